"""Building tiles of any form, with their name and the badge of their trade; Insulae; what lies on a tile."""

from typing import NamedTuple

from PIL import Image, ImageChops

from render import palette
from render.cache import kept
from render.corduba.icons import trade
from render.corduba.look import NEUTRAL, SHORT, TRADES
from render.corduba.town import SQUARE, Square, extent, outline
from render.paint import Painter
from render.palette import INK, SEATS
from render.pieces import mark
from render.surface import Sprite, Surface, piece
from render.text import LABEL, width

INSET, EDGE, FOOT = 8, 4, 7  # of a tile within its squares, its line, its darker foot
SIZE = 44  # of a name; larger where squares are
BEVEL = 7


class Face(NamedTuple):
    """Where a tile's name stands, in squares from its corner: middle, room, upright or not; and places for signs."""

    x: float
    y: float
    room: float
    upright: bool
    signs: tuple[tuple[float, float], ...]


def face(squares: tuple[Square, ...]) -> Face:
    """The name goes into the longest row, signs into the squares that are left, the nearest first."""
    left, top, wide, high = extent(squares)
    own = {(x - left, y - top) for x, y in squares}
    if wide == 1:
        return Face(0.5, (high + 0.72) / 2, high - 0.95, True, ((0.5, 0.5),))
    if high == 1:
        return Face((wide + 0.72) / 2, 0.5, wide - 1.02, False, ((0.5, 0.5),))
    x, y, long = _longest(own)
    rest = sorted(own - {(x + i, y) for i in range(long)}, key=lambda at: (_far(at, x, y, long), at[1], at[0]))
    return Face(x + long / 2, y + 0.5, long, False, tuple((column + 0.5, row + 0.5) for column, row in rest))


def _far(at: Square, x: int, y: int, long: int) -> float:
    return abs(at[1] - y) + abs(at[0] + 0.5 - x - long / 2) / 10


def _longest(own: set[Square]) -> tuple[int, int, int]:
    """The first square of the longest row, the upper one of two, and how long it is."""
    best = (0, 0, 0)
    for x, y in sorted(own, key=lambda at: (at[1], at[0])):
        long = 0
        while (x + long, y) in own:
            long += 1
        if long > best[2]:
            best = x, y, long
    return best


def label(key: str, name: str, room: float, size: int) -> str:
    """The whole name, its first word, or the short form: the first that fits."""
    for words in (name, name.partition(" ")[0]):
        if width(words, LABEL, size) <= room:
            return words
    return SHORT.get(key, name[:5].rstrip() + ".")


@kept
def form(squares: tuple[Square, ...], cell: int, fill: str, edge: str = INK, new: bool = False) -> Sprite:
    """A tile without a name: walls, a darker foot, an outline, which is thicker if it tells something."""
    scale = min(1.0, cell / SQUARE)
    inset, line, foot = INSET * scale, max(2.0, (EDGE if edge == INK else 7) * scale), max(2, round(FOOT * scale))
    around = outline(squares, cell, inset, 10 * scale)
    image = Image.new("RGB", around.size, edge)
    if new:
        image.paste(palette.rgb(palette.SPOT), (0, 0), outline(squares, cell, inset + line, BEVEL * scale))
        line += 5
        image.paste(palette.rgb(INK), (0, 0), outline(squares, cell, inset + line, BEVEL * scale))
        line += 2
    within = outline(squares, cell, inset + line, BEVEL * scale)
    image.paste(palette.rgb(palette.mix(fill, INK, 0.22)), (0, 0), within)
    walls = Image.new("L", within.size, 0)
    walls.paste(within.crop((0, foot, within.width, within.height)), (0, 0))
    image.paste(palette.rgb(fill), (0, 0), ImageChops.multiply(walls, within))
    image.putalpha(around)
    return Sprite(image)


class Look(NamedTuple):
    """What a building tells besides where it is; its badge gives way if there is room for one sign only."""

    key: str
    name: str
    colour: str
    riot: bool = False
    new: bool = False
    badge: bool = True


@kept
def building(look: Look, squares: tuple[Square, ...], cell: int) -> Sprite:
    """A tile with its name and badge, as large as its squares' extent; a new one has a rim of gold."""
    found, edge = face(squares), palette.ALERT if look.riot else INK
    surface = Surface(form(squares, cell, TRADES[look.colour].walls, edge, look.new).image.copy())
    size = max(SIZE, round(cell * 0.4))
    words = label(look.key, look.name, found.room * cell - (30 if found.room == round(found.room) else 6), size)
    x, y = found.x * cell, found.y * cell - FOOT / 2
    if found.upright:
        surface.upright(x - FOOT / 4, y, words, size)
    else:
        surface.text(x, y, words, size, align="middle", room=found.room * cell - 6)
    if look.badge:
        badge, at = trade(round(cell * 0.58), look.colour).image, found.signs[0]
        left, top = at[0] * cell - badge.width / 2, at[1] * cell - (FOOT + badge.height) / 2
        surface.image.alpha_composite(badge, (round(left), round(top)))
    return surface.sprite()


@piece
def insula(painter: Painter, colour: str | None) -> None:
    """A small house with its owner's mark; one of nobody is grey and has a door."""
    fill = SEATS[colour].fill if colour else NEUTRAL
    painter.polygon([(10, 44), (50, 8), (90, 44), (90, 94), (10, 94)], fill, INK, 6)
    if colour:
        mark(painter, SEATS[colour].mark, (50, 60), 22, SEATS[colour].ink)
    else:
        painter.rectangle((38, 58), 24, 36, palette.mix(NEUTRAL, INK, 0.55), radius=4)
