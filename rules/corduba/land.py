"""The ground of a District: cells, zones between roads, and where a building tile can lie.

Sets of cells are bit masks; a cell's bit is its row times the columns plus its column, and its name is "d6": columns
are letters from the left, rows numbers from the top. A position is the upper left cell of the tile's bounding box and
the clockwise turn of the printed shape, "d6 r90". A Land is the ground only: what is filled is told with each question.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import NamedTuple, TypeAlias

from rules.components import Components

Cells: TypeAlias = int
Shape: TypeAlias = tuple[str, ...]  # rows of "X" and "."

COLUMNS = "abcdefghijklmnopqrstuvwxyz"
TURNS = (0, 90, 180, 270)


class Places(NamedTuple):
    """Where a tile may lie: the fewest neutral Insulae it takes, and all positions needing no more (rulings 27, 28)."""

    neutrals: int
    positions: Mapping[str, Cells]


class Insulae(NamedTuple):
    """Cells that a building isolates: those beside its tile take the builder's Insulae, others neutral (ruling 30)."""

    own: Cells
    neutral: Cells


@dataclass(frozen=True, slots=True, eq=False)
class Land:
    """One District. `across` and `down` are the cells with no road to their right, and below them."""

    key: str
    columns: int
    zones: str  # the letter of each cell
    everything: Cells
    across: Cells
    down: Cells
    positions: Mapping[str, Mapping[str, Cells]]  # by shape: all positions inside one zone

    def cell(self, name: str) -> Cells:
        """The mask of a cell by its name."""
        return 1 << (int(name[1:]) - 1) * self.columns + COLUMNS.index(name[0])

    def cells(self, names: list[str]) -> Cells:
        return sum(map(self.cell, names))

    def name(self, cell: Cells) -> str:
        row, column = divmod(cell.bit_length() - 1, self.columns)
        return f"{COLUMNS[column]}{row + 1}"

    def names(self, cells: Cells) -> list[str]:
        """Names of all cells of a set, row by row."""
        return [self.name(cell) for cell in each(cells)]

    def zone(self, cells: Cells) -> str:
        """The letter of the zone in which all of these cells lie."""
        return self.zones[cells.bit_length() - 1]

    def beside(self, cells: Cells) -> Cells:
        """All cells that share an edge with one of these; roads do not matter (ruling 26)."""
        left = _column(self.everything, self.columns)
        near = cells << self.columns | cells >> self.columns | (cells & ~left) >> 1 | cells << 1 & ~left
        return near & self.everything

    def isolated(self, filled: Cells) -> Cells:
        """Empty cells without an empty neighbour on their side of the roads (ruling 30)."""
        empty = self.everything & ~filled
        near = self.across & empty >> 1 | (self.across & empty) << 1
        near |= self.down & empty >> self.columns | (self.down & empty) << self.columns
        return empty & ~near

    def insulae(self, tile: Cells, filled: Cells) -> Insulae:
        """What a tile isolates; `filled` holds it, and the neutral Insulae bought for it, too (rulings 30, 31)."""
        isolated = self.isolated(filled)
        own = isolated & self.beside(tile)
        return Insulae(own, isolated & ~own)

    def places(self, shape: str, filled: Cells) -> Places:
        """Where a shape may lie: beside something built or, if it fits nowhere so, as near as possible (27, 28).

        Without any legal position there are no positions, and neutrals are 0.
        """
        return _places(self, shape, filled)

    def chains(self, tile: Cells, filled: Cells) -> list[Cells]:
        """All shortest chains of neutral Insulae that make a tile adjacent, as sets; none if it needs none (A2)."""
        if not filled or self.beside(filled) & tile:
            return []
        layers = _layers(self, filled, tile)
        ends = {cell: {cell} for cell in each(layers[-1] & self.beside(tile))}
        for layer in reversed(layers[:-1]):
            ends = _longer(self, ends, layer)
        return sorted({chain for chains in ends.values() for chain in chains})


