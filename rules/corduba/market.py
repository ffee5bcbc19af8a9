"""The Macellum: restocking, price tiles, and trading (Using the Macellum)."""

from collections import Counter
from functools import partial
from typing import NamedTuple

from rules.corduba.box import RESOURCES, Ability
from rules.corduba.choices import change, counted, goods_told
from rules.corduba.state import State
from rules.prompts import Condition, Option, PickSome, yes_no
from rules.script import Script, ask
from rules.words import Seat, Sentence, say

SELL, BUY = "sell", "buy"


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
    state.journal.tell("restocks", goods=goods_told(filled))


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
    """Choose what to sell and to buy, whole types at one price, never both of one type (rulings 48, 49)."""
    ability = None
    if merchant and (able := state.players[seat].able("merchant")):
        asked = yes_no("still", say("ask-still", name=able[0].name))
        still = yield from ask(seat, asked)
        ability = able[0] if still else None
    raw: list[str] = yield from ask(seat, _prompt(state, seat, least))
    sold, bought = split(raw)
    return Trade(sold, bought, still, ability)


def split(raw: list[str]) -> tuple[dict[str, int], dict[str, int]]:
    """Sales and purchases by resource."""
    counts = Counter(raw)
    sold, bought = ({each: counts[f"{way}-{each}"] for each in RESOURCES} for way in (SELL, BUY))
    return {each: many for each, many in sold.items() if many}, {each: many for each, many in bought.items() if many}


def _prompt(state: State, seat: Seat, least: int) -> PickSome:
    held = state.players[seat].goods
    options = {}
    for each, stall in state.stalls.items():
        if held[each]:
            label = say("sell-option", what=each, price=stall.price)
            options[f"{SELL}-{each}"] = Option(f"{SELL}-{each}", f"{SELL}-{each}", label, held[each])
    for each, stall in state.stalls.items():
        if stall.stock:
            label = say("buy-option", what=each, price=price(state, seat, each))
            options[f"{BUY}-{each}"] = Option(f"{BUY}-{each}", f"{BUY}-{each}", label, stall.stock)
    condition = Condition(say("trade-condition", denarii=purse(state, seat)), partial(_affordable, state, seat))
    most = sum(option.copies for option in options.values())
    asked = say("ask-trade", denarii=purse(state, seat))
    return PickSome("trade", asked, options, least, most, condition, partial(_tally, state, seat))


def balance(state: State, seat: Seat, sold: dict[str, int], bought: dict[str, int]) -> int:
    """Denarii after a trade."""
    gained = sum(many * state.stalls[each].price for each, many in sold.items())
    return purse(state, seat) + gained - sum(many * price(state, seat, each) for each, many in bought.items())


def _affordable(state: State, seat: Seat, raw: list[str]) -> bool:
    sold, bought = split(raw)
    return not any(each in bought for each in sold) and balance(state, seat, sold, bought) >= 0


def _tally(state: State, seat: Seat, raw: list[str]) -> Sentence:
    left = balance(state, seat, *split(raw))
    return say("trade-tally", left=left) if left >= 0 else say("trade-short", short=-left)


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
