"""C. What a building piece costs; each missing card is replaced by three equal ones of another kind (ruling 10)."""

from collections.abc import Mapping
from functools import cache
from itertools import combinations_with_replacement
from typing import TypeAlias

from rules.colosseum.state import MATERIALS

Cards: TypeAlias = Mapping[str, int]
Way: TypeAlias = tuple[str, ...]  # the kind of the three cards for each missing one

INSTEAD = 3  # C — Build a Colosseum Section
PAIR = 2  # cards given up for one (Variant)


def lacks(hand: Cards, cost: Cards) -> dict[str, int]:
    """The cards of a cost that a hand has not."""
    return {material: many - hand[material] for material, many in cost.items() if many > hand[material]}


def can_pay(hand: Cards, cost: Cards) -> bool:
    """Whether there is any way to pay."""
    missing = triples = 0
    for material, many in hand.items():
        left = many - cost.get(material, 0)
        if left < 0:
            missing -= left
        else:
            triples += left // INSTEAD
    return missing <= triples


def can_pay_by_swaps(hand: Cards, cost: Cards) -> bool:
    """Whether cards might be paid after exchanging others, two for one (Variant)."""
    missing = sum(lacks(hand, cost).values())
    spare = sum(max(0, many - cost.get(each, 0)) for each, many in hand.items())
    return missing <= spare // PAIR


def ways(hand: Cards, cost: Cards) -> tuple[Way, ...]:
    """All ways to pay, those first that leave the most even hand; with nothing missing, the one empty way."""
    return _ways(tuple(hand[material] for material in MATERIALS), tuple(cost.get(each, 0) for each in MATERIALS))


@cache
def _ways(hand: tuple[int, ...], cost: tuple[int, ...]) -> tuple[Way, ...]:
    held, due = dict(zip(MATERIALS, hand, strict=True)), dict(zip(MATERIALS, cost, strict=True))
    missing = sum(lacks(held, due).values())
    triples = {material: max(0, held[material] - due[material]) // INSTEAD for material in MATERIALS}
    able = [material for material in MATERIALS if triples[material]]
    found = [
        way
        for way in combinations_with_replacement(able, missing)
        if all(way.count(material) <= triples[material] for material in able)
    ]
    return tuple(sorted(found, key=lambda way: _unevenness(held, price(held, due, way))))


def _unevenness(hand: Cards, paid: Cards) -> int:
    return sum((many - paid[material]) ** 2 for material, many in hand.items())


def price(hand: Cards, cost: Cards, way: Way) -> dict[str, int]:
    """The cards that go back to the supply, of each material."""
    return {each: min(hand[each], cost.get(each, 0)) + INSTEAD * way.count(each) for each in MATERIALS}
