"""The rulings of Between Two Cities and the rulebook's plain statements, by number, and the flow of a turn."""

import re

import pytest

from rules.chance import Chance
from rules.cities.geometry import AT, DOWN, RIGHT, ground, rectangle
from rules.cities.guide import TOPICS
from rules.cities.placing import SINGLE, Legal, Site, covered, fitting
from rules.cities.scoring import district_points, district_size, factories, houses, taverns
from rules.errors import IllegalAnswer, Refused
from rules.objecting import objection
from rules.words import tell
from tests.rules.cities_tables import CITIES, MATS, build, district, drawn, new, plan, scored
from tests.rules.kit import again

ANN, BOB, CAT = range(3)
NAMES = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus"]


def dealing(*hands, **options):
    """A table where the seats begin with these hands, in the base game with 7, and everybody is seated in order."""

    def prepare(state):
        draws = [tile for hand in hands for tile in hand]
        state.singles.cards += draws[::-1]

    return new(len(hands), prepare, edition="base", **options)


def hand(*tiles):
    return [*tiles, *["park"] * (7 - len(tiles))]


def choose(table, *pairs):
    for seat, pair in enumerate(pairs):
        table.answer(seat, list(pair))


def placing(*pairs, **options):
    """A table where each seat has revealed two tiles and places the first of the game."""
    table = dealing(*(hand(*pair) for pair in pairs), **options)
    choose(table, *pairs)
    return table


SIMPLE = (("shop", "office"), ("factory", "house"), ("park", "tavern-bed"))


def keys(table, seat, steps=()):
    return list(table.prompt(seat, steps).options)


def why(attempt, *given):
    with pytest.raises(Refused) as refusal:
        attempt(*given)
    return tell(refusal.value.sentence, CITIES.words, NAMES)


def desk(table, seat):
    """What a seat is told of its hand and cities."""
    return "\n".join(tell(line, CITIES.words, NAMES) for line in CITIES.prose.hand(table.view(seat)))


def laid(table, city):
    return {each["at"]: each["tile"] for each in table.view(None)["cities"][city]["tiles"]}


# Who sits where


def test_left_city_of_each_is_the_right_city_of_the_next():
    view = new(4).view(None)
    assert [city["owners"] for city in view["cities"]] == [[0, 1], [1, 2], [2, 3], [3, 0]]
    assert [(seat["left"], seat["right"]) for seat in view["seats"]] == [(0, 3), (1, 0), (2, 1), (3, 2)]


def test_seats_are_drawn_by_lot_or_as_people_joined():
    drawn_by_lot = {tuple(new(3, seed=f"{n}", seating="random").view(None)["seating"]) for n in range(60)}
    assert len(drawn_by_lot) == 6 and new(3).view(None)["seating"] == [0, 1, 2]
    view = new(5, seed="lots", seating="random").view(None)
    for place, seat in enumerate(view["seating"]):
        assert (
            view["seats"][seat]["number"] == place + 1
            and view["cities"][view["seats"][seat]["left"]]["owners"][0] == seat
        )


def test_every_capital_has_a_mat_of_its_own_and_base_cities_have_none():
    mats = [city["mat"]["key"] for city in new(7).view(None)["cities"]]
    assert sorted(mats) == sorted(MATS)
    assert all(city["mat"] is None for city in new(7, edition="base").view(None)["cities"])


# Choosing, revealing, passing


