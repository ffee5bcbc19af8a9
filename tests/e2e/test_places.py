"""Places that vanish and come again: channels, threads, the whole server."""

import pytest

from sandbox.client import labels, words
from tests.e2e.play import answer, calls, is_post, table

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def begin(discord, channel, **options):
    ada, ben = await table(discord, channel, "Ada", "Ben", start_player=(await discord.person("Ada")).id, **options)
    post = await ada.sees(channel=channel, where=calls(ada))
    return ada, ben, words(post).split("table ")[1].split("\n")[0]


async def test_a_table_whose_channel_is_deleted_moves_where_its_host_calls_it(discord, channel):
    ada, ben, number = await begin(discord, channel)
    await ada.sees(f"table {number}", channel="dm")
    await discord.control("DELETE", f"/channels/{channel}")
    await ada.until(lambda: channel not in ada.channels, "the channel to be gone")
    await ben.sees("I can no longer write where your table is", channel="dm")
    offered = await ada.autocomplete("play", "answer", "dm", answer="pass", table=number)
    await ada.command("play", "dm", answer=offered[0]["value"])
    mine = words(await (await ada.command("my tables", "dm")).reply())
    assert channel not in mine and f"/table board table:{number}" in mine
    await ada.command("table board", "more-games", table=number)
    moved = await ben.sees(f"table {number}", channel="more-games", where=is_post)
    assert "Your move" in labels(moved)
    await answer(ben, "more-games", "pass")
    await ben.sees("Auction 1", channel="more-games", where=is_post)


async def test_a_channel_deleted_while_the_bot_was_away_is_noticed_when_its_host_calls(stage, discord, channel):
    ada, ben, number = await begin(discord, channel)
    await stage.kill_bot()
    await discord.control("DELETE", f"/channels/{channel}")
    await stage.start_bot()
    made = await discord.ask("POST", "/controls/channels", {"name": "elsewhere"})
    await ada.until(lambda: made["id"] in ada.channels, "the channel")
    shown = await (await ada.command("table board", made["id"], table=number)).reply()
    assert f"table {number}" in words(shown)
    moved = await ben.sees(f"table {number}", channel=made["id"], where=is_post)
    assert "Your move" in labels(moved)


async def test_an_archived_thread_does_not_stop_its_game(discord, channel):
    ada, ben = [await discord.person(name) for name in ("Ada", "Ben")]
    out = await (await ada.command("capitol new", channel, seats=2, thread=True, start_player=ada.id)).reply()
    thread = words(out).rsplit("/", 1)[-1]
    lobby = await ada.sees("a new table", channel=thread)
    await (await ben.press(lobby, "Join")).reply()
    await ada.press(lobby, "Start")
    post = await ada.sees(channel=thread, where=calls(ada))
    number = words(post).split("table ")[1].split("\n")[0]
    await ada.sees(f"table {number}", channel="dm")
    await discord.control("PATCH", f"/channels/{thread}", archived=True)
    await ada.until(lambda: ada.channels[thread]["archived"], "the thread to be archived")
    offered = await ada.autocomplete("play", "answer", "dm", answer="pass", table=number)
    await ada.command("play", "dm", answer=offered[0]["value"])
    await ben.sees(channel=thread, where=calls(ben))


async def test_a_bot_that_is_kicked_and_invited_again_goes_on(discord, channel):
    ada, ben, number = await begin(discord, channel)
    await ada.sees(f"table {number}", channel="dm")
    await discord.control("POST", "/bot/kick")
    await ada.until(lambda: not ada.world["bot"]["in_guild"], "the bot to be gone")
    offered = await ada.autocomplete("play", "answer", "dm", answer="pass", table=number)
    reply = await (await ada.command("play", "dm", answer=offered[0]["value"])).reply()
    assert "passes" in words(reply)
    await discord.control("POST", "/bot/invite")
    await ben.sees(channel=channel, where=is_post)
    assert "passes" in words(await answer(ben, channel, "pass"))


async def test_a_player_who_left_the_server_keeps_the_seat_and_the_game_goes_on(discord, channel):
    ada, ben, _ = await begin(discord, channel)
    await discord.control("POST", f"/people/{ben.id}/leave")
    await answer(ada, channel, "pass")
    post = await ada.sees("Ada passes", channel=channel, where=is_post)
    assert "Ben" in words(post)
    await discord.control("POST", f"/people/{ben.id}/join")
    await ben.until(lambda: channel in ben.channels, "the server again")
    assert "passes" in words(await answer(ben, channel, "pass"))
