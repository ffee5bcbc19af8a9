"""Our own sentences put into words; they stand beside, so that another language is other files. Games bring theirs."""

from typing import Any

from cogs.words_listed import LISTED
from cogs.words_private import PRIVATE
from cogs.words_public import PUBLIC
from rules.words import Sentence, Words, tell

MARKS = {
    "red": "🟥▲",
    "blue": "🟦■",
    "green": "🟩●",
    "yellow": "🟨◆",
    "violet": "🟪★",
    "ivory": "⬜✚",
    "black": "⬛☾",
}

WORDS: Words = {**PUBLIC, **PRIVATE, **LISTED}


def word(key: str, /, **values: Any) -> str:
    """A sentence of ours in words, by the same templates as those of games."""
    return tell(Sentence(key, values), WORDS, ())


def ago(when: int) -> str:
    """A time as everybody's own clock shows it."""
    return f"<t:{when}:R>"


def listed(names: list[str]) -> str:
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)
