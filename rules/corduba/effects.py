"""What effects do: one interpreter for buildings, tracks, Insulae, Specialists, cards and characters.

Effects are named in the components. Who gains and has a choice is asked, there and then.
"""

from collections.abc import Callable
from functools import partial

from rules.corduba.box import DISTRICTS, GOODS, Effects
from rules.corduba.changing import tokens_left
from rules.corduba.choices import change
from rules.corduba.deciding import NOWHERE, Place, decide
from rules.corduba.market import Trade, choose_trade, trade, trades_refused
from rules.corduba.printed import effects as effects_told
from rules.corduba.specialists import choose_specialist, specialist_option, unlock
from rules.corduba.state import LOCKED, State
from rules.corduba.suppressing import choose_riots, rioting, suppress
from rules.options import Option
from rules.prompts import Pick, PickSome
from rules.script import Move, Script
from rules.words import Seat, Sentence, say

FOURTH = 4  # place on the podium


def bring(state: State, seat: Seat, effects: Effects, place: Place = NOWHERE) -> Script[None]:
    """Carry effects out one after the other; what was gained without a choice is told together."""
    parts: list[Sentence] = []
    for name, value in effects.items():
        if name in PLAIN or name in GOODS:
            many = PLAIN[name](state, seat, value) if name in PLAIN else state.take(seat, name, value)
            if many:
                parts.append(change(name, many))
            continue
        _tell(state, seat, parts)
        parts = []
        yield from ASKING[name](state, seat, value, place)
    _tell(state, seat, parts)


def _tell(state: State, seat: Seat, parts: list[Sentence]) -> None:
    if parts:
        state.journal.tell("gets", who=seat, parts=parts)


# Without a choice: each returns how much was really gained


def _wellbeing(state: State, seat: Seat, many: int) -> int:
    """Happiness goes with it, by as much as it has really moved (ruling 10a)."""
    player, (low, high) = state.players[seat], state.box.tracks["wellbeing"]
    before = player.wellbeing
    player.wellbeing = min(high, max(low, before + many))
    _happiness(state, seat, player.wellbeing - before)
    return player.wellbeing - before


def _happiness(state: State, seat: Seat, many: int) -> int:
    if state.is_caepio(seat):
        return 0  # he has no marker (S7)
    player, (low, high) = state.players[seat], state.box.tracks["happiness"]
    before = player.happiness
    player.happiness = min(high, max(low, before + many))
    return player.happiness - before


def _worker_register(state: State, seat: Seat, many: int) -> int:
    """As many steps, and Workers at once; nothing at the end of the register (ruling 39)."""
    player = state.players[seat]
    many = min(many, state.box.last("worker_register") - player.register)
    player.register += many
    player.workers += many
    return many


PLAIN: dict[str, Callable[[State, Seat, int], int]] = {
    "denarii": State.earn,
    "wellbeing": _wellbeing,
    "happiness": _happiness,
    "worker_register": _worker_register,
}


# Prestige


def advance(state: State, seat: Seat, district: str, many: int) -> Script[None]:
    """Move a Prestige Marker; each space entered upwards pays, none when it falls (rulings 45, 47, 71)."""
    player, (low, high) = state.players[seat], state.box.tracks["prestige"]
    before = player.prestige[district]
    after = player.prestige[district] = min(high, max(low, before + many))
    if after == before:
        return
    state.journal.tell("rises" if after > before else "falls", who=seat, district=district, now=after)
    for space in range(before, after):
        if bonus := state.box.paths[district][space]:
            yield from bring(state, seat, bonus, Place(district, district))


def _in_districts(state: State, seat: Seat, value: dict[str, int], place: Place) -> Script[None]:
    for district in DISTRICTS:
        if many := value.get(district):
            yield from advance(state, seat, district, many)


def _here(state: State, seat: Seat, many: int, place: Place) -> Script[None]:
    assert place.district
    yield from advance(state, seat, place.district, many)


def _choice(state: State, seat: Seat, many: int, place: Place) -> Script[None]:
    yield from _of(state, seat, list(DISTRICTS), many)


def _lowest(state: State, seat: Seat, many: int, place: Place) -> Script[None]:
    """Of several equal ones the player chooses (ruling 46)."""
    prestige = state.players[seat].prestige
    yield from _of(state, seat, [each for each in DISTRICTS if prestige[each] == min(prestige.values())], many)


def _highest(state: State, seat: Seat, many: int, place: Place) -> Script[None]:
    prestige = state.players[seat].prestige
    yield from _of(state, seat, [each for each in DISTRICTS if prestige[each] == max(prestige.values())], many)


def _of(state: State, seat: Seat, districts: list[str], many: int) -> Script[None]:
    """Move in one of these Districts; nothing is asked where the marker could move in none."""
    player, (low, high) = state.players[seat], state.box.tracks["prestige"]
    end = low if many < 0 else high
    if all(player.prestige[each] == end for each in districts):
        return
    options = {each: _district(state, seat, each, many) for each in districts}
    district: str = yield from decide(state, seat, Pick("district", say("ask-district"), options))
    yield from advance(state, seat, district, many)


