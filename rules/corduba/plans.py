"""What the steward could do with a turn, and what each seems worth; all of it from the view."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple, TypeAlias

from rules.corduba import weights
from rules.corduba.gaining import (
    climb,
    gain,
    pay_anybody,
    pay_denarii,
    pay_goods,
    pay_workers,
)
from rules.corduba.holding import Holding, Sight
from rules.corduba.sites import best_site
from rules.corduba.worths import worth
from rules.prompts import Raw

View: TypeAlias = Any


class Plan(NamedTuple):
    """A turn: what to answer to each question by its key, and what it adds."""

    worth: float
    answers: dict[str, Raw]


def plans(sight: Sight, held: Holding) -> list[Plan]:
    """All that could be done, the best first; passing is worth nothing."""
    now = worth(sight, held)
    found = [
        *_builds(sight, held, now),
        *_monuments(sight, held, now),
        *_activations(sight, held, now),
        *_productions(sight, held, now),
        *_trainings(sight, held, now),
        *_claims(sight, held, now),
        _port(sight, held, now),
    ]
    return sorted((plan for plan in found if plan), key=lambda plan: -plan.worth)


def _ability(sight: Sight, effect: str, *whens: str, colour: str | None = None) -> int:
    """Workers that the character saves then."""
    one = sight.mine["character"]
    if not one or one["spent"] or one["when"] not in whens or effect not in one["effect"]:
        return 0
    return int(one["effect"][effect]) if one.get("colour") in (None, colour) else 0


# Building


def _builds(sight: Sight, held: Holding, now: float) -> Iterator[Plan]:
    for district, each in sight.view["districts"].items():
        for key in each["available"]:
            if plan := _build(sight, held, now, key, district):
                yield plan


def _build(sight: Sight, held: Holding, now: float, key: str, district: str) -> Plan | None:
    view, building = sight.view, sight.view["buildings"][key]
    after = held.copy()
    less = {} if view["districts"][district]["revolt"] else view["districts"][district]["bonus"]
    if not _pay_building(sight, after, building, less):
        return None
    row = view["districts"][district]["row"]
    site = best_site(view, district, key, len(row) - after.insulae[district])
    if not site or not pay_denarii(after, site.bought):
        return None
    for space in row[after.insulae[district] :][: site.own]:
        after.insulae[district] += 1
        gain(sight, after, space, district)
    climb(sight, after, district, building["prestige"])
    value = worth(sight, after) - now + _promise(sight, building, key)
    value += weights.AT_ONCE * at_once(sight, after, key, district)
    answers: dict[str, Raw] = {"building": key, "district": district, "position": site.at, "chain": site.chain}
    return Plan(value, {"what": "build", **answers})


def _pay_building(sight: Sight, after: Holding, building: View, less: Mapping[str, int]) -> bool:
    cost = building["cost"]
    goods = {what: many for what, many in cost.items() if what not in ("workers", "denarii")}
    saved = "moenia" in sight.mine["monuments"] and "moenia" not in sight.mine["spent"]
    workers = max(0, cost["workers"] - less.get("workers", 0) - saved)
    return (
        pay_workers(after, workers, building.get("colour"))
        and pay_denarii(after, max(0, cost.get("denarii", 0) - less.get("denarii", 0)))
        and pay_goods(after, goods, less.get("basic", 0))
    )


def _promise(sight: Sight, building: View, key: str) -> float:
    """What it is worth to have a building to activate in the rounds to come."""
    stands = [tile["building"] for each in sight.view["districts"].values() for tile in each["tiles"]]
    use = weights.USE
    value = use["mine"] if building["colour"] in _unlocked(sight) else use["any"]
    brings = {name for action in building["actions"] for name in action["effect"]}
    if key not in stands:
        value += use["offerings"] * bool(brings & {"offering1", "offering2"}) + use["rare"] * bool(
            brings & {"tool", "marble"}
        )
        if "remove_riots" in brings:
            value += use["alone" if sight.view["caepio"] else "riots"] + use["revolt"] * _revolts(sight)
    return value * sight.rounds


def _revolts(sight: Sight) -> int:
    return sum(each["revolt"] for each in sight.view["districts"].values())


def _unlocked(sight: Sight) -> list[str]:
    return [colour for colour, how in sight.mine["specialists"].items() if how != "locked"]


def at_once(sight: Sight, held: Holding, key: str, district: str) -> float:
    """What activating a building just built would still add; nothing if it cannot be."""
    now = worth(sight, held)
    return max((plan.worth for plan in _actions(sight, held, now, key, district)), default=0.0)


def _monuments(sight: Sight, held: Holding, now: float) -> Iterator[Plan]:
    for each in sight.view["monuments"]:
        if each["by"] is None:
            yield from _monument(sight, held, now, each)


def _monument(sight: Sight, held: Holding, now: float, monument: View) -> Iterator[Plan]:
    districts = sight.view["districts"]
    calm = [key for key in monument["prestige"] if not districts[key]["revolt"]]
    for bonus in calm or ["none"]:
        after = held.copy()
        less = districts[bonus]["bonus"] if bonus != "none" else {}
        if not _pay_building(sight, after, monument, less):
            continue
        for district, many in monument["prestige"].items():
            climb(sight, after, district, many)
        token = weights.TOKENS.get(monument["key"], weights.TOKEN) * (weights.TIME[0] + weights.TIME[1] * sight.rounds)
        prize = weights.PRIZE if _builds_monuments(sight) else 0.0
        answers: dict[str, Raw] = {"what": "monument", "monument": monument["key"], "bonus": bonus}
        yield Plan(worth(sight, after) - now + token + prize, answers)


def _builds_monuments(sight: Sight) -> bool:
    """Whether Monuments are what wins this game."""
    caepio = sight.view["caepio"]
    return bool(caepio and caepio["solo"] != "caepio")


# Activating


def _activations(sight: Sight, held: Holding, now: float) -> Iterator[Plan]:
    for district, each in sight.view["districts"].items():
        for tile in each["tiles"]:
            if not tile["used"] and not tile["riot"]:
                yield from _actions(sight, held, now, tile["building"], district)


def _actions(sight: Sight, held: Holding, now: float, key: str, district: str) -> Iterator[Plan]:
    building = sight.view["buildings"][key]
    for action in building["actions"]:
        after = held.copy()
        saved = _ability(sight, "worker_less", "activate", colour=building["colour"])
        workers = max(1, action["workers"] - saved)
        goods = {what: many for what, many in action["cost"].items() if what != "denarii"}
        paid = pay_workers(after, workers, building["colour"]) and pay_goods(after, goods)
        if paid and pay_denarii(after, action["cost"].get("denarii", 0)) and _does(sight, key, action):
            gain(sight, after, action["effect"], district)
            where = {"what": "activate", "where": f"{key}-{district}", "action": action["key"]}
            yield Plan(worth(sight, after) - now, where)


def _does(sight: Sight, key: str, action: View) -> bool:
    """Whether a Senator token still lies there for me."""
    if "senator_token" not in action["effect"]:
        return True
    return sight.view["senator_tokens"].get(key, 0) > 0 and key not in sight.mine["senator_tokens"]


# Production, Castra, Portum


def idle(sight: Sight, held: Holding) -> tuple[str, ...]:
    """Specialists without an open building of their colour, who may as well do a Worker's work."""
    open_ = [
        tile["colour"]
        for each in sight.view["districts"].values()
        for tile in each["tiles"]
        if not tile["used"] and not tile["riot"]
    ]
    castra = ["red"] if any(slot["by"] is None for slot in sight.view["castra"]) else []
    return tuple(colour for colour in held.ready if colour not in open_ + castra)


