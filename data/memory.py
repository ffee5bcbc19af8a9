"""Tables in memory: those last touched, each behind its lock, replayed from the store when they are not there."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any
from weakref import WeakValueDictionary

from data.errors import Declined
from data.kept import Info, Seat
from data.recent import Recent
from data.store import Store
from rules import chance
from rules.components import Components
from rules.errors import Diverged
from rules.game import Game
from rules.table import Row, Table
from rules.words import say


@dataclass(slots=True)
class Board:
    """A table replayed as the last `info` known of it says; with a fault, the last good board of a frozen one.

    It is `fresh` until what follows from it has been compared with what is kept.
    """

    table: Table[Any]
    info: Info
    fault: Diverged | None = None
    fresh: bool = True


class Memory:
    """At most `capacity` tables. What is dropped is replayed from the store when it is touched again."""

    def __init__(self, store: Store, games: Mapping[str, Game[Any]], capacity: int) -> None:
        self._store, self._games = store, games
        self._boards: Recent[int, Board] = Recent(capacity)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._components: dict[str, Components] = {}

    def __len__(self) -> int:
        return len(self._boards)

    def lock(self, table: int) -> asyncio.Lock:
        """The table's lock, which lives as long as somebody holds or awaits it."""
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        return lock

    def game(self, info: Info) -> Game[Any]:
        if info.game not in self._games:
            raise Declined(say("table-no-game", game=info.game), info.id)
        return self._games[info.game]

    def known(self, table: int) -> Board | None:
        """The board as it was when last touched, if it is still here."""
        return self._boards.get(table)

    async def board(self, info: Info) -> Board:
        """The board as the store has it; to be asked for under the table's lock."""
        board = self._boards.get(info.id)
        if board is None or not await self._caught_up(board, info):
            board = await self.replay(info)
        self.keep(info.id, board)
        return board

    async def replay(self, info: Info, more: Sequence[Row] = ()) -> Board:
        """Play a table's rows, and more; where they no longer fit, as far as they do."""
        rows = (await self._store.log(info.id))[: info.rows] + list(more)
        content = self._components.get(info.components)
        if content is None:
            content = self._components[info.components] = await self._store.components(info.components)
        fate = chance.seed(await self._store.secret(info.id), [seat.join for seat in info.seats])
        good, fault = len(rows), None
        while True:
            try:
                table = Table(self.game(info), content, info.size, info.options, fate, rows[:good])
                return Board(table, info, fault)
            except Diverged as diverged:
                good, fault = diverged.number - 1, diverged

    def keep(self, table: int, board: Board) -> None:
        """Remember a board as the last touched."""
        self._boards[table] = board

    def drop(self, table: int) -> None:
        """Forget a board that may differ from the store."""
        self._boards.pop(table, None)

    async def _caught_up(self, board: Board, info: Info) -> bool:
        """Play the rows the store has beyond this board; False when it has to be replayed from the start."""
        known = board.info.rows
        if known > info.rows or (board.fault and known < info.rows):
            return False
        if known < info.rows:
            rows = await self._store.log(info.id, known)
            try:
                board.table.extend(rows[: info.rows - known])
            except Diverged:
                return False
            board.fresh = True
        board.info = info
        return True


def waits(seats: Sequence[Seat], table: Table[Any], at: int) -> tuple[Seat, ...]:
    """The seats with whom the table waits for, and since when."""
    waiting = table.waiting
    return tuple(_waited(seat, table.opened(seat.seat) if seat.seat in waiting else None, at) for seat in seats)


def _waited(seat: Seat, opened: int | None, at: int) -> Seat:
    return seat if seat.opened == opened else replace(seat, opened=opened, since=None if opened is None else at)