@pytest.mark.parametrize("edition, many", [("base", 7), ("capitals", 9)])
def test_hands_go_left_in_round_1_and_right_in_round_3_and_the_last_tile_is_discarded(edition, many):
    table = new(4, edition=edition)
    chance, sizes = Chance("hands"), []
    while not table.over:
        if table.sealed and len(table.waiting) == 4:
            hands, view = [list(h) for h in table.state.hands], table.view(None)
            sizes.append((view["round"], len(hands[0])))
            left = [list(h) for h in hands]
            for seat in range(4):
                raw = table.sample(seat, chance)
                for tile in raw:
                    left[seat].remove(tile)
                table.answer(seat, raw)
            number, turn = view["round"], view["turn"]
            while table.waiting and not table.sealed:
                table.answer(table.waiting[0], table.sample(table.waiting[0], chance))
            now = table.view(None)
            if not table.over and (now["round"], now["turn"]) == (number, turn + 1):
                step = 1 if number == 1 else -1
                assert [sorted(table.state.hands[(seat + step) % 4]) for seat in range(4)] == list(map(sorted, left))
    tiles = [(number, left) for number in (1, 3) for left in range(many, 1, -2)]
    assert sorted(sizes) == sorted([*tiles, (2, 3)])
    assert len(table.view(None)["discards"]) == 12


def test_supply_is_what_the_rulebook_leaves():
    table = new(7, edition="base")
    assert table.view(None)["supply"] == {"singles": 108 - 49, "duplexes": 24}
    assert new(7).view(None)["supply"] == {"singles": 129 - 63, "duplexes": 24}


def test_ruling_38_a_choice_may_change_until_the_last_player_has_chosen_and_then_not():
    table = dealing(*(hand(*pair) for pair in SIMPLE))
    table.answer(ANN, ["shop", "office"])
    table.answer(BOB, ["factory", "house"])
    table.answer(ANN, ["shop", "park"])
    assert (
        table.view(ANN)["hand"] == sorted(hand("shop", "office")) and table.view(BOB)["seats"][ANN]["revealed"] is None
    )
    table.answer(CAT, ["park", "tavern-bed"])
    assert table.view(None)["seats"][ANN]["revealed"] == ["shop", "park"]
    assert not table.can_take_back(ANN) and not table.can_take_back(CAT)


def test_ruling_6_and_35_passed_hands_and_discards_are_shown_to_nobody():
    table = placing(*SIMPLE)
    for seat in range(3):
        assert table.view(seat)["hand"] == [] and table.view(seat)["discards"] is None
    assert "hand" not in table.view(None)


def test_ruling_6_the_question_says_whether_hands_may_be_spoken_of():
    for talk, said in (("no_hand_talk", True), ("free", False)):
        question = tell(new(3, talk=talk).prompt(ANN).question, CITIES.words, NAMES)
        assert ("say nothing of your hand" in question) == said


def test_reveal_tells_who_took_what():
    table = placing(*SIMPLE)
    told = [tell(line.sentence, CITIES.words, NAMES) for line in table.journal(None)]
    assert "Ann reveals shop, office." in told and "Cat reveals park, bed tavern." in told


# Placing


def test_ruling_1_the_chooser_decides_which_tile_goes_where():
    table = placing(*SIMPLE)
    assert keys(table, ANN)[:4] == ["shop-left", "office-left", "shop-right", "office-right"]
    table.answer(ANN, ["office-left"])
    assert laid(table, 0) == {"d4": "office"} and table.view(None)["seats"][ANN]["to_place"] == ["shop"]


def test_ruling_2_and_4_the_later_one_meets_the_new_board_and_may_lean_on_the_new_tile():
    table = placing(*SIMPLE)
    assert table.prompt(BOB, ["house-right"]) is None  # the first tile of a base city lies at D4
    table.answer(ANN, ["shop-left"])
    assert sorted(keys(table, BOB, ["house-right"])) == ["c4", "d3", "d5", "e4"]
    table.answer(BOB, ["house-right", "e4"])
    assert laid(table, 0) == {"d4": "shop", "e4": "house"}


def test_ruling_2_a_space_taken_meanwhile_is_refused_with_the_reason():
    table = placing(*SIMPLE)
    table.answer(CAT, ["park-left"])
    assert keys(table, ANN, ["shop-right"])
    assert "D4 is built on" in why(table.answer, ANN, ["shop-right", "d4"])
    assert "touches no tile" in why(table.answer, ANN, ["shop-right", "e5"])


