"""One interaction, one acknowledgement, whatever happens meanwhile."""

import asyncio

import discord
import pytest

from cogs import reply as replies
from cogs.page import Page
from cogs.reply import Reply
from cogs.worker import Picture
from data.errors import Declined
from rules.words import say
from tests.cogs.fakes import FakeInteraction, refusal


async def test_a_quick_answer_is_the_acknowledgement(app):
    fake = FakeInteraction(app)
    reply = Reply(fake)
    await reply.say("done")
    reply.close()
    assert fake.calls == ["send"]


async def test_a_slow_disk_is_waited_for_after_the_acknowledgement(app, monkeypatch):
    monkeypatch.setattr(replies, "PATIENCE", 0.01)
    fake = FakeInteraction(app)
    reply = Reply(fake)
    while not fake.calls:
        await asyncio.sleep(0)
    await reply.say("done")
    assert fake.calls == ["defer", "edit"]


async def test_a_picture_that_comes_late_does_not_cover_what_was_pressed_since(app, monkeypatch):
    monkeypatch.setattr(replies, "SOON", 0.0)
    drawn = asyncio.Future()
    monkeypatch.setattr(app.worker, "draw", lambda pictures: drawn)
    fake = FakeInteraction(app)
    showing = asyncio.ensure_future(Reply(fake).show(Page(("the first question", Picture("capitol", "hand", {}, ())))))
    while fake.calls != ["defer", "edit"]:
        await asyncio.sleep(0)
    again = FakeInteraction(app, message=fake.answer)
    await Reply(again, edits=True).show(Page(("the next question",)))
    drawn.set_result({"capitol-hand.png": b"a hand"})
    await showing
    assert (fake.calls, again.calls) == (["defer", "edit"], ["change"])


async def test_a_picture_on_its_way_arrives_before_what_is_pressed_meanwhile(app, monkeypatch):
    monkeypatch.setattr(replies, "SOON", 0.0)
    drawn, arrived = asyncio.Future(), asyncio.Event()
    monkeypatch.setattr(app.worker, "draw", lambda pictures: drawn)
    fake = FakeInteraction(app)
    showing = asyncio.ensure_future(Reply(fake).show(Page(("the first question", Picture("capitol", "hand", {}, ())))))
    while fake.calls != ["defer", "edit"]:
        await asyncio.sleep(0)
    edit = fake.edit_original_response

    async def slowly(**page):
        await arrived.wait()
        return await edit(**page)

    fake.edit_original_response = slowly
    drawn.set_result({"capitol-hand.png": b"a hand"})
    while not app.underway.at(fake.answer):
        await asyncio.sleep(0)
    again = FakeInteraction(app, message=fake.answer)
    pressed = asyncio.ensure_future(Reply(again, edits=True).show(Page(("the next question",))))
    while not again.calls:
        await asyncio.sleep(0)
    assert again.calls == ["defer"] and fake.calls == ["defer", "edit"]
    arrived.set()
    await asyncio.gather(showing, pressed)
    assert (fake.calls, again.calls) == (["defer", "edit", "edit"], ["defer", "edit"])
    assert not app.underway.at(fake.answer)


async def test_an_answer_that_comes_while_it_is_deferred_waits_for_that(app, monkeypatch):
    monkeypatch.setattr(replies, "PATIENCE", 0.0)
    fake = FakeInteraction(app, slow=0.02)
    reply = Reply(fake)
    while not fake.calls:
        await asyncio.sleep(0)
    await asyncio.gather(reply.say("one"), reply.aside(Page(("two",))))
    assert fake.calls == ["defer", "edit", "followup"]


@pytest.mark.parametrize(("status", "code"), [(404, 10062), (400, 40060), (404, 0)])
async def test_an_expired_token_is_no_fault(app, status, code):
    kind = discord.NotFound if status == 404 else discord.HTTPException
    fake = FakeInteraction(app, fails=refusal(kind, status, code))
    reply = Reply(fake)
    await reply.say("done")
    await reply.say("more")
    reply.close()
    assert fake.calls[0] == "send"


async def test_refusals_and_faults_are_told_in_words_and_stop_there(app):
    for raised in (Declined(say("table-unknown")), RuntimeError("secret words")):
        fake = FakeInteraction(app)
        reply = Reply(fake)
        reply.info = None

        async def work(raised=raised):
            raise raised

        await app.serve(reply, work())
        assert fake.calls == ["send"]


async def test_what_is_written_down_of_a_fault_is_where_and_never_what(app, caplog):
    hand = " and ".join(["block 7", "roof 4"])

    async def work():
        raise RuntimeError(hand)

    reply = Reply(FakeInteraction(app))
    await app.serve(reply, work())
    assert "RuntimeError" in caplog.text and "test_reply.py" in caplog.text
    assert hand not in caplog.text
