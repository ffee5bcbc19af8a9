"""Answers: durable before they are shown, refused with a sentence, and nothing secret told before the end."""

import asyncio
import logging
from collections import Counter
from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from data import proof
from data.errors import Broken, Declined
from data.store import Store
from rules.chance import Chance
from rules.errors import Final, IllegalAnswer, NotAsked, Refused
from rules.record import verify
from rules.table import BACK, Row
from tests.data.kit import ANN, BOB, CAT, GAMES, Clock, alive, opened, started, stored, stricter, told, turns
from tests.rules.kit import same

# Saved first, shown then.


@pytest.mark.parametrize("game", GAMES)
async def test_whole_games_come_back_from_the_file_as_they_were(live, game):
    info = await started(live, game)
    await turns(live, info.id, 5000)
    async with live.held(info.id) as held, alive(live.store).held(info.id) as again:
        assert same(held.table, again.table) and held.table.over
        assert held.info == again.info and held.info.status == "over"
    record = await proof.record(live, info.id)
    assert verify(record, GAMES).over and await proof.export(live, info.id) == record


DOINGS = ("answer", "back", "always", "nonsense")


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    doings=st.lists(
        st.tuples(st.sampled_from(["answer", "back", "always", "nonsense"]), st.integers(0, 9)), max_size=25
    )
)
def test_whatever_was_returned_as_done_is_in_the_file_and_nothing_else(tmp_path_factory, doings):
    async def live_it():
        path = tmp_path_factory.mktemp("home") / "aedile.db"
        live, done = alive(await Store.open(path, clock=Clock())), []
        info = await started(live, "takings")
        for doing, number in doings:
            seat = number % 3
            async with live.held(info.id) as held:
                raw = held.table.sample(seat, Chance(f"{number}")) if seat in held.table.asked else "all"
            with suppress(Refused):
                match doing:
                    case "back":
                        answered = await live.take_back(info.id, seat, by=(ANN, BOB, CAT)[seat])
                    case _:
                        raw = {"of": raw} if doing == "nonsense" else raw
                        by, always = (ANN, BOB, CAT)[seat], doing == "always"
                        answered = await live.answer(info.id, seat, raw, by=by, always=always)
                done.append((answered.number, seat))
            assert [(number, row.seat) for number, row in enumerate(stored(path, info.id), 1)] == done
        async with live.held(info.id) as held, alive(live.store).held(info.id) as again:
            assert same(held.table, again.table)
        await live.aclose()

    asyncio.run(live_it())


async def test_an_answer_tells_its_seat_what_came_of_it_and_the_others_nothing_secret(live):
    info = await started(live, people=(ANN, BOB))
    await live.answer(info.id, 0, [], by=ANN)
    answered = await live.answer(info.id, 1, [], by=BOB)
    assert answered.number == 2 and [line.sentence.key for line in answered.journal] == ["bids", "bids", "nobody"]
    assert all(line.to in (None, 1) for line in answered.journal) and not answered.over


async def test_a_sealed_answer_may_be_changed_and_taken_back(live, path):
    info = await started(live)
    async with live.held(info.id) as held:
        bids = [held.table.sample(0, Chance(f"{salt}")) for salt in range(2)]
    for bid in bids:
        await live.answer(info.id, 0, bid, by=ANN)
    await live.take_back(info.id, 0, by=ANN)
    assert stored(path, info.id) == [*(Row(0, "bid", bid) for bid in bids), Row(0, BACK, [1, 2])]
    with pytest.raises(Final):
        await live.take_back(info.id, 0, by=ANN)


async def test_a_standing_answer_is_kept_and_revoked(live):
    info = await started(live, "takings")
    await turns(live, info.id, 1)
    async with live.held(info.id) as held:
        (seat,) = held.table.waiting
        player = held.info.seats[seat].player
    await live.answer(info.id, seat, "all", by=player, always=True)
    async with alive(live.store).held(info.id) as held:
        assert held.table.standing(seat) == {"take": "all"}
    await live.no_longer(info.id, seat, "take", by=player)
    with pytest.raises(IllegalAnswer, match="not-standing"):
        await live.no_longer(info.id, seat, "take", by=player)


async def test_others_hear_of_each_durable_change_after_the_lock_is_left(live):
    heard = []
    live.changed.append(lambda table: heard.append((table, live._keeper.memory.lock(table).locked())))
    info = await started(live, people=(ANN, BOB))
    await turns(live, info.id, 2)
    with suppress(Refused):
        await live.answer(info.id, 0, "nonsense", by=ANN)
    await asyncio.sleep(0)
    assert heard == [(info.id, False)] * 5


async def test_an_answer_outlives_whoever_waited_for_it(live, path):
    info = await started(live)
    waiting = asyncio.create_task(live.answer(info.id, 0, [], by=ANN))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    await live._keeper.finish()
    assert stored(path, info.id) == [Row(0, "bid", [])]
    assert (await live.answer(info.id, 1, [], by=BOB)).number == 2


