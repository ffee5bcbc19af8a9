"""Tables of Corduba for tests: one part of the game played from a prepared position."""

from collections import Counter
from dataclasses import replace

from rules.components import editions
from rules.corduba.box import GOODS
from rules.corduba.constructing import neutral
from rules.corduba.state import READY, USED, Tile
from rules.corduba.turn import take_turn
from rules.errors import IllegalAnswer
from rules.game import Result
from rules.games import GAMES
from rules.table import Table
from rules.words import KERNEL, say, tell

CORDUBA = GAMES["corduba"]
COMPONENTS = next(iter(editions("corduba", CORDUBA.check).values())).components
NAMES = ["Daniela", "Sam", "Leo", "Laura"]
DANIELA, SAM, LEO, LAURA = range(4)
WORDS = KERNEL | CORDUBA.words


def stage(script, prepare=None, seats=3, decade=1, round=1, **options):
    """A table at which only this script is played, from the position that `prepare` makes; seat 0 is first."""

    def setup(*given):
        state = CORDUBA.setup(*given)
        state.decade, state.round = decade, round
        for player in state.players:
            player.register, player.wellbeing, player.happiness = 4, 3, 3
        if prepare:
            prepare(state)
        return state

    def play(state):
        yield from script(state) or ()
        return Result([0] * seats, [], say("rebellion", round=0))

    chosen = CORDUBA.choices({"start_player": 0, "quick_start": True} | options)
    return Table(replace(CORDUBA, setup=setup, play=play), COMPONENTS, seats, chosen, "a seed")


def turns(prepare=None, *seats, **more):
    """A table at which these seats have a turn each."""

    def script(state):
        state.phase = "actions"
        for seat in seats or (DANIELA,):
            yield from take_turn(state, seat)

    return stage(script, prepare, **more)


# Positions


def own(state, seat, *, ready=(), used=(), prestige=None, insulae=None, **has):
    """Let a player have these goods (of the reserve's), Specialists and markers; what is not given stays."""
    player = state.players[seat]
    for what, many in has.items():
        if what in GOODS:
            state.reserve[what] -= many - player.goods[what]
            player.goods[what] = many
        else:
            assert hasattr(player, what), what
            setattr(player, what, many)
    player.specialists |= dict.fromkeys(ready, READY) | dict.fromkeys(used, USED)
    player.prestige |= prestige or {}
    player.insulae |= insulae or {}


def speaks(state, seat, character):
    """Let a character speak for a player."""
    player = state.players[seat]
    player.character = state.box.abilities[character]
    player.family = next(
        key for key, entry in COMPONENTS["families"].items() if key != "source" and character in entry["characters"]
    )


def token(state, seat, *monuments):
    """Let a player have the tokens of monuments."""
    for key in monuments:
        state.monuments[key] = seat
        state.players[seat].tokens.append(state.box.monuments[key].token)


def stands(state, district, building, at, by=DANIELA, riot=False, used=None):
    """Let a building stand somewhere; the counter of a Riot comes from the reserve."""
    part, land = state.parts[district], state.box.lands[district]
    cells = land.positions[state.box.buildings[building].shape][at]
    assert not cells & part.filled
    part.tiles.append(Tile(building, at, cells, by, 0, riot, used))
    part.filled |= cells
    part.available.remove(building)
    state.riots -= riot


def filled(state, district, *cells):
    """Let neutral Insulae stand there."""
    neutral(state, state.parts[district], state.box.lands[district].cells(list(cells)))


def market(state, **stalls):
    """Prices and stocks, "wood=(2, 4)"; the rest of a stock comes from the reserve, or goes there."""
    for what, (price, stock) in stalls.items():
        stall = state.stalls[what]
        state.reserve[what] += stall.stock - stock
        stall.price, stall.stock = price, stock


def demand(state, card):
    """Let Rome have turned up this card."""
    state.rome = card


# Looking


def me(table, seat=DANIELA):
    return table.view(None)["seats"][seat]


def has(table, seat=DANIELA):
    """Denarii and goods a player has."""
    view = me(table, seat)
    found = {"denarii": view["denarii"], **view["goods"], **view["tokens"]}
    return {what: many for what, many in found.items() if many}


def told(table, since=-1):
    return [tell(line.sentence, WORDS, NAMES) for line in table.journal(None, since)]


def sentence(one):
    return tell(one, WORDS, NAMES)


def act(table, *wanted):
    """Take a turn by these steps, of which those without a choice may be left out; then end it, if there is more."""
    seat, steps = table.waiting[0], []
    for each in wanted:
        prompt = table.prompt(seat, steps)
        try:
            assert prompt
            prompt.parse(each)
        except (AssertionError, IllegalAnswer):
            continue  # it was the only choice
        steps.append(each)
    table.answer(seat, steps)
    if not table.over and table.waiting == [seat] and table._question(seat).key == "after":
        table.answer(seat, ["end"])


def options(table, *steps):
    """The keys offered after these steps."""
    return [*table.prompt(table.waiting[0], list(steps)).options]


def pieces(state):
    """How many there are of every kind of piece, wherever they are."""
    found = Counter(state.reserve) + Counter(state.contributed)
    for player in state.players:
        found.update(player.goods)
        found["riots"] += player.counters + player.received
        found["senator tokens"] += len(player.senator_tokens)
    for what, stall in state.stalls.items():
        found[what] += stall.stock
    for key, part in state.parts.items():
        found["riots"] += sum(tile.riot for tile in part.tiles)
        found[f"own insulae {key}"] += sum(by is not None for _, by in part.insulae)
        found[f"own insulae {key}"] -= sum(player.insulae[key] for player in state.players)
        cells = sum(tile.cells.bit_count() for tile in part.tiles) + len(part.insulae)
        found[f"cells {key}"] += cells - part.filled.bit_count()
    found["riots"] += state.riots
    found["senator tokens"] += sum(state.senator_tokens.values())
    found["neutral"] = state.neutral + sum(by is None for part in state.parts.values() for _, by in part.insulae)
    return {what: many for what, many in sorted(found.items()) if many}
