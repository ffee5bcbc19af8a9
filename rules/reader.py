"""From typed words to whole answers: one question after the other, those ways first that have most of the words."""

from collections import Counter
from collections.abc import Iterable, Iterator
from heapq import heappop, heappush
from itertools import count
from typing import NamedTuple

from rules.choosing import AnyOrder, InOrder, size
from rules.phrase import Typed
from rules.prompts import Pick, Prompt, Raw
from rules.reading import Reading
from rules.script import Way
from rules.several import Found
from rules.spelling import counted, parts

_DEEP = 40  # steps of a move that are looked at in turn
_DOUBT = 4  # words left that are as far from an answer as one doubt


class Whole(NamedTuple):
    """A whole answer that has all the words, and what it says; `named` and `sure` as all that was found for it."""

    raw: Raw
    label: str
    named: bool
    sure: bool


class _Told(NamedTuple):
    """A question that words have answered, its answer, and the words."""

    prompt: Prompt
    raw: Raw
    taken: Typed


class _Node(NamedTuple):
    """Some steps of an answer, and the words they leave.

    `rank` is the place of each step among those that leave as many words. `told` are the questions that words have
    answered: where one comes `again` and no word is left, whatever does not end the answer is in `doubt`; so is what
    takes fewer words than another, by each of them. `passed` is how many questions have been put.
    """

    steps: tuple[Raw, ...]
    left: Typed
    rank: tuple[int, ...] = ()
    named: bool = True
    sure: bool = True
    told: tuple[_Told, ...] = ()
    doubt: int = 0
    again: bool = False
    passed: int = 0

    def distance(self, listed: Counter[str]) -> tuple[int, ...]:
        """Fewest words left first; then one of each branch in turn, so that a short list shows all there is.

        `listed` is how many there are already that begin in the same way.
        """
        near = size(self.left) + _DOUBT * self.doubt, listed[str(self.steps[:1])]
        return *near, *(0,) * (_DEEP - len(self.rank)), *self.rank[::-1]

    def first(self, prompt: Prompt) -> Prompt:
        """The same question where words have answered it first."""
        return next((each.prompt for each in self.told if each.prompt.key == prompt.key), prompt)

    def step(self, prompt: Prompt, found: Found, place: int = 0, passed: int = 0, doubt: int = 0) -> "_Node":
        """The node after one more answer."""
        return _Node(
            (*self.steps, found.raw),
            found.unused,
            (*self.rank, place),
            self.named and found.named,
            self.sure and found.sure,
            (*self.told, _Told(prompt, found.raw, found.taken)) if self.left else self.told,
            self.doubt + doubt,
            not self.left and isinstance(prompt, Pick) and self.first(prompt) is not prompt,
            passed,
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


class Reader:
    """Finds all answers that have the typed words, in any order, and goes on with what nobody has typed."""

    patience = 100  # questions looked at

    def __init__(self, reading: Reading) -> None:
        self.reading, self.choosing = reading, AnyOrder(reading)
        self.is_patient = True  # whether all has been looked at
        self._words = ""  # those typed, without numbers

    def all(self, typed: list[str]) -> Iterator[Whole]:
        """Whole answers, the nearest first."""
        self._words = _without_numbers(typed)
        fringe, looks = _Fringe(), 0
        fringe.add(iter([_Node((), tuple(typed))]))
        while node := fringe.nearest():
            if (looks := looks + 1) > self.patience:
                self.is_patient = False
                return
            way = self.reading.way(node.steps)
            node = self.passing(node, way)
            if way.prompt:
                fringe.add(self._further(node, way.prompt, len(way.passed) + 1))
            elif not node.left:
                sure = node.sure and self.is_clear(node)
                yield Whole(self.reading.whole(node.steps), self.reading.told(way.passed), node.named, sure)
                fringe.listed[str(node.steps[:1])] += 1

    def _further(self, node: _Node, prompt: Prompt, passed: int) -> Iterator[_Node]:
        """All next steps."""
        lefts: list[int] = []
        for found in self.answers(prompt, node):
            lefts.append(size(found.unused))
            yield node.step(prompt, found, lefts.count(lefts[-1]) - 1, passed, max(0, lefts[-1] - lefts[0]))

    def answers(self, prompt: Prompt, node: _Node) -> Iterator[Found]:
        """The answers to a question that are looked at."""
        return self.choosing.answers(prompt, node.left)

    def is_clear(self, node: _Node) -> bool:
        """Whether, where a question has been answered several times, no words of an answer name another one as well.

        That is one of those there are, or were at first; and the words of each stand together, but for a number.
        """
        often = Counter(each.prompt.key for each in node.told)
        repeated = [each for each in node.told if often[each.prompt.key] > 1]
        return all(
            self._is_apart(each, prompt) for each in repeated for prompt in (each.prompt, node.first(each.prompt))
        )

    def _is_apart(self, told: _Told, prompt: Prompt) -> bool:
        if not isinstance(prompt, Pick):
            return True
        choices, taken = self.reading.choices(prompt), tuple(filter(None, told.taken))
        others = (phrase for key, phrase in choices.phrases.items() if key != told.raw)
        together = _without_numbers(told.taken) in self._words
        return together and all(phrase.split(taken, choices.heads).left for phrase in others)

    def passing(self, node: _Node, way: Way) -> _Node:
        """The same without the words for steps that had no choice, once the answer is whole."""
        if node.again and way.prompt:
            node = node._replace(sure=False, doubt=node.doubt + 1)
        return node if way.prompt else self._without_forced(node, way, 0)

    def _without_forced(self, node: _Node, way: Way, start: int) -> _Node:
        for passed in way.passed[start:] if node.left else ():
            if passed.forced:
                found = self.choosing.forced(passed.prompt, node.left)
                node = node._replace(left=found.unused, sure=node.sure and found.sure)
        return node


def _without_numbers(typed: Iterable[str]) -> str:
    """The words, so that those that stand together can be found among others."""
    return f" {' '.join(word for word in parts(typed) if not counted(word))} "


class Strict(Reader):
    """Looks only at what is typed, in any order; `unfinished` if some way has all the words and still must choose."""

    patience = 300

    def __init__(self, reading: Reading) -> None:
        super().__init__(reading)
        self.unfinished = False

    def answers(self, prompt: Prompt, node: _Node) -> Iterator[Found]:
        """What takes some of the words and may yet be sure; after the last of them, what ends the answer."""
        if node.left or not node.steps:
            found = self.choosing.named(prompt, node.left)
            return (each for each in found if self.is_clear(node.step(prompt, each)))
        ending = [*self._ending(prompt, node)] if isinstance(prompt, Pick) and node.first(prompt) is not prompt else []
        self.unfinished = self.unfinished or (node.sure and len(ending) != 1)
        return iter(ending if len(ending) == 1 else ())

    def _ending(self, prompt: Pick, node: _Node) -> Iterator[Found]:
        for key in prompt.options:
            if self.reading.way((*node.steps, key)).prompt is None:
                yield Found(key, ())


class StrictInOrder(Strict):
    """Reads from the left, those steps, too, that had no choice."""

    def __init__(self, reading: Reading) -> None:
        super().__init__(reading)
        self.choosing = InOrder(reading)

    def passing(self, node: _Node, way: Way) -> _Node:
        return self._without_forced(node, way, node.passed)
