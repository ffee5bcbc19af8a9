"""The colours and short words only Corduba needs."""

from collections.abc import Mapping
from typing import NamedTuple

from render import palette

HEADER = "#5A2550"
NAME = "Corduba"

STREET = "#F7F0E0"
ROME = "#F6E3DC"  # what Rome asks for
MARKET = "#F4E7C3"
REVOLT = "#F8D9CF"  # a District in revolt
NEUTRAL = "#BDB4A5"  # an Insula of nobody
NEXT = "#FFE9A8"  # what comes next in a row
PALE = "#EFE6D3"  # a worker or Specialist that is used
SHADE = palette.mix(palette.INK, palette.MARBLE, 0.62)  # the edge of what is away


class Part(NamedTuple):
    """A District: its name, its three letters, its deep colour and its ground."""

    name: str
    letters: str
    deep: str
    tint: str


PARTS: Mapping[str, Part] = {
    "servorum": Part("Servorum", "Ser", "#7A5A3A", "#E4D3B2"),
    "plebeius": Part("Plebeius", "Ple", "#4F6B3A", "#DDE0BF"),
    "patricius": Part("Patricius", "Pat", "#7A2E4E", "#EAD0D2"),
}


class Trade(NamedTuple):
    """A colour of buildings and Specialists: its badge, what is drawn on it, and the walls of its buildings."""

    badge: str
    ink: str
    walls: str


TRADES: Mapping[str, Trade] = {
    "red": Trade("#B81915", "#FFFDF8", "#DF9A86"),
    "purple": Trade("#734694", "#FFFDF8", "#BB9FC8"),
    "blue": Trade("#49A8D9", "#2B2622", "#B7E4F8"),
    "yellow": Trade("#F1C033", "#2B2622", "#FCD587"),
    "green": Trade("#48805E", "#FFFDF8", "#BFD8B3"),
    "white": Trade("#F7F2E8", "#2B2622", "#FBF7EC"),
}

SHORT: Mapping[str, str] = {  # for a building whose longest row does not hold its name
    "herbarium": "Herb.",
    "tributum": "Tribut.",
    "santuarium": "Sant.",
    "fabrum": "Fabr.",
    "cudendum": "Cud.",
    "odeum": "Odeum",
    "schola": "Schola",
    "praefecturae": "Praef.",
    "balneum": "Baln.",
    "forum": "Forum",
    "templum": "Templ.",
    "scultura": "Scult.",
    "emporium": "Empor.",
    "librarium": "Libr.",
    "ludus": "Ludus",
    "sanatorium": "Sanat.",
    "anphitheatrum": "Anphi.",
    "basilica": "Basil.",
}

RESOURCES = ("food", "wood", "stone", "tool", "marble", "amphora")
TROOPS: Mapping[str, int] = {"velites": 2, "legionaries": 3, "equites": 4}
OFFERINGS: Mapping[str, int] = {"offering1": 1, "offering2": 2}
