"""Capitol's rulings and the rulebook's plain statements, by number, where the worked cases do not show them already."""

import re
from copy import deepcopy

import pytest

from rules.capitol.guide import TOPICS
from rules.capitol.state import Auction, House
from rules.errors import Refused
from tests.rules.capitol_tables import (
    BLUE,
    GREEN,
    RED,
    all_pass,
    bid,
    build,
    draw_on,
    hand,
    new,
    nobody_bids,
    site,
    to_drawing,
)


def holding(*cards, houses=None, seats=2, **changes):
    """A table where Blue begins with these cards, and these houses in place of the first four."""

    def prepare(state):
        state.players[BLUE].hand = list(cards)
        if houses is not None:
            state.players[BLUE].houses = deepcopy(list(houses))
            state.players[BLUE].begun = len(houses)
        for name, value in changes.items():
            setattr(state, name, value)

    return new(seats, prepare)


def houses(table, seat):
    return {each["key"]: (each["height"], each["shape"]) for each in table.view(None)["seats"][seat]["houses"]}


def keys(table, steps=()):
    return list(table.prompt(BLUE, steps).options)


def told(table, key):
    return [line.sentence.values for line in table.journal(None) if line.sentence.key == key]


# Set-up and cards.


def test_ruling_1_lots_or_a_choice_give_the_consul_who_goes_left_after_each_drawing():
    assert {new(4, seed=f"{n}", start_player=None).view(None)["consul"] for n in range(40)} == {0, 1, 2, 3}
    table = new(3, start_player=2)
    consuls = []
    while not table.over:
        assert table.waiting == [table.view(None)["consul"]]
        consuls.append(table.view(None)["consul"])
        to_drawing(table)
        draw_on(table)
    assert consuls == [2, 0, 1, 2]


def test_ruling_2_nobody_draws_after_the_fourth_scoring():
    table = new(2)
    for _ in range(3):
        to_drawing(table)
        draw_on(table)
    assert [len(hand(table, seat)) for seat in (BLUE, RED)] == [26, 26] and table.view(None)["round"] == 4
    to_drawing(table)
    assert table.over and [len(hand(table, seat)) for seat in (BLUE, RED)] == [26, 26]


def test_ruling_3_dealt_cards_are_secret_and_played_and_drawn_cards_are_told_to_all():
    table = new(2)
    assert "hand" not in table.view(None) and table.view(RED)["hand"] == hand(table, RED)
    card = next(card for card in hand(table, BLUE) if card.startswith("block"))
    table.answer(BLUE, [card, "new", "new"])
    assert told(table, "builds")[0]["card"] == card
    to_drawing(table)
    top = table.view(None)["piles"]["roof"]["top"]
    table.answer(BLUE, "roof")
    assert told(table, "draws") == [{"who": BLUE, "card": top}]


def test_ruling_4_discards_are_listed_with_the_memory_aid_only():
    for aid, seen in ((True, ["block-1"]), (False, None)):
        table = new(2, lambda state: state.players[BLUE].hand.append("block-1"), memory_aid=aid)
        table.answer(BLUE, ["block-1", "nothing"])
        assert (table.view(RED)["discards"] or {}).get("block") == seen


def test_ruling_6_empty_pile_waits_for_the_next_drawing_phase_if_there_was_nothing_to_turn_over():
    def prepare(state):
        state.piles["roof"].top, state.piles["roof"].deck.cards = "roof-7", []

    table = new(2, prepare)
    to_drawing(table)
    table.answer(BLUE, "roof")
    assert table.view(None)["piles"]["roof"] == {"top": None, "left": 0, "discards": 0}
    draw_on(table)
    table.answer(table.waiting[0], ["pass"])
    for card in ("roof-7", next(card for card in hand(table, BLUE) if card.startswith("roof") and card != "roof-7")):
        table.answer(BLUE, [card])
    assert table.view(None)["piles"]["roof"] == {"top": None, "left": 0, "discards": 2}
    to_drawing(table)
    assert table.view(None)["piles"]["roof"] == {"top": "roof-7", "left": 2, "discards": 0}


# Building.


def test_ruling_9_player_without_cards_passes_unasked():
    table = holding("block-1")
    table.answer(BLUE, ["block-1", "nothing"])
    table.answer(
        RED, [hand(table, RED)[0], "nothing"] if table.prompt(RED, hand(table, RED)[:1]) else hand(table, RED)[:1]
    )
    assert table.view(None)["seats"][BLUE]["passed"] and table.waiting == [RED]


