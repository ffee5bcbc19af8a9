"""One person alone against a game's own figure: in a channel and in a DM, with the bot killed on the way."""

import json

import pytest

from rules.chance import Chance
from rules.games import GAMES
from rules.record import verify
from sandbox.client import words
from tests.e2e.play import is_post

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def alone(ada, where, **options):
    """Open a table of one, begin, and return the first post."""
    await ada.command("corduba new", where, seats=1, **options)
    lobby = await ada.sees("a new table", channel=where)
    await ada.press(lobby, "Start")
    return lobby, await ada.sees(channel=where, where=is_post)


async def play_on(stage, ada, where, seed, kill_at):
    """Answer with anything that is suggested until nothing is asked; the bot is killed once.

    Returns whether his card and the rows to come were ever to be seen.
    """
    chance, answers, cards = Chance(seed), 0, False
    while offered := await ada.autocomplete("play", "answer", where, answer=""):
        made = await ada.command("play", where, answer=chance.one("answer", offered)["value"])
        assert "written down where" not in words(await made.reply())
        answers += 1
        if not cards:
            status = await (await ada.command("table status", where)).reply()
            cards = "Caepio's card I" in words(status)
        if answers == kill_at:
            await stage.revive()
    assert answers > kill_at, "the game went on after the kill"
    return cards


async def proved(ada, where, **options):
    """The record of a game that is over, played again."""
    outcome = await (await ada.command("table export", where, **options)).reply()
    assert outcome["attachments"], words(outcome)
    record = json.loads(await ada.file(outcome["attachments"][0]["url"]))
    return record, verify(record, GAMES)


async def test_alone_in_a_channel_against_caepio(stage, discord, channel):
    ada = await discord.person("Ada")
    lobby, post = await alone(ada, channel, level="consul", solo="both", quick_start=True)
    assert "level: CONSUL" in words(lobby) and "solo: Caepio and Monument Builder" in words(lobby)
    assert "**Caepio**, CONSUL" in words(post), "he has a line of his own beside the seats"
    assert await play_on(stage, ada, channel, "in a channel", kill_at=6)
    end = await ada.sees("The secret of this table", channel=channel, patience=60)
    assert "Caepio" in words(end)
    record, table = await proved(ada, channel)
    assert (record["seats"], record["options"]["level"], record["options"]["solo"]) == (1, "consul", "both")
    assert table.result.winners in ([], [0])


async def test_alone_in_a_dm_with_his_card_open(stage, discord, channel):
    ben = await discord.person("Ben")
    await alone(ben, channel)
    await ben.sees("Which Inheritance do you keep", channel="dm")
    await ben.press(await (await ben.command("table close", channel)).reply(), "Close the table")
    await ben.sees("This table has been closed", channel=channel)
    _, post = await alone(ben, "dm", level="edil")
    assert await play_on(stage, ben, "dm", "in a dm", kill_at=5)
    await ben.sees("The secret of this table", channel="dm", patience=60)
    _, table = await proved(ben, "dm", table=words(post).split("table ")[1].split("\n")[0])
    assert table.options["level"] == "edil"


async def test_nobody_begins_alone_by_mistake(discord, channel):
    carla = await discord.person("Carla")
    await carla.command("corduba new", channel, seats=3)
    lobby = await carla.sees("a new table", channel=channel)
    assert "level" not in words(lobby)
    assert "Nobody has joined you yet" in words(await (await carla.press(lobby, "Start")).reply())
    refused = await (await carla.command("corduba new", channel, seats=2, level="consul")).reply()
    assert "level means nothing at a table of 2" in words(refused) or "There is a table" in words(refused)
