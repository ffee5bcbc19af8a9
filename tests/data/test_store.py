"""The store: what it keeps, what it refuses, and which tables need somebody."""

import sqlite3
from contextlib import closing, suppress
from dataclasses import replace

import pytest

from data.errors import Overtaken
from data.kept import Person, Post
from rules.chance import Chance
from rules.table import Row
from tests.data.kit import ANN, BOB, CAT, EVE, alive, opened, started, stored, turn, turns


def post(info, kind="table", **more):
    values = {"seat": None, "channel": info.channel, "message": 7, "shown": info.rows, "digest": "d", "at": 1}
    return Post(info.id, kind, **values | {"edits": info.edits} | more)


async def called(live, info):
    for seat in (await live.store.info(info.id)).seats:
        if seat.uncalled:
            await live.store.mark_called(info.id, seat.seat, seat.opened)


async def lagging(live):
    return [info.id for info in await live.store.lagging()]


# The log.


@pytest.mark.parametrize(
    "attack",
    [
        "UPDATE log SET raw = '[]'",
        "DELETE FROM log",
        "INSERT OR REPLACE INTO log SELECT table_id, number, seat, key, '[]', user, at FROM log WHERE number = 1",
        "INSERT INTO log SELECT table_id, 9, seat, key, raw, user, at FROM log WHERE number = 1",
    ],
)
async def test_rows_of_the_log_are_never_changed_deleted_replaced_or_skipped(live, path, attack):
    info = await started(live)
    await turns(live, info.id, 3)
    before = stored(path, info.id)
    with closing(sqlite3.connect(path)) as db, pytest.raises(sqlite3.IntegrityError, match="of the log"):
        db.execute(attack)
    assert stored(path, info.id) == before


async def test_a_row_names_who_gave_it_and_when(live, path, clock):
    info = await started(live)
    await live.resign(info.id, BOB)
    clock.at += 60
    await live.answer(info.id, 0, [], by=ANN)
    await live.answer(info.id, 1, [], by=None)
    with closing(sqlite3.connect(path)) as db:
        rows = db.execute("SELECT seat, user, at FROM log ORDER BY number").fetchall()
    assert rows == [(0, ANN, clock.at), (1, None, clock.at)]
    assert (await live.store.info(info.id)).last_at == clock.at


async def test_who_saves_what_has_changed_meanwhile_is_overtaken(live):
    info = await opened(live)
    await live.store.save(replace(info, host=BOB))
    with pytest.raises(Overtaken):
        await live.store.save(replace(info, host=CAT))
    running = await started(live, channel=200)
    await live.answer(running.id, 0, [], by=ANN)
    with pytest.raises(Overtaken):
        await live.store.save(running)
    for before in (running, replace(running, rows=1, edits=0)):
        after = replace(before, rows=before.rows + 1)
        with pytest.raises(Overtaken):
            await live.store.append(before, after, Row(1, "bid", []), BOB)
    assert (await live.store.info(info.id)).host == BOB and (await live.store.info(running.id)).rows == 1


async def test_components_are_kept_once_and_stay_what_they_were(live, path):
    one, two = await started(live), await started(live, channel=200)
    await started(live, "takings", channel=300)
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT count(*) FROM components").fetchone() == (2,)
    assert one.components == two.components
    other = alive(live.store)
    other._editions = {}
    async with live.held(one.id) as held, other.held(one.id) as again:
        assert held.table.components == again.table.components


# Who plays where, and whom tables wait for.


async def test_tables_are_found_by_channel_and_by_user(live):
    lobby, running = await opened(live), await started(live, channel=200)
    over = await started(live, channel=300, people=(ANN, BOB))
    await turns(live, over.id, 5000)
    assert (await live.store.table_in(200)).id == running.id
    assert await live.store.table_in(300) is None and await live.store.table_in(1) is None
    assert [info.id for info in await live.store.tables_of(ANN)] == [lobby.id, running.id]
    assert [info.id for info in await live.store.tables_of(CAT)] == [running.id]
    assert [info.id for info in await live.store.running()] == [running.id]
    assert await live.store.info(99) is None


async def test_the_tables_that_wait_for_somebody_come_the_longest_waiting_first(live, clock):
    first = await started(live)
    clock.days(1)
    second = await started(live, channel=200)
    assert [info.id for info in await live.store.waiting_for(ANN)] == [first.id, second.id]
    await live.answer(first.id, 0, [], by=ANN)
    assert [info.id for info in await live.store.waiting_for(ANN)] == [second.id]
    clock.days(1)
    await live.take_back(first.id, 0, by=ANN)
    assert [info.id for info in await live.store.waiting_for(ANN)] == [second.id, first.id]
    assert await live.store.waiting_for(EVE) == []


@pytest.mark.parametrize("game", ["bids", "takings", "towns", "builder"])
async def test_whom_a_table_waits_for_is_kept_after_each_answer(live, game, clock):
    info, chance = await started(live, game), Chance("w")
    for _ in range(60):
        before = (await live.store.info(info.id)).seats
        clock.at += 1
        if await turn(live, info.id, chance) is None:
            break
        async with live.held(info.id) as held:
            table, seats = held.table, held.info.seats
            for seat, old in zip(seats, before, strict=True):
                waits = table.opened(seat.seat) if seat.seat in table.waiting else None
                since = None if waits is None else old.since if old.opened == waits else clock.at
                assert (seat.opened, seat.since) == (waits, since)
    assert len(table.log) > 10


