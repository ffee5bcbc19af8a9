"""Corduba's pictures: the city and its tracks for all, a seat's desk and fist, the score sheet, the box."""

from collections.abc import Callable, Mapping

from render.corduba import box, city, hand, rome, scores, tracks
from render.corduba.look import OFFERINGS, RESOURCES, TRADES, TROOPS
from render.scene import Draw, View

PICTURES: Mapping[str, Draw] = {
    "city": city.draw,
    "tracks": tracks.draw,
    "hand": hand.draw,
    "rome": rome.draw,
    "scores": scores.draw,
    "components": box.draw,
}
BOARDS = ("city", "tracks")


def _in_city(view: View) -> list[str]:
    """District by district, its tiles row by row; then monuments. Places for a new tile come as they are offered."""
    order = []
    for key, said in view["districts"].items():
        tiles = sorted(said["tiles"], key=lambda tile: min((int(at[1:]), at[0]) for at in tile["cells"]))
        order += [key, *(f"{key}/{tile['building']}" for tile in tiles)]
    return [*order, *(f"monument/{each['key']}" for each in view["monuments"])]


def _on_tracks(view: View) -> list[str]:
    """Tracks, the Macellum, Production Spaces from left to right with the upper slot first, the Castra, milestones."""
    slots = [f"production/{each['space']}-{slot['key']}" for each in view["production"] for slot in each["slots"]]
    return [
        *(f"prestige/{key}" for key in view["districts"]),
        *(f"market/{each}" for each in RESOURCES),
        *slots,
        *(f"castra/{each['key']}" for each in view["castra"]),
        *(f"res_gestae/{each['key']}" for each in view["res_gestae"]),
    ]


def _on_desk(view: View) -> list[str]:
    """Cards, Denarii, goods, Workers, Specialists, tokens, the Merchant."""
    dealt = (view.get("own") or {}).get("dealt") or {}
    family = dealt.get("family")
    return [
        *(f"inheritance/{each['key']}" for each in dealt.get("inheritance", ())),
        *(f"character/{each['key']}" for each in (family["characters"] if family else ())),
        "denarii",
        *RESOURCES,
        "worker",
        *(f"specialist/{each}" for each in TRADES),
        *TROOPS,
        *OFFERINGS,
        "merchant",
    ]


def _in_fist(view: View) -> list[str]:
    """Troops, Offerings, then the resource and Amphorae."""
    return [*TROOPS, *OFFERINGS, *(rome.counts(view["rome"]) if view["rome"] else ())]


READING: Mapping[str, Callable[[View], list[str]]] = {
    "city": _in_city,
    "tracks": _on_tracks,
    "hand": _on_desk,
    "rome": _in_fist,
}
