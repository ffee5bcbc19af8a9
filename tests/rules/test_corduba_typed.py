"""Turns of Corduba in words: what is suggested first, what is not guessed, and why something cannot be done."""

import pytest

from rules.corduba.inheritance import take_basics
from rules.corduba.rome import rome_demands
from rules.corduba.turn import KINDS
from rules.objecting import objection
from rules.options import Ranked, everything
from rules.prompts import Pick
from rules.typed import as_typed, suggest
from tests.rules.corduba_tables import ANN, BEN, NAMES, own, staged, stalls, tile, turns
from tests.rules.corduba_tables import told as label
from tests.rules.test_corduba import rich


def poor(state):
    own(state, ANN, workers=3, denarii=2, wood=1, stone=1)


def first(table, typed):
    return suggest(table, ANN, typed, NAMES)[0].raw


def test_goods_named_in_full_come_before_others():
    def script(state):
        yield from take_basics(state, ANN, 4)

    table = staged(script)
    assert sorted(first(table, "wood stone tool tool")) == ["stone", "tool", "tool", "wood"]
    assert first(table, "food food food food") == ["food"] * 4


@pytest.mark.parametrize(
    "typed, raw",
    [
        ("sell wood 2 buy stone 1 done", ["merchant", "sell-wood", 2, "buy-stone", 1, "done"]),
        ("buy stone 1 sell wood 2", ["merchant", "buy-stone", 1, "sell-wood", 2, "done"]),
        ("merchant sell wood 2", ["merchant", "sell-wood", 2, "done"]),
        ("merchant sell wood 3", ["merchant", "sell-wood", 3, "done"]),
    ],
)
def test_numbers_typed_belong_to_the_goods_before_them(typed, raw):
    assert first(staged(turns(ANN), rich), typed) == raw


def test_a_number_too_high_is_no_price_and_is_told():
    table = staged(turns(ANN), lambda state: own(state, ANN, workers=1, denarii=4, wood=2))
    assert suggest(table, ANN, "merchant sell wood 6", NAMES) == []  # with 6 Denarii left, one sold
    assert objection(table, ANN, "merchant sell wood 6", NAMES) == "Sell Wood: how many units? Choose from 1 to 2."


def test_a_suggestion_tells_the_steps_that_had_no_choice():
    table = staged(turns(ANN), lambda state: own(state, ANN, workers=1, wood=1))
    (first_,) = [one for one in suggest(table, ANN, "merchant", NAMES) if one.raw == ["merchant", "done"]]
    assert first_.label == "Merchant (free) · sell Wood · 1 · done"


def test_what_can_be_built_is_seen_in_one_list():
    lines = [one.raw for one in suggest(staged(turns(ANN), rich), ANN, "build", NAMES)]
    buildings = [raw[1] for raw in lines if raw[0] == "build"]
    assert len(lines) == 25 and len(buildings) > 10 and len(set(buildings)) == len(buildings)


def test_a_fist_is_not_filled_up_with_what_nobody_has_named():
    def prepare(state):
        own(state, ANN, velites=2, offering1=1, stone=1)

    table = staged(rome_demands, prepare)
    for typed, named in [("velites velites offering", True), ("velites stone", False), ("velites", False)]:
        assert all(one.named == named for one in suggest(table, ANN, typed, NAMES)[:1]), typed


@pytest.mark.parametrize(
    "typed, why",
    [
        ("build forum patricius d6 r90", "Forum in Pars Patricius is too costly: you lack 1 Tool, 2 Marble."),
        ("forum pleb", "Forum in Pars Plebeius is too costly: you lack 3 Denarii, 2 Marble."),  # without the Tool
        ("forum", "Forum in Pars Patricius is too costly: you lack 1 Tool, 2 Marble."),  # where least is missing
        ("castra velites", "The slot of the Velites is too costly: you lack 1 Food."),
        ("castra", "There is no free slot of the Castra you could pay now."),
        ("build herbarium servorum a2", None),
        ("herbarium servorum a2", None),
    ],
)
def test_a_refusal_names_what_was_typed_and_what_is_missing(typed, why):
    told = objection(staged(turns(ANN), poor), ANN, typed, NAMES)
    assert told == why if why else told and told.startswith("Herbarium cannot lie at a2, however it is turned; it can ")


def test_a_space_where_the_building_can_lie_in_several_ways_is_no_refusal_of_it():
    told = objection(staged(turns(ANN), rich), ANN, "build forum patricius d6", NAMES)
    assert told == "Say how Forum is turned at d6: d6 r90, d6 r270."


def pressed(state):
    """A Forum with a Riot, a Herbarium that Ben has used; 1 D, Wood and Stone at 3 D, Marble at 8 D, no more to buy."""
    own(state, ANN, workers=3, denarii=1, wood=1, stone=1)
    tile(state, "forum", "patricius", riot=True)
    tile(state, "herbarium", "servorum")
    state.parts["servorum"].tile("herbarium").used = (BEN, "a")
    stalls(state, wood=(4, 3), stone=(4, 3), marble=(4, 8), food=(0, 3), tool=(0, 3), amphora=(0, 3))


def sent(state):
    pressed(state)
    state.players[ANN].merchant = False