def test_ruling_3_one_tile_now_and_the_other_later_in_either_order():
    table = placing(*SIMPLE)
    table.answer(ANN, ["office-right"])
    table.answer(BOB, ["factory-right"])
    table.answer(ANN, ["d3"])  # one tile and one city are left, and nobody to wait for
    assert laid(table, 0) == {"d4": "factory", "d3": "shop"}
    assert ANN not in table.waiting and BOB in table.waiting


def test_two_tiles_go_into_two_cities():
    table = placing(*SIMPLE)
    table.answer(ANN, ["shop-left"])
    assert keys(table, ANN)[0] == "office-right" and "office-left" not in keys(table, ANN)
    assert "the other goes into your other city" in why(table.answer, ANN, ["office-left"])
    assert "already placed your shop" in why(table.answer, ANN, ["shop-right"])


def test_ruling_5_a_placing_can_be_taken_back_until_somebody_else_has_answered():
    table = placing(*SIMPLE)
    table.answer(ANN, ["shop-left"])
    assert table.can_take_back(ANN)
    table.take_back(ANN)
    assert laid(table, 0) == {} and table.view(None)["seats"][ANN]["to_place"] == ["shop", "office"]
    table.answer(ANN, ["shop-left"])
    table.answer(CAT, ["park-right"])
    assert not table.can_take_back(ANN)


def test_preview_tells_the_change_by_type_and_what_it_does_elsewhere():
    def prepare(state):
        build(state, 0, {"d4": "factory", "e4": "shop", "f4": "house"})
        build(state, 1, {"d4": "factory"})
        state.singles.cards += [tile for pair in reversed(SIMPLE) for tile in hand(*pair)]

    table = new(3, prepare, edition="base")
    pairs = [table.view(seat)["hand"] for seat in range(3)]
    choose(table, *[[pair[0], pair[1]] for pair in pairs])
    seat = next(seat for seat in range(3) if "factory" in table.view(None)["seats"][seat]["to_place"])
    assert seat == BOB
    foreseen = table.foresee(BOB, ["factory-right", "f5"])
    words = [tell(line.sentence, CITIES.words, NAMES) for line in foreseen.journal]
    assert any("factory +4" in line and "house −1" in line and "Ostia −1" in line for line in words), words


def test_gains_in_the_view_are_what_placing_brings():
    table, chance = new(3, seed="gains"), Chance("gains")
    while table.view(None)["round"] < 2:
        seat = table.waiting[0]
        raw = table.sample(seat, chance)
        if table.is_move(seat) and not raw[0].startswith("wait") and len(raw) == 2:
            side = raw[0].rpartition("-")[2]
            city = table.view(None)["seats"][seat][side]
            before, gain = table.view(None)["cities"][city]["total"], table.view(seat)["gains"][raw[0]][raw[1]]
            other = again(table)
            other.answer(seat, raw)
            if other.waiting != [] and len(other.log) == len(table.log) + 1:
                assert other.view(None)["cities"][city]["total"] == before + gain
        table.answer(seat, raw)


# Waiting


def test_ruling_39_waiting_is_said_for_a_city_and_ends_when_the_partner_has_placed():
    table = placing(*SIMPLE)
    table.answer(ANN, ["wait-left"])
    assert table.view(None)["seats"][ANN]["waits"] == ["left"]
    assert keys(table, ANN) == ["shop-right", "office-right", "wait-right"]
    for answer in ("shop-left", "wait-left"):
        assert "You wait for Bob in Roma" in why(table.answer, ANN, [answer])
    table.answer(ANN, ["shop-right"])
    assert ANN not in table.waiting
    table.answer(BOB, ["house-right"])
    assert ANN in table.waiting and set(keys(table, ANN)) == {"d3", "c4", "e4", "d5"}


def test_ruling_39_waiting_is_not_offered_once_the_partner_has_placed():
    table = placing(*SIMPLE)
    table.answer(BOB, ["house-right"])
    assert "wait-left" not in keys(table, ANN) and "wait-right" in keys(table, ANN)
    assert "Bob has already placed in Roma" in why(table.answer, ANN, ["wait-left"])


