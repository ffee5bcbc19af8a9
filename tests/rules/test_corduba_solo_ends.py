"""Rome, politics and the end against Caepio, by our rulings' names."""

from typing import Any

import pytest

from rules.chance import Chance
from rules.corduba.demand import fist, open_fist
from rules.corduba.ending import end, last_senators, politics, rebel, riots_cost
from rules.corduba.rome import give_caepio, resource, reward, rome_demands
from rules.corduba.state import State
from rules.corduba.view import view
from rules.words import say
from tests.rules.corduba_alone import ANN, CAEPIO, caepio, give, laid_out, run, told


def demanded(card: str = "saxum", decade: int = 1, **options: Any) -> State:
    state = laid_out(decade=decade, **options)
    state.rome, state.phase = card, "rome"
    return state


def opened(state: State, *tokens: str) -> None:
    """Ann gives what she has been given for it."""
    for each in set(tokens):
        give(state, ANN, **{each: tokens.count(each)})
    give_caepio(state, caepio(state))
    open_fist(state, ANN, list(tokens))


def senators(state: State, seat: int) -> list[tuple[str, int]]:
    return [(source, many) for source, _, many in state.players[seat].senators]


# Rome


def test_t19_the_troops_of_decade_1() -> None:
    """741: Caepio gives 5 against at most 4; Ann gives the minimum of 2 and keeps the other Velites."""
    state = demanded()
    give(state, CAEPIO, velites=2, legionaries=1, offering1=1, stone=1)
    give(state, ANN, velites=2, offering1=1)
    script = rome_demands(state)
    asked = next(script)
    assert "Caepio has 2 Velites, 1 Legionaries, 1 Offering of 1 for Rome." in told(state), "never of the resource"
    assert [*asked] == [ANN], "Caepio lies open before she closes her fist"
    assert state.gifts and state.gifts[CAEPIO].troops == 5
    with pytest.raises(StopIteration):
        script.send({ANN: ["velites", "offering1"]})
    assert state.players[ANN].goods["velites"] == 1 and state.players[CAEPIO].goods["velites"] == 1
    assert senators(state, CAEPIO) == [("troops", 1)], "and Offerings are level: nobody's"
    assert state.players[CAEPIO].caused == 0


def test_731_the_view_tells_that_he_could_give_no_goods() -> None:
    state = demanded()
    give(state, CAEPIO, velites=2, offering1=1, stone=2)
    give(state, ANN, stone=2)
    ann, his = (view(state, None)["seats"][who]["for_rome"] for who in (ANN, CAEPIO))
    assert (his["troops"], his["offerings"], his["resource"], ann["resource"]) == (4, 1, 0, 2)


def test_743_the_troops_of_decade_2() -> None:
    """743: he cannot be more than 9 and gives the minimum; she gives 6 and gains the Senator."""
    state = demanded(decade=2)
    give(state, CAEPIO, velites=2, legionaries=1)
    give(state, ANN, legionaries=3)
    give_caepio(state, caepio(state))
    open_fist(state, ANN, ["legionaries", "legionaries"])
    reward(state, "troops", 3)
    assert state.gifts and state.gifts[CAEPIO].tokens == {"legionaries": 1}
    assert senators(state, ANN) == [("troops", 1)]


def test_64_the_minimum_of_two_is_met_by_one_and_pays_like_the_first_place() -> None:
    """731-733: Stone, 5 of two players; an Amphora is 2. First place: +2 Prestige in the lowest District."""
    state = demanded()
    state.players[ANN].prestige = {"servorum": 3, "plebeius": 0, "patricius": 3}
    opened(state, "stone", "stone", "stone", "amphora")
    run(resource(state))
    assert state.players[ANN].prestige["plebeius"] == 2
    assert state.players[ANN].caused == state.players[CAEPIO].caused == 0


@pytest.mark.parametrize(("given", "riots"), [((), 2), (("stone", "stone"), 1)])
def test_s5_failing_the_demand_is_fourth_place_and_riots(given: tuple[str, ...], riots: int) -> None:
    """One Riot for failing, and one more for having given nothing; Caepio neither pays nor riots (731)."""
    state = demanded()
    for player in state.players:
        player.wellbeing = 5
    opened(state, *given)
    run(resource(state))
    assert state.players[ANN].wellbeing == 4 and state.players[CAEPIO].wellbeing == 5
    assert (state.players[ANN].caused, state.players[CAEPIO].caused) == (riots, 0)


@pytest.mark.parametrize(("given", "many"), [(("stone", "amphora", "amphora"), 1), (("stone",) * 4, -1), ((), -1)])
def test_73_in_the_last_decade_it_is_a_senator_more_or_less(given: tuple[str, ...], many: int) -> None:
    state = demanded(decade=3)
    opened(state, *given)
    run(resource(state))
    assert senators(state, ANN) == [("rome", many)] and senators(state, CAEPIO) == []


