"""Several choices in words: nothing is chosen that nobody has typed, and from the empty text on there is a list."""

from random import Random

import pytest

from rules.corduba.rome import rome_demands
from rules.objecting import objection
from rules.options import Option
from rules.prompts import Condition, PickSome
from rules.reading import Reading
from rules.script import ask
from rules.several import Several
from rules.typed import LABEL, as_typed, plainly, suggest
from rules.typed import meant as understood
from rules.words import say
from tests.rules.corduba_tables import ANN, NAMES, brings, own, staged, tile

VELITES, LEGIONARIES, OFFERINGS, DEAR = (
    "Velites (worth 2)",
    "Legionaries (worth 3)",
    "Offerings of 1",
    "Offerings of 2",
)


def fist(decade=2, **goods):
    """Ann before her fist: in Decade II Rome asks Troops 3 and Offerings 2 of her, in III 4 and 3; and Stone."""
    return staged(rome_demands, lambda state: own(state, ANN, **goods), decade=decade)


def meant(table, typed):
    """The one answer that is meant, in a list; none if there are several."""
    one, _ = understood(table, ANN, typed, NAMES)
    return [sorted(one.raw)] if one else []


def at_once(table, typed):
    """Whether a text is an answer that need not be shown first."""
    one, _ = understood(table, ANN, typed, NAMES)
    return bool(one and plainly(one.label, typed))


def could(table, typed):
    return [sorted(one.raw) for one in suggest(table, ANN, typed, NAMES) if one.named]


def named_in(table, typed):
    """All that the words may name, legal or not."""
    reading = Reading(table, ANN, NAMES)
    ways = Several(reading, table.prompt(ANN)).read(reading.typed(typed))
    return [sorted(way.chosen) for way in ways if not way.unread]


def labels(table, typed=""):
    return [one.label for one in suggest(table, ANN, typed, NAMES)]


@pytest.mark.parametrize(
    "typed",
    [
        f"{OFFERINGS} + {OFFERINGS}",
        f"{VELITES} + {OFFERINGS}",
        "2 offerings",
        "worth",
        "of 1",
        "of 1 of 1",
        "velites of 1",
    ],
)
def test_a_fist_is_never_completed_by_what_nobody_has_typed(typed):
    """She has too few Troops, so that she must give them all, and two Offerings: three tokens at least."""
    table = fist(velites=1, offering1=3)
    found = suggest(table, ANN, typed, NAMES)
    assert found and not any(one.named for one in found) and as_typed(found, typed) == []


def test_a_word_that_all_options_have_names_none_of_them():
    """All that is on offer is called Offerings, and which is meant is said by the number alone."""
    table = fist(offering1=2, offering2=2)
    assert meant(table, "offerings offerings") == []
    assert sorted(labels(table, "offerings offerings")) == sorted(labels(table))
    assert meant(table, "offerings of 1 offerings of 2") == [["offering1", "offering2"]]
    assert not at_once(table, "offerings 1 offerings 2"), "which may have been meant to count"


def test_what_fits_two_tokens_is_not_taken_for_either():
    table = fist(velites=2, offering1=2, offering2=1)
    assert sorted(meant(table, "2 velites 2 offerings")) == [["offering1"] * 2 + ["velites"] * 2]  # no second of 2
    assert meant(table, "velites velites offerings 1 offerings") == []
    assert sorted(could(table, "velites velites offerings 1 offerings"))[:2] == [
        ["offering1", "offering1", "velites", "velites"],
        ["offering1", "offering2", "velites", "velites"],
    ]


@pytest.mark.parametrize(
    "typed",
    [
        "velites velites offerings offerings",
        "Velites and velites, offerings and offerings",
        "2 velites 2 offerings",
        "2 x velites + 2 x offering",
        "2 × Velites (worth 2) + 2 × Offerings of 1",
        f"{VELITES} + {VELITES} + {OFFERINGS} + {OFFERINGS}",
        "vel vel off off",
    ],
)
def test_tokens_named_one_by_one_or_counted_are_what_is_meant_and_no_more(typed):
    table = fist(velites=2, offering1=4, stone=2)
    assert meant(table, typed) == [["offering1", "offering1", "velites", "velites"]]


def test_a_number_before_a_name_counts_and_one_after_it_is_its_worth():
    table = fist(velites=3, offering1=3, stone=1)
    one, two = ["offering1"] * 2 + ["velites"], ["offering1"] * 2 + ["velites"] * 2
    assert meant(table, "2 velites 2 offerings") == meant(table, "2 velites, offering of 1, offering of 1") == [two]
    assert meant(table, "velites worth 2 velites worth 2 offerings of 1 offerings of 1") == [two]
    loose = "velites 2 velites 2 offerings 1 offerings 1"
    assert not at_once(table, loose), "numbers without the words before them"
    assert sorted(named_in(table, "velites 2 offerings")) == [one, one[1:]], "it may be either"
    assert meant(table, "velites 2 stone 1") == meant(table, "2") == [], "too little"


