"""The flows the toys are there for, one by one."""

import json
from collections import Counter
from collections.abc import Set
from dataclasses import replace
from itertools import count

import pytest

from rules.chance import Chance, promise, seed
from rules.components import digest, read
from rules.errors import BadComponents, BadRecord, Diverged, Final, IllegalAnswer, NotAsked, Unforeseen
from rules.options import Among, Option, Ranked
from rules.options import plain as options
from rules.prompts import Amount, Pick, PickSome, yes_no
from rules.record import record, verify
from rules.script import Move, ask, ask_all, ask_any, together
from rules.table import ALWAYS, BACK, Row
from rules.typed import suggest
from rules.words import Journal, say, tell
from tests.rules.kit import after, again, asked, new, plain, play, same
from tests.toys import BIDS, BUILDER, GAMES, TAKINGS, TOWNS

# Sealed bids.


def bids(*hands):
    def setup(*arguments):
        state = BIDS.setup(*arguments)
        state.hands[:] = [list(hand) for hand in hands]
        return state

    return new(replace(BIDS, setup=setup), len(hands))


def test_equal_cards_are_counted_and_no_more_can_be_given():
    table = bids(*[["block-2", "block-2", "block-3", "roof-5"]] * 3)
    assert table.prompt(0).options["block-2"].copies == 2
    table.answer(0, ["block-2", "block-2"])
    with pytest.raises(IllegalAnswer, match="not-so-many"):
        table.answer(1, ["block-3", "block-3"])
    with pytest.raises(IllegalAnswer, match="not-between"):
        table.answer(1, ["block-2", "block-2", "block-3", "roof-5"])


def test_sealed_answers_commute():
    one, two = new(BIDS, 3), new(BIDS, 3)
    raws = {seat: one.sample(seat, Chance(f"{seat}")) for seat in range(3)}
    for seat in (0, 1, 2):
        one.answer(seat, raws[seat])
    for seat in (2, 0, 1):
        two.answer(seat, raws[seat])
    assert plain(one.state.hands) == plain(two.state.hands) and one.view(None) == two.view(None)
    assert [line.sentence for line in one.journal(None)] == [line.sentence for line in two.journal(None)]


def test_a_mind_changed_by_a_later_answer_or_by_back_and_answer_is_the_same_table():
    table = new(BIDS, 3)

    def bid(seat, salt):
        return table.sample(seat, Chance(f"{seat}{salt}"))

    first, second, rest = bid(0, "a"), bid(0, "b"), [Row(1, "bid", bid(1, "")), Row(2, "bid", bid(2, ""))]
    later = again(table, [Row(0, "bid", first), rest[0], Row(0, "bid", second), rest[1]])
    back = again(table, [Row(0, "bid", first), rest[0], Row(0, BACK, [1]), Row(0, "bid", second), rest[1]])
    plainly = again(table, [rest[0], Row(0, "bid", second), rest[1]])
    assert later.view(None) == back.view(None) == plainly.view(None)
    assert plain(later.state.hands) == plain(back.state.hands) == plain(plainly.state.hands)


def test_a_sealed_answer_can_be_taken_back_until_the_last_is_in_and_then_by_nobody():
    table = new(BIDS, 3)
    table.answer(0, [])
    table.answer(0, table.sample(0, Chance("x")))
    table.answer(1, [])
    assert table.waiting == [2] and table.can_take_back(0)
    table.take_back(0)
    assert sorted(table.waiting) == [0, 2] and table.log[-1] == Row(0, BACK, [1, 2])
    table.answer(0, [])
    table.answer(2, [])
    assert not any(table.can_take_back(seat) for seat in range(3))
    for seat, why in ((0, say("final-answered", who=2)), (1, say("final-answered", who=0)), (2, say("final-seen"))):
        with pytest.raises(Final) as refused:
            table.take_back(seat)
        assert refused.value.sentence == why


def test_previews_of_the_last_sealed_bid_tell_nothing():
    table = new(BIDS, 3)
    table.answer(0, [])
    table.answer(1, [])
    foreseen = [table.foresee(2, raw) for raw in ([], table.sample(2, Chance("q")))]
    assert foreseen[0] == foreseen[1] and foreseen[0].stop == "sealed" and not foreseen[0].journal


