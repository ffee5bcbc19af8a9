"""What needs somebody's yes, told in words: who is called for it, who is refused, and before anything is asked."""

import pytest

from cogs import ballots, consent, lobbies, upkeep
from cogs.lobby import lobby_page
from cogs.reply import Reply
from cogs.sight import look
from tests.cogs.fakes import FakeInteraction
from tests.cogs.test_press import HOST, begin

DAY = 86_400


@pytest.fixture
def notices(monkeypatch):
    return heard(monkeypatch)


def heard(monkeypatch):
    """What is said at tables: texts, and who is called by each."""
    said = []

    async def send(app, channel, page, drawn):
        said.append((page.text, page.calls, page.parts))
        return len(said)

    monkeypatch.setattr(upkeep, "send", send)
    return said


@pytest.fixture(autouse=True)
def bare(monkeypatch):
    """The messages whose buttons have been taken off: notices by their place among them, from 1."""
    gone = []

    async def retire(app, channel, message):
        gone.append(message)

    monkeypatch.setattr(ballots, "retire", retire)
    return gone


async def say(app, by, work, **options):
    """What a command answers."""
    fake = FakeInteraction(app, by)
    reply = Reply(fake)
    await app.serve(reply, work(reply, **options))
    return fake


async def press(app, user, custom_id, message=None):
    """A press in a message, or in a private one that no test looks at."""
    fake = FakeInteraction(app, user, custom_id, message=message)
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
    assert "the table is closed" in (await press(app, HOST + 2, agree)).text and len(notices) == 3


async def test_who_has_agreed_to_close_is_not_asked_again_but_told_whose_yes_is_missing(app, notices):
    info = await begin(app, "bids", 3)
    asked = await say(app, HOST + 1, consent.close)
    assert "Still to agree: Host and \\*P2\\*" in asked.text
    yes = asked.controls[0]["custom_id"]
    await press(app, HOST + 1, yes)
    told = await say(app, HOST + 1, consent.close)
    assert "You have agreed to close this table already. Still to agree: Host and \\*P2\\*." in told.text
    assert not told.controls
    await press(app, HOST, notices[-1][2][-1][0].id)
    for user in (HOST, HOST + 1):
        told = await say(app, user, consent.close)
        assert "already. Still to agree: \\*P2\\*." in told.text and not told.controls
    assert "Really close" in (await say(app, HOST + 2, consent.close)).text, "with the last yes it is done"
    assert len((await app.store.info(info.id)).votes) == 2 and len(notices) == 2


async def test_a_host_who_has_agreed_may_close_alone_after_a_week_and_is_asked_whether_that_is_meant(
    app, notices, monkeypatch
):
    info = await begin(app, "bids", 3)
    await press(app, HOST, f"close:{info.id}")
    assert not (await say(app, HOST, consent.close)).controls
    later = app.store.clock() + 7 * DAY
    monkeypatch.setattr(app.store, "clock", lambda: later)
    told = await say(app, HOST, consent.close)
    assert "Really close this table?" in told.text and told.controls


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
    assert "proposes it anew" in (await press(app, 555, take)).text


async def test_a_no_ends_a_vote_or_an_offer_and_strangers_have_none(app, notices):
    info = await begin(app, "bids", 3)
    await press(app, HOST, f"close:{info.id}")
    agree, disagree = (button.id for button in notices[-1][2][-1])
    assert "you do not play at this table" in (await press(app, 555, disagree)).text
    assert "Everything stays as it is" in (await press(app, HOST + 2, disagree)).text
    assert "says no to closing the table" in notices[-1][0] and notices[-1][1] == ()
    assert "somebody has said no" in (await press(app, HOST + 1, agree)).text
    await say(app, HOST + 1, consent.replace, seat=2, user=FakeInteraction(app, 555).user)
    take, no = (button.id for button in notices[-1][2][-1])
    await press(app, 555, no)
    assert "somebody has said no" in (await press(app, 555, take)).text


async def test_a_no_says_to_what_and_a_resignation_that_closes_a_table_says_so(app, notices):
    info = await begin(app, "bids", 3)
    await say(app, HOST + 1, consent.replace, seat=2, user=FakeInteraction(app, 555).user)
    await press(app, 555, notices[-1][2][-1][1].id)
    assert "says no to other hands for the seat of **\\*P1\\***" in notices[-1][0]
    for user in (HOST, HOST + 1):
        await press(app, user, f"close:{info.id}")
        if user == HOST:
            agree = notices[-1][2][-1][0].id
    await press(app, HOST + 1, agree)
    await press(app, HOST + 2, f"resign:{info.id}")
    assert "This table is closed" in notices[-1][0] and (await app.store.info(info.id)).status == "closed"


async def proposed(app, info, user, notices):
    """A vote to close: the messages's number and its two buttons."""
    await press(app, user, f"close:{info.id}")
    return len(notices), *(button.id for button in notices[-1][2][-1])


async def test_the_button_of_a_refused_vote_counts_for_no_later_one(app, notices, bare):
    info = await begin(app, "bids", 3)
    first, agree, disagree = await proposed(app, info, HOST + 1, notices)
    await press(app, HOST + 2, disagree, first)
    assert bare == [first]
    second, *_ = await proposed(app, info, HOST, notices)
    for user, button in ((HOST + 2, agree), (HOST + 1, agree), (HOST + 1, disagree)):
        told = await press(app, user, button, first)
        assert "somebody has said no" in told.text and "/table close proposes it anew" in told.text
    votes = (await app.store.info(info.id)).votes
    assert [vote.user for vote in votes] == [HOST] and second not in bare and first in bare[1:]


