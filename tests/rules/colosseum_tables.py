"""Tables of the Colosseum for tests: prepared positions, and what is needed to play on from them."""

from dataclasses import replace

from rules.colosseum.state import MATERIALS, ROWS
from rules.components import editions
from rules.games import GAMES
from rules.table import Table
from rules.words import tell

COLOSSEUM = GAMES["colosseum"]
COMPONENTS = next(iter(editions("colosseum", COLOSSEUM.check).values())).components
BLUE, RED, GREEN, YELLOW = range(4)
NAMES = ["Blue", "Red", "Green", "Yellow"]
STEPS = {"p1": "1", "a1": "2", "p2": "3", "p3": "4", "a2": "5", "p4": "6", "d": "7"}  # from the well


def new(seats=2, prepare=None, seed="a seed", components=COMPONENTS, **options):
    """A table whose first position `prepare` may change, whenever it is replayed; nobody has taken a first card."""

    def setup(*given):
        state = COLOSSEUM.setup(*given)
        if prepare:
            prepare(state)
        return state

    options = COLOSSEUM.choices({"start_player": 0} | options)
    table = Table(replace(COLOSSEUM, setup=setup), components, seats, options, seed)
    while table.view(None)["phase"] == "first_card":
        table.answer(table.waiting[0], "nothing")
    return table


def own(state, seat, hand=None, fame=None, stables=None, marker=None, limit=None, **tiles):
    """Let a player have these cards (of the supply's), fame, wheels and tiles in rows; what is not given stays."""
    player = state.players[seat]
    for material in MATERIALS if hand is not None else ():
        state.receive(seat, material, hand.get(material, 0) - player.hand[material])
    if fame is not None:
        state.earn(seat, fame - player.fame)
    if stables is not None:
        player.stables, player.wheels, player.tiles["stable"] = list(stables), sum(stables), len(stables)
    player.marker = player.marker if marker is None else marker
    player.limit = player.limit if limit is None else limit
    assert set(tiles) <= set(ROWS)
    player.tiles |= tiles


def landscapes(state, *shown):
    """Let the players have these printed landscapes and no others."""
    for player, names in zip(state.players, shown, strict=True):
        player.landscapes = list(names)
        player.tiles |= {each: int(each in names) for each in MATERIALS}


def stack(state, level, *tiles):
    """Let a stack hold these tiles, the top one first."""
    state.stacks[level].cards = list(tiles[::-1])


def lay(state, key, *shown):
    """Let the row at a site hold these tiles, the nearest first."""
    next(site for site in state.sites if site.key == key).tiles[:] = shown


def offer(state, key, name):
    """Let a piece lie at a site; the one that was there goes where it lay."""
    site = next(each for each in state.sites if each.key == key)
    other = next((each for each in state.sites if each.piece == name), None)
    if other:
        other.piece = site.piece
    else:
        pile = state.piles[name[0]].cards
        pile[pile.index(name)] = site.piece
    site.piece = name


def raise_walls(state, many):
    """Let so many sections stand, as if Red had built them with the pieces on top of the pile."""
    state.built = [(state.pile.cards.pop(), RED) for _ in range(many)]


def go(table, where, *steps):
    """Let the active player move the Consul from the well to a space, and do what follows, unless it has no choice."""
    if table.view(None)["phase"] == "turn":
        table.answer(table.view(None)["active"], [STEPS[where], *steps])
    assert table.view(None)["ring"][table.view(None)["consul"]]["key"] == where


def seat(table, who):
    """What a seat can see of itself."""
    return table.view(who)["seats"][who]


def hand(table, who):
    return {each: many for each, many in seat(table, who)["hand"].items() if many}


def fame(table, who):
    return seat(table, who)["fame"]


def row(table, key):
    return next(site for site in table.view(None)["sites"] if site["key"] == key)


def told(sentence):
    return tell(sentence, COLOSSEUM.words, NAMES)


def journal(table, since=-1):
    return [told(line.sentence) for line in table.journal(None, since)]


def counted(view):
    """Everything that is conserved, by a view of open hands: cards of each kind, tiles, pieces, storage, fame."""
    seats = view["seats"]
    bought = sum(sum(each["tiles"].values()) - 4 for each in seats)
    stored = sum(each["tiles"]["storage"] - 1 for each in seats)
    lying = sum(bool(site["piece"]) for site in view["sites"])
    chips = sum(section["bonus"] for section in view["sections"][view["built"] :])
    return {
        "cards": [view["supply"][each] + sum(player["hand"][each] for player in seats) for each in MATERIALS],
        "tiles": bought - stored + sum(len(site["tiles"]) for site in view["sites"]) + sum(view["stacks"].values()),
        "pieces": view["built"] + lying + sum(view["pieces"].values()),
        "storage": view["storage"] + stored,
        "fame": view["bank"] + chips + sum(player["fame"] for player in seats),
    }


WHOLE = {"cards": [18] * 4, "tiles": 58, "pieces": 20, "storage": 16, "fame": 190}
