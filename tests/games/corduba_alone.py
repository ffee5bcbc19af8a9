"""How the golden records of games against Caepio were made; `python -m tests.games.corduba_alone` makes them anew.

Each is the first game of its kind that ends as its name says.
"""

from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from rules.chance import Chance, seed
from rules.record import record
from rules.steward import advise
from rules.table import Table
from tests.games.capitol import written
from tests.rules.corduba_alone import COMPONENTS, GAME

HERE = Path(__file__).parent
JOINS = ["join-0"]


class Kind(NamedTuple):
    """Options of the table, who plays, and how it ends: the key of the sentence that says why."""

    options: dict[str, Any]
    temper: str
    end: str


KINDS = {
    "edil-won": Kind({"level": "edil"}, "steward", "solo-won"),
    "edil-quick-lost": Kind({"level": "edil", "quick_start": True}, "whim", "solo-lost"),
    "pretor-won": Kind({"level": "pretor", "start_player": 0}, "steward", "solo-won"),
    "pretor-tied": Kind({"level": "pretor"}, "steward", "solo-tied"),
    "pretor-uprising": Kind({"level": "pretor"}, "idler", "solo-rebellion"),
    "consul-lost": Kind({"level": "consul"}, "steward", "solo-lost"),
    "builder-edil-built": Kind({"level": "edil", "solo": "monument_builder"}, "mason", "solo-built"),
    "builder-pretor-uprising": Kind({"level": "pretor", "solo": "monument_builder"}, "idler", "solo-rebellion"),
    "builder-consul-unbuilt": Kind({"level": "consul", "solo": "monument_builder"}, "steward", "solo-unbuilt"),
    "both-edil-won": Kind({"level": "edil", "solo": "both"}, "mason", "solo-both"),
    "both-pretor-lost": Kind({"level": "pretor", "solo": "both"}, "steward", "solo-neither"),
    "both-consul-lost": Kind({"level": "consul", "solo": "both"}, "mason", "solo-neither"),
}


def played(secret: str, kind: Kind) -> Table[Any]:
    table, chance = Table(GAME, COMPONENTS, 1, GAME.choices(kind.options), seed(secret, JOINS)), Chance(secret)
    while not table.over:
        TEMPERS[kind.temper](table, chance)
    return table


def steward(table: Table[Any], chance: Chance) -> None:
    table.answer(0, advise(table, 0))


def whim(table: Table[Any], chance: Chance) -> None:
    """The steward, but for every third answer, which is any; sometimes it is taken back."""
    if chance.roll("whim", 1, 8) == 1 and table.can_take_back(0):
        table.take_back(0)
    elif chance.roll("whim", 1, 3) == 1:
        table.answer(0, table.sample(0, chance))
    else:
        steward(table, chance)


def idler(table: Table[Any], chance: Chance) -> None:
    """Passes at once, whenever that is possible."""
    prompt = table.prompt(0)
    assert prompt
    table.answer(0, ["pass"] if prompt.key == "what" else table.sample(0, chance))


def mason(table: Table[Any], chance: Chance) -> None:
    """The steward, but a Monument goes before everything."""
    steps: list[Any] = []
    first = table.prompt(0)
    if not (first and first.key == "what" and "monument" in first.options):  # type: ignore[attr-defined]
        steward(table, chance)
        return
    while prompt := table.prompt(0, steps):
        steps.append("monument" if prompt.key == "what" else prompt.sample(chance))
    table.answer(0, steps)


TEMPERS = {"steward": steward, "whim": whim, "idler": idler, "mason": mason}


def first(name: str, kind: Kind) -> dict[str, Any]:
    """The record of the first game that ends as it should."""
    for number in count():
        secret = f"{name} {number}"
        table = played(secret, kind)
        assert table.result
        if table.result.why.key == kind.end:
            return record(table, secret, JOINS)
    raise AssertionError


if __name__ == "__main__":
    for name, kind in KINDS.items():
        (HERE / f"corduba-alone-{name}.json").write_text(written(first(name, kind)), encoding="utf-8")
