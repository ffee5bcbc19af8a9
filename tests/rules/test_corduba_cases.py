"""Corduba's worked cases: the rulebook's own examples, and others worked out by hand from its text."""

from rules.corduba import ending, market, riots, rome, upkeep
from tests.rules.corduba_tables import (
    ANN,
    BEN,
    CAT,
    DAN,
    PATRICIUS,
    PLEBEIUS,
    SERVORUM,
    gone,
    insulae,
    journal,
    keys,
    own,
    refused,
    seat,
    staged,
    stalls,
    standing,
    tile,
    turns,
)


def stall(table, what):
    each = table.view(None)["macellum"][what]
    return each["stock"], each["price"]


# The Macellum (examples 1 and 2)


def test_t1_one_marble_is_sold_and_three_amphorae_are_bought_out():
    def prepare(state):
        stalls(state, amphora=(3, 2), marble=(1, 5))
        own(state, ANN, denarii=1, marble=1)

    table = staged(turns(ANN), prepare, seats=4)
    table.answer(ANN, ["merchant", "buy-amphora", 3])
    assert seat(table, ANN)["denarii"] == 0, "1 + 5 - 6"
    assert seat(table, ANN)["goods"] == {"wood": 0, "stone": 0, "food": 0, "tool": 0, "marble": 0, "amphora": 3}
    assert stall(table, "marble") == (2, 4) and stall(table, "amphora") == (0, 3)
    assert not seat(table, ANN)["merchant"]


def test_t2_four_stone_and_one_food_are_bought_and_two_marble_sold_into_one_space():
    def prepare(state):
        stalls(state, stone=(4, 2), food=(1, 3), marble=(2, 4))
        own(state, ANN, denarii=3, marble=2)

    table = staged(turns(ANN), prepare, seats=4)
    before = table.view(None)["reserve"]["marble"]
    table.answer(ANN, ["merchant", "sell-marble", 2, "buy-stone", 4, "buy-food"])
    assert seat(table, ANN)["denarii"] == 0, "3 - 8 - 3 + 8"
    assert stall(table, "stone") == (0, 3) and stall(table, "food") == (0, 4) and stall(table, "marble") == (3, 3)
    assert table.view(None)["reserve"]["marble"] == before + 1


def test_t3_a_purchase_that_leaves_some_moves_no_price_and_no_kind_is_both_sold_and_bought():
    def prepare(state):
        stalls(state, wood=(4, 2), stone=(2, 2))
        own(state, ANN, denarii=6, stone=1)

    table = staged(turns(ANN), prepare, seats=4)
    assert "buy-stone" not in keys(table, ANN, ["merchant", "sell-stone"])
    assert "Stone" in refused(table, ANN, ["merchant", "sell-stone", "buy-stone", "done"])
    table.answer(ANN, ["merchant", "buy-wood", 3, "done"])
    assert seat(table, ANN)["denarii"] == 0 and stall(table, "wood") == (1, 2)


def test_t4_the_first_macellum_tile():
    def script(state):
        stalls(state, food=(4, 3), amphora=(3, 2), wood=(4, 2), stone=(4, 2))
        state.market.cards = [*[card for card in state.market.cards if card != "m1"], "m1"]
        market.turn_tile(state)
        yield from turns(ANN)(state)

    table = staged(script, seats=4)
    prices = {what: stall(table, what)[1] for what in ("food", "amphora", "wood", "stone")}
    assert prices == {"food": 5, "amphora": 3, "wood": 1, "stone": 1}
    assert table.view(None)["macellum_tiles_left"] == 8


# Riots (the example of Phase 1)


