"""The worked cases of the Colosseum's rulings and the rulebook's examples: numbers by hand, and by the slow referee."""

import pytest

from rules.errors import IllegalAnswer
from tests.rules import colosseum_slow as slow
from tests.rules.colosseum_tables import (
    BLUE,
    COLOSSEUM,
    GREEN,
    RED,
    YELLOW,
    fame,
    go,
    hand,
    journal,
    landscapes,
    lay,
    new,
    offer,
    own,
    raise_walls,
    row,
    seat,
    stack,
    told,
)
from tests.rules.kit import new as fresh

# Case 1: set-up.


@pytest.mark.parametrize("seats, bank", [(2, 182), (3, 180), (4, 177)])
def test_case_1_set_up(seats, bank):
    table = fresh(COLOSSEUM, seats, "set-up", start_player=0, open_hands=True)
    view = table.view(None)
    assert [player["fame"] for player in view["seats"]] == [0, 1, 2, 3][:seats] and view["bank"] == bank
    assert [len(site["tiles"]) for site in view["sites"]] == [4] * 4 and view["stacks"] == {"II": 20, "III": 22}
    assert all(site["piece"]["key"].startswith("A") for site in view["sites"])
    assert sum(view["pieces"].values()) == 16 and view["storage"] == 16 and view["built"] == 0
    assert [section["bonus"] for section in view["sections"]] == [0] * 14 + [1, 2, 4]
    for player in view["seats"]:
        assert (player["limit"], player["steps"], player["wheels"], player["marker"]) == (4, 2, 3, 0)
        assert player["tiles"] == {each: int(each in ("stable", "storage", *player["display"])) for each in slow.ROWS}
    assert len({tuple(player["display"]) for player in view["seats"]}) == seats
    assert view["ring"][view["consul"]]["key"] == "d"
    for who in list(table.waiting):
        table.answer(who, "wood")
    assert sum(table.view(None)["supply"].values()) == 72 - seats


def test_case_1_level_I_is_dealt_whole_into_the_rows():
    view = fresh(COLOSSEUM, 3, "level I").view(None)
    dealt = sorted(tile for site in view["sites"] for tile in site["tiles"])
    assert dealt == sorted(["water", "grain", "wood", "stone", "stable-1"] * 3 + ["stable-2"])


# Case 2: movement.


def test_case_2_four_steps_take_both_wheels_and_one_fame():
    def prepare(state):
        own(state, BLUE, fame=1)
        lay(state, "p3", "wood", "stone", "water", "grain")

    table = new(2, prepare)
    assert list(table.prompt(BLUE).options) == ["1", "2", "3", "4"]
    with pytest.raises(IllegalAnswer):
        table.prompt(BLUE, ["5"])
    go(table, "p3")
    assert (seat(table, BLUE)["marker"], seat(table, BLUE)["steps"]) == (2, 0)
    assert slow.steps(3, 0, 1, 4) == (2, 0) and slow.steps(3, 0, 1, 5) is None
    assert "moves the Consul on by 4 to site 3 (2 extra steps, 1 fame)" in " ".join(journal(table))


def test_case_2_without_fame_three_steps_are_the_farthest():
    table = new(2)
    assert list(table.prompt(BLUE).options) == ["1", "2", "3"]
    assert table.prompt(BLUE).options["3"].spot == "board/p2"


# Cases 3 to 7: tiles and scorings.


def test_case_3_first_example_a_new_landscape_and_grain_for_all_who_have_it():
    def prepare(state):
        landscapes(state, ["grain", "wood"], ["water", "grain"], ["wood", "stone"], ["stone", "water"])
        lay(state, "p1", "water", "grain", "stone", "wood")
        for who in range(4):
            own(state, who, {}, fame=0)

    table = new(4, prepare)
    go(table, "p1")
    assert seat(table, BLUE)["tiles"]["water"] == 1 and row(table, "p1")["tiles"] == ["grain", "stone", "wood"]
    assert sorted(table.waiting) == [BLUE, RED]
    for who in (RED, BLUE):
        table.answer(who, "all")
    assert [hand(table, who) for who in range(4)] == [{"grain": 1}, {"grain": 1}, {}, {}]
    assert [fame(table, who) for who in range(4)] == [0] * 4 and table.view(None)["supply"]["grain"] == 16
    assert slow.scoring([1, 1, 0, 0], 18, [9] * 4) == ([(1, 0), (1, 0), (0, 0), (0, 0)], 16)


