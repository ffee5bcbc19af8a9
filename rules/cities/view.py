"""What a seat may know of a game of Between Two Cities; the public view is what all may. The only door to its state."""

from collections.abc import Sequence
from typing import Any

from rules.cities import scoring
from rules.cities.geometry import ACROSS, ALONG, AT, AT_MAT, DOWN, GRID, MAT, NAME, names, reach
from rules.cities.laying import open_sides, waits_for_partner
from rules.cities.ledger import Standing
from rules.cities.placing import Legal
from rules.cities.plan import CIVIC, TYPES, Plan
from rules.cities.state import ROUNDS, SIDES, Mat, State
from rules.words import Seat


def view(state: State, seat: Seat | None) -> dict[str, Any]:
    """Everything on the table; a hand is its owner's while choosing, and nobody's once it is passed on."""
    public = {
        "game": "cities",
        "me": seat,
        "edition": state.options["edition"],
        "talk": state.options["talk"],
        "placing": state.options["placing"],
        "phase": state.phase,
        "round": state.round,
        "rounds": ROUNDS,
        "half": state.half,
        "turn": state.turn,
        "turns": state.turns,
        "passing": None if state.two else {1: "left", 3: "right"}.get(state.round),
        "seating": list(state.seating),
        "legend": _legend(state),
        "cities": _cities(state),
        "districts": _districts(state),
        "aside": state.aside,
        "seats": [_seat(state, each) for each in range(len(state.seating))],
        "supply": {"singles": len(state.singles), "duplexes": len(state.duplexes)},
        "discards": list(state.discards) if state.phase == "over" else None,
        "winners": None if state.winners is None else list(state.winners),
    }
    if seat is None:
        return public
    hand = sorted(state.hands[seat]) if state.phase == "choosing" else []
    return public | {"hand": hand, "gains": _gains(state, seat)}


def _legend(state: State) -> dict[str, Any]:
    """What is printed on duplexes and civics."""
    duplexes = {
        key: {"orient": "vertical" if tile.step == DOWN else "horizontal", "halves": list(tile.halves)}
        for key, tile in state.tiles.items()
        if tile.step
    }
    civics = {
        civic.key: {"name": civic.name, "benefits": list(civic.benefits), "harms": civic.harms}
        for civic in state.ledger.civics
    }
    return duplexes | civics


# Cities


def _cities(state: State) -> list[dict[str, Any]]:
    now = state.ledger.now()
    return [_city(state, number, now) for number in range(len(state.cities))]


def _city(state: State, number: int, now: Standing) -> dict[str, Any]:
    city, points = state.cities[number], now.points[number]
    reached = reach(city.ground, city.built)
    types = len(TYPES) + 1
    return {
        "key": city.key,
        "numeral": city.numeral,
        "name": city.name,
        "owners": list(city.owners),
        "mat": _mat(city.mat) if city.mat else None,
        "size": city.size,
        "built": city.built.bit_count(),
        "columns": [column for column in "abcdefg" if any(AT[f"{column}{row}"] & reached for row in range(1, 8))],
        "rows": [row for row in range(1, 8) if any(AT[f"{column}{row}"] & reached for column in "abcdefg")],
        "out": names(GRID & ~reached),
        "tiles": _tiles(state, number),
        "score": _score(state, number, now),
        "points": sum(points[:types]),
        "districts": list(points[types:]),
        "total": sum(points),
    }


def _mat(mat: Mat) -> dict[str, Any]:
    signs = {NAME[AT_MAT[row, column]]: mat.rows[row][column] for row in range(MAT) for column in range(MAT)}
    return {
        "key": mat.key,
        "name": mat.name,
        "ground": mat.ground,
        "free": [at for at, sign in signs.items() if sign == "."],
        "blocked": [at for at, sign in signs.items() if sign != "."],
        "bridges": [_bridge(at, sign) for at, sign in signs.items() if sign in (ACROSS, ALONG)],
    }


def _bridge(at: str, sign: str) -> dict[str, Any]:
    step = 1 if sign == ACROSS else DOWN
    ends = [NAME[AT[at] >> step], NAME[AT[at] << step]]
    return {"at": at, "orient": "horizontal" if sign == ACROSS else "vertical", "ends": ends}


