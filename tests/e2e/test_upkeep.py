"""What people decide about a table; and a whole game, to its proof."""

import json

import pytest

from sandbox.client import labels, words
from tests.e2e.play import calls, changed, is_post, selects, table

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def reply(person, path, channel, **options):
    return words(await (await person.command(path, channel, **options)).reply())


async def test_a_lobby_is_joined_left_handed_on_and_filled(discord, channel):
    ada, ben, carla = [await discord.person(name) for name in ("Ada", "Ben", "Carla")]
    await ada.command("capitol new", channel, seats=3)
    lobby = await ada.sees("a new table", channel=channel)
    assert "SHA-256" in words(lobby) and "reconstruction" in words(lobby)
    assert "green" in await reply(ben, "table join", channel, colour="green")
    assert "told" in await reply(ada, "table invite", channel, user=carla.id)
    await carla.sees("invites you to a game of", channel="dm")
    await changed(ada, lobby, lambda m: f"Invited: <@{carla.id}>" in words(m), "the invitation")
    assert "only the host" in (await reply(ben, "table start", channel)).casefold()
    await ben.press(lobby, "Leave")
    await changed(ada, lobby, lambda m: "(1 of 3)" in words(m), "an empty seat")
    assert "You cannot start" in await reply(ada, "table start", channel)
    await carla.press(lobby, "Join")
    await changed(ada, lobby, lambda m: "(2 of 3)" in words(m), "Carla")
    assert "host" in await reply(ada, "table host", channel, user=carla.id)
    await carla.press(lobby, "Add a steward")
    full = await changed(ada, lobby, lambda m: "(3 of 3)" in words(m), "the steward")
    assert "(steward)" in words(full)
    await carla.press(lobby, "Start")
    await changed(ada, lobby, lambda m: "has begun" in words(m) and not labels(m), "the lobby without buttons")
    await ada.sees("Round 1 of 4", channel=channel, where=is_post)


async def test_a_table_in_a_thread_is_played_there_and_from_dms(discord, channel):
    ada = await discord.person("Ada")
    out = await (await ada.command("capitol new", channel, seats=2, thread=True)).reply()
    thread = words(out).rsplit("/", 1)[-1]
    lobby = await ada.sees("a new table", channel=thread)
    await ada.press(lobby, "Add a steward")
    await ada.press(lobby, "Start")
    post = await ada.sees(channel=thread, where=calls(ada))
    number = words(post).split("table ")[1].split("\n")[0]
    await ada.sees(f"table {number}", channel="dm")
    lines = await ada.autocomplete("play", "answer", "dm", answer="pass")
    mine = next(each for each in lines if each["value"].startswith(f"={number}."))
    assert "passes" in words(await (await ada.command("play", "dm", answer=mine["value"])).reply())
    assert "(steward)" in await reply(ada, "table status", "dm", table=number)


async def test_seats_change_hands_and_tables_close_by_agreement(discord, channel):
    ada, ben = await table(discord, channel, "Ada", "Ben", start_player=(await discord.person("Ben")).id)
    carla = await discord.person("Carla")
    post = await ben.sees(channel=channel, where=calls(ben))
    number = words(post).split("table ")[1].split("\n")[0]
    desk = await ben.sees(f"table {number}", channel="dm")
    assert "You cannot give away the seat of Ben yet" in await reply(
        ada, "table replace", channel, seat=2, user=carla.id
    )
    panel = await (await ben.command("table resign", channel)).reply()
    await ben.press(panel, "Resign")
    await ada.sees("has resigned", channel=channel)
    await ben.until(lambda: desk["id"] not in ben.messages, "the desk to be taken away")
    assert "I have asked Carla" in await reply(ada, "table replace", channel, seat=2, user=carla.id)
    offer = await carla.sees("would you play on for", channel=channel, where=lambda m: m["mentions_me"])
    eve = await discord.person("*Eve*")
    await eve.history(channel)
    assert "only they can take it" in words(await (await eve.press(offer, "Take the seat")).reply())
    assert "is yours" in words(await (await carla.press(offer, "Take the seat")).reply())
    await ada.sees("**Carla** plays the seat", channel=channel)
    sure = await (await ada.command("table close", channel)).reply()
    assert "Still to agree: Carla" in words(sure)
    await ada.press(sure, "Close the table")
    vote = await carla.sees("would close this table", channel=channel, where=lambda m: m["mentions_me"])
    assert f"<@{ada.id}>" not in words(vote)
    assert "do not play" in await reply(ben, "table close", channel)
    assert "do not play at this table" in words(await (await ben.press(vote, "I do not")).reply())
    assert labels(ada.messages[vote["id"]])
    assert "is closed" in words(await (await carla.press(vote, "I agree")).reply())
    await ada.sees("🏁 This table is closed: Ada and Carla have agreed", channel=channel)
    await changed(ada, vote, lambda m: not labels(m) and "would close" in words(m), "the vote without buttons")
    assert not labels(await changed(ada, offer, lambda m: not labels(m), "the offer without buttons"))
    await ada.sees("This table has been closed", channel=channel)


