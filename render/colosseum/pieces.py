"""The Colosseum's pieces: what the landscapes give, stables, storage, tiles and cards, the Consul."""

import math
from collections.abc import Callable, Mapping

from render import palette
from render.cache import kept
from render.colosseum.look import ARCH, GROUNDS, SITE, STORE, WALL, WALL_TOP
from render.paint import Painter, Point, curve
from render.palette import INK
from render.pieces import fountain, laurel
from render.surface import Sprite, Surface, piece
from render.text import FIGURE, LABEL, TITLE

CARD = 168, 244
TILE = 104
WOOD = "#A8743A"  # of wheels


@piece
def water(painter: Painter) -> None:
    painter.polygon([(50, 5), *curve((50, 62), 34, 32, -30, 210)], "#4E8DB0", INK, 5)
    painter.arc((50, 62), 20, 18, 95, 170, palette.WHITE, 6)


@piece
def grain(painter: Painter) -> None:
    """An ear."""
    painter.line([(50, 95), (50, 30)], INK, 6)
    for y in (72, 53, 34):
        for side in (-1, 1):
            leaf = [(50, y), (50 + side * 8, y - 22), (50 + side * 31, y - 27), (50 + side * 26, y - 4)]
            painter.polygon(leaf, palette.GOLD, INK, 4)
    painter.polygon([(50, 30), (60, 16), (50, 2), (40, 16)], palette.GOLD, INK, 4)


@piece
def wood(painter: Painter) -> None:
    """A fir."""
    painter.rectangle((42, 64), 16, 32, palette.UMBER, INK, 4)
    painter.polygon([(50, 28), (88, 75), (12, 75)], palette.LEAF, INK, 4)
    painter.polygon([(50, 3), (79, 46), (21, 46)], palette.LEAF, INK, 4)


@piece
def stone(painter: Painter) -> None:
    """A mountain."""
    painter.polygon([(3, 88), (36, 20), (52, 48), (64, 31), (97, 88)], "#9B958C", INK, 5)
    painter.polygon([(36, 20), (46, 39), (38, 46), (32, 40), (27, 43)], palette.WHITE, INK, 3)


@piece
def wheel(painter: Painter) -> None:
    _wheel(painter, (50, 50), 47)


@piece
def spent(painter: Painter) -> None:
    """A wheel the marker has passed."""
    painter.disc((50, 50), 44, palette.SAND, palette.SHADE, 6)
    painter.disc((50, 50), 12, palette.SHADE)


def _wheel(painter: Painter, centre: Point, r: float) -> None:
    x, y = centre
    painter.disc(centre, r, WOOD, INK, 5)
    painter.disc(centre, r * 0.67, palette.MARBLE, INK, 4)
    for angle in range(0, 180, 45):
        dx, dy = r * 0.64 * math.cos(math.radians(angle)), r * 0.64 * math.sin(math.radians(angle))
        painter.line([(x - dx, y - dy), (x + dx, y + dy)], INK, max(3.5, r * 0.12))
    painter.disc(centre, r * 0.24, WOOD, INK, 3)


@piece
def wheels(painter: Painter, many: int) -> None:
    """What a stable tile shows."""
    if many == 1:
        _wheel(painter, (50, 50), 36)
        return
    for i in range(many):
        _wheel(painter, (50 + (i - (many - 1) / 2) * 96 / many, 50), 47 / many)


@piece
def tent(painter: Painter) -> None:
    """Storage."""
    painter.polygon([(50, 12), (95, 88), (5, 88)], "#C9563F", INK, 5)
    painter.polygon([(50, 12), (67, 88), (33, 88)], palette.MARBLE, INK, 4)
    painter.polygon([(50, 40), (59, 88), (41, 88)], INK)
    painter.line([(50, 12), (50, 4)], INK, 5)


@piece
def consul(painter: Painter) -> None:
    """A figure in a toga."""
    painter.polygon([(50, 34), (76, 48), (86, 96), (14, 96), (24, 48)], palette.MARBLE, INK, 5)
    painter.polygon([(72, 47), (79, 62), (34, 96), (17, 96)], palette.RED, INK, 4)
    painter.disc((50, 24), 18, "#D8A27A", INK, 5)
    painter.arc((50, 22), 17, 16, 190, 350, palette.LEAF, 9)


@piece
def arch(painter: Painter) -> None:
    """A building piece."""
    painter.rectangle((8, 14), 84, 80, WALL, INK, 5)
    for x in (30, 70):
        painter.wedge((x, 47), 13, 14, 180, 360, ARCH)
        painter.rectangle((x - 13, 46), 26, 46, ARCH)
    painter.rectangle((3, 8), 94, 13, WALL_TOP, INK, 5)


