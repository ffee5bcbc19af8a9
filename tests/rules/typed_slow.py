"""Typed answers read slowly: every whole answer is written down, and every way to deal the words out is tried."""

import re
from itertools import combinations_with_replacement, pairwise, permutations

from rules.errors import IllegalAnswer
from rules.prompts import Amount, Pick, PickSome
from rules.spelling import words

MOST = 1500  # answers of a table that are written down
_SOME = 5  # of several that are chosen in them


class Step:
    """One choice of an answer, by the words of its label and its key.

    `free` if something else could have been chosen, and `ends` if it ends what would have gone on.
    """

    def __init__(self, label, key="", *, many=0, free=True, amount=False, ends=False):
        self.label, self.key, self.many, self.is_counted = label, key, many or 1, many > 0
        self.free, self.amount, self.ends = free, amount, ends

    def takes(self, said):
        """Whether these words may name it: those of the label in its order, numbers beside theirs, those of the key."""
        counted = self.is_counted and len(said) > 1 and said[0] == str(self.many) and self._takes(said[1:], 1)
        return counted or self._takes(said, self.many)

    def _takes(self, said, many):
        segments = [words(segment) for segment in re.split(r"[:,(·]", self.label)]
        key = _called(self)[len(words(self.label)) :]
        orders = permutations(segments) if len(segments) <= 4 else [segments]
        return any(_dealt(said, [word for each in order for word in ["", *each]] * many, key) for order in orders)

    def is_named(self, said):
        """Whether these words name it in full: so many words as it is chosen times, or their number."""
        return not self.free or (bool(said) and (self.many == 1 or len(said) >= self.many or said[0] == str(self.many)))


def _dealt(said, label, key, at=-2, number=False):
    """Whether each word is one of the label behind the last, or of the key; `number` if the last yet needs its word."""
    if not said:
        return not number or at == -1
    first, *rest = said
    for there in range(max(0, at + 1), len(label)):
        if _begins(first, label[there]):
            beside = there == at + 1 and at >= 0
            if (not number or beside) and _dealt(rest, label, key, there, first.isdecimal() and not beside):
                return True
    for there, word in enumerate(key):
        if not number and _begins(first, word) and _dealt(rest, label, key[:there] + key[there + 1 :], at):
            return True
    return len(said) == 1 and first.isdecimal() and at == -2 and first in label


def _begins(word, name):
    return word == name or (not word.isdecimal() and name.startswith(word))


def answers(table, seat, tell):
    """All whole answers and their steps; None if there are too many. `tell` puts a sentence into words."""
    found, paths = [], [[]]
    while paths:
        path = paths.pop()
        way = table.way(seat, path)
        if way.prompt is None:
            found.append((path if table.is_move(seat) else path[0], _steps(way.passed, tell)))
        else:
            paths += [[*path, raw] for raw in _raws(way.prompt)]
        if len(found) + len(paths) > MOST:
            return None
    return found


def _raws(prompt):
    match prompt:
        case Pick():
            return list(prompt.options)
        case Amount():
            return list(range(prompt.low, prompt.high + 1))
    assert isinstance(prompt, PickSome)
    lots = (
        combinations_with_replacement(prompt.options, many) for many in range(prompt.least, min(_SOME, prompt.most) + 1)
    )
    return [list(raw) for some in lots for raw in some if _is_legal(prompt, list(raw))]


def _is_legal(prompt, raw):
    try:
        prompt.parse(raw)
    except IllegalAnswer:
        return False
    return True


def _steps(passed, tell):
    steps, put = [], []
    for each in passed:
        prompt, raw, free = each.prompt, each.raw, not each.forced
        if isinstance(prompt, PickSome):
            kinds = dict.fromkeys(raw)
            steps += [Step(tell(prompt.options[key].text), key, many=raw.count(key), free=free) for key in kinds]
        elif isinstance(prompt, Amount):
            steps.append(Step(str(raw), free=free, amount=True))
        else:
            ends = prompt.key in put and each is passed[-1]
            steps.append(Step(tell(prompt.options[raw].text), raw, free=free, ends=ends))
        put.append(prompt.key)
    return steps


def _called(step):
    """All words of a choice: those of its label, and those of its key that begin none of them."""
    label = words(step.label)
    return label + [word for word in words(step.key) if not any(has.startswith(word) for has in label)]


def has_all(steps, said):
    """Whether every word typed is a word of its own of this answer."""
    called = []
    for step in steps:
        called += _called(step) * step.many + [str(step.many)] * step.is_counted
    for word in sorted(said, key=len, reverse=True):
        fit = next((one for one in called if one == word), None) or next(
            (one for one in called if _begins(word, one)), None
        )
        if fit is None:
            return False
        called.remove(fit)
    return True


def in_order(steps, said):
    """How many words name each choice, where they name all there are one after the other; None if they do not.

    As many as there can be name the first, and so on; a number may stand before the last word of what it belongs to.
    """
    if not steps:
        return None if said else ()
    step, *others = steps
    for many in range(len(said), -1, -1):
        ways = [said]
        if others and others[0].amount:
            ways += [
                said[:at] + said[at + 1 : many + 1] + [said[at]] + said[many + 1 :]
                for at in range(1, many)
                if said[at].isdecimal()
            ]
        for way in ways:
            named = step.takes(way[:many]) and (step.is_named(way[:many]) or (step.ends and not way))
            if named and (more := in_order(others, way[many:])) is not None:
                return many, *more
    return None


def in_any_order(steps, said):
    """Whether the words can be dealt out so that every choice there is is named."""
    return _out(steps, said, [[] for _ in steps])


def _out(steps, said, dealt):
    if not said:
        return all(
            step.takes(some) and (step.is_named(some) or step.ends) for step, some in zip(steps, dealt, strict=True)
        )
    first, *rest = said
    for step, some in zip(steps, dealt, strict=True):
        some.append(first)
        if (first.isdecimal() or step.takes(some)) and _out(steps, rest, dealt):
            return True
        some.pop()
    return False


def nearness(steps, said):
    """How many letters typed are words of the answer as they are, and numbers behind their words; how few choices."""
    called = [word for step in steps for word in _called(step)]
    single = {word for word in said if len(word) == 1 and word.isalpha()}
    letters = sum(min(said.count(word), called.count(word)) for word in sorted(single))
    numbered = [pair for pair in pairwise(said) if pair[1].isdecimal()]
    behind = sum(any(_begins(one, has) and two == number for has, number in pairwise(called)) for one, two in numbered)
    return letters, behind, -sum(step.many for step in steps)


def meant(every, said):
    """The answers that are meant: those named in order, of these what takes the first words; else in any order."""
    fit = [(raw, steps) for raw, steps in every if has_all(steps, said)]
    ordered = [(in_order(steps, said), raw, steps) for raw, steps in fit]
    named = [(sizes, raw, steps) for sizes, raw, steps in ordered if sizes is not None]
    if named:
        first = max(sizes for sizes, _, _ in named)
        found = [(raw, steps) for sizes, raw, steps in named if sizes == first]
    else:
        found = [(raw, steps) for raw, steps in fit if in_any_order(steps, said)]
    most = max((nearness(steps, said) for _, steps in found), default=None)
    return [raw for raw, steps in found if nearness(steps, said) == most]
