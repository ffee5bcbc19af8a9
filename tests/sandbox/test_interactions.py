"""The life of an interaction: acknowledged once, in time, in an allowed way; its token and its reader."""

import asyncio

import pytest

from sandbox.client import Refused
from sandbox.errors import Json
from sandbox.terms import Terms
from tests.sandbox.test_limits import V2, button, label, row, select, text
from tests.sandbox.wire import Wire, codes, wired

REPLY, DEFER, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9


async def pressed(wire: Wire, person: str = "Ada", reply: Json | None = None) -> tuple[Json, str, Json]:
    """A button's interaction, the path of its callback, and the message it stands on."""
    ada = await wire.discord.person(person)
    _, callback = await wire.asked(ada)
    data = {"content": "board", "components": [row(button())]} | (reply or {})
    await wire.done("POST", callback, {"type": REPLY, "data": data})
    message = await ada.sees("board")
    await wire.discord.ask("POST", f"/people/{ada.id}/messages/{message['id']}/press", {"custom_id": "a"})
    return *await wire.interaction(), message


async def test_second_acknowledgement_is_40060_and_a_strange_one_10062(wire: Wire) -> None:
    given, callback = await wire.asked(await wire.discord.person("Ada"))
    assert (await wire.refused("POST", f"/interactions/{given['id']}/wrong/callback", {"type": 4}))["code"] == 10062
    await wire.done("POST", callback, {"type": REPLY, "data": {"content": "one"}})
    assert (await wire.refused("POST", callback, {"type": REPLY, "data": {"content": "two"}}))["code"] == 40060


async def test_refused_acknowledgement_can_be_tried_again(wire: Wire) -> None:
    _, callback = await wire.asked(await wire.discord.person("Ada"))
    assert "data.content BASE_TYPE_MAX_LENGTH" in codes(
        await wire.refused("POST", callback, {"type": REPLY, "data": {"content": "x" * 2001}})
    )
    await wire.done("POST", callback, {"type": REPLY, "data": {"content": "short"}})


async def test_late_acknowledgement_is_10062_and_the_person_is_told(tmp_path) -> None:
    async with wired(tmp_path, Terms(patience=0.05)) as wire:
        ada = await wire.discord.person("Ada")
        given, callback = await wire.asked(ada)
        await ada.until(lambda: ada.interactions[given["id"]]["state"] == "failed", "no response")
        assert (await wire.refused("POST", callback, {"type": DEFER}))["code"] == 10062
        assert (await wire.refused("PATCH", f"{wire.hook(given)}/messages/@original", {}))["code"] == 10015


@pytest.mark.parametrize("kind", [1, DEFER_UPDATE, UPDATE, CHOICES, 99, None])
async def test_command_cannot_be_answered_in_a_way_of_other_interactions(wire: Wire, kind: int | None) -> None:
    _, callback = await wire.asked(await wire.discord.person("Ada"))
    refusal = await wire.refused("POST", callback, {"type": kind, "data": {"content": "x"}})
    assert codes(refusal) == {"type BASE_TYPE_CHOICES"}


async def test_deferred_reply_takes_no_layout_flag_but_its_edit_does(wire: Wire) -> None:
    ada = await wire.discord.person("Ada")
    given, callback = await wire.asked(ada)
    assert "data.flags BITFIELD_TYPE_INVALID" in codes(
        await wire.refused("POST", callback, {"type": DEFER, "data": {"flags": V2}})
    )
    told = await wire.done("POST", f"{callback}?with_response=true", {"type": DEFER, "data": {"flags": 64}})
    assert told["interaction"]["response_message_loading"] and told["interaction"]["response_message_ephemeral"]
    await ada.sees(where=lambda each: each["thinking"])
    original = f"{wire.hook(given)}/messages/@original"
    edited = await wire.done("PATCH", original, {"flags": V2, "components": [text("there")]})
    assert edited["flags"] == V2 | 64
    assert not (await ada.sees("there"))["thinking"]
    assert (await wire.done("GET", original))["id"] == edited["id"]


async def test_first_follow_up_takes_the_place_of_a_deferred_reply(wire: Wire) -> None:
    given, callback = await wire.asked(await wire.discord.person("Ada"))
    assert (await wire.refused("POST", wire.hook(given), {"content": "early"}))["code"] == 10015
    await wire.done("POST", callback, {"type": DEFER})
    first = await wire.done("POST", f"{wire.hook(given)}?wait=true", {"content": "first"})
    second = await wire.done("POST", f"{wire.hook(given)}?wait=true", {"content": "second", "flags": 64})
    assert (await wire.done("GET", f"{wire.hook(given)}/messages/@original"))["id"] == first["id"]
    assert first["flags"] == 0 and second["flags"] == 64
    await wire.done("DELETE", f"{wire.hook(given)}/messages/{second['id']}")
    assert (await wire.refused("GET", f"{wire.hook(given)}/messages/{second['id']}"))["code"] == 10008


async def test_token_ends_and_the_deferred_reply_with_it(tmp_path) -> None:
    async with wired(tmp_path, Terms(token_life=0.2)) as wire:
        ada = await wire.discord.person("Ada")
        given, callback = await wire.asked(ada)
        await wire.done("POST", callback, {"type": DEFER})
        await ada.sees(where=lambda each: each["failed"])
        refusal = await wire.refused("PATCH", f"{wire.hook(given)}/messages/@original", {"content": "late"})
        assert refusal["code"] == 50027


