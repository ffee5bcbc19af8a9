"""Which of the answers that have all the words come first, and which of them these words name for sure."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from rules.prompts import Raw
from rules.reader import Whole
from rules.spelling import AND, counted, marks, parts, words

_APART = 1_000  # words between what is in no order


class _Fit(NamedTuple):
    """How an answer fits: with its letters whole, its numbers beside their words, and words before and between."""

    letters: bool
    beside: bool
    between: int


def ranked(found: Sequence[Whole], typed: Sequence[str], *, letters: bool) -> list[Whole]:
    """The best first.

    If `letters` tell, those only are named that have single ones as they are, if any has. Those only are sure that have
    their numbers where they are typed, and all words in the order typed, if any named one has.
    """
    letters = letters and any(len(word) == 1 and word.isalpha() for word in typed)
    fits = [_fit(whole, typed, letters=letters) for whole in found]
    any_letters = any(fit.letters for fit in fits)
    any_order = any(
        whole.named and whole.sure and fit.beside and fit.between < _APART
        for whole, fit in zip(found, fits, strict=True)
    )
    placed = []
    for at, (whole, fit) in enumerate(zip(found, fits, strict=True)):
        named = whole.named and (fit.letters or not any_letters)
        sure = whole.sure and fit.beside
        rank = (any_letters and not fit.letters, not fit.beside, not (whole.named and sure), fit.between)
        sure = sure and (fit.between < _APART or not any_order)
        same = marks(whole.label) == parts(typed)
        placed.append(((*rank, not same, at), whole._replace(named=named, sure=sure)))
    return [whole for _, whole in sorted(placed, key=lambda place: place[0])]


def _fit(whole: Whole, typed: Sequence[str], *, letters: bool) -> _Fit:
    label = marks(whole.label)
    orders = [typed, _numbers_behind(parts(typed))] if _has_amounts(whole.raw) else [typed]
    return _Fit(
        letters and any(_between(order, label, whole_letters=True) < _APART for order in orders),
        not _has_amounts(whole.raw) or _is_beside(parts(typed), words(whole.label)),
        min(_between(order, label) for order in orders),
    )


def _has_amounts(raw: Raw) -> bool:
    return isinstance(raw, list) and not all(isinstance(step, str) for step in raw)


def _numbers_behind(said: list[str]) -> list[str]:
    """Each number behind the word that it is typed before: "sell 2 wood" as "sell wood 2"."""
    told = [*said]
    for at, word in enumerate(said[:-1]):
        if counted(word) and not counted(said[at + 1]):
            told[at], told[at + 1] = said[at + 1], word
    return told


def _is_beside(said: list[str], told: list[str]) -> bool:
    """Whether each number typed in a move with amounts is told beside a word that is typed beside it."""
    beside = {(one, other) for pair in pairwise(told) for one, other in (pair, pair[::-1])}
    return all(
        any(counted(number) == word and name.startswith(near) for word, name in beside for near in _next_to(said, at))
        for at, number in enumerate(said)
        if counted(number) and _next_to(said, at)
    )


def _next_to(said: list[str], at: int) -> list[str]:
    """The words typed before and after a number."""
    return [word for word in said[max(0, at - 1) : at + 2] if not counted(word)]


def _between(typed: Sequence[str], label: list[str], *, whole_letters: bool = False) -> int:
    """How many words of a label come before and between those typed; very many if their order is another."""
    at, said = 0, [counted(word) or word for word in parts(typed) if word != AND]
    for word in said:
        whole = word[-1].isdecimal() or (whole_letters and len(word) == 1)
        while at < len(label) and not (label[at] == word if whole else label[at].startswith(word)):
            at += 1
        at += 1
    return at - len(said) if at <= len(label) else _APART