def test_ruling_39_a_wait_that_is_typed_is_refused_with_its_reason():
    table = placing(*SIMPLE)
    assert objection(table, ANN, "Roma: wait for Cat", NAMES) is None, "that is no wait at all"
    table.answer(BOB, ["house-right"])
    for typed in ("Roma: wait for Bob", "wait roma"):
        assert "Bob has already placed in Roma" in objection(table, ANN, typed, NAMES)
    table.answer(ANN, ["shop-right"])
    for typed in ("Capua office", "capua d4"):
        assert "already placed a tile in Capua" in objection(table, ANN, typed, NAMES)
    for typed in ("Roma: shop", "shop"):
        assert "You have already placed your shop" in objection(table, ANN, typed, NAMES)
    assert "You have already placed your shop" in objection(table, ANN, "shop g7", NAMES)
    assert "G7" in objection(table, ANN, "Roma office g7", NAMES)


def test_ruling_39_if_both_wait_the_lower_seating_number_must_place_there():
    table = placing(*SIMPLE)
    table.answer(ANN, ["wait-left"])
    assert "wait-right" in keys(table, BOB)
    table.answer(BOB, ["wait-right"])
    assert keys(table, ANN)[:2] == ["shop-left", "office-left"] and "wait-left" not in keys(table, ANN)
    assert not any(key.endswith("right") for key in keys(table, BOB))
    told = [tell(line.sentence, CITIES.words, NAMES) for line in table.journal(None)]
    assert told[-1].startswith("Both wait in Roma: Ann has the lower seating number, 1, and must place.")
    assert table.view(None)["seats"][ANN]["waits"] == [], "who must place waits no more"
    assert "with Bob: Roma, 0 points. Bob waits for you there." in desk(table, ANN)
    assert "with Ann: Roma, 0 points. You wait for Ann there." in desk(table, BOB)
    assert "there" not in desk(table, CAT)


def test_ruling_39_the_lower_number_cannot_wait_for_one_who_waits():
    table = placing(*SIMPLE)
    table.answer(BOB, ["wait-right"])
    assert "wait-left" not in keys(table, ANN)
    assert "You cannot wait in Roma" in why(table.answer, ANN, ["wait-left"])


def test_all_wait_everywhere_and_the_game_goes_on():
    table, chance = new(5, seed="all wait"), Chance("all wait")
    while not table.over:
        seat = table.waiting[-1]
        options = keys(table, seat) if table.is_move(seat) else []
        waits = [key for key in options if key.startswith("wait")]
        table.answer(seat, waits[:1] if waits else table.sample(seat, chance))
    assert sum(row.raw[0].startswith("wait") for row in table.log if row.key == "place" and row.raw) > 40


def test_ruling_42_a_placing_or_a_wait_may_be_proposed_to_the_partner_of_that_city_alone():
    table = placing(*SIMPLE)
    expected = {"shop-left": (BOB,), "office-left": (BOB,), "shop-right": (CAT,), "office-right": (CAT,)}
    assert shared(table, ANN) == expected | {"wait-left": (BOB,), "wait-right": (CAT,)}


@pytest.mark.parametrize(("talk", "partners"), [("no_hand_talk", ()), ("free", (ANN, CAT))])
def test_ruling_6_tiles_in_hand_may_be_proposed_only_where_talk_is_free(talk, partners):
    table = dealing(*(hand(*pair) for pair in SIMPLE), talk=talk)
    assert shared(table, BOB) == {"factory": partners, "house": partners, "park": partners}


def shared(table, seat, steps=()):
    """To whom each choice may be proposed."""
    return {key: option.partners for key, option in table.prompt(seat, steps).options.items()}


def test_ruling_40_two_players_never_wait_and_may_say_what_they_like():
    table = new(2)
    while not table.over:
        for seat in table.waiting:
            if table.is_move(seat):
                assert not any(key.startswith("wait") for key in keys(table, seat))
                assert not any(shared(table, seat).values())
            else:
                assert not any(shared(table, seat).values())
                assert "say nothing" not in tell(table.prompt(seat).question, CITIES.words, NAMES)
        table.answer(table.waiting[0], table.sample(table.waiting[0], Chance(f"{len(table.log)}")))


