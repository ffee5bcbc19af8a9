"""Riot counters on buildings: put there, and suppressed; which Districts are no longer in Revolt by it."""

from collections.abc import Mapping

from rules.corduba.box import DISTRICTS
from rules.corduba.state import State, Tile
from rules.options import Option
from rules.prompts import PickSome
from rules.script import Script, ask
from rules.words import Seat, say


def place_key(district: str, building: str) -> str:
    """A building in the city: "forum-patricius"."""
    return f"{building}-{district}"


def found(state: State, key: str) -> tuple[str, Tile]:
    """The District and tile of such a key."""
    building, _, district = key.partition("-")
    tile = state.parts[district].tile(building)
    assert tile
    return district, tile


def rioting(state: State) -> list[str]:
    """All buildings with a Riot counter."""
    return [place_key(key, tile.building) for key, part in state.parts.items() for tile in part.tiles if tile.riot]


def building_option(state: State, key: str) -> Option:
    """A building in the city, to be chosen."""
    building, _, district = key.partition("-")
    label = say("building-in", building=state.box.buildings[building].name, district=district)
    return Option(key, key, label, spot=f"city/{district}/{building}")


def building_options(state: State, keys: list[str]) -> Mapping[str, Option]:
    return {key: building_option(state, key) for key in keys}


def choose_riots(state: State, seat: Seat, many: int) -> Script[list[str]]:
    """Up to so many counters, of any Districts."""
    keys = rioting(state)
    asked = say("ask-riots", many=many)
    chosen: list[str] = yield from ask(
        seat, PickSome("riots", asked, building_options(state, keys), 1, min(many, len(keys)))
    )
    return chosen


def put(state: State, seat: Seat, key: str, told: str) -> None:
    """Put a counter of the reserve on a building."""
    district, tile = found(state, key)
    revolt = state.parts[district].revolt
    tile.riot = True
    state.riots -= 1
    state.journal.tell(told, who=seat, building=state.box.buildings[tile.building].name, district=district)
    if not revolt:
        state.journal.tell("revolt", district=district)


def suppress(state: State, seat: Seat, keys: list[str]) -> list[str]:
    """Take counters off; return the Districts that are no longer in Revolt by it."""
    emptied = []
    for key in keys:
        district, tile = found(state, key)
        tile.riot = False
        state.riots += 1
        state.journal.tell("suppresses", who=seat, building=state.box.buildings[tile.building].name, district=district)
        if not state.parts[district].revolt:
            state.journal.tell("calm", district=district)
            emptied.append(district)
    return [each for each in DISTRICTS if each in emptied]