def test_case_4_second_example_the_tile_just_taken_counts_at_once():
    def prepare(state):
        landscapes(state, ["grain", "wood"], ["wood", "stone"])
        lay(state, "p1", "grain", "grain", "stone", "wood")
        own(state, BLUE, {"wood": 2})

    table = new(2, prepare)
    go(table, "p1")
    assert table.waiting == [BLUE] and table.prompt(BLUE).key == "take"
    table.answer(BLUE, "all")
    assert seat(table, BLUE)["tiles"]["grain"] == 2 and hand(table, BLUE) == {"grain": 2, "wood": 2}
    assert seat(table, BLUE)["cards"] == seat(table, BLUE)["limit"] == 4 and table.waiting == [RED]


@pytest.mark.parametrize("blue, marker, points, gained", [("recharge", 0, 2, 0), ("fame", 2, 0, 1)])
def test_case_6_third_example_stables_are_scored_and_each_chooses_for_themselves(blue, marker, points, gained):
    def prepare(state):
        lay(state, "p1", "wood", "stable-1", "stone", "wood")
        landscapes(state, ["wood", "grain"], ["stone", "water"], ["water", "grain"])
        for who in range(3):
            own(state, who, fame=0, marker=2)

    table = new(3, prepare)
    go(table, "p1")
    assert sorted(table.waiting) == [0, 1, 2] and seat(table, BLUE)["tiles"]["wood"] == 2
    table.answer(GREEN, "fame")
    table.answer(RED, "recharge")
    table.answer(BLUE, blue)
    assert (seat(table, BLUE)["marker"], seat(table, BLUE)["steps"], fame(table, BLUE)) == (marker, points, gained)
    assert (seat(table, RED)["marker"], fame(table, RED)) == (0, 0)
    assert (seat(table, GREEN)["marker"], fame(table, GREEN)) == (2, 1)


def test_case_7_a_stable_taken_adds_its_wheels_and_leaves_the_marker():
    def prepare(state):
        lay(state, "p1", "stable-2", "grain", "stone", "wood")
        own(state, BLUE, marker=2, fame=1, grain=0)
        own(state, RED, grain=0)

    table = new(2, prepare)
    go(table, "p1")
    assert (seat(table, BLUE)["wheels"], seat(table, BLUE)["marker"], seat(table, BLUE)["steps"]) == (5, 2, 2)
    assert seat(table, BLUE)["stables"] == [3, 2] and seat(table, BLUE)["tiles"]["stable"] == 2


def test_case_7_a_stable_taken_counts_when_the_next_is_scored():
    def prepare(state):
        lay(state, "p1", "stable-2", "stable-1", "stone", "wood")
        own(state, BLUE, marker=2)

    table = new(2, prepare)
    go(table, "p1")
    table.answer(BLUE, "recharge")
    assert (seat(table, BLUE)["marker"], seat(table, BLUE)["steps"]) == (0, 4)


# Case 8: empty rows.


def test_case_8_a_row_is_refilled_before_it_is_scored():
    def prepare(state):
        lay(state, "p1", "wood")
        stack(state, "II", "stable-1", "water", "grain", "stone")
        own(state, RED, marker=1)

    table = new(2, prepare)
    go(table, "p1")
    assert row(table, "p1")["tiles"] == ["stable-1", "water", "grain", "stone"]
    assert table.view(None)["stacks"] == {"II": 0, "III": 22} and table.view(None)["paying"]["what"] == "stable"
    assert [table.prompt(who).key for who in (BLUE, RED)] == ["full-stable", "stable"]


def test_case_8_five_refills_from_III_leave_two_tiles_for_the_sixth():
    left = []
    for refills in range(6):

        def prepare(state, gone=4 * refills):
            lay(state, "p1", "wood")
            stack(state, "II")
            state.stacks["III"].cards = state.stacks["III"].cards[: 22 - gone]

        table = new(2, prepare)
        go(table, "p1")
        left.append((len(row(table, "p1")["tiles"]), table.view(None)["stacks"]["III"]))
    assert left == [(4, 18), (4, 14), (4, 10), (4, 6), (4, 2), (2, 0)]