async def test_who_cannot_be_written_to_is_invited_in_the_channel(discord, channel):
    ada, carla, ben = [await discord.person(name) for name in ("Ada", "Carla", "Ben")]
    await ada.command("capitol new", channel, seats=4)
    await ada.sees("a new table", channel=channel)
    await discord.control("PUT", f"/people/{carla.id}/dms", open=False)
    assert "called them in this channel" in await reply(ada, "table invite", channel, user=carla.id)
    await carla.sees("invites you to a game of", channel=channel, where=lambda m: m["mentions_me"])
    await discord.control("PUT", f"/people/{carla.id}/dms", open=True)
    await discord.control("PUT", f"/people/{ben.id}/dms", open=False)
    await discord.control("POST", f"/people/{ben.id}/leave")
    try:
        told = await reply(ada, "table invite", channel, user=ben.id)
    finally:
        await discord.control("POST", f"/people/{ben.id}/join")
        await discord.control("PUT", f"/people/{ben.id}/dms", open=True)
    assert "does not know it" in told and channel in told


async def test_nudging_calls_once_an_hour(discord, channel):
    ada, ben = await table(discord, channel, "Ada", "Ben", start_player=(await discord.person("Ben")).id)
    await ben.sees(channel=channel, where=calls(ben))
    assert "Ben" in await reply(ada, "table nudge", channel)
    await ben.sees("waiting for you", channel=channel, where=lambda m: m["mentions_me"] and "🔔" in words(m))
    assert "less than an hour" in await reply(ada, "table nudge", channel)


async def test_pages_lists_and_pictures_are_shown_in_private(discord, channel):
    ada, ben = await table(discord, channel, "Ada", "Ben", start_player=(await discord.person("Ada")).id)
    hand = await (await ada.command("table hand", channel)).reply()
    assert hand["ephemeral"] and "In hand" in words(hand)
    assert b"In hand: " + words(hand).split("In hand: ")[1].split(".")[0].encode() not in await ben.received()
    for path, expected in {
        "table board": "Ada",
        "table scores": "",
        "table log": "Round 1 of 4 begins",
        "table status": "Waiting for Ada",
        "capitol rules": "",
        "capitol components": "62 cards",
        "about": "Capitol",
        "my tables": "waiting for you",
        "table export": "journal",
        "table verify": "Promised was",
        "aedile check": "",
    }.items():
        shown = await (await ada.command(path, channel)).reply()
        assert shown["ephemeral"] and expected in words(shown), path
        assert "written down where" not in words(shown), path
    text = await (await ada.command("table board", channel, text=True)).reply()
    assert "Palatine" in words(text)
    topics = await ada.autocomplete("capitol rules", "topic", channel, topic="auction")
    assert 1 <= len(topics) <= 25
    page = await (await ada.command("capitol rules", channel, topic=topics[0]["value"])).reply()
    await ada.choose(page, selects(page)[0]["options"][-1]["value"])
    await changed(ada, page, lambda m: words(m) != words(page), "another page")


async def test_a_whole_game_ends_with_its_proof(discord, channel):
    ada, ben = await table(discord, channel, "Ada", "Ben")
    for person in (ada, ben):
        sure = await (await person.command("table resign", channel)).reply()
        await person.press(sure, "Resign")
    end = await ada.sees("The secret of this table", channel=channel, patience=120)
    assert "🏛️" in words(end) and "Your move" not in labels(end)
    assert "It holds" in await reply(ada, "table verify", channel)
    out = await (await ada.command("table export", channel)).reply()
    record = json.loads(await ada.file(out["attachments"][0]["url"]))
    assert record["secret"] in words(end) and record["log"]
    again = await (await ada.command("capitol new", channel, seats=2)).reply()
    assert "The table is open" in words(again)
