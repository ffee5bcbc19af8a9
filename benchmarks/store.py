"""What durability costs against bare sqlite3; what ten thousand stored tables cost in memory; a click on a cold one."""

import asyncio
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import aclosing, closing
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from benchmarks.figures import Figure
from benchmarks.hall import Hall, hall
from benchmarks.stock import BOXES, FILE, Books, User, Wanted, fill, multiply, opened
from data.live import Live
from data.store import Store
from rules.chance import Chance
from rules.games import GAMES
from rules.table import Table
from tests.volume.player import Guest

BATCHES, ANSWERS = 5, 150
STORED, POSTED, LONG = 10_000, 20, 600  # tables; those with a post; long ones, more than a bot keeps in memory
USERS = [User(number, f"Player {number}") for number in range(1, 5)]
BARE = """
CREATE TABLE log (table_id INTEGER, number INTEGER, seat INTEGER, key TEXT, raw TEXT, user INTEGER, at INTEGER,
    PRIMARY KEY (table_id, number)) WITHOUT ROWID
"""


class Pair(NamedTuple):
    """Median seconds of one durable row and of one durable answer, taken in turn."""

    bare: float
    ours: float


def figures() -> Iterator[Figure]:
    yield asyncio.run(_durable())
    yield from asyncio.run(_crowded())


async def _durable() -> Figure:
    """The best of some batches: the one that others disturbed least."""
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(Path(folder) / FILE)
        with closing(sqlite3.connect(Path(folder) / "bare.db", isolation_level=None)) as bare:
            for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
                bare.execute(f"PRAGMA {pragma}")
            bare.execute(BARE)
            async with aclosing(Live(store, GAMES, BOXES)) as live:
                pairs = [await _batch(live, bare, channel) for channel in range(1, BATCHES + 1)]
    best = min(pairs, key=lambda pair: pair.ours - pair.bare)
    more = (best.ours - best.bare) * 1e3
    seen = f"{best.ours * 1e3:.2f} ms, bare {best.bare * 1e3:.2f} + {more:.2f} ms"
    return Figure("one durable answer against bare sqlite3", seen, "<= bare + 0.5 ms", more <= 0.5)


async def _batch(live: Live, bare: sqlite3.Connection, channel: int) -> Pair:
    """Answers of a game for four, each after a row written by hand."""
    table = await opened(live, Wanted("capitol", 1, channel, USERS, _never))
    chance, rows, answers = Chance("batch"), [], []
    for number in range(ANSWERS):
        async with live.held(table) as held:
            assert held.table is not None
            seat = chance.one("who", held.table.waiting)
            raw, user = held.table.sample(seat, chance), held.info.seats[seat].player
        values = (channel, number, seat, "bid", '["block-1", "block-4"]', user, 1_800_000_000)
        start = time.perf_counter()
        bare.execute("INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?)", values)
        between = time.perf_counter()
        await live.answer(table, seat, raw, by=user)
        rows.append(between - start)
        answers.append(time.perf_counter() - between)
    return Pair(median(rows), median(answers))


def _never(table: Table[Any]) -> bool:
    return False


def short(table: Table[Any]) -> bool:
    return len(table.log) >= 4


def long(table: Table[Any]) -> bool:
    return len(table.log) >= 180 and table.view(None)["phase"] == "building"


async def _crowded() -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        async with hall(Path(folder)) as one:
            await one.start()
            fresh = await _checked(one)
            await one.stop()
            channels = await _stored(one)
            await one.start()
            full = await _checked(one)
            cold = [await _cold(one, channel, "Log") for channel in channels[POSTED // 2 :]]
            panels = [await _cold(one, channel, "Your move") for channel in channels[: POSTED // 2]]
    more, click = full - fresh, median(cold)
    seen = f"{full:.0f} MB, fresh {fresh:.0f} + {more:.0f} MB"
    told = f"{click * 1e3:.0f} ms (slowest {max(cold) * 1e3:.0f} ms)"
    return [
        Figure(f"memory after touching {STORED:,} stored tables", seen, "<= fresh + 150 MB", more <= 150),
        Figure(f"first click on a cold table, {len(cold)} long ones", told, "<= 300 ms", click <= 0.3),
        Figure("first panel of a cold table, with its picture", f"{median(panels) * 1e3:.0f} ms"),
    ]


async def _stored(one: Hall) -> list[int]:
    """Many tables in the bot's database, the last of them long; return the channels of those that are to be posted."""
    channels = await one.channels(POSTED)
    wishes = [
        Wanted("capitol", one.guild, channel, one.users, short if number < POSTED // 2 else long)
        for number, channel in enumerate(channels)
    ]
    tables = await fill(one.home, wishes)
    rest = STORED - POSTED - LONG
    multiply(one.home, tables[: POSTED // 2], rest, 1)
    multiply(one.home, tables[POSTED // 2 :], LONG, rest + 1)
    with closing(sqlite3.connect(one.home / FILE)) as db, db:
        db.execute("DELETE FROM meta WHERE key = 'checked'")
    return channels


async def _checked(one: Hall) -> float:
    """Wait until the bot has looked at all its tables, as it does after an update; return its MiB then."""
    with closing(Books(one.home)) as books:
        while books.fact("checked") is None or books.behind():
            await asyncio.sleep(0.2)
    return one.memory()


async def _cold(one: Hall, channel: int, button: str) -> float:
    """Seconds until somebody sees the answer to a click at a table that is not in memory."""
    guest: Guest = next(iter(one.guests.values()))
    post = await guest.sees(channel=str(channel), where=lambda message: not message["ephemeral"])
    start = time.perf_counter()
    await (await guest.press(post, button)).reply()
    return time.perf_counter() - start
