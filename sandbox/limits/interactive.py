"""What people press, choose from and type into: buttons, selects and text inputs."""

from typing import Any

from sandbox.errors import Json
from sandbox.limits import fields
from sandbox.limits.problems import Spot
from sandbox.limits.tally import Tally

BUTTON, STRING_SELECT, TEXT_INPUT, USER_SELECT = 2, 3, 4, 5
SELECTS = {STRING_SELECT: "string", USER_SELECT: "user", 6: "role", 7: "mentionable", 8: "channel"}
LINK = 5
STYLES = range(1, 6)


def present(**values: Any) -> Json:
    """Those that are not None: Discord leaves absent fields out."""
    return {key: value for key, value in values.items() if value is not None}


def button(raw: Json, at: Spot, tally: Tally) -> Json:
    """A button with a label or an emoji, and a custom id or a link."""
    style = raw.get("style")
    fields.one_of(style, STYLES, at / "style")
    label = fields.text(raw, "label", at, 80)
    if not label and not raw.get("emoji"):
        at.refuse("BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A button must have a label or emoji")
    settled = present(type=BUTTON, id=0, style=style, label=label, emoji=emoji(raw, at))
    settled["disabled"] = fields.yes(raw, "disabled", at)
    if style == LINK:
        settled["url"] = _link(raw, at)
    else:
        settled["custom_id"] = tally.custom_id(raw, at)
    return tally.enter(raw, settled, at)


def _link(raw: Json, at: Spot) -> str:
    url = fields.text(raw, "url", at, 512, least=1, required=True) or ""
    if url and not url.startswith(("http://", "https://", "discord://")):
        (at / "url").refuse("URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('http', 'https', 'discord').")
    if raw.get("custom_id"):
        at.refuse("BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", "A custom id and url cannot both be specified")
    return url


def emoji(raw: Json, at: Spot) -> Json | None:
    """An emoji by name, or a custom one by id."""
    value = raw.get("emoji")
    if value is None:
        return None
    if not isinstance(value, dict) or not (value.get("name") or value.get("id")):
        (at / "emoji").refuse("BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
        return None
    return present(name=value.get("name") or "", id=value.get("id"))


def select(raw: Json, at: Spot, tally: Tally) -> Json:
    """Any select; a string select has 1 to 25 options with values of their own."""
    settled = present(type=raw["type"], id=0, custom_id=tally.custom_id(raw, at))
    settled |= present(placeholder=fields.text(raw, "placeholder", at, 150))
    settled["min_values"], settled["max_values"] = span(raw, at, 25)
    settled["disabled"] = fields.yes(raw, "disabled", at)
    if raw["type"] == STRING_SELECT:
        settled["options"] = options(raw, at, 25)
    elif raw.get("default_values"):
        settled["default_values"] = fields.rows(raw, "default_values", at, 25)
    if raw.get("channel_types"):
        settled["channel_types"] = raw["channel_types"]
    return tally.enter(raw, settled, at)


def span(raw: Json, at: Spot, most: int) -> tuple[int, int]:
    """How many values may be chosen."""
    least, top = fields.whole(raw, "min_values", at, 0, most), fields.whole(raw, "max_values", at, 1, most)
    least, top = 1 if least is None else least, 1 if top is None else top
    if least > top:
        (at / "min_values").refuse("NUMBER_TYPE_MAX", f"int value should be less than or equal to {top}.")
    return least, top


def options(raw: Json, at: Spot, most: int, least: int = 1) -> list[Json]:
    """The options of a string select or of a group in a modal."""
    settled, seen = [], set()
    for number, row in enumerate(fields.rows(raw, "options", at, most, least=least)):
        here = at / "options" / number
        settled.append(_option(row, here))
        value = row.get("value")
        if isinstance(value, str) and value in seen:
            (here / "value").refuse(
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The specified option value is already used"
            )
        seen.add(value if isinstance(value, str) else None)
    return settled


def _option(row: Json, at: Spot) -> Json:
    settled = present(
        label=fields.text(row, "label", at, 100, least=1, required=True),
        value=fields.text(row, "value", at, 100, least=1, required=True),
        description=fields.text(row, "description", at, 100),
        emoji=emoji(row, at),
    )
    if fields.yes(row, "default", at):
        settled["default"] = True
    return settled


def text_input(raw: Json, at: Spot, tally: Tally, *, labelled: bool) -> Json:
    """A line or paragraph to type; `labelled` when a label component carries its label."""
    fields.one_of(raw.get("style"), (1, 2), at / "style")
    settled: Json = {
        "type": TEXT_INPUT,
        "id": 0,
        "custom_id": tally.custom_id(raw, at),
        "style": raw.get("style"),
        "label": fields.text(raw, "label", at, 45, least=1, required=not labelled),
        "required": fields.yes(raw, "required", at, default=True),
        "min_length": fields.whole(raw, "min_length", at, 0, 4_000),
        "max_length": fields.whole(raw, "max_length", at, 1, 4_000),
    }
    settled |= present(value=fields.text(raw, "value", at, 4_000), placeholder=fields.text(raw, "placeholder", at, 100))
    return tally.enter(raw, settled, at)
