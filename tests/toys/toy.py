"""What a toy need not bring: title, prose, rules pages, and a steward that answers anything legal."""

from typing import Any

from rules.game import Game, Prose
from rules.steward import Eyes
from rules.words import Sentence, say

_SAYS = {"toy-headline": "A toy", "toy-seat": "plays", "toy-scores": "Scores are in the view."}
_PROSE = Prose(
    headline=lambda view: say("toy-headline"),
    seat=lambda view, seat: say("toy-seat"),
    glance=lambda view: [say("toy-headline")],
    position=lambda view: [say("toy-headline")],
    hand=lambda view: [say("toy-headline")],
    scores=lambda view: [say("toy-scores")],
)


def toy(key: str, **contract: Any) -> Game[Any]:
    words = contract.pop("words")
    return Game(
        key=key,
        title=key.title(),
        version=1,
        words=_SAYS | words,
        topics={},
        check=lambda components: None,
        inventory=_inventory,
        prose=_PROSE,
        steward=Eyes.sample,
        **contract,
    )


def _inventory(components: object) -> list[Sentence]:
    return []
