"""A view of the Colosseum in words: for the post, for who cannot see the picture, and for the score sheet."""

from typing import Any, TypeAlias

from rules.colosseum.state import ROWS
from rules.colosseum.turn import counted, extra_steps
from rules.game import Prose
from rules.words import Seat, Sentence, say

View: TypeAlias = dict[str, Any]


def headline(view: View) -> Sentence:
    return say("headline", built=view["built"], phase=phase(view))


def phase(view: View) -> Sentence:
    what = view["paying"]["what"] if view["paying"] else None
    return say(f"phase-{view['phase']}", turn=view["turn"], what=what)


def seat(view: View, who: Seat) -> Sentence:
    """Extra steps, cards and limit, tiles in each row; hand and fame where they are open."""
    player = view["seats"][who]
    tiles = [say("lands", row=row, many=many) for row, many in player["tiles"].items() if many]
    known = "hand" in player and who != view["me"]
    held = say("held", cards=counted(player["hand"])) if known else say("nothing-more")
    fame = say("chips", fame=player["fame"]) if known else say("nothing-more")
    steps, public = extra_steps(player["steps"]), {key: player[key] for key in ("cards", "limit")}
    return say("seat", steps=steps, **public, tiles=tiles, held=held, fame=fame)


def glance(view: View) -> list[Sentence]:
    """Where the Consul is, what lies at each site, and who leads in each row; at the end, the scores."""
    if view["scores"] is not None:
        totals = [say("glance-total", who=who, total=line["total"]) for who, line in enumerate(view["scores"])]
        return [headline(view), say("glance-end", parts=totals), _majorities(view)]
    return [headline(view), _consul(view), *(_site(site) for site in view["sites"]), _majorities(view)]


def _consul(view: View) -> Sentence:
    return say("at", where=view["ring"][view["consul"]]["key"])


def _site(site: View) -> Sentence:
    piece = site["piece"]
    told = say("cost", fame=piece["fame"], cost=counted(piece["cost"])) if piece else say("no-piece")
    return say("glance-site" if site["tiles"] else "no-tiles", where=site["key"], tiles=site["tiles"], piece=told)


def _majorities(view: View) -> Sentence:
    leads = [(row, lead) for row, lead in view["majorities"].items() if lead["seats"]]
    parts = [
        say("best-alone" if len(lead["seats"]) == 1 else "best-now", row=row, each=lead["each"], who=lead["seats"])
        for row, lead in leads
    ]
    return say("majorities-end" if view["phase"] == "over" else "majorities", parts=parts)


def position(view: View) -> list[Sentence]:
    """Everything on the table, and what the seat alone knows if it is a seat's view."""
    chips = [f"+{section['bonus']}" for section in view["sections"][view["built"] :] if section["bonus"]]
    seats = [say("position-seat", who=who, public=seat(view, who)) for who in range(len(view["seats"]))]
    return [
        headline(view),
        _consul(view),
        say("well", effect=f"effect-{view['space_d']}"),
        *(_site(site) for site in view["sites"]),
        *seats,
        _majorities(view),
        say("supply", parts=counted(view["supply"])),
        _stacks(view),
        *([say("sections-bonus", chips=chips)] if chips else []),
        *([] if view["me"] is None else hand(view)),
    ]


def _stacks(view: View) -> Sentence:
    two, three = (view["stacks"][level] for level in ("II", "III"))
    return say("stack", two=two, three=three, pieces=sum(view["pieces"].values()), storage=view["storage"])


def hand(view: View) -> list[Sentence]:
    """Cards and limit, fame and extra steps, and what could be built with them."""
    me = view["seats"][view["me"]]
    builds = [_build(each) for each in view["builds"] if each["pay"]]
    return [
        say("hand", cards=counted(me["hand"]), cards_held=me["cards"], limit=me["limit"]),
        say("my-fame", fame=me["fame"], steps=me["steps"]),
        *([] if view["phase"] == "over" else [say("could-build", parts=builds) if builds else say("build-none")]),
    ]


def _build(build: View) -> Sentence:
    reach = say("nothing-more" if build["reach"] else "out-of-reach")
    key = "build-instead" if build["lacks"] else "build-exact"
    return say(key, where=build["key"], steps=build["steps"], reach=reach, paid=counted(build["pay"]))


def scores(view: View) -> list[Sentence]:
    """What is scored at the end and how; before it, what the majorities would give now."""
    if view["scores"] is None:
        me = [] if view["me"] is None else _mine(view)
        return [say("end-rule"), _majorities(view), *me]
    return [say("end-rule"), _majorities(view), *(_line(who, line) for who, line in enumerate(view["scores"]))]


def _mine(view: View) -> list[Sentence]:
    me = view["seats"][view["me"]]
    return [say("my-fame", fame=me["fame"], steps=me["steps"]), say("my-sets", many=me["cards"] // 3)]


def _line(who: Seat, line: View) -> Sentence:
    gained = [say("gain", what=key, many=line[key]) for key in (*ROWS, "sets") if line[key]] or [say("no-gain")]
    return say("end-line", who=who, fame=line["fame"], parts=gained, total=line["total"], cards=line["cards"])


PROSE = Prose(
    headline=headline, seat=seat, glance=glance, position=position, hand=hand, scores=scores, sums=("scores",)
)
