"""Sentences: a key into a list of words, and values. Whoever shows one puts the names in; so a language is a file."""

from collections.abc import Mapping, Sequence
from string import Formatter
from typing import Any, NamedTuple, TypeAlias

Seat: TypeAlias = int
Words: TypeAlias = Mapping[str, str]

KERNEL: Words = {
    "diverged": "Answer {number} ({key}) no longer fits the rules.",
    "final-answered": "That can no longer be taken back: {who:seat} has answered since.",
    "final-none": "You have given no answer yet, so there is nothing to take back.",
    "final-over": "That can no longer be taken back: the game is over.",
    "final-seen": "That can no longer be taken back: something hidden has been seen since.",
    "not-a-choice": "That is not one of the choices now.",
    "not-asked": "You have nothing to decide right now.",
    "not-between": "Choose from {least} to {most}.",
    "not-repeating": "This question cannot be given a standing answer.",
    "not-exactly": "Choose {many}.",
    "not-so-many": "You have only {count} × {what:say}.",
    "not-standing": "You have no standing answer here.",
    "text": "{text:word}",
    "times": "{many} × {what:say}",
    "too-long": "That is more than this move needs.",
    "unfinished": "This move needs another step.",
    "yes": "Yes",
    "no": "No",
    "none-of-them": "None",
    "no-choice": "{who:seat} has no choice:",
}


class Sentence(NamedTuple):
    """What is said, before it is put into a language: plain JSON, with seats instead of names."""

    key: str
    values: dict[str, Any]


def say(key: str, /, **values: Any) -> Sentence:
    return Sentence(key, values)


def tell(sentence: Sentence, words: Words, names: Sequence[str]) -> str:
    """Put a sentence into words.

    A template marks a seat `{who:seat}`, seats `{all:seats}`, a word `{what:word}`, several `{all:words}`, or with an
    "and" `{all:listed}`, sentences within it `{part:say}` and `{parts:says}`, a number with its noun
    `{cards:many card|cards}`, and one with its sign `{cards:+many card|cards}`.
    A seat beyond the names is nobody's at the table: the game plays it itself, and its words call it "automaton".
    """
    return _Teller(words, names).vformat(
        words[sentence[0]] if sentence[0] in words else KERNEL[sentence[0]], (), sentence[1]
    )


class _Teller(Formatter):
    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self._words, self._names = words, names

    def format_field(self, value: Any, spec: str) -> str:
        match spec:
            case "seat":
                return self._name(value)
            case "seats":
                return _listed([self._name(seat) for seat in value])
            case "word":
                return str(self._words.get(value, value))
            case "words":
                return ", ".join(self._words.get(each, each) for each in value)
            case "listed":
                return _listed([self._words.get(each, each) for each in value])
            case "say":
                return tell(value, self._words, self._names)
            case "says":
                return ", ".join(tell(each, self._words, self._names) for each in value)
        if spec.startswith(("many ", "+many ")):
            sign, _, nouns = spec.partition("many ")
            one, several = nouns.split("|")
            return f"{value:{sign}} {one if abs(value) == 1 else several}"
        return str(super().format_field(value, spec))

    def _name(self, seat: Seat) -> str:
        return str(self._names[seat]) if seat < len(self._names) else self._words["automaton"]


def _listed(names: Sequence[str]) -> str:
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


class Line(NamedTuple):
    """One line of a journal: the log number it came with, and who may read it (None: everybody)."""

    number: int
    sentence: Sentence
    to: Seat | None


class Journal:
    """What a game has told, in order; the table keeps `number` at the row being played."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.number = 0

    def tell(self, key: str, /, *, to: Seat | None = None, **values: Any) -> None:
        self.lines.append(Line(self.number, Sentence(key, values), to))

    def read(self, seat: Seat | None, since: int) -> list[Line]:
        return [line for line in self.lines if line.number > since and (line.to is None or line.to == seat)]
