"""Whole games of every toy, played by pressing what is shown and nothing else; and what goes wrong with presses."""

from dataclasses import replace

import discord
import pytest

from cogs.address import Address
from cogs.way import walk
from rules.chance import Chance
from rules.options import Option, Ranked, plain
from rules.prompts import Pick
from rules.script import Move, ask
from rules.words import say
from tests.cogs.conftest import running
from tests.cogs.fakes import FakeInteraction, refusal
from tests.toys import GAMES as TOYS

HOST = 100


@pytest.fixture
def closed(app, monkeypatch):
    """Nobody's DMs can be opened, so that secret choices are made in panels as well."""

    async def create_dm(user):
        raise refusal(discord.Forbidden, 403, 50007)

    monkeypatch.setattr(app, "create_dm", create_dm)
    return app


async def begin(app, key, seats=None, channel=6, edition="toy", **options):
    game = app.games[key]
    size = seats or game.seats[-1]
    info = await app.live.open(key, edition, game.choices(options), size, HOST, "Host", 5, channel, False, "0")
    for seat in range(1, size):
        await app.live.join(info.id, HOST + seat, f"*P{seat}*", str(seat))
    return await app.live.start(info.id, HOST)


async def press(app, user, custom_id, values=(), message=1, form=None):
    made = FakeInteraction(app, user, custom_id, values, message=message, form=form)
    await app.pressed(made)
    assert made.acknowledged and "written down where" not in made.text, made.text
    return made


async def waiting(app, info):
    return [seat for seat in (await app.store.info(info.id)).seats if seat.opened is not None]


@pytest.mark.parametrize("key", [*TOYS])
async def test_whole_games_are_played_by_pressing(closed, key):
    app, chance, info = closed, Chance("presses"), await begin(closed, key)
    presses = 0
    while seats := await waiting(app, info):
        seat = chance.one("seat", seats)
        seen = await press(app, seat.user, f"your:{info.id}")
        for _ in range(60):
            offered = [each for each in seen.controls if each["custom_id"].startswith("do:")]
            onwards = [each for each in offered if app.paths.read(each["custom_id"]).act[0] in "pqsvxyz"]
            if not onwards:
                break
            each = chance.one("which", onwards)
            values = [chance.one("value", each["options"])["value"]] if each["type"] == 3 else []
            seen, presses = await press(app, seat.user, each["custom_id"], values), presses + 1
            if "✅" in seen.text or "Locked in" in seen.text:
                break
        assert presses < 5000
    assert (await app.store.info(info.id)).status == "over"


async def test_a_standing_answer_is_given_and_revoked_by_pressing(app):
    info = await begin(app, "takings", 2)
    for _ in range(40):
        seat = (await waiting(app, info))[0]
        seen = await press(app, seat.user, f"your:{info.id}")
        if always := [each for each in seen.controls if each.get("label", "").startswith("Always:")]:
            break
        each = next(each for each in seen.controls if each["custom_id"].startswith("do:") and each["type"] in (2, 3))
        seen = await press(
            app, seat.user, each["custom_id"], [each["options"][0]["value"]] if each["type"] == 3 else ()
        )
        if any(each.get("label") == "Yes, do that" for each in seen.controls):
            await press(app, seat.user, seen.control("Yes, do that")["custom_id"])
    seen = await press(app, seat.user, always[0]["custom_id"])
    async with app.live.held(info.id) as held:
        assert held.table.standing(seat.seat)
    revoke = next(each for each in seen.controls if each["custom_id"].startswith("revoke:"))
    await press(app, seat.user, revoke["custom_id"])
    async with app.live.held(info.id) as held:
        assert not held.table.standing(seat.seat)


async def test_somebody_elses_panel_cannot_be_pressed(app):
    info = await begin(app, "takings", 2)
    seat = (await waiting(app, info))[0]
    seen = await press(app, seat.user, f"your:{info.id}")
    taken = await press(app, HOST + 1 - seat.seat, seen.controls[0]["custom_id"], ["0"])
    assert "somebody else" in taken.text and taken.calls == ["send"]
    assert (await app.store.info(info.id)).rows == 0


@pytest.mark.parametrize(
    "custom_id",
    ["", "do:", "do:p1.0.0.abcde.0::s0", "do:p99999.0.0.abcde.0::s0", "your:99999", "join:99999", "old:1", "hand:1"],
)
async def test_buttons_of_other_times_are_answered_kindly(app, custom_id):
    seen = await press(app, 5, custom_id, ["0"])
    assert seen.text


async def test_an_option_that_is_gone_is_never_taken_for_another(app):
    """The list under the numbers has changed: the guard tells, and the question is put again."""
    info = await begin(app, "takings", 2)
    seat = (await waiting(app, info))[0]
    seen = await press(app, seat.user, f"your:{info.id}")
    address = app.paths.read(seen.controls[0]["custom_id"])
    forged = app.paths.write(replace(address, guard="00000"))
    again = await press(app, seat.user, forged, ["0"])
    assert "has changed meanwhile" in again.text and (await app.store.info(info.id)).rows == 0


