"""The game alone in words: Caepio's line beside the seats, the card he acts by, and what is to be reached."""

from typing import Any, TypeAlias

from rules.corduba.sheet import promised
from rules.corduba.solo_told import rows_told
from rules.words import Sentence, say

View: TypeAlias = dict[str, Any]


def others(view: View) -> list[Sentence]:
    """Caepio, who has no seat: what he has, and what he is about to do."""
    if not (caepio := view["caepio"]):
        return []
    player = view["seats"][caepio["seat"]]
    known = {key: player[key] for key in ("denarii", "register", "wellbeing", "troops", "offerings")}
    senators = [say("amount-senators", many=player["senate"] + promised(player))]
    line = say(
        "caepio-line",
        level=caepio["level"],
        senators=senators if caepio["senate"] else [],
        **known,
        prestige="/".join(str(each) for each in player["prestige"].values()),
        passed=say("seat-passed" if caepio["passed"] else "nothing"),
    )
    return [line, *card(view)]


def card(view: View) -> list[Sentence]:
    """The card he acts by, the rows behind his cube crossed out and the next one marked."""
    caepio = view["caepio"]
    if not caepio or not caepio["cards"] or caepio["passed"]:
        return []
    his = caepio["cards"][-1]
    onward = 0 if his["cube"] is None else his["cube"] + 1
    rows = []
    for at, told in enumerate(rows_told(his["rows"], lambda key: str(view["buildings"][key]["name"]))):
        rows.append(say("caepio-done" if at < onward else "caepio-next" if at == onward else "caepio-later", row=told))
    return [say("caepio-acts-by", card=his["key"].upper(), rows=rows, number=len(caepio["cards"]))]


def aims(view: View) -> list[Sentence]:
    """What must be reached to win, and how far that is."""
    caepio = view["caepio"]
    if not caepio:
        return []
    (own,) = (each for each in view["seats"] if not each["caepio"])
    parts = [say("aim-senators")] if caepio["senate"] else []
    if caepio["goal"]:
        parts.append(say("aim-monuments", many=caepio["goal"], built=len(own["monuments"])))
    return [say("aims", level=caepio["level"], parts=parts)]


def decks(view: View) -> list[Sentence]:
    """Which buildings he may draw, and how many are left to build."""
    caepio = view["caepio"]
    if not caepio or not view["decade"]:
        return []
    stand = [say("text", text=view["buildings"][key]["name"]) for key in caepio["constructed"]]
    left = caepio["buildings_left"].get(str(view["decade"]), 0)
    return [say("caepio-decks", parts=stand or [say("amount-nothing")], left=left)]
