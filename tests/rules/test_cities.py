"""Between Two Cities as its players meet it: answers by hand, words, the steward, and what is in the box."""

from copy import deepcopy

import pytest

from rules.chance import Chance
from rules.cities import prose
from rules.cities.components import check, inventory
from rules.components import HOME, editions
from rules.errors import BadComponents
from rules.objecting import objection
from rules.steward import advise
from rules.table import Table
from rules.typed import LABEL, same, suggest
from rules.words import KERNEL, say, tell
from tests.rules.cities_tables import CITIES, COMPONENTS, new
from tests.rules.kit import after, again, looks, mixed, play, unknown, world

NAMES = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus"]
EDITIONS = ("base", "capitals")


def told(sentence):
    return tell(sentence, KERNEL | CITIES.words, NAMES)


def at_placing(seats=3, seed="placing", turns=1, **options):
    """A table of the first placing after so many turns of choosing."""
    table, chance = new(seats, seed=seed, **options), Chance(seed)
    while True:
        table.answer(table.waiting[0], table.sample(table.waiting[0], chance))
        view = table.view(None)
        if view["phase"] == "placing" and view["turn"] >= turns:
            return table


def test_what_a_district_and_its_size_are_called():
    district = {"types": ["factory", "park"], "first": 8, "second": 4, "sizes": [1, 2], "points": [4, 8]}
    view = {"cities": [{"name": "Roma"}, {"name": "Ostia"}]}
    line = told(prose._district(view, district))
    assert line == "District factory and park (8 and 4 points): Roma 1 space, 4 points, Ostia 2 spaces, 8 points."
    assert told(say("district", one="factory", two="park")) == "district factory and park"


# Counts


def test_number_of_first_choices_by_hand():
    """Two of seven: pairs of different tiles, and pairs of equal ones where there are two."""
    table = new(3, edition="base")
    for seat in range(3):
        hand = table.view(seat)["hand"]
        different = len(set(hand))
        equal = sum(hand.count(tile) > 1 for tile in set(hand))
        prompt = table.prompt(seat)
        pairs = {tuple(sorted((one, two))) for one in prompt.options for two in prompt.options}
        legal = 0
        for pair in pairs:
            try:
                prompt.parse(list(pair))
                legal += 1
            except KeyError:
                continue
        assert legal == different * (different - 1) // 2 + equal


def test_number_of_first_placings_by_hand():
    """Two different tiles into either city, on D4 or on any of four spaces of the mat; or to wait in either."""
    for edition, spaces in (("base", 1), ("capitals", 4)):
        table = at_placing(3, edition=edition)
        for seat in range(3):
            tiles = len(set(table.view(None)["seats"][seat]["to_place"]))
            assert sum(1 for _ in whole(table, seat, [])) == tiles * 2 * spaces + 2


def whole(table, seat, steps):
    prompt = table.prompt(seat, steps)
    if prompt is None:
        yield steps
        return
    for key in prompt.options:
        yield from whole(table, seat, [*steps, key])


def test_every_whole_placing_offered_is_accepted():
    for turns in (1, 3):
        table = at_placing(3, turns=turns)
        seat = table.waiting[0]
        for steps in whole(table, seat, []):
            again(table).answer(seat, steps)


def test_spaces_are_offered_best_first_with_what_they_change():
    table = at_placing(3, turns=3)
    seat = table.waiting[0]
    key = next(iter(table.view(seat)["gains"]))
    gains = table.view(seat)["gains"][key]
    options = list(table.prompt(seat, [key]).options.values())
    listed = [gains[option.key] for option in options]
    assert listed == sorted(gains.values(), reverse=True) and len(options) == len(gains) > 3
    for option in options:
        gain = gains[option.key]
        note = told(option.description)
        assert note == "no change" if gain == 0 and ":" not in note else note.startswith(f"{gain:+d}".replace("-", "−"))
        assert option.spot == f"city/{key}/{option.key}"


# Words


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 3, 7])
def test_every_view_can_be_told(seats, edition):
    prose = CITIES.prose
    for table in looks(new(seats, seed="prose", edition=edition), "prose", every=9):
        for seat in [None, *range(seats)]:
            view = table.view(seat)
            said = [*prose.position(view), *prose.scores(view), prose.headline(view)]
            said += [prose.seat(view, who) for who in range(seats)]
            said += prose.hand(view) if seat is not None else []
            assert all(told(one) and "{" not in told(one) for one in said)
            assert len("\n".join(told(one) for one in prose.glance(view))) <= 1000


