"""Tiles: what is on them, what they are called, and how they are offered."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from rules.cities.geometry import DOWN, NAME, Spots
from rules.cities.placing import SINGLE
from rules.cities.plan import Civic
from rules.options import Option
from rules.words import Seat, Sentence, say


@dataclass(frozen=True, slots=True, eq=False)
class Tile:
    """What lies on each of its spaces; a duplex has two, one `step` apart, and is never turned (ruling D7)."""

    key: str
    name: Sentence
    halves: tuple[str, ...]
    step: int = SINGLE
    civic: Civic | None = None

    def on(self, at: Spots) -> list[tuple[str, Spots]]:
        """Which half lies where, if the first lies at a space."""
        return list(zip(self.halves, (at, at << self.step), strict=False))


def named(halves: Sequence[str], upright: bool, civics: Mapping[str, str]) -> Sentence:
    """A tile's name; those of civics are printed on them."""
    first, *second = [say("text", text=civics.get(half, half)) for half in halves]
    if not second:
        return first
    return say("upright" if upright else "level", one=first, two=second[0])


def tile(key: str, halves: tuple[str, ...], step: int, civic: Civic | None = None) -> Tile:
    names = {civic.key: civic.name} if civic else {}
    return Tile(key, named(halves, step == DOWN, names), halves, step, civic)


def place_name(tile: Tile, at: Spots) -> Sentence:
    """The space of a tile, or both spaces of a duplex."""
    first, *second = [NAME[each].upper() for _, each in tile.on(at)]
    return say("two-spots", one=first, two=second[0]) if second else say("text", text=first)


@lru_cache(1024)
def choice_option(tile: Tile, copies: int, partners: tuple[Seat, ...] = ()) -> Option:
    """A tile of a hand; of a civic, what it likes and does not like next to it. Partners are who may be told of it."""
    civic = tile.civic
    about = say("civic-is", likes=list(civic.benefits), harm=civic.harms) if civic else None
    return Option(tile.key, tile.key, tile.name, copies, about, spot=f"hand/{tile.key}", partners=partners)
