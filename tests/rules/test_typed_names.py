"""What is typed is done only if it names it: numbers belong to their words, and in doubt all that is meant is asked."""

from itertools import islice

import pytest

from rules.chance import Chance
from rules.colosseum.state import STORAGE
from rules.objecting import objection
from rules.options import Option
from rules.prompts import Amount, Pick
from rules.script import Move, ask
from rules.typed import meant, nearest, plainly, suggest
from rules.words import say
from tests.rules.colosseum_tables import BLUE
from tests.rules.colosseum_tables import NAMES as PLAYERS
from tests.rules.colosseum_tables import new as colosseum
from tests.rules.colosseum_tables import own as holding
from tests.rules.corduba_tables import ANN, NAMES, own, staged, turns
from tests.rules.kit import GAMES, new, play
from tests.rules.test_corduba import rich
from tests.rules.test_typed_several import fist, several

CARDS = (
    "block 7",
    "block 8",
    "light blue permit 4",
    "light blue permit 5",
    "pink permit 5",
    "pink permit 7",
    "purple permit 3",
    "roof 1",
    "roof 3",
)


def options(*labels):
    """Labels with keys that say nothing."""
    keys = [letter * 2 for letter in "abcdefghi"]
    return {key: Option(key, label, say("text", text=label)) for key, label in zip(keys, labels, strict=False)}


def pick(*labels):
    def script(state):
        yield from ask(ANN, Pick("q", say("text", text="Which?"), options(*labels)))

    return staged(script)


def bid():
    return several(options(*CARDS), 0, len(CARDS))


def done(table, typed):
    """What is meant and no other, by its label."""
    one, _ = meant(table, ANN, typed, NAMES)
    return one and one.label


def asked(table, typed):
    """What a text could be, where it is not done at once."""
    one, could = meant(table, ANN, typed, NAMES)
    return None if one and plainly(one.label, typed) else [each.label for each in could]


@pytest.mark.parametrize("typed", ["7", "+7", "7 +", "7."])
def test_of_several_cards_with_a_number_all_are_asked_about_and_nothing_else(typed):
    assert sorted(asked(bid(), typed)) == ["block 7", "pink permit 7"]


@pytest.mark.parametrize(
    "typed, could",
    [
        ("1", ["roof 1"]),
        ("8", ["block 8"]),
        ("8 + 4", ["block 8 + light blue permit 4"]),
        ("pink 7", ["pink permit 7"]),
        ("3", ["purple permit 3", "roof 3"]),
    ],
)
def test_a_number_alone_may_be_that_of_another_choice_as_it_is_shown(typed, could):
    """A panel has "1 · block 7" and "8 · roof 1"."""
    assert sorted(asked(bid(), typed)) == could


@pytest.mark.parametrize("typed", ["Draw 3", "3", "draw 2", "7"])
def test_a_number_is_not_done_where_only_a_name_has_it(typed):
    table = pick("Draw roof 3", "Draw block 2", "Draw pink permit 7")
    assert len(asked(table, typed)) == 1


@pytest.mark.parametrize(
    "typed, label",
    [
        ("roof 3", "roof 3"),
        ("pink permit 7", "pink permit 7"),
        ("block 8 and roof 3", "block 8 + roof 3"),
        ("roof 3 + block 8", "roof 3 + block 8"),
        ("light blue permit 4, permit 3", "light blue permit 4 + purple permit 3"),
        ("block-7", "block 7"),
        ("all", " + ".join(CARDS)),
    ],
)
def test_a_card_that_is_named_is_taken(typed, label):
    assert done(bid(), typed) == label


@pytest.mark.parametrize("typed", ["block 3", "roof 2", "permit 8", "block 8 roof 4"])
def test_a_number_behind_its_word_is_that_of_no_other_name(typed):
    """There is a roof 3, a permit 5 and a block 8."""
    assert asked(bid(), typed) == [] == suggest(bid(), ANN, typed, NAMES)


def test_the_number_of_one_card_does_not_name_two():
    """There is one pink permit, 7, and one permit 4."""
    table = several(options("pink permit 7", "light blue permit 4", "block 2"), 0, 3)
    assert done(table, "pink permit 4") is None is done(table, "permit pink 4")
    assert done(table, "pink permit 7 permit 4") == "pink permit 7 + light blue permit 4"