def test_case_8_a_last_tile_with_nothing_to_follow_is_kept_and_nothing_is_scored():
    def prepare(state):
        lay(state, "p1", "wood")
        stack(state, "II")
        stack(state, "III")
        own(state, BLUE, wood=0, fame=0)

    table = new(2, prepare)
    go(table, "p1")
    assert row(table, "p1")["tiles"] == [] and seat(table, BLUE)["tiles"]["wood"] == 1
    assert table.waiting == [RED] and fame(table, BLUE) == 0 and hand(table, BLUE) == {}
    assert "nothing is scored. (Ruling 16)" in " ".join(journal(table))


# Case 9: shortage.


def test_case_9_short_supply_is_given_out_clockwise_and_nothing_left_is_one_fame():
    def prepare(state):
        lay(state, "p1", "water", "stone", "grain", "wood")
        for who, many in enumerate([2, 2, 1, 0]):
            own(state, who, {}, fame=0, stone=many)
        state.supply["stone"] = 3

    table = new(4, prepare)
    go(table, "p1")
    assert table.view(None)["paying"] == {"what": "stone", "owed": [2, 2, 1, 0], "short": True, "open": [0, 1, 2]}
    assert table.waiting == [BLUE]
    table.answer(BLUE, "all")
    assert table.waiting == [RED] and told(table.prompt(RED).question).startswith(
        "You would be due 2 stone, but only 1"
    )
    table.answer(RED, "all")
    assert [hand(table, who).get("stone", 0) for who in range(4)] == [2, 1, 0, 0]
    assert [fame(table, who) for who in range(4)] == [0, 0, 1, 0] and table.view(None)["supply"]["stone"] == 0
    assert slow.scoring([2, 2, 1, 0], 3, [9] * 4) == ([(2, 0), (1, 0), (0, 1), (0, 0)], 0)


# Case 10: building.


@pytest.mark.parametrize(
    "cards, paid",
    [({"water": 2, "stone": 1}, 3), ({"water": 1, "stone": 1, "grain": 3}, 5), ({"water": 1, "grain": 6}, 7)],
)
def test_case_10_building_with_exact_cards_and_three_for_each_that_is_missing(cards, paid):
    def prepare(state):
        offer(state, "p1", "A1")
        own(state, BLUE, cards, fame=0, limit=8)

    table = new(2, prepare)
    before = table.view(None)
    assert slow.payments(seat(table, BLUE)["hand"], {"water": 2, "stone": 1}) == [
        tuple(cards.get(each, 0) for each in slow.MATERIALS)
    ]
    go(table, "p1", "build")
    after = table.view(None)
    assert hand(table, BLUE) == {} and fame(table, BLUE) == 4 and sum(cards.values()) == paid
    assert sum(after["supply"].values()) - sum(before["supply"].values()) == paid
    assert after["sections"][0] == {"numeral": "I", "piece": "A1", "by": BLUE, "bonus": 0} and after["built"] == 1
    assert row(table, "p1")["piece"]["key"] not in [site["piece"]["key"] for site in before["sites"]]
    assert sum(after["pieces"].values()) == 15 and row(table, "p1")["tiles"] == before["sites"][0]["tiles"]


def test_example_of_building_two_water_and_one_stone_for_four_fame_instead_of_the_stable():
    def prepare(state):
        offer(state, "p1", "A1")
        lay(state, "p1", "stable-1", "wood", "stone", "grain")
        own(state, BLUE, {"water": 2, "stone": 1, "grain": 1}, fame=0)

    table = new(2, prepare)
    go(table, "p1", "build")
    assert (hand(table, BLUE), fame(table, BLUE), seat(table, BLUE)["wheels"]) == ({"grain": 1}, 4, 3)
    assert "Blue builds section I for 2 water, 1 stone: 4 fame." in journal(table)


# Case 11: storage.


def test_case_11_storage_raises_the_limit_by_two_each_time():
    def prepare(state):
        own(state, BLUE, {"wood": 3})
        own(state, RED, {})

    table = new(2, prepare)
    go(table, "a1", "wood")
    assert (hand(table, BLUE), seat(table, BLUE)["limit"]) == ({"wood": 2}, 6)
    table.state.consul = 0
    table.answer(RED, ["2"])
    assert seat(table, RED)["limit"] == 4 and table.view(None)["storage"] == 15
    table.state.consul = 0
    table.answer(BLUE, ["2", "wood"])
    assert (hand(table, BLUE), seat(table, BLUE)["limit"], table.view(None)["storage"]) == ({"wood": 1}, 8, 14)
    assert seat(table, BLUE)["tiles"]["storage"] == 3


