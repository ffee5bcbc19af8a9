"""The colours and words only Between Two Cities needs."""

from collections.abc import Mapping
from typing import NamedTuple

HEADER = "#1D5650"
NAME = "Between Two Cities"

TYPES: Mapping[str, str] = {  # in the order of the scoring aid
    "shop": "#F3C94F",
    "factory": "#69625D",
    "tavern": "#A6281A",
    "office": "#1D6CA9",
    "park": "#7D9941",
    "house": "#C09C82",
    "civic": "#A78BDB",
}
FACES: Mapping[str, str] = {"tavern": "tavern-drink", "civic": "civic-bank"}  # the tile that stands for a whole type

FLOOR, FLOOR_EDGE = "#F3EAD7", "#EADDC3"  # a space where a tile may still come
GLASS = "#9CC4DA"
WINDOW = "#2F6399"
CROWN = "#CFE3A4"
PLANKS, JOINTS = "#D9C49A", "#8E7850"


class Land(NamedTuple):
    """A kind of landscape: its ground, and the tone of what is drawn on it."""

    ground: str
    relief: str


LANDS: Mapping[str, Land] = {
    "water": Land("#8FC0D6", "#CDE3EC"),
    "rock": Land("#C98F62", "#91694B"),
    "peaks": Land("#B5AFA6", "#8C867D"),
    "reeds": Land("#A9B98A", "#5F7048"),
    "hills": Land("#9DB477", "#7C9858"),
}


def kind(tile: str) -> str:
    """The type of a single tile: all taverns are one type, and all civics."""
    return tile.partition("-")[0]


def face(each: str) -> str:
    return FACES.get(each, each)
