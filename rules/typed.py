"""Answers in words: "build forum patricius d6 r90" instead of four menus.

What can be typed is what the choices are called, by their labels or their keys:

    text    := choice choice ...     "merchant sell wood 2 buy stone 1 done"
    choice  := word ...              the words of one label: "forum", "pars patricius"; each may be begun: "for patr"
             | number                where one is asked for: "wood 2", "2 wood", "wood x2", "2x wood"
             | name name ...         where several can be chosen: "roof 3 and block 8", "2 velites, stone", "nothing"

and what is promised:

  * Every word is used, and each by one choice, in whatever order: "d6 forum build". Whole words in the order of what
    is shown come first, then words that are only begun, then another order.
  * A number belongs to the word before it: "roof 3" is no other card with a 3.
  * Nothing is chosen that nobody has typed, but what has no choice, and the end of a question that would come again:
    "merchant sell wood 2" sells two Wood and nothing more. Where such a question comes twice, only an answer in full is
    named: "merchant sell wood 2 stone 1" may mean to buy the Stone or to sell it.
  * The one answer that is named best, or the only one that has all the words, is what is `meant`. It is done at once
    if it is said `plainly`, word by word, and shown first if not. Of several, all that come first are listed; and where
    nothing fits, `objecting` says why.

How it is read: `spelling` makes words of a text, `phrase` says which of them name a choice, `several` which lists of
choices they name, `reader` follows the questions to whole answers, and `ranking` says which come first. `reading` is
what they know of the table.
"""

from collections import defaultdict
from collections.abc import Sequence
from itertools import islice, zip_longest
from typing import Any, NamedTuple

from rules.phrase import phrase
from rules.prompts import Raw
from rules.ranking import ranked
from rules.reader import Whole, read
from rules.reading import Reading
from rules.spelling import LISTED, bare, counted, items, marks, parts
from rules.table import Table
from rules.words import Seat

LABEL = 100  # what an autocomplete line may be long
_LINES = 25  # answers listed where a text may mean several
_WORDS = 8  # typed words looked at for what is nearest

Suggestion = Whole


class Meant(NamedTuple):
    """The `one` answer that a text means, or none; and all it `could` be, or only those that it names."""

    one: Suggestion | None
    could: list[Suggestion]


def suggest(
    table: Table[Any], seat: Seat, text: str, names: Sequence[str], limit: int = 25, room: int = LABEL
) -> list[Suggestion]:
    """Return the legal answers of the seat that have every typed word in them; raise NotAsked if it is not asked.

    Their labels have room for so many characters.
    """
    return _cut(_read(Reading(table, seat, names), text, limit), room)


def meant(table: Table[Any], seat: Seat, text: str, names: Sequence[str]) -> Meant:
    """Read a text as an answer: word by word, else what it names best. A letter alone begins no word."""
    found = _read(Reading(table, seat, names), text, _LINES)
    could = as_typed(found, text) or found
    return Meant(could[0] if len(could) == 1 and _is_meant(could[0], text) else None, _cut(could))


def begun(table: Table[Any], seat: Seat, text: str, names: Sequence[str], found: Sequence[Suggestion]) -> list[Raw]:
    """The first steps of a move that several answers share, and that have all the words of a text between them.

    After the first each is named: not all answers there are may be known, but then none begins so without the words.
    """
    reading = Reading(table, seat, names)
    typed, moves = tuple(reading.typed(text)), [each.raw for each in found if isinstance(each.raw, list)]
    steps: list[Raw] = []
    for step, *others in zip(*moves, strict=False) if table.is_move(seat) else ():
        asked = reading.way(steps).prompt
        steps.append(step)
        way = reading.way(steps)
        if any(other != step for other in others) or not asked or not way.prompt:
            return []
        if len(steps) > 1 and not phrase(reading.label(asked, step), "").split(typed).taken:
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
        if more := _read(reading, " ".join(typed[:many]), limit):
            found, low = more, many + 1
        else:
            high = many - 1
    return found


def as_typed(found: Sequence[Suggestion], text: str) -> list[Suggestion]:
    """Those suggestions that a text says word by word, or else all that it names."""
    said = [each for each in found if same(each.label, text)]
    return said or [each for each in found if each.named]


def same(one: str, other: str) -> bool:
    """Whether two texts name the same in the same order, however they join what they name."""
    return bare(one) == bare(other)


def plainly(label: str, text: str) -> bool:
    """Whether a text is a label, word by word: then it can be done without showing first what has been understood."""
    said, told = ([marks(part) for part in LISTED.split(each)] for each in (text, label))
    return said == told


def _is_meant(only: Suggestion, text: str) -> bool:
    """Whether the only answer is what a text means: it has its letters as they are; unnamed, no number may count."""
    typed = items(text)
    counts = any(map(counted, parts(typed)))
    letters = {item for item in typed if len(item) == 1 and item.isalpha()}
    return same(only.label, text) or ((only.named or not counts) and letters <= {*marks(only.label)})


def _read(reading: Reading, text: str, limit: int) -> list[Suggestion]:
    """The answers that have all the words, and what goes on from there; the best first."""
    typed = reading.typed(text)
    return ranked([*islice(read(reading, typed), 2 * limit if typed else limit)], typed)[:limit]


def _cut(found: list[Suggestion], room: int = LABEL) -> list[Suggestion]:
    """With labels short enough for a line; of those that would be cut alike, what they differ in."""
    alike = defaultdict(list)
    for each in found:
        alike[each.label[: room - 1]].append(each.label)
    return [each._replace(label=_short(each.label, alike[each.label[: room - 1]], room)) for each in found]


def _short(label: str, alike: list[str], room: int) -> str:
    if len(label) > room and len(alike) > 1:
        columns = enumerate(zip_longest(*alike))
        differ = next((at for at, column in columns if len({*column}) > 1), 0)
        label = "…" + label[max(label.rfind(mark, 0, differ) for mark in ("+ ", "· ")) + 1 :]
    return label if len(label) <= room else label[: room - 1] + "…"
