"""Choices half made at desks: they are left there for a while, and whoever was too late with one is told so."""

import asyncio
from typing import NamedTuple

from cogs.sight import Sight
from cogs.words import word
from rules.words import Seat

THOUGHT = 300.0  # seconds that a choice half made at a desk is left there, whatever others do meanwhile


class Draft(NamedTuple):
    """A choice half made: the question it is about, and when something was last pressed there.

    `change` is the row of the locked answer that it is to take the place of; None if nothing is locked.
    """

    opened: int
    at: float
    change: int | None


class Drafts:
    """The choices half made, by table and seat."""

    def __init__(self) -> None:
        self._drafts: dict[tuple[int, Seat], Draft] = {}

    def note(self, sight: Sight, *, begun: bool) -> None:
        """Note that a choice has been begun at a seat's desk; or that there is none any more."""
        assert sight.seat is not None
        self._drafts.pop((sight.info.id, sight.seat), None)
        if begun and sight.walk:
            change = None if sight.given is None else sight.last
            self._drafts[sight.info.id, sight.seat] = Draft(sight.walk.opened, _now(), change)

    def left(self, table: int, seat: Seat, opened: int | None) -> float:
        """The seconds a desk is yet to be left alone, since a choice about the open question is half made there."""
        draft = self._drafts.get((table, seat))
        return 0.0 if draft is None or draft.opened != opened else max(0.0, draft.at + THOUGHT - _now())

    def missed(self, sight: Sight) -> str:
        """That a locked answer was being changed when the last one was in; told until its seat does something else."""
        assert sight.seat is not None
        draft = self._drafts.get((sight.info.id, sight.seat))
        if draft is None or draft.change != sight.last or (sight.walk and sight.walk.opened == draft.opened):
            return ""
        return word("change-missed")


def _now() -> float:
    return asyncio.get_running_loop().time()
