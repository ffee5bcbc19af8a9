"""A question with more choices than a menu holds: its pages, each with its picture, and the zones it is narrowed to."""

import pytest

from cogs.address import Paths
from cogs.browse import Leaf, Where
from cogs.page import OPTIONS, Menu
from cogs.panel import Panel
from cogs.question import Choice, Region
from cogs.way import others
from cogs.worker import Picture
from render.corduba.town import placed
from rules.errors import IllegalAnswer, NotAsked
from rules.games import GAMES
from rules.options import refused
from rules.prompts import Pick
from rules.steward import advise
from rules.words import tell
from tests.cogs.test_panels import fresh, seen
from tests.cogs.test_press import HOST, begin, press, waiting

STEPS = ("build", "herbarium", "servorum")


def where():
    """A table of Corduba whose first builder is asked where the Herbarium goes, and the way there as a panel counts."""
    table = fresh(GAMES["corduba"], 2)
    while table.view(None)["phase"] != "actions":
        table.answer(table.waiting[0], advise(table, table.waiting[0]))
    seat, path = table.waiting[0], ()
    for step in STEPS:
        keys = [choice.key for choice in seen(table, seat, path).walk.question.choices]
        path = (*path, str(keys.index(step)))
    return seen(table, seat, path)


def page(sight, at, region=""):
    """The picture, the menu of choices, and the menu of zones with its address, which are on a page."""
    paths = Paths()
    parts = Panel(sight, paths).page(at=Where(at, region)).parts
    (picture,) = (part for part in parts if isinstance(part, Picture))
    menu, zones = (part for part in parts if isinstance(part, Menu))
    return picture, menu, zones, paths.read(zones.id)


def numbers(picture):
    """The numbers on a picture, without the letters of zones."""
    return sorted(int(figure) for figure in picture.spots.values() if figure.isdecimal())


def test_a_picture_numbers_what_its_page_offers():
    sight = where()
    choices = sight.walk.question.choices
    assert len(choices) > 2 * OPTIONS
    for at in range(3):
        picture, menu, *_ = page(sight, at)
        first = 1 + at * OPTIONS
        last = min(first + OPTIONS - 1, len(choices))
        assert numbers(picture) == list(range(first, last + 1))
        assert len(menu.entries) == len(numbers(picture)) and f"{first}: " in picture.alt


