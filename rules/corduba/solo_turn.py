"""Caepio's turn: by the next row of his card that he can follow, else by the next card, else he passes."""

from collections.abc import Callable

from rules.corduba.choices import counted
from rules.corduba.deciding import Place
from rules.corduba.effects import advance, bring
from rules.corduba.producing import blocked_by
from rules.corduba.solo import Caepio, sign
from rules.corduba.solo_build import construct
from rules.corduba.solo_market import can_trade, trade
from rules.corduba.solo_told import condense, rows_told, whole
from rules.corduba.state import State, Tile
from rules.script import Script
from rules.words import Seat

ACTIVATED = ""  # what stands for the action of a building that he activates: his card's


def take_turn(state: State) -> Script[None]:
    """Follow the cube down his cards to something he can do (671-673)."""
    caepio, start = automaton(state), len(state.journal.lines)
    while row := next_row(state, caepio):
        with whole(state.journal):
            done = yield from _first_possible(state, row)
        if done:
            condense(state.journal, start)
            return
    state.passed.append(caepio.seat)
    state.journal.tell("passes", who=caepio.seat, place=len(state.passed))


def look_on(state: State, seat: Seat) -> Script[None]:
    """Once he has passed, each action of the other brings him a Denarius (ruling 67)."""
    caepio = state.caepio
    if caepio and caepio.seat in state.passed and seat not in state.passed:
        yield from bring(state, caepio.seat, caepio.printed["idle"])


def automaton(state: State) -> Caepio:
    assert state.caepio
    return state.caepio


def next_row(state: State, caepio: Caepio) -> list[str]:
    """Move the cube on, over to a new card if there is another one in this round; no row is left after the last."""
    while True:
        if caepio.drawn and caepio.row < len(rows := caepio.card(caepio.drawn[-1])["rows"]):
            caepio.row += 1
            row: list[str] = rows[caepio.row - 1]
            return row
        if len(caepio.drawn) == caepio.printed["cards_a_round"]:
            return []
        draw(state, caepio)


def draw(state: State, caepio: Caepio) -> None:
    """Draw a card, for all to see: that is how one knows what he is going to do."""

    def name(building: str) -> str:
        return state.box.buildings[building].name

    caepio.drawn.append(caepio.actions[state.decade].draw())
    caepio.row = 0
    rows = rows_told([list(map(sign, row)) for row in caepio.card(caepio.drawn[-1])["rows"]], name)
    state.journal.tell("caepio-card", who=caepio.seat, card=caepio.drawn[-1].upper(), rows=rows)


def _first_possible(state: State, row: list[str]) -> Script[bool]:
    """Do the first thing of a row that is possible; the arrows lead on to the others."""
    for turn in row:
        if can(state, turn) and (yield from do(state, turn)):
            return True
    return False


def can(state: State, turn: str) -> bool:
    """Whether he can follow a sign of his card (ruling S10)."""
    kind, _, what = turn.partition(" ")
    return KINDS[kind][0](state, what) if kind in KINDS else _can_produce(state, turn)


def do(state: State, turn: str) -> Script[bool]:
    """Follow a sign; False if it has turned out to be impossible."""
    kind, _, what = turn.partition(" ")
    return (yield from KINDS[kind][1](state, what) if kind in KINDS else _produce(state, turn))


# Production Spaces, Castra, Portum


def _slot(state: State, turn: str) -> str:
    """The key of the slot with so many Workers: "wood 2" is "wood-2" in our box."""
    space, _, workers = turn.partition(" ")
    slots = state.box.slots.items()
    return next(key for key, slot in slots if slot.space == space and slot.workers == int(workers))


def _can_produce(state: State, turn: str) -> bool:
    slot = state.box.slots[_slot(state, turn)]
    return blocked_by(state, slot) is None and state.reserve[slot.resource] > 0


