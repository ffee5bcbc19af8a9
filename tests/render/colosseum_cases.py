"""All pictures of the Colosseum that tests look at."""

from functools import partial

from tests.render import colosseum_samples as samples
from tests.render.case import READY, Case, numbered
from tests.render.samples import FOREIGN, LONG, PLAIN

colosseum = partial(Case, "colosseum")

WAITED = tuple(person._replace(waited=n == 1) for n, person in enumerate(PLAIN))
DECIDING = tuple(person._replace(waited=n in (0, 3)) for n, person in enumerate(PLAIN))
FIRST = tuple(person._replace(waited=n != 1) for n, person in enumerate(PLAIN))
AHEAD = numbered(("p3", "a2", "p4", "d"))
ALL_ROUND = numbered(("p3", "a2", "p4", "d", "p1", "a1", "p2"))
LANDMARKS = (0, 3, 5, 8, 11, 12, 13, 15, 16)

CASES = {
    **{f"board-{built}-built": colosseum("board", samples.view(4, built, consul=built % 7)) for built in LANDMARKS},
    "board-middle": colosseum("board", samples.view(4, 11), WAITED),
    "board-start-2": colosseum("board", samples.start(2), FIRST[:2]),
    "board-start-3": colosseum("board", samples.start(3), LONG[:3]),
    "board-start-4": colosseum("board", samples.start(4), FOREIGN),
    "board-well": colosseum("board", samples.view(3, 6, space_d="swap_2_for_1", consul=0), LONG[:3]),
    "board-paying": colosseum("board", samples.paying(), DECIDING),
    "board-short": colosseum("board", samples.paying("wood", short=True), DECIDING),
    "board-stables": colosseum("board", samples.paying("stable"), DECIDING),
    "board-where": colosseum("board", samples.own(samples.view(4, 11), 1), WAITED, AHEAD),
    "board-lap": colosseum("board", samples.own(samples.view(4, 4), 1), WAITED, ALL_ROUND),
    "board-action": colosseum("board", samples.own(samples.view(4, 11), 1), WAITED, {"tile-p4": "1", "piece-p4": "2"}),
    "board-action-right": colosseum("board", samples.own(samples.view(4, 13), 1), WAITED, {"tile-p1": "1"}),
    "board-fullest": colosseum("board", samples.fullest(), LONG),
    "board-fullest-foreign": colosseum("board", samples.fullest(consul=5), FOREIGN),
    "board-over": colosseum("board", samples.over(), READY),
    "board-over-2": colosseum("board", samples.over(2, (0, 1)), FOREIGN[:2]),
    "hand-middle": colosseum("hand", samples.own(samples.view(4, 11)), WAITED),
    "hand-discard": colosseum(
        "hand", samples.own(samples.view(4, 14)), WAITED, numbered(("water", "grain", "stone")), ("water", "water")
    ),
    "hand-empty": colosseum("hand", samples.own(samples.view(4, 2), 3), FOREIGN),
    "hand-fullest": colosseum("hand", samples.own(samples.fullest()), LONG, numbered(samples.MATERIALS)),
    "hand-start": colosseum("hand", samples.own(samples.start(2)), FIRST[:2]),
    "hand-over": colosseum("hand", samples.own(samples.over(), 2), READY),
    "scores-start": colosseum("scores", samples.start(2), FOREIGN[:2]),
    "scores-middle": colosseum("scores", samples.view(4, 11), WAITED),
    "scores-own": colosseum("scores", samples.own(samples.view(3, 11)), FOREIGN[:3]),
    "scores-fullest": colosseum("scores", samples.fullest(), LONG),
    "scores-over": colosseum("scores", samples.over(), READY),
    "scores-over-2": colosseum("scores", samples.over(2, (0, 1)), READY[:2]),
    "components": colosseum("components", samples.components(), ()),
}
