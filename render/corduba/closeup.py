"""Where a tile could lie: each place on a small map of its own, numbered, with the Insulae it would bring."""

import re
from itertools import count, islice
from typing import NamedTuple

from render import palette
from render.corduba import legend
from render.corduba.buildings import form, insula
from render.corduba.district import home
from render.corduba.look import HEADER, PARTS
from render.corduba.plat import HEAD, PAD, Frame, Plat, framed, laid, place
from render.corduba.town import Square, extent, placed, square
from render.corduba.words import colour
from render.pieces import seal
from render.scene import Scene
from render.surface import GUTTER, MARGIN, TOP, WIDTH, Picture, Sprite, Surface, spot
from render.text import FIGURE, NOTE

PLACE = re.compile(r"(\w+)/(\w+) ([a-z]\d+) (r\d+)(?: \+ ([a-z\d-]+))?(?: = ([a-z\d-]+))?(?: / ([a-z\d-]+))?")
LARGEST, HIGHEST = 118, 1740  # of a square, and of the picture
FARTHEST = 56  # between two maps
ROOMY, NARROW = 240, 70  # maps that are not so wide have smaller numbers
TOLD = 480  # maps so wide tell where the tile lies, as it is written
MOST = 25  # maps on a picture
LEGEND = 2  # maps wide and high is the legend
TITLE = 22  # letters at most


class Candidate(NamedTuple):
    """A place of a tile: its squares; Insulae: neutral ones that lead there, one's own that come, others that do."""

    part: str
    building: str
    squares: tuple[Square, ...]
    neutral: tuple[Square, ...]
    own: tuple[Square, ...]
    others: tuple[Square, ...]
    at: str
    figure: str


class Grid(NamedTuple):
    """How many maps stand beside each other, and how large a square of them is."""

    across: int
    cell: int


def asked(scene: Scene) -> bool:
    """Whether it is a place for a tile that is to be chosen."""
    return any(map(PLACE.fullmatch, scene.spots))


def draw(scene: Scene) -> Picture:
    """Small maps, one a place, in the order of their numbers.

    Zones one may look at alone are named on a larger map, top right; of a single one the maps show no more than that.
    """
    view, found = scene.view, candidates(scene)[:MOST]
    part, what = view["districts"][found[0].part], view["buildings"][found[0].building]
    letters = legend.letters(scene)
    if len(found) == 1 and not letters:  # it has been chosen
        found = [found[0]._replace(figure="")]
    several, frame = len(letters) > 1, framed(part["zones"], letters)
    grid = fitting(len(found), frame.columns, frame.rows, legend=several)
    wide, high = _size(frame, grid.cell)
    at = slots(len(found), grid.across, legend=several)
    picture = Picture(TOP + (at[-1][0] + 1) * (high + GUTTER) - GUTTER + MARGIN)
    picture.header(HEADER, _title(what["name"], PARTS[found[0].part].name), _asks(found, letters), _seal(scene))
    gap = min(FARTHEST, (WIDTH - 2 * MARGIN - grid.across * wide) / max(1, grid.across - 1))
    left = (WIDTH - grid.across * wide - (grid.across - 1) * gap) / 2
    plat = laid(scene, found[0].part, grid.cell, frame)
    for each, (row, column) in zip(found, at, strict=True):
        _map(picture, scene, each, plat, left + column * (wide + gap), TOP + row * (high + GUTTER))
    if several:
        x, large = left + (grid.across - LEGEND) * (wide + gap), LEGEND * (high + GUTTER) - GUTTER
        legend.draw(picture, scene, plat.key, letters, (x, TOP, LEGEND * (wide + gap) - gap, large))
    picture.edge()
    return picture


def slots(many: int, across: int, *, legend: bool) -> list[tuple[int, int]]:
    """Row and column of each map; the legend takes the last columns of the first rows."""
    kept = across - LEGEND if legend else across
    found = ((row, column) for row in count() for column in range(kept if row < LEGEND else across))
    return list(islice(found, many))


def _asks(found: list[Candidate], letters: list[str]) -> str:
    if len(letters) == 1:
        return f"Where in zone {letters[0]}?"
    if not found[0].figure:
        return "The place you chose"
    return "Which Insulae lead there?" if _same(found) else "Where does it go?"


def _same(found: list[Candidate]) -> bool:
    """Whether the tile's place is settled, and only the way there is asked for."""
    return len(found) > 1 and len({frozenset(each.squares) for each in found}) == 1


