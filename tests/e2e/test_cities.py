"""Cities that belong to two: one space for two people at once, ideas for a partner, kills in the middle of it all."""

import asyncio
import re

import pytest
import pytest_asyncio

from benchmarks.stock import User, Wanted, fill
from sandbox.client import labels, words
from tests.discord.stage import eventually, staged
from tests.e2e.play import changed, galleries, is_post, selects

pytestmark = pytest.mark.asyncio(loop_scope="module")

NAMES = ("Ada", "Ben", "Carla")
MOMENTS = {
    "placing": lambda table, view: all(len(seat["sides"]) == 2 for seat in view["seats"]),
    "choosing": lambda table, view: view["turn"] == 2 and len(table.waiting) == 3,
}
PLACES = {"placing": "turn 1 of 4 · placing", "choosing": "turn 2 of 4 · choosing"}


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def tables(tmp_path_factory):
    """A bot with a table for three in each of these moments, and their channels."""
    async with staged(tmp_path_factory.mktemp("cities"), bot=False) as stage:
        people = [await stage.person(name) for name in NAMES]
        users, wishes, channels = [User(int(each.id), each.name) for each in people], [], {}
        for moment in MOMENTS:
            made = await stage.discord.ask("POST", "/controls/channels", {"name": moment})
            await people[0].until(lambda made=made: made["id"] in people[0].channels, "the channel")
            channels[moment] = made["id"]
            place = int(people[0].world["guild"]["id"]), int(made["id"])
            enough = MOMENTS[moment]
            wishes.append(Wanted("cities", *place, users, lambda table, enough=enough: enough(table, table.view(None))))
        await fill(stage.home, wishes)
        await stage.start_bot()
        for moment, headline in PLACES.items():
            await people[0].sees(headline, channel=channels[moment], where=is_post, patience=60)
        yield stage, people, channels


async def choosing_a_space(person, channel, city=None):
    """Open the panel and say which tile goes where, into this city or any; return panel and city."""
    panel = await (await person.press(await person.sees(channel=channel, where=is_post), "Your move")).reply()
    entry = next(each for each in offered(panel) if "wait" not in each and (city is None or city in each))
    await pick(person, panel, entry)
    return await changed(person, panel, lambda m: "✔️" in words(m), "the spaces"), entry.split(" · ")[-1].split(":")[0]


def offered(message):
    """What there is to choose: buttons, or entries of a menu."""
    entries = [each["label"] for menu in selects(message) for each in menu["options"]]
    return entries or [each for each in labels(message) if " · " in each]


async def pick(person, panel, entry):
    panel = person.messages[panel["id"]]
    for menu in selects(panel):
        for each in menu["options"]:
            if each["label"] == entry:
                return await person.choose(panel, each["value"])
    return await person.press(panel, entry)


async def choose_two(person, desk, at):
    for _ in range(2):
        seen = person.messages[desk["id"]]
        await pick(person, desk, offered(seen)[at])
        seen = await changed(person, desk, lambda m, seen=seen: words(m) != words(seen), "one more tile")
    assert not [label for label in labels(seen) if "Propose" in label], "no word of hands while choosing"


def space(entry):
    return entry.split(" · ")[1]


def picture(message):
    return [item["media"]["url"] for gallery in galleries(message) for item in gallery["items"]]


