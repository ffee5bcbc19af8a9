"""What the bot may do where, and the codes it gets where it may not."""

import pytest

from sandbox.client import Refused
from sandbox.terms import Terms
from tests.sandbox.wire import Wire, wired


async def deny(wire: Wire, *names: str, channel: str = "games") -> None:
    await wire.discord.control("PUT", f"/channels/{wire.channel(channel)}/permissions", deny=list(names))


async def thread(wire: Wire, name: str = "apart") -> str:
    opened = await wire.done("POST", f"/channels/{wire.channel()}/threads", {"name": name, "type": 11})
    return str(opened["id"])


async def test_hidden_channel_is_50001_and_comes_back(wire: Wire) -> None:
    url = f"/channels/{wire.channel()}"
    await deny(wire, "VIEW_CHANNEL")
    for method, path, body in (("GET", "", None), ("POST", "/messages", {"content": "x"}), ("GET", "/messages", None)):
        assert (await wire.refused(method, url + path, body))["code"] == 50001
    await deny(wire)
    await wire.done("POST", url + "/messages", {"content": "x"})


@pytest.mark.parametrize(
    ("denied", "files", "code"),
    [("SEND_MESSAGES", False, 50013), ("ATTACH_FILES", True, 50013), ("ATTACH_FILES", False, None)],
)
async def test_sending_needs_its_permissions(wire: Wire, denied: str, files: bool, code: int | None) -> None:
    await deny(wire, denied)
    sent = [("a.txt", b"x")] if files else []
    status, body = await wire.call("POST", f"/channels/{wire.channel()}/messages", {"content": "x"}, files=sent)
    assert (body["code"] if status >= 400 else None) == code


async def test_threads_have_permissions_of_their_own(wire: Wire) -> None:
    place = await thread(wire)
    await deny(wire, "SEND_MESSAGES_IN_THREADS")
    assert (await wire.refused("POST", f"/channels/{place}/messages", {"content": "x"}))["code"] == 50013
    await deny(wire, "SEND_MESSAGES")
    await wire.done("POST", f"/channels/{place}/messages", {"content": "x"})
    await deny(wire, "CREATE_PUBLIC_THREADS")
    refusal = await wire.refused("POST", f"/channels/{wire.channel()}/threads", {"name": "b", "type": 11})
    assert refusal["code"] == 50013
    private = await wire.refused("POST", f"/channels/{wire.channel()}/threads", {"name": "b", "type": 12})
    assert private["code"] == 50013


async def test_history_needs_its_permission(wire: Wire) -> None:
    url = f"/channels/{wire.channel()}/messages"
    message = await wire.done("POST", url, {"content": "x"})
    await deny(wire, "READ_MESSAGE_HISTORY")
    assert await wire.done("GET", url) == []
    assert (await wire.refused("GET", f"{url}/{message['id']}"))["code"] == 50013
    reply = {"content": "y", "message_reference": {"message_id": message["id"]}}
    assert (await wire.refused("POST", url, reply))["code"] == 160002


async def test_others_messages_and_channels_are_not_the_bots_to_change(wire: Wire) -> None:
    ada = await wire.discord.person("Ada")
    said = await ada.say("mine")
    url = f"/channels/{said['channel_id']}"
    assert (await wire.refused("PATCH", f"{url}/messages/{said['id']}", {"content": "x"}))["code"] == 50005
    assert (await wire.refused("DELETE", f"{url}/messages/{said['id']}"))["code"] == 50013
    assert (await wire.refused("DELETE", url))["code"] == 50013
    assert (await wire.refused("PATCH", url, {"name": "other"}))["code"] == 50013


async def test_archived_thread_refuses_edits_and_opens_with_a_message(wire: Wire) -> None:
    place = await thread(wire)
    message = await wire.done("POST", f"/channels/{place}/messages", {"content": "x"})
    one = f"/channels/{place}/messages/{message['id']}"
    await wire.done("PATCH", f"/channels/{place}", {"archived": True})
    assert (await wire.refused("PATCH", one, {"content": "y"}))["code"] == 50083
    assert (await wire.refused("DELETE", one))["code"] == 50083
    assert (await wire.refused("PUT", f"/channels/{place}/thread-members/{wire.bot}"))["code"] == 50083
    listed = await wire.done("GET", f"/channels/{wire.channel()}/threads/archived/public")
    assert [each["id"] for each in listed["threads"]] == [place]
    await wire.done("POST", f"/channels/{place}/messages", {"content": "z"})
    assert not (await wire.done("GET", f"/channels/{place}"))["thread_metadata"]["archived"]
    await wire.done("PATCH", one, {"content": "y"})


