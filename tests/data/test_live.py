"""Answers: durable before they are shown, counted once, tried again when overtaken; and what memory may hold."""

import asyncio
import logging
import resource
import sqlite3
from collections import Counter
from contextlib import closing, contextmanager, suppress
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from data.errors import Broken, Declined, Lost, Stale
from data.store import Store
from rules.chance import Chance
from rules.errors import Final, IllegalAnswer, NotAsked, Refused
from rules.record import verify
from rules.table import BACK, Row
from tests.data.kit import ANN, BOB, CAT, GAMES, Clock, alive, opened, started, stored, stricter, told, turn, turns
from tests.rules.kit import same

# Saved first, shown then.


@pytest.mark.parametrize("game", GAMES)
async def test_whole_games_come_back_from_the_file_as_they_were(live, game):
    info = await started(live, game)
    await turns(live, info.id, 5000)
    async with live.held(info.id) as held, alive(live.store).held(info.id) as again:
        assert same(held.table, again.table) and held.table.over
        assert held.info == again.info and held.info.status == "over"
    record = await live.record(info.id)
    assert verify(record, GAMES).over and await live.export(info.id) == record


DOINGS = ("answer", "back", "always", "nonsense")


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    doings=st.lists(
        st.tuples(st.sampled_from(["answer", "back", "always", "nonsense"]), st.integers(0, 9)), max_size=25
    )
)
def test_whatever_was_returned_as_done_is_in_the_file_and_nothing_else(tmp_path_factory, doings):
    async def live_it():
        path = tmp_path_factory.mktemp("home") / "aedile.db"
        live, done = alive(await Store.open(path, clock=Clock())), []
        info = await started(live, "takings")
        for doing, number in doings:
            seat = number % 3
            async with live.held(info.id) as held:
                raw = held.table.sample(seat, Chance(f"{number}")) if seat in held.table.asked else "all"
            with suppress(Refused):
                match doing:
                    case "back":
                        answered = await live.take_back(info.id, seat, by=(ANN, BOB, CAT)[seat])
                    case _:
                        raw = {"of": raw} if doing == "nonsense" else raw
                        by, always = (ANN, BOB, CAT)[seat], doing == "always"
                        answered = await live.answer(info.id, seat, raw, by=by, always=always)
                done.append((answered.number, seat))
            assert [(number, row.seat) for number, row in enumerate(stored(path, info.id), 1)] == done
        async with live.held(info.id) as held, alive(live.store).held(info.id) as again:
            assert same(held.table, again.table)
        await live.aclose()

    asyncio.run(live_it())


async def test_an_answer_tells_its_seat_what_came_of_it_and_the_others_nothing_secret(live):
    info = await started(live, people=(ANN, BOB))
    await live.answer(info.id, 0, [], by=ANN)
    answered = await live.answer(info.id, 1, [], by=BOB)
    assert answered.number == 2 and [line.sentence.key for line in answered.journal] == ["bids", "bids", "nobody"]
    assert all(line.to in (None, 1) for line in answered.journal) and not answered.over


async def test_a_sealed_answer_may_be_changed_and_taken_back(live, path):
    info = await started(live)
    async with live.held(info.id) as held:
        bids = [held.table.sample(0, Chance(f"{salt}")) for salt in range(2)]
    for bid in bids:
        await live.answer(info.id, 0, bid, by=ANN)
    await live.take_back(info.id, 0, by=ANN)
    assert stored(path, info.id) == [*(Row(0, "bid", bid) for bid in bids), Row(0, BACK, [1, 2])]
    with pytest.raises(Final):
        await live.take_back(info.id, 0, by=ANN)


async def test_a_standing_answer_is_kept_and_revoked(live):
    info = await started(live, "takings")
    await turns(live, info.id, 1)
    async with live.held(info.id) as held:
        (seat,) = held.table.waiting
        player = held.info.seats[seat].player
    await live.answer(info.id, seat, "all", by=player, always=True)
    async with alive(live.store).held(info.id) as held:
        assert held.table.standing(seat) == {"take": "all"}
    await live.no_longer(info.id, seat, "take", by=player)
    with pytest.raises(IllegalAnswer, match="not-standing"):
        await live.no_longer(info.id, seat, "take", by=player)


