"""Corduba's rulings by number: rounds, Riots and building, where the worked cases do not show them already."""

import re

from rules.corduba import GAME, riots, upkeep
from rules.steward import advise
from rules.words import tell
from tests.rules.corduba_tables import (
    ANN,
    BEN,
    CAT,
    PATRICIUS,
    PLEBEIUS,
    SERVORUM,
    brings,
    journal,
    keys,
    own,
    refused,
    seat,
    staged,
    standing,
    tile,
    turns,
)
from tests.rules.test_corduba_guide import RULINGS
from tests.rules.test_corduba_prose import new

# Rounds (1-10b)


def test_rulings_1_2_4_5_6_what_happens_when():
    """Tiles every round, restocking every Decade, rounds 3, 3, 2, Riots from round 2, Rome before Happiness."""
    table = new(2, "rounds 1")
    while not table.over:
        table.answer(table.waiting[0], advise(table, table.waiting[0]))
    assert not table.view(None)["rebellion"]
    marks = {
        "decade": "D",
        "round": "R",
        "tile": "t",
        "restocks": "s",
        "restocks-nothing": "s",
        "rome-met": "!",
        "rome-not-met": "!",
    }
    said = [line.sentence[0] for line in table.journal(None)]
    shape = "".join(marks.get(key, "") for key in said)
    assert shape == "DsRtRtRt!" * 2 + "DsRtRt!" and table.view(None)["macellum_tiles_left"] == 1
    first = said[: said.index("round", said.index("round") + 1)]
    assert not {"spreads", "loses-wellbeing", "riots-at"} & set(first)
    for number in [at for at, key in enumerate(said) if key in ("rome-met", "rome-not-met")]:
        later = [key for key in said[number:] if key in ("upkeep", "round-ends", "leads", "nobody-leads")]
        order = list(dict.fromkeys(key.replace("nobody-leads", "leads") for key in later[:7]))
        assert order == ["upkeep", "round-ends", "leads"]


def test_ruling_7_spreading_comes_after_the_look_for_rebellion():
    """A District that begins to riot in the Riot phase leaves the round to quell it."""

    def prepare(state):
        state.round = 5
        for district in (SERVORUM, PLEBEIUS):
            tile(state, "herbarium", district, riot=True)
        tile(state, "herbarium", PATRICIUS)
        riots.cause(state, BEN, 1, "unpaid")
        own(state, ANN, workers=2)

    def script(state):
        assert not riots.is_rebellion(state)
        yield from riots.riot_phase(state)
        yield from turns(ANN)(state)

    table = staged(script, prepare, seats=2)
    assert table.waiting == [ANN], "to quell one of them; nothing could spread"
    assert standing(table, PATRICIUS) == ["HERBARIUM"] and not table.view(None)["rebellion"]


def test_rulings_8_and_9_the_marker_moves_at_once_and_well_being_in_the_next_riot_phase():
    def script(state):
        riots.cause(state, ANN, 2, "unpaid")
        yield from turns(BEN)(state)
        yield from riots.riot_phase(state)
        yield from turns(BEN)(state)

    table = staged(script, lambda state: own(state, BEN, workers=9), seats=2)
    assert (seat(table, ANN)["riots"], seat(table, ANN)["wellbeing"]) == (2, 5)
    table.answer(BEN, ["pass"])
    assert (seat(table, ANN)["riots"], seat(table, ANN)["wellbeing"], seat(table, ANN)["happiness"]) == (2, 3, 3)


def test_ruling_10_an_unlocked_specialist_is_ready_and_pays_at_once():
    table = staged(brings({"unlock_specialist": "choice"}))
    table.answer(ANN, "red")
    assert seat(table, ANN)["specialists"]["red"] == "ready" and seat(table, ANN)["tokens"]["velites"] == 1