def test_a_position_in_words_names_every_tile_and_its_space():
    table = after(new(3, seed="in words"), 60, "in words")
    view = table.view(None)
    text = "\n".join(told(one) for one in CITIES.prose.position(view))
    for city in view["cities"]:
        assert city["name"] in text
        for each in city["tiles"]:
            assert f"{each['at'].upper()} " in text


def test_every_option_s_label_fits_a_line_and_every_note_too():
    for table in looks(new(4, seed="labels"), "labels", every=7):
        for seat in table.waiting:
            prompt = table.prompt(seat)
            pages = [prompt]
            pages += [table.prompt(seat, [key]) for key in prompt.options] if table.is_move(seat) else []
            for page in filter(None, pages):
                for option in page.options.values():
                    assert len(told(option.text)) <= 80
                    assert not option.description or len(told(option.description)) <= LABEL


def test_public_words_never_name_a_hidden_tile():
    """While all choose, the public prose names no tile but those that lie in a city: none in the first turn."""
    table = new(3, seed="canary")
    public = " ".join(told(one) for one in CITIES.prose.position(table.view(None)))
    hidden = {CITIES.words.get(tile, tile) for seat in range(3) for tile in table.view(seat)["hand"]}
    types = {"shop", "factory", "office", "park", "house"}  # also named as types, by the districts
    assert hidden - types and not [name for name in hidden - types if name in public]


def test_typed_answers_find_what_is_meant():
    table = at_placing(3, turns=2)
    seat = table.waiting[0]
    tile = table.view(None)["seats"][seat]["to_place"][0]
    city = table.view(None)["cities"][table.view(None)["seats"][seat]["left"]]["name"]
    spot = next(iter(table.view(seat)["gains"][f"{tile}-left"]))
    name = CITIES.words.get(tile, tile)
    found = suggest(table, seat, f"{city} {name} {spot}", NAMES)
    assert found and found[0].raw[-1] == spot
    waiting = suggest(table, seat, "wait", NAMES)
    assert waiting and all(one.raw[0].startswith("wait") for one in waiting)
    assert suggest(table, seat, "xyzzy", NAMES) == []


def test_a_step_without_a_choice_may_be_typed_and_a_space_that_cannot_be_is_told_why():
    """Who has one tile left for one city is asked for the space only, and may still name all three."""
    for table in play(new(3, seed="typed"), "typed", mischief=False):
        for seat in table.waiting if table.view(None)["phase"] == "placing" else ():
            for prompt, _, _ in table.way(seat, []).passed:
                (passed_over,) = [told(option.text) for option in prompt.options.values()]
                where = next(iter(table.prompt(seat).options))
                assert suggest(table, seat, f"{passed_over} {where}", NAMES)[0].raw == [where]
                assert "G7" in objection(table, seat, f"{passed_over} G7", NAMES)
                assert objection(table, seat, f"{passed_over} xyzzy", NAMES) is None
                return
    raise AssertionError("everybody has always had a choice")


def test_typed_choices_find_tiles_by_their_words():
    table = new(3, seed="typed")
    one, two = table.view(0)["hand"][0], table.view(0)["hand"][-1]
    names = [told(table.prompt(0).options[tile].text) for tile in (one, two)]
    assert suggest(table, 0, f"{names[0]} + {names[1]}", NAMES)[0].raw == [one, two]


def test_two_tiles_of_a_kind_are_named_by_naming_it_twice_and_and_may_stand_between():
    def deal(state):
        state.singles.cards += ["house", "park", "house", "shop", "factory", "office", "house"]

    table = new(3, deal, edition="base")
    assert sorted(table.view(0)["hand"]).count("house") == 3
    for typed, raw in (("house house", ["house"] * 2), ("house and park", ["house", "park"])):
        for way in (typed, typed.replace(" and ", " "), typed.upper()):
            assert [one.raw for one in suggest(table, 0, way, NAMES)] == [raw]
    assert len(suggest(table, 0, "house and", NAMES)) == 5, "with each of the others, and another of its kind"
    assert same("House and PARK", "house + park") and not same("park house", "house + park")


