"""What somebody has typed, word by word, beside what the table says."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import permutations
from re import compile as pattern
from re import split
from typing import Any
from unicodedata import combining, normalize

from rules.options import Option
from rules.table import Table
from rules.words import KERNEL, Seat, Sentence, Words, tell

AND = "and"  # what people type between several
_FEW = 4  # parts of a label that may be named in any order
_APART = pattern(r"[:,(·]")  # what stands between them
_PLACE = r"(?<![^\W_])[^\W\d_]\d+(?![^\W_])"  # a letter and a number, as a space of a board is called
_WORDS = pattern(r"\d+|[^\W\d_]+")
_PLACES = pattern(_PLACE)
_MARKS = pattern(rf"{_PLACE}|{_WORDS.pattern}")
_PAIR = r"[^\W\d_]{2,}[\s-]*\d+"  # a word and the number directly behind it, such as "site 2"
_PAIRS = pattern(rf"(?<![^\W\d_]){_PAIR}")
_TYPED = pattern(rf"{_PLACE}|{_PAIR}|{_WORDS.pattern}")


def words(text: str) -> list[str]:
    """Lower-case words and numbers, without accents."""
    return _WORDS.findall(_plain(text))


def marks(text: str) -> list[str]:
    """The same, but what is the name of a place, such as "c4", is one."""
    return _MARKS.findall(_plain(text))


def bare(text: str) -> list[str]:
    """The words of a text, however it joins what it names."""
    return [word for word in words(text) if word != AND]


def _plain(text: str) -> str:
    return "".join(mark for mark in normalize("NFKD", text.casefold()) if not combining(mark))


@lru_cache(maxsize=4096)
def _named(text: str) -> tuple[str, ...]:
    """What a text may be called by: its words, and the names of places and numbers with their words as a whole, too."""
    plain = _plain(text)
    return (*_WORDS.findall(plain), *_PLACES.findall(plain), *map(_pair, _PAIRS.findall(plain)))


def _pair(text: str) -> str:
    return " ".join(_WORDS.findall(text))


def parts(typed: Iterable[str]) -> list[str]:
    """The same, but each number apart from the word before it."""
    return [part for word in typed for part in word.split()]


def heads(labels: Iterable[Sequence[str]]) -> set[str]:
    """The words that numbers stand directly behind: such a number is part of a name."""
    return {word.split()[0] for label in labels for word in label if " " in word}


class Reading:
    """Puts a seat's choices beside typed words; with `whole_letters` one letter is a key, not the start of a word."""

    def __init__(self, table: Table[Any], seat: Seat, names: Sequence[str], *, whole_letters: bool = False) -> None:
        self.table, self.seat = table, seat
        self._names, self._whole_letters = names, whole_letters
        self.words: Words = {**KERNEL, **table.game.words}

    def typed(self, text: str) -> list[str]:
        """The words of a text, with the game's synonyms put into its own words; the name of a place is one.

        So is a word with the number directly behind it. Where "blue" is called "light blue", "light blue" is that, too.
        """
        said: list[str] = []
        for word in split(r"\s+", text.strip()):
            ours = self.words.get(f"synonym-{word.casefold()}", "")
            *before, last = marks(ours) or [word]
            is_begun = bool(before) and marks(" ".join(said))[-len(before) :] == before
            said.append(last if is_begun else ours or word)
        return [_pair(word) if _PAIRS.fullmatch(word) else word for word in _TYPED.findall(_plain(" ".join(said)))]

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

    def heads(self, options: Iterable[Option]) -> set[str]:
        """The words of these options that numbers stand directly behind."""
        return heads(map(self.said, options))

    def is_bound(self, word: str, heads: Iterable[str]) -> bool:
        """Whether a word that is typed with a number can only be meant with it."""
        return " " in word and any(head.startswith(word.split()[0]) for head in heads)

    def loosened(self, typed: list[str], heads: Iterable[str]) -> list[str]:
        """The typed words, and numbers with the word before them only where they are bound to it."""
        return [each for word in typed for each in ([word] if self.is_bound(word, heads) else word.split())]

    def unused(
        self, option: Option, typed: list[str], keys: Sequence[str] = (), heads: Iterable[str] = ()
    ) -> list[str]:
        """The typed words that this option has not; numbers, places and `keys` must be equal, words may be begun.

        A number is not taken without the word before it: not at all if it is bound to that.
        """
        names = self.named_by(option) if typed else []
        return [*filter(None, (self._left(word, names, keys, heads) for word in typed))]

    def _left(self, word: str, names: Sequence[str], keys: Sequence[str], heads: Iterable[str]) -> str:
        if word in names or (word not in keys and not self.other([word], names)):
            return ""
        if " " not in word or self.is_bound(word, heads):
            return word
        name, number = word.split()
        if self.other([name], names):
            return word
        return number if number not in names else ""

    def says(self, option: Option, typed: Iterable[str]) -> bool:
        """Whether a label has these words in this order, and each number beside a word that is typed beside it.

        What is apart in it, as in "Roma: wait", may be named in any order; a word of the key alone is passed over.
        """
        apart, said = [words(each) for each in _APART.split(self.label(option))], parts(typed)
        told = [word for word in said if word.isdecimal() or not self.other([word], parts(map(" ".join, apart)))]
        orders = permutations(apart) if len(apart) <= _FEW else [apart]
        labels = ([word for each in order for word in ("", *each)] for order in orders)
        return any(self._are_beside(told, at) for label in labels for at in self._places(told, label, 0))

    def _places(self, said: list[str], label: list[str], start: int) -> Iterator[list[int]]:
        """All ways to find these words in a label one after the other."""
        if not said:
            yield []
            return
        for at in range(start, len(label)):
            if self.fits(said[0], label[at]):
                yield from ([at, *more] for more in self._places(said[1:], label, at + 1))

    def _are_beside(self, said: list[str], places: list[int]) -> bool:
        """Whether each number is found beside a word that is typed beside it."""
        return all(
            not word.isdecimal()
            or (at > 0 and places[at] - places[at - 1] == 1)
            or (at + 1 < len(said) and places[at + 1] - places[at] == 1)
            for at, word in enumerate(said)
        )

    def without(self, typed: list[str], text: str) -> list[str]:
        """The typed words that are not in a text, nor bound to a number that is the text."""
        return [word for word in self.other(typed, _named(text)) if word.split()[-1] != text]

    def other(self, typed: list[str], has: Sequence[str]) -> list[str]:
        return [word for word in typed if not any(self.fits(word, one) for one in has)]

    def fits(self, word: str, name: str) -> bool:
        if " " in word or " " in name:
            return word.count(" ") == name.count(" ") and _begins(word.split(), name.split())
        whole = word[-1].isdecimal() or (self._whole_letters and len(word) == 1)
        return word == name if whole else name.startswith(word)


def _begins(pair: list[str], name: list[str]) -> bool:
    """Whether two words are a begun word and the number behind it, as a name has them."""
    return name[0].startswith(pair[0]) and name[1] == pair[1]
