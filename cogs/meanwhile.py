"""What others did while somebody was choosing, so that their choice is another now."""

from typing import Any

from cogs.address import Address
from cogs.way import Strayed, walk
from data.kept import Held
from rules.table import Table


def changed_by(held: Held, address: Address) -> int | None:
    """The number of the row since which the choices on a way are others. It costs a replay."""
    table = held.table
    if table is None or not address.guard:
        return None
    begun = table.log[: address.opened]
    before, last = Table(table.game, table.components, table.seats, table.options, table.seed, begun), None
    for number, row in enumerate(table.log[address.opened :], address.opened + 1):
        was = _guard(held, before, address)
        before.extend([row])
        if was == address.guard != _guard(held, before, address):
            last = number
    return last


def _guard(held: Held, table: Table[Any], address: Address) -> str | None:
    """What names the lists of options on the way; None where it leads nowhere."""
    if address.seat not in table.asked or table.opened(address.seat) != address.opened:
        return None
    try:
        return walk(table, address.seat, held.info.names, address.path).guard
    except Strayed:
        return None