def test_a_number_is_not_done_where_only_a_step_without_choice_has_it():
    """Which house is no question: there is one, 2 high."""

    def steps():
        card = yield from ask(ANN, Pick("card", say("text", text="Card?"), options("pink permit 8", "block 3")))
        yield from ask(ANN, Pick("house", say("text", text="House?"), options("House B, 2 high")))
        return card

    def script(state):
        yield from ask(ANN, Move("turn", say("text", text="Turn?"), make=steps))

    table = staged(script)
    assert done(table, "pink permit 8") == done(table, "pink permit 8 2 high") == "pink permit 8 · House B, 2 high"
    assert asked(table, "pink 2") == ["pink permit 8 · House B, 2 high"]
    assert asked(table, "pink permit 2") == []


def test_what_there_is_is_told_where_there_is_no_such_choice():
    assert [each.label for each in nearest(bid(), ANN, "block 3", NAMES, 2)] == ["block 7", "block 8"]
    assert len(nearest(bid(), ANN, "xyzzy", NAMES, 5)) == 5


def test_the_order_of_the_words_of_one_name_matters():
    """A tile with the office above is another tile, if in another hand."""
    table = several(options("factory above office", "shop above factory", "drink tavern above house"), 2, 2)
    named = "factory above office + shop above factory"
    assert done(table, named) == named
    assert asked(table, "office above factory + shop above factory") == [named]
    assert asked(table, "house above drink tavern + shop above factory") != []


def test_what_stands_apart_in_one_name_may_be_named_in_any_order():
    table = pick("Roma: wait for Ann", "Capua: wait for Bob")
    assert done(table, "wait roma") == "Roma: wait for Ann"


def test_numbers_that_count_are_no_part_of_a_name():
    table = pick("3 Denarii, 2 Amphorae", "3 Denarii, 1 Amphora", "3 Denarii")
    assert done(table, "3 denarii") == suggest(table, ANN, "3 denarii", NAMES)[0].label == "3 Denarii"
    assert done(table, "3 denarii 1 amphora") == "3 Denarii, 1 Amphora"
    assert len(asked(table, "3")) == 3


def test_a_number_is_an_answer_where_one_is_asked_for():
    def script(state):
        yield from ask(ANN, Amount("many", say("text", text="How many?"), 2, 5))

    assert done(staged(script), "3") == "3" and asked(staged(script), "6") == []


@pytest.mark.parametrize(
    "typed, velites, offerings",
    [
        ("velites, offering of 1", 1, 1),
        ("velites 1 offering of 1", 1, 1),
        ("velites, 1 offering of 1", 1, 1),
        ("1 Velites, 5 Offerings of 1", 1, 5),
        ("1 velites, 2 offerings of 1", 1, 2),
        ("velites + 2 × Offerings of 1", 1, 2),
        ("2 velites 2 offerings", 2, 2),
        ("offerings of 1 and offering of 1 and velites", 1, 2),
        ("everything", 2, 5),
    ],
)
def test_tokens_are_read_as_desk_and_log_call_them(typed, velites, offerings):
    """In Decade I Rome asks Troops 2 and Offerings 1."""
    table, given = fist(1, velites=2, offering1=5), ["offering1"] * offerings + ["velites"] * velites
    one, _ = meant(table, ANN, typed, NAMES)
    assert one and sorted(one.raw) == sorted(suggest(table, ANN, typed, NAMES)[0].raw) == given


def test_offerings_of_1_and_of_2_are_told_apart():
    table = fist(3, velites=3, legionaries=1, offering1=3, offering2=2)  # Troops 4, Offerings 3
    one, _ = meant(table, ANN, "3 velites, offering of 1, offering of 2", NAMES)
    assert sorted(one.raw) == ["offering1", "offering2"] + ["velites"] * 3
    one, _ = meant(table, ANN, "3 Velites, 3 Offerings of 1, 2 Offerings of 2", NAMES)
    assert sorted(one.raw) == ["offering1"] * 3 + ["offering2"] * 2 + ["velites"] * 3
    assert "offering2" in suggest(table, ANN, "offering of 2", NAMES)[0].raw
    assert meant(table, ANN, "2 velites, 2 offerings", NAMES).one is None, "two of 1 would not do, but may be meant"
    assert objection(table, ANN, "4 offerings of 1, 3 velites", NAMES) == "You have only 3 × Offerings of 1."


