"""Several choices made up to a legal answer: all that is chosen, and as little or as much more as can be."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice

from rules.errors import IllegalAnswer
from rules.prompts import PickSome

_PATIENCE = 400  # answers tried


def is_legal(prompt: PickSome, raw: list[str]) -> bool:
    try:
        prompt.parse(raw)
    except IllegalAnswer:
        return False
    return True


def everything(prompt: PickSome) -> list[str]:
    return [key for key, option in prompt.options.items() for _ in range(option.copies)]


def filled(prompt: PickSome, chosen: list[str]) -> Iterator[list[str]]:
    """Legal answers with all that is chosen and as little more as can be, the shortest first; then one more.

    Where nothing is, more and more.
    """
    fewest = max(prompt.least, len(chosen)) - len(chosen)
    tried = [*islice(_added(prompt, chosen, fewest), _PATIENCE), *_added(prompt, chosen, 1)]
    if prompt.condition and not is_legal(prompt, chosen):
        tried += _stripped(prompt, chosen)
    found = sorted((raw for raw in tried if is_legal(prompt, raw)), key=len)
    yield from found
    for least in found[:1]:
        more = range(1, len(everything(prompt)) - len(least) + 1 if not chosen else 2)
        added = (raw for many in more for raw in _added(prompt, least, many))
        yield from (raw for raw in islice(added, _PATIENCE) if is_legal(prompt, raw))


def _added(prompt: PickSome, chosen: list[str], many: int) -> Iterator[list[str]]:
    """All ways to add so many."""
    left = [(key, option.copies - chosen.count(key)) for key, option in prompt.options.items()]
    return ([*chosen, *more] for more in _multisets(left, many))


def _multisets(left: Sequence[tuple[str, int]], many: int) -> Iterator[list[str]]:
    """All ways to take so many of what is left of each."""
    if not many:
        yield []
    elif left:
        (key, most), *others = left
        for taken in range(min(most, many), -1, -1):
            yield from ([key] * taken + more for more in _multisets(others, many - taken))


def _stripped(prompt: PickSome, chosen: list[str]) -> Iterator[list[str]]:
    """As much as may be, without what can be left out: each kind is once the first and once the last to go."""
    keys, held = [*prompt.options], Counter(chosen)
    rest = [key for key, option in prompt.options.items() for _ in range(option.copies - held[key])]
    for at in range(len(keys)):
        for order in (keys[at:] + keys[:at], [*reversed(keys[at:] + keys[:at])]):
            left = sorted(rest, key=order.index)
            left = left[max(0, len(chosen) + len(left) - prompt.most) :]
            for key in [*left]:
                fewer = [*left]
                fewer.remove(key)
                if is_legal(prompt, [*chosen, *fewer]):
                    left = fewer
            yield [*chosen, *sorted(left, key=keys.index)]