def _productions(sight: Sight, held: Holding, now: float) -> Iterator[Plan]:
    for space in sight.view["production"]:
        for slot in space["slots"]:
            if slot["by"] is not None or slot["blocked"]:
                continue
            after = held.copy()
            saved = _ability(sight, "worker_less", "activate")
            if pay_anybody(after, max(1, slot["workers"] - saved), idle(sight, held)):
                gain(sight, after, {space["resource"]: slot["gain"]})
                yield Plan(worth(sight, after) - now, {"what": "produce", "slot": f"{space['space']}-{slot['key']}"})


def _trainings(sight: Sight, held: Holding, now: float) -> Iterator[Plan]:
    for slot in sight.view["castra"]:
        if slot["by"] is not None:
            continue
        after = held.copy()
        saved = _ability(sight, "worker_less", "castra", "activate")
        goods = {what: many for what, many in slot["cost"].items() if what != "denarii"}
        paid = pay_workers(after, max(1, slot["workers"] - saved), "red") and pay_goods(after, goods)
        if paid and pay_denarii(after, slot["cost"].get("denarii", 0)):
            gain(sight, after, slot["gain"])
            yield Plan(worth(sight, after) - now, {"what": "castra", "troop": slot["key"]})


def _port(sight: Sight, held: Holding, now: float) -> Plan:
    after, portum = held.copy(), sight.view["portum"]
    if not pay_anybody(after, portum["workers"], idle(sight, held)):
        return Plan(-1.0, {"what": "portum"})
    gain(sight, after, portum["gain"])
    return Plan(worth(sight, after) - now, {"what": "portum"})


# Res Gestae


def _claims(sight: Sight, held: Holding, now: float) -> Iterator[Plan]:
    for deed in sight.view["res_gestae"]:
        if deed["by"] is None and _reached(sight, held, deed["needs"]) and (sender := _sender(sight, held, deed)):
            yield Plan(weights.SENATOR + weights.CERTAIN, {"what": "claim", "milestone": deed["key"], "send": sender})


def _sender(sight: Sight, held: Holding, deed: View) -> str | None:
    if deed["send"] != "any":
        return deed["send"] if deed["send"] in held.ready else None
    spare = idle(sight, held) or held.ready
    return spare[0] if spare else "workers" if held.workers else None


def _reached(sight: Sight, held: Holding, needs: Mapping[str, int]) -> bool:
    has = {
        "insulae": sum(held.insulae.values()),
        "worker_register": held.register,
        "specialists": len(held.unlocked),
        "wellbeing": held.wellbeing,
        "denarii": held.denarii,
        "each_prestige": min(held.prestige.values()),
        "troops": held.troops,
        "monuments": len(sight.mine["monuments"]),
    }
    return all(has[what] >= many for what, many in needs.items())
