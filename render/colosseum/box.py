"""What is in the Colosseum's box, by its file of components, and what of it is ours."""

from collections.abc import Mapping
from typing import Any

from render import palette
from render.colosseum.look import HEADER, MATERIALS
from render.colosseum.pieces import ICONS, back, bonus, consul, fame, small_card, space, tile
from render.origin import OURS, origin, tone
from render.pieces import laurel
from render.scene import Scene, View
from render.surface import GUTTER, MARGIN, TOP, WIDTH, Picture
from render.text import FIGURE, NOTE

CAPTION = 84
PIECE_HIGH = 150
PIECES_HIGH = CAPTION + 3 * PIECE_HIGH + 6
TILES_TOP = TOP + PIECES_HIGH + GUTTER
TILES_HIGH = CAPTION + 84 + 3 * 70 + 12
TILES_WIDE = 972
RING_TOP = TILES_TOP + TILES_HIGH + GUTTER
RING_HIGH = 212
REST_TOP = RING_TOP + RING_HIGH + GUTTER
REST_HIGH = 116
NOTE_HIGH = 72
LEVELS, LETTERS = ("I", "II", "III"), ("A", "B", "C")
KINDS = (*MATERIALS, "stable-1", "stable-2")
NAMES = {"d": "choose", "p": "site", "a": "storage"}


def draw(scene: Scene) -> Picture:
    box = scene.view
    ours = "reconstructed" in str(_sources(box))
    bottom = REST_TOP + REST_HIGH
    picture = Picture(bottom + (NOTE_HIGH if ours else MARGIN))
    picture.header(HEADER, "The Colosseum’s box", box["edition"]["title"])
    _pieces(picture, box["pieces"])
    _tiles(picture, box["tiles"])
    _displays(picture, box)
    _ring(picture, box)
    _rest(picture, box)
    if ours:
        middle = bottom + NOTE_HIGH / 2 - 2
        picture.text(WIDTH / 2, middle, OURS, 44, NOTE, palette.SOFT, "middle", room=WIDTH - 60)
    picture.edge()
    return picture


def _sources(thing: Any) -> list[Any]:
    """Every source that a file names but that of the edition as a whole."""
    if not isinstance(thing, Mapping):
        return []
    found = [thing["source"]] if "source" in thing else []
    return found + [each for key, value in thing.items() if key != "edition" for each in _sources(value)]


def _joint(entries: Mapping[str, View]) -> str:
    """Where a group of entries comes from together."""
    found = {origin(entry, entries) for entry in entries.values() if isinstance(entry, Mapping)}
    return (
        found.pop()
        if len(found) == 1
        else "partly reconstructed"
        if "reconstructed" in str(found)
        else ", ".join(sorted(found))
    )


def _caption(picture: Picture, x: float, top: float, name: str, said: str, room: float) -> None:
    after = x + picture.text(x, top + 46, name, 46) + 20
    picture.text(after, top + 46, said, 44, NOTE, tone(said), room=x + room - after)


def _pieces(picture: Picture, pieces: Mapping[str, View]) -> None:
    """Every building piece: what it pays and what it takes; those that are not ours are ticked."""
    found = {key: entry for key, entry in pieces.items() if isinstance(entry, Mapping)}
    picture.panel(MARGIN, TOP, WIDTH - 2 * MARGIN, PIECES_HIGH, palette.SAND, radius=22)
    _caption(picture, 40, TOP, f"{len(found)} pieces", _joint(pieces), WIDTH - 80)
    rows = [[key for key in found if key.startswith(letter)] for letter in LETTERS]
    pitch = (WIDTH - 2 * MARGIN - 24) / max(map(len, rows))
    for line, row in enumerate(rows):
        for i, key in enumerate(row):
            x, y = MARGIN + 12 + i * pitch, TOP + CAPTION + line * PIECE_HIGH
            _piece(picture, key, found[key], x, y, pitch - 8)