async def test_others_hear_of_each_durable_change_after_the_lock_is_left(live):
    heard = []
    live.changed.append(lambda table: heard.append((table, live._keeper.memory.lock(table).locked())))
    info = await started(live, people=(ANN, BOB))
    await turns(live, info.id, 2)
    with suppress(Refused):
        await live.answer(info.id, 0, "nonsense", by=ANN)
    await asyncio.sleep(0)
    assert heard == [(info.id, False)] * 5


async def test_an_answer_outlives_whoever_waited_for_it(live, path):
    info = await started(live)
    waiting = asyncio.create_task(live.answer(info.id, 0, [], by=ANN))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    await live._keeper.finish()
    assert stored(path, info.id) == [Row(0, "bid", [])]
    assert (await live.answer(info.id, 1, [], by=BOB)).number == 2


# Refusals.


async def test_wrong_person_wrong_seat_wrong_moment_are_told_apart(live):
    info = await started(live, "takings")
    lobby = await opened(live, channel=200)
    for doing, sentence in (
        (live.answer(info.id, 0, "wood", by=BOB), "You cannot answer for Ann: you do not play this seat."),
        (live.answer(info.id, 8, "wood", by=BOB), "There is no such seat at this table."),
        (live.take_back(info.id, 0, by=BOB), "You cannot take back for Ann: you do not play this seat."),
        (
            live.answer(lobby.id, 0, "wood", by=ANN),
            "You cannot answer: the game has not started. Here you can /table join or leave, "
            "and the host can /table start.",
        ),
    ):
        with pytest.raises(Declined) as refused:
            await doing
        assert told(refused) == sentence
    with pytest.raises(NotAsked):
        await live.answer(info.id, 1, "wood", by=BOB)
    await turns(live, info.id, 5000)
    with pytest.raises(Declined) as refused:
        await live.answer(info.id, 0, "wood", by=ANN)
    assert told(refused) == "You cannot answer: the game is over."


@pytest.mark.parametrize(
    "raw", ["nonsense", "", "заяц 🐇", "\0", -1, 2**70, [], [[]], {"a": 1}, None, 1.5, ["wood"] * 999]
)
async def test_nonsense_is_refused_and_changes_nothing(live, path, raw):
    info = await started(live, "takings")
    with pytest.raises(IllegalAnswer):
        await live.answer(info.id, 0, raw, by=ANN)
    assert stored(path, info.id) == []
    assert await turns(live, info.id, 2) == 2


async def test_a_fault_in_the_rules_counts_nothing_and_writes_no_content_to_the_log(live, path, caplog):
    wrong = ["a line of the rules that fails"]

    def setup(*arguments):
        state = GAMES["takings"].setup(*arguments)
        state.supply = Supply(state.supply, wrong=wrong)
        return state

    faulty = alive(live.store, {"takings": replace(GAMES["takings"], setup=setup)})
    info = await started(faulty, "takings")
    async with faulty.held(info.id) as held:
        tile = held.table.view(None)["row"][0]
    with pytest.raises(Broken) as refused:
        await faulty.answer(info.id, 0, tile, by=ANN)
    assert told(refused).startswith("Something went wrong in the rules, so that does not count.")
    assert stored(path, info.id) == [] and f"the {tile} of" not in caplog.text and "after row 0" in caplog.text
    wrong.clear()
    assert (await faulty.answer(info.id, 0, tile, by=ANN)).number == 1


class Supply(Counter):
    """Counts, unless something is wrong with it."""

    def __init__(self, counts, wrong=()):
        super().__init__(counts)
        self.wrong = wrong

    def __getitem__(self, key):
        if self.wrong:
            raise RuntimeError(f"the {key} of everybody")
        return super().__getitem__(key)


# Stale, doubled and racing.


async def test_a_click_on_an_earlier_question_is_stale(live):
    info = await started(live)
    await live.answer(info.id, 0, [], by=ANN, opened=0)
    with pytest.raises(Stale) as refused:
        await live.answer(info.id, 0, [], by=ANN, opened=0)
    assert told(refused).startswith("That belongs to an earlier question")
    assert (await live.answer(info.id, 0, [], by=ANN, opened=1)).number == 2


async def test_a_click_on_a_question_that_is_gone_is_stale_too(live):
    info = await started(live, "takings")
    async with live.held(info.id) as held:
        raw = held.table.sample(0, Chance("x"))
    await live.answer(info.id, 0, raw, by=ANN, opened=0)
    with pytest.raises(Stale):
        await live.answer(info.id, 0, raw, by=ANN, opened=0)