async def test_a_way_lost_in_a_restart_begins_again(app):
    info = await begin(app, "takings", 2)
    seat = (await waiting(app, info))[0]
    again = await press(app, seat.user, f"do:p{info.id}.{seat.seat}.0.abcde.0:~0123456789abcdef:s0", ["0"])
    assert "restarted" in again.text and again.controls


async def answered(app):
    """A table at which a first press has answered at once; its seat, both buttons and what was seen.

    Cards are drawn by lot: where the press would show a hidden tile a second look is asked for, at other tables not.
    """
    for channel in range(50):
        info = await begin(app, "takings", 2, channel)
        seat = (await waiting(app, info))[0]
        seen = await press(app, seat.user, f"your:{info.id}")
        one, other = [each["custom_id"] for each in seen.controls if each["type"] == 2][:2]
        first = await press(app, seat.user, one)
        if "✅" in first.text:
            return info, seat, one, other, first
    raise AssertionError("no press has answered at once")


async def test_another_answer_to_a_question_that_has_been_answered_is_behind_us(app):
    _, seat, _, other, _ = await answered(app)
    assert "behind us" in (await press(app, seat.user, other)).text


def whims(state):
    """Moves that change nothing, are told, or turn a tile up; and one of two steps."""

    def choose():
        what = yield from ask(0, Pick("what", say("tile"), plain(["rest", "speak", "draw", "think"])))
        if what == "think":
            yield from ask(0, Pick("how", say("tile"), plain(["hard", "long"])))
        return what

    while state.stack:
        what = yield from ask(0, Move("whim", say("tile"), choose))
        if what == "speak":
            state.journal.tell("bought", who=0, what="wood")
        if what == "draw":
            state.stack.draw()


@pytest.mark.parametrize(
    "presses, at_once",
    [(["rest"], True), (["speak"], False), (["draw"], False), (["think", "hard"], False)],
)
async def test_only_a_single_step_that_changes_nothing_needs_no_second_look(tmp_path, presses, at_once):
    """Ending a turn is given by its own press; what is told, turned up or chosen in steps is shown before."""
    async with running(tmp_path, {"takings": replace(TOYS["takings"], play=whims)}) as app:
        info = await begin(app, "takings", 2)
        seen = await press(app, HOST, f"your:{info.id}")
        for label in presses:
            assert (await app.store.info(info.id)).rows == 0
            seen = await press(app, HOST, seen.control(label)["custom_id"])
        asked = [each for each in seen.controls if each.get("label") == "Yes, do that"]
        assert (await app.store.info(info.id)).rows == at_once and bool(asked) != at_once
        for each in asked:
            await press(app, HOST, each["custom_id"])
        assert (await app.store.info(info.id)).rows == 1


PLACES = [f"{column}{row} r{turn}" for column in "hk" for row in (4, 14) for turn in (0, 90, 180, 270, 45, 135, 225)]


def no_place(key):
    return say("no-place", at=key) if key == "a1 r0" else None


def places(state):
    described = Ranked(PLACES[::-1], lambda key: Option(key, key), PLACES[::-1].index, no_place)
    yield from ask(0, Pick("where", say("tile"), described))
    state.journal.tell("bought", who=0, what="wood")


@pytest.mark.parametrize(
    "typed, said",
    [
        ("a1 r0", "“a1 r0” cannot be done: Nothing fits at a1 r0."),
        ("x9 r9", "Nothing that can be chosen here is called that. One of the choices is “k14 r225”."),
        ("h4 r0", "**h4 r0**"),
    ],
)
async def test_a_form_takes_what_is_called_so_and_else_says_why_or_what_something_is_called(tmp_path, typed, said):
    game = TOYS["takings"]
    game = replace(game, play=places, words={**game.words, "no-place": "Nothing fits at {at}."})
    async with running(tmp_path, {"takings": game}) as app:
        info = await begin(app, "takings", 2)
        seen = await press(app, HOST, f"your:{info.id}")
        form = (await press(app, HOST, seen.control("Name it")["custom_id"])).modal
        (field,) = [each.component for each in form.children]
        assert field.placeholder == "for example: k14 r225"
        text = {"type": 18, "component": {"type": 4, "custom_id": "typed", "value": typed}}
        assert said in (await press(app, HOST, form.custom_id, form=[text])).text


async def test_a_sealed_choice_locked_in_twice_stays_locked_in(app):
    info = await begin(app, "bids", 2)
    address = Address("s", info.id, 0, 0, await guard_of(app, info), ("s0",), "y")
    one, two = [await press(app, HOST, app.paths.write(address)) for _ in range(2)]
    assert "Locked in" in one.text and "Locked in" in two.text and "behind us" not in two.text
    assert (await app.store.info(info.id)).rows == 1


async def guard_of(app, info):
    async with app.live.held(info.id) as held:
        return walk(held.table, 0, held.info.names, ("s0",)).guard


async def test_the_same_press_twice_counts_once(app):
    info, seat, button, _, one = await answered(app)
    two = await press(app, seat.user, button)
    assert two.text == one.text, "the second press leaves what the first has brought to be read"
    assert (await app.store.info(info.id)).rows == 1
    undo = one.control("Take back")
    for _ in range(2):
        await press(app, seat.user, undo["custom_id"])
    assert (await app.store.info(info.id)).rows == 2
