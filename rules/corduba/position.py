"""The whole table of Corduba in words, area by area."""

from typing import Any, TypeAlias

from rules.corduba.printed import ability, amounts, effects, needs, token
from rules.words import Seat, Sentence, say

View: TypeAlias = dict[str, Any]


def player(view: View, who: Seat | None) -> Sentence:
    """A player's name; Caepio has no seat at the table, and what is neutral has no owner."""
    if who is None:
        return say("by-neutral")
    return say("caepio" if view["seats"][who].get("caepio") else "player", who=who)


# Districts


def districts(view: View) -> list[Sentence]:
    """Each District: bonus, tiles with what has become of them, Insulae, and what can still be built there."""
    return [line for key, each in view["districts"].items() for line in _district(view, key, each)]


def _district(view: View, key: str, district: View) -> list[Sentence]:
    bonus = say("district-revolt") if district["revolt"] else say("district-bonus", parts=amounts(district["bonus"]))
    tiles = [_tile(view, each) for each in district["tiles"]]
    insulae = [
        say("insula-at", at=each["at"].upper(), who=player(view, each["by"]))
        for each in sorted(district["insulae"], key=lambda each: (each["at"][0], int(each["at"][1:])))
    ]
    open_ = [say("text", text=view["buildings"][each]["name"]) for each in district["available"]]
    return [
        say("district" if tiles else "district-empty", where=key, bonus=bonus, parts=tiles),
        *([say("insulae", where=key, parts=insulae)] if insulae else []),
        *([say("available", where=key, parts=open_)] if open_ else []),
    ]


def _tile(view: View, tile: View) -> Sentence:
    if tile["riot"]:
        state = say("tile-riot")
    elif tile["used"]:
        state = say("tile-used", who=player(view, tile["used"]["by"]))
    else:
        state = say("nothing")
    cells = ", ".join(cell.upper() for cell in tile["cells"])
    return say("tile-stands", name=tile["name"], cells=cells, who=player(view, tile["by"]), state=state)


# Rome, free places, prices


def rome(view: View) -> Sentence:
    """What Rome's card asks of each and of all."""
    card = view["rome"]
    known = {key: card[key] for key in ("name", "minimum", "troops", "offerings")}
    return say("rome", **known, what=say(f"rome-of-{card['resource']}"), amphora=say(f"rome-amphora-{card['amphora']}"))


def free(view: View) -> Sentence:
    """Slots that nobody has taken."""
    slots = [
        say("slot", name=space["name"], workers=slot["workers"])
        for space in view["production"]
        for slot in space["slots"]
        if slot["by"] is None and not slot["blocked"]
    ]
    castra = [say("slot-castra", what=f"troops-{slot['key']}") for slot in view["castra"] if slot["by"] is None]
    return say("free-slots", parts=[*slots, *castra]) if slots or castra else say("no-free-slots")


def prices(view: View) -> Sentence:
    parts = [
        say("price", what=f"goods-{key}", price=each["price"], stock=each["stock"])
        for key, each in view["macellum"].items()
    ]
    return say("prices", parts=parts)


# Everything else


def position_rest(view: View) -> list[Sentence]:
    """Who stands where, the reserve, Monuments, Res Gestae, Senator tokens, and each player."""
    return [
        *_taken(view),
        *([say("market-tile", parts=_moves(view))] if view["macellum_tile"] else []),
        say("reserve", parts=amounts(_pieces(view)), riots=view["reserve"]["riots"]),
        *(_given(view)),
        *_monuments(view),
        *_milestones(view),
        *_senators(view),
        say("order", parts=[player(view, who) for who in view["order"]]),
        *(line for who in range(len(view["seats"])) for line in _seat(view, who)),
    ]


def _pieces(view: View) -> dict[str, int]:
    return {key: many for key, many in view["reserve"].items() if key not in ("riots", "neutral_insulae")}


def _moves(view: View) -> list[Sentence]:
    return [say("market-move", what=f"goods-{key}", by=by) for key, by in view["macellum_tile"].items()]


