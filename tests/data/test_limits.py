"""Bounded memory, and disks that are full or fail: nothing is lost, and somebody is told."""

import resource
import sqlite3
from contextlib import closing, contextmanager

import pytest

from data.errors import Lost
from rules.chance import Chance
from tests.data.kit import ANN, BOB, alive, opened, started, stored, told, turn, turns
from tests.rules.kit import same


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
    writer = live.store._db.writer
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
