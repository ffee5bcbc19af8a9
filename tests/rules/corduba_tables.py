"""Tables of Corduba for tests: a position put as an example has it, and only the part of a round that it is about."""

from dataclasses import replace

import pytest

from rules.components import editions
from rules.corduba import GAME, turn
from rules.corduba.effects import bring
from rules.corduba.state import READY
from rules.corduba.state import Tile as Built
from rules.errors import Refused
from rules.game import Result
from rules.options import Option
from rules.table import Table
from rules.words import KERNEL, say, tell

BOX = next(iter(editions("corduba", GAME.check).values())).components
ANN, BEN, CAT, DAN = range(4)
NAMES = ["Ann", "Ben", "Cat", "Dan"]
WORDS = KERNEL | GAME.words
SERVORUM, PLEBEIUS, PATRICIUS = "servorum", "plebeius", "patricius"


def staged(script, prepare=None, seats=3, decade=2, seed="case", **options):
    """A table on which only `script(state)` is played, from a position that `prepare` has laid out.

    Nobody has anything but Well-being and Happiness of 5 and a Register of 4; Ann is first; all stalls are full.
    """

    def setup(*given):
        state = GAME.setup(*given)
        state.decade, state.round, state.phase = decade, {1: 1, 2: 4, 3: 7}[decade], "actions"
        state.rome = "saxum"
        for player in state.players:
            player.register, player.wellbeing, player.happiness = 4, 5, 5
        if prepare:
            prepare(state)
        return state

    def play(state):
        result = yield from script(state)
        return result if isinstance(result, Result) else Result([0] * seats, [], say("over"))

    game = replace(GAME, setup=setup, play=play)
    return Table(game, BOX, seats, game.choices({"start_player": ANN, "quick_start": True, **options}), seed)


def turns(*seats):
    """A script in which these seats have a turn, one after the other."""

    def script(state):
        for seat in seats:
            yield from turn.take_turn(state, seat)

    return script


# Laying out


def own(state, seat, *, workers=None, denarii=None, ready=(), **goods):
    """Let a player have these: goods come out of the reserve, and where that is too small out of the box."""
    player = state.players[seat]
    player.workers = player.workers if workers is None else workers
    player.denarii = player.denarii if denarii is None else denarii
    for colour in ready:
        player.specialists[colour] = READY
    for what, many in goods.items():
        state.reserve[what] = max(0, state.reserve[what] - many)
        player.goods[what] = many


def tile(state, building, district, at=None, *, by=ANN, riot=False):
    """Let a building stand, at the first position there is if none is given; nobody has gained anything by it."""
    part, land = state.parts[district], state.box.lands[district]
    places = land.positions[state.box.buildings[building].shape]
    at = at or next(at for at, cells in places.items() if not cells & part.filled)
    part.tiles.append(Built(building, at, places[at], by, 0, riot=riot))
    part.filled |= places[at]
    part.available.remove(building)
    if riot:
        state.riots -= 1


def insulae(state, district, **cells):
    """Let Insulae lie: `e5=ANN`, or None for a neutral one."""
    part, land = state.parts[district], state.box.lands[district]
    for name, by in cells.items():
        part.insulae.append((land.cell(name), by))
        part.filled |= land.cell(name)
        if by is not None:
            state.players[by].insulae[district] += 1


def stalls(state, **given):
    """Let stalls hold so many at such a price: `stone=(4, 2)`."""
    for what, (stock, price) in given.items():
        stall = state.stalls[what]
        state.reserve[what] += stall.stock - stock
        stall.stock, stall.price = stock, price


def gone(state, what, left=0):
    """Let the reserve hold only so many; the others are out of the game."""
    state.reserve[what] = left


# Looking


def seat(table, who):
    return table.view(None)["seats"][who]


def told(sentence):
    return tell(sentence, WORDS, NAMES)


def journal(table, who=None):
    return [told(line.sentence) for line in table.journal(who)]


def keys(table, who, steps=()):
    """What can be chosen after these steps."""
    return list(table.prompt(who, list(steps)).options)


def refused(table, who, raw):
    """What a player is told who tries this; the table stays as it is."""
    before, log = table.view(who), list(table.log)
    with pytest.raises(Refused) as caught:
        table.answer(who, raw)
    assert table.view(who) == before and table.log == log
    return told(caught.value.sentence)


def standing(table, district):
    """Buildings that stand in a District, those with a Riot in capitals."""
    tiles = table.view(None)["districts"][district]["tiles"]
    return [each["building"].upper() if each["riot"] else each["building"] for each in tiles]


def spots(options):
    return [option.spot for option in options.values() if isinstance(option, Option)]


def brings(effects, who=ANN):
    """A script in which a player gains effects."""

    def script(state):
        yield from bring(state, who, effects)

    return script
