"""What anybody may have of a game: its secret and its record when it is over, before that what all have been told."""

from copy import deepcopy
from typing import Any

from data import lobby
from data.errors import Declined
from data.live import Live
from rules import record as records
from rules.words import say


async def secret(live: Live, table: int) -> str:
    """What the seed was made of, told after the end."""
    async with live.held(table) as held:
        if held.info.is_open:
            raise Declined(say("table-secret"), table)
        return await live.store.secret(table)


async def record(live: Live, table: int) -> dict[str, Any]:
    """The record of a game that was played to its end, for `python -m rules verify`."""
    async with live.held(table) as held:
        if held.info.status != "over" or held.table is None:
            raise Declined(say("table-no-record"), table)
        if not held.table.over:
            raise Declined(say("table-old-record"), table)
        return records.record(held.table, await live.store.secret(table), [seat.join for seat in held.info.seats])


async def export(live: Live, table: int) -> dict[str, Any]:
    """The record of a game that is over; before, what the public has been told."""
    async with live.held(table) as held:
        game, info = held.table, held.info
        if game is None and info.is_open:
            raise Declined(say("table-too-early", what="table-export"), table)
        if game is None:
            raise lobby.too_late(info, "table-export")
        if info.status != "over" or not game.over:
            about = {"game": info.game, "version": info.version, "edition": info.edition, "seats": info.size}
            lines = [[line.number, line.sentence.key, line.sentence.values] for line in game.journal(None)]
            return about | {"options": dict(info.options), "promise": info.promise, "journal": deepcopy(lines)}
    return await record(live, table)
