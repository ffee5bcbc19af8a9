"""Scoring, type by type, in the order of the reference card; then the districts of Capitals. Each type tells how."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from rules.cities.geometry import DOWN, RIGHT, Ground, Spots, spaces
from rules.cities.plan import CIVIC, TYPES, Civic, Plan

SHOPS = (0, 2, 5, 10, 16)  # a line of so many
FACTORIES = (4, 3, 2)  # each: in the city with most, with second most, in all others
TAVERNS = (0, 1, 4, 9, 17)  # a set of so many kinds
OFFICES = (0, 1, 3, 6, 10, 15, 21)  # a set of so many
PARKS = (0, 2, 8, 12)  # a group of so many; then 1 for each more
NEAR_A_FACTORY = 1  # a house
CIVICS = (1, 3, 6)  # by how many of its two benefits are near
LONGEST = len(SHOPS) - 1


# Shops


def shops(plan: Plan) -> tuple[int, ...]:
    """Cut the shops into straight lines, each shop in one, so that they are worth most (rulings D11 to D14)."""
    return best_lines(plan.ground, plan.shop)


@lru_cache(1 << 14)
def best_lines(ground: Ground, left: Spots) -> tuple[int, ...]:
    """The first shop that is left begins a line to the right or downwards; so do all others after it."""
    if not left:
        return ()
    first = left & -left
    ways = [(length, best_lines(ground, left & ~line)) for line, length in _lines(ground, left, first)]
    best = max(ways, key=lambda way: SHOPS[way[0]] + shop_points(way[1]))
    return tuple(sorted((best[0], *best[1]), reverse=True))


def _lines(ground: Ground, shops: Spots, first: Spots) -> list[tuple[Spots, int]]:
    lines = [(first, 1)]
    for step in (RIGHT, DOWN):
        line, length, last = first, 1, first
        while length < LONGEST and (last := ground.onward[step].get(last, 0)) & shops:
            line, length = line | last, length + 1
            lines.append((line, length))
    return lines


def shop_points(lines: Sequence[int]) -> int:
    return sum(SHOPS[length] for length in lines)


# Factories


def factories(counts: Sequence[int]) -> list[int]:
    """What one factory is worth in each city, by how many each has: different counts are ranked (ruling D16)."""
    ranks = sorted({count for count in counts if count}, reverse=True)
    worth = {count: FACTORIES[min(rank, 2)] for rank, count in enumerate(ranks)}
    return [worth.get(count, 0) for count in counts]


# Taverns


def taverns(plan: Plan) -> list[int]:
    """The largest sets of different kinds first (ruling D19)."""
    left = [spots.bit_count() for spots in plan.taverns]
    sets = []
    while any(left):
        sets.append(sum(count > 0 for count in left))
        left = [max(count - 1, 0) for count in left]
    return sets


def tavern_points(sets: Sequence[int]) -> int:
    return sum(TAVERNS[size] for size in sets)


# Offices


def offices(plan: Plan) -> tuple[int, int]:
    """How many there are, and how many of them are next to a tavern: 1 more each, however many taverns."""
    return plan.office.bit_count(), (plan.office & plan.ground.beside(plan.tavern)).bit_count()


def office_points(many: int, by_tavern: int) -> int:
    full, rest = divmod(many, len(OFFICES) - 1)
    return full * OFFICES[-1] + OFFICES[rest] + by_tavern


# Parks


def parks(plan: Plan) -> list[int]:
    """The sizes of connected groups."""
    return sorted((group.bit_count() for group in plan.ground.groups(plan.park)), reverse=True)


def park_points(groups: Sequence[int]) -> int:
    most = len(PARKS) - 1
    return sum(PARKS[min(size, most)] + max(size - most, 0) for size in groups)


# Houses


class Houses(NamedTuple):
    """Houses next to no factory are worth the number of other types in their city; the others are worth 1."""

    apart: int
    by_factory: int
    types: int

    @property
    def points(self) -> int:
        return self.apart * self.types + self.by_factory * NEAR_A_FACTORY


def houses(plan: Plan) -> Houses:
    """Civics are no type here (rulings D17 and D18)."""
    by_factory = (plan.house & plan.ground.beside(plan.factory)).bit_count()
    types = sum(plan.of(each) != 0 for each in TYPES if each != "house")
    return Houses(plan.house.bit_count() - by_factory, by_factory, types)


# Civics


class Worth(NamedTuple):
    """What a civic at a space is worth, which of its benefits are near, and whether its harm is."""

    civic: Civic
    at: Spots
    helped: list[str]
    harmed: bool

    @property
    def points(self) -> int:
        return CIVICS[0 if self.harmed else len(self.helped)]


def civics(plan: Plan) -> list[Worth]:
    """Each civic on its own; how many neighbours of a type it has does not matter."""
    return [_civic(plan, civic, at) for civic, spots in plan.civics for at in spaces(spots)]


def _civic(plan: Plan, civic: Civic, at: Spots) -> Worth:
    near = plan.ground.beside(at)
    helped = [each for each in civic.benefits if plan.of(each) & near]
    return Worth(civic, at, helped, bool(plan.of(civic.harms) & near))


# Districts


class District(NamedTuple):
    """Two types that are one region together, and what its largest and second largest are worth."""

    types: tuple[str, ...]
    first: int
    second: int


def district_size(plan: Plan, types: tuple[str, ...]) -> int:
    """The largest connected group of the two types (rulings D25, D27, D28)."""
    one, two = types
    return plan.ground.largest(plan.of(one) | plan.of(two))


def ranks(sizes: Sequence[int]) -> tuple[list[int], list[int]]:
    """The cities with the largest district, and those with the second largest; size 0 is none (ruling D26)."""
    different = sorted({size for size in sizes if size}, reverse=True)[:2]
    placed = [[city for city, size in enumerate(sizes) if size == each] for each in different]
    leaders, seconds = [*placed, [], []][:2]
    return leaders, seconds if len(leaders) == 1 else []


def district_points(district: District, sizes: Sequence[int]) -> list[int]:
    """Tied for first: both prizes together are shared, and nobody is second. Tied for second: that one is."""
    leaders, seconds = ranks(sizes)
    points = [0] * len(sizes)
    for city in leaders:
        points[city] = district.first if len(leaders) == 1 else (district.first + district.second) // len(leaders)
    for city in seconds:
        points[city] = district.second // len(seconds)
    return points


# All together

Gains: TypeAlias = tuple[int, ...]  # a city by type, as on the reference card, then civics and its districts


class Own(NamedTuple):
    """What a city has whatever the others do: points by type (0 for factories), its factories, its districts' sizes."""

    points: tuple[int, ...]
    factories: int
    sizes: tuple[int, ...]


