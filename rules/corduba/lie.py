"""What comes of a tile in its place: the neutral Insulae that lead there, and the cells that are filled beside it."""

from itertools import islice
from typing import NamedTuple

from rules.corduba.land import Cells, Land, each


class Lie(NamedTuple):
    """A tile in its place: the chain of neutral Insulae that leads there, and the cells that are filled beside it.

    `own` take Insulae of the builder's row, as many as it still holds; `neutral` all others that are isolated.
    """

    chain: Cells
    own: Cells
    neutral: Cells


def lies(land: Land, filled: Cells, tile: Cells, left: int) -> list[Lie]:
    """What may come of a tile, one for each chain that leads there; `left` Insulae are in the builder's row."""
    found = []
    for chain in land.chains(tile, filled) or [0]:
        isolated = land.insulae(tile, filled | tile | chain)
        own = sum(islice(each(isolated.own), left))
        found.append(Lie(chain, own, isolated.own & ~own | isolated.neutral))
    return found


def worth(lie: Lie) -> tuple[int, int]:
    """What is best is least: most own Insulae, then fewest neutral ones."""
    return -lie.own.bit_count(), lie.neutral.bit_count()
