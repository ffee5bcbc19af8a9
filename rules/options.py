"""What can be chosen: options, and those that are judged only when somebody looks, and can say why others are none."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Set
from typing import Any, NamedTuple, TypeAlias

from rules.errors import IllegalAnswer
from rules.words import Seat, Sentence, say


class Region(NamedTuple):
    """Options that lie together, of which one may look at those alone: a short key of letters, and its name.

    `spot` is its place on a picture, which shows the key there.
    """

    key: str
    label: Sentence
    spot: str | None = None


class Option(NamedTuple):
    """One choice: `key` stands in logs for ever, the script receives `value`, there are `copies` of it.

    `spot` is its place on a picture, "board/palatine" or "hand/roof-3"; whoever shows the picture numbers the spots.
    `final` options show something hidden at once, so that they cannot be taken back. `partners` are the seats with a
    share in what it decides: it may be proposed to them before it is chosen, and its label, its description and those
    of the steps that follow told to all.
    """

    key: str
    value: Any
    label: Sentence | None = None
    copies: int = 1
    description: Sentence | None = None
    spot: str | None = None
    final: bool = False
    partners: tuple[Seat, ...] = ()
    region: Region | None = None

    @property
    def text(self) -> Sentence:
        """What the option is called: its label, or its key as the game's words have it."""
        return self.label or say("text", text=self.key)


Options: TypeAlias = Mapping[str, Option]


def plain(keys: Iterable[str]) -> dict[str, Option]:
    """Options that are their own value; equal keys are counted."""
    return {key: Option(key, key, copies=many) for key, many in Counter(keys).items()}


class Among(Options):
    """Those of `everything` that `objection` has nothing to say against: one check for one key, all when looked at."""

    def __init__(self, everything: Options, objection: Callable[[Any], Sentence | None]) -> None:
        self.everything, self._objection = everything, objection

    def __getitem__(self, key: str) -> Option:
        option = self.everything[key]
        if why := self._objection(option.value):
            raise IllegalAnswer(why)
        return option

    def __iter__(self) -> Iterator[str]:
        return (key for key, option in self.everything.items() if not self._objection(option.value))

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def refused(self) -> Iterator[tuple[Option, Sentence]]:
        """Those of `everything` that are no options, and why."""
        for option in self.everything.values():
            if why := self._objection(option.value):
                yield option, why


def _unexplained(key: str) -> None:
    """Nothing is to be said about a key that is no option."""


class Ranked(Options):
    """Options that are their own values: described and put in order only for whoever looks.

    A Set of keys may find out about each when it is asked; other keys are known at once. `objection` may say why
    something is none of them. `every` names all keys that can be described, where that is more: from each of them,
    legal or not, a move's script can go on to its next question.
    """

    def __init__(
        self,
        keys: Iterable[str],
        describe: Callable[[str], Option],
        rank: Callable[[str], Any],
        objection: Callable[[str], Sentence | None] = _unexplained,
        every: Callable[[], Iterable[str]] | None = None,
    ) -> None:
        self.known: Collection[str] = keys if isinstance(keys, Set) else dict.fromkeys(keys)
        self._describe, self._rank, self._objection, self._every = describe, rank, objection, every

    @property
    def everything(self) -> Options:
        """All that can be described, legal or not."""
        return {key: self._describe(key) for key in self.keys_of_all()}

    def keys_of_all(self) -> Iterable[str]:
        return (self._every or self.known.__iter__)()

    def __getitem__(self, key: str) -> Option:
        if key not in self.known:
            if isinstance(key, str) and (why := self._objection(key)):
                raise IllegalAnswer(why)
            raise KeyError(key)
        return self._describe(key)

    def __iter__(self) -> Iterator[str]:
        return iter(sorted(self.known, key=self._rank))

    def __len__(self) -> int:
        return len(self.known)

    def described(self) -> dict[str, Option]:
        """All options in order, each found out about only once."""
        return {key: self._describe(key) for key in self}

    def refused(self) -> Iterator[tuple[Option, Sentence]]:
        """What can be described beyond the options, and why it is none of them."""
        for key in self._every() if self._every else ():
            if key not in self.known and (why := self._objection(key)):
                yield self._describe(key), why


def refused(options: Options) -> Iterator[tuple[Option, Sentence]]:
    """What may be named beside these options, and why it is none of them."""
    return options.refused() if isinstance(options, Among | Ranked) else iter(())


def described(options: Options) -> Options:
    """The options, at the least cost."""
    return options.described() if isinstance(options, Ranked) else options


def has_key(options: Options, key: str) -> bool:
    """Whether something with this key may be named as one of these options, whether it is one or not."""
    match options:
        case Among():
            return key in options.everything
        case Ranked():
            return any(key == each for each in options.keys_of_all())
    return key in options


def everything(options: Options) -> Options:
    """What may be named as one of these options, whether it is one or not."""
    return options.everything if isinstance(options, Among | Ranked) else options
