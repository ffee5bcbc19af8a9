"""What may go to Discord: names that cannot format, mention or turn the line round; texts within limits; calls that
are tried again where that cannot do a thing twice."""

import asyncio
import re
import unicodedata
from collections.abc import Awaitable, Callable
from typing import TypeVar

from discord import DiscordServerError, http
from discord.utils import escape_mentions

T = TypeVar("T")

NAME = 32  # characters of a display name
MARKS = re.compile(r"[\\*_~|`#<>\[\]]|^-")  # what Discord may take for formatting
LONG = 300  # from so many characters on a text is cut at a sentence
# discord.py lets the errors of its HTTP library through.
BROKEN: type[Exception] = http.aiohttp.ClientConnectionError  # type: ignore[attr-defined]  # it is not ours to import
PAUSES = (0.3, 1.0, 3.0)  # seconds before an attempt that failed is made again


def name(text: str) -> str:
    """A person's name, fit to stand in a line of ours."""
    return quoted(text, NAME) or "somebody"


def quoted(text: str, most: int = 80) -> str:
    """What somebody wrote, fit to stand in a line of ours: cut, escaped, and isolated if it runs from right to left."""
    kept = "".join(
        each for each in text if unicodedata.category(each) not in ("Cc", "Cf", "Zl", "Zp") or each == "\u200d"
    )
    escaped = escape_mentions(MARKS.sub(r"\\\g<0>", cut(kept.strip(), most)))
    turned = any(unicodedata.bidirectional(each) in ("R", "AL") for each in kept)
    return f"\u2068{escaped}\u2069" if turned else escaped


def cut(text: str, most: int) -> str:
    """Cut a text to so many characters, saying so with an ellipsis; a long one at the end of a sentence or a line."""
    if len(text) <= most:
        return text
    kept = text[: most - 1]
    end = max(kept.rfind("\n"), kept.rfind(". ") + 1)
    return f"{kept[:end].rstrip()} …" if most >= LONG and end > most // 2 else f"{kept.rstrip()}…"


def plain(text: str) -> str:
    """Take our own Markdown away, for labels and alt texts, which show it as it stands."""
    for mark in ("**", "__", "~~", "`"):
        text = text.replace(mark, "")
    return text.replace("\\", "")


def pages(lines: list[str], most: int = 3500) -> list[str]:
    """Lay lines out on as many pages as they need; a line too long for one is cut."""
    out = [""]
    for line in (cut(line, most) for line in lines):
        if len(out[-1]) + len(line) + 1 > most or len((out[-1] + line).encode()) > 9_000:
            out.append("")
        out[-1] = f"{out[-1]}\n{line}" if out[-1] else line
    return out


async def steady(call: Callable[[], Awaitable[T]]) -> T:
    """Make a call that may be made twice (an edit, a message with its nonce) until the connection holds."""
    for pause in PAUSES:
        try:
            return await call()
        except (BROKEN, DiscordServerError, TimeoutError):
            await asyncio.sleep(pause)
    return await call()
