"""The grid of a city and the ground it lies on. Sets of spaces are bit masks: seven rows of seven, eight bits a row.

Columns are A to G from the left, rows 1 to 7 from the side of the arrow (ruling D41). A base city begins at D4; the mat
of a capital lies on C3 to E5.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TypeAlias

Spots: TypeAlias = int

SIDE, ROW = 7, 8  # spaces a row, and bits: the eighth keeps the rows apart
RIGHT, DOWN = 1, ROW  # steps from a space to its neighbours, and from a duplex's first half to its second
FREE, BLOCKED, ACROSS, ALONG = ".#=|"  # a mat as it is printed; the last two are blocked, with a bridge
BASE, CAPITAL = 4, 5  # sides of the squares that cities grow to
MAT = 3  # the side of a mat

AT: Mapping[str, Spots] = {f"{'abcdefg'[x]}{y + 1}": 1 << y * ROW + x for y in range(SIDE) for x in range(SIDE)}
NAME: Mapping[Spots, str] = {bit: name for name, bit in AT.items()}
GRID: Spots = sum(NAME)
CORNER = 2  # first row and column of the mat


def spaces(spots: Spots) -> Iterator[Spots]:
    """Each space of a set, from the upper left."""
    while spots:
        first = spots & -spots
        yield first
        spots ^= first


def names(spots: Spots) -> list[str]:
    return [NAME[each] for each in spaces(spots)]


def rectangle(row: int, column: int, high: int, wide: int) -> Spots:
    line = sum(1 << column + step for step in range(wide))
    return sum(line << (row + step) * ROW for step in range(high))


@dataclass(frozen=True, slots=True, eq=False)
class Ground:
    """What a city is built on: legal squares, where it begins, and a mat's blocked spaces and bridges."""

    mat: Spots
    blocked: Spots
    start: Spots
    squares: tuple[Spots, ...]
    bridges: tuple[tuple[Spots, Spots], ...]  # the spaces at both ends, the left or upper one first
    onward: Mapping[int, Mapping[Spots, Spots]]  # by RIGHT and DOWN: the next space in line, over a bridge if need be

    def beside(self, spots: Spots) -> Spots:
        """All spaces that share an edge or a bridge with one of these."""
        near = (spots << RIGHT | spots >> RIGHT | spots << DOWN | spots >> DOWN) & GRID
        for one, two in self.bridges:
            if spots & one:
                near |= two
            if spots & two:
                near |= one
        return near

    def groups(self, spots: Spots) -> list[Spots]:
        """Split a set of spaces into its connected groups."""
        found = []
        while spots:
            group, edge = 0, spots & -spots
            while edge:
                group |= edge
                edge = self.beside(edge) & spots & ~group
            found.append(group)
            spots &= ~group
        return found

    def largest(self, spots: Spots) -> int:
        """How many spaces the largest connected group has."""
        return max(map(int.bit_count, self.groups(spots)), default=0)


@cache
def ground(rows: tuple[str, ...] | None = None) -> Ground:
    """Lay out the ground of a base city, or of a capital from the rows of its mat."""
    if rows is None:
        return Ground(0, 0, AT["d4"], _squares(BASE, AT["d4"]), (), _lines(()))
    mat = rectangle(CORNER, CORNER, MAT, MAT)
    signs = {AT_MAT[row, column]: sign for row, line in enumerate(rows) for column, sign in enumerate(line)}
    free = sum(spot for spot, sign in signs.items() if sign == FREE)
    bridges = tuple((at >> step, at << step) for at, step in (*bridges_of(signs, ACROSS), *bridges_of(signs, ALONG)))
    return Ground(mat, mat & ~free, free, _squares(CAPITAL, mat), bridges, _lines(bridges))


AT_MAT = {(row, column): 1 << (CORNER + row) * ROW + CORNER + column for row in range(MAT) for column in range(MAT)}


def bridges_of(signs: Mapping[Spots, str], sign: str) -> list[tuple[Spots, int]]:
    """The spaces below bridges of one direction, with the step from there to their ends."""
    return [(at, RIGHT if sign == ACROSS else DOWN) for at, printed in signs.items() if printed == sign]


def _squares(side: int, held: Spots) -> tuple[Spots, ...]:
    """All squares of a side within the grid that hold certain spaces."""
    starts = range(SIDE - side + 1)
    found = [rectangle(row, column, side, side) for row in starts for column in starts]
    return tuple(square for square in found if held & ~square == 0)


def _lines(bridges: Sequence[tuple[Spots, Spots]]) -> Mapping[int, Mapping[Spots, Spots]]:
    """A bridge continues a line in its own direction only (ruling D14)."""
    lines = {step: {at: at << step for at in NAME if at << step & GRID} for step in (RIGHT, DOWN)}
    for one, two in bridges:
        lines[RIGHT if one << 2 * RIGHT == two else DOWN][one] = two
    return lines


# The square floats until the city fixes it (rulings D8 and D32).


def legal_squares(ground: Ground, built: Spots) -> list[Spots]:
    """The squares that can still be the whole city."""
    return [square for square in ground.squares if built & ~square == 0]


@lru_cache(4096)
def reach(ground: Ground, built: Spots) -> Spots:
    """All spaces in a square that can still be the whole city: a rectangle."""
    spots = 0
    for square in legal_squares(ground, built):
        spots |= square
    return spots
