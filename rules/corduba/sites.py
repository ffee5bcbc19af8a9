"""Where the steward builds: the position that takes most of its Insulae, reckoned from the view alone."""

from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

from rules.corduba.land import Cells, Land, land

View: TypeAlias = Any


class Site(NamedTuple):
    """A position for a building: own Insulae it takes, neutral ones to be bought for it."""

    at: str
    own: int
    bought: int


def best_site(view: View, district: str, building: str) -> Site | None:
    """The position with most own Insulae, then fewest spaces given away; None if there is none."""
    ground = _ground(view, district)
    filled = _filled(ground, view["districts"][district])
    return _best(ground, building, filled)


@lru_cache(maxsize=2048)
def _best(ground: Land, building: str, filled: Cells) -> Site | None:
    places = ground.places(building, filled)
    found: list[tuple[tuple[int, int, str], Site]] = []
    for at, tile in places.positions.items():
        isolated = ground.insulae(tile, filled | tile)
        own, loose = isolated.own.bit_count(), isolated.neutral.bit_count()
        found.append(((-own, loose, at), Site(at, own, places.neutrals)))
    return min(found)[1] if found else None


def _ground(view: View, district: str) -> Land:
    """The District as the view tells it, with the shapes of all buildings by their own keys."""
    shapes = tuple((key, tuple(each["shape"])) for key, each in view["buildings"].items())
    return land(district, tuple(view["districts"][district]["zones"]), shapes)


def _filled(ground: Land, district: View) -> Cells:
    names = [cell for tile in district["tiles"] for cell in tile["cells"]]
    return ground.cells(names + [each["at"] for each in district["insulae"]])