def test_whatever_is_suggested_is_legal_and_fits_a_line():
    for table in looks(new(3, seed="suggest"), "suggest", mischief=False, every=5):
        for seat in table.waiting:
            for one in suggest(table, seat, "", NAMES)[::4]:
                assert len(one.label) <= LABEL
                again(table).answer(seat, one.raw)


def test_score_sheet_adds_up_to_what_the_cities_are_worth():
    *_, table = play(new(5, seed="sheet"), "sheet", mischief=False)
    for city in table.view(None)["cities"]:
        assert city["points"] == sum(each["points"] for each in city["score"].values())
        assert city["total"] == city["points"] + sum(city["districts"])
        sheet = city["score"]
        assert sum(sheet["shop"]["lines"]) == sheet["shop"]["tiles"]
        assert sum(sheet["tavern"]["sets"]) == sheet["tavern"]["tiles"]
        assert sum(sheet["park"]["groups"]) == sheet["park"]["tiles"]
        assert len(sheet["civic"]["each"]) == sheet["civic"]["tiles"]


# The steward


def test_the_steward_answers_alike_in_all_worlds_it_cannot_tell_apart():
    chance = Chance("steward's worlds")
    with world():
        tables = [again(table) for table in looks(new(3, seed="alike"), "alike", every=5) if not table.over]
    for table in tables:
        for seat in table.waiting:
            with world():
                here = advise(table, seat)
            with world(mixed(unknown(table, seat), chance)):
                assert advise(again(table), seat) == here


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", CITIES.seats)
def test_the_steward_finishes_games_with_itself_and_with_chance(seats, edition):
    table, chance = new(seats, seed=f"steward {seats}", edition=edition), Chance("others")
    while not table.over:
        seat = table.waiting[0]
        table.answer(seat, table.sample(seat, chance) if seat % 2 else advise(table, seat))
    assert max(table.result.scores) == table.result.scores[table.result.winners[0]]


def test_the_steward_s_lower_city_is_better_than_that_of_random_players():
    """Twelve three-player games here; `make volume` plays two hundred and asks for eight points more."""
    mine = others = 0
    for number in range(12):
        table, chance = new(3, seed=f"better {number}", seating="random"), Chance(f"better {number}")
        while not table.over:
            seat = table.waiting[0]
            table.answer(seat, advise(table, seat) if seat == number % 3 else table.sample(seat, chance))
        scores = table.result.scores
        mine += scores[number % 3]
        others += (sum(scores) - scores[number % 3]) / 2
    assert mine >= others + 12 * 5


# The box


def box(**changes):
    """A copy of the components, with some entries changed: `mats__bay__name="Cove"`."""
    components = deepcopy(COMPONENTS)
    for path, value in changes.items():
        *groups, last = path.split("__")
        entry = components
        for group in groups:
            entry = entry[group]
        entry[last] = value
    return components


@pytest.mark.parametrize(
    "changes, key",
    [
        ({"singles__shop": 17}, "singles"),
        ({"singles__shop": -1}, "singles.shop"),
        ({"singles__shop": "many"}, "singles.shop"),
        ({"singles__temple": 1}, "singles.temple"),
        ({"duplexes__d01": {"top": "shop", "bottom": "tavern-food"}}, "duplexes"),
        ({"duplexes__d01": {"top": "factory", "bottom": "tavern-bed"}}, "duplexes"),
        ({"duplexes__d01": {"top": "factory", "right": "tavern-food"}}, "duplexes.d01"),
        ({"duplexes__d01": {"top": "factory", "bottom": "inn"}}, "duplexes.d01"),
        ({"duplexes__d25": {"top": "factory", "bottom": "shop"}}, "duplexes"),
        ({"civics__bank__copies": 4}, "civics"),
        ({"civics__bank__copies": 0}, "civics.bank.copies"),
        ({"civics__bank__name": 7}, "civics.bank.name"),
        ({"civics__bank__benefits": ["shop", "shop"]}, "civics.bank"),
        ({"civics__bank__benefits": ["shop"]}, "civics.bank"),
        ({"civics__bank__harms": "shop"}, "civics.bank"),
        ({"civics__bank__harms": "civic"}, "civics.bank"),
        ({"mats__bay__rows": ["##.", "#..", "#.."]}, "mats.bay.rows"),
        ({"mats__bay__rows": ["##.", "#..", "##"]}, "mats.bay.rows"),
        ({"mats__bay__rows": ["##.", "#..", "#x."]}, "mats.bay.rows"),
        ({"mats__bay__rows": ["=#.", "#..", "##."]}, "mats.bay.rows"),
        ({"mats__bay__rows": ["##.", "#..", "#|."]}, "mats.bay.rows"),
        ({"mats__bay__ground": "lava"}, "mats.bay.ground"),
        ({"mats__bay__name": 1}, "mats.bay.name"),
        ({"districts__cards": ["shop"] * 7}, "districts.cards"),
        ({"districts__tiles": [{"first": 9, "second": 3}]}, "districts.tiles"),
        ({"districts__tiles": [{"first": 9, "second": 6}] * 3}, "districts.tiles"),
        ({"districts__tiles": [{"first": 6, "second": 6}] * 3}, "districts.tiles"),
        ({"districts__tiles": [{"first": "9", "second": 3}] * 3}, "districts.tiles"),
    ],
)
def test_a_wrong_box_is_refused_with_key_and_reason(changes, key):
    with pytest.raises(BadComponents) as refused:
        check(box(**changes))
    assert refused.value.key == key and refused.value.reason


