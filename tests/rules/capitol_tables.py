"""Tables of Capitol for tests: prepared positions, and what is needed to play on from them."""

from dataclasses import replace

from rules.capitol.state import Built
from rules.components import editions
from rules.games import GAMES
from rules.table import Table

CAPITOL = GAMES["capitol"]
COMPONENTS = next(iter(editions("capitol", CAPITOL.check).values())).components
BLUE, RED, GREEN, YELLOW = range(4)


def new(seats=3, prepare=None, seed="a seed", **options):
    """A table whose first position `prepare` may change; the same change is made whenever it is replayed."""

    def setup(*given):
        state = CAPITOL.setup(*given)
        if prepare:
            prepare(state)
        return state

    options = CAPITOL.choices({"start_player": 0} | options)
    return Table(replace(CAPITOL, setup=setup), COMPONENTS, seats, options, seed)


def build(state, key, houses, shape="round", **others):
    """Put houses (seat, height) into a prefecture, and set what else is given."""
    site = state.prefectures[key]
    site.houses += [Built(seat, height) for seat, height in houses]
    site.shape = shape if site.houses else None
    for name, value in others.items():
        setattr(site, name, value)


def owned(heights):
    """Houses as (seat, height) from the heights of each seat."""
    return [(seat, height) for seat, own in heights.items() for height in own]


def site(table, key):
    return next(each for each in table.view(None)["prefectures"] if each["key"] == key)


def hand(table, seat):
    return table.view(seat)["hand"]


def all_pass(table):
    while not table.over and table.view(None)["phase"] == "building":
        table.answer(table.waiting[0], ["pass"])


def bid(table, *bids):
    """Let each seat in order bid these cards; a seat without cards has answered itself."""
    for seat, cards in enumerate(bids):
        if seat in table.waiting:
            table.answer(seat, cards)


def nobody_bids(table):
    while not table.over and table.view(None)["phase"] == "bidding":
        bid(table, *[[]] * table.seats)


def to_drawing(table):
    """Pass and keep out until the cards are drawn, or the game is over."""
    all_pass(table)
    nobody_bids(table)


def draw_on(table):
    """Draw whatever is offered first until the round is over."""
    while table.view(None)["phase"] == "drawing":
        seat = table.waiting[0]
        table.answer(seat, next(iter(table.prompt(seat).options)))
