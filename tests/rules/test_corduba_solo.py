"""Alone against Caepio: the rulebook's examples and our rulings, each by its name."""

from random import Random

import pytest

from rules.chance import Chance
from rules.corduba import solo_turn
from rules.corduba.land import each
from rules.corduba.producing import blocked_by
from rules.corduba.riots import cause, hand_out, lose_wellbeing, spread
from rules.corduba.solo_market import cards as market_cards
from rules.corduba.solo_market import trade
from rules.corduba.solo_rome import contribution
from rules.corduba.upkeep import return_goods
from tests.rules import corduba_slow as slow
from tests.rules.corduba_alone import (
    ANN,
    CAEPIO,
    COMPONENTS,
    build,
    building,
    caepio,
    cards,
    give,
    laid_out,
    run,
    seed_where,
    told,
    turn,
)

VALUES = {"velites": 2, "legionaries": 3, "equites": 4}
MAPS = {key: tuple(entry["map"]) for key, entry in COMPONENTS["districts"].items()}


# The rulebook's Action cards


def test_round_1_of_the_example_turn_1_wood_then_food_then_the_next_row():
    """677: two Workers to the Wood, 3 Wood; if Ann is there, to the Food; if she is there, too, he constructs."""
    state = laid_out()
    cards(state, "i-01")
    assert turn(state)[-1] == "Caepio sends 2 Workers to Wood and takes 3 Wood."
    assert state.slots["wood-2"] == CAEPIO and state.players[CAEPIO].goods["wood"] == 3
    assert blocked_by(state, state.box.slots["wood-1"]) == CAEPIO, "as with two players"
    state = laid_out()
    cards(state, "i-01")
    state.slots["wood-1"] = ANN
    assert turn(state)[-1] == "Caepio sends 2 Workers to Food and takes 3 Food."
    state = laid_out()
    cards(state, "i-01")
    state.slots["wood-1"] = state.slots["food-2"] = ANN
    assert "and builds" in turn(state)[-1]
    assert caepio(state).row == 2


def test_round_1_of_the_example_turns_2_and_3():
    """677: he constructs a building of Decade I; then Stone with one Worker, or the Portum if Ann is there."""
    stone, portum = "Caepio sends 1 Worker to Stone and takes 1 Stone.", "Caepio goes to the Portum: +1 D."
    for there, said in ((None, stone), (ANN, portum)):
        state = laid_out()
        cards(state, "i-01")
        turn(state)
        turn(state)
        (built,) = caepio(state).constructed
        assert COMPONENTS["buildings"][built]["deck"] == 1
        state.slots["stone-2"] = there
        denarii = state.players[CAEPIO].denarii
        assert turn(state)[-1] == said
        assert state.players[CAEPIO].denarii == denarii + (there is ANN)


def test_t21_round_1_of_the_example_card_2():
    """679: no Santuarium, so any building; the Legionaries' slot is free; nothing is left to activate: he passes."""
    state = laid_out()
    build(state, ANN, "odeum", "servorum")
    cards(state, "i-02")
    caepio(state).drawn.append("i-01")
    caepio(state).row = 3
    assert turn(state) == [
        "Caepio draws card I-02: (1) Santuarium or any building, (2) Castra for Legionaries or Castra for Velites, "
        "(3) Herbarium, (4) any building.",
        "Caepio draws Odeum in Pars Servorum and activates it: +1 Well-being.",
    ]
    assert turn(state) == ["Caepio trains in the Castra: +1 Legionaries."]
    assert state.castra == {"velites": None, "legionaries": CAEPIO, "equites": None}
    assert turn(state) == ["Caepio passes, and has place 1 next round."]
    assert state.passed == [CAEPIO]


def test_round_2_of_the_example_card_1():
    """681: Velites; three Workers to the Marble, where only one is left; any building; a sale and a purchase."""
    state = laid_out()
    build(state, ANN, "odeum", "servorum")
    state.reserve["marble"] = 1
    cards(state, "i-03")
    assert turn(state)[-1] == "Caepio trains in the Castra: +1 Velites."
    assert turn(state)[-1] == "Caepio sends 3 Workers to Marble and takes 1 Marble."
    assert turn(state)[-1] == "Caepio draws Odeum in Pars Servorum and activates it: +1 Well-being."
    assert turn(state)[-1].startswith("Caepio goes to the Macellum: 1 Marble sold for 5 D")
    assert caepio(state).drawn == ["i-03"]