async def test_a_vote_that_has_lapsed_loses_its_buttons_and_closes_nothing(app, notices, bare, monkeypatch):
    info = await begin(app, "bids", 3)
    number, agree, _ = await proposed(app, info, HOST + 1, notices)
    await app.ballots.sweep()
    assert bare == []
    later = app.store.clock() + 9 * DAY
    monkeypatch.setattr(app.store, "clock", lambda: later)
    await app.ballots.sweep()
    assert bare == [number]
    assert "a week has passed" in (await press(app, HOST, agree, number)).text
    assert (await app.store.info(info.id)).is_open


async def test_of_each_vote_the_newest_message_has_buttons_and_the_table_reads_that_it_is_closed(app, notices, bare):
    info = await begin(app, "bids", 3)
    first, agree, _ = await proposed(app, info, HOST, notices)
    await press(app, HOST + 1, agree, first)
    second = len(notices)
    assert bare == [first] and second == first + 1
    await press(app, HOST + 2, notices[-1][2][-1][0].id, second)
    text, calls, parts = notices[-1]
    assert (
        text == "🏁 This table is closed: Host, \\*P1\\* and \\*P2\\* have agreed that its game ends without a result."
    )
    assert calls == () and len(parts) == 1 and bare == [first, second]


async def test_a_host_who_closes_a_silent_table_is_named_with_the_reason(app, notices, monkeypatch):
    info = await begin(app, "bids", 3)
    later = app.store.clock() + 7 * DAY
    monkeypatch.setattr(app.store, "clock", lambda: later)
    await press(app, HOST, f"close:{info.id}")
    assert "nobody had answered for a week, so its host, Host," in notices[-1][0]


async def test_an_offer_loses_its_buttons_when_it_is_overtaken_withdrawn_or_taken(app, notices, bare):
    info = await begin(app, "bids", 3)
    for heir in (555, 556):
        await say(app, HOST + 1, consent.replace, seat=2, user=FakeInteraction(app, heir).user)
    first, second = (parts[-1] for _, _, parts in notices)
    assert bare == [1], "who is offered a seat is the last one asked"
    assert "proposes it anew" in (await press(app, 555, first[0].id, 1)).text
    await press(app, HOST + 1, second[1].id, 2)
    assert set(bare) == {1, 2}
    assert "proposes it anew" in (await press(app, 556, second[0].id, 2)).text
    await say(app, HOST + 1, consent.replace, seat=2, user=FakeInteraction(app, 557).user)
    shown, third = len(notices), notices[-1][2][-1]
    await press(app, 557, third[0].id, shown)
    assert shown in bare and (await app.store.info(info.id)).players == (HOST, 557, HOST + 2)


async def test_a_seat_that_is_resigned_is_offered_by_nobody(app, notices, bare):
    await begin(app, "bids", 3)
    await say(app, HOST + 1, consent.replace, seat=2, user=FakeInteraction(app, 555).user)
    asked = await say(app, HOST + 1, consent.resign)
    await press(app, HOST + 1, asked.controls[0]["custom_id"])
    assert bare == [1]


async def test_buttons_of_before_votes_had_numbers_are_answered(app, notices, bare):
    info = await begin(app, "bids", 3)
    await press(app, HOST, f"close:{info.id}")
    await say(app, HOST + 1, consent.replace, seat=2, user=FakeInteraction(app, 555).user)
    for user, old in ((HOST + 1, "agree:{}.close"), (HOST + 1, "object:{}.close"), (555, "take:{}.1.555")):
        told = await press(app, user, old.format(info.id), 50)
        assert "proposes it anew" in told.text
    assert bare == [50] * 3 and len((await app.store.info(info.id)).votes) == 2
    assert "only they can take it" in (await press(app, 556, f"take:{info.id}.1.555", 50)).text


async def test_who_has_resigned_and_comes_back_is_not_called_by_their_own_name(app, notices):
    info = await begin(app, "bids", 3)
    await app.live.resign(info.id, HOST + 1)
    user = FakeInteraction(app, HOST + 1).user
    assert "whether they play their seat again" in (await say(app, HOST, consent.replace, seat=2, user=user)).text
    assert "would you play your own seat again" in notices[-1][0] and "P1" not in notices[-1][0]
    await press(app, HOST + 1, notices[-1][2][-1][0].id)
    assert notices[-1][0] == f"🔁 **{user.display_name}** plays again; the steward has left the seat."


async def test_a_desk_says_that_its_table_is_closed(app, notices):
    info = await begin(app, "bids", 2)
    for user in (HOST, HOST + 1):
        await app.live.close(info.id, user)
    async with app.live.held(info.id) as held:
        page = app.desks.one(look(held, app.game(info), 1), HOST + 1, "", called=False).page
    assert "This table has been closed." in page.text and "Nothing to decide" not in page.text


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
    assert (
        "The last host of this table was **Ben**." in shut.text and "<@" not in shut.text and "nobody" not in shut.text
    )


async def test_who_does_not_play_is_told_what_is_possible(app):
    info = await lobby(app)
    assert "Press *Join*" in (await press(app, 7, f"your:{info.id}")).text
    await app.live.start(info.id, HOST)
    assert "offer you their seat" in (await press(app, 7, f"your:{info.id}")).text
    for user in (HOST, HOST + 1):
        await app.live.close(info.id, user)
    assert "has ended" in (await press(app, 7, f"your:{info.id}")).text
