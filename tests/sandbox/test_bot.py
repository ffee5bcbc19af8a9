"""A real discord.py bot against the sandbox: everything it offers, once."""

import pytest

from sandbox.client import Failed, Refused, component, labels, words
from tests.discord.stage import Stage

pytestmark = pytest.mark.asyncio(loop_scope="module")
V2 = 1 << 15


async def test_slash_command_with_every_kind_of_option_is_answered_for_all(stage: Stage) -> None:
    ada, dora = await stage.person("Ada"), await stage.person("Dora")
    outcome = await ada.command("say", what="hello", times=2, loud=True, to=dora.id)
    reply = await outcome.reply()
    assert reply["content"] == "Dora 🎲✨: HELLO HELLO"
    assert outcome.seconds < 3 and reply["type"] == 20
    assert await dora.sees("HELLO HELLO", channel="games")


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({}, "needs what"),
        ({"what": ""}, "must be a text"),
        ({"what": "x" * 41}, "at most 40 characters"),
        ({"what": "x", "times": 4}, "at most 3"),
        ({"what": "x", "times": "two"}, "must be a whole number"),
        ({"what": "x", "loud": "yes"}, "must be yes or no"),
        ({"what": "x", "to": "1"}, "must be a person"),
        ({"what": "x", "colour": "red"}, "has no option colour"),
    ],
)
async def test_people_cannot_send_options_that_were_not_registered(stage: Stage, options: dict, says: str) -> None:
    ada = await stage.person("Ada")
    with pytest.raises(Refused, match=says):
        await ada.command("say", **options)


async def test_deferred_reply_thinks_and_then_shows_a_board_that_is_no_attachment(stage: Stage) -> None:
    ada, ben = await stage.person("Ada"), await stage.person("Ben")
    reply = await (await ada.command("slow")).reply()
    gallery = next(each for each in reply["components"][0]["components"] if each["type"] == 12)
    picture = gallery["items"][0]
    assert reply["flags"] & V2 and reply["attachments"] == []
    assert picture["description"] == "A board"
    assert (picture["media"]["width"], picture["media"]["height"]) == (64, 48)
    assert (await ben.file(picture["media"]["url"])).startswith(b"\x89PNG")
    thought = [each for each in ben.events if each["event"] == "message" and each["message"]["id"] == reply["id"]]
    assert thought[0]["message"]["thinking"]


async def test_dynamic_item_updates_the_message_it_stands_on_for_everybody(stage: Stage) -> None:
    ada, ben = await stage.person("Ada"), await stage.person("Ben")
    await ada.command("table show", channel="more-games")
    board = await ben.sees("Board number 1", channel="more-games")
    await ben.press(board, "Count 1")
    now = await ada.sees("Board number 2", channel="more-games")
    assert now["id"] == board["id"] and labels(now) == ["Count 2"]
    with pytest.raises(Refused, match="no longer there"):
        await stage.discord.ask("POST", f"/people/{ada.id}/messages/{board['id']}/press", {"custom_id": "count:1"})


async def test_ephemeral_messages_are_seen_by_their_reader_only_and_never_in_history(stage: Stage) -> None:
    ada, ben = await stage.person("Ada"), await stage.person("Ben")
    panel = await (await ada.command("table panel", channel="quiet-corner")).reply()
    assert panel["ephemeral"] and panel["id"] in {each["id"] for each in await ada.history("quiet-corner")}
    assert await ben.history("quiet-corner") == []
    with pytest.raises(Refused, match="not there"):
        await ben.press(panel, "Wait")
    assert b"What will it be?" not in await ben.received()
    assert b"What will it be?" in await ada.received()
    reply = await (await ben.command("history", channel="quiet-corner")).reply()
    assert reply["content"] == "0 messages"
    await ada.dismiss(panel)
    assert await ada.history("quiet-corner") == []


async def test_select_sends_what_was_chosen_by_label(stage: Stage) -> None:
    carla = await stage.person("Carla")
    panel = await (await carla.command("table panel")).reply()
    reply = await (await carla.choose(panel, ["Soup", "Figs"], "Dishes")).reply()
    assert reply["content"] == "You chose soup and figs"
    for values, says in ((["Soup", "Fish", "Figs"], "Choose 1 to 2"), ([], "Choose 1"), (["Ham"], "'Ham' cannot")):
        with pytest.raises(Refused, match=says):
            await carla.choose(panel, values, "Dishes")


async def test_person_select_resolves_names_and_only_allowed_mentions_call(stage: Stage) -> None:
    carla, noam, ben = await stage.person("Carla"), await stage.person("נועם"), await stage.person("Ben")
    panel = await (await carla.command("table panel")).reply()
    reply = await (await carla.choose(panel, noam.id, "Guests")).reply()
    assert words(reply) == f"<@{noam.id}> is invited as נועם"
    assert (await noam.sees("is invited"))["mentions_me"]
    assert not (await ben.sees("is invited"))["mentions_me"]
    assert reply["message_reference"]["message_id"] == panel["id"]


async def test_modal_is_filled_in_and_checked(stage: Stage) -> None:
    eve = await stage.person("*Eve*")
    panel = await (await eve.command("table panel")).reply()
    opened = await eve.press(panel, "Name it")
    modal = await opened.modal()
    with pytest.raises(Refused, match="A word is missing"):
        await eve.send_modal(modal, {"A word": ""})
    with pytest.raises(Refused, match="2 to 20 characters"):
        await eve.send_modal(modal, {"A word": "x" * 21})
    reply = await (await eve.send_modal(modal, {"A word": "forum", "How": ["loud"]})).reply()
    assert reply["content"] == "It is FORUM" and reply["ephemeral"]
    with pytest.raises(Refused, match="closed already"):
        await eve.send_modal(modal, {"A word": "forum"})


