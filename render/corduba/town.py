"""Shapes on squares: zones with their kerbs and streets between them, and the outline of a building."""

from collections.abc import Collection, Sequence
from typing import TypeAlias

from PIL import Image, ImageDraw

from render import palette
from render.cache import kept
from render.corduba.look import PARTS, STREET
from render.surface import Sprite

Square: TypeAlias = tuple[int, int]  # column and row, from 0
SQUARE = 84  # the side of a square for which what follows is told
KERB = 3
STREET_WIDE = 16  # between two zones
LOT = 17  # from the edge of a square to the lot painted on it
TURNS = ("r0", "r90", "r180", "r270")


def square(at: str) -> Square:
    """The column and row of "d6"."""
    return ord(at[0]) - ord("a"), int(at[1:]) - 1


def placed(shape: Sequence[str], at: str, turn: str) -> tuple[Square, ...]:
    """The squares of a shape that is turned clockwise and lies with its corner at a square."""
    rows = [list(row) for row in shape]
    for _ in range(TURNS.index(turn)):
        rows = [list(row) for row in zip(*reversed(rows), strict=True)]
    column, row = square(at)
    return tuple((column + x, row + y) for y, line in enumerate(rows) for x, sign in enumerate(line) if sign == "X")


def extent(squares: Collection[Square]) -> tuple[int, int, int, int]:
    """The leftmost column, the topmost row, and how many columns and rows some squares take."""
    columns, rows = [x for x, _ in squares], [y for _, y in squares]
    return min(columns), min(rows), max(columns) - min(columns) + 1, max(rows) - min(rows) + 1


def outline(squares: Collection[Square], cell: int, inset: float, radius: float, times: int = 4) -> Image.Image:
    """A mask of joined squares as one rounded form, `inset` pixels within them, as large as their extent."""
    left, top, wide, high = extent(squares)
    mask = Image.new("L", (wide * cell * times, high * cell * times), 0)
    pen, joined = ImageDraw.Draw(mask), set(squares)
    near, far = inset * times, (cell - inset) * times - 1
    reach, step = (inset + radius) * times, cell * times
    for x, y in joined:
        at, up = (x - left) * step, (y - top) * step
        right, below, across = (x + 1, y) in joined, (x, y + 1) in joined, (x + 1, y + 1) in joined
        pen.rounded_rectangle((at + near, up + near, at + far, up + far), radius * times, fill=255)
        if right:
            pen.rectangle((at + step - reach, up + near, at + step + reach, up + far), fill=255)
        if below:
            pen.rectangle((at + near, up + step - reach, at + far, up + step + reach), fill=255)
        if right and below and across:
            pen.rectangle((at + step - reach, up + step - reach, at + step + reach, up + step + reach), fill=255)
    return mask.reduce(times)


def zones(plan: Sequence[str]) -> dict[str, frozenset[Square]]:
    """The squares of each zone of a map by its letter, in the order of these."""
    return {
        letter: frozenset((x, y) for y, line in enumerate(plan) for x, sign in enumerate(line) if sign == letter)
        for letter in sorted(set("".join(plan)))
    }


@kept
def ground(part: str, plan: tuple[str, ...], cell: int) -> Sprite:
    """The map of a District without anything built: blocks of ground with kerbs, lots on them, streets between."""
    look = PARTS[part]
    image = Image.new("RGB", (len(plan[0]) * cell, len(plan) * cell), STREET)
    kerb, lot = palette.mix(look.deep, look.tint, 0.5), palette.mix(look.tint, palette.WHITE, 0.42)
    scale = cell / SQUARE
    street, thick = max(2.5, (STREET_WIDE / 2 - 1) * scale), max(1.5, KERB * scale)
    for squares in zones(plan).values():
        left, top, _, _ = extent(squares)
        for inset, tone in ((street, kerb), (street + thick, look.tint)):
            mask = outline(squares, cell, inset, 8 * scale, 2)
            image.paste(palette.rgb(tone), (left * cell, top * cell), mask)
    within = int(LOT * scale)
    mask = outline([(0, 0)], cell, LOT * scale, 8 * scale).crop((within, within, cell - within, cell - within))
    for y, line in enumerate(plan):
        for x in range(len(line)):
            image.paste(palette.rgb(lot), (x * cell + within, y * cell + within), mask)
    return Sprite(image)