@pytest.mark.parametrize(
    "prepare, typed, why",
    [
        (pressed, "activate forum", "There is a Riot at Forum in Pars Patricius."),
        (pressed, "build forum patricius a1 r0", "Forum stands in Pars Patricius already."),
        (pressed, "herbarium servorum", "Ben has activated Herbarium in Pars Servorum this round."),
        (pressed, "build herbarium servorum", "Herbarium stands in Pars Servorum already."),
        (pressed, "build a forum in pars patricius", "Forum stands in Pars Patricius already."),
        (pressed, "merchant sell marble 1", "You have no Marble to sell."),
        (pressed, "merchant buy marble 1", "Marble costs more than your 1 D."),
        (pressed, "sell wood 2", "Sell Wood: how many units? Choose 1."),  # there is no choice, and yet
        (pressed, "sell wood 1 buy stone 9", "Buy Stone: how many units? Choose 1."),  # 4 D, each 3
        (pressed, "merchant sell wood 1 xyzzy", None),
        (pressed, "pass xyzzy", None),
        (sent, "merchant sell wood 1", "Your Merchant has been sent already this Decade."),
        (sent, "merchant sell marble 1", "Your Merchant has been sent already this Decade."),
        (sent, "character", "You have no ability to be called."),
    ],
)
def test_a_refusal_is_about_the_last_thing_named_that_cannot_be(prepare, typed, why):
    table = staged(turns(ANN), prepare)
    assert suggest(table, ANN, typed, NAMES) == []
    assert objection(table, ANN, typed, NAMES) == why


def test_a_monument_out_of_reach_is_refused_by_its_name():
    told = objection(staged(turns(ANN), poor), ANN, "pons augusti", NAMES)
    assert told and told.startswith("Pons Augusti is too costly: you lack ")


def test_every_key_can_be_asked_about_whether_it_is_legal_or_not():
    """From every kind, and every key there is, the choices go on to a question or an end, and all have a name."""
    for prepare in (poor, rich, lambda state: [tile(state, "herbarium", "servorum"), poor(state)]):
        table, found = staged(turns(ANN), prepare), []
        paths = [[kind] for kind in KINDS]
        for path in paths:
            prompt = table.regardless(ANN, path)
            found.append(prompt and prompt.key)
            if isinstance(prompt, Pick) and isinstance(prompt.options, Ranked) and prompt.key != "position":
                options = everything(prompt.options)
                assert all(label(option.text) for option in options.values())
                paths += [[*path, key] for key in options]
        assert {"building", "district", "position", "troop", "monument", "milestone", "slot", None} <= set(found)


def busy(state):
    """A Scultura and Praefecturae to activate, with two Riots to quell; and three of all goods but Marble."""
    own(state, ANN, workers=6, denarii=9, wood=3, stone=3, food=3, tool=3, amphora=3)
    tile(state, "scultura", "plebeius")
    tile(state, "praefecturae", "patricius")
    for building, district in (("odeum", "servorum"), ("ludus", "patricius")):
        tile(state, building, district, riot=True)


def test_an_action_is_named_by_its_letter_after_its_building():
    """The "a" of "Activate a building" is not that of the action, and "b" not the beginning of "building"."""
    table = staged(turns(ANN), busy)
    for letter in "ab":
        typed = f"activate praefecturae {letter}"
        fits = as_typed(suggest(table, ANN, typed, NAMES), typed)
        assert fits and {one.raw[2] for one in fits} == {letter}


def test_the_name_of_a_place_is_nothing_else():
    """ "a1" is not "1 Amphora", and "r0" not a number of a place further off."""
    table = staged(turns(ANN), busy)
    for typed in ("build herbarium servorum a1 r0", "herbarium servorum a1 r0"):
        assert suggest(table, ANN, typed, NAMES) == []
        told = objection(table, ANN, typed, NAMES)
        assert told == "Herbarium cannot lie at a1 r0: something stands there."
    legal = suggest(table, ANN, "build herbarium servorum", NAMES)[0].raw[3]
    assert {one.raw[3] for one in suggest(table, ANN, f"build herbarium servorum {legal}", NAMES)} == {legal}


def test_to_build_what_stands_is_not_to_activate_a_building():
    table = staged(turns(ANN), busy)
    assert suggest(table, ANN, "build scultura plebeius", NAMES) == []
    assert suggest(table, ANN, "activate scultura plebeius", NAMES)
    told = objection(table, ANN, "build scultura plebeius", NAMES)
    assert told == "Scultura Fabrum stands in Pars Plebeius already."
    assert objection(table, ANN, "activate scultura plebeius", NAMES, fully=True) is None
    assert objection(table, ANN, "build scultura plebeius xyzzy", NAMES, fully=True) is None


def test_a_line_says_what_is_decided_and_nothing_of_what_is_not_paid():
    def prepare(state):
        busy(state)
        state.players[ANN].character = state.box.abilities["postumius"]

    table = staged(turns(ANN), prepare)
    lines = [one.label for one in suggest(table, ANN, "merchant sell wood 1", NAMES)]
    assert "Merchant (free) · Yes: prices stay · sell Wood · 1 · done" in lines
    assert "Merchant (free) · No: prices move · sell Wood · 1 · done" in lines
    kept = suggest(table, ANN, "merchant yes sell wood 1 done", NAMES)
    assert kept and all(one.raw[:2] == ["merchant", "yes"] for one in kept)
    lines = [one.label for one in suggest(table, ANN, "activate", NAMES)]
    assert lines and not [line for line in lines if "nothing" in line]