async def test_locked_thread_takes_messages_only_from_who_manages_threads(wire: Wire) -> None:
    place = await thread(wire)
    await wire.discord.control("PATCH", f"/channels/{place}", archived=True, locked=True)
    await deny(wire, "MANAGE_THREADS")
    assert (await wire.refused("POST", f"/channels/{place}/messages", {"content": "x"}))["code"] == 160005
    ada = await wire.discord.person("Ada")
    with pytest.raises(Refused, match="cannot write"):
        await ada.say("x", channel="apart")
    await deny(wire)
    await wire.done("POST", f"/channels/{place}/messages", {"content": "x"})


async def test_guild_has_a_cap_of_active_threads(tmp_path) -> None:
    async with wired(tmp_path, Terms(most_threads=1)) as wire:
        first = await thread(wire)
        url = f"/channels/{wire.channel()}/threads"
        assert (await wire.refused("POST", url, {"name": "b", "type": 11}))["code"] == 160006
        await wire.done("PATCH", f"/channels/{first}", {"archived": True})
        await thread(wire)


async def test_thread_on_a_message_takes_its_id_once(wire: Wire) -> None:
    url = f"/channels/{wire.channel()}/messages"
    message = await wire.done("POST", url, {"content": "x"})
    opened = await wire.done("POST", f"{url}/{message['id']}/threads", {"name": "on it"})
    assert opened["id"] == message["id"]
    assert (await wire.done("GET", f"{url}/{message['id']}"))["thread"]["id"] == opened["id"]
    assert (await wire.refused("POST", f"{url}/{message['id']}/threads", {"name": "again"}))["code"] == 160004


async def test_kicked_bot_has_no_access_and_no_mutual_guild(wire: Wire) -> None:
    ada = await wire.discord.person("Ada")
    dm = await wire.done("POST", "/users/@me/channels", {"recipient_id": ada.id})
    await wire.done("POST", f"/channels/{dm['id']}/messages", {"content": "x"})
    await wire.discord.control("POST", "/bot/kick")
    assert (await wire.refused("GET", f"/channels/{wire.channel()}"))["code"] == 50001
    assert (await wire.refused("GET", f"/guilds/{wire.sandbox.world.guild}"))["code"] == 50001
    assert (await wire.refused("POST", f"/channels/{dm['id']}/messages", {"content": "x"}))["code"] == 50278
    assert await wire.event("GUILD_DELETE")


@pytest.mark.parametrize(
    ("method", "path", "code"),
    [
        ("GET", "/channels/1", 10003),
        ("GET", "/users/1", 10013),
        ("GET", "/guilds/1", 10004),
        ("GET", "/channels/{games}/messages/1", 10008),
        ("DELETE", "/channels/{games}/messages/1", 10008),
        ("GET", "/webhooks/{bot}/nothing/messages/@original", 50027),
        ("GET", "/applications/{bot}/commands/1", 10063),
        ("GET", "/no/such/route", 0),
    ],
)
async def test_what_is_not_there_has_its_code(wire: Wire, method: str, path: str, code: int) -> None:
    filled = path.format(games=wire.channel(), bot=wire.bot)
    assert (await wire.refused(method, filled))["code"] == code


async def test_wrong_token_is_unauthorised(wire: Wire) -> None:
    status, body = await wire.call("GET", "/users/@me", token="stolen")
    assert (status, body) == (401, {"message": "401: Unauthorized", "code": 0})


async def test_member_who_left_is_unknown(wire: Wire) -> None:
    ben = await wire.discord.person("Ben")
    path = f"/guilds/{wire.sandbox.world.guild}/members/{ben.id}"
    assert (await wire.done("GET", path))["user"]["global_name"] == "Ben"
    await wire.discord.control("POST", f"/people/{ben.id}/leave")
    assert (await wire.refused("GET", path))["code"] == 10007


async def test_deleted_channel_takes_its_threads_and_messages_with_it(wire: Wire) -> None:
    ada = await wire.discord.person("Ada")
    place = await thread(wire)
    await wire.discord.control("DELETE", f"/channels/{wire.channel()}")
    assert (await wire.event("THREAD_DELETE"))["id"] == place
    assert await wire.event("CHANNEL_DELETE")
    await ada.until(lambda: place not in ada.channels, "the thread to be gone")
    assert (await wire.refused("GET", f"/channels/{place}"))["code"] == 10003


async def test_deny_names_what_there_is(wire: Wire) -> None:
    with pytest.raises(Refused, match="no permission FLY"):
        await deny(wire, "FLY")
