"""The steward of Corduba: legal, the same in all worlds it cannot tell apart, better than chance."""

from functools import partial

import pytest

from rules.chance import Chance
from rules.corduba import weights
from rules.corduba.effects import bring
from rules.corduba.fists import fist
from rules.corduba.gaining import climb, gain
from rules.corduba.holding import Sight, holding
from rules.corduba.plans import plans
from rules.corduba.rome import rome_demands
from rules.corduba.sites import best_site
from rules.corduba.view import view
from rules.corduba.worths import worth
from rules.script import question
from rules.steward import advise
from tests.rules import corduba_slow as slow
from tests.rules.corduba_alone import give, laid_out
from tests.rules.corduba_tables import ANN, PLEBEIUS, own, staged, tile, turns
from tests.rules.kit import again, world
from tests.rules.test_corduba_prose import new
from tests.rules.test_worlds import mixed, unknown


def opened(seats, seed, **options):
    """A table at its first turn, stewards having chosen."""
    table = new(seats, seed, **options)
    while table.view(None)["phase"] != "actions":
        table.answer(table.waiting[0], advise(table, table.waiting[0]))
    return table


def test_it_answers_alike_in_all_worlds_it_cannot_tell_apart():
    chance = Chance("steward's worlds")
    with world():
        table, tables = new(3, "alike"), []
        while not table.over:
            if len(table.log) % 29 == 0:
                tables.append(again(table))
            seat = table.waiting[0]
            table.answer(seat, advise(table, seat) if len(table.log) % 3 else table.sample(seat, chance))
    for table in tables:
        for seat in table.waiting:
            with world():
                here = advise(table, seat)
            with world(mixed(unknown(table, seat), chance)):
                assert advise(again(table), seat) == here


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_finishes_games_with_itself_and_with_chance(seats):
    for others in (False, True):
        table, chance = new(seats, f"steward {seats} {others}", quick_start=others), Chance("others")
        while not table.over:
            seat = table.waiting[0]
            table.answer(seat, table.sample(seat, chance) if others and seat else advise(table, seat))
            assert len(table.log) < 800
        assert table.view(None)["rebellion"] or max(table.result.scores) > 1


def test_it_beats_chance_wherever_the_city_does_not_rebel():
    won = finished = 0
    for number in range(5):
        table, chance, mine = new(2, f"beats {number}"), Chance(f"beats {number}"), number % 2
        while not table.over:
            seat = table.waiting[0]
            table.answer(seat, advise(table, seat) if seat == mine else table.sample(seat, chance))
        finished += bool(table.result.winners)
        won += table.result.winners == [mine]
    assert finished and won == finished


def test_what_it_plans_is_legal():
    """Every plan at a first turn can be followed to a whole answer."""
    table = opened(4, "legal", quick_start=True)
    seat = table.waiting[0]
    view = table.view(seat)
    sight = Sight(view, seat)
    found = plans(sight, holding(sight))
    kinds = {str(plan.answers["what"]) for plan in found}
    assert {"build", "produce", "portum"} <= kinds
    for plan in found:
        steps = []
        while prompt := table.prompt(seat, steps):
            steps.append(plan.answers[prompt.key] if prompt.key in plan.answers else prompt.sample(Chance("rest")))
            prompt.parse(steps[-1])
        again(table).answer(seat, steps)


def test_it_plans_every_building_that_can_be_built():
    """Buildings it may choose are those that the rules offer, in the same Districts."""
    table = opened(3, "every", quick_start=True)
    seat = table.waiting[0]
    sight = Sight(table.view(seat), seat)
    planned = {
        (plan.answers["building"], plan.answers["district"])
        for plan in plans(sight, holding(sight))
        if plan.answers["what"] == "build"
    }
    offered = set()
    for building in table.prompt(seat, ["build"]).options:
        prompt = table.prompt(seat, ["build", building])
        asked = prompt.key == "district"  # where there is only one, positions are asked at once
        offered |= {(building, key if asked else each.spot.split("/")[1]) for key, each in prompt.options.items()}
    assert planned == offered and len(offered) > 10


