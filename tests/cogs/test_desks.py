"""How many people the bot writes to, and what becomes of those it cannot."""

from types import SimpleNamespace

import discord

from cogs.desk import OPENED
from cogs.page import Page
from tests.cogs.fakes import refusal


class FakeDMs:
    """Discord's DMs: channels that can be opened, some of which refuse what is sent."""

    def __init__(self, closed=()):
        self.opened, self.sent, self.closed = [], [], closed

    async def create_dm(self, user):
        self.opened.append(user.id)
        return SimpleNamespace(id=user.id * 10)

    def channel(self, channel):
        async def send(**_):
            if channel // 10 in self.closed:
                raise refusal(discord.Forbidden, 403, 50007 if channel % 20 else 50278)
            self.sent.append(channel)
            return SimpleNamespace(id=1)

        return SimpleNamespace(send=send)


def connect(app, monkeypatch, dms):
    monkeypatch.setattr(app, "create_dm", dms.create_dm)
    monkeypatch.setattr(app, "get_partial_messageable", dms.channel)


async def test_only_so_many_dm_channels_are_opened_a_minute(app, monkeypatch):
    connect(app, monkeypatch, dms := FakeDMs())
    reached = [await app.desks.write(user, "x", Page(("hello",))) for user in range(1, OPENED + 6)]
    assert reached == [True] * OPENED + [False] * 5 and len(dms.opened) == OPENED
    assert await app.desks.write(3, "x", Page(("again",))), "who has been written to needs no new channel"


async def test_one_person_with_closed_dms_does_not_keep_the_others_from_their_desks(app, monkeypatch):
    connect(app, monkeypatch, dms := FakeDMs(closed=(2, 3)))
    info = await app.live.open("bids", "toy", app.games["bids"].choices({}), 4, 1, "Ada", 5, 6, False, "1")
    for user in (2, 3, 4):
        await app.live.join(info.id, user, f"user {user}", str(user))
    info = await app.live.start(info.id, 1)
    async with app.live.held(info.id) as held:
        works = app.desks.work(held, app.games["bids"], (0, 1, 2, 3))
    await app.desks.bring(info, works)
    assert sorted(dms.sent) == [10, 40]
    assert [await app.desks.link(info, seat) is None for seat in range(4)] == [False, True, True, False]