@pytest.mark.parametrize("typed, why", [("shop shop", "You have only 1 × shop."), ("shop house park", "Choose 2.")])
def test_how_many_may_be_chosen_is_told_without_the_question(typed, why):
    table = several(options("shop", "house", "park"), 2, 2)
    assert objection(table, ANN, typed, NAMES) == why


def test_a_site_is_not_another_so_many_steps_away():
    """From site 1 on: 1 step to a site, 2 to the first storage, 3 to the next site; 4 are too far."""
    table = colosseum(2, lambda state: holding(state, BLUE, {"wood": 1}, fame=0))
    kinds = [space.kind for space in table.state.ring]
    assert kinds.index(STORAGE) == 2
    for typed in ("site 3", "storage 2"):
        assert meant(table, BLUE, typed, PLAYERS) == (None, [])
        assert "steps are too far" in objection(table, BLUE, typed, PLAYERS)
    one, _ = meant(table, BLUE, "site 2", PLAYERS)
    assert one and one.raw == ["3"]


def test_amounts_belong_to_the_goods_beside_them():
    table = staged(turns(ANN), rich)
    for typed in ("merchant sell wood 2 buy stone 2 done", "Merchant (free) · sell Wood · 2 · buy Stone · 2 · done"):
        one, _ = meant(table, ANN, typed, NAMES)
        assert one and one.raw == ["merchant", "sell-wood", 2, "buy-stone", 2, "done"]
    first = suggest(table, ANN, "merchant sell 4 tools buy 2 stone", NAMES)[0]
    assert first.raw == ["merchant", "sell-tool", 4, "buy-stone", 2, "done"]


def test_an_amount_that_cannot_be_is_not_taken_from_further_on():
    """One Wood to sell, and three Stone: "wood 2" is not one Wood and two Stone."""

    def prepare(state):
        own(state, ANN, workers=1, denarii=0, wood=1, stone=3)

    table = staged(turns(ANN), prepare)
    typed = "merchant sell wood 2 sell stone 1 done"
    one, could = meant(table, ANN, typed, NAMES)
    assert one is None and not any(each.named for each in could)


def accepted(table, seat, typed=""):
    for each in suggest(table, seat, typed, NAMES)[::5]:
        if "…" not in each.label:
            one, _ = meant(table, seat, each.label, NAMES)
            assert one and one.label == each.label, each


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_whole_suggestion_is_always_accepted_as_it_stands(game):
    for table in islice(play(new(game, 3, "exact"), "exact", mischief=False), 0, 100, 10):
        for seat in table.waiting:
            accepted(table, seat)


def test_a_long_suggestion_is_accepted_as_it_stands():
    for typed in ("", "merchant sell", "merchant sell wood 1 buy stone 1 buy food 1", "build"):
        accepted(staged(turns(ANN), rich), ANN, typed)


def test_few_ways_to_choose_are_all_listed_before_anything_is_typed():
    table = several({"o0": Option("o0", 0, say("text", text="Marble"), 3)}, 0, 3)
    assert [each.raw for each in suggest(table, ANN, "", NAMES)] == [[], ["o0"], ["o0"] * 2, ["o0"] * 3]


def test_a_number_alone_is_asked_also_where_cards_are_alike():
    """A hand with two roofs 2: "7" counts nothing, since nothing comes after it."""
    cards = options("block 7", "roof 2", "pink permit 5")
    cards["bb"] = cards["bb"]._replace(copies=2)
    hand = several(cards, 0, 4)
    assert asked(hand, "7")[0] == "block 7" and asked(hand, "2")[0] == "roof 2"
    assert done(hand, "2 roof 2") == "2 × roof 2"


@pytest.mark.parametrize("typed", ["bid", "card", "top", "on", "t", "s", "c", "n", "STOP card on top", "bid nothing x"])
def test_only_a_whole_word_for_nothing_chooses_nothing(typed):
    """Capitol's "STOP card on top: no bid" is not what somebody means who types "bid"."""
    table, chance = new(GAMES["capitol"], 2, "nothing"), Chance("nothing")
    while not table.sealed:
        table.answer(table.waiting[0], table.sample(table.waiting[0], chance))
    seat = table.waiting[0]
    assert table.prompt(seat).key == "bid"
    one, _ = meant(table, seat, typed, NAMES)
    assert (one is not None and one.raw == []) == (typed == "STOP card on top")
    for nothing in ("no bid", "nothing", "None", "pass", "stop", "STOP card on top: no bid"):
        assert meant(table, seat, nothing, NAMES).one.raw == []
