"""Between Two Cities in bulk: capitals never get stuck, on no mat; the steward against chance."""

import time
from itertools import combinations, product

import pytest

from rules.chance import Chance
from rules.cities.geometry import ground
from rules.steward import advise
from tests.rules.cities_tables import new
from tests.rules.test_cities_referee import finishes

pytestmark = pytest.mark.volume


def test_two_thousand_random_games_of_capitals_always_have_a_legal_placing():
    refused = 0
    for number in range(2000):
        table, chance = new(2 + number % 6, seed=f"room {number}", seating="random"), Chance(f"room {number}")
        while not table.over:
            seat = chance.one("who", table.waiting)
            table.answer(seat, table.sample(seat, chance))
        view = table.view(None)
        assert all(city["built"] == city["size"] == 20 for city in view["cities"]), number
        refused += len(view["discards"])
    assert refused


def mats():
    """All patterns of five blocked spaces, with every choice of bridges."""
    for blocked in combinations(product(range(3), repeat=2), 5):
        signs = {at: "#" if at in blocked else "." for at in product(range(3), repeat=2)}
        ways = [["#"] + [sign for sign in "=|" if spans(signs, at, sign)] for at in blocked]
        for chosen in product(*ways):
            printed = signs | dict(zip(blocked, chosen, strict=True))
            yield tuple("".join(printed[row, column] for column in range(3)) for row in range(3))


def spans(signs, at, sign):
    """Whether a bridge could lie there: between two free spaces of the mat."""
    (row, column), step = at, (0, 1) if sign == "=" else (1, 0)
    ends = [(row - step[0], column - step[1]), (row + step[0], column + step[1])]
    return all(signs.get(end) == "." for end in ends)


def whole(rows):
    """Whether all of the city is connected, wherever the mat lies in its square: what is checked of every box."""
    land = ground(rows)
    free = [square & ~land.blocked for square in land.squares]
    return all(land.largest(each) == each.bit_count() for each in free)


def test_on_no_mat_that_a_box_may_hold_a_tile_can_be_left_without_a_place():
    fit = [rows for rows in mats() if whole(rows)]
    assert len(fit) == 91
    for rows in fit:
        finishes(ground(rows))


def test_the_steward_s_lower_city_is_eight_points_better_than_random_players():
    """The mean over 200 three-player seeds, seats rotated; at most 100 ms an answer."""
    mine, others, spans = 0.0, 0.0, []
    for number in range(200):
        table, chance = new(3, seed=f"steward {number}", seating="random"), Chance(f"random {number}")
        while not table.over:
            seat = table.waiting[0]
            if seat == number % 3:
                start = time.process_time()
                raw = advise(table, seat)
                spans.append(time.process_time() - start)
            else:
                raw = table.sample(seat, chance)
            table.answer(seat, raw)
        lower = [min(seat["totals"]) for seat in table.view(None)["seats"]]
        mine += lower[number % 3] / 200
        others += (sum(lower) - lower[number % 3]) / 400
    spans.sort()
    print(f"\nlower city: steward {mine:.1f}, random {others:.1f}; slowest answer {spans[-1] * 1e3:.1f} ms")
    assert mine >= others + 8 and spans[len(spans) * 999 // 1000] <= 0.1
