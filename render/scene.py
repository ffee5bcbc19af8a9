"""What a picture is drawn from: a view, who sits where, what can be chosen and what has been."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from render.surface import Picture
from render.text import clean

View: TypeAlias = Any  # plain data, as a game's view makes it


class Person(NamedTuple):
    """Who sits in a seat: what they are called, a colour of the palette, and whether they must answer now."""

    name: str
    colour: str
    waited: bool = False


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything one picture shows. `spots` maps places of this picture to the figures that number them."""

    view: View
    people: Sequence[Person]
    spots: Mapping[str, str]
    chosen: Sequence[str]

    def colour(self, seat: int) -> str:
        return self.people[seat].colour

    def name(self, seat: int) -> str:
        """A name with something to see in it."""
        return clean(self.people[seat].name) or self.people[seat].colour.capitalize()


Draw: TypeAlias = Callable[[Scene], Picture]
