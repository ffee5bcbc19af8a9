"""Embeds: ten in a message, 6,000 characters over all of them."""

from sandbox.errors import Json
from sandbox.limits import fields
from sandbox.limits.layout import Media
from sandbox.limits.problems import Spot

MOST_TEXT = 6_000
PICTURES = ("image", "thumbnail")


def embeds(raw: Json, at: Spot, media: Media) -> list[Json]:
    """Check and settle a message's embeds."""
    rows = fields.rows(raw, "embeds", at, 10)
    settled = [_embed(row, at / "embeds" / number, media) for number, row in enumerate(rows)]
    if sum(_characters(row) for row in rows) > MOST_TEXT:
        (at / "embeds").refuse("MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {MOST_TEXT}")
    return settled


def _embed(raw: Json, at: Spot, media: Media) -> Json:
    fields.text(raw, "title", at, 256)
    fields.text(raw, "description", at, 4_096)
    for number, row in enumerate(fields.rows(raw, "fields", at, 25)):
        here = at / "fields" / number
        fields.text(row, "name", here, 256, least=1, required=True)
        fields.text(row, "value", here, 1_024, least=1, required=True)
    fields.text(raw.get("footer") or {}, "text", at / "footer", 2_048)
    fields.text(raw.get("author") or {}, "name", at / "author", 256)
    settled = {"type": "rich"} | {key: value for key, value in raw.items() if value is not None}
    for key in PICTURES:
        if settled.get(key):
            settled[key] = _picture(media(settled[key].get("url", ""), at / key / "url"))
    return settled


def _picture(found: Json) -> Json:
    return {key: found[key] for key in ("url", "proxy_url", "width", "height", "attachment_id") if found.get(key)}


def _characters(raw: Json) -> int:
    parts = [raw.get("title"), raw.get("description")]
    parts += [(raw.get("footer") or {}).get("text"), (raw.get("author") or {}).get("name")]
    for row in raw.get("fields") or ():
        parts += [row.get("name"), row.get("value")]
    return sum(len(part) for part in parts if isinstance(part, str))
