"""What the pictures of Between Two Cities tell, from the empty mats to the last tile."""

from itertools import combinations

import pytest
from PIL import ImageChops

from render import palette
from render.cities.icons import ICONS
from render.cities.look import HEADER, LANDS, TYPES, kind
from render.cities.pieces import tile
from render.cities.plan import within
from render.cities.words import how, name, signed
from tests.render.case import Case
from tests.render.checks import CHECKS
from tests.render.cities_cases import CASES, VIEWS, components
from tests.render.eyes import EYES, contrast, least


def written(case):
    return [each.text for each in (CASES[case] if isinstance(case, str) else case).compose().lettering]


@pytest.mark.parametrize("name", [name for name in CASES if name.startswith("table")])
def test_the_table_tells_every_city_its_points_and_what_is_built(name):
    said, view = written(name), CASES[name].view
    for city in view["cities"]:
        assert any(city["numeral"] in text.split() for text in said)
        assert str(city["total"]) in said and f"{city['built']}/{city['size']}" in said
    for seat in view["seats"]:
        assert str(seat["score"]) in said


@pytest.mark.parametrize("name", ["table-late-3", "table-late-5", "table-late-6", "table-fullest"])
def test_the_table_tells_the_size_of_every_district_and_its_prizes(name):
    said, view = written(name), CASES[name].view
    for district in view["districts"]:
        assert f"{district['first']} · {district['second']}" in said
        assert all(str(size or "–") in said for size in district["sizes"])
    assert "4 · 3 · 2" in said


def test_leaders_are_gold_and_seconds_have_an_edge():
    case = CASES["table-late-3"]
    before = case.compose().image
    for change in ({"leaders": [0], "seconds": []}, {"seconds": []}):
        districts = [case.view["districts"][0] | change, *case.view["districts"][1:]]
        after = case._replace(view=case.view | {"districts": districts}).compose().image
        assert ImageChops.difference(before, after).getbbox()


def test_two_players_see_the_sum_of_their_cities():
    assert "both cities" in written("table-placing-2") and "lower city" not in written("table-placing-2")
    assert "lower city" in written("table-late-3")
    assert any("1st half" in text or "2nd half" in text for text in written("table-placing-2"))


def test_who_is_ready_is_seen():
    case = CASES["table-start-3"]
    for seat in range(3):
        people = [person._replace(waited=(n == seat) != person.waited) for n, person in enumerate(case.people)]
        assert case._replace(people=tuple(people)).compose().image.tobytes() != case.compose().image.tobytes()


def test_a_tile_still_to_be_laid_is_seen_on_the_table():
    case = CASES["table-late-3"]
    seats = [seat | {"to_place": seat["to_place"][:1]} for seat in case.view["seats"]]
    after = case._replace(view=case.view | {"seats": seats}).compose().image
    assert ImageChops.difference(case.compose().image, after).getbbox()


def test_a_city_keeps_the_letters_and_numbers_of_its_spaces():
    case = CASES["city-where"]
    me = case.view["seats"][case.view["me"]]
    city = case.view["cities"][me["left"]]
    assert set("ABCDEFG1234567") <= set(written(case)), "those that are shut as well"
    plan = within(city, 0, 0, 700, 50)
    assert len({plan.corner(f"{column}{row}") for column in "abcdefg" for row in range(1, 8)}) == 49
    assert max(plan.wide, plan.high) <= 700


def test_what_nothing_can_reach_any_more_is_shaded():
    case = CASES["city-where"]
    city = case.view["cities"][case.view["seats"][case.view["me"]]["left"]]
    assert city["columns"] == ["a", "b", "c", "d", "e"] and city["rows"] == [1, 2, 3, 4, 5]
    shade = palette.rgb(palette.HOLLOW)
    colours = {colour: many for many, colour in case.compose().image.getcolors(1 << 20)}
    unshut = city | {"columns": list("abcdefg"), "rows": list(range(1, 8))}
    cities = [unshut if each is city else each for each in case.view["cities"]]
    bare = case._replace(view=case.view | {"cities": cities}).compose().image
    assert colours[shade] > 50_000 and shade not in {colour for _, colour in bare.getcolors(1 << 20)}


@pytest.mark.parametrize("name", ["table-late-3", "table-late-5", "table-late-6", "table-base-7", "table-start-7"])
def test_each_small_city_has_letters_and_numbers_beside_its_spaces(name):
    written = CASES[name].compose().lettering
    for letter in "ABCDEFG":
        shown = sum(letter.lower() in city["columns"] for city in CASES[name].view["cities"])
        assert sum(each.text == letter for each in written) == shown


@pytest.mark.parametrize("name", ["city-where", "city-where-7", "city-where-duplex", "city-where-2"])
def test_every_space_in_question_has_its_number_and_what_it_changes(name):
    case = CASES[name]
    said = written(case)
    held = next(iter(case.spots)).partition("/")[0]
    assert set(case.spots.values()) <= set(said)
    for place in case.spots:
        assert signed(case.view["gains"][held][place.partition("/")[2]]) in said
    city = case.view["cities"][case.view["seats"][case.view["me"]][held.rpartition("-")[2]]]
    assert f"{city['numeral']} · {city['name']}" in said


def test_a_loss_and_no_change_are_told_apart():
    assert [signed(change) for change in (3, 0, -2)] == ["+3", "±0", "−2"]


def test_spaces_are_numbered_row_by_row():
    places = [place.partition("/")[2] for place in CASES["city-where-7"].spots]
    assert places == sorted(places, key=lambda at: (at[1], at[0]))


def test_waiting_and_laid_are_said():
    assert "waiting for your partner" in written("city-waits")
    assert "laid here" in written("city-laid")
    assert not {"waiting for your partner", "laid here"} & set(written("city-what"))


