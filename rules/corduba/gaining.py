"""What effects and costs do to a holding, as the steward reckons: its own choices taken as it would take them."""

from collections.abc import Mapping
from typing import Any

from rules.corduba import weights
from rules.corduba.holding import BASIC, Holding, Sight
from rules.corduba.worths import worth


def gain(sight: Sight, held: Holding, effects: Mapping[str, Any], district: str | None = None) -> None:
    """Let effects happen to a holding."""
    for key, value in effects.items():
        _gain(sight, held, key, value, district)


def _gain(sight: Sight, held: Holding, key: str, value: Any, district: str | None) -> None:
    if key in held.goods:
        held.goods[key] = max(0, held.goods[key] + min(value, sight.view["reserve"][key]))
    elif key in held.tokens:
        held.tokens[key] += min(value, sight.view["reserve"][key])
    elif key == "denarii":
        held.denarii = max(0, held.denarii + value)
    elif key == "wellbeing":
        _move(sight, held, "happiness", _move(sight, held, "wellbeing", value))
    elif key == "happiness":
        _move(sight, held, "happiness", value)
    elif key == "worker_register":
        held.workers += _move(sight, held, "register", value)
    elif key.startswith("prestige"):
        _prestige(sight, held, key, value, district)
    else:
        _special(sight, held, key, value)


def _move(sight: Sight, held: Holding, track: str, by: int) -> int:
    """Move on a track as far as it goes; return how far."""
    before: int = getattr(held, track)
    end = sight.view["tracks"]["worker_register" if track == "register" else track]
    setattr(held, track, max(0, min(end, before + by)))
    return int(getattr(held, track)) - before


def _prestige(sight: Sight, held: Holding, key: str, value: Any, district: str | None) -> None:
    keys = list(held.prestige)
    match key:
        case "prestige":
            for where, many in value.items():
                climb(sight, held, where, many)
        case "prestige_here":
            climb(sight, held, district or keys[0], value)
        case "prestige_choice":
            climb(sight, held, best_district(sight, held, keys, value), value)
        case "prestige_two_different":
            for where in best_districts(sight, held, value, 2):
                climb(sight, held, where, value)
        case _:
            climb(sight, held, sorted(keys, key=held.prestige.__getitem__)[-1 if "highest" in key else 0], value)


def climb(sight: Sight, held: Holding, district: str, steps: int) -> None:
    """Move on a Prestige track, with the bonus of each space entered; the Senator on the last may be gone."""
    track = sight.view["districts"][district]["prestige"]
    before = held.prestige[district]
    after = held.prestige[district] = max(0, min(len(track), before + steps))
    for space in range(before, after):
        if "senator_token" not in track[space] or sight.view["senator_tokens"][district]:
            gain(sight, held, track[space], district)


def best_districts(sight: Sight, held: Holding, steps: int, many: int) -> list[str]:
    """Districts where steps of Prestige are worth most."""

    def value(district: str) -> float:
        other = held.copy()
        climb(sight, other, district, steps)
        return worth(sight, other)

    return sorted(held.prestige, key=value, reverse=True)[:many]


def best_district(sight: Sight, held: Holding, keys: list[str], steps: int) -> str:
    return next(each for each in best_districts(sight, held, steps, len(held.prestige)) if each in keys)


def _special(sight: Sight, held: Holding, key: str, value: Any) -> None:
    match key:
        case "unlock_specialist":
            locked = [each for each in sight.view["specialists"] if each not in held.unlocked]
            if locked:
                unlock(sight, held, best_colour(sight, held, locked))
        case "peculium_of_one_unlocked":
            if held.unlocked:
                gain(sight, held, sight.view["specialists"][best_bonus(sight, held)]["bonus"])
        case "remove_riots":
            held.extra += quelling(sight, value)
        case "senator_token":
            held.extra += weights.SENATOR
        case "macellum":
            held.extra += weights.TRADE
        case "special_worker":
            held.workers += 1
            held.extra += weights.SPECIAL * sight.rounds


def unlock(sight: Sight, held: Holding, colour: str) -> None:
    held.unlocked += (colour,)
    held.ready += (colour,)
    gain(sight, held, sight.view["specialists"][colour]["bonus"])


def best_colour(sight: Sight, held: Holding, colours: list[str]) -> str:
    """The Specialist to unlock: its bonus, and the buildings of its colour that stand."""
    stand = [tile["colour"] for each in sight.view["districts"].values() for tile in each["tiles"]]

    def value(colour: str) -> float:
        other = held.copy()
        unlock(sight, other, colour)
        return worth(sight, other) + weights.USE["mine"] * sight.rounds * min(3, stand.count(colour))

    return max(colours, key=value)


def best_bonus(sight: Sight, held: Holding) -> str:
    """The unlocked Specialist whose bonus is worth most now."""

    def value(colour: str) -> float:
        other = held.copy()
        gain(sight, other, sight.view["specialists"][colour]["bonus"])
        return worth(sight, other)

    return max(held.unlocked, key=value)


def quelling(sight: Sight, many: int) -> float:
    """What it is worth to take Riots away: much, where the city is near rebellion."""
    counts = [sum(tile["riot"] for tile in each["tiles"]) for each in sight.view["districts"].values()]
    rioting = sorted(count for count in counts if count)
    if not rioting:
        return 0.0
    danger = weights.DANGER[len(rioting)]
    emptied = 0
    for count in rioting:
        if count <= many:
            many -= count
            emptied += 1
    return danger * (1.0 if emptied else weights.NEARER) + weights.CALMED * emptied + weights.QUELLED


# Paying


def pay_goods(held: Holding, goods: Mapping[str, int], left_out: int = 0) -> bool:
    """Pay goods, with Amphorae for what is missing; so many basic ones are left out, those that are missing first."""
    amphorae = held.goods["amphora"] - goods.get("amphora", 0)
    need = {key: many for key, many in goods.items() if key != "amphora"}
    for _ in range(left_out):
        missing = [key for key in BASIC if need.get(key, 0) > held.goods[key]]
        costly = missing or [key for key in ("tool", "stone", "wood", "food") if need.get(key)]
        if costly:
            need[costly[0]] -= 1
    for key, many in need.items():
        lack = max(0, many - held.goods[key])
        if lack and (key not in BASIC or lack > amphorae):
            return False
        amphorae -= lack
        held.goods[key] -= many - lack
    held.goods["amphora"] = amphorae
    return amphorae >= 0


def pay_denarii(held: Holding, many: int) -> bool:
    held.denarii -= many
    return held.denarii >= 0


def pay_workers(held: Holding, many: int, colour: str | None) -> bool:
    """Send the Specialist of the colour for two, then Workers."""
    if colour in held.ready and many:
        held.ready = tuple(each for each in held.ready if each != colour)
        many = max(0, many - 2)
    held.workers -= many
    return held.workers >= 0


def pay_anybody(held: Holding, many: int, idle: tuple[str, ...]) -> bool:
    """Send Specialists with nothing better to do, then Workers, then the other Specialists, each as one."""
    order = [colour for colour in idle if colour in held.ready]
    sent = order[:many]
    workers = min(many - len(sent), held.workers)
    sent += [colour for colour in held.ready if colour not in sent][: many - len(sent) - workers]
    held.workers -= workers
    held.ready = tuple(colour for colour in held.ready if colour not in sent)
    return len(sent) + workers == many
