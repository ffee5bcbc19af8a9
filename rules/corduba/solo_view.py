"""What all may know of Caepio beside his player board: his cards of this round, where his cube stands, his decks."""

from typing import Any

from rules.corduba.solo import Caepio, sign
from rules.corduba.state import State


def shown(state: State) -> dict[str, Any] | None:
    """The automaton's part of the view; None where several play.

    `cards` are those drawn this round, the last one his; `cube` is the row it stands on, None before the first.
    """
    caepio = state.caepio
    if caepio is None:
        return None
    return {
        "seat": caepio.seat,
        "solo": caepio.variant,
        "level": caepio.level,
        "goal": caepio.goal,
        "senate": caepio.senate,
        "cards": [_card(caepio, key) for key in caepio.drawn],
        "passed": caepio.seat in state.passed,
        "cards_left": [len(deck) for deck in caepio.actions.values()],
        "buildings_left": {str(decade): len(deck) for decade, deck in caepio.buildings.items()},
        "constructed": list(caepio.constructed),
    }


def _card(caepio: Caepio, key: str) -> dict[str, Any]:
    rows = caepio.card(key)["rows"]
    cube = caepio.row - 1 if key == caepio.drawn[-1] else len(rows) - 1
    return {"key": key, "rows": [list(map(sign, row)) for row in rows], "cube": cube if cube >= 0 else None}
