"""Typed answers: what is listed, and what is said of an answer that nobody else may see yet."""

from dataclasses import replace
from types import SimpleNamespace

from cogs import play
from cogs.reply import Reply
from cogs.safe import name
from rules.corduba.upkeep import check_happiness
from rules.options import Option
from rules.prompts import Condition, Pick, PickSome
from rules.script import ask_all
from rules.typed import suggest
from rules.words import say
from tests.cogs.conftest import running
from tests.cogs.fakes import FakeInteraction
from tests.cogs.test_paging import playing
from tests.cogs.test_press import HOST, begin, press
from tests.rules.corduba_tables import ANN, own, staged
from tests.rules.corduba_tables import NAMES as PEOPLE
from tests.toys import GAMES as TOYS


async def offered(app, user, typed="", channel=6, guild=5, **named):
    """What the list shows somebody who types."""
    fake = FakeInteraction(app, user)
    fake.channel_id, fake.guild_id, fake.namespace = channel, guild, SimpleNamespace(**named)
    return [choice.name for choice in await play.answers(fake, typed)]


def meanings(told):
    """What the menu below a refusal offers."""
    (menu,) = [each for each in told.controls if each["type"] == 3]
    return [entry["label"] for entry in menu["options"]]


async def typed(app, user, answer, table=None):
    fake = FakeInteraction(app, user)
    reply = Reply(fake)
    await app.serve(reply, play.play(reply, answer, table and str(table)))
    reply.close()
    return fake


async def test_who_has_locked_in_is_told_what_and_may_change_it_by_the_list(app):
    info = await begin(app, "bids", 3)
    first, second, *_ = await offered(app, HOST)
    locked = await typed(app, HOST, first)
    assert f"Locked in:** {first}" in locked.text
    assert second in await offered(app, HOST) and second in await offered(app, HOST, table=str(info.id))
    assert any(second in each for each in await offered(app, HOST, channel=1, guild=None))
    assert f"Locked in:** {second}" in (await typed(app, HOST, second)).text
    assert "Locked in" not in (await typed(app, HOST + 1, "xyzzy")).text


async def test_the_list_is_empty_for_who_is_not_asked_and_for_who_does_not_play(app):
    info = await begin(app, "builder", 2)
    seats = (await app.store.info(info.id)).seats
    (resting,) = [seat.user for seat in seats if seat.opened is None]
    assert await offered(app, resting) == await offered(app, 7) == await offered(app, 7, table=str(info.id)) == []


async def test_tables_that_wait_come_before_those_where_something_may_be_changed(app):
    one, two = await begin(app, "bids", 2, channel=6), await begin(app, "bids", 2, channel=8)
    await typed(app, HOST, (await offered(app, HOST))[0], one.id)
    assert {each.split(":")[0] for each in await offered(app, HOST, channel=1, guild=None)} == {f"Bids {two.id}"}


def fists(state):
    """Two seats close their fists on tokens worth 2 or 1 each, three at least."""
    tokens = {
        key: Option(key, worth, say("text", text=f"{key} (worth {worth})"), 6)
        for key, worth in (("gold", 2), ("tin", 1))
    }
    enough = Condition(say("text", text="Worth 3 at least."), lambda worth: sum(worth) >= 3)
    yield from ask_all({seat: PickSome("fist", say("bid", lot=1), tokens, 0, 6, enough) for seat in range(2)})


async def test_a_sealed_choice_of_several_is_locked_in_as_it_is_typed_or_not_at_all(tmp_path):
    async with running(tmp_path, {"bids": replace(TOYS["bids"], play=fists)}) as app:
        info = await begin(app, "bids", 2)
        first, *_ = await offered(app, HOST)
        assert first == "2 × gold (worth 2)"
        for few, more in (("tin", "tin (worth 1) + gold (worth 2)"), ("2 tin", "2 × tin (worth 1) + gold (worth 2)")):
            told = await typed(app, HOST, few)
            assert told.text == f"“{few}” cannot be done: Worth 3 at least. It could be:" and more in meanings(told)
        told = (await typed(app, HOST, "worth")).text
        assert "It could be:" in told and "appears as you type" not in told
        assert (await app.store.info(info.id)).rows == 0
        assert (
            "Locked in:** gold (worth 2), tin (worth 1)"
            in (await typed(app, HOST, "gold (worth 2), tin (worth 1)")).text
        )
        assert "Locked in:** 3 × tin (worth 1)" in (await typed(app, HOST, "3 tin (worth 1)")).text


async def test_what_there_is_is_told_instead_of_pointing_to_an_empty_list(tmp_path):
    async with running(tmp_path, {"bids": replace(TOYS["bids"], play=fists)}) as app:
        await begin(app, "bids", 2)
        for typed_, first in (("elephant", "2 × gold (worth 2)"), ("gold elephant", "gold (worth 2)")):
            told = await typed(app, HOST, typed_)
            assert told.text.endswith("called that. There is:") and meanings(told)[0].startswith(first)
            assert not await offered(app, HOST, typed_)
        for typed_ in ("1", "worth 1", "gold worth 1"):
            assert "Locked in" not in (await typed(app, HOST, typed_)).text


async def test_what_was_typed_is_repeated_as_it_stands_and_formats_nothing(app):
    info = await begin(app, "bids", 2)
    text = (await typed(app, HOST, "**b** `c` ||x|| [a](http://x.y/_z_) <t:0:R> <#5> @everyone \u202eturned")).text
    assert "\u202e" not in text
    shown = text.split("“")[1].split("”")[0]
    bare = [at for at, each in enumerate(shown) if each in "*`|[<#_" and shown[at - 1] != "\\"]
    assert not bare and "@everyone" not in shown
    assert shown.replace("\\", "").replace("\u200b", "").startswith("**b** `c` ||x|| [a](http://x.y/_z_) <t:0:R> <#5>")
    assert (await app.store.info(info.id)).rows == 0


