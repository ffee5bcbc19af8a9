"""A table from its opening to its first auction: posts, calls, panels, desks, in the channel and by DM."""

import pytest

from sandbox.client import labels, words
from tests.e2e.play import answer, calls, changed, galleries, is_post, selects, table

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def to_the_auction(discord, channel, *names):
    """Begin a game, and let everybody pass."""
    people = await table(discord, channel, *names, start_player=(await discord.person(names[0])).id)
    for person in people:
        await person.sees(channel=channel, where=calls(person))
        await answer(person, channel, "pass")
    return people


async def test_a_move_of_several_steps_is_shown_before_it_is_made(discord, channel):
    ada, ben = await table(discord, channel, "Ada", "Ben", start_player=(await discord.person("Ada")).id)
    post = await ada.sees(channel=channel, where=calls(ada))
    panel = await (await ada.press(post, "Your move")).reply()
    assert panel["ephemeral"] and "Which card do you play?" in words(panel)
    await changed(ada, panel, galleries, "the picture with numbered cards")
    block = next(each for each in selects(panel)[0]["options"] if "block" in each["label"])
    await ada.choose(panel, block["value"])
    await changed(ada, panel, lambda m: "Back" in labels(m), "the next step")
    await ada.press(panel, "Begin a new house")
    await changed(ada, panel, lambda m: "Begin a new house" in words(m), "the step in words")
    await ada.press(panel, "Back")
    await changed(ada, panel, lambda m: "✔️" in words(m) and "Begin a new house" not in words(m), "a step back")
    await ada.press(panel, "Begin a new house")
    await changed(ada, panel, lambda m: "Begin a new house" in words(m), "the step again")
    await ada.press(panel, "Begin another new house")
    preview = await changed(ada, panel, lambda m: "Yes, do that" in labels(m), "the preview")
    assert "This is what happens" in words(preview) and "house" in words(preview)
    await ada.press(panel, "Yes, do that")
    await changed(ada, panel, lambda m: "✅" in words(m), "what came of it")
    called = await ben.sees(channel=channel, where=calls(ben))
    assert called["mentions_me"] and f"<@{ada.id}>" not in words(called)
    await changed(ada, post, lambda m: not labels(m), "the old post without buttons")


async def test_a_sealed_bid_is_made_at_the_desk_and_stays_there(stage, discord, channel):
    ada, ben = await to_the_auction(discord, channel, "Ada", "Ben")
    post = await ada.sees("Auction 1", channel=channel, where=is_post)
    panel = await (await ada.press(post, "Your move")).reply()
    assert "Go to my desk" in labels(panel) and not selects(panel)
    desk = await ada.sees("Which cards do you bid", channel="dm")
    first, second = (each["label"].split(" · ")[1].split(" (up to ")[0] for each in selects(desk)[0]["options"][:2])
    await ada.choose(desk, selects(desk)[0]["options"][1]["value"])
    await changed(ada, desk, lambda m: f"**So far:** {second}" in words(m), "the first card")
    await ada.choose(desk, selects(ada.messages[desk["id"]])[0]["options"][0]["value"])
    picked = await changed(ada, desk, lambda m: f"**So far:** {second}, {first}" in words(m), "both, in order")
    assert "above your STOP card =" in words(picked)
    await ada.press(desk, "Lock in")
    await changed(ada, desk, lambda m: "Locked in" in words(m), "the bid locked in")
    await changed(ada, post, lambda m: "1 of 2 is ready" in words(m), "who is ready")
    assert b"Locked in" not in await ben.received()
    await stage.revive()
    await ada.press(desk, "Withdraw it")
    await changed(ada, desk, lambda m: "Locked in" not in words(m) and selects(m), "the bid withdrawn")
    await ada.press(desk, "STOP card on top")
    await changed(ada, desk, lambda m: "Lock in" in labels(m), "a second look")
    await ada.press(desk, "Lock in")
    await changed(ada, desk, lambda m: "Locked in" in words(m), "the STOP card locked in")
    theirs = await ben.sees("Which cards do you bid", channel="dm")
    await ben.choose(theirs, "0")
    await changed(ben, theirs, lambda m: "Lock in" in labels(m), "a card picked")
    await ben.press(theirs, "Lock in")
    await ben.sees("wins the fountain", channel=channel)


async def test_closed_dms_stop_nothing_and_the_channel_does_not_tell_the_secret(discord, channel):
    carla = await discord.person("Carla")
    await discord.control("PUT", f"/people/{carla.id}/dms", open=False)
    carla, _ = await to_the_auction(discord, channel, "Carla", "Ben")
    post = await carla.sees("I cannot write to Carla", channel=channel)
    panel = await (await carla.press(post, "Your move")).reply()
    assert panel["ephemeral"] and "could not write to you" in words(panel)
    await carla.choose(panel, "0")
    await changed(carla, panel, lambda m: "Lock in" in labels(m), "a card picked")
    await carla.press(panel, "Lock in")
    await changed(carla, panel, lambda m: "Locked in" in words(m), "the bid locked in")
    await discord.control("PUT", f"/people/{carla.id}/dms", open=True)


