"""Text in words, whether it is typed or shown: lower-case, without accents and marks.

word    "forum"; whoever types it may only begin it
number  "3"; never only begun: "1" is not "12"
place   "d6", a letter and a number, as the space of a board is called
pair    "roof 3", a word and the number directly behind it
count   "2x", which counts what comes next, or "x2", which counts what has come: typed "2 x", "× 2" and the like
"""

from collections.abc import Iterable
from re import Pattern
from re import compile as pattern
from unicodedata import combining, normalize

AND = "and"  # what people type between several
LISTED = pattern(rf"[,;&\n]|\s\+\s|(?i:\b{AND}\b)")  # or these
_EDGE = r"(?<![^\W_])", r"(?![^\W_])"
_PLACE = r"[^\W\d_]\d+".join(_EDGE)
_WORD = r"\d+|[^\W\d_]+"
_PAIR = r"(?<![^\W\d_])[^\W\d_]{2,}[\s-]*\d+"
_COUNT = r"\d+\s*[x×](?!\s*\d)|[x×]\s*\d+".join(("(?<![^\\W_])(?:", ")(?![^\\W_])"))
_WORDS, _PLACES, _PAIRS = map(pattern, (_WORD, _PLACE, _PAIR))
_UNCOUNTED = rf"{_PAIR}(?!\d|\s*[x×](?!\s*\d|[^\W_]))"  # as "sell 2" is in "sell 2x wood"
_MARKS, _TYPED = pattern(f"{_PLACE}|{_WORD}"), pattern(f"{_COUNT}|{_PLACE}|{_UNCOUNTED}|{_WORD}")


def words(text: str) -> list[str]:
    """The words and numbers of a text."""
    return _WORDS.findall(plain(text))


def marks(text: str) -> list[str]:
    """The same, but a place is one."""
    return _MARKS.findall(plain(text))


def bare(text: str) -> list[str]:
    """The words of a text, however it joins what it names."""
    return [word for word in words(text) if word != AND]


def items(text: str) -> list[str]:
    """What somebody has typed, as words, numbers, places, pairs and counts."""
    return [_item(found) for found in _TYPED.findall(plain(text))]


def _item(found: str) -> str:
    if _PAIRS.fullmatch(found):
        return " ".join(_WORDS.findall(found))
    return "".join(found.split()).replace("×", "x")


def parts(typed: Iterable[str]) -> list[str]:
    """Typed words with each number apart from the word before it."""
    return [part for item in typed for part in item.split()]


def size(typed: Iterable[str]) -> int:
    """How many words these are."""
    return len(parts(typed))


def is_pair(item: str) -> bool:
    return " " in item


def counted(item: str) -> str:
    """The number that a number or a count is; empty for all else."""
    number = item.strip("x")
    return number if number.isdecimal() else ""


def is_count(item: str) -> bool:
    return item != counted(item) != ""


def places_at(text: str) -> list[int]:
    """Where in the words of a text places begin."""
    return _starts(_PLACES, text)


def pairs_at(text: str) -> list[int]:
    """Where in the words of a text pairs begin."""
    return _starts(_PAIRS, text)


def _starts(what: Pattern[str], text: str) -> list[int]:
    shown = plain(text)
    at = {found.start(): number for number, found in enumerate(_WORDS.finditer(shown))}
    return [at[found.start()] for found in what.finditer(shown)]


def plain(text: str) -> str:
    return "".join(mark for mark in normalize("NFKD", text.casefold()) if not combining(mark))
