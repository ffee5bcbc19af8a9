"""The Colosseum's prompts, previews, refusals, words, box and steward; the worked cases stand elsewhere."""

from copy import deepcopy
from pathlib import Path

import pytest

from rules.chance import Chance
from rules.colosseum.components import check
from rules.colosseum.state import EFFECTS
from rules.components import editions
from rules.errors import BadComponents, Final, IllegalAnswer
from rules.objecting import objection
from rules.steward import advise
from rules.typed import LABEL, suggest
from tests.rules.colosseum_tables import (
    BLUE,
    COLOSSEUM,
    COMPONENTS,
    GREEN,
    NAMES,
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
    stack,
    told,
)
from tests.rules.kit import after, again, looks, play
from tests.rules.kit import new as fresh

every_effect = pytest.mark.parametrize("effect", EFFECTS)


def steps_of(table, who, raw):
    """The option that each step of a move chose."""
    found, steps = [], []
    for step in raw:
        prompt = table.prompt(who, steps)
        found.append(prompt.options[step] if isinstance(step, str) else None)
        steps.append(step)
    return found


# What is typed and cannot be done.


@pytest.mark.parametrize(
    "typed, why",
    [
        ("7 storage", "7 steps are too far: the first is free"),
        ("site 9", "9 steps are too far"),
        ("site 4", "6 steps are too far: the first is free"),
        ("0", "The Consul must move on"),
        ("site 1 build", "You cannot build at site 1"),
        ("build", "You cannot build at site 1"),  # the first where he could stop
        ("3 nothing", "A tile lies at site 2: you must take it"),
        ("2 grain", "You have no grain to discard. You hold 1 wood."),
        ("site 1 xyzzy", None),
        ("xyzzy", None),
    ],
)
def test_a_typed_turn_that_cannot_be_is_refused_where_it_fails(typed, why):
    """With two extra steps and no fame he reaches three spaces; with a single card nothing can be built."""
    table = new(2, lambda state: own(state, BLUE, {"wood": 1}, fame=0))
    assert suggest(table, BLUE, typed, NAMES) == []
    told_ = objection(table, BLUE, typed, NAMES)
    assert told_.startswith(why) if why else told_ is None


def test_a_typed_number_that_is_not_due_is_refused():
    table = paying(1, 3, 2)
    for typed in ("take 9", "9", "take 9 wood"):
        assert "You are due 3 wood, so 9 is none of your choices" in objection(table, RED, typed, NAMES)
    assert objection(table, RED, "xyzzy", NAMES) is None


# Who is asked, and when.


def paying(*tiles, what="wood", supply=18, seats=3, cards=({}, {}, {}), limit=4):
    """Blue has taken a stable tile at site 1, and this kind pays: each has so many tiles of it."""

    def prepare(state):
        lay(state, "p1", "stable-1", what, "stone", "stone")
        for who in range(seats):
            own(state, who, cards[who], fame=0, limit=limit, **{what: tiles[who]})
        state.supply[what] = supply

    table = new(seats, prepare)
    go(table, "p1")
    return table


def test_only_those_entitled_are_asked():
    table = paying(0, 2, 0)
    assert table.waiting == [RED]
    assert table.view(None)["paying"] == {"what": "wood", "owed": [0, 2, 0], "short": False, "open": [RED]}


def test_where_nobody_is_entitled_the_next_turn_begins_at_once():
    table = paying(0, 0, 0)
    assert table.waiting == [RED] and table.view(None)["phase"] == "turn" and table.view(None)["paying"] is None


def test_all_are_asked_side_by_side_exactly_when_the_supply_covers_everybody():
    assert sorted(paying(1, 2, 1, supply=4).waiting) == [BLUE, RED, GREEN]
    assert paying(1, 2, 1, supply=3).waiting == [BLUE]


def test_a_short_supply_is_asked_from_the_active_player_clockwise():
    table = paying(1, 2, 1, supply=3)
    asked = []
    while table.view(None)["phase"] == "paying":
        asked.append((table.waiting, table.view(None)["paying"]["open"]))
        table.answer(table.waiting[0], "fame")
    assert asked == [([BLUE], [0, 1, 2]), ([RED], [1, 2]), ([GREEN], [2])]


def test_an_answer_side_by_side_leaves_the_others_questions_open():
    table = paying(2, 2, 2)
    numbers = {who: table.opened(who) for who in (BLUE, GREEN)}
    table.answer(RED, "all")
    assert {who: table.opened(who) for who in (BLUE, GREEN)} == numbers
    assert table.view(None)["paying"]["open"] == [BLUE, GREEN]


