"""Whole games of the Colosseum, watched by the slow referee and by counting everything, after every answer."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules.chance import Chance
from rules.colosseum.payment import can_pay, lacks, price, ways
from rules.colosseum.state import EFFECTS
from tests.rules import colosseum_slow as slow
from tests.rules.colosseum_tables import COLOSSEUM, WHOLE, counted
from tests.rules.kit import new, play

every_effect = pytest.mark.parametrize("effect", EFFECTS)


def watch(table):
    """Play a random game to its end; after each answer nothing is lost, and the journal tells every hand and fame."""
    for each in play(table, f"watch {table.seed}"):
        view = each.view(None)
        assert counted(view) == WHOLE
        assert [view["built"], sum(bool(site["piece"]) for site in view["sites"])] in ([17, 3], [view["built"], 4])
        within(view)
        book = booked(each)
        assert [player["hand"] for player in view["seats"]] == book["hands"]
        assert [player["fame"] for player in view["seats"]] == book["fame"]
    return table


def booked(table):
    book = slow.opened(table.seats, table.view(None)["start"])
    for line in table.journal(None):
        slow.follow(book, *line.sentence)
    return book


def within(view):
    """Limits, markers, steps and what a display shows, for each player."""
    for player in view["seats"]:
        stored = player["tiles"]["storage"] - 1
        assert player["limit"] == 4 + 2 * stored and 0 <= player["cards"] <= player["limit"]
        assert player["cards"] == sum(player["hand"].values()) and min(player["hand"].values()) >= 0
        assert player["wheels"] == sum(player["stables"]) and len(player["stables"]) == player["tiles"]["stable"]
        assert 0 <= player["marker"] < player["wheels"] and player["steps"] == player["wheels"] - 1 - player["marker"]
        assert player["fame"] >= 0
    assert min(view["supply"].values()) >= 0


def ended(table):
    """Whether the slow referee counts the end alike."""
    view = table.view(None)
    rows, cards = [player["tiles"] for player in view["seats"]], [player["cards"] for player in view["seats"]]
    scores = slow.totals([player["fame"] for player in view["seats"]], rows, cards)
    gains = slow.majorities(rows)
    assert [[line[row] for row in slow.ROWS] for line in view["scores"]] == [list(each.values()) for each in gains]
    assert table.result.scores == scores and table.result.winners == slow.winners(scores, cards) == view["winners"]


@every_effect
def test_random_games_conserve_everything_and_end_as_the_slow_referee_counts(effect):
    seats = 2 + EFFECTS.index(effect) % 3
    ended(watch(new(COLOSSEUM, seats, f"watch {effect}", space_d=effect, open_hands=True)))


def test_the_bank_may_run_below_nothing_when_all_three_chips_lie_on_each_section():
    """Ruling 32: chips are only a way to count."""
    table = new(COLOSSEUM, 2, "bank", open_hands=True, last_sections="all_three")
    table.state.bank -= 160
    low = 0
    for each in play(table, "bank", mischief=False):
        view = each.view(None)
        low = min(low, view["bank"])
        assert counted(view) == WHOLE | {"fame": 30}
    assert low < 0


@settings(max_examples=150, deadline=None)
@given(
    hand=st.lists(st.integers(0, 7), min_size=4, max_size=4),
    cost=st.lists(st.integers(0, 3), min_size=4, max_size=4).filter(any),
)
def test_every_way_to_pay_is_found_and_no_other(hand, cost):
    hand, cost = dict(zip(slow.MATERIALS, hand, strict=True)), dict(zip(slow.MATERIALS, cost, strict=True))
    cost = {each: many for each, many in cost.items() if many}
    found = [tuple(price(hand, cost, way).values()) for way in ways(hand, cost)]
    assert sorted(found) == sorted(slow.payments(hand, cost)) and len(set(found)) == len(found)
    assert can_pay(hand, cost) == bool(found) and (not lacks(hand, cost)) == (ways(hand, cost) == ((),))


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_any_farthest_step_is_what_the_slow_referee_allows(data):
    wheels, fame = data.draw(st.integers(3, 8)), data.draw(st.integers(0, 5))
    marker = data.draw(st.integers(0, wheels - 1))
    table = new(COLOSSEUM, 2, "far", start_player=0)
    player = table.state.players[0]
    player.wheels, player.marker, player.fame = wheels, marker, fame
    for seat in (0, 1):
        table.answer(seat, "nothing")
    prompt = table.prompt(0)
    reachable = list(prompt.options) if prompt.key == "where" else ["1"]
    assert reachable == [f"{far}" for far in range(1, 20) if slow.steps(wheels, marker, fame, far)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_side_by_side_is_what_strictly_clockwise_gives(seats):
    """Ruling 36: at one table shares are chosen in any order, at the other clockwise from the active player."""
    one, two = (new(COLOSSEUM, seats, f"order {seats}", open_hands=True) for _ in range(2))
    chance, moved = Chance(f"order {seats}"), 0
    while not one.over:
        first, waiting, answers = one.view(None)["active"] or 0, chance.shuffled("order", one.waiting), {}
        for seat in waiting:
            answers[seat] = one.sample(seat, chance)
            one.answer(seat, answers[seat])
        clockwise = sorted(answers, key=lambda seat: (seat - first) % seats)
        for seat in clockwise:
            two.answer(seat, answers[seat])
        assert one.view(None) == two.view(None) and one.waiting == two.waiting
        moved += clockwise != list(answers)
    assert moved > 20 and one.result == two.result
