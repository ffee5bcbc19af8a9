"""Caepio in sentences: the signs of his cards, and a turn of his, with all that comes of it, in one."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import reduce
from typing import Any

from rules.corduba.choices import counted
from rules.errors import Unforeseen
from rules.words import Journal, Line, Sentence, say

HEADS = tuple(f"caepio-{what}" for what in ("activates", "builds", "draws", "portum", "produces", "trades", "trains"))
BRIEF = ("rises", "lays", "neutral", "unlocks", "takes-token", "sells", "caepio-buys")
LEFT_OUT = ("removed",)  # with two players it follows from each building

Name = Callable[[str], str]  # of a building by its key


def rows_told(rows: Iterable[Iterable[Mapping[str, Any]]], name: Name) -> list[Sentence]:
    """The rows of a card by their numbers: what he does, or does instead."""
    return [say("caepio-row", number=number, row=_row(row, name)) for number, row in enumerate(rows, 1)]


def _row(row: Iterable[Mapping[str, Any]], name: Name) -> Sentence:
    first, *others = (_sign(sign, name) for sign in row)
    return reduce(lambda before, other: say("caepio-or", first=before, other=other), others, first)


def _sign(sign: Mapping[str, Any], name: Name) -> Sentence:
    match sign["kind"]:
        case "produce":
            return say("caepio-sign-space", space=sign["space"], workers=counted("workers", sign["workers"]))
        case "castra":
            return say("caepio-sign-castra", troop=sign["troop"])
        case "activate" if sign["building"]:
            return say("caepio-sign-named", building=name(sign["building"]))
    return say(f"caepio-sign-{sign['kind']}")


@contextmanager
def whole(journal: Journal) -> Iterator[None]:
    """Tell nothing of what a preview cannot follow to its end."""
    start = len(journal.lines)
    try:
        yield
    except Unforeseen:
        del journal.lines[start:]
        raise


def condense(journal: Journal, start: int) -> None:
    """Put into one line what has been told of his turn since `start`; a card he has drawn is a line of its own."""
    lines, journal.lines[start:] = journal.lines[start:], []
    head: Line | None = None
    parts: list[Sentence] = []
    for line in lines:
        if line.sentence.key in HEADS:
            head = line
        elif head is None or not _add(parts, line.sentence):
            journal.lines.append(line)
    if head:
        key = "caepio-turn" if parts else "caepio-turn-only"
        journal.lines.append(head._replace(sentence=say(key, what=head.sentence, parts=parts)))


def _add(parts: list[Sentence], sentence: Sentence) -> bool:
    """Add what follows from his action, as briefly as possible; False if it is told for itself."""
    key, values = sentence
    match key:
        case "gets":
            parts += values["parts"]
        case "insula" if parts and parts[-1].key == "brief-insulae":
            parts[-1] = say("brief-insulae", cells=[*parts[-1].values["cells"], values["cell"]])
        case "insula":
            parts.append(say("brief-insulae", cells=[values["cell"]]))
        case _ if key in BRIEF:
            parts.append(Sentence(f"brief-{key.removeprefix('caepio-')}", values))
        case _:
            return key in LEFT_OUT
    return True
