"""Stewards beside people: somebody may be faster than they think."""

import pytest

from rules.errors import IllegalAnswer
from tests.cogs.test_ideas import begin
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
