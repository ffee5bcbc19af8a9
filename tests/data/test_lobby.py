"""The lobby: who may do what, and the sentence for whoever may not."""

from dataclasses import replace

import pytest

from data import proof
from data.errors import Declined
from data.kept import COLOURS
from data.lobby import choices, start
from rules.chance import promise, seed
from rules.game import OneOf
from tests.data.kit import ANN, BOB, CAT, DAN, EVE, NAMES, opened, started, told
from tests.toys import BIDS


async def joined(live, *people, **more):
    info = await opened(live, **more)
    for user in people:
        info = await live.join(info.id, user, NAMES[user], f"join-{user}")
    return info


async def test_seats_and_colours_go_in_the_order_of_joining(live):
    info = await joined(live, BOB, CAT, size=4)
    assert [(seat.seat, seat.user, seat.name) for seat in info.seats] == [
        (0, ANN, "Ann"),
        (1, BOB, "Bob"),
        (2, CAT, "Cat"),
    ]
    assert [seat.colour for seat in info.seats] == list(COLOURS[:3])


async def test_a_picked_colour_is_kept_and_the_others_take_the_first_that_is_free(live):
    info = await opened(live, colour="green")
    info = await live.join(info.id, BOB, "Bob", "j")
    info = await live.join(info.id, CAT, "Cat", "j", colour="black")
    assert [seat.colour for seat in info.seats] == ["green", "red", "black"]


async def test_a_taken_colour_is_refused_with_those_that_are_free(live):
    info = await joined(live, BOB)
    with pytest.raises(Declined) as refused:
        await live.join(info.id, CAT, "Cat", "j", colour="blue")
    assert told(refused) == "You cannot be blue here. These colours are free: green, yellow, violet, ivory, black."
    with pytest.raises(Declined, match="table-colour"):
        await live.join(info.id, CAT, "Cat", "j", colour="puce")


async def test_who_sits_already_may_change_the_colour_but_not_sit_twice(live):
    info = await joined(live, BOB)
    info = await live.join(info.id, BOB, "Bob", "j", colour="ivory")
    assert [(seat.user, seat.colour) for seat in info.seats] == [(ANN, "red"), (BOB, "ivory")]
    with pytest.raises(Declined) as refused:
        await live.join(info.id, BOB, "Bob", "j")
    assert told(refused).startswith("You sit at this table already.")


async def test_a_full_table_is_full(live):
    info = await joined(live, BOB, CAT)
    with pytest.raises(Declined) as refused:
        await live.join(info.id, DAN, "Dan", "j")
    assert told(refused).startswith("You cannot join: all 3 seats are taken.")


async def test_a_person_goes_before_a_steward(live):
    info = await joined(live, BOB)
    await live.steward(info.id, ANN)
    info = await live.join(info.id, CAT, "Cat", "j")
    assert [(seat.user, seat.steward) for seat in info.seats] == [(ANN, False), (BOB, False), (CAT, False)]


async def test_a_started_table_cannot_be_joined_left_or_filled(live):
    info = await started(live, people=(ANN, BOB))
    for doing in (
        live.join(info.id, CAT, "Cat", "j"),
        live.leave(info.id, CAT),
        live.steward(info.id, ANN),
        live.dismiss(info.id, ANN),
        live.invite(info.id, ANN, CAT),
        live.start(info.id, ANN),
    ):
        with pytest.raises(Declined) as refused:
            await doing
        assert told(refused).endswith(": the game has started.")
    with pytest.raises(Declined) as refused:
        await live.leave(info.id, BOB)
    assert "/table resign" in told(refused)


async def test_a_channel_has_one_open_table(live):
    info = await opened(live)
    with pytest.raises(Declined) as refused:
        await opened(live)
    assert refused.value.table == info.id and told(refused).startswith("There is a table in this channel already.")
    await live.close(info.id, ANN)
    assert (await opened(live)).id != info.id


async def test_a_table_can_move_to_a_channel_that_has_none(live):
    one, two = await opened(live), await opened(live, channel=200)
    with pytest.raises(Declined, match="table-there") as refused:
        await live.move(one.id, 200, guild=1)
    assert refused.value.table == two.id
    info = await live.move(one.id, 300, guild=None, thread=True)
    assert (info.channel, info.guild, info.thread) == (300, None, True)
    assert await live.store.table_in(100) is None and (await live.store.table_in(300)).id == one.id


