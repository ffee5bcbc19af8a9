"""Several choices in words, "2 velites, offering of 1 and stone": one name after the other, each with its own words.

Where there are several of a kind, a number may count it: "2 velites", "2x velites", "velites x2". What is named is made
up to legal answers: all that is chosen, and as little or as much more as can be.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import chain, islice
from typing import NamedTuple

from rules.errors import IllegalAnswer
from rules.phrase import Phrase, Typed, heads, is_bound, loosened
from rules.prompts import PickSome
from rules.reading import Reading
from rules.spelling import AND, counted, is_count, is_pair

_NOTHING = ("nothing", "none", "pass")  # what people type to choose none of several
_ALL = (["all"], ["everything"])  # what people type to choose all of several
_PATIENCE = 400  # ways to read the same words, and answers tried to fill them up


class Read(NamedTuple):
    """One way to read typed words: the keys they name, and the words that name nothing."""

    chosen: list[str]
    unread: list[str]


class _Text(NamedTuple):
    """The words that are still to be read; whether a number among them may count, and whether it began with one."""

    left: list[str]
    counts: bool
    numbered: bool

    def after(self, many: int) -> "_Text":
        return self._replace(left=self.left[many:])


class _Next(NamedTuple):
    """What the next words may name: so many of an option, by so many words."""

    key: str
    many: int
    used: int


class Several:
    """One question for several choices, beside typed words. With `spare` more of a kind can be named than there are."""

    def __init__(self, reading: Reading, prompt: PickSome, *, spare: bool = False) -> None:
        self._reading, self.prompt, self._spare = reading, prompt, spare
        self._phrases = {key: reading.phrase(option) for key, option in prompt.options.items()}
        self._heads = heads(self._phrases.values())
        self._longest = max((len(phrase.has) for phrase in self._phrases.values()), default=0)
        self._tell: dict[str, bool] = {}

    @cached_property
    def _none(self) -> Phrase:
        """What choosing none may be called."""
        return Phrase(" ".join([self._reading.nothing(self.prompt), *_NOTHING]), "")

    def is_nothing(self, typed: list[str]) -> bool:
        """Whether typed words say that none is chosen: a whole word for nothing, beside those it may be called by."""
        told = any(word in (*self._none.shown[:1], "no", *_NOTHING) for word in typed)
        return told and all(self._none.at(word, range(len(self._none.has))) for word in typed)

    def answers(self, typed: list[str]) -> Iterator[tuple[list[str], Typed, bool]]:
        """Legal answers, the words they leave, and whether they are named: then what these can be filled up to."""
        seen = set()
        for raw, unread, named in chain(self._named(typed), self._filled(typed)):
            if (key := self._alike(raw)) not in seen:
                seen.add(key)
                yield raw, tuple(unread), named or not typed

    def _named(self, typed: list[str]) -> Iterator[tuple[list[str], list[str], bool]]:
        """Legal answers of what is named and no more."""
        if self.is_nothing(typed) and _is_legal(self.prompt, []):
            yield [], [], True
        if typed in _ALL and _is_legal(self.prompt, _everything(self.prompt)):
            yield _everything(self.prompt), [], True
        ways = self.read(typed)
        sure = all(_is_legal(self.prompt, chosen) for chosen, unread in ways if not unread)
        for chosen, unread in ways:
            if _is_legal(self.prompt, chosen):
                yield chosen, unread, bool(chosen) and (sure or bool(unread))

    def _filled(self, typed: list[str]) -> Iterator[tuple[list[str], list[str], bool]]:
        for chosen, unread in self.read(typed):
            left = [word for word in unread if self._tells(word)]
            yield from ((raw, left, False) for raw in _filled(self.prompt, chosen))

    def read(self, typed: list[str]) -> list[Read]:
        """The ways to read typed words from the first on, each the most words at a time; none is read twice."""
        said = loosened(typed, self._heads)
        copies = any(option.copies > 1 for option in self.prompt.options.values())
        text = _Text(said, copies and len(said) > 1, any(map(counted, said[:1])))
        return [*{self._alike(each.chosen): each for each in islice(self._ways([], text), _PATIENCE)}.values()]

    def _ways(self, chosen: list[str], text: _Text) -> Iterator[Read]:
        while chosen and text.left[:1] == [AND]:
            text = text.after(1)
        if not (found := self._next(chosen, text)):
            yield Read(chosen, text.left)
        for each in found:
            if not self._goes_on(each, text):
                yield from self._ways([*chosen, *[each.key] * each.many], text.after(each.used))

    def _goes_on(self, each: _Next, text: _Text) -> bool:
        """Whether a name without its number goes on with the number of another, as in "pink" and "permit 4"."""
        group, rest = text.left[: each.used], text.left[each.used :]
        if not rest or any(is_pair(word) or counted(word) for word in group):
            return False
        heads = self._phrases[each.key].heads
        return is_bound(rest[0], heads) or (bool(heads) and bool(counted(rest[0])) and not text.counts)

    def _next(self, chosen: list[str], text: _Text, most: int | None = None) -> list[_Next]:
        """What the next words name: those options that most of them fit.

        A number between two names belongs to the second if the first word of all is one, else to either.
        """
        for used in range(min(self._longest + 2, len(text.left), most or len(text.left)), 0, -1):
            if found := [each for each in self._fit(text, used) if self._has(each, chosen)]:
                if not self._is_between(text, used):
                    return found
                fewer = self._next(chosen, text, used - 1)
                return fewer if text.numbered else found + fewer
        return []

    def _is_between(self, text: _Text, used: int) -> bool:
        """Whether the last of the words used is a number that may count what comes after it."""
        if not text.counts or not 1 < used < len(text.left) or text.left[used] == AND:
            return False
        before, last, after = text.left[used - 2 : used + 1]
        return last.isdecimal() and not after.isdecimal() and self._tells(before)

    def _has(self, each: _Next, chosen: list[str]) -> bool:
        return self._spare or chosen.count(each.key) + each.many <= self.prompt.options[each.key].copies

    def _fit(self, text: _Text, used: int) -> Iterator[_Next]:
        """The options that all of the next words fit; where there are several of one, a number may count them."""
        many, name = _counting(text, used) if text.counts else (1, text.left[:used])
        if not many or any(map(is_count, name)) or not any(map(self._tells, name)):
            return
        if text.counts and all(map(counted, name)):
            return
        for key, phrase in self._phrases.items():
            if not phrase.split(tuple(name), self._heads).left:
                yield _Next(key, many, used)

    def _tells(self, word: str) -> bool:
        """Whether a word tells options apart: one that fits all of them names none."""
        if word not in self._tell:
            fit = [phrase for phrase in self._phrases.values() if phrase.at(word, range(len(phrase.has)))]
            self._tell[word] = len(self._phrases) == 1 or len(fit) < len(self._phrases)
        return self._tell[word]

    def _alike(self, raw: list[str]) -> tuple[str, ...]:
        return tuple(raw if self.prompt.ordered else sorted(raw))


def _counting(text: _Text, used: int) -> tuple[int, list[str]]:
    """How many the next words name, and their name.

    What is behind a name counts it, if no other name comes after it before an "and".
    """
    group, ends = text.left[:used], text.left[used : used + 1] in ([], [AND])
    if first := counted(group[0]):
        return int(first), group[1:]
    if is_count(group[-1]) and (group[-1].startswith("x") or used == len(text.left)):
        return int(counted(group[-1])), group[:-1]
    return (int(group[-1]), group[:-1]) if ends and used > 1 and group[-1].isdecimal() else (1, group)


def _is_legal(prompt: PickSome, raw: list[str]) -> bool:
    try:
        prompt.parse(raw)
    except IllegalAnswer:
        return False
    return True


def _everything(prompt: PickSome) -> list[str]:
    return [key for key, option in prompt.options.items() for _ in range(option.copies)]


def _filled(prompt: PickSome, chosen: list[str]) -> Iterator[list[str]]:
    """Legal answers with all that is chosen and as little more as can be, the shortest first; then one more.

    Where nothing is, more and more.
    """
    fewest = max(prompt.least, len(chosen)) - len(chosen)
    tried = [*islice(_added(prompt, chosen, fewest), _PATIENCE), *_added(prompt, chosen, 1)]
    if prompt.condition and not _is_legal(prompt, chosen):
        tried += _stripped(prompt, chosen)
    found = sorted((raw for raw in tried if _is_legal(prompt, raw)), key=len)
    yield from found
    for least in found[:1]:
        more = range(1, len(_everything(prompt)) - len(least) + 1 if not chosen else 2)
        added = (raw for many in more for raw in _added(prompt, least, many))
        yield from (raw for raw in islice(added, _PATIENCE) if _is_legal(prompt, raw))


def _added(prompt: PickSome, chosen: list[str], many: int) -> Iterator[list[str]]:
    """All ways to add so many."""
    left = [(key, option.copies - chosen.count(key)) for key, option in prompt.options.items()]
    return ([*chosen, *more] for more in _multisets(left, many))


def _multisets(left: Sequence[tuple[str, int]], many: int) -> Iterator[list[str]]:
    """All ways to take so many of what is left of each."""
    if not many:
        yield []
    elif left:
        (key, most), *others = left
        for taken in range(min(most, many), -1, -1):
            yield from ([key] * taken + more for more in _multisets(others, many - taken))


def _stripped(prompt: PickSome, chosen: list[str]) -> Iterator[list[str]]:
    """As much as may be, without what can be left out: each kind is once the first and once the last to go."""
    keys, held = [*prompt.options], Counter(chosen)
    rest = [key for key, option in prompt.options.items() for _ in range(option.copies - held[key])]
    for at in range(len(keys)):
        for order in (keys[at:] + keys[:at], [*reversed(keys[at:] + keys[:at])]):
            left = sorted(rest, key=order.index)
            left = left[max(0, len(chosen) + len(left) - prompt.most) :]
            for key in [*left]:
                fewer = [*left]
                fewer.remove(key)
                if _is_legal(prompt, [*chosen, *fewer]):
                    left = fewer
            yield [*chosen, *sorted(left, key=keys.index)]
