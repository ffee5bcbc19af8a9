"""The rulebook's own examples and worked cases of Between Two Cities, by their numbers."""

import pytest

from rules.cities.geometry import AT, DOWN, RIGHT, ground
from rules.cities.placing import SINGLE, Legal, Site, objection
from rules.cities.scoring import district_points, factories
from tests.rules import cities_slow as slow
from tests.rules.cities_tables import MATS, NAMED, district, drawn, plan, scored, slow_bridges, slow_mat, spot

SIX = {
    "T01": "S  S  S  S  \n H  H  O  Tm \n O  P  O  O  \n O  P  H  P",
    "T02": "Tm F  F  F  \n P  P  F  P  \n S  S  Tm P  \n H  H  H  F",
    "T03": "Tm Td F  F  \n H  Tf F  P  \n S  H  Tb P  \n H  H  H  O",
    "T04": "Tm Td F  F  \n O  Tf O  Tb \n O  O  O  O  \n S  S  S  S",
    "T05": "Tm Td H  H  \n S  Tf O  Tb \n S  O  H  H  \n S  F  P  P",
    "T06": "F  S  F  F  \n P  F  P  P  \n F  Tb H  P  \n P  P  H  H",
}
SIX_SCORES = {
    "T01": [16, 0, 1, 17, 10, 12],
    "T02": [5, 20, 2, 0, 16, 9],
    "T03": [2, 9, 17, 1, 8, 25],
    "T04": [16, 4, 17, 25, 0, 0],
    "T05": [10, 2, 17, 5, 8, 20],
    "T06": [2, 20, 1, 0, 22, 12],
}
EDGES = {
    "T07": ("O  H  S  P  \n S  S  S  S  \n Tm Td S  P  \n H  O  S  F", [23, 3, 4, 4, 4, 10], 48),
    "T09": ("Tm Tm Tm F  \n Td Td Td O  \n Tf Tf H  O  \n Tb H  P  P", [0, 3, 30, 4, 8, 8], 53),
    "T10": ("O  O  O  O  \n O  Tm O  O  \n O  O  O  H  \n F  F  S  P", [2, 6, 1, 35, 2, 5], 51),
    "T11": ("P  P  H  F  \n P  O  P  H  \n P  P  P  S  \n H  F  P  P", [2, 6, 0, 1, 18, 3], 30),
}


def test_e1_the_rulebook_s_six_cities_score_as_the_rulebook_says():
    cities = [drawn(text) for text in SIX.values()]
    points = scored([plan(city) for city in cities])
    assert [each[:6] for each in points] == list(SIX_SCORES.values())
    assert [sum(each) for each in points] == [56, 52, 62, 62, 62, 57]
    assert [each[:6] for each in slow.score(cities)] == list(SIX_SCORES.values())


def test_e1_emily_wins_and_the_places_behind_her_are_the_rulebook_s():
    totals = {name: sum(points) for name, points in SIX_SCORES.items()}
    pairs = {"Ben": ("T01", "T06"), "Matthew": ("T01", "T04"), "Emily": ("T04", "T05"), "Margaux": ("T05", "T02")}
    pairs |= {"Peter": ("T02", "T03"), "Anna Grace": ("T03", "T06")}
    players = {who: sorted(totals[city] for city in pair) for who, pair in pairs.items()}
    assert players == {
        "Ben": [56, 57],
        "Matthew": [56, 62],
        "Emily": [62, 62],
        "Margaux": [52, 62],
        "Peter": [52, 62],
        "Anna Grace": [57, 62],
    }
    assert sorted(players, key=players.get, reverse=True)[:4] == ["Emily", "Anna Grace", "Matthew", "Ben"]


@pytest.mark.parametrize("name", EDGES)
def test_e2_edge_cases_of_the_base_game(name):
    """Another city has the most factories, so that here each is worth 3."""
    text, points, total = EDGES[name]
    most = drawn("F F F F \n F F F F \n F F F F \n F F F F")
    found = scored([plan(drawn(text)), plan(most)])[0]
    assert found[:6] == points and sum(found) == total
    assert slow.score([drawn(text), most])[0][:6] == points