def test_the_whole_turn_is_one_row_and_a_turn_without_a_choice_none():
    table = new(2, lambda state: own(state, BLUE, {"wood": 2}))
    rows = len(table.log)
    go(table, "a1", "wood")
    assert [list(row) for row in table.log[rows:]] == [[BLUE, "turn", ["2", "wood"]]]

    def idle(state):
        own(state, BLUE, {}, fame=0, marker=2)
        lay(state, "p1", "wood", "stone", "stone", "stone")
        own(state, RED, stone=0)
        own(state, BLUE, stone=0)

    table = new(2, idle)
    assert table.waiting == [RED] and "Blue takes wood" in " ".join(journal(table))


# What is suggested, and what may stand.


def test_the_answer_that_cannot_matter_is_suggested_first():
    room = paying(2, 0, 0)
    assert list(room.prompt(BLUE).options) == ["all", "fame", "1"]
    full = paying(2, 0, 0, cards=({"water": 4}, {}, {}))
    assert list(full.prompt(BLUE).options) == ["fame", "all", "1"] and full.is_move(BLUE)
    nearly = paying(2, 0, 0, cards=({"water": 3}, {}, {}))
    assert list(nearly.prompt(BLUE).options) == ["1", "all", "fame"]


def test_always_take_all_answers_the_next_payments_but_not_one_that_overflows():
    def prepare(state):
        for key in ("p1", "p2", "p3", "p4"):
            lay(state, key, "stable-1", "wood", "stable-1", "wood")
        own(state, BLUE, {}, fame=9, wood=3)
        own(state, RED, {}, fame=9, wood=0)

    table = new(2, prepare)
    go(table, "p1")
    table.answer(BLUE, "all", always=True)
    assert table.standing(BLUE) == {"take": "all"} and hand(table, BLUE) == {"wood": 3}
    table.answer(RED, ["2"])
    assert table.waiting == [BLUE] and table.prompt(BLUE).key == "full-hand"
    table.answer(BLUE, ["1"])
    table.no_longer(BLUE, "take")
    assert table.standing(BLUE) == {}


def test_always_fame_for_a_full_stable_and_for_a_full_hand_are_told_apart():
    def prepare(state):
        for key in ("p1", "p2", "p3", "p4"):
            lay(state, key, "wood", "stable-1", "wood", "stable-1")
        own(state, RED, {}, fame=0)

    table = new(2, prepare)
    go(table, "p1")
    table.answer(RED, "fame", always=True)
    assert table.standing(RED) == {"full-stable": "fame"}
    table.answer(BLUE, "fame")
    table.answer(RED, ["1"])
    table.answer(BLUE, ["1"])
    assert table.waiting == [BLUE] and fame(table, RED) == 2
    table.answer(BLUE, "fame")
    table.answer(RED, ["3"])
    table.answer(BLUE, "fame")
    assert fame(table, RED) == 2 and table.waiting == [RED] and table.prompt(RED).key == "stable"


# Previews, what is final, and taking back.


def test_a_preview_tells_who_is_paid_what_before_the_move_counts():
    def prepare(state):
        lay(state, "p1", "water", "grain", "stone", "stone")
        for who, many in enumerate((1, 2, 0)):
            own(state, who, grain=many)

    table = new(3, prepare)
    option = table.prompt(BLUE).options["1"]
    assert told(option.description) == "free · take water; grain pays: you 1, Red 2, Green none"
    foreseen = table.foresee(BLUE, ["1"])
    assert "Then grain pays: Blue 1, Red 2, Green none." in [told(line.sentence) for line in foreseen.journal]
    assert foreseen.stop is None and foreseen.view["paying"]["owed"] == [1, 2, 0] and not table.view(None)["paying"]


def test_the_tile_to_be_taken_counts_in_its_preview():
    def prepare(state):
        lay(state, "p1", "grain", "grain", "stone", "stone")
        own(state, BLUE, grain=1, marker=1)
        own(state, RED, grain=0, marker=2)
        lay(state, "p2", "wood", "stable-1", "stone", "stone")
        own(state, BLUE, fame=3)

    table = new(2, prepare)
    assert told(table.prompt(BLUE).options["1"].description).endswith("grain pays: you 2, Red none")
    assert told(table.prompt(BLUE).options["3"].description).endswith("stables recharge: you 2, Red 2")


