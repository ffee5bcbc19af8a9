"""Whole games by hand while the bot is killed again and again: nothing shown is lost, nobody forgotten or betrayed."""

import asyncio
import json
import os
import random
import re
import sqlite3
import time
from contextlib import closing

import pytest

from rules.games import GAMES
from rules.record import verify
from sandbox.client import Failed, Refused, component, labels, visit, words
from sandbox.core import Sandbox
from sandbox.limits.interactive import BUTTON
from sandbox.limits.layout import pictures
from sandbox.server import Server
from tests.discord.stage import ROOT, Stage
from tests.e2e.play import table
from tests.volume.player import Guest, Player, is_counted

pytestmark = pytest.mark.volume

SEED = os.environ.get("AEDILE_SEED") or str(time.time_ns())
TABLES = (("Ada", "Ben"), ("Carla", "Dora", "נועם"), ("*Eve*", "Łukasz", "سلمى", "Maximilian"))
ROWS = range(4, 40)  # so many answers come between two kills
CALLED = 600.0  # seconds in which whoever is waited for must have been called
SECRET = re.compile(r"In hand: .*,.*,.*,.*|Locked in:.*")  # what one person is shown that others never may be
BACK, DOUBLE = 0.04, 0.1  # how often an answer is taken back, and a button pressed twice


class Witness(Guest):
    """A guest who remembers every byte, and what of it was meant for nobody else: hands, bids, private pictures."""

    listens = True

    def __init__(self, *values):
        super().__init__(*values)
        self.secrets = set()

    def _see(self, message):
        super()._see(message)
        if message["ephemeral"] or self.channels[message["channel_id"]]["kind"] == "dm":
            self.secrets |= {f"{line}\\n" for line in SECRET.findall(words(message))}  # as JSON has the end of a line
            self.secrets |= {picture["url"] for picture in pictures(message["components"])}


class Storm(Stage):
    """A stage with witnesses on it, whose bot is killed."""

    def __init__(self, *values):
        super().__init__(*values)
        self.people = {}

    async def person(self, name):
        if name not in self.people:
            everybody = await self.discord.ask("GET", "/people")
            found = next(each for each in everybody if each["name"].startswith(name))
            at = self.discord
            self.people[name] = Witness(at.ask, at.session, at.address, found["id"], found["name"])
            await self.people[name].listen()
        return self.people[name]

    def ask(self, sql, *values):
        """Look into the file beside the running bot."""
        with closing(sqlite3.connect(f"file:{self.home / 'aedile.db'}?mode=ro", uri=True)) as db:
            return db.execute(sql, values).fetchall()

    def rows(self):
        return self.ask("SELECT count(*) FROM log")[0][0]

    async def rage(self, dice, games):
        """Kill the bot at random moments until all games are over; return how often."""
        kills, next_at = 0, self.rows() + dice.choice(ROWS)
        while not all(game.done() for game in games):
            if self.rows() < next_at:
                await asyncio.sleep(0.05)
                continue
            await asyncio.sleep(dice.random())
            await self.kill_bot()
            await self.start_bot()
            kills, next_at = kills + 1, self.rows() + dice.choice(ROWS)
        return kills


