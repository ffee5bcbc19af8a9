"""What goes wrong at Discord: nothing is lost, nobody misses their call, and each is told in a sentence."""

import pytest

from sandbox.client import labels, words
from sandbox.limits.layout import walk
from tests.discord.stage import staged
from tests.e2e.play import answer, calls, changed, galleries, is_post, table

pytestmark = pytest.mark.asyncio(loop_scope="module")

CALLBACK, MESSAGES, MESSAGE = "/interactions/*/*/callback", "/channels/*/messages", "/channels/*/messages/*"


async def begin(discord, channel):
    """Ada is to move, Ben comes next."""
    ada, ben = await table(discord, channel, "Ada", "Ben", start_player=(await discord.person("Ada")).id)
    await ada.sees(channel=channel, where=calls(ada))
    return ada, ben


@pytest.mark.parametrize("fault", ["10062", "40060", "500", "done", "dropped", "done-dropped"])
async def test_an_answer_whose_acknowledgement_fails_counts_once_and_is_posted(discord, channel, fault):
    ada, ben = await begin(discord, channel)
    offered = await ada.autocomplete("play", "answer", channel, answer="pass")
    await discord.fault(fault, "POST", CALLBACK)
    await ada.command("play", channel, answer=offered[0]["value"])
    post = await ben.sees(channel=channel, where=calls(ben))
    assert words(post).count("passes") == 1
    again = await (await ada.command("play", channel, answer=offered[0]["value"])).reply()
    assert "✅ Ada passes." in words(again), "sent again it is not given again, but what came of it is told"


@pytest.mark.parametrize("fault", ["429", "500", "502", "503", "dropped", "done", "done-dropped"])
async def test_a_post_that_fails_comes_once(discord, channel, fault):
    ada, ben = await begin(discord, channel)
    await discord.fault(fault, "POST", MESSAGES)
    await answer(ada, channel, "pass")
    await ben.sees(channel=channel, where=calls(ben))
    posts = [each for each in await ben.history(channel) if f"<@{ben.id}>" in words(each)]
    assert len(posts) == 1


@pytest.mark.parametrize("fault", ["10008", "30046", "50083"])
async def test_a_post_that_cannot_be_edited_is_sent_again(discord, channel, fault):
    ada, ben = await begin(discord, channel)
    old = await ada.sees(channel=channel, where=calls(ada))
    await changed(ada, old, galleries, "the board")
    await discord.fault(fault, "PATCH", MESSAGE)
    panel = await answer(ada, channel, "pass")
    await ada.press(panel, "Take back")
    post = await ben.sees("has taken an answer back", channel=channel, where=is_post, patience=30)
    assert "Your move" in labels(post)


async def test_a_deleted_post_comes_again_with_the_next_answer(discord, channel):
    ada, ben = await begin(discord, channel)
    post = await ada.sees(channel=channel, where=calls(ada))
    await discord.control("DELETE", f"/messages/{post['id']}")
    await ada.until(lambda: post["id"] not in ada.messages, "the post to be gone")
    await answer(ada, channel, "pass")
    await ben.sees(channel=channel, where=calls(ben))


async def test_your_move_leads_to_a_desk_that_is_there_even_if_it_was_deleted(discord, channel):
    ada, _ = await table(discord, channel, "Ada", "Ben", game="cities")
    post = await ada.sees(channel=channel, where=calls(ada))
    number = words(post).split("table ")[1].split("\n")[0]
    desk = await ada.sees(f"table {number}", channel="dm", where=galleries)
    for _ in range(2):
        await discord.control("DELETE", f"/messages/{desk['id']}")
        await ada.until(lambda desk=desk: desk["id"] not in ada.messages, "the desk to be gone")
        reply = await (await ada.press(post, "Your move")).reply()
        desk = await ada.sees(f"table {number}", channel="dm", where=galleries)
        links = [each["url"] for each in walk(reply["components"]) if "url" in each]
        assert [url.rsplit("/", 1)[-1] for url in links] == [desk["id"]]


