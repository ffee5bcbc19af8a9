"""Each character of the Family cards and each Monument's token does what is printed on it, as often as that says."""

import pytest

from rules.corduba import ending, rome, upkeep
from rules.corduba.constructing import raise_monument
from rules.corduba.effects import bring
from rules.corduba.inheritance import start_family
from rules.corduba.monuments import Raise
from rules.corduba.payment import Sent
from rules.corduba.play import peculium
from tests.rules.corduba_tables import (
    ANN,
    BEN,
    CAT,
    PATRICIUS,
    PLEBEIUS,
    SERVORUM,
    gone,
    journal,
    keys,
    own,
    seat,
    staged,
    stalls,
    standing,
    tile,
    turns,
)


def of(key, **things):
    """Ann has this character, and these things; her Merchant is away, so that turns end with their action."""

    def prepare(state):
        state.players[ANN].character = state.box.abilities[key]
        state.players[ANN].merchant = False
        own(state, ANN, **things)

    return prepare


def both(*prepares):
    def prepare(state):
        for each in prepares:
            each(state)

    return prepare


def stands(building, district=SERVORUM):
    return lambda state: tile(state, building, district)


def follow(table, who=ANN, **chosen):
    """Answer by these keys of questions, elsewhere by the first option."""
    steps = []
    while prompt := table.prompt(who, steps):
        steps.append(chosen[prompt.key] if prompt.key in chosen else next(iter(prompt.options)))
    table.answer(who, steps)


def end_round(state):
    """All have passed, in the order they had."""
    state.passed = list(state.order)
    upkeep.end_round(state)


def spent(table):
    return seat(table, ANN)["character"]["spent"]


# Characters


def test_l_annaeus_once_a_round_sends_a_worker_less_and_is_ready_again_at_its_end():
    def script(state):
        yield from turns(ANN, ANN)(state)
        end_round(state)

    table = staged(script, of("annaeus", workers=3), seats=3)
    follow(table, what="produce", slot="wood-2")
    assert seat(table, ANN)["workers"] == 2 and spent(table)
    follow(table, what="produce", slot="stone-2")
    assert seat(table, ANN)["workers"] == 0 + 4 and not spent(table)


def test_helvia_has_two_less_to_cover():
    """Register 4, Happiness 1: 3 are due, less 2."""

    def prepare(state):
        of("helvia", denarii=1)(state)
        state.players[ANN].happiness = 1

    table = staged(upkeep.check_happiness, prepare, seats=2)
    assert table.over and seat(table, ANN)["denarii"] == 0 and seat(table, ANN)["riots"] == 0


def test_acilius_takes_a_denarius_and_buys_for_one_less_but_not_for_nothing():
    def prepare(state):
        of("acilius", denarii=2)(state)
        state.players[ANN].merchant = True
        stalls(state, wood=(2, 3), food=(1, 1))

    table = staged(turns(ANN), prepare, seats=2)
    table.answer(ANN, ["merchant", "buy-wood", "buy-food"])
    assert seat(table, ANN)["denarii"] == 2 + 1 - 2 - 1


def test_acilia_may_take_one_more_out_of_the_macellum_without_a_price_moving():
    for chosen, wood, stock in (("yes", 2, 1), ("no", 1, 2)):
        table = staged(turns(ANN), both(of("acilia", workers=1), lambda state: stalls(state, wood=(2, 2))), seats=2)
        follow(table, what="produce", slot="wood-1", send=[], extra=chosen)
        stall = table.view(None)["macellum"]["wood"]
        assert (seat(table, ANN)["goods"]["wood"], stall["stock"], stall["price"]) == (wood, stock, 2)
        assert spent(table) == (chosen == "yes")


def test_c_iulius_takes_four_denarii_after_paying_once_a_decade():
    def script(state):
        yield from turns(ANN, ANN)(state)
        ending.politics(state)

    prepare = of("iulius", workers=4, denarii=2, wood=2, stone=2)
    table = staged(script, prepare, seats=4)
    follow(table, what="build", building="herbarium", district=SERVORUM)
    assert seat(table, ANN)["denarii"] == 0 + 4 and spent(table)
    while not table.over:
        if table.prompt(ANN).key == "action":
            table.answer(ANN, ["not"])
        else:
            table.answer(ANN, ["pass"])
    assert not spent(table), "ready again in Politics"


def test_iulia_begins_with_two_denarii_and_a_step_of_well_being():
    def prepare(state):
        of("iulia")(state)
        state.players[ANN].family = "iulia"

    table = staged(lambda state: start_family(state, ANN), prepare)
    me = seat(table, ANN)
    assert (me["denarii"], me["wellbeing"], me["happiness"], me["prestige"][PATRICIUS]) == (2, 6, 6, 1)


