"""Why something cannot be chosen, as one line that names it once."""

import re
from collections.abc import Iterator, Sequence
from typing import Any

from rules.options import Option
from rules.words import Sentence, Words, tell


def reason(option: Option, why: Sentence, words: Words, names: Sequence[str]) -> str:
    """The reason with the option's name marked in it; where it does not name the option, the label comes before it.

    What a label tells behind a colon or in brackets is no part of the name. Of a name such as "Forum in Pars Servorum"
    the reason may have the beginning only, if both tell it by the same word: the whole name takes its place.
    """
    label, told = tell(option.text, words, names), tell(why, words, names)
    name = re.split(r": | \(", label)[0]
    shared = {*_strings(option.text.values)}.intersection(_strings(why.values))
    begun = [said for each in sorted(shared) if name.startswith(said := words.get(each, each))]
    for said in ([name] if len(name) > 1 else []) + begun:  # a letter alone may be a word of its own
        marked, times = re.subn(rf"(?<!\w){re.escape(said)}(?!\w)", lambda _: f"**{name}**", told, count=1)
        if times:
            return marked
    return f"**{label}**: {told}"


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
