"""What the Colosseum's pictures say about the moment: whose turn it is, what is scored, what is asked."""

from collections.abc import Mapping

from render.scene import Scene
from render.text import LABEL, fit

NAME = 440  # at most so wide is a name in a header
WELL: Mapping[str, str] = {
    "score_any_for_all": "choose what scores",
    "fame_1": "1 fame",
    "recharge_self": "recharge alone",
    "take_card_1": "take a card",
    "swap_2_for_1": "swap cards 2 for 1",
    "take_top_tile": "take the top tile",
}


def moment(scene: Scene) -> str:
    """Where the game is, in a few words."""
    view = scene.view
    match view["phase"]:
        case "first_card":
            return "First cards"
        case "paying":
            what = view["paying"]["what"]
            return "Stables recharge" if what == "stable" else f"{what.capitalize()} pays"
        case "over":
            return "The Colosseum stands"
    name, _ = fit(scene.name(view["active"]), LABEL, 46, NAME)
    return f"{name} to move"


def question(scene: Scene) -> str | None:
    """What the numbers on the board choose."""
    if not scene.spots:
        return None
    if at := stop(scene):
        return f"What do you do at site {at.removeprefix('p')}?"
    return "Where does the Consul stop?"


def stop(scene: Scene) -> str | None:
    """The space whose tile or piece is being chosen: the Consul would stop there."""
    spots = (spot.partition("-") for spot in scene.spots)
    return next((key for what, _, key in spots if what in ("tile", "piece")), None)
