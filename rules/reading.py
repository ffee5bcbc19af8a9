"""A seat's questions beside what is typed: the table's words, what its choices are called, and the way along steps."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from re import split
from typing import Any

from rules.options import Option, Options, described, has_key
from rules.phrase import Phrase, heads, phrase
from rules.prompts import Pick, PickSome, Prompt, Raw
from rules.script import Passed, Way
from rules.spelling import AND, LISTED, items, marks
from rules.table import Table
from rules.words import KERNEL, Seat, Sentence, Words, say, tell


class Choices:
    """What some options are called."""

    def __init__(self, reading: "Reading", options: Options) -> None:
        self._options = options
        self.phrases = {key: reading.phrase(option) for key, option in described(options).items()}
        self.heads = heads(self.phrases.values())

    def keys_in(self, typed: Iterable[str]) -> set[str]:
        """The typed words that are the key of an option, legal or not."""
        return {word for word in typed if has_key(self._options, word)}


class Reading:
    """What one seat is asked now; with `whole_letters` a letter alone is a key, not the beginning of a word."""

    def __init__(self, table: Table[Any], seat: Seat, names: Sequence[str], *, whole_letters: bool = False) -> None:
        self.table, self.seat = table, seat
        self._names, self._whole_letters = names, whole_letters
        self._lists = not table.is_move(seat) and isinstance(table.prompt(seat), PickSome)
        self.words: Words = {**KERNEL, **table.game.words}
        self._ways: dict[str, Way] = {}
        self._choices: dict[int, Choices] = {}

    def typed(self, text: str) -> list[str]:
        """The words of a text, with the game's synonyms put into its own words.

        Where "blue" is called "light blue", "light blue" is that, too. Where several are chosen, a comma is an "and".
        """
        if self._lists:
            text = LISTED.sub(f" {AND} ", text)
        said: list[str] = []
        for word in split(r"\s+", text.strip()):
            ours = self.words.get(f"synonym-{word.casefold()}", "")
            *before, last = marks(ours) or [word]
            is_begun = bool(before) and marks(" ".join(said))[-len(before) :] == before
            said.append(last if is_begun else ours or word)
        return items(" ".join(said))

    def tell(self, sentence: Sentence) -> str:
        return tell(sentence, self.words, self._names)

    def phrase(self, option: Option) -> Phrase:
        return phrase(self.tell(option.text), option.key, whole_letters=self._whole_letters)

    def choices(self, prompt: Pick) -> Choices:
        """What the choices of a question are called, found out once."""
        if id(prompt.options) not in self._choices:
            self._choices[id(prompt.options)] = Choices(self, prompt.options)
        return self._choices[id(prompt.options)]

    def way(self, steps: Sequence[Raw]) -> Way:
        """The way along steps of an answer, gone once; its questions are those of the way to the last of them."""
        key = repr(steps)
        if key not in self._ways:
            way = self.table.way(self.seat, steps)
            before = self._ways.get(repr(steps[:-1])) if steps else None
            if before and before.prompt:
                passed = [*before.passed, Passed(before.prompt, steps[-1], forced=False)]
                way = way._replace(passed=passed + way.passed[len(passed) :])
            self._ways[key] = way
        return self._ways[key]

    def whole(self, steps: Sequence[Raw]) -> Raw:
        """The answer that these steps are."""
        return [*steps] if self.table.is_move(self.seat) else steps[0]

    def told(self, passed: Iterable[Passed]) -> str:
        """What a way says step by step, those without a choice, too."""
        return " · ".join(filter(None, (self.label(each.prompt, each.raw) for each in passed)))

    def label(self, prompt: Prompt, raw: Raw) -> str:
        """What an answer to a question says: equal ones of several are counted, unless their order means something."""
        match prompt, raw:
            case Pick(), str(key):
                return self.tell(prompt.options[key].text)
            case PickSome(), list(keys):
                runs = [(key, len([*same])) for key, same in groupby(keys)] if prompt.ordered else Counter(keys).items()
                return " + ".join(self._times(prompt, *run) for run in runs) or self.nothing(prompt)
        return str(raw)

    def _times(self, prompt: PickSome, key: str, many: int) -> str:
        text = prompt.options[key].text
        return self.tell(say("times", many=many, what=text) if many > 1 else text)

    def nothing(self, prompt: PickSome) -> str:
        """What choosing none is called; nothing where no more can be chosen."""
        return self.tell(prompt.nothing(self.words)) if prompt.most else ""