def test_p_aelius_trains_with_a_worker_less():
    table = staged(turns(ANN), of("aelius", workers=1, food=1), seats=3)
    follow(table, what="castra", troop="legionaries")
    assert seat(table, ANN)["tokens"]["legionaries"] == 1 and seat(table, ANN)["workers"] == 0 and spent(table)


def test_domitia_and_cn_cornelius_are_called_once_a_decade():
    table = staged(turns(ANN), of("domitia", workers=1, denarii=4))
    table.answer(ANN, ["character"])
    assert seat(table, ANN)["denarii"] == 1 and seat(table, ANN)["tokens"]["velites"] == 1
    assert "character" not in keys(table, ANN)
    table = staged(turns(ANN), of("cornelius", workers=1))
    table.answer(ANN, ["character"])
    assert seat(table, ANN)["tokens"]["offering1"] == 1 and spent(table)
    assert "character" not in keys(staged(turns(ANN), of("domitia", workers=1, denarii=2)), ANN), "3 Denarii are needed"


def test_cornelia_needs_a_worker_less_in_purple_buildings_and_takes_a_denarius_each_time():
    table = staged(turns(ANN), both(of("cornelia", workers=1), stands("santuarium")))
    follow(table, what="activate", action="a")
    me = seat(table, ANN)
    assert (me["workers"], me["denarii"], me["tokens"]["offering1"]) == (0, 1, 1) and not spent(table)
    table = staged(turns(ANN), both(of("cornelia", workers=1), stands("ludus")))
    assert "activate" not in keys(table, ANN), "the Ludus is red, and takes two"


def test_sex_marius_takes_a_denarius_for_marble_of_its_space_if_there_is_any():
    for left, denarii in ((6, 1), (0, 0)):
        table = staged(turns(ANN), both(of("marius", workers=2), lambda state, left=left: gone(state, "marble", left)))
        follow(table, what="produce", slot="marble-1", send=[])
        assert seat(table, ANN)["denarii"] == denarii and spent(table) == bool(denarii)


def test_maria_begins_with_a_special_worker_who_comes_back_and_wants_happiness():
    def prepare(state):
        of("maria")(state)
        state.players[ANN].family = "maria"

    def script(state):
        yield from start_family(state, ANN)
        state.players[ANN].special = 0
        end_round(state)

    table = staged(script, prepare)
    assert seat(table, ANN)["special_workers"] == 1 and seat(table, ANN)["upkeep"]["cost"] == 4 + 1


def test_m_valerius_takes_three_denarii_and_quells_a_riot():
    def prepare(state):
        of("valerius", workers=1)(state)
        tile(state, "odeum", PLEBEIUS, riot=True)

    table = staged(turns(ANN), prepare)
    table.answer(ANN, ["character"])
    assert seat(table, ANN)["denarii"] == 3 and standing(table, PLEBEIUS) == ["odeum"]
    assert seat(table, ANN)["prestige"][PLEBEIUS] == 1


def test_valeria_takes_one_denarius_however_many_own_insulae_an_action_places():
    def prepare(state):
        of("valeria", workers=3, denarii=3, tool=1, stone=1, marble=2)(state)
        tile(state, "herbarium", PATRICIUS, "a1 r0")
        tile(state, "tributum", PATRICIUS, "f3 r0")

    table = staged(turns(ANN), prepare, seats=4)
    follow(table, what="build", building="forum", district=PATRICIUS, position="f5 r180", chain="g4")
    assert seat(table, ANN)["insulae"][PATRICIUS] == 2
    assert seat(table, ANN)["denarii"] == 0 + 2 + 1 + 3, "the second Insula 2, Valeria 1, space II of Patricius 3"


def test_a_postumius_may_leave_the_prices_where_they_are():
    for chosen, price in (("yes", 2), ("no", 1)):

        def prepare(state):
            of("postumius", wood=2)(state)
            state.players[ANN].merchant = True
            stalls(state, wood=(0, 2))

        table = staged(turns(ANN), prepare, seats=3)
        steps = ["merchant", chosen]
        while prompt := table.prompt(ANN, steps):
            steps.append(2 if prompt.key == "many" else "sell-wood" if "sell-wood" in prompt.options else "done")
        table.answer(ANN, steps)
        assert table.view(None)["macellum"]["wood"]["price"] == price and spent(table) == (chosen == "yes")


