"""The worked cases of Corduba, T1 to T24 but for those alone; the rulebook's examples by line."""

import pytest

from rules.corduba.ending import end
from rules.corduba.market import turn_tile
from rules.corduba.play import play
from rules.corduba.riots import riot_phase
from rules.corduba.rome import rome_demands
from rules.corduba.upkeep import check_happiness, end_round
from rules.errors import Refused
from tests.rules.corduba_tables import (
    DANIELA,
    LAURA,
    LEO,
    SAM,
    act,
    demand,
    has,
    market,
    me,
    options,
    own,
    sentence,
    speaks,
    stage,
    stands,
    told,
    turns,
)


def stall(table, what):
    one = table.view(None)["macellum"][what]
    return one["price"], one["stock"]


def refused(table, *steps):
    """What a player is told who tries this; nothing changes."""
    before, log = table.view(None), list(table.log)
    with pytest.raises(Refused) as caught:
        table.answer(table.waiting[0], list(steps))
    assert table.view(None) == before and table.log == log
    return sentence(caught.value.sentence)


# The Macellum


def two_trades(state):
    market(state, amphora=(2, 3), marble=(5, 1), stone=(2, 4), food=(3, 1))
    own(state, SAM, denarii=1, marble=1)
    own(state, DANIELA, denarii=3, marble=2)


def test_t1_sam_sells_a_marble_and_buys_the_last_amphorae():
    """292"""
    table = turns(two_trades, SAM, DANIELA, seats=4)
    act(table, "merchant", "sell-marble", "buy-amphora", 3, "done")
    assert has(table, SAM) == {"amphora": 3}  # +5 - 6
    assert stall(table, "marble") == (4, 2) and stall(table, "amphora") == (3, 0)
    assert me(table, SAM)["merchant"] is False


def test_t2_daniela_buys_stone_and_food_and_sells_more_marble_than_there_is_room_for():
    """294"""
    table = turns(two_trades, SAM, DANIELA, seats=4)
    act(table, "merchant", "sell-marble", "buy-amphora", 3, "done")
    reserve = table.view(None)["reserve"]["marble"]
    act(table, "merchant", "sell-marble", 2, "buy-stone", 4, "buy-food", "done")
    assert has(table, DANIELA) == {"stone": 4, "food": 1}  # 3 - 8 - 3 + 8
    assert stall(table, "stone") == (3, 0) and stall(table, "food") == (4, 0) and stall(table, "marble") == (3, 3)
    assert table.view(None)["reserve"]["marble"] == reserve + 1


def test_t3_a_price_rises_only_with_the_last_unit_and_no_type_is_sold_and_bought():
    """284, 286"""

    def prepare(state):
        market(state, wood=(2, 4), stone=(2, 4))
        own(state, DANIELA, denarii=6, stone=1)

    table = turns(prepare, seats=4)
    assert "buy-stone" not in options(table, "merchant", "sell-stone")
    assert refused(table, "merchant", "sell-stone", "buy-stone") == (
        "Stone is in this trade already: a kind is sold or bought once, not both."
    )
    act(table, "merchant", "buy-wood", 3, "done")
    assert has(table) == {"wood": 3, "stone": 1} and stall(table, "wood") == (2, 1)


def test_t4_a_tile_moves_the_prices():
    """396"""

    def prepare(state):
        market(state, food=(3, 4), amphora=(2, 3), wood=(2, 4), stone=(2, 4))
        state.market.cards.append(state.market.cards.pop(state.market.cards.index("m1")))

    table = stage(turn_tile, prepare, seats=4)
    assert [stall(table, each)[0] for each in ("food", "amphora", "wood", "stone")] == [5, 3, 1, 1]
    assert table.view(None)["macellum_tiles_left"] == 8


# Riots and Happiness


