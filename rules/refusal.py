"""Why what is typed cannot be done: along the choices it names, whether they are legal or not."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rules.errors import IllegalAnswer
from rules.prompts import Pick, Prompt, Ranked, Raw
from rules.words import Sentence


class Refusal(NamedTuple):
    """How many of the words typed have named choices, and what the last one refused is refused with."""

    many: int
    why: Sentence | None


def refusal(
    question: Callable[[list[Raw]], Prompt | None], fit: Callable[[str], set[str]], answers: Sequence[Raw] = ()
) -> Refusal:
    """Find the choices that use most words, and why they are refused.

    `question` is what is asked after answers that need not be legal; `fit` says which of the words typed name a key.
    Words for the first step may be left out; every other must be named.
    """
    prompt = question([*answers])
    if not isinstance(prompt, Pick) or not isinstance(prompt.options, Ranked):
        return _NOTHING
    fitting = {key: len(fit(key)) for key in prompt.options.explained}
    most = max(fitting.values(), default=0)
    if not fitting or (answers and not most):
        return _NOTHING
    found = [
        _beyond(refusal(question, fit, [*answers, key]), many, _refused(prompt, key) if many else None)
        for key, many in fitting.items()
        if many == most
    ]
    return max(found, key=lambda each: each.many)


_NOTHING = Refusal(0, None)


def _beyond(deeper: Refusal, many: int, why: Sentence | None) -> Refusal:
    return Refusal(deeper.many + many, deeper.why or why)


def _refused(prompt: Prompt, key: str) -> Sentence | None:
    try:
        prompt.parse(key)
    except IllegalAnswer as refused:
        return refused.sentence
    return None
