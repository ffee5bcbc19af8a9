"""Routes no other test needs, and what people are refused."""

import pytest

from sandbox.client import Refused
from tests.sandbox.test_limits import PNG, gallery
from tests.sandbox.wire import COMMANDS, Wire


async def test_enforced_nonce_posts_once(wire: Wire) -> None:
    url = f"/channels/{wire.channel()}/messages"
    body = {"content": "once", "nonce": "7", "enforce_nonce": True}
    first, second = await wire.done("POST", url, body), await wire.done("POST", url, body)
    assert first["id"] == second["id"] and len(await wire.done("GET", url)) == 1


async def test_history_goes_back_and_forth(wire: Wire) -> None:
    url = f"/channels/{wire.channel()}/messages"
    ids = [(await wire.done("POST", url, {"content": str(number)}))["id"] for number in range(5)]

    async def listed(query: str) -> list[int]:
        return [ids.index(each["id"]) for each in await wire.done("GET", f"{url}?{query}")]

    assert await listed("limit=2") == [4, 3]
    assert await listed(f"before={ids[2]}") == [1, 0]
    assert await listed(f"after={ids[2]}&limit=1") == [3]
    ada = await wire.discord.person("Ada")
    path = f"/people/{ada.id}/channels/{wire.channel()}/messages"
    assert [each["content"] for each in await wire.discord.ask("GET", f"{path}?before={ids[3]}&limit=2")] == ["1", "2"]


async def test_reply_refers_to_its_message(wire: Wire) -> None:
    url = f"/channels/{wire.channel()}/messages"
    first = await wire.done("POST", url, {"content": "first"})
    reply = await wire.done("POST", url, {"content": "second", "message_reference": {"message_id": first["id"]}})
    assert reply["type"] == 19 and reply["message_reference"]["message_id"] == first["id"]
    lenient = {"message_id": "1", "fail_if_not_exists": False}
    assert (await wire.done("POST", url, {"content": "third", "message_reference": lenient}))["type"] == 0


async def test_typing_is_shown(wire: Wire) -> None:
    ada = await wire.discord.person("Ada")
    await wire.done("POST", f"/channels/{wire.channel()}/typing")
    await ada.until(lambda: ada.events[-1] == {"event": "typing", "channel": wire.channel()}, "typing")


async def test_thread_has_members_and_is_listed(wire: Wire) -> None:
    ada = await wire.discord.person("Ada")
    body = {"name": "apart", "type": 11, "auto_archive_duration": 60}
    place = (await wire.done("POST", f"/channels/{wire.channel()}/threads", body))["id"]
    await wire.done("PUT", f"/channels/{place}/thread-members/{ada.id}")
    await wire.done("DELETE", f"/channels/{place}/thread-members/@me")
    members = await wire.done("GET", f"/channels/{place}/thread-members")
    assert [each["user_id"] for each in members] == [ada.id]
    active = await wire.done("GET", f"/guilds/{wire.sandbox.world.guild}/threads/active")
    assert [each["name"] for each in active["threads"]] == ["apart"]
    await wire.done("PATCH", f"/channels/{place}", {"name": "closer"})
    await ada.until(lambda: ada.channels[place]["name"] == "closer", "the new name")
    assert (await wire.refused("POST", f"/channels/{place}/threads", {"name": "b", "type": 11}))["code"] == 50024
    await wire.done("DELETE", f"/channels/{place}")
    await ada.until(lambda: place not in ada.channels, "the thread to be gone")


async def test_commands_are_changed_one_by_one_and_keep_their_ids(wire: Wire) -> None:
    ada = await wire.discord.person("Ada")
    url = f"/applications/{wire.bot}/commands"
    tried = (await wire.done("GET", url))[0]
    assert (await wire.done("PUT", url, COMMANDS))[0]["id"] == tried["id"]
    other = await wire.done("POST", url, {"name": "other", "description": "Another", "contexts": [1]})
    changed = await wire.done("PATCH", f"{url}/{other['id']}", {"description": "Changed"})
    assert changed["description"] == "Changed" and changed["id"] == other["id"]
    here = f"/applications/{wire.bot}/guilds/{wire.sandbox.world.guild}/commands"
    await wire.done("PUT", here, [{"name": "local", "description": "Only here"}])
    await wire.discord.ask("POST", f"/people/{ada.id}/dm")
    await ada.sees_channel("dm")
    assert [each["path"] for each in await ada.commands("games")] == ["try", "local"]
    assert [each["path"] for each in await ada.commands("dm")] == ["try", "other"]
    await wire.done("DELETE", f"{url}/{other['id']}")
    assert (await wire.refused("GET", f"{url}/{other['id']}"))["code"] == 10063


async def test_edited_away_picture_can_be_fetched_for_a_while(wire: Wire) -> None:
    ada = await wire.discord.person("Ada")
    url = f"/channels/{wire.channel()}/messages"
    body = {"flags": 1 << 15, "components": [gallery("attachment://a.png")]}
    first = await wire.done("POST", url, body, files=[("a.png", PNG)])
    second = await wire.done("PATCH", f"{url}/{first['id']}", body, files=[("a.png", PNG + b"new")])
    before, after = (each["components"][0]["items"][0]["media"]["url"] for each in (first, second))
    assert (await ada.file(before), await ada.file(after)) == (PNG, PNG + b"new")
    assert PNG + b"new" in await ada.received()
    assert [file.url for file in wire.sandbox.world.messages[first["id"]].files] == [after]


@pytest.mark.parametrize(
    ("method", "path", "body", "says"),
    [
        ("GET", "/people/1", None, "nobody of that id"),
        ("GET", "/people/{ada}/channels/1/messages", None, "no such channel"),
        ("GET", "/people/{ada}/channels/{games}/messages?limit=x", None, "are numbers"),
        ("GET", "/people/{ada}/messages/1", None, "not there"),
        ("GET", "/people/{ada}/interactions/1", None, "not known"),
        ("POST", "/people/{ada}/channels/{games}/messages", {"content": " "}, "1 to 2000"),
        ("POST", "/people/{ada}/channels/{games}/messages", [], "JSON object"),
        ("POST", "/people/{ada}/channels/{games}/commands", {"path": "none"}, "no command /none here"),
        ("POST", "/people/{ada}/messages/1/press", {"custom_id": "a"}, "not there"),
        ("DELETE", "/people/{ada}/modals/1", None, "closed already"),
        ("DELETE", "/controls/messages/1", None, "no such message"),
        ("PATCH", "/controls/channels/{games}", {"archived": True}, "Only threads"),
        ("POST", "/controls/faults", {"fault": "slow", "colour": 1}, "has no 'colour'"),
    ],
)
async def test_people_are_told_in_a_sentence(wire: Wire, method: str, path: str, body: object, says: str) -> None:
    filled = path.format(ada=wire.sandbox.world.owner, games=wire.channel())
    with pytest.raises(Refused, match=says):
        await wire.discord.ask(method, filled, body)


async def test_people_delete_only_their_own_messages(wire: Wire) -> None:
    ada, ben = await wire.discord.person("Ada"), await wire.discord.person("Ben")
    said = await ada.say("mine")
    await ben.sees("mine")
    with pytest.raises(Refused, match="not your message"):
        await ben.dismiss(said)
    await ada.dismiss(said)
    await ben.until(lambda: said["id"] not in ben.messages, "the message to go")
