"""Which of the answers that have all the words come first, and which of them these words name best."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from rules.prompts import Raw
from rules.reader import Whole
from rules.spelling import AND, counted, marks, parts, words

_APART = 1_000  # words between what is in no order


class _Fit(NamedTuple):
    """How well an answer says what is typed: in which `order`, and how many words it has before and `between`.

    The order is 0 as typed, 1 if letters are only begun, 2 another, and none with a number beside another word.
    """

    order: int
    between: int = _APART


def ranked(found: Sequence[Whole], typed: Sequence[str]) -> list[Whole]:
    """The best first; those only are named that say the words best of all that are."""
    fits = [(_fit(whole, typed), whole) for whole in found]
    best = min((fit.order for fit, whole in fits if whole.named), default=_APART)
    told = [(fit, whole._replace(named=whole.named and fit.order == best < _APART)) for fit, whole in fits]
    return [whole for _, whole in sorted(told, key=lambda each: (not each[1].named, each[0]))]


def _fit(whole: Whole, typed: Sequence[str]) -> _Fit:
    label, said = marks(whole.label), [counted(word) or word for word in parts(typed) if word != AND]
    if _has_amounts(whole.raw):
        if not _is_beside(said, words(whole.label)):
            return _Fit(_APART)
        said = [word for word in said if not counted(word)]
    for order, whole_letters in enumerate((True, False)):
        if (between := _between(said, label, whole_letters=whole_letters)) < _APART:
            return _Fit(order, between)
    return _Fit(2)


def _has_amounts(raw: Raw) -> bool:
    return isinstance(raw, list) and not all(isinstance(step, str) for step in raw)


def _is_beside(said: list[str], told: list[str]) -> bool:
    """Whether each number typed is told beside a word that is typed beside it, if there is one."""
    pairs = [*pairwise(told), *pairwise(told[::-1])]
    for at, number in enumerate(said):
        near = tuple(word for word in said[max(0, at - 1) : at + 2] if not counted(word))
        if counted(number) and near and not any(word == number and name.startswith(near) for word, name in pairs):
            return False
    return True


def _between(said: list[str], label: list[str], *, whole_letters: bool) -> int:
    """How many words of a label come before and between those typed; very many if their order is another."""
    at = 0
    for word in said:
        whole = word[-1].isdecimal() or (whole_letters and len(word) == 1)
        while at < len(label) and not (label[at] == word if whole else label[at].startswith(word)):
            at += 1
        at += 1
    return at - len(said) if at <= len(label) else _APART
