"""A slow, obvious referee of Between Two Cities, written from its rulebooks and knowing nothing of ours.

A city is a dictionary of built spaces, (row, column) to tile. A landscape is all its spaces, the blocked ones, and its
bridges, each a pair of spaces. Spaces may lie anywhere: the square floats. Tiles are S F Td Tf Tm Tb O P H, and civics
by name.
"""

from itertools import permutations

BASE = ["S", "F", "T", "O", "P", "H"]
SHOPS = {0: 0, 1: 2, 2: 5, 3: 10, 4: 16}
TAVERNS = {1: 1, 2: 4, 3: 9, 4: 17}
OFFICES = {0: 0, 1: 1, 2: 3, 3: 6, 4: 10, 5: 15, 6: 21}
CIVICS = {
    "Elementary School": ({"H", "P"}, "F"),
    "Hospital": ({"H", "O"}, "F"),
    "Bank": ({"S", "O"}, "T"),
    "Fire Station": ({"F", "T"}, "P"),
    "Theatre": ({"T", "S"}, "O"),
    "Library": ({"P", "O"}, "S"),
    "Railway Depot": ({"F", "S"}, "H"),
}


def kind(tile):
    return "C" if tile in CIVICS else tile[0]


def neighbours(space, bridges=()):
    row, column = space
    near = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return near + [two if space == one else one for one, two in bridges if space in (one, two)]


def touching(city, space, bridges):
    """The kinds built next to a space."""
    return [kind(city[near]) for near in neighbours(space, bridges) if near in city]


def of(city, wanted):
    return [space for space, tile in city.items() if kind(tile) == wanted]


# Scoring


def shops(city, bridges=()):
    """The best of all ways to cut the shops into lines."""
    return best_split(frozenset(of(city, "S")), tuple(bridges))


def lines_from(space, shops, bridges):
    """All straight connected lines that begin at a space and go right or down."""
    for right in (True, False):
        line = [space]
        while line:
            yield line
            row, column = line[-1]
            beside = (row, column + 1) if right else (row + 1, column)
            over = [max(pair) for pair in bridges if min(pair) == line[-1] and (pair[0][0] == pair[1][0]) == right]
            onward = [each for each in [beside, *over] if each in shops]
            line = [*line, onward[0]] if onward else []


def best_split(shops, bridges, known=None):
    known = {} if known is None else known
    if not shops:
        return 0
    if shops not in known:
        first = min(shops)
        ways = [line for line in lines_from(first, shops, bridges) if len(line) <= 4]
        known[shops] = max(SHOPS[len(line)] + best_split(shops - set(line), bridges, known) for line in ways)
    return known[shops]


def factories(cities):
    """What all cities get for their factories."""
    counts = [len(of(city, "F")) for city in cities]
    different = sorted({count for count in counts if count}, reverse=True)
    return [0 if not count else count * {0: 4, 1: 3}.get(different.index(count), 2) for count in counts]


def taverns(city):
    """Put each tavern into the largest set that lacks its kind."""
    left = [tile for tile in city.values() if kind(tile) == "T"]
    total = 0
    while left:
        one_set = set(left)
        total += TAVERNS[len(one_set)]
        for tile in one_set:
            left.remove(tile)
    return total


def offices(city, bridges=()):
    mine = of(city, "O")
    full, rest = divmod(len(mine), 6)
    return 21 * full + OFFICES[rest] + sum("T" in touching(city, space, bridges) for space in mine)


def groups(city, kinds, bridges=()):
    """The sizes of all connected groups of these kinds."""
    left = {space for space, tile in city.items() if kind(tile) in kinds}
    sizes = []
    while left:
        group, edge = set(), [left.pop()]
        while edge:
            space = edge.pop()
            group.add(space)
            fresh = [near for near in neighbours(space, bridges) if near in left]
            left -= set(fresh)
            edge += fresh
        sizes.append(len(group))
    return sorted(sizes, reverse=True)


def parks(city, bridges=()):
    return sum({1: 2, 2: 8}.get(size, 12 + size - 3) for size in groups(city, {"P"}, bridges))


def houses(city, bridges=()):
    others = {kind(tile) for tile in city.values()} & {"S", "F", "T", "O", "P"}
    return sum(1 if "F" in touching(city, space, bridges) else len(others) for space in of(city, "H"))


def civics(city, bridges=()):
    total = 0
    for space, tile in city.items():
        if tile in CIVICS:
            good, bad = CIVICS[tile]
            near = touching(city, space, bridges)
            total += 1 if bad in near else {0: 1, 1: 3, 2: 6}[len(good & set(near))]
    return total