def test_a_tie_goes_to_the_lower_score_then_to_the_first():
    table = bids(*[["block-2"] * 4] * 2)
    for winner in (0, 1):
        for seat in (0, 1):
            table.answer(seat, ["block-2"])
        table.answer(table.waiting[0], "no")
        assert table.state.scores[winner]


def test_a_standing_no_to_vetoes_is_given_at_once_and_a_revoked_one_is_not():
    table = new(BIDS, 3)
    for seat in range(3):
        table.answer(seat, table.sample(seat, Chance("z")))
    one = table.waiting[0]
    table.answer(one, "no", always=True)
    assert table.waiting != [one] and table.standing(one) == {"veto": "no"}
    rows = len(table.log)
    same(table, again(table))
    table.no_longer(one, "veto")
    assert table.standing(one) == {} and len(table.log) == rows + 1
    with pytest.raises(IllegalAnswer, match="not-standing"):
        table.no_longer(one, "veto")
    with pytest.raises(IllegalAnswer, match="not-repeating"):
        new(BIDS, 3).answer(0, [], always=True)


def test_a_private_question_with_one_choice_left_is_still_asked():
    table = bids([], ["block-1"])
    assert table.waiting == [0, 1] and table.prompt(0).only() == []


# Towns.


def towns(seats=3):
    table = new(TOWNS, seats)
    for seat in range(seats):
        table.answer(seat, table.view(seat)["hand"][:2])
    return table


def test_a_spot_taken_by_the_partner_is_refused_with_its_reason():
    table = towns()
    mine, theirs = sorted(table.state.kept[0])[0], sorted(table.state.kept[1])[0]
    before = table.prompt(1, [f"{theirs}-left"]).options
    assert "b2" in before
    number = table.opened(1)
    table.answer(0, [f"{mine}-right", "b2"])
    assert "b2" not in table.prompt(1, [f"{theirs}-left"]).options and table.opened(1) == number
    with pytest.raises(IllegalAnswer, match="taken"):
        table.answer(1, [f"{theirs}-left", "b2"])
    with pytest.raises(IllegalAnswer, match="apart"):
        table.answer(1, [f"{theirs}-left", "d4"])
    table.answer(1, [f"{theirs}-left", "b3"])


def test_half_a_move_is_no_answer_and_its_steps_are_asked_one_by_one():
    table = towns()
    tile = sorted(table.state.kept[0])[0]
    assert table.prompt(0).key == "what" and table.prompt(0, [f"{tile}-left"]).key == "spot"
    assert table.prompt(0, [f"{tile}-left", "a1"]) is None
    for raw, why in (
        ([f"{tile}-left"], "unfinished"),
        ([f"{tile}-left", "a1", "a2"], "too-long"),
        ("a1", "not-a-choice"),
    ):
        with pytest.raises(IllegalAnswer, match=why):
            table.answer(0, raw)
    assert table.log[-1].key == "draft"


def test_who_waits_is_asked_again_when_the_partner_has_placed():
    table = towns()
    table.answer(0, ["wait-left"])
    assert 0 in table.waiting and "wait-left" not in table.prompt(0).options
    table.answer(0, ["wait-right"])
    assert table.waiting == [1, 2]
    tile = sorted(table.state.kept[1])[0]
    table.answer(1, [f"{tile}-left", "a1"])
    assert table.waiting == [0, 1, 2] and all(key.endswith("right") for key in table.prompt(0).options)


def test_when_all_wait_the_lowest_seat_must_place():
    table = towns()
    for seat in range(3):
        for side in ("left", "right"):
            if seat in table.waiting and f"wait-{side}" in table.prompt(seat).options:
                table.answer(seat, [f"wait-{side}"])
    assert table.waiting == [0] and not any(key.startswith("wait") for key in table.prompt(0).options)


