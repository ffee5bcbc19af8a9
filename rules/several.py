"""Several choices in words, "2 velites, offering of 1 and stone": one name after the other, each with its own words.

Where there are several of a kind, a number may count it: "2 velites", "2x velites", "velites x2".
"""

from collections.abc import Iterator
from functools import cached_property
from itertools import chain, islice
from typing import NamedTuple

from rules.filling import everything, filled, is_legal
from rules.phrase import Phrase, Typed, heads, is_bound, loosened
from rules.prompts import PickSome, Raw
from rules.reading import Reading
from rules.spelling import AND, counted, is_count, is_pair, parts

_NOTHING = ("nothing", "none", "pass")  # what people type to choose none of several
_ALL = (["all"], ["everything"])  # what people type to choose all of several
_PATIENCE = 400  # ways to read the same words


class Found(NamedTuple):
    """An answer and the typed words it leaves; `named` unless it is one of several that these words do not tell of.

    Not `sure` if a number in it, or words in another order, may have meant something else. `taken` are the words of one
    choice, as `Split` has them.
    """

    raw: Raw
    unused: Typed
    named: bool = True
    sure: bool = True
    taken: Typed = ()


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
    sure: bool


class Several:
    """One question for several choices, beside typed words. With `spare` more of a kind can be named than there are."""

    def __init__(self, reading: Reading, prompt: PickSome, *, spare: bool = False) -> None:
        self._reading, self.prompt, self._spare = reading, prompt, spare
        self._phrases = {key: reading.phrase(option) for key, option in prompt.options.items()}
        self._heads = heads(self._phrases.values())
        self._longest = max((len(phrase.has) for phrase in self._phrases.values()), default=0)
        self._counts = any(option.copies > 1 for option in prompt.options.values())
        self._tell: dict[str, bool] = {}

    @cached_property
    def _none(self) -> Phrase:
        """What choosing none may be called."""
        return Phrase(" ".join([self._reading.nothing(self.prompt), *_NOTHING]), "")

    def is_nothing(self, typed: list[str]) -> bool:
        """Whether typed words say that none is chosen: a whole word for nothing, beside those it may be called by."""
        told = any(word in (*self._none.shown[:1], "no", *_NOTHING) for word in typed)
        return told and all(self._none.at(word, range(len(self._none.has))) for word in typed)

    def answers(self, typed: list[str]) -> Iterator[Found]:
        """Legal answers and the words they leave: what is named, then what that can be filled up to or added to."""
        seen = set()
        for found in chain(self.named(typed), self._filled(typed)):
            assert isinstance(found.raw, list)
            if (key := self._alike(found.raw)) not in seen:
                seen.add(key)
                yield found._replace(named=found.named or not typed)

    def named(self, typed: list[str]) -> Iterator[Found]:
        """Legal answers of what is named and no more."""
        if self.is_nothing(typed) and is_legal(self.prompt, []):
            yield Found([], ())
        if typed in _ALL and is_legal(self.prompt, everything(self.prompt)):
            yield Found(everything(self.prompt), ())
        ways = self.read(typed)
        only = sum(read.sure and not read.unread for read in ways) == 1
        for read in ways:
            if is_legal(self.prompt, read.chosen):
                sure = read.sure and (only or bool(read.unread))
                yield Found(read.chosen, tuple(read.unread), bool(read.chosen) or not typed, sure)

    def _filled(self, typed: list[str]) -> Iterator[Found]:
        for read in self.read(typed):
            unread = tuple(word for word in read.unread if self._tells(word))
            yield from (Found(raw, unread, named=False) for raw in filled(self.prompt, read.chosen))

    def read(self, typed: list[str]) -> list[Read]:
        """The ways to read typed words from the first on, each the most words at a time; none is read twice."""
        found: dict[tuple[str, ...], Read] = {}
        for each in islice(self._ways([], _Words(loosened(typed, self._heads))), _PATIENCE):
            key = self._alike(each.chosen)
            found[key] = each if each.sure or key not in found else found[key]
        return [*found.values()]

    def _ways(self, chosen: list[str], typed: "_Words") -> Iterator[Read]:
        while chosen and typed.left[:1] == [AND]:
            typed = typed.after(1)
        if not (found := self._next(chosen, typed)):
            yield Read(chosen, typed.left)
        for each in found:
            rest = typed.after(each.used)
            sure = each.sure and not self._goes_on(each.key, typed.left[: each.used], rest.left)
            for read in self._ways([*chosen, *[each.key] * each.many], rest):
                yield read._replace(sure=read.sure and sure)

    def _goes_on(self, key: str, group: list[str], rest: list[str]) -> bool:
        """Whether a name without its number goes on with the number of another, as in "pink" and "permit 4"."""
        return bool(rest) and not any(map(is_pair, group)) and is_bound(rest[0], self._phrases[key].heads)

    def _next(self, chosen: list[str], typed: "_Words", most: int | None = None) -> list[_Next]:
        """What the next words name: those options that most of them fit, not only begun if there are such.

        A number between two names belongs to the second if the first word of all is one, to the first if the last is.
        """
        for used in range(min(self._longest + 2, len(typed.left), most or len(typed.left)), 0, -1):
            found = [each for each in self._fit(typed, used) if self._has(each, chosen)]
            if not found:
                continue
            found = [each for each in found if each.whole] or found
            if typed.ends_in_number or not self._is_between(typed.left, used):
                return found
            fewer = self._next(chosen, typed, used - 1)
            return fewer if typed.begins_with_number else found + fewer
        return []

    def _is_between(self, typed: list[str], used: int) -> bool:
        """Whether the last of the words used is a number that may count what comes after it."""
        if not self._counts or not 1 < used < len(typed) or typed[used] == AND:
            return False
        before, last, after = typed[used - 2 : used + 1]
        return last.isdecimal() and not after.isdecimal() and self._tells(before)

    def _has(self, each: _Next, chosen: list[str]) -> bool:
        return self._spare or chosen.count(each.key) + each.many <= self.prompt.options[each.key].copies

    def _fit(self, typed: "_Words", used: int) -> Iterator[_Next]:
        """The options that all of the next words fit; where there are several of one, a number may count them."""
        for many, name in typed.counting(used) if self._counts else [(1, typed.left[:used])]:
            if not many or any(map(is_count, name)) or not any(map(self._tells, name)):
                continue
            if self._counts and typed.are_numbers(name):
                continue
            for key, phrase in self._phrases.items():
                if not phrase.split(tuple(name), self._heads).left:
                    whole = all(part in phrase.has for part in parts(name[-1:]))
                    yield _Next(key, many, used, whole, phrase.says(name))

    def _tells(self, word: str) -> bool:
        """Whether a word tells options apart: one that fits all of them names none."""
        if word not in self._tell:
            fit = [phrase for phrase in self._phrases.values() if phrase.at(word, range(len(phrase.has)))]
            self._tell[word] = len(self._phrases) == 1 or len(fit) < len(self._phrases)
        return self._tell[word]

    def _alike(self, raw: list[str]) -> tuple[str, ...]:
        return tuple(raw if self.prompt.ordered else sorted(raw))