async def test_options_editions_and_sizes_that_do_not_exist_are_refused_with_those_that_do(live):
    for wrong, sentence in (
        ({"size": 9}, "Bids is for 2 to 5 players, not for 9."),
        ({"options": {"lots": 7}}, "lots cannot be 7. You can choose: 6, 8."),
        ({"options": {"lots": True}}, "lots cannot be True. You can choose: 6, 8."),
        ({"options": {"dice": 1}}, "Bids has no option dice."),
    ):
        with pytest.raises(Declined) as refused:
            await opened(live, **wrong)
        assert told(refused) == sentence
    with pytest.raises(Declined) as refused:
        await live.open("bids", "gold", {}, 3, ANN, "Ann", 1, 1, False, "j")
    assert told(refused) == "There is no edition gold of Bids. You can choose: plain."
    with pytest.raises(Declined, match="table-no-game"):
        await live.open("chess", "plain", {}, 2, ANN, "Ann", 1, 1, False, "j")
    assert await live.store.table_in(100) is None


def test_an_option_that_means_nothing_at_a_size_stays_as_it_is():
    game = replace(BIDS, options={"level": OneOf(("easy", "hard"), seats=range(2, 3))})
    assert choices(game, 2, {"level": "hard"}) == {"level": "hard"}
    assert choices(game, 3, {"level": "easy"}) == {"level": "easy"}, "commands send what nobody has chosen, too"
    with pytest.raises(Declined) as refused:
        choices(game, 3, {"level": "hard"})
    assert told(refused) == "level means nothing at a table of 3. Leave it as it is, or change the seats."


async def test_nobody_is_left_to_play_alone_who_has_not_asked_for_it(live):
    game = replace(BIDS, seats=range(1, 6))
    several, alone = await opened(live), await opened(live, channel=200)
    with pytest.raises(Declined) as refused:
        start(several, game, ANN, 0)
    assert told(refused).startswith("Nobody has joined you yet.")
    assert start(replace(alone, size=1), game, ANN, 0).size == 1


async def test_a_leaving_host_hands_the_table_on_and_the_last_one_closes_it(live):
    info = await joined(live, BOB, CAT)
    info = await live.leave(info.id, ANN)
    assert info.host == BOB and [(seat.seat, seat.user) for seat in info.seats] == [(0, BOB), (1, CAT)]
    await live.leave(info.id, CAT)
    info = await live.leave(info.id, BOB)
    assert info.status == "closed" and info.names == ["Bob"], "who had opened it can still be told"
    assert await live.store.tables_of(BOB) == []
    with pytest.raises(Declined) as refused:
        await proof.export(live, info.id)
    assert told(refused) == "You cannot export: the table is closed."
    with pytest.raises(Declined) as refused:
        await live.join(info.id, ANN, "Ann", "j")
    assert told(refused) == "You cannot join: the table is closed."


async def test_only_who_sits_can_leave_and_only_the_host_can_remove(live):
    info = await joined(live, BOB)
    with pytest.raises(Declined) as refused:
        await live.leave(info.id, CAT)
    assert told(refused) == "You cannot leave: you do not sit here. Join with /table join."
    with pytest.raises(Declined) as refused:
        await live.leave(info.id, ANN, by=BOB)
    assert told(refused) == "Only the host can remove another player. Ask Ann."
    with pytest.raises(Declined, match="table-not-seated-other"):
        await live.leave(info.id, CAT, by=ANN)
    assert (await live.leave(info.id, BOB, by=ANN)).players == (ANN,)


async def test_the_host_hands_on_to_somebody_who_sits_there(live):
    info = await joined(live, BOB)
    with pytest.raises(Declined) as refused:
        await live.host(info.id, BOB, BOB)
    assert told(refused) == "Only the host can hand the table on. Ask Ann."
    with pytest.raises(Declined, match="table-heir-self"):
        await live.host(info.id, ANN, ANN)
    with pytest.raises(Declined, match="table-heir"):
        await live.host(info.id, ANN, CAT)
    assert (await live.host(info.id, ANN, BOB)).host == BOB


async def test_invitations_are_remembered_until_they_are_followed(live):
    info = await joined(live, BOB)
    info = await live.invite(info.id, BOB, CAT)
    assert info.invited == (CAT,)
    for by, user, why in ((BOB, CAT, "table-invited"), (BOB, ANN, "table-sits"), (EVE, DAN, "table-no-player")):
        with pytest.raises(Declined, match=why):
            await live.invite(info.id, by, user)
    assert (await live.join(info.id, CAT, "Cat", "j")).invited == ()


