"""Where a tile could lie: each place on a small map of its own, numbered, with the Insulae it would bring."""

import re
from typing import NamedTuple

from render import palette
from render.corduba.buildings import Look, building, face, form, insula
from render.corduba.district import home
from render.corduba.icons import riot
from render.corduba.look import HEADER, PARTS, TRADES
from render.corduba.town import Square, extent, ground, placed, square
from render.corduba.words import colour
from render.pieces import seal
from render.scene import Scene, View
from render.surface import GUTTER, MARGIN, TOP, WIDTH, Picture, Sprite, Surface, spot
from render.text import FIGURE, NOTE

PLACE = re.compile(r"(\w+)/(\w+) ([a-z]\d+) (r\d+)(?: \+ ([a-z\d-]+))?(?: = ([a-z\d-]+))?")
HEAD, PAD = 82, 10  # above a map: its number and what it brings; around it
LARGEST, HIGHEST = 118, 1740  # of a square, and of the picture
NAMED = 70  # squares so large have room for names
FARTHEST = 56  # between two maps
TOLD = 480  # maps so wide tell where the tile lies, as it is written
MOST = 25  # maps on a picture
TITLE = 22  # letters at most


class Candidate(NamedTuple):
    """A place of a tile: its squares, the neutral Insulae that lead there, one's own that it brings."""

    part: str
    building: str
    squares: tuple[Square, ...]
    neutral: tuple[Square, ...]
    own: tuple[Square, ...]
    at: str
    figure: str


class Grid(NamedTuple):
    """How many maps stand beside each other, and how large a square of them is."""

    across: int
    cell: int


def asked(scene: Scene) -> bool:
    """Whether it is a place for a tile that is to be chosen."""
    return any(PLACE.fullmatch(place) for place in scene.spots)


