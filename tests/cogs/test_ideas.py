"""Ideas: who may be asked what they think of a choice, what that tells, and whose thumb counts."""

import re
from types import SimpleNamespace

import discord
import pytest

from cogs import ideas, play
from cogs.panel import Panel
from cogs.reply import Reply
from cogs.sight import look
from cogs.typed import VALUES, Line
from cogs.way import path_to, walk
from cogs.worker import Picture
from rules.games import GAMES
from rules.typed import suggest
from tests.cogs.fakes import FakeInteraction
from tests.cogs.test_press import HOST, press
from tests.rules.kit import new
from tests.rules.kit import play as played

PEOPLE = ["Ada", "Ben", "Carla"]
CITIES, CAPITOL = GAMES["cities"], GAMES["capitol"]


@pytest.fixture
def posted(app, monkeypatch):
    """What is said at tables, with its name, and who is called by it."""
    said = []

    async def send(app, channel, page, drawn, *, known=None):
        if known not in [each[-1] for each in said]:
            said.append((page, known))
        return 1

    monkeypatch.setattr(ideas, "send", send)
    return said


async def begin(app, stewards=0, **options):
    """A game for three; unless talk is free, all have chosen their tiles."""
    chosen = CITIES.choices({"seating": "as_joined", **options})
    info = await app.live.open("cities", "essential", chosen, 3, HOST, "Ada", 5, 6, False, "0")
    for seat in range(1, 3 - stewards):
        await app.live.join(info.id, HOST + seat, f"*P{seat}*", str(seat))
    for _ in range(stewards):
        await app.live.steward(info.id, HOST)
    info = await app.live.start(info.id, HOST)
    if options.get("talk") != "free":
        async with app.live.held(info.id) as held:
            hands = [held.table.view(seat)["hand"] for seat in range(3)]
        for seat, hand in enumerate(hands):
            await app.live.answer(info.id, seat, hand[:2], by=None if seat > 2 - stewards else HOST + seat)
    return info


def control(seen, label):
    return next(each for each in seen.controls if each.get("label", "").startswith(label))["custom_id"]


async def choose(app, info, seen, at=0):
    """Choose what stands there first, or at another place."""
    first, *more = [each for each in seen.controls if app.paths.read(each["custom_id"]).act[0] in "ps"]
    if first["type"] == 3:
        return await press(app, HOST, first["custom_id"], [first["options"][at]["value"]])
    return await press(app, HOST, [first, *more][at]["custom_id"])


class Message:
    """A message with an idea, as it comes with a press."""

    def __init__(self, page, number=50):
        self.id, self.components = number, [discord.TextDisplay({"type": 10, "content": page.parts[0]})]


async def thumb(app, user, page, number=50):
    made = FakeInteraction(app, user, page.parts[-1][0].id, message=number)
    made.message = Message(page, number)
    await app.pressed(made)
    return made


async def test_an_idea_tells_what_was_chosen_so_far_to_the_partner_of_that_city(app, posted):
    info = await begin(app)
    seen = await choose(app, info, await press(app, HOST, f"your:{info.id}"))
    assert not [each for each in seen.controls if "Propose" in each.get("label", "")], "half an idea is none"
    seen = await choose(app, info, seen)
    seen = await press(app, HOST, control(seen, "💡 Propose to *P1*"))
    assert "I have put it to" in seen.text and len(posted) == 1
    page, _ = posted[0]
    assert page.calls == (HOST + 1,)
    assert page.parts[0].startswith(f"💡 **Ada** to <@{HOST + 1}>: **Roma: ")
    assert re.search(r"› [A-G]\d\?\*\* ([+−]\d+: |no change)", page.parts[0]), "the space and its change"
    seen = await press(app, HOST, control(seen, "💡 Propose"))
    assert len(posted) == 1, "the same idea is put once"
    seen = await choose(app, info, await press(app, HOST, control(seen, "Back")), 1)
    await press(app, HOST, control(seen, "💡 Propose"))
    assert len(posted) == 2 and posted[1][0].calls == (), "who has been called for a question is not again"
    async with app.live.held(info.id) as held:
        assert len(held.table.log) == 3


