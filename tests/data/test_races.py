"""Stale, doubled and racing clicks: each answer counts once, on the newest board."""

import asyncio

import pytest

from data.errors import Declined, Stale
from rules.chance import Chance
from rules.table import BACK, Row
from tests.data.kit import ANN, BOB, CAT, alive, started, stored, told, turn, turns


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


async def test_whoever_knows_how_many_rows_there_are_never_sees_fewer(live):
    info = await started(live)
    await alive(live.store).answer(info.id, 0, [], by=ANN)
    async with live.held(info.id, rows=0) as held:
        assert held.info.rows == len(held.table.log) == 0, "what is remembered will do"
    async with live.held(info.id, rows=1) as held:
        assert held.info.rows == len(held.table.log) == 1, "it is not enough"
    async with alive(live.store).held(info.id, rows=0) as held:
        assert held.info.rows == len(held.table.log) == 1, "nothing is remembered"


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