def test_round_2_of_the_example_card_2():
    """683: Stone and Wood are taken, so he goes down a row and constructs; Food is taken: the Portum; he passes."""
    state = laid_out()
    caepio(state).drawn.append("i-03")
    caepio(state).row = 4
    cards(state, "i-04")
    state.slots["stone-1"] = state.slots["wood-2"] = state.slots["food-1"] = ANN
    assert "and builds" in turn(state)[-1]
    assert turn(state) == ["Caepio goes to the Portum: +1 D."]
    assert turn(state) == ["Caepio passes, and has place 1 next round."]


def test_t21_tributum_with_die_3():
    """699: Plebeius by the die; as many Insulae as possible; +1 Prestige; its action, blocked; the others are gone."""
    state = laid_out(seed=seed_where(lambda chance: chance.roll("caepio die", 1, 6) == 3))
    building(state, "tributum")
    cards(state, "i-10")
    said = turn(state)[-1]
    assert said.startswith("Caepio rolls 3, Pars Plebeius, and builds Tributum Procurator in Pars Plebeius: at ")
    part, player = state.parts["plebeius"], state.players[CAEPIO]
    tile = part.tile("tributum")
    assert tile and tile.used == (CAEPIO, solo_turn.ACTIVATED)
    assert player.insulae["plebeius"] == most_insulae("plebeius", "I3")
    assert player.prestige == {"servorum": 2, "plebeius": 3, "patricius": 2}
    assert player.denarii == 3
    assert not any("tributum" in each.available for each in state.parts.values())
    assert caepio(state).constructed == ["tributum"]
    assert "tributum" not in caepio(state).buildings[1].cards


def most_insulae(district, shape, built=frozenset()):
    """By the slow checker: the most own Insulae that any position takes."""
    rows, printed = MAPS[district], tuple(COMPONENTS["shapes"][shape])
    _, free = slow.places(rows, printed, set(built))
    alone = {at: slow.isolated(rows, set(built) | tile) for at, tile in free.items()}
    return max(sum(bool(slow.neighbours(rows, cell) & free[at]) for cell in cells) for at, cells in alone.items())


def test_he_always_takes_most_insulae():
    """687, against plain sets, on boards of Ann's; what his row does not hold counts no more."""
    rolls = Random("most")
    for number in range(12):
        state = laid_out(seed=f"most {number}")
        for key in rolls.sample(["herbarium", "odeum", "schola", "cudendum", "santuarium"], 3):
            build(state, ANN, key, rolls.choice(["servorum", "plebeius", "patricius"]))
        before = {key: plain(state, key) for key in state.parts}
        building(state, "fabrum")
        cards(state, "i-10")
        turn(state)
        district = next(key for key, part in state.parts.items() if part.tile("fabrum"))
        assert state.players[CAEPIO].insulae[district] == min(6, most_insulae(district, "L4", before[district]))


def plain(state, district):
    columns = state.box.lands[district].columns
    return {divmod(cell.bit_length() - 1, columns) for cell in each(state.parts[district].filled)}


# The Macellum


def test_the_example_of_the_macellum():
    """727: the first card sells Food, which he has not; the next Stone, which he sells; the third buys Wood."""
    deck = [key for key, card in COMPONENTS["caepio"]["cards"].items() if key != "source" and card["decade"] == 2]

    def as_told(chance):
        return chance.shuffled("caepio trades", deck)[:3] == ["ii-01", "ii-02", "ii-03"]

    state = laid_out(seed=seed_where(as_told))
    give(state, CAEPIO, stone=1, marble=1)
    reserve = dict(state.reserve)
    trade(state, 1, 1)
    assert told(state) == [
        "Caepio sells 1 Stone for 2 D (Stone now 1).",
        "Caepio takes 1 Wood; the price is 3 now.",
    ]
    stone, wood = state.stalls["stone"], state.stalls["wood"]
    assert (stone.stock, stone.price, state.reserve["stone"]) == (2, 1, reserve["stone"] + 1), "its stall was full"
    assert (wood.stock, wood.price) == (1, 3), "the price rises though one is left (ruling 61)"
    assert state.players[CAEPIO].goods["wood"] == 1 and state.players[CAEPIO].denarii == 2, "and he pays nothing"


