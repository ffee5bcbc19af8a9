"""What is done as it is typed, and what is only shown first: nothing but an answer in its own words is done."""

import re
from itertools import islice

import pytest

from rules.corduba.inheritance import take_basics
from rules.corduba.rome import rome_demands
from rules.corduba.upkeep import check_happiness
from rules.typed import begun, meant, plainly, suggest
from tests.rules.corduba_tables import ANN, BEN, NAMES, own, staged, tile, turns
from tests.rules.kit import REAL, new, play

PEOPLE = [*NAMES, "Dee"]


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("pass", "Pass"),
        ("build forum pars patricius d6 r90", "Build · Forum · Pars Patricius · d6 r90"),
        ("Build · Forum · Pars Patricius · d6 r90", "Build · Forum · Pars Patricius · d6 r90"),
        ("2 velites worth 2, stone worth 1", "2 × Velites (worth 2) + Stone (worth 1)"),
        ("2 × wood and tools", "2 × Wood + Tools"),
    ],
)
def test_an_answer_in_all_its_own_words_is_done(text, label):
    assert plainly(label, text)


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("pa", "Pass"),  # begun
        ("", "Pass"),
        ("forum patricius d6 r90", "Build · Forum · Pars Patricius · d6 r90"),  # from the middle
        ("build patricius forum d6 r90", "Build · Forum · Pars Patricius · d6 r90"),  # in another order
        ("build forum patricius d6 r90", "Build · Forum · Pars Patricius · d6 r90"),  # a word left out
        ("roof 1 play it", "roof 1 · Play it without effect"),  # which may be the one that matters
        ("site 2 steps take the wood", "Site 2 (4 steps) · Take the wood"),
        ("castra", "Castra · Velites · 1 Food · 1 Worker"),
        ("build forum d", "Build · Forum · Pars Patricius · d6 r90"),
        ("velites 2, offering of 1", "Velites (worth 2) + 2 × Offerings of 1"),  # whose is the number?
        ("2 velites stone", "2 × Velites (worth 2) + Stone (worth 1)"),
        ("2 velites", "2 × Velites (worth 2) + Stone (worth 1)"),  # the Stone was not named
        ("1 denarius", "1 Denarius, 2 Food, 1 Amphora"),
        ("no", "Take 1, for no fame"),
        ("ben", "Capua: wait for Ben"),
        ("pass pass", "Pass"),
    ],
)
def test_what_may_have_been_meant_otherwise_is_shown_first(text, label):
    assert not plainly(label, text)


def read(table, text):
    """The one answer a text names, in words; nothing if it is asked about."""
    one, _ = meant(table, ANN, text, NAMES)
    return one and one.label


@pytest.mark.parametrize("text", ["velites 2, offering of 1", "offering of 1, velites 2", "2 velites, offering of 1"])
def test_a_number_and_a_name_between_commas_belong_together(text):
    table = staged(rome_demands, lambda state: own(state, ANN, velites=3, offering1=3), decade=1)
    label = read(table, text)
    assert label and {*label.split(" + ")} == {"2 × Velites (worth 2)", "Offerings of 1"}


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("wood 4, tool", "4 × Wood + Tools"),
        ("wood 2; stone; food; tools", "2 × Wood + Stone + Food + Tools"),
        ("stone 2 and tools 2 and food", "2 × Stone + 2 × Tools + Food"),
    ],
)
def test_goods_are_counted_behind_their_names(text, label):
    assert read(staged(lambda state: take_basics(state, ANN, 5)), text) == label


def used(state):
    own(state, ANN, workers=3, denarii=1, wood=1, stone=1)
    tile(state, "odeum", "servorum")
    state.parts["servorum"].tile("odeum").used = (BEN, "a")


def test_the_letter_of_an_action_names_nothing_else():
    """Neither the other action, which alone is possible, nor a place on the board, nor a word that it begins."""
    one = staged(turns(ANN), lambda state: [own(state, ANN, workers=1), tile(state, "herbarium", "servorum")])
    assert "· a:" in read(one, "activate herbarium a") and read(one, "activate herbarium b") is None
    for text in ("odeum b", "praefecturae b"):
        assert read(staged(turns(ANN), used, seats=3), text) is None


def test_what_is_paid_beside_what_was_typed_is_shown_first():
    def prepare(state):
        own(state, ANN, denarii=3, food=2, amphora=1)
        state.players[ANN].register, state.players[ANN].wellbeing, state.players[ANN].happiness = 4, 0, 0

    table = staged(check_happiness, prepare)
    assert not plainly(read(table, "1 denarius") or "", "1 denarius")


def test_a_letter_that_no_choice_has_is_never_passed_over():
    """A house that is not there, typed in the words of one that is."""
    checked = 0
    for table in islice(play(new(REAL["capitol"], 3, "letters"), "letters", mischief=False), 5, 90, 4):
        for seat in table.waiting[:1]:
            for one in suggest(table, seat, "house", NAMES)[:5]:
                other = re.sub(r"House [A-Z]\b", "House J", one.label)
                found, _ = meant(table, seat, other, NAMES)
                assert other == one.label or found is None, (other, found)
                checked += other != one.label
    assert checked > 10


def test_the_only_answer_with_all_the_words_is_read_though_not_all_of_it_was_typed():
    """One place has g7, and one turn there; but a number may have counted, and a word before another named another."""
    table = staged(turns(ANN), lambda state: own(state, ANN, workers=4, denarii=3, stone=3, food=1, marble=1))
    label = read(table, "odeum pleb g7")
    assert label and label.startswith("Build · Odeum · Pars Plebeius · g7 r0") and not plainly(label, "odeum pleb g7")
    assert read(table, "g7 odeum b") is None


def test_what_can_only_be_sent_has_its_words_too():
    """The Mercator is the only one who can go for 3 Food; typed as it is listed it is no other answer."""
    table = next(each for each in play(new(REAL["corduba"], 4, "x31"), "y31", mischief=False) if len(each.log) == 117)
    (seat,) = table.waiting
    line = "Production Space · Food: 3 Food · Mercator (yellow)"
    one, _ = meant(table, seat, line, PEOPLE)
    assert one and one.label == line
    one, could = meant(table, seat, "production space food mercator", PEOPLE)
    assert one is None and {each.label for each in could} == {line, line.replace("3 Food", "1 Food")}


def test_a_move_is_begun_only_as_far_as_it_was_typed():
    """In one District more buildings can be built than are listed: its name begins none of them."""
    table = staged(turns(ANN), lambda state: own(state, ANN, workers=4, denarii=3, stone=3, food=1, marble=1))

    def first(text):
        return begun(table, ANN, text, NAMES, meant(table, ANN, text, NAMES).could)

    assert first("herbarium") == first("build herb") == ["build", "herbarium"]
    assert first("pars plebeius") == first("build plebeius") == first("patricius") == []
