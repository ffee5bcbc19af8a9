"""How a table changes: under its lock, first in memory, then in the file, and only then for anybody to see."""

import asyncio
import logging
import traceback
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from dataclasses import replace
from typing import Any, TypeAlias, TypeVar

from data.errors import Broken, Declined, Lost, Overtaken, StoreError
from data.kept import Answered, Info
from data.memory import Board, Memory, waits
from data.store import Store
from rules.errors import Refused
from rules.game import Game
from rules.table import AGREED, STRIKES, Row, Table
from rules.words import Seat, say

T = TypeVar("T")
Act: TypeAlias = Callable[[Table[Any]], None]
log = logging.getLogger(__name__)

TRIES = 100  # so often may others be faster before somebody is told that it could not be saved


class Keeper:
    """Reads and writes one table at a time; whoever is overtaken tries again on what is there now."""

    def __init__(self, store: Store, games: Mapping[str, Game[Any]], capacity: int) -> None:
        self.store, self.memory = store, Memory(store, games, capacity)
        self.changed: list[Callable[[int], None]] = []
        self._tasks: set[asyncio.Task[Any]] = set()

    async def whole(self, doing: Coroutine[Any, Any, T]) -> T:
        """Do something to its end, even when who waits for it is cancelled."""
        task = asyncio.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def finish(self) -> None:
        """Wait for all that is under way."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def tell(self, table: int) -> None:
        """Let whoever wants to know see to it that a table has changed, once the lock is left."""
        for callback in self.changed:
            asyncio.get_running_loop().call_soon(callback, table)

    async def look(self, table: int, rows: int | None = None) -> tuple[Info, Board | None]:
        """A table as it stands, with its board if its game has begun; to be asked for under its lock.

        With `rows`, the store is not asked where as many of them are remembered.
        """
        if rows is not None and (board := self.memory.known(table)) and not board.fresh and board.info.rows >= rows:
            return board.info, board
        try:
            return await self._look(table)
        except Overtaken:
            return await self.look(table)
        except StoreError as error:
            self.memory.drop(table)
            raise Lost(say("table-unreadable", why=error.sentence), table) from error

    async def change(self, table: int, doing: Callable[[Info, Board | None], Awaitable[T]]) -> T:
        """Do something to a table under its lock; what could not be saved has not happened.

        It is tried on what is remembered, since only what is still true can be saved. Whoever is refused or overtaken
        by others is tried again on what is in the store.
        """
        known = self.memory.known(table)
        for _ in range(TRIES):
            try:
                async with self.memory.lock(table):
                    known = known and self.memory.known(table)
                    done = await doing(*((known.info, known) if known else await self.look(table)))
            except Overtaken as error:
                self.memory.drop(table)
                why = error
            except StoreError as error:
                self.memory.drop(table)
                raise Lost(say("table-lost", why=error.sentence), table) from error
            except Refused as refused:
                if isinstance(refused, Broken) or not known:
                    raise
            else:
                self.tell(table)
                return done
            known = None
        raise Lost(say("table-lost", why=why.sentence), table)

    async def save(self, before: Info, after: Info) -> Info:
        """Save a table that was changed outside its log, and set it up if its game begins with that."""
        if before.status != "lobby" or after.status != "running":
            saved = await self.store.save(after)
            if board := self.memory.known(saved.id):
                board.info = saved
            return saved
        try:
            board = await self.memory.replay(after)
        except Exception as fault:  # whatever a game's setup raises, its lobby must live on
            raise self._broken(before, fault) from None
        saved = await self.store.save(replace(after, **self._settled(after, board)))
        board.info, board.fresh = saved, False
        self.memory.keep(saved.id, board)
        return saved

    async def play(self, info: Info, board: Board, act: Act, seat: Seat, by: int | None) -> Answered:
        """Do what adds one row to a table's log."""
        table, known = board.table, len(board.table.log)
        try:
            act(table)
        except Exception as fault:  # anything but a refusal leaves a half-made table, which must not be played on
            if isinstance(fault, Refused) and len(table.log) == known:
                raise
            raise self._broken(info, fault) from None
        await self._append(info, info, board, table.log[-1], by)
        return Answered(known + 1, table.journal(seat, known), table.over)

    async def mend(self, before: Info, info: Info, board: Board, seat: Seat, by: int) -> None:
        """Let a frozen table go on: strike the rows that no longer fit."""
        while board.fault:
            rows = await self.store.log(info.id)
            struck = {number for row in rows if row.key in STRIKES for number in row.raw}
            bad = [number for number in range(board.fault.number, len(rows) + 1) if rows[number - 1].key not in STRIKES]
            row = Row(seat, AGREED, [number for number in bad if number not in struck])
            board = await self.memory.replay(info, [row])
        await self._append(before, info, board, row, by)

    async def _append(self, before: Info, info: Info, board: Board, row: Row, by: int | None) -> None:
        """Make the row that the board has just played durable."""
        board.fresh = True
        settled = self._settled(info, board)
        edits = before.edits + (settled["status"] != before.status)
        after = replace(info, **settled, rows=before.rows + 1, edits=edits, last_at=self.store.clock())
        try:
            await self.store.append(before, after, row, by)
        except BaseException:
            self.memory.drop(info.id)
            raise
        board.info, board.fresh = after, False
        self.memory.keep(info.id, board)

    async def _look(self, table: int) -> tuple[Info, Board | None]:
        info = await self.store.info(table)
        if info is None:
            raise Declined(say("table-unknown"))
        if info.started_at is None:
            return info, None
        try:
            board = await self.memory.board(info)
        except (Declined, StoreError):
            raise
        except Exception as fault:  # a setup that fails under new rules: there is no board at all to show
            raise self._broken(info, fault) from None
        settled = replace(info, **self._settled(info, board))
        if settled != info:
            info = board.info = await self.store.save(settled)
            self.tell(table)
        board.fresh = False
        return info, board

    def _settled(self, info: Info, board: Board) -> dict[str, Any]:
        """What follows from the board for what is kept: frozen or not, over or not, and whom it waits for."""
        if info.status not in ("running", "frozen"):
            return {}
        if board.fault:
            return {"status": "frozen"}
        if info.status == "running" and not board.fresh:
            return {}
        at = self.store.clock()
        ends = {"status": "over", "ended_at": at, "votes": ()} if board.table.over else {"status": "running"}
        return ends | {"seats": waits(info.seats, board.table, at)}

    def _broken(self, info: Info, fault: Exception) -> Broken:
        """Drop a table that the rules have left half-made. The log names table, row and place, never content."""
        self.memory.drop(info.id)
        where = "".join(traceback.format_tb(fault.__traceback__))
        log.error("table %s, after row %s: %s\n%s", info.id, info.rows, type(fault).__name__, where)
        return Broken(say("table-broken", table=info.id, row=info.rows), info.id)