def test_t5_riots_spread_are_handed_out_and_placed():
    """Daniela, Sam, Leo, Laura: 3 Riots and 1; two buildings of Patricius riot already."""

    def prepare(state):
        for building, riot in (("forum", True), ("templum", True), ("santuarium", False), ("cudendum", False)):
            tile(state, building, PATRICIUS, riot=riot)
        tile(state, "ludus", PATRICIUS)
        tile(state, "herbarium", PLEBEIUS)
        tile(state, "librarium", PLEBEIUS)
        riots.cause(state, ANN, 3, "troops")
        riots.cause(state, BEN, 1, "troops")

    table = staged(riots.riot_phase, prepare, seats=4)
    assert [seat(table, who)["riots"] for who in range(4)] == [3, 1, 0, 0], "markers move when counters are taken"
    assert table.waiting == [DAN] and table.prompt(DAN).key == "spread"
    assert set(keys(table, DAN)) == {"santuarium-patricius", "cudendum-patricius", "ludus-patricius"}
    table.answer(DAN, "santuarium-patricius")
    assert [seat(table, who)["wellbeing"] for who in range(4)] == [2, 4, 5, 5]
    assert [seat(table, who)["happiness"] for who in range(4)] == [2, 4, 5, 5]
    assert table.waiting == [BEN] and table.prompt(BEN).key == "hand-out", "Daniela's three leave nothing to choose"
    table.answer(BEN, ["2"])
    assert [seat(table, who)["received"] for who in range(4)] == [0, 1, 2, 1]
    table.answer(BEN, "herbarium-plebeius")
    table.answer(CAT, "cudendum-patricius")
    table.answer(CAT, "ludus-patricius")
    assert table.over, "only the Librarium is left for Laura"
    assert standing(table, PATRICIUS) == ["FORUM", "TEMPLUM", "SANTUARIUM", "CUDENDUM", "LUDUS"]
    assert standing(table, PLEBEIUS) == ["HERBARIUM", "LIBRARIUM"]
    assert table.view(None)["reserve"]["riots"] == 15 - 7
    assert [seat(table, who)["riots"] for who in range(4)] == [3, 1, 0, 0], "and never twice"


# Check Happiness


def test_t6_two_denarii_cover_what_happiness_does_not():
    def prepare(state):
        own(state, ANN, denarii=2, ready=("red", "blue", "green"))
        player = state.players[ANN]
        player.register, player.happiness, player.wellbeing = 7, 8, 6

    table = staged(upkeep.check_happiness, prepare, seats=2)
    assert table.over, "nobody has a choice"
    assert seat(table, ANN)["denarii"] == 0 and seat(table, ANN)["riots"] == 0 and seat(table, ANN)["happiness"] == 6


def hungry(**goods):
    def prepare(state):
        own(state, ANN, denarii=1, ready=("red", "blue", "green"), **goods)
        player = state.players[ANN]
        player.register, player.happiness, player.wellbeing = 6, 6, 5

    return staged(upkeep.check_happiness, prepare, seats=2)


def test_t7_two_workers_stay_unpaid():
    table = hungry()
    assert table.over and seat(table, ANN)["denarii"] == 0
    assert seat(table, ANN)["riots"] == 2 and seat(table, ANN)["counters"] == 2 and seat(table, ANN)["happiness"] == 5
    assert seat(table, ANN)["wellbeing"] == 5, "it falls in the next Riot phase"


def test_t7_an_amphora_may_be_paid_and_need_not():
    for chosen, unpaid, kept in (("1-0-1", 1, 0), ("1-0-0", 2, 1)):
        table = hungry(amphora=1)
        assert set(keys(table, ANN)) == {"1-0-0", "1-0-1"}, "Denarii, Food, Amphorae"
        table.answer(ANN, chosen)
        assert seat(table, ANN)["riots"] == unpaid and seat(table, ANN)["goods"]["amphora"] == kept


# Rome demands (the example)


def demanded():
    """Decade II, three players, Stone: Daniela, Sam and Leo with what they hold."""

    def prepare(state):
        own(state, ANN, velites=1, equites=1, offering1=2, stone=2)
        own(state, BEN, legionaries=1, offering2=1, stone=1, amphora=1)
        own(state, CAT, velites=1, offering2=2, stone=2, amphora=2)
        for player in state.players:
            player.prestige = {SERVORUM: 2, PLEBEIUS: 1, PATRICIUS: 2}

    return staged(rome.rome_demands, prepare, seats=3)


def test_t8_rome_rewards_each_by_what_they_gave():
    table = demanded()
    table.answer(ANN, ["equites", "offering1", "offering1", "stone", "stone"])
    table.answer(BEN, ["legionaries", "offering2", "stone", "amphora"])
    assert table.view(ANN)["rome"]["given"] is None, "nothing is seen before all are ready"
    table.answer(CAT, ["velites", "offering2", "offering2", "stone", "stone", "amphora"])
    given = table.view(None)["rome"]["given"]
    assert [(each["troops"], each["offerings"], each["resource"]) for each in given] == [
        (4, 2, 2),
        (3, 2, 3),
        (2, 4, 4),
    ]
    assert [each["place"] for each in given] == [3, 2, 1]
    assert [each["from"] for each in seat(table, ANN)["senators"]] == ["troops"] and seat(table, ANN)["denarii"] == 1
    assert seat(table, BEN)["senators"] == [] and seat(table, BEN)["wellbeing"] == 6
    assert [each["from"] for each in seat(table, CAT)["senators"]] == ["offerings"]
    assert seat(table, CAT)["prestige"][PLEBEIUS] == 3, "two in the District with least"
    assert [seat(table, who)["counters"] for who in range(3)] == [0, 0, 1], "Leo's Troops are 2, not 3"
    assert seat(table, ANN)["tokens"]["velites"] == 1 and seat(table, CAT)["goods"]["amphora"] == 1
    assert table.view(None)["reserve"]["stone"] == 9 - 3, "all is back but what the Macellum holds"