def _tiles(state: State, city: int) -> list[dict[str, Any]]:
    """Space by space, in the order of laying."""
    found = []
    for laid in state.ledger.laid:
        if laid.city == city:
            duplex, new = (laid.tile.key if laid.tile.step else None), laid.turn == state.laying
            found += [_tile(half, at, duplex, laid.by, new) for half, at in laid.tile.on(laid.at)]
    return found


def _tile(half: str, at: int, duplex: str | None, by: Seat, new: bool) -> dict[str, Any]:
    return {"at": NAME[at], "tile": half, "duplex": duplex, "by": by, "new": new}


def _score(state: State, number: int, now: Standing) -> dict[str, Any]:
    """Type by type, and how each number came about."""
    plan, points = now.plans[number], now.points[number]
    factory = scoring.factories([each.factory.bit_count() for each in now.plans])[number]
    _, by_tavern = scoring.offices(plan)
    houses = scoring.houses(plan)
    how: dict[str, dict[str, Any]] = {
        "shop": {"lines": list(scoring.shops(plan))},
        "factory": {"each": factory},
        "tavern": {"sets": scoring.taverns(plan)},
        "office": {"by_tavern": by_tavern},
        "park": {"groups": scoring.parks(plan)},
        "house": {"types": houses.types, "by_factory": houses.by_factory},
        "civic": {"each": [_civic(worth) for worth in scoring.civics(plan)]},
    }
    types = (*TYPES, CIVIC) if state.capitals else TYPES
    tiles = scoring.counts(plan)
    return {each: {"tiles": tiles[each], "points": points[at], **how[each]} for at, each in enumerate(types)}


def _civic(worth: scoring.Worth) -> dict[str, Any]:
    at, points = NAME[worth.at], worth.points
    return {"at": at, "tile": worth.civic.key, "points": points, "helped": worth.helped, "harmed": worth.harmed}


# Districts


def _districts(state: State) -> list[dict[str, Any]]:
    plans = state.ledger.now().plans
    return [_district(district, plans) for district in state.ledger.districts]


def _district(district: scoring.District, plans: Sequence[Plan]) -> dict[str, Any]:
    sizes = [scoring.district_size(plan, district.types) for plan in plans]
    leaders, seconds = scoring.ranks(sizes)
    return {
        "types": [str(each) for each in district.types],
        "first": district.first,
        "second": district.second,
        "sizes": sizes,
        "points": scoring.district_points(district, sizes),
        "leaders": leaders,
        "seconds": seconds,
    }


# Seats


def _seat(state: State, seat: Seat) -> dict[str, Any]:
    plans, shares = state.ledger.now().plans, state.shares[seat]
    counted = [scoring.counts(plans[shares[side].city]) for side in SIDES]
    types = (*TYPES, CIVIC) if state.capitals else TYPES
    choosing = state.phase == "choosing"
    return {
        "number": state.number(seat),
        "left": shares["left"].city,
        "right": shares["right"].city,
        "totals": list(state.totals(seat)),
        "score": state.score(seat),
        "counts": {each: sum(count[each] for count in counted) for each in types},
        "hand": len(state.hands[seat]) if choosing else 0,
        "revealed": None if choosing else [str(tile) for tile in state.revealed[seat]],
        "to_place": [str(tile) for tile in state.to_place[seat]],
        "sides": list(state.sides[seat]),
        "waits": [side for side in state.sides[seat] if waits_for_partner(state, seat, side)],
    }


def _gains(state: State, seat: Seat) -> dict[str, dict[str, int]]:
    """What each tile a seat has still to place would change in its cities, space by space."""
    if state.phase != "placing":
        return {}
    ways = [(tile, side) for side in open_sides(state, seat) for tile in dict.fromkeys(state.to_place[seat])]
    return {f"{tile}-{side}": _gains_in(state, seat, tile, side) for tile, side in ways}


def _gains_in(state: State, seat: Seat, tile: str, side: str) -> dict[str, int]:
    city, seen = state.shares[seat][side].city, state.tiles[tile]
    legal = Legal(state.cities[city].site(seen), seen.step)
    return {at: sum(state.ledger.gains(city, seen, AT[at])) for at in legal}
