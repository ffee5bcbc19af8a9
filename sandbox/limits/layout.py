"""The components of a message: five rows of the old kind, or a tree of components V2."""

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from typing import Any

from sandbox.errors import Json
from sandbox.limits import fields
from sandbox.limits.interactive import BUTTON, SELECTS, button, select
from sandbox.limits.problems import Spot
from sandbox.limits.tally import Tally

ROW, SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 1, 9, 10, 11, 12, 13, 14, 17
IN_CONTAINER = frozenset({ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR})
TOP = IN_CONTAINER | {CONTAINER}

Media = Callable[[str, Spot], Json]  # finds the file a URL means, or refuses it


@dataclass
class Layout:
    """Checks components and settles them into the shape in which Discord gives them back."""

    media: Media
    tally: Tally

    def some(self, raw: Json, at: Spot, kinds: Collection[int], most: int) -> list[Json]:
        """One to `most` children of these kinds."""
        rows = fields.rows(raw, "components", at, most, least=1)
        return [self.one(row, at / "components" / number, kinds) for number, row in enumerate(rows)]

    def one(self, raw: Json, at: Spot, kinds: Collection[int]) -> Json:
        """One component of these kinds."""
        kind = raw.get("type")
        if not isinstance(kind, int) or kind not in kinds:
            listed = ", ".join(str(each) for each in sorted(kinds))
            (at / "type").refuse("UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({listed},).')
            return {}
        if kind in SELECTS:
            return select(raw, at, self.tally)
        return MAKERS[kind](self, raw, at)

    def enter(self, raw: Json, at: Spot, **settled: Any) -> Json:
        """Count a component."""
        return self.tally.enter(raw, {"type": raw["type"], "id": 0, **settled}, at)

    def button(self, raw: Json, at: Spot) -> Json:
        """A button beside a section or in a row."""
        return button(raw, at, self.tally)

    def row(self, raw: Json, at: Spot) -> Json:
        """Five buttons, or one select."""
        children = self.some(raw, at, (BUTTON, *SELECTS), 5)
        if len(children) > 1 and any(child.get("type") in SELECTS for child in children):
            (at / "components").refuse(
                "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width"
            )
        return self.enter(raw, at, components=children)

    def section(self, raw: Json, at: Spot) -> Json:
        """One to three texts beside a button or picture."""
        texts = self.some(raw, at, (TEXT,), 3)
        accessory = raw.get("accessory")
        if not isinstance(accessory, dict):
            fields.missing(at / "accessory")
            return {}
        beside = self.one(accessory, at / "accessory", (BUTTON, THUMBNAIL))
        return self.enter(raw, at, components=texts, accessory=beside)

    def text(self, raw: Json, at: Spot) -> Json:
        """A text, which counts towards the 4,000 characters."""
        content = fields.text(raw, "content", at, 4_000, least=1, required=True) or ""
        self.tally.display(content)
        return self.enter(raw, at, content=content)

    def thumbnail(self, raw: Json, at: Spot) -> Json:
        """A picture beside a section."""
        return self.enter(raw, at, **self._picture(raw, at))

    def gallery(self, raw: Json, at: Spot) -> Json:
        """One to ten pictures, which are no components of their own."""
        rows = fields.rows(raw, "items", at, 10, least=1)
        return self.enter(raw, at, items=[self._picture(row, at / "items" / n) for n, row in enumerate(rows)])

    def _picture(self, raw: Json, at: Spot) -> Json:
        description = fields.text(raw, "description", at, 1_024, least=1)
        spoiler = fields.yes(raw, "spoiler", at)
        return {"media": self._unfurled(raw, "media", at), "description": description, "spoiler": spoiler}

    def file(self, raw: Json, at: Spot) -> Json:
        """A file to download; it must be an attachment."""
        url = (raw.get("file") or {}).get("url")
        if isinstance(url, str) and not url.startswith("attachment://"):
            (at / "file" / "url").refuse("UNFURLED_MEDIA_ITEM_ATTACHMENT_REQUIRED", "Must be an attachment reference")
        found = self._unfurled(raw, "file", at)
        name, size = found.pop("name", None), found.pop("size", None)
        return self.enter(raw, at, file=found, name=name, size=size, spoiler=fields.yes(raw, "spoiler", at))

    def _unfurled(self, raw: Json, key: str, at: Spot) -> Json:
        value = raw.get(key)
        if not isinstance(value, dict):
            fields.missing(at / key)
            return {}
        url = fields.text(value, "url", at / key, 2_048, least=1, required=True)
        found = self.media(url, at / key / "url") if url else {}
        return found if key == "file" else {k: v for k, v in found.items() if k not in ("name", "size")}

    def separator(self, raw: Json, at: Spot) -> Json:
        """A line or a gap."""
        spacing = fields.whole(raw, "spacing", at, 1, 2) or 1
        return self.enter(raw, at, spacing=spacing, divider=fields.yes(raw, "divider", at, default=True))

    def container(self, raw: Json, at: Spot) -> Json:
        """A box around components that are no containers."""
        colour = fields.whole(raw, "accent_color", at, 0, 0xFFFFFF)
        children = self.some(raw, at, IN_CONTAINER, 40)
        return self.enter(raw, at, accent_color=colour, components=children, spoiler=fields.yes(raw, "spoiler", at))


MAKERS: dict[int, Callable[[Layout, Json, Spot], Json]] = {
    ROW: Layout.row,
    BUTTON: Layout.button,
    SECTION: Layout.section,
    TEXT: Layout.text,
    THUMBNAIL: Layout.thumbnail,
    GALLERY: Layout.gallery,
    FILE: Layout.file,
    SEPARATOR: Layout.separator,
    CONTAINER: Layout.container,
}


def components(raw: Json, at: Spot, media: Media, *, v2: bool) -> list[Json]:
    """Check and settle the components of a message."""
    layout = Layout(media, Tally())
    kinds, most = (TOP, 40) if v2 else (frozenset({ROW}), 5)
    rows = fields.rows(raw, "components", at, most)
    settled = [layout.one(row, at / "components" / number, kinds) for number, row in enumerate(rows)]
    layout.tally.finish(at / "components")
    return settled


def walk(components: Iterable[Json]) -> Iterable[Json]:
    """Every component of a tree, in order."""
    for component in components:
        yield component
        yield from walk(component.get("components", ()))
        beside = component.get("accessory") or component.get("component")
        if beside:
            yield from walk((beside,))


def pictures(components: Iterable[Json]) -> Iterable[Json]:
    """Every media item shown by a tree of components."""
    for component in walk(components):
        shown = [component, *component.get("items", ())]
        yield from (item[key] for item in shown for key in ("media", "file") if item.get(key))
