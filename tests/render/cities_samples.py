"""Views of Between Two Cities to draw, from games that stewards have played; kept, so that only pictures change.

`python -m tests.render.cities_samples` plays the games anew and writes the views.
"""

import json
from pathlib import Path

from rules.games import GAMES as REGISTRY
from rules.steward import advise
from tests.rules.kit import new

VIEWS = Path(__file__).parent / "cities_views.json"
# What is kept of each game: by name, the first moment that fits (phase, round, turn), and as which seat one looks.
MOMENTS = {
    "start": ("choosing", 1, 1),
    "placing": ("placing", 1, 3),
    "duplexes": ("choosing", 2, 1),
    "laying": ("placing", 2, 1),
    "late": ("placing", 3, 2),
}
GAMES = (
    ("capitals", 2),
    ("capitals", 3),
    ("capitals", 4),
    ("capitals", 5),
    ("capitals", 6),
    ("capitals", 7),
    ("base", 2),
    ("base", 3),
    ("base", 7),
)


def load():
    """All views by edition and seats, then moment, then who looks: everybody, or a seat that is waited for."""
    kept = json.loads(VIEWS.read_text())
    return {
        game: {moment: _whole(said, kept["legends"][game.partition("-")[0]]) for moment, said in moments.items()}
        for game, moments in kept["games"].items()
    }


def _whole(said, legend):
    public = said["all"] | {"legend": legend}
    return {"all": public, "own": public | said["own"]}


def moments(edition, seats, legends):
    """Play a game and look at it at each moment, leaving out what no picture shows."""
    table = new(REGISTRY["cities"], seats, f"pictures {edition} {seats}", edition=edition)
    left = dict(MOMENTS)
    while not table.over:
        view = table.view(None)
        for name in [
            name for name, moment in left.items() if moment == tuple(map(view.get, ("phase", "round", "turn")))
        ]:
            del left[name]
            yield name, _looked(table, table.waiting[0], legends)
        table.answer(table.waiting[0], advise(table, table.waiting[0]))
    yield "over", _looked(table, 0, legends)


def _looked(table, seat, legends):
    public, own = table.view(None), table.view(seat)
    legends[public["edition"]] = public["legend"]
    for each in ("discards", "legend"):
        del public[each]
    for city in public["cities"]:
        del city["out"]
    return {"all": public, "own": {key: own[key] for key in ("me", "hand", "gains")}}


if __name__ == "__main__":
    legends = {}
    games = {f"{edition}-{seats}": dict(moments(edition, seats, legends)) for edition, seats in GAMES}
    kept = {"legends": legends, "games": games}
    VIEWS.write_text(json.dumps(kept, separators=(",", ":"), ensure_ascii=False) + "\n")
