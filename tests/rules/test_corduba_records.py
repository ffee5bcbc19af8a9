"""Corduba's golden records for several: each is there, holds, and went the way its name says."""

import json

import pytest

from rules.games import GAMES
from rules.record import verify
from rules.table import BACK
from tests.games.corduba import HERE
from tests.games.corduba import KINDS as MADE

DISTRICTS = ("servorum", "plebeius", "patricius")


def won(table):
    """All eight rounds were played, and nobody has as many Senators as the winner."""
    totals = sorted(line["total"] for line in table.view(None)["scores"])
    return table.view(None)["round"] == 8 and totals[-1] > totals[-2] and len(table.result.winners) == 1


def tied(table):
    """The best two have equal Senators; how many tracks each leads, by their view (ruling 59)."""
    view = table.view(None)
    best = max(line["total"] for line in view["scores"])
    seats = [seat for seat, line in enumerate(view["scores"]) if line["total"] == best]
    prestige = {seat: view["seats"][seat]["prestige"] for seat in seats}
    leads = {
        seat: sum(
            all(prestige[seat][key] > prestige[other][key] for other in seats if other != seat) for key in DISTRICTS
        )
        for seat in seats
    }
    assert len(seats) > 1
    return leads


def by_tracks(table):
    leads = tied(table)
    most = max(leads.values())
    return [seat for seat, many in leads.items() if many == most] == table.result.winners


def by_order(table):
    leads, order = tied(table), table.view(None)["order"]
    most = max(leads.values())
    level = [seat for seat, many in leads.items() if many == most]
    return len(level) > 1 and table.result.winners == [min(level, key=order.index)]


def rebelled(table):
    view = table.view(None)
    return all(each["revolt"] for each in view["districts"].values()) and table.result.winners == []


def without_cards(table):
    seats = table.view(None)["seats"]
    return won(table) and table.options["quick_start"] and not any(each["family"] for each in seats)


KINDS = {
    "2-seats": lambda table: table.seats == 2 and won(table),
    "3-seats": lambda table: table.seats == 3 and table.options["start_player"] == 2 and won(table),
    "4-seats": lambda table: table.seats == 4 and won(table),
    "quick-start": without_cards,
    "rebellion": rebelled,
    "tie-by-tracks": by_tracks,
    "tie-by-order": by_order,
}
every_kind = pytest.mark.parametrize("kind", KINDS)


def document(kind):
    return json.loads((HERE / f"corduba-{kind}.json").read_text(encoding="utf-8"))


def test_there_is_a_golden_record_for_each_way_a_game_can_go_and_no_other():
    there = {path.stem.removeprefix("corduba-") for path in HERE.glob("corduba-*.json")}
    assert sorted(each for each in there if not each.startswith("alone-")) == sorted(KINDS) == sorted(MADE)


@every_kind
def test_golden_record_holds_and_gives_the_recorded_result(kind):
    record = document(kind)
    table = verify(record, GAMES)
    assert table.over and json.loads(json.dumps(table.result)) == record["result"] and KINDS[kind](table)


def test_some_records_hold_rows_taken_back():
    assert any(row[1] == BACK for kind in KINDS for row in document(kind)["log"])


@every_kind
def test_senators_add_up_by_where_they_come_from(kind):
    """562-568, counted again from the public view."""
    view = verify(document(kind), GAMES).view(None)
    if view["rebellion"]:
        return
    riots = max(player["riots"] for player in view["seats"])
    richest = max(player["denarii"] for player in view["seats"])
    alone = sum(player["denarii"] == richest for player in view["seats"]) == 1
    for player, line in zip(view["seats"], view["scores"], strict=True):
        sources = line["sources"]
        assert sources.get("res_gestae", 0) == len(player["res_gestae"])
        assert sources.get("token", 0) == len(player["senator_tokens"])
        assert sources.get("riots", 0) == -(player["riots"] == riots > 0)
        assert sources.get("richest", 0) == (alone and player["denarii"] == richest)
        assert 0 <= sources.get("troops", 0) <= 3 and 0 <= sources.get("offerings", 0) <= 3
        assert -1 <= sources.get("rome", 0) <= 1
        gains = sum(one["many"] for one in player["senators"] if one["many"] > 0)
        losses = sum(one["many"] for one in player["senators"] if one["many"] < 0)
        assert player["senate"] == line["total"] == max(0, gains + losses)
    for district in DISTRICTS:
        assert sum(line["sources"].get(district, 0) for line in view["scores"]) <= 3
