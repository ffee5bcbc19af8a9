"""What a player can be asked. A prompt alone knows legality: of one answer, cheaply; of all, for whoever looks."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

from rules.chance import Chance
from rules.errors import IllegalAnswer
from rules.options import Option, Options, Ranked
from rules.words import Sentence, Words, say

Raw: TypeAlias = str | int | list[Any]


def copied(raw: Raw) -> Raw:
    """A copy of a raw answer, so that what is logged cannot be changed from outside."""
    return [copied(each) for each in raw] if isinstance(raw, list) else raw


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
        if not isinstance(raw, list):
            raise IllegalAnswer(_not_between(self.least, self.most))
        for key, many in Counter(map(str, raw)).items():
            if key in self.options and many > (option := self.options[key]).copies:
                raise IllegalAnswer(say("not-so-many", count=option.copies, what=option.text))
        if not self.least <= len(raw) <= self.most:
            raise IllegalAnswer(_not_between(self.least, self.most))
        chosen = [_option(self.options, key) for key in raw]
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
            raise IllegalAnswer(_not_between(self.low, self.high))
        return raw

    def only(self) -> Raw | None:
        assert self.low <= self.high, f"{self.key} asks for an impossible amount"
        return self.low if self.low == self.high else None

    def sample(self, chance: Chance) -> Raw:
        return chance.roll(self.key, self.low, self.high)


def yes_no(key: str, question: Sentence, *, repeats: bool = False, private: bool = False) -> Pick:
    return Pick(key, question, _YES_NO, repeats=repeats, private=private)


_YES_NO = {"yes": Option("yes", True), "no": Option("no", False)}


def _not_between(least: int, most: int) -> Sentence:
    return say("not-exactly", many=most) if least == most else say("not-between", least=least, most=most)


def _option(options: Options, raw: object) -> Option:
    try:
        return options[raw]  # type: ignore[index]  # whatever it is, a mapping can say no to it
    except IllegalAnswer:
        raise
    except (KeyError, TypeError):
        raise IllegalAnswer(say("not-a-choice")) from None
