"""Running tables: seats that change hands, and what needs everybody's agreement."""

import json
import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest

from data import motions
from data.errors import Declined, Stale
from data.recheck import recheck
from data.store import Store
from rules.table import AGREED
from tests.data.kit import ANN, BOB, CAT, DAN, EVE, GAMES, NAMES, alive, opened, started, stored, stricter, told, turns


async def handed(live, info, by, seat, to):
    """A seat offered and accepted."""
    offer = await live.replace(info.id, by, seat, to, NAMES[to])
    assert not offer.carried and offer.missing == (to,)
    return await live.replace(info.id, to, seat, to, NAMES[to])


async def test_who_resigns_is_played_by_the_steward_and_by_nobody_else(live):
    info = await started(live)
    info = await live.resign(info.id, BOB)
    assert info.seats[1].steward and info.seats[1].user == BOB and info.players == (ANN, CAT)
    with pytest.raises(Declined) as refused:
        await live.answer(info.id, 1, [], by=BOB)
    assert told(refused) == "You cannot answer for Bob: you do not play this seat."
    assert (await live.answer(info.id, 1, [], by=None)).number == 1
    with pytest.raises(Declined) as refused:
        await live.answer(info.id, 0, [], by=None)
    assert told(refused) == "Ann is played by a person now."
    assert await live.store.tables_of(BOB) == []


async def test_a_host_who_resigns_hands_the_table_on(live):
    info = await started(live)
    assert (await live.resign(info.id, ANN)).host == BOB


async def test_in_the_lobby_nobody_resigns_or_is_replaced(live):
    info = await opened(live)
    for doing in (live.resign(info.id, ANN), live.replace(info.id, ANN, 0, BOB, "Bob")):
        with pytest.raises(Declined, match="table-too-early"):
            await doing


async def test_only_who_plays_can_resign_and_only_once(live):
    info = await started(live)
    await live.resign(info.id, BOB)
    for user in (BOB, EVE):
        with pytest.raises(Declined) as refused:
            await live.resign(info.id, user)
        assert told(refused) == "You cannot resign: you do not play at this table."


async def test_a_seat_goes_from_hand_to_hand_with_its_question_and_its_new_player_is_called(live, clock):
    info = await started(live)
    await live.store.mark_called(info.id, 1, 0)
    clock.days(3)
    motion = await handed(live, info, BOB, 1, DAN)
    seat = motion.info.seats[1]
    assert motion.carried and (seat.user, seat.name, seat.colour, seat.join) == (DAN, "Dan", "blue", "join-bob")
    assert (seat.opened, seat.since, seat.uncalled) == (0, clock.at, True)
    assert not (await live.store.info(info.id)).seats[0].called
    with pytest.raises(Declined, match="table-not-yours"):
        await live.answer(info.id, 1, [], by=BOB)
    assert (await live.answer(info.id, 1, [], by=DAN)).number == 1


async def test_nobody_has_a_seat_who_has_not_said_yes_to_it_also_after_a_restart(live, path, clock):
    info = await started(live)
    offer = await live.replace(info.id, BOB, 1, DAN, "Dan")
    assert not offer.carried and offer.new and offer.info.players == (ANN, BOB, CAT)
    assert not (await live.replace(info.id, BOB, 1, DAN, "Dan")).new
    with pytest.raises(Declined, match="table-not-offered"):
        await live.replace(info.id, EVE, 1, EVE, "Eve")
    await live.aclose()
    again = alive(await Store.open(path, clock=clock))
    motion = await again.replace(info.id, DAN, 1, DAN, "Dan")
    assert motion.carried and motion.info.players == (ANN, DAN, CAT)
    await again.aclose()


async def test_an_offer_ends_with_the_seat_changing_hands_and_after_a_week(live, clock):
    info = await started(live)
    await live.replace(info.id, BOB, 1, DAN, "Dan")
    await handed(live, info, BOB, 1, EVE)
    await live.replace(info.id, EVE, 1, BOB, "Bob")
    clock.days(7)
    for user in (DAN, BOB):
        with pytest.raises(Declined, match="table-not-offered"):
            await live.replace(info.id, user, 1, user, "")


async def test_what_all_others_have_agreed_on_needs_its_heir_too(live, clock):
    info = await started(live)
    clock.days(1)
    await live.replace(info.id, ANN, 1, DAN, "Dan")
    with pytest.raises(Declined, match="table-not-offered"):
        await live.replace(info.id, DAN, 1, DAN, "Dan")
    assert (await live.replace(info.id, CAT, 1, DAN, "Dan")).missing == (DAN,)
    assert (await live.replace(info.id, DAN, 1, DAN, "Dan")).carried