def test_ruling_10a_what_is_lost_at_the_end_of_a_track_is_lost_and_happiness_follows_what_moved():
    def prepare(state):
        state.players[ANN].wellbeing, state.players[ANN].happiness = 9, 4

    table = staged(brings({"wellbeing": 3}), prepare)
    assert (seat(table, ANN)["wellbeing"], seat(table, ANN)["happiness"]) == (10, 5)
    table = staged(brings({"wellbeing": -7}))
    assert (seat(table, ANN)["wellbeing"], seat(table, ANN)["happiness"]) == (0, 0)


def test_ruling_10b_all_food_and_denarii_go_before_one_stays_unpaid():
    def prepare(state):
        own(state, ANN, denarii=2, food=2, ready=("red",))
        state.players[ANN].register, state.players[ANN].happiness, state.players[ANN].wellbeing = 9, 3, 2

    table = staged(upkeep.check_happiness, prepare, seats=2)
    me = seat(table, ANN)
    assert table.over and (me["denarii"], me["goods"]["food"], me["riots"], me["happiness"]) == (0, 0, 3, 2)


def test_ruling_10b_a_mix_is_the_payer_s_choice():
    def prepare(state):
        own(state, ANN, denarii=2, food=2)
        state.players[ANN].register, state.players[ANN].happiness = 4, 2

    table = staged(upkeep.check_happiness, prepare, seats=2)
    assert set(keys(table, ANN)) == {"2-0-0", "1-1-0", "0-2-0"}


def test_what_leaves_workers_unpaid_says_how_many_riots_that_is_and_stands_last():
    """5 to cover with 1 Denarius, 3 Food and 2 Amphorae: 1 stays unpaid unless an Amphora is given (478-484)."""

    def prepare(state):
        own(state, ANN, denarii=1, food=3, amphora=2, ready=())
        state.players[ANN].register, state.players[ANN].happiness = 8, 3

    table = staged(upkeep.check_happiness, prepare, seats=2)
    options = table.prompt(ANN).options
    told = {
        key: option.description and tell(option.description, GAME.words, ["A", "B"]) for key, option in options.items()
    }
    *full, last = told
    assert sorted(full) == ["0-3-2", "1-2-2", "1-3-1"] and not any(told[key] for key in full)
    assert last == "1-3-0" and told[last] == "leaves 1 unpaid: 1 Riot"


# Riots (11-19)


def test_ruling_11_the_last_player_takes_either_district_and_the_one_before_the_other():
    def prepare(state):
        for district in (SERVORUM, PATRICIUS):
            tile(state, "herbarium", district, riot=True)
            tile(state, "schola", district)
            tile(state, "odeum", district)

    table = staged(riots.riot_phase, prepare, seats=3)
    assert set(keys(table, CAT)) == {f"{b}-{d}" for b in ("schola", "odeum") for d in (SERVORUM, PATRICIUS)}
    table.answer(CAT, "odeum-patricius")
    assert table.waiting == [BEN] and set(keys(table, BEN)) == {"schola-servorum", "odeum-servorum"}


def test_ruling_12_what_does_not_come_out_even_goes_where_the_causer_says_at_most_one_more_each():
    def prepare(state):
        for building in ("herbarium", "schola", "odeum", "forum", "ludus", "templum"):
            tile(state, building, PATRICIUS)
        riots.cause(state, ANN, 4, "unpaid")

    table = staged(riots.riot_phase, prepare, seats=4)
    assert set(keys(table, ANN)) == {"1", "2", "3"}
    assert refused(table, ANN, ["1", "1"]) and refused(table, ANN, [])
    table.answer(ANN, ["3"])
    assert [seat(table, who)["received"] for who in range(4)] == [0, 1, 1, 2] and table.waiting == [BEN]


def test_ruling_12_all_hand_out_their_own_before_any_is_placed():
    def prepare(state):
        for building in ("herbarium", "schola", "odeum"):
            tile(state, building, PATRICIUS)
        riots.cause(state, ANN, 1, "unpaid")
        riots.cause(state, BEN, 1, "unpaid")

    table = staged(riots.riot_phase, prepare, seats=3)
    assert table.prompt(ANN).key == "hand-out"
    table.answer(ANN, ["1"])
    assert table.prompt(BEN).key == "hand-out", "not yet the counter that Ann gave"
    table.answer(BEN, ["0"])
    assert table.waiting == [ANN] and table.prompt(ANN).key == "riot"


