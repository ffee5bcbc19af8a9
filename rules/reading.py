"""What somebody has typed, word by word, beside what the table says."""

from collections.abc import Sequence
from re import findall, split
from typing import Any
from unicodedata import combining, normalize

from rules.prompts import Option
from rules.table import Table
from rules.words import KERNEL, Seat, Sentence, Words, tell


def words(text: str) -> list[str]:
    """Lower-case words and numbers, without accents."""
    bare = "".join(mark for mark in normalize("NFKD", text.casefold()) if not combining(mark))
    return findall(r"\d+|[^\W\d_]+", bare)


class Reading:
    """Puts a seat's choices beside typed words; with `whole_letters` one letter is a key, not the start of a word."""

    def __init__(self, table: Table[Any], seat: Seat, names: Sequence[str], *, whole_letters: bool = False) -> None:
        self.table, self.seat = table, seat
        self._names, self._whole_letters = names, whole_letters
        self.words: Words = {**KERNEL, **table.game.words}

    def typed(self, text: str) -> list[str]:
        """The words of a text, with the game's synonyms put into its own words."""
        return words(
            " ".join(self.words.get(f"synonym-{word.casefold()}", word) for word in split(r"\s+", text.strip()))
        )

    def tell(self, sentence: Sentence) -> str:
        return tell(sentence, self.words, self._names)

    def label(self, option: Option) -> str:
        return self.tell(option.text)

    def named_by(self, option: Option) -> list[str]:
        label = words(self.label(option))
        if self._whole_letters:
            label = [word for word in label if len(word) > 1 or word.isdecimal()]
        return [*label, *words(option.key)]

    def unused(self, option: Option, typed: list[str]) -> list[str]:
        """The typed words that this option has not; numbers must be equal, words may be begun."""
        return self.other(typed, self.named_by(option))

    def other(self, typed: list[str], has: list[str]) -> list[str]:
        return [word for word in typed if not any(self.fits(word, one) for one in has)]

    def fits(self, word: str, name: str) -> bool:
        whole = word.isdecimal() or (self._whole_letters and len(word) == 1)
        return word == name if whole else name.startswith(word)