def test_a_landscape_that_cuts_a_city_in_two_is_refused():
    """With the mat in a corner of the square, the space in the corner of the mat would be walled in."""
    with pytest.raises(BadComponents) as refused:
        check(box(mats__bay__rows=[".#.", "##.", "##."]))
    assert refused.value.key == "mats.bay.rows" and "cannot be reached" in refused.value.reason


def test_six_mats_are_too_few():
    components = deepcopy(COMPONENTS)
    del components["mats"]["bay"]
    with pytest.raises(BadComponents, match="seven players need 7"):
        check(components)


def test_an_owner_s_edition_stands_beside_ours_or_takes_its_place(tmp_path):
    text = (HOME / "cities" / "components.toml").read_text(encoding="utf-8")
    (tmp_path / "cities").mkdir()
    mine = tmp_path / "cities" / "mine.toml"
    mine.write_text(text.replace('key = "essential"', 'key = "mine"').replace('name = "Bay"', 'name = "Cove"'))
    found = editions("cities", check, tmp_path)
    assert list(found) == ["mine", "essential"] and found["mine"].components["mats"]["bay"]["name"] == "Cove"
    mine.write_text(text.replace("shop = 16", "shop = 15"))
    with pytest.raises(BadComponents, match=r"mine\.toml: singles"):
        editions("cities", check, tmp_path)
    mine.write_text(text.replace('ground = "hills"', ""))
    with pytest.raises(BadComponents, match=r"mine\.toml: shape"):
        editions("cities", check, tmp_path)


def test_a_game_is_played_to_its_end_on_other_mats():
    """The room rule follows from whatever mats are in the box."""
    components = box(mats__bay__rows=["#.#", "..#", "#.#"], mats__river__rows=["#..", "##=", "#.."])
    with pytest.raises(BadComponents, match="bridge"):
        check(components)
    components["mats"]["river"]["rows"] = ["#..", "#|#", "#.."]
    check(components)
    table, chance = Table(CITIES, components, 7, CITIES.choices({}), "other mats"), Chance("other mats")
    while not table.over:
        table.answer(table.waiting[0], table.sample(table.waiting[0], chance))
    assert all(city["built"] == 20 for city in table.view(None)["cities"])


def test_what_is_in_the_box_is_told_with_what_is_reconstructed():
    text = "\n".join(told(one) for one in inventory(COMPONENTS))
    for said in ("108 single tiles", "5 music tavern", "24 duplexes", "Elementary School × 3", "River", "9 and 3"):
        assert said in text
    ours = text.split("Reconstructed by us")[1]
    assert "Hospital" in ours and "Marsh" in ours and "prizes" in ours
    corrected = box()
    for group in ("mats", "civics"):
        for entry in corrected[group].values():
            entry["source"] = "found"
    corrected["districts"]["source"] = "found"
    assert "Nothing in this box is our reconstruction" in told(inventory(corrected)[-1])


def test_the_headline_names_the_half_as_the_log_does():
    table = new(2)
    assert tell(CITIES.prose.headline(table.view(None)), CITIES.words, ()).startswith("Round 1 of 3, first half · ")
