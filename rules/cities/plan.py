"""What is built in a city, as scoring takes it: a set of spaces for each kind of tile. A plan never changes."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from rules.cities.geometry import Ground, Spots

TYPES = ("shop", "factory", "tavern", "office", "park", "house")  # the reference card's order
CIVIC = "civic"
TAVERNS = ("tavern-drink", "tavern-food", "tavern-music", "tavern-bed")
SINGLES = ("shop", "factory", *TAVERNS, "office", "park", "house")


@dataclass(frozen=True, slots=True, eq=False)
class Civic:
    """A kind of civic: its tile's key, its name, the two types it likes next to it and the one it does not."""

    key: str
    name: str
    benefits: tuple[str, ...]
    harms: str


def kind(tile: str) -> str:
    """The type a tile counts as: all four taverns are one, and so are all civics (ruling D24)."""
    return tile.partition("-")[0]


class Plan(NamedTuple):
    ground: Ground
    shop: Spots = 0
    factory: Spots = 0
    office: Spots = 0
    park: Spots = 0
    house: Spots = 0
    taverns: tuple[Spots, ...] = (0, 0, 0, 0)
    civics: tuple[tuple[Civic, Spots], ...] = ()  # of all kinds there are, each with its spaces

    @property
    def tavern(self) -> Spots:
        drink, food, music, bed = self.taverns
        return drink | food | music | bed

    @property
    def civic(self) -> Spots:
        spots = 0
        for _, each in self.civics:
            spots |= each
        return spots

    def of(self, wanted: str) -> Spots:
        """The spaces of a type."""
        spots: Spots = getattr(self, wanted)
        return spots

    @property
    def built(self) -> Spots:
        return self.shop | self.factory | self.tavern | self.office | self.park | self.house | self.civic

    def plus(self, tile: str, at: Spots) -> "Plan":
        """The plan with one more space built on."""
        wanted = kind(tile)
        if wanted == "tavern":
            masks = zip(TAVERNS, self.taverns, strict=True)
            return self._replace(taverns=tuple(spots | at if key == tile else spots for key, spots in masks))
        if wanted == CIVIC:
            civics = tuple((civic, spots | at if civic.key == tile else spots) for civic, spots in self.civics)
            return self._replace(civics=civics)
        changed: dict[str, Any] = {wanted: self.of(wanted) | at}
        return self._replace(**changed)


def empty(ground: Ground, civics: Sequence[Civic]) -> Plan:
    return Plan(ground, civics=tuple((civic, 0) for civic in civics))


def laid_out(ground: Ground, civics: Sequence[Civic], tiles: Mapping[Spots, str]) -> Plan:
    """The plan of a whole city at once."""
    plan = empty(ground, civics)
    for at, tile in tiles.items():
        plan = plan.plus(tile, at)
    return plan
