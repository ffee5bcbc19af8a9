"""What the picture of the city of Corduba tells, and the maps of where a tile could lie."""

import pytest
from PIL import ImageChops

from render import palette, reading
from render.corduba import district
from render.corduba.buildings import Look as Tile
from render.corduba.buildings import building, face, form, label
from render.corduba.closeup import MOST, candidates, fitting, slots
from render.corduba.legend import signed
from render.corduba.look import HEADER, MARKET, NEXT, PARTS, REVOLT, ROME, SHORT, TRADES
from render.corduba.plat import Frame, framed
from render.corduba.town import ground, outline, placed, square, zones
from render.corduba.words import senators
from render.scene import Scene
from render.surface import Picture
from tests.render.case import numbered
from tests.render.checks import CHECKS
from tests.render.corduba_cases import CASES, VIEWS, components, tiles
from tests.render.eyes import EYES, contrast, least

BOARDS = [name for name in CASES if name.startswith("city") and not CASES[name].spots]


def written(case):
    return [each.text for each in (CASES[case] if isinstance(case, str) else case).compose().lettering]


def differs(one, other):
    first, second = one.compose().image, other.compose().image
    return first.size != second.size or ImageChops.difference(first, second).getbbox() is not None


def with_district(case, key, **change):
    districts = case.view["districts"]
    return case._replace(view=case.view | {"districts": districts | {key: districts[key] | change}})


# Colours


@pytest.mark.parametrize("eye", EYES)
def test_trades_and_buildings_differ_to_every_eye(eye):
    assert least([trade.badge for trade in TRADES.values()], eye) >= 16
    assert least([trade.walls for trade in TRADES.values()], eye) >= 9


def test_names_and_figures_stand_out():
    for trade in TRADES.values():
        assert contrast(palette.INK, trade.walls) >= 4.5 and contrast(trade.badge, trade.ink) >= 3
    for part in PARTS.values():
        assert contrast(palette.PAPER, part.deep) >= 4.5
        assert contrast(part.deep, palette.mix(part.tint, palette.WHITE, 0.62)) >= 4.5
        assert contrast(part.deep, REVOLT) >= 4.5
    assert contrast(palette.PAPER, HEADER) >= 4.5 and contrast(palette.PAPER, palette.ALERT) >= 4.5
    for ground_ in (ROME, MARKET, NEXT, REVOLT):
        assert contrast(palette.INK, ground_) >= 4.5 and contrast(palette.ALERT, ground_) >= 4.5


def test_letters_and_numbers_lead_to_the_square_of_that_name():
    """The letter above and the number beside "d3" cross in the middle of its square, in each District."""
    case = CASES["city-start-4"]
    for key, said in case.view["districts"].items():
        picture, place = Picture(1200), district.fitting(case.view, key, 100, 100, 1100, 900)
        district.draw(picture, Scene(case.view, case.people, {}, ()), place)
        boxes = {each.text: each.box for each in picture.lettering}
        middle = {text: ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2) for text, box in boxes.items()}
        left, top = place.corner(case.view)
        column, row = square("d3")
        assert abs(middle["d"][0] - (left + (column + 0.5) * place.cell)) <= 3
        assert abs(middle["3"][1] - (top + (row + 0.5) * place.cell)) <= 6
        assert not {"abcdefghijklmn"[said["columns"]], f"{said['rows'] + 1}"} & set(middle)


# Forms


def test_a_form_is_turned_clockwise():
    """An L of three and one, its foot to the right: turned once the foot hangs at the left."""
    corner = ["X.", "X.", "XX"]
    assert set(placed(corner, "c2", "r0")) == {(2, 1), (2, 2), (2, 3), (3, 3)}
    assert set(placed(corner, "a1", "r90")) == {(0, 0), (1, 0), (2, 0), (0, 1)}
    assert set(placed(corner, "a1", "r180")) == {(0, 0), (1, 0), (1, 1), (1, 2)}
    assert set(placed(corner, "a1", "r270")) == {(2, 0), (0, 1), (1, 1), (2, 1)}
    assert square("d6") == (3, 5)


