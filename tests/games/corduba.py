"""How Corduba's golden records for several were made; `python -m tests.games.corduba` makes them anew after a change.

Each is the first game of its kind that ends as its name says.
"""

from itertools import count
from pathlib import Path

from rules.chance import Chance, seed
from rules.record import record
from rules.steward import advise
from rules.table import Table
from tests.games.capitol import written
from tests.rules.kit import COMPONENTS, GAMES

HERE = Path(__file__).parent
GAME = GAMES["corduba"]
KINDS = {  # seats, options, who plays, and the key of the sentence that says how it ends
    "2-seats": (2, {}, "steward", "won"),
    "3-seats": (3, {"start_player": 2}, "steward", "won"),
    "4-seats": (4, {}, "steward", "won"),
    "quick-start": (3, {"quick_start": True}, "whim", "won"),
    "rebellion": (4, {}, "anybody", "rebellion"),
    "tie-by-tracks": (3, {}, "whim", "won-by-tracks"),
    "tie-by-order": (2, {"quick_start": True}, "whim", "won-by-order"),
}


def played(seats, options, temper, secret):
    """A finished game of players in this temper."""
    fate = seed(secret, joins(seats))
    table, chance = Table(GAME, COMPONENTS["corduba"], seats, GAME.choices(options), fate), Chance(secret)
    while not table.over:
        TEMPERS[temper](table, chance.one("who", table.waiting), chance)
    return table


def joins(seats):
    return [f"join-{seat}" for seat in range(seats)]


def steward(table, seat, chance):
    table.answer(seat, advise(table, seat))


def whim(table, seat, chance):
    """The steward, but for every third answer, which is any; now and then something is taken back."""
    whim = chance.roll("whim", 1, 9)
    if whim == 1 and table.can_take_back(seat):
        table.take_back(seat)
    elif whim <= 3:
        anybody(table, seat, chance)
    else:
        steward(table, seat, chance)


def anybody(table, seat, chance):
    table.answer(seat, table.sample(seat, chance))


TEMPERS = {each.__name__: each for each in (steward, whim, anybody)}


def first(name):
    """The record of the first game that ends as it should."""
    seats, options, temper, end = KINDS[name]
    for number in count():
        table = played(seats, options, temper, f"{name} {number}")
        if table.result.why.key == end:
            return record(table, f"{name} {number}", joins(seats))
    raise AssertionError


if __name__ == "__main__":
    for name in KINDS:
        (HERE / f"corduba-{name}.json").write_text(written(first(name)), encoding="utf-8")