async def test_a_host_who_has_resigned_takes_a_stewards_seat_at_once(live):
    info = await started(live, people=(ANN, BOB))
    await live.resign(info.id, BOB)
    await live.resign(info.id, ANN)
    assert (await live.replace(info.id, ANN, 1, ANN, "Ann")).carried


async def test_a_replaced_seat_keeps_the_seed(live):
    info = await started(live)
    async with live.held(info.id) as held:
        before = held.table.view(1)
    await handed(live, info, BOB, 1, DAN)
    async with alive(live.store).held(info.id) as held:
        assert held.table.view(1) == before


async def test_the_host_gives_a_stewards_seat_away_also_back_to_who_resigned(live):
    info = await started(live)
    await live.resign(info.id, BOB)
    with pytest.raises(Declined) as refused:
        await live.replace(info.id, CAT, 1, DAN, "Dan")
    assert told(refused) == "Only the host can give away a seat. Ask Ann."
    motion = await handed(live, info, ANN, 1, BOB)
    assert motion.carried and motion.info.players == (ANN, BOB, CAT)


async def test_a_seat_cannot_be_given_to_who_sits_there_or_elsewhere_or_nowhere(live):
    info = await started(live)
    for seat, user, why in ((1, BOB, "table-same"), (1, CAT, "table-sits"), (7, DAN, "table-seat")):
        with pytest.raises(Declined, match=why):
            await live.replace(info.id, ANN, seat, user, "")


async def test_nobody_is_replaced_before_a_day_then_by_all_others_then_by_the_host_alone(live, clock):
    info = await started(live)
    with pytest.raises(Declined) as refused:
        await live.replace(info.id, ANN, 1, None)
    assert told(refused).startswith("You cannot give away the seat of Bob yet.")
    clock.days(1)
    motion = await live.replace(info.id, ANN, 1, None)
    assert not motion.carried and motion.agreed == (ANN,) and motion.missing == (CAT,)
    motion = await live.replace(info.id, CAT, 1, None)
    assert motion.carried and motion.info.seats[1].steward and motion.info.votes == ()
    clock.days(7)
    motion = await handed(live, info, ANN, 2, DAN)
    assert motion.carried and motion.info.players == (ANN, DAN)


async def test_votes_for_different_people_do_not_add_up(live, clock):
    info = await started(live)
    clock.days(1)
    await live.replace(info.id, ANN, 1, DAN, "Dan")
    motion = await live.replace(info.id, CAT, 1, EVE, "Eve")
    assert not motion.carried and motion.missing == (ANN,)


async def test_a_newer_offer_of_ones_own_seat_ends_the_older(live):
    """Bob offers his seat to Dan, then to Eve: Dan cannot take it any more, whatever Eve says."""
    info = await started(live)
    first = await live.replace(info.id, BOB, 1, DAN, "Dan")
    second = await live.replace(info.id, BOB, 1, EVE, "Eve")
    assert {vote.number for vote in second.info.votes} == {second.number} != {first.number}
    await live.dissent(info.id, EVE, f"replace-1-{EVE}", second.number)
    with pytest.raises(Declined, match="table-not-offered"):
        await live.replace(info.id, DAN, 1, DAN, "Dan")
    with pytest.raises(Stale):
        await live.replace(info.id, DAN, 1, DAN, "Dan", vote=first.number)


async def test_nobody_ends_what_somebody_else_has_proposed_by_proposing_another(live, clock):
    info = await started(live)
    clock.days(1)
    first = await live.replace(info.id, ANN, 1, DAN, "Dan")
    second = await live.replace(info.id, CAT, 1, EVE, "Eve")
    assert motions.standing(second.info, clock.at) == {first.number, second.number}
    third = await live.replace(info.id, ANN, 1, EVE, "Eve")  # Ann has changed her mind
    assert motions.standing(third.info, clock.at) == {second.number} and third.missing == (EVE,)


async def test_when_the_last_one_asked_resigns_the_others_yes_closes_the_table(live, clock):
    info = await started(live)
    await live.close(info.id, ANN)
    assert (await live.resign(info.id, BOB)).status == "running", "Cat has not agreed"
    after = await live.resign(info.id, CAT)
    assert after.status == "closed" and after.ended_at == clock.at and after.votes == ()


async def test_who_resigns_as_the_last_one_closes_nothing(live):
    info = await started(live)
    await live.close(info.id, ANN)
    for user in (ANN, BOB):
        await live.resign(info.id, user)
    assert (await live.resign(info.id, CAT)).status == "running"


async def test_who_does_not_play_has_no_vote(live, clock):
    info = await started(live)
    vote = (await live.close(info.id, BOB)).number
    clock.days(1)
    no = live.dissent(info.id, EVE, "close", vote)
    for doing in (live.close(info.id, EVE), live.replace(info.id, EVE, 1, None), no):
        with pytest.raises(Declined, match="table-no-player"):
            await doing


