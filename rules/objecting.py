"""Why a move that is typed cannot be made: along the choices it names, whether they are legal or not."""

from collections.abc import Collection, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any, NamedTuple

from rules.errors import IllegalAnswer
from rules.options import Ranked, everything
from rules.phrase import Typed, loosened
from rules.phrase import phrase as called
from rules.prompts import Amount, Condition, Pick, PickSome, Prompt, Raw
from rules.reading import Choices, Reading
from rules.several import Read, Several
from rules.spelling import counted, items, marks, parts, size
from rules.table import Table
from rules.words import KERNEL, Seat, Sentence, Words


def objection(
    table: Table[Any], seat: Seat, text: str, names: Sequence[str], steps: Sequence[Raw] = (), *, fully: bool = False
) -> str | None:
    """Say why the move that is typed, after these steps of it, cannot be made, where its question knows.

    None where nothing is so called; with `fully`, also where not every word has been understood.
    """
    reading = Reading(table, seat, names, whole_letters=True)
    passed = table.way(seat, steps).passed if steps else []
    values = [each.prompt.parse(each.raw) for each in passed]
    typed = reading.typed(text)
    unused, why = _Objector(reading, [*_called(typed, reading.words), *_keys(text)]).way(values, tuple(typed))
    return None if fully and unused else why


def _called(typed: list[str], named: Words) -> list[str]:
    """The keys of what is called as it is typed in the game's words, such as "permit-pink-3" by "pink permit 3"."""
    said = f" {' '.join(typed)} "
    return [key for key, name in named.items() if _spelled(name) in said]


@lru_cache(maxsize=4096)
def _spelled(name: str) -> str:
    return f" {' '.join(items(name))} "


def _keys(text: str) -> list[str]:
    """What in a text may be the key of a choice, such as "c4", "d6 r90" or "sell-wood"."""
    typed = text.casefold().split()
    return [mark.join(pair) for pair in pairwise(typed) for mark in " -"] + typed


class _Named(NamedTuple):
    """An answer to one question, the typed words it leaves, and whether more can be asked even if it is illegal.

    `at` is where the words stand that it takes, if it has been read by its label.
    """

    raw: Raw
    unused: Typed
    bold: bool = False
    at: tuple[int, ...] = ()


class _Way(NamedTuple):
    """How many words some answers leave, and what the last illegal one that is named is refused with."""

    unused: int
    why: str | None = None


