"""Typed answers read slowly: every whole answer is written down, and every way to deal the words out is tried."""

from itertools import combinations_with_replacement

from rules.errors import IllegalAnswer
from rules.prompts import Amount, Pick, PickSome
from rules.reading import Reading
from rules.spelling import AND, words

MOST = 1500  # answers of a table that are written down


class Step:
    """One choice of an answer: the words it is called by, and whether something else could have been chosen.

    `ends` where the question had been put before and the answer ends with it.
    """

    def __init__(self, label, key, *, free, amount=False):
        self.label, self.key, self.free, self.amount, self.ends = words(label), words(key), free, amount, False

    def takes(self, said):
        """Whether each of these words is a word of its own of the label or the key, and numbers are beside theirs."""
        return not said or any(_dealt(said, called) for called in (self.label, self.key, self.label + self.key))


def _dealt(said, called):
    if not said:
        return True
    first, *rest = said
    for at, word in enumerate(called):
        if word == first or (not first.isdecimal() and word.startswith(first)):
            if _dealt(rest, called[:at] + called[at + 1 :]):
                return True
    return False


def answers(table, seat, names):
    """All whole answers and their steps; None if there are too many."""
    reading, found, paths = Reading(table, seat, names), [], [[]]
    while paths:
        path = paths.pop()
        way = table.way(seat, path)
        if way.prompt is None:
            found.append((reading.whole(path), _steps(reading, way.passed)))
            if len(found) > MOST:
                return None
        else:
            paths += [[*path, raw] for raw in _raws(way.prompt)]
    return found


def _raws(prompt):
    match prompt:
        case Pick():
            return list(prompt.options)
        case Amount():
            return list(range(prompt.low, prompt.high + 1))
        case PickSome():
            found = []
            for many in range(prompt.least, prompt.most + 1):
                found += [list(raw) for raw in combinations_with_replacement(prompt.options, many) if _is_legal(prompt, raw)]
            return found
    raise AssertionError(prompt)


def _is_legal(prompt, raw):
    try:
        prompt.parse(list(raw))
    except IllegalAnswer:
        return False
    return True


def _steps(reading, passed):
    steps = []
    for each in passed:
        key = each.raw if isinstance(each.raw, str) else ""
        steps.append(Step(reading.label(each.prompt, each.raw), key, free=not each.forced, amount=isinstance(each.prompt, Amount)))
    if passed and not passed[-1].forced and passed[-1].prompt.key in [each.prompt.key for each in passed[:-1]]:
        steps[-1].ends = True
    return steps


def has_all(steps, said):
    """Whether every word typed is a word of its own of this answer."""
    return _dealt(said, [word for step in steps for word in step.label + step.key])


def in_order(steps, said):
    """Whether the words name every choice there is, one after the other, a number perhaps before its word."""
    if not steps:
        return not said
    step, *others = steps
    least = 0 if not step.free or (step.ends and not said) else 1
    for many in range(least, len(said) + 1):
        if step.takes(said[:many]) and in_order(others, said[many:]):
            return True
    if others and others[0].amount and step.free:
        for many in range(2, len(said) + 1):
            for at in range(1, many - 1):
                moved = said[:at] + said[at + 1 : many] + [said[at]] + said[many:]
                if said[at].isdecimal() and step.takes(moved[: many - 1]) and in_order(others, moved[many - 1 :]):
                    return True
    return False


def in_any_order(steps, said):
    """Whether the words can be dealt out so that every choice there is has one."""
    return _out(steps, said, [[] for _ in steps])


def _out(steps, said, dealt):
    if not said:
        return all(dealt[at] or not step.free or step.ends for at, step in enumerate(steps))
    first, *rest = said
    for at, step in enumerate(steps):
        dealt[at].append(first)
        if step.takes(dealt[at]) and _out(steps, rest, dealt):
            return True
        dealt[at].pop()
    return False


def bare_words(text):
    return [word for word in words(text) if word != AND]
