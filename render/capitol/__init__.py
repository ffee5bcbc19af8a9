"""Capitol's pictures: the board for all, a seat's hand, the score sheet, and what is in the box."""

from collections.abc import Mapping

from render.capitol import board, box, hand, scores
from render.scene import Draw

PICTURES: Mapping[str, Draw] = {
    "board": board.draw,
    "hand": hand.draw,
    "scores": scores.draw,
    "components": box.draw,
}
BOARDS = ("board",)
