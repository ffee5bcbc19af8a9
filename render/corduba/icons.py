"""Corduba's goods, tokens and signs: silhouettes of their own, so that no colour is needed to tell them apart."""

import math

from PIL import Image

from render import palette
from render.cache import kept
from render.corduba.look import PALE, SHADE, TRADES
from render.paint import Painter, star
from render.palette import INK, WHITE
from render.pieces import block
from render.surface import Sprite, Surface, piece
from render.text import FIGURE

WOOD, RIND, HEART = "#B27B43", "#7A4F26", "#E2BE8A"


@piece
def logs(painter: Painter) -> None:
    for centre in ((28, 68), (72, 68), (50, 34)):
        painter.disc(centre, 22, WOOD, INK, 5)
        painter.disc(centre, 13, HEART, RIND, 3)
        painter.disc(centre, 5, RIND)


def ashlar(size: int) -> Sprite:
    """A block of stone."""
    return block(size, "#A9A49A", "#857F75", "#C9C4BA")


@piece
def loaf(painter: Painter) -> None:
    painter.ellipse((50, 56), 45, 36, "#D9A35A", INK, 5)
    for angle in range(22, 180, 45):
        dx, dy = 32 * math.cos(math.radians(angle)), 24 * math.sin(math.radians(angle))
        painter.line([(50 - dx, 54 - dy), (50 + dx, 54 + dy)], "#8A5A24", 5)
    painter.ellipse((50, 54), 9, 7, "#8A5A24")


@piece
def hammer(painter: Painter) -> None:
    painter.polygon([(43, 40), (57, 40), (55, 96), (45, 96)], WOOD, INK, 4)
    painter.polygon([(14, 12), (76, 12), (90, 26), (76, 42), (14, 42)], "#8D9AA6", INK, 5)


@piece
def column(painter: Painter) -> None:
    painter.rectangle((16, 8), 68, 14, WHITE, INK, 5, 4)
    painter.rectangle((24, 20), 52, 62, WHITE, INK, 5)
    painter.rectangle((14, 80), 72, 14, WHITE, INK, 5, 3)
    for x in (37, 50, 63):
        painter.line([(x, 30), (x, 72)], "#A9C0CC", 6)


@piece
def amphora(painter: Painter) -> None:
    painter.arc((30, 34), 16, 18, 90, 300, INK, 7)
    painter.arc((70, 34), 16, 18, -120, 90, INK, 7)
    neck, belly = [(40, 8), (60, 8), (58, 24)], [(74, 40), (70, 66), (56, 94), (44, 94), (30, 66), (26, 40), (42, 24)]
    painter.polygon([*neck, *belly], palette.TERRACOTTA, INK, 5)
    painter.line([(31, 48), (69, 48)], INK, 5)
    painter.rectangle((36, 4), 28, 10, palette.TERRACOTTA, INK, 4)


@piece
def coin(painter: Painter) -> None:
    painter.disc((50, 50), 46, palette.GOLD, INK, 6)
    painter.disc((50, 50), 34, "#F0CB62", palette.BRONZE, 4)


@piece
def worker(painter: Painter, fill: str = palette.MARBLE, edge: str = INK) -> None:
    painter.polygon([(50, 40), (78, 52), (88, 94), (12, 94), (22, 52)], fill, edge, 6)
    painter.disc((50, 28), 22, fill, edge, 6)


@piece
def special(painter: Painter, fill: str = palette.TRAVERTINE) -> None:
    """A special worker carries a load on the head."""
    painter.polygon([(50, 44), (78, 56), (88, 96), (12, 96), (22, 56)], fill, INK, 6)
    painter.disc((50, 36), 19, fill, INK, 6)
    painter.rectangle((20, 2), 60, 18, WOOD, INK, 5, 4)


