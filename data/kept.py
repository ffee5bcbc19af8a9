"""What the store hands out: plain frozen values. None of them holds a secret or a seed."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, TypeAlias

from rules.errors import Diverged
from rules.table import Table
from rules.words import Line

Status: TypeAlias = Literal["lobby", "running", "over", "closed", "frozen"]
Kind: TypeAlias = Literal["table", "lobby", "desk"]

COLOURS = ("red", "blue", "green", "yellow", "violet", "ivory", "black")


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at a table. `user` plays it unless the `steward` does: then it is who resigned it, or nobody.

    `opened` is the log number at which the question it is waited for was put, `since` when; `called` and `reminded`
    are the `opened` that its player was last called and reminded for.
    """

    seat: int
    user: int | None
    name: str
    colour: str
    join: str
    steward: bool = False
    opened: int | None = None
    since: int | None = None
    called: int | None = None
    reminded: int | None = None

    @property
    def player(self) -> int | None:
        """The user who plays this seat; None for the steward's."""
        return None if self.steward else self.user

    @property
    def uncalled(self) -> bool:
        """Whether a person is waited for here who has not been called for this question."""
        return not self.steward and self.opened is not None and self.called != self.opened


class Vote(NamedTuple):
    """One user's yes to closing, resuming or replacing.

    `number` tells one vote on a matter from the next: all who say yes to the same have the same. Those of before votes
    had numbers have 0.
    """

    matter: str
    user: int
    at: int
    number: int = 0


@dataclass(frozen=True, slots=True)
class Info:
    """All about a table but its game: who sits where, since when, what it waits for.

    `rows` is the number of the last row in its log, `edits` counts what has changed outside the log. An option that
    names somebody holds a user in the lobby and a seat from the start; `unseated` are those who were named and did not
    join, so that lots decide.
    """

    id: int
    game: str
    status: Status
    edition: str
    components: str
    version: int
    options: Mapping[str, Any]
    size: int
    host: int
    guild: int | None
    channel: int
    thread: bool
    autostart: bool
    promise: str
    opened_at: int
    started_at: int | None
    ended_at: int | None
    last_at: int
    rows: int
    edits: int
    seats: tuple[Seat, ...] = ()
    votes: tuple[Vote, ...] = ()
    invited: tuple[int, ...] = ()
    unseated: Mapping[str, int] = field(default_factory=dict)

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def players(self) -> tuple[int, ...]:
        """The users who play, in the order of their seats."""
        return tuple(seat.player for seat in self.seats if seat.player is not None)

    @property
    def is_full(self) -> bool:
        return len(self.seats) >= self.size

    @property
    def is_open(self) -> bool:
        return self.status in ("lobby", "running", "frozen")

    def seat_of(self, user: int) -> int | None:
        """The seat this user plays; not one that was resigned."""
        return next((seat.seat for seat in self.seats if seat.player == user), None)


@dataclass(frozen=True, slots=True)
class Post:
    """A message of ours and the state it shows: the last log row, the count of edits, the digest of the view.

    Without `message` there is nowhere to post; it lags no more until the table changes again. `since` is the log
    number its news begin after, `calls` are the seats it mentions. It lags while it is not `pictured`, or the desks
    that belong to it are not `delivered`.
    """

    table: int
    kind: Kind
    seat: int | None
    channel: int
    message: int | None
    shown: int
    digest: str
    at: int
    edits: int = 0
    since: int = -1
    calls: tuple[int, ...] = ()
    pictured: bool = True
    delivered: bool = True


@dataclass(frozen=True, slots=True)
class Person:
    """What is known of a user."""

    user: int
    name: str
    dm_channel: int | None = None
    dm_closed: bool = False


@dataclass(frozen=True, slots=True)
class Held:
    """A table under its lock. There is none in a lobby; with a `fault` it is the last good board of a frozen one."""

    info: Info
    table: Table[Any] | None
    fault: Diverged | None = None

    def last(self, seat: int) -> int:
        """The number of the seat's last row, which a button to take it back carries."""
        return last_row(self.table, seat) if self.table else 0


def last_row(table: Table[Any], seat: int) -> int:
    """The number of a seat's last row; 0 if there is none."""
    return max((number for number, row in enumerate(table.log, 1) if row.seat == seat), default=0)


@dataclass(frozen=True, slots=True)
class Answered:
    """A durable answer: the number of its row, and what its seat may read since."""

    number: int
    journal: list[Line]
    over: bool


@dataclass(frozen=True, slots=True)
class Motion:
    """Something that needs agreement: who has agreed, whose yes is missing, and whether it has been done.

    `new`: the yes just given had not been given before. A seat that only its heir has yet to accept misses the heir.
    `number` is the vote's own, 0 when it has been done.
    """

    info: Info
    matter: str
    agreed: tuple[int, ...]
    missing: tuple[int, ...]
    carried: bool
    new: bool = True
    number: int = 0
