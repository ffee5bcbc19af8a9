"""The Colosseum's golden records: each is there, holds, and went the way its name says."""

import json

import pytest

from rules.games import GAMES
from rules.record import verify
from rules.table import ALWAYS
from tests.games.colosseum import HERE
from tests.rules.test_colosseum_referee import booked, ended, within


def told(table, key):
    return [line.sentence.values for line in table.journal(None) if line.sentence.key == key]


def emptied(table):
    """Both stacks ran out, a last refill was of two tiles, and a last tile was taken without a scoring."""
    refills = [len(values["tiles"]) for values in told(table, "turns-up")]
    return table.view(None)["stacks"] == {"II": 0, "III": 0} and 2 in refills and told(table, "no-scoring")


def stood(table):
    """Standing answers were set, given without a row, and revoked."""
    decided = sum(len(told(table, key)) for key in ("takes", "declines", "recharges"))
    given = sum(row.key in ("take", "overflow", "stable", "full-stable") for row in table.log)
    always = [len(row.raw) for row in table.log if row.key == ALWAYS]
    return {1, 2} == set(always) and decided > given + always.count(2)


KINDS = {
    "2-seats": lambda table: table.seats == 2,
    "3-seats": lambda table: table.seats == 3 and table.options["consul_start"] == "p3",
    "4-seats": lambda table: table.seats == 4 and table.view(None)["sections"][14]["bonus"] == 7,
    "well-fame": lambda table: told(table, "gets-fame"),
    "well-recharge": lambda table: len(told(table, "recharges")) > len(told(table, "recharges-all")),
    "well-card": lambda table: table.view(None)["space_d"] == "take_card_1" and not told(table, "chooses"),
    "well-swap": lambda table: told(table, "swaps"),
    "well-top-tile": lambda table: told(table, "takes-top"),
    "well-drawn": lambda table: table.options["space_d"] == "drawn" and table.view(None)["space_d"] != "drawn",
    "shared-victory": lambda table: len(table.result.winners) == 2 and table.result.why.key == "shared",
    "won-by-cards": lambda table: len(table.result.winners) == 1 and table.result.why.key == "won-by-cards",
    "standing-answers": stood,
    "emptied-stack": emptied,
    "unfinished": lambda table: table.view(None)["built"] < 17 and told(table, "stuck"),
}
every_kind = pytest.mark.parametrize("kind", KINDS)


def document(kind):
    return json.loads((HERE / f"colosseum-{kind}.json").read_text(encoding="utf-8"))


def test_there_is_a_golden_record_for_each_way_a_game_can_go_and_no_other():
    assert sorted(path.stem for path in HERE.glob("colosseum-*.json")) == sorted(f"colosseum-{kind}" for kind in KINDS)


@every_kind
def test_golden_record_holds_and_gives_the_recorded_result(kind):
    record = document(kind)
    table = verify(record, GAMES)
    assert table.over and json.loads(json.dumps(table.result)) == record["result"] and KINDS[kind](table)


@every_kind
def test_slow_referee_confirms_what_all_hold_and_score_in_the_end(kind):
    table = verify(document(kind), GAMES)
    book, view = booked(table), table.view(None)
    assert [player["hand"] for player in view["seats"]] == book["hands"]
    assert [player["fame"] for player in view["seats"]] == book["fame"]
    within(view)
    ended(table)
