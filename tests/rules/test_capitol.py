"""Capitol's prompts, refusals, words and counts; the worked cases stand in test_capitol_cases.py."""

from collections import Counter
from copy import deepcopy
from pathlib import Path

import pytest

from rules.capitol.components import check
from rules.capitol.state import kind
from rules.chance import Chance
from rules.components import editions
from rules.errors import BadComponents, Final, IllegalAnswer, NotAsked
from rules.games import GAMES
from rules.objecting import objection
from rules.spelling import words
from rules.steward import advise
from rules.typed import LABEL, suggest
from rules.words import say, tell
from tests.rules.kit import COMPONENTS, after, again, new, play

CAPITOL = GAMES["capitol"]
NAMES = ["Ada", "Ben", "Cleo", "Dan"]


def start(seats=3, seed="prompts", **options):
    return new(CAPITOL, seats, seed, start_player=0, **options)


def told(sentence):
    return tell(sentence, CAPITOL.words, NAMES)


def first(table, kind_of):
    """The first card of a kind in the hand of whoever is asked."""
    return next(card for card in table.view(table.waiting[0])["hand"] if kind(card) == kind_of)


def everybody_passes(table):
    while table.view(None)["phase"] == "building":
        table.answer(table.waiting[0], ["pass"])


def counted(table, depth):
    """The number of different first answers, each followed by all of the next seat's, and so on."""
    if not depth or table.over:
        return 1
    seat, total = table.waiting[0], 0
    for steps in whole_moves(table, seat, []):
        other = again(table)
        other.answer(seat, steps)
        total += counted(other, depth - 1)
    return total


def whole_moves(table, seat, steps):
    prompt = table.prompt(seat, steps)
    if prompt is None:
        yield steps
        return
    for key in prompt.options:
        yield from whole_moves(table, seat, [*steps, key])


def test_number_of_first_turns_by_hand():
    """Each permit: houses A and C (1 high) in each empty prefecture of its colour, or no effect: 2 x 3 + 1. A block
    card: two on one new house, two new houses, or no effect: 3. A roof card: no unfinished house, so 1. Passing: 1."""
    table = start()
    hand = Counter(table.view(0)["hand"])
    by_card = {"permit": 7, "block": 3, "roof": 1}
    assert counted(table, 1) == 1 + sum(by_card[kind(card)] for card in hand)


def test_number_of_first_two_turns_by_hand():
    """After a pass the second seat has the same kinds of choices; after a house of 1 stands somewhere, two heights and
    one shape go there. So count the second seat's for each of the first seat's by the rules of the first test."""
    table = start(2)
    hands = [Counter(table.view(seat)["hand"]) for seat in (0, 1)]
    total = 0
    for steps in whole_moves(table, 0, []):
        total += 1 + sum(second_choices(card, steps) for card in hands[1])
    assert counted(table, 2) == total


def second_choices(card, steps):
    """Choices with a card after the first seat's move: written by hand for empty boards with one house at most."""
    if kind(card) != "permit":
        return {"block": 3, "roof": 1}[kind(card)]
    standing = len(steps) == 3 and kind(steps[0]) == "permit" and steps[0].split("-")[1] == card.split("-")[1]
    if not standing:
        return 7  # A and C in three prefectures, or nothing
    return 2 * 2 + 2 + 1  # A and C in the two empty ones; in the third one of the shape that is 1 high, one 2 high


def test_a_pass_is_final_and_needs_no_second_step():
    table = start()
    assert table.prompt(0, ["pass"]) is None
    table.answer(0, ["pass"])
    assert table.view(None)["seats"][0]["passed"] and table.waiting == [1]


def test_refusals_say_why_and_leave_the_card():
    table = start()
    permit, before = first(table, "permit"), table.view(0)
    with pytest.raises(IllegalAnswer) as refused:
        table.answer(0, [permit, "b", "anywhere"])
    why = told(refused.value.sentence)
    assert "House B (2 high) fits no" in why and "is empty and needs a house 1 high" in why
    hue = permit.split("-")[1]
    other = next(site["key"] for site in before["prefectures"] if site["colour"] != hue)
    with pytest.raises(IllegalAnswer) as refused:
        table.answer(0, [permit, "a", other])
    assert "and this is a" in told(refused.value.sentence)
    assert table.view(0) == before and not table.log


def test_an_own_last_turn_can_be_taken_back_while_nobody_has_answered_since():
    table = start()
    before = table.view(0)
    table.answer(0, [first(table, "block"), "new", "new"])
    assert table.waiting == [1]
    table.take_back(0)
    assert table.view(0) == before and table.waiting == [0]
    with pytest.raises(Final) as none:
        table.take_back(1)
    assert "no answer yet" in told(none.value.sentence)
    table.answer(0, ["pass"])
    table.answer(1, ["pass"])
    with pytest.raises(Final) as answered:
        table.take_back(0)
    assert answered.value.sentence == say("final-answered", who=1)


