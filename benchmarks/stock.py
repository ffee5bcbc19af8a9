"""Games under way, put into a database before a bot is started on it."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import aclosing, closing, contextmanager
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from data.live import Live
from data.rows import text
from data.store import Store, now
from rules.chance import Chance
from rules.components import editions
from rules.games import GAMES
from rules.table import Table

FILE = "aedile.db"
BOXES = {key: editions(key, game.check) for key, game in GAMES.items()}
Enough = Callable[[Table[Any]], bool]


class User(NamedTuple):
    id: int
    name: str


class Wanted(NamedTuple):
    """A game to be played by chance, in a channel, until there is enough of it."""

    game: str
    guild: int
    channel: int
    users: Sequence[User]
    enough: Enough


async def opened(live: Live, wanted: Wanted) -> int:
    """Seat these users at a new table, and begin."""
    host, *others = wanted.users
    place = (wanted.guild, wanted.channel, False)
    edition, size = next(iter(BOXES[wanted.game])), len(wanted.users)
    info = await live.open(wanted.game, edition, {}, size, host.id, host.name, *place, f"{wanted.channel}0")
    for number, user in enumerate(others, 1):
        await live.join(info.id, user.id, user.name, f"{wanted.channel}{number}")
    await live.start(info.id, host.id)
    return info.id


async def fill(home: Path, wishes: Iterable[Wanted]) -> list[int]:
    """Put games into the database of a home; return their tables' numbers."""
    played = {}
    async with aclosing(Live(await Store.open(home / FILE), GAMES, BOXES)) as live:
        for wanted in wishes:
            number = await opened(live, wanted)
            async with live.held(number) as held:
                assert held.table is not None
                played[number] = _play(held.table, wanted.enough)
            await asyncio.sleep(0)
    with _writing(home) as db:
        for number, table in played.items():
            _keep(db, number, table)
    return list(played)


def _play(begun: Table[Any], enough: Enough) -> Table[Any]:
    """Play a game as far as wanted; another one where it ended before."""
    for attempt in count():
        table, chance = (
            Table(begun.game, begun.components, begun.seats, begun.options, begun.seed),
            Chance(f"{attempt}"),
        )
        while not table.over:
            if enough(table):
                return table
            seat = chance.one("who", table.waiting)
            table.answer(seat, table.sample(seat, chance))
    raise AssertionError


def _keep(db: sqlite3.Connection, number: int, table: Table[Any]) -> None:
    rows = [(number, row, each.seat, each.key, text(each.raw), None, now()) for row, each in enumerate(table.log, 1)]
    db.executemany("INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?)", rows)
    for seat in range(table.seats):
        opened = table.opened(seat) if seat in table.waiting else None
        values = (opened, None if opened is None else now(), number, seat)
        db.execute("UPDATE seats SET opened = ?, since = ? WHERE table_id = ? AND seat = ?", values)


def multiply(home: Path, tables: Sequence[int], many: int, channel: int) -> None:
    """Copy tables, in turn, into new channels from this one on, until there are so many copies, all of them posted."""
    with _writing(home) as db:
        for number in range(many):
            _copy(db, tables[number % len(tables)], channel + number)


def _copy(db: sqlite3.Connection, table: int, channel: int) -> None:
    names = [name for _, name, *_ in db.execute("PRAGMA table_info(tables)") if name not in ("id", "channel")]
    columns = ", ".join(names)
    made = db.execute(
        f"INSERT INTO tables (channel, {columns}) SELECT ?, {columns} FROM tables WHERE id = ?", (channel, table)
    )
    for other in ("seats", "log"):
        rest = ", ".join(name for _, name, *_ in db.execute(f"PRAGMA table_info({other})") if name != "table_id")
        db.execute(
            f"INSERT INTO {other} (table_id, {rest}) SELECT ?, {rest} FROM {other} WHERE table_id = ?",
            (made.lastrowid, table),
        )
    db.execute("UPDATE seats SET called = opened WHERE table_id = ?", (made.lastrowid,))
    db.execute(
        "INSERT INTO posts (table_id, kind, seat, channel, message, shown, digest, at, edits)"
        " SELECT id, 'table', -1, channel, NULL, (SELECT max(number) FROM log WHERE table_id = id), '',"
        " edited_at, edits FROM tables WHERE id = ?",
        (made.lastrowid,),
    )


@contextmanager
def _writing(home: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(home / FILE)) as db, db:
        yield db


class Books:
    """Looks into the file of a running bot, as nobody at Discord can."""

    def __init__(self, home: Path) -> None:
        self._db = sqlite3.connect(f"file:{home / FILE}?mode=ro", uri=True, isolation_level=None)

    def close(self) -> None:
        self._db.close()

    def waiting(self, table: int) -> list[tuple[int, str]]:
        """The seats that a table waits for, with their users."""
        sql = "SELECT seat, user FROM seats WHERE table_id = ? AND opened IS NOT NULL AND NOT steward ORDER BY seat"
        return [(seat, str(user)) for seat, user in self._db.execute(sql, (table,))]

    def rows(self, table: int) -> int:
        """How many rows its log has."""
        ((many,),) = self._db.execute("SELECT count(*) FROM log WHERE table_id = ?", (table,))
        return int(many)

    def opened(self, table: int, seat: int) -> int | None:
        """The number at which a seat's question opened, if it is asked."""
        sql = "SELECT opened FROM seats WHERE table_id = ? AND seat = ?"
        return next((opened for (opened,) in self._db.execute(sql, (table, seat))), None)

    def behind(self) -> int:
        """How many tables have no post that shows how they stand."""
        sql = """SELECT count(*) FROM tables t WHERE status = 'running' AND NOT EXISTS (
            SELECT 1 FROM posts p WHERE p.table_id = t.id AND p.kind = 'table'
            AND p.shown = (SELECT COALESCE(max(number), 0) FROM log WHERE table_id = t.id))"""
        ((many,),) = self._db.execute(sql)
        return int(many)

    def fact(self, key: str) -> str | None:
        """What the bot has noted under a name."""
        return next((value for (value,) in self._db.execute("SELECT value FROM meta WHERE key = ?", (key,))), None)
