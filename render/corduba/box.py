"""What is in Corduba's box, by its file of components, and what of it is ours."""

from collections.abc import Mapping
from typing import Any

from render import palette
from render.corduba.buildings import form, label
from render.corduba.goods import ICONS, Item, put
from render.corduba.icons import coin, trade
from render.corduba.look import HEADER, MARKET, PARTS, RESOURCES, ROME, TRADES
from render.corduba.town import ground, placed
from render.corduba.works import monument
from render.origin import OURS, origin, tone
from render.pieces import laurel
from render.scene import Scene, View
from render.surface import GUTTER, MARGIN, TOP, WIDTH, Picture
from render.text import FIGURE, LABEL, NOTE

FULL = WIDTH - 2 * MARGIN
CAPTION = 76
ACROSS, BUILDING_HIGH = 6, 212
CELL = 26  # of the districts' maps
MAPS_WIDE, MAPS_HIGH = 830, CAPTION + 9 * CELL + 24
LOWER_HIGH = CAPTION + 3 * 62 + 14
NOTE_HIGH = 68
ORDER = ("workers", "denarii", *RESOURCES)


def draw(scene: Scene) -> Picture:
    box = scene.view
    buildings = _entries(box["buildings"])
    built = CAPTION + BUILDING_HIGH * -(-len(buildings) // ACROSS) + 4
    maps = TOP + built + GUTTER
    lower = maps + MAPS_HIGH + GUTTER
    ours = "reconstructed" in str({key: part for key, part in box.items() if key != "edition"})
    picture = Picture(lower + LOWER_HIGH + (NOTE_HIGH if ours else MARGIN))
    picture.header(HEADER, "In the box", box["edition"]["title"])
    picture.panel(MARGIN, TOP, FULL, built, palette.SAND)
    _caption(picture, box["buildings"], f"{len(buildings)} buildings", MARGIN, TOP, FULL)
    for i, (key, each) in enumerate(buildings.items()):
        row, column = divmod(i, ACROSS)
        wide = (FULL - 16) / ACROSS
        _building(picture, box, key, each, MARGIN + 8 + wide * column, TOP + CAPTION + BUILDING_HIGH * row, wide)
    _maps(picture, box, maps)
    _monuments(picture, box["monuments"], maps)
    _market(picture, box["macellum"], lower)
    _rome(picture, box["rome"], lower)
    if ours:
        middle = lower + LOWER_HIGH + NOTE_HIGH / 2 - 2
        picture.text(WIDTH / 2, middle, OURS, 44, NOTE, palette.SOFT, "middle", room=WIDTH - 60)
    picture.edge()
    return picture


def _entries(part: Mapping[str, Any]) -> dict[str, Any]:
    return {key: entry for key, entry in part.items() if key != "source"}


def _joint(part: Mapping[str, Any]) -> str:
    """Where the entries of a part come from together."""
    found = {origin(entry, part) for entry in _entries(part).values() if isinstance(entry, Mapping)}
    found = found or {origin({}, part)}
    return found.pop() if len(found) == 1 else "partly reconstructed"


def _caption(picture: Picture, part: Mapping[str, Any], name: str, x: float, y: float, wide: float) -> None:
    said = _joint(part)
    after = x + 26 + picture.text(x + 26, y + 40, name, 46, LABEL) + 18
    picture.text(after, y + 40, said, 44, NOTE, tone(said), room=x + wide - 16 - after)


def _building(picture: Picture, box: View, key: str, said: View, x: float, y: float, wide: float) -> None:
    """Its form in its colour, what it costs, and the Prestige it brings."""
    picture.panel(x + 4, y, wide - 8, BUILDING_HIGH - 8, palette.MARBLE, radius=14)
    picture.put(trade(44, said["colour"]), x + 14, y + 34, "left")
    right = x + wide - 16
    right -= picture.text(right, y + 35, f"+{said['prestige']}", 44, FIGURE, palette.GOOD, "right") + 8
    picture.text(x + 62, y + 35, label(key, said["name"], right - x - 62, 44), 44, LABEL)
    squares = placed(box["shapes"][said["shape"]], "a1", "r0")
    sprite = form(squares, 24, TRADES[said["colour"]].walls)
    picture.put(sprite, x + 57, y + 130)
    cost = [each for each in ORDER if said["cost"].get(each)]
    for i, each in enumerate(cost):
        column, row = divmod(i, 3)
        at = x + 107 + column * 74, y + 84 + row * 48
        put(picture, Item(ICONS[each], str(said["cost"][each])), *at, 40, 44)


def _maps(picture: Picture, box: View, y: float) -> None:
    """The three Districts, and what building there saves."""
    picture.panel(MARGIN, y, MAPS_WIDE, MAPS_HIGH)
    _caption(picture, box["districts"], "3 Districts", MARGIN, y, MAPS_WIDE)
    x = MARGIN + 18
    room = MAPS_WIDE - 36 - sum(len(_district(box, key)["map"][0]) for key in PARTS) * CELL
    for key in PARTS:
        plan = _district(box, key)["map"]
        picture.put(ground(key, tuple(plan), CELL), x, y + CAPTION + (MAPS_HIGH - CAPTION) / 2 - 8, "left")
        x += len(plan[0]) * CELL + room // 2


def _district(box: View, key: str) -> View:
    return box["districts"][key]


def _monuments(picture: Picture, part: View, y: float) -> None:
    left = MARGIN + MAPS_WIDE + GUTTER
    wide = WIDTH - MARGIN - left
    entries = _entries(part)
    picture.panel(left, y, wide, MAPS_HIGH)
    _caption(picture, part, f"{len(entries)} monuments", left, y, wide)
    pitch = (wide - 24) / 3
    for i, (key, said) in enumerate(entries.items()):
        row, column = divmod(i, 3)
        x, middle = left + 16 + pitch * column, y + CAPTION + 56 + row * 112
        picture.put(monument(92, key), x, middle, "left")
        at = x + 98
        picture.put(laurel(44), at, middle - 26, "left")
        gain = sum(said["prestige"].values())
        picture.text(at + 50, middle - 25, f"+{gain}", 44, FIGURE, palette.GOOD)
        put(picture, Item(ICONS["workers"], str(said["cost"]["workers"])), at + 2, middle + 28, 40, 44)


def _market(picture: Picture, part: View, y: float) -> None:
    """Prices at the start, and how much the stock holds with two, three and four players."""
    wide = 800
    picture.panel(MARGIN, y, wide, LOWER_HIGH, MARKET, palette.BRONZE, 4)
    said = origin({}, part["prices"])
    after = MARGIN + 26 + picture.text(MARGIN + 26, y + 40, "Macellum", 46, LABEL) + 18
    picture.text(after, y + 40, said, 44, NOTE, tone(said), room=wide - after)
    pitch = (wide - 20) / len(RESOURCES)
    for i, each in enumerate(RESOURCES):
        middle = MARGIN + 10 + pitch * (i + 0.5)
        picture.put(ICONS[each](64), middle, y + 102)
        picture.put(coin(72), middle, y + 174)
        picture.text(middle, y + 175, part["prices"][each], 48, FIGURE, align="middle")
        limits = "·".join(str(limit[each]) for limit in _entries(part["limits"]).values())
        picture.text(middle, y + 240, limits, 44, NOTE, palette.SOFT, "middle")


def _rome(picture: Picture, part: View, y: float) -> None:
    """What each card asks, with two, three and four players; which of them counts an Amphora as more."""
    left = MARGIN + 800 + GUTTER
    wide, cards = WIDTH - MARGIN - left, _entries(part["cards"])
    picture.panel(left, y, wide, LOWER_HIGH, ROME, palette.RED, 4)
    _caption(picture, part["cards"], f"Rome’s {len(cards)} cards", left, y, wide)
    for i, said in enumerate(cards.values()):
        row, column = divmod(i, 3)
        x, middle = left + 16 + (wide - 20) / 3 * column, y + CAPTION + 30 + row * 62
        least = "·".join(str(many) for many in said["minimum"].values())
        icon = ICONS.get(said["resource"], ICONS["any"])
        put(picture, Item(icon, least), x, middle, 50, 46)
    players = "with " + " · ".join(next(iter(cards.values()))["minimum"]) + " players"
    picture.text(left + wide - 22, y + CAPTION + 154, players, 44, NOTE, palette.SOFT, "right")