def test_wait_can_be_taken_back_and_the_partner_is_not_disturbed():
    table = towns()
    number = table.opened(1)
    table.answer(0, ["wait-left"])
    table.take_back(0)
    assert "wait-left" in table.prompt(0).options and table.opened(1) == number and table.opened(0) == len(table.log)


class Proposals:
    """Table talk, as a cog keeps it: outside the log, gone with the question it was about."""

    def __init__(self):
        self.open = {}

    def propose(self, table, seat, raw):
        foreseen = table.foresee(seat, raw)
        self.open[seat] = (table.opened(seat), raw)
        return foreseen

    def standing(self, table):
        return {s: raw for s, (number, raw) in self.open.items() if s in table.waiting and table.opened(s) == number}


def test_proposals_leave_no_trace_in_the_log():
    table, talk = towns(), Proposals()
    tile = sorted(table.state.kept[0])[0]
    log, state = list(table.log), plain(table.state)
    foreseen = talk.propose(table, 0, [f"{tile}-right", "c3"])
    assert foreseen.view["towns"][0] == {"c3": tile} and foreseen.journal[0].sentence.key == "placed"
    assert table.log == log and plain(table.state) == state and talk.standing(table) == {0: [f"{tile}-right", "c3"]}
    other = sorted(table.state.kept[1])[0]
    table.answer(1, [f"{other}-left", "a1"])
    assert talk.standing(table), "the partner's move does not withdraw my idea"
    table.answer(0, ["wait-left"])
    assert not talk.standing(table)


# Takings.


def answers(table, salt, which):
    """Play to the end with answers that hang on seat, question and how often it came, not on the order of asking."""
    times, most = Counter(), 0
    while not table.over:
        most = max(most, len(table.waiting))
        seat = table.waiting[which]
        key = asked(table, seat).key
        times[seat, key] += 1
        table.answer(seat, table.sample(seat, Chance(f"{salt}/{seat}/{key}/{times[seat, key]}")))
    return most


@pytest.mark.parametrize("seats", TAKINGS.seats)
def test_side_by_side_is_the_same_as_in_order_where_the_supply_suffices(seats):
    for salt in range(60):
        one, two = (new(TAKINGS, seats, seed=f"{salt}", in_order=order) for order in (True, False))
        assert answers(one, salt, 0) == 1 and answers(two, salt, -1) > 1
        assert one.result == two.result and one.view(0) == two.view(0)


def test_short_supply_is_asked_strictly_in_order_and_discards_reach_the_next():
    strict = 0
    for table in play(new(TAKINGS, 3, supply=4), "short", mischief=False):
        state = table.state
        if not table.over and asked(table, table.waiting[0]).key == "take":
            material = asked(table, table.waiting[0]).question.values["what"]
            owed = sum(state.tiles[seat].count(material) for seat in range(3))
            strict += len(table.waiting) == 1 and owed > state.supply[material]
    assert strict


def test_standing_answers_shorten_the_game_and_replay():
    def waits(with_standing):
        table, chance, count = new(TAKINGS, 4), Chance("st"), 0
        while not table.over:
            seat = table.waiting[0]
            count += 1
            if with_standing and asked(table, seat).key == "take":
                table.answer(seat, "fame", always=True)
            else:
                raw = "fame" if asked(table, seat).key == "take" else table.sample(seat, chance)
                table.answer(seat, raw)
        assert same(table, again(table))
        return count, table.view(None)

    (long, result), (short, other) = waits(False), waits(True)
    assert short < long * 0.7 and result == other


def test_what_is_told_before_the_first_answer_is_in_the_journal_but_in_no_preview():
    def play(state):
        state.journal.tell("end")
        return (yield from TAKINGS.play(state))

    table = new(replace(TAKINGS, play=play))
    assert [(line.number, line.sentence.key) for line in table.journal(None)] == [(0, "end")]
    assert table.journal(None, since=0) == []
    foreseen = table.foresee(0, table.sample(0, Chance("any"))).journal
    assert foreseen and all(line.number == 1 for line in foreseen)


