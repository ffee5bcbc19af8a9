"""A view of Capitol in words: for the post, for who cannot see the picture, and for the score sheet."""

from typing import Any, TypeAlias

from rules.game import Prose
from rules.words import Seat, Sentence, say

View: TypeAlias = dict[str, Any]


def headline(view: View) -> Sentence:
    return say("headline", round=view["round"], rounds=view["rounds"], phase=phase(view))


def phase(view: View) -> Sentence:
    now = [auction for auction in view["auctions"] if auction["state"] == "now"]
    tile = now[0]["tile"] if now else None
    return say(f"phase-{view['phase']}", number=view["auction"], tile=tile)


def seat(view: View, who: Seat) -> Sentence:
    """Score, cards, roofs, passed or not, the consul."""
    player = view["seats"][who]
    passed = say("passed" if player["passed"] and view["phase"] == "building" else "nothing")
    consul = say("consul" if view["consul"] == who else "nothing")
    return say("seat", score=player["score"], cards=player["cards"], **player["roofs"], passed=passed, consul=consul)


def glance(view: View) -> list[Sentence]:
    """Who leads, what lies on the piles and is yet to be auctioned, and who is first and second in each prefecture."""
    scores = [say("scored", who=who, score=player["score"]) for who, player in enumerate(view["seats"])]
    sites = [
        say("glance-site", where=site["name"], parts=_ranks(site)) for site in view["prefectures"] if site["first"]
    ]
    return [headline(view), say("glance-leader", parts=scores), _piles(view), *_to_come(view), *sites]


def _ranks(site: View) -> list[Sentence]:
    ranks = [say("first-is", who=site["first"])]
    return [*ranks, say("second-is", who=site["second"])] if site["second"] else ranks


def position(view: View) -> list[Sentence]:
    """Everything on the table, and the hand if it is a seat's view."""
    sites = [_site(site) for site in view["prefectures"]]
    seats = [_seat(view, who) for who in range(len(view["seats"]))]
    memory = [say("memory", pile=name, cards=cards) for name, cards in (view["discards"] or {}).items() if cards]
    return [
        headline(view),
        *sites,
        *seats,
        _piles(view),
        *_to_come(view),
        *memory,
        *([_cards(view)] if view["me"] is not None else []),
    ]


def _site(site: View) -> Sentence:
    large = say("large-is", tile=site["large"]) if site["large"] else say("large-free")
    room = say("site-room", free=site["free"], large=large)
    parts = [say("site-house", who=house["seat"], height=house["height"]) for house in site["houses"]]
    if parts:
        parts.append(say("site-roofs", shape=site["shape"]))
    if site["fountains"]:
        parts.append(say("site-fountains", many=site["fountains"]))
    first, second = site["worth"]
    parts = parts or [say("nobody")]
    colour = site["colour"]
    return say("site", where=site["name"], colour=colour, first=first, second=second, room=room, parts=parts)


def _seat(view: View, who: Seat) -> Sentence:
    houses = [_house(view, house) for house in view["seats"][who]["houses"]]
    key = "position-seat" if houses else "position-seat-bare"
    return say(key, who=who, public=seat(view, who), houses=houses)


def _house(view: View, house: View) -> Sentence:
    """A house off the board, and where it could go now."""
    names = {site["key"]: site["name"] for site in view["prefectures"]}
    fitting = [names[key] for key in house["fits"]]
    everywhere = len(fitting) == len(names)
    fits = say("fits-anywhere") if everywhere else say("fits", names=fitting) if fitting else say("anywhere-not")
    key = "house-complete" if house["shape"] else "house-unfinished"
    return say(key, letter=house["key"].upper(), height=house["height"], shape=house["shape"], fits=fits)


def _piles(view: View) -> Sentence:
    parts = [
        say("pile" if pile["top"] else "pile-empty", pile=name, left=pile["left"], top=pile["top"])
        for name, pile in view["piles"].items()
    ]
    return say("piles", parts=parts, blocks=view["blocks"])


def _to_come(view: View) -> list[Sentence]:
    """The tiles that are yet to be auctioned in this round."""
    ahead = [auction["tile"] for auction in view["auctions"] if auction["state"] in ("ahead", "now")]
    return [say("to-come", tiles=ahead)] if ahead else []


def hand(view: View) -> list[Sentence]:
    """The cards, the houses with where they could go, the roofs left."""
    player = view["seats"][view["me"]]
    houses = [_house(view, house) for house in player["houses"]]
    standing = say("houses", parts=houses) if houses else say("houses-none")
    return [_cards(view), standing, say("roofs-left", **player["roofs"])]


def _cards(view: View) -> Sentence:
    return say("hand", cards=view["hand"]) if view["hand"] else say("hand-empty")


def scores(view: View) -> list[Sentence]:
    """What has been scored round by round, and what each prefecture would give now."""
    names = {site["key"]: site["name"] for site in view["prefectures"]}
    rounds = [_round(number, scoring, names) for number, scoring in enumerate(view["scorings"], 1)]
    totals = [say("scored", who=who, score=player["score"]) for who, player in enumerate(view["seats"])]
    lines = [say("rule-of-scoring"), *rounds, say("glance-leader", parts=totals)]
    if view["phase"] == "over":
        return lines
    return lines + [_score(site) for site in view["prefectures"] if site["first"]]


def _round(number: int, scoring: View, names: dict[str, str]) -> Sentence:
    """What a scoring gave each seat, prefecture by prefecture."""
    seats = range(len(next(iter(scoring.values()))))
    gains = [[(names[key], each[who]) for key, each in scoring.items() if each[who]] for who in seats]
    parts = [_gains(who, gained) for who, gained in enumerate(gains)]
    return say("round-score", round=number, parts=parts)


def _gains(who: Seat, gained: list[tuple[str, int]]) -> Sentence:
    if not gained:
        return say("scored", who=who, score=0)
    parts = [say("part", where=where, points=gain) for where, gain in gained]
    return say("round-scored", who=who, score=sum(gain for _, gain in gained), parts=parts)


def _score(site: View) -> Sentence:
    first, second = site["worth"]
    parts = [
        say("score-part", who=who, blocks=blocks, points=_gain(site, who))
        for who, blocks in enumerate(site["blocks"])
        if blocks
    ]
    return say("score-now", where=site["name"], first=first, second=second, parts=parts)


def _gain(site: View, who: Seat) -> int:
    first, second = site["worth"]
    gain: int = first if who in site["first"] else second if who in site["second"] else 0
    return gain


PROSE = Prose(
    headline=headline,
    seat=seat,
    glance=glance,
    position=position,
    hand=hand,
    scores=scores,
    sums=("scoring", "scores"),
)
