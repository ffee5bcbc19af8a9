"""Several choices in words: what typed words name, each apart from the next, and how that becomes a legal answer."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, islice
from typing import NamedTuple

from rules.errors import IllegalAnswer
from rules.prompts import PickSome, Raw
from rules.reading import AND, Reading, heads, words
from rules.words import say

_NOTHING = ("nothing", "none", "pass")  # what people type to choose none of several
_ALL = (["all"], ["everything"])  # what people type to choose all of several
_TIMES = "x"  # what people type between a number and what it counts
_PATIENCE = 400  # answers tried, and ways to read the same words


class Found(NamedTuple):
    """An answer and the typed words it leaves; `named` unless it has chosen of several what nobody has typed.

    Not `sure` if a number in it, or words in another order, may have meant something else.
    """

    raw: Raw
    unused: list[str]
    named: bool = True
    sure: bool = True


class Read(NamedTuple):
    """One way to read typed words: the keys they name, and the words that name nothing; `sure` as what is found."""

    chosen: list[str]
    unread: list[str]
    sure: bool = True


class _Next(NamedTuple):
    """What the next words may name: so many of an option; `whole` if the last of them is not only begun."""

    key: str
    many: int
    used: int
    whole: bool
    sure: bool = True


class Several:
    """One question for several choices, beside typed words. With `spare` more of a kind can be named than there are."""

    def __init__(self, reading: Reading, prompt: PickSome, *, spare: bool = False) -> None:
        self._reading, self.prompt, self._spare = reading, prompt, spare
        self._names = {key: reading.named_by(option) for key, option in prompt.options.items()}
        self._pools = {key: _pool(reading.said(option), words(key)) for key, option in prompt.options.items()}
        self._heads = heads(map(reading.said, prompt.options.values()))
        self._longest = max(map(len, self._pools.values()), default=0)
        self._counts = any(option.copies > 1 for option in prompt.options.values())
        self._counting = self._counts
        self._fitting: dict[str, list[str]] = {}

    def label(self, raw: Iterable[Raw]) -> str:
        """What an answer says: equal ones are counted, unless their order means something."""
        keys = [*map(str, raw)]
        runs = [(key, len([*same])) for key, same in groupby(keys)] if self.prompt.ordered else Counter(keys).items()
        parts = [self._times(key, many) for key, many in runs]
        return " + ".join(parts) or (self._nothing() if self.prompt.most else "")

    def _times(self, key: str, many: int) -> str:
        text = self.prompt.options[key].text
        return self._reading.tell(say("times", many=many, what=text) if many > 1 else text)

    def _nothing(self) -> str:
        return self._reading.tell(self.prompt.nothing(self._reading.words))

    def is_nothing(self, typed: list[str]) -> bool:
        """Whether typed words say that none is chosen: a whole word for nothing, beside those it may be called by."""
        first, *rest = words(self._nothing())
        told = any(word in (first, "no", *_NOTHING) for word in typed)
        return told and not self._reading.other(typed, [first, *rest, *_NOTHING])

    def answers(self, typed: list[str]) -> Iterator[Found]:
        """Legal answers and the words they leave: what is named, then what that can be filled up to or added to."""
        seen = set()
        for found in self._answers(typed):
            assert isinstance(found.raw, list)
            if (key := self._alike(found.raw)) not in seen:
                seen.add(key)
                yield found._replace(named=found.named or not typed)

    def _answers(self, typed: list[str]) -> Iterator[Found]:
        if self.is_nothing(typed) and self._is_legal([]):
            yield Found([], [])
        if typed in _ALL and self._is_legal(everything := self._everything()):
            yield Found(everything, [])
        ways = self.read(typed)
        only = sum(read.sure and not read.unread for read in ways) == 1
        for read in ways:
            if self._is_legal(read.chosen):
                yield Found(read.chosen, read.unread, bool(read.chosen), read.sure and (only or bool(read.unread)))
        for read in ways:
            unread = [word for word in read.unread if self._tells(word)]
            yield from (Found(raw, unread, named=False) for raw in self._filled(read.chosen))

    # Reading.

    def read(self, typed: list[str]) -> list[Read]:
        """The ways to read typed words from the first on, each the most words at a time; none is read twice."""
        typed = self._reading.loosened(typed, self._heads)
        self._counting = self._counts and len(typed) > 1  # a number alone counts nothing
        found: dict[tuple[str, ...], Read] = {}
        for each in islice(self._ways([], typed, [word.isdecimal() for word in typed]), _PATIENCE):
            key = self._alike(each.chosen)
            found[key] = each if each.sure or key not in found else found[key]
        return [*found.values()]

    def _ways(self, chosen: list[str], typed: list[str], numbers: list[bool]) -> Iterator[Read]:
        while chosen and typed[:1] == [AND]:
            typed = typed[1:]
        if not (found := self._next(chosen, typed, numbers)):
            yield Read(chosen, typed)
        for each in found:
            sure = each.sure and not self._goes_on(each.key, typed[: each.used], typed[each.used :])
            for read in self._ways([*chosen, *[each.key] * each.many], typed[each.used :], numbers):
                yield read._replace(sure=read.sure and sure)

    def _goes_on(self, key: str, group: list[str], rest: list[str]) -> bool:
        """Whether a name without its number goes on with the number of another, as in "pink" and "permit 4"."""
        has_number = any(" " in word for word in group)
        return bool(rest) and not has_number and self._reading.is_bound(rest[0], heads([self._pools[key]]))

    def _next(self, chosen: list[str], typed: list[str], numbers: list[bool]) -> list[_Next]:
        """What the next words name: those options that most of them fit, not only begun if there are such.

        A number between two names belongs to the second if the first word of all is one, to the first if the last is.
        """
        for used in range(min(self._longest + 2, len(typed)), 0, -1):
            found = [each for each in self._fit(typed[:used]) if self._has(each, chosen)]
            if not found:
                continue
            found = [each for each in found if each.whole] or found
            if numbers[-1] or not self._is_between(typed, used):
                return found
            fewer = self._next(chosen, typed[: used - 1], numbers)
            return fewer if numbers[0] else found + fewer
        return []

    def _is_between(self, typed: list[str], used: int) -> bool:
        """Whether the last of the words used is a number that may count what comes after it."""
        if not self._counts or not 1 < used < len(typed) or typed[used] == AND:
            return False
        before, last, after = typed[used - 2 : used + 1]
        return last.isdecimal() and not after.isdecimal() and self._tells(before)

    def _has(self, each: _Next, chosen: list[str]) -> bool:
        return self._spare or chosen.count(each.key) + each.many <= self.prompt.options[each.key].copies

    def _fit(self, group: list[str]) -> Iterator[_Next]:
        """The options that all of these words fit; where there are several of one, a number before it counts them."""
        many, name = 1, group
        if self._counting and group[0].isdecimal():
            many, name = int(group[0]), group[2:] if group[1:2] == [_TIMES] else group[1:]
        worded = not self._counting or not all(word.isdecimal() for word in name)
        if many and worded and any(map(self._tells, name)):
            for key, pool in self._pools.items():
                if self._is_of(name, pool):
                    sure = self._reading.says(self.prompt.options[key], name)
                    yield _Next(key, many, len(group), name[-1] in self._names[key], sure)

    def _is_of(self, name: list[str], pool: list[str]) -> bool:
        """Whether each word fits another one of the pool: "house house" is no house."""
        left = [*pool]
        for word in sorted(name, key=len, reverse=True):
            fitting = word if word in left else next((one for one in left if self._reading.fits(word, one)), None)
            if fitting is None:
                return False
            left.remove(fitting)
        return True

    def _tells(self, word: str) -> bool:
        """Whether a word tells options apart: one that fits all of them names none."""
        return len(self._names) == 1 or len(self._fits(word)) < len(self._names)

    def _fits(self, word: str) -> list[str]:
        if word not in self._fitting:
            self._fitting[word] = [
                key for key, names in self._names.items() if any(self._reading.fits(word, name) for name in names)
            ]
        return self._fitting[word]

    # Filling up.

    def _filled(self, chosen: list[str]) -> Iterator[list[str]]:
        """Legal answers with all that is chosen and as little more as can be, the shortest first; then one more.

        Where nothing is, more and more.
        """
        fewest = max(self.prompt.least, len(chosen)) - len(chosen)
        tried = [*islice(self._added(chosen, fewest), _PATIENCE), *self._added(chosen, 1)]
        if self.prompt.condition and not self._is_legal(chosen):
            tried += self._stripped(chosen)
        found = sorted(filter(self._is_legal, tried), key=len)
        yield from found
        for least in found[:1]:
            more = range(1, len(self._everything()) - len(least) + 1 if not chosen else 2)
            added = (raw for many in more for raw in self._added(least, many))
            yield from filter(self._is_legal, islice(added, _PATIENCE))

    def _added(self, chosen: list[str], many: int) -> Iterator[list[str]]:
        """All ways to add so many."""
        left = {key: option.copies - chosen.count(key) for key, option in self.prompt.options.items()}
        return ([*chosen, *more] for more in _multisets([*left.items()], many))

    def _stripped(self, chosen: list[str]) -> Iterator[list[str]]:
        """As much as may be, without what can be left out: each kind is once the first and once the last to go."""
        keys, held = [*self.prompt.options], Counter(chosen)
        rest = [key for key, option in self.prompt.options.items() for _ in range(option.copies - held[key])]
        for at in range(len(keys)):
            for order in (keys[at:] + keys[:at], [*reversed(keys[at:] + keys[:at])]):
                left = sorted(rest, key=order.index)
                left = left[max(0, len(chosen) + len(left) - self.prompt.most) :]
                for key in [*left]:
                    fewer = [*left]
                    fewer.remove(key)
                    if self._is_legal([*chosen, *fewer]):
                        left = fewer
                yield [*chosen, *sorted(left, key=keys.index)]

    def _is_legal(self, raw: list[str]) -> bool:
        try:
            self.prompt.parse(raw)
        except IllegalAnswer:
            return False
        return True

    def _everything(self) -> list[str]:
        return [key for key, option in self.prompt.options.items() for _ in range(option.copies)]

    def _alike(self, raw: list[str]) -> tuple[str, ...]:
        return tuple(raw if self.prompt.ordered else sorted(raw))


def _pool(label: Sequence[str], key: list[str]) -> list[str]:
    """The words of a label, and those of a key that are not begun words of it."""
    return [*label, *(word for word in key if not any(said.startswith(word) for said in label))]


def _multisets(left: Sequence[tuple[str, int]], many: int) -> Iterator[list[str]]:
    """All ways to take so many of what is left of each."""
    if not many:
        yield []
    elif left:
        (key, most), *others = left
        for taken in range(min(most, many), -1, -1):
            yield from ([key] * taken + more for more in _multisets(others, many - taken))
