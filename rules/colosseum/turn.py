"""What a turn is, what the Consul's steps cost, and cards in words."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from rules.colosseum.payment import Way
from rules.colosseum.state import Player
from rules.words import Sentence, say

TAKE, BUILD, NOTHING = "take", "build", "nothing"


@dataclass(frozen=True, slots=True)
class Turn:
    """How far the Consul goes, and what is done where he stops; the rest depends on the space."""

    steps: int
    action: str = NOTHING  # take, build, nothing
    what: str | None = None  # the card discarded for storage, or taken; what is scored
    way: Way = ()  # how missing cards of a building piece are replaced
    given: tuple[str, ...] = ()  # cards discarded or given up
    got: tuple[str, ...] = ()  # cards taken for them


def farthest(player: Player) -> int:
    """The steps that can be made: one free, then for movement points, then for fame (rulings 4 to 6)."""
    return 1 + player.points + player.fame


def cost(player: Player, steps: int) -> tuple[int, int]:
    """The movement points and the fame that steps cost; points are used up first (ruling 4)."""
    points = min(player.points, steps - 1)
    return points, steps - 1 - points


@cache
def cost_told(points: int, fame: int) -> Sentence:
    if fame:
        return say("costs-both" if points else "costs-fame", points=extra_steps(points), fame=fame)
    return say("costs-points" if points else "costs-nothing", points=extra_steps(points))


def extra_steps(points: int) -> Sentence:
    """Movement points as they are told: 2 extra steps (ruling 1)."""
    return say("extra-step" if points == 1 else "extra-steps", points=points)


def counted(cards: Mapping[str, int]) -> list[Sentence]:
    """Cards in words: 2 water, 1 stone."""
    return [_cards(many, each) for each, many in cards.items() if many] or [say("no-cards")]


@cache
def _cards(many: int, what: str) -> Sentence:
    return say("cards-of", many=many, what=what)
