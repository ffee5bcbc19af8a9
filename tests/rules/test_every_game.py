"""What holds for every game, whatever its rules."""

import json
from functools import partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.chance import Chance
from rules.errors import Diverged, Final, IllegalAnswer, NotAsked, Refused, Unforeseen
from rules.prompts import Pick
from rules.script import Move, Sealed
from rules.table import BACK, Row, Table
from rules.words import KERNEL, tell
from tests.rules.kit import GAMES, after, again, asked, looks, new, panel, plain, play, same, seen, step

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
every_size = pytest.mark.parametrize(
    "game, seats", [(g, n) for g in GAMES.values() for n in g.seats], ids=lambda one: getattr(one, "key", str(one))
)


@every_size
def test_random_games_end_and_replay_to_the_same_table(game, seats):
    for seed in range(-(-36 // seats)):
        *_, table = play(new(game, seats, f"seed {seed}"), f"play {seed}")
        assert table.over and not table.waiting and same(table, again(table))


@every_size
def test_nobody_is_left_with_a_question_that_has_one_answer(game, seats):
    """Also where it was the move of another that left but one."""
    for seed in range(-(-12 // seats)):
        for table in play(new(game, seats, f"one {seed}"), f"one {seed}", mischief=False):
            for seat in table.waiting:
                question = asked(table, seat)
                assert question.private or question.only() is None


@every_game
@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10**6), until=st.integers(0, 60))
def test_replay_is_equal_at_any_moment_with_any_mix_of_doings(game, seed, until):
    table = after(new(game, seed=f"s{seed}"), until, f"p{seed}")
    assert same(table, again(table))


@every_game
def test_catching_up_row_by_row_is_replaying(game):
    *_, table = play(new(game), "catch up")
    other = new(game)
    for row in table.log:
        other.extend([row])
    assert same(table, other)


@every_game
def test_struck_rows_might_never_have_been(game):
    for seed in range(8):
        *_, table = play(new(game, seed=f"{seed}"), f"{seed}")
        struck = {number for row in table.log if row.key == BACK for number in row.raw}
        rest = [row for number, row in enumerate(table.log, 1) if row.key != BACK and number not in struck]
        clean = again(table, rest)
        told = [[line.sentence for line in t.journal(None)] for t in (table, clean)]
        assert clean.result == table.result and clean.view(None) == table.view(None) and told[0] == told[1]


@every_game
def test_every_option_is_accepted_and_leads_on(game):
    for table in looks(new(game), "options", every=5):
        for seat in table.asked:
            prompt = table.prompt(seat)
            if not isinstance(prompt, Pick):
                continue
            for key in prompt.options:
                if isinstance(asked(table, seat), Move):
                    table.prompt(seat, [key])
                else:
                    again(table).answer(seat, key)


@every_game
def test_a_refused_answer_leaves_the_table_untouched(game):
    nonsense = ["no such option", -1, 10**9, True, None, [], ["x"], [["x"]], ["what", 1], {}, 1.5]
    for table in looks(new(game), "refuse", every=4):
        before, log = plain(table.state), list(table.log)
        for seat in range(table.seats):
            for raw in nonsense:
                for attempt in (table.answer, table.foresee, partial(table.answer, always=True)):
                    if raw in ([], True) and seat in table.asked:
                        continue  # may be legal
                    with pytest.raises(Refused) as refusal:
                        attempt(seat, raw)
                    assert tell(refusal.value.sentence, KERNEL | table.game.words, [""] * 9)
            if not table.can_take_back(seat):
                with pytest.raises(Final):
                    table.take_back(seat)
        with pytest.raises(NotAsked):
            table.answer(99, "yes")
        assert plain(table.state) == before and table.log == log and same(table, again(table))


@every_game
def test_looking_changes_nothing(game):
    for table in looks(new(game), "look"):
        before, log, drawn = plain(table.state), list(table.log), table.chance.seen
        for seat in [None, *range(table.seats)]:
            seen(table, seat)
        assert plain(table.state) == before and table.log == log and table.chance.seen == drawn


@every_game
def test_what_is_foreseen_comes_true(game):
    for table in looks(new(game), "come true", mischief=False, every=3):
        if table.over:
            continue
        seat = table.waiting[0]
        raw = table.sample(seat, Chance("true"))
        foreseen, known = table.foresee(seat, raw), len(table.log)
        after = again(table)
        after.answer(seat, raw)
        told = after.journal(seat, since=known)
        assert foreseen.journal == told[: len(foreseen.journal)]
        if foreseen.stop is None:
            assert foreseen.journal == told and foreseen.view == after.view(seat)


@every_game
def test_undo_is_the_rule_as_written(game):
    """Own last answer, nothing seen since, nobody else has answered since; or an answer in an open sealed stage."""
    offered = 0
    for seed in range(6):
        for table in looks(new(game, seed=f"undo {seed}"), f"undo {seed}"):
            for seat in range(table.seats):
                mine = [act for act in table._driver.acts.all if act.seat == seat and act.number]
                last = table._driver.acts.all.index(mine[-1]) if mine else 0
                lone = bool(mine) and all(act.seat == seat for act in table._driver.acts.all[last:])
                unseen = bool(mine) and mine[-1].seen == table.chance.seen
                pending = isinstance(table._driver.asked, Sealed) and bool(mine) and last >= table._driver.acts.stage
                assert table.can_take_back(seat) == (not table.over and ((lone and unseen) or pending))
                offered += table.can_take_back(seat)
                if table.can_take_back(seat):
                    other = again(table)
                    other.take_back(seat)
                    assert seat in other.waiting and plain(other.state) == plain(
                        again(table, earlier(table, seat)).state
                    )
    assert offered


def earlier(table, seat):
    """The log with the seat's last answer struck by hand."""
    return [*table.log, Row(seat, BACK, table._driver.revocable(seat))]


@every_game
def test_undo_and_redo_meet_the_same_cards(game):
    for table in looks(new(game), "redo", mischief=False):
        for seat in range(table.seats):
            if table.can_take_back(seat) and not isinstance(table._driver.asked, Sealed):
                other, raw = again(table), table.log[table._driver.revocable(seat)[0] - 1].raw
                other.take_back(seat)
                if seat in other.waiting:
                    other.answer(seat, raw)
                assert plain(other.view(seat)) == plain(table.view(seat))


@every_game
def test_opened_numbers_never_come_twice(game):
    """A custom id may name a question by seat and number: the next one, or the same asked again, has another number."""
    for seed in range(6):
        questions = {}
        for table in play(new(game, seed=f"{seed}"), f"opened {seed}"):
            for seat in table.asked:
                mine = len([row for row in table.log if row.seat == seat])
                key = (seat, table.opened(seat))
                assert table.opened(seat) <= len(table.log)
                assert questions.setdefault(key, (asked(table, seat).key, mine)) == (asked(table, seat).key, mine)


@every_game
def test_others_answers_leave_my_open_question_its_number(game):
    table = new(game)
    chance = Chance("others")
    while not table.over:
        numbers = {seat: (table.opened(seat), table._driver.asked[seat]) for seat in table.asked}
        rows = len(table.log)
        step(table, chance, mischief=False)
        mover = table.log[rows].seat
        for seat, (number, question) in numbers.items():
            if seat != mover and table._driver.asked.get(seat) is question:
                assert table.opened(seat) == number


@every_game
def test_a_fault_in_the_rules_leaves_a_table_that_replay_repairs(game):
    table = after(new(game), 9, "fault", mischief=False)
    good, journal = list(table.log), table.state.journal
    table.state.journal = None
    while True:
        try:
            step(table, Chance("break"), mischief=False)
        except AttributeError:
            break
    assert len(table.log) > 0
    table.state.journal = journal
    fixed = again(table, good)
    assert fixed.waiting and step(fixed, Chance("on"), mischief=False) is None


@every_game
def test_a_fault_inside_the_script_is_never_taken_for_the_end(game):
    table = after(new(game), 6, "fault", mischief=False)

    def broken():
        yield
        raise ZeroDivisionError

    table._driver.script = broken()
    next(table._driver.script)
    with pytest.raises(ZeroDivisionError):
        for _ in range(20):
            step(table, Chance("break"), mischief=False)
    assert not table.over and table.waiting == [] and not table.can_take_back(99)
    with pytest.raises(NotAsked):
        table.answer(0, "yes")


@every_game
def test_rules_that_changed_are_noticed(game):
    *_, table = play(new(game), "changed", mischief=False)
    log = list(table.log)
    for number in (1, len(log) // 2, len(log)):
        row = log[number - 1]
        for wrong in (row._replace(key="another"), row._replace(raw="nonsense"), row._replace(seat=99)):
            with pytest.raises(Diverged) as caught:
                again(table, [*log[: number - 1], wrong, *log[number:]])
            assert caught.value.number == number
            rest = Row(0, BACK, list(range(number, len(log) + 1)))
            mended = again(table, [*log[: number - 1], wrong, *log[number:], rest])
            assert plain(mended.state) == plain(again(table, log[: number - 1]).state) and not mended.over
            *_, ended = play(mended, "on")
            assert ended.over and same(ended, again(ended))


@every_game
def test_views_and_journals_are_json_and_no_part_of_the_state(game):
    for table in looks(new(game), "json"):
        for seat in [None, *range(table.seats)]:
            view, before = table.view(seat), plain(table.state)
            assert json.loads(json.dumps(view)) == view and json.dumps(table.journal(seat))
            for value in view.values():
                if isinstance(value, list | dict):
                    value.clear()
            assert plain(table.state) == before


@every_game
def test_every_sentence_can_be_told(game):
    names = [f"N{seat}" for seat in range(9)]
    for table in looks(new(game), "tell"):
        for seat in [None, *range(table.seats)]:
            for page in panel(table, seat) or []:
                assert tell(page[1], game.words, names)
    for line in table.journal(None):
        assert tell(line.sentence, game.words, names)
    assert tell(table.result.why, game.words, names)


def test_unforeseen_is_not_a_refusal():
    assert not issubclass(Unforeseen, Refused) and issubclass(IllegalAnswer, KeyError) and Table is not None