def test_the_preview_of_the_last_tile_says_that_new_ones_come_and_not_which():
    table = new(2, lambda state: lay(state, "p1", "wood"))
    assert table.prompt(BLUE).options["1"].final
    foreseen = table.foresee(BLUE, ["1"])
    assert foreseen.stop == "tiles II" and foreseen.view["sites"][0]["tiles"] == []
    assert told(foreseen.journal[-1].sentence) == "The row of site 1 is empty: new tiles are turned up."
    site = row(table, "p1")
    assert (site["pays"], site["new"]) == (None, True)


@every_effect
def test_the_last_step_says_that_it_is_final_exactly_where_something_is_turned_up(effect):
    seen = set()
    table = fresh(COLOSSEUM, 3, "final", space_d=effect)
    for each in looks(table, "final", mischief=False, every=2):
        for who in each.waiting if each.view(None)["phase"] == "turn" else ():
            for number in range(6):
                raw = each.sample(who, Chance(f"final {number}"))
                chosen = [option for option in steps_of(each, who, raw) if option]
                if chosen:
                    final = each.foresee(who, raw).stop is not None
                    assert final == any(option.final for option in chosen), raw
                    seen.add(final)
    assert seen == {True, False}


def test_a_turn_can_be_taken_back_unless_something_was_turned_up():
    table = new(2, lambda state: own(state, BLUE, {"wood": 2}))
    before = table.view(BLUE)
    go(table, "a1", "wood")
    table.take_back(BLUE)
    assert table.view(BLUE) == before and table.waiting == [BLUE]
    table = new(2, lambda state: own(state, BLUE, dict.fromkeys(("water", "grain", "wood", "stone"), 4), limit=16))
    go(table, "p1", "build")
    with pytest.raises(Final):
        table.take_back(BLUE)


def test_the_seventeenth_piece_turns_nothing_up():
    def prepare(state):
        offer(state, "p1", "A1")
        raise_walls(state, 16)
        own(state, BLUE, {"water": 2, "stone": 1})

    table = new(2, prepare)
    assert not table.prompt(BLUE, ["1"]).options["build"].final
    assert table.foresee(BLUE, ["1", "build"]).view["phase"] == "over"


# Words.


@every_effect
def test_every_view_prompt_and_journal_can_be_told_and_fits(effect):
    table = fresh(COLOSSEUM, 2 + EFFECTS.index(effect) % 3, f"prose {effect}", space_d=effect)
    for each in looks(table, "prose"):
        for who in [None, *range(each.seats)]:
            view, prose = each.view(who), COLOSSEUM.prose
            said = [*prose.position(view), *prose.scores(view), prose.headline(view)]
            said += [prose.seat(view, one) for one in range(each.seats)]
            said += prose.hand(view) if who is not None else []
            assert all(told(one) and "{" not in told(one) for one in said)
            assert len(" ".join(told(one) for one in prose.glance(view))) <= 1000
        for who in each.asked:
            fits(each, who)
    assert all("{" not in line for line in journal(table))


def fits(table, who):
    """Questions and options on the way to some answer are short enough for Discord's buttons and lists."""
    raw = table.sample(who, Chance("fits"))
    for depth in range(len(raw) + 1 if table.is_move(who) else 1):
        if prompt := table.prompt(who, raw[:depth]):
            assert 0 < len(told(prompt.question)) <= 250
            for option in prompt.options.values():
                assert 0 < len(told(option.text)) <= 34, told(option.text)
                assert not option.description or len(told(option.description)) <= 120


def test_steps_left_are_told_as_extra_steps_everywhere():
    table = new(2)
    assert "2 extra steps" in told(COLOSSEUM.prose.seat(table.view(None), BLUE))
    assert "Extra steps: 2" in " ".join(told(line) for line in COLOSSEUM.prose.hand(table.view(BLUE)))


def test_the_hand_tells_what_could_be_built_and_what_it_would_take():
    def prepare(state):
        offer(state, "p1", "A1")
        offer(state, "p4", "A6")
        own(state, BLUE, {"water": 1, "stone": 1, "grain": 3}, limit=8)

    table = new(2, prepare)
    builds = {each["key"]: each for each in table.view(BLUE)["builds"]}
    assert builds["p1"]["pay"] == {"water": 1, "grain": 3, "stone": 1} and builds["p1"]["lacks"] == {"water": 1}
    assert (builds["p1"]["steps"], builds["p1"]["reach"], builds["p4"]["steps"], builds["p4"]["reach"]) == (
        1,
        True,
        6,
        False,
    )
    assert builds["p4"]["pay"] is None
    words = " ".join(told(line) for line in COLOSSEUM.prose.hand(table.view(BLUE)))
    assert "site 1 (1 on): 1 water, 3 grain, 1 stone, three for each you lack" in words