# Refusals.


async def test_wrong_person_wrong_seat_wrong_moment_are_told_apart(live):
    info = await started(live, "takings")
    lobby = await opened(live, channel=200)
    for doing, sentence in (
        (live.answer(info.id, 0, "wood", by=BOB), "You cannot answer for Ann: you do not play this seat."),
        (live.answer(info.id, 8, "wood", by=BOB), "There is no such seat at this table."),
        (live.take_back(info.id, 0, by=BOB), "You cannot take back for Ann: you do not play this seat."),
        (
            live.answer(lobby.id, 0, "wood", by=ANN),
            "You cannot answer: the game has not started. Here you can /table join or leave, "
            "and the host can /table start.",
        ),
    ):
        with pytest.raises(Declined) as refused:
            await doing
        assert told(refused) == sentence
    with pytest.raises(NotAsked):
        await live.answer(info.id, 1, "wood", by=BOB)
    await turns(live, info.id, 5000)
    with pytest.raises(Declined) as refused:
        await live.answer(info.id, 0, "wood", by=ANN)
    assert told(refused) == "You cannot answer: the game is over."


@pytest.mark.parametrize(
    "raw", ["nonsense", "", "заяц 🐇", "\0", -1, 2**70, [], [[]], {"a": 1}, None, 1.5, ["wood"] * 999]
)
async def test_nonsense_is_refused_and_changes_nothing(live, path, raw):
    info = await started(live, "takings")
    with pytest.raises(IllegalAnswer):
        await live.answer(info.id, 0, raw, by=ANN)
    assert stored(path, info.id) == []
    assert await turns(live, info.id, 2) == 2


async def test_a_fault_in_the_rules_counts_nothing_and_writes_no_content_to_the_log(live, path, caplog):
    wrong = ["a line of the rules that fails"]

    def setup(*arguments):
        state = GAMES["takings"].setup(*arguments)
        state.supply = Supply(state.supply, wrong=wrong)
        return state

    faulty = alive(live.store, {"takings": replace(GAMES["takings"], setup=setup)})
    info = await started(faulty, "takings")
    async with faulty.held(info.id) as held:
        tile = held.table.view(None)["row"][0]
    with pytest.raises(Broken) as refused:
        await faulty.answer(info.id, 0, tile, by=ANN)
    assert told(refused).startswith("Something went wrong in the rules, so that does not count.")
    assert stored(path, info.id) == [] and f"the {tile} of" not in caplog.text and "after row 0" in caplog.text
    wrong.clear()
    assert (await faulty.answer(info.id, 0, tile, by=ANN)).number == 1


class Supply(Counter):
    """Counts, unless something is wrong with it."""

    def __init__(self, counts, wrong=()):
        super().__init__(counts)
        self.wrong = wrong

    def __getitem__(self, key):
        if self.wrong:
            raise RuntimeError(f"the {key} of everybody")
        return super().__getitem__(key)


# Secrets.


async def test_no_secret_leaves_before_the_end(live, caplog):
    caplog.set_level(logging.DEBUG)
    info = await started(live)
    secret = await live.store.secret(info.id)
    caplog.clear()
    seen = [info, await live.store.running(), await live.store.lagging(), repr(live), repr(live.store)]
    async with live.held(info.id) as held:
        seed, hands = held.table.seed, [held.table.view(seat)["hand"] for seat in range(3)]
        seen += [held, repr(held)]
    for doing in (proof.secret(live, info.id), proof.record(live, info.id)):
        with pytest.raises(Declined) as refused:
            await doing
        seen += [refused.value, told(refused)]
    seen += [await proof.export(live, info.id), await live.answer(info.id, 0, hands[0][:1], by=ANN)]
    seen += [(await proof.export(live, info.id)), caplog.text]
    assert secret not in repr(seen) and seed not in repr(seen)
    assert all(hand not in repr(seen) for hand in map(repr, hands)) and "block" not in caplog.text + repr(seen)


async def test_the_secret_is_told_after_the_end(live):
    info = await started(live)
    await turns(live, info.id, 5000)
    assert (await proof.record(live, info.id))["secret"] == await proof.secret(live, info.id)
    closed = await opened(live, channel=200)
    await live.close(closed.id, ANN)
    assert await proof.secret(live, closed.id)
    with pytest.raises(Declined, match="table-no-record"):
        await proof.record(live, closed.id)
    with pytest.raises(Declined, match="table-too-late"):
        await proof.export(live, closed.id)


async def test_a_record_that_new_rules_cannot_follow_is_kept_and_refused(live):
    info = await started(live)
    await turns(live, info.id, 5000)

    newer = alive(live.store, stricter(0))
    with pytest.raises(Declined, match="table-old-record"):
        await proof.record(newer, info.id)
    assert "journal" in await proof.export(newer, info.id)
    assert (await proof.record(live, info.id))["result"][1]
