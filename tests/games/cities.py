"""How the golden records of Between Two Cities were made; `python -m tests.games.cities` makes them anew."""

from copy import deepcopy
from pathlib import Path

from rules.chance import Chance, seed
from rules.record import record
from rules.steward import advise
from rules.table import Table
from tests.games.capitol import written
from tests.rules.cities_tables import CITIES, COMPONENTS

HERE = Path(__file__).parent
BASE, CAPITALS = {"edition": "base"}, {"edition": "capitals"}
TAVERNS = dict.fromkeys(("tavern-drink", "tavern-food", "tavern-music", "tavern-bed"), 5)
PRINTED = {"shop": 16, "factory": 16, "office": 20, "park": 16, "house": 20} | TAVERNS
# Seats, secret, options, and singles: stewards play with those of the box, random players with those named here. Some
# of these boxes are odd: in them ties are less rare.
KINDS = {
    "base-2": (2, "two", BASE, None),
    "base-3": (3, "three", BASE | {"placing": "in_turn"}, None),
    "base-5": (5, "five", BASE | {"seating": "as_joined"}, None),
    "base-7": (7, "seven", BASE, None),
    "capitals-2": (2, "two", CAPITALS, None),
    "capitals-3": (3, "three", CAPITALS | {"seating": "as_joined"}, None),
    "capitals-5": (5, "five", CAPITALS | {"placing": "in_turn"}, None),
    "capitals-7": (7, "seven", CAPITALS | {"talk": "free"}, None),
    "tie-higher": (4, "plain4 0", BASE, PRINTED),
    "tie-shop": (3, "parkhouse3 0", BASE, {"park": 108}),
    "tie-factory": (2, "tavern2 3", BASE, {"tavern-drink": 54, "house": 54}),
    "tie-tavern": (3, "parkhouse3 95", BASE, {"park": 108}),
    "tie-office": (3, "parkhouse3 101", BASE, {"park": 108}),
    "tie-park": (4, "plain4 584", BASE, PRINTED),
    "tie-house": (2, "houses2 12286", CAPITALS, {"house": 108}),
    "shared": (3, "parkhouse3 36", BASE, {"park": 108}),
}


def box(singles):
    """The components with other singles."""
    changed = deepcopy(COMPONENTS)
    none = {key: 0 for key in changed["singles"] if key != "source"}
    changed["singles"] = {"source": "reconstructed"} | none | singles
    CITIES.check(changed)
    return changed


def played(seats, secret, options, singles):
    """A finished record: of stewards with the box as it is, or of random players."""
    joins = [f"join-{seat}" for seat in range(seats)]
    components = COMPONENTS if singles is None else box(singles)
    table, chance = Table(CITIES, components, seats, CITIES.choices(options), seed(secret, joins)), Chance(secret)
    while not table.over:
        if singles is None:
            seat = table.waiting[0]
            table.answer(seat, advise(table, seat))
        else:
            seat = chance.one("who", table.waiting)
            table.answer(seat, table.sample(seat, chance))
    return record(table, secret, joins)


if __name__ == "__main__":
    for name, how in KINDS.items():
        (HERE / f"cities-{name}.json").write_text(written(played(*how)), encoding="utf-8")