G1 = {
    "X": ("H  P  P  O  S  \n O  #  #  O  S  \n Tm H  =  F  S  \n Td Tf #  #  S  \n Tb P  P  Sc S", "river", (1, 1)),
    "Y": ("S  S  S  S  H  \n O  O  P  P  H  \n O  Td P  #  F  \n O  #  |  #  F  \n Tm #  P  H  Sc", "canyon", (2, 1)),
    "Z": ("F  F  F  Dp S  \n F  S  =  S  S  \n O  |  #  #  Tf \n O  H  =  Td H  \n O  O  Bk Tm Tb", "marsh", (1, 1)),
}
G1_SCORES = {
    "X": [18, 2, 17, 7, 16, 6, 3, 6, 2, 0],
    "Y": [16, 6, 4, 13, 13, 11, 1, 0, 8, 5],
    "Z": [12, 16, 17, 10, 0, 8, 7, 6, 2, 7],
}
G1_DISTRICTS = (district("ST", 9, 3), district("OP", 8, 4), district("FC", 7, 5))


def test_e3_capitals_game_decided_by_the_last_tie_breaker():
    plans = [plan(drawn(text), mat, at) for text, mat, at in G1.values()]
    points = scored(plans, G1_DISTRICTS)
    assert points == list(G1_SCORES.values())
    assert [sum(each) for each in points] == [77, 77, 85]
    cities = [{at: NAMED.get(code, code) for at, code in drawn(text).items()} for text, _, _ in G1.values()]
    bridges = [list(slow_bridges(mat, at)) for _, mat, at in G1.values()]
    districts = [({"S", "T"}, 9, 3), ({"O", "P"}, 8, 4), ({"F", "C"}, 7, 5)]
    assert slow.score(cities, bridges, districts) == points


def test_e3_every_capital_is_full():
    for text, mat, at in G1.values():
        built = plan(drawn(text), mat, at).built
        land = ground(MATS[mat].rows)
        assert built.bit_count() == 20 and any(square == built | land.blocked for square in land.squares)


@pytest.mark.parametrize(
    "counts, points",
    [
        ([4, 4, 4], [16, 16, 16]),
        ([3, 3, 1], [12, 12, 3]),
        ([0, 2, 0], [0, 8, 0]),
        ([5, 3, 3, 1], [20, 9, 9, 2]),
        ([2, 2, 0], [8, 8, 0]),
        ([6, 5, 5, 4, 4, 1, 0], [24, 15, 15, 8, 8, 2, 0]),
        ([5, 5, 3, 2, 1, 0], [20, 20, 9, 4, 2, 0]),
    ],
)
def test_e5_factories(counts, points):
    assert [many * each for many, each in zip(counts, factories(counts), strict=True)] == points


PRIZES = [(9, 3), (8, 4), (7, 5)]


@pytest.mark.parametrize(
    "sizes, points",
    [
        ([6, 6, 4], [[6, 6, 0], [6, 6, 0], [6, 6, 0]]),
        ([5, 5, 5], [[4, 4, 4], [4, 4, 4], [4, 4, 4]]),
        ([7, 3, 3], [[9, 1, 1], [8, 2, 2], [7, 2, 2]]),
        ([7, 3, 3, 3], [[9, 1, 1, 1], [8, 1, 1, 1], [7, 1, 1, 1]]),
        ([4, 4, 4, 4], [[3, 3, 3, 3], [3, 3, 3, 3], [3, 3, 3, 3]]),
        ([5, 0, 0], [[9, 0, 0], [8, 0, 0], [7, 0, 0]]),
        ([6, 4, 2, 1], [[9, 3, 0, 0], [8, 4, 0, 0], [7, 5, 0, 0]]),
    ],
)
def test_e5_districts(sizes, points):
    assert [district_points(district("ST", *prizes), sizes) for prizes in PRIZES] == points
    assert [slow.district(sizes, *prizes) for prizes in PRIZES] == points


# Placement cases


