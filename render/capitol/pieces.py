"""Capitol's pieces: houses, roofs, the emblems of the three colours, tiles and cards."""

import math
from collections.abc import Callable, Mapping

from render import palette
from render.cache import kept
from render.capitol.look import COLOURS, WALL, WALL_SHADE
from render.paint import Painter, Point
from render.palette import INK, SEATS, SeatColour
from render.pieces import amphitheatre, block, fountain, mark, temple
from render.surface import Sprite, Surface, piece
from render.text import FIGURE, LABEL

TILES: Mapping[str, Callable[[int], Sprite]] = {
    "fountain": fountain,
    "amphitheatre": amphitheatre,
    "temple": temple,
}
STOREYS = 5  # drawn at most; the figure tells the height
BODY, STOREY, ROOF = 44, 9, 40  # heights in units of a house 72 wide
CARD = 168, 244
NOBODY = SeatColour(palette.ROOF, INK, "")  # a house that is no seat's
SMALL_CARD = 122, 84


def kind(card: str) -> tuple[str, str]:
    """A card's key as what is on it ("roof", "block", or a permit's colour) and its value."""
    name, *colour, value = card.split("-")
    return (colour[0] if colour else name), value


def value(card: str) -> int:
    return int(kind(card)[1])


def _emblem(painter: Painter, colour: str, centre: Point, r: float, fill: str, hole: str) -> None:
    x, y = centre
    if colour == "light_blue":
        for row in (-0.55, 0, 0.55):
            wave = [(x - r + i * r / 10, y + r * (row + 0.17 * math.sin(i * math.pi / 5))) for i in range(21)]
            painter.line(wave, fill, r * 0.2)
    elif colour == "purple":
        for top in (-0.95, 0.65):
            painter.rectangle((x - r * 0.75, y + r * top), r * 1.5, r * 0.3, fill)
        for side in (-0.42, 0, 0.42):
            painter.rectangle((x + r * (side - 0.13), y - r * 0.7), r * 0.26, r * 1.4, fill)
    else:
        for petal in range(5):
            turn = math.radians(petal * 72 - 90)
            painter.disc((x + r * 0.56 * math.cos(turn), y + r * 0.56 * math.sin(turn)), r * 0.4, fill)
        painter.disc(centre, r * 0.3, hole)


@piece
def emblem(painter: Painter, colour: str, faint: bool = False) -> None:
    """Wave, column or rose: the colour of a prefecture and of its permits; faint on an empty square."""
    look = COLOURS[colour]
    square = palette.mix(look.tint, "#FFFFFF", 0.62)
    fill = palette.mix(look.edge, look.tint, 0.45) if faint else INK
    _emblem(painter, colour, (50, 50), 40, fill, square if faint else look.tint)


@piece
def badge(painter: Painter, colour: str) -> None:
    """A colour as a small tile with its emblem."""
    look = COLOURS[colour]
    painter.rectangle((2, 2), 96, 96, look.tint, look.edge, 6, 18)
    _emblem(painter, colour, (50, 50), 31, look.deep, look.tint)


@piece
def roof(painter: Painter, shape: str, colour: str = palette.ROOF) -> None:
    if shape == "round":
        painter.wedge((50, 74), 42, 54, 180, 360, colour, INK, 5)
    else:
        painter.polygon([(6, 74), (50, 14), (94, 74)], colour, INK, 5)
    painter.rectangle((3, 74), 94, 12, palette.TRAVERTINE, INK, 5)


@piece
def roofs(painter: Painter) -> None:
    """Both shapes side by side: what a roof card lets one take."""
    painter.wedge((27, 72), 23, 34, 180, 360, palette.ROOF, INK, 4)
    painter.polygon([(52, 72), (75, 22), (98, 72)], palette.ROOF, INK, 4)
    painter.rectangle((2, 72), 96, 9, palette.TRAVERTINE, INK, 4)


@kept
def house(colour: str, height: int, shape: str | None, width: int = 74) -> Sprite:
    """A house from the front: storeys with the height as a figure, and the roof of its owner if it has one."""
    unit = width / 76
    drawn = min(height, STOREYS)
    walls = BODY + STOREY * (drawn - 1)
    base = walls + (ROOF if shape else 4) + 2
    top = base - walls - 2
    painter = Painter(width, (base + 1) * unit, unit)
    painter.rectangle((6, top), 64, walls + 2, WALL, INK, 3.5)
    painter.rectangle((59, top + 3), 8, walls - 4, WALL_SHADE)
    for storey in range(1, drawn):
        y = base - 1 - BODY - STOREY * (storey - 1)
        painter.line([(8, y), (68, y)], INK, 3, caps=False)
    look = SEATS.get(colour, NOBODY)
    if shape == "round":
        painter.wedge((38, top + 1), 35, 37, 180, 360, look.fill, INK, 4)
    elif shape:
        painter.polygon([(3, top + 1), (38, top - 37), (73, top + 1)], look.fill, INK, 4)
    if shape:
        mark(painter, look.mark, (38, top - 14), 11.5, look.ink)
    surface = Surface(painter.done())
    size = max(44, round(46 * unit))
    surface.text(34.5 * unit, (base - BODY / 2 + 1) * unit, height, size, FIGURE, align="middle")
    return surface.sprite()