def test_t5_riots_spread_are_handed_out_and_placed():
    """390"""

    def prepare(state):
        for building in ("tributum", "schola"):
            place(state, "patricius", building, riot=True)
        for building in ("santuarium", "cudendum", "ludus"):
            place(state, "patricius", building)
        for building in ("herbarium", "librarium"):
            place(state, "plebeius", building)
        for seat, many in ((DANIELA, 3), (SAM, 1)):
            own(state, seat, counters=many, caused=many, riots=many)
            state.riots -= many
        for seat in range(4):
            own(state, seat, wellbeing=5, happiness=6)

    table = stage(riot_phase, prepare, seats=4, round=2)
    assert table.waiting == [LAURA]
    table.answer(LAURA, "santuarium-patricius")
    table.answer(SAM, [str(LEO)])
    assert [me(table, seat)["received"] for seat in range(4)] == [0, 1, 2, 1]
    table.answer(SAM, "herbarium-plebeius")
    table.answer(LEO, "cudendum-patricius")
    table.answer(LEO, "ludus-patricius")
    assert table.over  # Laura has only the Librarium left
    assert [me(table, seat)["wellbeing"] for seat in range(4)] == [2, 4, 5, 5]
    assert [me(table, seat)["happiness"] for seat in range(4)] == [3, 5, 6, 6]
    assert [me(table, seat)["riots"] for seat in range(4)] == [3, 1, 0, 0]  # moved when they were caused (ruling 8)
    districts = table.view(None)["districts"]
    riots = {key: sum(tile["riot"] for tile in each["tiles"]) for key, each in districts.items()}
    assert riots == {"servorum": 0, "plebeius": 2, "patricius": 5}
    assert districts["plebeius"]["revolt"] and table.view(None)["reserve"]["riots"] == 15 - 7


def place(state, district, building, *, riot=False):
    """Let a building stand at the first place where it fits."""
    land, part = state.box.lands[district], state.parts[district]
    shape = state.box.buildings[building].shape
    at = next(at for at, cells in land.positions[shape].items() if not cells & part.filled)
    stands(state, district, building, at, riot=riot)


def test_t6_daniela_pays_what_happiness_does_not_cover():
    """488"""

    def prepare(state):
        own(state, DANIELA, register=7, ready=("red", "blue", "green"), wellbeing=5, happiness=8, denarii=2)
        own(state, SAM, register=1, happiness=9)

    table = stage(check_happiness, prepare, seats=2)
    assert table.over and has(table) == {} and me(table)["caused"] == 0 and me(table)["happiness"] == 5


def test_t7_sam_leaves_two_unpaid():
    """490"""

    def prepare(state):
        own(state, SAM, register=6, ready=("red", "blue", "green"), wellbeing=4, happiness=6, denarii=1)
        own(state, DANIELA, register=1, happiness=9)

    def script(state):
        yield from check_happiness(state)
        yield from riot_phase(state)

    table = stage(script, prepare, seats=2, round=2)
    assert table.over and has(table, SAM) == {}
    assert me(table, SAM)["riots"] == 2 and me(table, SAM)["wellbeing"] == 2
    assert me(table, SAM)["happiness"] == 2  # set to 4, then 2 lower with Well-being
    assert "Sam causes 2 Riots: unpaid Workers." in told(table)


def test_t7_an_amphora_may_stand_for_food_but_need_not():
    def prepare(state):
        own(state, SAM, register=6, ready=("red", "blue", "green"), happiness=6, denarii=1, amphora=1)
        own(state, DANIELA, register=1, happiness=9)

    for chosen, unpaid, left in (("1-0-0", 2, {"amphora": 1}), ("1-0-1", 1, {})):
        table = stage(check_happiness, prepare, seats=2)
        assert [*table.prompt(SAM).options] == ["1-0-0", "1-0-1"]
        table.answer(SAM, chosen)
        assert me(table, SAM)["caused"] == unpaid and has(table, SAM) == left


# Rome


def rome_example(state):
    demand(state, "saxum")
    own(state, DANIELA, velites=1, equites=1, offering1=2, stone=2, prestige={"servorum": 1, "plebeius": 2})
    own(state, SAM, legionaries=1, offering2=1, stone=1, amphora=1)
    own(state, LEO, velites=1, offering2=2, stone=2, amphora=2, prestige={"plebeius": 3, "patricius": 2})


def test_t8_rome_takes_stone():
    """540-558"""
    table = stage(rome_demands, rome_example, seats=3, decade=2)
    table.answer(LEO, ["velites", "offering2", "offering2", "stone", "stone", "amphora"])
    assert table.waiting == [DANIELA, SAM] and table.view(None)["rome"]["given"] is None
    table.answer(SAM, ["legionaries", "offering2", "stone", "amphora"])
    table.answer(DANIELA, ["equites", "offering1", "offering1", "stone", "stone"])
    given = table.view(None)["rome"]["given"]
    assert [(one["troops"], one["offerings"], one["resource"], one["place"]) for one in given] == [
        (4, 2, 2, 3),
        (3, 2, 3, 2),
        (2, 4, 4, 1),
    ]
    assert me(table, DANIELA)["senators"] == [{"from": "troops", "decade": 2, "many": 1}]
    assert has(table, DANIELA) == {"denarii": 1, "velites": 1}
    assert me(table, SAM)["wellbeing"] == 4 and has(table, SAM) == {}
    assert me(table, LEO)["senators"] == [{"from": "offerings", "decade": 2, "many": 1}]
    assert me(table, LEO)["prestige"]["servorum"] == 2 and me(table, LEO)["counters"] == 1
    # what he gave has gone back; the second space of Servorum has given him another Amphora
    assert has(table, LEO) == {"amphora": 2}
    assert table.view(None)["reserve"]["velites"] == 14 - 1


