"""What the steward holds, and what that is worth to it: the one measure all its choices are compared by.

Worths are in Denarii, about. Everything is taken from the view; an action is judged by the difference it makes.
"""

from collections.abc import Mapping
from copy import copy
from dataclasses import dataclass
from functools import cached_property
from math import ceil
from typing import Any, TypeAlias

View: TypeAlias = Any

BASIC = ("wood", "stone", "food", "tool")
TROOPS = ("velites", "legionaries", "equites")
OFFERINGS = ("offering1", "offering2")

SENATOR = 9.0
WORKER = 1.25  # one kept for the next round
SPARE = 0.8  # each beyond the first six, and a Specialist, who cannot be kept
STEP = 0.6  # of Prestige, whoever leads
FED = 3.5  # more for each Denarius and Food that Happiness will cost: a Riot is dear
TROOP, OFFERING = (4.5, 1.1), (6.0, 2.2)  # each up to Rome's minimum, and beyond it
SHARE, SOON = 1.8, 0.6  # a unit of what Rome wants of all together, and how that counts before the last round
GROWTH = (1.75, 1.9, 1.0)  # each round to come: a step of the Register, a Specialist, what Happiness will cost
EARLY = 1.0  # what Rome's demands count before the last round of a Decade
INSULA = 0.7
# Of each kind of goods the first, the second ...: what building with them, or selling them, may bring.
GOODS = {
    "wood": (1.5, 1.4, 1.2, 0.9, 0.6, 0.4),
    "stone": (1.5, 1.4, 1.2, 0.9, 0.6, 0.4),
    "food": (1.2, 1.0, 0.9, 0.8, 0.6, 0.4),
    "tool": (3.0, 2.0, 1.2, 0.8, 0.5, 0.4),
    "marble": (3.0, 2.4, 1.6, 1.0, 0.6, 0.5),
    "amphora": (1.9, 1.7, 1.4, 1.1, 0.8, 0.6),
}
LEAD = (0.02, 0.06, 0.14, 0.28, 0.38, 0.66, 0.8, 0.9, 0.95)  # hope of a Senator, from 4 steps behind to 4 ahead


@dataclass
class Sight:
    """What of a view does not change while one answer is thought over."""

    view: View
    me: int

    @cached_property
    def mine(self) -> View:
        return self.view["seats"][self.me]

    @cached_property
    def others(self) -> list[View]:
        return [each for who, each in enumerate(self.view["seats"]) if who != self.me]

    @cached_property
    def rounds(self) -> int:
        """Rounds to come after this one."""
        return int(self.view["rounds"] - max(1, self.view["round"]))

    @cached_property
    def politics(self) -> int:
        """Decades still to be closed, this one included."""
        return int(self.view["decades"] - max(1, self.view["decade"]) + 1)

    @cached_property
    def last_round(self) -> bool:
        """Whether Rome comes at the end of this round."""
        return bool(self.view["last_round_of_decade"])

    @cached_property
    def rivals(self) -> dict[str, int]:
        """Most Prestige of anybody else, by District."""
        return {key: max(each["prestige"][key] for each in self.others) for key in self.view["districts"]}

    @cached_property
    def best(self) -> dict[str, int]:
        """Most Troops and Offerings of anybody else."""
        return {key: max(each[key] for each in self.others) for key in ("troops", "offerings")}

    @cached_property
    def ending(self) -> bool:
        return self.rounds == 0


@dataclass
class Holding:
    """One player's things, for trying out what becomes of them."""

    denarii: int
    goods: dict[str, int]
    tokens: dict[str, int]
    workers: int
    ready: tuple[str, ...]
    unlocked: tuple[str, ...]
    register: int
    wellbeing: int
    happiness: int
    less: int  # of the upkeep, by abilities
    prestige: dict[str, int]
    insulae: dict[str, int]
    values: Mapping[str, int]  # of Troops and Offerings
    extra: float = 0.0  # what is worth something by itself: tokens, milestones

    def copy(self) -> "Holding":
        other = copy(self)
        other.goods, other.tokens = dict(self.goods), dict(self.tokens)
        other.prestige, other.insulae = dict(self.prestige), dict(self.insulae)
        return other

    @property
    def due(self) -> int:
        """What Happiness does not cover now."""
        return max(0, self.register + len(self.unlocked) - self.less - self.happiness)

    @property
    def troops(self) -> int:
        return sum(self.tokens[key] * self.values[key] for key in TROOPS)

    @property
    def offerings(self) -> int:
        return sum(self.tokens[key] * self.values[key] for key in OFFERINGS)


