"""Random cities and whole games, scored and judged by the slow referee too: both must agree."""

from itertools import product

import pytest

from rules.chance import Chance
from rules.cities.geometry import AT, DOWN, NAME, RIGHT, ground, spaces
from rules.cities.placing import SINGLE, Legal, Site, covered
from rules.cities.plan import kind
from rules.cities.scoring import best_lines, shop_points
from tests.rules import cities_slow as slow
from tests.rules.cities_tables import (
    CODE,
    KEY,
    MATS,
    NAMED,
    district,
    drawn,
    new,
    plan,
    scored,
    slow_bridges,
    slow_mat,
)
from tests.rules.kit import step

BASE_CODES = [code for code in KEY if code not in NAMED]
SHAPES = {None: SINGLE, False: RIGHT, True: DOWN}  # as the slow referee calls them, and we do


def named(tiles):
    return {at: NAMED.get(code, code) for at, code in tiles.items()}


def space_of(name):
    return int(name[1]) - 1, "abcdefg".index(name[0])


# Scores of cities that no game would see


def random_city(chance, mat):
    """Tiles of any kind on most free spaces of a square, a few kinds more than others."""
    codes = list(KEY) if mat else BASE_CODES
    some = [chance.one("some", codes) for _ in range(chance.roll("kinds", 1, 8))]
    density = chance.roll("density", 1, 10)
    _, blocked, _ = slow_mat(mat) if mat else (set(), set(), [])
    side, corner = (5, (chance.roll("row", 0, 2), chance.roll("column", 0, 2))) if mat else (4, (0, 0))
    square = [(corner[0] + row, corner[1] + column) for row, column in product(range(side), repeat=2)]
    free = [space for space in square if space not in blocked]
    return {space: chance.one("tile", some) for space in free if chance.roll("built", 1, 10) <= density}


def random_districts(chance):
    cards = chance.shuffled("cards", list("SFTOPHC"))
    return [(cards[0] + cards[1], 9, 3), (cards[2] + cards[3], 8, 4), (cards[4] + cards[5], 7, 5)]


@pytest.mark.parametrize("seed", range(120))
def test_random_cities_score_as_the_slow_referee_says(seed):
    chance = Chance(f"cities {seed}")
    capitals = seed % 3 > 0
    mats = chance.shuffled("mats", list(MATS))[: chance.roll("many", 2, 7)]
    mats = mats if capitals else [None] * len(mats)
    cities = [random_city(chance, mat) for mat in mats]
    pairs = random_districts(chance) if capitals else []
    points = scored([plan(city, mat) for city, mat in zip(cities, mats, strict=True)], [district(*p) for p in pairs])
    bridges = [list(slow_bridges(mat, (2, 2))) if mat else [] for mat in mats]
    districts = [(set(types), first, second) for types, first, second in pairs]
    assert points == slow.score([named(city) for city in cities], bridges, districts)


@pytest.mark.parametrize("seed", range(60))
def test_shops_anywhere_are_split_in_the_best_way(seed):
    """Denser than any box allows, over bridges too."""
    chance = Chance(f"shops {seed}")
    mat = chance.one("mat", [None, *MATS])
    city = random_city(chance, mat)
    shops = dict.fromkeys(city, "S")
    found = shop_points(best_lines(ground(MATS[mat].rows if mat else None), plan(shops, mat).shop))
    assert found == slow.shops(shops, list(slow_bridges(mat, (2, 2))) if mat else [])


def test_ruling_11_the_longest_line_first_may_be_worth_less():
    """The column of four and four single shops would be 24; two rows of three and the pair between them are 25."""
    shops = drawn(". S S S \n . . S . \n . . S . \n . S S S")
    assert shop_points(best_lines(ground(), plan(shops).shop)) == slow.shops(shops) == 25


# Where tiles may go


def agree(city, mat, to_come, upright):
    """The slow referee's list of places, and ours."""
    land = ground(MATS[mat].rows if mat else None)
    built = sum(AT[NAMES[space]] for space in city)
    legal = Legal(Site(land, built, to_come), SHAPES[upright])
    ours = {frozenset(space_of(NAME[at]) for at in spaces(covered(AT[name], SHAPES[upright]))) for name in legal}
    theirs = set(map(frozenset, slow.placements(city, upright, slow_mat(mat) if mat else None, to_come)))
    if not city and not mat:
        theirs = {frozenset({(3, 3)})} & theirs  # anywhere: we call it D4
    assert ours == theirs
    return sorted(map(sorted, ours))


NAMES = {space_of(name): name for name in AT}


@pytest.mark.parametrize("mat", [None, *MATS])
def test_growing_cities_offer_what_the_slow_referee_allows(mat):
    """A city grown as games grow it: eight singles, two duplexes, the rest; the room rule in each."""
    for seed in range(2):
        chance, city = Chance(f"grow {mat} {seed}"), {}
        turns = [(None, 2)] * (8 if mat else 6) + [("duplex", 1), ("duplex", 0)] + [(None, 0)] * (8 if mat else 6)
        for number, (shape, to_come) in enumerate(turns):
            upright = chance.one("way", [True, False]) if shape else None
            found = agree(city, mat, to_come, upright)
            if number % 3 == 0 and city and not shape and not to_come:
                agree(city, mat, 0, chance.one("other", [True, False]))
            assert found, f"{mat} {seed}: {sorted(city)}"
            city |= dict.fromkeys(map(tuple, chance.one("place", found)), "x")
        assert len(city) == (20 if mat else 16)