class _Objector:
    """Follows typed words along one seat's questions."""

    def __init__(self, reading: Reading, keys: list[str]) -> None:
        self._reading, self._keys = reading, keys

    def way(self, values: list[Any], typed: Typed, *, bold: bool = False) -> _Way:
        """The way on from these values, one of them illegal if `bold`, that leaves fewest words; a legal one if it can.

        The first step need not be named, nor what has no choice; all others must be.
        """
        prompt = self._reading.table.regardless(self._reading.seat, values)
        if prompt is None:
            return _Way(size(typed))
        named = self._named(prompt, typed, bold=bold)
        best = [each for each in _best(named, typed) if size(each.unused) < size(typed)]
        if not bold and (not best or isinstance(prompt, Amount)) and (only := prompt.only()) is not None:
            best.append(_Named(only, typed))
        ways = [self._on(values, prompt, each, typed, bold=bold) for each in best or ([] if values else named)]
        return min(ways, key=lambda way: (way.unused, way.why is not None), default=_Way(size(typed)))

    def _on(self, values: list[Any], prompt: Prompt, named: _Named, typed: Typed, *, bold: bool) -> _Way:
        """The way on from an answer; if it is illegal, what is said of one further on is nearer to the point."""
        try:
            value = prompt.parse(named.raw)
        except IllegalAnswer as refused:
            way = self.way([*values, named.raw], named.unused, bold=True) if named.bold else _Way(size(named.unused))
            why = None
            if size(named.unused) < size(typed) and not (named.unused and isinstance(prompt, PickSome)):
                why = self._told(prompt, named.raw, refused.sentence)
            return _Way(way.unused, way.why or why)
        return self.way([*values, value], named.unused, bold=bold)

    def _named(self, prompt: Prompt, typed: Typed, *, bold: bool) -> list[_Named]:
        """All choices, legal or not, and what is typed as a key beside the best of them; or the first number."""
        if isinstance(prompt, Amount) and not bold:
            said = parts(typed)
            numbers = [at for at, word in enumerate(said) if counted(word)][:1]
            return [_Named(int(counted(said[at])), (*said[:at], *said[at + 1 :])) for at in numbers]
        if isinstance(prompt, PickSome) and not bold:
            choice = Several(self._reading, prompt, spare=True)
            nothing = [_Named([], ())] if choice.is_nothing([*typed]) else []
            return nothing + [_Named(*self._with_key(prompt, read)) for read in choice.read([*typed])]
        return self._picks(prompt, typed, bold=bold) if isinstance(prompt, Pick) else []

    def _with_key(self, prompt: PickSome, read: Read) -> tuple[list[str], Typed]:
        """What has been read, with the first key that is none of the options and can tell why; and the words left."""
        unread = tuple(read.unread)
        for key in self._keys if unread else ():
            if key not in prompt.options and self._is_explained(Pick(prompt.key, prompt.question, prompt.options), key):
                left = self._without(key, unread, ())
                if size(left) < size(unread):
                    return [*read.chosen, key], left
        return read.chosen, unread

    def _picks(self, prompt: Pick, typed: Typed, *, bold: bool) -> list[_Named]:
        choices, ranked = Choices(self._reading, everything(prompt.options)), isinstance(prompt.options, Ranked)
        named = []
        for key, phrase in choices.phrases.items():
            taken, left = phrase.split(typed, choices.heads)
            named.append(_Named(key, left, ranked, tuple(at for at, word in enumerate(taken) if word)))
        rest = next((each.unused for each in _best(named, typed)), typed)
        keys = [key for key in self._keys if not bold and key not in choices.phrases]
        return named + [
            _Named(key, self._without(key, typed if "-" in key else rest, choices.heads))
            for key in keys  # a "buy-stone" may be meant for a later step
            if self._is_explained(prompt, key)
        ]

    def _without(self, key: str, typed: Typed, heads: Collection[str]) -> Typed:
        """The typed words that are not in a key, nor in its name, nor bound to a number that is the key."""
        left = (
            called(self._reading.words.get(key, ""), key, whole_letters=True)
            .split(tuple(loosened(typed, heads)), heads)
            .left
        )
        return tuple(word for word in left if word.split()[-1] != key)

    def _is_explained(self, prompt: Pick, key: str) -> bool:
        try:
            prompt.parse(key)
        except IllegalAnswer as refused:
            return self._told(prompt, key, refused.sentence) is not None
        return False

    def _told(self, prompt: Prompt, raw: Raw, refusal: Sentence) -> str | None:
        """A refusal in words, if it says more than that something is no choice."""
        match prompt, raw:
            case PickSome(condition=Condition(sentence=sentence)), list() if len(raw) < prompt.least:
                return self._reading.tell(sentence)
            case Amount(), _:
                return f"{self._reading.tell(prompt.question)} {self._reading.tell(refusal)}"
            case PickSome(), _:
                return self._reading.tell(refusal)
        return None if refusal.key in KERNEL else self._reading.tell(refusal)


def _best(named: list[_Named], typed: Typed) -> list[_Named]:
    """What leaves fewest words; of several, those whose whole key is typed, the longest; of these, the first typed."""
    ranks = [(size(each.unused), -_typed_of(each.raw, typed)) for each in named]
    least = min(ranks, default=None)
    best = [each for each, rank in zip(named, ranks, strict=True) if rank == least]
    first = min((each.at for each in best if each.at), default=())
    return [each for each in best if each.at in ((), first)]


def _typed_of(raw: Raw, typed: Typed) -> int:
    """How many words a key has, if all are typed as they are."""
    key = marks(raw) if isinstance(raw, str) else []
    said = parts(typed)
    return len(key) if all(word in said for word in key) else 0