def test_ruling_13_never_the_praefecturae_and_never_two_on_one_building():
    def prepare(state):
        tile(state, "praefecturae", SERVORUM)
        tile(state, "herbarium", SERVORUM)
        tile(state, "odeum", PATRICIUS, riot=True)
        tile(state, "schola", PLEBEIUS)
        riots.cause(state, ANN, 1, "unpaid")

    table = staged(riots.riot_phase, prepare, seats=2)
    assert table.waiting == [BEN] and set(keys(table, BEN)) == {"herbarium-servorum", "schola-plebeius"}


def test_rulings_14_and_19_without_a_building_counters_go_back_and_nothing_spreads():
    def prepare(state):
        tile(state, "odeum", PATRICIUS, riot=True)
        tile(state, "praefecturae", PATRICIUS)
        riots.cause(state, ANN, 2, "unpaid")

    table = staged(riots.riot_phase, prepare, seats=2)
    assert table.over and standing(table, PATRICIUS) == ["ODEUM", "praefecturae"]
    assert table.view(None)["reserve"]["riots"] == 14 and seat(table, BEN)["received"] == 0


def test_ruling_15_without_counters_the_marker_moves_and_well_being_falls_all_the_same():
    def prepare(state):
        state.riots = 1
        tile(state, "odeum", PATRICIUS)
        riots.cause(state, ANN, 3, "unpaid")

    table = staged(riots.riot_phase, prepare, seats=2)
    assert seat(table, ANN)["riots"] == 3 and seat(table, ANN)["wellbeing"] == 2
    assert standing(table, PATRICIUS) == ["ODEUM"] and table.view(None)["reserve"]["riots"] == 0


def test_ruling_17_each_district_that_is_emptied_gives_prestige_once():
    def prepare(state):
        tile(state, "praefecturae", SERVORUM)
        tile(state, "odeum", PATRICIUS, riot=True)
        tile(state, "odeum", PLEBEIUS, riot=True)
        tile(state, "schola", PLEBEIUS, riot=True)
        own(state, ANN, workers=3, denarii=2)

    for chosen, prestige in (
        (["odeum-patricius", "odeum-plebeius"], [0, 0, 1]),
        (["odeum-plebeius", "schola-plebeius"], [0, 1, 0]),
    ):
        table = staged(turns(ANN), prepare, seats=4)
        table.answer(ANN, ["activate", "b"])
        table.answer(ANN, chosen)
        assert [*seat(table, ANN)["prestige"].values()] == prestige


# Building (20-34)


def built(prepare, building, district, seats=4):
    """A table after a building; what is asked beside it is answered by the first option."""
    table, steps = staged(turns(ANN), prepare, seats=seats), []
    chosen = {"what": "build", "building": building, "district": district}
    while prompt := table.prompt(ANN, steps):
        steps.append(chosen.get(prompt.key) or next(iter(prompt.options)))
    table.answer(ANN, steps)
    assert building in standing(table, district)
    return table


def test_ruling_20_a_new_building_may_be_activated_at_once_or_left_open():
    def prepare(state):
        own(state, ANN, workers=3, denarii=2, wood=1, stone=1)
        state.players[ANN].merchant = False

    for chosen, food in ((["a"], 1), (["not"], 0)):
        table = built(prepare, "herbarium", PATRICIUS)
        assert table.prompt(ANN).key == "action" and set(keys(table, ANN)) == {"a", "not"}, "b takes two Workers"
        table.answer(ANN, chosen)
        assert seat(table, ANN)["goods"]["food"] == food
        assert (table.view(None)["districts"][PATRICIUS]["tiles"][0]["used"] is None) == (not food)


