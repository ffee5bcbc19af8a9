"""Typed answers: what is listed, and what is said of an answer that nobody else may see yet."""

from types import SimpleNamespace

from cogs import play
from cogs.reply import Reply
from tests.cogs.fakes import FakeInteraction
from tests.cogs.test_press import HOST, begin


async def offered(app, user, typed="", channel=6, guild=5, **named):
    """What the list shows somebody who types."""
    fake = FakeInteraction(app, user)
    fake.channel_id, fake.guild_id, fake.namespace = channel, guild, SimpleNamespace(**named)
    return [choice.name for choice in await play.answers(fake, typed)]


async def typed(app, user, answer, table=None):
    fake = FakeInteraction(app, user)
    reply = Reply(fake)
    await app.serve(reply, play.play(reply, answer, table and str(table)))
    reply.close()
    return fake


async def test_who_has_locked_in_is_told_what_and_may_change_it_by_the_list(app):
    info = await begin(app, "bids", 3)
    first, second, *_ = await offered(app, HOST)
    locked = await typed(app, HOST, first)
    assert f"Locked in:** {first}" in locked.text
    assert second in await offered(app, HOST) and second in await offered(app, HOST, table=str(info.id))
    assert any(second in each for each in await offered(app, HOST, channel=1, guild=None))
    assert f"Locked in:** {second}" in (await typed(app, HOST, second)).text
    assert "Locked in" not in (await typed(app, HOST + 1, "xyzzy")).text


async def test_the_list_is_empty_for_who_is_not_asked_and_for_who_does_not_play(app):
    info = await begin(app, "builder", 2)
    seats = (await app.store.info(info.id)).seats
    (resting,) = [seat.user for seat in seats if seat.opened is None]
    assert await offered(app, resting) == await offered(app, 7) == await offered(app, 7, table=str(info.id)) == []


async def test_tables_that_wait_come_before_those_where_something_may_be_changed(app):
    one, two = await begin(app, "bids", 2, channel=6), await begin(app, "bids", 2, channel=8)
    await typed(app, HOST, (await offered(app, HOST))[0], one.id)
    assert {each.split(":")[0] for each in await offered(app, HOST, channel=1, guild=None)} == {f"Bids {two.id}"}
