"""All pictures of Corduba that tests look at."""

from functools import partial

from render import reading
from render.corduba.town import placed
from rules.components import editions
from rules.corduba import GAME
from tests.render.case import Case, numbered
from tests.render.corduba_samples import load
from tests.render.samples import FOREIGN, LONG, PLAIN

corduba = partial(Case, "corduba")
VIEWS = load()
SEATS = {"four": 4, "three": 3, "two": 2, "alone": 1}
PARTS = ("servorum", "plebeius", "patricius")


def cast(game, view, names):
    """The first seats of a cast; whose turn it is is waited for."""
    return tuple(person._replace(waited=seat == view["active"]) for seat, person in enumerate(names[: SEATS[game]]))


def public(picture, game, moment, names=PLAIN, change=dict):
    view = VIEWS[game][moment]["all"]
    view = view | change(view)
    return corduba(picture, view, cast(game, view, names))


def own(picture, game, moment, names=PLAIN, chosen=(), asked=True, change=dict):
    said = VIEWS[game][moment]
    view = said["own"] | change(said["own"])
    order = reading("corduba", picture, view, said["places"]) if asked else []
    people = tuple(p._replace(waited=seat == view["me"]) for seat, p in enumerate(names[: SEATS[game]]))
    return corduba(picture, view, people, numbered(order), tuple(chosen))


def burning(view):
    """Every District is in revolt."""
    districts = {
        key: part | {"revolt": True, "tiles": [tile | {"riot": n % 2 == 0} for n, tile in enumerate(part["tiles"])]}
        for key, part in view["districts"].items()
    }
    return {"districts": districts}


def last(view):
    """The third Decade, before the fists are opened."""
    return {"rome": view["rome"] | {"last": True, "given": None}}


def rebelled(view):
    return burning(view) | {"phase": "over", "rebellion": True, "active": None}


def widest(view):
    """As much of everything as there can be."""
    goods = dict.fromkeys(view["macellum"], 12)
    tokens = {"velites": 14, "legionaries": 12, "equites": 10, "offering1": 26, "offering2": 12}
    held = {"denarii": 138, "workers": 10, "special_workers": 2, "register": 10, "wellbeing": 10, "happiness": 16}
    sums = {"riots": 15, "senate": 15, "troops": 104, "offerings": 50, "goods": goods, "tokens": tokens}
    plus = {"troops": 1, "offerings": 1}
    sums["for_rome"] = {"troops": 105, "offerings": 51, "resource": 36, "plus": plus}
    monuments = [each["key"] for each in view["monuments"]]
    seats = [
        seat
        | held
        | sums
        | {"monuments": monuments, "prestige": {key: 12 - (n + i) % 2 for i, key in enumerate(PARTS)}}
        | {"warehouse": {"held": 72, "limit": 12}, "upkeep": {"cost": 17, "less": 0, "due": 12}}
        for n, seat in enumerate(view["seats"])
    ]
    built = [each | {"by": n % len(seats)} for n, each in enumerate(view["monuments"])]
    return burning(view) | {"seats": seats, "monuments": built} | _given(view, seats)


def _given(view, seats):
    gifts = [{"tokens": {}, "troops": 12, "offerings": 11, "resource": 12, "place": n + 1} for n in range(len(seats))]
    return {"rome": view["rome"] | {"given": gifts}}


def together(view):
    """Everybody stands on one space, and has come in first."""
    seats = [seat | {"prestige": dict.fromkeys(PARTS, 6)} for seat in view["seats"]]
    gifts = [gift | {"place": 1} for gift in _given(view, seats)["rome"]["given"]]
    return {"seats": seats, "rome": view["rome"] | {"given": gifts}}


def any_goods(view):
    """Rome asks for goods of any kind."""
    counts = dict.fromkeys(view["macellum"], 1) | {"amphora": 2}
    asked = {"resource": "any", "counts": counts, "name": "Disposita Confarreatio", "minimum": 14}
    return {"rome": view["rome"] | asked}


def components():
    return next(iter(editions("corduba", GAME.check).values())).components


def tiles(view):
    return [place for place in reading("corduba", "city", view) if place.count("/") == 1 and "monument" not in place]


def ways():
    """The question which neutral Insulae lead to a place."""
    case = own("city", "two", "start")
    place = "servorum/herbarium f5 r90"
    return case._replace(spots=numbered([f"{place} + a1-a2", f"{place} + a1-b1", f"{place} + a1-a2 = h1"]))


def zoned(case, only=None):
    """Places with the letters of the zones they lie in; or those of one zone, under the numbers they have among all."""
    part, _, tile = next(iter(case.spots)).partition("/")
    said, shape = case.view["districts"][part], case.view["buildings"][tile.partition(" ")[0]]["shape"]
    lies = {place: _zone(said["zones"], shape, place) for place in case.spots}
    assert len(set(lies.values())) > 1
    spots = {place: figure for place, figure in case.spots.items() if only in (None, lies[place])}
    letters = sorted(set(lies.values())) if only is None else [only]
    return case._replace(spots=spots | {f"{part}/zone {letter}": letter for letter in letters})