def test_ruling_21_workers_that_build_block_nothing_and_a_specialist_is_out():
    def prepare(state):
        own(state, ANN, workers=1, denarii=2, wood=1, stone=1, ready=("green",))
        state.players[ANN].merchant = False

    table = built(prepare, "herbarium", PATRICIUS)
    assert seat(table, ANN)["specialists"]["green"] == "used" and seat(table, ANN)["workers"] == 1
    assert table.view(None)["districts"][PATRICIUS]["tiles"][0]["used"] is None


def test_rulings_22_and_36_a_specialist_may_overpay_but_counts_one_elsewhere():
    def prepare(state):
        own(state, ANN, workers=0, ready=("green",))
        tile(state, "herbarium", SERVORUM)

    table = staged(turns(ANN), prepare)
    assert "wood-2" not in keys(table, ANN, ["produce"]) and "wood-1" in keys(table, ANN, ["produce"])
    table.answer(ANN, ["activate", "a"])
    assert seat(table, ANN)["specialists"]["green"] == "used" and seat(table, ANN)["goods"]["food"] == 1


def test_ruling_23_a_bonus_stops_at_nothing():
    """The Tributum costs 1 Denarius, and Patricius takes off 3."""
    table = built(lambda state: own(state, ANN, workers=2, wood=2, stone=1), "tributum", PATRICIUS)
    (paid,) = [line for line in journal(table) if "builds" in line]
    assert "Denari" not in paid and "2 Workers" in paid


def test_ruling_24_plebeius_leaves_out_one_unit_and_amphorae_pay_for_the_rest():
    """The Tributum costs 2 Wood and 1 Stone: of 1 Wood and 1 Amphora, one unit being left out, it can be paid."""

    def prepare(state):
        own(state, ANN, workers=2, denarii=1, wood=1, amphora=1)

    table = built(prepare, "tributum", PLEBEIUS)
    assert seat(table, ANN)["goods"]["wood"] == seat(table, ANN)["goods"]["amphora"] == 0
    poor = staged(turns(ANN), lambda state: own(state, ANN, workers=2, denarii=1, wood=1), seats=4)
    assert "build" not in keys(poor, ANN)


def test_rulings_26_and_27_a_road_parts_no_neighbours_and_the_first_building_goes_anywhere():
    """Patricius: beside A1 A2 B2 of zone A, across the road, lie A3 of zone E, C3 of A and more."""

    def prepare(state):
        own(state, ANN, workers=2, denarii=9, wood=2, stone=1)
        state.players[ANN].merchant = False

    first = staged(turns(ANN), prepare, seats=4)
    land = first.state.box.lands[PATRICIUS]
    assert len(keys(first, ANN, ["build", "tributum", PATRICIUS])) == len(land.positions["I3"])

    def second(state):
        prepare(state)
        tile(state, "herbarium", PATRICIUS, "a1 r0")

    table = staged(turns(ANN), second, seats=4)
    offered = keys(table, ANN, ["build", "tributum", PATRICIUS])
    assert "a3 r90" in offered, "A3 A4 A5, zone E: only a road lies between A2 and A3"
    assert "f9 r0" not in offered, "not beside it"
    assert "would touch no building and no Insula" in refused(table, ANN, ["build", "tributum", PATRICIUS, "f9 r0"])
    assert "road" in refused(table, ANN, ["build", "tributum", PATRICIUS, "a2 r90"])


def test_rulings_28_and_29_neutral_insulae_are_paid_before_prestige_brings_its_denarii():
    """The place of T11: 3 Denarii with the Insula, and space II would bring 3."""

    def prepare(state):
        own(state, ANN, workers=3, denarii=2, tool=1, stone=1, marble=2)
        tile(state, "herbarium", PATRICIUS, "a1 r0")
        tile(state, "tributum", PATRICIUS, "f3 r0")

    table = staged(turns(ANN), prepare, seats=4)
    told = refused(table, ANN, ["build", "forum", PATRICIUS, "f5 r180"])
    assert "1 Denarius" in told and "only with 1 bought Insula" in told


