"""What pictures are drawn on. A surface remembers its lettering, so that tests can measure what people must read."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import Concatenate, Literal, NamedTuple, ParamSpec, TypeAlias

from PIL import Image, ImageDraw

from render import palette
from render.cache import kept
from render.paint import TIMES, Painter
from render.text import FIGURE, LABEL, TITLE, fit, letters, width

Align: TypeAlias = Literal["left", "middle", "right"]
Anchor: TypeAlias = Literal["top", "middle", "bottom"]
P = ParamSpec("P")

WIDTH = 1600  # four pixels are one point on a phone
MARGIN = GUTTER = 16
HEADER = 104
TOP = 134  # where the content begins


class Lettering(NamedTuple):
    """One piece of text as it stands: left, top, right and bottom of its ink.

    Faded: under a veil, not to be read. Upright: turned, to be read from below.
    """

    text: str
    face: str
    size: int
    fill: str
    box: tuple[int, int, int, int]
    faded: bool = False
    upright: bool = False


@dataclass(frozen=True, slots=True)
class Sprite:
    """A small finished drawing that is put where it is needed."""

    image: Image.Image
    lettering: tuple[Lettering, ...] = ()

    @property
    def weight(self) -> int:
        return self.image.width * self.image.height * len(self.image.getbands())


class Surface:
    """An image being drawn on, in pixels."""

    def __init__(self, image: Image.Image) -> None:
        self.image = image
        self.pen = ImageDraw.Draw(image)
        self.lettering: list[Lettering] = []

    def text(
        self,
        x: float,
        y: float,
        words: object,
        size: int = 44,
        face: str = LABEL,
        fill: str = palette.INK,
        align: Align = "left",
        room: float | None = None,
    ) -> float:
        """Write one line with its capitals centred on `y`, in at most `room` pixels; tell how wide it is."""
        line = str(words)
        if room is not None:
            line, size = fit(line, face, size, int(room))
        long = width(line, face, size)
        x -= {"left": 0, "middle": long / 2, "right": long}[align]
        drawn = letters(line, face, size)
        left, top = round(x) + drawn.left, round(y + size * (0.35 if face.startswith("Cinzel") else 0.345)) + drawn.top
        self.image.paste(palette.rgb(fill), (left, top), drawn.mask)
        box = (left + 1, top, left + drawn.mask.width - 2, top + drawn.mask.height - 1)
        self.lettering.append(Lettering(line, face, size, fill, box))
        return long

    def upright(self, x: float, y: float, words: str, size: int = 44, face: str = LABEL) -> None:
        """Write one line from below upwards, its middle at x, y."""
        drawn = letters(words, face, size)
        mask = drawn.mask.transpose(Image.Transpose.ROTATE_90)
        left, top = round(x + size * 0.345) + drawn.top, round(y - mask.height / 2)
        self.image.paste(palette.rgb(palette.INK), (left, top), mask)
        box = (left, top + 2, left + mask.width - 1, top + mask.height - 1)
        self.lettering.append(Lettering(words, face, size, palette.INK, box, upright=True))

    def put(self, sprite: Sprite, x: float, y: float, align: Align = "middle", anchor: Anchor = "middle") -> None:
        """Put a sprite with the named point of it at x, y."""
        wide, high = sprite.image.size
        left = round(x - {"left": 0, "middle": wide / 2, "right": wide}[align])
        top = round(y - {"top": 0, "middle": high / 2, "bottom": high}[anchor])
        self.image.paste(sprite.image, (left, top), sprite.image if sprite.image.mode == "RGBA" else None)
        self.lettering += [_moved(written, left, top) for written in sprite.lettering]

    def rectangle(self, x: float, y: float, wide: float, high: float, fill: str, radius: int = 0) -> None:
        """A flat rectangle, its corners smoothed."""
        left, top, wide, high = round(x), round(y), round(wide), round(high)
        r = min(radius, wide // 2, high // 2)
        right, bottom = left + wide, top + high
        self.image.paste(palette.rgb(fill), (left + r, top, right - r, bottom))
        if r > 0:
            self.image.paste(palette.rgb(fill), (left, top + r, right, bottom - r))
            corners = (left, top), (right - r, top), (left, bottom - r), (right - r, bottom - r)
            for mask, at in zip(_corners(r).each, corners, strict=True):
                self.image.paste(palette.rgb(fill), at, mask)

    def panel(
        self,
        x: float,
        y: float,
        wide: float,
        high: float,
        fill: str = palette.MARBLE,
        edge: str = palette.STONE,
        line: int = 3,
        radius: int = 20,
    ) -> None:
        """A rounded field with an edge."""
        self.rectangle(x, y, wide, high, edge, radius)
        self.rectangle(x + line, y + line, wide - 2 * line, high - 2 * line, fill, radius - line)

    def active(self, x: float, y: float, wide: float, high: float, radius: int = 18) -> None:
        """The panel of whoever is to move."""
        self.panel(x, y, wide, high, palette.ACTIVE, palette.BRONZE, 6, radius)

    def sprite(self) -> Sprite:
        return Sprite(self.image, tuple(self.lettering))


def _moved(written: Lettering, dx: int, dy: int) -> Lettering:
    left, top, right, bottom = written.box
    return written._replace(box=(left + dx, top + dy, right + dx, bottom + dy))


@dataclass(frozen=True, slots=True)
class _Corners:
    """The masks of the four rounded corners, in reading order."""

    each: tuple[Image.Image, ...]

    @property
    def weight(self) -> int:
        return sum(mask.width * mask.height for mask in self.each)


@kept
def _corners(radius: int) -> _Corners:
    side = radius * TIMES * 2
    disc = Image.new("L", (side, side), 0)
    ImageDraw.Draw(disc).ellipse((0, 0, side - 1, side - 1), fill=255)
    small, r = disc.reduce(TIMES), radius
    return _Corners(tuple(small.crop((x, y, x + r, y + r)) for y in (0, r) for x in (0, r)))


class Picture(Surface):
    """A whole picture: a header that tells the game and the moment, content, an edge."""

    def __init__(self, height: int, ground: Image.Image | None = None) -> None:
        super().__init__(ground.copy() if ground else Image.new("RGB", (WIDTH, height), palette.PARCHMENT))
        self.height = height

    def header(self, colour: str, title: str, moment: str, seal: Sprite | None = None) -> None:
        self.rectangle(0, 0, WIDTH, HEADER, colour)
        if seal:
            self.put(seal, 76, 54)
        start = 132 if seal else 36
        self.text(start, 54, title, 58, TITLE, palette.PAPER)
        self.text(WIDTH - 36, 54, moment, 46, LABEL, palette.PAPER, "right", room=WIDTH * 0.56)
        for x in range(0, WIDTH, 32):
            self.rectangle(x, HEADER, 16, 12, colour)

    def veil(self, mask: Image.Image, x: int, y: int) -> None:
        """Fade what cannot be chosen, in its own shape."""
        self.image.paste(palette.rgb(palette.PARCHMENT), (x, y), mask)
        right, bottom = x + mask.width, y + mask.height
        for i, written in enumerate(self.lettering):
            left, top, *_ = written.box
            if x <= left < right and y <= top < bottom:
                self.lettering[i] = written._replace(faded=True)

    def edge(self) -> None:
        """Close the picture, so that parchment does not melt into a white page."""
        self.pen.rectangle((0, 0, WIDTH - 1, self.height - 1), outline=palette.UMBER, width=5)


def piece(paint: Callable[Concatenate[Painter, P], None]) -> Callable[Concatenate[int, P], Sprite]:
    """Make a square sprite of any size, drawn once, of what a function paints on a grid of 100 by 100."""

    @kept
    @wraps(paint)
    def drawn(size: int, /, *args: P.args, **kwargs: P.kwargs) -> Sprite:
        painter = Painter(size, size, size / 100)
        paint(painter, *args, **kwargs)
        return Sprite(painter.done())

    return drawn


@kept
def spot(figure: str, size: int = 0) -> Sprite:
    """The number of a choice: a gold disc with an ink rim. Nothing else is round, gold and carries a figure."""
    size = size or (68 if len(figure) == 1 else 80)
    painter = Painter(size, size, size / 100)
    painter.disc((50, 50), 49, palette.INK)
    painter.disc((50, 50), 43, palette.SPOT)
    surface = Surface(painter.done())
    surface.text(
        size / 2, size / 2, figure, max(44, round(size * (0.66 if len(figure) == 1 else 0.56))), FIGURE, align="middle"
    )
    return surface.sprite()
