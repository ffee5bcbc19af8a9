"""Options of which each is judged only when somebody looks at it, and what goods and effects are called."""

from collections.abc import Callable, Collection, Iterator, Mapping, Set
from functools import cache
from typing import Any

from rules.corduba.box import Building, Cost
from rules.corduba.printed import amounts, effects
from rules.options import Option, Ranked
from rules.words import Sentence, say

Objection = Callable[[str], Sentence | None]


class Possible(Set[str]):
    """Those keys that are allowed, judged one by one."""

    def __init__(self, keys: Collection[str], allowed: Callable[[str], bool]) -> None:
        self._keys, self._allowed = keys, allowed

    def __contains__(self, key: object) -> bool:
        return isinstance(key, str) and key in self._keys and self._allowed(key)

    def __iter__(self) -> Iterator[str]:
        return filter(self._allowed, self._keys)

    def __len__(self) -> int:
        return sum(1 for _ in self)


def possible(
    keys: Collection[str],
    objection: Objection,
    describe: Callable[[str], Option],
    rank: Callable[[str], Any] | None = None,
    allowed: Callable[[str], bool] | None = None,
) -> Ranked:
    """Options for the keys without an objection, in the order given or by rank; others are refused with theirs.

    `allowed` may tell sooner than the objection whether there is one.
    """

    def without(key: str) -> bool:
        return objection(key) is None

    def why(key: str) -> Sentence | None:
        return objection(key) if key in keys else None

    return Ranked(Possible(keys, allowed or without), describe, rank or list(keys).index, why, keys.__iter__)


# What is counted and gained, in words


@cache
def counted(what: str, many: int) -> Sentence:
    """So many of something: 2 Wood, 1 Worker."""
    return say(f"amount-{what}", many=many)


@cache
def change(what: str, many: int) -> Sentence:
    """A gain or a loss: +2 Wood, -1 Well-being."""
    return say(f"effect-{what}", many=many)


def goods_told(goods: Mapping[str, int]) -> list[Sentence]:
    return amounts(goods) or [_NOTHING]


def paid_told(goods: Mapping[str, int]) -> Sentence:
    """What is paid beside those who are sent, if anything."""
    return say("and-pays", parts=parts) if (parts := amounts(goods)) else say("nothing")


def cost_told(cost: Cost) -> list[Sentence]:
    """Workers, Denarii and goods of a cost."""
    return goods_told({"workers": cost.workers, "denarii": cost.denarii, **cost.goods})


def actions_told(building: Building) -> list[Sentence]:
    """What a building can be activated for, and at what cost."""
    return [
        say("action-told", action=action.key, cost=cost_told(action.cost), effects=effects(action.effect))
        for action in building.actions.values()
    ]


_NOTHING = say("amount-nothing")
