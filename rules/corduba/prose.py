"""A view of Corduba in words: for the post, for who cannot see the picture, and for one's own desk."""

from typing import Any, TypeAlias

from rules.corduba import solo_prose
from rules.corduba.glance import glance, headline, tracks
from rules.corduba.position import districts, free, podium, position_rest, prices, rome
from rules.corduba.printed import ability, amounts, token
from rules.corduba.sheet import promised, scores
from rules.game import Prose
from rules.words import Seat, Sentence, say

View: TypeAlias = dict[str, Any]


def seat(view: View, who: Seat) -> Sentence:
    """Senators, Denarii, Workers, Happiness over Well-being, Prestige, and whether they have passed."""
    player, over = view["seats"][who], view["phase"] == "over"
    known = {key: player[key] for key in ("denarii", "workers", "register", "happiness", "wellbeing")}
    return say(
        "seat",
        senators=_goal(view, player),
        **known,
        prestige="/".join(str(each) for each in player["prestige"].values()),
        passed=say("seat-passed" if player["passed"] else "nothing"),
        riots=say("seat-counters", many=player["counters"]) if player["counters"] and not over else say("nothing"),
    )


def _goal(view: View, player: View) -> Sentence:
    """Senators; for a Monument Builder, who has none, the Monuments built."""
    caepio = view["caepio"]
    if caepio and not caepio["senate"]:
        return say("seat-monuments", built=len(player["monuments"]), goal=caepio["goal"])
    return say("amount-senators", many=player["senate"] + promised(player))


# The board


def position(view: View) -> list[Sentence]:
    """Everything on the table, area by area, and what the seat alone knows if it is a seat's view."""
    return [
        headline(view),
        *districts(view),
        free(view),
        prices(view),
        *([rome(view), *podium(view)] if view["rome"] else []),
        *position_rest(view),
        *solo_prose.aims(view),
        *solo_prose.others(view),
        *solo_prose.decks(view),
        *([] if view["me"] is None else hand(view)),
    ]


# One's own desk


def hand(view: View) -> list[Sentence]:
    """Stock, Workers and Specialists, cards, what Happiness and the warehouse will cost, and what Rome will ask."""
    me = view["seats"][view["me"]]
    return [
        *_dealt(view),
        *stock(view),
        *([say("own-tokens", parts=amounts(me["tokens"]))] if any(me["tokens"].values()) else []),
        *_abilities(me),
        *_monuments(view, me),
        *_menu(view),
        *_upkeep(me, view["phase"]),
        *_demands(view, me),
        *([say("own-counters", many=me["received"])] if me["received"] else []),
        say("own-warehouse", **me["warehouse"]),
        *solo_prose.aims(view),
        *solo_prose.card(view),
    ]


def stock(view: View) -> list[Sentence]:
    """What an action can cost: Denarii and goods, Workers and Specialists."""
    me = view["seats"][view["me"]]
    goods = amounts({"denarii": me["denarii"], **me["goods"]}) or [say("amount-nothing")]
    return [say("own-stock", parts=goods), _workers(me)]


MISSED = 8  # buildings told of that are out of reach, the nearest first


def _menu(view: View) -> list[Sentence]:
    """What could be built now, and what is missing for others."""
    builds = view["own"].get("builds", [])
    names = {key: each["name"] for key, each in view["buildings"].items()}
    names |= {each["key"]: each["name"] for each in view["monuments"]}
    able = [names[each["building"]] for each in builds if each["districts"]]
    missed = sorted((each for each in builds if each["lacks"]), key=lambda each: sum(each["lacks"].values()))
    lines = [say("own-builds", names=able)] if able else []
    parts = [say("own-lack", name=names[each["building"]], parts=amounts(each["lacks"])) for each in missed[:MISSED]]
    if more := len(missed) - len(parts):
        parts.append(say("own-more", many=more))
    return [*lines, say("own-lacks", parts=parts)] if parts else lines


def _dealt(view: View) -> list[Sentence]:
    """Cards that have not been chosen from yet."""
    cards = view["own"].get("cards")
    if not cards:
        return []
    return [say("own-cards", cards=[f"card-{key}" for key in cards["inheritance"]], family=f"card-{cards['family']}")]


def _workers(me: View) -> Sentence:
    ready = [say(f"specialist-{colour}") for colour, how in me["specialists"].items() if how == "ready"]
    special = say("own-special", many=me["special_workers"]) if me["special_workers"] else say("nothing")
    held = ready or [say("amount-nothing")]
    return say("own-workers", workers=say("amount-workers", many=me["workers"]), special=special, parts=held)


def _abilities(me: View) -> list[Sentence]:
    """The character and Merchant, and whether they can still be used."""
    merchant = say("own-merchant" if me["merchant"] else "own-merchant-gone")
    if not (one := me["character"]):
        return [merchant]
    spent = say("own-spent" if one["spent"] else "nothing")
    return [merchant, say("own-character", name=one["name"], what=ability(one["key"], one), spent=spent)]


def _monuments(view: View, me: View) -> list[Sentence]:
    """The bonus tokens one has built, what each does, and whether it can still be used."""
    spent = {True: say("own-spent"), False: say("nothing")}
    return [
        say("own-monument", name=each["name"], what=token(each["key"], each["token"]), spent=spent[key in me["spent"]])
        for each in view["monuments"]
        if (key := each["key"]) in me["monuments"]
    ]


def _upkeep(me: View, phase: str) -> list[Sentence]:
    """What the check of Happiness would cost now, and what there is for it."""
    if phase in ("upkeep", "warehouse"):  # it is being paid, or has been
        return []
    due, has = me["upkeep"]["due"], me["denarii"] + me["goods"]["food"]
    less = say("own-less", many=me["upkeep"]["less"]) if me["upkeep"]["less"] else say("nothing")
    parts = {"cost": me["upkeep"]["cost"], "less": less, "happiness": me["happiness"], "due": due}
    if due > has:
        amphorae = say("own-amphorae", many=many) if (many := me["goods"]["amphora"]) else say("nothing")
        return [say("own-upkeep-short", **parts, lacking=due - has, amphorae=amphorae)]
    return [say("own-upkeep" if due else "own-upkeep-none", **parts)]


def _demands(view: View, me: View) -> list[Sentence]:
    """What Rome will ask and what one has for it."""
    card = view["rome"]
    if not card or (card["given"] and card["given"][view["me"]]):
        return []
    known = {what: me["for_rome"][what] for what in ("troops", "offerings")}
    least = {"least_troops": card["troops"], "least_offerings": card["offerings"]}
    goods = me["for_rome"]["resource"]
    return [say("own-rome", **known, **least, name=card["name"], goods=goods, minimum=card["minimum"])]


PROSE = Prose(
    headline=headline,
    seat=seat,
    glance=glance,
    glances={"tracks": tracks},
    position=position,
    hand=hand,
    stock=stock,
    scores=scores,
    sums=("scores",),
    others=solo_prose.others,
)
