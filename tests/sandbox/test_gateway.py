"""The gateway by hand: who is told what, resuming, and what closes a connection."""

import json
import time
import zlib

import aiohttp
import pytest

from sandbox.gateway import CONTENT, GUILD_MESSAGES, GUILDS, MEMBERS
from sandbox.terms import TOKEN, Terms
from tests.sandbox.wire import Wire, wired


async def test_ready_promises_the_guild_and_brings_it(wire: Wire) -> None:
    ready = await wire.identify()
    assert ready["guilds"] == [{"id": wire.sandbox.world.guild, "unavailable": True}]
    guild = await wire.event("GUILD_CREATE")
    assert [each["user"]["id"] for each in guild["members"]] == [wire.bot]
    assert {each["name"] for each in guild["channels"]} >= {"general", "games"}


async def test_events_come_only_with_their_intent(wire: Wire) -> None:
    await wire.identify(GUILDS)
    ada = await wire.discord.person("Ada")
    await ada.say("unheard")
    await wire.discord.control("POST", "/channels", name="later")
    await wire.event("CHANNEL_CREATE")
    assert "MESSAGE_CREATE" not in {each["t"] for each in wire.events}


async def test_messages_in_channels_have_no_content_unless_the_bot_is_named(wire: Wire) -> None:
    ada = await wire.discord.person("Ada")
    await ada.say("secret talk")
    assert (await wire.event("MESSAGE_CREATE"))["content"] == ""
    await ada.say(f"<@{wire.bot}> hello")
    assert (await wire.event("MESSAGE_CREATE"))["content"].endswith("hello")


async def test_granted_intents_show_members_and_content(tmp_path) -> None:
    async with wired(tmp_path, Terms(intents=MEMBERS | CONTENT)) as wire:
        await wire.identify(GUILDS | MEMBERS | CONTENT | GUILD_MESSAGES)
        ada = await wire.discord.person("Ada")
        await ada.say("open talk")
        assert (await wire.event("MESSAGE_CREATE"))["content"] == "open talk"
        await wire.discord.control("POST", f"/people/{ada.id}/leave")
        assert (await wire.event("GUILD_MEMBER_REMOVE"))["user"]["id"] == ada.id
        await wire.discord.control("POST", f"/people/{ada.id}/join")
        assert (await wire.event("GUILD_MEMBER_ADD"))["user"]["id"] == ada.id


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ({"op": 2, "d": {"token": "stolen", "intents": 0}}, 4004),
        ({"op": 2, "d": {"token": TOKEN, "intents": MEMBERS}}, 4014),
        ({"op": 77}, 4001),
    ],
)
async def test_bad_frames_close_the_connection(wire: Wire, frame: dict, code: int) -> None:
    socket = await wire.connect()
    assert (await socket.receive_json())["op"] == 10
    await socket.send_json(frame)
    assert (await socket.receive()).type is aiohttp.WSMsgType.CLOSE
    assert socket.close_code == code


async def test_a_heartbeat_is_answered_as_from_far_away(wire: Wire) -> None:
    """At once, discord.py would take it for the answer to the heartbeat before, and write that it cannot keep up."""
    socket = await wire.connect()
    await socket.receive_json()
    sent = time.monotonic()
    await socket.send_json({"op": 1, "d": None})
    assert (await socket.receive_json())["op"] == 11 and time.monotonic() - sent > 0.2


async def test_session_resumes_with_what_was_missed_and_a_lost_one_is_invalid(wire: Wire) -> None:
    ready = await wire.identify()
    ada = await wire.discord.person("Ada")
    seen = wire.events[-1]["s"]
    await wire.discord.drop(resume=True)
    await ada.until(lambda: not ada.world["bot"]["online"], "the bot to go")
    await ada.say("meanwhile")
    resume = {"op": 6, "d": {"token": TOKEN, "session_id": ready["session_id"], "seq": seen}}
    assert ready["resume_gateway_url"].startswith("ws://127.0.0.1:")
    await (await wire.connect()).send_json(resume)
    assert (await wire.event("MESSAGE_CREATE"))["author"]["id"] == ada.id
    await wire.event("RESUMED")
    await wire.discord.drop(resume=False)
    await (await wire.connect()).send_json(resume)
    frames = [await wire.frame(), await wire.frame()]
    assert [each["op"] for each in frames] == [10, 9]


async def test_compressed_stream_is_one_stream(wire: Wire) -> None:
    socket = await wire.connect("compress=zlib-stream")
    await socket.send_json({"op": 2, "d": {"token": TOKEN, "intents": 0}})
    inflate = zlib.decompressobj()
    frames = [json.loads(inflate.decompress((await socket.receive()).data)) for _ in range(2)]
    assert [each["op"] for each in frames] == [10, 0]


async def test_shards_are_told_of_their_own_places(wire: Wire) -> None:
    shard = (int(wire.sandbox.world.guild) >> 22) % 2
    other = await wire.identify(shard=[1 - shard, 2])
    assert other["guilds"] == []
    ready = await wire.identify(shard=[shard, 2])
    assert len(ready["guilds"]) == 1
