"""What stands on the tiles: white, with one ink line, told apart by the silhouette alone."""

from collections.abc import Callable, Mapping

from render import palette
from render.cache import kept
from render.cities.look import CROWN, GLASS, WINDOW
from render.paint import Painter, curve
from render.palette import INK, WHITE
from render.pieces import temple
from render.surface import Sprite, piece
from render.text import FIGURE, letters


@piece
def shop(painter: Painter) -> None:
    """A striped awning over door and window."""
    painter.rectangle((14, 42), 72, 50, WHITE, INK, 5)
    painter.rectangle((54, 56), 20, 36, INK)
    painter.rectangle((23, 56), 22, 20, GLASS, INK, 4)
    top, low = [16 + 17 * i for i in range(5)], [4 + 23 * i for i in range(5)]
    for i in range(4):
        fill = WHITE if i % 2 else palette.ALERT
        painter.polygon([(top[i], 12), (top[i + 1], 12), (low[i + 1], 40), (low[i], 40)], fill, INK, 4)
        painter.wedge((low[i] + 11.5, 40), 11.5, 13, 0, 180, fill, INK, 4)


@piece
def factory(painter: Painter) -> None:
    """A saw-tooth roof and a chimney that smokes."""
    painter.disc((80, 11), 9, WHITE)
    painter.disc((91, 7), 6, WHITE)
    painter.rectangle((66, 16), 15, 52, WHITE, INK, 5)
    roof = [(8, 92), (8, 46), (32, 62), (32, 46), (56, 62), (56, 46), (92, 66), (92, 92)]
    painter.polygon(roof, WHITE, INK, 5)
    for x in (20, 44, 68):
        painter.rectangle((x, 74), 12, 10, INK)


@piece
def drink(painter: Painter) -> None:
    """A mug with froth."""
    painter.rectangle((66, 36), 27, 38, WHITE, INK, 5, 12)
    painter.rectangle((74, 46), 10, 18, palette.RED, INK, 4, 5)
    painter.rectangle((18, 24), 56, 69, WHITE, INK, 5, 6)
    for x in (34, 46, 58):
        painter.line([(x, 46), (x, 78)], palette.GOLD, 6)
    for x, r in ((26, 12), (44, 15), (64, 13)):
        painter.disc((x, 22), r, WHITE, INK, 4)
    painter.rectangle((22, 23), 48, 12, WHITE)


@piece
def food(painter: Painter) -> None:
    """Fork and knife."""
    painter.line([(28, 40), (28, 92)], WHITE, 10)
    for x in (15, 28, 41):
        painter.line([(x, 10), (x, 34)], WHITE, 7)
    painter.arc((28, 34), 13, 14, 0, 180, WHITE, 8)
    painter.polygon([(66, 8), (80, 18), (84, 40), (80, 58), (66, 58)], WHITE)
    painter.line([(69, 12), (69, 92)], WHITE, 10)


@piece
def music(painter: Painter) -> None:
    """A lyre."""
    painter.arc((50, 46), 30, 38, 0, 180, WHITE, 9)
    for x, out, tip in ((20, 15, 23), (80, 85, 77)):
        painter.line([(x, 48), (out, 26), (tip, 9)], WHITE, 9)
    painter.line([(17, 27), (83, 27)], WHITE, 7)
    painter.rectangle((33, 84), 34, 11, WHITE, radius=3)
    for x in (36, 50, 64):
        painter.line([(x, 28), (x, 78)], WHITE, 5)


@piece
def bed(painter: Painter) -> None:
    painter.rectangle((6, 20), 10, 70, WHITE, radius=3)
    painter.rectangle((84, 48), 10, 42, WHITE, radius=3)
    painter.rectangle((8, 63), 84, 15, WHITE)
    painter.rectangle((19, 45), 24, 15, WHITE, radius=6)
    painter.polygon([*curve((68, 60), 20, 17, 180, 270), (84, 43), (84, 60)], WHITE)


@piece
def office(painter: Painter) -> None:
    """A tower of windows."""
    painter.rectangle((22, 6), 56, 89, WHITE, INK, 5)
    for y in (16, 33, 50, 67):
        for x in (31, 45, 59):
            painter.rectangle((x, y), 10, 10, WINDOW)
    painter.rectangle((43, 82), 14, 13, INK)


@piece
def park(painter: Painter) -> None:
    """A tree."""
    crowns = ((32, 48, 22), (68, 48, 22), (50, 30, 25))
    painter.rectangle((44, 60), 12, 36, palette.UMBER, INK, 4)
    for x, y, r in crowns:
        painter.disc((x, y), r + 4, INK)
    for x, y, r in crowns:
        painter.disc((x, y), r, CROWN)
    for x, y in ((39, 40), (62, 33), (54, 55)):
        painter.disc((x, y), 5, palette.LEAF)