def test_t8_leo_must_send_all_his_troops_and_daniela_cannot_keep_an_offering():
    """556"""
    table = stage(rome_demands, rome_example, seats=3, decade=2)
    for seat, fist in ((LEO, ["offering2"]), (DANIELA, ["velites", "equites", "offering1"])):
        with pytest.raises(Refused) as caught:
            table.answer(seat, fist)
        assert sentence(caught.value.sentence) == (
            "Troops worth 3 and Offerings worth 2, or all you have of them."
        )
    table.answer(LEO, ["velites", "offering2"])


# Building


def forum(state):
    stands(state, "patricius", "herbarium", "f4 r0")
    own(state, DANIELA, workers=3, denarii=3, tool=1, stone=1, marble=2, insulae={"patricius": 4})


FORUM = ["build", "forum", "patricius", "g7 r90"]


def test_t11_the_forum_with_a_bought_insula():
    """424"""
    table = turns(forum)
    act(table, *FORUM)
    # 3 Workers, 5 - 3 Denarii, Tool, Stone, 2 Marble and 1 Denarius; +1 Register and Worker; Prestige 2 gives 3 Denarii
    assert has(table) == {"denarii": 3}
    view = me(table)
    assert view["register"] == 5 and view["workers"] == 1 and view["prestige"]["patricius"] == 2
    assert view["insulae"]["patricius"] == 6
    insulae = {each["at"]: each["by"] for each in table.view(None)["districts"]["patricius"]["insulae"]}
    assert insulae == {"g6": None, "f9": DANIELA, "h8": DANIELA, "f6": None}
    assert table.over  # with one Worker the Forum cannot be activated at once


def test_t11_in_revolt_the_bonus_is_void():
    def prepare(state):
        forum(state)
        state.parts["patricius"].tiles[0].riot = True
        state.riots -= 1
        own(state, DANIELA, denarii=6)

    table = turns(prepare)
    act(table, *FORUM)
    assert has(table) == {"denarii": 3}  # 6 - 5 - 1, and 3 for Prestige
    short = turns(lambda state: [prepare(state), own(state, DANIELA, denarii=5)])
    assert refused(short, *FORUM[:3]) == (
        "Forum fits in Pars Patricius only with 1 bought Insula: you lack 1 Denarius."
    )


def test_t12_geometry_in_plebeius():
    def prepare(state):
        stands(state, "plebeius", "schola", "f2 r0")
        stands(state, "plebeius", "herbarium", "e2 r0")
        own(state, DANIELA, workers=3, denarii=6, tool=1, stone=2, marble=2)

    table = turns(prepare)
    tile = ["h4", "i4", "h5", "h6", "i6"]
    positions = table.state.box.lands["plebeius"].positions["U5"]
    at = next(at for at, cells in positions.items() if cells == table.state.box.lands["plebeius"].cells(tile))
    chains = options(table, "build", "forum", "plebeius", at)
    assert "h3" in chains and all("-" not in chain for chain in chains)  # never two
    assert refused(table, "build", "forum", "plebeius", at, "g3-h3") == "That is not one of the choices now."
    steps = ["build", "forum", "plebeius", at, "h3"]
    while (prompt := table.prompt(DANIELA, steps)) is not None:
        steps.append(next(iter(prompt.options)))
    act(table, *steps)
    insulae = {each["at"]: each["by"] for each in table.view(None)["districts"]["plebeius"]["insulae"]}
    assert insulae == {"h3": None, "i3": DANIELA, "i5": DANIELA, "g3": None}
    assert me(table)["denarii"] == 0  # 5 and 1


# Activating