async def test_who_is_not_asked_is_told_whom_the_table_waits_for(app):
    info = await begin(app, "builder", 2)
    resting, waited = sorted((await app.store.info(info.id)).seats, key=lambda seat: seat.opened is not None)
    text = (await typed(app, resting.user, "anything", info.id)).text
    assert "Nothing to decide" in text and name(waited.name) in text and "You are called" in text


async def test_a_closed_table_is_said_to_be_closed_whatever_is_typed(app):
    info = await begin(app, "bids", 2)
    for user in (HOST, HOST + 1):
        await app.live.close(info.id, user)
    text = (await typed(app, HOST, "x", info.id)).text
    assert "closed" in text and "cannot make an answer" not in text
    assert await offered(app, HOST, table=str(info.id)) == []


async def test_what_is_not_said_in_all_an_answer_s_words_is_shown_before_it_is_done(tmp_path):
    """Begun words, another order, or numbers behind: what has been read stands there, and one press gives it."""
    async with running(tmp_path, {"bids": replace(TOYS["bids"], play=fists)}) as app:
        info = await begin(app, "bids", 2)
        for answer, read in (("ti 3", "3 × tin (worth 1)"), ("tin gold", "tin (worth 1), gold (worth 2)")):
            told = await typed(app, HOST, answer)
            assert f"**{read}**" in told.text and "Nothing is done yet" in told.text
            assert (await app.store.info(info.id)).rows == 0
        locked = await press(app, HOST, told.control("Lock in")["custom_id"], message=told.answer)
        assert f"Locked in:** {read}" in locked.text


async def test_of_several_meanings_one_is_picked_from_a_menu_and_shown_before_it_is_done(tmp_path):
    async with running(tmp_path, {"bids": replace(TOYS["bids"], play=fists)}) as app:
        info = await begin(app, "bids", 2)
        told = await typed(app, HOST, "tin")
        (menu,) = [each for each in told.controls if each["type"] == 3]
        picked = next(each for each in menu["options"] if each["label"] == "tin (worth 1) + gold (worth 2)")
        shown = await press(app, HOST, menu["custom_id"], values=[picked["value"]], message=told.answer)
        assert "**tin (worth 1), gold (worth 2)**" in shown.text and (await app.store.info(info.id)).rows == 0
        assert "do not play at this table" in (await press(app, 999, menu["custom_id"], values=[picked["value"]])).text
        await press(app, HOST, shown.control("Lock in")["custom_id"], message=told.answer)
        await typed(app, HOST + 1, "3 tin (worth 1)")
        late = await press(app, HOST, menu["custom_id"], values=[picked["value"]], message=told.answer)
        assert "behind us" in late.text and not [
            each for each in late.controls if each["custom_id"] == menu["custom_id"]
        ]


def test_the_list_tells_what_is_said_of_an_answer():
    """Of 4 Happiness to cover, 1 Denarius and 1 Food leave 2 unpaid."""

    def prepare(state):
        own(state, ANN, denarii=1, food=1, amphora=2)
        state.players[ANN].register, state.players[ANN].wellbeing, state.players[ANN].happiness = 4, 0, 0

    table = staged(check_happiness, prepare)
    lines = [play.noted(table, ANN, PEOPLE, each, 100) for each in suggest(table, ANN, "", PEOPLE)]
    assert "1 Denarius, 1 Food · leaves 2 unpaid: 2 Riots" in lines


async def test_what_says_how_a_move_begins_opens_the_panel_there(app):
    _, seat, _ = await playing(app)
    for answer, done, asked in (
        ("herbarium", "Build › Herbarium", "In which District do you build Herbarium?"),
        ("build herb serv", "Build › Herbarium › Pars Servorum", "Where does Herbarium lie in Pars Servorum?"),
    ):
        told = await typed(app, seat.user, answer)
        assert f"✔️ {done}" in told.text and asked in told.text and "Nothing is done yet" in told.text


async def test_what_looks_like_a_line_of_the_list_but_is_none_is_no_fault_of_ours(app, caplog):
    info = await begin(app, "bids", 2)
    for answer in (f"={info.id}.1=" + "[" * 1900, "=9" + "9" * 30 + ".1=1", f"={info.id}.0=[[]]", f"={info.id}.0={{}}"):
        text = (await typed(app, HOST, answer)).text
        assert text and "written down where" not in text
    assert not caplog.records and (await app.store.info(info.id)).rows == 0


async def test_lines_of_tables_elsewhere_differ_behind_their_names_too(tmp_path):
    """Long answers, alike for more than a line: what they differ in is shown, however long the table's name is."""
    long = {f"{at}": Option(f"{at}", at, say("text", text="a long beginning " * 6 + f"· end {at}")) for at in range(4)}

    def asking(state):
        yield from ask_all({seat: Pick("long", say("bid", lot=1), long) for seat in range(2)})

    async with running(tmp_path, {"bids": replace(TOYS["bids"], play=asking)}) as app:
        for channel in (6, 8):
            await begin(app, "bids", 2, channel=channel)
        lines = await offered(app, HOST, channel=1, guild=None)
        assert len(lines) == len(set(lines)) == 8 and all(len(line) <= 100 for line in lines)
        assert all(f"end {at}" in line for at, line in enumerate(lines[:4]))