async def test_the_steward_takes_the_next_free_seat_and_leaves_it_again(live):
    info = await joined(live, BOB, size=4)
    with pytest.raises(Declined) as refused:
        await live.steward(info.id, BOB)
    assert told(refused) == "Only the host can let the steward play. Ask Ann."
    with pytest.raises(Declined) as refused:
        await live.steward(info.id, ANN, 1)
    assert told(refused) == "Bob sits there. The steward takes free seats only."
    await live.steward(info.id, ANN, 2)
    info = await live.steward(info.id, ANN)
    assert [seat.steward for seat in info.seats] == [False, False, True, True] and len(set(info.names)) == 4
    with pytest.raises(Declined) as refused:
        await live.steward(info.id, ANN)
    assert told(refused) == "There is no free seat for the steward: all 4 are taken."
    await live.dismiss(info.id, ANN)
    assert len((await live.dismiss(info.id, ANN)).seats) == 2
    with pytest.raises(Declined, match="table-no-steward"):
        await live.dismiss(info.id, ANN)


async def test_starting_needs_the_host_and_enough_players(live):
    info = await opened(live, size=4)
    with pytest.raises(Declined) as refused:
        await live.start(info.id, ANN)
    assert told(refused).startswith("You cannot start with 1: Bids needs at least 2.")
    await live.join(info.id, BOB, "Bob", "j")
    with pytest.raises(Declined) as refused:
        await live.start(info.id, BOB)
    assert told(refused) == "Only the host can start. Ask Ann."
    info = await live.start(info.id, ANN)
    assert info.status == "running" and info.size == 2


async def test_a_table_that_starts_by_itself_starts_when_it_is_full(live):
    info = await joined(live, BOB, autostart=True)
    assert info.status == "lobby"
    assert (await live.join(info.id, CAT, "Cat", "j")).status == "running"
    info = await opened(live, channel=200, size=2, autostart=True)
    assert (await live.steward(info.id, ANN)).status == "running"
    assert (await opened(live, "builder", channel=300, size=1, autostart=True)).status == "running"


async def test_the_seed_is_made_of_the_promised_secret_and_the_joins_in_seat_order(live):
    info = await opened(live, size=3)
    await live.join(info.id, BOB, "Bob", "join-2")
    await live.steward(info.id, ANN)
    info = await live.start(info.id, ANN)
    secret = await live.store.secret(info.id)
    assert info.promise == promise(secret)
    async with live.held(info.id) as held:
        assert held.table.seed == seed(secret, ["join-ann", "join-2", "steward-3"])


async def test_secrets_differ_and_are_long(live, monkeypatch):
    monkeypatch.undo()
    promises = {(await opened(live, channel=channel)).promise for channel in range(5)}
    assert len(promises) == 5 and len(await live.store.secret(1)) == 64


async def test_an_option_that_names_somebody_becomes_their_seat_at_the_start(named):
    info = await opened(named, options={"first": CAT})
    assert info.options["first"] == CAT
    for user in (BOB, CAT):
        await named.join(info.id, user, NAMES[user], "j")
    info = await named.start(info.id, ANN)
    assert info.options["first"] == 2 and info.unseated == {}
    async with named.held(info.id) as held:
        assert held.table.options["first"] == 2


async def test_lots_decide_where_nobody_is_named_or_who_is_named_did_not_join(named):
    info = await opened(named, options={"first": EVE}, size=2)
    await named.join(info.id, BOB, "Bob", "j")
    info = await named.start(info.id, ANN)
    assert info.options["first"] is None and info.unseated == {"first": EVE}
    assert (await named.store.info(info.id)).unseated == {"first": EVE}
    other = await started(named, channel=200)
    assert other.options["first"] is None and other.unseated == {}


async def test_idle_lobbies_expire_and_busy_ones_do_not(live, clock):
    idle, busy, running = await opened(live), await opened(live, channel=200), await started(live, channel=300)
    clock.days(2)
    await live.join(busy.id, BOB, "Bob", "j")
    closed = await live.expire(idle=86_400)
    assert [(info.id, info.status) for info in closed] == [(idle.id, "closed")]
    assert (await live.store.info(busy.id)).status == "lobby" and (
        await live.store.info(running.id)
    ).status == "running"
    assert await live.expire(idle=86_400) == []


async def test_there_is_no_such_table(live):
    with pytest.raises(Declined) as refused:
        await live.join(99, BOB, "Bob", "j")
    assert told(refused) == "There is no such table. /my tables lists yours."


async def test_names_of_any_script_and_sign_come_back_as_they_were(live):
    names = ["Zoë 🏛️", "שלום", "*_~`|| @everyone <@1>", "x" * 32]
    info = await opened(live, size=5)
    for user, name in enumerate(names):
        info = await live.join(info.id, user, name, "j")
    assert (await live.store.info(info.id)).names == ["Ann", *names]