# Case 12: the last sections.


@pytest.mark.parametrize("last, expected", [("ascending", [7, 9, 11]), ("all_three", [13, 14, 14])])
def test_case_12_the_last_three_sections_add_their_chips_and_the_last_ends_the_game(last, expected):
    worth = [6, 7, 7]

    def prepare(state):
        offer(state, "p1", "C1")
        offer(state, "p2", "C3")
        offer(state, "p4", "C7")
        raise_walls(state, 14)
        for who in (BLUE, RED):
            own(state, who, dict.fromkeys(slow.MATERIALS, 4), fame=0, limit=20, marker=0)

    table = new(2, prepare, last_sections=last)
    gained = []
    for who, where in ((BLUE, "1"), (RED, "3"), (BLUE, "6")):
        table.state.consul = 0
        before = fame(table, who)
        paid_in_fame = max(0, int(where) - 1 - seat(table, who)["steps"])
        own(table.state, who, fame=before + paid_in_fame)
        table.answer(who, [where, "build"])
        gained.append(table.state.players[who].fame - before)
    assert gained == expected and worth == [6, 7, 7]
    view = table.view(None)
    assert table.over and view["built"] == 17 and sum(view["pieces"].values()) == 0
    assert [bool(site["piece"]) for site in view["sites"]] == [True, True, True, False]


# Case 13: the end.

KLAUS = {"stable": 2, "storage": 1, "water": 3, "grain": 3, "wood": 1, "stone": 2}
JURGEN = {"stable": 2, "storage": 3, "water": 1, "grain": 1, "wood": 3, "stone": 2}


def at_the_end(rows, cards, fames):
    """A table where Blue builds the last section with what is over and above these cards."""

    def prepare(state):
        offer(state, "p1", "C1")
        raise_walls(state, 16)
        for who, (tiles_of, many, chips) in enumerate(zip(rows, cards, fames, strict=True)):
            own(state, who, {"water": many}, fame=chips, limit=20, **tiles_of)
        own(state, BLUE, {"water": cards[0] + 1, "grain": 2, "wood": 1, "stone": 1})

    table = new(len(rows), prepare)
    table.answer(BLUE, ["1", "build"])
    assert table.over
    return table


def test_case_13_end_scoring_of_the_rulebook():
    table = at_the_end([KLAUS, JURGEN], [4, 2], [0, 0])
    klaus, jurgen = table.view(None)["scores"]
    assert [klaus[each] for each in ("stable", "storage", "water", "grain", "wood", "stone", "sets")] == [
        2,
        0,
        4,
        4,
        0,
        2,
        1,
    ]
    assert [jurgen[each] for each in ("stable", "storage", "water", "grain", "wood", "stone", "sets")] == [
        2,
        4,
        0,
        0,
        4,
        2,
        0,
    ]
    assert klaus["total"] - klaus["fame"] == 13 and jurgen["total"] - jurgen["fame"] == 12
    assert slow.totals([0, 0], [KLAUS, JURGEN], [4, 2]) == [13, 12]


@pytest.mark.parametrize("cards, expected", [([4, 2], [BLUE]), ([3, 4], [RED]), ([4, 4], [BLUE, RED])])
def test_case_13_equal_fame_is_decided_by_cards_in_hand_and_else_shared(cards, expected):
    gains = slow.totals([0, 0], [KLAUS, JURGEN], cards)
    last = 6 + 4  # the piece and its chip
    table = at_the_end([KLAUS, JURGEN], cards, [20 - last, 20 + gains[0] - gains[1]])
    assert table.result.scores[0] == table.result.scores[1] and table.result.winners == expected
    assert slow.winners(table.result.scores, cards) == expected


def test_majorities_of_four_players_by_the_slow_referee():
    rows = [dict.fromkeys(slow.ROWS, 1) | change for change in ({"water": 2}, {"water": 2}, {"wood": 3}, {})]
    table = at_the_end(rows, [0, 0, 0, 3], [0] * 4)
    assert [line["total"] - line["fame"] for line in table.view(None)["scores"]] == slow.totals(
        [0] * 4, rows, [0, 0, 0, 3]
    )
    assert slow.majorities(rows)[YELLOW] == {"stable": 2, "storage": 2, "water": 0, "grain": 2, "wood": 0, "stone": 2}
