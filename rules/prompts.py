"""What a player can be asked. A prompt alone knows legality: of one answer, cheaply; of all, for whoever looks."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Set
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

from rules.chance import Chance
from rules.errors import IllegalAnswer
from rules.words import Seat, Sentence, Words, say

Raw: TypeAlias = str | int | list[Any]


class Region(NamedTuple):
    """Options that lie together, of which one may look at those alone: a short key of letters, and its name.

    `spot` is its place on a picture, which shows the key there.
    """

    key: str
    label: Sentence
    spot: str | None = None


class Option(NamedTuple):
    """One choice: `key` stands in logs for ever, the script receives `value`, there are `copies` of it.

    `spot` is its place on a picture, "board/palatine" or "hand/roof-3"; whoever shows the picture numbers the spots.
    `final` options show something hidden at once, so that they cannot be taken back. `partners` are the seats with a
    share in what it decides: it may be proposed to them before it is chosen, and its label, its description and those
    of the steps that follow told to all.
    """

    key: str
    value: Any
    label: Sentence | None = None
    copies: int = 1
    description: Sentence | None = None
    spot: str | None = None
    final: bool = False
    partners: tuple[Seat, ...] = ()
    region: Region | None = None

    @property
    def text(self) -> Sentence:
        """What the option is called: its label, or its key as the game's words have it."""
        return self.label or say("text", text=self.key)


Options: TypeAlias = Mapping[str, Option]


def copied(raw: Raw) -> Raw:
    """A copy of a raw answer, so that what is logged cannot be changed from outside."""
    return [copied(each) for each in raw] if isinstance(raw, list) else raw


def plain(keys: Iterable[str]) -> dict[str, Option]:
    """Options that are their own value; equal keys are counted."""
    return {key: Option(key, key, copies=many) for key, many in Counter(keys).items()}


class Among(Options):
    """Those of `everything` that `objection` has nothing to say against: one check for one key, all when looked at."""

    def __init__(self, everything: Options, objection: Callable[[Any], Sentence | None]) -> None:
        self.everything, self._objection = everything, objection

    def __getitem__(self, key: str) -> Option:
        option = self.everything[key]
        if why := self._objection(option.value):
            raise IllegalAnswer(why)
        return option

    def __iter__(self) -> Iterator[str]:
        return (key for key, option in self.everything.items() if not self._objection(option.value))

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def refused(self) -> Iterator[tuple[Option, Sentence]]:
        """Those of `everything` that are no options, and why."""
        for option in self.everything.values():
            if why := self._objection(option.value):
                yield option, why


def _unexplained(key: str) -> None:
    """Nothing is to be said about a key that is no option."""


class Ranked(Options):
    """Options that are their own values: described and put in order only for whoever looks.

    A Set of keys may find out about each when it is asked; other keys are known at once. `objection` may say why
    something is none of them. `every` names all keys that can be described, where that is more: from each of them,
    legal or not, a move's script can go on to its next question.
    """

    def __init__(
        self,
        keys: Iterable[str],
        describe: Callable[[str], Option],
        rank: Callable[[str], Any],
        objection: Callable[[str], Sentence | None] = _unexplained,
        every: Callable[[], Iterable[str]] | None = None,
    ) -> None:
        self.known: Collection[str] = keys if isinstance(keys, Set) else dict.fromkeys(keys)
        self._describe, self._rank, self._objection, self._every = describe, rank, objection, every

    @property
    def everything(self) -> Options:
        """All that can be described, legal or not."""
        return {key: self._describe(key) for key in (self._every or self.known.__iter__)()}

    def __getitem__(self, key: str) -> Option:
        if key not in self.known:
            if isinstance(key, str) and (why := self._objection(key)):
                raise IllegalAnswer(why)
            raise KeyError(key)
        return self._describe(key)

    def __iter__(self) -> Iterator[str]:
        return iter(sorted(self.known, key=self._rank))

    def __len__(self) -> int:
        return len(self.known)

    def refused(self) -> Iterator[tuple[Option, Sentence]]:
        """What can be described beyond the options, and why it is none of them."""
        for key in self._every() if self._every else ():
            if key not in self.known and (why := self._objection(key)):
                yield self._describe(key), why


def refused(options: Options) -> Iterator[tuple[Option, Sentence]]:
    """What may be named beside these options, and why it is none of them."""
    return options.refused() if isinstance(options, Among | Ranked) else iter(())


def everything(options: Options) -> Options:
    """What may be named as one of these options, whether it is one or not."""
    return options.everything if isinstance(options, Among | Ranked) else options