def _piece(picture: Picture, key: str, piece: View, x: float, y: float, wide: float) -> None:
    picture.panel(x + 4, y, wide, PIECE_HIGH - 10, radius=14)
    picture.text(x + 20, y + 38, key, 44, NOTE, tone(origin(piece, {})))
    picture.put(fame(piece["fame"], 76), x + 48, y + 96)
    cost = [each for each in MATERIALS for _ in range(piece["cost"].get(each, 0))]
    across = -(-len(cost) // 2)
    pitch = min(42.0, (wide - 100) / max(1, across))
    for i, each in enumerate(cost):
        picture.put(ICONS[each](42), x + 92 + pitch * (i % across + 0.5), y + 44 + 54 * (i // across))


def _tiles(picture: Picture, tiles: Mapping[str, View]) -> None:
    """How many landscape tiles of each kind there are in each level."""
    picture.panel(MARGIN, TILES_TOP, TILES_WIDE, TILES_HIGH, radius=22)
    total = sum(tiles[level]["total"] for level in LEVELS)
    _caption(picture, 40, TILES_TOP, f"{total} landscape tiles", _joint(tiles), TILES_WIDE - 60)
    pitch = (TILES_WIDE - 220) / len(KINDS)
    for i, kind in enumerate(KINDS):
        picture.put(tile(kind, 72), MARGIN + 196 + pitch * (i + 0.5), TILES_TOP + CAPTION + 40)
    for line, level in enumerate(LEVELS):
        middle = TILES_TOP + CAPTION + 84 + 70 * line + 36
        picture.put(back(level, 62), 84, middle)
        picture.text(136, middle, tiles[level]["total"], 46, NOTE, palette.SOFT)
        for i, kind in enumerate(KINDS):
            many = tiles[level][kind]
            x = MARGIN + 196 + pitch * (i + 0.5)
            picture.text(x, middle, many or "–", 48, FIGURE, palette.INK if many else palette.SOFT, "middle")


def _displays(picture: Picture, box: View) -> None:
    """The two landscapes of each display; stable and storage are the same on all."""
    left = MARGIN + TILES_WIDE + GUTTER
    wide = WIDTH - MARGIN - left
    picture.panel(left, TILES_TOP, wide, TILES_HIGH, radius=22)
    picture.text(left + 28, TILES_TOP + 46, "Displays", 46)
    said = origin(box["displays"], {})
    picture.text(left + wide - 28, TILES_TOP + 46, said, 44, NOTE, tone(said), "right", room=wide - 250)
    for i, pair in enumerate(box["displays"]["landscapes"]):
        x, y = left + 46 + i % 2 * (wide / 2 - 6), TILES_TOP + CAPTION + 46 + i // 2 * 104
        for n, each in enumerate(pair):
            picture.put(tile(each, 84), x + n * 92, y, "left")
    middle = TILES_TOP + TILES_HIGH - 50
    parts = (("stable", box["display"]["wheels"], "wheels"), ("storage", box["display"]["limit"], "cards"))
    for i, (icon, many, word) in enumerate(parts):
        x = left + 34 + i * (wide / 2 - 4)
        picture.put(ICONS[icon](60), x, middle, "left")
        picture.text(x + 74, middle, f"{many} {word}", 44, NOTE, palette.SOFT)


def _ring(picture: Picture, box: View) -> None:
    """The Consul's spaces clockwise, and where he begins."""
    picture.panel(MARGIN, RING_TOP, WIDTH - 2 * MARGIN, RING_HIGH, palette.SAND, radius=22)
    _caption(picture, 40, RING_TOP, "Ring, clockwise", origin(box["ring"], {}), 620)
    said = origin(box["start"], {})
    across = picture.text(WIDTH - 44, RING_TOP + 46, said, 44, NOTE, tone(said), "right")
    picture.text(WIDTH - 64 - across, RING_TOP + 46, "Consul’s start", 46, align="right")
    keys = box["ring"]["spaces"]
    pitch = (WIDTH - 2 * MARGIN - 60) / len(keys)
    for i, key in enumerate(keys):
        x, y = MARGIN + 30 + pitch * (i + 0.5), RING_TOP + 142
        here = key == box["start"]["space"]
        picture.put(space(NAMES[key[0]], int(key[1:] or 0), palette.SPOT if here else None, not here), x, y)
        if here:
            picture.put(consul(108), x - (26 if key[1:] else 0), y + 40, anchor="bottom")


def _rest(picture: Picture, box: View) -> None:
    """Cards, storage tiles, chips, and what lies on the last sections."""
    picture.panel(MARGIN, REST_TOP, WIDTH - 2 * MARGIN, REST_HIGH, radius=22)
    middle, x = REST_TOP + REST_HIGH / 2, 40.0
    for each in MATERIALS:
        picture.put(small_card(each), x, middle, "left")
        x += 62
    x += 8 + picture.text(x + 8, middle, f"× {box['materials']['cards']}", 48, FIGURE) + 36
    picture.put(tile("storage", 72), x, middle, "left")
    x += 84 + picture.text(x + 84, middle, f"× {box['storage']['tiles']}", 48, FIGURE) + 36
    chips = sum(value * many for value, many in box["fame"]["chips"])
    picture.put(laurel(78, palette.BRONZE), x, middle, "left")
    x += 90 + picture.text(x + 90, middle, f"{chips} in chips", 48, FIGURE) + 36
    for points in box["sections"]["last"]:
        picture.put(bonus(points), x, middle, "left")
        x += 76
    said = origin({"source": _last(box["sections"])}, {})
    picture.text(x + 12, middle, said, 44, NOTE, tone(said), room=WIDTH - 40 - x - 12)


def _last(sections: View) -> str:
    """Where the order of the last chips comes from."""
    source = sections.get("source", "reconstructed")
    return str(source if isinstance(source, str) else source.get("last", source["default"]))
