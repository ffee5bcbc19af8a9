"""What all may know of Rome's demands: the card, what each could give for it at most, and fists that are open."""

from copy import deepcopy
from typing import Any

from rules.corduba.box import OFFERINGS, RESOURCES, TROOPS
from rules.corduba.demand import card, due, minimum, plus, values, worth
from rules.corduba.state import Gift, State
from rules.words import Seat


def demands(state: State) -> dict[str, Any] | None:
    """Rome's card, and what has been given; None before the first card. `counts` is what each resource is worth."""
    if not state.rome:
        return None
    printed, (troops, offerings) = card(state), due(state)
    return {
        "card": state.rome,
        "name": printed["name"],
        "resource": printed["resource"],
        "amphora": printed["amphora"],
        "counts": {each: many for each in RESOURCES if (many := worth(state, each))},
        "minimum": minimum(state),
        "podium": deepcopy(printed["podium"]),
        "troops": troops,
        "offerings": offerings,
        "last": state.last_decade,
        "given": _gifts(state),
    }


def for_rome(state: State, seat: Seat) -> dict[str, Any] | None:
    """What a player could give at most, Circus and Templum counted (A13), by Caepio no goods (731).

    `plus` is what those Monuments add to any tokens.
    """
    if not state.rome:
        return None
    troops, offerings, resource = values(state, seat, state.players[seat].goods)
    resource = 0 if state.is_caepio(seat) else resource
    more = {"troops": plus(state, seat, TROOPS), "offerings": plus(state, seat, OFFERINGS)}
    return {"troops": troops, "offerings": offerings, "resource": resource, "plus": more}


def _gifts(state: State) -> list[dict[str, Any] | None] | None:
    if state.gifts is None:
        return None
    return [_gift(state.gifts[seat]) if seat in state.gifts else None for seat in range(len(state.players))]


def _gift(gift: Gift) -> dict[str, Any]:
    return {
        "tokens": dict(gift.tokens),
        "troops": gift.troops,
        "offerings": gift.offerings,
        "resource": gift.resource,
        "place": gift.place or None,
    }