async def test_follow_up_after_a_deferred_update_is_a_message_of_its_own(stage: Stage) -> None:
    eve = await stage.person("*Eve*")
    panel = await (await eve.command("table panel")).reply()
    outcome = await eve.press(panel, "Wait")
    assert (await outcome.reply())["content"] == "later"
    assert outcome.interaction["callback"] == 6 and outcome.interaction["state"] == "done"


async def test_autocomplete_offers_what_fits_and_at_most_25(stage: Stage) -> None:
    ada = await stage.person("Ada")
    offered = await ada.autocomplete("lookup", "number", number="99")
    assert offered == [{"name": "number 99", "value": "99"}]
    assert len(await ada.autocomplete("lookup", "number", number="")) == 25
    with pytest.raises(Refused, match="offers nothing"):
        await ada.autocomplete("say", "what", what="h")
    assert (await (await ada.command("lookup", number="7")).reply())["content"] == "Found 7"


async def test_dm_is_seen_by_its_person_only_and_closed_ones_are_refused(stage: Stage) -> None:
    ada, ben = await stage.person("Ada"), await stage.person("Ben")
    outcome = await ada.command("whisper", to=ben.id, what="the ides of March")
    assert (await outcome.reply())["content"] == "told"
    assert await ben.sees("the ides of March", channel="dm")
    board = await ben.sees("Board number 7", channel="dm")
    await ben.press(board, "Count 7")
    assert await ben.sees("Board number 8", channel="dm")
    assert ben.channels[board["channel_id"]]["unread"] == 0 or board["mentions_me"] is False
    assert b"the ides of March" not in await ada.received()
    await stage.discord.control("PUT", f"/people/{ben.id}/dms", open=False)
    assert (await (await ada.command("whisper", to=ben.id, what="no")).reply())["content"] == "refused: 50007"
    await stage.discord.control("PUT", f"/people/{ben.id}/dms", open=True)
    await stage.discord.control("POST", f"/people/{ben.id}/leave")
    assert (await (await ada.command("whisper", to=ben.id, what="no")).reply())["content"] == "refused: 50278"
    await ben.until(lambda: {each["kind"] for each in ben.channels.values()} == {"dm"}, "the guild to vanish")
    await stage.discord.control("POST", f"/people/{ben.id}/join")
    await ben.until(lambda: len(ben.channels) > 1, "the guild")


async def test_thread_is_opened_written_in_archived_and_opened_again(stage: Stage) -> None:
    ada, ben = await stage.person("Ada"), await stage.person("Ben")
    await (await ada.command("thread", name="apart")).reply()
    thread = (await ben.sees("Welcome to apart"))["channel_id"]
    assert ben.channels[thread]["kind"] == "thread" and ben.channels[thread]["parent"] == ben.channel("games")
    await (await ben.command("say", channel="apart", what="in here")).reply()
    await stage.discord.control("PATCH", f"/channels/{thread}", archived=True)
    await ben.until(lambda: ben.channels[thread]["archived"], "the thread to be archived")
    await (await ben.command("say", channel="apart", what="again")).reply()
    await ben.until(lambda: not ben.channels[thread]["archived"], "the thread to open")


async def test_commands_for_managers_are_offered_to_the_owner_only_and_not_in_dms(stage: Stage) -> None:
    ada, ben = await stage.person("Ada"), await stage.person("Ben")
    assert "manage" in {each["path"] for each in await ada.commands()}
    assert "manage" not in {each["path"] for each in await ben.commands()}
    await stage.discord.ask("POST", f"/people/{ada.id}/dm")
    await ada.until(lambda: any(each["kind"] == "dm" for each in ada.channels.values()), "the DM")
    assert "manage" not in {each["path"] for each in await ada.commands("dm")}
    assert (await (await ada.command("manage")).reply())["content"] == "True"
    with pytest.raises(Refused, match="no command /manage here"):
        await ben.command("manage")


async def test_bot_hears_plain_messages_in_dms_but_no_content_in_channels(stage: Stage) -> None:
    ada, ben = await stage.person("Ada"), await stage.person("Ben")
    await stage.discord.ask("POST", f"/people/{ben.id}/dm")
    await ada.say("salve omnes")
    await ben.sees("salve omnes")
    await ben.say("ave bot", channel="dm")
    await (await ben.command("say", what="done")).reply()  # the bot hears in order
    log = stage.log.read_text()
    assert "heard 'ave bot' in a DM" in log
    assert "heard '' in #games" in log and "salve omnes" not in log


async def test_application_that_does_not_answer_is_said_to(stage: Stage) -> None:
    ada = await stage.person("Ada")
    outcome = await ada.command("deaf")
    assert outcome.failed and outcome.interaction["acknowledged"] is None


async def test_looking_for_what_is_not_there_fails_with_what_is(stage: Stage) -> None:
    ada = await stage.person("Ada")
    message = await (await ada.command("table panel")).reply()
    with pytest.raises(Failed, match="Name it"):
        component(message, "Nothing of the kind", (2,))
    with pytest.raises(Failed, match="Ada waited"):
        await ada.sees("never said", patience=0.01)