def test_t14_the_arena():
    """436"""

    def prepare(state):
        place(state, "servorum", "anphitheatrum")
        own(state, LEO, workers=2, ready=("blue", "green"), prestige={"servorum": 2, "plebeius": 0, "patricius": 3})

    where = ["activate"]  # there is no other building
    table = turns(prepare, LEO)
    assert options(table, *where) == ["a", "b"] and options(table, *where, "a") == ["workers", "specialist"]
    act(table, *where, "a", "workers")
    assert has(table, LEO) == {"denarii": 2} and me(table, LEO)["wellbeing"] == 4 and me(table, LEO)["happiness"] == 4
    (tile,) = table.view(None)["districts"]["servorum"]["tiles"]
    assert tile["used"] == {"by": LEO, "action": "a"}
    table = turns(prepare, LEO)
    act(table, *where, "a", "specialist")
    assert me(table, LEO)["workers"] == 2 and me(table, LEO)["specialists"]["blue"] == "used"
    table = turns(prepare, LEO)
    act(table, *where, "b")  # blue and a Worker: there is no other way
    assert me(table, LEO)["workers"] == 1 and me(table, LEO)["prestige"]["plebeius"] == 1
    assert me(table, LEO)["wellbeing"] == 4 and me(table, LEO)["specialists"]["green"] == "ready"


def test_t14_green_is_of_no_use_in_the_arena():
    def prepare(state):
        place(state, "servorum", "anphitheatrum")
        own(state, LEO, workers=1, ready=("green",))

    table = turns(prepare, LEO)
    assert refused(table, "activate", "anphitheatrum-servorum", "b") == (
        "There is no building in the city you could activate now."
    )


def test_t15_templum_stone_and_oleum():
    """438, 440"""

    def prepare(state):
        place(state, "plebeius", "templum")
        own(state, DANIELA, workers=1, ready=("purple",))
        own(state, SAM, workers=2, ready=("yellow",))
        state.reserve["stone"] = 2

    table = turns(prepare, DANIELA, SAM, SAM)
    act(table, "activate", "templum-plebeius")
    assert has(table) == {"offering2": 1} and me(table)["workers"] == 0
    act(table, "produce", "stone-2", [])
    assert has(table, SAM) == {"stone": 2}
    act(table, "produce", "oleum-1")
    assert has(table, SAM) == {"stone": 2, "amphora": 1} and me(table, SAM)["specialists"]["yellow"] == "used"


# Limits by the number of players


@pytest.mark.parametrize("seats, goods, deeds, stored", [(2, 6, 4, 6), (3, 9, 5, 9), (4, 12, 6, 12)])
def test_t16_supplies_by_players(seats, goods, deeds, stored):
    """303-306, 362-364"""
    table = stage(lambda state: None, seats=seats)
    view = table.view(None)
    for what, one in view["macellum"].items():
        assert view["reserve"][what] + one["stock"] == goods and one["stock"] == one["limit"]
    assert len(view["res_gestae"]) == deeds and view["seats"][0]["warehouse"]["limit"] == stored
    assert view["macellum"]["wood"]["limit"] == seats
    assert view["macellum"]["marble"]["limit"] == {2: 2, 3: 2, 4: 3}[seats]


@pytest.mark.parametrize("seats, stand, left", [(2, 0, 0), (3, 0, 2), (3, 1, 0), (4, 1, 1), (4, 2, 0)])
def test_t16_how_often_a_type_can_be_built(seats, stand, left):
    """418"""

    def prepare(state):
        for district in ("servorum", "plebeius")[:stand]:
            place(state, district, "santuarium")
        own(state, DANIELA, workers=4, denarii=9, wood=1, stone=1)

    table = turns(prepare, seats=seats)
    steps = ["build", "santuarium"]
    steps += ["patricius"] if stand < 2 else []
    act(table, *steps, options(table, *steps)[0], "workers")
    districts = table.view(None)["districts"]
    assert sum("santuarium" in each["available"] for each in districts.values()) == left


@pytest.mark.parametrize("seats, refusal", [(2, True), (3, False)])
def test_t17_two_players_block_a_whole_production_space_but_not_the_castra(seats, refusal):
    """598"""

    def prepare(state):
        own(state, SAM, workers=3, food=1)
        own(state, DANIELA, workers=3, food=1, denarii=1)

    table = turns(prepare, SAM, DANIELA, seats=seats)
    act(table, "produce", "stone-2")
    if refusal:
        assert refused(table, "produce", "stone-1") == "Sam has used Stone this round."
        (stone,) = [each for each in table.view(None)["production"] if each["space"] == "stone"]
        assert [(slot["by"], slot["blocked"]) for slot in stone["slots"]] == [(None, True), (SAM, False)]
    else:
        act(table, "produce", "stone-1")
    table = turns(prepare, SAM, DANIELA, seats=seats)
    act(table, "castra", "velites")
    assert options(table, "castra") == ["legionaries", "equites"]


