"""Why a move that is typed cannot be made, where its question knows."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from rules.errors import IllegalAnswer
from rules.prompts import Among, Amount, Pick, Ranked, Raw
from rules.reading import Reading, words
from rules.refusal import refusal
from rules.table import Table
from rules.words import KERNEL, Seat


def objection(table: Table[Any], seat: Seat, text: str, names: Sequence[str]) -> str | None:
    """Say why the move that is typed cannot be made, where its question knows; None where nothing is so called."""
    reading = Reading(table, seat, names, whole_letters=True)
    reader, typed = _Objector(reading), reading.typed(text)
    return reader.boldly(typed) or reader.objection([], typed, _keys(text))


def _keys(text: str) -> list[str]:
    """What in a text may be the key of a choice, such as "c4" or "d6 r90"."""
    typed = text.casefold().split()
    return [" ".join(typed[at : at + many]) for many in (2, 1) for at in range(len(typed) + 1 - many)]


class _Objector:
    """Follows typed words along one seat's questions."""

    def __init__(self, reading: Reading) -> None:
        self._reading, self._table, self._seat = reading, reading.table, reading.seat

    def boldly(self, typed: list[str]) -> str | None:
        """What the choices named are refused with, where they would not even be offered."""

        def fit(key: str) -> set[str]:
            return {word for word in typed if any(self._reading.fits(word, one) for one in words(key))}

        why = refusal(partial(self._table.regardless, self._seat), fit).why
        return self._reading.tell(why) if why else None

    def objection(self, steps: list[Raw], typed: list[str], keys: list[str]) -> str | None:
        """Go along the choices that fit what is typed best, until one that fits better is refused."""
        prompt, move = self._table.prompt(self._seat, steps), self._table.is_move(self._seat)
        for passed in self._table.forced(self._seat, []) if move and not steps else ():
            if isinstance(passed, Pick) and (why := self._better_refused(passed, typed)):
                return why
        if prompt is None:
            return self._first_refusal(lambda key: self._table.prompt(self._seat, [*steps, key]), keys)
        if isinstance(prompt, Amount):
            return self._beyond_range(prompt, typed)
        if not isinstance(prompt, Pick):
            return None
        if why := self._better_refused(prompt, typed):
            return why
        raw, unused = self._best(prompt, typed)
        if unused and (why := self._first_refusal(prompt.parse, keys)):
            return why
        return self.objection([*steps, raw], unused, keys) if move and len(unused) < len(typed) else None

    def _beyond_range(self, prompt: Amount, typed: list[str]) -> str | None:
        """What the number typed is refused with, if there is one that is too high or too low."""
        number = next((int(word) for word in typed if word.isdecimal()), prompt.low)
        try:
            prompt.parse(number)
        except IllegalAnswer as refused:
            said = [self._reading.tell(each) for each in (prompt.question, refused.sentence)]
            return " ".join(said)
        return None

    def _best(self, prompt: Pick, typed: list[str]) -> tuple[str, list[str]]:
        """The choice that leaves fewest typed words unused, and these."""
        found = ((key, self._reading.unused(option, typed)) for key, option in prompt.options.items())
        return min(found, key=lambda each: len(each[1]))

    def _better_refused(self, prompt: Pick, typed: list[str]) -> str | None:
        """Why not what would leave fewer typed words unused than any choice there is, where that is known."""
        if not isinstance(prompt.options, Among | Ranked):
            return None
        least = len(self._best(prompt, typed)[1])
        left = {key: len(self._reading.unused(option, typed)) for key, option in prompt.options.everything.items()}
        better = sorted((key for key in left if left[key] < least), key=lambda key: left[key])
        return self._first_refusal(prompt.parse, better)

    def _first_refusal(self, parse: Callable[[str], Any], keys: list[str]) -> str | None:
        """What the first of these keys is refused with, if that says more than that it is no choice."""
        for key in keys:
            try:
                parse(key)
            except IllegalAnswer as refused:
                if refused.sentence.key not in KERNEL:
                    return self._reading.tell(refused.sentence)
        return None
