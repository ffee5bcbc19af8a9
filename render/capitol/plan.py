"""The city plan under Capitol's board: land, Tiber, nine prefectures, and where each square of theirs lies."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PIL import Image, ImageDraw

from render import palette
from render.cache import kept
from render.capitol.look import COLOURS, LAND, RIPPLE, RIVER, RIVER_EDGE
from render.capitol.pieces import square
from render.paint import Painter, Point, ribbon, smooth
from render.surface import WIDTH, Sprite, Surface
from render.text import TITLE, letters

LEFT, UPPER = (84, 522, 960), (136, 562, 988)  # corners of the prefectures by column and by row
WIDE, HIGH = 420, 412
LAND_TOP, LAND_BOTTOM, LAND_RIGHT = 126, 1410, 1396
HEIGHT = 1752
BEND = 10  # how far round a prefecture's corners are
LEAN = ((0, 5), (5, 0), (0, 4), (5, 0), (0, 5), (4, 0), (0, 3), (5, 5), (0, 4))  # no surveyor's line is quite straight
TIMES = 3


class Prefecture(NamedTuple):
    """What of a prefecture is printed on the plan."""

    row: int
    column: int
    colour: str
    small: int


class Squares(NamedTuple):
    """Centres of a prefecture's squares from its corner. Houses fill `small` from the front, fountains from the end."""

    small: tuple[Point, ...]
    large: Point


COLUMNS = tuple(61 + column * 98 for column in range(4))
ROWS = 174, 297  # the centres of both rows of squares below the corner
SMALL = 86
LARGE = 100, 126


def squares(count: int) -> Squares:
    """Lay out up to seven small squares in two rows, the large one ending the upper."""
    upper = [(x, ROWS[0]) for x in COLUMNS[: min(count, 3)]]
    lower = [(x, ROWS[1]) for x in COLUMNS[: count - len(upper)]]
    return Squares((*upper[:-1], *lower, *upper[-1:]), (COLUMNS[3], ROWS[0] - 20))


def _quad(number: int, x: float, y: float) -> list[Point]:
    a, b = LEAN[number]
    right, bottom = x + WIDE - 14, y + HIGH - 14
    return [(x + 14 + a, y + 14), (right, y + 14 + b), (right - b, bottom), (x + 14, bottom - a)]


@dataclass(frozen=True, slots=True)
class Shape:
    """A prefecture's outline and the field within it as masks; both begin 10 pixels left of and above its corner."""

    outline: Image.Image
    field: Image.Image

    @property
    def weight(self) -> int:
        return 2 * self.outline.width * self.outline.height


@kept
def shape(number: int) -> Shape:
    return Shape(_mask(number, 15, 255), _mask(number, BEND, 255))


def _mask(number: int, grown: int, value: int) -> Image.Image:
    mask = Image.new("L", ((WIDE + 20) * TIMES, (HIGH + 20) * TIMES), 0)
    corners = [(x * TIMES, y * TIMES) for x, y in _quad(number, 10, 10)]
    pen = ImageDraw.Draw(mask)
    pen.polygon(corners, fill=value)
    pen.line(corners + corners[:2], fill=value, width=2 * grown * TIMES, joint="curve")
    return mask.reduce(TIMES)


@kept
def veil(number: int) -> Shape:
    """The outline at the strength of the veil over what cannot be chosen."""
    outline = shape(number).outline.point([round(v * palette.VEIL) for v in range(256)])
    return Shape(outline, outline)


@kept
def city(prefectures: tuple[Prefecture, ...]) -> Sprite:
    """Everything of the board that never changes, with all squares empty."""
    surface = Surface(Image.new("RGB", (WIDTH, HEIGHT), palette.PARCHMENT))
    surface.rectangle(16, LAND_TOP, LAND_RIGHT - 16, LAND_BOTTOM - LAND_TOP, LAND, 22)
    _river(surface)
    for row, column, colour, small in prefectures:
        x, y = LEFT[column], UPPER[row]
        drawn, look = shape(3 * row + column), COLOURS[colour]
        surface.image.paste(palette.rgb(look.edge), (x - 10, y - 10), drawn.outline)
        surface.image.paste(palette.rgb(look.tint), (x - 10, y - 10), drawn.field)
        laid = squares(small)
        surface.put(square(colour, *LARGE), x + laid.large[0], y + laid.large[1])
        for dx, dy in laid.small:
            surface.put(square(colour, SMALL, SMALL), x + dx, y + dy)
    name = letters("T I B E R", TITLE, 40).mask.rotate(90, expand=True)
    surface.image.paste(palette.rgb("#2E6A8C"), (37, TIBER[0] + 20), name)
    return surface.sprite()


TIBER = 1040, 1230  # where the river's name stands
MAIN = [
    (52, 126),
    (50, 240),
    (56, 360),
    (48, 480),
    (44, 570),
    (46, 710),
    (44, 850),
    (60, 950),
    (50, 1060),
    (58, 1200),
    (50, 1410),
]
ARM = [
    (46, 508),
    (110, 552),
    (300, 553),
    (470, 553),
    (505, 582),
    (513, 650),
    (513, 770),
    (513, 880),
    (505, 945),
    (470, 975),
    (300, 976),
    (130, 978),
    (52, 1018),
]


def _river(surface: Surface) -> None:
    """The Tiber along the west, and its arm around the island."""
    painter = Painter(540, LAND_BOTTOM - LAND_TOP, times=2)
    main, arm = ([(x, y - LAND_TOP) for x, y in smooth(points)] for points in (MAIN, ARM))
    painter.polygon(ribbon(main, 58), RIVER_EDGE)
    painter.polygon(ribbon(arm, 32), RIVER_EDGE)
    painter.polygon(ribbon(arm, 24), RIVER)
    painter.polygon(ribbon(main, 49), RIVER)
    _ripples(painter, main)
    surface.put(Sprite(painter.done()), 0, LAND_TOP, "left", "top")


def _ripples(painter: Painter, river: Sequence[Point]) -> None:
    for x, y in river[6:-6:16]:
        if TIBER[0] < y + LAND_TOP < TIBER[1]:
            continue
        painter.line([(x - 12, y), (x - 5, y - 5), (x + 3, y), (x + 11, y - 5)], RIPPLE, 3, caps=False)