async def test_closing_needs_everybody_and_votes_survive_a_restart(live, path, clock):
    info = await started(live)
    await live.resign(info.id, CAT)
    motion = await live.close(info.id, ANN)
    assert not motion.carried and motion.missing == (BOB,)
    assert (await live.close(info.id, ANN)).agreed == (ANN,)
    await live.aclose()
    again = alive(await Store.open(path, clock=clock))
    motion = await again.close(info.id, BOB)
    assert motion.carried and motion.info.status == "closed" and motion.info.ended_at == clock.at
    with pytest.raises(Declined) as refused:
        await again.answer(info.id, 0, [], by=ANN)
    assert told(refused) == "You cannot answer: the table is closed."
    with pytest.raises(Declined, match="table-too-late"):
        await again.close(info.id, ANN)
    async with again.held(info.id) as held:
        assert held.table.view(None)
    await again.aclose()


async def test_one_no_drops_the_votes_and_old_ones_lapse(live, clock):
    info = await started(live)
    await live.close(info.id, BOB)
    vote = (await live.close(info.id, CAT)).number
    assert (await live.dissent(info.id, ANN, "close", vote)).votes == ()
    await live.close(info.id, BOB)
    await turns(live, info.id, 1)
    clock.days(6)
    await turns(live, info.id, 1)
    clock.days(1)
    assert (await live.close(info.id, CAT)).agreed == (CAT,)


async def test_who_is_offered_a_seat_can_say_no_and_then_it_is_not_theirs_to_take(live):
    info = await started(live)
    motion = await live.replace(info.id, BOB, info.seat_of(BOB), EVE, "Eve")
    with pytest.raises(Declined, match="table-no-player"):
        await live.dissent(info.id, EVE, "close", (await live.close(info.id, ANN)).number)
    after = await live.dissent(info.id, EVE, motion.matter, motion.number)
    assert [vote.matter for vote in after.votes] == ["close"]
    with pytest.raises(Declined, match="table-not-offered"):
        await live.replace(info.id, EVE, info.seat_of(BOB), EVE, "Eve")


async def over(doing):
    with pytest.raises(Stale) as refused:
        await doing
    assert "proposes it anew" in told(refused)


async def test_a_yes_or_a_no_counts_for_the_very_vote_it_was_asked_for(live, clock):
    """Refused or lapsed, a vote is another than the next one on the same matter, though both are of one moment."""
    info = await started(live)
    first = (await live.close(info.id, BOB)).number
    assert (await live.close(info.id, ANN, vote=first)).number == first, "all who say yes to it say it to the same"
    await live.dissent(info.id, CAT, "close", first)
    second = (await live.close(info.id, ANN)).number
    for doing in (live.close(info.id, CAT, vote=first), live.dissent(info.id, CAT, "close", first)):
        await over(doing)
    assert (await live.close(info.id, CAT, vote=second)).agreed == (ANN, CAT)
    clock.days(7)
    await over(live.close(info.id, BOB, vote=second))
    assert (await live.store.info(info.id)).is_open


async def test_offers_of_one_seat_to_the_same_heir_are_told_apart_too(live, clock):
    info = await started(live)
    first = await live.replace(info.id, BOB, 1, DAN, "Dan")
    await live.dissent(info.id, BOB, first.matter, first.number)
    again = await live.replace(info.id, BOB, 1, DAN, "Dan")
    await over(live.replace(info.id, DAN, 1, DAN, "Dan", vote=first.number))
    assert (await live.replace(info.id, DAN, 1, DAN, "Dan", vote=again.number)).carried


async def test_a_host_who_agrees_in_a_vote_is_one_of_many_also_after_a_week(live, clock):
    info = await started(live)
    clock.days(6)
    vote = (await live.close(info.id, BOB)).number
    clock.days(2)
    assert (await live.close(info.id, ANN, vote=vote)).missing == (CAT,)
    assert (await live.close(info.id, ANN)).carried


async def test_votes_of_before_they_had_numbers_are_carried_on(live, path):
    info = await started(live)
    with closing(sqlite3.connect(path)) as db:
        now = live.store.clock()
        db.execute("UPDATE tables SET votes = ? WHERE id = ?", [json.dumps([["close", BOB, now]]), info.id])
        db.commit()
    again = alive(live.store)
    assert motions.standing(await live.store.info(info.id), now) == {0}
    assert (await again.close(info.id, ANN, vote=0)).agreed == (BOB, ANN)
    assert (await again.close(info.id, CAT, vote=0)).carried
    assert motions.standing(await live.store.info(info.id), now) == set()


