"""Capitol's pictures: the board for all, a seat's hand, the score sheet, and what is in the box."""

from collections.abc import Mapping

from render.capitol.board import board
from render.capitol.hand import hand
from render.scene import Draw

PICTURES: Mapping[str, Draw] = {"board": board, "hand": hand}
BOARDS = ("board",)
