"""The whole build menu of a player: where each building can be built, or what is missing where least is."""

from typing import Any

from rules.corduba.box import DISTRICTS
from rules.corduba.building import can_build, owed
from rules.corduba.monuments import bonuses, helping
from rules.corduba.monuments import owed as monument_owed
from rules.corduba.payment import missing
from rules.corduba.state import State
from rules.words import Seat


def menu(state: State, seat: Seat) -> list[dict[str, Any]]:
    """Every building there is still a tile of, and every Monument that does not stand.

    `districts` is where it can be built; `lacks` what is missing, if it can be built nowhere for want of that.
    """
    buildings = [_building(state, seat, key) for key in state.box.buildings if _left(state, key)]
    return buildings + [_monument(state, seat, key) for key, by in state.monuments.items() if by is None]


def _left(state: State, key: str) -> bool:
    return any(key in part.available for part in state.parts.values())


def _building(state: State, seat: Seat, key: str) -> dict[str, Any]:
    able = [district for district in DISTRICTS if can_build(state, seat, key, district)]
    return _entry(key, able, [] if able else _lacking(state, seat, key))


def _lacking(state: State, seat: Seat, key: str) -> list[dict[str, int]]:
    """What is missing in each District where there is room for it."""
    building, found = state.box.buildings[key], []
    for district in DISTRICTS:
        part = state.parts[district]
        places = state.box.lands[district].places(building.shape, part.filled)
        if key in part.available and places.positions:
            due = owed(state, seat, building, district)
            found.append(missing(state.players[seat], due, places.neutrals))
    return found


def _monument(state: State, seat: Seat, key: str) -> dict[str, Any]:
    monument, player = state.box.monuments[key], state.players[seat]
    if bonuses(state, seat, monument):
        return _entry(key, helping(state, monument) or ["none"], [])
    ways: list[str | None] = [*helping(state, monument)] or [None]
    return _entry(key, [], [missing(player, monument_owed(state, seat, monument, each)) for each in ways])


def _entry(key: str, able: list[str], lacking: list[dict[str, int]]) -> dict[str, Any]:
    least = min(lacking, key=lambda lacks: sum(lacks.values()), default=None)
    return {"building": key, "districts": able, "lacks": least}
