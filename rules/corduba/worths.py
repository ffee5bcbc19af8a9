"""What a holding is worth to the steward: the one measure by which all its choices are compared.

Worths are in Denarii, about; an action is judged by the difference it makes.
"""

from collections.abc import Mapping
from math import ceil, floor
from typing import Any, TypeAlias

from rules.corduba import weights
from rules.corduba.holding import Holding, Sight

View: TypeAlias = Any


def worth(sight: Sight, held: Holding) -> float:
    return (
        _hands(sight, held)
        + _money(sight, held)
        + _stores(sight, held)
        + _rome(sight, held)
        + _growth(sight, held)
        + _prestige(sight, held)
        + weights.INSULA * sum(held.insulae.values())
        + held.extra
    )


# Senators


def senator(sight: Sight, ahead: float) -> float:
    """What it is worth to be so far ahead of the best of all others: one's own hope of a Senator, less theirs.

    Against a single other, what that one does not get counts as much as what one gets; among more, less.
    """
    return weights.SENATOR * (_hope(ahead) - weights.DENIED * _hope(-ahead) / len(sight.others))


def _hope(ahead: float) -> float:
    """Of a Senator that goes to whoever alone has most."""
    below = floor(ahead)
    low, high = (weights.LEAD[max(0, min(8, each + 4))] for each in (below, below + 1))
    return low + (ahead - below) * (high - low)


def _prestige(sight: Sight, held: Holding) -> float:
    """Most Prestige in each District, now and in the Decades to come."""
    times = (1.0 if sight.last_round else weights.YET) * (1 + weights.LATER * (sight.politics - 1))
    hope = sum(senator(sight, steps - sight.rivals[key]) for key, steps in held.prestige.items())
    return weights.STEP * sum(held.prestige.values()) + times * hope


def _richest(sight: Sight, held: Holding) -> float:
    """Most Denarii when all is sold."""
    if sight.politics > 1:
        return 0.0
    sold = sum(many * sight.view["macellum"][key]["price"] for key, many in held.goods.items())
    mine = held.denarii + weights.SOLD * sold - held.due
    ahead = mine - sight.best["denarii"] - weights.RISING["denarii"] * sight.rising
    return senator(sight, ahead / (weights.PURSE * (1 + sight.rounds)))


# Rome


def _rome(sight: Sight, held: Holding) -> float:
    """Troops and Offerings up to the minimum, then up to most; the goods of the card."""
    card = sight.view["rome"]
    if not card:
        return weights.UNASKED[0] * held.troops + weights.UNASKED[1] * held.offerings
    near = weights.SOONER if sight.last_round else 1.0
    troops = _demand(sight, "troops", held.troops, weights.TROOP)
    offerings = _demand(sight, "offerings", held.offerings, weights.OFFERING)
    return near * (troops + offerings) + _wanted(sight, held)


def _demand(sight: Sight, what: str, have: int, must: float) -> float:
    """Up to the minimum each counts much; beyond it what it brings nearer to the Senator; and what may be left."""
    have += sight.mine["for_rome"]["plus"][what] if have else 0
    least, best = sight.view["rome"][what], sight.best[what] + weights.RISING[what] * sight.rising
    tie = 1 if sight.view["caepio"] else 0  # as many as he has are enough: he then gives the minimum (ruling 65)
    step: float = weights.PACE[what] * (1 if sight.last_round else weights.UNSURE)
    hope = senator(sight, (have - max(best, least) + tie) / step)
    left = weights.LEFT * have if sight.politics > 1 else 0.0
    return float(must * min(have, least) + left + hope)


def given(card: View, goods: Mapping[str, int]) -> int:
    """What goods come to for Rome's card."""
    return int(sum(many * goods[each] for each, many in card["counts"].items()))


def share(sight: Sight) -> int:
    """A fair part of what Rome wants of all."""
    players = 1 if sight.view["caepio"] else len(sight.view["seats"])
    minimum: int = sight.view["rome"]["minimum"]
    return ceil(minimum / players)


def _wanted(sight: Sight, held: Holding) -> float:
    """The goods of the card count more the nearer Rome is, the first of them most."""
    card, fair = sight.view["rome"], share(sight)
    have = given(card, held.goods)
    near = 1.0 if sight.last_round else weights.FAR
    some = weights.FIRST * min(have, 1) + weights.SHARE * min(have, fair) + weights.MORE * min(max(0, have - fair), 2)
    return near * some


# Money, goods, people


def _hands(sight: Sight, held: Holding) -> float:
    """Workers and Specialists still in hand."""
    if sight.ending:
        return weights.IDLE * (held.workers + len(held.ready))
    few = min(held.workers, 6)
    return weights.WORKER * few + weights.SPARE * (held.workers - few + len(held.ready))


def _money(sight: Sight, held: Holding) -> float:
    """Denarii, less what Happiness will cost in this round; what cannot be paid then is a Riot each."""
    due = held.due
    paid = min(held.denarii + held.goods["food"], due)
    each = weights.LAST[0] if sight.ending else 1.0
    return (held.denarii - paid) * each - weights.RIOT * (due - paid) + _richest(sight, held)


def _stores(sight: Sight, held: Holding) -> float:
    """Goods, less what the warehouse will not hold; at the end only what they sell for."""
    if sight.ending:
        prices = sight.view["macellum"]
        return float(sum(weights.LAST[1] * many * prices[key]["price"] for key, many in held.goods.items()))
    value = sum(sum(weights.GOODS[key][:many]) + max(0, many - 6) * weights.HEAP for key, many in held.goods.items())
    over = sum(held.goods.values()) - sight.mine["warehouse"]["limit"]
    return value - (weights.CROWDED * over if over > 0 and sight.last_round else 0)


def _growth(sight: Sight, held: Holding) -> float:
    """Workers and Specialists of rounds to come, and what their Happiness will cost then."""
    due = max(0, held.register + len(held.unlocked) - held.less - held.wellbeing)
    decades = sight.politics - 1
    peculium = sum(_bonus(sight, colour) for colour in held.unlocked) * decades
    register, unlocked, paid = weights.GROWTH
    a_round = register * held.register + unlocked * len(held.unlocked) - paid * due
    return sight.rounds * a_round + weights.PECULIUM * peculium


def _bonus(sight: Sight, colour: str) -> float:
    """What a Specialist brings in a Peculium, roughly."""
    bonus = sight.view["specialists"][colour]["bonus"]
    return sum(many * weights.ROUGH.get(key, 1.0) for key, many in bonus.items() if isinstance(many, int))