def closing(placed=4, neutral=16):
    """The place of T11 with so many Insulae of the row gone."""

    def prepare(state):
        own(state, ANN, workers=3, denarii=6, tool=1, stone=1, marble=2)
        tile(state, "herbarium", PATRICIUS, "a1 r0")
        tile(state, "tributum", PATRICIUS, "f3 r0")
        state.players[ANN].insulae[PATRICIUS] = placed
        state.players[ANN].merchant = False
        state.neutral = neutral

    table = staged(turns(ANN), prepare, seats=4)
    steps = ["build", "forum"]
    if table.prompt(ANN, steps).key == "district":
        steps.append(PATRICIUS)
    table.answer(ANN, [*steps, "f5 r180", "g4"])
    return table


def laid(table, district=PATRICIUS):
    return {each["at"]: each["by"] for each in table.view(None)["districts"][district]["insulae"]}


def test_rulings_30_and_31_an_empty_row_gives_neutral_ones_free_of_charge():
    table = closing(placed=6)
    assert laid(table) == {"g4": None, "g6": None, "h4": None, "b1": None}
    assert seat(table, ANN)["denarii"] == 6 - 3 + 3 and seat(table, ANN)["register"] == 4
    table = closing(placed=5)
    assert sorted(laid(table).values(), key=str) == [0, None, None, None] and seat(table, ANN)["register"] == 5


def test_rulings_31_and_a3_without_neutral_insulae_spaces_are_filled_all_the_same():
    table = closing(neutral=0)
    assert laid(table) == {"g4": None, "g6": ANN, "h4": ANN, "b1": None}
    assert table.view(None)["reserve"]["neutral_insulae"] == 0


def test_ruling_32_insulae_come_before_prestige():
    said = [line for line in journal(closing()) if "Insula" in line or "Prestige" in line]
    own_ones = [at for at, line in enumerate(said) if "Ann places" in line]
    prestige = next(at for at, line in enumerate(said) if "Prestige" in line)
    assert len(own_ones) == 2 and max(own_ones) < prestige


def test_ruling_33_the_basilica_is_one_for_all_districts():
    def prepare(state):
        own(state, ANN, workers=4, denarii=7, stone=2, tool=1, marble=2)

    table = built(prepare, "basilica", PATRICIUS)
    assert all("basilica" not in each["available"] for each in table.view(None)["districts"].values())


def test_rulings_34_and_a1_a_monument_takes_one_bonus_of_its_calm_districts_and_no_specialist():
    """Pons: 4 Workers, 5 Denarii, 3 Stone, 1 Tool, 1 Marble; Prestige in Servorum and Plebeius."""

    def prepare(state, workers=4, riot=None):
        own(state, ANN, workers=workers, denarii=5, stone=3, tool=1, marble=1, ready=("red", "blue"))
        if riot:
            tile(state, "odeum", riot, riot=True)

    table = staged(turns(ANN), prepare, seats=4)
    assert set(keys(table, ANN, ["monument"])) == {SERVORUM, PLEBEIUS}, "the only Monument, so its bonus is asked"
    table.answer(ANN, ["monument", SERVORUM])
    me = seat(table, ANN)
    assert me["monuments"] == ["pons"] and me["workers"] == 1 and me["special_workers"] == 1
    assert me["prestige"] == {SERVORUM: 2, PLEBEIUS: 2, PATRICIUS: 0}
    table = staged(turns(ANN), lambda state: prepare(state, riot=SERVORUM), seats=4)
    assert all(key != SERVORUM for key in keys(table, ANN, ["monument"])), "not of a District in Revolt"
    table = staged(turns(ANN), lambda state: prepare(state, workers=2), seats=4)
    assert "monument" not in keys(table, ANN), "3 are needed even with the bonus of Servorum"


# Of the guide


def test_every_ruling_that_a_sentence_names_is_in_the_guide():
    named = {number for text in GAME.words.values() for number in re.findall(r"[Rr]uling ([AS]?\d+[a-d]?)", text)}
    assert named <= set(RULINGS)