async def test_an_idea_goes_to_the_partner_alone_and_one_space_to_one_of_two(tables):
    stage, people, channels = tables
    channel, (ada, *others) = channels["placing"], people
    mine, city = await choosing_a_space(ada, channel)
    first = offered(mine)[0]
    await pick(ada, mine, first)
    mine = await changed(ada, mine, lambda m: "Yes, do that" in labels(m), "the preview")
    propose = next(label for label in labels(mine) if "Propose" in label)
    partner = next(each for each in others if each.name in propose)
    (other,) = [each for each in others if each is not partner]

    # An idea, that the partner likes although the bot was killed meanwhile; it binds nobody, and no log knows of it.
    # The panel in which a space is being chosen goes on after the kill as well: its last press comes below.
    await ada.press(mine, propose)
    mine = await changed(ada, mine, lambda m: "I have put it to" in words(m), "that it was put to the partner")
    assert "Yes, do that" in labels(mine)
    idea = await partner.sees("💡", channel=channel, where=lambda m: m["mentions_me"])
    assert city in words(idea) and f"{space(first)}?" in words(idea)
    await ada.press(mine, propose)
    await stage.revive()
    await other.sees("💡", channel=channel)
    asked = await (await other.press(other.messages[idea["id"]], "👍")).reply()
    assert "Ada asks" in words(asked)
    await partner.press(idea, "👍")
    await changed(ada, idea, lambda m: f"👍 {partner.name}" in words(m) and "👍 1" in labels(m), "the thumb")
    ideas = [each for each in await ada.history(channel) if "Only an idea" in words(each)]
    assert len(ideas) == 1, "the same idea is put once"
    log = await (await ada.command("table log", channel, since=0)).reply()
    assert "💡" not in words(log) and " lays " not in words(log)

    # Both want that space at the same time: the later one is told, and sees the city as it is.
    theirs, _ = await choosing_a_space(partner, channel, city)
    before = picture(await changed(partner, theirs, galleries, "the picture"))
    await pick(partner, theirs, next(each for each in offered(theirs) if space(each) == space(first)))
    theirs = await changed(partner, theirs, lambda m: "Yes, do that" in labels(m), "the preview")
    await asyncio.gather(ada.press(mine, "Yes, do that"), partner.press(theirs, "Yes, do that"))

    def fates():
        seen = [(who, who.messages[panel["id"]]) for who, panel in ((ada, mine), (partner, theirs))]
        laid = [who for who, panel in seen if "✅" in words(panel)]
        told = [who for who, panel in seen if "has changed meanwhile" in words(panel) or "built on" in words(panel)]
        return laid and told and (laid, told)

    await eventually(fates, "one who laid a tile and one who is told", 20)
    (laid,), (told,) = fates()
    assert {laid, told} == {ada, partner}
    panel = mine if told is ada else theirs
    await changed(told, panel, lambda m: picture(m) and picture(m) != before, "the new picture")
    again, _ = await choosing_a_space(told, channel, city)
    assert space(first) not in [space(each) for each in offered(again)]


def one_by_one(choice):
    """Two tiles as they are revealed: "2 × shop" is "shop, shop"."""
    alike = re.fullmatch(r"2 × (.+)", choice)
    return f"{alike[1]}, {alike[1]}" if alike else choice


async def test_drafts_stay_at_the_desk_through_a_kill_until_all_have_chosen(tables):
    stage, people, channels = tables
    channel = channels["choosing"]
    locked, desks = {}, []
    for person in people:
        number = words(await person.sees(channel=channel, where=is_post)).split("table ")[1].split("\n")[0]
        desk = await person.sees(f"table {number}", channel="dm", where=lambda m: "Which two of your" in words(m))
        await choose_two(person, desk, -1)
        desks.append(desk)
        if person is people[-1]:
            break
        await person.press(desk, "Lock in")
        desk = await changed(person, desk, lambda m: "Locked in" in words(m), "the choice locked in")
        locked[person] = re.search(r"Locked in:\*\* (.+)", words(desk))[1]
        if person is people[0]:
            await stage.revive()
    assert "of 3 are ready" in words(await people[0].sees("2 of 3", channel=channel, where=is_post))
    for person in people:
        received = (await person.received()).decode(errors="ignore")
        theirs = {f"Locked in:** {choice}\\n" for choice in locked.values() if choice != locked.get(person)}
        assert not [choice for choice in theirs if choice in received]
        assert person not in locked or f"Locked in:** {locked[person]}\\n" in received
        assert "turn 2 of 4 · placing" not in received, "nothing is shown before all have chosen"
    await people[0].press(desks[0], "Withdraw it")
    await changed(people[0], desks[0], lambda m: "Locked in" not in words(m), "the choice withdrawn")
    await people[-1].press(desks[-1], "Lock in")
    await people[0].sees("2 of 3 are ready", channel=channel, where=is_post)
    await choose_two(people[0], desks[0], 0)
    await people[0].press(desks[0], "Lock in")
    shown = words(await people[0].sees("turn 2 of 4 · placing", channel=channel, where=is_post))
    ben, ada = (one_by_one(locked[person]) for person in (people[1], people[0]))
    assert f"Ben reveals {ben}." in shown and f"Ada reveals {ada}." not in shown