def test_a_preview_stops_at_anothers_standing_answer():
    table, chance = new(TAKINGS, 2), Chance("peek")
    while not (asked(table, table.waiting[0]).key == "tile" and table.standing(1 - table.waiting[0])):
        seat = table.waiting[0]
        if asked(table, seat).key == "take":
            table.answer(seat, "all", always=True)
        else:
            table.answer(seat, table.sample(seat, chance))
    me = table.waiting[0]
    for raw in table.prompt(me).options:
        foreseen = table.foresee(me, raw)
        assert not any(line.sentence.values.get("who") == 1 - me for line in foreseen.journal)


def test_undo_ends_with_the_draw_and_reaches_over_the_next_call():
    table = new(TAKINGS, 2)
    table.answer(0, table.state.row[0])
    first = table.waiting
    if first == [0] and asked(table, 0).key == "take":
        assert table.can_take_back(0)
        table.answer(0, "fame")
    assert not table.can_take_back(0), "a tile has been turned up"


# The builder.


def test_a_whole_turn_is_one_row_and_steps_with_one_answer_are_not_in_it():
    table = new(BUILDER, 2)
    assert table.prompt(0).key == "what" and table.prompt(0, ["horreum"]).key == "district"
    assert (
        table.prompt(0, ["horreum", "a"]).key == "place" and table.prompt(0, ["horreum", "a", "a1r0"]).key == "payment"
    )
    table.answer(0, ["horreum", "a", "a1r0", "stone+amphora"])
    assert table.log == [Row(0, "turn", ["horreum", "a", "a1r0", "stone+amphora"])]
    assert table.state.stock[0] == Counter(wood=2, stone=1)
    table.answer(1, ["rest"])
    table.state.stock[0].clear()
    table.state.stock[0].update(stone=3)
    assert [row.key for row in table.log] == ["turn", "turn"] and table.waiting == [0]
    assert "templum" in table.prompt(0).options and table.prompt(0, ["templum", "c", "d3r0"]) is None
    with pytest.raises(IllegalAnswer, match="no-goods"):
        table.answer(0, ["forum", "a", "a1r0"])


def test_effects_ask_in_the_middle_and_everybody_else_in_turn():
    table = new(BUILDER, 3)
    table.answer(0, ["forum", "a", "a2r0", "stone+stone+wood"])
    assert table.waiting == [0] and asked(table, 0).key == "gift"
    table.answer(0, "amphora")
    for seat in (1, 2):
        assert table.waiting == [seat] and asked(table, seat).key == "swap"
        table.answer(seat, "yes")
    assert (
        table.waiting == [1] and asked(table, 1).key == "turn" and table.can_take_back(2) and not table.can_take_back(0)
    )


def test_sealed_moves_of_several_kinds_have_a_condition_each():
    table = new(BUILDER, 2)
    table.answer(0, ["rest"])
    table.state.tokens[0][:] = ["velites", "velites", "equites", "garland", "bull"]
    table.answer(1, ["rest"])
    assert table.waiting == table.asked == [0], "who has nothing to send is ready by itself, and no row says so"
    with pytest.raises(NotAsked):
        table.answer(1, [])
    assert table.prompt(0).condition.sentence == say("enough", kind="troops", least=2)
    with pytest.raises(IllegalAnswer, match="enough"):
        table.answer(0, [["velites"], ["garland"]])
    with pytest.raises(IllegalAnswer, match="enough"):
        table.prompt(0, [["velites"]])
    assert table.prompt(0, [["velites", "velites"]]).key == "offerings"
    table.answer(0, [["velites", "velites"], ["garland"]])
    assert table.log[-1] == Row(0, "demand", [["velites", "velites"], ["garland"]])
    assert table.state.tokens[0] == ["equites", "bull"]


def test_all_you_have_is_enough():
    table = new(BUILDER, 2)
    table.answer(0, ["rest"])
    table.state.tokens[0][:] = ["velites"]
    table.answer(1, ["rest"])
    with pytest.raises(IllegalAnswer, match="enough"):
        table.answer(0, [[]])
    table.answer(0, [["velites"]])
    assert table.state.tokens[0] == []


