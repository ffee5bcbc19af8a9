"""What needs somebody's yes, told in words: who is called for it, who is refused, and before anything is asked."""

import pytest

from cogs import consent, lobbies, upkeep
from cogs.lobby import lobby_page
from cogs.reply import Reply
from tests.cogs.fakes import FakeInteraction
from tests.cogs.test_press import HOST, begin

DAY = 86_400


@pytest.fixture
def notices(app, monkeypatch):
    """What is said at tables: texts, and who is called by each."""
    said = []

    async def announce(app, info, page):
        said.append((page.text, page.calls, page.parts))

    monkeypatch.setattr(consent, "announce", announce)
    return said


async def say(app, by, work, **options):
    """What a command answers."""
    fake = FakeInteraction(app, by)
    reply = Reply(fake)
    await app.serve(reply, work(reply, **options))
    return fake


async def press(app, user, custom_id):
    fake = FakeInteraction(app, user, custom_id, message=1)
    await app.pressed(fake)
    return fake


async def lobby(app):
    game = app.games["bids"]
    info = await app.live.open("bids", "toy", game.choices({}), 3, HOST, "Host", 5, 6, False, "0")
    return await app.live.join(info.id, HOST + 1, "Ben", "1")


async def test_what_cannot_be_is_refused_before_it_is_asked_whether_it_is_meant(app):
    info = await lobby(app)
    for user, work, why in (
        (HOST, consent.resign, "has not started"),
        (HOST + 1, consent.close, "Only the host"),
    ):
        told = await say(app, user, work)
        assert why in told.text and not told.controls
    assert (await say(app, HOST, consent.close)).controls
    await app.live.close(info.id, HOST)
    for work in (consent.resign, consent.close):
        told = await say(app, HOST, work, table=str(info.id))
        assert "the table is closed" in told.text and not told.controls


async def test_a_vote_calls_exactly_those_whose_yes_is_missing_and_once(app, notices):
    info = await begin(app, "bids", 3)
    await press(app, HOST, f"close:{info.id}")
    text, calls, parts = notices[-1]
    assert calls == (HOST + 1, HOST + 2) and all(text.count(f"<@{user}>") == 1 for user in calls)
    await press(app, HOST, f"close:{info.id}")
    assert len(notices) == 1, "who says it again calls nobody again"
    agree = parts[-1][0].id
    await press(app, HOST + 1, agree)
    text, calls, _ = notices[-1]
    assert calls == () and "<@" not in text and "Still to agree: \\*P2\\*." in text
    assert (await press(app, HOST + 2, agree)).text == "The table is closed."
    assert "settled" in (await press(app, HOST + 2, agree)).text and len(notices) == 2


async def test_a_seat_is_offered_and_only_who_it_is_offered_to_can_take_it(app, notices):
    info = await begin(app, "bids", 3)
    user = FakeInteraction(app, 555).user
    await say(app, HOST + 1, consent.replace, seat=2, user=user)
    text, calls, parts = notices[-1]
    assert calls == (555,) and text.count("<@555>") == 1
    assert (await app.store.info(info.id)).players == (HOST, HOST + 1, HOST + 2)
    take = parts[-1][0].id
    for other in (HOST, HOST + 1, 556):
        assert "only they can take it" in (await press(app, other, take)).text
    assert "is yours" in (await press(app, 555, take)).text
    assert (await app.store.info(info.id)).players == (HOST, 555, HOST + 2)
    assert "plays there already" in (await press(app, 555, take)).text


async def test_a_no_ends_a_vote_or_an_offer_and_strangers_have_none(app, notices):
    info = await begin(app, "bids", 3)
    await press(app, HOST, f"close:{info.id}")
    agree, disagree = (button.id for button in notices[-1][2][-1])
    assert "you do not play at this table" in (await press(app, 555, disagree)).text
    assert "Everything stays as it is" in (await press(app, HOST + 2, disagree)).text
    assert "says no" in notices[-1][0] and notices[-1][1] == ()
    assert "settled" in (await press(app, HOST + 1, agree)).text
    await say(app, HOST + 1, consent.replace, seat=2, user=FakeInteraction(app, 555).user)
    take, no = (button.id for button in notices[-1][2][-1])
    await press(app, 555, no)
    assert "lapsed" in (await press(app, 555, take)).text


async def test_seats_that_are_waited_for_too_long_change_hands_by_buttons(app, notices, monkeypatch):
    info = await begin(app, "bids", 3)
    later = app.store.clock() + DAY
    monkeypatch.setattr(app.store, "clock", lambda: later)
    await say(app, HOST, consent.replace, seat=2)
    text, calls, parts = notices[-1]
    assert "the steward" in text and calls == (HOST + 2,)
    await press(app, HOST + 2, parts[-1][0].id)
    assert (await app.store.info(info.id)).seats[1].steward
    assert "plays on for **\\*P1\\***" in notices[-1][0]


async def test_seats_are_suggested_by_who_plays_them(app):
    await begin(app, "bids", 3)
    fake = FakeInteraction(app)
    fake.namespace = object()
    assert [(each.name, each.value) for each in await consent.seats(fake, "")] == [
        ("Host", 1),
        ("*P1*", 2),
        ("*P2*", 3),
    ]


async def test_a_closed_game_promises_neither_record_nor_proof(app):
    info = await begin(app, "bids", 2)
    for user in (HOST, HOST + 1):
        await app.live.close(info.id, user)
    told = await say(app, HOST, upkeep.check, table=str(info.id))
    assert "no result to check" in told.text and "when the game is over" not in told.text
    other = await lobby(app)
    await app.live.close(other.id, HOST)
    assert "nothing to check" in (await say(app, HOST, upkeep.check, table=str(other.id))).text


async def test_who_leaves_is_told_what_becomes_of_the_table(app):
    info = await lobby(app)
    assert "Ben is its host now" in (await say(app, HOST, lobbies.leave)).text
    assert "it is closed" in (await say(app, HOST + 1, lobbies.leave)).text
    shut = lobby_page(await app.store.info(info.id), app.games["bids"], app.editions["bids"])
    assert "**Ben** had opened this table" in shut.text and "<@" not in shut.text and "nobody" not in shut.text


async def test_who_does_not_play_is_told_what_is_possible(app):
    info = await lobby(app)
    assert "Press *Join*" in (await press(app, 7, f"your:{info.id}")).text
    await app.live.start(info.id, HOST)
    assert "offer you their seat" in (await press(app, 7, f"your:{info.id}")).text
    for user in (HOST, HOST + 1):
        await app.live.close(info.id, user)
    assert "has ended" in (await press(app, 7, f"your:{info.id}")).text
