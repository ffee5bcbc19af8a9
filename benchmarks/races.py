"""Doubled and racing clicks: at every question two buttons are pressed twice each, all at once."""

import asyncio
import random
from typing import Any, NamedTuple

from benchmarks.figures import Figure
from benchmarks.hall import Hall
from benchmarks.stock import Books
from sandbox.client import Failed, Outcome, Refused, words
from tests.volume.player import Player, ids

CLICKS = 1_000
DRAW = "Draw "  # what the buttons that draw a card say


class Raced(NamedTuple):
    """Clicks that reached the bot, those it did not respond to, questions asked, rows in the log after them."""

    clicks: int
    failed: int
    questions: int
    rows: int


async def races(one: Hall, books: Books, tables: dict[int, int]) -> Figure:
    """Race at tables where cards are drawn, which one press does."""
    each = CLICKS // len(tables)
    done = await asyncio.gather(*(_table(one, books, *table, each) for table in tables.items()))
    clicks, failed, questions, rows = (sum(part) for part in zip(*done, strict=True))
    what = f"{clicks:,} doubled and racing clicks at {questions} questions"
    told = f"{failed} without answer, {rows - questions:+d} rows"
    return Figure(what, told, "0, 0", clicks >= CLICKS and not failed and rows == questions)


async def _table(one: Hall, books: Books, table: int, channel: int, wanted: int) -> Raced:
    dice, first = random.Random(table), books.rows(table)
    clicks = failed = questions = 0
    while clicks < wanted:
        player = Player(one.guests[books.waiting(table)[0][1]], str(channel), dice)
        panel = await player.open()
        if len(player.choices(panel, DRAW)) < 2:
            raise Failed(f"nothing to race for in {words(panel)!r}")
        while clicks < wanted and len(buttons := player.choices(panel, DRAW)) > 1:
            outcomes = await _volley(player, panel, dice.sample(buttons, 2))
            clicks += len(outcomes)
            failed += sum(outcome.failed for outcome in outcomes)
            questions += bool(outcomes)
    return Raced(clicks, failed, questions, books.rows(table) - first)


async def _volley(player: Player, panel: dict[str, Any], buttons: list[str]) -> list[Outcome]:
    """Press each of two buttons twice at once; return what came of the presses that Discord let through."""
    before = ids(player.now(panel))
    presses = [player.use(panel, (button, None)) for button in (*buttons, *buttons)]
    done = await asyncio.gather(*presses, return_exceptions=True)
    for fault in done:
        if isinstance(fault, BaseException) and not isinstance(fault, Refused | Failed):
            raise fault
    if not any(isinstance(each, Outcome) for each in done):
        return []  # the page had turned before anybody could press
    await player.person.until(lambda: ids(player.now(panel)) != before, "the next question")
    return [each for each in done if isinstance(each, Outcome)]
