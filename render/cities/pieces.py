"""Tiles, the spaces they lie on, landscapes with their bridges, and the frame that tells who owns a city."""

from PIL import Image

from render import palette
from render.cache import kept
from render.cities.icons import icon
from render.cities.look import FLOOR, FLOOR_EDGE, JOINTS, LANDS, PLANKS, TYPES, kind
from render.paint import Painter
from render.palette import INK, SEATS
from render.surface import Sprite, Surface, piece


@kept
def tile(key: str, size: int, new: bool = False) -> Sprite:
    """A single tile, or one half of a duplex; a new one has a rim of gold."""
    sprite = _blank(size, TYPES[kind(key)], new)
    image = sprite.image.copy()
    drawn = icon(key, round(size * 0.72)).image
    at = (size - drawn.width) // 2
    image.alpha_composite(drawn, (at, at))
    return Sprite(image)


@piece
def _blank(painter: Painter, fill: str, new: bool) -> None:
    painter.rectangle((1, 1), 98, 98, INK, radius=12)
    if new:
        painter.rectangle((4, 4), 92, 92, palette.SPOT, radius=9)
        painter.rectangle((10, 10), 80, 80, INK, radius=7)
        painter.rectangle((13, 13), 74, 74, fill, radius=5)
        return
    painter.rectangle((4, 4), 92, 92, fill, radius=9)
    painter.rectangle((8, 8), 84, 84, None, palette.mix(fill, palette.WHITE, 0.4), 2.5, 6)


@kept
def duplex(first: str, second: str, orient: str, size: int, new: bool = False) -> Sprite:
    """Two tiles that are one, each `size` across."""
    upright = orient == "vertical"
    surface = Surface(Image.new("RGBA", (size, 2 * size) if upright else (2 * size, size)))
    for i, key in enumerate((first, second)):
        surface.image.alpha_composite(tile(key, size, new).image, (0, i * size) if upright else (i * size, 0))
    _join(surface, orient, size)
    return surface.sprite()


def _join(surface: Surface, orient: str, size: int) -> None:
    surface.image.alpha_composite(link(orient, size).image, _middle(orient, size))


def _middle(orient: str, size: int) -> tuple[int, int]:
    clasp = link(orient, size).image
    if orient == "vertical":
        return (size - clasp.width) // 2, size - clasp.height // 2
    return size - clasp.width // 2, (size - clasp.height) // 2


@kept
def link(orient: str, size: int) -> Sprite:
    """The clasp that holds the halves of a duplex together."""
    long, short = max(12, round(size * 0.34)), max(8, round(size * 0.15))
    wide, high = (long, short) if orient == "vertical" else (short, long)
    painter = Painter(wide, high)
    painter.rectangle((0, 0), wide, high, INK, radius=min(wide, high) / 2.5)
    painter.rectangle((2, 2), wide - 4, high - 4, palette.TRAVERTINE, radius=min(wide, high) / 4)
    return Sprite(painter.done())


@kept
def space(size: int, ground: str | None = None) -> Sprite:
    """Where a tile can be laid; on a mat its landscape shines through."""
    edge, fill = FLOOR_EDGE, FLOOR
    if ground:
        edge, fill = (palette.mix(LANDS[ground].ground, FLOOR, share) for share in (0.5, 0.78))
    surface = Surface(Image.new("RGB", (size, size), edge))
    inset = max(2, size // 24)
    surface.rectangle(inset, inset, size - 2 * inset, size - 2 * inset, fill, 8)
    return surface.sprite()


@kept
def shut(wide: int, high: int) -> Sprite:
    """Where nothing can be laid any more."""
    surface = Surface(Image.new("RGB", (wide, high), palette.STONE))
    surface.rectangle(1, 1, wide - 2, high - 2, palette.HOLLOW)
    return surface.sprite()


@kept
def land(ground: str, size: int) -> Sprite:
    """A space that cannot be built on."""
    look = LANDS[ground]
    painter = Painter(size, size, size / 100, ground=look.ground)
    match ground:
        case "water":
            _waves(painter, look.relief)
        case "peaks":
            painter.polygon([(8, 86), (36, 22), (58, 66), (70, 44), (94, 86)], look.relief, INK, 4)
            painter.polygon([(36, 22), (46, 42), (36, 50), (26, 44)], palette.WHITE)
        case "rock":
            for y in (20, 44, 68, 92):
                painter.line([(0, y), (22, y - 8), (48, y + 2), (76, y - 8), (100, y)], look.relief, 5, caps=False)
        case "reeds":
            for x, y in ((24, 44), (68, 34), (44, 86), (84, 80)):
                for lean in (-9, 0, 9):
                    painter.line([(x + lean * 0.3, y), (x + lean, y - 22)], look.relief, 5)
        case "hills":
            for x, y in ((32, 44), (70, 82)):
                painter.wedge((x, y), 25, 24, 180, 360, look.relief, palette.mix(look.relief, INK, 0.35), 4)
    return Sprite(painter.done())


def _waves(painter: Painter, tone: str) -> None:
    for y, starts in ((22, (12, 62)), (50, (36, 86)), (78, (12, 62))):
        for x in starts:
            painter.line([(x - 12, y), (x - 4, y - 6), (x + 5, y), (x + 13, y - 6)], tone, 5)


@piece
def bridge(painter: Painter, orient: str) -> None:
    """Planks from one side of a blocked space to the other."""
    across = orient == "horizontal"

    def placed(along: float, beside: float) -> tuple[float, float]:
        return (along, beside) if across else (beside, along)

    painter.rectangle(placed(0, 30), *placed(100, 40), PLANKS)
    for along in range(10, 100, 20):
        painter.line([placed(along, 32), placed(along, 68)], JOINTS, 4, caps=False)
    for beside in (31, 69):
        painter.line([placed(-2, beside), placed(102, beside)], INK, 6, caps=False)


@kept
def frame(wide: int, high: int, left: str, right: str) -> Sprite:
    """A city belongs to two: each half of its frame has the colour of one owner."""
    surface = Surface(Image.new("RGB", (wide, high), palette.PARCHMENT))
    surface.rectangle(0, 0, wide, high, INK, 20)
    surface.rectangle(4, 4, wide - 8, high - 8, SEATS[left].fill, 16)
    if left != right:
        surface.rectangle(wide // 2, 4, wide - wide // 2 - 4, high - 8, SEATS[right].fill, 16)
        for y in (4, high - 20):  # the inner ends of the right half are square
            surface.rectangle(wide // 2, y, 16, 16, SEATS[right].fill)
        surface.rectangle(wide // 2 - 2, 4, 4, high - 8, INK)
    surface.rectangle(14, 14, wide - 28, high - 28, INK, 12)
    surface.rectangle(17, 17, wide - 34, high - 34, palette.MARBLE, 9)
    return surface.sprite()
