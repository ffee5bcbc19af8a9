"""How many people the bot writes to, and what becomes of those it cannot."""

import asyncio
from types import SimpleNamespace

import discord
import pytest

from cogs import drafts, upkeep
from cogs.address import Address
from cogs.direct import OPENED
from cogs.page import Page
from cogs.reply import Reply
from cogs.sight import look
from tests.cogs.fakes import FakeInteraction, FakeMessages, refusal
from tests.cogs.limits import walk
from tests.cogs.test_ideas import begin
from tests.cogs.test_press import HOST, press
from tests.cogs.test_press import begin as start


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
    reached = [await app.direct.write(user, "x", Page(("hello",))) for user in range(1, OPENED + 6)]
    assert reached == [True] * OPENED + [False] * 5 and len(dms.opened) == OPENED
    assert await app.direct.write(3, "x", Page(("again",))), "who has been written to needs no new channel"


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
    monkeypatch.setattr(drafts, "THOUGHT", 0.0)
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


@pytest.fixture
async def bidding(app, monkeypatch):
    """Sealed bids of three, each with a desk; what there is to read, and the table."""
    messages = FakeMessages()
    connect(app, monkeypatch, SimpleNamespace(create_dm=messages.create_dm, channel=messages))
    info = await start(app, "bids", 3)
    await bring(app, info)
    return messages, info


async def bring(app, info):
    async with app.live.held(info.id) as held:
        works = app.desks.work(held, app.game(info), ())
    await app.desks.bring(held.info, works)


def desk_of(messages, user):
    """The newest desk of somebody, as it is shown."""
    number = max(each for each in messages.shown if each // 1000 == user)
    parts = list(walk(messages.shown[number]))
    return number, {each["label"]: each["custom_id"] for each in parts if "custom_id" in each and "label" in each}


async def lock_in(app, info, seat, at=0):
    async with app.live.held(info.id) as held:
        lots = list(held.table.prompt(seat).options)
    await app.live.answer(info.id, seat, [lots[at]], by=HOST + seat)


async def changing(app, messages, info):
    """Ada has locked something in and goes to change it."""
    await lock_in(app, info, 0)
    await bring(app, info)
    message, buttons = desk_of(messages, HOST)
    return message, await press(app, HOST, buttons["Change it"], message=message)


async def test_while_a_locked_answer_is_changed_it_is_told_that_it_counts_and_can_be_kept(app, bidding):
    messages, info = bidding
    message, seen = await changing(app, messages, info)
    assert "Locked in" in seen.text and "counts until you lock in another" in seen.text
    labels = [each.get("label") for each in seen.controls]
    assert "Withdraw it" in labels and "Take back" not in labels
    kept = await press(app, HOST, seen.control("Keep it")["custom_id"], message=message)
    assert kept.control("Change it") and (await app.store.info(info.id)).rows == 1
    seen = await press(app, HOST, kept.control("Withdraw it")["custom_id"], message=message)
    assert "Withdrawn" in seen.text
    async with app.live.held(info.id) as held:
        assert 0 in held.table.waiting


async def test_what_is_chosen_anew_stands_beside_what_is_locked(app, bidding):
    messages, info = bidding
    message, seen = await changing(app, messages, info)
    one = next(each for each in seen.controls if app.paths.read(each["custom_id"]).act[0] in "ps")
    values = [one["options"][-1]["value"]] if one["type"] == 3 else []
    seen = await press(app, HOST, one["custom_id"], values, message=message)
    assert "So far" in seen.text and "counts until you lock in another" in seen.text and seen.control("Keep it")


@pytest.mark.parametrize("first", ["desk", "press"])
async def test_who_changes_too_late_is_told_that_the_locked_one_counted(app, bidding, first):
    messages, info = bidding
    message, seen = await changing(app, messages, info)
    for seat in (1, 2):
        await lock_in(app, info, seat)
    if first == "desk":
        await bring(app, info)
        assert "so what you had locked in before counted" in messages.text(message)
    else:
        late = await press(app, HOST, seen.control("Keep it")["custom_id"], message=message)
        assert "behind us" in late.text and "what you had locked in before counted" in late.text


async def test_who_has_changed_by_another_way_is_not_told_that_it_was_too_late(app, bidding):
    messages, info = bidding
    message, _ = await changing(app, messages, info)
    for seat in (0, 1, 2):
        await lock_in(app, info, seat, at=-1)
    await bring(app, info)
    assert "counted" not in messages.text(message)


async def test_your_move_brings_back_a_desk_that_was_deleted_once(app, bidding):
    messages, info = bidding
    old, _ = desk_of(messages, HOST)
    del messages.shown[old]
    seen = await asyncio.gather(*(press(app, HOST, f"your:{info.id}") for _ in range(2)))
    new, _ = desk_of(messages, HOST)
    assert new != old and messages.sent.count(HOST) == 2
    urls = [each["url"] for one in seen for each in one.shown if "url" in each]
    assert len(urls) == 2 and all(url.endswith(f"/{new}") for url in urls)


async def nudge(app, user):
    fake = FakeInteraction(app, user)
    await app.serve(reply := Reply(fake), upkeep.nudge(reply))
    return fake.text


async def test_a_nudge_brings_back_the_desks_that_were_deleted_of_those_who_are_waited_for(app, bidding):
    """Ada has bid, Ben and Cat have not; Ada and Ben have deleted their desks."""
    messages, info = bidding
    await lock_in(app, info, 0)
    await bring(app, info)
    for user in (HOST, HOST + 1):
        del messages.shown[desk_of(messages, user)[0]]
    sent = {user: messages.sent.count(user) for user in (HOST, HOST + 1, HOST + 2)}
    assert "I have called" in await nudge(app, HOST)
    again = {user: messages.sent.count(user) - times for user, times in sent.items()}
    assert again == {HOST: 0, HOST + 1: 1, HOST + 2: 0}
    number, _ = desk_of(messages, HOST + 1)
    del messages.shown[number]
    assert "less than an hour ago" in await nudge(app, HOST)
    assert desk_of(messages, HOST + 1)[0] != number, "nobody is called, but the desk comes back"


async def test_where_a_deleted_desk_cannot_be_sent_again_the_panel_opens_in_the_channel(app, bidding, monkeypatch):
    messages, info = bidding
    old, _ = desk_of(messages, HOST)
    del messages.shown[old]

    def closed(channel):
        async def send(**_):
            raise refusal(discord.Forbidden, 403, 50007)

        return SimpleNamespace(send=send, get_partial_message=messages.message)

    monkeypatch.setattr(app, "get_partial_messageable", closed)
    seen = await press(app, HOST, f"your:{info.id}")
    assert "opens here" in seen.text and any(each["custom_id"].startswith("do:s") for each in seen.controls)
