"""Stewards beside people: somebody may be faster than they think."""

import pytest

from cogs.sight import look
from rules.errors import IllegalAnswer
from tests.cogs.test_ideas import CAPITOL, begin
from tests.cogs.test_press import HOST


async def first(app, info, seat, side):
    """The first tile that may be laid in a city, and the best space for it."""
    async with app.live.held(info.id) as held:
        what = next(each for each in held.table.prompt(seat).options if each.endswith(side) and "wait" not in each)
        return [what, next(iter(held.table.prompt(seat, [what]).options))]


@pytest.mark.parametrize("faster", [True, False])
async def test_a_steward_whose_space_is_taken_while_it_thinks_thinks_again(app, monkeypatch, faster):
    info = await begin(app, stewards=1)
    mine = await first(app, info, 0, "right")
    theirs = [(await first(app, info, 2, "left"))[0], mine[1]]

    async def advise(position):
        assert position.seat == 2
        if faster:
            await app.live.answer(info.id, 0, mine, by=HOST)
        return theirs if faster else ["nonsense"]

    monkeypatch.setattr(app.worker, "advise", advise)
    if faster:
        assert await app.stewards._answer(info.id), "there is somebody to think for again"
    else:
        with pytest.raises(IllegalAnswer):
            await app.stewards._answer(info.id)


async def test_where_a_steward_answers_at_once_nothing_is_offered_to_be_taken_back(app):
    chosen = CAPITOL.choices({"start_player": HOST})
    for channel, steward in ((6, True), (8, False)):
        info = await app.live.open("capitol", "rome", chosen, 2, HOST, "Ada", 5, channel, False, "0")
        if steward:
            await app.live.steward(info.id, HOST)
        else:
            await app.live.join(info.id, HOST + 1, "Ben", "1")
        info = await app.live.start(info.id, HOST)
        await app.live.answer(info.id, 0, ["pass"], by=HOST)
        async with app.live.held(info.id) as held:
            assert held.table.can_take_back(0)
            assert look(held, CAPITOL, 0).revocable is not steward
