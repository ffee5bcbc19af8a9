"""Capitol's golden records: each is there, holds, and is what the slow referee makes of its rows too."""

import json

import pytest

from rules.games import GAMES
from rules.record import verify
from rules.table import Row, Table
from tests.games.capitol import HERE
from tests.rules import capitol_slow as slow
from tests.rules.capitol_tables import CAPITOL
from tests.rules.test_capitol_referee import watch


def decided_by_highest_card(game):
    """Whether an auction would have gone to somebody else by the rule of the lower score."""
    totals = [[0] * len(game["hands"])]
    for sheet in game["scorings"]:
        totals.append([sum(column) for column in zip(totals[-1], *sheet.values(), strict=True)])
    opened = [(at // 3, each) for at, each in enumerate(game["auctions"]) if each["bids"]]
    return any(slow.winner(each["bids"], totals[rounds]) != each["winner"] for rounds, each in opened)


def left_over(game):
    """Whether houses with and without a roof, cards in hand, and tiles nobody won remain at the end."""
    houses = [house for own in game["houses"] for house in own.values()]
    removed = [each for each in game["auctions"] if each["winner"] is None]
    return {house["shape"] is None for house in houses} == {True, False} and any(game["hands"]) and removed


KINDS = {
    "2-seats": lambda game: len(game["hands"]) == 2,
    "3-seats": lambda game: len(game["hands"]) == 3,
    "4-seats": lambda game: len(game["hands"]) == 4,
    "shared-victory": lambda game: 1 < len(slow.winners(game)) < len(game["hands"]),
    "highest-card": decided_by_highest_card,
    "leftovers": left_over,
    "empty-piles": lambda game: not any(game["piles"].values()) and slow.winners(game) == [0, 1, 2, 3],
}
every_kind = pytest.mark.parametrize("kind", KINDS)


def document(kind):
    return json.loads((HERE / f"capitol-{kind}.json").read_text(encoding="utf-8"))


def test_there_is_a_golden_record_for_each_way_a_game_can_go_and_no_other():
    assert sorted(path.stem for path in HERE.glob("capitol-*.json")) == sorted(f"capitol-{kind}" for kind in KINDS)


@every_kind
def test_golden_record_holds_and_gives_the_recorded_result(kind):
    record = document(kind)
    table = verify(record, GAMES)
    assert table.over and json.loads(json.dumps(table.result)) == record["result"]


@every_kind
def test_slow_referee_confirms_each_answer_of_a_golden_record_and_its_kind(kind):
    record = document(kind)
    rows = [Row(*row) for row in record["log"]]
    seed = verify(record, GAMES).seed
    table = Table(CAPITOL, record["components"], record["seats"], record["options"], seed)
    game = watch(table, lambda table: table.extend([rows[len(table.log)]]))
    assert table.log == rows and [game["scores"], slow.winners(game)] == record["result"][:2]
    assert KINDS[kind](game)
