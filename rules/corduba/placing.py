"""Where the tile of a new building lies, what it isolates there, and the neutral Insulae that lead to it."""

from functools import cache, partial

from rules.corduba.box import Building, Effects
from rules.corduba.land import TURNS, Cells, Insulae, Land, Places
from rules.corduba.printed import effects as effects_told
from rules.corduba.state import Part, State
from rules.prompts import Option, Pick, Ranked, Region
from rules.script import Script, ask
from rules.words import Seat, Sentence, say

SOME = 5  # positions named for one that is none


def insulae(land: Land, part: Part, tile: Cells, chain: Cells = 0) -> Insulae:
    """What a tile isolates."""
    return land.insulae(tile, part.filled | tile | chain)


def own_many(state: State, seat: Seat, district: str, isolated: Insulae) -> int:
    """Own Insulae that would be placed: as many as the row still holds."""
    left = len(state.box.rows[district]) - state.players[seat].insulae[district]
    return min(left, isolated.own.bit_count())


def positions(state: State, seat: Seat, building: Building, district: str) -> Ranked:
    """Every position, those first that take most own Insulae, then those that leave fewest neutral ones."""
    part, land = state.parts[district], state.box.lands[district]
    places = land.places(building.shape, part.filled)
    order = list(places.positions)

    def rank(at: str) -> tuple[int, int, int]:
        isolated = insulae(land, part, places.positions[at])
        return -own_many(state, seat, district, isolated), isolated.neutral.bit_count(), order.index(at)

    return Ranked(
        places.positions,
        partial(_position_option, state, seat, building.key, district, places),
        rank,
        partial(_no_position, land, part, building, places),
    )


def _position_option(state: State, seat: Seat, building: str, district: str, places: Places, at: str) -> Option:
    """A position, and what its Insulae bring."""
    part, land, player = state.parts[district], state.box.lands[district], state.players[seat]
    isolated, neutrals = insulae(land, part, places.positions[at]), places.neutrals
    own = own_many(state, seat, district, isolated)
    row: list[Effects] = state.box.rows[district][player.insulae[district] :][:own]
    bonuses = [each for effects in row for each in effects_told(effects)]
    parts = [say("own-insulae", many=own)] if own else []
    parts += bonuses
    if neutrals:
        parts.append(say("bought-insulae", many=neutrals))
    if loose := isolated.neutral.bit_count() + isolated.own.bit_count() - own:
        parts.append(say("neutral-insulae", many=loose))
    tells = say("position-tells", parts=parts) if parts else None
    spot, cells = f"city/{district}/{building} {at}", land.names(isolated.own)[:own]
    if cells:
        spot += f" = {'-'.join(cells)}"
    return Option(at, at, description=tells, spot=spot, region=_zone(district, land.zone(places.positions[at])))


@cache
def _zone(district: str, zone: str) -> Region:
    """A zone between roads, by the letter it has on the map."""
    return Region(zone, say("zone", zone=zone), f"city/{district}/zone {zone}")


def _no_position(land: Land, part: Part, building: Building, places: Places, at: str) -> Sentence | None:
    """Say why a tile may not lie at what is a position of its shape, or would be one without roads; or at a space."""
    if at in land.names(land.everything):
        return say("nowhere-at", building=building.name, at=at, some=[*places.positions][:SOME])
    if at.partition(" r")[2] not in map(str, TURNS):
        return None
    tile = land.positions[building.shape].get(at)
    if tile is None:
        return say("crosses-road", building=building.name, at=at)
    if tile & part.filled:
        return say("not-free", building=building.name, at=at)
    far = "too-far" if places.neutrals else "not-beside"
    return say(far, building=building.name, at=at, many=places.neutrals)


def no_chain() -> Script[Cells]:
    return 0
    yield


def choose_chain(seat: Seat, land: Land, part: Part, tile: Cells, spot: str) -> Script[Cells]:
    """Any of the shortest chains of neutral Insulae (A2)."""
    found = {"-".join(land.names(chain)): chain for chain in land.chains(tile, part.filled)}
    options = {key: Option(key, chain, spot=f"{spot} + {key}") for key, chain in found.items()}
    chain: Cells = yield from ask(seat, Pick("chain", say("ask-chain"), options))
    return chain
