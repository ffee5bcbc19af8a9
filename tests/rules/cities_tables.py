"""Cities for tests, drawn as the rulebook draws them, and tables prepared to play on from."""

from dataclasses import replace

from rules.cities.geometry import AT, ground
from rules.cities.ledger import Laid
from rules.cities.plan import laid_out
from rules.cities.scoring import District, own, score
from rules.cities.state import civics, mats
from rules.components import editions
from rules.games import GAMES
from rules.table import Table

CITIES = GAMES["cities"]
COMPONENTS = next(iter(editions("cities", CITIES.check).values())).components
MATS = {mat.key: mat for mat in mats(COMPONENTS)}
KINDS = civics(COMPONENTS)
SINGLE = {"S": "shop", "F": "factory", "O": "office", "P": "park", "H": "house"}
TAVERN = {"Td": "tavern-drink", "Tf": "tavern-food", "Tm": "tavern-music", "Tb": "tavern-bed"}
CIVIC = {
    "Sc": "civic-school",
    "Hp": "civic-hospital",
    "Bk": "civic-bank",
    "Fs": "civic-fire_station",
    "Th": "civic-theatre",
    "Li": "civic-library",
    "Dp": "civic-depot",
}
KEY = SINGLE | TAVERN | CIVIC
CODE = {key: code for code, key in KEY.items()}
NAMED = {"Sc": "Elementary School", "Dp": "Railway Depot", "Bk": "Bank", "Hp": "Hospital", "Fs": "Fire Station"}
NAMED |= {"Th": "Theatre", "Li": "Library"}  # as the slow referee calls them
TYPE = {"S": "shop", "F": "factory", "T": "tavern", "O": "office", "P": "park", "H": "house", "C": "civic"}


def drawn(text):
    """A drawing as {(row, column): code}; landscape and empty spaces are left out."""
    rows = [line.split() for line in text.strip().splitlines()]
    return {(y, x): code for y, row in enumerate(rows) for x, code in enumerate(row) if code in KEY}


def spot(row, column):
    return "abcdefg"[column] + str(row + 1)


def plan(tiles, mat=None, at=(2, 2), capitals=False):
    """What is built: `tiles` by (row, column), in a drawing where the mat's upper left space lies `at`."""
    land = ground(MATS[mat].rows if mat else None)
    down, right = (2 - at[0], 2 - at[1]) if mat else (0, 0)
    spots = {AT[spot(row + down, column + right)]: KEY[code] for (row, column), code in tiles.items()}
    return laid_out(land, KINDS if capitals or mat else (), spots)


def district(types, first, second):
    return District(tuple(TYPE[each] for each in types), first, second)


def scored(plans, districts=()):
    """Points of each city by type, then by district."""
    districts = tuple(districts)
    return [list(points) for points in score(tuple(own(each, districts) for each in plans), districts)]


def slow_bridges(mat, at):
    """Pairs of spaces, in a drawing where the mat's upper left space lies `at`."""
    rows, (top, left) = MATS[mat].rows, at
    for row, line in enumerate(rows):
        for column, sign in enumerate(line):
            if sign == "=":
                yield (top + row, left + column - 1), (top + row, left + column + 1)
            elif sign == "|":
                yield (top + row - 1, left + column), (top + row + 1, left + column)


def slow_mat(key):
    """The slow referee's landscape: all spaces of the mat, the blocked ones, the bridges."""
    spaces = [(row, column) for row in range(3) for column in range(3)]
    everything = {(row + 2, column + 2) for row, column in spaces}
    blocked = {(row + 2, column + 2) for row, column in spaces if MATS[key].rows[row][column] != "."}
    return everything, blocked, list(slow_bridges(key, (2, 2)))


def new(seats=3, prepare=None, seed="a seed", edition="capitals", **options):
    """A table whose first position `prepare` may change; the same change is made whenever it is replayed."""

    def setup(*given):
        state = CITIES.setup(*given)
        if prepare:
            prepare(state)
        return state

    options = CITIES.choices({"seating": "as_joined", "edition": edition} | options)
    return Table(replace(CITIES, setup=setup), COMPONENTS, seats, options, seed)


def build(state, number, tiles):
    """Lay single tiles, {spot: key}, in a city as if that had been done before the game began."""
    city = state.cities[number]
    for at, key in tiles.items():
        city.built |= AT[at]
        state.ledger.laid.append(Laid(number, state.tiles[key], AT[at], city.owners[0], 0))
