"""What is kept of tables, people and servers, and the only place that asks for it in SQL."""

import asyncio
import json
import sqlite3
import time
from collections.abc import Callable
from itertools import groupby
from pathlib import Path
from typing import Any

from data import backup, rows, upgrade
from data.database import Database
from data.errors import Overtaken
from data.kept import Info, Kind, Person, Post, Seat
from data.lock import Lock
from data.rows import INFO, LAGS, OPEN, ROWS, SEAT, WAITING, text
from rules.table import Row


def now() -> int:
    return int(time.time())


class Store:
    """What is kept, behind methods that any database could offer. All raise StoreError when the disk fails."""

    def __init__(self, path: Path, lock: Lock, clock: Callable[[], int]) -> None:
        self.path, self.backups = path, path.parent / "backups"
        self.clock, self._lock = clock, lock
        self._db: Database

    @classmethod
    async def open(cls, path: Path, *, clock: Callable[[], int] = now, schema: Path = upgrade.SCHEMA) -> "Store":
        """Open the database, made or brought up to date as needed; raise StoreError, and leave it as it is, if not."""
        store = cls(path, Lock(path), clock)
        try:
            await asyncio.to_thread(upgrade.prepare, path, store.backups, schema)
            store._db = await Database.open(path)
        except BaseException:
            store._lock.free()
            raise
        return store

    async def aclose(self) -> None:
        """Close the database and let another process have it."""
        await self._db.aclose()
        self._lock.free()

    # Tables.

    async def open_table(self, info: Info, secret: str, content: Any) -> Info:
        """Keep a new table, and its components if they are new; raise Occupied if its channel has one."""
        async with self._db.transaction() as db:
            await db.execute(
                "INSERT OR IGNORE INTO components VALUES (?, ?, ?)", (info.components, info.game, text(content))
            )
            values = rows.opening(info, secret)
            names, marks = ", ".join(values), ", ".join(f":{name}" for name in values)
            async with db.execute(f"INSERT INTO tables ({names}) VALUES ({marks})", values) as made:
                assert made.lastrowid
                number = made.lastrowid
            await db.executemany(SEAT, [rows.seating(number, seat) for seat in info.seats])
        return await self.table(number)

    async def save(self, info: Info) -> Info:
        """Keep what has changed in a table outside its log; raise Overtaken if that is not what it changed from."""
        values = rows.columns(info) | {"edited_at": self.clock()}
        changes = ", ".join(f"{name} = :{name}" for name in values)
        values |= {"id": info.id, "edits": info.edits, "rows": info.rows}
        sql = (
            f"UPDATE tables AS t SET edits = edits + 1, {changes} WHERE id = :id AND edits = :edits AND {ROWS} = :rows"
        )
        async with self._db.transaction() as db:
            async with db.execute(sql, values) as made:
                if not made.rowcount:
                    raise Overtaken
            await db.execute("DELETE FROM seats WHERE table_id = ? AND seat >= ?", (info.id, len(info.seats)))
            await db.executemany(SEAT, [rows.seating(info.id, seat) for seat in info.seats])
        return await self.table(info.id)

    async def append(self, before: Info, after: Info, row: Row, user: int | None) -> None:
        """Keep the next row of a log and whom the table waits for after it; raise Overtaken if it is not the next."""
        waits = [(s.seat, s.opened, s.since) for s, old in zip(after.seats, before.seats, strict=True) if s != old]
        values = (before.id, after.rows, row.seat, row.key, text(row.raw), user, after.last_at)
        sql = "INSERT INTO answers VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
        async with self._db.statement() if before.status == after.status else self._db.transaction() as db:
            try:
                await db.execute(sql, (*values, before.edits, text(waits)))
            except sqlite3.IntegrityError:
                raise Overtaken from None
            if before.status != after.status:
                ends = "UPDATE tables SET status = ?, ended_at = ?, votes = ?, edits = edits + 1 WHERE id = ?"
                await db.execute(ends, (after.status, after.ended_at, text(after.votes), after.id))

    async def info(self, table: int) -> Info | None:
        return next(iter(await self._infos("t.id = ?", table)), None)

    async def table(self, table: int) -> Info:
        """The table that is known to exist."""
        (info,) = await self._infos("t.id = ?", table)
        return info

    async def log(self, table: int, since: int = 0) -> list[Row]:
        sql = "SELECT seat, key, raw FROM log WHERE table_id = ? AND number > ? ORDER BY number"
        return [Row(seat, key, json.loads(raw)) for seat, key, raw in await self._db.read(sql, table, since)]

    async def components(self, digest: str) -> Any:
        ((content,),) = await self._db.read("SELECT content FROM components WHERE digest = ?", digest)
        return json.loads(content)

    async def secret(self, table: int) -> str:
        """What the table's seed is made of; to be told after the end only."""
        ((secret,),) = await self._db.read("SELECT secret FROM tables WHERE id = ?", table)
        return str(secret)

    # Which tables there are.

    async def table_in(self, channel: int) -> Info | None:
        """The open table of a channel or thread."""
        infos = await self._infos(f"{OPEN} AND t.channel = ?", channel)
        return next(iter(infos), None)

    async def tables_of(self, user: int) -> list[Info]:
        """The open tables that a user plays at or hosts."""
        plays = "SELECT table_id FROM seats WHERE user = ? AND NOT steward"
        where = f"{OPEN} AND (t.host = ? OR t.id IN ({plays}))"
        return await self._infos(where, user, user)

    async def waiting_for(self, user: int) -> list[Info]:
        """The running tables that wait for a user, the longest waiting first."""
        infos = await self._infos(f"t.status = 'running' AND t.id IN ({WAITING} AND user = ?)", user)
        return sorted(infos, key=lambda info: min(seat.since or 0 for seat in info.seats if seat.player == user))

    async def running(self) -> list[Info]:
        """All tables whose game has begun and not ended, frozen ones included."""
        return await self._infos("t.status IN ('running', 'frozen')")

    async def silenced(self, guild: int) -> list[Info]:
        """The open tables of a server that had nowhere to post."""
        mute = "SELECT table_id FROM posts WHERE seat = -1 AND message IS NULL"
        return await self._infos(f"{OPEN} AND t.guild = ? AND t.id IN ({mute})", guild)

    async def idle(self, before: int) -> list[Info]:
        """The lobbies in which nothing has changed since."""
        return await self._infos("t.status = 'lobby' AND t.edited_at <= ?", before)

    async def lagging(self) -> list[Info]:
        """Tables whose post is missing, behind or incomplete, where somebody is uncalled, or the steward's turn."""
        return await self._infos(LAGS)

    async def due(self, before: int) -> list[tuple[Info, Seat]]:
        """The seats of persons that are waited for since then or longer and not yet reminded for this question."""
        late = "since <= ? AND reminded IS NOT opened"
        infos = await self._infos(f"t.status = 'running' AND t.id IN ({WAITING} AND {late})", before)
        return [(info, seat) for info in infos for seat in info.seats if _late(seat, before)]

    async def mark_called(self, table: int, seat: int, opened: int) -> None:
        """Note that a seat was called for the question opened with this number."""
        await self._db.write("UPDATE seats SET called = ? WHERE table_id = ? AND seat = ?", opened, table, seat)

    async def mark_reminded(self, table: int, seat: int, opened: int) -> None:
        """Note that a seat was reminded of the question opened with this number."""
        await self._db.write("UPDATE seats SET reminded = ? WHERE table_id = ? AND seat = ?", opened, table, seat)

    # Posts, people, guilds, and the rest.

    async def post(self, table: int, kind: Kind, seat: int | None = None) -> Post | None:
        where = "table_id = ? AND kind = ? AND seat = ?"
        return next(iter(await self._posts(where, table, kind, -1 if seat is None else seat)), None)

    async def posts(self, table: int) -> list[Post]:
        return await self._posts("table_id = ?", table)

    async def post_of(self, message: int) -> Post | None:
        """What one of our messages shows."""
        return next(iter(await self._posts("message = ?", message)), None)

    async def put_post(self, post: Post) -> None:
        """Note what a message shows; there is one of each kind a table, of desks one a seat."""
        values = rows.posting(post)
        await self._db.write(f"INSERT OR REPLACE INTO posts VALUES ({', '.join('?' * len(values))})", *values)

    async def mark_post(self, post: Post) -> None:
        """Note whether a message has its picture and its desks, if it is still the one that is kept, and the same."""
        seat = -1 if post.seat is None else post.seat
        one = (post.table, post.kind, seat, post.message, post.shown, post.edits, post.digest)
        same = "table_id = ? AND kind = ? AND seat = ? AND message IS ? AND shown = ? AND edits = ? AND digest = ?"
        await self._db.write(
            f"UPDATE posts SET pictured = ?, delivered = ? WHERE {same}", post.pictured, post.delivered, *one
        )

    async def drop_post(self, table: int, kind: Kind, seat: int | None = None) -> None:
        where = "table_id = ? AND kind = ? AND seat = ?"
        await self._db.write(f"DELETE FROM posts WHERE {where}", table, kind, -1 if seat is None else seat)

    async def person(self, user: int) -> Person | None:
        found = await self._db.read("SELECT name, dm_channel, dm_closed FROM people WHERE user = ?", user)
        for name, channel, closed in found:
            return Person(user, name, channel, bool(closed))
        return None

    async def put_person(self, person: Person) -> None:
        values = (person.user, person.name, person.dm_channel, person.dm_closed)
        await self._db.write("INSERT OR REPLACE INTO people VALUES (?, ?, ?, ?)", *values)

    async def guild(self, guild: int) -> dict[str, Any]:
        """A server's settings; empty if there are none."""
        for (settings,) in await self._db.read("SELECT settings FROM guilds WHERE guild = ?", guild):
            return dict(json.loads(settings))
        return {}

    async def put_guild(self, guild: int, settings: dict[str, Any]) -> None:
        await self._db.write("INSERT OR REPLACE INTO guilds VALUES (?, ?)", guild, text(settings))

    async def meta(self, key: str) -> str | None:
        return next((value for (value,) in await self._db.read("SELECT value FROM meta WHERE key = ?", key)), None)

    async def put_meta(self, key: str, value: str) -> None:
        await self._db.write("INSERT OR REPLACE INTO meta VALUES (?, ?)", key, value)

    async def backup(self) -> Path | None:
        """Make the backup of the day, while others read and write; None if there is one."""
        return await asyncio.to_thread(backup.nightly, self.path, self.backups, self.clock())

    async def _infos(self, where: str, *values: Any) -> list[Info]:
        found = await self._db.read(f"{INFO} WHERE {where} ORDER BY t.id, s.seat", *values)
        return [rows.table(list(group)) for _, group in groupby(found, key=lambda row: row[0])]

    async def _posts(self, where: str, *values: Any) -> list[Post]:
        found = await self._db.read(f"SELECT * FROM posts WHERE {where} ORDER BY kind, seat", *values)
        return [rows.post(row) for row in found]


def _late(seat: Seat, before: int) -> bool:
    waits = seat.player is not None and seat.opened is not None and seat.reminded != seat.opened
    return waits and (seat.since or 0) <= before