def holding(sight: Sight) -> Holding:
    me = sight.mine
    states = me["specialists"]
    return Holding(
        denarii=me["denarii"],
        goods=dict(me["goods"]),
        tokens=dict(me["tokens"]),
        workers=me["workers"] + me["special_workers"],
        ready=tuple(colour for colour, how in states.items() if how == "ready"),
        unlocked=tuple(colour for colour, how in states.items() if how != "locked"),
        register=me["register"],
        wellbeing=me["wellbeing"],
        happiness=me["happiness"],
        less=me["upkeep"]["less"],
        prestige=dict(me["prestige"]),
        insulae=dict(me["insulae"]),
        values=sight.view["values"],
    )


# What it is worth


def worth(sight: Sight, held: Holding) -> float:
    return (
        _hands(sight, held)
        + _money(sight, held)
        + _stores(sight, held)
        + _rome(sight, held)
        + _growth(sight, held)
        + _prestige(sight, held)
        + INSULA * sum(held.insulae.values())
        + held.extra
    )


def _hands(sight: Sight, held: Holding) -> float:
    """Workers and Specialists still in hand."""
    if sight.ending:
        return SPARE * (held.workers + len(held.ready)) * 0.5
    return WORKER * min(held.workers, 6) + SPARE * (max(0, held.workers - 6) + len(held.ready))


def _money(sight: Sight, held: Holding) -> float:
    """Denarii; those that Happiness will cost in this round count more."""
    cover = min(held.denarii + held.goods["food"], held.due)
    return held.denarii * (0.5 if sight.ending else 1.0) + FED * cover


def _stores(sight: Sight, held: Holding) -> float:
    """Goods, less what the warehouse will not hold; at the end only what they sell for."""
    if sight.ending:
        return float(sum(0.4 * many * sight.view["macellum"][key]["price"] for key, many in held.goods.items()))
    value = sum(sum(GOODS[key][:many]) + max(0, many - 6) * 0.3 for key, many in held.goods.items())
    over = sum(held.goods.values()) - sight.mine["warehouse"]["limit"]
    return value - (0.6 * over if over > 0 and sight.last_round else 0)


def _rome(sight: Sight, held: Holding) -> float:
    """Troops and Offerings up to the minimum, then up to most; the goods of the card."""
    card = sight.view["rome"]
    if not card:
        return 1.5 * held.troops + 3.0 * held.offerings
    near = 1.15 if sight.last_round else EARLY
    troops = _demand(held.troops, card["troops"], sight.best["troops"], *TROOP)
    offerings = _demand(held.offerings, card["offerings"], sight.best["offerings"], *OFFERING)
    return near * (troops + offerings) + _wanted(sight, held)


def _demand(have: int, least: int, best: int, must: float, more: float) -> float:
    """Up to the minimum each counts much, beyond it while others could have as many, and little after that."""
    lead = max(least, best + 1)
    return must * min(have, least) + more * max(0, min(have, lead) - least) + 0.3 * max(0, have - lead)


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
    near = 1.0 if sight.last_round else SOON
    return near * (3.0 * min(have, 1) + SHARE * min(have, fair) + 0.4 * min(max(0, have - fair), 2))


def _growth(sight: Sight, held: Holding) -> float:
    """Workers and Specialists of rounds to come, and what their Happiness will cost then."""
    due = max(0, held.register + len(held.unlocked) - held.less - held.wellbeing)
    decades = sight.politics - 1
    peculium = sum(_bonus(sight, colour) for colour in held.unlocked) * decades
    register, unlocked, paid = GROWTH
    a_round = register * held.register + unlocked * len(held.unlocked) - paid * due
    return sight.rounds * a_round + 0.8 * peculium


def _bonus(sight: Sight, colour: str) -> float:
    """What a Specialist brings in a Peculium, roughly."""
    bonus = sight.view["specialists"][colour]["bonus"]
    return sum(many * ROUGH.get(key, 1.0) for key, many in bonus.items() if isinstance(many, int))


ROUGH = {"velites": 3.0, "legionaries": 4.0, "equites": 5.0, "offering1": 4.0, "offering2": 7.0, "happiness": 0.8}


def _prestige(sight: Sight, held: Holding) -> float:
    """Hope of most Prestige in each District, now and in the Decades to come."""
    times = 1 + 0.6 * (sight.politics - 1)
    hope = sum(
        LEAD[max(0, min(8, steps - sight.rivals[key] + 4))] + 0.004 * steps for key, steps in held.prestige.items()
    )
    return STEP * sum(held.prestige.values()) + SENATOR * times * hope * (1.0 if sight.last_round else 0.85)