def test_in_turn_one_places_after_another_by_seating_number():
    table = placing(*SIMPLE, placing="in_turn")
    assert table.waiting == [ANN] and keys(table, ANN) == ["shop-left", "office-left", "shop-right", "office-right"]
    table.answer(ANN, ["shop-left"])
    assert table.waiting == [BOB] and laid(table, 2) == {"d4": "office"}


def test_the_last_space_of_a_city_is_filled_by_itself():
    table, chance = new(3, seed="last space"), Chance("last space")
    while not table.over:
        table.answer(table.waiting[0], table.sample(table.waiting[0], chance))
    placings = sum(row.key == "place" and bool(row.raw) and not row.raw[0].startswith("wait") for row in table.log)
    lays = sum(line.sentence.key in ("lays", "lays-and-moves") for line in table.journal(None))
    assert lays == 54 and placings < 54


def test_who_is_left_one_space_by_a_partner_who_waits_lays_there_without_being_asked():
    table = placing(*SIMPLE)
    table.answer(ANN, ["shop-right"])
    assert keys(table, ANN) == ["office-left", "wait-left"]
    table.answer(BOB, ["wait-right"])
    assert laid(table, 0) == {"d4": "office"} and ANN not in table.waiting
    told = [line.sentence.key for line in table.journal(None)]
    assert told[-3:] == ["waits", "no-choice", "lays"]


@pytest.mark.parametrize(("seats", "edition"), [(3, "base"), (7, "base"), (7, "capitals")])
def test_nobody_is_ever_asked_what_has_only_one_answer(seats, edition):
    for seed in ("one", "two"):
        table, chance = new(seats, seed=seed, edition=edition), Chance(seed)
        while not table.over:
            placers = [seat for seat in table.waiting if table.is_move(seat)]
            assert all(table.prompt(seat) for seat in placers), f"{seed}: a question after {len(table.log)} rows"
            seat = chance.one("who", table.waiting)
            table.answer(seat, table.sample(seat, chance))


# Geometry


def test_ruling_8_the_square_floats_and_what_it_can_reach_is_in_the_view():
    table = new(3, lambda state: build(state, 0, {"d4": "shop", "e4": "park", "f4": "park"}), edition="base")
    city = table.view(None)["cities"][0]
    assert city["columns"] == ["c", "d", "e", "f", "g"] and city["rows"] == [1, 2, 3, 4, 5, 6, 7]
    assert "b4" in city["out"] and "a1" in city["out"] and "c4" not in city["out"] and len(city["out"]) == 14


def test_ruling_9_no_base_city_of_six_tiles_is_ever_too_tight_for_two_duplexes():
    land, grown = ground(), {AT["d4"]}
    for _ in range(5):
        grown = {built | at for built in sorted(grown) for at in singles(land, built)}
    shapes = {normal(built): built for built in sorted(grown)}
    assert len(shapes) == 182 and all(takes_two(land, built) for built in shapes.values())
    assert sum(fits(shape) for shape in shapes) == 496


def singles(land, built):
    spots = fitting(land, built, SINGLE)
    return [1 << at for at in range(56) if spots >> at & 1]


def normal(built):
    """The shape wherever it lies."""
    while not built & sum(1 << row * 8 for row in range(7)):
        built >>= 1
    while not built & 0xFF:
        built >>= 8
    return built


def fits(shape):
    """In how many ways a shape lies in a square of four by four."""
    return sum(shape << row * 8 + column & ~rectangle(0, 0, 4, 4) == 0 for row in range(4) for column in range(4))


def takes_two(land, built):
    """Every first duplex leaves room for either way of the second."""
    for first in (RIGHT, DOWN):
        spots = fitting(land, built, first)
        assert spots
        for at in (1 << at for at in range(56) if spots >> at & 1):
            after = built | covered(at, first)
            if not (fitting(land, after, RIGHT) and fitting(land, after, DOWN)):
                return False
    return True


