"""Where the tile of a new building lies, what it isolates there, and the neutral Insulae that lead to it."""

from functools import cache, partial

from rules.corduba.box import Building, Effects
from rules.corduba.land import TURNS, Cells, Land, Places
from rules.corduba.lie import Lie, lies, worth
from rules.corduba.printed import effects as effects_told
from rules.corduba.state import Part, State
from rules.options import Option, Ranked, Region
from rules.prompts import Pick
from rules.script import Script, ask
from rules.words import Seat, Sentence, say

SOME = 5  # positions named for one that is none


def lying(state: State, seat: Seat, district: str, tile: Cells) -> list[Lie]:
    """What may come of a seat's tile in its place, one for each chain that leads there."""
    left = len(state.box.rows[district]) - state.players[seat].insulae[district]
    return lies(state.box.lands[district], state.parts[district].filled, tile, left)


def positions(state: State, seat: Seat, building: Building, district: str) -> Ranked:
    """Every position, those first that take most own Insulae, then those that leave fewest neutral ones."""
    part, land = state.parts[district], state.box.lands[district]
    places = land.places(building.shape, part.filled)
    order = list(places.positions)

    def rank(at: str) -> tuple[int, int, int]:
        return *min(map(worth, lying(state, seat, district, places.positions[at]))), order.index(at)

    return Ranked(
        places.positions,
        partial(_position_option, state, seat, building.key, district, places),
        rank,
        partial(_no_position, land, part, building, places),
    )


def _position_option(state: State, seat: Seat, building: str, district: str, places: Places, at: str) -> Option:
    """A position, and what its Insulae bring; where several chains lead there, at best."""
    land, tile = state.box.lands[district], places.positions[at]
    found = lying(state, seat, district, tile)
    best, sure = min(found, key=worth), len({lie[1:] for lie in found}) == 1
    tells = _told(state, seat, district, best, places.neutrals, sure=sure)
    drawn = Lie(best.chain if len(found) == 1 else 0, *best[1:] if sure else (0, 0))
    spot = _spot(land, f"city/{district}/{building} {at}", drawn)
    return Option(at, at, description=tells, spot=spot, region=_zone(district, land.zone(tile)))


def _told(state: State, seat: Seat, district: str, lie: Lie, neutrals: int, *, sure: bool = True) -> Sentence | None:
    """What Insulae come, with their bonuses, and what those cost that lead there; or what may come at best."""
    many, taken = lie.own.bit_count(), state.players[seat].insulae[district]
    row: list[Effects] = state.box.rows[district][taken : taken + many]
    bonuses = [told for effects in row for told in effects_told(effects)]
    parts = [say("own-insulae" if sure else "own-insulae-at-best", many=many), *bonuses] if many else []
    if neutrals:
        parts.append(say("bought-insulae", many=neutrals))
    if sure and lie.neutral:
        parts.append(say("neutral-insulae", many=lie.neutral.bit_count()))
    return say("position-tells", parts=parts) if parts else None


def _spot(land: Land, spot: str, lie: Lie) -> str:
    """A place on the picture: the cells of the chain behind "+", of own Insulae behind "=", of neutral behind "/"."""
    cells = {"+": lie.chain, "=": lie.own, "/": lie.neutral}
    return " ".join([spot, *(f"{sign} {'-'.join(land.names(some))}" for sign, some in cells.items() if some)])


@cache
def _zone(district: str, zone: str) -> Region:
    """A zone between roads, by the letter it has on the map."""
    return Region(zone, say("zone", zone=zone), f"city/{district}/zone {zone}")


def _no_position(land: Land, part: Part, building: Building, places: Places, at: str) -> Sentence | None:
    """Say why a tile may not lie at what is a position of its shape, or would be one without roads; or at a space."""
    if at in land.names(land.everything):
        if turned := [each for each in places.positions if each.startswith(f"{at} ")]:
            return say("turn-missing", building=building.name, at=at, some=turned)
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


def choose_chain(state: State, seat: Seat, district: str, tile: Cells, spot: str) -> Script[Cells]:
    """Any of the shortest chains of neutral Insulae (A2)."""
    land, options = state.box.lands[district], {}
    for lie in lying(state, seat, district, tile):
        key = "-".join(land.names(lie.chain))
        tells = _told(state, seat, district, lie, 0)
        options[key] = Option(key, lie.chain, description=tells, spot=_spot(land, spot, lie))
    chain: Cells = yield from ask(seat, Pick("chain", say("ask-chain"), options))
    return chain
