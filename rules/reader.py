"""From typed words to answers: one seat's questions, one after the other."""

from collections.abc import Iterator
from itertools import groupby

from rules.options import has_key
from rules.prompts import Amount, Pick, PickSome, Prompt, Raw
from rules.reading import Reading, bare, parts
from rules.several import Found, Several

_PATIENCE = 400  # questions looked at for one list


class Reader:
    """Reads one seat's typed answer."""

    patience = _PATIENCE

    def __init__(self, reading: Reading, text: str) -> None:
        self._reading, self._table, self._seat = reading, reading.table, reading.seat
        self._left, self._text = self.patience, bare(text)
        self._choice: Several | None = None

    @property
    def is_patient(self) -> bool:
        """Whether all questions have been looked at that have been met."""
        return self._left > 0

    def all(self, typed: list[str]) -> Iterator[Found]:
        """All answers and the words they leave."""
        if self._table.is_move(self._seat):
            return self.moves([], typed)
        return self.answers([], self._table.prompt(self._seat), typed)

    def moves(self, steps: list[Raw], typed: list[str]) -> Iterator[Found]:
        """All ways to go on from these steps to a whole answer."""
        if self._left <= 0:
            return
        self._left -= 1
        prompt = self._table.prompt(self._seat, steps)
        if prompt is None:
            yield self._whole(steps, typed)
            return
        for _, alike in groupby(self.answers(steps, prompt, typed), key=_unused):
            yield from _in_turn([self._branch(steps, one) for one in alike])

    def _branch(self, steps: list[Raw], found: Found) -> Iterator[Found]:
        for whole in self.moves([*steps, found.raw], found.unused):
            yield whole._replace(named=whole.named and found.named, sure=whole.sure and found.sure)

    def _whole(self, steps: list[Raw], typed: list[str]) -> Found:
        """A whole answer, and the typed words that are left without those for steps that had no choice."""
        sure = True
        for prompt in self._table.forced(self._seat, steps) if typed else ():
            match prompt:
                case Pick():
                    for option in prompt.options.values():
                        unused = self._reading.unused(option, typed)
                        sure = sure and self._reading.says(option, _taken(typed, unused))
                        typed = unused
                case Amount(low=number) if str(number) in (said := parts(typed)):
                    said.remove(str(number))
                    typed = said
        return Found([*steps], typed, sure=sure)

    def answers(self, steps: list[Raw], prompt: Prompt | None, typed: list[str]) -> Iterator[Found]:
        """The answers to one question, those with more of the typed words first."""
        return (each for each in self._answers(prompt, typed) if self._is_looked_at(steps, each))

    def _is_looked_at(self, steps: list[Raw], found: Found) -> bool:
        """Whether this answer after these steps of a move is looked at."""
        return True

    def _answers(self, prompt: Prompt | None, typed: list[str]) -> Iterator[Found]:
        match prompt:
            case Pick():
                return iter(sorted(self._picks(prompt, typed), key=_unused))
            case PickSome():
                return self._several(prompt).answers(typed)
            case Amount():
                return self._amounts(prompt, typed)
        return iter(())

    def _picks(self, prompt: Pick, typed: list[str]) -> Iterator[Found]:
        """All options; a word that is the key of one, legal or not, is not the beginning of another's."""
        keys = [word for word in typed if has_key(prompt.options, word)]
        heads = self._reading.heads(prompt.options.values()) if typed else set()
        options = [*prompt.options.items()]
        for key, option in options:
            unused = self._reading.unused(option, typed, keys, heads)
            named = unused != typed or not typed or len(options) == 1
            yield Found(key, unused, named, self._reading.says(option, _taken(typed, unused)))

    def _amounts(self, prompt: Amount, typed: list[str]) -> Iterator[Found]:
        """The first number typed, or else all there are."""
        said = parts(typed)
        at = next((at for at, word in enumerate(said) if word.isdecimal()), None)
        if at is not None and prompt.low <= int(said[at]) <= prompt.high:
            yield Found(int(said[at]), said[:at] + said[at + 1 :])
        else:
            yield from (Found(number, typed, named=not typed) for number in range(prompt.low, prompt.high + 1))

    def told(self, raw: Raw) -> list[str]:
        """What an answer says step by step, those without a choice, too."""
        return [*filter(None, (self._said(*each) for each in self._table.path(self._seat, raw)))]

    def _said(self, prompt: Prompt, raw: Raw | None) -> str:
        match prompt, raw:
            case Pick(), str():
                return self._reading.label(prompt.options[raw])
            case PickSome(), list():
                return self._several(prompt).label(raw)
        return str(raw)

    def _several(self, prompt: PickSome) -> Several:
        if self._choice is None or self._choice.prompt is not prompt:
            self._choice = Several(self._reading, prompt)
        return self._choice


class Named(Reader):
    """Looks only at what somebody has typed."""

    patience = 1000

    def _is_looked_at(self, steps: list[Raw], found: Found) -> bool:
        return found.named


class Verbatim(Reader):
    """Looks only at what a text begins with word by word."""

    def _is_looked_at(self, steps: list[Raw], found: Found) -> bool:
        raw = [*steps, found.raw] if self._table.is_move(self._seat) else found.raw
        said = bare(" ".join(self.told(raw)))
        return said == self._text[: len(said)]


def _unused(found: Found) -> int:
    """How many typed words an answer leaves."""
    return len(parts(found.unused))


def _taken(typed: list[str], unused: list[str]) -> list[str]:
    """The typed words that are used, where each of those that are not is one of them or the end of one."""
    taken, left = [], [*unused]
    for word in typed:
        *name, last = word.split()
        if left and left[0] == word:
            left.pop(0)
        elif left and name and left[0] == last:
            left.pop(0)
            taken += name
        else:
            taken.append(word)
    return taken


def _in_turn(branches: list[Iterator[Found]]) -> Iterator[Found]:
    """One of each branch after the other, so that a short list shows all there is to begin with."""
    while branches:
        for branch in list(branches):
            if (found := next(branch, None)) is None:
                branches.remove(branch)
            else:
                yield found