def test_286_what_he_has_sold_he_does_not_buy_in_the_same_action():
    """The Stone he sells is the only ware left to buy: he buys nothing, and buys it when he has sold nothing."""
    for sales, told_of in (
        (1, ["Caepio sells 1 Stone for 2 D (Stone now 1)."]),
        (0, ["Caepio takes 1 Stone; the price is 3 now."]),
    ):
        state = laid_out(decade=3)
        for what, stall in state.stalls.items():
            stall.stock = int(what == "stone")
        give(state, CAEPIO, stone=1)
        trade(state, sales, 1)
        assert told(state) == told_of


def test_62_the_market_goes_by_the_next_decades_cards_and_by_the_second_in_the_third():
    for decade, goes_by in ((1, "ii"), (2, "iii"), (3, "ii")):
        state = laid_out(decade=decade)
        found = market_cards(state, caepio(state))
        assert {key.split("-")[0] for key in found} == {goes_by} and len(found) == 10


def test_62_and_s10_without_a_sale_or_purchase_he_goes_on():
    state = laid_out()
    caepio(state).drawn.append("i-03")
    caepio(state).row = 3
    for stall in state.stalls.values():
        stall.stock = 0
    cards(state, "i-04")
    assert turn(state)[-1] == "Caepio sends 2 Workers to Stone and takes 3 Stone.", "nothing to sell, nothing to buy"


# Building


def test_63_an_empty_deck_cannot_be_built_from():
    state = laid_out()
    cards(state, "i-10")
    caepio(state).buildings[1].cards.clear()
    assert turn(state)[-1] == "Caepio sends 2 Workers to Wood and takes 3 Wood.", "no building, so on to the third row"


def test_63_a_full_district_sends_him_on_clockwise():
    state = laid_out(seed=seed_where(lambda chance: chance.roll("caepio die", 1, 6) == 6))
    cards(state, "i-10")
    for full, then in (("patricius", "servorum"), ("servorum", "plebeius")):
        state.parts[full].filled = state.box.lands[full].everything
        again = laid_out(seed=seed_where(lambda chance: chance.roll("caepio die", 1, 6) == 6))
        cards(again, "i-10")
        for key, part in again.parts.items():
            part.filled = state.parts[key].filled
        assert "rolls 6, Pars Patricius, and builds" in turn(again)[-1]
        assert again.parts[then].tiles


def test_63_what_fits_nowhere_is_no_action_and_its_card_stays():
    state = laid_out()
    cards(state, "i-10")
    for key, part in state.parts.items():
        part.filled = state.box.lands[key].everything
    left = len(caepio(state).buildings[1])
    assert turn(state)[-1] == "Caepio sends 2 Workers to Wood and takes 3 Wood."
    assert len(caepio(state).buildings[1]) == left and not caepio(state).constructed


def test_63_neutral_insulae_cost_him_nothing():
    """As in T12, no place of a Forum in Plebeius is beside Schola and Herbarium: one neutral Insula, for nothing."""
    state = laid_out(decade=2, seed=seed_where(lambda chance: chance.roll("caepio die", 1, 6) == 4))
    state.parts["plebeius"].filled = state.box.lands["plebeius"].cells(["f2", "g2", "h2", "i2", "e2", "e3", "f3"])
    building(state, "forum")
    cards(state, "ii-01")
    said = turn(state)[-1]
    assert "builds Forum in Pars Plebeius" in said and "neutral Insulae at" in said
    assert state.players[CAEPIO].denarii == 0


# Goods, and whose they are


def test_645_goods_go_back_and_denarii_troops_and_offerings_stay():
    state = laid_out(level="consul")
    give(state, CAEPIO, wood=3, marble=1, legionaries=1, offering2=1)
    state.earn(CAEPIO, 4)
    reserve = dict(state.reserve)
    return_goods(state, caepio(state))
    player = state.players[CAEPIO]
    assert {key: many for key, many in player.goods.items() if many} == {"legionaries": 1, "offering2": 1}
    assert player.denarii == 4
    assert (state.reserve["wood"], state.reserve["marble"]) == (reserve["wood"] + 3, reserve["marble"] + 1)


