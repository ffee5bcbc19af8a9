"""What a picture in a test is drawn from, and how its spots are numbered."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from render import NOTHING, Person, compose
from tests.render.samples import PLAIN

READY = tuple(person._replace(waited=False) for person in PLAIN)


class Case(NamedTuple):
    game: str
    picture: str
    view: Any
    people: tuple[Person, ...] = PLAIN
    spots: Mapping[str, str] = NOTHING
    chosen: tuple[str, ...] = ()

    def compose(self):
        return compose(self.game, self.picture, self.view, self.people, self.spots, self.chosen)


def numbered(keys):
    return {key: str(number) for number, key in enumerate(dict.fromkeys(keys), 1)}
