"""Where the steward builds: the position that takes most of its Insulae, reckoned from the view alone."""

from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

from rules.corduba.land import Cells, Land, land
from rules.corduba.lie import Lie, lies, worth

View: TypeAlias = Any


class Site(NamedTuple):
    """A position for a building, the chain of neutral Insulae that leads there, how many those are, and own ones."""

    at: str
    chain: str
    bought: int
    own: int


def best_site(view: View, district: str, building: str, left: int) -> Site | None:
    """The position with most own Insulae of those left, then fewest spaces given away; None if there is none."""
    ground = _ground(view, district)
    return _best(ground, building, _filled(ground, view["districts"][district]), left)


@lru_cache(maxsize=2048)
def _best(ground: Land, building: str, filled: Cells, left: int) -> Site | None:
    places = ground.places(building, filled)
    found = [(lie, at) for at, tile in places.positions.items() for lie in lies(ground, filled, tile, left)]
    if not found:
        return None
    lie, at = min(found, key=_order)
    return Site(at, "-".join(ground.names(lie.chain)), places.neutrals, lie.own.bit_count())


def _order(found: tuple[Lie, str]) -> tuple[tuple[int, int], str]:
    """Equal ones by their names, so that equal views lead to equal answers."""
    return worth(found[0]), found[1]


def _ground(view: View, district: str) -> Land:
    """The District as the view tells it, with the shapes of all buildings by their own keys."""
    shapes = tuple((key, tuple(each["shape"])) for key, each in view["buildings"].items())
    return land(district, tuple(view["districts"][district]["zones"]), shapes)


def _filled(ground: Land, district: View) -> Cells:
    names = [cell for tile in district["tiles"] for cell in tile["cells"]]
    return ground.cells(names + [each["at"] for each in district["insulae"]])