def _two_different(state: State, seat: Seat, many: int, place: Place) -> Script[None]:
    options = {each: _district(state, seat, each, many) for each in DISTRICTS}
    asked = PickSome("two-districts", say("ask-two-districts"), options, 2, 2)
    chosen: list[str] = yield from decide(state, seat, asked)
    for district in chosen:
        yield from advance(state, seat, district, many)


def _district(state: State, seat: Seat, district: str, many: int) -> Option:
    """A District to choose, and what the next spaces of its track bring."""
    before = state.players[seat].prestige[district]
    spaces = state.box.paths[district][before : max(before, before + many)]
    told = [part for space in spaces if space for part in effects_told(space)]
    tells = say("from-to", before=before, after=min(state.box.last("prestige"), max(0, before + many)), bonus=told)
    return Option(
        district,
        district,
        say("pars", district=district),
        description=tells if told else say("from-to-plain", **{key: tells.values[key] for key in ("before", "after")}),
        spot=f"tracks/prestige/{district}",
    )


# Specialists


def _unlock(state: State, seat: Seat, how: str, place: Place) -> Script[None]:
    """Unlock one still locked; its bonus comes at once, and so does the Specialist (ruling 10)."""
    if not any(each == LOCKED for each in state.players[seat].specialists.values()):
        return
    colour = yield from choose_specialist(state, seat)
    unlock(state, seat, colour)
    if not state.is_caepio(seat):  # who has no Peculium
        yield from bring(state, seat, state.box.specialists[colour]["bonus"])


def _peculium_of_one(state: State, seat: Seat, times: int, place: Place) -> Script[None]:
    """The bonus of one unlocked Specialist of choice."""
    unlocked = state.players[seat].unlocked
    if not unlocked:
        return
    options = {each: specialist_option(state, each) for each in unlocked}
    colour: str = yield from decide(state, seat, Pick("peculium", say("ask-peculium"), options))
    for _ in range(times):
        yield from bring(state, seat, state.box.specialists[colour]["bonus"])


# The rest


def _remove_riots(state: State, seat: Seat, many: int, place: Place) -> Script[None]:
    """Suppress Riots; each District emptied by it gives Prestige, once (ruling 17)."""
    if not rioting(state):
        return
    chosen = yield from choose_riots(state, seat, many)
    for district in suppress(state, seat, chosen):
        yield from advance(state, seat, district, 1)


def _macellum(state: State, seat: Seat, how: str, place: Place) -> Script[None]:
    """Trade freely; whether nothing at all may be traded is for the action to say (A5)."""
    if trades_refused(state, seat):
        return
    still, least = how == "no_price_move", 0 if place.more else 1
    move = partial(choose_trade, state, seat, still=still, least=least)
    chosen: Trade = yield from decide(state, seat, Move("trade", say("ask-trade-now"), move))
    trade(state, seat, chosen)


def _senator_token(state: State, seat: Seat, many: int, place: Place) -> Script[None]:
    """From a track's end or the Basilica, while there is one (rulings 47 and b1)."""
    if place.source and tokens_left(state, seat, place.source):
        state.senator_tokens[place.source] -= 1
        state.players[seat].senator_tokens.append(place.source)
        state.journal.tell("takes-token", who=seat, source=place.source)
    return
    yield


def _take_from_fourth(state: State, seat: Seat, many: int, place: Place) -> Script[None]:
    """So many Denarii of each other player in fourth place, as far as they have them (ruling 71)."""
    for other in state.order:
        if other != seat and state.gifts and state.gifts[other].place == FOURTH:
            taken = -state.earn(other, -many)
            state.earn(seat, taken)
            state.journal.tell("takes-from", who=seat, other=other, many=taken)
    return
    yield


def _special_worker(state: State, seat: Seat, value: dict[str, int], place: Place) -> Script[None]:
    player = state.players[seat]
    player.specials.append(value["upkeep"])
    player.special += 1
    state.journal.tell("takes-special", who=seat)
    return
    yield


Asking = Callable[[State, Seat, "object", Place], Script[None]]
ASKING: dict[str, Callable[..., Script[None]]] = {
    "prestige": _in_districts,
    "prestige_here": _here,
    "prestige_choice": _choice,
    "prestige_lowest": _lowest,
    "prestige_highest": _highest,
    "prestige_two_different": _two_different,
    "unlock_specialist": _unlock,
    "peculium_of_one_unlocked": _peculium_of_one,
    "remove_riots": _remove_riots,
    "macellum": _macellum,
    "senator_token": _senator_token,
    "take_denarii_from_each_fourth": _take_from_fourth,
    "special_worker": _special_worker,
}