@piece
def register(painter: Painter) -> None:
    """One worker more from now on."""
    painter.polygon([(50, 40), (78, 52), (88, 94), (12, 94), (22, 52)], palette.SAND, INK, 6)
    painter.disc((50, 28), 22, palette.SAND, INK, 6)
    for ends in ([(78, 10), (78, 42)], [(62, 26), (94, 26)]):
        painter.line(ends, WHITE, 17)
    for ends in ([(78, 10), (78, 42)], [(62, 26), (94, 26)]):
        painter.line(ends, palette.GOOD, 10)


@piece
def specialist(painter: Painter) -> None:
    """Some Specialist, of a colour still to be chosen."""
    painter.polygon([(50, 36), (82, 52), (90, 96), (10, 96), (18, 52)], "#A97CC6", INK, 6)
    painter.disc((50, 26), 20, "#A97CC6", INK, 6)
    painter.polygon(star((50, 70), 17), WHITE, INK, 3)


@piece
def riot(painter: Painter) -> None:
    painter.disc((50, 50), 49, INK)
    painter.disc((50, 50), 44, palette.MARBLE)
    right, left = [(50, 12), (68, 38), (64, 44), (80, 60), (70, 82)], [(30, 82), (20, 60), (32, 46), (38, 54), (42, 36)]
    painter.polygon([*right, (50, 90), *left], palette.ALERT)
    painter.polygon([(52, 52), (62, 68), (56, 82), (44, 82), (38, 68)], "#F0C116")


@piece
def calm(painter: Painter) -> None:
    """Where no fire burns."""
    painter.disc((50, 50), 49, palette.STONE)
    painter.disc((50, 50), 43, palette.MARBLE)
    painter.line([(32, 52), (45, 66), (69, 36)], palette.GOOD, 10)


@piece
def heart(painter: Painter, fill: str = palette.CRIMSON) -> None:
    outline = []
    for angle in range(0, 360, 6):
        t = math.radians(angle)
        rise = 13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)
        outline.append((50 + 2.65 * 16 * math.sin(t) ** 3, 48 - 2.65 * rise))
    painter.polygon(outline, fill, INK, 5)


@piece
def lyre(painter: Painter, tone: str = palette.BRONZE) -> None:
    painter.arc((50, 46), 30, 38, 0, 180, tone, 9)
    painter.line([(20, 46), (16, 26), (22, 10)], tone, 9)
    painter.line([(80, 46), (84, 26), (78, 10)], tone, 9)
    painter.line([(16, 26), (84, 26)], tone, 7)
    painter.rectangle((34, 84), 32, 11, tone, radius=3)
    for x in (36, 50, 64):
        painter.line([(x, 28), (x, 78)], tone, 5)


@piece
def altar(painter: Painter) -> None:
    """An Offering."""
    painter.polygon([(50, 4), (66, 28), (60, 44), (40, 44), (34, 28)], palette.TERRACOTTA, INK, 4)
    painter.rectangle((16, 43), 68, 13, WHITE, INK, 5)
    painter.rectangle((26, 54), 48, 32, WHITE, INK, 5)
    painter.rectangle((14, 83), 72, 13, WHITE, INK, 5)


@piece
def shield(painter: Painter) -> None:
    """Troops."""
    painter.polygon([(18, 10), (82, 10), (82, 58), (50, 96), (18, 58)], palette.ALERT, INK, 6)
    painter.line([(50, 22), (50, 78)], palette.GOLD, 7)
    painter.line([(28, 40), (72, 40)], palette.GOLD, 7)
    painter.disc((50, 40), 10, palette.GOLD, INK, 4)


def senator(size: int) -> Sprite:
    """A Senator is a white cube."""
    return block(size, palette.MARBLE, palette.mix(palette.MARBLE, INK, 0.25), palette.WHITE)


@piece
def crate(painter: Painter) -> None:
    """Any goods."""
    painter.rectangle((8, 26), 84, 66, HEART, INK, 6, 4)
    painter.line([(10, 58), (90, 58)], INK, 5)
    for x in (36, 64):
        painter.line([(x, 28), (x, 90)], RIND, 5)
    painter.rectangle((4, 12), 92, 18, WOOD, INK, 6, 4)


