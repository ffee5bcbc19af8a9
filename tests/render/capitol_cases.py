"""All pictures of Capitol that tests look at."""

from functools import partial

from tests.render import samples
from tests.render.case import READY, Case, numbered
from tests.render.samples import FOREIGN, LONG, PLAIN

capitol = partial(Case, "capitol")


def without_large():
    return numbered(place["key"] for place in samples.placing()["prefectures"] if not place["large"])


YARD = tuple(
    (1 + n % 5, ("round", "pointed", None)[n % 3], ["aventine", "caelian", "viminal"][: n % 4]) for n in range(15)
)
FIRST_EIGHT = ("block-1", "block-1", "permit-pink-4", "permit-pink-6", "permit-purple-3", "roof-6", "roof-6", "roof-7")
ALL = numbered(sorted(samples.MANY))
NEXT_TO = {"quirinal": "1", "esquiline": "2"}

CASES = {
    "board-start-2": capitol("board", samples.start(2), PLAIN[:2]),
    "board-start-3": capitol("board", samples.start(3), LONG[:3]),
    "board-start-4": capitol("board", samples.start(4), FOREIGN),
    "board-middle": capitol("board", samples.middle()),
    "board-houses": capitol("board", samples.middle() | {"me": 0}, PLAIN, NEXT_TO, ("permit-pink-4", "b")),
    "board-bidding": capitol("board", samples.bidding(), (*PLAIN[:2], PLAIN[2]._replace(waited=True), PLAIN[3])),
    "board-placing": capitol("board", samples.placing(), PLAIN, without_large()),
    "board-drawing": capitol("board", samples.drawing(), PLAIN, {"roof": "1", "permit": "2"}),
    "board-fullest": capitol("board", samples.fullest(), LONG),
    "board-fullest-2": capitol("board", samples.fullest(2), FOREIGN[:2]),
    "board-tight": capitol("board", samples.tight(), FOREIGN),
    "board-over": capitol("board", samples.over(), READY),
    "hand-building": capitol(
        "hand", samples.hand(samples.start(4), FIRST_EIGHT, YARD[:9]), PLAIN, numbered(FIRST_EIGHT)
    ),
    "hand-block": capitol(
        "hand", samples.hand(samples.middle(), samples.SIX), PLAIN, {"house-c": "1", "house-d": "2"}, ("block-7", "new")
    ),
    "hand-permit": capitol("hand", samples.hand(samples.middle(), samples.SIX), PLAIN, {}, ("permit-pink-4", "b")),
    "hand-no-bid": capitol("hand", samples.bidding(), PLAIN, numbered(samples.SIX)),
    "hand-bid": capitol("hand", samples.bidding(), PLAIN, numbered(samples.SIX), ("block-7", "permit-pink-4")),
    "hand-sealed": capitol("hand", samples.bidding(), READY, {}, ("block-7",)),
    "hand-full": capitol("hand", samples.hand(samples.middle(), samples.MANY, YARD), PLAIN, ALL),
    "hand-full-bid": capitol(
        "hand",
        samples.hand(samples.bidding(), samples.MANY, YARD),
        PLAIN,
        ALL,
        samples.MANY[3:16],
    ),
    "hand-empty": capitol("hand", samples.hand(samples.middle(), (), ())),
    "scores-start": capitol("scores", samples.start(2), FOREIGN[:2]),
    "scores-middle": capitol("scores", samples.middle()),
    "scores-drawing": capitol("scores", samples.drawing(), FOREIGN),
    "scores-fullest": capitol("scores", samples.fullest(), LONG),
    "scores-over": capitol("scores", samples.over(), READY),
    "components": capitol("components", samples.components(), ()),
}
