"""What a place for a building promises is what comes of it: each Insula on the very cell that was told."""

import re

import pytest

from rules.chance import Chance
from rules.games import GAMES
from rules.prompts import Pick
from rules.words import tell
from tests.rules.kit import new

CORDUBA = GAMES["corduba"]
SPOT = re.compile(r"city/\w+/\w+ \w+ r\d+(?: \+ ([\w-]+))?(?: = ([\w-]+))?(?: / ([\w-]+))?")
NAMES = ["A", "B", "C"]


def cells(said):
    return set(said.split("-")) if said else set()


def builds(table, seat):
    """The ways of a seat to a place: for each building and District one question with all positions."""

    def after(steps):
        asked = table.prompt(seat, steps)
        if asked is not None and asked.key == "position":
            yield steps, asked
        elif asked is not None and asked.key in ("building", "district"):
            for key in asked.options:
                yield from after([*steps, key])

    yield from after(["build"])


def finished(table, seat, steps, chance):
    """The steps with any answers to what is asked after them."""
    while (asked := table.prompt(seat, steps)) is not None:
        steps = [*steps, asked.sample(chance)]
    return steps


def placed(table, seat, steps):
    """The cells that would take own and neutral Insulae, as the journal of the preview tells them."""
    lines = [line.sentence for line in table.foresee(seat, steps).journal]
    own = {line.values["cell"] for line in lines if line.key == "insula"}
    return own, {cell for line in lines if line.key == "neutral" for cell in line.values["cells"]}


@pytest.mark.parametrize("seed", ["places oc0", "places oc1", "places 2"])
def test_insulae_come_where_a_place_tells_them(seed):
    """Whatever leads there: beside what is built, over one chain of neutral Insulae, or over one of several."""
    print("seed", seed)
    table, chance = new(CORDUBA, 3, seed), Chance(f"plays {seed}")
    checked = {"near": 0, "one chain": 0, "several chains": 0}
    while not table.over and min(checked.values()) < 4:
        seat = table.waiting[0]
        asked = table.prompt(seat, [])
        if isinstance(asked, Pick) and "build" in asked.options:
            for steps, positions in builds(table, seat):
                kinds = _check(table, seat, steps, positions, chance)
                checked = {kind: many + kinds.count(kind) for kind, many in checked.items()}
        table.answer(seat, table.sample(seat, chance))
    print(checked)
    assert min(checked.values()) >= 4


def _check(table, seat, steps, positions, chance):
    """Compare one position with what would come of it; of several chains each one."""
    option = positions.options[chance.one("position", [*positions.options])]
    after = [*steps, option.key]
    chains = table.prompt(seat, after)
    if chains is None or chains.key != "chain":
        chain, own, others = map(cells, SPOT.fullmatch(option.spot).groups())
        assert placed(table, seat, finished(table, seat, after, chance)) == (own, chain | others), option
        return ["one chain" if chain else "near"]
    promised = []
    for key, each in chains.options.items():
        chain, own, others = map(cells, SPOT.fullmatch(each.spot).groups())
        assert chain == cells(key)
        assert placed(table, seat, finished(table, seat, [*after, key], chance)) == (own, chain | others), each
        promised.append(len(own))
    told = tell(option.description, CORDUBA.words, NAMES)
    most = max(promised)
    if len({each.spot.partition(" + ")[2].partition(" ")[2] for each in chains.options.values()}) > 1 and most:
        assert told.startswith(f"up to {most} Insula"), "several chains bring different Insulae"
    return ["several chains"]


def test_the_best_place_stands_first():
    """Positions come with most own Insulae first, reckoned with the chain that is best."""
    table, chance, seen = new(CORDUBA, 2, "best places"), Chance("best"), 0
    while not table.over and seen < 40:
        seat = table.waiting[0]
        asked = table.prompt(seat, [])
        if isinstance(asked, Pick) and "build" in asked.options:
            for _, positions in builds(table, seat):
                told = [tell(o.description, CORDUBA.words, NAMES) if o.description else "" for o in _all(positions)]
                own = [int(found[1]) if (found := re.match(r"(?:up to )?(\d+) Insula", each)) else 0 for each in told]
                assert own == sorted(own, reverse=True)
                seen += 1
        table.answer(seat, table.sample(seat, chance))
    assert seen >= 40


def _all(asked):
    return list(asked.options.values())
