"""Tables of Capitol for tests: prepared positions, what is needed to play on from them, and players of all tempers."""

from dataclasses import replace

from rules.capitol.state import Built
from rules.components import editions
from rules.games import GAMES
from rules.prompts import PickSome
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


# Random play in a temper.


def answer(table, seat, temper, pick):
    """An answer in a temper, step by step; `pick` says which of so many."""
    if not table.is_move(seat):
        return decide(table.prompt(seat), temper, pick)
    steps = []
    while prompt := table.prompt(seat, steps):
        steps.append(decide(prompt, temper, pick))
    return steps


def decide(prompt, temper, pick):
    options = list(prompt.options)
    if isinstance(prompt, PickSome):
        cards = [card for card in options for _ in range(prompt.options[card].copies)]
        many = BIDS[temper] if temper in BIDS else pick(len(cards) + 1)
        return [cards.pop(0 if temper == "copycat" else pick(len(cards))) for _ in range(min(many, len(cards)))]
    wanted = [option for option in options if WANTS[temper](option)] or options
    return wanted[pick(len(wanted))]


BIDS = {"miser": 0, "mason": 0, "copycat": 1}  # how many cards; others bid any number
WANTS = {
    "player": lambda option: True,
    "builder": lambda option: option not in ("pass", "nothing", "stop"),  # does what can be done
    "mason": lambda option: option.startswith("block") or option == "new",  # uses the supply up
    "miser": lambda option: option == "pass",  # keeps all cards
    "copycat": lambda option: True,  # bids its best card, so that bids are often equal
}


def act(tempers, pick):
    """Somebody who is awaited answers, in their seat's temper."""

    def once(table):
        seat = table.waiting[pick(len(table.waiting))]
        table.answer(seat, answer(table, seat, tempers[seat], pick))

    return once


def of(chance):
    return lambda many: chance.roll("pick", 0, many - 1)
