"""A whole game between people, killed in the middle; and every byte that each of them received."""

import json
import re

import pytest

from rules.chance import Chance
from rules.games import GAMES
from sandbox.client import words
from tests.e2e.play import table

pytestmark = pytest.mark.asyncio(loop_scope="module")

PRIVATE = re.compile(rb"(?:In hand|To choose from): [^.]+\.|Locked in:\*\* [^\\]+\\")
DEALT = re.compile(rb"Your cards: [^.]+\.|Locked in:\*\* [^\\]+\\")  # in Corduba all else lies open
KILLED = 20  # answers after which the bot is killed; the shortest games of Corduba, in rebellion, have some 35
NAMES = {"cities": ("Ada", "Ben", "Carla")}  # else two


async def one_answer(people, channel, chance):
    """Let whoever is asked answer with anything that is suggested; None when nobody is.

    The last to have answered comes last: who has locked an answer in is still asked.
    """
    for person in list(people):
        if offered := await person.autocomplete("play", "answer", channel, answer=""):
            people.remove(person)
            people.append(person)
            made = await person.command("play", channel, answer=chance.one("answer", offered)["value"])
            return await made.reply()
    return None


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_is_played_and_nobody_receives_what_is_anothers(stage, discord, channel, game):
    people = await table(discord, channel, *NAMES.get(game, ("Ada", "Ben")), game=game)
    chance, answers = Chance("a whole game"), 0
    while reply := await one_answer(people, channel, chance):
        assert "written down where" not in words(reply)
        answers += 1
        if answers == KILLED:
            await stage.revive()
        if answers % 10 == 0:
            for person in people:
                await (await person.command("table hand", channel)).reply()
    end = await people[0].sees("The secret of this table", channel=channel, patience=60)
    assert answers > KILLED and "🏛️" in words(end)

    received = [await person.received() for person in people]
    private = DEALT if game == "corduba" else PRIVATE
    hands = [set(private.findall(each)) for each in received]
    for mine, seen in zip(hands, received, strict=True):
        assert mine if game == "corduba" else len(mine) > 1, "each has seen their own hand change"
        others = set().union(*hands) - mine
        assert not [hand for hand in others if hand in seen]
    outcome = await (await people[1].command("table export", channel)).reply()
    record = json.loads(await people[1].file(outcome["attachments"][0]["url"]))
    secret = record["secret"].encode()
    assert all(each.index(secret) > each.rindex(b"Your move") for each in received), "the secret is told at the end"


async def test_seats_learn_nothing_from_what_they_may_ask(stage, discord, channel):
    """Whatever the commands answer, cards of others' hands are not among it while they are nobody's business."""
    ada, ben = await table(discord, channel, "Ada", "Ben")
    theirs = words(await (await ben.command("table hand", channel)).reply())
    hand = re.search(r"In hand: ([^.]+)\.", theirs).group(1)
    for path in ("table hand", "table board", "table log", "table scores", "table status", "table export", "my tables"):
        await (await ada.command(path, channel)).reply()
    await (await ada.command("table board", channel, text=True)).reply()
    assert hand.encode() not in await ada.received()