@lru_cache(1 << 14)
def own(plan: Plan, districts: tuple[District, ...]) -> Own:
    points = (
        shop_points(shops(plan)),
        0,
        tavern_points(taverns(plan)),
        office_points(*offices(plan)),
        park_points(parks(plan)),
        houses(plan).points,
        sum(worth.points for worth in civics(plan)),
    )
    sizes = tuple(district_size(plan, district.types) for district in districts)
    return Own(points, plan.factory.bit_count(), sizes)


@lru_cache(1 << 13)
def score(cities: tuple[Own, ...], districts: tuple[District, ...]) -> tuple[Gains, ...]:
    """Score all cities, type by type, as if the game ended now."""
    sheets = [list(city.points) for city in cities]
    each = factories([city.factories for city in cities])
    for sheet, city, worth in zip(sheets, cities, each, strict=True):
        sheet[1] = city.factories * worth
    for number, district in enumerate(districts):
        points = district_points(district, [city.sizes[number] for city in cities])
        for sheet, gained in zip(sheets, points, strict=True):
            sheet.append(gained)
    return tuple(map(tuple, sheets))


def counts(plan: Plan) -> dict[str, int]:
    """How many of each type there are, for the tie-breaks; civics after the houses (ruling D21)."""
    return {each: plan.of(each).bit_count() for each in (*TYPES, CIVIC)}
