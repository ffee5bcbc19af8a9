"""Capitol's pictures: the board for all, a seat's hand, the score sheet, and what is in the box."""

from collections.abc import Callable, Mapping

from render.capitol import board, box, hand, scores
from render.scene import Draw, View

PICTURES: Mapping[str, Draw] = {
    "board": board.draw,
    "hand": hand.draw,
    "scores": scores.draw,
    "components": box.draw,
}
BOARDS = ("board",)


def _on_board(view: View) -> list[str]:
    """The prefectures from the upper left, then the piles below them."""
    placed = sorted(view["prefectures"], key=lambda each: (each["row"], each["column"]))
    return [*(each["key"] for each in placed), *view["piles"]]


def _in_hand(view: View) -> list[str]:
    """The cards, then the houses; the numbers stay while a bid is put together."""
    return [*dict.fromkeys(view["hand"]), *(f"house-{house['key']}" for house in view["seats"][view["me"]]["houses"])]


READING: Mapping[str, Callable[[View], list[str]]] = {"board": _on_board, "hand": _in_hand}
