"""The colours and words only Capitol needs."""

from collections.abc import Mapping
from typing import NamedTuple

HEADER = "#8E2A1E"
LAND = "#E3D5B8"
RIVER, RIVER_EDGE, RIPPLE = "#8FC0D6", "#3F7C9E", "#DCEEF5"
WALL, WALL_SHADE = "#F3E6CB", "#D9C49A"

ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")


class Colour(NamedTuple):
    """One of the three groups of prefectures: its ground, its edge, and its deep tone for names and plates."""

    tint: str
    edge: str
    deep: str


COLOURS: Mapping[str, Colour] = {
    "light_blue": Colour("#D4EDF9", "#5F9DBD", "#2C6C8F"),
    "purple": Colour("#BFB4DE", "#6C5BA0", "#332766"),
    "pink": Colour("#FAC9CA", "#C0656E", "#963544"),
}
