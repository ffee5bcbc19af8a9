"""A table that a change of the rules has stopped: who is called to it, and what is told when it goes on."""

import sqlite3
from contextlib import closing

import pytest

from cogs import consent
from tests.cogs.test_consent import DAY, heard, say
from tests.cogs.test_posts import CHANNEL, settled
from tests.cogs.test_press import HOST, begin

PLAYERS = [HOST, HOST + 1, HOST + 2]


@pytest.fixture
async def building(app, messages):
    """A table of three in the middle of its game, which the host begins."""
    edition = next(iter(app.editions["capitol"]))
    info = await begin(app, "capitol", 3, channel=CHANNEL, edition=edition, start_player=HOST)
    await app.live.answer(info.id, 0, ["pass"], by=HOST)
    await post(app, info)
    return info


async def post(app, info):
    app.posters.poke(info.id)
    assert await settled(app, info.id) == []


def freeze(app, info, rows=1):
    """Let there be answers that the rules do not know, as after an update."""
    with closing(sqlite3.connect(app.store.path)) as db, db:
        for number in range(2, 2 + rows):
            row = (info.id, number, app.store.clock())
            db.execute("INSERT INTO log VALUES (?, ?, 1, 'turn', '[\"elephant-9\"]', NULL, ?)", row)


def newest(messages):
    return messages.text(max(number for number in messages.shown if number // 1000 == CHANNEL))


def called(messages, before):
    """Whom the messages sent since have called."""
    return [users for users in messages.called[before:] if users]


async def test_those_who_play_at_a_table_that_is_frozen_are_called_once(app, building, messages, again):
    info = building
    await app.live.resign(info.id, HOST + 2)
    await post(app, info)
    before = len(messages.called)
    freeze(app, info)
    await post(app, info)
    assert called(messages, before) == [[HOST, HOST + 1]]
    text = newest(messages)
    assert "rules have changed" in text and [text.count(f"<@{user}>") for user in PLAYERS] == [1, 1, 0]
    await app.live.resume(info.id, HOST)
    await post(app, info)
    await post(again, info)
    assert called(messages, before) == [[HOST, HOST + 1]] and "<@" not in newest(messages)


async def test_who_could_not_be_called_to_a_frozen_table_is_called_when_there_is_a_channel_again(
    app,
    building,
    messages,
):
    info = building
    freeze(app, info)
    messages.shut.add(CHANNEL)
    await post(app, info)
    messages.shut.clear()
    before = len(messages.called)
    await post(app, info)
    assert called(messages, before) == [PLAYERS]


async def test_that_a_frozen_table_goes_on_is_told_as_what_it_is(app, building, messages):
    """Not as somebody's taking back; that is told as before."""
    info = building
    freeze(app, info, rows=3)
    await post(app, info)
    before = len(messages.called)
    for user in PLAYERS:
        await app.live.resume(info.id, user)
    await post(app, info)
    text = newest(messages)
    assert "goes on from its last good position: 3 later answers no longer count" in text
    assert "taken an answer back" not in text
    assert called(messages, before) == [[HOST + 1]], "who is asked now"
    await app.live.answer(info.id, 1, ["pass"], by=HOST + 1)
    await app.live.take_back(info.id, 1, by=HOST + 1)
    await post(app, info)
    assert "P1\\* has taken an answer back" in newest(messages) and "no longer count" not in newest(messages)


async def test_a_host_who_lets_a_silent_table_go_on_is_named_with_the_reason(app, building, monkeypatch):
    info, notices = building, heard(monkeypatch)
    freeze(app, info)
    await post(app, info)
    later = app.store.clock() + 7 * DAY
    monkeypatch.setattr(app.store, "clock", lambda: later)
    await say(app, HOST, consent.resume, table=str(info.id))
    assert notices[-1][0].startswith("▶️ Nobody had answered for a week, so the host, Host, lets the game go on")
