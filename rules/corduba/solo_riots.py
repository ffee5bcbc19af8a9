"""Riots against Caepio: where others would choose, cards of the buildings that stand are drawn (660-664)."""

from rules.corduba.solo import Caepio
from rules.corduba.state import State
from rules.corduba.suppressing import place_key, put
from rules.words import Seat, say


def calm(state: State, caepio: Caepio) -> list[str]:
    """Buildings that a card can be drawn of and that have no counter yet; the Praefecturae have no card."""
    found = []
    for district, part in state.parts.items():
        found += [place_key(district, tile.building) for tile in part.tiles if not tile.riot]
    return [key for key in found if key.partition("-")[0] in caepio.constructed]


def spread(state: State, caepio: Caepio) -> None:
    """One card for each District in Revolt; the building may stand in a calm one (S3)."""
    for _ in [each for each in state.parts.values() if each.revolt]:
        if state.riots and (found := calm(state, caepio)):
            put(state, caepio.seat, state.chance.one("caepio riots", found), "spreads")


def hand_out(state: State, caepio: Caepio, seat: Seat, many: int) -> None:
    """Caepio's counters are for the other to place; hers fall where cards are drawn (664, ruling 66)."""
    if seat != caepio.seat:
        place(state, caepio, many)
        return
    (other,) = state.seated
    state.players[other].received += many
    state.journal.tell("hands-out", who=seat, other=other, riots=say("riots", many=many))


def place(state: State, caepio: Caepio, many: int) -> None:
    """Counters that the other has caused, as cards are drawn; left over, they return to the reserve (ruling 74)."""
    for left in range(many, 0, -1):
        if not (found := calm(state, caepio)):
            state.riots += left
            state.journal.tell("riots-back", who=caepio.seat, riots=say("riots", many=left))
            return
        state.riots += 1
        put(state, caepio.seat, state.chance.one("caepio riots", found), "riots-at")