def district(sizes, first, second):
    """What each city gets for one district, by the sizes of their largest groups."""
    points = [0] * len(sizes)
    built = sorted({size for size in sizes if size}, reverse=True)
    if not built:
        return points
    best = [at for at, size in enumerate(sizes) if size == built[0]]
    if len(best) > 1:
        for at in best:
            points[at] = (first + second) // len(best)
        return points
    points[best[0]] = first
    if len(built) > 1:
        next_best = [at for at, size in enumerate(sizes) if size == built[1]]
        for at in next_best:
            points[at] = second // len(next_best)
    return points


def score(cities, bridges=None, districts=()):
    """Points by city: shops, factories, taverns, offices, parks, houses, civics, then each district."""
    bridges = bridges or [()] * len(cities)
    worked = factories(cities)
    sheets = [
        [shops(c, b), f, taverns(c), offices(c, b), parks(c, b), houses(c, b), civics(c, b)]
        for c, b, f in zip(cities, bridges, worked, strict=True)
    ]
    for kinds, first, second in districts:
        sizes = [max(groups(c, kinds, b), default=0) for c, b in zip(cities, bridges, strict=True)]
        for sheet, points in zip(sheets, district(sizes, first, second), strict=True):
            sheet.append(points)
    return sheets


def winners(sheets, players, two=False, capitals=False):
    """Who wins; `players` are pairs of cities, `counts` come with the sheets as (total, counts)."""
    totals = [[sheets[city][0] for city in pair] for pair in players]
    scores = [sum(pair) if two else min(pair) for pair in totals]
    keys = []
    for at, pair in enumerate(players):
        counts = [sum(sheets[city][1][each] for city in pair) for each in range(7 if capitals else 6)]
        keys.append([scores[at], *([] if two else [max(totals[at])]), *counts])
    return [at for at, key in enumerate(keys) if key == max(keys)]


# Placing


def squares(spaces, size):
    """All squares of a size that hold these spaces, by their upper left corners."""
    rows, columns = [row for row, _ in spaces], [column for _, column in spaces]
    for top in range(max(rows) - size + 1, min(rows) + 1):
        for left in range(max(columns) - size + 1, min(columns) + 1):
            yield top, left


def inside(space, square, size):
    return 0 <= space[0] - square[0] < size and 0 <= space[1] - square[1] < size


def legal(city, spaces, mat=None):
    """Whether a tile on these spaces may be laid, but for the room rule."""
    size = 5 if mat else 4
    everything, blocked, bridges = mat or (set(), set(), [])
    if any(space in city or space in blocked for space in spaces):
        return False
    if not list(squares([*city, *spaces, *everything], size)):
        return False
    if not city:
        return not mat or all(space in everything for space in spaces)
    return any(near in city for space in spaces for near in neighbours(space, bridges))


def two_spaces(upright, row, column):
    return [(row, column), (row + 1, column) if upright else (row, column + 1)]


def duplexes(city, upright, square, mat):
    """All ways to lay a duplex of this direction wholly inside a certain square."""
    top, left = square
    for row in range(top, top + 5):
        for column in range(left, left + 5):
            spaces = two_spaces(upright, row, column)
            if all(inside(space, square, 5) for space in spaces) and legal(city, spaces, mat):
                yield spaces


def has_room(city, mat, pairs):
    """Whether some one square takes the duplexes of each list, one after the other in some order."""
    return all(any(takes(city, square, mat, wanted) for square in final(city, mat)) for wanted in pairs)


def final(city, mat):
    return list(squares([*city, *mat[0]], 5))


def takes(city, square, mat, wanted):
    return any(one_after_another(city, square, mat, order) for order in sorted(set(permutations(wanted))))


def one_after_another(city, square, mat, order):
    if not order:
        return True
    for spaces in duplexes(city, order[0], square, mat):
        if one_after_another(city | dict.fromkeys(spaces, "x"), square, mat, order[1:]):
            return True
    return False


def allowed(city, spaces, mat, to_come):
    """Legal by all rules: `to_come` is how many duplexes the city still awaits once this tile lies."""
    if not legal(city, spaces, mat):
        return False
    if not mat or not to_come:
        return True
    after = city | dict.fromkeys(spaces, "x")
    pairs = [[True], [False]] if to_come == 1 else [[False, False], [False, True], [True, True]]
    return has_room(after, mat, pairs)


def placements(city, upright, mat, to_come):
    """Every legal place for a single tile (`upright` None) or a duplex, by its spaces."""
    around = {near for space in city for near in neighbours(space, mat[2] if mat else ())} or {(3, 3)}
    around |= mat[0] if mat else set()
    starts = sorted(around | {(row - up, column - left) for row, column in around for up, left in ((1, 0), (0, 1))})
    for row, column in starts:
        spaces = [(row, column)] if upright is None else two_spaces(upright, row, column)
        if allowed(city, spaces, mat, to_come):
            yield tuple(spaces)