def draw(scene: Scene) -> Picture:
    view, found = scene.view, candidates(scene)[:MOST]
    part, what = view["districts"][found[0].part], view["buildings"][found[0].building]
    grid = fitting(len(found), part["columns"], part["rows"])
    wide, high = _size(part, grid.cell)
    rows = -(-len(found) // grid.across)
    picture = Picture(TOP + rows * (high + GUTTER) - GUTTER + MARGIN)
    asks = "Which Insulae lead there?" if _same(found) else "Where does it go?"
    picture.header(HEADER, _title(what["name"], PARTS[found[0].part].name), asks, _seal(scene))
    gap = min(FARTHEST, (WIDTH - 2 * MARGIN - grid.across * wide) / max(1, grid.across - 1))
    left = (WIDTH - grid.across * wide - (grid.across - 1) * gap) / 2
    base = _base(scene, found[0].part, grid.cell)
    for i, each in enumerate(found):
        row, column = divmod(i, grid.across)
        _map(picture, scene, each, base, left + column * (wide + gap), TOP + row * (high + GUTTER), grid.cell)
    picture.edge()
    return picture


def _same(found: list[Candidate]) -> bool:
    """Whether the tile's place is settled, and only the way there is asked for."""
    return len(found) > 1 and len({frozenset(each.squares) for each in found}) == 1


def _title(what: str, where: str) -> str:
    whole = f"{what}, {where}"
    return whole if len(whole) <= TITLE else f"{what.partition(' ')[0]}, {where}"


def candidates(scene: Scene) -> list[Candidate]:
    """The places in question, in the order of their numbers."""
    found = []
    for place, figure in scene.spots.items():
        if match := PLACE.fullmatch(place):
            part, key, at, turn, neutral, own = match.groups()
            squares = placed(scene.view["buildings"][key]["shape"], at, turn)
            found.append(Candidate(part, key, squares, _squares(neutral), _squares(own), f"{at} {turn}", figure))
    return sorted(found, key=lambda each: (len(each.figure), each.figure))


def _squares(said: str | None) -> tuple[Square, ...]:
    return tuple(map(square, said.split("-"))) if said else ()


def fitting(many: int, columns: int, rows: int) -> Grid:
    """The number of maps in a row that lets squares be largest."""
    grids = [Grid(across, _cell(many, across, columns, rows)) for across in range(1, 8)]
    return max(grids, key=lambda grid: (grid.cell, -grid.across))


def _cell(many: int, across: int, columns: int, rows: int) -> int:
    wide = (WIDTH - 2 * MARGIN - (across - 1) * GUTTER) / across - 2 * PAD
    high = (HIGHEST - TOP - MARGIN + GUTTER) / -(-many // across) - GUTTER - HEAD - PAD
    return int(min(LARGEST, wide / columns, high / rows))


def _size(part: View, cell: int) -> tuple[int, int]:
    """Of a map with what stands above it."""
    return part["columns"] * cell + 2 * PAD, part["rows"] * cell + HEAD + PAD


def _seal(scene: Scene) -> Sprite | None:
    me = scene.view["me"]
    return None if me is None else seal(72, colour(scene, me))


def _base(scene: Scene, key: str, cell: int) -> Sprite:
    """The District as it is, on which every place is tried."""
    said = scene.view["districts"][key]
    surface = Surface(ground(key, tuple(said["zones"]), cell).image.copy())
    for each in said["insulae"]:
        owner = None if each["by"] is None else colour(scene, each["by"])
        _at(surface, insula(round(cell * 0.76), owner), square(each["at"]), cell)
    for each in said["tiles"]:
        squares = tuple(map(square, each["cells"]))
        left, top, _, _ = extent(squares)
        if cell >= NAMED:
            look = Look(each["building"], each["name"], each["colour"], each["riot"], badge=not each["riot"])
            sprite = building(look, home(squares), cell)
        else:
            edge = palette.ALERT if each["riot"] else palette.INK
            sprite = form(home(squares), cell, TRADES[each["colour"]].walls, edge)
        surface.put(sprite, left * cell, top * cell, "left", "top")
        if each["riot"]:
            x, y = face(home(squares)).signs[0]
            surface.put(riot(round(cell * 0.8)), (left + x) * cell, (top + y) * cell)
    return surface.sprite()


def _at(surface: Surface, sprite: Sprite, at: Square, cell: int) -> None:
    surface.put(sprite, (at[0] + 0.5) * cell, (at[1] + 0.5) * cell)


def _map(picture: Picture, scene: Scene, each: Candidate, base: Sprite, x: float, y: float, cell: int) -> None:
    said = scene.view["districts"][each.part]
    wide, high = _size(said, cell)
    picture.panel(x, y, wide, high, palette.MARBLE, PARTS[each.part].deep, 3, 16)
    picture.put(spot(each.figure), x + 10, y + HEAD / 2, "left")
    if wide >= TOLD:
        picture.text(x + 100, y + HEAD / 2 + 1, each.at, 44, NOTE, palette.SOFT)
    _gain(picture, scene, each, x + wide - 14, y + HEAD / 2)
    surface = Surface(base.image.copy())
    surface.lettering = list(base.lettering)
    left, top, _, _ = extent(each.squares)
    surface.put(form(home(each.squares), cell, palette.SPOT), left * cell, top * cell, "left", "top")
    for at in each.neutral:
        _at(surface, insula(round(cell * 0.84), None), at, cell)
    for at in each.own:
        surface.rectangle(at[0] * cell + 2, at[1] * cell + 2, cell - 4, cell - 4, palette.SPOT_CELL, cell // 6)
        _at(surface, insula(round(cell * 0.84), colour(scene, scene.view["me"] or 0)), at, cell)
    picture.put(surface.sprite(), x + PAD, y + HEAD, "left", "top")


def _gain(picture: Picture, scene: Scene, each: Candidate, right: float, middle: float) -> None:
    """How many Insulae of one's own, and how many neutral ones have to be bought."""
    for many, owner, sign, tone in (
        (len(each.own), colour(scene, scene.view["me"] or 0), "+", palette.GOOD),
        (len(each.neutral), None, "−", palette.ALERT),
    ):
        if many:
            picture.put(insula(48, owner), right, middle, "right")
            right -= 54 + picture.text(right - 54, middle + 1, f"{sign}{many}", 46, FIGURE, tone, "right") + 12
