"""Answers in words: from what somebody has typed so far to the legal answers that fit it, the most useful first."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import groupby, islice, zip_longest
from typing import Any, NamedTuple

from rules.options import has_key
from rules.prompts import Amount, Pick, PickSome, Prompt, Raw
from rules.reading import Reading, marks, parts, words
from rules.several import AND, Found, Several
from rules.table import Table
from rules.words import Seat

LABEL = 100  # what an autocomplete line may be long
_PATIENCE = 400  # questions looked at for one list
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
    found, is_all = _found(Reading(table, seat, names), text, _MOST)
    said = as_typed(found, text)
    if len(said) == 1 and (is_all or same(said[0].label, text)):
        return Meant(said[0], said)
    return Meant(None, (said if len(said) > 1 else []) or [each for each in found if each.named] or found)


def nearest(table: Table[Any], seat: Seat, text: str, names: Sequence[str], limit: int) -> list[Suggestion]:
    """The legal answers that have as many of the first words typed as any has."""
    typed = text.split()[:_WORDS]
    lists = (suggest(table, seat, " ".join(typed[:many]), names, limit) for many in range(len(typed), -1, -1))
    return next(filter(None, lists), [])


def _found(reading: Reading, text: str, most: int) -> tuple[list[Suggestion], bool]:
    """The answers that fit, the best first, of so many that have been looked at; and whether these are all."""
    reader, typed = _Reader(reading), reading.typed(text)
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
    bare = [[word for word in words(text) if word != AND] for text in (one, other)]
    return bare[0] == bare[1]


def _ordered(found: list[tuple[Found, str]], typed: list[str], *, letters: bool) -> list[tuple[Found, str]]:
    """The best first; if `letters` tell, those only are named that have single ones as they are, if any has."""
    labels = [marks(label) for _, label in found]
    letters = letters and any(len(word) == 1 and not word.isdecimal() for word in typed)
    whole = [letters and _between(typed, label, whole_letters=True) < LABEL for label in labels]
    fits = [one or not any(whole) for one in whole]
    said = parts(typed)
    ranks = [(not one, _between(typed, label), label != said) for one, label in zip(fits, labels, strict=True)]
    order = sorted(range(len(found)), key=ranks.__getitem__)
    return [(found[at][0]._replace(named=fits[at] and found[at][0].named), found[at][1]) for at in order]


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


class _Reader:
    """Reads one seat's typed answer."""

    def __init__(self, reading: Reading) -> None:
        self._reading, self._table, self._seat = reading, reading.table, reading.seat
        self._left = _PATIENCE
        self._choice: Several | None = None

    @property
    def is_patient(self) -> bool:
        """Whether all questions have been looked at that have been met."""
        return self._left > 0

    def all(self, typed: list[str]) -> Iterator[Found]:
        """All answers and the words they leave."""
        if self._table.is_move(self._seat):
            return self.moves([], typed)
        return self.answers(self._table.prompt(self._seat), typed)

    def moves(self, steps: list[Raw], typed: list[str]) -> Iterator[Found]:
        """All ways to go on from these steps to a whole answer."""
        if self._left <= 0:
            return
        self._left -= 1
        prompt = self._table.prompt(self._seat, steps)
        if prompt is None:
            yield Found([*steps], self._beyond(steps, typed))
            return
        for _, alike in groupby(self.answers(prompt, typed), key=_unused):
            yield from _in_turn([self._branch(steps, one) for one in alike])

    def _branch(self, steps: list[Raw], found: Found) -> Iterator[Found]:
        for whole in self.moves([*steps, found.raw], found.unused):
            yield whole._replace(named=whole.named and found.named, sure=whole.sure and found.sure)

    def _beyond(self, steps: list[Raw], typed: list[str]) -> list[str]:
        """What is left of the typed words, without those for steps that had no choice."""
        for prompt in self._table.forced(self._seat, steps) if typed else ():
            for option in prompt.options.values() if isinstance(prompt, Pick) else ():
                typed = self._reading.unused(option, typed)
        return typed

    def answers(self, prompt: Prompt | None, typed: list[str]) -> Iterator[Found]:
        """The answers to one question, those with more of the typed words first."""
        match prompt:
            case Pick():
                return iter(sorted(self._picks(prompt, typed), key=_unused))
            case PickSome():
                return self._several(prompt).answers(typed)
            case Amount():
                return self._amounts(prompt, typed)
        return iter(())

    def _picks(self, prompt: Pick, typed: list[str]) -> Iterator[Found]:
        """All options; a word that is the key of one, legal or not, is not the beginning of another's."""
        keys = [word for word in typed if has_key(prompt.options, word)]
        heads = self._reading.heads(prompt.options.values()) if typed else set()
        for key, option in prompt.options.items():
            unused = self._reading.unused(option, typed, keys, heads)
            yield Found(key, unused, sure=self._reading.says(option, _taken(typed, unused)))

    def _amounts(self, prompt: Amount, typed: list[str]) -> Iterator[Found]:
        said = parts(typed)
        named = [word for word in said if word.isdecimal() and prompt.low <= int(word) <= prompt.high]
        for number in [int(named[0])] if named else range(prompt.low, prompt.high + 1):
            yield Found(number, [word for word in said if word not in named[:1]])

    def told(self, raw: Raw) -> list[str]:
        """What an answer says step by step, those without a choice, too."""
        return [*filter(None, (self._said(*each) for each in self._table.path(self._seat, raw)))]

    def _said(self, prompt: Prompt, raw: Raw | None) -> str:
        match prompt, raw:
            case Pick(), str():
                return self._reading.label(prompt.options[raw])
            case PickSome(), list():
                return self._several(prompt).label(raw)
        return str(raw)

    def _several(self, prompt: PickSome) -> Several:
        if self._choice is None or self._choice.prompt is not prompt:
            self._choice = Several(self._reading, prompt)
        return self._choice


def _unused(found: Found) -> int:
    """How many typed words an answer leaves."""
    return len(parts(found.unused))


def _taken(typed: list[str], unused: list[str]) -> list[str]:
    """The typed words that are used, where each of those that are not is one of them or the end of one."""
    taken, left = [], [*unused]
    for word in typed:
        *name, last = word.split()
        if left and left[0] == word:
            left.pop(0)
        elif left and name and left[0] == last:
            left.pop(0)
            taken += name
        else:
            taken.append(word)
    return taken


def _in_turn(branches: list[Iterator[Found]]) -> Iterator[Found]:
    """One of each branch after the other, so that a short list shows all there is to begin with."""
    while branches:
        for branch in list(branches):
            if (found := next(branch, None)) is None:
                branches.remove(branch)
            else:
                yield found
