"""How Capitol's golden records were made; `python -m tests.games.capitol` makes them anew after a change of version."""

import json
from pathlib import Path

from rules.chance import Chance, seed
from rules.record import record
from rules.steward import advise
from rules.table import Table
from tests.rules.capitol_tables import CAPITOL, COMPONENTS, act, of

HERE = Path(__file__).parent
KINDS = {
    "2-seats": (2, "two", {}, None),
    "3-seats": (3, "three", {"start_player": 2}, None),
    "4-seats": (4, "four", {"memory_aid": True}, None),
    "shared-victory": (3, "shared 22", {}, None),
    "highest-card": (3, "highest 2", {"auction_ties": "highest_card"}, None),
    "leftovers": (3, "leftovers", {}, ["miser", "copycat", "mason"]),
    "empty-piles": (4, "misers", {}, ["miser"] * 4),
}


def played(seats, secret, options, tempers):
    """A finished record, of stewards or of players in these tempers."""
    joins = [f"join-{seat}" for seat in range(seats)]
    table = Table(CAPITOL, COMPONENTS, seats, CAPITOL.choices(options), seed(secret, joins))
    once = act(tempers, of(Chance(secret))) if tempers else steward
    while not table.over:
        once(table)
    return record(table, secret, joins)


def steward(table):
    seat = table.waiting[0]
    table.answer(seat, advise(table, seat))


def written(document):
    """JSON with one row of the log a line."""
    lines = {key: json.dumps(value) for key, value in document.items()}
    lines["log"] = "[\n  " + ",\n  ".join(json.dumps(row) for row in document["log"]) + "\n ]"
    return "{\n" + ",\n".join(f" {json.dumps(key)}: {line}" for key, line in lines.items()) + "\n}\n"


if __name__ == "__main__":
    for name, how in KINDS.items():
        (HERE / f"capitol-{name}.json").write_text(written(played(*how)), encoding="utf-8")
