"""The log: where it begins, and the numbers by which it can be asked for."""

from cogs import tables
from cogs.safe import pages
from cogs.sight import in_words, names_of
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


async def long(app, monkeypatch, size, many):
    """A table whose log is longer than a page, and all that its host can read of it after each answer."""
    monkeypatch.setattr(tables, "pages", lambda lines: pages(lines, 160))
    info = await begin(app, "builder", size)
    await turns(app.live, info.id, many)
    async with app.live.held(info.id) as held:
        table, names = held.table, names_of(held.info)
        return [in_words(app.games["builder"], names, table.journal(0, since)) for since in range(len(table.log))]


async def test_a_log_of_several_pages_opens_where_the_news_begin(app, monkeypatch):
    opened = set()
    for since, (first, *_) in enumerate(await long(app, monkeypatch, 2, 9)):
        told = (await say(app, HOST, tables.log, since=since)).text
        assert f"› {first}" in told
        opened |= {line for line in told.split("\n") if line.startswith("-# Page ")}
    assert len(opened) > 2, "of several pages"


async def test_who_alone_has_just_moved_reads_the_newest_page(app, monkeypatch):
    newest = (await long(app, monkeypatch, 1, 5))[-1][-1]
    told = (await say(app, HOST, tables.log)).text
    assert f"› {newest}" in told and "-# Page " in told