def each(cells: Cells) -> Iterator[Cells]:
    """The cells of a set one by one, row by row."""
    while cells:
        first = cells & -cells
        yield first
        cells ^= first


def lands(components: Components) -> dict[str, Land]:
    """The three Districts by key, laid out once for all tables with the same maps and shapes."""
    shapes = tuple((key, tuple(rows)) for key, rows in components["shapes"].items() if key != "source")
    return {key: land(key, tuple(entry["map"]), shapes) for key, entry in components["districts"].items()}


@cache
def land(key: str, rows: tuple[str, ...], shapes: tuple[tuple[str, Shape], ...]) -> Land:
    """Lay out one District from its map: rows of zone letters."""
    zones, columns = "".join(rows), len(rows[0])
    across = sum(1 << at for at in range(len(zones) - 1) if (at + 1) % columns and zones[at] == zones[at + 1])
    down = sum(1 << at for at in range(len(zones) - columns) if zones[at] == zones[at + columns])
    positions = {name: _positions(rows, shape) for name, shape in shapes}
    return Land(key, columns, zones, (1 << len(zones)) - 1, across, down, positions)


def turned(shape: Shape) -> dict[int, Shape]:
    """The shape in each turn that looks different, by the smallest angle that gives it."""
    found: dict[Shape, int] = {}
    for angle in TURNS:
        found.setdefault(shape, angle)
        shape = tuple("".join(column) for column in zip(*reversed(shape), strict=True))
    return {angle: turn for turn, angle in found.items()}


def _positions(rows: tuple[str, ...], shape: Shape) -> dict[str, Cells]:
    """All positions inside one zone, row by row, and turn by turn at each cell."""
    turns = {angle: _parts(turn) for angle, turn in turned(shape).items()}
    found = {}
    for row, line in enumerate(rows):
        for column in range(len(line)):
            for angle, parts in turns.items():
                spots = [(row + down, column + right) for down, right in parts]
                if _in_one_zone(rows, spots):
                    mask = sum(1 << at * len(line) + step for at, step in spots)
                    found[f"{COLUMNS[column]}{row + 1} r{angle}"] = mask
    return found


def _parts(shape: Shape) -> list[tuple[int, int]]:
    return [(row, column) for row, line in enumerate(shape) for column, sign in enumerate(line) if sign == "X"]


def _in_one_zone(rows: tuple[str, ...], spots: list[tuple[int, int]]) -> bool:
    inside = all(row < len(rows) and column < len(rows[0]) for row, column in spots)
    return inside and len({rows[row][column] for row, column in spots}) == 1


@cache
def _column(everything: Cells, columns: int) -> Cells:
    """The first column."""
    return sum(1 << at for at in range(0, everything.bit_length(), columns))


@lru_cache(16384)
def _places(land: Land, shape: str, filled: Cells) -> Places:
    free = {key: tile for key, tile in land.positions[shape].items() if not tile & filled}
    if not filled or not free:
        return Places(0, free)
    neutrals, reached, edge = 0, filled, land.beside(filled) & ~filled
    while not (near := {key: tile for key, tile in free.items() if tile & edge}):
        neutrals, reached = neutrals + 1, reached | edge
        edge = land.beside(edge) & ~reached
    return Places(neutrals, near)


def _layers(land: Land, filled: Cells, tile: Cells) -> list[Cells]:
    """Cells one, two, ... steps from what is built, as far as the tile is away."""
    reached, edge, found = filled, land.beside(filled) & ~filled, []
    while not edge & tile:
        found.append(edge)
        reached |= edge
        edge = land.beside(edge) & ~reached
    return found


def _longer(land: Land, ends: dict[Cells, set[Cells]], layer: Cells) -> dict[Cells, set[Cells]]:
    """Put one more cell before each chain; chains go by the cell they begin with."""
    found: dict[Cells, set[Cells]] = {}
    for end, chains in ends.items():
        for cell in each(land.beside(end) & layer):
            found.setdefault(cell, set()).update(chain | cell for chain in chains)
    return found