async def test_a_note_stands_below_the_pictures(app):
    info = await begin(app)
    async with app.live.held(info.id) as held:
        sight = look(held, app.game(info), 0)
    parts = Panel(sight, app.paths, "p", "a note").page().parts
    assert isinstance(parts[parts.index("a note") - 1], Picture)
    assert "a note" in Panel(sight, app.paths, "p", "a note").page(telling=True).parts


async def test_only_partners_like_an_idea_and_each_counts_once_however_often_they_press(app, posted):
    info = await begin(app)
    seen = await choose(app, info, await choose(app, info, await press(app, HOST, f"your:{info.id}")))
    await press(app, HOST, control(seen, "💡 Propose"))
    page, _ = posted[0]
    assert "Ada asks" in (await thumb(app, HOST + 2, page)).text
    assert "do not play" in (await thumb(app, 7, page)).text
    for _ in range(2):
        liked = await thumb(app, HOST + 1, page)
        assert page.parts[0] in liked.text and "👍 \\*P1\\*" in liked.text and liked.control("👍 1")


async def test_an_idea_is_past_when_its_question_has_been_answered(app, posted):
    info = await begin(app)
    seen = await choose(app, info, await choose(app, info, await press(app, HOST, f"your:{info.id}")))
    await press(app, HOST, control(seen, "💡 Propose"))
    page, _ = posted[0]
    assert (await thumb(app, HOST + 1, page)).control("👍 1")
    await press(app, HOST, control(seen, "Yes, do that"))
    late = await thumb(app, HOST + 1, page)
    assert "This idea is past" in late.text and page.parts[0] in late.text and not late.controls
    assert "👍 \\*P1\\*" in late.text, "who liked it stays"


async def test_thumbs_of_two_come_together_though_both_saw_none(app, posted):
    info = await begin(app, talk="free")
    page = ideas._page("An idea", info, 0, (1, 2), 0)
    await thumb(app, HOST + 1, page)
    assert (await thumb(app, HOST + 2, page)).control("👍 2")
    app.thumbs.clear()  # as after a restart: what the message shows is what its button carries
    page = ideas._page("An idea", info, 0, (1, 2), 0b010)
    assert (await thumb(app, HOST + 2, page)).control("👍 2")


async def test_a_secret_is_proposed_only_where_talk_is_free_and_after_a_second_look(app, posted, monkeypatch):
    async def summon(work):
        return None

    monkeypatch.setattr(app.desks, "summon", summon)
    info = await begin(app, talk="free")
    seen = await choose(app, info, await press(app, HOST, f"your:{info.id}"))
    sure = await press(app, HOST, control(seen, "💡 Propose to *P1* and *P2*"))
    assert "Everybody at the table will read this" in sure.text and not posted
    back = await press(app, HOST, control(sure, "Back"))
    assert "So far" in back.text and "nothing yet" not in back.text
    await press(app, HOST, control(sure, "Tell them"))
    ((page, _),) = posted
    assert page.calls == (HOST + 1, HOST + 2) and page.parts[0].count("**") == 4
    async with app.live.held(info.id) as held:
        hand = held.table.view(0)["hand"]
        assert held.table.waiting == [0, 1, 2]
    told = [each for each in set(hand) if CITIES.words.get(each, "no name") in page.parts[0]]
    assert len(told) <= 1, "one tile was chosen, and no other is named"


async def test_a_steward_is_not_asked(app, posted):
    info = await begin(app, stewards=1)
    seen = await press(app, HOST, f"your:{info.id}")
    asked = []
    for at in range(4):
        stepped = await choose(app, info, await press(app, HOST, f"your:{info.id}"), at)
        if "Yes, do that" not in [each.get("label") for each in stepped.controls]:  # as it is where one waits
            stepped = await choose(app, info, stepped)
        asked += [each["label"] for each in stepped.controls if "Propose" in each.get("label", "")]
    assert seen.controls and set(asked) == {"💡 Propose to *P1*"}