def test_a_bid_may_be_changed_until_the_last_is_in_and_then_not():
    table = start(2)
    everybody_passes(table)
    hand = table.view(0)["hand"]
    table.answer(0, [hand[0]])
    assert table.given(0) == [hand[0]] and table.waiting == [1] and table.given(1) is None
    table.answer(0, [])
    table.answer(1, [table.view(1)["hand"][-1]])
    assert table.view(None)["auctions"][0]["winner"] == 1
    assert table.view(None)["auctions"][0]["bids"][0] == []


def test_an_empty_hand_bids_nothing_by_itself():
    """Ruling 22."""
    table = start(2)
    while table.view(0)["hand"]:
        if table.waiting == [1]:
            table.answer(1, ["pass"])
        else:
            card = table.view(0)["hand"][0]
            prompt = table.prompt(0, [card])
            table.answer(0, [card, "nothing"] if prompt else [card])
    assert table.view(None)["phase"] == "bidding" and table.waiting == [1]


def test_who_starts_is_drawn_by_lot_or_named():
    """Ruling 1."""
    starters = {new(CAPITOL, 4, f"lots {number}").view(None)["consul"] for number in range(40)}
    assert starters == {0, 1, 2, 3}
    assert new(CAPITOL, 4, "lots", start_player=2).waiting == [2]


def test_the_memory_aid_lists_discards_and_is_off_by_default():
    """Ruling 4."""
    card = first(start(), "roof")
    for aid in (False, True):
        table = start(memory_aid=aid)
        table.answer(0, [card])
        assert table.view(None)["discards"] == ({"roof": [card], "block": [], "permit": []} if aid else None)


def test_every_view_can_be_told():
    for table in play(start(4), "prose", mischief=False):
        for seat in [None, *range(4)]:
            view = table.view(seat)
            said = [*CAPITOL.prose.position(view), *CAPITOL.prose.scores(view), CAPITOL.prose.headline(view)]
            said += [CAPITOL.prose.seat(view, who) for who in range(4)]
            said += CAPITOL.prose.hand(view) if seat is not None else []
            assert all(told(one) and "{" not in told(one) for one in said)
            glance = " ".join(told(one) for one in CAPITOL.prose.glance(view))
            assert len(glance) <= 1000


def test_public_words_never_name_a_hidden_card():
    """Of 62 cards the public prose names only those on top of piles, and none that is only in a hand."""
    table = start(3, "canary")
    public = " ".join(told(one) for one in CAPITOL.prose.position(table.view(None)))
    tops = {CAPITOL.words[pile["top"]] for pile in table.view(None)["piles"].values()}
    hidden = {CAPITOL.words[card] for seat in range(3) for card in table.view(seat)["hand"]} - tops
    assert hidden and not [name for name in hidden if f"{name}." in public or f"{name}," in public]


def test_typed_answers_find_what_is_meant():
    table = start()
    permit = first(table, "permit")
    number, hue = permit.rpartition("-")[2], CAPITOL.words[permit.split("-")[1]]
    found = suggest(table, 0, f"{hue} {number} house c", NAMES)
    assert found and all(one.raw[:2] == [permit, "c"] for one in found)
    assert [one.raw for one in suggest(table, 0, "pass", NAMES)] == [["pass"]]
    assert suggest(table, 0, "xyzzy", NAMES) == []


def test_a_typed_move_that_cannot_be_made_is_told_why():
    """House B is 2 high and no prefecture has a house yet; a permit is for its own colour only."""
    table = start()
    permit = first(table, "permit")
    number, hue = permit.rpartition("-")[2], permit.split("-")[1]
    other = next(site for site in table.view(None)["prefectures"] if site["colour"] != hue)
    said = CAPITOL.words[hue]
    why = objection(table, 0, f"{said} {number} house b", NAMES)
    assert why.startswith(f"House B (2 high) fits no {said} prefecture now: ") and "needs a house 1 high" in why
    why = objection(table, 0, f"{said} {number} a {other['name']}", NAMES)
    assert f"and this is a {said} permit" in why
    why = objection(table, 0, f"{said} {number} b {other['name']}", NAMES)
    assert why.startswith("House B (2 high) fits no "), "which says more than that this one is of another colour"
    assert objection(table, 0, "xyzzy", NAMES) is None
    assert objection(table, 0, f"{said} {number} xyzzy", NAMES) is None


