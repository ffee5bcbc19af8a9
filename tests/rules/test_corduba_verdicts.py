"""Corduba's rulings by number: activating, Prestige, the Macellum, Rome, the end, and what only playing brought up."""

import pytest

from rules.corduba import ending, rome, upkeep
from rules.corduba.effects import bring
from rules.corduba.inheritance import take_basics
from rules.corduba.play import end_decade, peculium
from rules.corduba.riots import riot_phase
from tests.rules.corduba_tables import (
    ANN,
    BEN,
    CAT,
    PATRICIUS,
    PLEBEIUS,
    SERVORUM,
    brings,
    gone,
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
from tests.rules.test_corduba_prose import new


def at_once(function):
    """A script that asks nobody anything."""

    def script(state):
        return function(state)
        yield

    return script


# Activating and Workers (35-44)


def test_ruling_35_only_the_red_specialist_may_go_to_the_castra_and_counts_two():
    def prepare(state, *ready):
        own(state, ANN, workers=0, food=1, ready=ready)

    table = staged(turns(ANN, BEN), lambda state: prepare(state, "blue", "green"))
    assert "castra" not in keys(table, ANN) and "produce" in keys(table, ANN)
    table = staged(turns(ANN, BEN), lambda state: prepare(state, "red"))
    assert keys(table, ANN, ["castra"]) == ["velites", "legionaries"], "one Worker's work, or two"
    table.answer(ANN, ["castra", "legionaries"])
    assert seat(table, ANN)["tokens"]["legionaries"] == 1 and seat(table, ANN)["specialists"]["red"] == "used"


def test_ruling_37_a_building_is_blocked_whole_and_a_slot_alone():
    def prepare(state):
        for who in (ANN, BEN):
            own(state, who, workers=9)
            state.players[who].merchant = False
        tile(state, "herbarium", SERVORUM)

    table = staged(turns(ANN, BEN, ANN, BEN), prepare, seats=3)
    table.answer(ANN, ["activate", "a"])
    assert "activate" not in keys(table, BEN)
    table.answer(BEN, ["produce", "wood-2"])
    assert "wood-1" in keys(table, ANN, ["produce"]) and "wood-2" not in keys(table, ANN, ["produce"])


def test_ruling_38_a_space_may_be_used_for_nothing_and_a_building_may_not():
    def prepare(state):
        own(state, ANN, workers=5, denarii=5)
        gone(state, "wood")
        gone(state, "tool")
        gone(state, "marble")
        tile(state, "cudendum", SERVORUM)
        state.players[ANN].merchant = False

    table = staged(turns(ANN, BEN), prepare)
    assert "activate" not in keys(table, ANN)
    table.answer(ANN, ["produce", "wood-1"])
    assert seat(table, ANN)["goods"]["wood"] == 0 and table.view(None)["production"][0]["slots"][0]["by"] == ANN


def test_rulings_38_and_a10_what_is_there_is_taken():
    table = staged(brings({"marble": 2}), lambda state: gone(state, "marble", 1))
    assert seat(table, ANN)["goods"]["marble"] == 1


def test_ruling_39_at_ten_the_register_gives_nothing():
    def prepare(state):
        state.players[ANN].register = 10

    table = staged(brings({"worker_register": 1}), prepare)
    assert seat(table, ANN)["register"] == 10 and seat(table, ANN)["workers"] == 0
    assert seat(staged(brings({"worker_register": 1})), ANN)["workers"] == 1


def test_rulings_40_and_44_workers_are_kept_and_specialists_never_doubled():
    def prepare(state):
        own(state, ANN, workers=3, ready=("red", "blue"))
        state.players[ANN].specialists["blue"] = "used"
        state.passed = [BEN, ANN]

    table = staged(at_once(upkeep.end_round), prepare, seats=2)
    me = seat(table, ANN)
    assert me["workers"] == 3 + 4 and (me["specialists"]["red"], me["specialists"]["blue"]) == ("ready", "ready")
    assert table.view(None)["order"] == [BEN, ANN]


def test_rulings_41_and_a7_an_amphora_pays_any_basic_good_and_never_marble():
    def prepare(state, **goods):
        own(state, ANN, workers=9, denarii=9, **goods)
        tile(state, "sanatorium", SERVORUM)

    table = staged(turns(ANN), lambda state: prepare(state, amphora=1), seats=4)
    table.answer(ANN, ["activate"])
    assert seat(table, ANN)["goods"]["amphora"] == 0 and seat(table, ANN)["wellbeing"] == 7
    table = staged(turns(ANN), lambda state: prepare(state, amphora=6, wood=1, stone=2), seats=4)
    assert "balneum" not in keys(table, ANN, ["build"]), "2 Stone are there, 1 Marble is not"
    assert "cudendum" in keys(table, ANN, ["build"])


def test_ruling_42_one_piece_is_sent_for_a_milestone_and_nothing_else_is_spent():
    def prepare(state):
        state.res_gestae = {"dives": None, "vox_populi": None}
        own(state, ANN, workers=1, denarii=20, ready=("blue",))
        state.players[ANN].merchant = False

    table = staged(turns(ANN, ANN), prepare)
    assert set(keys(table, ANN, ["claim"])) == {"workers", "blue"}
    table.answer(ANN, ["claim", "blue"])
    assert seat(table, ANN)["denarii"] == 20 and seat(table, ANN)["workers"] == 1
    assert seat(table, ANN)["specialists"]["blue"] == "used" and "claim" not in keys(table, ANN)


def test_ruling_43_the_merchant_goes_before_or_after_the_action_but_not_after_passing():
    def prepare(state):
        own(state, ANN, workers=2, wood=1)
        own(state, BEN, workers=2)

    table = staged(turns(ANN, BEN, ANN), prepare)
    table.answer(ANN, ["merchant", "done"])
    assert table.waiting == [ANN] and table.prompt(ANN).key == "what", "it was free"
    table = staged(turns(ANN, BEN, ANN), prepare)
    table.answer(ANN, ["portum"])
    assert table.waiting == [ANN] and keys(table, ANN) == ["end", "merchant"]
    table.answer(ANN, ["merchant", "done"])
    assert table.waiting == [BEN], "nothing free is left"
    table = staged(turns(ANN, BEN, ANN), prepare)
    table.answer(ANN, ["pass"])
    assert table.waiting == [BEN]


def test_ruling_43_who_never_wants_anything_free_may_say_so_once():
    table = staged(turns(ANN, ANN, BEN), lambda state: own(state, ANN, workers=3, wood=1))
    table.answer(ANN, ["portum"])
    table.answer(ANN, ["end"], always=True)
    table.answer(ANN, ["portum"])
    assert table.over or table.waiting == [BEN]


# Prestige (45-47)


def test_ruling_45_each_space_entered_pays_again_after_a_fall_and_falling_never():
    def script(state):
        for many in (2, -1, 1, 2):
            yield from bring(state, ANN, {"prestige": {PATRICIUS: many}})

    table = staged(script)
    assert seat(table, ANN)["prestige"][PATRICIUS] == 4
    assert seat(table, ANN)["denarii"] == 3 + 3 and seat(table, ANN)["goods"]["marble"] == 1


def test_ruling_46_of_equal_districts_the_player_chooses():
    def prepare(state):
        state.players[ANN].prestige = {SERVORUM: 3, PLEBEIUS: 1, PATRICIUS: 3}

    table = staged(brings({"prestige_lowest": 1}), prepare)
    assert table.over and seat(table, ANN)["prestige"][PLEBEIUS] == 2
    table = staged(brings({"prestige_highest": -1}), prepare)
    assert set(keys(table, ANN)) == {SERVORUM, PATRICIUS}
    table.answer(ANN, SERVORUM)
    assert seat(table, ANN)["prestige"][SERVORUM] == 2


def test_rulings_47_and_a11_the_first_on_twelve_takes_the_senator_and_keeps_it():
    def prepare(state):
        for who in (ANN, BEN):
            state.players[who].prestige[PATRICIUS] = 11

    def script(state):
        for who, many in ((ANN, 4), (BEN, 1), (ANN, -3)):
            yield from bring(state, who, {"prestige": {PATRICIUS: many}})

    table = staged(script, prepare)
    assert seat(table, ANN)["senator_tokens"] == [PATRICIUS] and seat(table, BEN)["senator_tokens"] == []
    assert seat(table, ANN)["prestige"][PATRICIUS] == 12 - 3 and not table.view(None)["senator_tokens"][PATRICIUS]


# The Macellum (48-50)


def test_rulings_48_49_and_50_one_step_a_kind_and_none_beyond_the_end():
    def prepare(state):
        stalls(state, wood=(0, 1), stone=(2, 8), food=(3, 3))
        own(state, ANN, wood=2, denarii=14)

    table = staged(turns(ANN), prepare, seats=4)
    table.answer(ANN, ["merchant", "sell-wood", 2, "buy-stone", 2])
    prices = {what: each["price"] for what, each in table.view(None)["macellum"].items()}
    assert (prices["wood"], prices["stone"], prices["food"]) == (1, 8, 3)
    assert seat(table, ANN)["denarii"] == 14 + 2 - 16


# Rome (51-52d, 69, A8, A12-A14)


def asked(prepare, seats=3, decade=2, card="saxum"):
    def both(state):
        state.rome = card
        prepare(state)

    return staged(rome.rome_demands, both, seats=seats, decade=decade)


def test_rulings_51_and_a13_the_tokens_of_circus_and_templum_count_for_the_minimum():
    def prepare(state):
        own(state, ANN, velites=1, legionaries=1, offering1=2)
        state.players[ANN].tokens = [state.box.monuments[key].token for key in ("circus", "templum_augusti")]

    table = asked(prepare)
    assert refused(table, ANN, ["legionaries"]), "no Offering"
    table.answer(ANN, ["velites", "offering1"])
    table.answer(BEN, []) if table.waiting and BEN in table.waiting else None
    given = table.view(None)["rome"]["given"][ANN]
    assert (given["troops"], given["offerings"]) == (3, 2) and seat(table, ANN)["tokens"]["legionaries"] == 1
    assert "why-troops" not in str([line for line in table.journal(None) if line.sentence[1].get("who") == ANN])


def places(*given, met=True):
    return [*rome.podium(dict(enumerate(given)), met).values()]


def test_rulings_52_and_52a_places_of_ties_of_nothing_and_of_fewer_players():
    assert places(4, 4, 2, 1) == [1, 1, 3, 4]
    assert places(3, 3, 3, 1) == [1, 1, 1, 4]
    assert places(4, 3, 0, 0) == [1, 2, 4, 4]
    assert places(4, 3) == [1, 2] and places(4, 3, 1) == [1, 2, 3]
    assert places(4, 3, 1, met=False) == [4, 4, 4]


def test_ruling_52_equal_troops_bring_nobody_a_senator():
    def prepare(state):
        for who in (ANN, BEN):
            own(state, who, legionaries=1)

    table = asked(prepare, seats=2)
    assert table.over, "both give all they must, and have nothing else"
    assert seat(table, ANN)["senators"] == seat(table, BEN)["senators"] == []


def last(given, seats=3):
    """The goods of Decade III: Stone, 9 of three players."""

    def prepare(state):
        for who, many in enumerate(given):
            own(state, who, stone=many)
            state.gain_senators(who, "troops", 5)

    table = asked(prepare, seats=seats, decade=3)
    for who, many in enumerate(given):
        if who in table.waiting:
            table.answer(who, ["stone"] * many)
    assert table.over
    return [[each["many"] for each in seat(table, who)["senators"] if each["from"] == "rome"] for who in range(seats)]


def test_rulings_52b_and_a14_in_the_last_decade_most_gains_and_least_loses():
    assert last((4, 3, 2)) == [[1], [], [-1]]
    assert last((4, 4, 1)) == [[], [], [-1]], "equal for most"
    assert last((5, 2, 2)) == [[1], [-1], [-1]], "equal for least"
    assert last((3, 3, 1)) == [[-1], [-1], [-1]], "7 are not 9"


def test_rulings_18_52c_and_a14_riots_of_the_last_interphase_cost_senators():
    def prepare(state):
        own(state, ANN, stone=5, equites=1, offering1=3)
        own(state, BEN, stone=4, equites=1, offering1=3)

    def script(state):
        yield from rome.rome_demands(state)
        state.players[ANN].register = 9
        yield from upkeep.check_happiness(state)
        return ending.end(state)

    def both(state):
        prepare(state)
        state.rome = "saxum"

    table = staged(script, both, decade=3)
    table.answer(ANN, ["stone"] * 5 + ["equites"] + ["offering1"] * 3)
    table.answer(BEN, ["stone"] * 4 + ["equites"] + ["offering1"] * 3)
    sources = [line["sources"] for line in table.view(None)["scores"]]
    assert sources[CAT]["last_riots"] == -3, "Troops, Offerings, and no goods"
    assert "last_riots" not in sources[ANN] and seat(table, ANN)["riots"] == 4, "unpaid Workers only move the marker"
    assert sources[CAT]["rome"] == -1


def test_ruling_52d_what_is_in_a_fist_is_seen_by_nobody_before_all_are_ready():
    def prepare(state):
        own(state, ANN, equites=2, stone=2)
        own(state, BEN, equites=2, stone=2)

    table = asked(prepare, seats=2)
    before = [table.view(who) for who in (None, BEN)]
    table.answer(ANN, ["equites", "stone"])
    assert [table.view(who) for who in (None, BEN)] == before
    table.answer(ANN, ["equites", "equites"])
    table.answer(BEN, ["equites"])
    assert table.view(None)["rome"]["given"][ANN]["tokens"] == {"equites": 2}, "the last word counted"


def test_ruling_69_contributions_lie_on_the_table_until_rewards_are_given():
    """Marmor's first place climbs to space IV of Patricius: its Marble is not one of those just given."""

    def prepare(state):
        own(state, ANN, marble=3)
        gone(state, "marble")
        state.players[ANN].prestige[PATRICIUS] = 2

    table = asked(prepare, seats=2, card="marmor")
    table.answer(ANN, ["marble"] * 3)
    assert table.over, "Ben is fourth, but has no Prestige to lose, so nothing is asked"
    assert seat(table, ANN)["prestige"][PATRICIUS] == 4 and seat(table, ANN)["goods"]["marble"] == 0
    assert table.view(None)["reserve"]["marble"] == 3


@pytest.mark.parametrize("card, worth", [("saxum", 2), ("oleum", 1), ("marmor", 0)])
def test_ruling_a12_what_an_amphora_counts_is_on_the_card(card, worth):
    table = asked(lambda state: own(state, ANN, amphora=1, marble=1, stone=1), seats=2, card=card)
    assert ("amphora" in keys(table, ANN)) == bool(worth)
    table.answer(ANN, ["amphora"] if worth else ["marble"])
    assert table.view(None)["rome"]["given"][ANN]["resource"] == (worth or 1)


def test_ruling_a8_rewards_count_in_the_same_check_of_happiness():
    """Saxum's second place is 1 Well-being: Register 6, Happiness 5 and 1 more leave nothing to pay."""

    def prepare(state):
        state.rome = "saxum"
        own(state, ANN, stone=3, legionaries=1, offering2=1)
        own(state, BEN, stone=2, legionaries=1, offering2=1)
        state.players[BEN].register = 6

    def script(state):
        yield from rome.rome_demands(state)
        yield from upkeep.check_happiness(state)

    table = staged(script, prepare, seats=2)
    table.answer(ANN, ["stone"] * 3 + ["legionaries", "offering2"])
    table.answer(BEN, ["stone"] * 2 + ["legionaries", "offering2"])
    if not table.over:
        table.answer(ANN, SERVORUM)
    assert seat(table, BEN)["wellbeing"] == 6 and seat(table, BEN)["riots"] == 0


# The end (55-59)


def ended(prepare, seats=3):
    return staged(at_once(ending.end), prepare, seats=seats, decade=3)


def test_rulings_56_and_57_equally_rich_gain_nothing_and_without_riots_nobody_loses():
    def prepare(state):
        for who in (ANN, BEN):
            own(state, who, denarii=7)
            state.gain_senators(who, "troops", 2)

    table = ended(prepare)
    assert [line["sources"] for line in table.view(None)["scores"]] == [{"troops": 2}, {"troops": 2}, {}]


def test_ruling_58_losses_come_after_gains_and_stop_at_none():
    def prepare(state):
        state.gain_senators(ANN, "rome", -1)
        state.players[ANN].last_riots = 1
        state.players[ANN].senator_tokens = [PATRICIUS]
        state.players[BEN].last_riots = 2
        own(state, CAT, denarii=1)

    table = ended(prepare)
    assert table.result.scores == [0, 0, 1], "Ann: one gained, two lost; Ben: two lost"


def test_ruling_59_tracks_ahead_of_the_other_tied_players_then_turn_order():
    def prepare(state, ann, ben, order):
        for who, prestige in ((ANN, ann), (BEN, ben), (CAT, (12, 12, 12))):
            state.players[who].prestige = dict(zip((SERVORUM, PLEBEIUS, PATRICIUS), prestige, strict=True))
        for who in (ANN, BEN):
            state.gain_senators(who, "troops", 2)
        state.order = order

    for ann, ben, order, winner in (
        ((5, 5, 1), (4, 4, 9), [BEN, ANN, CAT], ANN),
        ((5, 4, 3), (4, 5, 3), [BEN, ANN, CAT], BEN),
        ((5, 4, 3), (4, 5, 3), [CAT, ANN, BEN], ANN),
    ):
        table = ended(lambda state, ann=ann, ben=ben, order=order: prepare(state, ann, ben, order))
        assert table.result.winners == [winner]
        assert [line["ahead"] is not None for line in table.view(None)["scores"]] == [True, True, False]
    apart = ended(lambda state: state.gain_senators(CAT, "troops", 3))
    assert all(line["ahead"] is None for line in apart.view(None)["scores"]), "equal for less breaks no tie"


def test_politics_gives_a_senator_to_whoever_is_alone_ahead():
    def prepare(state):
        state.players[ANN].prestige = {SERVORUM: 5, PLEBEIUS: 5, PATRICIUS: 0}
        state.players[BEN].prestige = {SERVORUM: 4, PLEBEIUS: 5, PATRICIUS: 0}
        state.players[ANN].merchant = False

    table = staged(at_once(ending.politics), prepare)
    gained = [[each["from"] for each in seat(table, who)["senators"]] for who in range(3)]
    assert gained == [[SERVORUM], [], []] and seat(table, ANN)["merchant"]


# Order and set-up (68, 70, 71, A17, A18)


def test_rulings_68_and_a17_cards_are_chosen_in_secret_and_taken_from_the_last_player_round():
    table = new(3, "cards", start_player=ANN)
    assert table.sealed and set(table.waiting) == {ANN, BEN, CAT}
    before = table.view(CAT)
    for who in (ANN, BEN):
        table.answer(who, table.sample(who, table.chance.__class__("any")))
    assert table.view(CAT) == before
    table.answer(CAT, table.sample(CAT, table.chance.__class__("any")))
    assert table.view(None)["phase"] in ("basics", "actions")
    starts = [line.sentence[1]["who"] for line in table.journal(None) if line.sentence[0] == "starts"]
    assert starts == [CAT, BEN, ANN][: len(starts)] and starts


def test_rulings_a17_and_10_a_free_specialist_pays_first_in_the_first_peculium():
    table = new(2, "free", quick_start=True, start_player=ANN)
    while table.view(None)["phase"] == "basics":
        who = table.waiting[0]
        raw = "red" if table.prompt(who).key == "specialist" else ["wood", "stone", "food", "tool"]
        table.answer(who, raw)
    assert [seat(table, who)["tokens"]["velites"] for who in (ANN, BEN)] == [1, 1], "of the Peculium, and not before"
    assert [seat(table, who)["denarii"] for who in (ANN, BEN)] == [5, 6] and seat(table, ANN)["register"] == 4


def test_ruling_70_the_last_of_something_goes_by_turn_order():
    def prepare(state):
        state.order = [BEN, ANN, CAT]
        for who in (ANN, BEN):
            own(state, who, ready=("green",))
        gone(state, "amphora", 1)

    def script(state):
        for who in state.order:
            yield from peculium(state, who)

    table = staged(script, prepare)
    assert [seat(table, who)["goods"]["amphora"] for who in (ANN, BEN)] == [0, 1]


def test_rulings_70_and_15_the_last_counters_go_by_turn_order_whoever_answers_first():
    def prepare(state):
        state.riots = 1
        for who in (ANN, BEN):
            own(state, who, denarii=1, amphora=1)
            state.players[who].register, state.players[who].happiness = 9, 5

    for first, second in ((ANN, BEN), (BEN, ANN)):
        table = staged(upkeep.check_happiness, prepare, seats=2)
        table.answer(first, "1-0-0")
        table.answer(second, "1-0-0")
        assert [seat(table, who)["counters"] for who in (ANN, BEN)] == [1, 0]
        assert [seat(table, who)["riots"] for who in (ANN, BEN)] == [3, 3]


def test_ruling_71_nobody_falls_below_nothing():
    table = staged(brings({"denarii": -2, "prestige": {PATRICIUS: -1}}), lambda state: own(state, ANN, denarii=1))
    assert seat(table, ANN)["denarii"] == 0 and seat(table, ANN)["prestige"][PATRICIUS] == 0


# What only playing brought up (A2-A21)


def test_ruling_a4_insulae_come_from_the_left_each_with_its_bonus():
    """Plebeius as in T12, one Insula gone: the second brings Well-being, the third the Register."""

    def prepare(state):
        own(state, ANN, workers=3, denarii=6, tool=1, stone=1, marble=2)
        tile(state, "schola", PLEBEIUS, "f2 r0")
        tile(state, "herbarium", PLEBEIUS, "e2 r0")
        state.players[ANN].insulae[PLEBEIUS] = 1

    table = staged(turns(ANN), prepare, seats=4)
    land, steps = table.state.box.lands[PLEBEIUS], ["build", "forum", PLEBEIUS]
    wanted = land.cells(["h4", "h5", "h6", "i4", "i6"])
    steps.append(next(at for at in keys(table, ANN, steps) if land.positions["U5"][at] == wanted))
    while prompt := table.prompt(ANN, steps):
        steps.append("h3" if prompt.key == "chain" else next(iter(prompt.options)))
    table.answer(ANN, steps)
    me = seat(table, ANN)
    assert (me["insulae"][PLEBEIUS], me["wellbeing"], me["register"], me["workers"]) == (3, 6, 5, 1)


def test_ruling_a15_after_the_last_round_there_is_no_rebellion():
    def prepare(state):
        state.round = 8
        for district in (SERVORUM, PLEBEIUS, PATRICIUS):
            tile(state, "odeum", district, riot=True)
        state.gain_senators(BEN, "troops", 1)

    def script(state):
        yield from end_decade(state)
        return ending.end(state)

    table = staged(script, prepare, decade=3)
    assert not table.view(None)["rebellion"] and table.result.winners == [BEN]


def test_ruling_a16_two_players_and_two_districts_in_revolt():
    def prepare(state):
        for district in (SERVORUM, PATRICIUS):
            tile(state, "odeum", district, riot=True)
            tile(state, "schola", district)

    table = staged(riot_phase, prepare, seats=2)
    assert set(keys(table, BEN)) == {"schola-servorum", "schola-patricius"}
    table.answer(BEN, "schola-servorum")
    assert table.over and standing(table, PATRICIUS) == ["ODEUM", "SCHOLA"], "Ann had no choice"


def test_ruling_a18_where_one_kind_is_gone_others_are_taken():
    def prepare(state):
        for what, left in (("tool", 0), ("wood", 1)):
            gone(state, what, left)

    table = staged(lambda state: take_basics(state, ANN, 4), prepare)
    assert set(keys(table, ANN)) == {"wood", "stone", "food"}
    assert refused(table, ANN, ["wood", "wood", "stone", "stone"]) and refused(table, ANN, ["stone"] * 3)
    assert refused(table, ANN, ["tool"] * 4) == "The reserve has no Tools left."
    table.answer(ANN, ["wood", "stone", "stone", "food"])
    assert seat(table, ANN)["goods"]["stone"] == 2


def test_ruling_a5_what_would_change_nothing_is_refused():
    def prepare(state):
        own(state, ANN, workers=9, denarii=9, wood=2, stone=2)
        for building in ("ludus", "basilica", "praefecturae", "templum"):
            tile(state, building, PATRICIUS)
        state.players[ANN].register = 10
        state.players[ANN].prestige = dict.fromkeys((SERVORUM, PLEBEIUS, PATRICIUS), 12)
        state.senator_tokens["basilica"] = 0
        gone(state, "offering2")
        gone(state, "velites")

    table = staged(turns(ANN), prepare, seats=4)
    assert "activate" not in keys(table, ANN) and "build" in keys(table, ANN)


def test_ruling_a6_building_may_come_down_to_no_worker_and_activating_never():
    def prepare(state):
        own(state, ANN, workers=0, denarii=2, wood=1, stone=1)
        state.players[ANN].tokens = [state.box.monuments["moenia"].token]

    table = staged(turns(ANN), prepare, seats=4)
    assert "build" in keys(table, ANN), "2 Workers, 1 less in Servorum, 1 less by the Moenia"
    assert "produce" not in keys(table, ANN) and "portum" not in keys(table, ANN)


def ability(state, who, key):
    state.players[who].character = state.box.abilities[key]


def test_ruling_a20_annaeus_takes_one_off_first_and_never_the_last():
    def prepare(state):
        own(state, ANN, workers=1)
        ability(state, ANN, "annaeus")
        tile(state, "templum", PLEBEIUS)
        state.players[ANN].merchant = False

    table = staged(turns(ANN), lambda state: [prepare(state), own(state, ANN, workers=0, ready=("purple",))])
    table.answer(ANN, ["activate"])
    assert seat(table, ANN)["tokens"]["offering2"] == 1, "3 Workers, 1 less, and the priest is two"
    assert seat(table, ANN)["character"]["spent"]
    table = staged(turns(ANN, ANN), prepare)
    table.answer(ANN, ["produce", "wood-2"])
    assert seat(table, ANN)["goods"]["wood"] == 3 and seat(table, ANN)["character"]["spent"]


def test_ruling_a19_domitia_waits_until_she_is_called():
    def prepare(state):
        own(state, ANN, denarii=3, workers=1)
        ability(state, ANN, "domitia")

    table = staged(turns(ANN), prepare)
    assert "character" in keys(table, ANN)
    table.answer(ANN, ["character"])
    assert seat(table, ANN)["tokens"]["velites"] == 1 and seat(table, ANN)["denarii"] == 0
    assert "character" not in keys(table, ANN)


def test_ruling_a21_a_trade_must_trade_something():
    table = staged(turns(ANN), lambda state: own(state, ANN, wood=2, denarii=9))
    assert "done" not in keys(table, ANN, ["merchant"])
    empty = staged(turns(ANN), lambda state: own(state, ANN, workers=1))
    assert "merchant" not in keys(empty, ANN)


def test_acilius_denarius_is_his_before_he_buys():
    def prepare(state):
        stalls(state, wood=(1, 2))
        own(state, ANN, denarii=0)
        ability(state, ANN, "acilius")
        own(state, ANN, workers=1)

    table = staged(turns(ANN), prepare)
    steps = ["merchant"]
    while prompt := table.prompt(ANN, steps):
        steps.append("buy-wood" if prompt.key == "trade" and "buy-wood" in prompt.options else "done")
    table.answer(ANN, steps)
    assert seat(table, ANN)["goods"]["wood"] == 1 and seat(table, ANN)["denarii"] == 0


def test_confarreatio_takes_any_goods_marble_too_and_an_amphora_for_two():
    def prepare(state):
        own(state, ANN, wood=1, stone=1, food=1, tool=1, marble=1, amphora=1)

    table = asked(prepare, seats=2, card="confarreatio")
    table.answer(ANN, ["wood", "stone", "food", "tool", "marble", "amphora"])
    assert table.view(None)["rome"]["given"][ANN]["resource"] == 7