def test_t8_leo_cannot_keep_his_velites_nor_daniela_an_offering():
    table = demanded()
    assert refused(table, CAT, ["offering2", "offering2"]) and refused(table, CAT, ["offering2", "stone"])
    assert refused(table, ANN, ["equites", "offering1"]) and refused(table, ANN, ["velites", "offering1", "offering1"])
    table.answer(CAT, ["velites", "offering2"])
    table.answer(ANN, ["equites", "offering1", "offering1"])
    table.answer(BEN, ["legionaries", "offering2"])
    assert all(each["from"] != "offerings" for who in range(3) for each in seat(table, who)["senators"]), "three tie"
    assert [seat(table, who)["caused"] for who in range(3)] == [2, 2, 3], "nothing given, too little in all"


# Building


def forum(*, revolt=False):
    """Patricius: Herbarium A1 A2 B2, Tributum F3 G3 H3. The Forum fits only where one neutral Insula leads to it.

    At F5 G5 H5 F6 H6 it leans on G4, and closes off G6 and H4, which touch it, while B1 does not.
    """

    def prepare(state):
        own(state, ANN, workers=3, denarii=6, tool=1, stone=1, marble=2)
        tile(state, "herbarium", PATRICIUS, "a1 r0", riot=revolt)
        tile(state, "tributum", PATRICIUS, "f3 r0")
        state.players[ANN].insulae[PATRICIUS] = 4
        state.players[ANN].merchant = False

    return staged(turns(ANN), prepare, seats=4)


def test_t11_the_forum_with_a_neutral_insula_and_two_own():
    for revolt, paid in ((False, 2 + 1), (True, 5 + 1)):
        table = forum(revolt=revolt)
        tiles = table.view(None)["districts"][PATRICIUS]["tiles"]
        assert [each["cells"] for each in tiles] == [["a1", "a2", "b2"], ["f3", "g3", "h3"]]
        steps = ["build", "forum"]
        if table.prompt(ANN, steps).key == "district":
            steps.append(PATRICIUS)
        land = table.state.box.lands[PATRICIUS]
        positions = land.positions["U5"]
        wanted = land.cells(["f5", "g5", "h5", "f6", "h6"])
        steps.append(next(at for at in keys(table, ANN, steps) if positions[at] == wanted))
        assert set(keys(table, ANN, steps)) == {"f4", "g4", "h4"}, "one is enough, so two are not allowed"
        table.answer(ANN, [*steps, "g4"])
        me = seat(table, ANN)
        assert me["goods"]["tool"] == me["goods"]["stone"] == me["goods"]["marble"] == 0
        assert me["denarii"] == 6 - paid + 3, "space II of Patricius pays 3 Denarii"
        assert (me["insulae"][PATRICIUS], me["register"], me["workers"]) == (6, 5, 1), "the sixth hands over a Worker"
        assert me["prestige"][PATRICIUS] == 2
        laid = {each["at"]: each["by"] for each in table.view(None)["districts"][PATRICIUS]["insulae"]}
        assert laid == {"g4": None, "g6": ANN, "h4": ANN, "b1": None}
        assert table.over, "with the one Worker the Forum cannot be activated at once"


