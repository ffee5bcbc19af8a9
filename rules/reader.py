"""From typed words to whole answers: one question after the other, those ways first that have most of the words."""

from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import count
from typing import NamedTuple, TypeAlias

from rules.choosing import AnyOrder, InOrder, size
from rules.phrase import Typed
from rules.prompts import Pick, Prompt, Raw
from rules.reading import Reading
from rules.script import Way
from rules.several import Found

_DEEP = 40  # steps of a move that are looked at in turn


class Whole(NamedTuple):
    """A whole answer that has all the words, and what it says; `named` and `sure` as all that was found for it."""

    raw: Raw
    label: str
    named: bool
    sure: bool


class _Node(NamedTuple):
    """Some steps of an answer, and the words they leave.

    `rank` is the place of each step among those that leave as many words. `about` are the questions that words have
    answered; where one of them comes again and no word is left, only what `ends` the answer is sure.
    """

    steps: tuple[Raw, ...]
    left: Typed
    rank: tuple[int, ...] = ()
    named: bool = True
    sure: bool = True
    about: tuple[str, ...] = ()
    ends: bool = False
    passed: int = 0

    @property
    def urgency(self) -> tuple[int, ...]:
        """Fewest words left first; then one of each branch in turn, so that a short list shows all there is."""
        return size(self.left), *(0,) * (_DEEP - len(self.rank)), *self.rank[::-1]

    def step(self, prompt: Prompt, found: Found, place: int, passed: int) -> "_Node":
        return _Node(
            (*self.steps, found.raw),
            found.unused,
            (*self.rank, place),
            self.named and found.named,
            self.sure and found.sure,
            (*self.about, prompt.key) if self.left else self.about,
            not self.left and prompt.key in self.about,
            passed,
        )


_Heap: TypeAlias = list[tuple[tuple[int, ...], int, _Node, Iterator[_Node]]]


class Reader:
    """Finds all answers that have the typed words, in any order, and goes on with what nobody has typed."""

    patience = 100  # questions looked at in vain

    def __init__(self, reading: Reading) -> None:
        self.reading, self.choosing = reading, AnyOrder(reading)
        self.is_patient = True  # whether all has been looked at

    def all(self, typed: list[str]) -> Iterator[Whole]:
        """Whole answers, those that have been found with most of the words first."""
        heap: _Heap = []
        serial, vain = count(), 0
        self._push(heap, serial, iter([_Node((), tuple(typed))]))
        while heap:
            if vain > self.patience:
                self.is_patient = False
                return
            _, _, node, others = heappop(heap)
            self._push(heap, serial, others)
            way = self.reading.way(node.steps)
            node = self.passing(node, way)
            if way.prompt:
                self._push(heap, serial, self._further(node, way))
            elif not node.left:
                yield Whole(self.reading.whole(node.steps), self.reading.told(way.passed), node.named, node.sure)
                vain = 0
            vain += 1

    def _push(self, heap: _Heap, serial: Iterator[int], nodes: Iterator[_Node]) -> None:
        """Remember the first of some nodes, and the others behind it."""
        for node in nodes:
            heappush(heap, (node.urgency, next(serial), node, nodes))
            return

    def _further(self, node: _Node, way: Way) -> Iterator[_Node]:
        """All next steps."""
        assert way.prompt
        before, place = -1, 0
        for found in self.answers(way.prompt, node):
            before, place = size(found.unused), place + 1 if size(found.unused) == before else 0
            yield node.step(way.prompt, found, place, len(way.passed) + 1)

    def answers(self, prompt: Prompt, node: _Node) -> Iterator[Found]:
        """The answers to a question that are looked at."""
        return self.choosing.answers(prompt, node.left)

    def passing(self, node: _Node, way: Way) -> _Node:
        """The same without the words for steps that had no choice, once the answer is whole."""
        if node.ends and way.prompt:
            node = node._replace(sure=False)
        return node if way.prompt else self._without_forced(node, way, 0)

    def _without_forced(self, node: _Node, way: Way, start: int) -> _Node:
        for passed in way.passed[start:] if node.left else ():
            if passed.forced:
                found = self.choosing.forced(passed.prompt, node.left)
                node = node._replace(left=found.unused, sure=node.sure and found.sure)
        return node


class Strict(Reader):
    """Looks only at what is typed, in any order; `unfinished` if some way has all the words and still must choose."""

    patience = 300

    def __init__(self, reading: Reading) -> None:
        super().__init__(reading)
        self.unfinished = False

    def answers(self, prompt: Prompt, node: _Node) -> Iterator[Found]:
        """What takes some of the words; after the last of them, what ends the answer."""
        if node.left:
            return self.choosing.named(prompt, node.left)
        ending = [*self._ending(prompt, node)] if prompt.key in node.about and isinstance(prompt, Pick) else []
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
