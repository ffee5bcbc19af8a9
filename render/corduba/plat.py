"""The ground of a District with what stands on it, at any size: all of it, or one zone and what lies beside it."""

from collections.abc import Sequence
from typing import NamedTuple

from render import palette
from render.corduba.buildings import Look, building, face, form, insula
from render.corduba.district import home
from render.corduba.icons import riot
from render.corduba.look import TRADES
from render.corduba.town import Square, extent, ground, square, zones
from render.corduba.words import colour
from render.scene import Scene
from render.surface import Sprite, Surface

NAMED = 70  # squares so large have room for names
HEAD, PAD = 82, 10  # on a map of its own: above it, and around it


class Frame(NamedTuple):
    """The squares of a District that a map shows."""

    left: int
    top: int
    columns: int
    rows: int


class Plat(NamedTuple):
    """A District on a surface."""

    key: str
    frame: Frame
    cell: int
    surface: Surface


def framed(plan: Sequence[str], letters: Sequence[str] = ()) -> Frame:
    """The whole District, or of a single zone this and what lies beside it."""
    columns, rows = len(plan[0]), len(plan)
    if len(letters) != 1:
        return Frame(0, 0, columns, rows)
    left, top, wide, high = extent(zones(plan)[letters[0]])
    x, y = max(0, left - 1), max(0, top - 1)
    return Frame(x, y, min(columns, left + wide + 1) - x, min(rows, top + high + 1) - y)


def laid(scene: Scene, key: str, cell: int, frame: Frame) -> Plat:
    """What a map shows of the District as it is."""
    said = scene.view["districts"][key]
    surface = Surface(ground(key, tuple(said["zones"]), cell).image.copy())
    whole = (frame.columns, frame.rows) == (said["columns"], said["rows"])
    for each in said["insulae"]:
        owner = None if each["by"] is None else colour(scene, each["by"])
        place(surface, insula(round(cell * 0.76), owner), square(each["at"]), cell)
    for each in said["tiles"]:
        squares = tuple(map(square, each["cells"]))
        left, top, _, _ = extent(squares)
        if cell >= NAMED and whole:
            look = Look(each["building"], each["name"], each["colour"], each["riot"], badge=not each["riot"])
            sprite = building(look, home(squares), cell)
        else:
            edge = palette.ALERT if each["riot"] else palette.INK
            sprite = form(home(squares), cell, TRADES[each["colour"]].walls, edge)
        surface.put(sprite, left * cell, top * cell, "left", "top")
        if each["riot"]:
            x, y = face(home(squares)).signs[0]
            surface.put(riot(round(cell * 0.8)), (left + x) * cell, (top + y) * cell)
    if not whole:
        x, y = frame.left * cell, frame.top * cell
        surface = Surface(surface.image.crop((x, y, x + frame.columns * cell, y + frame.rows * cell)))
    return Plat(key, frame, cell, surface)


def place(surface: Surface, sprite: Sprite, at: Square, cell: int) -> None:
    """Put something into the middle of a square."""
    surface.put(sprite, (at[0] + 0.5) * cell, (at[1] + 0.5) * cell)
