"""The Colosseum's rulings by number, where the worked cases do not show them already."""

import re

import pytest

from rules.colosseum.guide import TOPICS
from rules.errors import Refused
from tests.rules import colosseum_slow as slow
from tests.rules.colosseum_tables import (
    BLUE,
    COLOSSEUM,
    GREEN,
    RED,
    fame,
    go,
    hand,
    journal,
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
from tests.rules.kit import again
from tests.rules.kit import new as fresh


def refused(table, who, raw):
    """What a player is told who tries this; the table stays as it is."""
    before, log = table.view(who), list(table.log)
    with pytest.raises(Refused) as caught:
        table.answer(who, raw)
    assert table.view(who) == before and table.log == log
    return told(caught.value.sentence)


# Movement.


def test_ruling_1_three_wheels_are_two_extra_steps_and_are_told_so():
    table = new(2)
    assert "you have 2 extra steps" in told(table.prompt(BLUE).question)
    assert told(COLOSSEUM.prose.seat(table.view(None), BLUE)).startswith("2 extra steps")


def test_ruling_2_a_stable_tile_raises_the_points_at_once_by_its_wheels():
    for tile, points in (("stable-1", 3), ("stable-2", 4)):
        table = new(2, lambda state, tile=tile: lay(state, "p1", tile, "wood", "wood", "wood"))
        go(table, "p1")
        assert seat(table, BLUE)["steps"] == points and seat(table, BLUE)["marker"] == 0


def test_ruling_4_wheels_come_before_fame_which_is_paid_as_far_as_it_goes():
    table = new(2, lambda state: own(state, BLUE, {}, fame=2, marker=1))
    assert [told(option.description).split(" · ")[0] for option in table.prompt(BLUE).options.values()] == [
        "free",
        "1 extra step",
        "1 extra step, 1 fame",
        "1 extra step, 2 fame",
    ]
    assert "5 steps are too far" in refused(table, BLUE, ["5"]) and "4 is the most" in refused(table, BLUE, ["5"])
    go(table, "a1")
    assert (seat(table, BLUE)["steps"], fame(table, BLUE)) == (0, 2)


def test_ruling_5_a_full_lap_costs_six_extra_steps_and_ends_where_it_began():
    table = new(2, lambda state: own(state, BLUE, fame=5, water=1, wood=0))
    lap = table.prompt(BLUE).options["7"]
    assert lap.spot == "board/d" and table.prompt(BLUE).options["8"].spot is None
    go(table, "d", "wood")
    view = table.view(None)
    assert view["consul"] == 0 and (seat(table, BLUE)["steps"], fame(table, BLUE)) == (0, 1)


def test_ruling_6_the_consul_must_move():
    assert "The Consul must move on: 1 step is free" in refused(new(2), BLUE, ["0"])


def test_ruling_7_spaces_on_the_way_do_nothing():
    table = new(2, lambda state: lay(state, "p2", "wood", "stone", "wood", "wood"))
    before = table.view(None)["sites"][0], seat(table, BLUE)["limit"]
    go(table, "p2")
    assert (table.view(None)["sites"][0], seat(table, BLUE)["limit"]) == before


# A: storage.


def test_ruling_8_storage_may_be_declined_and_is_impossible_without_cards_or_tiles():
    table = new(2, lambda state: own(state, BLUE, {"wood": 2}))
    assert list(table.prompt(BLUE, ["2"]).options) == ["wood", "nothing"]
    assert "You have no stone to discard. You hold 2 wood." in refused(table, BLUE, ["2", "stone"])
    go(table, "a1", "nothing")
    assert hand(table, BLUE) == {"wood": 2} and seat(table, BLUE)["limit"] == 4 and table.view(None)["storage"] == 16

    def none_left(state):
        own(state, BLUE, {"wood": 2})
        state.storage = 0

    for prepare in (lambda state: own(state, BLUE, {}), none_left):
        table = new(2, prepare)
        assert table.prompt(BLUE, ["2"]) is None
        go(table, "a1")
        assert "can take no storage tile. (Ruling 8)" in " ".join(journal(table)) and table.waiting == [RED]


# B and C: tiles and pieces.

ANY = {"water": 2, "grain": 2, "wood": 2, "stone": 2}


def test_ruling_9_a_tile_that_lies_there_must_be_taken_unless_one_builds():
    table = new(2, lambda state: own(state, BLUE, ANY, limit=8))
    assert list(table.prompt(BLUE, ["1"]).options) == ["take", "build"]
    assert "you must take it, or build" in refused(table, BLUE, ["1", "nothing"])


def empty(cards):
    """Site 1 with the piece of 2 water and 1 stone, no tile, and a hand of Blue's."""

    def prepare(state):
        offer(state, "p1", "A1")
        lay(state, "p1")
        stack(state, "II")
        stack(state, "III")
        own(state, BLUE, cards, fame=1, limit=9)

    return new(2, prepare)


def test_ruling_9_at_an_empty_row_the_exact_cost_must_be_paid_and_nothing_else():
    table = empty({"water": 2, "stone": 1})
    assert table.prompt(BLUE, ["1"]) is None and "so you must build it" in refused(table, BLUE, ["1", "nothing"])
    table.answer(BLUE, ["1"])
    assert table.view(None)["built"] == 1
    table = empty({"water": 2, "grain": 3})
    assert list(table.prompt(BLUE, ["1"]).options) == ["build", "nothing"]
    assert "No tile is left at site 1" in refused(table, BLUE, ["1", "take"])
    table.answer(BLUE, ["1", "nothing"])
    assert "Blue does nothing at site 1." in journal(table) and hand(table, BLUE) == {"water": 2, "grain": 3}
    table = empty({"water": 1})
    assert table.prompt(BLUE, ["1"]) is None
    assert "costs 2 water, 1 stone, you lack 1 water, 1 stone" in refused(table, BLUE, ["1", "build"])


@pytest.mark.parametrize(
    "cards, replacing",
    [
        ({"water": 1, "grain": 3, "wood": 3, "stone": 1}, ["grain", "wood"]),
        ({"grain": 6, "wood": 3, "stone": 1}, ["grain-grain", "grain-wood"]),
        ({"water": 6, "stone": 0}, None),
        ({"water": 1, "grain": 2, "wood": 2, "stone": 1}, []),
    ],
)
def test_ruling_10_three_equal_cards_of_one_other_kind_replace_each_missing_card(cards, replacing):
    def prepare(state):
        offer(state, "p1", "A1")
        own(state, BLUE, cards, limit=16)

    table = new(2, prepare)
    cost = {"water": 2, "stone": 1}
    ways = slow.payments(seat(table, BLUE)["hand"], cost)
    if replacing == []:
        assert not ways and table.view(BLUE)["builds"][0]["pay"] is None
        assert "each missing card takes 3 equal ones" in refused(table, BLUE, ["1", "build"])
        return
    prompt = table.prompt(BLUE, ["1", "build"])
    assert (sorted(prompt.options) if prompt else None) == replacing and len(ways) == len(replacing or [1])
    before = hand(table, BLUE)
    go(table, "p1", "build", *(replacing or [])[:1])
    paid = tuple(before.get(each, 0) - hand(table, BLUE).get(each, 0) for each in slow.MATERIALS)
    assert paid in ways and fame(table, BLUE) == 4


def test_ruling_11_only_the_piece_beside_the_consul_can_be_built():
    table = new(2, lambda state: own(state, BLUE, dict.fromkeys(slow.MATERIALS, 4), limit=16))
    mine = row(table, "p1")["piece"]["key"]
    go(table, "p1", "build")
    assert table.view(None)["sections"][0]["piece"] == mine and table.waiting == [RED]


def test_rulings_13_and_18_the_next_tile_of_the_same_row_pays_all_some_or_fame():
    def prepare(state):
        lay(state, "p1", "stable-1", "wood", "wood", "grain")
        own(state, BLUE, {}, fame=0, wood=3)
        own(state, RED, {}, fame=0, wood=3)
        own(state, GREEN, {}, fame=0, wood=2)

    table = new(3, prepare)
    go(table, "p1")
    assert list(table.prompt(BLUE).options) == ["all", "fame", "2", "1"]
    assert "You are due 3 wood, so 4 is none" in refused(table, BLUE, "4")
    for who, raw in ((RED, "2"), (BLUE, "fame"), (GREEN, "all")):
        table.answer(who, raw)
    assert [hand(table, who).get("wood", 0) for who in range(3)] == [0, 2, 2]
    assert [fame(table, who) for who in range(3)] == [1, 0, 0] and row(table, "p1")["tiles"] == [
        "wood",
        "wood",
        "grain",
    ]


def test_ruling_15_a_refill_takes_the_rest_of_II_and_goes_on_with_III():
    def prepare(state):
        lay(state, "p1", "wood")
        stack(state, "II", "water", "grain")

    table = new(2, prepare)
    go(table, "p1")
    assert row(table, "p1")["tiles"][:2] == ["water", "grain"] and len(row(table, "p1")["tiles"]) == 4
    assert table.view(None)["stacks"] == {"II": 0, "III": 20}


def test_ruling_17_without_a_tile_of_the_kind_one_gets_nothing_and_no_fame():
    def prepare(state):
        lay(state, "p1", "stable-1", "wood", "wood", "wood")
        own(state, BLUE, {}, fame=0, wood=1)
        own(state, RED, {}, fame=0, wood=0)

    table = new(2, prepare)
    go(table, "p1")
    assert table.waiting == [BLUE] and "Then wood pays: Blue 1, Red none." in journal(table)
    table.answer(BLUE, "all")
    assert fame(table, RED) == 0 and hand(table, RED) == {}


def test_ruling_19_a_full_stable_may_decline_for_fame_which_is_offered_first():
    def prepare(state):
        lay(state, "p1", "wood", "stable-1", "wood", "wood")
        own(state, RED, fame=0, marker=1)

    table = new(2, prepare)
    go(table, "p1")
    assert list(table.prompt(BLUE).options) == ["fame", "recharge"]
    assert list(table.prompt(RED).options) == ["recharge", "fame"]
    table.answer(BLUE, "recharge")
    assert seat(table, BLUE)["steps"] == 2 and fame(table, BLUE) == 0


def test_ruling_20_who_gets_fewer_than_due_gets_no_fame_but_may_decline_all():
    def prepare(state):
        lay(state, "p1", "stable-1", "wood", "wood", "wood")
        for who in range(3):
            own(state, who, {}, fame=0, wood=2)
        state.supply["wood"] = 3

    for answer, gained in (("all", (1, 0, 1)), ("fame", (0, 1, 0))):
        table = new(3, prepare)
        go(table, "p1")
        table.answer(BLUE, "all")
        assert list(table.prompt(RED).options) == ["all", "fame"]
        assert "You would be due 2 wood, but only 1 are left" in refused(table, RED, "2")
        table.answer(RED, answer)
        if table.waiting == [GREEN] and table.view(None)["phase"] == "paying":
            table.answer(GREEN, "all")
        assert (hand(table, RED).get("wood", 0), fame(table, RED), fame(table, GREEN)) == gained
    assert hand(table, GREEN) == {"wood": 1}


def test_ruling_21_in_a_shortage_discards_reach_the_next_player():
    def prepare(state):
        lay(state, "p1", "stable-1", "wood", "stone", "stone")
        own(state, BLUE, {"wood": 3}, fame=0, wood=2)
        own(state, RED, {}, fame=0, wood=2)
        state.supply["wood"] = 2

    table = new(2, prepare)
    go(table, "p1")
    assert table.waiting == [BLUE] and table.is_move(BLUE)
    assert table.prompt(BLUE, ["all"]).least == 1
    table.answer(BLUE, ["all"] if table.prompt(BLUE, ["all"]) is None else ["all", ["wood"]])
    assert hand(table, BLUE) == {"wood": 4} and table.waiting == [RED]
    assert told(table.prompt(RED).question).startswith("You would be due 2 wood, but only 1 are left")


def test_ruling_21_nobody_is_over_the_limit_once_they_have_taken():
    def prepare(state):
        lay(state, "p1", "stable-1", "wood", "stone", "stone")
        own(state, BLUE, {"water": 2, "stone": 1}, fame=0, wood=3)

    table = new(2, prepare)
    go(table, "p1")
    assert list(table.prompt(BLUE).options) == ["1", "all", "fame", "2"]
    assert told(table.prompt(BLUE).options["all"].description) == "and discard 2"
    table.answer(BLUE, ["all", ["stone", "water"]])
    assert hand(table, BLUE) == {"water": 1, "wood": 3} and "Blue returns 1 water, 1 stone." in journal(table)


# Secrets.


def test_rulings_22_23_and_35_hands_and_fame_are_on_no_public_board_but_what_changes_them_is_told():
    for table, shown in ((new(3), False), (new(3, open_hands=True), True)):
        for who, player in enumerate(table.view(None)["seats"]):
            assert ("hand" in player) == ("fame" in player) == shown
            assert "hand" in table.view(who)["seats"][who] and "builds" in table.view(who)
        assert ("bank" in table.view(None)) == shown and "builds" not in table.view(None)
        others = [player for who, player in enumerate(table.view(BLUE)["seats"]) if who != BLUE]
        assert all(("hand" in player) == shown for player in others)


def test_ruling_23_public_words_name_no_hand_and_no_fame():
    def prepare(state):
        own(state, BLUE, {"stone": 3}, fame=31)

    for shown in (False, True):
        table = new(2, prepare, open_hands=shown)
        public = " ".join(told(line) for line in COLOSSEUM.prose.position(table.view(None)))
        assert ("fame 31" in public) == ("holds 3 stone" in public) == shown
        scores = " ".join(told(line) for line in COLOSSEUM.prose.scores(table.view(None)))
        assert "31" not in scores


# D: the well.


def test_ruling_24_any_landscape_or_the_stable_is_scored_for_all_but_never_storage():
    table = new(2, lambda state: own(state, BLUE, fame=4))
    assert set(table.prompt(BLUE, ["7"]).options) == {"water", "grain", "wood", "stone", "stable"}
    assert "Storage is never scored" in refused(table, BLUE, ["7", "storage"])
    tiles = seat(table, BLUE)["tiles"]
    go(table, "d", "stable")
    assert sorted(table.waiting) == [BLUE, RED] and seat(table, BLUE)["tiles"] == tiles
    assert table.view(None)["paying"]["what"] == "stable"


def at_well(effect, **mine):
    table = new(2, lambda state: own(state, BLUE, fame=4, **mine), space_d=effect)
    red = table.view(RED)["seats"][RED]
    return table, red


def test_ruling_25_one_fame():
    table, red = at_well("fame_1")
    go(table, "d")
    assert fame(table, BLUE) == 1 and seat(table, RED) == red and table.waiting == [RED]


def test_ruling_25_recharging_alone():
    for answer, steps in (("recharge", 2), ("nothing", 0)):
        table, red = at_well("recharge_self")
        go(table, "d", answer)
        assert seat(table, BLUE)["steps"] == steps and seat(table, RED) == red and fame(table, BLUE) == 0


def test_ruling_25_a_card_of_choice_and_the_limit_after_it():
    table, _ = at_well("take_card_1", hand={"water": 4})
    assert list(table.prompt(BLUE, ["7"]).options) == ["water", "grain", "wood", "stone", "nothing"]
    go(table, "d", "grain", ["water"])
    assert hand(table, BLUE) == {"water": 3, "grain": 1}


def test_ruling_25_cards_are_exchanged_two_for_one_in_any_mix_and_as_often_as_one_likes():
    table, _ = at_well("swap_2_for_1", hand={"water": 3, "grain": 2, "wood": 1}, limit=8)
    assert "an even number" in refused(table, BLUE, ["7", ["water"]])
    with pytest.raises(Refused):
        table.answer(BLUE, ["7", ["water", "grain"], ["stone", "stone"]])
    go(table, "d", ["water", "grain", "water", "wood"], ["stone", "grain"])
    assert hand(table, BLUE) == {"water": 1, "grain": 2, "stone": 1}
    assert "Blue exchanges 2 water, 1 grain, 1 wood for 1 grain, 1 stone." in journal(table)


def test_ruling_25_an_exchange_is_limited_by_the_supply_with_what_was_given_up():
    def prepare(state):
        own(state, BLUE, {"water": 2, "grain": 2}, fame=4)
        state.supply |= {"stone": 0, "wood": 1, "water": 0}

    table = new(2, prepare, space_d="swap_2_for_1")
    prompt = table.prompt(BLUE, ["7", ["water", "water", "grain", "grain"]])
    assert {key: option.copies for key, option in prompt.options.items()} == {"water": 2, "grain": 2, "wood": 1}


def test_ruling_25_the_top_tile_comes_from_II_then_III_and_scores_nothing():
    for effect_stack, left in ((["stable-2"], {"II": 0, "III": 22}), ([], {"II": 0, "III": 21})):

        def prepare(state, shown=effect_stack):
            own(state, BLUE, fame=4)
            stack(state, "II", *shown)

        table = new(2, prepare, space_d="take_top_tile")
        assert table.prompt(BLUE, ["7"]).options["take"].final
        go(table, "d", "take")
        assert table.view(None)["stacks"] == left and table.waiting == [RED]
        assert not effect_stack or (seat(table, BLUE)["wheels"], seat(table, BLUE)["steps"]) == (5, 2)


def test_ruling_25_the_effect_may_be_drawn_by_lot_once_for_the_whole_game():
    drawn = {fresh(COLOSSEUM, 2, f"{n}", space_d="drawn").view(None)["space_d"] for n in range(60)}
    assert drawn == set(COLOSSEUM.options["space_d"].values) - {"drawn"}


def test_ruling_25_only_stopping_there_counts():
    table, _ = at_well("fame_1")
    table.answer(BLUE, ["2"])
    before = fame(table, RED)
    own(table.state, RED, fame=5)
    table.answer(RED, ["6", "take"] if table.prompt(RED, ["6"]) else ["6"])
    assert fame(table, RED) <= 5 - 3 + before and "receives 1 fame" not in " ".join(journal(table))


# The end.


def test_ruling_26_printed_tiles_count_and_a_row_nobody_has_pays_nobody():
    table = new(2)
    leads = table.view(None)["majorities"]
    assert leads["stable"] == {"seats": [0, 1], "each": 2} == leads["storage"]
    shown = [player["display"] for player in table.view(None)["seats"]]
    for each in slow.MATERIALS:
        owners = [who for who, display in enumerate(shown) if each in display]
        assert leads[each] == {"seats": owners, "each": {0: 0, 1: 4, 2: 2}[len(owners)]}


def test_ruling_26_wheels_and_capacity_are_not_tiles():
    table = new(2, lambda state: own(state, BLUE, stables=[3, 2, 2], limit=20))
    assert table.view(None)["majorities"]["stable"] == {"seats": [BLUE], "each": 4}
    table = new(2, lambda state: (own(state, BLUE, stables=[3, 2]), own(state, RED, stables=[3, 1])))
    assert table.view(None)["majorities"]["stable"] == {"seats": [BLUE, RED], "each": 2}


def test_ruling_29_the_seventeenth_piece_ends_the_game_before_anybody_else_moves():
    def prepare(state):
        offer(state, "p1", "A1")
        raise_walls(state, 16)
        own(state, BLUE, {"water": 2, "stone": 1}, fame=0)

    table = new(3, prepare)
    table.answer(BLUE, ["1", "build"])
    assert table.over and table.waiting == [] and table.view(None)["built"] == 17
    assert table.view(None)["scores"][BLUE]["fame"] == 4 + 4 and row(table, "p1")["piece"] is None


def test_ruling_30_a_new_piece_lies_in_the_same_place_at_once():
    table = new(2, lambda state: own(state, BLUE, dict.fromkeys(slow.MATERIALS, 4), limit=16))
    others = [site["piece"] for site in table.view(None)["sites"][1:]]
    go(table, "p1", "build")
    assert row(table, "p1")["piece"] and [site["piece"] for site in table.view(None)["sites"][1:]] == others
    assert sum(table.view(None)["pieces"].values()) == 15


def test_ruling_31_each_may_take_one_first_card_for_all_to_see_side_by_side():
    table = fresh(COLOSSEUM, 3, "first", start_player=1)
    assert sorted(table.waiting) == [0, 1, 2] and list(table.prompt(0).options) == [*slow.MATERIALS, "nothing"]
    table.answer(GREEN, "stone")
    table.answer(BLUE, "nothing")
    table.answer(RED, "stone")
    assert "Green takes 1 stone to begin with." in journal(table) and table.waiting == [RED]
    assert [hand(table, who) for who in range(3)] == [{}, {"stone": 1}, {"stone": 1}]


def test_ruling_33_lots_or_a_choice_say_who_begins_and_start_fame_follows():
    assert {fresh(COLOSSEUM, 4, f"{n}", start_player=None).view(None)["start"] for n in range(40)} == {0, 1, 2, 3}
    table = fresh(COLOSSEUM, 4, "start", start_player=2, open_hands=True)
    assert [player["fame"] for player in table.view(None)["seats"]] == [2, 3, 0, 1]


def test_ruling_34_starting_fame_may_buy_steps():
    table = new(2)
    go(table, "p1")
    while table.view(None)["phase"] == "paying":
        table.answer(table.waiting[0], "fame")
    table.state.players[RED].fame = 1
    assert "4" in again_prompt(table).options


def again_prompt(table):
    """The prompt of the active player as it is after the state was changed."""
    return table.prompt(table.view(None)["active"])


def test_ruling_37_a_game_in_which_nothing_can_ever_be_built_ends_and_is_scored():
    def prepare(state):
        for site in state.sites:
            site.tiles.clear()
        stack(state, "II")
        stack(state, "III")
        own(state, BLUE, {"water": 1}, fame=3)
        own(state, RED, {}, fame=1)

    for effect in COLOSSEUM.options["space_d"].values:
        if effect == "drawn":
            continue
        table = new(2, prepare, space_d=effect)
        assert table.over == (effect not in ("score_any_for_all", "take_card_1"))
        if table.over:
            assert table.view(None)["built"] == 0 and "(Ruling 37)" in " ".join(journal(table))
            assert table.result.scores[BLUE] > table.result.scores[RED] and table.result.winners == [BLUE]


# What players are told of all this.


def test_the_consul_may_begin_anywhere():
    for key in COLOSSEUM.options["consul_start"].values[1:]:
        view = fresh(COLOSSEUM, 2, "begin", consul_start=key).view(None)
        assert view["ring"][view["consul"]]["key"] == key


def test_guide_tells_every_ruling_once_and_fits_a_page():
    numbers = [int(found) for topic in TOPICS.values() for found in re.findall(r"^\*\*(\d+) · ", topic.text, re.M)]
    assert sorted(numbers) == list(range(1, 38))
    for key, topic in TOPICS.items():
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", key) and topic.title and 0 < len(topic.text) <= 3500
        assert "\n    " not in topic.text and "\n\n\n" not in topic.text


def test_replayed_tables_of_these_tests_are_the_same():
    table = new(2, lambda state: own(state, BLUE, {"wood": 2}))
    go(table, "a1", "wood")
    assert again(table).view(BLUE) == table.view(BLUE)
