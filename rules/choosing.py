"""Which answers to one question typed words name: read from the left, or wherever they stand."""

from collections.abc import Iterable, Iterator

from rules.phrase import Phrase, Split, Typed
from rules.prompts import Amount, Pick, PickSome, Prompt
from rules.reading import Choices, Reading
from rules.several import Found, Several
from rules.spelling import counted, parts


def size(typed: Iterable[str]) -> int:
    """How many words these are."""
    return len(parts(typed))


class AnyOrder:
    """A choice takes all the words that name it, wherever they stand; an amount the first number."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading

    def named(self, prompt: Prompt, typed: Typed) -> Iterator[Found]:
        """The answers that take some of the words, and what is the only choice."""
        if isinstance(prompt, PickSome):
            found = Several(self.reading, prompt).named([*typed])
        else:
            found = self.answers(prompt, typed)
        return (each for each in found if each.named)

    def answers(self, prompt: Prompt, typed: Typed) -> Iterator[Found]:
        """All answers, those that take more words first."""
        match prompt:
            case Pick():
                yield from sorted(self._picks(self.reading.choices(prompt), typed), key=lambda each: size(each.unused))
            case PickSome():
                yield from Several(self.reading, prompt).answers([*typed])
            case Amount():
                yield from self._amounts(prompt, typed)

    def forced(self, prompt: Prompt, typed: Typed) -> Found:
        """What the only answer to a question takes; several take nothing."""
        match prompt:
            case Pick():
                return next(self._picks(self.reading.choices(prompt), typed))
            case Amount(low=number):
                said = parts(typed)
                at = next((at for at, word in enumerate(said) if counted(word) == str(number)), len(said))
                return Found(number, (*said[:at], *said[at + 1 :]))
        return Found([], typed)

    def _picks(self, choices: Choices, typed: Typed) -> Iterator[Found]:
        """A word that is the key of one, legal or not, is not the beginning of another's."""
        whole = choices.keys_in(typed)
        for key, phrase in choices.phrases.items():
            taken, left = phrase.split(typed, choices.heads, whole)
            named = bool(taken) or not typed or len(choices.phrases) == 1
            yield Found(key, left, named, phrase.says(taken), taken)

    def _amounts(self, prompt: Amount, typed: Typed) -> Iterator[Found]:
        """The first number typed, or else all there are."""
        said = parts(typed)
        at = next((at for at, word in enumerate(said) if counted(word)), None)
        if at is not None and prompt.low <= int(counted(said[at])) <= prompt.high:
            yield Found(int(counted(said[at])), (*said[:at], *said[at + 1 :]))
        else:
            yield from (Found(number, typed, named=not typed) for number in range(prompt.low, prompt.high + 1))


class InOrder(AnyOrder):
    """A choice takes the next words that name it; the amount that follows may stand between: "sell 2 wood"."""

    def _picks(self, choices: Choices, typed: Typed) -> Iterator[Found]:
        whole = choices.keys_in(typed)
        for key, phrase in choices.phrases.items():
            found = [*self._next(phrase, choices, typed, whole)]
            yield from (Found(key, left, sure=phrase.says(taken), taken=taken) for taken, left in found)
            if not found:
                yield Found(key, typed, named=not typed or len(choices.phrases) == 1)

    def _next(self, phrase: Phrase, choices: Choices, typed: Typed, whole: set[str]) -> Iterator[Split]:
        """The next words that name a phrase: as many as there are, or fewer, which may be those of what comes next."""
        for many in range(min(len(typed), len(phrase.has) + 1), 0, -1):
            taken, between = phrase.split(typed[:many], choices.heads, whole)
            if any(taken[:1]) and (not between or (len(between) == 1 and counted(between[0]) and between != typed[:1])):
                yield Split(taken, between + typed[many:])

    def _amounts(self, prompt: Amount, typed: Typed) -> Iterator[Found]:
        """The number that comes next."""
        number, *left = parts(typed[:1]) or [""]
        if counted(number) and prompt.low <= int(counted(number)) <= prompt.high:
            yield Found(int(counted(number)), (*left, *typed[1:]))

    def forced(self, prompt: Prompt, typed: Typed) -> Found:
        if isinstance(prompt, Amount):
            return next(self._amounts(prompt, typed), Found(prompt.low, typed))
        return super().forced(prompt, typed)