def test_a_new_tile_has_a_rim_of_gold():
    case = CASES["city-over"]
    old = [city | {"tiles": [tile | {"new": False} for tile in city["tiles"]]} for city in case.view["cities"]]
    plain = case._replace(view=case.view | {"cities": old}).compose().image
    assert palette.rgb(palette.SPOT) not in {colour for _, colour in plain.getcolors(1 << 20)}
    assert palette.rgb(palette.SPOT) in {colour for _, colour in case.compose().image.getcolors(1 << 20)}


def test_a_number_stands_on_the_first_of_equal_tiles():
    case = CASES["hand-start"]
    assert len(case.view["hand"]) > len(set(case.view["hand"])) == len(case.spots)
    assert [text for text in written(case) if text in case.spots.values()].count("1") >= 1


def test_what_is_chosen_lies_on_gold():
    colours = {colour for _, colour in CASES["hand-chosen"].compose().image.getcolors(1 << 20)}
    assert palette.rgb(palette.CHOSEN) in colours
    bare = CASES["hand-chosen"]._replace(chosen=())
    assert palette.rgb(palette.CHOSEN) not in {colour for _, colour in bare.compose().image.getcolors(1 << 20)}


@pytest.mark.parametrize("game", VIEWS)
def test_the_sheet_tells_how_each_number_came_about(game):
    case = Case("cities", "scores", VIEWS[game]["over"]["all"], CASES["table-start-7"].people[: int(game[-1])])
    said = written(case)
    for city in case.view["cities"]:
        assert str(city["total"]) in said
        for type_, each in city["score"].items():
            assert how(type_, each) in ("", *said)
    assert "Final points" in said


def test_points_are_explained_by_what_is_counted():
    assert how("shop", {"lines": [4, 1]}) == "4 1"
    assert how("factory", {"tiles": 3, "each": 4}) == "3 × 4"
    assert how("office", {"tiles": 3, "points": 8, "by_tavern": 2}) == "6 + 2"
    assert how("house", {"tiles": 4, "types": 5, "by_factory": 1}) == "3 × 5 + 1"
    assert how("house", {"tiles": 0, "types": 5, "by_factory": 0}) == how("factory", {"tiles": 0, "each": 2}) == ""


def test_tiles_have_short_names():
    view = VIEWS["capitals-3"]["start"]["all"]
    assert name(view, "park") == "Park" and name(view, "tavern-bed") == "Tavern: beds"
    assert name(view, "civic-school") == "Elementary School"
    assert " + " in name(view, "d01")


def test_the_base_game_has_neither_districts_nor_civics():
    for picture in ("table-base-7", "scores-base", "city-where-7"):
        assert not {"districts", "Districts", "Civic"} & set(written(picture))
    assert "Districts" in written("city-where")


def test_what_is_reconstructed_says_so():
    said = written("components")
    assert said.count("partly reconstructed") == 2 and "reconstructed" in said and "from the rulebook" in said
    printed = [each.text for each in Case("cities", "components", _printed(components()), ()).compose().lettering]
    assert not any("econstructed" in text for text in printed)


def _printed(group):
    """The same components, as someone who owns the box would hand them in."""
    if not isinstance(group, dict):
        return group
    title = {"title": "Printed"} if "title" in group else {}
    return {key: "rulebook" if key == "source" else _printed(value) for key, value in group.items()} | title


def test_icons_differ_as_silhouettes():
    shapes = {key: draw(40).image.getchannel("A") for key, draw in ICONS.items()}
    for one, other in combinations(shapes, 2):
        apart, both = (
            sum(compare(shapes[one], shapes[other]).tobytes())
            for compare in (ImageChops.difference, ImageChops.lighter)
        )
        assert apart >= 0.18 * both, (one, other, apart / both)


@pytest.mark.parametrize("eye", EYES)
def test_types_differ_to_every_eye(eye):
    assert least(TYPES.values(), eye) >= 9


def test_every_tile_has_an_icon_and_every_landscape_a_look():
    box = components()
    tiles = {*box["singles"], *(f"civic-{key}" for key in box["civics"])} - {"source", "civic-source"}
    assert tiles == set(ICONS) and {kind(tile) for tile in tiles} == set(TYPES)
    assert {mat["ground"] for key, mat in box["mats"].items() if key != "source"} == set(LANDS)
    assert contrast(palette.PAPER, HEADER) >= 4.5


def test_every_kind_of_tile_can_be_looked_at_closely():
    case = CASES["city-where"]
    held = next(iter(case.spots)).partition("/")[0]
    side, at = held.rpartition("-")[2], next(iter(case.spots)).partition("/")[2]
    for key in (*ICONS, "d01", "d13"):
        place = f"{key}-{side}"
        view = case.view | {"gains": {place: {at: 0}}}
        picture = case._replace(view=view, spots={f"{place}/{at}": "1"}).compose()
        for check in CHECKS:
            check(picture)
        assert "±0" in {each.text for each in picture.lettering}


def test_an_owner_may_have_civics_and_landscapes_of_other_names():
    box = components()
    civic, mat = box["civics"]["school"] | {"copies": 1}, box["mats"]["river"]
    odd = {f"{letter}{letter}-hall": civic for letter in "abcdefghij"}
    changed = box | {"civics": odd, "mats": box["mats"] | {"delta": mat | {"name": "The delta of the old river"}}}
    picture = Case("cities", "components", changed, ()).compose()
    for check in CHECKS[1:]:
        check(picture)
    assert tile("civic-aa-hall", 80).image.tobytes() != tile("civic-bb-hall", 80).image.tobytes()
