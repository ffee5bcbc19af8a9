"""Pieces that several games share: two flat tones and one ink line each, told apart by their silhouettes."""

import math

from render import palette
from render.paint import Painter, Point, curve, star
from render.palette import INK, SEATS
from render.surface import piece


def mark(painter: Painter, shape: str, centre: Point, r: float, fill: str) -> None:
    """Paint the mark of a seat, about twice `r` across."""
    x, y = centre
    match shape:
        case "triangle":
            painter.polygon([(x, y - r), (x + r * 0.98, y + r * 0.78), (x - r * 0.98, y + r * 0.78)], fill)
        case "square":
            painter.rectangle((x - r * 0.8, y - r * 0.8), r * 1.6, r * 1.6, fill, radius=r * 0.08)
        case "disc":
            painter.disc(centre, r * 0.9, fill)
        case "diamond":
            painter.polygon([(x, y - r * 1.08), (x + r * 0.86, y), (x, y + r * 1.08), (x - r * 0.86, y)], fill)
        case "star":
            painter.polygon(star((x, y + r * 0.06), r * 1.14), fill)
        case "cross":
            painter.rectangle((x - r * 0.3, y - r * 0.95), r * 0.6, r * 1.9, fill)
            painter.rectangle((x - r * 0.95, y - r * 0.3), r * 1.9, r * 0.6, fill)
        case "crescent":
            outer = curve((x - r * 0.1, y), r * 0.95, r * 0.95, 50, 310, 26)
            inner = curve((x + r * 0.22, y), r * 0.68, r * 0.72, 295, 65, 23)
            painter.polygon(outer + inner, fill)


@piece
def seal(painter: Painter, colour: str) -> None:
    """The token of a seat, wherever a seat is meant."""
    look = SEATS[colour]
    painter.disc((50, 50), 49, INK)
    painter.disc((50, 50), 44, look.fill)
    mark(painter, look.mark, (50, 50), 25, look.ink)


@piece
def laurel(painter: Painter, leaf: str = palette.LEAF) -> None:
    for side in (-1, 1):
        for i in range(7):
            x = 50 - side * 37 * math.cos(math.radians(105 + i * 23))
            y = 54 + 40 * math.sin(math.radians(75 - i * 24))
            turn = math.atan2(y - 54, x - 50) - side * 1.1
            ux, uy = math.cos(turn), math.sin(turn)
            tips = [(-11 * ux, -11 * uy), (-6 * uy, 6 * ux), (12 * ux, 12 * uy), (6 * uy, -6 * ux)]
            painter.polygon([(x + dx, y + dy) for dx, dy in tips], leaf)


@piece
def cards(painter: Painter) -> None:
    """A hand of three cards."""
    for dx, tilt in ((-15, -5), (0, 0), (15, 5)):
        low = abs(tilt)
        corners = [(32 + dx + tilt, 18 + low), (68 + dx + tilt, 18 + low), (68 + dx, 86), (32 + dx, 86)]
        painter.polygon(corners, palette.MARBLE, INK, 5)


@piece
def helmet(painter: Painter) -> None:
    """Who is consul, or begins."""
    crest = [(14, 40), *curve((50, 40), 40, 34, 190, 350, 16), (86, 40), (78, 46), (22, 46)]
    painter.polygon(crest, palette.CRIMSON, INK, 4)
    bowl = [(24, 92), (20, 56), *curve((50, 52), 31, 30, 180, 360, 18), (80, 56), (76, 92)]
    painter.polygon([*bowl, (60, 96), (58, 66), (42, 66), (40, 96)], palette.GOLD, INK, 5)
    painter.line([(22, 56), (78, 56)], INK, 6)
    painter.line([(50, 56), (50, 80)], INK, 6)


@piece
def hourglass(painter: Painter) -> None:
    """Somebody is waited for."""
    painter.polygon([(30, 18), (70, 18), (54, 50), (70, 82), (30, 82), (46, 50)], palette.MARBLE, INK, 6)
    painter.polygon([(38, 30), (62, 30), (50, 48)], palette.GOLD)
    painter.polygon([(36, 78), (64, 78), (50, 62)], palette.GOLD)
    painter.rectangle((22, 10), 56, 11, INK, radius=3)
    painter.rectangle((22, 79), 56, 11, INK, radius=3)


@piece
def check(painter: Painter, colour: str = palette.GOOD) -> None:
    painter.line([(18, 54), (42, 78), (84, 24)], colour, 15)


@piece
def cross(painter: Painter, colour: str = palette.RED) -> None:
    painter.line([(24, 24), (76, 76)], colour, 14)
    painter.line([(76, 24), (24, 76)], colour, 14)


@piece
def fountain(painter: Painter) -> None:
    painter.ellipse((50, 66), 44, 26, "#B9A78A", INK, 4)
    painter.ellipse((50, 63), 35, 18, palette.WATER)
    painter.rectangle((44, 34), 12, 32, palette.WHITE, INK, 4)
    painter.ellipse((50, 36), 20, 9, palette.WHITE, INK, 4)
    for side, outer in ((-1, 190), (1, 350)):
        painter.arc((50 + side * 13, 34), 13, 22, 180 if side > 0 else 360, 270, palette.DEEP, 5)
        painter.arc((50 + side * 13, 36), 16, 24, 270, outer, palette.DEEP, 5)
    painter.line([(50, 8), (50, 30)], palette.DEEP, 6)


@piece
def amphitheatre(painter: Painter) -> None:
    """Rings from above."""
    painter.ellipse((50, 56), 47, 38, palette.UMBER, INK, 4)
    painter.ellipse((50, 52), 47, 36, palette.TRAVERTINE, INK, 4)
    painter.ellipse((50, 52), 36, 26, "#C4AE84", INK, 3)
    painter.ellipse((50, 53), 25, 16, "#F0DDB2", INK, 3)
    for angle in range(0, 360, 30):
        c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        painter.line([(50 + 37 * c, 52 + 27 * s), (50 + 46 * c, 52 + 35 * s)], INK, 3, caps=False)


@piece
def temple(painter: Painter) -> None:
    """Four columns and a gable."""
    painter.polygon([(50, 6), (96, 36), (4, 36)], palette.TERRACOTTA, INK, 4)
    painter.polygon([(50, 16), (76, 32), (24, 32)], palette.MARBLE)
    painter.rectangle((10, 36), 80, 10, palette.MARBLE, INK, 4)
    for x in (14, 34, 54, 74):
        painter.rectangle((x, 46), 12, 32, palette.MARBLE, INK, 4)
    painter.rectangle((6, 77), 88, 9, palette.MARBLE, INK, 4)
    painter.rectangle((1, 86), 98, 10, palette.TRAVERTINE, INK, 4)


@piece
def block(painter: Painter, face: str = "#D9C7A3", side: str = "#B59F78", top: str = "#EFE3C8") -> None:
    painter.polygon([(50, 12), (92, 30), (50, 48), (8, 30)], top, INK, 4)
    painter.polygon([(8, 30), (50, 48), (50, 92), (8, 72)], face, INK, 4)
    painter.polygon([(92, 30), (50, 48), (50, 92), (92, 72)], side, INK, 4)