def _produce(state: State, turn: str) -> Script[bool]:
    """Block the Space and take as many as there are; they go back at the end of the round (645)."""
    caepio, key = automaton(state), _slot(state, turn)
    slot = state.box.slots[key]
    state.slots[key] = caepio.seat
    many = state.take(caepio.seat, slot.resource, slot.gain)
    workers, goods = counted("workers", slot.workers), counted(slot.resource, many)
    state.journal.tell("caepio-produces", who=caepio.seat, space=slot.space, workers=workers, goods=goods)
    return True
    yield


def _can_train(state: State, troop: str) -> bool:
    return state.castra[troop] is None and state.reserve[troop] > 0


def _train(state: State, troop: str) -> Script[bool]:
    caepio = automaton(state)
    state.castra[troop] = caepio.seat
    state.journal.tell("caepio-trains", who=caepio.seat)
    yield from bring(state, caepio.seat, state.box.castra[troop].effect)
    return True


def _portum(state: State, nothing: str) -> Script[bool]:
    caepio = automaton(state)
    state.journal.tell("caepio-portum", who=caepio.seat)
    yield from bring(state, caepio.seat, state.box.portum.effect)
    return True


# Buildings


def _free(state: State, building: str) -> tuple[str, Tile] | None:
    """A building that stands and can be activated, with its District."""
    for district, part in state.parts.items():
        tile = part.tile(building)
        if tile and not tile.riot and not tile.used:
            return district, tile
    return None


def _candidates(state: State, building: str) -> list[str]:
    """What he may activate: the one his card names, or any with a card of its own (S11)."""
    named = [building] if building else automaton(state).constructed
    return [key for key in named if _free(state, key)]


def _can_activate(state: State, building: str) -> bool:
    return bool(_candidates(state, building))


def _activate(state: State, building: str) -> Script[bool]:
    key = building or state.chance.one("caepio activates", _candidates(state, building))
    found = _free(state, key)
    assert found
    state.journal.tell(
        "caepio-activates" if building else "caepio-draws",
        who=automaton(state).seat,
        building=state.box.buildings[key].name,
        district=found[0],
    )
    yield from use(state, *found)
    return True


def use(state: State, district: str, tile: Tile) -> Script[None]:
    """Block a building and do for him what its card tells; he never pays (710)."""
    caepio = automaton(state)
    tile.used = caepio.seat, ACTIVATED
    effect = dict(state.box.components["buildings"][tile.building]["caepio"])
    sales, purchases = effect.pop("macellum_sell", 0), effect.pop("macellum_buy", 0)
    if sales or purchases:
        trade(state, sales, purchases)
    if steps := effect.pop("prestige_two_lowest", 0):
        yield from _two_lowest(state, steps)
    yield from bring(state, caepio.seat, effect, Place(district, tile.building))


def _two_lowest(state: State, steps: int) -> Script[None]:
    caepio = automaton(state)
    prestige, order = state.players[caepio.seat].prestige, caepio.printed["districts"]
    for district in sorted(prestige, key=lambda each: (prestige[each], order.index(each)))[:2]:
        yield from advance(state, caepio.seat, district, steps)


# Building and trading


def _can_build(state: State, nothing: str) -> bool:
    """Not with an empty deck (ruling 63)."""
    return len(automaton(state).buildings[state.decade]) > 0


def _build(state: State, nothing: str) -> Script[bool]:
    built = yield from construct(state, automaton(state))
    if built:
        yield from use(state, *built)
    return built is not None


def _can_trade(state: State, how: str) -> bool:
    return can_trade(state, *map(int, how.split()))


def _trade(state: State, how: str) -> Script[bool]:
    state.journal.tell("caepio-trades", who=automaton(state).seat)
    trade(state, *map(int, how.split()))
    return True
    yield


def _always(state: State, nothing: str) -> bool:
    return True


KINDS: dict[str, tuple[Callable[[State, str], bool], Callable[[State, str], Script[bool]]]] = {
    "portum": (_always, _portum),
    "castra": (_can_train, _train),
    "activate": (_can_activate, _activate),
    "build": (_can_build, _build),
    "macellum": (_can_trade, _trade),
}