def test_postumia_stores_two_more():
    def prepare(state):
        of("postumia", wood=4, stone=5)(state)
        own(state, BEN, wood=4, stone=5)

    table = staged(upkeep.warehouse, prepare, seats=2)
    assert seat(table, ANN)["warehouse"] == {"held": 9, "limit": 8}
    table.answer(ANN, ["stone"])
    table.answer(BEN, ["stone", "stone", "stone"])
    assert [seat(table, who)["warehouse"]["held"] for who in (ANN, BEN)] == [8, 6]


# Monuments


def raised(key, prepare=None, then=None):
    """A table on which Ann has just raised a Monument for nothing."""

    def script(state):
        yield from raise_monument(state, ANN, Raise(key, (), Sent(0), 0))
        if then:
            yield from then(state)

    return staged(script, prepare)


def test_pons_brings_a_special_worker_who_is_back_each_round_and_wants_nothing():
    def later(state):
        state.players[ANN].special = 0
        end_round(state)
        return
        yield

    table = raised("pons", then=later)
    me = seat(table, ANN)
    assert me["special_workers"] == 1 and me["upkeep"]["cost"] == 4
    assert me["prestige"] == {SERVORUM: 2, PLEBEIUS: 2, PATRICIUS: 0} and me["goods"]["amphora"] == 1


def test_aquaeductus_has_two_less_to_cover_also_beside_helvia():
    def prepare(state):
        state.players[ANN].happiness = 0
        state.players[ANN].wellbeing = 0
        of("helvia")(state)

    table = raised("aquaeductus", prepare, upkeep.check_happiness)
    assert seat(table, ANN)["upkeep"]["less"] == 4 and seat(table, ANN)["riots"] == 0


def test_theatrum_brings_well_being_at_once_and_in_each_peculium():
    table = raised("theatrum", then=lambda state: peculium(state, ANN))
    assert seat(table, ANN)["wellbeing"] == 5 + 1 + 1 and seat(table, ANN)["prestige"][PATRICIUS] == 2


def test_circus_counts_only_if_a_troop_is_given_and_templum_only_if_an_offering_is():
    def prepare(state):
        own(state, BEN, equites=1, offering1=3)
        own(state, ANN, equites=1)
        state.players[ANN].tokens = [state.box.monuments[key].token for key in ("circus", "templum_augusti")]

    table = staged(rome.rome_demands, prepare, seats=2)
    if not table.over:
        table.answer(BEN, ["equites"] + ["offering1"] * 2)
    given = table.view(None)["rome"]["given"]
    assert (given[ANN]["troops"], given[ANN]["offerings"], given[BEN]["troops"]) == (5, 0, 4)
    assert [each["from"] for each in seat(table, ANN)["senators"]] == ["troops"]


def test_the_view_tells_what_could_be_given_with_circus_and_templum():
    """A13: they add 1 each to any tokens and nothing to none; what one has, as for Legatus Legionis, is as before."""

    def prepare(state):
        own(state, ANN, equites=1)
        own(state, BEN, offering1=3)
        state.players[ANN].tokens = [state.box.monuments[key].token for key in ("circus", "templum_augusti")]

    table = staged(turns(ANN), prepare)
    ann, ben = seat(table, ANN), seat(table, BEN)
    assert ann["for_rome"] == {"troops": 5, "offerings": 0, "resource": 0, "plus": {"troops": 1, "offerings": 1}}
    assert ben["for_rome"] == {"troops": 0, "offerings": 3, "resource": 0, "plus": {"troops": 0, "offerings": 0}}
    assert (ann["troops"], ann["offerings"]) == (4, 0)


@pytest.mark.parametrize(
    "card, counts, many",
    [
        ("saxum", {"stone": 1, "amphora": 2}, 3 + 2 * 6),
        ("marmor", {"marble": 1}, 5),
        ("oleum", {"amphora": 1}, 6),
        ("confarreatio", {"food": 1, "wood": 1, "stone": 1, "tool": 1, "marble": 1, "amphora": 2}, 15 + 2 * 6),
    ],
)
def test_the_view_tells_what_goods_count_for_each_card(card, counts, many):
    """A12 and ruling 41: Amphorae as the card says."""

    def prepare(state):
        state.rome = card
        own(state, ANN, food=1, wood=2, stone=3, tool=4, marble=5, amphora=6)

    table = staged(turns(ANN), prepare)
    assert table.view(None)["rome"]["counts"] == counts and seat(table, ANN)["for_rome"]["resource"] == many


