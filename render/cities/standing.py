"""What all cities are compared by, and where each player stands: the tables beside the cities."""

from typing import NamedTuple

from render import palette
from render.cities.look import face
from render.cities.pieces import duplex, tile
from render.pieces import check, hourglass, laurel, seal
from render.scene import Scene, View
from render.surface import Picture, Sprite
from render.text import FIGURE, NOTE, TITLE

HEADING, LINE = 66, 68
LABEL_WIDE = 258
SEAT = 62


class Box(NamedTuple):
    """A field of a picture."""

    x: float
    y: float
    wide: float
    high: float


def height(view: View) -> int:
    """Of the comparison: factories, and each district."""
    return HEADING + LINE * (1 + len(view["districts"])) + 12


def compare(picture: Picture, view: View, box: Box) -> None:
    """Factories and districts of all cities: gold is first, an edge is second."""
    picture.panel(*box)
    lines = 1 + len(view["districts"])
    line = (box.high - HEADING - 12) / lines
    pitch = (box.wide - LABEL_WIDE - 16) / len(view["cities"])
    middles = [box.x + LABEL_WIDE + pitch * (i + 0.5) for i in range(len(view["cities"]))]
    for city, middle in zip(view["cities"], middles, strict=True):
        picture.text(middle, box.y + 40, city["numeral"], 46, TITLE, align="middle")
    picture.text(box.x + 24, box.y + 40, "most tiles", 44, NOTE, palette.SOFT)
    rows = [_factories(view), *map(_district, view["districts"])]
    for i, row in enumerate(rows):
        middle = box.y + HEADING + line * (i + 0.5)
        picture.rectangle(box.x + 18, middle - line / 2, box.wide - 36, 2, palette.SAND)
        _row(picture, row, box.x, middle, middles, min(96, pitch - 8))


class Row(NamedTuple):
    """One line of the comparison; who is first and who is second, by city."""

    types: tuple[str, ...]
    prize: str
    sizes: tuple[int, ...]
    first: frozenset[int]
    second: frozenset[int]


def _factories(view: View) -> Row:
    """How many each city has; a factory of the first is worth 4, of the second 3, of others 2."""
    said = [city["score"]["factory"] for city in view["cities"]]
    first, second = (
        frozenset(i for i, each in enumerate(said) if each["tiles"] and each["each"] == worth) for worth in (4, 3)
    )
    return Row(("factory",), "4 · 3 · 2", tuple(each["tiles"] for each in said), first, second)


def _district(said: View) -> Row:
    first, second = frozenset(said["leaders"]), frozenset(said["seconds"])
    return Row(tuple(said["types"]), f"{said['first']} · {said['second']}", tuple(said["sizes"]), first, second)


def _row(picture: Picture, row: Row, x: float, middle: float, middles: list[float], wide: float) -> None:
    for i, each in enumerate(row.types):
        picture.put(tile(face(each), 52), x + 24 + i * 58, middle, "left")
    right = x + LABEL_WIDE - 14
    picture.text(right, middle, row.prize, 46, FIGURE, palette.RED, "right")
    for i, (size, at) in enumerate(zip(row.sizes, middles, strict=True)):
        if i in row.first:
            picture.panel(at - wide / 2, middle - 28, wide, 56, palette.FIRST, palette.INK, 3, 28)
        elif i in row.second:
            picture.panel(at - wide / 2, middle - 28, wide, 56, palette.MARBLE, palette.BRONZE, 4, 28)
        tone, style = (palette.INK, FIGURE) if size else (palette.SOFT, NOTE)
        picture.text(at, middle + 1, size or "–", 48, style, tone, "middle")


# Seats


def seats_height(lines: int) -> int:
    return 72 + SEAT * lines + 10


