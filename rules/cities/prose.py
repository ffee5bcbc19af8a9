"""A view of Between Two Cities in words: for the post, for who cannot see the picture, and for the score sheet."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, TypeAlias

from rules.cities.tiles import named
from rules.game import Prose
from rules.words import Seat, Sentence, say

View: TypeAlias = dict[str, Any]


def headline(view: View) -> Sentence:
    """Round, half, turn, and what is done in it."""
    if view["phase"] == "over":
        return say("headline-over")
    half = say(f"half-{view['half']}") if view["half"] else say("nothing")
    turn = say("turn", turn=view["turn"], turns=view["turns"]) if view["turns"] > 1 else say("duplexes")
    phase = say(view["phase"])
    return say("headline", round=view["round"], rounds=view["rounds"], half=half, turn=turn, phase=phase)


def seat(view: View, who: Seat) -> Sentence:
    """Score, cities, what is still to be placed, for whom it waits."""
    player = view["seats"][who]
    left, right = (_city_name(view, player[side]) for side in ("left", "right"))
    both = {"left": left, "right": right, "one": player["totals"][0], "two": player["totals"][1]}
    key = "seat-two" if _two(view) else "seat"
    return say(key, score=player["score"], number=player["number"], **both, doing=_doing(view, who))


def _doing(view: View, who: Seat) -> Sentence:
    player = view["seats"][who]
    if view["phase"] != "placing" or not player["to_place"]:
        return say("nothing")
    waits = [_city_name(view, player[side]) for side in player["waits"]]
    tiles = [_tile(view, tile) for tile in player["to_place"]]
    return say("places-and-waits" if waits else "places", tiles=tiles, cities=waits)


def _two(view: View) -> bool:
    return len(view["seats"]) == 2


def _city_name(view: View, city: int) -> str:
    name: str = view["cities"][city]["name"]
    return name


def _tile(view: View, tile: str) -> Sentence:
    """A tile's name from what is printed on it."""
    names = {key: entry["name"] for key, entry in view["legend"].items() if "name" in entry}
    printed = view["legend"].get(tile, {})
    return named(printed.get("halves", [tile]), printed.get("orient") == "vertical", names)


# The board


def glance(view: View) -> list[Sentence]:
    """What each city is worth, what each player's lower city is, who leads the districts."""
    cities = [say("glance-city", city=each["name"], total=each["total"]) for each in view["cities"]]
    players = [say("scored", who=who, score=view["seats"][who]["score"]) for who in view["seating"]]
    rule = "glance-players-two" if _two(view) else "glance-players"
    districts = [_leaders(view, each) for each in view["districts"]]
    lead = [say("glance-districts", parts=districts)] if districts else []
    return [headline(view), say("glance-cities", parts=cities), say(rule, parts=players), *lead]


def _leaders(view: View, district: View) -> Sentence:
    names = [_city_name(view, city) for city in district["leaders"]]
    return say("leads" if names else "leads-nobody", types=_pair(district), names=names)


def _pair(district: View) -> Sentence:
    one, two = district["types"]
    return say("types", one=one, two=two)


def position(view: View) -> list[Sentence]:
    """Every city space by space, districts, seats, and what the seat alone knows if it is a seat's view."""
    cities = [_city(view, each) for each in view["cities"]]
    districts = [_district(view, each) for each in view["districts"]]
    aside = [say("aside", type=view["aside"])] if view["aside"] else []
    seats = [say("position-seat", who=who, public=seat(view, who)) for who in view["seating"]]
    supply = say("supply", singles=view["supply"]["singles"], duplexes=view["supply"]["duplexes"])
    mine = hand(view) if view["me"] is not None else []
    return [headline(view), *cities, *districts, *aside, *seats, supply, *mine]


def _city(view: View, city: View) -> Sentence:
    """Owners, landscape, tiles row by row."""
    owners = list(dict.fromkeys(city["owners"]))
    parts = [_space(view, each) for each in sorted(city["tiles"], key=_reading)]
    known = {"numeral": city["numeral"], "city": city["name"], "owners": owners, "total": city["total"]}
    mat = _mat(city["mat"]) if city["mat"] else say("nothing")
    frame = say("frame", first=_corner(city, 0), last=_corner(city, -1))
    built = {"built": city["built"], "size": city["size"]}
    return say("city" if parts else "city-empty", **known, **built, mat=mat, frame=frame, parts=parts)


def _corner(city: View, at: int) -> str:
    return f"{city['columns'][at].upper()}{city['rows'][at]}"


def _reading(tile: View) -> tuple[str, str]:
    return tile["at"][1], tile["at"][0]


def _space(view: View, tile: View) -> Sentence:
    return say("space", at=tile["at"].upper(), tile=_tile(view, tile["tile"]))


def _mat(mat: View) -> Sentence:
    bridges = [say("bridge", one=each["ends"][0].upper(), two=each["ends"][1].upper()) for each in mat["bridges"]]
    blocked = [say("text", text=at.upper()) for at in mat["blocked"]]
    return say("mat-bridges" if bridges else "mat", name=mat["name"], blocked=blocked, bridges=bridges)