def test_typed_answers_find_what_is_meant():
    table = new(2, lambda state: own(state, BLUE, {"wood": 2, "stone": 1}))
    assert suggest(table, BLUE, "storage 1 wood", NAMES)[0].raw == ["2", "wood"]
    assert suggest(table, BLUE, "site 2", NAMES)[0].raw[0] == "3"
    assert suggest(table, BLUE, "storage forest", NAMES)[0].raw == ["2", "wood"]
    assert suggest(table, BLUE, "xyzzy", NAMES) == []
    table = paying(3, 0, 0)
    assert [one.raw for one in suggest(table, BLUE, "all", NAMES)] == ["all"]
    assert suggest(table, BLUE, "fame", NAMES)[0].raw == "fame"
    assert [one.raw for one in suggest(table, BLUE, "2", NAMES)] == ["2"]


def test_whatever_is_suggested_is_legal_and_fits_a_line():
    for each in looks(fresh(COLOSSEUM, 4, "suggest"), "suggest", mischief=False, every=3):
        for who in each.waiting:
            for one in suggest(each, who, "", NAMES):
                assert len(one.label) <= LABEL
                again(each).answer(who, one.raw)


def test_number_of_first_turns_by_hand():
    """One step: the tile. Two: any of the first card's kinds or none. Three: the tile. Four, for 1 fame: the tile."""
    table = fresh(COLOSSEUM, 2, "count", start_player=1)
    table.answer(0, "nothing")
    table.answer(1, "wood")
    assert [len(table.prompt(1, [key]).options) if table.prompt(1, [key]) else 1 for key in ("1", "2", "3")] == [
        1,
        2,
        1,
    ]
    with pytest.raises(IllegalAnswer):
        table.prompt(1, ["4"])


# The steward.


@every_effect
def test_the_steward_answers_legally_and_from_its_view_alone(effect):
    for each in looks(fresh(COLOSSEUM, 3, f"steward {effect}", space_d=effect), "steward", mischief=False):
        for who in each.waiting:
            raw = advise(each, who)
            assert raw == advise(again(each), who)
            again(each).answer(who, raw)


@every_effect
@pytest.mark.parametrize("seats", COLOSSEUM.seats)
def test_stewards_finish_their_games_in_reasonable_time(effect, seats):
    table = fresh(COLOSSEUM, seats, f"self {effect}", space_d=effect)
    while not table.over:
        table.answer(table.waiting[0], advise(table, table.waiting[0]))
        assert len(table.log) < 800
    assert min(table.result.scores) > 10


def test_the_steward_beats_chance():
    won = 0
    for number in range(12):
        table, chance, mine = fresh(COLOSSEUM, 2, f"beats {number}"), Chance(f"beats {number}"), number % 2
        while not table.over:
            who = table.waiting[0]
            table.answer(who, advise(table, who) if who == mine else table.sample(who, chance))
        won += table.result.winners == [mine]
    assert won >= 10


# Components.


def box(**changes):
    """A copy of the components, with some entries changed: `display__limit=5`."""
    components = deepcopy(COMPONENTS)
    for path, value in changes.items():
        *groups, last = path.split("__")
        place = components
        for group in groups:
            place = place[group.replace("_", "-")] if group not in place else place[group]
        place[last.replace("stable_", "stable-")] = value
    return components