def test_both_printings_names_of_the_colours_are_understood():
    """Ruling 43."""
    table = new(CAPITOL, 4, "colours", start_player=0)
    for ours, theirs in (("light blue", "white"), ("purple", "black"), ("pink", "red")):
        mine, others = suggest(table, 0, ours, NAMES), suggest(table, 0, theirs, NAMES)
        assert [one.raw for one in mine] == [one.raw for one in others]


def test_a_typed_bid_names_cards_in_order():
    table = start(2)
    everybody_passes(table)
    one, two = table.view(0)["hand"][0], table.view(0)["hand"][-1]
    text = f"{CAPITOL.words[two]} + {CAPITOL.words[one]}"
    assert suggest(table, 0, text, NAMES)[0].raw == [two, one]
    assert [] in [each.raw for each in suggest(table, 0, "", NAMES)]


def test_a_card_is_named_as_it_is_called_though_a_part_of_it_is_another_word_for_it():
    """Blue is light blue (ruling 43), and "light blue" not "light light blue"."""
    for number in range(9):
        table = new(CAPITOL, 2, f"names {number}", start_player=0)
        everybody_passes(table)
        light = [card for card in table.view(0)["hand"] if "light blue" in CAPITOL.words[card]]
        for card in light:
            for called in (CAPITOL.words[card], CAPITOL.words[card].removeprefix("light ")):
                assert suggest(table, 0, called, NAMES)[0].raw == [card]
        if light:
            return
    raise AssertionError("nobody has had a light blue permit")


@pytest.mark.parametrize("typed", ["STOP card on top: no bid", "stop", "nothing", "pass"])
def test_no_bid_can_be_typed_as_it_is_called(typed):
    table = start(2)
    everybody_passes(table)
    assert suggest(table, 0, typed, NAMES)[0].raw == []
    table.answer(0, suggest(table, 0, typed, NAMES)[0].raw)
    assert table.given(0) == []


def test_whatever_is_suggested_is_legal_and_fits_a_line():
    for table in play(start(4), "suggest", mischief=False):
        for seat in table.waiting:
            for one in suggest(table, seat, "", NAMES):
                assert len(one.label) <= LABEL
                again(table).answer(seat, one.raw)
        if len(table.log) > 30:
            return


def test_words_are_found_in_any_script():
    assert words("Föro 12, ПАЛАТИН!") == ["foro", "12", "палатин"]


def test_nobody_is_suggested_anything_when_not_asked():
    with pytest.raises(NotAsked):
        suggest(start(), 1, "", NAMES)


def test_the_steward_answers_alike_in_all_worlds_it_cannot_tell_apart():
    """Its answer follows from its seat's view; the same view in another table, the same answer."""
    for table in play(start(3), "steward", mischief=False):
        if table.over:
            break
        for seat in table.waiting:
            assert advise(table, seat) == advise(again(table), seat)
            again(table).answer(seat, advise(table, seat))


def test_the_steward_finishes_games_with_itself_and_with_chance():
    for seats in CAPITOL.seats:
        table, chance = start(seats, f"steward {seats}"), Chance("others")
        while not table.over:
            seat = table.waiting[0]
            table.answer(seat, table.sample(seat, chance) if seat else advise(table, seat))
        assert table.result.scores[0] > min(table.result.scores)


# Components


def box(**changes):
    """A copy of the components, with some entries changed: `prefectures__palatine__small=9`."""
    components = deepcopy(COMPONENTS["capitol"])
    for path, value in changes.items():
        *groups, last = path.split("__")
        place = components
        for group in groups:
            place = place[group]
        place[last] = value
    return components


@pytest.mark.parametrize(
    "changes, key",
    [
        ({"cards__roof__copies": 3}, "cards.roof"),
        ({"prefectures__palatine__small": 9}, "prefectures.palatine.small"),
        ({"prefectures__palatine__colour": "pink"}, "prefectures"),
        ({"prefectures__palatine__row": 0}, "prefectures"),
        ({"prefectures__palatine__large": 2}, "prefectures.palatine.large"),
        ({"auctions__tiles": ["fountain"] * 12}, "auctions.tiles"),
        ({"setup__blocks": 5}, "setup.houses"),
        ({"setup__rounds": 2}, "setup.rounds"),
        ({"setup__houses": [{"height": 1, "shape": "square"}]}, "setup.houses"),
        ({"setup__houses": [{"height": 0, "shape": "round"}]}, "setup.houses"),
        ({"cards__block__values": [1, 2, 3, 4, 5, 6, 7, 10]}, "cards.block.values"),
        ({"setup__hand": {"roof": 9, "block": 2, "permit": 4}}, "setup.hand.roof"),
        ({"colours__names": ["white", "black", "red"]}, "colours.names"),
    ],
)
def test_a_wrong_box_is_refused_with_key_and_reason(changes, key):
    with pytest.raises(BadComponents) as refused:
        check(box(**changes))
    assert refused.value.key == key and refused.value.reason