def test_67_each_action_after_he_has_passed_brings_him_a_denarius():
    state = laid_out()
    run(solo_turn.look_on(state, ANN))
    assert state.players[CAEPIO].denarii == 0
    state.passed.append(CAEPIO)
    run(solo_turn.look_on(state, ANN))
    assert state.players[CAEPIO].denarii == 1
    state.passed.append(ANN)
    run(solo_turn.look_on(state, ANN))
    assert state.players[CAEPIO].denarii == 1, "passing is no action"


def test_s9_his_specialists_come_in_his_order_and_bring_nothing():
    state = laid_out(decade=2)
    build(state, ANN, "librarium", "servorum")
    cards(state, "ii-06")
    assert turn(state)[-1] == "Caepio activates Librarium in Pars Servorum: Legionarius unlocked."
    player = state.players[CAEPIO]
    assert player.unlocked == ["red"] and player.goods["velites"] == 0


def test_s9_the_basilica_moves_him_in_his_two_lowest_districts():
    state = laid_out(decade=3)
    build(state, ANN, "basilica", "patricius")
    state.players[CAEPIO].prestige = {"servorum": 5, "plebeius": 7, "patricius": 2}
    cards(state, "iii-02")
    turn(state)
    assert state.players[CAEPIO].prestige == {"servorum": 6, "plebeius": 7, "patricius": 3}


def test_s11_a_building_in_riot_or_in_use_is_drawn_again():
    state = laid_out()
    for key in ("odeum", "schola", "tributum"):
        build(state, ANN, key, "servorum")
    for key, how in (("odeum", {"riot": True}), ("schola", {"used": (ANN, "a")})):
        tile = state.parts["servorum"].tile(key)
        assert tile
        for name, value in how.items():
            setattr(tile, name, value)
    cards(state, "i-08")
    assert turn(state)[-1] == "Caepio draws Tributum Procurator in Pars Servorum and activates it: +3 D.", "not Odeum"


def test_s12_a_short_reserve_gives_what_there_is():
    state = laid_out()
    build(state, ANN, "fabrum", "plebeius")
    state.reserve["stone"] = 0
    cards(state, "i-05")
    turn(state)
    assert turn(state)[-1] == "Caepio activates Fabrum Corporatorum in Pars Plebeius: +1 Wood."
    state.reserve["offering1"] = 0
    build(state, ANN, "santuarium", "plebeius")
    cards(state, "i-09")
    caepio(state).row = 9
    turn(state)
    assert turn(state)[-1] == "Caepio activates Santuarium in Pars Plebeius."


def test_s10_no_goods_or_troops_in_the_reserve_no_action():
    state = laid_out()
    cards(state, "i-03")
    state.reserve["velites"] = state.reserve["marble"] = 0
    build(state, ANN, "odeum", "servorum")
    assert turn(state)[-1] == "Caepio draws Odeum in Pars Servorum and activates it: +1 Well-being."


# Riots


def test_661_one_card_for_each_district_in_revolt_wherever_it_stands():
    """S3: the building drawn may stand in a calm District."""
    state = laid_out()
    build(state, ANN, "odeum", "servorum")
    build(state, ANN, "schola", "plebeius")
    build(state, ANN, "praefecturae", "patricius")
    tile = state.parts["servorum"].tile("odeum")
    assert tile
    tile.riot = True
    run(spread(state))
    assert state.parts["plebeius"].revolt, "the only building left with a card"
    run(spread(state))
    assert not state.parts["patricius"].revolt, "the Praefecturae have no card"


def test_664_anns_riots_fall_on_cards_drawn_and_74_go_back_if_there_is_none():
    state = laid_out()
    build(state, ANN, "odeum", "servorum")
    cause(state, ANN, 2, "unpaid")
    assert state.players[ANN].counters == 2 and state.riots == 13
    run(hand_out(state))
    assert state.parts["servorum"].revolt and state.riots == 14
    assert state.players[ANN].counters == 0