def test_pages_together_offer_every_place_once_in_the_order_of_the_choices():
    sight = where()
    choices = sight.walk.question.choices
    pages = [page(sight, at)[0].spots for at in range(-(-len(choices) // OPTIONS))]
    found = {figure: place for spots in pages for place, figure in spots.items()}
    assert [found[str(number)] for number in range(1, len(choices) + 1)] == [
        choice.spot.partition("/")[2] for choice in choices
    ]


def zone(sight, label):
    """The zone in which a position lies: the letter of its tile's squares on the printed map."""
    said = sight.view["districts"]["servorum"]
    at, turn = label.split()
    squares = placed(sight.view["buildings"]["herbarium"]["shape"], at, turn)
    (letter,) = {said["zones"][row][column] for column, row in squares}
    return letter


def test_positions_can_be_narrowed_to_one_zone():
    """Each zone offers just its own positions under their old numbers, on a picture that shows no other zone."""
    sight = where()
    choices = sight.walk.question.choices
    picture, _, zones, address = page(sight, 0)
    letters = [entry.label for entry in zones.entries]
    assert letters == sorted({f"Zone {zone(sight, choice.label)}" for choice in choices})
    named = {place: figure for place, figure in picture.spots.items() if not figure.isdecimal()}
    assert named == {f"servorum/zone {label[-1]}": label[-1] for label in letters}
    assert address.act == "f"
    seen_ = []
    for entry in zones.entries:
        chosen = Where.read(entry.value)
        picture, menu, _, _ = page(sight, chosen.at, chosen.region)
        inside = [n for n, choice in enumerate(choices) if zone(sight, choice.label) == chosen.region]
        assert [int(each.value) for each in menu.entries] == inside
        assert numbers(picture) == [number + 1 for number in inside]
        assert [figure for figure in picture.spots.values() if not figure.isdecimal()] == [chosen.region]
        best = choices[inside[0]]
        plural = "choice" if len(inside) == 1 else "choices"
        assert entry.note.startswith(f"{len(inside)} {plural}, best: {best.label}") and best.note in entry.note
        seen_ += inside
    assert sorted(seen_) == list(range(len(choices)))


def test_from_a_zone_one_comes_back_to_all_and_to_others():
    sight = where()
    _, _, zones, _ = page(sight, 0, "C")
    assert (
        Where.read(zones.entries[0].value) == Where()
        and str(len(sight.walk.question.choices)) in zones.entries[0].label
    )
    assert [entry.label for entry in zones.entries[1:]] == [entry.label for entry in page(sight, 0)[2].entries]
    assert "Zone C" in zones.placeholder


def test_a_zone_nobody_knows_shows_everything():
    sight = where()
    assert page(sight, 1, "Q")[1].entries == page(sight, 1)[1].entries


def test_choices_of_a_region_have_pages_too():
    """60 choices in two regions by turns: 30 in each, which are two pages that lead to each other."""
    regions = [Region(key, f"Part {key}", None) for key in "xy"]
    choices = [(n, Choice(f"o{n}", f"{n}", "", 1, None, region=regions[n % 2])) for n in range(60)]
    leaf = Leaf(choices, Where(0, "y"))
    assert [n for n, _ in leaf.here] == list(range(1, 51, 2)) and leaf.pages == 2
    assert leaf.turned(1) == leaf.turned(-1) == Where(1, "y")
    assert [n for n, _ in Leaf(choices, Where(1, "y")).here] == [51, 53, 55, 57, 59]
    assert Where.read(str(Where(1, "y"))) == Where(1, "y") and Where.read("3") == Where(3)
    assert not Leaf(choices[:25], Where()).regions


async def playing(app):
    """A table at the first action, who is to act, and the panel with that question."""
    info = await begin(app, "corduba", 2, edition="colonia", quick_start=True)
    async with app.live.held(info.id) as held:
        table = held.table
    while table.view(None)["phase"] != "actions":
        first = table.waiting[0]
        await app.live.answer(info.id, first, advise(table, first), by=HOST + first)
    (seat,) = await waiting(app, info)
    return table, seat, await press(app, seat.user, f"your:{info.id}")


async def test_a_zone_is_chosen_from_its_menu_and_a_place_in_it_by_its_number(app):
    """Through the bot: the menu of zones is pressed, then the second place of the page it leads to."""
    _, seat, shown = await playing(app)
    for step in STEPS:
        shown = await choose(app, seat, shown, step)
    zones = [each for each in shown.controls if each["type"] == 3][-1]
    assert zones["options"][2]["label"] == "Zone C"
    shown = await press(app, seat.user, zones["custom_id"], [zones["options"][2]["value"]])
    menu, zones = (each for each in shown.controls if each["type"] == 3)
    assert zones["options"][0]["label"].startswith("Show all") and "Zone C" in zones["placeholder"]
    second = menu["options"][1]
    shown = await press(app, seat.user, menu["custom_id"], [second["value"]])
    assert second["label"].partition(" · ")[2] in shown.text
    assert any(each.get("label") == "Yes, do that" for each in shown.controls)


async def choose(app, seat, shown, step):
    """Press the choice of a step, in a menu or as a button."""
    async with app.live.held(app.paths.read(shown.controls[0]["custom_id"]).table) as held:
        path = app.paths.read(shown.controls[0]["custom_id"]).path
        keys = [choice.key for choice in seen(held.table, seat.seat, path).walk.question.choices]
    number = str(keys.index(step))
    for each in shown.controls:
        if each["type"] == 3 and number in [option["value"] for option in each["options"]]:
            return await press(app, seat.user, each["custom_id"], [number])
        if each["type"] == 2 and app.paths.read(each["custom_id"]).act == f"p{number}":
            return await press(app, seat.user, each["custom_id"])
    raise AssertionError(f"{step} is not offered")


# Why not others?


async def building(app):
    """A table whose first builder is asked which building, and what is shown then."""
    table, seat, shown = await playing(app)
    return table, seat, await choose(app, seat, shown, "build")


def control(shown, label):
    return next(each for each in shown.controls if each.get("label") == label)["custom_id"]


async def test_what_cannot_be_chosen_is_told_with_the_reason_and_leads_back(app):
    """Of all buildings each is either a choice or told with what is lacking."""
    table, seat, shown = await building(app)
    offered = {option["label"] for each in shown.controls if each["type"] == 3 for option in each["options"]}
    names = {key: each["name"] for key, each in table.view(None)["buildings"].items()}
    why = await press(app, seat.user, control(shown, "Why not others?"))
    told = [line for line in why.text.splitlines() if line.startswith("· ")]
    assert {line.split("**")[1] for line in told} == {*names.values()} - offered and told
    assert all(line.count(line.split("**")[1]) == 1 for line in told), "each is named once"
    assert all("you lack" in line or "room" in line for line in told)
    again = await press(app, seat.user, control(why, "Back"))
    assert [each["options"] for each in again.controls if each["type"] == 3] == [
        each["options"] for each in shown.controls if each["type"] == 3
    ]


async def test_where_everything_can_be_chosen_nobody_asks_why_not(app):
    info = await begin(app, "takings", 2)
    seat = (await waiting(app, info))[0]
    shown = await press(app, seat.user, f"your:{info.id}")
    assert not [each for each in shown.controls if each.get("label") == "Why not others?"]


def test_others_are_told_to_whom_they_concern_only():
    """Each reason is one the seat would get for trying, word for word; no other seat can ask for it."""
    table, checked = fresh(GAMES["corduba"], 2), 0
    for _ in range(60):
        seat = table.waiting[0]
        prompt = table.prompt(seat, [])
        if isinstance(prompt, Pick):
            lines = others(table, seat, ["Al", "Bo"], ())
            for line, (option, _) in zip(lines, refused(prompt.options), strict=True):
                with pytest.raises(IllegalAnswer) as error:
                    prompt.parse(option.key)
                assert line.replace("**", "").endswith(tell(error.value.sentence, table.game.words, ["Al", "Bo"]))
                checked += 1
            for other in {0, 1} - {*table.asked}:
                with pytest.raises(NotAsked):
                    others(table, other, ["A", "B"], ())
        table.answer(seat, advise(table, seat))
    assert checked > 20


# What is typed into the form


async def typed(app, seat, shown, text):
    """What "Name it" shows for a text."""
    form = (await press(app, seat.user, control(shown, "Name it"))).modal
    field = {"type": 18, "component": {"type": 4, "custom_id": "typed", "value": text}}
    return await press(app, seat.user, form.custom_id, form=[field])


async def places(app):
    """The question where the Herbarium lies, with 82 places numbered on pictures; and what stands in its menu."""
    _, seat, shown = await playing(app)
    for step in STEPS:
        shown = await choose(app, seat, shown, step)
    return seat, shown, menu_of(shown)


def menu_of(shown):
    return next(each for each in shown.controls if each["type"] == 3)["options"]


async def test_the_number_on_a_picture_may_be_typed_also_of_another_page(app):
    seat, shown, menu = await places(app)
    second = menu[1]["label"]
    assert second.startswith("2 · ")
    assert f"**Build › Herbarium › Pars Servorum › {second[4:]}" in (await typed(app, seat, shown, "2")).text
    later = menu_of(await press(app, seat.user, control(shown, "▶")))[3]["label"]
    number, _, place = later.partition(" · ")
    assert number == "29"
    assert f"› {place} ›" in (await typed(app, seat, shown, number)).text


async def test_what_fits_several_shows_those_alone_and_the_way_back_to_all(app):
    """A space names each way to turn the building there, a zone all places in it, in the order of their numbers."""
    seat, shown, _ = await places(app)
    found = await typed(app, seat, shown, "zone c")
    async with app.live.held(app.paths.read(shown.controls[0]["custom_id"]).table) as held:
        path = app.paths.read(shown.controls[0]["custom_id"]).path
        choices = seen(held.table, seat.seat, path).walk.question.choices
    inside = [n for n, choice in enumerate(choices) if choice.region.key == "C"]
    assert [int(option["value"]) for option in menu_of(found)] == inside
    assert len(menu_of(await press(app, seat.user, control(found, "Show all 82")))) == OPTIONS
    at = choices[inside[0]].label.partition(" ")[0]
    there = [option["label"].partition(" · ")[2] for option in menu_of(await typed(app, seat, shown, at))]
    assert len(there) > 1 and all(label.startswith(f"{at} r") for label in there)