def test_73_a_monument_builder_gains_and_loses_none() -> None:
    for given in (("stone", "amphora", "amphora"), ()):
        state = demanded(decade=3, solo="monument_builder")
        give(state, ANN, velites=1)
        opened(state, *given)
        run(resource(state))
        reward(state, "troops", 0)
        politics(state)
        assert senators(state, ANN) == senators(state, CAEPIO) == []
        assert not any("Senator" in line for line in told(state))


def test_737_he_riots_for_troops_and_offerings_that_are_too_few() -> None:
    state = demanded(decade=2)
    give(state, CAEPIO, velites=1)
    opened(state)
    reward(state, "troops", 3)
    reward(state, "offerings", 2)
    assert state.players[CAEPIO].caused == 2 and state.players[CAEPIO].riots == 4
    assert state.gifts and state.gifts[CAEPIO].tokens == {"velites": 1}, "all he has, though it is too little"


# The end


def ended(state: State) -> Any:
    state.round, state.decade = 8, 3
    return end(state)


def test_765_his_four_senators() -> None:
    state = laid_out()
    last_senators(state)
    assert senators(state, CAEPIO) == [], "nothing at its end, and equal Denarii"
    state = laid_out()
    his = state.players[CAEPIO]
    his.insulae = dict.fromkeys(his.insulae, 6)
    his.specialists = dict.fromkeys(his.specialists, "ready")
    his.register = his.wellbeing = 10
    last_senators(state)
    ends = [("insulae", 1), ("specialists", 1), ("worker_register", 1), ("wellbeing", 1)]
    assert senators(state, CAEPIO) == ends


def test_763_the_richest_and_nobody_if_they_are_equal() -> None:
    for denarii, richest in ((6, []), (7, [("richest", 1)])):
        state = laid_out()
        state.earn(ANN, denarii)
        state.earn(CAEPIO, 6)
        last_senators(state)
        assert senators(state, ANN) == richest


def test_57_and_s2_riots_cost_him_too() -> None:
    state = laid_out(level="pretor")
    state.players[CAEPIO].last_riots = 2
    state.players[ANN].riots = 1
    riots_cost(state)
    assert senators(state, ANN) == [("riots", -1)], "both are furthest"
    assert senators(state, CAEPIO) == [("riots", -1), ("last_riots", -2)]


@pytest.mark.parametrize(
    ("variant", "mine", "his", "monuments", "how"),
    [
        ("caepio", 3, 2, 0, "won"),
        ("caepio", 2, 2, 6, "tied"),
        ("caepio", 1, 2, 6, "lost"),
        ("monument_builder", 0, 0, 4, "built"),
        ("monument_builder", 0, 0, 3, "unbuilt"),
        ("both", 3, 2, 4, "both"),
        ("both", 3, 2, 3, "neither"),
        ("both", 2, 2, 4, "neither"),
    ],
)
def test_772_who_has_won(variant: str, mine: int, his: int, monuments: int, how: str) -> None:
    """PRETOR asks a Monument Builder for four."""
    state = laid_out(level="pretor", solo=variant)
    for player in state.players:
        player.riots, player.denarii = 0, 5
    for seat, many in ((ANN, mine), (CAEPIO, his)):
        if many:
            state.gain_senators(seat, "rome", many)
    state.players[ANN].tokens = [monument.token for monument in state.box.monuments.values()][:monuments]
    result = ended(state)
    assert result.why.key == f"solo-{how}"
    assert result.winners == ([ANN] if how in ("won", "built", "both") else [])
    assert result.scores == [monuments if variant == "monument_builder" else mine]


def test_669_an_uprising_is_lost() -> None:
    state = laid_out()
    state.round = 4
    result = rebel(state)
    assert (result.winners, result.scores) == ([], [0])
    assert result.why == say("solo-rebellion", round=4, who=ANN, other=CAEPIO)


@pytest.mark.parametrize(
    ("held", "least"),
    [
        ({"velites": 3, "offering1": 1}, 3),
        ({"velites": 1, "legionaries": 1, "offering1": 2}, 3),
        ({"equites": 2, "offering2": 1}, 2),
        ({"velites": 1, "offering1": 1, "stone": 2}, 2),
        ({"stone": 2}, 0),
    ],
)
def test_51_a_fist_asks_for_as_many_tokens_as_it_takes(held: dict[str, int], least: int) -> None:
    """Decade II asks Troops 3 and Offerings 2: the highest first; what cannot reach the minimum goes whole."""
    state = demanded(decade=2)
    give(state, ANN, **held)
    prompt = fist(state, ANN)
    assert prompt.least == least
    for number in range(20):
        assert len(prompt.parse(prompt.sample(Chance(str(number))))) >= least
