"""Kills, restarts, cuts and removals."""

from pathlib import Path

from sandbox.client import visit
from tests.discord.stage import Stage, staged
from tests.sandbox.conftest import BOT


async def shows_board(stage: Stage, channel: str = "games") -> dict:
    ada = await stage.person("Ada")
    await ada.command("table show", channel=channel)
    return await ada.sees("Board number 1", channel=channel)


async def test_buttons_work_after_kill_9_and_restart_of_bot_and_world(tmp_path: Path) -> None:
    async with staged(tmp_path, BOT) as stage:
        board = await shows_board(stage)
        await stage.revive()
        ada = await stage.person("Ada")
        await ada.press(board, "Count 1")
        await ada.sees("Board number 2")
        await (await ada.command("whisper", to=ada.id, what="remember")).reply()
        await ada.sees("remember", channel="dm")
        secret = await (await ada.command("table panel")).reply()
        before = stage.sandbox.address
    async with staged(tmp_path, BOT) as stage:
        assert stage.sandbox.address != before
        ada = await stage.person("Ada")
        board = next(each for each in await ada.history("games") if each["id"] == board["id"])
        picture = board["components"][0]["components"][1]["items"][0]["media"]["url"]
        assert picture.startswith(stage.sandbox.address)
        assert (await ada.file(picture)).startswith(b"\x89PNG")
        await ada.press(board, "Count 2")
        await ada.sees("Board number 3")
        assert [each["content"] for each in await ada.history("dm")][-1] == "remember"
        assert secret["id"] not in {each["id"] for each in await ada.history("games")}


async def test_commands_stay_registered_while_the_bot_is_away_and_fail_for_their_person(tmp_path: Path) -> None:
    async with staged(tmp_path, BOT) as stage:
        ada = await stage.person("Ada")
        await stage.end_bot()
        assert "say" in {each["path"] for each in await ada.commands()}
        assert (await ada.command("say", what="anybody?")).failed


async def test_cut_gateway_resumes_with_what_was_missed_or_begins_anew(tmp_path: Path) -> None:
    async with staged(tmp_path, BOT) as stage:
        ada = await stage.person("Ada")
        await stage.discord.drop(resume=True)
        outcome = await ada.command("say", what="after the cut")
        assert (await outcome.reply())["content"] == "after the cut"
        await stage.logged("resumed")
        await stage.discord.drop(resume=False)
        await stage.logged("session has been invalidated")
        await stage.online()
        assert (await (await ada.command("say", what="anew")).reply())["content"] == "anew"


async def test_bot_is_kicked_and_invited_again(tmp_path: Path) -> None:
    async with staged(tmp_path, BOT) as stage:
        ada = await stage.person("Ada")
        await stage.logged("ready")  # before that, discord.py takes no guild for a new one
        await stage.discord.control("POST", "/bot/kick")
        await stage.logged("removed from The Sandbox")
        assert await ada.commands() == []
        await stage.discord.control("POST", "/bot/invite")
        await stage.logged("joined The Sandbox")
        assert (await (await ada.command("say", what="back")).reply())["content"] == "back"


async def test_unread_marks_are_kept_and_cleared_by_reading(tmp_path: Path) -> None:
    async with staged(tmp_path, BOT, bot=False) as stage:
        ada, ben = await stage.person("Ada"), await stage.person("Ben")
        games = ben.channel("games")
        await ada.say(f"salve <@{ben.id}>")
        message = await ben.sees("salve")
        assert message["mentions_me"]
    async with staged(tmp_path, BOT, bot=False) as stage, visit(stage.sandbox.address) as again:
        ada, ben, window = await stage.person("Ada"), await stage.person("Ben"), await again.person("Ben")
        assert (ben.channels[games]["unread"], ben.channels[games]["mentions"]) == (1, 1)
        assert ada.channels[games]["unread"] == 0
        await stage.discord.ask("POST", f"/people/{ben.id}/channels/{games}/read")
        read = {"event": "read", "channel": games}
        await window.until(lambda: window.events[-1] == read, "the other window's reading")
        here = await stage.discord.ask("GET", f"/people/{ben.id}")
        assert next(each for each in here["channels"] if each["id"] == games)["unread"] == 0


async def test_sharded_bot_is_served(tmp_path: Path) -> None:
    async with staged(tmp_path, BOT, SHARDED="1") as stage:
        ada = await stage.person("Ada")
        assert (await (await ada.command("say", what="in shards")).reply())["content"] == "in shards"
        assert (await stage.discord.calls())["GET /gateway/bot"] == 1
