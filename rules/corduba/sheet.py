"""The score sheet of Corduba: where every Senator came from, and who would get the next ones."""

from typing import Any, TypeAlias

from rules.corduba.position import player
from rules.words import Seat, Sentence, say

View: TypeAlias = dict[str, Any]


def scores(view: View) -> list[Sentence]:
    """At the end each player's Senators by source; before it those so far, and who would get the next ones."""
    if view["rebellion"]:
        return [say("scores-uprising" if view["caepio"] else "scores-rebellion")]
    return [*(_senators(view) if not view["caepio"] or view["caepio"]["senate"] else []), *_monuments(view)]


def promised(player: View) -> int:
    """Tokens and milestones count at the end; from then on they stand in the Senate."""
    counted = any(each["from"] in ("token", "res_gestae") for each in player["senators"])
    return 0 if counted else len(player["senator_tokens"]) + len(player["res_gestae"])


def _rule(view: View) -> Sentence:
    return say("scores-rule-alone" if view["caepio"] else "scores-rule")


def _monuments(view: View) -> list[Sentence]:
    """Alone, where Monuments are to be built, how many are."""
    if not view["caepio"] or not view["caepio"]["goal"]:
        return []
    (seat,) = (who for who, each in enumerate(view["seats"]) if not each["caepio"])
    built = len(view["seats"][seat]["monuments"])
    return [say("scores-monuments", who=seat, built=built, goal=view["caepio"]["goal"])]


def _senators(view: View) -> list[Sentence]:
    if view["scores"] is not None:
        return [_rule(view), *(_final(view, who) for who in range(len(view["scores"]))), *_tie(view)]
    return [
        _rule(view),
        *(_so_far(view, who) for who in range(len(view["seats"]))),
        *_politics(view),
        *_lead(view, "scores-richest", {who: each["denarii"] for who, each in enumerate(view["seats"])}),
        _rioters(view),
    ]


def _final(view: View, who: Seat) -> Sentence:
    line = view["scores"][who]
    parts = [_source(source, many) for source, many in line["sources"].items() if many]
    return say("scores-line", who=player(view, who), total=line["total"], parts=parts or [say("scores-none")])


def _source(source: str, many: int) -> Sentence:
    return say("scores-source", source=say(f"from-{source}"), many=many)


def _tie(view: View) -> list[Sentence]:
    """How a tie was broken: tracks ahead."""
    tied = [(who, line["ahead"]) for who, line in enumerate(view["scores"]) if line["ahead"] is not None]
    parts = [say("scores-ahead", who=player(view, who), many=many) for who, many in tied]
    return [say("scores-tie", parts=parts)] if parts else []


def _so_far(view: View, who: Seat) -> Sentence:
    """Senators in the Senate, and what lies before a player that will bring one."""
    each = view["seats"][who]
    gained: dict[str, int] = {}
    for one in each["senators"]:
        gained[one["from"]] = gained.get(one["from"], 0) + one["many"]
    parts = [_source(source, many) for source, many in gained.items() if many]
    kept = [("token", len(each["senator_tokens"])), ("res_gestae", len(each["res_gestae"]))]
    parts += [say("scores-to-come", source=say(f"from-{source}"), many=many) for source, many in kept if many]
    return say("scores-line", who=player(view, who), total=each["senate"], parts=parts or [say("scores-none")])


def _politics(view: View) -> list[Sentence]:
    """Who is ahead in each District."""
    return [
        line
        for key in view["districts"]
        for line in _lead(
            view, "scores-district", {who: each["prestige"][key] for who, each in enumerate(view["seats"])}, where=key
        )
    ]


def _lead(view: View, key: str, values: dict[Seat, int], **known: Any) -> list[Sentence]:
    """Who alone has most of something; nobody, where several are equal."""
    most = max(values.values())
    best = [who for who, value in values.items() if value == most]
    who = player(view, best[0]) if len(best) == 1 else say("scores-nobody")
    return [say(key, **known, who=who, many=most)]


def _rioters(view: View) -> Sentence:
    """Who would lose a Senator on the Riot track: all that are in front."""
    riots = {who: each["riots"] for who, each in enumerate(view["seats"])}
    most = max(riots.values())
    if not most:
        return say("scores-no-riots")
    return say("scores-riots", many=most, parts=[player(view, who) for who, value in riots.items() if value == most])
