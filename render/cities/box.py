"""What is in the boxes of Between Two Cities and Capitals, by their file of components, and what of it is ours."""

from collections.abc import Mapping, Sequence
from typing import Any

from render import palette
from render.cities.look import HEADER, face
from render.cities.pieces import bridge, duplex, land, space, tile
from render.origin import OURS, origin, tone
from render.scene import Scene, View
from render.surface import GUTTER, MARGIN, TOP, WIDTH, Picture
from render.text import FIGURE, NOTE

FULL = WIDTH - 2 * MARGIN
CAPTION = 80
SINGLES_HIGH = CAPTION + 96
HALF = 56  # of a duplex
DUPLEXES_HIGH = CAPTION + 2 * HALF + HALF + 44
CIVIC_HIGH = 162
CELL = 58  # of a mat
MAT_HIGH = 3 * CELL + 76
ACROSS = 7  # civics or mats beside each other
PRIZES_HIGH = 92
NOTE_HIGH = 68


def draw(scene: Scene) -> Picture:
    box = scene.view
    parts = (
        (_singles, box["singles"], SINGLES_HIGH),
        (_duplexes, box["duplexes"], DUPLEXES_HIGH),
        (_civics, box["civics"], _rows(box["civics"], CIVIC_HIGH)),
        (_mats, box["mats"], _rows(box["mats"], MAT_HIGH)),
        (_prizes, box["districts"], PRIZES_HIGH),
    )
    ours = "reconstructed" in str([part for _, part, _ in parts])
    high = TOP + sum(each + GUTTER for *_, each in parts)
    picture = Picture(high + (NOTE_HIGH if ours else 0))
    picture.header(HEADER, "In the box", box["edition"]["title"].partition(" (")[0])
    y = TOP
    for paint, part, each in parts:
        picture.panel(MARGIN, y, FULL, each, palette.SAND if paint is _duplexes else palette.MARBLE)
        paint(picture, part, y)
        y += each + GUTTER
    if ours:
        picture.text(WIDTH / 2, y + 24, OURS, 44, NOTE, palette.SOFT, "middle", room=WIDTH - 60)
    picture.edge()
    return picture


def _entries(part: Mapping[str, Any]) -> dict[str, Any]:
    return {key: entry for key, entry in part.items() if key != "source"}


def _rows(part: Mapping[str, Any], each: int) -> int:
    """How high a field is with so many kinds."""
    return CAPTION + each * -(-len(_entries(part)) // ACROSS)


def _joint(part: Mapping[str, Any]) -> str:
    """Where the entries of a part come from together."""
    found = {origin(entry, part) for entry in _entries(part).values() if isinstance(entry, Mapping)}
    found = found or {origin({}, part)}
    return found.pop() if len(found) == 1 else "partly reconstructed"


def _caption(picture: Picture, part: Mapping[str, Any], name: str, y: float) -> None:
    said = _joint(part)
    after = 44 + picture.text(44, y + 44, name, 46) + 22
    picture.text(after, y + 44, said, 44, NOTE, tone(said))


def _singles(picture: Picture, part: Mapping[str, Any], y: float) -> None:
    """How many there are of each single tile of the base game."""
    entries = _entries(part)
    _caption(picture, part, f"{sum(entries.values())} single tiles", y)
    pitch = (FULL - 40) / len(entries)
    for i, (key, many) in enumerate(entries.items()):
        x = MARGIN + 22 + pitch * i
        picture.put(tile(key, 76), x, y + CAPTION + 40, "left")
        picture.text(x + 88, y + CAPTION + 41, many, 50, FIGURE)


def _duplexes(picture: Picture, part: Mapping[str, Any], y: float) -> None:
    """Every duplex: the upright ones, and below each other the others."""
    entries = _entries(part)
    _caption(picture, part, f"{len(entries)} duplexes", y)
    upright = [entry for entry in entries.values() if "top" in entry]
    lying = [entry for entry in entries.values() if "left" in entry]
    top = y + CAPTION
    across = -(-len(lying) // 3)
    aside = 156 if across <= 4 else 126
    pitch = min(74.0, (FULL - 72 - aside * across) / max(1, len(upright)))
    for i, entry in enumerate(upright):
        sprite = duplex(entry["top"], entry["bottom"], "vertical", HALF)
        picture.put(sprite, MARGIN + 24 + pitch * i, top + HALF / 2 + 14, "left", "top")
    for i, entry in enumerate(lying):
        sprite = duplex(entry["left"], entry["right"], "horizontal", HALF)
        row, column = divmod(i, across)
        picture.put(sprite, MARGIN + FULL - 24 - aside * (across - column), top + (HALF + 10) * row, "left", "top")


def _civics(picture: Picture, part: Mapping[str, Any], y: float) -> None:
    """What is good beside each civic, and what is not."""
    entries = _entries(part)
    _caption(picture, part, f"{sum(entry['copies'] for entry in entries.values())} civics", y)
    pitch = (FULL - 24) / ACROSS
    for i, (key, entry) in enumerate(entries.items()):
        row, column = divmod(i, ACROSS)
        x, top = MARGIN + 20 + pitch * column, y + CAPTION + CIVIC_HIGH * row
        picture.put(tile(f"civic-{key}", 76), x, top + 36, "left")
        picture.text(x + 90, top + 37, f"× {entry['copies']}", 48, FIGURE)
        _signs(picture, entry, x, top + 118)


def _signs(picture: Picture, entry: View, x: float, y: float) -> None:
    for sign, fill, types in (("+", palette.GOOD, entry["benefits"]), ("−", palette.ALERT, [entry["harms"]])):
        x += picture.text(x, y, sign, 46, FIGURE, fill) + 4
        for each in types:
            picture.put(tile(face(each), 44), x, y, "left")
            x += 47
        x += 4


def _mats(picture: Picture, part: Mapping[str, Any], y: float) -> None:
    entries = _entries(part)
    _caption(picture, part, f"{len(entries)} landscapes", y)
    pitch = (FULL - 24) / ACROSS
    for i, entry in enumerate(entries.values()):
        row, column = divmod(i, ACROSS)
        middle, top = MARGIN + 12 + pitch * (column + 0.5), y + CAPTION + MAT_HIGH * row
        _mat(picture, entry["rows"], entry["ground"], middle - 1.5 * CELL, top)
        picture.text(middle, top + 3 * CELL + 36, entry["name"], 44, align="middle", room=pitch - 8)


def _mat(picture: Picture, rows: Sequence[str], ground: str, x: float, y: float) -> None:
    picture.rectangle(x - 4, y - 4, 3 * CELL + 8, 3 * CELL + 8, palette.UMBER, 4)
    for row, line in enumerate(rows):
        for column, sign in enumerate(line):
            at = x + column * CELL, y + row * CELL
            picture.put(space(CELL, ground) if sign == "." else land(ground, CELL), *at, "left", "top")
            if sign in "=|":
                picture.put(bridge(CELL, "horizontal" if sign == "=" else "vertical"), *at, "left", "top")


def _prizes(picture: Picture, part: Mapping[str, Any], y: float) -> None:
    """What the largest and the second largest district pay."""
    middle = y + PRIZES_HIGH / 2
    said = origin({}, part)
    x = 44 + picture.text(44, middle, "Districts", 46) + 26
    for each in part["tiles"]:
        x += picture.text(x, middle, f"{each['first']} · {each['second']}", 48, FIGURE, palette.RED) + 44
    picture.text(x, middle, said, 44, NOTE, tone(said))
    picture.text(WIDTH - 44, middle, f"{len(part['cards'])} cards", 44, NOTE, palette.SOFT, "right")
