"""The colours and words only the Colosseum needs."""

from collections.abc import Mapping

from render import palette

HEADER = "#6B4A16"
LAND = "#E6D9BC"
LAWN = "#DCE0B4"
ROAD, ROAD_EDGE, CHEVRON = "#F1E5CC", "#B79F76", "#A08A63"
COURT = "#E9DFBF"

ARENA = "#EBD9AE"
FOUNDATION = "#F6EDD8"
WALL, WALL_TOP, WALL_INNER, WALL_END = palette.TRAVERTINE, "#F2E5C6", "#B9A177", "#B0976A"
LINE, LINE_PALE, ARCH = "#8E7850", "#C9B486", "#5E4A30"

SITE, STORE = "#33648F", "#A8321F"  # the spaces of the ring, with white figures

MATERIALS = ("water", "grain", "wood", "stone")
ROWS = ("stable", "storage", *MATERIALS)  # of a display, from top to bottom
GROUNDS: Mapping[str, str] = {
    "water": "#CFE4EE",
    "grain": "#F4E3AE",
    "wood": "#D3DFBE",
    "stone": "#DDD8D0",
    "stable": "#EBD3B8",
    "storage": "#F3D9C9",
}
