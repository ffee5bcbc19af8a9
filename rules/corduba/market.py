"""The Macellum: restocking, price tiles, and trading (Using the Macellum)."""

from collections.abc import Mapping
from functools import partial
from typing import NamedTuple

from rules.corduba.box import Ability
from rules.corduba.choices import change, counted, goods_told
from rules.corduba.state import State
from rules.options import Option, Ranked
from rules.prompts import Amount, Pick
from rules.script import Script, ask
from rules.words import Seat, Sentence, say

SELL, BUY, DONE = "sell", "buy", "done"


class Trade(NamedTuple):
    """What is sold and bought, by resource; `still` leaves the price markers where they are."""

    sold: dict[str, int]
    bought: dict[str, int]
    still: bool
    ability: Ability | None = None  # the one that leaves them


# II. Restock the Macellum; Phase 2


def restock(state: State) -> None:
    """Fill each stall from the general reserve, as far as it goes."""
    filled = {}
    for resource, stall in state.stalls.items():
        many = min(stall.limit - stall.stock, state.reserve[resource])
        stall.stock += many
        state.reserve[resource] -= many
        filled[resource] = many
    if any(filled.values()):
        state.journal.tell("restocks", goods=goods_told(filled))
    else:
        state.journal.tell("restocks-nothing")


def turn_tile(state: State) -> None:
    """Reveal a tile and adjust the prices; it leaves the game (ruling 1)."""
    state.phase = "macellum"
    tile = state.market.draw()
    state.moves = state.box.components["macellum"]["tiles"][tile]["moves"]
    for resource, by in state.moves.items():
        move_price(state, resource, by)
    prices = [say("price-now", what=each, price=state.stalls[each].price) for each in state.moves]
    moves = [change(each, by) for each, by in state.moves.items()]
    state.journal.tell("tile", who=state.order[0], moves=moves, prices=prices)


def move_price(state: State, resource: str, by: int) -> None:
    """A price at the end of its range stays (ruling 50)."""
    low, high = state.box.tracks["price"]
    stall = state.stalls[resource]
    stall.price = min(high, max(low, stall.price + by))


# Trading


def price(state: State, seat: Seat, resource: str) -> int:
    """What one unit costs a player."""
    return max(1, state.stalls[resource].price - state.players[seat].sum_of("buy_less"))


def purse(state: State, seat: Seat) -> int:
    """Denarii a player can trade with, before selling."""
    return state.players[seat].denarii + state.players[seat].sum_of("trade_denarii")


def trades_refused(state: State, seat: Seat, spent: int = 0) -> Sentence | None:
    """Say why a player can neither sell nor buy anything; None if they can."""
    if state.players[seat].stored:
        return None
    money = purse(state, seat) - spent
    if any(stall.stock and price(state, seat, each) <= money for each, stall in state.stalls.items()):
        return None
    return say("no-trade", denarii=money)


def choose_trade(
    state: State, seat: Seat, *, still: bool = False, merchant: bool = False, least: int = 1
) -> Script[Trade]:
    """Choose lot by lot what to sell and to buy, whole types at one price, never both of one type (rulings 48, 49)."""
    ability = None
    if merchant and (able := state.players[seat].able("merchant")):
        still = yield from ask(seat, Pick("still", say("ask-still", name=able[0].name), _STILL))
        ability = able[0] if still else None
    lots: dict[str, int] = {}
    while True:
        left = balance(state, seat, lots)
        most = lots_left(state, seat, lots)
        keys = [*most] if len(lots) < least else [DONE, *most]
        options = Ranked(keys, partial(_lot, state, seat, most, left), keys.index, partial(_no_lot, state, lots, left))
        key: str = yield from ask(seat, Pick("trade", say("ask-trade", denarii=left), options))
        if key == DONE:
            return Trade(of(lots, SELL), of(lots, BUY), still, ability)
        way, _, what = key.partition("-")
        asked_many = say(f"ask-many-{way}", what=what)
        lots[key] = yield from ask(seat, Amount("many", asked_many, 1, most[key]))