@piece
def merchant(painter: Painter) -> None:
    """The Merchant: a figure with scales."""
    painter.polygon([(30, 36), (46, 46), (54, 96), (4, 96), (12, 46)], palette.MARBLE, INK, 6)
    painter.disc((30, 26), 18, palette.MARBLE, INK, 6)
    painter.line([(54, 34), (94, 34)], INK, 7)
    painter.line([(74, 22), (74, 74)], INK, 7)
    for x in (58, 88):
        painter.wedge((x, 48), 11, 14, 0, 180, palette.GOLD, INK, 4)


@piece
def trade(painter: Painter, colour: str) -> None:
    """The badge of a trade: sword, altar flame, mask, scales, staff, hammer."""
    fill, ink, _ = TRADES[colour]
    painter.disc((50, 50), 48, INK)
    painter.disc((50, 50), 42, fill)
    emblem(painter, colour, ink, fill)


def emblem(painter: Painter, colour: str, ink: str, ground: str) -> None:
    match colour:
        case "red":
            painter.line([(50, 20), (50, 80)], ink, 9)
            painter.line([(33, 62), (67, 62)], ink, 9)
        case "purple":
            painter.polygon([(50, 16), (68, 46), (62, 68), (38, 68), (32, 46)], ink)
            painter.rectangle((30, 72), 40, 9, ink)
        case "blue":
            painter.wedge((50, 40), 26, 40, 0, 180, ink)
            painter.rectangle((24, 28), 52, 14, ink)
            for x in (40, 60):
                painter.disc((x, 46), 5, ground)
            painter.wedge((50, 58), 11, 10, 0, 180, ground)
        case "yellow":
            painter.line([(26, 34), (74, 34)], ink, 7)
            painter.line([(50, 22), (50, 78)], ink, 7)
            painter.line([(36, 78), (64, 78)], ink, 7)
            for x in (28, 72):
                painter.wedge((x, 46), 14, 14, 0, 180, ink)
        case "green":
            painter.line([(50, 18), (50, 82)], ink, 7)
            painter.line([(64, 26), (37, 38), (62, 52), (40, 66), (56, 76)], ink, 7)
        case _:
            painter.rectangle((28, 26), 44, 18, ink)
            painter.rectangle((45, 40), 10, 40, ink)


@piece
def specialist_of(painter: Painter, colour: str, state: str) -> None:
    """A Specialist of a trade: ready in its colour, used pale, locked a shadow."""
    badge, ink, _ = TRADES[colour]
    locked = state == "locked"
    edge = SHADE if locked else INK
    fill = badge if state == "ready" else palette.MARBLE if locked else PALE
    painter.polygon([(50, 38), (82, 54), (90, 97), (10, 97), (18, 54)], fill, edge, 5)
    painter.disc((50, 25), 21, fill, edge, 5)
    small = Painter(100, 100)
    pale = palette.mix(badge, palette.MARBLE, 0.55) if locked else badge
    small.disc((50, 50), 48, edge)
    small.disc((50, 50), 42, pale)
    emblem(small, colour, palette.mix(ink, pale, 0.5) if locked else ink, pale)
    whole = painter.image.width
    side = round(0.44 * whole)
    drawn = small.image.resize((side, side), Image.Resampling.BOX)
    painter.image.paste(drawn, (round((whole - side) / 2), round(0.52 * whole)), drawn)


@kept
def worth(size: int, what: str, many: int) -> Sprite:
    """A token of Troops or Offerings with what it is worth."""
    surface = Surface((shield if what == "troop" else altar)(size).image.copy())
    middle = size * (0.4 if what == "troop" else 0.66)
    surface.image.alpha_composite(_plate(round(size * 0.62)).image, (round(size * 0.19), round(middle - size * 0.31)))
    surface.text(size / 2, middle, many, 44, FIGURE, align="middle")
    return surface.sprite()


@piece
def _plate(painter: Painter) -> None:
    painter.disc((50, 50), 49, INK)
    painter.disc((50, 50), 42, palette.MARBLE)
