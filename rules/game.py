"""A game's whole contract with the rest of the program: one record of functions and words."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from rules.chance import Chance
from rules.components import Components
from rules.prompts import Raw
from rules.script import Script
from rules.steward import Eyes
from rules.words import Journal, Seat, Sentence, Words

Choices: TypeAlias = Mapping[str, Any]
View: TypeAlias = Any


class State(Protocol):
    """What the kernel needs of a game's state; all else is the game's own."""

    journal: Journal


S = TypeVar("S", bound=State)


class Result(NamedTuple):
    """How a game ended, and why so."""

    scores: list[int]
    winners: list[Seat]
    why: Sentence


class OneOf(NamedTuple):
    """An option with a few values, the default first; a pair of booleans is a switch.

    `seats` are the sizes of a table at which it matters, None if at all; at others it stays as it is by default. A
    `telling` one is told of every new table, and not only where it is not as usual.
    """

    values: tuple[Any, ...]
    seats: range | None = None
    telling: bool = False

    def matters(self, seats: int) -> bool:
        return self.seats is None or seats in self.seats


class Somebody(NamedTuple):
    """An option that names one of the players: a seat, or None where lots are to decide."""


Choosable: TypeAlias = OneOf | Somebody


class Topic(NamedTuple):
    """One page of a game's rules, in Markdown of at most 3,500 characters."""

    title: str
    text: str


def _nothing(view: View) -> list[Sentence]:
    """In most games only the seats play, and what one can spend is what one can choose."""
    return []


@dataclass(frozen=True, slots=True, kw_only=True)
class Prose:
    """A view in words. Everything that is told of a position and does not come from the journal.

    headline   where the game is, in a few words: "Round 2 of 4 · Building"
    seat       what is public about a seat, in one line without its name
    glance     the board in a few sentences, for who cannot see the picture (at most 1,000 characters in all)
    glances    the same for those pictures of the board that show something else, by their names
    position   the whole position, area by area, and what the seat alone knows if it is a seat's view
    hand       what the seat alone knows and has before it; only for a seat's view
    stock      what the seat can spend, beside each question it is asked away from its hand; only for a seat's view
    scores     the score sheet with how each number came about
    sums       keys of those lines of the journal that the score sheet tells again
    others     what is public about whoever plays without a seat, in one line each, with the name
    """

    headline: Callable[[View], Sentence]
    seat: Callable[[View, Seat], Sentence]
    glance: Callable[[View], list[Sentence]]
    position: Callable[[View], list[Sentence]]
    hand: Callable[[View], list[Sentence]]
    scores: Callable[[View], list[Sentence]]
    glances: Mapping[str, Callable[[View], list[Sentence]]] = field(default_factory=dict)
    sums: tuple[str, ...] = ()
    stock: Callable[[View], list[Sentence]] = _nothing
    others: Callable[[View], list[Sentence]] = _nothing


@dataclass(frozen=True, slots=True, kw_only=True)
class Game(Generic[S]):
    """`version` goes up whenever a stored answer could read differently.

    `options` are what a table can be opened with, besides `seats` and the edition of its components, which is called
    `edition` ("board"). The words hold a line for each: "option-start_player", and the names of its values.
    """

    key: str
    title: str
    version: int
    seats: range
    options: Mapping[str, Choosable]
    edition: str = "edition"
    words: Words
    topics: Mapping[str, Topic]
    check: Callable[[Components], None]
    inventory: Callable[[Components], list[Sentence]]
    setup: Callable[[Components, int, Choices, Chance], S]
    play: Callable[[S], Script[Result]]
    view: Callable[[S, Seat | None], View]
    prose: Prose
    steward: Callable[[Eyes], Raw]

    def choices(self, chosen: Choices) -> Choices:
        """Complete what has been chosen with the defaults."""
        return {name: chosen.get(name, _default(option)) for name, option in self.options.items()}


def _default(option: Choosable) -> Any:
    return option.values[0] if isinstance(option, OneOf) else None