def test_a_preview_of_gathering_names_the_draw_only():
    table = new(BUILDER, 2)
    foreseen = table.foresee(0, ["gather"])
    assert foreseen.stop == "goods" and foreseen.journal == [] and foreseen.view == table.view(0)


def test_a_solo_table_plays_against_the_automaton():
    *_, table = play(new(BUILDER, 1), "solo")
    assert table.over and sum(line.sentence.key == "caepio" for line in table.journal(None)) >= 3


# The kernel on its own.


def game(script, seats=2, words=None):
    """A game made of one script, for a test."""

    class State:
        def __init__(self, chance):
            self.journal, self.chance, self.count = Journal(), chance, 0

    return replace(
        BIDS, key="bids", setup=lambda c, n, o, chance: State(chance), play=script, view=lambda state, seat: state.count
    )


def test_a_move_that_draws_is_a_fault_and_leaves_the_table_usable():
    def choose(state):
        yield from ask(0, Pick("a", say("a"), options("xy")))
        state.chance.roll("die", 1, 6)

    def script(state):
        yield from ask(0, Move("move", say("m"), lambda: choose(state)))

    table = new(game(script), 2)
    with pytest.raises(Unforeseen):
        table.answer(0, ["x"])
    assert table.log == [] and table.waiting == [0]


def test_a_step_meant_for_a_question_without_a_choice_is_refused_with_that_questions_reason():
    def choose():
        yield from ask(0, Pick("go", say("go"), options("ab")))
        only = Ranked("c", lambda key: Option(key, key), str, lambda key: say("no-money") if key == "d" else None)
        return (yield from ask(0, Pick("buy", say("buy"), only)))

    move = Move("move", say("move"), choose)
    assert move.parse(["a"]) == "c"
    with pytest.raises(IllegalAnswer, match="no-money"):
        move.parse(["a", "d"])
    for surplus in ("c", "e", 7, ["d"]):
        with pytest.raises(IllegalAnswer, match="too-long"):
            move.parse(["a", surplus])


def test_a_side_script_may_ask_its_own_seat_only():
    for wrong in (lambda: ask(1, Amount("n", say("n"), 0, 9)), lambda: ask_all({0: Amount("n", say("n"), 0, 9)})):
        with pytest.raises(AssertionError, match="own seat"):
            new(game(lambda state, wrong=wrong: together({0: wrong})), 2)


def test_a_row_does_not_change_with_the_list_it_was_made_from():
    table = towns()
    raw = ["wait-left"]
    table.answer(0, raw)
    raw.append("more")
    assert table.log[-1].raw == ["wait-left"] and same(table, again(table))


def test_a_question_without_an_answer_is_a_fault():
    for prompt in (Pick("p", say("p"), {}), Amount("a", say("a"), 2, 1), PickSome("s", say("s"), {}, 1, 1)):
        with pytest.raises(AssertionError):
            new(game(lambda state, prompt=prompt: ask(0, prompt)), 2)


def test_questions_with_one_answer_chain_without_rows():
    def script(state):
        for _ in range(5):
            state.count += yield from ask(0, Amount("n", say("n"), 1, 1))
            state.count += yield from ask(1, Pick("p", say("p"), {"a": Option("a", 10)}))
        yield from ask_any({0: Amount("x", say("x"), 0, 1), 1: Amount("y", say("y"), 0, 1)})
        yield from ask(0, Amount("z", say("z"), 0, 1))
        return state.count

    table = new(game(script), 2)
    assert table.state.count == 55 and table.log == [] and table.waiting == [0, 1]
    table.answer(1, 0)
    assert table.waiting == [0]
    table.take_back(1)
    assert table.waiting == [0, 1]
    table.answer(0, 1)
    table.answer(0, 1)
    assert table.over and table.result == 55 and not table.can_take_back(0), "the secret has been told"


def test_numbers_are_exact():
    amount = Amount("n", say("n"), 0, 3)
    for raw in (True, 1.0, "1", None, 4, -1, [1]):
        with pytest.raises(IllegalAnswer):
            amount.parse(raw)