def _taken(view: View) -> list[Sentence]:
    """Slots with somebody on them."""
    slots = [
        say("slot-held", slot=say("slot", name=space["name"], workers=slot["workers"]), who=player(view, slot["by"]))
        for space in view["production"]
        for slot in space["slots"]
        if slot["by"] is not None
    ]
    castra = [
        say("slot-held", slot=say("slot-castra", what=f"troops-{slot['key']}"), who=player(view, slot["by"]))
        for slot in view["castra"]
        if slot["by"] is not None
    ]
    return [say("slots-taken", parts=[*slots, *castra])] if slots or castra else []


def podium(view: View) -> list[Sentence]:
    """What the places bring; in the last Decade Senators."""
    if view["rome"]["last"]:
        return [say("podium-last")]
    rows = [
        say("podium-row", place=place, parts=effects(row)) for place, row in enumerate(view["rome"]["podium"], 1) if row
    ]
    return [say("podium-places", parts=rows)]


def _given(view: View) -> list[Sentence]:
    """What each has given, once the hands are open."""
    given = view["rome"]["given"] if view["rome"] else None
    return [
        say(
            "given",
            who=player(view, who),
            parts=amounts(each["tokens"]) or [say("amount-nothing")],
            **{key: each[key] for key in ("troops", "offerings", "resource")},
        )
        for who, each in enumerate(given or [])
        if each
    ]


def _monuments(view: View) -> list[Sentence]:
    lying = [
        say("monument", name=each["name"], cost=amounts(each["cost"]), prestige=effects({"prestige": each["prestige"]}))
        for each in view["monuments"]
        if each["by"] is None
    ]
    return [say("monuments", parts=lying)] if lying else []


def _milestones(view: View) -> list[Sentence]:
    lying = [
        say("milestone", name=each["name"], needs=needs(each)) for each in view["res_gestae"] if each["by"] is None
    ]
    return [say("milestones", parts=lying)] if lying else []


def _senators(view: View) -> list[Sentence]:
    lying = [say("senator-lies", where=key) for key, many in view["senator_tokens"].items() if many]
    return [say("senator-tokens", parts=lying)] if lying else []


# Players


def _seat(view: View, who: Seat) -> list[Sentence]:
    each = view["seats"][who]
    if each.get("caepio"):
        return [_board(view, who)]
    return [_board(view, who), _stock(view, who), *_house(view, who)]


def _board(view: View, who: Seat) -> Sentence:
    """Tracks, Insulae, Specialists."""
    each = view["seats"][who]
    prestige = [say("prestige", where=key, many=many) for key, many in each["prestige"].items()]
    known = {key: each[key] for key in ("senate", "register", "wellbeing", "happiness", "riots")}
    unlocked = [
        say(f"specialist-{colour}") if how == "ready" else say("specialist-away", what=say(f"specialist-{colour}"))
        for colour, how in each["specialists"].items()
        if how != "locked"
    ]
    return say(
        "player-board",
        who=player(view, who),
        **known,
        prestige=prestige,
        insulae=sum(each["insulae"].values()),
        specialists=unlocked or [say("no-specialists")],
    )


def _stock(view: View, who: Seat) -> Sentence:
    each = view["seats"][who]
    held = amounts({"workers": each["workers"], "denarii": each["denarii"], **each["goods"], **each["tokens"]})
    merchant = say("merchant-home" if each["merchant"] else "merchant-used")
    passed = say("has-passed" if each["passed"] else "nothing")
    return say(
        "player-stock", who=player(view, who), parts=held or [say("amount-nothing")], merchant=merchant, passed=passed
    )


def _house(view: View, who: Seat) -> list[Sentence]:
    """Character, Monuments, milestones."""
    each, parts = view["seats"][who], list[Sentence]()
    if one := each["character"]:
        parts.append(say("is-character", name=one["name"], what=ability(one["key"], one)))
    named = {monument["key"]: monument for monument in view["monuments"]}
    parts += [
        say("has-monument", name=named[key]["name"], what=token(key, named[key]["token"])) for key in each["monuments"]
    ]
    deeds = {deed["key"]: deed["name"] for deed in view["res_gestae"]}
    parts += [say("has-milestone", name=deeds[key]) for key in each["res_gestae"]]
    parts += [say("has-senator", where=key) for key in each["senator_tokens"]]
    return [say("player-house", who=player(view, who), parts=parts)] if parts else []
