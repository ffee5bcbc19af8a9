"""Doubled and racing clicks: at every question two buttons are pressed twice each, all at once."""

import asyncio
import random
import time
from typing import Any, NamedTuple

from benchmarks.figures import Figure
from benchmarks.hall import Hall
from benchmarks.stock import Books
from sandbox.client import Failed, Outcome, Refused, words
from tests.volume.player import Player, ids

CLICKS = 1_000
PATIENCE = 5.0  # seconds within which a row must have been written
DRAW = "Draw "  # what the buttons that draw a card say


class Raced(NamedTuple):
    """Clicks that reached the bot, those it did not respond to, questions that got no row or more than one."""

    clicks: int
    failed: int
    lost: int
    twice: int


async def races(one: Hall, books: Books, tables: dict[int, int]) -> Figure:
    """Race at tables where cards are drawn, which one press does."""
    each = CLICKS // len(tables)
    done = await asyncio.gather(*(_table(one, books, *table, each) for table in tables.items()))
    clicks, failed, lost, twice = (sum(part) for part in zip(*done, strict=True))
    told = f"{failed} without answer, {lost} questions lost, {twice} counted twice"
    met = clicks >= CLICKS and not (failed or lost or twice)
    return Figure(f"{clicks:,} doubled and racing clicks", told, "0, 0, 0", met)


async def _table(one: Hall, books: Books, table: int, channel: int, wanted: int) -> Raced:
    dice, clicks, failed, lost, twice = random.Random(table), 0, 0, 0, 0
    while clicks < wanted:
        seat, user = books.waiting(table)[0]
        player = Player(one.guests[user], str(channel), dice)
        panel = await player.open()
        if len(player.choices(panel, DRAW)) < 2:
            raise Failed(f"nothing to race for in {words(panel)!r}")
        while clicks < wanted and len(buttons := player.choices(panel, DRAW)) > 1:
            asked, before = _asked(buttons[0]) == books.opened(table, seat), books.rows(table)
            outcomes = await _volley(player, panel, dice.sample(buttons, 2))
            rows = await _written(books, table, before, patience=PATIENCE if asked and outcomes else 0)
            clicks += len(outcomes)
            failed += sum(outcome.failed for outcome in outcomes)
            lost += bool(outcomes) and asked and not rows
            twice += rows > 1
    return Raced(clicks, failed, lost, twice)


async def _written(books: Books, table: int, before: int, *, patience: float) -> int:
    """How many rows have come; one is waited for, since the page may have turned for a press of the volley before."""
    end = time.monotonic() + patience
    while not (rows := books.rows(table) - before) and time.monotonic() < end:
        await asyncio.sleep(0.02)
    return rows


def _asked(button: str) -> int:
    """The number of the question that a button of the bot belongs to: a page may be behind its table."""
    return int(button.split(".")[2])


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