def test_typed_answers_are_filled_up_to_what_must_be_chosen():
    table = new(TOWNS, 3)
    hand = [*table.prompt(0).options]
    offered = [one.raw for one in suggest(table, 0, "", ["A", "B", "C"])]
    assert len(offered) == 15 and all(len(raw) == 2 for raw in offered), "each two of six, once"
    assert suggest(table, 0, f"{hand[1]} {hand[0]}", ["A", "B", "C"])[0].raw == [hand[1], hand[0]]


def a_record():
    *_, table = play(new(BIDS, 3, seed("secret", ["1", "2", "3"])), "record")
    return json.loads(json.dumps(record(table, "secret", ["1", "2", "3"])))


@pytest.mark.parametrize("name", list(a_record()))
@pytest.mark.parametrize("wrong", [None, 7.5, "nonsense", [], {}, [1], ["x"], [[0, "bid"]]])
def test_a_record_of_another_shape_is_refused_and_never_a_fault(name, wrong):
    document = a_record()
    assert verify(document, GAMES).over
    if wrong == document[name]:
        return
    for broken in ({**document, name: wrong}, {key: value for key, value in document.items() if key != name}):
        with pytest.raises((BadRecord, Diverged)):
            verify(broken, GAMES)


@pytest.mark.parametrize("document", [{}, [], None, "x", 1])
def test_what_is_no_record_is_said_to_be_none(document):
    with pytest.raises(BadRecord, match="not the record of a game"):
        verify(document, GAMES)


def test_among_knows_legality_once():
    calls = []

    def objection(value):
        calls.append(value)
        return say("odd") if value % 2 else None

    among = Among({f"{n}": Option(f"{n}", n) for n in range(100)}, objection)
    prompt = Pick("p", say("p"), among)
    assert prompt.parse("8") == 8 and calls == [8]
    with pytest.raises(IllegalAnswer, match="odd"):
        prompt.parse("9")
    with pytest.raises(IllegalAnswer, match="not-a-choice"):
        prompt.parse("100")
    calls.clear()
    assert (
        prompt.only() is None
        and calls == [0, 1, 2]
        and len(among) == 50
        and "7" not in among
        and among.get("7") is None
    )


def test_a_seat_beyond_the_names_is_the_games_own():
    """A table of one against an automaton: no seat of the table, but one of the game's state and journal."""
    words = {"beats": "{who:seat} beats {all:seats}.", "automaton": "The machine"}
    assert tell(say("beats", who=1, all=[0]), words, ["Ann"]) == "The machine beats Ann."
    assert tell(say("beats", who=0, all=[1, 0]), words, ["Ann"]) == "Ann beats The machine and Ann."


def test_ranked_options_are_put_in_order_when_looked_at_and_may_say_what_is_none_of_them():
    described = []

    def describe(key):
        described.append(key)
        return Option(key, key)

    far = Ranked("312", describe, int, lambda key: say("too-far") if key.isdecimal() else None)
    prompt = Pick("steps", say("steps"), far)
    assert prompt.parse("2") == "2" and not described
    assert list(far) == ["1", "2", "3"] and [option.key for option in far.values()] == described
    with pytest.raises(IllegalAnswer, match="too-far"):
        prompt.parse("4")
    for given, raw in ((far, "x"), (far, 4), (far, ["1"]), (Ranked("312", describe, int), "4")):
        with pytest.raises(IllegalAnswer, match="not-a-choice"):
            Pick("steps", say("steps"), given).parse(raw)


class Even(Set):
    """Even numbers as they are asked for; the list of them is never needed."""

    def __contains__(self, key):
        return isinstance(key, str) and key.isdecimal() and int(key) % 2 == 0

    def __iter__(self):
        return (str(number) for number in count(0, 2))

    def __len__(self):
        raise AssertionError("nobody needs all of them")


def test_ranked_options_may_find_out_their_keys_as_they_are_needed():
    prompt = Pick("even", say("even"), Ranked(Even(), lambda key: Option(key, key), int))
    assert prompt.parse("1000") == "1000" and prompt.only() is None
    with pytest.raises(IllegalAnswer):
        prompt.parse("7")


