"""The Colosseum's pictures: the board for all, a seat's hand, the score sheet, and what is in the box."""

from collections.abc import Callable, Mapping

from render.colosseum import board, box, hand, scores
from render.colosseum.look import MATERIALS
from render.scene import Draw, View

PICTURES: Mapping[str, Draw] = {
    "board": board.draw,
    "hand": hand.draw,
    "scores": scores.draw,
    "components": box.draw,
}
BOARDS = ("board",)


def _on_board(view: View) -> list[str]:
    """The spaces as the Consul comes to them, so that numbers are steps; then each site's tile and piece."""
    ring, at = [each["key"] for each in view["ring"]], view["consul"]
    ahead = [*ring[at + 1 :], *ring[: at + 1]]
    return [*ahead, *(f"{what}-{site['key']}" for site in view["sites"] for what in ("tile", "piece"))]


def _in_hand(view: View) -> list[str]:
    """The four kinds of cards."""
    return list(MATERIALS)


READING: Mapping[str, Callable[[View], list[str]]] = {"board": _on_board, "hand": _in_hand}