def _zone(plan, shape, place):
    at, turn = place.split(" ")[1:3]
    (letter,) = {plan[row][column] for column, row in placed(shape, at, turn)}
    return letter


def numbered_tiles(case):
    return case._replace(
        spots=numbered([*PARTS, *tiles(case.view), *(f"monument/{m['key']}" for m in case.view["monuments"])])
    )


def numbered_tracks(case):
    return case._replace(spots=numbered(reading("corduba", "tracks", case.view)))


def numbered_desk(case):
    return case._replace(spots=numbered(reading("corduba", "hand", case.view)), chosen=("wood", "wood", "marble"))


CASES = {
    "city-start-2": public("city", "two", "start"),
    "city-start-3": public("city", "three", "start", LONG),
    "city-start-4": public("city", "four", "start", FOREIGN),
    "city-dealt": public("city", "four", "dealt"),
    "city-middle": public("city", "four", "middle"),
    "city-middle-2": public("city", "two", "middle", FOREIGN),
    "city-middle-3": public("city", "three", "opened", LONG),
    "city-alone": public("city", "alone", "middle"),
    "city-revolt": public("city", "four", "rioting", LONG, burning),
    "city-rebellion": public("city", "four", "over", FOREIGN, rebelled),
    "city-over": public("city", "four", "over", LONG),
    "city-fullest": public("city", "four", "over", LONG, widest),
    "city-using": own("city", "four", "using"),
    "city-rioting": own("city", "four", "rioting", LONG),
    "city-numbered": numbered_tiles(own("city", "four", "opened", FOREIGN)),
    "city-where": own("city", "four", "middle"),
    "city-where-25": own("city", "four", "start", LONG),
    "city-where-2": own("city", "two", "middle", FOREIGN),
    "city-where-3": own("city", "three", "middle", FOREIGN),
    "city-where-alone": own("city", "alone", "middle"),
    "city-ways": ways(),
    "city-zones": zoned(own("city", "four", "start", LONG)),
    "city-zones-middle": zoned(own("city", "four", "middle")),
    "city-zone": zoned(own("city", "four", "start", LONG), "C"),
    "city-zone-middle": zoned(own("city", "three", "middle", FOREIGN), "F"),
    "tracks-start-2": public("tracks", "two", "start", FOREIGN),
    "tracks-start-3": public("tracks", "three", "start"),
    "tracks-start-4": public("tracks", "four", "start", LONG),
    "tracks-dealt": public("tracks", "four", "dealt"),
    "tracks-middle": public("tracks", "four", "middle"),
    "tracks-opened": public("tracks", "four", "opened", FOREIGN),
    "tracks-opened-3": public("tracks", "three", "opened", LONG),
    "tracks-last": public("tracks", "four", "middle", PLAIN, last),
    "tracks-together": public("tracks", "four", "opened", PLAIN, together),
    "tracks-alone": public("tracks", "alone", "middle", LONG),
    "tracks-alone-opened": public("tracks", "alone", "opened"),
    "tracks-over": public("tracks", "four", "over"),
    "tracks-fullest": public("tracks", "four", "over", LONG, widest),
    "tracks-producing": own("tracks", "four", "producing"),
    "tracks-producing-2": own("tracks", "two", "producing", FOREIGN),
    "tracks-numbered": numbered_tracks(own("tracks", "four", "opened")),
    "hand-dealt": own("hand", "four", "dealt"),
    "hand-dealt-chosen": own("hand", "three", "dealt", LONG, ("servi",)),
    "hand-empty": own("hand", "two", "start", asked=False),
    "hand-middle": own("hand", "four", "middle", FOREIGN, asked=False),
    "hand-alone": own("hand", "alone", "middle", asked=False),
    "hand-numbered": numbered_desk(own("hand", "four", "fist", asked=False)),
    "hand-fullest": numbered_desk(own("hand", "four", "fist", LONG, asked=False, change=widest)),
    "rome-fist": own("rome", "four", "fist"),
    "rome-chosen": own("rome", "three", "fist", LONG, ("velites", "amphora", "amphora")),
    "rome-alone": own("rome", "alone", "fist", FOREIGN),
    "rome-unasked": own("rome", "four", "dealt", asked=False),
    "rome-any": own("rome", "two", "fist", FOREIGN, ("wood",), change=any_goods),
    "rome-fullest": own("rome", "four", "fist", LONG, ("velites", "amphora"), change=widest),
    "scores-start": public("scores", "two", "start", FOREIGN),
    "scores-middle": public("scores", "four", "middle"),
    "scores-alone": public("scores", "alone", "over"),
    "scores-rebellion": public("scores", "three", "middle", LONG, rebelled),
    "scores-over": public("scores", "four", "over"),
    "scores-fullest": public("scores", "four", "opened", LONG, widest),
    "components": corduba("components", components(), ()),
}