async def test_of_racing_doubles_one_counts(live, path):
    info = await started(live)
    lives = [live, alive(live.store), alive(live.store)]
    clicks = [each.answer(info.id, 0, [], by=ANN, opened=0) for each in lives * 4]
    outcomes = await asyncio.gather(*clicks, return_exceptions=True)
    assert sum(not isinstance(each, Exception) for each in outcomes) == 1
    assert all(isinstance(each, Stale) for each in outcomes if isinstance(each, Exception))
    assert stored(path, info.id) == [Row(0, "bid", [])]


async def test_a_doubled_undo_counts_once(live, path):
    info = await started(live)
    for _ in range(2):
        await live.answer(info.id, 0, [], by=ANN)
        async with live.held(info.id) as held:
            last = held.last(0)
        doubles = [live.take_back(info.id, 0, by=ANN, last=last) for _ in range(2)]
        outcomes = await asyncio.gather(*doubles, return_exceptions=True)
        assert [type(each).__name__ for each in outcomes] == ["Answered", "Stale"]
    assert [row.key for row in stored(path, info.id)] == ["bid", BACK] * 2


async def test_racing_answers_of_several_seats_all_count_once_in_any_process(live, path):
    info = await started(live)
    one, two = alive(live.store), alive(live.store)
    for each in (one, two):
        async with each.held(info.id):
            pass
    answered = await asyncio.gather(
        live.answer(info.id, 0, [], by=ANN), one.answer(info.id, 1, [], by=BOB), two.answer(info.id, 2, [], by=CAT)
    )
    assert sorted(each.number for each in answered) == [1, 2, 3]
    assert sorted(row.seat for row in stored(path, info.id)) == [0, 1, 2]


async def test_a_refusal_rests_on_the_newest_board(live):
    info = await started(live, "takings", people=(ANN, BOB))
    other = alive(live.store)
    async with other.held(info.id) as held:
        first = held.table.sample(0, Chance("x"))
    await live.answer(info.id, 0, first, by=ANN)
    chance = Chance("y")
    while True:
        async with live.held(info.id) as held:
            waiting = held.table.waiting
            raw = held.table.sample(waiting[0], chance)
        if waiting == [1]:
            break
        await turn(live, info.id, chance)
    assert (await other.answer(info.id, 1, raw, by=BOB)).number > 1, "the other knew of nothing since the start"


async def test_who_was_replaced_meanwhile_cannot_answer(live):
    info = await started(live)
    other = alive(live.store)
    async with other.held(info.id):
        pass
    await live.resign(info.id, BOB)
    with pytest.raises(Declined, match="table-not-yours"):
        await other.answer(info.id, 1, [], by=BOB)
    assert (await other.answer(info.id, 1, [], by=None)).number == 1


async def test_fifty_tables_are_written_at_once_while_a_backup_is_made(live, path):
    tables = [(await started(live, "bids", (ANN, BOB), channel=channel)).id for channel in range(50)]
    doings = [turns(live, table, 8, seed=f"{table}") for table in tables]
    *done, backup = await asyncio.gather(*doings, live.store.backup())
    assert done == [8] * 50 and backup.exists()
    assert all(len(stored(path, table)) == 8 for table in tables)


# Memory.


def copied(path, many):
    """So many tables like the first."""
    with closing(sqlite3.connect(path)) as db, db:
        for kind, key in (("tables", "id"), ("seats", "table_id"), ("log", "table_id")):
            names = [row[1] for row in db.execute(f"PRAGMA table_info({kind})") if row[1] not in (key, "channel")]
            same, own = ", ".join(names), ", channel" if kind == "tables" else ""
            for number in range(2, many + 1):
                values = f"{number}, {same}{own and f', {number}'}"
                db.execute(f"INSERT INTO {kind} ({key}, {same}{own}) SELECT {values} FROM {kind} WHERE {key} = 1")


async def test_a_thousand_tables_touched_in_turn_leave_a_few_in_memory(live, path):
    info = await started(live, channel=1)
    await turns(live, info.id, 4)
    copied(path, 1000)
    small = alive(live.store, capacity=20)
    for table in range(1, 1001):
        async with small.held(table) as held:
            assert len(held.table.log) == 4
    memory = small._keeper.memory
    assert len(memory) == 20 and not memory._locks and not small._keeper._tasks
    assert (await turn(small, 1, Chance("x")))[2].number == 5 and len(memory) == 20