@piece
def coin(painter: Painter) -> None:
    painter.disc((50, 50), 48, palette.GOLD, INK, 5)
    painter.disc((50, 50), 37, "#F0CB62", palette.BRONZE, 4)


ICONS: Mapping[str, Callable[[int], Sprite]] = {
    "water": water,
    "grain": grain,
    "wood": wood,
    "stone": stone,
    "stable": wheel,
    "storage": tent,
}


@kept
def fame(points: int, size: int = 84) -> Sprite:
    """So many fame points, in a wreath of bronze."""
    surface = Surface(laurel(size, palette.BRONZE).image.copy())
    surface.text(
        size / 2,
        size / 2 - 1,
        points,
        max(44, round(size * (0.62 if points < 10 else 0.45))),
        FIGURE,
        palette.RED,
        "middle",
    )
    return surface.sprite()


@kept
def bonus(points: int, size: int = 70) -> Sprite:
    """The chip on one of the last sections."""
    surface = Surface(coin(size).image.copy())
    surface.text(size / 2, size / 2, f"+{points}", 44, FIGURE, align="middle")
    return surface.sprite()


@kept
def tile(key: str, size: int = TILE) -> Sprite:
    """A landscape tile; a stable shows its wheels."""
    kind, _, many = key.partition("-")
    painter = Painter(size, size, size / 100)
    painter.rectangle((1, 1), 98, 98, GROUNDS[kind], INK, 4, 13)
    surface = Surface(painter.done())
    picture = wheels(size * 84 // 100, int(many)) if many else ICONS[kind](size * 74 // 100)
    surface.put(picture, size / 2, size / 2)
    return surface.sprite()


@kept
def back(numeral: str, size: int = TILE) -> Sprite:
    """A landscape tile face down, with the level on it."""
    painter = Painter(size, size, size / 100)
    painter.rectangle((1, 1), 98, 98, palette.TRAVERTINE, palette.UMBER, 4, 13)
    surface = Surface(painter.done())
    surface.text(size / 2, size / 2, numeral, 44, TITLE, align="middle")
    return surface.sprite()


@kept
def small_card(key: str, width: int = 54, height: int = 70) -> Sprite:
    painter = Painter(width, height)
    painter.rectangle((0, 0), width, height, GROUNDS[key], INK, 4, 9)
    surface = Surface(painter.done())
    surface.put(ICONS[key](width - 10), width / 2, height / 2)
    return surface.sprite()


@kept
def card(key: str, hidden: bool = False) -> Sprite:
    """A card's face; under others, only its edge is seen."""
    width, height = CARD
    painter = Painter(width, height)
    painter.rectangle((1, 1), width - 2, height - 2, GROUNDS[key], INK, 5, 18)
    surface = Surface(painter.done())
    if not hidden:
        surface.put(ICONS[key](112), width / 2, 98)
        surface.text(width / 2, height - 46, key.capitalize(), 48, LABEL, align="middle")
    return surface.sprite()


@kept
def gap(key: str) -> Sprite:
    """Where cards of a kind would lie, if one had any."""
    width, height = CARD
    painter = Painter(width, height)
    painter.rectangle((0, 0), width, height, palette.HOLLOW, radius=18)
    surface = Surface(painter.done())
    faint = ICONS[key](112).image.copy()
    faint.putalpha(faint.getchannel("A").point([value * 2 // 5 for value in range(256)]))
    surface.put(Sprite(faint), width / 2, 98)
    surface.text(width / 2, height - 46, key.capitalize(), 48, LABEL, palette.SOFT, "middle")
    return surface.sprite()


SPACE = 142, 104  # a space of the ring with the rim that may be gold


@kept
def space(kind: str, number: int, rim: str | None = None, vacant: bool = True) -> Sprite:
    """A space of the Consul's ring, of what kind and which of them; while he stands on it, he hides its sign."""
    width, height = SPACE if number else (SPACE[1], SPACE[1])
    fill = {"site": SITE, "storage": STORE}.get(kind, palette.MARBLE)
    painter = Painter(width, height)
    if rim:
        painter.rectangle((0, 0), width, height, INK, radius=52)
        painter.rectangle((4, 4), width - 8, height - 8, rim, radius=48)
    painter.rectangle((11, 11), width - 22, height - 22, INK, radius=41)
    painter.rectangle((15, 15), width - 30, height - 30, fill, radius=37)
    surface = Surface(painter.done())
    if number:
        surface.text(width / 2 + 28, height / 2, number, 54, FIGURE, palette.WHITE, "middle")
    if vacant:
        sign = {"site": arch, "storage": tent}.get(kind, fountain)
        surface.put(sign(62 if kind == "choose" else 46), width / 2 - (24 if number else 0), height / 2 - 3)
    return surface.sprite()
