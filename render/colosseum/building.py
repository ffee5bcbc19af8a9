"""The Colosseum itself as it grows: an oblique ellipse of sections from I at the top, clockwise."""

import math
from collections.abc import Sequence

from PIL import Image

from render import palette
from render.cache import kept
from render.colosseum.look import (
    ARCH,
    ARENA,
    FOUNDATION,
    LINE,
    LINE_PALE,
    WALL,
    WALL_END,
    WALL_INNER,
    WALL_TOP,
)
from render.colosseum.pieces import bonus
from render.paint import Painter, Point
from render.palette import INK
from render.surface import Sprite, Surface, spot
from render.text import TITLE, letters

COUNT = 17
STEP = 2 * math.pi / COUNT
OUTER, INNER, RISE = (410, 228), (300, 152), 104  # radii across and down, and how high the walls are
SIZE = 2 * OUTER[0] + 12, 2 * OUTER[1] + RISE + 12
CENTRE = SIZE[0] / 2, OUTER[1] + RISE + 6
CHIPS = (0.5, 0.5), (0.65, 0.45), (0.7, 0.25), (0.75, 0.05), (0.9, 0.1)  # where a chip may lie in its section
PIECES = 8  # straight pieces a section's curve is made of


def place(section: float, out: float, up: float = 0) -> Point:
    """A point in the sprite: sections from the top clockwise, `out` from inner to outer wall, `up` above the ground."""
    across, down = (inner + (outer - inner) * out for inner, outer in zip(INNER, OUTER, strict=True))
    angle = section * STEP
    return CENTRE[0] + across * math.sin(angle), CENTRE[1] - down * math.cos(angle) - up


def _facing(section: float) -> bool:
    """Whether the outer wall faces us there."""
    return math.cos(section * STEP) < 0.05


@kept
def colosseum(built: int, signs: tuple[str, ...]) -> Sprite:
    """So many sections built, the others laid out on the ground with their numerals, or the chips that lie there."""
    painter, walls = Painter(*SIZE, times=3), Painter(*SIZE, times=1)
    _ground(painter, built)
    for each in (painter, walls):
        _walls(each, built)
    surface, hidden = Surface(painter.done()), walls.done()
    for section in range(built, COUNT):
        if signs[section].isdecimal():
            _chip(surface, hidden, section, int(signs[section]), section == built)
        elif section > built:
            _numeral(surface, hidden, section, signs[section])
    return surface.sprite()


def _ground(painter: Painter, built: int) -> None:
    """The arena and the foundations; the next one is gold."""
    painter.ellipse(CENTRE, *INNER, ARENA, palette.UMBER, 3)
    for section in range(built, COUNT):
        arc = _arc(section)
        fill = palette.FIRST if section == built else FOUNDATION
        painter.polygon([place(at, 1) for at in arc] + [place(at, 0) for at in arc[::-1]], fill, palette.UMBER, 4)


def _arc(section: int) -> list[float]:
    return [section + i / PIECES for i in range(PIECES + 1)]


def _free(walls: Image.Image, section: int, wide: int, high: int, places: Sequence[Point]) -> Point | None:
    """The first of some places in a section, along and out, where no wall hides a thing so large."""
    for along, out in places:
        x, y = place(section + along, out)
        box = round(x - wide / 2), round(y - high / 2), round(x + wide / 2), round(y + high / 2)
        if not walls.crop(box).getchannel("A").getbbox():
            return x, y
    return None


def _numeral(surface: Surface, walls: Image.Image, section: int, numeral: str) -> None:
    """Write a numeral on the ground, unless a wall hides it."""
    wide = letters(numeral, TITLE, 44).mask.width
    if at := _free(walls, section, wide, 36, ((0.5, 0.5), (0.5, 0.56), (0.6, 0.56), (0.66, 0.6))):
        surface.text(*at, numeral, 44, TITLE, palette.SOFT, "middle")


def _chip(surface: Surface, walls: Image.Image, section: int, points: int, coming: bool) -> None:
    """Lay a chip where it is seen best; the one that comes next lies on gold."""
    x, y = _free(walls, section, 46, 46, CHIPS) or place(section + CHIPS[-1][0], CHIPS[-1][1])
    if coming:
        surface.put(spot("", 92), x, y)
    surface.put(bonus(points), x, y)


def _walls(painter: Painter, built: int) -> None:
    """Far sections first, so that near ones hide them."""
    for section in sorted(range(built), key=lambda each: -math.cos((each + 0.5) * STEP)):
        _section(painter, section)
    if 0 < built < COUNT and math.sin(built * STEP) > 0.02:
        _raw_end(painter, built)


def _section(painter: Painter, section: int) -> None:
    """Inner wall, top, and the outer wall with its arcades where it faces us."""
    arc = _arc(section)
    _wall(painter, arc, 0, WALL_INNER, (0.36, 0.68))
    painter.polygon([place(at, 1, RISE) for at in arc] + [place(at, 0, RISE) for at in arc[::-1]], WALL_TOP, INK, 3)
    painter.line([place(at, 0.88, RISE) for at in arc], LINE_PALE, 3, caps=False)
    seen = [at for at in arc if _facing(at)]
    if len(seen) < 2:
        return
    _wall(painter, seen, 1, WALL, (0.32, 0.64))
    for storey in range(3):
        for bay in range(2):
            if _facing(section + (bay + 0.5) / 2):
                _arcade(painter, section + bay / 2, RISE * (0.04 + storey * 0.32))


def _wall(painter: Painter, arc: Sequence[float], out: float, fill: str, courses: Sequence[float]) -> None:
    painter.polygon([place(at, out) for at in arc] + [place(at, out, RISE) for at in arc[::-1]], fill, INK, 3)
    for share in courses:
        painter.line([place(at, out, RISE * share) for at in arc], LINE, 3, caps=False)


def _arcade(painter: Painter, left: float, up: float) -> None:
    """One arch of half a section."""
    start, wide = left + 0.1, 0.3
    head = [
        place(start + wide * (1 - math.cos(turn)) / 2, 1, up + RISE * (0.12 + 0.09 * math.sin(turn)))
        for turn in (math.radians(angle) for angle in range(0, 181, 20))
    ]
    painter.polygon([place(start, 1, up), *head, place(start + wide, 1, up)], ARCH)


def _raw_end(painter: Painter, built: int) -> None:
    """Bare masonry where the next section will join."""
    corners = [place(built, 0), place(built, 1), place(built, 1, RISE), place(built, 0, RISE)]
    painter.polygon(corners, WALL_END, INK, 4)
    for course in range(4):
        low, high = RISE * course / 4, RISE * (course + 1) / 4
        if course:
            painter.line([place(built, 0.04, low), place(built, 0.96, low)], LINE, 3, caps=False)
        for joint in (0.3, 0.7) if course % 2 == 0 else (0.5,):
            painter.line([place(built, joint, low), place(built, joint, high)], LINE, 3, caps=False)
