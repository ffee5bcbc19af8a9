"""Places that vanish and come again: channels, threads, the whole server."""

import pytest

from sandbox.client import labels, words
from tests.e2e.play import answer, calls, changed, is_post, table

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


async def test_a_lobby_in_an_archived_thread_leaves_no_buttons_behind(discord, channel):
    ada, ben = [await discord.person(name) for name in ("Ada", "Ben")]
    out = await (await ada.command("capitol new", channel, seats=2, thread=True)).reply()
    thread = words(out).rsplit("/", 1)[-1]
    lobby = await ada.sees("a new table", channel=thread)
    await (await ben.press(lobby, "Join")).reply()
    await changed(ada, lobby, lambda m: "(2 of 2)" in words(m), "both")
    await discord.control("PATCH", f"/channels/{thread}", archived=True)
    await ada.until(lambda: ada.channels[thread]["archived"], "the thread to be archived")
    await ada.press(lobby, "Start")
    await ada.sees(channel=thread, where=is_post)
    await changed(ada, lobby, lambda m: not labels(m), "the old lobby without buttons")


async def test_a_table_with_a_thread_of_its_own_called_for_in_a_thread_gets_one_beside_it(discord, channel):
    ada = await discord.person("Ada")
    threads = []
    for place in (channel, None):
        out = await (await ada.command("capitol new", place or threads[0], seats=2, thread=True)).reply()
        threads.append(words(out).rsplit("/", 1)[-1])
        await ada.sees("a new table", channel=threads[-1])
    assert threads[0] != threads[1] and ada.channels[threads[1]]["parent"] == channel


@pytest.mark.parametrize(
    "thread, denied, named",
    [
        (False, ["SEND_MESSAGES"], "*Send Messages*."),
        (True, ["SEND_MESSAGES_IN_THREADS"], "*Send Messages in Threads*."),
        (True, ["CREATE_PUBLIC_THREADS"], "*Create Public Threads*."),
    ],
)
async def test_a_table_that_nobody_would_see_is_not_opened(discord, channel, thread, denied, named):
    ada = await discord.person("Ada")
    await discord.control("PUT", f"/channels/{channel}/permissions", deny=denied)
    out = await (await ada.command("capitol new", channel, seats=2, thread=thread)).reply()
    assert named in words(out) and "I need" in words(out)
    assert not [each for each in ada.channels.values() if each.get("parent") == channel], "no empty thread is left"


async def test_a_lobby_that_had_nowhere_to_be_shown_comes_when_it_may(discord, channel):
    ada, ben = [await discord.person(name) for name in ("Ada", "Ben")]
    await ada.command("capitol new", channel, seats=2)
    lobby = await ada.sees("a new table", channel=channel)
    await discord.control("PUT", f"/channels/{channel}/permissions", deny=["SEND_MESSAGES"])
    await discord.control("DELETE", f"/messages/{lobby['id']}")
    await (await ben.command("table join", channel)).reply()
    await ben.sees("Send Messages in Threads", channel="dm")
    await discord.control("PUT", f"/channels/{channel}/permissions", deny=[])
    again = await ben.sees("(2 of 2)", channel=channel)
    assert "Start" in labels(again)


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
