"""Answers in words: "build forum patricius d6 r90" instead of four menus.

What can be typed is what the choices are called, by their labels or their keys:

    text    := choice choice ...     "merchant sell wood 2 buy stone 1 done"
    choice  := word ...              the words of one label: "forum", "pars patricius"; each may be begun: "for patr"
             | number                where one is asked for: "wood 2", "2 wood", "wood x2", "2x wood"
             | name name ...         where several can be chosen: "roof 3 and block 8", "2 velites, stone", "nothing"

and what is promised:

  * Every word is used, and each by one choice. The text is read from the left, each choice taking the next words; what
    cannot be read so may stand in any order: "d6 forum build".
  * A number belongs to the word before it: "roof 3" is no other card with a 3. Alone it may be the place of a choice on
    a panel, so that it is asked about.
  * Nothing is chosen that nobody has typed, but what has no choice, and the end of a question that would come again:
    "merchant sell wood 2" sells two Wood and nothing more. Of several such answers none is named by words that fit
    another: "merchant sell wood 2 stone 1" may mean to buy the Stone or to sell it.
  * All that a text may mean is looked at. If it is one answer, this is done; else all of it is listed; and where
    nothing fits, `objecting` says why.

How it is read: `spelling` makes words of a text, `phrase` says which of them name a choice, `choosing` and `several`
which answers to one question they name, `reader` follows the questions to whole answers, and `ranking` puts these in
order. `reading` is what they know of the table.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import islice, zip_longest
from typing import Any, NamedTuple

from rules.phrase import phrase
from rules.prompts import Raw
from rules.ranking import ranked
from rules.reader import Reader, Strict, StrictInOrder, Whole
from rules.reading import Reading
from rules.spelling import LISTED, bare, items, marks, parts
from rules.table import Table
from rules.words import Seat

LABEL = 100  # what an autocomplete line may be long
_LINES = 25  # answers listed where a text may mean several
_MOST = 50  # answers looked at to find all that is meant
_WORDS = 8  # typed words looked at for what is nearest

Suggestion = Whole


class Meant(NamedTuple):
    """What a text says: `one` answer that it names, or none; and all it `could` be, or only those that it names."""

    one: Suggestion | None
    could: list[Suggestion]


def suggest(table: Table[Any], seat: Seat, text: str, names: Sequence[str], limit: int = 25) -> list[Suggestion]:
    """Return the legal answers of the seat that have every typed word in them; raise NotAsked if it is not asked."""
    return _suggested(Reading(table, seat, names), text, limit)


def meant(table: Table[Any], seat: Seat, text: str, names: Sequence[str]) -> Meant:
    """Read a text as an answer: as it stands, else in order, else in any order. A letter alone begins no word."""
    reading = Reading(table, seat, names)
    strict = _strictly(reading, text)
    verbatim = [each for each in strict.found if same(each.label, text)]
    said = verbatim or [each for each in strict.found if each.named and each.sure and _has_letters(each.label, text)]
    if len(said) == 1 and (verbatim or strict.is_all):
        return Meant(said[0], said)
    listed = _suggested(reading, text, _LINES, strict)
    if len(listed) == 1 and _is_meant(listed[0], text):
        return Meant(listed[0], listed)
    return Meant(None, as_typed(listed, text) or [each for each in listed if each.named] or listed)


def begun(table: Table[Any], seat: Seat, text: str, names: Sequence[str], found: Sequence[Suggestion]) -> list[Raw]:
    """The first steps of a move that several answers share, and that have all the words of a text between them."""
    reading = Reading(table, seat, names)
    typed, moves = tuple(reading.typed(text)), [each.raw for each in found if isinstance(each.raw, list)]
    steps: list[Raw] = []
    for step, *others in zip(*moves, strict=False) if table.is_move(seat) else ():
        steps.append(step)
        way = reading.way(steps)
        if any(other != step for other in others) or not way.prompt:
            return []
        if not phrase(reading.told(way.passed), "").split(typed).left:
            return steps
    return []


def nearest(table: Table[Any], seat: Seat, text: str, names: Sequence[str], limit: int) -> list[Suggestion]:
    """The legal answers that have as many of the first words typed as any has; what has more of them has fewer, too."""
    reading, typed = Reading(table, seat, names), text.split()[:_WORDS]
    found: list[Suggestion] = []
    low, high = 0, len(typed)
    while low <= high:
        many = (low + high + 1) // 2
        if more := _suggested(reading, " ".join(typed[:many]), limit):
            found, low = more, many + 1
        else:
            high = many - 1
    return found


def as_typed(found: Sequence[Suggestion], text: str) -> list[Suggestion]:
    """Those suggestions that a text says word by word, or else all whose choices it names for sure."""
    said = [each for each in found if same(each.label, text)]
    return said or [each for each in found if each.named and each.sure]


def same(one: str, other: str) -> bool:
    """Whether two texts name the same in the same order, however they join what they name."""
    return bare(one) == bare(other)


def plainly(label: str, text: str) -> bool:
    """Whether a text is a label, word by word: then it can be done without showing first what has been understood."""
    said, told = ([marks(part) for part in LISTED.split(each)] for each in (text, label))
    return said == told


def _is_meant(only: Suggestion, text: str) -> bool:
    """Whether the only answer that has all the words has them so, and no number that may have counted something."""
    counts = any(part.isdecimal() for part in parts(items(text)))
    return only.sure and not counts and _has_letters(only.label, text)


def _has_letters(label: str, text: str) -> bool:
    """Whether the letters that are typed alone stand alone in a label."""
    return {item for item in items(text) if len(item) == 1 and item.isalpha()} <= {*marks(label)}


class _Strict(NamedTuple):
    """What is typed and no more; `is_all` if no other answer can be meant."""

    found: list[Whole]
    is_all: bool


def _strictly(reading: Reading, text: str) -> _Strict:
    """Read from the left; only if nothing can be read so, in any order."""
    typed = reading.typed(text)
    for reader in (StrictInOrder(reading), Strict(reading)):
        found = ranked(_once(islice(reader.all(typed), _MOST)), typed, letters=True)
        if found or reader.unfinished:
            break
    return _Strict(found, is_all=reader.is_patient and not reader.unfinished and len(found) < _MOST)


def _suggested(reading: Reading, text: str, limit: int, strict: _Strict | None = None) -> list[Suggestion]:
    """What is typed and no more, then what goes on from there, or has the same words elsewhere."""
    typed = reading.typed(text)
    most = 2 * limit if typed else limit
    strict = strict or _strictly(reading, text)
    found = _once([*strict.found, *islice(Reader(reading).all(typed), most)])
    best = ranked(found, typed, letters=len(found) < most)[:limit]
    lines = zip(best, _cut([each.label for each in best]), strict=True)
    return [each._replace(label=line) for each, line in lines]


def _once(found: Iterable[Whole]) -> list[Whole]:
    """Each answer once, by the best way in which it has been read."""
    once: dict[str, Whole] = {}
    for each in found:
        known = once.setdefault(str(each.raw), each)
        if (each.named, each.sure) > (known.named, known.sure):
            once[str(each.raw)] = each
    return [*once.values()]


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
