"""The ground under the Colosseum's board: the ring road, the lawn, the way round, and where everything stands."""

import math

from PIL import Image

from render import palette
from render.cache import kept
from render.colosseum.look import CHEVRON, COURT, LAND, LAWN, ROAD, ROAD_EDGE
from render.paint import Painter
from render.surface import MARGIN, TOP, WIDTH, Sprite, Surface

CENTRE = 800, 655  # of the ring
ROAD_RADII = 565, 337
MAP_BOTTOM = 1180
SPACES = ((800, 318), (1274, 472), (1363, 655), (1247, 861), (353, 861), (237, 655), (326, 472))  # from the top
SITE_WIDE, SITE_HIGH = 470, 264
SITE_LEFT, SITE_TOP = (MARGIN, WIDTH - MARGIN - SITE_WIDE), (TOP, MAP_BOTTOM - 4 - SITE_HIGH)


def corner(space: int) -> tuple[int, int]:
    """Where the panel of a site beside this space stands: in the corner of the picture nearest to it."""
    x, y = SPACES[space]
    return SITE_LEFT[x > CENTRE[0]], SITE_TOP[y > CENTRE[1]]


@kept
def ground(height: int) -> Sprite:
    """Everything of the board that never changes."""
    surface = Surface(Image.new("RGB", (WIDTH, height), palette.PARCHMENT))
    surface.rectangle(MARGIN, TOP - 4, WIDTH - 2 * MARGIN, MAP_BOTTOM - TOP + 4, LAND, 22)
    surface.put(Sprite(_ring().done()), *CENTRE)
    return surface.sprite()


def _ring() -> Painter:
    (rx, ry), centre = ROAD_RADII, (589, 361)
    painter = Painter(2 * centre[0], 2 * centre[1], times=2, ground=LAND)
    for grown, fill in ((22, ROAD_EDGE), (18, ROAD), (-18, ROAD_EDGE), (-22, LAWN)):
        painter.ellipse(centre, rx + grown, ry + grown, fill)
    painter.ellipse((centre[0], centre[1] + 6), 440, 262, COURT)
    turns = [math.atan2((x - CENTRE[0]) / rx, (CENTRE[1] - y) / ry) % (2 * math.pi) for x, y in SPACES]
    for start, end in zip(turns, [*turns[1:], 2 * math.pi], strict=True):
        _chevrons(painter, centre[0], centre[1], (start + end) / 2)
    return painter


def _chevrons(painter: Painter, cx: float, cy: float, turn: float) -> None:
    """Two marks that point clockwise."""
    (rx, ry), (sine, cosine) = ROAD_RADII, (math.sin(turn), math.cos(turn))
    length = math.hypot(rx * cosine, ry * sine)
    ux, uy = rx * cosine / length, ry * sine / length
    for shift in (-14, 14):
        x, y = cx + rx * sine + ux * shift, cy - ry * cosine + uy * shift
        tips = [(x - ux * 9 + side * uy * 13, y - uy * 9 - side * ux * 13) for side in (-1, 1)]
        painter.line([tips[0], (x + ux * 9, y + uy * 9), tips[1]], CHEVRON, 7, caps=False)
