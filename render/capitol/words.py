"""What Capitol's pictures say about the moment: where the game is, and what is asked."""

from render.scene import Scene, View


def moment(view: View) -> str:
    """Where the game is, in a few words."""
    match view["phase"]:
        case "over":
            return "Final position"
        case "bidding":
            sold = [auction for auction in view["auctions"] if auction["round"] == view["round"]]
            what = f"Auction {view['auction']} of {len(sold)}"
        case phase:
            what = phase.capitalize()
    return f"Round {view['round']} of {view['rounds']} · {what}"


def question(scene: Scene) -> str | None:
    """What the numbers on the board choose."""
    if not scene.spots:
        return None
    if scene.view["phase"] == "placing":
        return f"Where does the {now(scene.view)} go?"
    if scene.view["phase"] == "drawing":
        return "Which card do you draw?"
    me = scene.view["me"]
    yard = [each["key"] for each in scene.view["seats"][me]["houses"]] if me is not None else []
    moved = next((key for key in scene.chosen if key in yard), None)
    return f"Where does house {moved.upper()} go?" if moved else None


def now(view: View) -> str | None:
    """The tile being auctioned or placed."""
    return next((auction["tile"] for auction in view["auctions"] if auction["state"] == "now"), None)
