"""Caepio constructs: a card for the building, a die for the District, and where he places most Insulae (686-697)."""

from rules.corduba.constructing import raise_tile
from rules.corduba.land import Cells
from rules.corduba.placing import lying
from rules.corduba.solo import Caepio
from rules.corduba.state import State, Tile
from rules.script import Script

Spot = tuple[str, Cells, Cells]  # position, tile, and bought Insulae


def construct(state: State, caepio: Caepio) -> Script[tuple[str, Tile] | None]:
    """Build, and return the District and the tile; None if the building fits nowhere at all, and its card goes back."""
    deck = caepio.buildings[state.decade]
    key = deck.draw()
    roll = state.chance.roll("caepio die", 1, len(caepio.printed["die"]))
    rolled: str = caepio.printed["die"][roll - 1]
    deck.cards.insert(0, key)
    building = state.box.buildings[key]
    for district in _clockwise(state, rolled):
        if found := best(state, caepio, key, district):
            at, tile, chain = state.chance.one("caepio places", found)
            state.journal.tell(
                "caepio-builds", who=caepio.seat, building=building.name, roll=roll, rolled=rolled, district=district
            )
            yield from raise_tile(state, caepio.seat, key, district, at, tile, chain)
            placed = state.parts[district].tile(key)
            assert placed
            return district, placed
    state.journal.tell("caepio-no-room", who=caepio.seat, building=building.name)
    return None


def _clockwise(state: State, rolled: str) -> list[str]:
    """The District of the die, then the others after it (ruling 63)."""
    order = list(state.parts)
    at = order.index(rolled)
    return order[at:] + order[:at]


def best(state: State, caepio: Caepio, building: str, district: str) -> list[Spot]:
    """All ways to place a tile that take most of his own Insulae; what neutral ones it takes is free (ruling 63)."""
    part, land = state.parts[district], state.box.lands[district]
    spots: dict[Spot, int] = {}
    for at, tile in land.places(state.box.buildings[building].shape, part.filled).positions.items():
        for lie in lying(state, caepio.seat, district, tile):
            spots[at, tile, lie.chain] = lie.own.bit_count()
    most = max(spots.values(), default=0)
    return [spot for spot, many in spots.items() if many == most]