def test_positions_are_drawn_where_the_rules_lay_them():
    """Every tile of real games covers the squares that its position tells."""
    seen = set()
    for game in VIEWS.values():
        for part in game["over"]["all"]["districts"].values():
            for tile in part["tiles"]:
                shape = game["over"]["all"]["buildings"][tile["building"]]["shape"]
                assert set(placed(shape, *tile["at"].split())) == set(map(square, tile["cells"]))
                seen.add(tile["building"])
    assert len(seen) > 12


def test_an_outline_covers_its_squares_and_nothing_else():
    mask = outline([(0, 0), (1, 0), (1, 1)], 40, 4, 3)
    assert mask.size == (80, 80)
    assert [mask.getpixel(at) for at in ((20, 20), (40, 20), (60, 40), (60, 60))] == [255] * 4
    assert [mask.getpixel(at) for at in ((20, 60), (1, 1), (38, 38), (78, 20))] == [0] * 4


def test_a_street_runs_between_zones_and_not_within():
    plan = ("AAB", "CCB")
    assert zones(plan) == {
        "A": frozenset({(0, 0), (1, 0)}),
        "B": frozenset({(2, 0), (2, 1)}),
        "C": frozenset({(0, 1), (1, 1)}),
    }
    drawn = ground("plebeius", plan, 84).image
    tint = palette.rgb(PARTS["plebeius"].tint)
    assert drawn.getpixel((84, 20)) == tint != drawn.getpixel((168, 20))
    assert drawn.getpixel((210, 84)) == tint != drawn.getpixel((20, 84))


