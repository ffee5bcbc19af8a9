"""All cities as everybody sees them, small and in the order of the table, with what they are compared by."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from render import palette
from render.cities import plan, standing
from render.cities.look import HEADER, NAME
from render.cities.pieces import frame
from render.cities.standing import Box
from render.cities.words import moment
from render.pieces import seal
from render.scene import Scene, View
from render.surface import GUTTER, MARGIN, TOP, WIDTH, Picture
from render.text import FIGURE, LABEL, NOTE, SMALL_CAPITALS_FLOOR, TITLE, width

FULL = WIDTH - 2 * MARGIN
TITLE_ROOM = 336  # between the seals of the owners


class Size(NamedTuple):
    """How large each city is, its plan without letters; in narrow ones the name stands below the numeral."""

    across: int
    wide: int
    high: int
    head: int
    plan: int


WIDE = Size(3, 512, 640, 92, 428)
FIVE = Size(3, 512, 612, 88, 412)
LESS = Size(3, 512, 560, 86, 362)
NARROW = Size(4, 380, 550, 130, 300)
LETTERS = 34  # room above each plan and to its left, for the names of columns and rows


def draw(scene: Scene) -> Picture:
    view = scene.view
    many = len(view["cities"])
    size = {5: FIVE, 6: LESS, 7: NARROW}.get(many, WIDE)
    bottom, boxes = LAYOUTS[many](view, size)
    picture = Picture(round(bottom) + MARGIN)
    picture.header(HEADER, NAME, moment(view))
    for number in range(many):
        row, column = divmod(number, size.across)
        x, y = MARGIN + column * (size.wide + GUTTER), TOP + row * (size.high + GUTTER)
        _city(picture, scene, number, x, y, size)
    standing.compare(picture, view, boxes.compare)
    standing.seats(picture, scene, boxes.seats, boxes.columns, boxes.tall)
    picture.edge()
    return picture


# Where the two tables go: the places that the last row of cities leaves, or a strip below.


class Boxes(NamedTuple):
    compare: Box
    seats: Box
    columns: int = 1
    tall: bool = False


def _below(view: View, size: Size) -> tuple[float, Boxes]:
    """Both in a strip below full rows of cities."""
    seats, rows = len(view["seats"]), len(view["cities"]) // size.across
    top = TOP + rows * (size.high + GUTTER)
    columns = 1 if view["districts"] or seats < 4 else 2
    high = max(standing.height(view), standing.seats_height(-(-seats // columns)))
    wide = 900 if columns == 1 else 620
    left = Box(MARGIN, top, wide, high)
    return top + high, Boxes(left, Box(MARGIN + wide + GUTTER, top, FULL - wide - GUTTER, high), columns)


def _beside(view: View, size: Size) -> tuple[float, Boxes]:
    """Both in the two places beside a fourth city."""
    x, y = MARGIN + size.wide + GUTTER, TOP + size.high + GUTTER
    wide, high = FULL - size.wide - GUTTER, standing.height(view)
    seats = Box(x, y + high + GUTTER, wide, size.high - high - GUTTER)
    columns = 2 if len(view["seats"]) > 2 and view["districts"] else 1
    return y + size.high, Boxes(Box(x, y, wide, high), seats, columns)


def _around(view: View, size: Size) -> tuple[float, Boxes]:
    """Seats in the one place that is free, what is compared below."""
    x, y = MARGIN + 2 * (size.wide + GUTTER), TOP + size.high + GUTTER
    below = y + size.high + GUTTER
    high = standing.height(view)
    return below + high, Boxes(Box(MARGIN, below, FULL, high), Box(x, y, size.wide, size.high), 1, True)


def _seven(view: View, size: Size) -> tuple[float, Boxes]:
    """Seats in a column from the eighth place to the bottom, two rows each."""
    x, y = MARGIN + 3 * (size.wide + GUTTER), TOP + size.high + GUTTER
    below = y + size.high + GUTTER
    high = max(standing.height(view), 310)
    compare = Box(MARGIN, below, FULL - size.wide - GUTTER, high)
    return below + high, Boxes(compare, Box(x, y, size.wide, size.high + GUTTER + high), 1, True)


LAYOUTS: Mapping[int, Callable[[View, Size], tuple[float, Boxes]]] = {
    3: _below,
    4: _beside,
    5: _around,
    6: _below,
    7: _seven,
}


# One city


def _city(picture: Picture, scene: Scene, number: int, x: float, y: float, size: Size) -> None:
    city = scene.view["cities"][number]
    left, right = (scene.colour(owner) for owner in city["owners"])
    picture.put(frame(size.wide, size.high, left, right), x, y, "left", "top")
    middle = x + size.wide / 2
    for owner, at in zip(city["owners"], (x + 52, x + size.wide - 52), strict=True):
        picture.put(seal(60, scene.colour(owner)), at, y + 50)
    if size is not NARROW:
        picture.text(middle, y + 51, _title(city), 50, TITLE, align="middle", room=TITLE_ROOM)
    else:
        picture.text(middle, y + 46, city["numeral"], 50, TITLE, align="middle")
        picture.text(middle, y + 98, city["name"], 44, TITLE, align="middle", room=330)
    beside = (size.wide - size.plan + LETTERS) / 2
    laid = plan.within(city, x + beside, y + size.head + LETTERS, size.plan)
    plan.draw(picture, city, laid)
    plan.letter(picture, laid, 24)
    _foot(picture, city, x, y + size.high - 44, size)


def _title(city: View) -> str:
    """Numeral and name, closer together where there is little room."""
    said = f"{city['numeral']} · {city['name']}"
    return said if width(said, TITLE, SMALL_CAPITALS_FLOOR) <= TITLE_ROOM else f"{city['numeral']} {city['name']}"


def _foot(picture: Picture, city: View, x: float, middle: float, size: Size) -> None:
    """Points as the city would score now, and how much of it is built."""
    said = f"{city['built']}/{city['size']}"
    picture.text(x + size.wide - 34, middle, said, 44, LABEL, palette.SOFT, "right")
    after = x + 34 + picture.text(x + 34, middle, city["total"], 60, FIGURE) + 14
    if size is not NARROW:
        picture.text(after, middle + 1, "points", 44, NOTE, palette.SOFT)
