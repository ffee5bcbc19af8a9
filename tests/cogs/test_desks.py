"""How many people the bot writes to, and what becomes of those it cannot."""

from types import SimpleNamespace

import discord

from cogs import desk
from cogs.address import Address
from cogs.desk import OPENED
from cogs.page import Page
from cogs.sight import look
from tests.cogs.fakes import refusal
from tests.cogs.test_ideas import begin
from tests.cogs.test_press import HOST, press


class FakeDMs:
    """Discord's DMs: channels that can be opened, some of which refuse what is sent."""

    def __init__(self, closed=()):
        self.opened, self.sent, self.edited, self.closed = [], [], [], closed

    async def create_dm(self, user):
        self.opened.append(user.id)
        return SimpleNamespace(id=user.id * 10)

    def channel(self, channel):
        async def send(**_):
            if channel // 10 in self.closed:
                raise refusal(discord.Forbidden, 403, 50007 if channel % 20 else 50278)
            self.sent.append(channel)
            return SimpleNamespace(id=channel)

        def message(number):
            async def edit(**_):
                self.edited.append(number // 10)

            return SimpleNamespace(edit=edit)

        return SimpleNamespace(send=send, get_partial_message=message)


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


async def test_a_choice_half_made_at_a_desk_stays_there_while_others_answer_and_not_for_ever(app, monkeypatch):
    connect(app, monkeypatch, dms := FakeDMs())
    info = await begin(app)
    ada, ben, cat = HOST, HOST + 1, HOST + 2

    async def bring():
        dms.edited.clear()
        async with app.live.held(info.id) as held:
            works = app.desks.work(held, app.game(info), ())
        return await app.desks.bring(held.info, works), ada in dms.edited

    async def answer(seat, side):
        async with app.live.held(info.id) as held:
            what = next(each for each in held.table.prompt(seat).options if each.endswith(side))
            raw = [what, next(iter(held.table.prompt(seat, [what]).options))]
        await app.live.answer(info.id, seat, raw, by=HOST + seat)

    async def half():
        async with app.live.held(info.id) as held:
            walk = look(held, app.game(info), 0).walk
        first = Address("d", info.id, 0, walk.opened, walk.guard, (), "p0")
        return await press(app, ada, app.paths.write(first), message=ada * 10)

    assert await bring() == (True, False) and sorted(dms.sent) == [10 * ada, 10 * ben, 10 * cat]
    assert (await half()).control("Back")
    await answer(2, "left")  # a city of Ada's
    assert await bring() == (False, False) and cat in dms.edited, "Ada is choosing"
    monkeypatch.setattr(desk, "THOUGHT", 0.0)
    assert await bring() == (True, True)
    monkeypatch.undo()
    connect(app, monkeypatch, dms)
    seen = await half()
    await press(app, ada, seen.control("Back")["custom_id"], message=ada * 10)
    await answer(1, "right")
    assert await bring() == (True, True), "nothing is half made any more"
    await half()
    await answer(0, "left")
    assert await bring() == (True, True), "the question is another"
