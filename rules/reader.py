"""From typed words to whole answers: one question after the other, those ways first that have most of the words."""

from collections import Counter
from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import count
from typing import NamedTuple

from rules.phrase import Phrase, Typed, phrase
from rules.prompts import Amount, Pick, PickSome, Prompt, Raw
from rules.reading import Reading
from rules.script import Way
from rules.several import Several
from rules.spelling import counted, parts, size

_PATIENCE = 100  # questions looked at
_GUESS = 2  # words left that are as far from an answer as a choice that nobody has named
_ON = 2  # such choices that are as far from it as to go on where the answer could have ended
_DEEP = 40  # steps of a move that are looked at in turn


class Whole(NamedTuple):
    """A whole answer that has all the words, and what it says; `named` if these words name it."""

    raw: Raw
    label: str
    named: bool


class _Found(NamedTuple):
    """An answer to one question and the typed words it leaves.

    It is `named` unless it is one of several that these words do not tell of, and `full` if all that it is called is
    typed, and stands together.
    """

    raw: Raw
    unused: Typed
    named: bool = True
    full: bool = True


class _Node(NamedTuple):
    """Some steps of an answer, and the words they leave.

    `rank` is the place of each step among those that leave as many words; `guesses` are those that are not named.
    `told` are the keys of the questions that words have answered, and whether in full: where the question comes twice,
    only this is named, so that "sell wood 2 stone 1" may mean to buy. Where it comes `again` and no word is left, only
    what ends the answer is named.
    """

    steps: tuple[Raw, ...]
    left: Typed
    rank: tuple[int, ...] = ()
    guesses: int = 0
    told: tuple[tuple[str, bool], ...] = ()
    again: bool = False

    def distance(self, listed: Counter[str]) -> tuple[int, ...]:
        """Fewest words left and guesses first; then one of each branch in turn, so that a short list shows all kinds.

        `listed` is how many there are already that begin in the same way.
        """
        near = size(self.left) + _GUESS * self.guesses, listed[str(self.steps[:1])]
        return *near, *(0,) * (_DEEP - len(self.rank)), *self.rank[::-1]

    def step(self, prompt: Prompt, found: _Found, place: int) -> "_Node":
        """The node after one more answer."""
        told = (*self.told, (prompt.key, found.full)) if self.left else self.told
        in_full = [full for key, full in told if key == prompt.key]
        named = found.named and (len(in_full) < 2 or all(in_full))
        return _Node(
            (*self.steps, found.raw),
            found.unused,
            (*self.rank, place),
            self.guesses + _ON * self.again + (not named),
            told,
            not self.left and isinstance(prompt, Pick) and bool(in_full),
        )


class _Fringe:
    """The steps that are to be looked at, those first that are nearest to an answer."""

    def __init__(self) -> None:
        self._heap: list[tuple[tuple[int, ...], int, _Node, Iterator[_Node]]] = []
        self._serial = count()
        self.listed: Counter[str] = Counter()

    def add(self, nodes: Iterator[_Node]) -> None:
        """Remember the first of some nodes, and the others behind it."""
        for node in nodes:
            self._push(node, nodes)
            return

    def _push(self, node: _Node, others: Iterator[_Node]) -> None:
        heappush(self._heap, (node.distance(self.listed), next(self._serial), node, others))

    def nearest(self) -> _Node | None:
        """Take the nearest; what has come to be further away since it was added is put back."""
        while self._heap:
            distance, _, node, others = heappop(self._heap)
            if distance >= node.distance(self.listed):
                self.add(others)
                return node
            self._push(node, others)
        return None


def read(reading: Reading, typed: list[str]) -> Iterator[Whole]:
    """Whole answers that have all the words, wherever these stand, and what nobody has typed; the nearest first."""
    fringe = _Fringe()
    fringe.add(iter([_Node((), tuple(typed))]))
    for _ in range(_PATIENCE):
        if not (node := fringe.nearest()):
            return
        way = reading.way(node.steps)
        if way.prompt:
            fringe.add(_further(reading, node, way.prompt))
        elif not _unused(reading, node, way):
            yield Whole(reading.whole(node.steps), reading.told(way.passed), not node.guesses)
            fringe.listed[str(node.steps[:1])] += 1


def _further(reading: Reading, node: _Node, prompt: Prompt) -> Iterator[_Node]:
    """All next steps."""
    lefts: Counter[int] = Counter()
    for found in _answers(reading, prompt, node.left):
        left = size(found.unused)
        yield node.step(prompt, found, lefts[left])
        lefts[left] += 1


def _unused(reading: Reading, node: _Node, way: Way) -> Typed:
    """The words that a whole answer leaves, without those for steps that had no choice."""
    unused = node.left
    for prompt, raw, forced in way.passed if unused else ():
        if forced and isinstance(prompt, PickSome):
            unused = phrase(reading.label(prompt, raw), "").split(unused).left
        elif forced:
            unused = next(_answers(reading, prompt, unused)).unused
    return unused


def _answers(reading: Reading, prompt: Prompt, typed: Typed) -> Iterator[_Found]:
    """All answers to a question: of its choices each with all the words that name it, those first that have most.

    Of these come first what is typed in full, and what is typed first.
    """
    match prompt:
        case Pick():
            yield from (found for *_, found in sorted(_picks(reading, prompt, typed), key=lambda pick: pick[:-1]))
        case PickSome():
            yield from (_Found(*found) for found in Several(reading, prompt).answers([*typed]))
        case Amount():
            yield from _amounts(prompt, typed)


def _picks(reading: Reading, prompt: Pick, typed: Typed) -> Iterator[tuple[int, bool, int, _Found]]:
    """Each choice behind how many words it leaves, whether not all of it is typed, and where its first word is.

    A word that is the key of one, legal or not, begins no other's.
    """
    choices = reading.choices(prompt)
    whole = choices.keys_in(typed)
    for key, called in choices.phrases.items():
        taken, unused = called.split(typed, choices.heads, whole)
        named = bool(taken) or not typed or len(choices.phrases) == 1
        full = _is_full(called, taken)
        at = next((at for at, word in enumerate(taken) if word), 0)
        yield size(unused), not full, at, _Found(key, unused, named, full)


def _is_full(called: Phrase, taken: Typed) -> bool:
    said = " ".join(taken).strip()
    return "  " not in said and len(said.split()) >= len(called.shown)


def _amounts(prompt: Amount, typed: Typed) -> Iterator[_Found]:
    """The first number typed, or else all there are."""
    said = parts(typed)
    at = next((at for at, word in enumerate(said) if counted(word)), None)
    if at is not None and prompt.low <= int(counted(said[at])) <= prompt.high:
        yield _Found(int(counted(said[at])), (*said[:at], *said[at + 1 :]))
    else:
        yield from (_Found(number, typed, named=not typed) for number in range(prompt.low, prompt.high + 1))
