"""All pictures of Between Two Cities that tests look at."""

from functools import partial

from render import Person, reading
from rules.components import editions
from rules.games import GAMES
from tests.render.case import Case
from tests.render.cities_samples import load
from tests.render.samples import FOREIGN, LONG, PLAIN

cities = partial(Case, "cities")
VIEWS = load()


def cast(seats, chosen_from):
    """Seats in colours of their own, with the names of a cast, the second and third still waited for."""
    colours = ("red", "blue", "green", "yellow", "violet", "ivory", "black")
    names = [chosen_from[i % len(chosen_from)].name for i in range(seats)]
    return tuple(
        Person(name, colour, i in (1, 2)) for i, (name, colour) in enumerate(zip(names, colours, strict=False))
    )


def public(picture, game, moment, names=PLAIN):
    return cities(picture, VIEWS[game][moment]["all"], cast(int(game[-1]), names))


def own(picture, game, moment, names=PLAIN, spots=(), chosen=()):
    view = VIEWS[game][moment]["own"]
    people = cast(int(game[-1]), names)
    waited = tuple(person._replace(waited=seat == view["me"]) for seat, person in enumerate(people))
    return cities(picture, view, waited, {key: str(i) for i, key in enumerate(spots, 1)}, tuple(chosen))


def ready(game, moment):
    """The places of the first step of laying."""
    view = VIEWS[game][moment]["own"]
    sides = view["seats"][view["me"]]["sides"]
    found = [place for place in reading("cities", "city", view) if "/" not in place]
    return [place for place in found if place.rpartition("-")[2] in sides]


def spaces(game, moment, which=0):
    """The places of the second step, for one of the tiles."""
    view = VIEWS[game][moment]["own"]
    held = list(view["gains"])[which]
    return [place for place in reading("cities", "city", view) if place.startswith(f"{held}/")]


def held(game, moment):
    return list(dict.fromkeys(VIEWS[game][moment]["own"]["hand"]))


def with_waits(case):
    """The seat has said in its left city that it waits for its partner."""
    me = case.view["me"]
    seats = [seat | ({"waits": ["left"]} if i == me else {}) for i, seat in enumerate(case.view["seats"])]
    return case._replace(view=case.view | {"seats": seats})


def laid_left(case):
    """The seat has laid its tile in the left city."""
    me = case.view["me"]
    seats = [
        seat | ({"sides": ["right"], "to_place": seat["to_place"][1:]} if i == me else {})
        for i, seat in enumerate(case.view["seats"])
    ]
    return case._replace(view=case.view | {"seats": seats})


def widest(case):
    """Many points, in every place where there are any."""
    seats = [seat | {"score": 188} for seat in case.view["seats"]]
    towns = [
        city
        | {
            "total": 188,
            "score": {
                **city["score"],
                "shop": {"tiles": 9, "points": 25, "lines": [4, 3, 1, 1]},
                "park": {"tiles": 9, "points": 36, "groups": [3, 2, 2, 1, 1]},
                "house": {"tiles": 9, "points": 33, "types": 5, "by_factory": 3},
                "office": {"tiles": 12, "points": 54, "by_tavern": 12},
            },
        }
        for city in case.view["cities"]
    ]
    return case._replace(view=case.view | {"seats": seats, "cities": towns})


def components():
    return next(iter(editions("cities", GAMES["cities"].check).values())).components


CASES = {
    "table-start-2": public("table", "capitals-2", "start"),
    "table-start-3": public("table", "base-3", "start", LONG),
    "table-start-4": public("table", "capitals-4", "start", FOREIGN),
    "table-start-7": public("table", "capitals-7", "start", LONG),
    "table-middle": public("table", "capitals-4", "laying"),
    "table-placing-2": public("table", "capitals-2", "placing"),
    "table-late-3": public("table", "capitals-3", "late", LONG),
    "table-late-5": public("table", "capitals-5", "late"),
    "table-late-6": public("table", "capitals-6", "late", FOREIGN),
    "table-base-2": public("table", "base-2", "late"),
    "table-base-7": public("table", "base-7", "laying", LONG),
    "table-over-3": public("table", "capitals-3", "over"),
    "table-over-5": public("table", "capitals-5", "over", LONG),
    "table-over-6": public("table", "capitals-6", "over", LONG),
    "table-fullest": widest(public("table", "capitals-7", "over", LONG)),
    "city-start": own("city", "base-3", "start"),
    "city-what": own("city", "capitals-3", "placing", PLAIN, ready("capitals-3", "placing")),
    "city-what-duplex": own("city", "capitals-5", "laying", LONG, ready("capitals-5", "laying")),
    "city-waits": with_waits(own("city", "capitals-3", "placing")),
    "city-laid": laid_left(own("city", "capitals-3", "placing")),
    "city-where": own("city", "capitals-3", "late", PLAIN, spaces("capitals-3", "late")),
    "city-where-7": own("city", "base-7", "placing", LONG, spaces("base-7", "placing")),
    "city-where-duplex": own("city", "capitals-5", "laying", FOREIGN, spaces("capitals-5", "laying", 1)),
    "city-where-2": own("city", "capitals-2", "placing", FOREIGN, spaces("capitals-2", "placing", 1)),
    "city-over": own("city", "capitals-7", "over", LONG),
    "hand-start": own("hand", "capitals-3", "start", PLAIN, held("capitals-3", "start")),
    "hand-chosen": own(
        "hand", "capitals-7", "start", LONG, held("capitals-7", "start"), held("capitals-7", "start")[:2]
    ),
    "hand-duplexes": own("hand", "capitals-5", "duplexes", FOREIGN, held("capitals-5", "duplexes")),
    "hand-base": own("hand", "base-2", "start", PLAIN, held("base-2", "start")),
    "hand-empty": own("hand", "capitals-3", "late"),
    "scores-start": public("scores", "base-2", "start", FOREIGN),
    "scores-middle": public("scores", "capitals-4", "laying"),
    "scores-base": public("scores", "base-7", "over", FOREIGN),
    "scores-fullest": widest(public("scores", "capitals-7", "over", LONG)),
    "scores-over": public("scores", "capitals-3", "over"),
    "scores-over-5": public("scores", "capitals-5", "over", FOREIGN),
    "components": cities("components", components(), ()),
}