def test_two_files_with_one_edition_key_are_refused_by_both_names(tmp_path):
    (tmp_path / "capitol").mkdir()
    for name in ("one", "two"):
        (tmp_path / "capitol" / f"{name}.toml").write_text(Path("rules/capitol/components.toml").read_text())
    with pytest.raises(BadComponents, match=r"two\.toml: edition\.key: 'rome' is the key of one\.toml too"):
        editions("capitol", check, tmp_path)


def test_an_owner_s_edition_stands_beside_ours_or_takes_its_place(tmp_path):
    text = (Path("rules/capitol/components.toml")).read_text()
    (tmp_path / "capitol").mkdir()
    mine = tmp_path / "capitol" / "mine.toml"
    mine.write_text(text.replace('key = "rome"', 'key = "box"').replace("printed = 2", "printed = 3"))
    found = editions("capitol", check, tmp_path)
    assert list(found) == ["box", "rome"] and found["box"].components["prefectures"]["capitoline"]["printed"] == 3
    mine.write_text(text.replace("printed = 2", "printed = 9"))
    with pytest.raises(BadComponents, match=r"mine\.toml: prefectures\.capitoline\.small"):
        editions("capitol", check, tmp_path)
    mine.write_text(text.replace("copies = 2\n", ""))
    with pytest.raises(BadComponents, match=r"mine\.toml: shape: 'copies' is missing"):
        editions("capitol", check, tmp_path)
    mine.write_text("cards = [")
    with pytest.raises(BadComponents, match=r"mine\.toml: syntax"):
        editions("capitol", check, tmp_path)


def test_a_tight_board_is_allowed_and_said_to_be_tight():
    """Ruling 29 can come into play below 48 free squares."""
    tight = box(
        **{f"prefectures__{key}__small": 5 for key in ("palatine", "caelian", "aventine", "viminal", "quirinal")}
    )
    tight["prefectures"]["esquiline"]["small"] = 4
    check(tight)
    assert any("46 small squares" in told(line) for line in CAPITOL.inventory(tight))
    assert not any("small squares are free" in told(line) for line in CAPITOL.inventory(box()))


def test_what_is_in_the_box_is_told_with_what_is_reconstructed():
    lines = [told(line) for line in CAPITOL.inventory(COMPONENTS["capitol"])]
    assert any("Reconstructed by us" in line and "Palatine" in line for line in lines)
    assert all("{" not in line for line in lines)


# What the kernel promises every game, seen on Capitol


def test_sealed_bids_commute():
    one = start(3, "commute")
    everybody_passes(one)
    two = again(one)
    bids = {seat: one.sample(seat, Chance(f"{seat}")) for seat in range(3)}
    for seat in (0, 1, 2):
        one.answer(seat, bids[seat])
    for seat in (2, 1, 0):
        two.answer(seat, bids[seat])
    assert one.view(None) == two.view(None)
    assert [line.sentence for line in one.journal(None)] == [line.sentence for line in two.journal(None)]


def test_draws_that_uncover_a_card_say_that_they_are_final_and_only_those():
    seen = set()
    for number in range(4):
        for table in play(start(4, f"final {number}"), f"final {number}", mischief=False):
            if table.view(None)["phase"] == "drawing":
                seat = table.waiting[0]
                for key, option in table.prompt(seat).options.items():
                    if key != "stop":
                        assert option.final == (table.foresee(seat, key).stop is not None)
                        seen.add(option.final)
    assert True in seen


def test_middle_positions_are_reached_in_every_phase():
    phases = set()
    for number in range(6):
        table = after(start(3, f"phase {number}"), 40 + 15 * number, f"phase {number}")
        phases.add(table.view(None)["phase"])
    assert len(phases) > 1


def test_no_suggestion_says_the_same_twice():
    seen = set()
    for table in play(start(2), "labels", mischief=False):
        for seat in table.waiting:
            for each in suggest(table, seat, "", NAMES):
                steps = each.label.split(" · ")
                assert len(steps) == len(set(steps)), each.label
                seen.add("without effect" in each.label)
                assert each.label.count("without effect") <= 1
    assert seen == {True, False}


def test_who_cannot_see_the_board_is_told_of_the_piles_and_of_what_is_auctioned():
    table = start(2)
    view = table.view(None)
    glance = " ".join(told(one) for one in CAPITOL.prose.glance(view))
    for pile in view["piles"].values():
        assert CAPITOL.words[pile["top"]] in glance
    tiles = [auction["tile"] for auction in view["auctions"]]
    assert tiles and all(CAPITOL.words[tile] in glance for tile in tiles)