async def test_the_host_closes_alone_when_nobody_has_answered_for_a_week(live, clock):
    info = await started(live)
    clock.days(6)
    await turns(live, info.id, 1)
    clock.days(6)
    assert not (await live.close(info.id, ANN)).carried
    clock.days(1)
    assert not (await live.close(info.id, BOB)).carried
    assert (await live.close(info.id, ANN)).carried


async def test_where_only_stewards_play_the_host_closes(live):
    info = await started(live, people=(ANN, BOB))
    await live.resign(info.id, BOB)
    info = await live.resign(info.id, ANN)
    assert info.host == ANN and (await live.close(info.id, ANN)).carried


async def test_a_lobby_is_closed_by_its_host(live):
    info = await opened(live)
    with pytest.raises(Declined) as refused:
        await live.close(info.id, BOB)
    assert told(refused) == "Only the host can close the table. Ask Ann."
    assert (await live.close(info.id, ANN)).info.status == "closed"


async def test_a_table_that_is_not_frozen_is_not_resumed(live):
    lobby, running = await opened(live), await started(live, channel=200)
    for table in (lobby, running):
        with pytest.raises(Declined) as refused:
            await live.resume(table.id, ANN)
        assert told(refused) == "You cannot let the game go on: the game is not frozen. It simply goes on."


# Rules that change under running games.


async def frozen(live):
    """A running table, and the live tables after an update under which one of its rows no longer fits."""
    info = await started(live)
    await turns(live, info.id, 12)
    after = alive(live.store, stricter(2))
    return info, after


async def test_a_diverged_table_is_frozen_shows_its_last_good_board_and_goes_on_by_consent(live, path):
    info, after = await frozen(live)
    rows = stored(path, info.id)
    heard = []
    after.changed.append(heard.append)
    async with after.held(info.id) as held:
        good = held.fault.number - 1
        assert held.info.status == "frozen" and held.table.log == rows[:good] and held.table.view(None)
    assert (await live.store.info(info.id)).status == "frozen"
    with pytest.raises(Declined) as refused:
        await after.answer(info.id, 0, [], by=ANN)
    assert told(refused).startswith(
        f"You cannot answer now: the rules were updated, and answer {good + 1} of this game"
    )
    assert await live.store.waiting_for(ANN) == []
    assert not (await after.resume(info.id, ANN)).carried
    assert not (await after.resume(info.id, BOB)).carried
    motion = await after.resume(info.id, CAT)
    assert motion.carried and motion.info.status == "running" and motion.info.votes == ()
    assert stored(path, info.id)[:-1] == rows and stored(path, info.id)[-1].key == AGREED
    assert stored(path, info.id)[-1].raw[-1] == len(rows) and stored(path, info.id)[-1].raw[0] >= good
    async with after.held(info.id) as held:
        assert held.fault is None and held.table.waiting
        assert {seat.seat for seat in held.info.seats if seat.opened is not None} == set(held.table.waiting)
    assert heard


async def test_a_table_frozen_by_a_wrong_update_goes_on_when_the_update_is_taken_back(live):
    info, after = await frozen(live)
    assert await recheck(after, "new code") == [info.id]
    assert (await live.store.info(info.id)).status == "frozen"
    again = alive(live.store)
    assert await recheck(again, "old code") == [info.id]
    assert (await live.store.info(info.id)).status == "running"
    assert await turns(again, info.id, 3) == 3


async def test_running_tables_are_checked_once_for_each_update(live):
    info, after = await frozen(live)
    assert await recheck(live, "code") == []
    assert await recheck(after, "code") == [info.id], "a new version of a game is an update"
    assert await recheck(after, "code") == [], "and one check is enough"
    thawed = alive(live.store)
    assert await recheck(thawed, "other code") == [info.id]


async def test_a_game_that_cannot_be_set_up_any_more_says_so_and_stops_no_check(live, caplog):
    info, other = await started(live), await started(live, "takings", channel=200)

    def setup(components, *others):
        raise KeyError(*components["cards"]["kinds"])

    after = alive(live.store, {**GAMES, "bids": replace(GAMES["bids"], setup=setup)})
    assert await recheck(after, "code") == []
    with pytest.raises(Declined, match="table-broken"):
        async with after.held(info.id):
            pass
    assert "KeyError" in caplog.text and "block" not in caplog.text
    assert await turns(after, other.id, 3) == 3
    assert await turns(live, info.id, 3) == 3


async def test_a_game_that_is_gone_is_kept(live):
    info = await started(live)
    with pytest.raises(Declined) as refused:
        async with alive(live.store, {}).held(info.id):
            pass
    assert told(refused).endswith("so the table cannot be shown. It is kept.")
    assert await turns(live, info.id, 3) == 3