async def test_a_day_late_is_reminded_once_for_each_question(live, clock):
    info = await started(live)
    clock.days(1)
    await live.resign(info.id, CAT)
    await live.answer(info.id, 1, [], by=BOB)
    due = await live.store.due(before=clock.at - 86_400)
    assert [(table.id, seat.user) for table, seat in due] == [(info.id, ANN)]
    await live.store.mark_reminded(info.id, 0, 0)
    assert await live.store.due(before=clock.at - 86_400) == []
    await live.answer(info.id, 0, [], by=ANN)
    await live.take_back(info.id, 0, by=ANN)
    assert await live.store.due(before=clock.at - 86_400) == []
    clock.days(1)
    assert [seat.user for _, seat in await live.store.due(before=clock.at - 86_400)] == [ANN]


# Posts.


async def test_posts_are_kept_one_of_each_kind_and_desk(live):
    info = await started(live)
    desks = [post(info, "desk", seat=seat, message=50 + seat) for seat in range(2)]
    last = post(info, since=4, calls=(0, 2), pictured=False)
    for each in (post(info, message=6), last, *desks):
        await live.store.put_post(each)
    assert await live.store.post(info.id, "table") == last and await live.store.post(info.id, "lobby") is None
    assert await live.store.posts(info.id) == [*desks, last]
    await live.store.mark_post(replace(last, message=6, pictured=True))
    assert await live.store.post(info.id, "table") == last, "another message has its picture"
    last = replace(last, pictured=True, delivered=False)
    await live.store.mark_post(last)
    assert await live.store.post_of(51) == desks[1] and await live.store.post_of(6) is None
    await live.store.drop_post(info.id, "desk", 1)
    assert await live.store.posts(info.id) == [desks[0], last]


async def test_a_table_lags_until_its_post_shows_its_last_row_and_everybody_is_called(live):
    info = await opened(live, size=2)
    assert await lagging(live) == [info.id], "a lobby without a post"
    await live.store.put_post(post(info, "lobby"))
    assert await lagging(live) == []
    info = await live.join(info.id, BOB, "Bob", "j")
    assert await lagging(live) == [info.id], "somebody joined"
    info = await live.start(info.id, ANN)
    await live.store.put_post(post(info, "lobby"))
    assert await lagging(live) == [info.id], "a lobby's post is not a table's"
    await live.store.put_post(post(info))
    assert await lagging(live) == [info.id], "nobody was called"
    await called(live, info)
    assert await lagging(live) == []
    await live.answer(info.id, 0, [], by=ANN)
    assert await lagging(live) == [info.id], "a row is not shown"
    shown = post(await live.store.info(info.id))
    for lacking in ("pictured", "delivered"):
        await live.store.put_post(replace(shown, **{lacking: False}))
        assert await lagging(live) == [info.id], f"it is not {lacking}"
    await live.store.put_post(shown)
    assert await lagging(live) == []
    await live.answer(info.id, 1, [], by=BOB)
    await live.store.put_post(post(await live.store.info(info.id)))
    assert await lagging(live) == [info.id], "a new question, and nobody was called for it"


async def test_a_table_lags_while_its_steward_is_to_answer(live):
    info = await started(live)
    await live.store.put_post(post(info))
    await called(live, info)
    info = await live.resign(info.id, CAT)
    await live.store.put_post(post(info))
    assert await lagging(live) == [info.id]
    await live.answer(info.id, 2, [], by=None)
    await live.store.put_post(post(await live.store.info(info.id)))
    assert await lagging(live) == []


async def test_the_end_of_a_table_is_posted_and_where_nothing_can_be_posted_nothing_lags(live):
    over, closed = await started(live), await opened(live, channel=200)
    await turns(live, over.id, 5000)
    await live.close(closed.id, ANN)
    assert await lagging(live) == [over.id, closed.id]
    await live.store.put_post(post(await live.store.info(over.id)))
    await live.store.put_post(post(await live.store.info(closed.id), "lobby", message=None))
    assert await lagging(live) == []


# People, guilds, and the rest.


async def test_people_guilds_and_notes_come_back(live):
    store = live.store
    assert (await store.person(ANN), await store.guild(1), await store.meta("x")) == (None, {}, None)
    for person in (Person(ANN, "Ann"), Person(ANN, "Ännchen 🏛️", 99, True)):
        await store.put_person(person)
        assert await store.person(ANN) == person
    for settings in ({"archive": 3}, {"open": [1, 2]}):
        await store.put_guild(1, settings)
        assert await store.guild(1) == settings
    for value in ("1", "2"):
        await store.put_meta("x", value)
        assert await store.meta("x") == value


async def test_ids_as_large_as_discords_are_kept(live):
    large = 2**63 - 1
    info = await live.open("bids", "plain", {}, 2, large, "Ann", large, large - 1, True, str(large))
    found = await live.store.table_in(large - 1)
    assert (found.host, found.guild, found.seats[0].join) == (large, large, str(large)) and found == info


async def test_a_transaction_that_fails_leaves_nothing_behind(live):
    info = await opened(live)
    with suppress(sqlite3.Error, ValueError):
        async with live.store._db.transaction() as db:
            await db.execute("UPDATE tables SET host = 99")
            raise ValueError
    assert (await live.store.info(info.id)).host == ANN
    assert (await live.join(info.id, BOB, "Bob", "j")).players == (ANN, BOB)