def test_moenia_builds_once_a_round_with_a_worker_less():
    def prepare(state):
        own(state, ANN, workers=3, denarii=9, wood=3, stone=3)
        state.players[ANN].tokens = [state.box.monuments["moenia"].token]
        state.players[ANN].merchant = False

    table = staged(turns(ANN, ANN), prepare, seats=4)
    follow(table, what="build", building="odeum", district=PATRICIUS)
    assert seat(table, ANN)["workers"] == 2 and seat(table, ANN)["spent"] == ["moenia"]
    if table.prompt(ANN).key == "action":
        table.answer(ANN, ["not"])
    follow(table, what="build", building="herbarium", district=PLEBEIUS)
    assert seat(table, ANN)["workers"] == 0


# Buildings that ask


def test_librarium_unlocks_one_of_choice_or_brings_one_bonus_again():
    def prepare(state):
        own(state, ANN, workers=2, denarii=3, ready=("red", "blue"))
        tile(state, "librarium", SERVORUM)
        state.players[ANN].merchant = False

    table = staged(turns(ANN), prepare)
    follow(table, what="activate", action="a")
    assert set(keys(table, ANN)) == {"purple", "yellow", "green", "white"}
    table.answer(ANN, "yellow")
    assert seat(table, ANN)["denarii"] == 3 and seat(table, ANN)["specialists"]["yellow"] == "ready"
    table = staged(turns(ANN), prepare)
    follow(table, what="activate", action="b")
    table.answer(ANN, "red")
    assert seat(table, ANN)["tokens"]["velites"] == 1


def test_basilica_climbs_in_two_districts_or_gives_each_player_one_token_at_most():
    def prepare(state):
        own(state, ANN, workers=4, denarii=6)
        tile(state, "basilica", PATRICIUS, by=CAT)
        state.players[ANN].merchant = False

    table = staged(turns(ANN), prepare)
    follow(table, what="activate", action="a")
    table.answer(ANN, [SERVORUM, PLEBEIUS])
    assert seat(table, ANN)["prestige"] == {SERVORUM: 1, PLEBEIUS: 1, PATRICIUS: 0}
    table = staged(turns(ANN), prepare)
    follow(table, what="activate", action="b")
    assert seat(table, ANN)["senator_tokens"] == ["basilica"]
    assert table.view(None)["senator_tokens"]["basilica"] == 1

    def again(state):
        prepare(state)
        state.players[ANN].senator_tokens = ["basilica"]

    table = staged(turns(ANN), again)
    table.answer(ANN, ["activate"])
    assert table.prompt(ANN).key == "two-districts", "only the other action is left to her"


def test_emporium_trades_with_or_without_prices_moving():
    def prepare(state):
        own(state, ANN, workers=2, wood=1)
        tile(state, "emporium", SERVORUM)
        stalls(state, wood=(0, 2))
        state.players[ANN].merchant = False

    for action, price, denarii in (("a", 1, 2), ("b", 2, 3)):
        table = staged(turns(ANN), prepare, seats=3)
        follow(table, what="activate", action=action)
        while not table.over and table.prompt(ANN).key == "trade":
            steps = []
            while prompt := table.prompt(ANN, steps):
                steps.append("sell-wood" if "sell-wood" in prompt.options else "done")
            table.answer(ANN, steps)
        assert seat(table, ANN)["denarii"] == denarii and table.view(None)["macellum"]["wood"]["price"] == price


def test_confarreatio_takes_two_denarii_of_each_fourth_as_far_as_they_have_them():
    def prepare(state):
        state.rome = "confarreatio"
        own(state, ANN, wood=5, stone=5)
        own(state, BEN, denarii=1)
        own(state, CAT, denarii=5)

    table = staged(rome.rome_demands, prepare)
    table.answer(ANN, ["wood"] * 5 + ["stone"] * 5)
    if not table.over:
        table.answer(ANN, SERVORUM)
    assert [seat(table, who)["denarii"] for who in range(3)] == [3, 0, 3]


def test_bring_tells_what_was_really_gained():
    table = staged(lambda state: bring(state, ANN, {"stone": 3}), lambda state: gone(state, "stone", 2))
    assert seat(table, ANN)["goods"]["stone"] == 2


def test_the_sum_for_happiness_is_told_with_what_helvia_takes_off():
    """Register 8 less Happiness 2 and Helvia's 2 is 4."""

    def prepare(state):
        own(state, ANN, denarii=9)
        state.players[ANN].character = state.box.abilities["helvia"]
        for player in state.players:
            player.register, player.happiness = 8, 2

    table = staged(upkeep.check_happiness, prepare, seats=2)
    assert "Ann has 8 to keep happy, 2 less by abilities, and Happiness 2: 4 to pay." in journal(table)
    assert "Ben has 8 to keep happy, and Happiness 2: 6 to pay." in journal(table)