def test_t12_the_forum_needs_one_neutral_insula_and_takes_two_own():
    """Plebeius: Schola F2 to I2, Herbarium E2 E3 F3. The Forum at H4 leans on H3, closing off I3, I5 and G3."""

    def prepare(state):
        own(state, ANN, workers=3, denarii=6, tool=1, stone=1, marble=2)
        tile(state, "schola", PLEBEIUS, "f2 r0")
        tile(state, "herbarium", PLEBEIUS, "e2 r0")

    table = staged(turns(ANN), prepare, seats=4)
    cells = {each["building"]: each["cells"] for each in table.view(None)["districts"][PLEBEIUS]["tiles"]}
    assert sorted(cells["schola"]) == ["f2", "g2", "h2", "i2"] and sorted(cells["herbarium"]) == ["e2", "e3", "f3"]
    land = table.state.box.lands[PLEBEIUS]
    wanted = land.cells(["h4", "h5", "h6", "i4", "i6"])
    positions = keys(table, ANN, ["build", "forum", PLEBEIUS])
    (at,) = [key for key in positions if land.positions["U5"][key] == wanted]
    steps = ["build", "forum", PLEBEIUS, at]
    while prompt := table.prompt(ANN, steps):
        assert prompt.key != "chain" or all("-" not in key for key in prompt.options), "never two"
        steps.append("h3" if prompt.key == "chain" else next(iter(prompt.options)))
    table.answer(ANN, steps)
    laid = {each["at"]: each["by"] for each in table.view(None)["districts"][PLEBEIUS]["insulae"]}
    assert laid == {"h3": None, "i3": ANN, "i5": ANN, "g3": None}
    assert seat(table, ANN)["denarii"] == 0, "5 for the Forum, as Plebeius takes no Denarii off, and 1 for the Insula"


def test_t16_three_players_may_build_two_of_a_kind_and_two_players_one():
    for seats, stand, left in ((4, [SERVORUM], 1), (3, [SERVORUM], 0), (2, [], 0)):

        def prepare(state, stand=stand):
            own(state, ANN, workers=2, denarii=3, wood=1, stone=1)
            for district in stand:
                tile(state, "santuarium", district)

        table = staged(turns(ANN), prepare, seats=seats)
        steps = ["build", "santuarium", PATRICIUS]
        while prompt := table.prompt(ANN, steps):
            steps.append(next(iter(prompt.options)))
        table.answer(ANN, steps)
        districts = table.view(None)["districts"].values()
        assert sum("santuarium" in each["available"] for each in districts) == left


# Activating


def arena(**things):
    def prepare(state):
        own(state, ANN, **things)
        tile(state, "anphitheatrum", SERVORUM, by=BEN)
        state.players[ANN].prestige = {SERVORUM: 3, PLEBEIUS: 0, PATRICIUS: 1}

    return staged(turns(ANN, BEN), prepare, seats=2)


def test_t14_the_arena_for_two_workers_or_the_blue_specialist_alone():
    table = arena(workers=2)
    table.answer(ANN, ["activate"])
    me = seat(table, ANN)
    assert (me["workers"], me["denarii"], me["wellbeing"], me["happiness"]) == (0, 2, 6, 6)
    assert table.view(None)["districts"][SERVORUM]["tiles"][0]["used"] == {"by": ANN, "action": "a"}
    table = arena(workers=0, ready=("blue",))
    table.answer(ANN, ["activate"])
    assert seat(table, ANN)["denarii"] == 2 and seat(table, ANN)["specialists"]["blue"] == "used"


def test_t14_the_blue_specialist_and_a_worker_bring_prestige_in_the_lowest_district():
    table = arena(workers=1, ready=("blue",))
    table.answer(ANN, ["activate", "b"])
    me = seat(table, ANN)
    assert (me["wellbeing"], me["happiness"], me["prestige"][PLEBEIUS], me["workers"]) == (6, 6, 1, 0)


def test_t14_a_green_specialist_and_a_worker_are_not_enough():
    table = arena(workers=1, ready=("green",))
    assert "activate" not in keys(table, ANN)
    assert "activate" in refused(table, ANN, ["activate", "anphitheatrum-servorum", "a"])


def test_t15_the_priest_and_a_worker_bring_an_offering_of_two():
    def prepare(state):
        own(state, ANN, workers=1, ready=("purple",))
        tile(state, "templum", PLEBEIUS, by=BEN)

    table = staged(turns(ANN), prepare)
    table.answer(ANN, ["activate"])
    assert seat(table, ANN)["tokens"]["offering2"] == 1 and seat(table, ANN)["workers"] == 0


def test_t15_two_workers_take_what_stone_there_is_and_a_specialist_one_amphora():
    def prepare(state):
        own(state, ANN, workers=2, ready=("yellow",))
        gone(state, "stone", 2)

    table = staged(turns(ANN, ANN), prepare)
    table.answer(ANN, ["produce", "stone-2", []])
    assert seat(table, ANN)["goods"]["stone"] == 2 and seat(table, ANN)["workers"] == 0
    if table.prompt(ANN).key == "after":
        table.answer(ANN, ["end"])
    table.answer(ANN, ["produce", "oleum-1"])
    assert seat(table, ANN)["goods"]["amphora"] == 1 and seat(table, ANN)["specialists"]["yellow"] == "used"