def test_66_his_riots_cost_well_being_and_are_anns_to_place():
    state = laid_out()
    build(state, ANN, "odeum", "servorum")
    cause(state, CAEPIO, 1, "troops")
    assert state.players[CAEPIO].riots == 3, "EDIL begins with 2"
    lose_wellbeing(state)
    assert state.players[CAEPIO].wellbeing == 3
    run(hand_out(state))
    assert state.players[ANN].received == 1


# Rome


def test_t19_two_velites_and_a_legionary_against_two_velites():
    """741: the minimum is 2 and Ann can give 4, so he gives 5."""
    assert sorted(contribution({"velites": 2, "legionaries": 1}, VALUES, 2, 4)) == ["legionaries", "velites"]


def test_743_nothing_he_has_is_more_than_three_legionaries():
    """743: Decade II; he has 7, Ann 9: he gives one unit of Legionaries, the minimum."""
    assert contribution({"velites": 2, "legionaries": 1}, VALUES, 3, 9) == ["legionaries"]


@pytest.mark.parametrize(
    ("held", "least", "rival", "given"),
    [
        ({"velites": 1}, 3, 0, ["velites"]),
        ({}, 2, 0, []),
        ({"velites": 2, "equites": 1}, 4, 0, ["velites", "velites"]),
        ({"velites": 2, "equites": 1}, 2, 3, ["velites", "velites"]),
        ({"legionaries": 2, "equites": 1}, 4, 6, ["equites", "legionaries"]),
        ({"equites": 1}, 2, 4, ["equites"]),
    ],
)
def test_65_the_smallest_that_is_more_then_the_smallest_that_will_do_then_all(held, least, rival, given):
    assert sorted(contribution(held, VALUES, least, rival)) == given


def test_65_against_all_he_could_give():
    """Every way he could give, tried one by one."""
    rolls = Random("fists")
    for _ in range(300):
        held = {each: rolls.randrange(4) for each in VALUES}
        least, rival = rolls.randrange(2, 5), rolls.randrange(12)
        given = contribution(held, VALUES, least, rival)
        worth = sum(VALUES[each] for each in given)
        sums = {
            a * 2 + b * 3 + c * 4
            for a in range(held["velites"] + 1)
            for b in range(held["legionaries"] + 1)
            for c in range(held["equites"] + 1)
        }
        more = [value for value in sums if value >= max(least, rival + 1)]
        enough = [value for value in sums if value >= least]
        assert worth == (min(more) if more else min(enough) if enough else max(sums))


# Decks


def test_53_seventeen_buildings_have_a_card():
    state = laid_out()
    assert [len(deck) for deck in caepio(state).buildings.values()] == [7, 7, 3]
    assert [len(deck) for deck in caepio(state).actions.values()] == [10, 10, 10]


def test_759_what_was_not_built_goes_into_the_next_decades_deck():
    state = laid_out()
    build(state, ANN, "odeum", "servorum")
    build(state, ANN, "forum", "plebeius")
    assert caepio(state).constructed == ["odeum", "forum"]
    caepio(state).end_decade(state.chance, 1)
    second, third = caepio(state).buildings.values()
    assert (len(second), len(third)) == (6 + 6, 3)
    assert "forum" not in second.cards and "odeum" not in second.cards
    third.cards.clear()
    caepio(state).end_decade(state.chance, 2)
    assert len(caepio(state).buildings[3]) == 6 + 6, "into an empty deck, too"


def test_s4_he_finishes_both_cards_alone():
    state = laid_out()
    state.passed.append(ANN)
    turns = 0
    while CAEPIO not in state.passed:
        turn(state)
        turns += 1
    assert len(caepio(state).drawn) == 2 and turns >= 4
    assert state.passed == [ANN, CAEPIO]


def test_a_chance_of_its_own_for_each_lot():
    """Everything of chance can be proved: same seed, same game of his."""
    plays = []
    for _ in range(2):
        state = laid_out(seed="proved")
        while CAEPIO not in state.passed:
            turn(state)
        plays.append(told(state))
    assert plays[0] == plays[1]
    assert Chance("proved").roll("caepio die", 1, 6) in range(1, 7)