@pytest.mark.parametrize("key", SHORT)
@pytest.mark.parametrize("turn", ["r0", "r90", "r180", "r270"])
def test_every_building_has_room_for_a_name_and_one_sign(key, turn):
    entry = components()["buildings"][key]
    squares = placed(components()["shapes"][entry["shape"]], "a1", turn)
    (name,) = building(Tile(key, entry["name"], entry["colour"]), squares, 84).lettering
    assert name.text in (entry["name"], entry["name"].partition(" ")[0], SHORT[key])
    walls = form(squares, 84, TRADES[entry["colour"]].walls).image
    left, top, right, bottom = name.box
    assert walls.getpixel((left, (top + bottom) // 2))[3] == walls.getpixel((right, (top + bottom) // 2))[3] == 255
    assert face(squares).signs


def test_a_name_is_shortened_before_it_is_cut():
    assert label("tributum", "Tributum Procurator", 900, 44) == "Tributum Procurator"
    assert label("tributum", "Tributum Procurator", 200, 44) == "Tributum"
    assert label("tributum", "Tributum Procurator", 100, 44) == "Tribut."
    assert label("taberna", "Taberna Magna", 100, 44) == "Taber."


# The city


@pytest.mark.parametrize("name", BOARDS)
def test_the_city_names_every_building_and_every_demand(name):
    said, view = written(name), CASES[name].view
    for part in view["districts"].values():
        for tile in part["tiles"]:
            names = (tile["name"], tile["name"].partition(" ")[0], SHORT[tile["building"]])
            assert any(each in said for each in names)
    if view["rome"]:
        assert {str(view["rome"][each]) for each in ("troops", "offerings", "minimum")} <= set(said)


def test_a_revolt_stands_out_and_takes_the_bonus():
    calm = CASES["city-start-4"]
    assert written(calm).count("to build") == 3 and {"no revolt", "−3"} <= set(written(calm))
    said = written(with_district(calm, "patricius", revolt=True))
    assert {"revolt · no bonus", "1 in revolt"} <= set(said) and said.count("to build") == 2
    assert "−3" not in said


def test_the_rebellion_is_announced_a_round_ahead():
    assert {"Rebellion looms", "all in revolt"} <= set(written("city-revolt"))
    assert {"Rebellion: all have lost", "rebellion"} <= set(written("city-rebellion"))
    assert "Rebellion looms" not in written("city-rebellion")


@pytest.mark.parametrize("change", [{"riot": True}, {"used": {"by": 0, "action": "a"}}, {"new": True}])
def test_what_happened_to_a_building_is_seen(change):
    case = CASES["city-middle"]
    first, *rest = case.view["districts"]["servorum"]["tiles"]
    quiet = first | {"riot": False, "used": None, "new": False}
    assert differs(
        with_district(case, "servorum", tiles=[quiet, *rest]),
        with_district(case, "servorum", tiles=[quiet | change, *rest]),
    )


def test_whose_an_insula_is_can_be_seen():
    case = CASES["city-middle"]
    first, *rest = case.view["districts"]["plebeius"]["insulae"]
    drawn = [with_district(case, "plebeius", insulae=[first | {"by": by}, *rest]) for by in (None, 0, 1)]
    assert differs(drawn[0], drawn[1]) and differs(drawn[1], drawn[2])


@pytest.mark.parametrize(("columns", "rows"), [(18, 4), (10, 10), (6, 14)])
def test_maps_of_an_owners_own_fit(columns, rows):
    case = CASES["city-start-4"]
    for key in PARTS:
        plan = ["A" * columns] * rows
        case = with_district(case, key, columns=columns, rows=rows, zones=plan, tiles=[], insulae=[])
    picture = case.compose()
    for check in CHECKS:
        check(picture)
    assert picture.image.size == CASES["city-start-4"].compose().image.size
    where = case._replace(spots=numbered([f"patricius/forum a1 r0 = {'abcdef'[n]}{rows}" for n in range(6)]))
    for check in CHECKS:
        check(where.compose())


def test_seats_stand_in_turn_order():
    case = CASES["city-middle"]
    assert differs(case, case._replace(view=case.view | {"order": case.view["order"][::-1]}))


def test_promised_senators_count_until_they_sit():
    seat = {"senate": 2, "senator_tokens": ["servorum", "basilica"], "res_gestae": ["dives"], "senators": []}
    assert senators(seat) == 5
    seated = seat | {"senate": 5, "senators": [{"from": "token", "decade": 3, "many": 2}]}
    assert senators(seated) == 5


def test_every_place_in_the_city_can_be_numbered():
    case = CASES["city-numbered"]
    assert set(case.spots.values()) <= set(written(case))
    order = tiles(case.view)
    first = [
        min((int(at[1:]), at[0]) for at in _tile(case.view, place)["cells"])
        for place in order
        if _in(place, "plebeius")
    ]
    assert first == sorted(first) and len(first) > 3


def _in(place, district):
    return place.startswith(f"{district}/")


def _tile(view, place):
    district, _, key = place.partition("/")
    return next(tile for tile in view["districts"][district]["tiles"] if tile["building"] == key)


# Where a tile could lie


@pytest.mark.parametrize("name", [name for name in CASES if name.startswith("city-where")])
def test_every_position_has_a_map_with_its_number(name):
    case = CASES[name]
    said = written(case)
    assert set(case.spots.values()) <= set(said)
    gains = [f"+{len(place.partition(' = ')[2].split('-'))}" for place in case.spots if " = " in place]
    assert [each for each in said if each.startswith("+")] == gains


def test_positions_are_numbered_as_they_are_offered():
    case = CASES["city-where-25"]
    assert list(case.spots) == VIEWS["four"]["start"]["places"]
    assert [each.figure for each in candidates(Scene(case.view, case.people, case.spots, ()))] == list(
        map(str, range(1, 26))
    )


def test_a_page_of_positions_is_as_much_as_is_drawn():
    case = CASES["city-where-25"]
    more = case._replace(spots=numbered([*case.spots, "servorum/herbarium k1 r0", "servorum/herbarium k5 r0"]))
    picture = more.compose()
    for check in CHECKS:
        check(picture)
    assert {"25"} <= {each.text for each in picture.lettering} and len(more.spots) > MOST
    assert not {"26", "27"} & {each.text for each in picture.lettering}


def test_a_way_of_neutral_insulae_is_drawn_and_counted():
    said = written("city-ways")
    assert said.count("−2") == 3 and said.count("+1") == 1 and "Which Insulae lead there?" in said


@pytest.mark.parametrize("name", ["city-zones", "city-zones-middle"])
def test_the_letters_of_zones_stand_in_their_zones_beside_the_maps(name):
    """Each letter once, its middle on a square of its zone as the printed map has it, and no two on each other."""
    case = CASES[name]
    part = next(iter(case.spots)).partition("/")[0]
    plan = case.view["districts"][part]["zones"]
    letters = [figure for figure in case.spots.values() if not figure.isdecimal()]
    said = [text for text in written(case) if text in letters]
    assert sorted(said) == letters and "Zones" in written(case)
    stands = signed(plan, letters)
    assert all(plan[row][column] == letter for letter, (column, row) in stands.items())
    assert len(set(stands.values())) == len(letters)
    boxes = [each.box for each in case.compose().lettering if each.text in letters]
    assert all(one is other or _apart(one, other) for one in boxes for other in boxes)


def test_a_letter_stands_on_free_ground_where_its_zone_has_any():
    assert signed(("AAA",), ["A"]) == {"A": (1, 0)}
    assert signed(("AAA",), ["A"], {(0, 0), (1, 0)}) == {"A": (2, 0)}


def _apart(one, other):
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


@pytest.mark.parametrize("name", ["city-zone", "city-zone-middle"])
def test_maps_of_one_zone_show_it_larger_and_nothing_else_is_lettered(name):
    case = CASES[name]
    (letter,) = (figure for figure in case.spots.values() if not figure.isdecimal())
    said = written(case)
    assert f"Where in zone {letter}?" in said and "Zones" not in said and letter not in said
    assert {figure for figure in case.spots.values() if figure.isdecimal()} <= set(said)


def test_a_frame_is_a_zone_with_what_lies_beside_it():
    """Of four columns and three rows: C is the lower left, and the map ends there; B is one square in the middle."""
    plan = ("AAAA", "ABAD", "CCAD")
    assert framed(plan) == framed(plan, ["A", "B"]) == Frame(0, 0, 4, 3)
    assert framed(plan, ["B"]) == Frame(0, 0, 3, 3)
    assert framed(plan, ["C"]) == Frame(0, 1, 3, 2)
    assert framed(plan, ["D"]) == Frame(2, 0, 2, 3)


def test_a_legend_leaves_room_for_every_place():
    for many in (1, 2, 7, 25):
        grid = fitting(many, 12, 6, legend=True)
        assert grid.across > 2 and grid.cell >= 20
        found = slots(many, grid.across, legend=True)
        assert len(set(found)) == many
        assert not {(row, column) for row, column in found if row < 2 and column >= grid.across - 2}


def test_a_place_that_was_chosen_has_no_number():
    case = CASES["city-ways"]
    place = next(iter(case.spots))
    said = written(case._replace(spots={place: "1"}))
    assert "The place you chose" in said and "1" not in said and "f5 r90" in said


def test_large_maps_tell_a_position_as_it_is_written():
    assert "f5 r90" in written("city-ways") and "f5 r90" not in written("city-where-25")


def test_few_maps_are_larger_than_many():
    sizes = [fitting(many, 9, 8).cell for many in (1, 4, 9, 16, 25)]
    assert sizes == sorted(sizes, reverse=True) and sizes[0] > 100 and sizes[-1] >= 20


def test_places_that_the_view_tells_come_first_and_others_as_offered():
    case = CASES["city-middle"]
    known = tiles(case.view)[:2]
    offered = ["servorum/odeum b1 r0", known[1], "servorum/odeum a1 r0", known[0]]
    assert reading("corduba", "city", case.view, offered) == [*known, offered[0], offered[2]]
