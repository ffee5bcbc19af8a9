"""Answers in words: from what somebody has typed so far to the legal answers that fit it, the most useful first."""

from collections.abc import Iterator, Sequence
from itertools import combinations, groupby, islice
from typing import Any, NamedTuple, TypeAlias

from rules.prompts import Amount, Option, Pick, PickSome, Prompt, Raw
from rules.reading import Reading, words
from rules.table import Table
from rules.words import Seat

LABEL = 100  # what an autocomplete line may be long
_NOTHING = ("nothing", "none", "pass")  # what people type to choose none of several
_AND = "and"  # what people type between several
_PATIENCE = 400  # questions looked at for one list

Found: TypeAlias = tuple[Raw, list[str]]  # an answer, the typed words it leaves unused


class Suggestion(NamedTuple):
    """A whole legal answer and what it says; `named` unless it has chosen something that nobody has typed."""

    raw: Raw
    label: str
    named: bool = True


def suggest(table: Table[Any], seat: Seat, text: str, names: Sequence[str], limit: int = 25) -> list[Suggestion]:
    """Return the legal answers of the seat that have every typed word in them; raise NotAsked if it is not asked."""
    reading = Reading(table, seat, names)
    reader, typed = _Reader(reading), reading.typed(text)
    found = reader.moves([], typed) if table.is_move(seat) else reader.answers(table.prompt(seat), typed)
    whole = ((raw, reader.told(raw)) for raw, unused in found if not unused)
    fitting = islice(whole, 2 * limit if typed else limit)
    best = sorted(fitting, key=lambda each: _between(typed, words(" ".join(each[1]))))[:limit]
    return [Suggestion(raw, _cut(" · ".join(labels)), reader.named(raw, typed)) for raw, labels in best]


def same(one: str, other: str) -> bool:
    """Whether two texts name the same in the same order, however they join what they name."""
    bare = [[word for word in words(text) if word != _AND] for text in (one, other)]
    return bare[0] == bare[1]


def _between(typed: list[str], label: list[str]) -> int:
    """How many words of a label come before and between those typed; as many as none has if their order is another."""
    at, typed = 0, [word for word in typed if word != _AND]
    for word in typed:
        while at < len(label) and not (label[at] == word if word.isdecimal() else label[at].startswith(word)):
            at += 1
        at += 1
    return at - len(typed) if at <= len(label) else LABEL


def _cut(label: str) -> str:
    return label if len(label) <= LABEL else label[: LABEL - 1] + "…"