def test_ruling_10_the_last_player_goes_on_card_by_card_and_passing_is_final():
    table = new(3)
    table.answer(BLUE, ["pass"])
    table.answer(RED, ["pass"])
    for card in [card for card in hand(table, GREEN) if card.startswith("block")]:
        assert table.waiting == [GREEN]
        with pytest.raises(Refused):
            table.answer(BLUE, ["pass"])
        table.answer(GREEN, [card, "new", "new"])
    table.answer(GREEN, ["pass"])
    assert table.view(None)["phase"] == "bidding" and table.waiting == [0, 1, 2]


@pytest.mark.parametrize("card", ["block-1", "roof-1", "permit-pink-1"])
def test_ruling_11_any_card_may_be_played_for_nothing_though_it_could_do_something(card):
    table = holding(card, "roof-7", houses=[House("a", 1), House("b", 1, "round")])
    assert len(keys(table, [card])) > 1
    before = houses(table, BLUE), table.view(None)["blocks"], table.view(None)["prefectures"]
    table.answer(BLUE, [card, "nothing"])
    assert (houses(table, BLUE), table.view(None)["blocks"], table.view(None)["prefectures"]) == before
    assert hand(table, BLUE) == ["roof-7"] and table.waiting == [RED]


@pytest.mark.parametrize(
    "steps, heights",
    [
        (["a", "a"], {"a": 3, "b": 2}),
        (["a", "b"], {"a": 2, "b": 3}),
        (["b", "new"], {"a": 1, "b": 3, "c": 1}),
        (["new", "c"], {"a": 1, "b": 2, "c": 2}),
        (["new", "new"], {"a": 1, "b": 2, "c": 1, "d": 1}),
    ],
)
def test_ruling_12_two_blocks_go_onto_one_house_or_two_new_ones_included(steps, heights):
    table = holding("block-8", houses=[House("a", 1), House("b", 2)])
    table.answer(BLUE, ["block-8", *steps])
    assert {key: height for key, (height, _) in houses(table, BLUE).items()} == heights
    assert table.view(None)["blocks"] == 76


def test_ruling_12_one_block_alone_cannot_be_taken():
    table = holding("block-8", houses=[House("a", 1)])
    for raw in (["block-8", "a"], ["block-8", "a", "nothing"], ["block-8", "nothing", "a"], ["block-8", "a", "a", "a"]):
        with pytest.raises(Refused):
            table.answer(BLUE, raw)
    assert houses(table, BLUE) == {"a": (1, None)} and table.log == []


def test_blocks_cannot_be_added_to_a_finished_house_and_an_unfinished_one_cannot_be_placed():
    table = holding("block-8", "permit-pink-1", houses=[House("a", 1, "round"), House("b", 1)])
    assert "a" not in keys(table, ["block-8"]) and "b" not in keys(table, ["permit-pink-1"])


def test_ruling_14_roof_needs_a_house_without_one_and_a_roof_of_the_shape():
    table = holding("roof-1", houses=[House("a", 1, "round")])
    assert table.prompt(BLUE, ["roof-1"]) is None
    table = holding("roof-1", houses=[House("a", 1)])
    table.state.players[BLUE].roofs["round"] = 0
    table.answer(BLUE, ["roof-1", "a"])
    assert houses(table, BLUE) == {"a": (1, "pointed")}
    table = holding("roof-1", houses=[House("a", 1)])
    table.state.players[BLUE].roofs = {"round": 0, "pointed": 0}
    assert table.prompt(BLUE, ["roof-1"]) is None


def test_roof_completes_the_house_and_is_taken_from_its_owners_store():
    table = holding("roof-1", "block-1", houses=[House("a", 2), House("b", 1)])
    table.answer(BLUE, ["roof-1", "a", "round"])
    assert houses(table, BLUE) == {"a": (2, "round"), "b": (1, None)}
    assert table.view(None)["seats"][BLUE]["roofs"] == {"round": 2, "pointed": 3}


def test_ruling_15_a_house_the_game_began_with_may_be_placed():
    table = holding("permit-pink-1")
    assert keys(table, ["permit-pink-1"]) == ["a", "c", "nothing"]
    table.answer(BLUE, ["permit-pink-1", "c", "viminal"])
    assert site(table, "viminal")["shape"] == "pointed" and list(houses(table, BLUE)) == ["a", "b", "d"]


