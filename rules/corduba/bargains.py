"""What the steward sells and buys in the Macellum."""

from collections.abc import Iterator
from typing import NamedTuple

from rules.corduba import weights
from rules.corduba.holding import Holding, Sight
from rules.corduba.worths import worth


class Lot(NamedTuple):
    """So many units of one kind to be sold, or bought."""

    worth: float
    way: str
    what: str
    many: int


def bargain(sight: Sight, held: Holding, least: float | None = None) -> dict[str, int]:
    """The trade that adds most, by lots and their units; nothing if it adds less than it should."""
    if least is None:
        least = weights.BARGAIN if sight.last_round else weights.WAITING
    after, before = held.copy(), worth(sight, held)
    chosen: list[Lot] = []
    while lot := max(_lots(sight, after, chosen), default=None):
        if lot.worth <= 0.05:
            break
        _trade(sight, after, lot)
        chosen.append(lot)
    if worth(sight, after) - before < least:
        return {}
    return {f"{lot.way}-{lot.what}": lot.many for lot in chosen}


def _lots(sight: Sight, held: Holding, chosen: list[Lot]) -> Iterator[Lot]:
    """Each lot that could still be traded; a kind is traded once. Sales come before purchases."""
    now, done = worth(sight, held), [lot.what for lot in chosen]
    for what, stall in sight.view["macellum"].items():
        if what in done:
            continue
        ways = [("sell", held.goods[what]), ("buy", min(stall["stock"], held.denarii // max(1, stall["price"])))]
        for way, most in ways:
            for many in range(1, most + 1):
                after = held.copy()
                lot = Lot(0.0, way, what, many)
                _trade(sight, after, lot)
                yield lot._replace(worth=worth(sight, after) - now)


def _trade(sight: Sight, held: Holding, lot: Lot) -> None:
    sign = 1 if lot.way == "sell" else -1
    held.goods[lot.what] -= sign * lot.many
    held.denarii += sign * lot.many * sight.view["macellum"][lot.what]["price"]