class Condition(NamedTuple):
    """One more thing an answer must fulfil, and its sentence; `holds` judges the values chosen."""

    sentence: Sentence
    holds: Callable[[list[Any]], bool]


@dataclass(frozen=True, slots=True)
class Prompt:
    """What all kinds share. `repeats`: may have a standing answer. `private`: how many choices there are is secret."""

    key: str
    question: Sentence
    repeats: bool = field(default=False, kw_only=True)
    private: bool = field(default=False, kw_only=True)

    def parse(self, raw: Raw) -> Any:
        """Return what the script receives for a raw answer, or raise IllegalAnswer."""
        raise NotImplementedError

    def only(self) -> Raw | None:
        """Return the one legal answer, or None if there are several."""
        raise NotImplementedError

    def sample(self, chance: Chance) -> Raw:
        """Return any legal answer."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Pick(Prompt):
    """Exactly one option."""

    options: Options

    def parse(self, raw: Raw) -> Any:
        if isinstance(self.options, Ranked) and isinstance(raw, str) and raw in self.options.known:
            return raw
        return _option(self.options, raw).value

    def only(self) -> Raw | None:
        keys = iter(self._keys())
        first = next(keys, None)
        assert first is not None, f"{self.key} is asked without an option"
        return first if next(keys, None) is None else None

    def sample(self, chance: Chance) -> Raw:
        return chance.one(self.key, list(self._keys()))

    def _keys(self) -> Iterable[str]:
        """The legal keys in no particular order, where putting them in order costs something."""
        return self.options.known if isinstance(self.options, Ranked) else self.options


@dataclass(frozen=True, slots=True)
class PickSome(Prompt):
    """From `least` to `most` options, a key as often as its count; `ordered` where their order means something.

    `tally` says what the values so far amount to.
    """

    options: Options
    least: int
    most: int
    condition: Condition | None = None
    tally: Callable[[list[Any]], Sentence] | None = None
    ordered: bool = field(default=False, kw_only=True)

    def parse(self, raw: Raw) -> list[Any]:
        if not isinstance(raw, list) or not self.least <= len(raw) <= self.most:
            raise IllegalAnswer(say("not-between", least=self.least, most=self.most))
        chosen = [_option(self.options, key) for key in raw]
        for option in chosen:
            if option.copies < len(raw) and raw.count(option.key) > option.copies:
                raise IllegalAnswer(say("not-so-many", count=option.copies))
        values = [option.value for option in chosen]
        if self.condition and not self.condition.holds(values):
            raise IllegalAnswer(self.condition.sentence)
        return values

    def only(self) -> Raw | None:
        everything = self._everything()
        assert self.least <= min(self.most, len(everything)), f"{self.key} asks for more than there is"
        forced = self.most == 0 or len(everything) in (0, self.least)
        return everything[: self.most] if forced else None

    def sample(self, chance: Chance) -> Raw:
        raw = chance.shuffled(self.key, self._everything())
        some = chance.roll(self.key, self.least, min(self.most, len(raw)))
        while self.condition and some < len(raw) and not self.condition.holds(self._values(raw[:some])):
            some += 1
        return raw[:some]

    def nothing(self, words: Words) -> Sentence:
        """What to choose none is called: the game's "bid-none" for a question "bid", or plainly none."""
        return say(f"{self.key}-none" if f"{self.key}-none" in words else "none-of-them")

    def _everything(self) -> list[str]:
        return [key for key, option in self.options.items() for _ in range(option.copies)]

    def _values(self, raw: list[str]) -> list[Any]:
        return [self.options[key].value for key in raw]


@dataclass(frozen=True, slots=True)
class Amount(Prompt):
    """A whole number from `low` to `high`."""

    low: int
    high: int

    def parse(self, raw: Raw) -> int:
        if type(raw) is not int or not self.low <= raw <= self.high:
            raise IllegalAnswer(say("not-between", least=self.low, most=self.high))
        return raw

    def only(self) -> Raw | None:
        assert self.low <= self.high, f"{self.key} asks for an impossible amount"
        return self.low if self.low == self.high else None

    def sample(self, chance: Chance) -> Raw:
        return chance.roll(self.key, self.low, self.high)


def yes_no(key: str, question: Sentence, *, repeats: bool = False, private: bool = False) -> Pick:
    return Pick(key, question, _YES_NO, repeats=repeats, private=private)


_YES_NO = {"yes": Option("yes", True), "no": Option("no", False)}


def _option(options: Options, raw: object) -> Option:
    try:
        return options[raw]  # type: ignore[index]  # whatever it is, a mapping can say no to it
    except IllegalAnswer:
        raise
    except (KeyError, TypeError):
        raise IllegalAnswer(say("not-a-choice")) from None
