"""What somebody has typed, word by word, beside what the table says."""

from collections.abc import Sequence
from functools import lru_cache
from re import compile as pattern
from re import split
from typing import Any
from unicodedata import combining, normalize

from rules.options import Option
from rules.table import Table
from rules.words import KERNEL, Seat, Sentence, Words, tell

_PLACE = r"(?<![^\W_])[^\W\d_]\d+(?![^\W_])"  # a letter and a number, as a space of a board is called
_WORDS = pattern(r"\d+|[^\W\d_]+")
_PLACES = pattern(_PLACE)
_TYPED = pattern(rf"{_PLACE}|{_WORDS.pattern}")


def words(text: str) -> list[str]:
    """Lower-case words and numbers, without accents."""
    return _WORDS.findall(_bare(text))


def marks(text: str) -> list[str]:
    """The same, but what is the name of a place, such as "c4", is one."""
    return _TYPED.findall(_bare(text))


def _bare(text: str) -> str:
    return "".join(mark for mark in normalize("NFKD", text.casefold()) if not combining(mark))


@lru_cache(maxsize=4096)
def _named(text: str) -> tuple[str, ...]:
    """What a text may be called by: its words, and what is the name of a place as a whole, too."""
    bare = _bare(text)
    return (*_WORDS.findall(bare), *_PLACES.findall(bare))


class Reading:
    """Puts a seat's choices beside typed words; with `whole_letters` one letter is a key, not the start of a word."""

    def __init__(self, table: Table[Any], seat: Seat, names: Sequence[str], *, whole_letters: bool = False) -> None:
        self.table, self.seat = table, seat
        self._names, self._whole_letters = names, whole_letters
        self.words: Words = {**KERNEL, **table.game.words}

    def typed(self, text: str) -> list[str]:
        """The words of a text, with the game's synonyms put into its own words; the name of a place is one.

        Where "blue" is called "light blue", "light blue" is that, too.
        """
        said: list[str] = []
        for word in split(r"\s+", text.strip()):
            ours = self.words.get(f"synonym-{word.casefold()}")
            *before, last = marks(word if ours is None else ours) or [""]
            is_begun = bool(ours and before) and said[-len(before) :] == before
            said += [last] if is_begun else [*before, last]
        return [word for word in said if word]

    def tell(self, sentence: Sentence) -> str:
        return tell(sentence, self.words, self._names)

    def label(self, option: Option) -> str:
        return self.tell(option.text)

    def said(self, option: Option) -> Sequence[str]:
        """The words of a label."""
        label = _named(self.label(option))
        if self._whole_letters:
            return [word for word in label if len(word) > 1 or word.isdecimal()]
        return label

    def named_by(self, option: Option) -> list[str]:
        return [*self.said(option), *_named(option.key)]

    def unused(self, option: Option, typed: list[str], keys: Sequence[str] = ()) -> list[str]:
        """The typed words that this option has not; numbers, places and `keys` must be equal, words may be begun."""
        if not typed:
            return []
        names = self.named_by(option)
        return [word for word in typed if word not in names and (word in keys or self.other([word], names))]

    def without(self, typed: list[str], text: str) -> list[str]:
        """The typed words that are not in a text."""
        return self.other(typed, _named(text))

    def other(self, typed: list[str], has: Sequence[str]) -> list[str]:
        return [word for word in typed if not any(self.fits(word, one) for one in has)]

    def fits(self, word: str, name: str) -> bool:
        whole = word[-1].isdecimal() or (self._whole_letters and len(word) == 1)
        return word == name if whole else name.startswith(word)