class _Reader:
    """Reads one seat's typed answer."""

    def __init__(self, reading: Reading) -> None:
        self._reading, self._table, self._seat = reading, reading.table, reading.seat
        self._left = _PATIENCE

    def moves(self, steps: list[Raw], typed: list[str]) -> Iterator[Found]:
        """All ways to go on from these steps to a whole answer."""
        if self._left <= 0:
            return
        self._left -= 1
        prompt = self._table.prompt(self._seat, steps)
        if prompt is None:
            yield [*steps], self._beyond(steps, typed)
            return
        for _, alike in groupby(self.answers(prompt, typed), key=lambda found: len(found[1])):
            yield from _in_turn([self._branch(steps, one) for one in alike])

    def _branch(self, steps: list[Raw], found: Found) -> Iterator[Found]:
        raw, unused = found
        yield from self.moves([*steps, raw], unused)

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
                return iter(sorted(self._picks(prompt, typed), key=lambda found: len(found[1])))
            case PickSome():
                return self._several(prompt, typed)
            case Amount():
                return self._amounts(prompt, typed)
        return iter(())

    def _picks(self, prompt: Pick, typed: list[str]) -> Iterator[Found]:
        for key, option in prompt.options.items():
            yield key, self._reading.unused(option, typed)

    def _amounts(self, prompt: Amount, typed: list[str]) -> Iterator[Found]:
        named = [word for word in typed if word.isdecimal() and prompt.low <= int(word) <= prompt.high]
        for number in [int(named[0])] if named else range(prompt.low, prompt.high + 1):
            yield number, [word for word in typed if word not in named[:1]]

    def _several(self, prompt: PickSome, typed: list[str]) -> Iterator[Found]:
        """What is named so far, then each one more; the words of an option stand together, in any order."""
        if (
            typed
            and self._legal(prompt, [])
            and not self._reading.other(typed, [*words(self._nothing(prompt)), *_NOTHING])
        ):
            yield [], []
        chosen, rest = self._named(prompt, typed)
        partly: list[list[Raw]] = [[]] if not rest else []
        more: list[list[Raw]] = [
            [key] for key, option in prompt.options.items() if not self._reading.unused(option, rest)
        ]
        enough = (raw for extra in [*partly, *more] for raw in _filled(prompt, [*chosen, *extra]))
        for raw in {tuple(sorted(map(str, raw))): raw for raw in islice(enough, _PATIENCE)}.values():
            if self._legal(prompt, raw):
                yield raw, []

    def _named(self, prompt: PickSome, typed: list[str]) -> tuple[list[Raw], list[str]]:
        """Split typed words into options named in full, longest first, and an unfinished rest."""
        chosen: list[Raw] = []
        while typed:
            found = self._longest(prompt, typed, chosen)
            if not found and chosen and typed[0] == _AND:
                typed = typed[1:]
                continue
            if not found:
                break
            chosen.append(found[0])
            typed = typed[found[1] :]
        return chosen, typed

    def _longest(self, prompt: PickSome, typed: list[str], chosen: list[Raw]) -> tuple[str, int] | None:
        """The option that most of the next words name, and how many these are."""
        for many in range(min(4, len(typed)), 0, -1):
            for key, option in prompt.options.items():
                fresh = chosen.count(key) < option.copies
                if fresh and self._is_named(option, typed[:many]) and typed[many - 1] in self._reading.named_by(option):
                    return key, many
        return None

    def told(self, raw: Raw) -> list[str]:
        """What an answer says step by step, those without a choice, too."""
        return [*filter(None, (self._said(*each) for each in self._table.path(self._seat, raw)))]

    def _said(self, prompt: Prompt, raw: Raw | None) -> str:
        match prompt, raw:
            case Pick(), str():
                return self._reading.label(prompt.options[raw])
            case PickSome(), list():
                chosen = " + ".join(self._reading.label(prompt.options[str(key)]) for key in raw)
                return chosen or (self._nothing(prompt) if prompt.most else "")
        return str(raw)

    def named(self, raw: Raw, typed: list[str]) -> bool:
        """Whether what is chosen of several has been typed, each of them."""
        prompt = None if self._table.is_move(self._seat) else self._table.prompt(self._seat)
        if not isinstance(prompt, PickSome) or not isinstance(raw, list):
            return True
        chosen = [prompt.options[key] for key in raw]
        return len(typed) >= len(chosen) and all(len(self._reading.unused(each, typed)) < len(typed) for each in chosen)

    def _is_named(self, option: Option, typed: list[str]) -> bool:
        """Whether this option has all of these words, and each as often: "house house" are two."""
        label, key = words(self._reading.label(option)), words(option.key)
        return not self._reading.unused(option, typed) and all(
            typed.count(word) <= max(1, label.count(word), key.count(word)) for word in typed
        )

    def _nothing(self, prompt: PickSome) -> str:
        return self._reading.tell(prompt.nothing(self._reading.words))

    def _legal(self, prompt: PickSome, raw: list[Raw]) -> bool:
        try:
            prompt.parse(raw)
        except KeyError:  # an illegal answer is one
            return False
        return True


def _filled(prompt: PickSome, raw: list[Raw]) -> Iterator[list[Raw]]:
    """What is chosen, or where that is too little, what it can be filled up to."""
    left = [key for key, option in prompt.options.items() for _ in range(option.copies - raw.count(key))]
    for more in combinations(left, max(0, prompt.least - len(raw))):
        yield [*raw, *more]


def _in_turn(branches: list[Iterator[Found]]) -> Iterator[Found]:
    """One of each branch after the other, so that a short list shows all there is to begin with."""
    while branches:
        for branch in list(branches):
            if (found := next(branch, None)) is None:
                branches.remove(branch)
            else:
                yield found
