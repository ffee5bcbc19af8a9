"""What Corduba's pictures say about the moment, who sits where, and numbers."""

from collections.abc import Mapping

from render.palette import SEATS
from render.scene import Scene, View
from render.text import LABEL, fit

NAME = 260  # at most so wide is a name in a header
NUMERALS = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")
PHASES: Mapping[str, str] = {
    "inheritance": "inheritance",
    "basics": "first goods",
    "riots": "riots",
    "macellum": "prices move",
    "rome": "Rome demands",
    "upkeep": "happiness is checked",
    "warehouse": "warehouses",
}


def colour(scene: Scene, seat: int) -> str:
    """The colour of a seat; Caepio, who is nobody's, takes the last one that is free."""
    if seat < len(scene.people):
        return scene.colour(seat)
    taken = {person.colour for person in scene.people}
    return next(each for each in reversed(tuple(SEATS)) if each not in taken)


def name(scene: Scene, seat: int) -> str:
    return scene.name(seat) if seat < len(scene.people) else "Caepio"


def moment(scene: Scene) -> str:
    """Where the game is, in a few words."""
    view = scene.view
    if view["phase"] == "over":
        return "Rebellion: all have lost" if view["rebellion"] else "The last Decade is over"
    doing = PHASES.get(view["phase"], "")
    if view["phase"] == "actions" and view["active"] is not None:
        doing = f"{fit(name(scene, view['active']), LABEL, 46, NAME)[0]} to move"
    when = f"Decade {NUMERALS[view['decade']]} · round {view['round']} of {view['rounds']}"
    said = " · ".join(filter(None, (when if view["round"] else "", doing)))
    return said[:1].upper() + said[1:]


def senators(said: View) -> int:
    """Those in the Senate, and those that tokens and milestones will bring at the end."""
    counted = any(each["from"] in ("token", "res_gestae") for each in said["senators"])
    return int(said["senate"]) + (0 if counted else len(said["senator_tokens"]) + len(said["res_gestae"]))


def signed(change: int) -> str:
    return f"+{change}" if change > 0 else f"−{-change}" if change else "±0"
