"""What a program that fills a seat may go by: what its seat may know, and nothing else."""

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from rules.chance import Chance
from rules.components import digest
from rules.prompts import Prompt, Raw
from rules.words import Seat

if TYPE_CHECKING:
    from rules.table import Foreseen, Table


class Eyes:
    """One seat's sight of its table; its chance comes from what it sees, so equal sights lead to equal answers."""

    def __init__(self, table: "Table[Any]", seat: Seat) -> None:
        self._table, self.seat = table, seat

    @cached_property
    def view(self) -> Any:
        return self._table.view(self.seat)

    @cached_property
    def chance(self) -> Chance:
        return Chance(digest(self.view))

    def prompt(self, steps: Sequence[Raw] = ()) -> Prompt | None:
        """What the seat is asked after these steps of a move; None when they are a whole answer."""
        return self._table.prompt(self.seat, steps)

    def foresee(self, raw: Raw) -> "Foreseen":
        """What an answer would bring, as far as anybody can know. It costs a replay."""
        return self._table.foresee(self.seat, raw)

    def sample(self) -> Raw:
        """Any legal answer."""
        return self._table.sample(self.seat, self.chance)


def advise(table: "Table[Any]", seat: Seat) -> Raw:
    """Let the game's steward answer for a seat."""
    answer: Raw = table.game.steward(Eyes(table, seat))
    return answer
