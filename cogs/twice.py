"""An answer given twice: the second finds its question answered, by the very answer it gives itself."""

from collections.abc import Callable, Sequence
from typing import Any

from cogs.address import Address, onward
from cogs.way import Strayed, walk
from data.kept import Held
from rules.prompts import Raw
from rules.table import ALWAYS, Table
from rules.words import Seat

DIRECT = "pqx"  # acts that answer at once where nothing needs a second look


def doubled(held: Held, address: Address, values: list[str]) -> int | None:
    """The number of the seat's last row if this press has brought it about already. It costs a replay."""
    if address.act[0] not in f"{DIRECT}yal":
        return None
    return repeated(held, address.seat, address.opened, lambda table: _given(table, held.info.names, address, values))


def repeated(held: Held, seat: Seat, opened: int, given: Callable[[Table[Any]], Raw | None]) -> int | None:
    """The number of the seat's last row if it answered the question opened then, as `given` does on that board."""
    table, number = held.table, held.last(seat)
    if table is None or number <= opened:
        return None
    before = Table(table.game, table.components, table.seats, table.options, table.seed, table.log[: number - 1])
    if seat not in before.asked or before.opened(seat) != opened:
        return None
    row = table.log[number - 1]
    try:
        raw = given(before)
    except Strayed:
        return None
    return number if raw is not None and raw == (row.raw[-1] if row.key == ALWAYS else row.raw) else None


def _given(table: Table[Any], names: Sequence[str], address: Address, values: list[str]) -> Raw | None:
    """The answer a press gives; None if its way was another then, or leads to no answer."""
    begun = walk(table, address.seat, names, address.path)
    if begun.guard != address.guard:
        return None
    if begun.question is None:
        return begun.whole
    if address.act[0] == "l" and begun.question.choices:
        key = begun.question.choices[int(address.act[1:])].key
        return [key] if begun.move else key
    if address.act[0] not in DIRECT:
        return None
    return walk(table, address.seat, names, onward(address, values, several=begun.question.several)).whole