def test_ruling_16_first_house_beside_fountain_and_temple_is_one_high():
    table = holding("permit-purple-1", houses=[House("a", 2, "round"), House("b", 1, "round")])
    build(table.state, "capitoline", [], large="temple", fountains=4)
    with pytest.raises(Refused):
        table.answer(BLUE, ["permit-purple-1", "a", "capitoline"])
    table.answer(BLUE, ["permit-purple-1", "b", "capitoline"])
    assert site(table, "capitoline")["houses"] == [{"seat": BLUE, "height": 1}]


def test_ruling_19_prefecture_with_fountains_only_counts_as_unbuilt():
    table = holding("permit-purple-1", houses=[House("a", 1, "round")])
    build(table.state, "palatine", [(RED, 1)], "round")
    build(table.state, "capitoline", [], fountains=3)
    assert "caelian" in keys(table, ["permit-purple-1", "a"])
    build(table.state, "capitoline", [(RED, 1)], "round")
    assert "caelian" not in keys(table, ["permit-purple-1", "a"])


def test_ruling_20_own_last_answer_can_be_taken_back_until_somebody_else_answers():
    table = holding("block-8", "block-7", houses=[House("a", 1)])
    table.answer(BLUE, ["block-8", "a", "a"])
    assert table.can_take_back(BLUE)
    table.take_back(BLUE)
    assert table.waiting == [BLUE] and hand(table, BLUE) == ["block-7", "block-8"]
    assert houses(table, BLUE) == {"a": (1, None)}
    table.answer(BLUE, ["block-8", "a", "a"])
    table.answer(RED, ["pass"])
    assert not table.can_take_back(BLUE)


def test_ruling_45_one_house_more_than_roofs_is_offered_last_with_a_warning():
    table = holding("block-8", houses=[House(letter, 1) for letter in "abcdef"])
    options = table.prompt(BLUE, ["block-8"]).options
    assert list(options)[-1] == "new" and options["new"].description
    table.answer(BLUE, ["block-8", "new", "new"])
    assert len(houses(table, BLUE)) == 8
    options = holding("block-8", houses=[House("a", 1)]).prompt(BLUE, ["block-8"]).options
    assert list(options)[-1] == "nothing" and not options["new"].description


# Auctions.


def test_ruling_21_order_of_a_bid_does_not_change_its_sum_and_equal_cards_count_each():
    def prepare(state):
        state.players[BLUE].hand = ["block-2", "block-2", "block-3"]
        state.players[RED].hand = ["block-6"]

    table = new(2, prepare)
    all_pass(table)
    for wrong in (["block-2"] * 3, ["block-4"], ["stop"]):
        with pytest.raises(Refused):
            table.answer(BLUE, wrong)
    bid(table, ["block-2", "block-3", "block-2"], ["block-6"])
    assert table.view(None)["auctions"][0]["winner"] == BLUE
    assert table.state.piles["block"].discards == ["block-2", "block-3", "block-2"]


def test_ruling_22_player_without_cards_shows_the_stop_card_unasked():
    table = holding()
    table.answer(RED, ["pass"])
    assert table.waiting == [RED]
    table.answer(RED, hand(table, RED)[:1])
    assert table.view(None)["auctions"][0]["bids"][BLUE] == []


def test_ruling_25_scores_of_the_last_scoring_settle_the_ties_of_all_three_auctions():
    def prepare(state):
        state.players[BLUE].hand = state.players[BLUE].hand[:5] + ["block-8"] * 3
        state.players[RED].hand = state.players[RED].hand[:5] + ["block-8"] * 3
        state.players[BLUE].score, state.players[RED].score = 9, 4

    table = new(2, prepare)
    build(table.state, "palatine", [(RED, 9)])  # leads there, which the score does not show yet
    all_pass(table)
    for _ in range(3):
        bid(table, ["block-8"], ["block-8"])
        assert table.waiting == [RED]
        table.answer(RED, next(iter(table.prompt(RED).options)))
    assert [each["winner"] for each in table.view(None)["auctions"][:3]] == [RED] * 3


