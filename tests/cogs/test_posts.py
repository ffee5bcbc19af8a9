"""Posts and desks: what goes out in words gets its picture and its desks in the end, whatever comes between."""

import asyncio
import time
from dataclasses import replace

import pytest

from cogs import poster
from cogs import worker as worker_module
from cogs.worker import PUBLIC, Job

CHANNEL = 30


POST, DESK = CHANNEL * 1000 + 1, 1001


async def until(condition, patience=30):
    end = time.monotonic() + patience
    while not condition():
        assert time.monotonic() < end
        await asyncio.sleep(0.01)


async def begin(app):
    """A running table, with Ada to move."""
    edition = next(iter(app.editions["capitol"]))
    info = await app.live.open("capitol", edition, {"start_player": 1}, 2, 1, "Ada", 5, CHANNEL, False, "1")
    await app.live.join(info.id, 2, "Ben", "2")
    return (await app.live.start(info.id, 1)).id


def keep_busy(app):
    """Give the worker a job that no picture overtakes within the time that a post waits for it."""
    return asyncio.ensure_future(app.worker._ask(Job(time.sleep, 2), PUBLIC))


async def noted(app, table):
    """Wait until the store knows where the words went: a kill before that is another story."""
    while (post := await app.store.post(table, "table")) is None or post.message is None:
        await asyncio.sleep(0.01)


async def kill(app, table):
    app.posters._tasks[table].cancel()
    app.worker.close()
    await asyncio.sleep(0)


async def settled(app, table):
    await until(lambda: table not in app.posters._tasks)
    return await app.store.lagging()


async def test_a_kill_after_the_words_costs_nobody_the_board(app, again, messages):
    table = await begin(app)
    keep_busy(app)
    app.posters.poke(table)
    await noted(app, table)
    words = messages.text(POST)
    await kill(app, table)
    assert not messages.has_picture(POST)
    await again.posters.catch_up()
    await until(lambda: messages.has_picture(POST))
    assert messages.text(POST) == words and "<@1>" in words, "its words stay: news and mention"
    assert await settled(again, table) == [] and messages.sent.count(CHANNEL) == 1


async def test_pokes_that_change_nothing_do_not_keep_the_board_away(app, messages):
    table = await begin(app)
    keep_busy(app)
    app.posters.poke(table)
    await until(lambda: POST in messages.shown)
    while app.worker._busy:
        app.posters.poke(table)
        await asyncio.sleep(0.3)
    await until(lambda: messages.has_picture(POST))
    assert await settled(app, table) == []


async def test_a_picture_that_failed_is_tried_again(app, messages, monkeypatch, caplog):
    monkeypatch.setattr(worker_module, "LONG", 0.001)
    monkeypatch.setattr(poster, "REDRAWN", (0.1,))
    table = await begin(app)
    app.posters.poke(table)
    await until(lambda: "not drawn: TimeoutError" in caplog.text)
    monkeypatch.setattr(worker_module, "LONG", 30.0)
    await until(lambda: messages.has_picture(POST))


async def test_a_kill_between_post_and_desk_leaves_no_desk_behind(app, again, messages):
    table = await begin(app)
    messages.stuck.add(1)
    app.posters.poke(table)
    await until(lambda: 1 in messages.sent)
    await kill(app, table)
    messages.stuck.clear()
    assert await app.store.post(table, "desk", 0) is None
    await again.posters.catch_up()
    await until(lambda: messages.sent.count(1) == 2)
    assert await settled(again, table) == [] and messages.sent.count(CHANNEL) == 1


@pytest.mark.parametrize("pressed", [False, True])
async def test_a_desk_gets_its_picture_later_unless_its_player_pressed_something_meanwhile(app, messages, pressed):
    table = await begin(app)
    keep_busy(app)
    app.posters.poke(table)
    await until(lambda: DESK in messages.shown)
    assert not messages.has_picture(DESK)
    if pressed:
        app.newest[DESK] = 77
    await until(lambda: messages.has_picture(POST))
    assert await settled(app, table) == [] and messages.has_picture(DESK) is not pressed


@pytest.mark.parametrize("pressed", [False, True])
async def test_a_desk_is_brought_up_to_date_unless_its_player_pressed_something_since(app, messages, pressed):
    table = await begin(app)
    app.posters.poke(table)
    assert await settled(app, table) == []
    shown, post = messages.shown[DESK], await app.store.post(table, "desk", 0)
    await app.store.put_post(replace(post, digest="another"))
    async with app.live.held(table) as held:
        works = app.desks.work(held, app.games["capitol"], ())
    if pressed:
        app.presses += 1
        app.newest[DESK] = app.presses
    await app.desks.bring((await app.store.info(table)), works)
    assert (messages.shown[DESK] is shown) is pressed


async def test_a_deleted_post_is_restored_without_calling_again(app, messages):
    table = await begin(app)
    app.posters.poke(table)
    assert await settled(app, table) == []
    info, words = await app.store.info(table), messages.text(POST)
    assert await app.posters.restore(info) and messages.sent.count(CHANNEL) == 1, "it is there"
    del messages.shown[POST]
    assert await app.posters.restore(info)
    assert messages.sent.count(CHANNEL) == 2 and messages.text(POST + 1) == words


async def test_what_happened_while_nothing_could_be_posted_is_told_when_it_can_be_again(app, messages):
    table = await begin(app)
    app.posters.poke(table)
    assert await settled(app, table) == []
    messages.shut.add(CHANNEL)
    for seat in (0, 1):
        await app.live.answer(table, seat, ["pass"], by=seat + 1)
        app.posters.poke(table)
        await settled(app, table)
    messages.shut.clear()
    app.posters.poke(table)
    await settled(app, table)
    post = await app.store.post(table, "table")
    text = messages.text(post.message)
    assert "Ada passes" in text and "Ben passes" in text
