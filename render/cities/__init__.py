"""The pictures of Between Two Cities: the table for all, a seat's own cities and hand, the score sheet, the box."""

from collections.abc import Callable, Mapping

from render.cities import box, city, hand, scores, table
from render.scene import Draw, View

PICTURES: Mapping[str, Draw] = {
    "table": table.draw,
    "city": city.draw,
    "hand": hand.draw,
    "scores": scores.draw,
    "components": box.draw,
}
BOARDS = ("table",)
HANDS = ("city",)


def _in_hand(view: View) -> list[str]:
    return list(dict.fromkeys(view["hand"]))


def _in_cities(view: View) -> list[str]:
    """What lies ready, first at the left city, then at the right one; then the spaces of each, row by row."""
    tiles = dict.fromkeys(view["seats"][view["me"]]["to_place"])
    ready = [f"{what}-{side}" for side in ("left", "right") for what in (*tiles, "wait")]
    spaces = [(held, at) for held, gains in view["gains"].items() for at in sorted(gains, key=lambda at: at[::-1])]
    return [*ready, *(f"{held}/{at}" for held, at in spaces)]


READING: Mapping[str, Callable[[View], list[str]]] = {"hand": _in_hand, "city": _in_cities}
