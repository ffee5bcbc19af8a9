"""Counts, lots and cards one does not hold: what is typed as people say it, "sell 4 tools", "2x amphora", "block 3"."""

import pytest

from rules.objecting import objection
from rules.options import Option
from rules.prompts import Pick
from rules.script import ask
from rules.typed import meant, plainly, suggest
from rules.words import say
from tests.rules.corduba_tables import ANN, NAMES, staged, turns
from tests.rules.kit import GAMES, new
from tests.rules.test_corduba import rich
from tests.rules.test_corduba_typed import poor
from tests.rules.test_typed_names import done
from tests.rules.test_typed_several import fist


def trade(typed, prepare=rich):
    """The lots that are traded, or None if it is asked."""
    one, _ = meant(staged(turns(ANN), prepare), ANN, typed, NAMES)
    return one and one.raw


@pytest.mark.parametrize("typed", ["merchant sell 4 tools buy 2 stone", "merchant sell tools 4 buy stone 2"])
def test_who_has_named_the_lots_and_no_more_means_no_more(typed):
    """Ann has 6 Tools and 30 Denarii; other lots could follow, and are listed, but none is sure."""
    lots = ["merchant", "sell-tool", 4, "buy-stone", 2, "done"]
    assert trade(typed) == trade(f"{typed} done") == lots
    first, *others = suggest(staged(turns(ANN), rich), ANN, typed, NAMES)
    assert first.raw == lots and others and not any(each.named for each in others)


@pytest.mark.parametrize("typed", ["merchant", "merchant sell", "merchant wood 2", "merchant sell wood"])
def test_lots_that_are_named_in_part_are_asked_about(typed):
    """Buy or sell, of what, how many, and whether it is the Merchant that trades."""
    assert trade(typed) is None


def test_no_lot_is_named_by_words_of_another():
    """With one Wood there are no two to sell; and "buy" of "buy stone" names no Amphora while the Stone is too dear.

    Words of one lot around another are read, but only shown.
    """
    assert trade("merchant sell wood 2", poor) is None
    assert trade("merchant sell wood 1 buy stone 1 buy food 1", poor) is None
    torn = "merchant buy 1 sell wood 1 stone done"
    one, _ = meant(staged(turns(ANN), poor), ANN, torn, NAMES)
    assert one is None or not plainly(one.label, torn)


@pytest.mark.parametrize(
    "typed", ["amphora x 2", "amphora x2", "2x amphora", "2 x amphora", "amphora × 2", "2 amphora"]
)
def test_a_count_stands_before_or_after_what_is_traded(typed):
    assert trade(f"merchant sell {typed}") == ["merchant", "sell-amphora", 2, "done"]
    lots = ["merchant", "sell-amphora", 2, "buy-stone", 3, "done"]
    assert trade(f"merchant sell {typed} buy stone x3") == trade(f"merchant sell {typed}, buy 3x stone") == lots


@pytest.mark.parametrize("typed", ["2x amphorae", "2 amphorae", "amphorae x2", "amphorae x 2"])
def test_a_count_may_be_part_of_what_a_choice_is_called(typed):
    """The Production Space of Oleum gives "2 Amphorae"."""
    assert trade(f"produce {typed}") == ["produce", "oleum-2"]


@pytest.mark.parametrize(
    "typed",
    ["velites x2 offerings x3", "2x velites 3x offerings", "velites x 2, 3 x offering", "velites ×2 3× offering"],
)
def test_a_count_says_how_many_of_several(typed):
    """In Decade I Rome asks Troops 2 and Offerings 1; these are worth 4 and 3."""
    one, _ = meant(fist(1, velites=3, offering1=5), ANN, typed, NAMES)
    assert one and sorted(one.raw) == ["offering1"] * 3 + ["velites"] * 2


def test_each_word_counts_once():
    """A Pass is no two Passes, and two houses are not one."""
    table = new(GAMES["capitol"], 2, "once", start_player=0)
    assert done(table, "pass") == "Pass" and suggest(table, 0, "pass pass", NAMES) == []


def test_a_place_that_is_its_own_key_counts_once():
    places = {key: Option(key, key, say("text", text=key.upper())) for key in ("e5", "e6")}

    def script(state):
        yield from ask(ANN, Pick("q", say("text", text="Where?"), places))

    assert done(staged(script), "e5") == "E5" and suggest(staged(script), ANN, "e5 5", NAMES) == []


def test_lots_named_without_buy_or_sell_are_listed_either_way():
    first, *others = suggest(staged(turns(ANN), rich), ANN, "merchant stone 1 sell wood 2 food 1", NAMES)
    for raw in (each.raw for each in (first, *others)):
        assert "sell-wood" in raw and raw[raw.index("sell-wood") + 1] == 2
    assert {raw for each in (first, *others) for raw in each.raw if "stone" in str(raw)} == {"buy-stone", "sell-stone"}


def test_of_a_card_that_is_not_held_this_is_said():
    table = new(GAMES["capitol"], 2, "held", start_player=0)
    hand, words = table.view(0)["hand"], table.game.words
    missing = [f"{kind}-{number}" for kind in ("roof", "block", "permit-pink") for number in (1, 2, 3, 4)]
    for card in [card for card in missing if card not in hand]:
        for typed in (words[card], f"{words[card]} house a", card):
            assert objection(table, 0, typed, NAMES) == f"You do not hold {words[card]}."
    assert objection(table, 0, words[hand[0]], NAMES) is None


def test_of_a_card_that_is_not_held_this_is_said_of_a_bid():
    table = new(GAMES["capitol"], 2, "held", start_player=0)
    while not table.sealed:
        table.answer(table.waiting[0], ["pass"])
    hand, words = table.view(0)["hand"], table.game.words
    missing = next(card for card in ("block-1", "block-2", "block-3", "block-4") if card not in hand)
    for typed in (words[missing], f"{words[hand[0]]} + {words[missing]}"):
        assert meant(table, 0, typed, NAMES).one is None
        assert objection(table, 0, typed, NAMES) == f"You do not hold {words[missing]}."