def test_what_satisfies_the_minimum_is_offered_before_anything_is_typed():
    """Ben's fist: the least that will do, each way to it, and then what can be added."""
    table = fist(velites=2, legionaries=1, offering1=6, stone=3)
    assert labels(table)[:2] == [
        f"{LEGIONARIES} + 2 × {OFFERINGS}",
        f"2 × {VELITES} + 2 × {OFFERINGS}",
    ]
    assert f"{LEGIONARIES} + 2 × {OFFERINGS} + Stone (worth 1)" in labels(table)


def test_what_is_named_so_far_is_offered_with_what_makes_it_enough():
    table = fist(velites=2, legionaries=1, offering1=6, stone=3)
    assert labels(table, "velites")[0] == f"{VELITES} + {LEGIONARIES} + 2 × {OFFERINGS}"
    assert labels(table, "stone leg")[0] == f"Stone (worth 1) + {LEGIONARIES} + 2 × {OFFERINGS}"
    enough = labels(table, "leg off off")
    assert enough[0] == f"{LEGIONARIES} + 2 × {OFFERINGS}" and len(enough) == 4, "and one more of each kind"


GOODS = ("velites", "legionaries", "equites", "offering1", "offering2", "wood", "stone", "food", "tool", "marble")


@pytest.mark.parametrize("seed", range(12))
def test_lines_for_fists_of_any_size_are_legal_short_and_told_apart(seed):
    print("seed", seed)
    chance = Random(seed)
    held = {each: chance.randint(0, 9) for each in chance.sample(GOODS, 6)}

    def prepare(state):
        state.rome = "confarreatio"  # which takes all five goods
        own(state, ANN, **held)

    table = staged(rome_demands, prepare, decade=3)
    prompt = table.prompt(ANN)
    all_ = " ".join(f"{option.copies - 1} {key}" for key, option in prompt.options.items() if option.copies > 1)
    for typed in ("", "2 stone", all_):
        found = suggest(table, ANN, typed, NAMES)
        assert found or typed, held
        for one in found:
            prompt.parse(one.raw)
            assert len(one.label) <= LABEL
        assert len({one.label for one in found}) == len(found), (typed, held)


@pytest.mark.parametrize(
    "typed, why",
    [
        ("stone", "Troops worth 3 and Offerings worth 2, or all you have of them."),
        ("velites velites stone stone", "Troops worth 3 and Offerings worth 2, or all you have of them."),
        ("3 velites 2 offerings", "You have only 2 × Velites (worth 2)."),
        ("velites velites offerings offerings", None),
        ("xyzzy", None),
    ],
)
def test_a_fist_that_will_not_do_is_refused_with_the_reason(typed, why):
    assert objection(fist(velites=2, offering1=4, stone=2), ANN, typed, NAMES) == why


def test_labels_of_many_words_can_be_typed_as_they_are_shown():
    def prepare(state):
        tile(state, "fabrum", "plebeius", riot=True)
        tile(state, "odeum", "servorum", riot=True)
        tile(state, "forum", "patricius", riot=True)

    table = staged(brings({"remove_riots": 2}), prepare)
    line = "Fabrum Corporatorum in Pars Plebeius + Odeum in Pars Servorum"
    assert " + ".join(reversed(line.split(" + "))) in labels(table)
    assert meant(table, line) == meant(table, "fabrum odeum") == [["fabrum-plebeius", "odeum-servorum"]]


def several(options, least, most, condition=None, **more):
    def script(state):
        yield from ask(ANN, PickSome("q", say("text", text="q"), options, least, most, condition, **more))

    return staged(script)


def named(*labels_, copies=1):
    return {f"o{at}": Option(f"o{at}", at, say("text", text=label), copies) for at, label in enumerate(labels_)}


def test_cards_that_count_in_order_are_not_counted_together():
    table = several(named("red", "blue", copies=2), 0, 3, ordered=True)
    assert labels(table, "red blue red")[0] == "red + blue + red"
    assert labels(table, "red red blue")[0] == "2 × red + blue"


def test_a_condition_that_more_does_not_always_fulfil_is_met_by_one_more():
    """Cards in pairs, as at a well: of five all are too many."""
    even = Condition(say("text", text="In pairs."), lambda cards: len(cards) % 2 == 0)
    table = several(named("red", "blue", "green", "white", "black"), 0, 5, even)
    assert labels(table, "blue")[:4] == ["blue + red", "blue + green", "blue + white", "blue + black"]
    assert objection(table, ANN, "blue", NAMES) == "In pairs."
