"""What the tests of the store share: a clock that stands still, tables of the toys, and people who play them."""

import json
import sqlite3
from contextlib import closing
from dataclasses import replace

from data.live import Live
from data.words import WORDS
from rules.chance import Chance
from rules.components import Edition
from rules.errors import IllegalAnswer
from rules.table import Row
from rules.words import say, tell
from tests.rules.kit import COMPONENTS
from tests.toys import GAMES

ANN, BOB, CAT, DAN, EVE = 11, 12, 13, 14, 15
NAMES = {ANN: "Ann", BOB: "Bob", CAT: "Cat", DAN: "Dan", EVE: "Eve"}
DAY = 86_400


class Clock:
    """A time that only the test moves on."""

    def __init__(self):
        self.at = 1_764_547_200  # 2025-12-01 00:00 UTC

    def __call__(self):
        return self.at

    def days(self, many):
        self.at += many * DAY


def alive(store, games=GAMES, **more):
    editions = {key: {"plain": Edition("plain", "Plain", True, COMPONENTS[key])} for key in games}
    return Live(store, games, editions, **more)


async def opened(live, game="bids", size=3, channel=100, options=None, **more):
    """A lobby with Ann."""
    return await live.open(game, "plain", options or {}, size, ANN, "Ann", 1, channel, False, "join-ann", **more)


async def started(live, game="bids", people=(ANN, BOB, CAT), **more):
    """A running table of these people."""
    info = await opened(live, game, len(people), **more)
    for user in people[1:]:
        info = await live.join(info.id, user, NAMES[user], f"join-{NAMES[user].lower()}")
    return await live.start(info.id, ANN)


async def turn(live, table, chance):
    """Somebody who is waited for gives any legal answer; None at the end."""
    async with live.held(table) as held:
        if held.table.over:
            return None
        seat = chance.one("who", held.table.waiting)
        raw, player = held.table.sample(seat, chance), held.info.seats[seat].player
    return seat, raw, await live.answer(table, seat, raw, by=player)


async def turns(live, table, many, seed="play"):
    """So many answers, or all that there are; return how many."""
    chance = Chance(seed)
    for done in range(many):
        if await turn(live, table, chance) is None:
            return done
    return many


def stored(path, table):
    """The log as the file has it, read by another connection."""
    with closing(sqlite3.connect(path)) as db:
        rows = db.execute("SELECT seat, key, raw FROM log WHERE table_id = ? ORDER BY number", [table]).fetchall()
    return [Row(seat, key, json.loads(raw)) for seat, key, raw in rows]


def files(path):
    """What lies on the disk: the database and what has not been moved into it yet."""
    both = (path, path.with_name(f"{path.name}-wal"))
    return [each.read_bytes() if each.exists() else b"" for each in both]


def told(refused, names=("Ann", "Bob", "Cat", "Dan", "Eve")):
    """The sentence as its reader sees it."""
    return tell(refused.value.sentence, WORDS, names)


def stricter(limit):
    """The bids, after an update: no card may be worth more than the limit."""

    def play(state):
        asking = GAMES["bids"].play(state)
        answer = None
        while True:
            try:
                asked = asking.send(answer)
            except StopIteration as done:
                return done.value
            answer = yield asked
            bids = answer.values() if isinstance(answer, dict) else []
            if any(state.values[card] > limit for cards in bids for card in cards):
                raise IllegalAnswer(say("not-a-choice"))

    return {"bids": replace(GAMES["bids"], version=2, play=play)}