@pytest.mark.parametrize(
    "changes, key",
    [
        ({"tiles__I__water": 4}, "tiles.I"),
        ({"tiles__II__wood": 5, "tiles__II__total": 21}, "tiles.II"),
        ({"tiles__III__stable_1": -1}, "tiles.III.stable-1"),
        ({"tiles__III__total": 23}, "tiles.III"),
        ({"pieces__C7__fame": 8}, "pieces.C7.fame"),
        ({"pieces__C7__fame": 3}, "pieces.C7.fame"),
        ({"pieces__C7__cost": {}}, "pieces.C7.cost"),
        ({"pieces__C7__cost": {"iron": 1}}, "pieces.C7.cost"),
        ({"pieces__C7__cost": {"water": 0}}, "pieces.C7.cost"),
        ({"pieces__C8": {"cost": {"water": 6}, "fame": 7}}, "pieces"),
        ({"pieces__A1": {"cost": {"water": 1, "stone": 2}, "fame": 4}}, "pieces"),
        ({"displays__landscapes": [["water", "grain"]] * 4}, "displays.landscapes"),
        ({"displays__landscapes": [["water", "grain"]]}, "displays.landscapes"),
        (
            {"displays__landscapes": [["water", "water"], ["grain", "wood"], ["wood", "stone"], ["stone", "water"]]},
            None,
        ),
        ({"display__limit": 5}, "display.limit"),
        ({"display__wheels": 0}, "display.wheels"),
        ({"materials__cards": 17}, "materials.cards"),
        ({"materials__names": ["water"]}, "materials.names"),
        ({"storage__tiles": 15}, "storage.tiles"),
        ({"ring__spaces": ["d", "p1", "a1", "p2", "p3", "a2"]}, "ring.spaces"),
        ({"start__space": "x"}, "start.space"),
        ({"sections__count": 16}, "sections.count"),
        ({"sections__last": [4, 4, 4]}, "sections.last"),
        ({"fame__start": [0, 0, 0, 0]}, "fame.start"),
        ({"fame__chips": [[1, 190]]}, "fame.chips"),
        ({"variants__effects": ["fame_1"]}, "variants.effects"),
    ],
)
def test_a_wrong_box_is_refused_with_key_and_reason(changes, key):
    with pytest.raises(BadComponents) as refused:
        check(box(**changes))
    assert refused.value.key == (key or "displays.landscapes") and refused.value.reason


def test_too_few_pieces_marked_A_are_refused():
    components = box()
    for number in (3, 4, 5, 6):
        components["pieces"][f"B{number + 10}"] = components["pieces"].pop(f"A{number}")
    with pytest.raises(BadComponents, match="2 are A, and at least 4"):
        check(components)


def test_an_owner_s_edition_is_read_and_its_faults_name_file_key_and_reason(tmp_path):
    text = Path("rules/colosseum/components.toml").read_text()
    (tmp_path / "colosseum").mkdir()
    mine = tmp_path / "colosseum" / "mine.toml"
    mine.write_text(text.replace('key = "rome"', 'key = "box"').replace('space = "d"', 'space = "p2"'))
    found = editions("colosseum", check, tmp_path)
    assert list(found) == ["box", "rome"]
    table = new(2, components=found["box"].components)
    assert table.view(None)["ring"][table.view(None)["consul"]]["key"] == "p2"
    mine.write_text(text.replace("fame = 7\n", "fame = 9\n", 1))
    with pytest.raises(BadComponents, match=r"mine\.toml: pieces\.C3\.fame: must be 4 to 7, not 9"):
        editions("colosseum", check, tmp_path)
    mine.write_text(text.replace("tiles = 16\n", ""))
    with pytest.raises(BadComponents, match=r"mine\.toml: shape"):
        editions("colosseum", check, tmp_path)


def test_what_is_in_the_box_is_told_with_what_is_reconstructed():
    lines = [told(line) for line in COLOSSEUM.inventory(COMPONENTS)]
    assert all("{" not in line for line in lines)
    assert "cost and fame of 19 pieces" in lines[-1] and "which landscapes are on which display" in lines[-1]
    mine = deepcopy(COMPONENTS)
    for entry in [mine["start"], mine["displays"], *mine["tiles"].values(), *mine["pieces"].values(), mine["sections"]]:
        entry["source"] = "rulebook"
    assert told(COLOSSEUM.inventory(mine)[-1]) == "Nothing in this box is our reconstruction."


def test_every_phase_is_reached():
    phases = {each.view(None)["phase"] for each in play(fresh(COLOSSEUM, 3, "phases"), "phases", mischief=False)}
    assert phases == {"first_card", "turn", "paying", "over"}
    assert after(fresh(COLOSSEUM, 2, "phases"), 30, "phases").view(None)["turn"] > 3


def test_a_row_that_is_emptied_may_stay_empty():
    def prepare(state):
        lay(state, "p1", "wood")
        stack(state, "II")
        stack(state, "III")

    table = new(2, prepare)
    go(table, "p1")
    assert row(table, "p1") == row(table, "p1") | {"tiles": [], "pays": None, "new": False}


def test_to_take_no_first_card_is_called_so():
    table = fresh(COLOSSEUM, 2, "first")
    options = table.prompt(table.waiting[0]).options
    assert told(options["nothing"].text) == "No card"
