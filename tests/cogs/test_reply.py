"""One interaction, one acknowledgement, whatever happens meanwhile."""

import asyncio
from types import SimpleNamespace

import discord
import pytest

from cogs import reply as replies
from cogs.app import Recent
from cogs.page import Page
from cogs.reply import Reply
from cogs.worker import Worker
from data.errors import Declined
from rules.words import say


class FakeDiscord:
    """The interaction as discord.py hands it over; it notes what is called, and fails as told."""

    def __init__(self, fails=None, slow=0.0):
        self.calls, self.fails, self.slow, self.acknowledged = [], fails, slow, False
        self.client = SimpleNamespace(worker=Worker(), newest=Recent())
        self.user = SimpleNamespace(id=7, display_name="Ada")
        self.message, self.id = None, 1
        self.response = SimpleNamespace(send_message=self.first("send"), defer=self.first("defer"))
        self.followup = SimpleNamespace(send=self.later("followup"))
        self.edit_original_response = self.later("edit")

    def first(self, name):
        async def call(**_):
            assert not self.acknowledged, "an interaction is acknowledged once"
            self.acknowledged = True
            self.calls.append(name)
            await asyncio.sleep(self.slow)
            if self.fails:
                raise self.fails

        return call

    def later(self, name):
        async def call(**_):
            assert self.acknowledged, "nothing can be edited before it is there"
            self.calls.append(name)

        return call


def error(kind, status, code):
    return kind(SimpleNamespace(status=status, reason=""), {"code": code, "message": "no"})


async def test_a_quick_answer_is_the_acknowledgement():
    fake = FakeDiscord()
    reply = Reply(fake)
    await reply.say("done")
    reply.close()
    assert fake.calls == ["send"]


async def test_a_slow_disk_is_waited_for_after_the_acknowledgement(monkeypatch):
    monkeypatch.setattr(replies, "PATIENCE", 0.01)
    fake = FakeDiscord()
    reply = Reply(fake)
    while not fake.calls:
        await asyncio.sleep(0)
    await reply.say("done")
    assert fake.calls == ["defer", "edit"]


async def test_an_answer_that_comes_while_it_is_deferred_waits_for_that(monkeypatch):
    monkeypatch.setattr(replies, "PATIENCE", 0.0)
    fake = FakeDiscord(slow=0.02)
    reply = Reply(fake)
    while not fake.calls:
        await asyncio.sleep(0)
    await asyncio.gather(reply.say("one"), reply.aside(Page(("two",))))
    assert fake.calls == ["defer", "edit", "followup"]


@pytest.mark.parametrize(
    "fails",
    [error(discord.NotFound, 404, 10062), error(discord.HTTPException, 400, 40060), error(discord.NotFound, 404, 0)],
)
async def test_an_expired_token_is_no_fault(fails):
    fake = FakeDiscord(fails)
    reply = Reply(fake)
    await reply.say("done")
    await reply.say("more")
    reply.close()
    assert fake.calls[0] == "send"


async def test_refusals_and_faults_are_told_in_words_and_stop_there(app):
    for raised in (Declined(say("table-unknown")), RuntimeError("secret words")):
        fake = FakeDiscord()
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

    reply = Reply(FakeDiscord())
    await app.serve(reply, work())
    assert "RuntimeError" in caplog.text and "test_reply.py" in caplog.text
    assert hand not in caplog.text