class _Words:
    """Typed words, of which some have been read."""

    def __init__(self, typed: list[str], read: int = 0) -> None:
        self._typed, self._read, self.left = typed, read, typed[read:]

    def after(self, many: int) -> "_Words":
        return _Words(self._typed, self._read + many)

    @property
    def begins_with_number(self) -> bool:
        return bool(counted(self._typed[0]))

    @property
    def ends_in_number(self) -> bool:
        return self._typed[-1].isdecimal()

    def are_numbers(self, name: list[str]) -> bool:
        """Whether a name is of numbers only, which counts nothing beside other words."""
        return len(self._typed) > 1 and all(map(counted, name))

    def counting(self, used: int) -> list[tuple[int, list[str]]]:
        """How many the next words name, and their name, or either; a number alone counts nothing.

        What is behind a name counts it, if no other name comes after it before an "and".
        """
        group = self.left[:used]
        if len(self._typed) > 1 and counted(group[0]):
            return [(int(counted(group[0])), group[1:])]
        if is_count(group[-1]) and (group[-1].startswith("x") or used == len(self.left)):
            return [(int(counted(group[-1])), group[:-1])]
        ends = self.left[used : used + 1] in ([], [AND])
        behind = [(int(group[-1]), group[:-1])] if ends and used > 1 and group[-1].isdecimal() else []
        return [(1, group), *behind]