@pytest.mark.parametrize("mat", MATS)
def test_no_way_to_build_on_a_mat_leaves_a_tile_without_a_place(mat):
    """Ruling D10, without chance."""
    finishes(ground(MATS[mat].rows))


def finishes(land):
    """Try every capital there can be after each tile of round 1, and then both duplexes: one can always go on."""
    cities = {0: None}
    for _ in range(8):
        grown = {}
        for built in cities:
            after = [built | AT[at] for at in Legal(Site(land, built, 2), SINGLE)]
            assert after
            grown |= dict.fromkeys(after)
        cities = grown
    for built, way in product(cities, (RIGHT, DOWN)):
        first = [built | covered(AT[at], way) for at in Legal(Site(land, built, 1), way)]
        assert first and all(Legal(Site(land, each, 0), other) for each in first for other in (RIGHT, DOWN))


# Whole games


def watch(table, seed):
    """Play at random; after each placing the slow referee must see the same points, and count the same tiles."""
    chance, seen = Chance(seed), 0
    while not table.over:
        step(table, chance)
        laid = sum(city["built"] for city in table.view(None)["cities"])
        if laid != seen:
            seen = laid
            scores_agree(table.view(None))
        conserved_in(table)
    return table.view(None)


def city_of(view, city):
    codes = {each["at"]: CODE[each["tile"]] for each in city["tiles"]}
    return named({space_of(at): code for at, code in codes.items()})


def scores_agree(view):
    cities = [city_of(view, city) for city in view["cities"]]
    bridges = [list(slow_bridges(city["mat"]["key"], (2, 2))) if city["mat"] else [] for city in view["cities"]]
    letter = {"shop": "S", "factory": "F", "tavern": "T", "office": "O", "park": "P", "house": "H", "civic": "C"}
    districts = [({letter[each] for each in d["types"]}, d["first"], d["second"]) for d in view["districts"]]
    for city, sheet in zip(view["cities"], slow.score(cities, bridges, districts), strict=True):
        ours = [each["points"] for each in city["score"].values()]
        assert ours == sheet[: len(ours)] and city["districts"] == sheet[7:] and city["total"] == sum(sheet)


def conserved_in(table):
    """All tiles of the box are somewhere, and nowhere twice."""
    state = table.state
    everywhere = [*state.singles.cards, *state.duplexes.cards, *state.discards]
    everywhere += [tile for hand in (*state.hands, *state.to_place) for tile in hand]
    everywhere += [laid.tile.key for laid in state.ledger.laid]
    box = table.components
    single = {key: many for key, many in box["singles"].items() if key != "source"}
    if state.capitals:
        single |= {f"civic-{key}": each["copies"] for key, each in box["civics"].items()}
    assert sum(single.values()) == (129 if state.capitals else 108)
    assert {key: everywhere.count(key) for key in single} == single
    duplexes = [key for key in box["duplexes"] if key != "source"]
    assert len(duplexes) == 24 and [everywhere.count(key) for key in duplexes] == [1] * 24
    assert len(everywhere) == sum(single.values()) + 24


@pytest.mark.parametrize("edition", ["base", "capitals"])
@pytest.mark.parametrize("seats", [2, 3, 5, 7])
def test_random_games_are_scored_as_the_slow_referee_scores_them(seats, edition):
    view = watch(new(seats, seed=f"watched {seats}", edition=edition, seating="random"), f"watch {seats}")
    assert all(city["built"] == city["size"] for city in view["cities"])
    types = list(view["cities"][0]["score"])
    sheets = [(city["total"], [city["score"][each]["tiles"] for each in types]) for city in view["cities"]]
    players = [(seat["left"], seat["right"]) for seat in view["seats"]]
    assert view["winners"] == slow.winners(sheets, players, two=seats == 2, capitals=edition == "capitals")
    assert {kind(each) for each in types} == set(types)


@pytest.mark.parametrize("seats", [2, 4])
def test_spaces_offered_in_games_are_those_the_slow_referee_allows(seats):
    table, chance, compared = new(seats, seed="offered"), Chance("offered"), 0
    while not table.over:
        seat = table.waiting[0]
        if table.is_move(seat) and chance.roll("look", 1, 4) == 1:
            compared += offered(table, seat)
        step(table, chance, mischief=False)
    assert compared > 10


def offered(table, seat):
    """Compare what is offered for one tile in one city."""
    view = table.view(seat)
    key, gains = next(iter(view["gains"].items()))
    tile, _, side = key.rpartition("-")
    city = view["cities"][view["seats"][seat][side]]
    built = {space_of(each["at"]): each["tile"] for each in city["tiles"]}
    upright = {"vertical": True, "horizontal": False}.get(view["legend"].get(tile, {}).get("orient"))
    laid = sum(each["duplex"] is not None for each in city["tiles"]) // 2
    to_come = 2 - laid - (upright is not None)
    places = slow.placements(built, upright, slow_mat(city["mat"]["key"]), to_come)
    assert sorted(min(place) for place in places) == sorted(map(space_of, gains))
    return 1