def test_t17_two_players_block_a_whole_space_but_never_the_castra():
    def prepare(state):
        for who in (ANN, BEN):
            own(state, who, workers=5, food=1, denarii=1)
            state.players[who].merchant = False

    table = staged(turns(ANN, BEN, ANN, BEN), prepare, seats=2)
    table.answer(ANN, ["produce", "stone-2"])
    assert "stone-1" not in keys(table, BEN, ["produce"]) and "Ann" in refused(table, BEN, ["produce", "stone-1"])
    table.answer(BEN, ["castra", "velites"])
    assert keys(table, ANN, ["castra"]) == ["legionaries", "equites"]


def test_t18_master_builder_takes_a_red_specialist_and_nothing_else():
    def prepare(state, ready):
        state.res_gestae = {"master_builder": None}
        state.players[ANN].insulae = {SERVORUM: 6, PLEBEIUS: 6, PATRICIUS: 0}
        own(state, ANN, workers=3, ready=ready)

    for ready in ((), ("blue",)):
        table = staged(turns(ANN, BEN), lambda state, ready=ready: prepare(state, ready))
        assert "claim" not in keys(table, ANN) and "red" in refused(table, ANN, ["claim"])
    table = staged(turns(ANN, BEN), lambda state: prepare(state, ("red",)))
    table.answer(ANN, ["claim"])
    assert seat(table, ANN)["res_gestae"] == ["master_builder"] and seat(table, ANN)["workers"] == 3
    assert table.view(None)["res_gestae"][0]["by"] == ANN


# The end


def test_t24_goods_are_sold_at_prices_that_stay_and_leaders_on_the_riot_track_lose():
    def prepare(state):
        stalls(state, food=(3, 5), marble=(2, 4))
        own(state, ANN, food=2, marble=1)
        for who, many in ((ANN, 4), (BEN, 4), (CAT, 1)):
            state.players[who].riots = many
            state.gain_senators(who, "troops", 3)
        state.players[CAT].last_riots = 2

    def script(state):
        return ending.end(state)
        yield

    table = staged(script, prepare, decade=3)
    assert seat(table, ANN)["denarii"] == 14 and table.view(None)["macellum"]["food"]["price"] == 5
    sources = [each["sources"] for each in table.view(None)["scores"]]
    assert sources[ANN] == {"troops": 3, "richest": 1, "riots": -1} and sources[BEN] == {"troops": 3, "riots": -1}
    assert sources[CAT] == {"troops": 3, "last_riots": -2}
    assert table.result.scores == [3, 2, 1] and table.result.winners == [ANN]
    assert any("14" in line for line in journal(table))


def test_t23_three_districts_in_revolt_are_a_rebellion_and_two_are_not():
    def prepare(state, districts):
        own(state, ANN, workers=1)
        for district in districts:
            tile(state, "herbarium", district, riot=True)

    for districts, rebels in (((SERVORUM, PLEBEIUS, PATRICIUS), True), ((SERVORUM, PLEBEIUS), False)):

        def script(state):
            if riots.is_rebellion(state):
                return ending.rebel(state)
            yield from turns(ANN)(state)
            return None

        table = staged(script, lambda state, districts=districts: prepare(state, districts), seats=4)
        assert table.over == rebels
        if rebels:
            assert table.result.winners == [] and table.view(None)["rebellion"]


def test_t23_whoever_clears_the_third_district_gains_prestige_there():
    def prepare(state):
        for district in (SERVORUM, PLEBEIUS, PATRICIUS):
            tile(state, "herbarium", district, riot=True)
        tile(state, "praefecturae", SERVORUM)
        own(state, ANN, workers=2)

    table = staged(turns(ANN), prepare, seats=4)
    table.answer(ANN, ["activate"])
    table.answer(ANN, ["herbarium-patricius"])
    assert seat(table, ANN)["prestige"] == {SERVORUM: 0, PLEBEIUS: 0, PATRICIUS: 1}
    assert [each["revolt"] for each in table.view(None)["districts"].values()] == [True, True, False]


def test_insulae_helper_lays_what_it_says():
    table = staged(turns(ANN), lambda state: insulae(state, PATRICIUS, e5=ANN, d5=None), seats=2)
    laid = table.view(None)["districts"][PATRICIUS]["insulae"]
    assert laid == [{"at": "e5", "by": ANN}, {"at": "d5", "by": None}] and seat(table, ANN)["insulae"][PATRICIUS] == 1