def test_ruling_10_refusal_names_the_reason_and_round_3_is_free_of_it():
    spots = ["e2", "e3", "f3", "g3", "e4", "e5", "f5"]
    land, built = ground(MATS["bay"].rows), sum(AT[spot] for spot in spots)
    assert "e6" not in Legal(Site(land, built, 2), SINGLE) and "e6" in Legal(Site(land, built, 0), SINGLE)


def test_ruling_10_a_refused_space_says_why_at_the_table():
    spots = ["e2", "e3", "f3", "g3", "e4", "e5", "f5"]

    def prepare(state):
        bay = MATS["bay"]
        city = state.cities[0]
        city.mat, city.ground = bay, ground(bay.rows)
        state.ledger.grounds[0] = city.ground
        build(state, 0, dict.fromkeys(spots, "park"))

    table = new(3, prepare)
    choose(table, *(table.view(seat)["hand"][:2] for seat in range(3)))
    tile = table.view(None)["seats"][ANN]["to_place"][0]
    said = why(table.answer, ANN, [f"{tile}-left", "e6"])
    assert "two duplexes of round 2 might then find no room" in said and "(Ruling 10)" in said


def test_ruling_10_first_duplex_leaves_room_for_either_way():
    """In a narrow place the one way would be the last; it is refused while a duplex is to come, and then allowed."""
    land = ground(MATS["bay"].rows)
    found = 0
    for seed in range(30):
        built, chance = 0, Chance(f"narrow {seed}")
        for _ in range(8):
            built |= AT[chance.one("at", list(Legal(Site(land, built, 2), SINGLE)))]
        for way in (RIGHT, DOWN):
            tight, free = set(Legal(Site(land, built, 1), way)), set(Legal(Site(land, built, 0), way))
            assert tight and tight <= free
            found += len(free - tight)
    assert found


# Scoring, where the worked cases do not show it


def test_ruling_14_a_bridge_carries_a_line_on_in_its_direction_only():
    line = scored([plan(drawn(". . . \n S = S \n . . ."), "river", (0, 0))])[0][0]
    assert line == 5
    assert scored([plan(drawn(". . S \n S = . \n . . ."), "river", (0, 0))])[0][0] == 4
    assert scored([plan(drawn(". . S \n . . . \n S . ."), "mountains", (0, 0))])[0][0] == 4


def test_ruling_16_and_17_and_18():
    assert factories([4, 4, 4]) == [4, 4, 4] and factories([0, 0]) == [0, 0]
    assert houses(plan(drawn("H H"))).points == 0
    assert houses(plan(drawn("H F"))).points == 1 and houses(plan(drawn("H F H \n . . ."))).points == 2


def test_ruling_19_four_taverns_of_a_kind_are_four_sets():
    assert taverns(plan(drawn("Tb Tb \n Tb Tb"))) == [1, 1, 1, 1]
    assert taverns(plan(drawn("Td Td Tm \n Tb Tm Tf"))) == [4, 2]


def test_ruling_23_and_24_civics_do_not_help_civics_and_all_taverns_are_taverns():
    assert scored([plan(drawn("Sc Li"), capitals=True)])[0][6] == 2
    assert (
        scored([plan(drawn("Fs Tb"), capitals=True)])[0][6] == scored([plan(drawn("Fs Td"), capitals=True)])[0][6] == 3
    )


@pytest.mark.parametrize(
    "text, points",
    [("H Sc P", 6), ("H Sc H", 3), ("H Sc S", 3), ("S Sc S", 1), ("H Sc P \n . F .", 1), ("F Sc F", 1)],
)
def test_a_school_counts_types_not_neighbours(text, points):
    assert scored([plan(drawn(text), capitals=True)])[0][6] == points