class Survivor(Player):
    """Plays when called, and whenever a press has come to nothing looks again what there is to do.

    `shown` holds the row of each answer that was shown to be written down, as the file had it at that moment.
    """

    def __init__(self, storm, person, channel, seat, dice):
        super().__init__(person, channel, dice, haste=0.15)
        self.storm, self.seat, self.shown, self.heeded = storm, seat, {}, None

    @property
    def over(self):
        return "The secret of this table" in words(self.person.posts[self.channel])

    def is_called(self):
        call = self.person.calls.get(self.channel)
        return call is not None and call["id"] != self.heeded

    def is_waited_for(self):
        """Whether the table's post says so."""
        lines = [line for line in words(self.person.posts[self.channel]).splitlines() if "** · " in line]
        return "to answer" in lines[self.seat]

    async def play(self):
        while not self.over:
            await self.until(lambda: self.over or self.is_called(), "a call", CALLED)
            self.heeded = self.person.calls[self.channel]["id"]
            while not self.over and not (await self.respond() and not self.is_waited_for()):
                await self.until(lambda: self.person.world["bot"]["online"], "the bot", CALLED)

    async def until(self, condition, what, patience):
        try:
            await self.person.until(condition, what, patience)
        except Failed as failed:
            seats = "SELECT s.* FROM seats s JOIN tables t ON t.id = s.table_id WHERE t.channel = ?"
            failed.add_note(f"seats, in the file: {self.storm.ask(seats, int(self.channel))}")
            failed.add_note(f"called by {self.person.calls.get(self.channel)}; heeded {self.heeded}")
            raise

    async def respond(self):
        """Answer all that is asked; False if a press has come to nothing."""
        try:
            panel = await self.open()
            while wish := self.wish(panel):
                panel = await self.step(panel, wish)
                self.note(panel)
        except (Failed, Refused):
            return False
        return True

    def wish(self, panel):
        now = self.now(panel)
        if is_counted(now) and "Take back" in labels(now) and self.dice.random() < BACK:
            return component(now, "Take back", (BUTTON,))["custom_id"], None
        return super().wish(panel)

    async def use(self, panel, wish):
        """Press, sometimes twice."""
        if wish[1] is None and self.dice.random() < DOUBLE:
            first, _ = await asyncio.gather(super().use(panel, wish), super().use(panel, wish), return_exceptions=True)
            if isinstance(first, BaseException):
                raise first
            return first
        return await super().use(panel, wish)

    async def turned(self, panel, before, patience):
        """Stop waiting for the next page when the bot dies."""
        deaths, is_next = self.person.deaths, super().is_next
        died = lambda: self.person.deaths > deaths  # noqa: E731
        await self.person.until(lambda: is_next(panel, before) or died(), "the next page", patience)
        if not is_next(panel, before):
            raise Failed("the bot has died")

    def note(self, panel):
        """An answer is shown to be written down: it must be in the file."""
        if not is_counted(panel):
            return
        sql = """SELECT number, key, raw FROM log JOIN tables t ON t.id = table_id
            WHERE t.channel = ? AND seat = ? ORDER BY number DESC LIMIT 1"""
        found = self.storm.ask(sql, int(self.channel), self.seat)
        assert found, f"{self.person.name} was shown an answer that is not there: {words(panel)}"
        ((number, key, raw),) = found
        fresh = "✅" in words(panel)
        assert not fresh or number not in self.shown, f"{self.person.name} was shown a new answer: {words(panel)}"
        self.shown[number] = [self.seat, key, json.loads(raw)]


async def seated(storm, names, dice):
    """Open a table in a channel of its own, and start it; return its people in the order of their seats."""
    channel = (await storm.discord.control("POST", "/channels", name=f"table-of-{len(names)}"))["id"]
    people = await table(storm, channel, *names)
    return [Survivor(storm, person, channel, seat, random.Random(dice.random())) for seat, person in enumerate(people)]


async def no_secret_has_reached_others(people):
    for hearer in people:
        heard = await hearer.received()
        for other in people:
            for secret in other.secrets - hearer.secrets:
                assert secret.encode() not in heard, f"{hearer.name} was told what only {other.name} may know: {secret}"


async def it_is_written_down_as_shown(players):
    host = players[0]
    out = await (await host.person.command("table export", host.channel)).reply()
    record = json.loads(await host.person.file(out["attachments"][0]["url"]))
    assert verify(record, GAMES).over
    for player in players:
        assert player.shown, f"{player.person.name} never saw an answer written down"
        for number, row in player.shown.items():
            assert record["log"][number - 1] == row


async def test_games_survive_a_bot_that_is_killed_again_and_again(tmp_path):
    print(f"\nAEDILE_SEED={SEED}")
    dice = random.Random(SEED)
    sandbox = Sandbox(tmp_path / "sandbox", bot_name="Aedile")
    async with Server(sandbox) as server, visit(server.address) as discord:
        storm = Storm(tmp_path, ROOT / "bot.py", {}, server, discord)
        await storm.start_bot()
        tables = [await seated(storm, names, dice) for names in TABLES]
        async with asyncio.TaskGroup() as group:
            games = [group.create_task(player.play()) for players in tables for player in players]
            raging = group.create_task(storm.rage(dice, games))
        print(f"{storm.rows()} rows, {raging.result()} kills")
        await no_secret_has_reached_others(list(storm.people.values()))
        for players in tables:
            await it_is_written_down_as_shown(players)
        await storm.end_bot()
        for person in storm.people.values():
            await person.close()
