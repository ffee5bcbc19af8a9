"""An open question in words, and where a path of steps through it has led. Copied out of a table under its lock."""

from dataclasses import dataclass
from typing import NamedTuple

from rules.prompts import Raw
from rules.words import Seat

FEW = 5  # so many choices can be buttons


class Region(NamedTuple):
    """Choices that lie together, in words; `spot` is its place on a picture, which shows the key there."""

    key: str
    label: str
    spot: str | None


class Choice(NamedTuple):
    """An option in words; `spot` is its place on a picture; a `final` one cannot be taken back.

    `standing` says what it means as a standing answer; nothing if it is not offered as one.
    """

    key: str
    label: str
    note: str
    copies: int
    spot: str | None
    final: bool = False
    standing: str = ""
    region: Region | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """What is asked. `least` and `most` are the bounds of how many, or of the amount itself if `choices` is None.

    `ordered`: the order in which several are chosen means something. `others`: it can be told why others cannot be.
    """

    key: str
    text: str
    choices: tuple[Choice, ...] | None
    several: bool
    least: int
    most: int
    condition: str
    repeats: bool
    ordered: bool
    others: bool


class Foresight(NamedTuple):
    """What a whole answer would bring, in words; `final`: something hidden is seen then, so it cannot be taken back."""

    lines: tuple[str, ...]
    final: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Walk:
    """Where a path has led: the steps done, in words; then either an open question or a whole answer.

    `objection` is why what is `chosen` so far will not do, `tally` what it comes to, `none` what choosing nothing is
    called; `marked`: the last choice said of itself that it cannot be taken back; `standing`: what the whole answer
    means if it stands. `idea` is all that has been chosen, in words, `about` what was said of the last choice,
    `partners` are the seats to whom it may be proposed, and `spot` is the last place on a picture that was chosen.
    """

    opened: int
    path: tuple[str, ...]
    done: tuple[str, ...]
    question: Question | None
    chosen: tuple[str, ...]
    objection: str | None
    tally: str
    none: str
    marked: bool
    whole: Raw | None
    standing: str
    guard: str
    move: bool
    idea: str = ""
    about: str = ""
    partners: tuple[Seat, ...] = ()
    spot: str = ""