async def test_doubled_and_stale_clicks_are_answered_kindly(discord, channel):
    ada, ben = await table(discord, channel, "Ada", "Ben", start_player=(await discord.person("Ada")).id)
    post = await ada.sees(channel=channel, where=calls(ada))
    first = await (await ada.press(post, "Your move")).reply()
    second = await (await ada.press(post, "Your move")).reply()
    for panel in (first, second):
        await ada.choose(panel, "Pass")
        await changed(ada, panel, lambda m: "Yes, do that" in labels(m), "the preview")
    third = await (await ada.press(post, "Your move")).reply()
    await ada.press(first, "Yes, do that")
    await changed(ada, first, lambda m: "passes" in words(m) and "✅" in words(m), "the pass")
    await ada.press(second, "Yes, do that")
    await changed(ada, second, lambda m: "passes" in words(m) and "✅" in words(m), "the same pass again")
    await ada.choose(third, "Pass")
    stale = await changed(ada, third, lambda m: "behind us" in words(m), "a kind answer")
    assert "Waiting for Ben" in words(stale)
    theirs = await ben.sees(channel=channel, where=calls(ben))
    refused = await (await ben.press(first | {"id": theirs["id"]}, "Your move")).reply()
    assert "Which card do you play?" in words(refused)


async def test_the_same_line_of_play_sent_twice_counts_once_and_tells_the_same(discord, channel):
    ada, ben = await table(discord, channel, "Ada", "Ben", start_player=(await discord.person("Ada")).id)
    await ada.sees(channel=channel, where=calls(ada))
    offered = await ada.autocomplete("play", "answer", channel, answer="pass")
    other = await ada.autocomplete("play", "answer", channel, answer="")
    for _ in range(2):
        told = await (await ada.command("play", channel, answer=offered[0]["value"])).reply()
        assert "passes" in words(told) and "✅" in words(told)
    late = await (await ada.command("play", channel, answer=other[0]["value"])).reply()
    assert "earlier question" in words(late)
    await ben.sees(channel=channel, where=calls(ben))


async def test_what_is_typed_at_one_table_never_answers_another(discord, channel):
    """Ben is asked at the table elsewhere, and not at the one here."""
    made = await discord.ask("POST", "/controls/channels", {"name": "elsewhere"})
    ada, ben = await discord.person("Ada"), await discord.person("Ben")
    await ben.until(lambda: made["id"] in ben.channels, "the channel")
    await table(discord, channel, "Ada", "Ben", start_player=ada.id)
    await table(discord, made["id"], "Ben", "Ada", start_player=ben.id)
    assert await ben.autocomplete("play", "answer", channel, answer="pass") == []
    refused = await (await ben.command("play", channel, answer="pass")).reply()
    assert "Nothing to decide" in words(refused)
    assert await ben.autocomplete("play", "answer", made["id"], answer="pass"), "there he is still asked"


async def test_taking_back_calls_nobody_twice(discord, channel):
    ada, ben = await table(discord, channel, "Ada", "Ben", start_player=(await discord.person("Ada")).id)
    await ada.sees(channel=channel, where=calls(ada))
    panel = await answer(ada, channel, "pass")
    await ben.sees(channel=channel, where=calls(ben))
    await ada.press(panel, "Take back")
    await changed(ada, panel, lambda m: "Which card" in words(m), "the question again")
    post = await ben.sees("has taken an answer back", channel=channel, where=is_post)
    assert "Waiting for Ada" in words(post)


async def test_strangers_are_refused_in_private(discord, channel):
    await table(discord, channel, "Ada", "Ben")
    eve = await discord.person("*Eve*")
    await eve.history(channel)
    post = await eve.sees(channel=channel, where=is_post)
    for button in ("Your move", "My hand"):
        refused = await (await eve.press(post, button)).reply()
        assert refused["ephemeral"] and not selects(refused) and not galleries(refused)
    log = await (await eve.press(post, "Log")).reply()
    assert "Round 1 of 4 begins" in words(log)
    joined = await (await eve.command("table join", channel)).reply()
    assert "started" in words(joined)
    taken = await (await eve.command("capitol new", channel, seats=2)).reply()
    assert "There is a table in this channel already" in words(taken)


async def test_nonsense_typed_is_answered_with_what_is_possible(discord, channel):
    ada, _ = await table(discord, channel, "Ada", "Ben", start_player=(await discord.person("Ada")).id)
    for typed in ("кот", "=1.0=[", "=99999.3=1", "{}", "@everyone"):
        reply = await (await ada.command("play", channel, answer=typed)).reply()
        assert reply["ephemeral"] and not reply["mention_everyone"]
        assert "written down where" not in words(reply)
    assert await ada.autocomplete("play", "answer", channel, answer="") != []
