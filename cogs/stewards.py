"""Seats that the program plays: one task a table answers for them, one after the other, until a person is to answer."""

import asyncio
from typing import TYPE_CHECKING

from cogs.faults import record
from cogs.worker import Position
from data.errors import Declined
from data.kept import Held
from rules.errors import IllegalAnswer

if TYPE_CHECKING:
    from cogs.app import Aedile

SETTLED = 2.5  # seconds a post waits for stewards to come to an end
ATTEMPTS = 3


class Stewards:
    """Thinks in the worker, from the table's record; answers like anybody, through `live`."""

    def __init__(self, app: "Aedile") -> None:
        self.app = app
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()

    def poke(self, table: int) -> None:
        """A table has changed: look whether a steward is to answer."""
        self._again.add(table)
        if table not in self._tasks:
            self._tasks[table] = asyncio.get_running_loop().create_task(self._run(table))

    async def settled(self, table: int) -> None:
        """Wait until the table's stewards have answered, but not for ever: games among them are to be watched."""
        if task := self._tasks.get(table):
            await asyncio.wait([task], timeout=SETTLED)

    async def _run(self, table: int) -> None:
        try:
            await self._settle(table)
        finally:
            del self._tasks[table]  # at once, so that no poke from now on is taken for the business of this task

    async def _settle(self, table: int) -> None:
        failures = 0
        while table in self._again or failures:
            self._again.discard(table)
            try:
                while await self._answer(table):
                    failures = 0
            except Declined:
                failures = 0  # it was answered, taken back or closed meanwhile; whatever is new pokes us
            except Exception as error:  # a steward that stumbles must not stop those of other tables
                record("steward", table, error)
                failures += 1
            if failures == ATTEMPTS:
                return  # /table nudge, or the next start, tries again
            if failures:
                await asyncio.sleep(failures)

    async def _answer(self, table: int) -> bool:
        """Answer for one steward; False if none is asked."""
        app = self.app
        async with app.live.held(table, rows=0) as held:
            if (position := _position(held)) is None or held.table is None:
                return False
            opened = held.table.opened(position.seat)
        raw = await app.worker.advise(position)
        try:
            await app.live.answer(table, position.seat, raw, by=None, opened=opened)
        except IllegalAnswer:
            async with app.live.held(table) as held:
                if held.info.rows == len(position.log):
                    raise
        return True  # or else somebody was faster, and it thinks again


def _position(held: Held) -> Position | None:
    """The record of a table whose steward is to answer."""
    info, table = held.info, held.table
    if info.status != "running" or table is None or table.over:
        return None
    for seat in table.waiting:
        if info.seats[seat].steward:
            rows = tuple(table.log)
            return Position(table.game.key, table.components, table.seats, dict(table.options), table.seed, rows, seat)
    return None
