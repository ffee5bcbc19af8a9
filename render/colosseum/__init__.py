"""The pictures of the Architects of the Colosseum."""

from collections.abc import Callable, Mapping

from render.colosseum import board
from render.scene import Draw, View

PICTURES: Mapping[str, Draw] = {"board": board.draw}
BOARDS = ("board",)


def _on_board(view: View) -> list[str]:
    """The spaces as the Consul comes to them, so that numbers are steps; then each site's tile and piece."""
    ring, at = [each["key"] for each in view["ring"]], view["consul"]
    ahead = [*ring[at + 1 :], *ring[: at + 1]]
    return [*ahead, *(f"{what}-{site['key']}" for site in view["sites"] for what in ("tile", "piece"))]


READING: Mapping[str, Callable[[View], list[str]]] = {"board": _on_board}