@pytest.mark.parametrize("path", ["table board", "table status", "table nudge", "play"])
async def test_a_deleted_post_comes_again_when_somebody_asks(discord, channel, path):
    ada, _ = await begin(discord, channel)
    post = await ada.sees(channel=channel, where=calls(ada))
    await discord.control("DELETE", f"/messages/{post['id']}")
    await ada.until(lambda: post["id"] not in ada.messages, "the post to be gone")
    outcome = await ada.command(path, channel, **({"answer": "elephant"} if path == "play" else {}))
    await outcome.reply()
    again = await ada.sees(channel=channel, where=is_post)
    if path == "table nudge":
        bell = await ada.sees("🔔", channel=channel)
        assert again["id"] in words(bell), "it leads to the post there is"
    else:
        assert not again["mentions_me"], "who was called is not called again"


async def test_a_kill_between_answer_and_post_costs_nobody_their_call(stage, discord, channel):
    ada, ben = await begin(discord, channel)
    await discord.fault("slow", "POST", MESSAGES, seconds=30.0)
    await answer(ada, channel, "pass")
    await discord.disarm()
    await stage.revive()
    await ben.sees(channel=channel, where=calls(ben), patience=20)


async def test_without_attach_files_the_board_comes_in_words(discord, channel):
    await discord.control("PUT", f"/channels/{channel}/permissions", deny=["ATTACH_FILES"])
    ada, _ = await begin(discord, channel)
    post = await ada.sees("board in words", channel=channel)
    assert not galleries(post) and "Your move" in labels(post)
    check = await (await ada.command("aedile check", channel)).reply()
    assert "Attach Files" in words(check) and "Send Messages" not in words(check).replace("Send Messages in", "")


async def test_without_send_messages_players_are_told_by_dm_and_the_game_waits(discord, channel):
    ada, ben = await begin(discord, channel)
    await discord.control("PUT", f"/channels/{channel}/permissions", deny=["SEND_MESSAGES"])
    reply = await answer(ada, channel, "pass")
    assert "passes" in words(reply)
    await ben.sees("I can no longer write where your table is", channel="dm")
    await discord.control("PUT", f"/channels/{channel}/permissions", deny=[])
    await ben.sees(channel=channel, where=calls(ben))  # nobody could be called before
    await answer(ben, channel, "pass")
    await ben.sees("Auction 1", channel=channel, where=is_post)


async def test_reconnecting_calls_nobody_again_and_registers_nothing(stage, discord, channel):
    ada, _ = await begin(discord, channel)
    for resume in (True, False):
        await discord.drop(resume=resume)
        await stage.online()
    await answer(ada, channel, "pass")  # it answers, so what a connection brings with it is over
    posts = [each for each in await ada.history(channel) if f"<@{ada.id}>" in words(each)]
    assert len(posts) == 1
    assert (await discord.calls())["PUT /applications/*/commands"] == 1


async def test_commands_are_registered_once_however_often_the_bot_starts(stage, discord, channel):
    await stage.revive()
    assert (await discord.calls())["PUT /applications/*/commands"] == 1


async def test_registration_that_fails_is_no_reason_to_leave(tmp_path):
    async with staged(tmp_path, bot=False) as stage:
        await stage.discord.fault("500", "PUT", "/applications/*/commands", times=None)
        await stage.start_bot()
        assert stage.discord._people["Ada"].world["bot"]["in_guild"]
        assert "DELETE /users/@me/guilds/*" not in await stage.discord.calls()


async def test_the_log_names_tables_and_never_what_was_said(stage):
    log = (stage.home / "aedile.log").read_text()
    assert "connected as" in log
    for secret in ("hand:", "block 1", "roof 7", "block-1", "roof-7", "Locked in"):
        assert secret not in log
