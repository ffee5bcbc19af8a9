"""The colours all games share. What only one game needs stands in that game's own folder.

A gold field means "now" and nothing else: who is to move, what comes next, what can be chosen, who is first.
"""

from collections.abc import Mapping
from typing import NamedTuple

PARCHMENT = "#F3E9D6"  # the ground of every picture
MARBLE = "#FCF8EF"  # panels
SAND = "#E7DABF"  # insets and what is spent
STONE = "#CBBB9C"  # rules and quiet edges
HOLLOW = "#DCCDB0"  # where a piece lay
TRAVERTINE = "#DCCBA6"
SHADE = "#B79F76"
UMBER = "#7A6443"  # the edge of every picture
INK = "#2B2622"
SOFT = "#5B5147"
WHITE = "#FFFDF8"
PAPER = "#FBF3E1"  # text on a header

RED = "#8E2A1E"
TERRACOTTA = "#C4643A"
ROOF = "#D67C4E"
CRIMSON = "#BB2014"
WATER = "#8FC0D6"
DEEP = "#245E86"
LEAF = "#5C7A34"
GOLD = "#E0AE2F"
BRONZE = "#9A6B2F"
GOOD = "#2F6B3A"
ALERT = "#B3261E"

ACTIVE = "#FFF4CF"  # the panel of whoever is to move, with a bronze edge
SPOT = "#FFD964"  # the disc that numbers a choice
SPOT_CELL = "#FFF1BF"
FIRST = "#FFE08A"  # first place
CHOSEN = "#F2D582"  # what has been picked so far
WINNER = "#FFF0BD"
WINNER_TOTAL = "#F2CF6B"
VEIL = 0.62  # how much parchment lies over what cannot be chosen


class SeatColour(NamedTuple):
    """How a seat looks: its colour, the colour of what stands on it, and the mark that tells it without colour."""

    fill: str
    ink: str
    mark: str


SEATS: Mapping[str, SeatColour] = {
    "red": SeatColour("#BB2014", WHITE, "triangle"),
    "blue": SeatColour("#0B4C97", WHITE, "square"),
    "green": SeatColour("#3F9B74", WHITE, "disc"),
    "yellow": SeatColour("#F0C116", INK, "diamond"),
    "violet": SeatColour("#A97CC6", WHITE, "star"),
    "ivory": SeatColour("#F7F2E8", INK, "cross"),
    "black": SeatColour("#2E2926", WHITE, "crescent"),
}


def rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(one: str, other: str, share: float) -> str:
    """Blend two colours; `share` is how much of the other."""
    channels = (round(a * (1 - share) + b * share) for a, b in zip(rgb(one), rgb(other), strict=True))
    return "#" + "".join(f"{channel:02X}" for channel in channels)
