"""The golden records of Between Two Cities: each is there, holds, and is what the slow referee makes of it too."""

import json

import pytest

from rules.games import GAMES
from rules.record import verify
from rules.table import Row, Table
from rules.words import tell
from tests.games.cities import HERE, KINDS
from tests.rules import cities_slow as slow
from tests.rules.cities_tables import CITIES
from tests.rules.test_cities_referee import conserved_in, scores_agree

NAMES = ("Ann", "Bob", "Cat", "Dan")
every_kind = pytest.mark.parametrize("kind", KINDS)


def document(kind):
    return json.loads((HERE / f"cities-{kind}.json").read_text(encoding="utf-8"))


def test_there_is_a_golden_record_for_each_size_edition_and_tie_breaker_and_no_other():
    """Civics never decide a tie: whoever has equally many of all other types has as many civics."""
    assert sorted(path.stem for path in HERE.glob("cities-*.json")) == sorted(f"cities-{kind}" for kind in KINDS)
    sizes = {f"{edition}-{seats}" for edition in ("base", "capitals") for seats in (2, 3, 5, 7)}
    breakers = ("higher", "shop", "factory", "tavern", "office", "park", "house")
    assert {*sizes, *(f"tie-{each}" for each in breakers), "shared"} == set(KINDS)


@every_kind
def test_golden_record_holds_and_gives_the_recorded_result(kind):
    record = document(kind)
    table = verify(record, GAMES)
    assert table.over and json.loads(json.dumps(table.result)) == record["result"]


@every_kind
def test_golden_record_is_of_its_kind(kind):
    record = document(kind)
    key, values = record["result"][2]
    breaker = {"won-by-higher": "tie-higher", "shared": "shared"}.get(key) or f"tie-{values.get('type')}"
    assert kind == (
        breaker if kind.startswith(("tie", "shared")) else f"{record['options']['edition']}-{record['seats']}"
    )
    assert (key == "won") <= kind.startswith(("base", "capitals"))


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind.startswith("tie-")])
def test_a_tie_is_told_step_by_step(kind):
    table = verify(document(kind), GAMES)
    seats = table.view(None)["seats"]
    best = max(seat["score"] for seat in seats)
    tied = [who for who, seat in enumerate(seats) if seat["score"] == best]
    higher = max(max(seats[who]["totals"]) for who in tied)
    still = [who for who in tied if max(seats[who]["totals"]) == higher]
    key, values = table.result.why
    assert values["tied"] == tied and len(tied) > 1
    if len(seats) == 2:
        assert key == "won-by-count-two" and "other city" not in tell(table.result.why, CITIES.words, NAMES)
    elif len(still) == 1:
        assert key == "won-by-higher" and values["who"] == still and values["higher"] == higher
    else:
        assert key == ("won-by-count" if still == tied else "won-by-count-of")
        assert (values["still"], values["higher"]) == (still, higher)
        said = tell(table.result.why, CITIES.words, NAMES)
        assert (f"{higher} in their other city" if still == tied else f"other city with {higher}") in said


@every_kind
def test_slow_referee_confirms_every_placing_of_a_golden_record_and_who_wins(kind):
    record = document(kind)
    seed = verify(record, GAMES).seed
    table, seen = Table(CITIES, record["components"], record["seats"], record["options"], seed), 0
    for row in record["log"]:
        table.extend([Row(*row)])
        view = table.view(None)
        laid = sum(city["built"] for city in view["cities"])
        if laid > seen:
            seen = laid
            scores_agree(view)
    conserved_in(table)
    view = table.view(None)
    types = list(view["cities"][0]["score"])
    sheets = [(city["total"], [city["score"][each]["tiles"] for each in types]) for city in view["cities"]]
    players = [(seat["left"], seat["right"]) for seat in view["seats"]]
    capitals = record["options"]["edition"] == "capitals"
    assert slow.winners(sheets, players, two=record["seats"] == 2, capitals=capitals) == record["result"][1]
