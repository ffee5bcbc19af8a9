"""The ground of Corduba once more, on sets of (row, column) and as plainly as the rulebook puts it."""

from functools import cache
from itertools import combinations

Cell = tuple[int, int]
Map = tuple[str, ...]


@cache
def cells(rows: Map) -> set[Cell]:
    return {(row, column) for row, line in enumerate(rows) for column in range(len(line))}


@cache
def neighbours(rows: Map, cell: Cell) -> set[Cell]:
    row, column = cell
    return {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)} & cells(rows)


def zone(rows: Map, cell: Cell) -> str:
    return rows[cell[0]][cell[1]]


def name(cell: Cell) -> str:
    return f"{'abcdefghijkl'[cell[1]]}{cell[0] + 1}"


def quarter(form: set[Cell]) -> set[Cell]:
    """A form a quarter further, clockwise, back in the upper left corner."""
    spun = {(column, -row) for row, column in form}
    top, left = min(row for row, _ in spun), min(column for _, column in spun)
    return {(row - top, column - left) for row, column in spun}


@cache
def positions(rows: Map, printed: tuple[str, ...]) -> dict[str, set[Cell]]:
    """Every way a tile can lie inside the roads."""
    form = {(row, column) for row, line in enumerate(printed) for column, sign in enumerate(line) if sign == "X"}
    found: dict[str, set[Cell]] = {}
    seen = []
    for angle in (0, 90, 180, 270):
        if form not in seen:
            seen.append(form)
            for row, column in cells(rows):
                tile = {(row + down, column + right) for down, right in form}
                if tile <= cells(rows) and len({zone(rows, each) for each in tile}) == 1:
                    found[f"{name((row, column))} r{angle}"] = tile
        form = quarter(form)
    return found


def adjacent(rows: Map, tile: set[Cell], built: set[Cell]) -> bool:
    return any(neighbours(rows, each) & built for each in tile)


def joined(rows: Map, tile: set[Cell], bought: set[Cell], built: set[Cell]) -> bool:
    """Whether the tile hangs together with what is built, over bought Insulae that all hang together too."""
    group, todo = set(), [next(iter(tile))]
    while todo:
        cell = todo.pop()
        if cell not in group:
            group.add(cell)
            todo += neighbours(rows, cell) & (tile | bought)
    return bought <= group and adjacent(rows, group, built)


def chains(rows: Map, tile: set[Cell], built: set[Cell], many: int) -> set[frozenset[Cell]]:
    """All sets of so many Insulae that make a tile adjacent."""
    empty = sorted(cells(rows) - built - tile)
    return {frozenset(some) for some in combinations(empty, many) if joined(rows, tile, set(some), built)}


def distance(rows: Map, tile: set[Cell], built: set[Cell]) -> int:
    """How many Insulae it takes to reach a tile: a flood from it over empty cells."""
    flood, steps = set(tile), 0
    while not adjacent(rows, flood, built):
        flood |= {near for cell in flood for near in neighbours(rows, cell)}
        steps += 1
    return steps


def places(rows: Map, printed: tuple[str, ...], built: set[Cell]) -> tuple[int, dict[str, set[Cell]]]:
    free = {key: tile for key, tile in positions(rows, printed).items() if not tile & built}
    if not built or not free:
        return 0, free
    needs = {key: distance(rows, tile, built) for key, tile in free.items()}
    fewest = min(needs.values())
    return fewest, {key: tile for key, tile in free.items() if needs[key] == fewest}


def isolated(rows: Map, built: set[Cell]) -> set[Cell]:
    """Areas of exactly one space: flood each empty cell as far as roads and tiles allow."""
    found = set()
    for cell in cells(rows) - built:
        flood, todo = set(), [cell]
        while todo:
            here = todo.pop()
            if here not in flood:
                flood.add(here)
                todo += {
                    near
                    for near in neighbours(rows, here)
                    if near not in built and zone(rows, near) == zone(rows, here)
                }
        if len(flood) == 1:
            found.add(cell)
    return found