def test_the_same_question_asked_again_is_a_new_one():
    again_and_again = yes_no("go", say("go"), repeats=True)

    def script(state):
        for _ in range(4):
            yield from ask(0, again_and_again)
        yield from ask(1, Amount("n", say("n"), 0, 1))

    table = new(game(script), 2)
    table.answer(0, "no")
    assert table.opened(0) == 1
    table.answer(0, "yes", always=True)
    assert table.waiting == [1] and len(table.log) == 2 and same(table, again(table))


def test_another_seats_standing_answer_ends_undo_like_any_other():
    def script(state):
        while True:
            yield from ask(0, Amount("n", say("n"), 0, 9))
            yield from ask(1, yes_no("agree", say("a"), repeats=True))

    table = new(game(script), 2)
    table.answer(0, 1)
    assert table.can_take_back(0)
    table.answer(1, "yes", always=True)
    assert table.waiting == [0] and not table.can_take_back(0) and table.can_take_back(1)
    table.answer(0, 2)
    assert table.waiting == [0] and not table.can_take_back(0), "seat 1 has answered, though no row says so"
    table.no_longer(1, "agree")
    other = again(table)
    other.strike(0, [2, 3])  # the standing answer itself, though it was revoked since
    assert other.standing(1) == {} and same(other, again(other))
    table.answer(0, 3)
    assert table.waiting == [1] and table.can_take_back(0) and same(table, again(table))


def test_striking_by_consent_meets_the_same_cards_again():
    table = after(new(TAKINGS, 2), 10, "consent", mischief=False)
    view = again(table, table.log[:4]).view(0)
    log = list(table.log)
    table.strike(1, range(5, 11))
    assert table.view(0) == view and table.log[:10] == log[:10] and len(table.log) == 11
    assert [table.opened(seat) for seat in table.waiting] == [11], "a panel from before shows that it is stale"
    for row in log[4:10]:
        table.answer(row.seat, row.raw)
    assert plain(table.view(0)) == plain(again(table, log[:10]).view(0))


# Records.


def ended(key):
    secret, joins = "a secret", ["100", "200", "300"]
    *_, table = play(new(GAMES[key], 3, seed=seed(secret, joins)), "record")
    return json.loads(json.dumps(record(table, secret, joins)))


@pytest.mark.parametrize("key", list(GAMES))
def test_a_record_is_verified_and_each_forgery_found(key):
    document = ended(key)
    assert verify(document, GAMES).over
    last = max(number for number, row in enumerate(document["log"]) if row[1] not in (BACK, ALWAYS))
    forgeries = [
        ("secret", "another"),
        ("joins", ["100", "200", "301"]),
        ("promise", promise("another")),
        ("version", 2),
        ("result", [[9, 9, 9], [0], ["end", {}]]),
        ("log", document["log"][:last]),
        ("components", {**document["components"], "rounds": {"number": 2}} if key == "builder" else None),
    ]
    for name, value in forgeries:
        with pytest.raises((BadRecord, Diverged, TypeError)):
            verify({**document, name: value}, GAMES)


def test_a_running_game_is_not_recorded():
    with pytest.raises(AssertionError):
        record(new(BIDS), "s", [])


# Components.


def test_components_say_where_they_come_from(tmp_path):
    def file(text):
        path = tmp_path / "box.toml"
        path.write_text(text)
        return path

    assert read(file('[cards]\nsource = "found"\n[cards.a]\nn = 1\n'))["cards"]["a"] == {"n": 1}
    for text, complaint in (
        ("[cards]\nn = 1", "cards: source is None"),
        ('[cards]\nsource = "memory"\nn = 1', "cards: source is 'memory'"),
        ("[cards", "syntax"),
        ('[cards.a]\nsource = "found"\n[cards.b]\nn = 1', "cards.b"),
    ):
        with pytest.raises(BadComponents, match=complaint):
            read(file(text))
    assert digest({"a": 1, "b": 2}) == digest({"b": 2, "a": 1}) and NotAsked is not None
