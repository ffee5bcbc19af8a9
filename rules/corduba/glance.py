"""Where a game of Corduba is, and what the two pictures of its post show, in a few sentences each."""

from typing import Any, TypeAlias

from rules.corduba import solo_prose
from rules.corduba.position import free, player, prices, rome
from rules.words import Seat, Sentence, say

View: TypeAlias = dict[str, Any]


def headline(view: View) -> Sentence:
    """Decade, round, phase, and how many Districts riot."""
    if view["rebellion"]:
        return say("headline-uprising" if view["caepio"] else "headline-rebellion")
    if view["phase"] == "over":
        return say("headline-over")
    phase = say(f"phase-{view['phase']}")
    if not view["round"]:
        return say("headline-begin", phase=phase)
    known = {key: view[key] for key in ("round", "rounds")}
    return say("headline", decade=f"decade-{view['decade']}", **known, phase=phase, revolt=_revolt(view))


def _revolt(view: View) -> Sentence:
    rioting = [key for key, each in view["districts"].items() if each["revolt"]]
    if not rioting:
        return say("nothing")
    if len(rioting) == len(view["districts"]):
        return say("revolt-all")
    return say("revolt-some", where=rioting)


def glance(view: View) -> list[Sentence]:
    """The city: what Rome wants, each District's open buildings and Riots, the Monuments."""
    return [
        headline(view),
        *([rome(view)] if view["rome"] else []),
        *(_district(key, each) for key, each in view["districts"].items()),
        _monuments(view),
    ]


def _monuments(view: View) -> Sentence:
    left = [say("text", text=each["name"]) for each in view["monuments"] if each["by"] is None]
    return say("glance-monuments", parts=left) if left else say("glance-no-monuments")


def tracks(view: View) -> list[Sentence]:
    """The tracks: turn order, Prestige, free Production Spaces, prices, Res Gestae, the card Caepio acts by."""
    prestige = [_prestige(view, who) for who in view["order"]]
    deeds = [say("text", text=each["name"]) for each in view["res_gestae"] if each["by"] is None]
    return [
        say("order", parts=[player(view, who) for who in view["order"]]),
        say("glance-prestige", parts=prestige),
        free(view),
        prices(view),
        *([say("milestones", parts=deeds)] if deeds else []),
        *solo_prose.card(view),
    ]


def _prestige(view: View, who: Seat) -> Sentence:
    parts = [say("prestige", where=key, many=many) for key, many in view["seats"][who]["prestige"].items()]
    return say("glance-prestige-of", who=player(view, who), parts=parts)


def _district(key: str, district: View) -> Sentence:
    tiles = district["tiles"]
    if not tiles:
        return say("glance-empty", where=key)
    open_ = [say("text", text=tile["name"]) for tile in tiles if not tile["used"] and not tile["riot"]]
    riots = [say("text", text=tile["name"]) for tile in tiles if tile["riot"]]
    used = sum(1 for tile in tiles if tile["used"])
    parts = [
        *([say("glance-open", parts=open_)] if open_ else []),
        *([say("glance-used", many=used)] if used else []),
        *([say("glance-riots", parts=riots)] if riots else []),
    ]
    return say("glance-district", where=key, parts=parts)