# When the disk fails.


@contextmanager
def largest(size):
    """No file of this process may grow beyond this size."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


async def fails(live, table):
    """Answer until one cannot be saved; return how many could, and the refusal."""
    done = 0
    while True:
        async with live.held(table) as held:
            rows, view = list(held.table.log), held.table.view(0)
        try:
            await live.answer(table, 0, [], by=ANN)
        except Lost as lost:
            async with live.held(table) as held:
                assert held.table.log == rows and held.table.view(0) == view
            return done, lost
        done += 1


async def test_a_full_disk_loses_nothing_and_says_so(live, path):
    info = await started(live)
    writer = live.store._writer
    await writer.execute("PRAGMA max_page_count = 1")  # as many as there are
    done, lost = await fails(live, info.id)
    assert lost.sentence.values["why"].key == "table-disk-full" and lost.table == info.id
    assert len(stored(path, info.id)) == done
    with pytest.raises(Lost) as refused:
        for channel in range(500, 600):
            await opened(live, channel=channel)
    assert told(refused).startswith("That could not be saved, because the disk is full.")
    await writer.execute("PRAGMA max_page_count = 100000")
    assert (await live.answer(info.id, 1, [], by=BOB)).number == done + 1
    assert len(stored(path, info.id)) == done + 1


async def test_a_disk_that_fails_loses_nothing_and_says_so(live, path):
    info = await started(live)
    with largest(path.with_name("aedile.db-wal").stat().st_size + 20_000):
        done, lost = await fails(live, info.id)
    assert done and lost.sentence.values["why"].key in ("table-disk-failed", "table-disk-full")
    assert len(stored(path, info.id)) == done
    assert (await live.answer(info.id, 1, [], by=BOB)).number == done + 1
    async with live.held(info.id) as held, alive(live.store).held(info.id) as again:
        assert same(held.table, again.table)


async def test_a_lobby_that_cannot_be_saved_is_as_it_was(live, path):
    info = await opened(live)
    with largest(path.with_name("aedile.db-wal").stat().st_size), pytest.raises(Lost):
        await live.join(info.id, BOB, "Bob", "j")
    assert (await live.store.info(info.id)).players == (ANN,)
    assert (await live.join(info.id, BOB, "Bob", "j")).players == (ANN, BOB)


# Secrets.


async def test_no_secret_leaves_before_the_end(live, caplog):
    caplog.set_level(logging.DEBUG)
    info = await started(live)
    secret = await live.store.secret(info.id)
    caplog.clear()
    seen = [info, await live.store.running(), await live.store.lagging(), repr(live), repr(live.store)]
    async with live.held(info.id) as held:
        seed, hands = held.table.seed, [held.table.view(seat)["hand"] for seat in range(3)]
        seen += [held, repr(held)]
    for doing in (live.secret(info.id), live.record(info.id)):
        with pytest.raises(Declined) as refused:
            await doing
        seen += [refused.value, told(refused)]
    seen += [await live.export(info.id), await live.answer(info.id, 0, hands[0][:1], by=ANN)]
    seen += [(await live.export(info.id)), caplog.text]
    assert secret not in repr(seen) and seed not in repr(seen)
    assert all(hand not in repr(seen) for hand in map(repr, hands)) and "block" not in caplog.text + repr(seen)


async def test_the_secret_is_told_after_the_end(live):
    info = await started(live)
    await turns(live, info.id, 5000)
    assert (await live.record(info.id))["secret"] == await live.secret(info.id)
    closed = await opened(live, channel=200)
    await live.close(closed.id, ANN)
    assert await live.secret(closed.id)
    with pytest.raises(Declined, match="table-no-record"):
        await live.record(closed.id)
    with pytest.raises(Declined, match="table-too-early"):
        await live.export(closed.id)


async def test_a_record_that_new_rules_cannot_follow_is_kept_and_refused(live):
    info = await started(live)
    await turns(live, info.id, 5000)

    newer = alive(live.store, stricter(0))
    with pytest.raises(Declined, match="table-old-record"):
        await newer.record(info.id)
    assert "journal" in await newer.export(info.id)
    assert (await live.record(info.id))["result"].winners
