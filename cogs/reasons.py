"""Why something cannot be chosen, as one line that names it once."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from rules.options import Option
from rules.words import Sentence, Words, tell


def reasons(found: Iterable[tuple[Option, Sentence]], words: Words, names: Sequence[str]) -> list[str]:
    """A line for each option that is none; of several of one name the whole labels, and no line twice."""
    refused = [(option, why, tell(option.text, words, names)) for option, why in found]
    often = Counter(_name(label) for label in {label for *_, label in refused})
    lines = (reason(option, why, words, names, whole=often[_name(label)] > 1) for option, why, label in refused)
    return list(dict.fromkeys(lines))


def reason(option: Option, why: Sentence, words: Words, names: Sequence[str], *, whole: bool = False) -> str:
    """The reason with the option's name marked in it; where it does not name the option, the label comes before it.

    Of a name such as "Forum in Pars Servorum" the reason may have the beginning only, if both tell it by the same word:
    the whole name takes its place; or the `whole` label.
    """
    label, told = tell(option.text, words, names), tell(why, words, names)
    name = _name(label)
    shown = f"**{label if whole else name}**"
    shared = {*_strings(option.text.values)}.intersection(_strings(why.values))
    begun = [said for each in sorted(shared) if name.startswith(said := words.get(each, each))]
    for said in ([name] if len(name) > 1 else []) + begun:  # a letter alone may be a word of its own
        marked, times = re.subn(rf"(?<!\w){re.escape(said)}(?!\w)", lambda _: shown, told, count=1)
        if times:
            return marked
    return f"**{label}**: {told}"


def _name(label: str) -> str:
    """A label without what it tells behind a colon or in brackets."""
    return re.split(r": | \(", label)[0]


def _strings(value: Any) -> Iterator[str]:
    """All strings within the values of a sentence."""
    match value:
        case str():
            yield value
        case Sentence():
            yield from _strings(value.values)
        case dict():
            yield from _strings([*value.values()])
        case list() | tuple():
            for each in value:
                yield from _strings(each)
