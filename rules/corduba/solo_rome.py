"""What Caepio gives to Rome: Troops and Offerings, as few as possible, but more than anyone can give (737-745)."""

from collections.abc import Iterator, Mapping
from itertools import product


def contribution(held: Mapping[str, int], worth: Mapping[str, int], least: int, rival: int) -> list[str]:
    """The smallest sum above `rival` that reaches the minimum, else the smallest that reaches it, else all (ruling 65).

    `held` are his tokens of a kind, with their values in `worth`. Of equal sums it is the one of most tokens.
    """
    sums = [(sum(many * worth[each] for each, many in some.items()), some) for some in _selections(held)]
    enough = [(value, some) for value, some in sums if value >= least]
    above = [(value, some) for value, some in enough if value > rival]
    best = min(above or enough, key=_smallest)[1] if enough else held
    return [each for each, many in best.items() for _ in range(many)]


def _selections(held: Mapping[str, int]) -> Iterator[Mapping[str, int]]:
    for counts in product(*(range(many + 1) for many in held.values())):
        yield dict(zip(held, counts, strict=True))


def _smallest(pair: tuple[int, Mapping[str, int]]) -> tuple[int, int]:
    value, some = pair
    return value, -sum(some.values())
