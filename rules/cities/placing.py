"""Where a tile may be laid: in the square, on free ground, next to the city, and so that all duplexes will fit."""

from collections.abc import Iterator, Set
from functools import lru_cache
from typing import NamedTuple

from rules.cities.geometry import AT, DOWN, NAME, RIGHT, Ground, Spots, legal_squares, reach, spaces
from rules.words import Sentence, say

SINGLE = 0  # the shapes of tiles: else RIGHT or DOWN, the step from a duplex's first half to its second


class Site(NamedTuple):
    """A city as a tile meets it: its ground, what is built, and how many duplexes are to come after it."""

    ground: Ground
    built: Spots
    to_come: int


def covered(at: Spots, shape: int) -> Spots:
    """The spaces of a tile whose only, upper or left half lies at a space."""
    return at | at << shape if shape else at


def fitting(ground: Ground, built: Spots, shape: int) -> Spots:
    """Where a tile fits (rules 3 and 5), but for the room rule: the spaces of its first half."""
    if not built:
        return ground.start if not shape else 0
    near, taken = ground.beside(built), built | ground.blocked
    if not shape:
        return near & reach(ground, built) & ~taken
    spots = 0
    for square in legal_squares(ground, built):
        spots |= _pairs(square & ~taken, near, shape)
    return spots


def _pairs(free: Spots, near: Spots, step: int) -> Spots:
    """First halves of all duplexes on free spaces of which one half is near."""
    return free & free >> step & (near | near >> step)


# Ruling D10: the room rule. It follows from the mat and what is built, whatever the mat; and on no mat that connects
# its whole city does it ever leave a tile without a place (`make volume` tries every way to build on each).

PAIRS = (((RIGHT, RIGHT),), ((DOWN, DOWN),), ((RIGHT, DOWN), (DOWN, RIGHT)))  # any two duplexes, in some order


@lru_cache(1 << 16)
def has_room(ground: Ground, built: Spots, to_come: int) -> bool:
    """Whether a capital still takes the duplexes to come: either one way or the other, or two of any two ways."""
    if not ground.mat or not to_come:
        return True
    if to_come == 1:
        return all(fitting(ground, built, way) for way in (RIGHT, DOWN))
    near = ground.beside(built)
    free = [square & ~built & ~ground.blocked for square in legal_squares(ground, built)]
    return all(any(_takes(ground, each, near, *ways) for ways in pair for each in free) for pair in PAIRS)


def _takes(ground: Ground, free: Spots, near: Spots, one: int, two: int) -> bool:
    """Whether two duplexes of these ways fit on the free spaces of a square, one after the other."""
    for at in spaces(_pairs(free, near, one)):
        tile = at | at << one
        if _pairs(free & ~tile, near | ground.beside(tile), two):
            return True
    return False


class Legal(Set[str]):
    """The names of all spaces where a tile may be laid: one found out at little cost, all only when listed."""

    def __init__(self, site: Site, shape: int) -> None:
        self._site, self._shape = site, shape
        self._fitting = fitting(site.ground, site.built, shape)
        self._needs_room = site.to_come and site.ground.mat

    def __contains__(self, name: object) -> bool:
        at = AT.get(name, 0) if isinstance(name, str) else 0
        return at & self._fitting != 0 and self._leaves_room(at)

    def __iter__(self) -> Iterator[str]:
        if not self._needs_room:
            return (NAME[at] for at in spaces(self._fitting))
        return (NAME[at] for at in spaces(self._fitting) if self._leaves_room(at))

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def _leaves_room(self, at: Spots) -> bool:
        ground, built, to_come = self._site
        return not self._needs_room or has_room(ground, built | covered(at, self._shape), to_come)


def objection(site: Site, shape: int, name: str) -> Sentence | None:
    """Say why a tile may not be laid at a space; nothing about what is no space."""
    if (at := AT.get(name)) is None:
        return None
    ground, built, _ = site
    tile, spot = covered(at, shape), name.upper()
    if not all(each in NAME for each in spaces(tile)):
        return say("off-grid", spot=spot)
    if tile & built:
        return say("built-on", spot=spot)
    if tile & ground.blocked:
        return say("blocked", spot=spot)
    if not built:
        return say("first-on-mat" if ground.mat else "first-at", spot=spot)
    if not any(tile & ~square == 0 for square in legal_squares(ground, built)):
        return say("too-wide-mat" if ground.mat else "too-wide", spot=spot)
    if not tile & ground.beside(built):
        return say("apart", spot=spot)
    return _no_room(site, tile, spot)


def _no_room(site: Site, tile: Spots, spot: str) -> Sentence | None:
    ground, built, to_come = site
    if has_room(ground, built | tile, to_come):
        return None
    return say("no-room-for-two" if to_come > 1 else "no-room-for-one", spot=spot)
