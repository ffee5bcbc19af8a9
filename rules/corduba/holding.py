"""What the steward sees of the table, and what it holds, for trying out what becomes of it; all taken from the view."""

from collections.abc import Mapping
from copy import copy
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeAlias

from rules.corduba import weights

View: TypeAlias = Any

BASIC = ("wood", "stone", "food", "tool")
TROOPS = ("velites", "legionaries", "equites")
OFFERINGS = ("offering1", "offering2")


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
        """Most Troops and Offerings that anybody else could give, and most Denarii."""
        demanded = {key: max(each["for_rome"][key] for each in self.others) for key in ("troops", "offerings")}
        return demanded | {"denarii": max(each["denarii"] for each in self.others)}

    @cached_property
    def rising(self) -> float:
        """Rounds in which Caepio may still gain something before Rome comes, this one included, about."""
        if not self.view["caepio"]:
            return 0.0
        left = weights.ROUNDS[0 if self.last_round else 1]
        return left - 0.5 if self.view["caepio"]["passed"] else left

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