def _title(what: str, where: str) -> str:
    whole = f"{what}, {where}"
    return whole if len(whole) <= TITLE else f"{what.partition(' ')[0]}, {where}"


def candidates(scene: Scene) -> list[Candidate]:
    """The places in question, in the order of their numbers."""
    found = []
    for where, figure in scene.spots.items():
        if match := PLACE.fullmatch(where):
            part, key, at, turn, *cells = match.groups()
            squares = placed(scene.view["buildings"][key]["shape"], at, turn)
            neutral, own, others = map(_squares, cells)
            found.append(Candidate(part, key, squares, neutral, own, others, f"{at} {turn}", figure))
    return sorted(found, key=lambda each: (len(each.figure), each.figure))


def _squares(said: str | None) -> tuple[Square, ...]:
    return tuple(map(square, said.split("-"))) if said else ()


def fitting(many: int, columns: int, rows: int, *, legend: bool = False) -> Grid:
    """The number of maps in a row that lets squares be largest; a legend takes the room of four."""
    if legend:
        many = max(many + LEGEND**2, (LEGEND + 1) * LEGEND)
    grids = [Grid(across, _cell(many, across, columns, rows)) for across in range(LEGEND + 1 if legend else 1, 8)]
    return max(grids, key=lambda grid: (grid.cell, -grid.across))


def _cell(many: int, across: int, columns: int, rows: int) -> int:
    wide = (WIDTH - 2 * MARGIN - (across - 1) * GUTTER) / across - 2 * PAD
    high = (HIGHEST - TOP - MARGIN + GUTTER) / -(-many // across) - GUTTER - HEAD - PAD
    return int(min(LARGEST, wide / columns, high / rows))


def _size(frame: Frame, cell: int) -> tuple[int, int]:
    """Of a map with what stands above it."""
    return frame.columns * cell + 2 * PAD, frame.rows * cell + HEAD + PAD


def _seal(scene: Scene) -> Sprite | None:
    me = scene.view["me"]
    return None if me is None else seal(72, colour(scene, me))


def _map(picture: Picture, scene: Scene, each: Candidate, plat: Plat, x: float, y: float) -> None:
    frame, cell = plat.frame, plat.cell
    wide, high = _size(frame, cell)
    picture.panel(x, y, wide, high, palette.MARBLE, PARTS[each.part].deep, 3, 16)
    if each.figure:
        picture.put(spot(each.figure, 0 if wide >= ROOMY else NARROW), x + 10, y + HEAD / 2, "left")
    if wide >= TOLD:
        picture.text(x + (100 if each.figure else 24), y + HEAD / 2 + 1, each.at, 44, NOTE, palette.SOFT)
    _gain(picture, scene, each, x + wide - 14, y + HEAD / 2)
    surface = Surface(plat.surface.image.copy())
    surface.lettering = list(plat.surface.lettering)
    squares, own = _inside(frame, each.squares), _inside(frame, each.own)
    left, top, _, _ = extent(squares)
    surface.put(form(home(squares), cell, palette.SPOT), left * cell, top * cell, "left", "top")
    for at in _inside(frame, each.neutral + each.others):
        place(surface, insula(round(cell * 0.84), None), at, cell)
    for at in own:
        surface.rectangle(at[0] * cell + 2, at[1] * cell + 2, cell - 4, cell - 4, palette.SPOT_CELL, cell // 6)
        place(surface, insula(round(cell * 0.84), colour(scene, scene.view["me"] or 0)), at, cell)
    picture.put(surface.sprite(), x + PAD, y + HEAD, "left", "top")


def _inside(frame: Frame, squares: tuple[Square, ...]) -> tuple[Square, ...]:
    """Squares as a map counts them, from the corner of what it shows."""
    return tuple((x - frame.left, y - frame.top) for x, y in squares)


def _gain(picture: Picture, scene: Scene, each: Candidate, right: float, middle: float) -> None:
    """How many Insulae of one's own, and how many neutral ones have to be bought."""
    for many, owner, sign, tone in (
        (len(each.own), colour(scene, scene.view["me"] or 0), "+", palette.GOOD),
        (len(each.neutral), None, "−", palette.ALERT),
    ):
        if many:
            picture.put(insula(48, owner), right, middle, "right")
            right -= 54 + picture.text(right - 54, middle + 1, f"{sign}{many}", 46, FIGURE, tone, "right") + 12