def test_ruling_25_to_28_largest_connected_group_of_both_types():
    types = ("shop", "tavern")
    assert district_size(plan(drawn("S Td . S \n . Tm . . \n S . . .")), types) == 3
    assert district_size(plan(drawn(". . . \n S = Tb \n . . ."), "river", (0, 0)), types) == 2
    assert district_points(district("ST", 9, 3), [4, 0, 0]) == [9, 0, 0]


def test_ruling_29_house_and_factory_are_never_a_district():
    for seed in range(300):
        view = new(3, seed=f"districts {seed}").view(None)
        types = [each["types"] for each in view["districts"]]
        assert all(set(pair) != {"house", "factory"} for pair in types)
        everything = sorted([each for pair in types for each in pair] + [view["aside"]])
        assert everything == sorted(["shop", "factory", "tavern", "office", "park", "house", "civic"])


def test_ruling_29_only_the_second_card_of_that_pair_is_changed():
    """The pairs before the change are those of the cards in the order drawn."""
    changed = 0
    for seed in range(300):
        cards = Chance(f"districts {seed}").shuffled("districts", COMPONENTS_CARDS)
        view = new(3, seed=f"districts {seed}").view(None)
        pairs = [cards[at : at + 2] for at in (0, 2, 4)]
        for pair, seen in zip(pairs, view["districts"], strict=True):
            if set(pair) == {"house", "factory"}:
                changed += 1
                assert seen["types"] == [pair[0], cards[6]] and view["aside"] == pair[1]
            else:
                assert seen["types"] == pair
    assert changed


COMPONENTS_CARDS = ["shop", "factory", "tavern", "office", "park", "house", "civic"]


def test_ruling_30_districts_are_open_from_the_start():
    assert [(each["first"], each["second"]) for each in new(3).view(None)["districts"]] == [(9, 3), (8, 4), (7, 5)]


# The end, and two players


def test_two_players_play_every_round_twice_and_add_their_cities_up():
    for edition, size in (("base", 16), ("capitals", 20)):
        table, seen = new(2, edition=edition), []
        while not table.over:
            view = table.view(None)
            if (view["round"], view["half"]) not in seen:
                seen.append((view["round"], view["half"]))
            table.answer(table.waiting[0], table.sample(table.waiting[0], Chance(f"two {len(table.log)}")))
        assert seen == [(number, half) for number in (1, 2, 3) for half in "ab"]
        view = table.view(None)
        assert [city["owners"] for city in view["cities"]] == [[0, 0], [0, 0], [1, 1], [1, 1]]
        assert all(city["built"] == city["size"] == size for city in view["cities"])
        assert all(sum(city["duplex"] is not None for city in each["tiles"]) == 4 for each in view["cities"])
        assert table.result.scores == [sum(seat["totals"]) for seat in view["seats"]]


def test_score_is_the_lower_of_two_cities():
    table = new(4, edition="base")
    while not table.over:
        table.answer(table.waiting[0], table.sample(table.waiting[0], Chance(f"four {len(table.log)}")))
    view = table.view(None)
    assert table.result.scores == [min(seat["totals"]) for seat in view["seats"]]
    assert table.result.winners == view["winners"] and len(view["discards"]) == 12


def test_the_guide_has_every_ruling_once_and_in_order():
    text = "\n".join(topic.text for key, topic in TOPICS.items() if key.startswith("rulings"))
    numbers = [int(number) for number in re.findall(r"^\*\*(\d+) ·", text, re.MULTILINE)]
    assert numbers == list(range(1, 43))


def test_every_ruling_named_in_a_sentence_is_in_the_guide():
    named = {int(number) for words in CITIES.words.values() for number in re.findall(r"Ruling (\d+)", words)}
    assert named and named <= set(range(1, 43))


def test_nonsense_is_refused_without_a_reason_of_ours():
    table = placing(*SIMPLE)
    for raw in (["x"], ["shop-middle"], ["duck-left"], ["shop-left", "z9"], [["shop-left"]]):
        with pytest.raises(IllegalAnswer):
            table.answer(ANN, raw)
