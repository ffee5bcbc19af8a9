"""The six monuments, each a silhouette of its own, and who has built them."""

from render import palette
from render.paint import Painter, curve
from render.palette import INK, WHITE
from render.surface import piece

STONE = palette.TRAVERTINE


@piece
def monument(painter: Painter, key: str, built: bool = True) -> None:
    """A monument; one that nobody has built is pale."""
    fill, line = (STONE, INK) if built else (palette.MARBLE, palette.mix(INK, palette.SAND, 0.35))
    DRAWN.get(key, _temple)(painter, fill, line)


def _arches(painter: Painter, y: float, spans: tuple[float, ...], r: float, foot: float, fill: str, line: str) -> None:
    for x in spans:
        outline = [(x - r, foot), *curve((x, y), r, r, 180, 360, 12), (x + r, foot)]
        painter.polygon(outline, fill, line, 4)


def _pons(painter: Painter, fill: str, line: str) -> None:
    """A bridge over water."""
    painter.polygon([(2, 48), (50, 28), (98, 48), (98, 76), (2, 76)], fill, line, 5)
    _arches(painter, 70, (22, 50, 78), 10, 82, palette.WATER if fill == STONE else palette.SAND, line)
    waves = [(4, 88), (24, 82), (42, 88), (60, 82), (78, 88), (96, 82)]
    painter.line(waves, palette.DEEP if fill == STONE else line, 5)


def _aquaeductus(painter: Painter, fill: str, line: str) -> None:
    """Two storeys of arches."""
    painter.rectangle((4, 14), 92, 78, fill, line, 5)
    painter.rectangle((1, 8), 98, 12, palette.WATER if fill == STONE else WHITE, line, 4)
    dark = palette.mix(fill, INK, 0.6 if fill == STONE else 0.3)
    for x in (20, 40, 60, 80):
        painter.polygon([(x - 6, 48), *curve((x, 34), 6, 7, 180, 360, 8), (x + 6, 48)], dark)
    for x in (24, 50, 76):
        painter.polygon([(x - 9, 90), *curve((x, 66), 9, 9, 180, 360, 8), (x + 9, 90)], dark)
    painter.line([(4, 53), (96, 53)], line, 4)


def _theatrum(painter: Painter, fill: str, line: str) -> None:
    """Half a round of seats before the stage."""
    for r, tone in ((46, fill), (34, palette.mix(fill, WHITE, 0.4)), (22, fill)):
        painter.polygon([(50 - r, 66), *curve((50, 66), r, r * 1.15, 180, 360, 24), (50 + r, 66)], tone, line, 4)
    painter.rectangle((2, 66), 96, 24, palette.TERRACOTTA if fill == STONE else fill, line, 5)
    for x in (20, 40, 60, 80):
        painter.line([(x, 70), (x, 86)], line, 4)


def _circus(painter: Painter, fill: str, line: str) -> None:
    """A long track round its spine."""
    painter.rectangle((2, 20), 96, 62, fill, line, 5, 31)
    painter.rectangle((14, 32), 72, 38, "#EBD9AE" if fill == STONE else WHITE, line, 4, 19)
    painter.rectangle((30, 46), 40, 10, palette.TERRACOTTA if fill == STONE else fill, line, 4, 4)


def _temple(painter: Painter, fill: str, line: str) -> None:
    painter.polygon([(50, 6), (96, 36), (4, 36)], palette.TERRACOTTA if fill == STONE else fill, line, 4)
    painter.rectangle((10, 36), 80, 10, fill, line, 4)
    for x in (14, 34, 54, 74):
        painter.rectangle((x, 46), 12, 34, WHITE, line, 4)
    painter.rectangle((3, 80), 94, 14, fill, line, 5)


def _moenia(painter: Painter, fill: str, line: str) -> None:
    """A wall with battlements between two towers, and its gate."""
    painter.polygon([(4, 92), (4, 14), (12, 14), (12, 22), (20, 22), (20, 14), (28, 14), (28, 92)], fill, line, 4)
    painter.polygon([(72, 92), (72, 14), (80, 14), (80, 22), (88, 22), (88, 14), (96, 14), (96, 92)], fill, line, 4)
    battlements = [(28, 92), (28, 42), (36, 42), (36, 50), (46, 50), (46, 42), (54, 42), (54, 50), (64, 50), (64, 42)]
    painter.polygon([*battlements, (72, 42), (72, 92)], palette.mix(fill, WHITE, 0.35), line, 4)
    painter.polygon([(40, 92), *curve((50, 72), 10, 10, 180, 360, 10), (60, 92)], line)


DRAWN = {
    "pons": _pons,
    "aquaeductus": _aquaeductus,
    "theatrum": _theatrum,
    "circus": _circus,
    "templum_augusti": _temple,
    "moenia": _moenia,
}
