"""What any entry of the components must fulfil: numbers, effects, costs. Each refusal names the key and the reason."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from rules.errors import BadComponents

DISTRICTS = ("servorum", "plebeius", "patricius")
BASIC = ("wood", "stone", "food", "tool")  # Resources and Denarii
RESOURCES = (*BASIC, "marble", "amphora")
TOKENS = ("velites", "legionaries", "equites", "offering1", "offering2")
COLOURS = ("red", "purple", "blue", "yellow", "green", "white")  # of Specialists
LAST, PER_PLAYER = 4, 3  # players, and of each resource for each of them
MOST_WORKERS, MOST_GOODS = 10, 12  # that anybody can have: the Worker Register, and a resource in a game of four

PRESTIGE = ("here", "choice", "lowest", "highest", "two_different", "two_lowest")
NUMBERED = {
    *(*RESOURCES, *TOKENS, "denarii", "wellbeing", "happiness", "worker_register"),
    *(f"prestige_{where}" for where in PRESTIGE),
    *("peculium_of_one_unlocked", "remove_riots", "senator_token", "take_denarii_from_each_fourth"),
    *("macellum_sell", "macellum_buy"),
}
LOSABLE = ("denarii", "wellbeing", "happiness", "prestige_lowest", "prestige_highest")
WORDED = {"unlock_specialist": ("choice", "next"), "macellum": ("normal", "no_price_move")}
LESS = ("upkeep_less", "worker_less", "buy_less")
ABLE = {*LESS, "troop_plus", "offering_plus", "warehouse_plus", "trade_denarii", "production_extra", "merchant_no_move"}
WHEN = ("turn", "activate", "production", "castra", "build", "insulae", "macellum", "merchant")
TIMES = ("start", "peculium", "round_end", "upkeep", "rome", "warehouse")
FREQUENCIES = ("permanent", "round", "decade", "start")


def need(holds: bool, key: str, reason: str) -> None:
    if not holds:
        raise BadComponents("components", key, reason)


def entries(group: Mapping[str, Any]) -> dict[str, Any]:
    """What a group holds, without the note where it comes from."""
    return {key: entry for key, entry in group.items() if key != "source"}


def need_same(given: Any, right: Any, key: str) -> None:
    """For what the rulebook fixes."""
    need(given == right, key, f"must be {right}, not {given!r}")


def need_keys(group: Mapping[str, Any], right: Collection[str], key: str) -> None:
    """For a group whose entries are known by their keys."""
    given = entries(group)
    for each in right:
        need(each in given, f"{key}.{each}", "is missing")
    for each in given:
        need(each in right, f"{key}.{each}", f"there is no such entry, only {', '.join(right)}")


def need_number(given: Any, key: str, least: int = 0, most: int | None = None) -> None:
    right = type(given) is int and given >= least and (most is None or given <= most)
    bounds = f"from {least}" + ("" if most is None else f" to {most}")
    need(right, key, f"must be a whole number {bounds}, not {given!r}")


def need_text(given: Any, key: str) -> None:
    need(isinstance(given, str) and bool(given), key, f"must be a text, not {given!r}")


def need_one(given: Any, right: Collection[Any], key: str) -> None:
    need(given in right, key, f"must be one of {', '.join(map(str, right))}, not {given!r}")


def need_cost(cost: Mapping[str, int], key: str, workers: bool = False) -> None:
    """Denarii and resources; Workers only where they are part of the cost."""
    allowed = ("workers", "denarii", *RESOURCES) if workers else ("denarii", *RESOURCES)
    for each, many in cost.items():
        need_one(each, allowed, key)
        most = {"workers": MOST_WORKERS, "denarii": None}.get(each, MOST_GOODS)
        need_number(many, f"{key}.{each}", 1, most)


def need_effect(effect: Mapping[str, Any], key: str, more: Collection[str] = (), losable: Collection[str] = ()) -> None:
    """All that effects can do on a tile, track or card.

    `more` are the names that only abilities know, `losable` what may also be taken away.
    """
    for name, many in effect.items():
        where = f"{key}.{name}"
        if name == "prestige":
            need_prestige(many, where, least=-12)
        elif name == "special_worker" and name in more:
            need_number(many["upkeep"], f"{where}.upkeep", 0, 1)
        elif name in WORDED:
            need_one(many, WORDED[name], where)
        else:
            need(name in NUMBERED or name in more, where, "there is no such effect")
            right = type(many) is int and (many > 0 or (many < 0 and name in losable))
            number = "a whole number and not 0" if name in losable else "a whole number from 1"
            need(right, where, f"must be {number}, not {many!r}")


def need_names(groups: Mapping[str, Mapping[str, Any]]) -> None:
    """What is built must differ in key and in name: both are used to tell one from another."""
    keys: dict[str, str] = {}
    names: dict[str, str] = {}
    for group, given in groups.items():
        for key, entry in entries(given).items():
            where = f"{group}.{key}"
            need(key not in keys, where, f"this key is taken by {keys.get(key)}")
            need(entry["name"] not in names, f"{where}.name", f"this name is taken by {names.get(entry['name'])}")
            keys[key] = names[entry["name"]] = where


def need_prestige(given: Mapping[str, int], key: str, least: int = 1) -> None:
    for district, steps in given.items():
        need_one(district, DISTRICTS, key)
        need_number(steps, f"{key}.{district}", least, 12)


def need_ability(ability: Mapping[str, Any], key: str) -> None:
    """A character, or the token of a Monument."""
    need_one(ability["when"], (*WHEN, *TIMES), f"{key}.when")
    need_one(ability["frequency"], FREQUENCIES, f"{key}.frequency")
    need(bool(ability["effect"]), f"{key}.effect", "it must do something")
    need_effect(ability["effect"], f"{key}.effect", {*ABLE, "special_worker"})
    need_cost(ability.get("cost", {}), f"{key}.cost")
    need_number(ability.get("least", 0), f"{key}.least")


def effects(entry: Any, key: str = "") -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Every effect of the components with its key: where something can be gained."""
    match entry:
        case dict():
            for name, part in entries(entry).items():
                if name in ("effect", "gain", "gains", "bonus", "caepio") and isinstance(part, dict):
                    yield f"{key}.{name}".lstrip("."), part
                yield from effects(part, f"{key}.{name}".lstrip("."))
        case list():
            for part in entry:
                if isinstance(part, dict) and key.endswith((".prestige", ".insulae", ".podium")):
                    yield key, part
                yield from effects(part, key)