@kept
def lot(width: int = 110) -> Sprite:
    """Where a new house would begin."""
    unit = width / 76
    painter = Painter(width, 50 * unit, unit)
    for x in range(6, 70, 16):
        for y in (2, 45):
            painter.rectangle((x, y), 10, 3.5, palette.UMBER)
    for y in range(8, 44, 14):
        for side in (5, 67.5):
            painter.rectangle((side, y), 3.5, 8, palette.UMBER)
    return Sprite(painter.done())


def _face(card: str, size: int) -> Sprite:
    """What is pictured on a card."""
    what, _ = kind(card)
    return emblem(size * 6 // 7, what) if what in COLOURS else {"roof": roofs, "block": block}[what](size)


def _paper(card: str) -> str:
    what, _ = kind(card)
    return COLOURS[what].tint if what in COLOURS else palette.MARBLE


@kept
def card(key: str, width: int = CARD[0], height: int = CARD[1]) -> Sprite:
    """A card's face: value, picture, and its kind in a word where there is room."""
    painter = Painter(width, height)
    painter.rectangle((1, 1), width - 2, height - 2, _paper(key), INK, 5, 18)
    surface = Surface(painter.done())
    what, value = kind(key)
    if width < CARD[0]:
        surface.text(17, 46, value, 60, FIGURE)
        surface.put(_face(key, 84), width / 2, height - 54)
        return surface.sprite()
    surface.text(22, 46, value, 72, FIGURE)
    surface.put(_face(key, 112), width / 2, 134)
    surface.text(width / 2, 208, {"roof": "Roof", "block": "Blocks"}.get(what, "Permit"), 44, LABEL, align="middle")
    return surface.sprite()


@kept
def small_card(key: str) -> Sprite:
    """A card lying on its pile: picture and value side by side."""
    width, height = SMALL_CARD
    painter = Painter(width, height)
    painter.rectangle((1, 1), width - 2, height - 2, _paper(key), INK, 4, 12)
    surface = Surface(painter.done())
    surface.put(_face(key, 64), 38, height / 2)
    surface.text(94, height / 2, kind(key)[1], 52, FIGURE, align="middle")
    return surface.sprite()


@kept
def stop(colour: str, width: int = CARD[0], height: int = CARD[1]) -> Sprite:
    """The STOP card of a seat: what lies above it is bid."""
    look = SEATS[colour]
    painter = Painter(width, height)
    painter.rectangle((1, 1), width - 2, height - 2, look.fill, INK, 6, 18)
    top, band = height * 0.62, height * 0.26
    painter.rectangle((4, top), width - 8, band, palette.MARBLE)
    for y in (top, top + band):
        painter.line([(4, y), (width - 4, y)], INK, 4, caps=False)
    mark(painter, look.mark, (width / 2, height * 0.33), width * 0.24, look.ink)
    surface = Surface(painter.done())
    size = 58 if width == CARD[0] else 44
    surface.text(width / 2, top + band / 2, "STOP", size, FIGURE, align="middle")
    return surface.sprite()


@kept
def hut(colour: str, height: int, shape: str | None) -> Sprite:
    """A house still in its owner's yard, small enough for a row of them."""
    look = SEATS[colour]
    painter = Painter(54, 70)
    painter.rectangle((6, 27), 42, 41, WALL, INK, 3.5)
    if shape == "round":
        painter.wedge((27, 28), 24, 23, 180, 360, look.fill, INK, 3.5)
    elif shape:
        painter.polygon([(2, 28), (27, 4), (52, 28)], look.fill, INK, 3.5)
    surface = Surface(painter.done())
    surface.text(27, 48, height, 44, FIGURE, align="middle")
    return surface.sprite()


@kept
def square(colour: str, width: int, height: int, empty: bool = True) -> Sprite:
    """A square of a prefecture, carrying its emblem while nothing stands there."""
    look = COLOURS[colour]
    painter = Painter(width, height)
    painter.rectangle((0, 0), width, height, palette.mix(look.tint, "#FFFFFF", 0.62), look.edge, 4, 10)
    surface = Surface(painter.done())
    if empty:
        surface.put(
            emblem(round(min(width, height) * (0.5 if width == height else 0.64)), colour, faint=True),
            width / 2,
            height / 2,
        )
    return surface.sprite()
