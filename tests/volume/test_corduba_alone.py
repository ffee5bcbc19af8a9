"""Corduba against Caepio in bulk: every game ends, and nothing is lost."""

from collections import Counter

import pytest

from rules.chance import Chance
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