def _district(view: View, district: View) -> Sentence:
    sizes = zip(view["cities"], district["sizes"], district["points"], strict=True)
    parts = [
        say("district-part" if points else "district-size", city=city["name"], size=size, points=points)
        for city, size, points in sizes
    ]
    prizes = {"first": district["first"], "second": district["second"]}
    return say("district-line", types=_pair(district), **prizes, parts=parts)


# What a seat has before it


def hand(view: View) -> list[Sentence]:
    """The tiles to choose from; or those to place, and the best spaces for each."""
    player = view["seats"][view["me"]]
    own = [_own(view, view["me"], side) for side in ("left", "right")]
    if view["hand"]:
        return [say("hand", parts=_counted(view, view["hand"])), *own]
    placing = [_gains(view, key, gains) for key, gains in view["gains"].items()]
    held = say("in-hand-to-place", tiles=[_tile(view, tile) for tile in player["to_place"]])
    return [held if player["to_place"] else say("hand-empty"), *placing, *own]


def _counted(view: View, tiles: Sequence[str]) -> list[Sentence]:
    names = [(_tile(view, tile), many) for tile, many in Counter(tiles).items()]
    return [name if many == 1 else say("several", many=many, tile=name) for name, many in names]


def _own(view: View, who: Seat, side: str) -> Sentence:
    city = view["cities"][view["seats"][who][side]]
    known = {"side": side, "city": city["name"], "total": city["total"]}
    for partner in city["owners"]:
        if partner != who:
            return say("own-city", **known, who=partner, waiting=_waiting(view, who, partner, side))
    return say("own-city-alone", **known)


def _waiting(view: View, who: Seat, partner: Seat, side: str) -> Sentence:
    """Which of a city's two owners waits there for the other."""
    if side in view["seats"][who]["waits"]:
        return say("waits-for-partner", who=partner)
    if ("right" if side == "left" else "left") in view["seats"][partner]["waits"]:
        return say("partner-waits", who=partner)
    return say("nothing")


def _gains(view: View, key: str, gains: dict[str, int]) -> Sentence:
    tile, _, side = key.rpartition("-")
    best = sorted(gains.items(), key=lambda each: -each[1])[:3]
    parts = [say("gain", at=at.upper(), by=f"−{-gain}" if gain < 0 else f"+{gain}") for at, gain in best]
    return say("gains", tile=_tile(view, tile), city=_city_name(view, view["seats"][view["me"]][side]), parts=parts)


# The score sheet


def scores(view: View) -> list[Sentence]:
    """City by city, type by type, how each number came about; then the players."""
    cities = [_sheet(view, city) for city in view["cities"]]
    districts = [_district(view, each) for each in view["districts"]]
    players = [_player(view, who) for who in view["seating"]]
    opening = "scores-over" if view["phase"] == "over" else "scores-now"
    rule = "rule-two" if _two(view) else "rule"
    return [say(opening), *cities, *districts, say(rule), *players]


def _sheet(view: View, city: View) -> Sentence:
    parts = [_line(view, each, sheet) for each, sheet in city["score"].items() if sheet["tiles"]]
    if any(city["districts"]):
        parts.append(say("sheet-districts", points=sum(city["districts"]), parts=_numbers(city["districts"])))
    known = {"numeral": city["numeral"], "city": city["name"], "total": city["total"]}
    return say("sheet" if parts else "sheet-empty", **known, parts=parts)


def _line(view: View, each: str, sheet: View) -> Sentence:
    """One type: its points, and what makes them up."""
    known = {"many": sheet["tiles"], "points": sheet["points"]}
    match each:
        case "shop":
            return say("sheet-shop", **known, lines=_numbers(sheet["lines"]))
        case "factory":
            return say("sheet-factory", **known, each=sheet["each"])
        case "tavern":
            return say("sheet-tavern", **known, sets=_numbers(sheet["sets"]))
        case "office":
            return say("sheet-office", **known, by_tavern=sheet["by_tavern"])
        case "park":
            return say("sheet-park", **known, groups=_numbers(sheet["groups"]))
        case "house":
            key = "sheet-house-factory" if sheet["by_factory"] else "sheet-house"
            apart = sheet["tiles"] - sheet["by_factory"]
            return say(key, **known, apart=apart, types=sheet["types"], by_factory=sheet["by_factory"])
    parts = [say("sheet-one-civic", tile=_tile(view, one["tile"]), points=one["points"]) for one in sheet["each"]]
    return say("sheet-civic", **known, parts=parts)


def _numbers(numbers: Sequence[int]) -> str:
    return " + ".join(map(str, numbers))


def _player(view: View, who: Seat) -> Sentence:
    player = view["seats"][who]
    left, right = (_city_name(view, player[side]) for side in ("left", "right"))
    one, two = player["totals"]
    key = "sheet-player-two" if _two(view) else "sheet-player"
    return say(key, who=who, left=left, right=right, one=one, two=two, score=player["score"])


PROSE = Prose(
    headline=headline,
    seat=seat,
    glance=glance,
    position=position,
    hand=hand,
    scores=scores,
    sums=("city-ends", "seat-ends", "seat-ends-two"),
)