_STILL = {"yes": Option("yes", True, say("still-yes")), "no": Option("no", False, say("still-no"))}


def of(lots: Mapping[str, int], way: str) -> dict[str, int]:
    """What is sold, or bought, by resource."""
    return {key.removeprefix(f"{way}-"): many for key, many in lots.items() if key.startswith(way)}


def balance(state: State, seat: Seat, lots: Mapping[str, int]) -> int:
    """Denarii after these lots; proceeds count at once."""
    gained = sum(many * state.stalls[each].price for each, many in of(lots, SELL).items())
    return purse(state, seat) + gained - sum(many * price(state, seat, each) for each, many in of(lots, BUY).items())


def lots_left(state: State, seat: Seat, lots: Mapping[str, int]) -> dict[str, int]:
    """The lots still possible beside these, and how many units each can have."""
    held, left = state.players[seat].goods, balance(state, seat, lots)
    traded = [key.partition("-")[2] for key in lots]
    open_ = {each: stall for each, stall in state.stalls.items() if each not in traded}
    sales = {f"{SELL}-{each}": held[each] for each in open_}
    purchases = {f"{BUY}-{each}": min(stall.stock, left // price(state, seat, each)) for each, stall in open_.items()}
    return {key: many for key, many in (sales | purchases).items() if many}


def _lot(state: State, seat: Seat, most: Mapping[str, int], left: int, key: str) -> Option:
    if key == DONE:
        return Option(key, key, say("trade-done"), description=say("trade-left", left=left))
    way, _, what = key.partition("-")
    one = state.stalls[what].price if way == SELL else price(state, seat, what)
    return Option(key, key, say(f"{way}-option", what=what), description=say("up-to", price=one, many=most[key]))


def _no_lot(state: State, lots: Mapping[str, int], left: int, key: str) -> Sentence | None:
    """Say why a lot is not possible."""
    way, _, what = key.partition("-")
    if way not in (SELL, BUY) or what not in state.stalls:
        return None
    if any(lot.partition("-")[2] == what for lot in lots):
        return say("traded-already", what=what)
    if way == SELL:
        return say("nothing-to-sell", what=what)
    return say("too-dear" if state.stalls[what].stock else "sold-out", what=what, left=left)


def trade(state: State, seat: Seat, chosen: Trade) -> None:
    """Sales first, then purchases (A21); proceeds count at once."""
    player = state.players[seat]
    if extra := player.sum_of("trade_denarii"):
        state.earn(seat, extra)
        state.journal.tell("gets", who=seat, parts=[change("denarii", extra)])
    if chosen.ability:
        player.spend(chosen.ability)
        state.journal.tell("uses", who=seat, name=chosen.ability.name)
    for resource, many in chosen.sold.items():
        sell(state, seat, resource, many, still=chosen.still)
    for resource, many in chosen.bought.items():
        buy(state, seat, resource, many, still=chosen.still)


def sell(state: State, seat: Seat, resource: str, many: int, *, still: bool) -> None:
    """What the stall does not hold goes to the general reserve; then the price falls by one, once."""
    stall = state.stalls[resource]
    room = min(many, stall.limit - stall.stock)
    state.players[seat].goods[resource] -= many
    stall.stock += room
    state.reserve[resource] += many - room
    proceeds = state.earn(seat, many * stall.price)
    if not still:
        move_price(state, resource, -1)
    goods = counted(resource, many)
    state.journal.tell("sells", who=seat, goods=goods, denarii=proceeds, what=resource, price=stall.price)


def buy(state: State, seat: Seat, resource: str, many: int, *, still: bool) -> None:
    """The price rises by one only when the last unit is bought (ruling 48)."""
    stall = state.stalls[resource]
    paid = -state.earn(seat, -many * price(state, seat, resource))
    stall.stock -= many
    state.players[seat].goods[resource] += many
    if not stall.stock and not still:
        move_price(state, resource, 1)
    goods = counted(resource, many)
    state.journal.tell("buys", who=seat, goods=goods, denarii=paid, what=resource, price=stall.price)