def built(*spots):
    return sum(AT[spot] for spot in spots)


def refused(site, shape, spot):
    """Why a tile is refused, or None; the list of legal spaces must agree."""
    why = objection(site, shape, spot)
    legal = Legal(site, shape)
    assert (spot in legal) == (spot in list(legal)) == (why is None)
    return why.key if why else None


def base(*spots):
    return Site(ground(), built(*spots), 2)


def capital(mat, *spots, to_come=2):
    return Site(ground(MATS[mat].rows), built(*spots), to_come)


def test_e5_fifth_tile_in_a_row_of_four_is_too_wide():
    assert refused(base("b4", "c4", "d4", "e4"), SINGLE, "f4") == "too-wide"
    assert refused(base("b4", "c4", "d4", "e4"), SINGLE, "a4") == "too-wide"
    assert refused(base("b4", "c4", "d4"), SINGLE, "e4") is None


def test_e5_a_corner_is_not_enough():
    assert refused(base("d4"), SINGLE, "e5") == "apart" and refused(base("d4"), SINGLE, "f4") == "apart"


def test_e5_a_duplex_has_its_printed_direction_only():
    site = base("b4", "c4", "d4", "e4", "b5", "b6")
    assert refused(site, DOWN, "c5") is None and refused(site, RIGHT, "c5") is None
    assert refused(site, DOWN, "c6") is None and refused(site, DOWN, "c7") == "off-grid"
    assert refused(site, DOWN, "b7") == "off-grid"
    assert refused(site, RIGHT, "e5") == "too-wide"


def test_e5_one_half_of_a_duplex_must_touch_and_the_other_may_be_free():
    assert refused(base("d4"), DOWN, "d5") is None and refused(base("d4"), RIGHT, "e4") is None
    assert refused(base("d4"), DOWN, "e5") == "apart"


def test_e5_first_tile_of_a_capital_goes_on_a_free_space_of_its_mat():
    site = capital("river")
    assert refused(site, SINGLE, "b3") == "first-on-mat" and refused(site, SINGLE, "c3") == "blocked"
    assert list(Legal(site, SINGLE)) == ["e3", "c4", "e4", "c5"]


def test_e5_river_is_crossed_by_its_bridge():
    assert refused(capital("river", "c4"), SINGLE, "e4") is None
    assert refused(capital("river", "c4"), SINGLE, "e3") == "apart"


def test_e5_blocked_spaces_do_not_connect():
    """The mountains' upper row is blocked: its two sides do not touch."""
    assert refused(capital("mountains", "f3"), SINGLE, "b3") == "apart"


def test_e5_six_columns_are_too_many():
    assert refused(capital("river", "c4", "b4", "a4"), SINGLE, "f4") == "too-wide-mat"
    assert refused(capital("river", "c4", "b4"), SINGLE, "a4") is None


def test_e5_no_duplex_lies_across_a_bridge():
    site = capital("river", "c4", "b4", "c5", "b5", "b6", "c6", "b3", "b2", to_come=1)
    assert refused(site, RIGHT, "c4") == "built-on" and refused(site, RIGHT, "d4") == "blocked"
    assert refused(site, RIGHT, "e4") is None and refused(site, DOWN, "e3") is None


def test_e5_bay_with_eight_tiles_that_leave_room_for_no_two_upright_duplexes():
    tiles = drawn(". . S . .\n # # S S S\n # . S . .\n # # S S .\n . . S . .")
    spaces = sorted((row + 1, column + 2) for row, column in tiles)
    spots = [spot(*space) for space in spaces]
    lasts = [last for last in spots if last in Legal(capital("bay", *without(spots, last), to_come=0), SINGLE)]
    assert len(lasts) == 8
    for last in lasts:
        assert refused(capital("bay", *without(spots, last)), SINGLE, last) == "no-room-for-two"
    mat, city = slow_mat("bay"), dict.fromkeys(spaces, "x")
    assert not slow.has_room(city, mat, [[True, True]]) and slow.has_room(city, mat, [[False, False]])


def without(spots, one):
    return [spot for spot in spots if spot != one]
