"""What the seats have answered, as undo sees it."""

from typing import NamedTuple

from rules.words import Seat


class _Act(NamedTuple):
    """An answer: whose, which row (None: a standing answer), and how much had been seen before it."""

    seat: Seat
    number: int | None
    seen: int


class Acts:
    """All answers in their order. A stage is what has been answered since the script last ran."""

    def __init__(self) -> None:
        self.all: list[_Act] = []
        self.stage = 0

    def add(self, seat: Seat, number: int | None, seen: int) -> None:
        self.all.append(_Act(seat, number, seen))

    def begin_stage(self) -> None:
        self.stage = len(self.all)

    def has_answered(self, seat: Seat) -> bool:
        """Whether the seat has answered in this stage, by a row or by a standing answer."""
        return any(act.seat == seat for act in self.all[self.stage :])

    def rows(self, seat: Seat) -> list[int]:
        """The numbers of the seat's rows in this stage."""
        return [act.number for act in self.all[self.stage :] if act.seat == seat and act.number]

    def after(self, seat: Seat) -> Seat | None:
        """Who has answered first since the seat's last row: the seat itself if nobody; None if it has no row."""
        since: Seat = seat
        for act in reversed(self.all):
            if act.seat == seat and act.number:
                return since
            since = act.seat
        return None

    def revocable(self, seat: Seat, seen: int) -> list[int]:
        """The rows the seat may strike by itself: those of this stage, or its last if nothing has come since."""
        if numbers := self.rows(seat):
            return numbers
        for act in reversed(self.all):
            if act.seat != seat or act.seen != seen:
                return []
            if act.number:
                return [act.number]
        return []
