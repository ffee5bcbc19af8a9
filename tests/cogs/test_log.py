"""The log: where it begins, and the numbers by which it can be asked for."""

from cogs import tables
from tests.cogs.test_consent import say
from tests.cogs.test_press import HOST, begin
from tests.data.kit import turns


async def test_the_log_tells_the_numbers_after_which_it_can_be_asked_for(app):
    info = await begin(app, "takings", 2)
    await turns(app.live, info.id, 3)
    async with app.live.held(info.id) as held:
        last = {row.seat: number for number, row in enumerate(held.table.log, 1)}
    seat, number = min(last.items(), key=lambda each: each[1])
    assert number < 3 and len(last) == 2
    told = (await say(app, info.seats[seat].user, tables.log)).text
    assert f"**Since your last answer**, which was answer {number} of 3" in told
    whole = (await say(app, 7, tables.log)).text
    assert "**What has happened**, up to answer 3" in whole
    after = (await say(app, HOST, tables.log, since=2)).text
    lines = [line for line in after.split("\n") if line.startswith("›")]
    assert "**After answer 2 of 3**" in after and lines and whole.endswith("\n".join(lines))
    assert whole.count("›") > len(lines)


async def test_a_number_beyond_the_log_is_answered_with_the_newest(app):
    info = await begin(app, "takings", 2)
    await turns(app.live, info.id, 3)
    told = (await say(app, HOST, tables.log, since=1_000_000)).text
    assert "Nothing has happened after answer 1000000; the newest is answer 3." in told