def test_t18_master_builder_takes_the_red_specialist_and_no_other():
    """444"""

    def prepare(state):
        state.res_gestae = {"master_builder": None, "dives": None}
        for seat in (DANIELA, SAM):
            own(state, seat, workers=2, ready=("blue",), insulae={"servorum": 6, "plebeius": 6})
        own(state, SAM, ready=("red",))

    table = turns(prepare, DANIELA, SAM, DANIELA)
    assert refused(table, "claim", "master_builder") == "There is no Milestone you could claim now."
    act(table, "pass")
    act(table, "claim")
    assert me(table, SAM)["res_gestae"] == ["master_builder"] and me(table, SAM)["specialists"]["red"] == "used"
    assert me(table, SAM)["workers"] == 2


# The end


def test_t23_three_districts_in_revolt_end_the_game_at_the_start_of_a_round():
    """386"""

    def prepare(state):
        for district in ("servorum", "plebeius", "patricius"):
            place(state, district, "herbarium", riot=True)

    def script(state):
        state.rounds = [1, 1]
        return (yield from play(state))

    table = stage(script, prepare, seats=2, decade=0, round=0)
    while not table.over:
        seat = table.waiting[0]
        prompt = table.prompt(seat)
        raw = ["pass"] if prompt.key == "what" else prompt.sample(table.chance.__class__("any"))
        table.answer(seat, raw)
    assert "The city rises" in told(table)[-1] or table.view(None)["rebellion"]
    view = table.view(None)
    assert view["winners"] == [] and view["round"] == 2 and view["phase"] == "over"


def test_t23_clearing_the_third_district_keeps_the_game_going_and_gives_prestige():
    def prepare(state):
        for district in ("servorum", "plebeius", "patricius"):
            place(state, district, "herbarium", riot=True)
        place(state, "plebeius", "praefecturae")
        own(state, DANIELA, workers=2)

    table = turns(prepare)
    act(table, "activate", "praefecturae-plebeius", "a")
    table.answer(DANIELA, ["herbarium-servorum"])
    assert me(table)["prestige"]["servorum"] == 1
    assert not table.view(None)["districts"]["servorum"]["revolt"]


def test_t24_the_last_sale_and_who_loses_senators():
    """562-569"""

    def prepare(state):
        market(state, food=(5, 1), marble=(4, 1))
        own(state, DANIELA, food=2, marble=1, riots=4, senators=[("troops", 1, 1), ("offerings", 1, 1)])
        own(state, SAM, riots=4, last_riots=2, senators=[("troops", 2, 1)] * 4)
        own(state, LEO, riots=1, denarii=3)

    def script(state):
        return end(state)
        yield

    table = stage(script, prepare, seats=3, decade=3, round=8)
    assert has(table) == {"denarii": 14} and stall(table, "food")[0] == 5 and stall(table, "marble")[0] == 4
    lost = [[(one["from"], one["many"]) for one in me(table, seat)["senators"] if one["many"] < 0] for seat in range(3)]
    assert lost == [[("riots", -1)], [("riots", -1), ("last_riots", -2)], []]
    assert [me(table, seat)["senate"] for seat in range(3)] == [2, 1, 0]  # Daniela is the richest, too


def test_the_end_of_a_round_brings_workers_and_specialists_back():
    """452, 496"""

    def prepare(state):
        own(state, DANIELA, workers=2, register=5, ready=("red",), used=("blue",))
        speaks(state, DANIELA, "annaeus")
        state.players[DANIELA].spent["annaeus"] = "round"
        state.passed = [SAM, DANIELA]
        state.slots["wood-1"], state.castra["equites"] = SAM, DANIELA

    def script(state):
        end_round(state)
        return
        yield

    table = stage(script, prepare, seats=2)
    view = me(table)
    assert view["workers"] == 7 and view["specialists"]["red"] == view["specialists"]["blue"] == "ready"
    assert not view["character"]["spent"] and table.view(None)["order"] == [SAM, DANIELA]
    assert all(slot["by"] is None for space in table.view(None)["production"] for slot in space["slots"])
