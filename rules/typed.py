"""Answers in words: from what somebody has typed so far to the legal answers that fit it, the most useful first."""

from collections import defaultdict
from collections.abc import Sequence
from itertools import islice, pairwise, takewhile, zip_longest
from typing import Any, NamedTuple

from rules.prompts import Raw
from rules.reader import Named, Reader, Verbatim
from rules.reading import AND, Reading, bare, marks, parts, words
from rules.several import Found
from rules.table import Table
from rules.words import Seat

LABEL = 100  # what an autocomplete line may be long
_MOST = 400  # answers looked at to find all that is meant
_WORDS = 8  # typed words looked at for what is nearest


class Suggestion(NamedTuple):
    """A whole legal answer and what it says; `named` unless it has chosen something that nobody has typed.

    Not `sure` if something may have been meant that is only so numbered, or that has the same words in another order.
    """

    raw: Raw
    label: str
    named: bool = True
    sure: bool = True


class Meant(NamedTuple):
    """What a text says: `one` answer that it names, or none; and all it `could` be, or only those that it names."""

    one: Suggestion | None
    could: list[Suggestion]


def suggest(table: Table[Any], seat: Seat, text: str, names: Sequence[str], limit: int = 25) -> list[Suggestion]:
    """Return the legal answers of the seat that have every typed word in them; raise NotAsked if it is not asked."""
    found, _ = _found(Reading(table, seat, names), text, 2 * limit if text.strip() else limit)
    best = found[:limit]
    lines = zip(best, _cut([each.label for each in best]), strict=True)
    return [each._replace(label=line) for each, line in lines]


def meant(table: Table[Any], seat: Seat, text: str, names: Sequence[str]) -> Meant:
    """Read a text as an answer; of too many to look at all, only one that it says word by word is named."""
    reading = Reading(table, seat, names)
    word_by_word, _ = _found(reading, text, _MOST, Verbatim)
    named, is_all = _found(reading, text, _MOST, Named)
    said = [each for each in word_by_word if same(each.label, text)] or as_typed(named, text)
    if len(said) == 1 and (is_all or said[0] in word_by_word):
        return Meant(said[0], said)
    return Meant(None, said or named or _found(reading, text, _MOST)[0])


def nearest(table: Table[Any], seat: Seat, text: str, names: Sequence[str], limit: int) -> list[Suggestion]:
    """The legal answers that have as many of the first words typed as any has."""
    typed = text.split()[:_WORDS]
    lists = (suggest(table, seat, " ".join(typed[:many]), names, limit) for many in range(len(typed) + 1))
    found = [*takewhile(bool, lists)]
    return found[-1] if found else []


def _found(reading: Reading, text: str, most: int, kind: type[Reader] = Reader) -> tuple[list[Suggestion], bool]:
    """The answers that fit, the best first, of so many that have been looked at; and whether these are all."""
    reader, typed = kind(reading, text), reading.typed(text)
    whole = ((each, " · ".join(reader.told(each.raw))) for each in reader.all(typed) if not each.unused)
    fitting = [*islice(whole, most)]
    is_all = len(fitting) < most
    best = _ordered(fitting, typed, letters=is_all)
    return [Suggestion(each.raw, label, each.named, each.sure) for each, label in best], is_all and reader.is_patient


def as_typed(found: Sequence[Suggestion], text: str) -> list[Suggestion]:
    """Those suggestions that a text says word by word, or else all whose choices it names for sure."""
    said = [each for each in found if same(each.label, text)]
    return said or [each for each in found if each.named and each.sure]


def same(one: str, other: str) -> bool:
    """Whether two texts name the same in the same order, however they join what they name."""
    return bare(one) == bare(other)


def _ordered(found: list[tuple[Found, str]], typed: list[str], *, letters: bool) -> list[tuple[Found, str]]:
    """The best first; if `letters` tell, those only are named that have single ones as they are, if any has.

    Those only are sure that say all in the order typed, if any does.
    """
    labels, said = [marks(label) for _, label in found], parts(typed)
    letters = letters and any(len(word) == 1 and not word.isdecimal() for word in typed)
    whole = [letters and _between(typed, label, whole_letters=True) < LABEL for label in labels]
    fits = [one or not any(whole) for one in whole]
    beside = [_is_beside(said, each.raw, label) for each, label in found]
    sure = [each.sure and so for (each, _), so in zip(found, beside, strict=True)]
    named = [each.named and so for (each, _), so in zip(found, sure, strict=True)]
    gaps = [_between(typed, label) for label in labels]
    ranks = [(not fits[at], not beside[at], not named[at], gaps[at], label != said) for at, label in enumerate(labels)]
    in_order = any(gap < LABEL and named[at] for at, gap in enumerate(gaps))
    return [
        (each._replace(named=each.named and fits[at], sure=sure[at] and (gaps[at] < LABEL or not in_order)), label)
        for at, (each, label) in sorted(enumerate(found), key=lambda place: ranks[place[0]])
    ]


def _is_beside(said: list[str], raw: Raw, label: str) -> bool:
    """Whether each number typed in a move with amounts is said beside a word that is typed beside it."""
    if not isinstance(raw, list) or all(isinstance(step, str) for step in raw):
        return True
    told = words(label)
    beside = {(one, other) for pair in pairwise(told) for one, other in (pair, pair[::-1])}
    return all(
        any(number == word and name.startswith(near) for number, name in beside for near in _next_to(said, at))
        for at, word in enumerate(said)
        if word.isdecimal() and _next_to(said, at)
    )


def _next_to(said: list[str], at: int) -> list[str]:
    """The words typed before and after a number."""
    return [word for word in said[max(0, at - 1) : at + 2] if not word.isdecimal()]


def _between(typed: list[str], label: list[str], *, whole_letters: bool = False) -> int:
    """How many words of a label come before and between those typed; as many as none has if their order is another."""
    at, typed = 0, [word for word in parts(typed) if word != AND]
    for word in typed:
        whole = word[-1].isdecimal() or (whole_letters and len(word) == 1)
        while at < len(label) and not (label[at] == word if whole else label[at].startswith(word)):
            at += 1
        at += 1
    return at - len(typed) if at <= len(label) else LABEL


def _cut(labels: list[str]) -> list[str]:
    """Labels short enough for a line; of those that would be cut alike, what they differ in."""
    alike = defaultdict(list)
    for label in labels:
        alike[label[: LABEL - 1]].append(label)
    return [_short(label, alike[label[: LABEL - 1]]) for label in labels]


def _short(label: str, alike: list[str]) -> str:
    if len(label) > LABEL and len(alike) > 1:
        columns = enumerate(zip_longest(*alike))
        differ = next((at for at, column in columns if len({*column}) > 1), 0)
        label = "…" + label[max(label.rfind(mark, 0, differ) for mark in ("+ ", "· ")) + 1 :]
    return label if len(label) <= LABEL else label[: LABEL - 1] + "…"