def test_ruling_28_winner_must_place_the_tile_anywhere_before_the_next_auction():
    table = new(3)
    build(table.state, "aventine", [(RED, 1)] * 7)
    all_pass(table)
    bid(table, [], [], hand(table, GREEN)[:1])
    assert table.waiting == [GREEN] and table.view(None)["auction"] == 1
    assert set(table.prompt(GREEN).options) == {each["key"] for each in table.view(None)["prefectures"]} - {"aventine"}
    table.answer(GREEN, "quirinal")
    assert site(table, "quirinal")["fountains"] == 1 and table.view(None)["auction"] == 2


def test_ruling_29_tile_without_a_free_square_is_removed_before_its_auction():
    def prepare(state):
        for each in state.prefectures.values():
            each.large = "temple"

    table = new(2, prepare)
    all_pass(table)
    nobody_bids(table)
    assert table.view(None)["phase"] == "drawing"
    third = table.view(None)["auctions"][2]
    assert (third["tile"], third["state"], third["bids"]) == ("amphitheatre", "removed", None)
    assert told(table, "no-room") == [{"tile": "amphitheatre"}]


def test_ruling_30_second_large_tile_cannot_stand_beside_the_first():
    def prepare(state):
        state.auctions = [Auction(1, "amphitheatre"), Auction(1, "temple")]

    table = new(2, prepare)
    all_pass(table)
    bid(table, hand(table, BLUE)[:1], [])
    table.answer(BLUE, "caelian")
    bid(table, hand(table, BLUE)[:1], [])
    with pytest.raises(Refused):
        table.answer(BLUE, "caelian")
    table.answer(BLUE, "palatine")
    assert [site(table, key)["large"] for key in ("caelian", "palatine")] == ["amphitheatre", "temple"]


def test_ruling_46_all_see_the_cards_of_a_losing_bid():
    def prepare(state):
        state.players[BLUE].hand, state.players[RED].hand = ["block-8"], ["roof-1", "roof-2"]

    table = new(2, prepare)
    all_pass(table)
    bid(table, ["block-8"], ["roof-2"])
    assert table.view(None)["auctions"][0]["bids"] == [["block-8"], ["roof-2"]]
    assert {"who": RED, "cards": ["roof-2"], "sum": 2} in told(table, "bids") and hand(table, RED) == [
        "roof-1",
        "roof-2",
    ]


# Drawing and the end.


def test_ruling_39_six_draws_are_a_must_and_the_extra_ones_may_be_declined():
    table = new(2, lambda state: build(state, "palatine", [(BLUE, 1)], large="amphitheatre"))
    to_drawing(table)
    for _ in range(6):
        assert "stop" not in table.prompt(BLUE).options
        table.answer(BLUE, "block")
    assert "stop" in table.prompt(BLUE).options
    table.answer(BLUE, "permit")
    table.answer(BLUE, "stop")
    assert (
        len(hand(table, BLUE)) == 15 and table.waiting == [RED] and table.view(None)["draws"] == {"taken": 0, "due": 6}
    )


def test_ruling_40_each_draws_all_cards_in_turn_from_the_consul():
    table = new(3, start_player=1)
    to_drawing(table)
    order = []
    while table.view(None)["phase"] == "drawing":
        order.append(table.waiting[0])
        table.answer(table.waiting[0], "permit" if "permit" in table.prompt(table.waiting[0]).options else "block")
    assert order == [1] * 6 + [2] * 6 + [0] * 6 and table.view(None)["consul"] == 2


def test_rulings_41_and_42_equal_scores_share_the_victory_whatever_is_left_over():
    def prepare(state):
        state.setup = state.setup | {"rounds": 1}
        state.auctions = state.auctions[:3]
        build(state, "palatine", [(BLUE, 1)])
        build(state, "viminal", [(GREEN, 1)])
        state.players[GREEN].houses.clear()

    table = new(3, prepare)
    to_drawing(table)
    assert table.over and table.result.scores == [2, 0, 2] and table.result.winners == [BLUE, GREEN]
    assert table.view(None)["winners"] == [BLUE, GREEN]


# What players are told of all this.


def test_guide_tells_every_ruling_once_and_fits_a_page():
    numbers = [int(found) for topic in TOPICS.values() for found in re.findall(r"^\*\*(\d+) · ", topic.text, re.M)]
    assert sorted(numbers) == list(range(1, 47))
    for key, topic in TOPICS.items():
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", key) and topic.title and 0 < len(topic.text) <= 3500
        assert "\n    " not in topic.text and "\n\n\n" not in topic.text
