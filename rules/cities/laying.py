"""A placing: which tile goes into which city, and where; or to wait for the partner of a city."""

from functools import lru_cache, partial
from typing import NamedTuple

from rules.cities.geometry import AT, Spots
from rules.cities.ledger import Laid
from rules.cities.placing import SINGLE, Legal, covered, objection
from rules.cities.state import SIDES, Share, State
from rules.cities.tiles import Tile, place_name
from rules.options import Option, Ranked
from rules.prompts import Pick
from rules.script import Move, Script, ask
from rules.words import Seat, Sentence, say

WAIT = "wait"
OTHER = {"left": "right", "right": "left"}  # what one's left city is to the partner


class Placing(NamedTuple):
    """What a placing chooses; without a tile, to wait for the partner."""

    side: str
    tile: str | None = None
    at: str = ""


# Waiting (ruling D39)


def waits_for_partner(state: State, seat: Seat, side: str) -> bool:
    """Whether a seat waits in a city: until the partner places there, or waits too and must not be the first."""
    return side in state.waits[seat] and not must_not_wait(state, seat, side)


def must_not_wait(state: State, seat: Seat, side: str) -> bool:
    """Whether there is nobody to wait for, or both wait and the seat has the lower seating number."""
    share = state.shares[seat][side]
    partner = share.partner
    if partner is None or OTHER[side] not in state.sides[partner]:
        return True
    return share.first and OTHER[side] in state.waits[partner]


def can_wait(state: State, seat: Seat, side: str) -> bool:
    """Whether waiting is offered: once a turn and city, and only if it would hold."""
    return side not in state.waits[seat] and not must_not_wait(state, seat, side)


def open_sides(state: State, seat: Seat) -> list[str]:
    """The cities in which a seat may place now."""
    if not state.waits[seat]:
        return state.sides[seat]
    return [side for side in state.sides[seat] if not waits_for_partner(state, seat, side)]


# The question


def placing(state: State, seat: Seat) -> Move:
    return Move("place", ASK_PLACE, partial(choose_place, state, seat))


def choose_place(state: State, seat: Seat) -> Script[Placing]:
    """First the tile and the city, or to wait; then the space."""
    what: str = yield from ask(seat, Pick("what", ASK_WHAT, whats(state, seat)))
    tile, _, side = what.rpartition("-")
    if tile == WAIT:
        return Placing(side)
    share, seen = state.shares[seat][side], state.tiles[tile]
    asked = ask_where(seen, state.cities[share.city].name)
    where: str = yield from ask(seat, Pick("where", asked, wheres(state, share.city, seen, side)))
    return Placing(side, tile, where)


ASK_PLACE, ASK_WHAT = say("ask-place"), say("ask-what")


@lru_cache(1024)
def ask_where(tile: Tile, city: str) -> Sentence:
    return say("ask-where", tile=tile.name, city=city)


def whats(state: State, seat: Seat) -> Ranked:
    """Each tile into each city that is open, then waiting where that may be."""
    sides, tiles = open_sides(state, seat), dict.fromkeys(state.to_place[seat])
    keys = [f"{tile}-{side}" for side in sides for tile in tiles]
    if state.options["placing"] == "side_by_side":
        keys += [f"{WAIT}-{side}" for side in sides if can_wait(state, seat, side)]
    told, why = partial(what_option, state, seat), partial(what_not, state, seat)
    return Ranked(keys, told, keys.index, why, partial(whats_ever, state, seat))


def whats_ever(state: State, seat: Seat) -> list[str]:
    """All that there is to be placed this turn, and every wait, whether it may be now or not."""
    partners = [side for side in SIDES if state.shares[seat][side].partner is not None]
    placings = [f"{tile}-{side}" for side in SIDES for tile in dict.fromkeys(state.revealed[seat])]
    return placings + [f"{WAIT}-{side}" for side in partners]


def what_option(state: State, seat: Seat, key: str) -> Option:
    tile, _, side = key.rpartition("-")
    share = state.shares[seat][side]
    city = state.cities[share.city].name
    if tile == WAIT:
        label = say("wait-for", who=share.partner, city=city)
    else:
        label = say("tile-to", tile=state.tiles[tile].name, city=city)
    return Option(key, key, label, spot=f"city/{key}", partners=share.partners)


def what_not(state: State, seat: Seat, key: str) -> Sentence | None:
    """Say why a city is not open, or why one cannot wait there."""
    tile, _, side = key.rpartition("-")
    if side not in SIDES or (tile != WAIT and tile not in state.revealed[seat]):
        return None
    share = state.shares[seat][side]
    city = state.cities[share.city].name
    if side not in state.sides[seat]:
        return say("placed-there", city=city)
    if tile == WAIT and not waits_for_partner(state, seat, side):
        return wait_not(state, share, side, city)
    if tile != WAIT and tile not in state.to_place[seat]:
        return say("placed-that", tile=state.tiles[tile].name)
    return say("waits-there", city=city, who=share.partner)


def wait_not(state: State, share: Share, side: str, city: str) -> Sentence | None:
    if share.partner is None or state.options["placing"] == "in_turn":
        return None
    if OTHER[side] not in state.sides[share.partner]:
        return say("wait-for-nobody", city=city, who=share.partner)
    return say("wait-no-more", city=city, who=share.partner)


def wheres(state: State, city: int, tile: Tile, side: str) -> Ranked:
    """Every legal space, those that gain most first."""
    site, ledger = state.cities[city].site(tile), state.ledger

    def describe(at: str) -> Option:
        gain = ledger.told(ledger.gains(city, tile, AT[at]))
        return Option(at, at, place_name(tile, AT[at]), description=gain, spot=f"city/{tile.key}-{side}/{at}")

    def rank(at: str) -> tuple[int, Spots]:
        return -sum(ledger.gains(city, tile, AT[at])), AT[at]

    return Ranked(Legal(site, tile.step), describe, rank, partial(objection, site, tile.step))


# What it does


def lay(state: State, seat: Seat, chosen: Placing) -> None:
    """Put a tile into a city for good; the journal tells what that changes."""
    assert chosen.tile
    number, tile, at = state.shares[seat][chosen.side].city, state.tiles[chosen.tile], AT[chosen.at]
    city = state.cities[number]
    city.built |= covered(at, tile.step)
    city.duplexes += tile.step != SINGLE
    state.to_place[seat].remove(chosen.tile)
    state.sides[seat].remove(chosen.side)
    state.ledger.lay(Laid(number, tile, at, seat, state.laying), state.journal)


def wait(state: State, seat: Seat, chosen: Placing) -> None:
    """Wait; if both partners do, whoever has the lower seating number must place there now."""
    share = state.shares[seat][chosen.side]
    partner, city = share.partner, state.cities[share.city].name
    assert partner is not None
    state.waits[seat].append(chosen.side)
    state.journal.tell("waits", who=seat, partner=partner, city=city)
    if OTHER[chosen.side] in state.waits[partner]:
        first = seat if share.first else partner
        state.journal.tell("must-place", who=first, city=city, number=state.number(first))