@piece
def house(painter: Painter) -> None:
    painter.rectangle((18, 46), 64, 47, WHITE, INK, 5)
    painter.polygon([(50, 9), (96, 52), (4, 52)], palette.TERRACOTTA, INK, 5)
    painter.rectangle((40, 63), 18, 30, INK)
    painter.rectangle((65, 60), 11, 12, GLASS, INK, 3)


@piece
def school(painter: Painter) -> None:
    """An open book."""
    for side in (-1, 1):
        page = [(50, 27), (50 + side * 43, 15), (50 + side * 43, 79), (50, 92)]
        painter.polygon(page, WHITE, INK, 5)
        for y in (36, 51, 66):
            painter.line([(50 + side * 33, y - 5), (50 + side * 10, y + 2)], INK, 4)


@piece
def hospital(painter: Painter) -> None:
    """A cross."""
    arms = [(36, 8), (64, 8), (64, 36), (92, 36), (92, 64), (64, 64), (64, 92), (36, 92), (36, 64), (8, 64), (8, 36)]
    painter.polygon([*arms, (36, 36)], WHITE, INK, 5)
    inner = [(44, 22), (56, 22), (56, 44), (78, 44), (78, 56), (56, 56), (56, 78), (44, 78), (44, 56), (22, 56)]
    painter.polygon([*inner, (22, 44), (44, 44)], palette.ALERT)


@piece
def fire_station(painter: Painter) -> None:
    """A flame."""
    flame = [(50, 3), (72, 34), (66, 40), (84, 62), (72, 88), (50, 97), (28, 88), (16, 62), (30, 42), (36, 54)]
    painter.polygon([*flame, (42, 34)], WHITE, INK, 4)
    painter.polygon([(52, 48), (65, 68), (58, 89), (42, 89), (35, 70)], palette.TERRACOTTA)


@piece
def theatre(painter: Painter) -> None:
    """A mask that laughs."""
    for side in (-1, 1):
        ribbon = [(50 + side * 34, 26), (50 + side * 48, 50), (50 + side * 38, 66)]
        painter.line(ribbon, INK, 6)
    painter.polygon([*curve((50, 34), 36, 28, 180, 360), *curve((50, 34), 36, 62, 0, 180)], WHITE, INK, 5)
    for x in (35, 65):
        painter.wedge((x, 42), 10, 11, 180, 360, INK)
    painter.wedge((50, 58), 20, 20, 0, 180, INK)


@piece
def library(painter: Painter) -> None:
    """Books on a shelf."""
    for x, high, fill in ((12, 60, WHITE), (31, 74, palette.GOLD), (50, 64, WHITE), (69, 80, GLASS)):
        painter.rectangle((x, 88 - high), 19, high, fill, INK, 4)
    painter.rectangle((6, 87), 88, 9, WHITE, INK, 4)


@piece
def depot(painter: Painter) -> None:
    """A train on its rails."""
    for side in (-1, 1):
        painter.line([(50 + side * 18, 74), (50 + side * 36, 96)], INK, 8)
    painter.line([(22, 87), (78, 87)], INK, 7)
    painter.rectangle((22, 8), 56, 64, WHITE, INK, 5, 12)
    painter.rectangle((31, 20), 38, 22, GLASS, INK, 4)
    for x in (36, 64):
        painter.disc((x, 57), 6, INK)


@kept
def initial(size: int, key: str) -> Sprite:
    """A civic that only its owner's box holds: a plaque with the first two letters of its key."""
    drawn = _plaque(size).image.copy()
    mask = letters(key[:2].capitalize(), FIGURE, round(size * 0.56)).mask
    drawn.paste(palette.rgb(INK), ((size - mask.width) // 2, round(size * 0.5 - mask.height / 2)), mask)
    return Sprite(drawn)


@piece
def _plaque(painter: Painter) -> None:
    painter.rectangle((6, 14), 88, 72, WHITE, INK, 5, 14)


def icon(tile: str, size: int) -> Sprite:
    """What stands on a tile."""
    return ICONS[tile](size) if tile in ICONS else initial(size, tile.partition("-")[2])


ICONS: Mapping[str, Callable[[int], Sprite]] = {
    "shop": shop,
    "factory": factory,
    "tavern-drink": drink,
    "tavern-food": food,
    "tavern-music": music,
    "tavern-bed": bed,
    "office": office,
    "park": park,
    "house": house,
    "civic-school": school,
    "civic-hospital": hospital,
    "civic-bank": temple,
    "civic-fire_station": fire_station,
    "civic-theatre": theatre,
    "civic-library": library,
    "civic-depot": depot,
}