@pytest.mark.parametrize("left", [6, 1])
def test_the_place_it_considers_takes_most_insulae_of_all_over_its_chain_too(left):
    """T12's Plebeius, where the Forum needs a neutral Insula; all places and chains are tried by the slow checker."""

    def prepare(state):
        own(state, ANN, workers=3, denarii=6, tool=1, stone=1, marble=2)
        tile(state, "schola", PLEBEIUS, "f2 r0")
        tile(state, "herbarium", PLEBEIUS, "e2 r0")
        state.players[ANN].insulae[PLEBEIUS] = 6 - left

    table = staged(turns(ANN), prepare, seats=4)
    sight = Sight(table.view(ANN), ANN)
    view = sight.view
    rows, shape = (tuple(each) for each in (view["districts"][PLEBEIUS]["zones"], view["buildings"]["forum"]["shape"]))
    names = [at for each in view["districts"][PLEBEIUS]["tiles"] for at in each["cells"]]
    built = {(int(at[1:]) - 1, "abcdefghi".index(at[0])) for at in names}
    many, places = slow.places(rows, shape, built)
    takes = {}
    for at, cells in places.items():
        for chain in slow.chains(rows, cells, built, many):
            alone = slow.isolated(rows, built | cells | chain)
            beside = sum(bool(slow.neighbours(rows, one) & cells) for one in alone)
            takes[at, *sorted(map(slow.name, chain))] = beside
    site = best_site(view, PLEBEIUS, "forum", left)
    assert (site.bought, many, site.own) == (1, 1, min(left, max(takes.values())))
    assert min(left, takes[site.at, site.chain]) == site.own
    planned = [each.answers for each in plans(sight, holding(sight))]
    (answers,) = [each for each in planned if (each.get("building"), each.get("district")) == ("forum", PLEBEIUS)]
    steps = []
    while prompt := table.prompt(ANN, steps):
        steps.append(answers[prompt.key] if prompt.key in answers else next(iter(prompt.options)))
    table.answer(ANN, steps)
    laid = [each["by"] for each in table.view(None)["districts"][PLEBEIUS]["insulae"]]
    assert laid.count(ANN) == site.own


def test_it_is_better_off_with_happiness_that_saves_denarii():
    """Two more Happiness where upkeep is due save two Denarii, and more where there are none to pay with."""
    gains = []
    for denarii in (9, 0):
        table = staged(turns(ANN), lambda state, denarii=denarii: poor(state, denarii), seats=4)
        sight = Sight(table.view(ANN), ANN)
        held = holding(sight)
        before = worth(sight, held)
        gain(sight, held, {"happiness": 2})
        gains.append(worth(sight, held) - before)
    assert gains[1] > gains[0] > 0


def poor(state, denarii):
    """Ann must cover a Register of 4 with no Happiness, and has no Food."""
    own(state, ANN, workers=4, denarii=denarii)
    state.players[ANN].happiness = 0


def test_a_senator_that_is_gone_is_no_reason_to_climb():
    gains = []
    for gone in (False, True):

        def prepare(state, gone=gone):
            state.players[ANN].prestige[PLEBEIUS] = 11
            state.senator_tokens[PLEBEIUS] -= gone

        table = staged(turns(ANN), prepare, seats=2)
        sight = Sight(table.view(ANN), ANN)
        held = holding(sight)
        before = worth(sight, held)
        climb(sight, held, PLEBEIUS, 1)
        gains.append(worth(sight, held) - before)
    assert gains[0] >= gains[1] + weights.SENATOR


def test_alone_it_gives_rome_no_more_goods_than_it_must_in_the_last_decade():
    """Ruling 73: meeting the 5 of Saxum for two brings the Senator; what is kept is sold."""
    state = laid_out(decade=3)
    state.rome = "saxum"
    give(state, ANN, stone=4, amphora=3)
    asked = next(rome_demands(state))[ANN]
    sight = Sight(view(state, ANN), ANN)
    given = fist(sight, question(asked))
    assert given.count("stone") + 2 * given.count("amphora") in (5, 6) and given.count("stone") == 4


def test_it_trades_where_one_kind_is_all_there_is():
    """The only lot is chosen for it, so that it is first asked how many."""
    trade = partial(bring, seat=ANN, effects={"macellum": "normal"})
    table = staged(trade, lambda state: own(state, ANN, denarii=0, wood=2))
    assert table.prompt(ANN).key == "many"
    table.answer(ANN, advise(table, ANN))
    assert table.over or table.view(None)["seats"][ANN]["denarii"] > 0
