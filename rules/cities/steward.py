"""The steward of Between Two Cities: keeps and places what its two cities are worth most with, the lower one first."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import permutations
from typing import Any

from rules.cities.geometry import ACROSS, ALONG, AT, BLOCKED, DOWN, FREE, RIGHT, Ground, Spots, ground
from rules.cities.placing import SINGLE, Legal, Site
from rules.cities.plan import CIVIC, Civic, Plan, laid_out
from rules.cities.scoring import (
    best_lines,
    civics,
    district_size,
    houses,
    office_points,
    offices,
    park_points,
    parks,
    shop_points,
    tavern_points,
    taverns,
)
from rules.cities.state import DUPLEXES_A_CITY, SIDES
from rules.prompts import Pick, Raw
from rules.steward import Eyes

LOWER, HIGHER = 1.0, 0.6  # what a point is worth in the lower and in the higher of two cities
FACTORY, OFFICE, TAVERN = 3.2, 3.2, 4.0  # what one is worth when its set has grown
TYPES_MISSED = 5  # other types that a house may hope for
DISTRICT = 0.8  # what a space of the largest district is worth


def steward(eyes: Eyes) -> Raw:
    """Answer whatever is asked."""
    if not isinstance(eyes.prompt(), Pick):
        return _choose(eyes.view)
    plan = _place(eyes.view)
    steps: list[Raw] = []
    while prompt := eyes.prompt(steps):
        steps.append(plan[prompt.key])
    return steps


# What a seat sees of its own two cities


@dataclass(frozen=True, slots=True)
class Mine:
    """One of the steward's cities."""

    plan: Plan
    built: Spots
    to_come: int  # duplexes
    left: int  # spaces
    size: int
    weight: float

    def ways(self, halves: tuple[str, ...], step: int) -> Iterator[tuple[str, Plan]]:
        """All plans with one tile more, by its space."""
        to_come = self.to_come - (step != SINGLE)
        for at in Legal(Site(self.plan.ground, self.built, to_come), step):
            plan = self.plan
            for half, spot in zip(halves, (AT[at], AT[at] << step), strict=False):
                plan = plan.plus(half, spot)
            yield at, plan


def _mine(view: Any) -> dict[str, Mine]:
    seat = view["seats"][view["me"]]
    lower = seat["totals"][0] <= seat["totals"][1]
    weights = (LOWER, HIGHER) if lower else (HIGHER, LOWER)
    weights = (1.0, 1.0) if len(view["seats"]) == 2 else weights
    return {side: _city(view, view["cities"][seat[side]], weights[at]) for at, side in enumerate(SIDES)}


def _city(view: Any, city: Any, weight: float) -> Mine:
    tiles = {AT[each["at"]]: each["tile"] for each in city["tiles"]}
    duplexes = sum(each["duplex"] is not None for each in city["tiles"]) // 2
    plan = laid_out(_ground(city["mat"]), _civics(view["legend"]), tiles)
    return Mine(plan, sum(tiles), DUPLEXES_A_CITY - duplexes, city["size"] - city["built"], city["size"], weight)


def _ground(mat: Any) -> Ground:
    """The ground of a mat as it is seen."""
    if mat is None:
        return ground()
    signs = dict.fromkeys(mat["free"], FREE) | dict.fromkeys(mat["blocked"], BLOCKED)
    signs |= {each["at"]: ACROSS if each["orient"] == "horizontal" else ALONG for each in mat["bridges"]}
    return ground(tuple("".join(signs[f"{column}{row}"] for column in "cde") for row in (3, 4, 5)))


def _civics(legend: Mapping[str, Any]) -> tuple[Civic, ...]:
    seen = {key: entry for key, entry in legend.items() if key.startswith(CIVIC)}
    return tuple(Civic(key, each["name"], tuple(each["benefits"]), each["harms"]) for key, each in seen.items())


def _tile(view: Any, tile: str) -> tuple[tuple[str, ...], int]:
    """What is on a tile, and its shape."""
    printed = view["legend"].get(tile, {})
    if "halves" not in printed:
        return (tile,), SINGLE
    return tuple(printed["halves"]), DOWN if printed["orient"] == "vertical" else RIGHT


# What a city is worth


def worth(view: Any, mine: Mine, plan: Plan) -> float:
    """Points, less exact while the city is young: what its beginnings promise, and more than one district to lead."""
    hope = mine.left / mine.size
    many, by_tavern = offices(plan)
    sets, home = taverns(plan), houses(plan)
    types = home.types + (TYPES_MISSED - home.types) * hope if home.types < TYPES_MISSED else home.types
    return (
        shop_points(best_lines(plan.ground, plan.shop))
        + FACTORY * plan.factory.bit_count()
        + _mixed(tavern_points(sets), TAVERN * sum(sets[:1]), hope)
        + _mixed(office_points(many, by_tavern), OFFICE * many + by_tavern, hope)
        + park_points(parks(plan))
        + home.apart * types
        + home.by_factory
        + sum(each.points for each in civics(plan))
        + DISTRICT * sum(district_size(plan, tuple(district["types"])) for district in view["districts"])
    )


def _mixed(points: float, promise: float, hope: float) -> float:
    """What a set is worth between what it scores now and what it may grow to."""
    return points * (1 - hope) + promise * hope


def _best(view: Any, mine: Mine, tile: str) -> tuple[float, str]:
    """What a tile adds to a city in its best space."""
    halves, step = _tile(view, tile)
    before = worth(view, mine, mine.plan)
    gained = [(worth(view, mine, plan) - before, at) for at, plan in mine.ways(halves, step)]
    gain, at = max(gained, key=lambda each: each[0])
    return gain * mine.weight, at


def _choose(view: Any) -> Raw:
    """Keep the two tiles that add most, one in each city."""
    mine, hand = _mine(view), view["hand"]
    best = {(tile, side): _best(view, mine[side], tile)[0] for tile in dict.fromkeys(hand) for side in SIDES}
    left, right = max(permutations(hand, 2), key=lambda pair: best[pair[0], "left"] + best[pair[1], "right"])
    return [left, right]


def _place(view: Any) -> dict[str, Raw]:
    """Place the better half of the best way to place what is left."""
    mine = _mine(view)
    best = {key: _best(view, mine[side], tile) for key in view["gains"] for tile, _, side in [key.rpartition("-")]}
    ways = [[key] for key in best]
    if len(best) == 4:
        one, two = dict.fromkeys(view["seats"][view["me"]]["to_place"])
        ways = [[f"{one}-left", f"{two}-right"], [f"{two}-left", f"{one}-right"]]
    way = max(ways, key=lambda keys: sum(best[key][0] for key in keys))
    first = max(way, key=lambda key: best[key][0])
    return {"what": first, "where": best[first][1]}
