"""Which table is meant, and what is said where none can be opened, in direct messages."""

from cogs import lobbies, tables
from cogs.find import LAST
from cogs.reply import Reply
from tests.cogs.fakes import FakeInteraction
from tests.cogs.test_press import HOST, begin

DM = 60


async def sent(app, work, user=HOST):
    """What a command in the direct messages with somebody answers."""
    fake = FakeInteraction(app, user)
    fake.guild_id, fake.channel_id, fake.channel = None, DM, None
    reply = Reply(fake)
    await app.serve(reply, work(reply))
    reply.close()
    return fake.text


async def ended(app):
    """A game alone in direct messages that has been closed, and what the poster keeps of it."""
    info = await alone(app)
    await app.live.start(info.id, HOST)
    await app.live.close(info.id, HOST)
    await app.store.put_meta(LAST.format(channel=DM), str(info.id))
    return info


async def alone(app):
    game = app.games["corduba"]
    edition = next(iter(app.editions["corduba"]))
    return await app.live.open("corduba", edition, game.choices({}), 1, HOST, "Ada", None, DM, False, "0")


async def test_a_finished_game_in_direct_messages_gives_way_to_open_ones(app):
    over = await ended(app)
    assert f"table {over.id}" in await sent(app, tables.status), "as long as there is none"
    one = await begin(app, "bids", 2, channel=6)
    assert f"table {one.id}" in await sent(app, tables.status)
    two = await begin(app, "bids", 2, channel=8)
    text = await sent(app, tables.status)
    assert "Which table?" in text and f"table {one.id}" in text and f"table {two.id}" in text


async def test_in_direct_messages_it_is_told_how_to_play_there(app):
    corduba = {"seats": 2, **app.games["corduba"].choices({})}
    assert "`/corduba new seats:1`" in await sent(
        app, lambda reply: lobbies.open_table(reply, app.games["corduba"], corduba)
    )
    capitol = {"seats": 2, **app.games["capitol"].choices({})}
    text = await sent(app, lambda reply: lobbies.open_table(reply, app.games["capitol"], capitol))
    assert "server's channel" in text and "seats:1" not in text


async def test_a_second_table_in_direct_messages_is_not_sent_to_a_thread(app):
    await alone(app)
    game = app.games["corduba"]
    chosen = {"seats": 1, "thread": False, "colour": None, "autostart": False, **game.choices({})}
    text = await sent(app, lambda reply: lobbies.open_table(reply, game, chosen))
    assert "direct messages already" in text and "thread" not in text and "/table close" in text
