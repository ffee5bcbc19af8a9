"""Views of Corduba to draw, from games that stewards have played; kept, so that only pictures change.

`python -m tests.render.corduba_samples` plays the games anew and writes the views.
"""

import json
from pathlib import Path

from rules.games import GAMES as REGISTRY
from rules.prompts import Pick, PickSome
from rules.steward import advise
from tests.rules.kit import new

VIEWS = Path(__file__).parent / "corduba_views.json"
GAMES = {
    "four": (4, {}),
    "three": (3, {}),
    "two": (2, {"quick_start": True}),
    "alone": (1, {"solo": "both", "level": "pretor"}),
}
# What is kept of each game, by name: the first moment at which the one who is waited for is asked this in a round.
MOMENTS = {
    "dealt": ("card", 0),
    "start": ("position", 1),
    "middle": ("position", 5),
    "using": ("where", 4),
    "producing": ("slot", 4),
    "rioting": ("riot", 4),
    "fist": ("fist", 6),
}
PRINTED = ("buildings", "specialists")  # what is the same in all views of an edition
GROUND = ("name", "columns", "rows", "zones", "bonus", "prestige", "row")  # and in all views of a District
PAGE = 25
DEEP = 3  # steps of a move that are followed


def load():
    """All views by game and moment: as everybody sees it, as a seat does, and the places it is asked about."""
    kept = json.loads(VIEWS.read_text())
    return {
        game: {moment: _whole(said, kept) for moment, said in moments.items()}
        for game, moments in kept["games"].items()
    }


def _whole(said, kept):
    districts = {key: kept["districts"][key] | part for key, part in said["all"]["districts"].items()}
    public = said["all"] | kept["printed"] | {"districts": districts}
    return {"all": public, "own": public | said["own"], "places": said["places"]}


def moments(name, kept):
    """Play a game and look at it at each moment."""
    seats, options = GAMES[name]
    table = new(REGISTRY["corduba"], seats, f"pictures {name}", **options)
    left, opened = dict(MOMENTS), False
    while not table.over:
        seat = table.waiting[0]
        found = dict(questions(table, seat))
        number = table.view(None)["round"]
        for moment in [moment for moment, (key, first) in left.items() if key in found and number >= first]:
            del left[moment]
            yield moment, _looked(table, seat, found[MOMENTS[moment][0]], kept)
        if not opened and number >= 4 and table.view(None)["rome"]["given"]:
            opened = True
            yield "opened", _looked(table, seat, [], kept)
        table.answer(seat, advise(table, seat))
    yield "over", _looked(table, 0, [], kept)


def questions(table, seat):
    """The places of what a seat is asked: of the first question, and of each choice there the first way on."""
    for steps in walks(table, seat):
        prompt = table.prompt(seat, steps)
        spots = [option.spot for option in prompt.options.values() if option.spot]
        yield prompt.key, [spot.partition("/")[2] for spot in spots[:PAGE]]


def walks(table, seat):
    """Steps that lead to questions with options."""
    pending = [[]]
    while pending:
        steps = pending.pop()
        prompt = table.prompt(seat, steps)
        if isinstance(prompt, Pick | PickSome):
            yield steps
        if isinstance(prompt, Pick) and table.is_move(seat) and len(steps) < DEEP:
            keys = list(prompt.options)
            pending += [[*steps, key] for key in (keys[:1] if steps else keys)]


def _looked(table, seat, places, kept):
    public, own = table.view(None), table.view(seat)
    kept["printed"] |= {each: public.pop(each) for each in PRINTED}
    for key, part in public["districts"].items():
        kept["districts"].setdefault(key, {}).update({each: part.pop(each) for each in GROUND})
        del part["available"]
    return {"all": public, "own": {key: own[key] for key in ("me", "own")}, "places": places}


if __name__ == "__main__":
    kept = {"printed": {}, "districts": {}}
    kept["games"] = {name: dict(moments(name, kept)) for name in GAMES}
    VIEWS.write_text(json.dumps(kept, separators=(",", ":"), ensure_ascii=False) + "\n")
