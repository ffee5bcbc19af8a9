"""Caepio at the Macellum: cards of another Decade tell what he sells and buys, one unit each (720-727)."""

from collections.abc import Callable, Iterator

from rules.corduba.choices import counted
from rules.corduba.market import move_price
from rules.corduba.solo import Caepio
from rules.corduba.state import State

SELL, BUY = "sell", "buy"


def cards(state: State, caepio: Caepio) -> list[str]:
    """The whole deck of the next Decade; in the last one, that of the Decade before (ruling 62)."""
    decade = state.decade + (-1 if state.last_decade else 1)
    return [key for key, card in caepio.printed["cards"].items() if key != "source" and card["decade"] == decade]


def can_trade(state: State, sales: int, purchases: int) -> bool:
    """Whether at least one sale or purchase can be made (ruling S10)."""
    caepio = state.caepio
    assert caepio
    found = cards(state, caepio)
    return any((sales and sellable(state, caepio, key)) or (purchases and buyable(state, caepio, key)) for key in found)


def sellable(state: State, caepio: Caepio, key: str) -> bool:
    return state.players[caepio.seat].goods[caepio.card(key)[SELL]] > 0


def buyable(state: State, caepio: Caepio, key: str) -> bool:
    return state.stalls[caepio.card(key)[BUY]].stock > 0


def trade(state: State, sales: int, purchases: int) -> None:
    """Sales, then purchases; each goes by the next card of a shuffled deck that can be followed.

    What he has sold he does not buy in the same action (286).
    """
    caepio = state.caepio
    assert caepio
    pile, sold = _shuffled(state, caepio), set[str]()
    for _ in range(sales):
        if (key := _drawn(state, caepio, pile, sellable)) is not None:
            sell(state, caepio, key)
            sold.add(caepio.card(key)[SELL])

    def other(state: State, caepio: Caepio, key: str) -> bool:
        return buyable(state, caepio, key) and caepio.card(key)[BUY] not in sold

    for _ in range(purchases):
        if (key := _drawn(state, caepio, pile, other)) is not None:
            buy(state, caepio, key)


Usable = Callable[[State, Caepio, str], bool]


def _shuffled(state: State, caepio: Caepio) -> Iterator[str]:
    """The deck, and shuffled again whenever it has been drawn."""
    while True:
        yield from state.chance.shuffled("caepio trades", cards(state, caepio))


def _drawn(state: State, caepio: Caepio, pile: Iterator[str], usable: Usable) -> str | None:
    """The next card that can be followed; None if there is none in the whole deck (ruling 62)."""
    if not any(usable(state, caepio, key) for key in cards(state, caepio)):
        return None
    return next(key for key in pile if usable(state, caepio, key))


def sell(state: State, caepio: Caepio, key: str) -> None:
    """One unit at the price, which falls by one; what the Macellum does not hold goes to the reserve."""
    what = caepio.card(key)[SELL]
    stall = state.stalls[what]
    state.players[caepio.seat].goods[what] -= 1
    if stall.stock < stall.limit:
        stall.stock += 1
    else:
        state.reserve[what] += 1
    denarii = state.earn(caepio.seat, stall.price)
    move_price(state, what, -1)
    goods = counted(what, 1)
    state.journal.tell("sells", who=caepio.seat, goods=goods, denarii=denarii, what=what, price=stall.price)


def buy(state: State, caepio: Caepio, key: str) -> None:
    """One unit, for nothing; the price rises by one though there may be more (ruling 61)."""
    what = caepio.card(key)[BUY]
    stall = state.stalls[what]
    stall.stock -= 1
    state.players[caepio.seat].goods[what] += 1
    move_price(state, what, 1)
    goods = counted(what, 1)
    state.journal.tell("caepio-buys", who=caepio.seat, goods=goods, what=what, price=stall.price)
