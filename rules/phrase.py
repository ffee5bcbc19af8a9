"""What one choice is called, and which typed words name it: each typed word takes one word of its own of the phrase."""

from collections.abc import Collection, Iterable
from functools import lru_cache
from typing import NamedTuple

from rules.spelling import counted, is_pair, marks, pairs_at, places_at, words

Typed = tuple[str, ...]


class Split(NamedTuple):
    """Typed words that name something, with nothing in the place of other words among them; and all others."""

    taken: Typed
    left: Typed


class Phrase:
    """The words of a label, then those of a key that begin none of these.

    With `whole_letters` no single letter of the label is named by itself.
    """

    def __init__(self, label: str, key: str, *, whole_letters: bool = False) -> None:
        self._whole_letters = whole_letters
        self.shown = words(label)
        self.has: list[str] = []
        self._places: list[int] = []
        self._pairs: list[int] = []
        self._add(label)
        self._single = ["" if whole_letters and _is_letter(word) else word for word in self.shown]
        shown = self._single if whole_letters else [*self._single, *marks(label)]
        beside = [mark for mark in marks(key) if not any(word.startswith(mark) for word in shown)]
        for text in [key] if beside == marks(key) else beside:
            self._add(text)
        self._single += self.has[len(self.shown) :]
        self.heads = {self.shown[at] for at in self._pairs if at < len(self.shown)}

    def _add(self, text: str) -> None:
        first = len(self.has)
        self._places += (first + at for at in places_at(text))
        self._pairs += (first + at for at in pairs_at(text))
        self.has += words(text)

    def split(self, typed: Typed, heads: Collection[str] = (), whole: Collection[str] = ()) -> Split:
        """Part the typed words into those that name this and those that do not; a pair only if its word does.

        A number is taken only with the word before it, and as a pair only if that begins one of the `heads`. What is
        in `whole` names nothing by being a beginning.
        """
        return _split(self, typed, frozenset(heads), frozenset(whole))

    def at(self, item: str, free: Collection[int], *, begun: bool = True) -> list[int]:
        """Where among the words that are `free` an item is: of one word, or two if it is a place or a pair."""
        if is_pair(item):
            name, number = item.split()
            beside = [at for at in self._pairs if self.has[at].startswith(name) and self.has[at + 1] == number]
        else:
            beside = [at for at in self._places if self.has[at] + self.has[at + 1] == item]
        for at in beside:
            if at in free and at + 1 in free:
                return [at, at + 1]
        word = counted(item) or item
        found = [at for at in free if self._single[at] == word]
        if not found and begun:
            found = [at for at in free if self._fits(word, self._single[at])]
        return found[:1]

    def _fits(self, word: str, name: str) -> bool:
        whole = word[-1].isdecimal() or (self._whole_letters and _is_letter(word))
        return word == name if whole else name.startswith(word)


def _is_letter(word: str) -> bool:
    return len(word) == 1 and word.isalpha()


@lru_cache(maxsize=2**12)
def phrase(label: str, key: str, *, whole_letters: bool = False) -> Phrase:
    """The same phrase for the same label and key."""
    return Phrase(label, key, whole_letters=whole_letters)


def heads(phrases: Iterable[Phrase]) -> set[str]:
    """The words that a number stands directly behind: such a number is part of a name."""
    return {head for phrase in phrases for head in phrase.heads}


def is_bound(item: str, heads: Collection[str]) -> bool:
    """Whether a pair can only be meant as a whole, since names begin with its word that have a number behind it."""
    return is_pair(item) and any(head.startswith(item.split()[0]) for head in heads)


def loosened(typed: Iterable[str], heads: Collection[str]) -> list[str]:
    """The typed words, and pairs as two words where they are not bound."""
    return [part for item in typed for part in ([item] if is_bound(item, heads) else item.split())]


@lru_cache(maxsize=2**14)
def _split(phrase: Phrase, typed: Typed, heads: Collection[str], whole: Collection[str]) -> Split:
    """Longer words choose first, so that a short one does not take what another names in full."""
    free = dict.fromkeys(range(len(phrase.has)))
    taken: list[str | None] = [*typed]
    left = [""] * len(typed)

    def take(item: str) -> bool:
        found = phrase.at(item, free, begun=item not in whole)
        for at in found:
            free.pop(at)
        return bool(found)

    for number in sorted(range(len(typed)), key=lambda number: -len(typed[number])):
        item = typed[number]
        if take(item):
            continue
        taken[number], left[number] = None if counted(item) else "", item
        name, _, behind = item.partition(" ")
        if behind and not is_bound(item, heads) and take(name):
            taken[number], left[number] = (item, "") if take(behind) else (name, behind)
    named = tuple(word for word in taken if word is not None)
    return Split(named if any(named) else (), tuple(filter(None, left)))
