"""A bot that finds its games half played: every phase is entered from stored rows, and left by an answer."""

import sqlite3
import time
from contextlib import closing

import pytest
import pytest_asyncio

from benchmarks.stock import FILE, Books, User, Wanted, fill
from sandbox.client import labels, words
from tests.discord.stage import eventually, staged
from tests.e2e.play import answer, calls, is_post

pytestmark = pytest.mark.asyncio(loop_scope="module")

PHASES = {
    "capitol building": ("Building", lambda table, view: view["phase"] == "building" and len(table.log) > 30),
    "capitol bidding": ("Auction", lambda table, view: view["phase"] == "bidding"),
    "capitol placing": ("placing the", lambda table, view: view["phase"] == "placing"),
    "capitol drawing": ("Drawing cards", lambda table, view: bool(view["draws"]) and view["draws"]["taken"] == 0),
    "colosseum first_card": ("first cards", lambda table, view: view["phase"] == "first_card"),
    "colosseum turn": ("turn ", lambda table, view: view["phase"] == "turn" and len(table.log) > 20),
    "colosseum paying": ("is scored", lambda table, view: view["phase"] == "paying" and len(table.log) > 10),
    "cities choosing": ("choosing tiles", lambda table, view: view["phase"] == "choosing" and table.log),
    "cities placing": ("placing", lambda table, view: view["phase"] == "placing"),
    "cities duplexes": ("Round 2 of 3", lambda table, view: view["round"] == 2 and view["phase"] == "choosing"),
    "cities ending": ("turn 4 of 4 ·", lambda table, view: view["round"] == 3 and view["turn"] == 4),
}
PHASES |= {
    f"corduba {phase}": (headline, lambda table, view, phase=phase: view["phase"] == phase)
    for phase, headline in {
        "inheritance": "choosing cards",
        "basics": "starting goods",
        "actions": "actions",
        "riots": "Riots",
        "rome": "Rome demands",
        "upkeep": "Happiness",
        "warehouse": "warehouse",
    }.items()
}
NAMES = ("Ada", "Ben", "Carla", "Dora", "Maximilian", "*Eve*", "Łukasz")
SEATS = {"cities choosing": 3, "cities placing": 7, "corduba riots": 3, "corduba rome": 4}  # else two


def enough(phase):
    """The phase is on, and one seat is waited for; not by an answer of its own was it brought there: it is called."""

    def reached(table):
        if not table.log or len(table.waiting) > 1 or not PHASES[phase][1](table, table.view(None)):
            return False
        return all(table.log[table.opened(seat) - 1].seat != seat for seat in table.waiting)

    return reached


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def halls(tmp_path_factory):
    """A stage whose bot has not run yet, a channel for each phase and one for a game that will not fit its rules."""
    async with staged(tmp_path_factory.mktemp("phases"), bot=False) as stage:
        ada, *others = [await stage.person(name) for name in NAMES]
        users, channels = [User(int(each.id), each.name) for each in (ada, *others)], {}
        for phase in [*PHASES, "frozen"]:
            made = await stage.discord.ask("POST", "/controls/channels", {"name": phase.replace(" ", "-")})
            await ada.until(lambda made=made: made["id"] in ada.channels, "the channel")
            channels[phase] = made["id"]
        guild = int(ada.world["guild"]["id"])
        wishes = [
            Wanted(phase.split()[0], guild, int(channels[phase]), users[: SEATS.get(phase, 2)], enough(phase))
            for phase in PHASES
        ]
        wishes.append(Wanted("capitol", guild, int(channels["frozen"]), users[:2], enough("capitol building")))
        *_, frozen = await fill(stage.home, wishes)
        with closing(sqlite3.connect(stage.home / FILE)) as db, db:
            ((rows,),) = db.execute("SELECT max(number) FROM log WHERE table_id = ?", (frozen,))
            row = (frozen, rows + 1, int(time.time()))  # just now: long ago its host could let it go on alone
            db.execute("INSERT INTO log VALUES (?, ?, 0, 'turn', '[\"elephant-9\"]', NULL, ?)", row)
        await stage.start_bot()
        for phase, (headline, _) in PHASES.items():
            await ada.sees(headline, channel=channels[phase], where=is_post, patience=60)
        with closing(Books(stage.home)) as books:
            await eventually(lambda: not books.behind(), "all posts written down", 60)
        await stage.revive()
        yield stage, channels


@pytest.mark.parametrize("phase", PHASES)
async def test_a_phase_is_entered_from_stored_rows_and_left_after_a_kill(halls, phase):
    stage, channels = halls
    ada, *others = [await stage.person(name) for name in NAMES]
    channel = channels[phase]
    post = await ada.sees(PHASES[phase][0], channel=channel, where=is_post)
    (asked,) = [person for person in (ada, *others) if calls(person)(post)]
    called = [
        each for each in ada.messages.values() if each["channel_id"] == channel and f"<@{asked.id}>" in words(each)
    ]
    assert len(called) == 1, "the kill has called nobody again"
    before = words(post)
    reply = await answer(asked, channel, "")
    assert "written down where" not in words(reply)

    def is_news():
        now = ada.messages[post["id"]]
        return words(now) != before or not labels(now)

    await ada.until(is_news, "news", 60)


async def test_a_game_that_no_longer_fits_its_rules_is_frozen_and_goes_on_by_consent(halls):
    stage, channels = halls
    ada, ben, channel = await stage.person("Ada"), await stage.person("Ben"), channels["frozen"]
    post = await ada.sees("rules have changed under", channel=channel, where=is_post, patience=60)
    assert "Round" in words(post), "the last good board is shown"
    refused = await (await ada.press(post, "Your move")).reply()
    assert "elephant" not in words(refused)
    told = words(await (await ada.command("table status", channel)).reply())
    assert "The rules have changed" in told and "closed" not in told
    assert "a change of the rules has stopped it" in words(await (await ada.command("my tables", channel)).reply())
    agreed = words(await (await ada.command("table resume", channel)).reply())
    assert "You have agreed to go on. Still to agree: Ben" in agreed
    await (await ben.command("table resume", channel)).reply()
    await ada.sees("▶️ Ada and Ben have agreed", channel=channel)
    await ada.sees("⏳", channel=channel, where=lambda post: is_post(post) and "rules have changed" not in words(post))
    offers = {person: await person.autocomplete("play", "answer", channel, answer="") for person in (ada, ben)}
    mover = next(person for person, offered in offers.items() if offered)
    reply = await answer(mover, channel, "")
    assert "written down where" not in words(reply)