async def test_ephemeral_message_is_out_of_reach_of_the_channel_routes(wire: Wire) -> None:
    ada = await wire.discord.person("Ada")
    _, callback = await wire.asked(ada)
    await wire.done("POST", callback, {"type": REPLY, "data": {"content": "psst", "flags": 64}})
    message = await ada.sees("psst")
    url = f"/channels/{message['channel_id']}/messages"
    for method in ("GET", "PATCH", "DELETE"):
        assert (await wire.refused(method, f"{url}/{message['id']}", {"content": "x"}))["code"] == 10008
    assert await wire.done("GET", url) == []


async def test_button_updates_its_message_and_its_token_goes_on_doing_so(wire: Wire) -> None:
    given, callback, message = await pressed(wire)
    assert given["message"]["id"] == message["id"] and given["data"]["custom_id"] == "a"
    told = await wire.done("POST", f"{callback}?with_response=true", {"type": UPDATE, "data": {"content": "board 2"}})
    assert told["resource"] == {"type": UPDATE, "message": told["resource"]["message"]}
    edited = await wire.done("PATCH", f"{wire.hook(given)}/messages/@original", {"content": "board 3"})
    assert edited["id"] == message["id"]


async def test_ephemeral_panel_is_updated_by_each_press(wire: Wire) -> None:
    ada = await wire.discord.person("Ada")
    given, callback, message = await pressed(wire, reply={"flags": 64})
    await wire.done("POST", callback, {"type": DEFER_UPDATE})
    await wire.done("PATCH", f"{wire.hook(given)}/messages/@original", {"content": "board 2", "components": []})
    assert (await ada.sees("board 2"))["id"] == message["id"]


async def test_modal_opens_only_as_first_answer_and_not_in_answer_to_a_modal(wire: Wire) -> None:
    ada = await wire.discord.person("Ada")
    given, callback, message = await pressed(wire)
    modal = {"type": MODAL, "data": {"title": "Name it", "custom_id": "m", "components": [label()]}}
    await wire.done("POST", callback, modal)
    assert (await wire.refused("POST", callback, modal))["code"] == 40060
    assert (await wire.refused("POST", wire.hook(given), {"content": "x"}))["code"] == 10015
    await ada.until(lambda: ada.modals, "a modal")
    await wire.discord.ask("POST", f"/people/{ada.id}/modals/{given['id']}", {"values": {"w": "forum"}})
    sent, callback = await wire.interaction()
    assert sent["type"] == 5 and sent["message"]["id"] == message["id"]
    assert sent["data"]["components"][0]["component"]["value"] == "forum"
    assert codes(await wire.refused("POST", callback, modal)) == {"type BASE_TYPE_CHOICES"}
    await wire.done("POST", callback, {"type": UPDATE, "data": {"content": "named"}})


async def test_closed_modal_cannot_be_sent(wire: Wire) -> None:
    ada = await wire.discord.person("Ada")
    given, callback = await wire.asked(ada)
    data = {"title": "Name it", "custom_id": "m", "components": [label()]}
    await wire.done("POST", callback, {"type": MODAL, "data": data})
    path = f"/people/{ada.id}/modals/{given['id']}"
    assert [each["custom_id"] for each in await wire.discord.ask("GET", f"/people/{ada.id}/modals")] == ["m"]
    await wire.discord.ask("DELETE", path)
    with pytest.raises(Refused, match="closed already"):
        await wire.discord.ask("POST", path, {"values": {"w": "x"}})


@pytest.mark.parametrize(
    ("choices", "code"),
    [
        ([{"name": str(n), "value": str(n)} for n in range(26)], "data.choices BASE_TYPE_MAX_LENGTH"),
        ([{"name": "", "value": "a"}], "data.choices.0.name BASE_TYPE_REQUIRED"),
        ([{"name": "x" * 101, "value": "a"}], "data.choices.0.name BASE_TYPE_BAD_LENGTH"),
        ([{"name": "x", "value": "x" * 101}], "data.choices.0.value BASE_TYPE_MAX_LENGTH"),
    ],
)
async def test_autocomplete_beyond_the_limits_is_refused(tmp_path, choices: list[Json], code: str) -> None:
    async with wired(tmp_path, Terms(patience=0.3)) as wire:
        ada = await wire.discord.person("Ada")
        offered = asyncio.create_task(ada.autocomplete("try", "word", word="f"))
        given, callback = await wire.interaction()
        assert given["type"] == 4 and given["data"]["options"][0] == {
            "name": "word",
            "type": 3,
            "value": "f",
            "focused": True,
        }
        assert code in codes(await wire.refused("POST", callback, {"type": CHOICES, "data": {"choices": choices}}))
        assert codes(await wire.refused("POST", callback, {"type": REPLY, "data": {}})) == {"type BASE_TYPE_CHOICES"}
        with pytest.raises(AssertionError, match="no suggestions"):
            await offered


async def test_disabled_and_foreign_components_cannot_be_used(wire: Wire) -> None:
    ada = await wire.discord.person("Ada")
    _, callback = await wire.asked(ada)
    rows = [row(button("off", disabled=True), button("on")), row(select(3))]
    await wire.done("POST", callback, {"type": REPLY, "data": {"content": "choose", "components": rows}})
    message = await ada.sees("choose")
    for act, body, says in (
        ("press", {"custom_id": "off"}, "disabled"),
        ("press", {"custom_id": "none"}, "no longer there"),
        ("press", {"custom_id": "s"}, "not a button"),
        ("choose", {"custom_id": "on", "values": []}, "not a select"),
        ("choose", {"custom_id": "s", "values": ["7"]}, "'7' cannot"),
        ("choose", {"custom_id": "s", "values": ["1", "1"]}, "only once"),
        ("choose", {"custom_id": "s", "values": ["1", "2"]}, "Choose 1"),
    ):
        with pytest.raises(Refused, match=says):
            await wire.discord.ask("POST", f"/people/{ada.id}/messages/{message['id']}/{act}", body)