async def typed(app, info, answer):
    """What `/table propose` answers."""
    fake = FakeInteraction(app, HOST)
    reply = Reply(fake)
    await app.serve(reply, ideas.say_idea(reply, answer, str(info.id)))
    return fake


async def test_an_idea_may_be_typed(app, posted):
    info = await begin(app)
    for answer, why in (("roma", "It could be"), ("elephant", "cannot make an answer")):
        assert why in (await typed(app, info, answer)).text and not posted
    async with app.live.held(info.id) as held:
        opened = held.table.opened(0)
        tile = held.table.view(0)["seats"][0]["to_place"][0]
        at = next(iter(held.table.prompt(0, [f"{tile}-left"]).options))
    raw = [f"{tile}-left", at]
    await typed(app, info, VALUES.write(Line(info.id, opened, raw)))
    assert len(posted) == 1 and f"› {at.upper()}?" in posted[0][0].parts[0]
    await typed(app, info, "wait roma")
    assert len(posted) == 2 and "Roma: wait for" in posted[1][0].parts[0], "any choice may be put to who shares in it"


async def test_what_is_nobody_s_business_is_proposed_to_nobody(app, posted):
    chosen = CAPITOL.choices({"start_player": HOST})
    info = await app.live.open("capitol", "rome", chosen, 2, HOST, "Ada", 5, 6, False, "0")
    await app.live.join(info.id, HOST + 1, "Ben", "1")
    info = await app.live.start(info.id, HOST)
    assert "for you alone to decide" in (await typed(app, info, "pass")).text and not posted


@pytest.mark.parametrize(("talk", "said"), [("no_hand_talk", "What you decide openly"), ("free", "has a button")])
async def test_secrets_are_not_offered_as_typed_ideas_and_it_is_told_where_they_may_be_told(app, posted, talk, said):
    assert talk in CITIES.options["talk"].values
    info = await app.live.open("cities", "essential", CITIES.choices({"talk": talk}), 3, HOST, "Ada", 5, 6, False, "0")
    for seat in (1, 2):
        await app.live.join(info.id, HOST + seat, f"P{seat}", str(seat))
    await app.live.start(info.id, HOST)
    fake = FakeInteraction(app, HOST)
    fake.namespace = SimpleNamespace()
    one, *_ = await play.answers(fake, "")
    assert await play.fitting(fake, "", ideas=True) == []
    assert said in (await typed(app, info, one.value)).text and not posted


async def test_the_proposer_is_spoken_to_and_a_thumb_can_be_taken_back(app, posted):
    info = await begin(app)
    page = ideas._page("An idea", info, 0, (1,), 0)
    assert "your own idea" in (await thumb(app, HOST, page)).text
    liked = await thumb(app, HOST + 1, page)
    assert liked.control("👍 1")
    seen = ideas._page("An idea", info, 0, (1,), 0b010)
    for _ in range(2):
        assert (await thumb(app, HOST + 1, seen)).control("👍")["label"] == "👍"


def test_a_step_without_a_choice_stands_with_what_was_chosen_and_has_its_partners():
    """Who has one tile left for one city chooses the space alone, and its city is shared all the same."""
    checked = 0
    for table in played(new(GAMES["cities"], 3, "alone"), "alone", mischief=False):
        for seat in table.waiting if table.view(None)["phase"] == "placing" else ():
            if not table.way(seat, []).passed:
                continue
            for one in suggest(table, seat, "", PEOPLE)[:3]:
                led = walk(table, seat, PEOPLE, path_to(table, seat, PEOPLE, one.raw))
                assert " · ".join(led.done) == one.label and led.partners
                checked += 1
    assert checked > 10
