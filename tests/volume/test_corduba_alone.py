"""Corduba against Caepio in bulk: every game ends, and his levels are what they are called."""

from collections import Counter

import pytest

from rules.chance import Chance
from rules.steward import advise
from rules.table import Table
from tests.rules.corduba_alone import ANN, COMPONENTS, GAME, pieces

pytestmark = pytest.mark.volume
LEVELS, VARIANTS = ("edil", "pretor", "consul"), ("caepio", "monument_builder", "both")
GAMES = 300


def new(seed, **options):
    return Table(GAME, COMPONENTS, 1, GAME.choices(options), seed)


@pytest.mark.parametrize("level", LEVELS)
def test_three_hundred_random_games_end_and_lose_nothing(level):
    ends = Counter()
    for number in range(GAMES):
        table = new(f"alone {level} {number}", level=level, solo=VARIANTS[number % 3], quick_start=number % 2 > 0)
        chance, box = Chance(f"random {number}"), pieces(table.state)
        while not table.over:
            table.answer(ANN, table.sample(ANN, chance))
        found = pieces(table.state)
        del found["action cards"], box["action cards"]
        assert found == box, number
        ends[table.result.why.key] += 1
    print(f"\n{level}: {dict(ends)}")


def test_the_steward_s_victories_fall_from_edil_to_consul():
    """Over the same seeds by at least 10 points in all, and nowhere up by more than 3."""
    won = {}
    for level in LEVELS:
        ends = Counter()
        for number in range(GAMES):
            table = new(f"levels {number}", level=level)
            while not table.over:
                table.answer(ANN, advise(table, ANN))
            ends[table.result.why.key] += 1
        won[level] = 100 * ends["solo-won"] / GAMES
        print(f"\n{level}: won {won[level]:.0f} %, {dict(ends)}")
    edil, pretor, consul = won.values()
    assert edil - consul >= 10 and pretor - edil <= 3 and consul - pretor <= 3
