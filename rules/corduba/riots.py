"""Phase 1. Riots: they spread, are handed out, and placed; three Districts in Revolt are a rebellion."""

from rules.corduba import solo_riots
from rules.corduba.choices import change
from rules.corduba.effects import PLAIN
from rules.corduba.state import State
from rules.corduba.suppressing import building_option, place_key, put
from rules.options import Option
from rules.prompts import Pick, PickSome
from rules.script import Script, ask
from rules.words import Seat, say

NOWHERE = "nowhere"  # a District without a free building


def cause(state: State, seat: Seat, many: int, why: str) -> None:
    """Take Riot counters and move the Riot Marker, which moves even when the counters have run out (rulings 8, 15)."""
    player = state.players[seat]
    taken = min(many, state.riots)
    state.riots -= taken
    player.counters += taken
    player.caused += many
    player.riots = min(state.box.last("riots"), player.riots + many)
    state.journal.tell("causes", who=seat, riots=say("riots", many=many), why=say(f"why-{why}"))


def is_rebellion(state: State) -> bool:
    """Whether all Districts are in Revolt (ruling 7)."""
    return all(part.revolt for part in state.parts.values())


def riot_phase(state: State) -> Script[None]:
    state.phase = "riots"
    yield from spread(state)
    lose_wellbeing(state)
    yield from hand_out(state)
    yield from place_riots(state)


# 1.1


def spread(state: State) -> Script[None]:
    """The last player places a counter in any District in Revolt, the one before in the other (rulings 11, 16, 19)."""
    if state.caepio:
        solo_riots.spread(state, state.caepio)
        return
    left = [key for key, part in state.parts.items() if part.revolt]
    for seat in reversed(state.order):
        if not left or not state.riots:
            break
        district = yield from spread_one(state, seat, left)
        left.remove(district)


def spread_one(state: State, seat: Seat, districts: list[str]) -> Script[str]:
    """Place one counter in one of the Districts; return which it was. Nothing is asked where nothing is free."""
    options: dict[str, Option] = {}
    for district in districts:
        free = free_buildings(state, district)
        options |= {key: building_option(state, key) for key in free}
        if not free:
            label = say("no-building-free", district=district)
            options[f"{NOWHERE}-{district}"] = Option(f"{NOWHERE}-{district}", f"{NOWHERE}-{district}", label)
    key = next(iter(options))
    if free_buildings(state, *districts):
        key = yield from ask(seat, Pick("spread", say("ask-spread", districts=districts), options))
    what, _, district = key.partition("-")
    if what == NOWHERE:
        state.journal.tell("no-spread", who=seat, district=district)
    else:
        put(state, seat, key, "spreads")
    return district


def free_buildings(state: State, *districts: str) -> list[str]:
    """Buildings that can take a Riot counter, by District."""
    return [
        place_key(key, tile.building)
        for key in districts
        for tile in state.parts[key].tiles
        if not tile.riot and state.box.buildings[tile.building].riots
    ]


# 1.2


def lose_wellbeing(state: State) -> None:
    """Each loses Well-being for each Riot of the round before, whether there were counters for it or not (9, 15)."""
    for seat in state.order:
        player = state.players[seat]
        if player.caused and (lost := PLAIN["wellbeing"](state, seat, -player.caused)):
            state.journal.tell("loses-wellbeing", who=seat, parts=[change("wellbeing", lost)], now=player.wellbeing)
        player.caused = 0


def hand_out(state: State) -> Script[None]:
    """All hand out their own counters before any is placed, as equally as possible (ruling 12)."""
    for seat in state.order:
        many = state.players[seat].counters
        if not many:
            continue
        if state.caepio:
            state.players[seat].counters = 0
            solo_riots.hand_out(state, state.caepio, seat, many)
        else:
            yield from hand_to_others(state, seat, many)


def hand_to_others(state: State, seat: Seat, many: int) -> Script[None]:
    """Each other player gets the same; who gets one more is chosen."""
    others = [other for other in state.order if other != seat]
    each, rest = divmod(many, len(others))
    options = {str(other): Option(str(other), other, say("player", who=other)) for other in others}
    asked = say("ask-hand-out", many=rest, all=many) if each else say("ask-hand-out-few", many=rest)
    more: list[Seat] = yield from ask(seat, PickSome("hand-out", asked, options, rest, rest))
    state.players[seat].counters = 0
    for other in others:
        given = each + (other in more)
        state.players[other].received += given
        if given:
            state.journal.tell("hands-out", who=seat, other=other, riots=say("riots", many=given))


def place_riots(state: State) -> Script[None]:
    """In turn order, all of one player's before the next player's (rulings 13, 14)."""
    for seat in state.order:
        player = state.players[seat]
        while player.received:
            yield from place_one(state, seat)


def place_one(state: State, seat: Seat) -> Script[None]:
    """Place a counter in a District of choice; without a building free for it, it returns to the reserve."""
    player = state.players[seat]
    free = free_buildings(state, *state.parts)
    if not free:
        state.riots += player.received
        state.journal.tell("riots-back", who=seat, riots=say("riots", many=player.received))
        player.received = 0
        return
    options = {key: building_option(state, key) for key in free}
    key: str = yield from ask(seat, Pick("riot", say("ask-riot", many=player.received), options))
    player.received -= 1
    state.riots += 1
    put(state, seat, key, "riots-at")
