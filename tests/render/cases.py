"""All pictures that tests look at: positions, people, numbered spots, and what has been chosen."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from render import NOTHING, Person, compose
from render.palette import SEATS
from tests.render import samples
from tests.render.samples import FOREIGN, LONG, PLAIN


class Case(NamedTuple):
    picture: str
    view: Any
    people: tuple[Person, ...] = PLAIN
    spots: Mapping[str, str] = NOTHING
    chosen: tuple[str, ...] = ()

    def compose(self):
        return compose("capitol", self.picture, self.view, self.people, self.spots, self.chosen)


def numbered(keys):
    return {key: str(number) for number, key in enumerate(dict.fromkeys(keys), 1)}


def without_large():
    return numbered(place["key"] for place in samples.placing()["prefectures"] if not place["large"])


READY = tuple(person._replace(waited=False) for person in PLAIN)
YARD = tuple(
    (1 + n % 5, ("round", "pointed", None)[n % 3], ["aventine", "caelian", "viminal"][: n % 4]) for n in range(15)
)
FIRST_EIGHT = ("block-1", "block-1", "permit-pink-4", "permit-pink-6", "permit-purple-3", "roof-6", "roof-6", "roof-7")
ALL = numbered(sorted(samples.MANY))
NEXT_TO = {"quirinal": "1", "esquiline": "2"}

CASES = {
    "board-start-2": Case("board", samples.start(2), PLAIN[:2]),
    "board-start-3": Case("board", samples.start(3), LONG[:3]),
    "board-start-4": Case("board", samples.start(4), FOREIGN),
    "board-middle": Case("board", samples.middle()),
    "board-houses": Case("board", samples.middle() | {"me": 0}, PLAIN, NEXT_TO, ("permit-pink-4", "b")),
    "board-bidding": Case("board", samples.bidding(), (*PLAIN[:2], PLAIN[2]._replace(waited=True), PLAIN[3])),
    "board-placing": Case("board", samples.placing(), PLAIN, without_large()),
    "board-drawing": Case("board", samples.drawing(), PLAIN, {"roof": "1", "permit": "2"}),
    "board-fullest": Case("board", samples.fullest(), LONG),
    "board-fullest-2": Case("board", samples.fullest(2), FOREIGN[:2]),
    "board-tight": Case("board", samples.tight(), FOREIGN),
    "board-over": Case("board", samples.over(), READY),
    "hand-building": Case("hand", samples.hand(samples.start(4), FIRST_EIGHT, YARD[:9]), PLAIN, numbered(FIRST_EIGHT)),
    "hand-block": Case(
        "hand", samples.hand(samples.middle(), samples.SIX), PLAIN, {"house-c": "1", "house-d": "2"}, ("block-7", "new")
    ),
    "hand-permit": Case("hand", samples.hand(samples.middle(), samples.SIX), PLAIN, {}, ("permit-pink-4", "b")),
    "hand-no-bid": Case("hand", samples.bidding(), PLAIN, numbered(samples.SIX)),
    "hand-bid": Case("hand", samples.bidding(), PLAIN, numbered(samples.SIX), ("block-7", "permit-pink-4")),
    "hand-sealed": Case("hand", samples.bidding(), READY, {}, ("block-7",)),
    "hand-full": Case("hand", samples.hand(samples.middle(), samples.MANY, YARD), PLAIN, ALL),
    "hand-full-bid": Case(
        "hand",
        samples.hand(samples.bidding(), samples.MANY, YARD),
        PLAIN,
        ALL,
        samples.MANY[3:16],
    ),
    "hand-empty": Case("hand", samples.hand(samples.middle(), (), ())),
    "scores-start": Case("scores", samples.start(2), FOREIGN[:2]),
    "scores-middle": Case("scores", samples.middle()),
    "scores-drawing": Case("scores", samples.drawing(), FOREIGN),
    "scores-fullest": Case("scores", samples.fullest(), LONG),
    "scores-over": Case("scores", samples.over(), READY),
    "components": Case("components", samples.components(), ()),
}

COLOURS = {colour: Case("board", samples.middle(), (Person("Ada", colour), *PLAIN[1:])) for colour in SEATS}
