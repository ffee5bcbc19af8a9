"""Who is too late is told who was faster."""

from tests.cogs.test_ideas import begin, choose
from tests.cogs.test_press import HOST, press


async def answer(app, info, seat, side):
    """Lay the first tile that may be laid in a city, on its best space."""
    async with app.live.held(info.id) as held:
        what = next(each for each in held.table.prompt(seat).options if each.endswith(side) and "wait" not in each)
        raw = [what, next(iter(held.table.prompt(seat, [what]).options))]
    await app.live.answer(info.id, seat, raw, by=HOST + seat)


async def test_a_choice_that_has_gone_says_what_took_it_away_and_nothing_else_that_happened(app):
    info = await begin(app)
    spaces = await choose(app, info, await press(app, HOST, f"your:{info.id}"))
    assert "Roma" in spaces.text, "a city of Ada's and the next player's"
    await answer(app, info, 1, "right")
    await answer(app, info, 2, "right")  # in a city that is not Ada's
    late = await choose(app, info, spaces)
    assert "has changed meanwhile" in late.text and late.text.count(" lays ") == 1
    assert "› \\*P1\\* lays" in late.text and "in Roma at" in late.text


async def test_what_others_do_elsewhere_takes_nothing_away(app):
    info = await begin(app)
    spaces = await choose(app, info, await press(app, HOST, f"your:{info.id}"))
    await answer(app, info, 2, "right")
    assert "has changed meanwhile" not in (await choose(app, info, spaces)).text