def seats(picture: Picture, scene: Scene, box: Box, columns: int = 1, tall: bool = False) -> None:
    """Each player: the lower of its two cities, and what it has still to do. Tall lines leave a name its own row."""
    picture.panel(*box, palette.SAND)
    order, two = _order(scene.view), len(scene.view["seats"]) == 2
    lines = -(-len(order) // columns)
    wide, line = box.wide / columns, (box.high - 82) / lines
    for column in range(columns):
        said = "both cities" if two else "lower city"
        right = 28 if tall else 34 + _reserve(scene)
        picture.text(box.x + column * wide + wide - right, box.y + 42, said, 44, NOTE, palette.SOFT, "right")
    for i, seat in enumerate(order):
        column, row = divmod(i, lines)
        place = Box(box.x + column * wide + 10, box.y + 72 + row * line, wide - 20, line)
        (_tall if tall else _seat)(picture, scene, seat, place)


def _order(view: View) -> list[int]:
    """As they sit, from the left owner of the first city."""
    return list(dict.fromkeys(city["owners"][0] for city in view["cities"]))


def _ground(picture: Picture, scene: Scene, seat: int, place: Box) -> None:
    won = scene.view["winners"] is not None and seat in scene.view["winners"]
    fill = palette.WINNER if won else palette.MARBLE
    edge, line = (palette.BRONZE, 5) if won else (fill, 3)
    picture.panel(place.x, place.y + 3, place.wide, place.high - 6, fill, edge, line, 14)


def _seat(picture: Picture, scene: Scene, seat: int, place: Box) -> None:
    _ground(picture, scene, seat, place)
    middle, right = place.y + place.high / 2, place.x + place.wide
    _who(picture, scene, seat, place.x + 40, middle)
    x = right - 16
    for sprite in reversed(_doing(scene, seat)):
        picture.put(sprite, x, middle, "right")
        x -= sprite.image.width + 8
    right -= 24 + _reserve(scene)
    right -= picture.text(right, middle, scene.view["seats"][seat]["score"], 52, FIGURE, align="right") + 20
    picture.text(place.x + 80, middle + 1, scene.name(seat), 46, room=min(640, right - place.x - 80))


def _tall(picture: Picture, scene: Scene, seat: int, place: Box) -> None:
    _ground(picture, scene, seat, place)
    upper, lower, right = place.y + place.high * 0.29, place.y + place.high * 0.72, place.x + place.wide
    _who(picture, scene, seat, place.x + 42, upper + 2)
    picture.text(place.x + 82, upper, scene.name(seat), 46, room=place.wide - 98)
    picture.text(right - 18, lower, scene.view["seats"][seat]["score"], 52, FIGURE, align="right")
    x = place.x + 84
    for sprite in _doing(scene, seat):
        picture.put(sprite, x, lower, "left")
        x += sprite.image.width + 8


def _who(picture: Picture, scene: Scene, seat: int, x: float, middle: float) -> None:
    won = scene.view["winners"] is not None and seat in scene.view["winners"]
    if won:
        picture.put(laurel(58), x, middle)
    picture.put(seal(40 if won else 50, scene.colour(seat)), x, middle)


def _doing(scene: Scene, seat: int) -> list[Sprite]:
    """Tiles still to be laid; or whether one has chosen."""
    view = scene.view
    if view["phase"] == "over":
        return []
    if view["phase"] == "placing" and view["seats"][seat]["to_place"]:
        return [small(view, key, 60 if _is_duplex(view, key) else 44) for key in view["seats"][seat]["to_place"]]
    return [hourglass(46) if scene.people[seat].waited else check(46)]


def _reserve(scene: Scene) -> int:
    """The room that this takes in all rows, so that the figures before it stand below each other."""
    everybody = (_doing(scene, seat) for seat in range(len(scene.people)))
    return max(sum(sprite.image.width + 8 for sprite in each) for each in everybody)


def small(view: View, key: str, size: int) -> Sprite:
    """A tile in a square of a size, be it single or a duplex."""
    if _is_duplex(view, key):
        said = view["legend"][key]
        return duplex(said["halves"][0], said["halves"][1], said["orient"], size // 2)
    return tile(key, size)


def _is_duplex(view: View, key: str) -> bool:
    return "halves" in view["legend"].get(key, {})
