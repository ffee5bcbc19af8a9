"""The steward of Capitol: builds where it gains most, prepares houses that fit, bids what it can spare."""

from collections.abc import Iterable
from typing import Any

from rules.capitol.building import NEW, NOTHING, PASS
from rules.capitol.scoring import points
from rules.capitol.state import AMPHITHEATRE, FOUNTAIN, Built, Prefecture, colour, kind, value
from rules.prompts import Pick, Raw
from rules.steward import Eyes
from rules.words import Seat

WANTED = {"permit": 3, "block": 2, "roof": 2}  # how many of each a hand should have
KEPT = 2  # cards not spent on mere preparation: they are for the auctions
SPARE = (0.25, 0.35, 0.5)  # of a hand's numbers, what the three auctions of a round may take


def steward(eyes: Eyes) -> Raw:
    """Answer whatever is asked."""
    match eyes.prompt():
        case Pick(key="card"):
            return _turn(eyes.view)
        case Pick(key="tile") as prompt:
            return _tile(eyes.view, prompt)
        case Pick(key="draw") as prompt:
            return _draw(eyes.view, prompt)
    return _bid(eyes.view)


# What a place is worth


def gain(view: Any, me: Seat, key: str, *, house: int = 0, fountain: bool = False, tile: str | None = None) -> float:
    """What a change of a prefecture brings me at the next scoring, and half of what it takes from each other."""
    seats = len(view["seats"])
    before, after = site_of(view, key), site_of(view, key)
    if house:
        after.houses.append(Built(me, house))
    after.fountains += fountain
    after.large = tile or after.large
    change = [new - old for new, old in zip(points(after, seats), points(before, seats), strict=True)]
    others = sum(each for seat, each in enumerate(change) if seat != me)
    return change[me] - others / 2


def site_of(view: Any, key: str) -> Prefecture:
    """The prefecture of a view, as the scoring takes it."""
    seen = next(site for site in view["prefectures"] if site["key"] == key)
    known = {name: seen[name] for name in ("key", "name", "colour", "row", "column", "small", "printed", "fountains")}
    houses = [Built(house["seat"], house["height"]) for house in seen["houses"]]
    return Prefecture(**known, large=seen["large"], shape=seen["shape"], houses=houses)


# A turn


def _turn(view: Any) -> Raw:
    hand = sorted(view["hand"], key=value)
    if answer := _build(view, hand):
        return answer
    if len(hand) > KEPT and (answer := _roof(view, hand) or _blocks(view, hand)):
        return answer
    return [PASS]


def _build(view: Any, hand: list[str]) -> Raw | None:
    """Put the house on the board that gains most; the permit with the lowest number will do."""
    me, colours = view["me"], {site["key"]: site["colour"] for site in view["prefectures"]}
    best: tuple[float, Raw] = (0, [])
    for permit in (card for card in hand if kind(card) == "permit"):
        for house in _mine(view):
            fitting = [key for key in house["fits"] if house["shape"] and colours[key] == colour(permit)]
            for key in fitting:
                worth = gain(view, me, key, house=house["height"]) + house["height"] / 10
                if worth > best[0]:
                    best = worth, _steps(permit, house["key"], [key, *_other_sites(fitting, key)])
    return best[1] or None


def _steps(permit: str, letter: str, sites: list[str]) -> list[Raw]:
    """The last step is left out where it answers itself."""
    return [permit, letter, sites[0]] if len(sites) > 1 else [permit, letter]


def _other_sites(fitting: Iterable[str], key: str) -> list[str]:
    return [other for other in fitting if other != key]


def _roof(view: Any, hand: list[str]) -> Raw | None:
    """Complete the tallest house that will fit somewhere, with the shape that fits more places."""
    roofs = [card for card in hand if kind(card) == "roof"]
    shapes = [shape for shape, many in view["seats"][view["me"]]["roofs"].items() if many]
    if not roofs or not shapes:
        return None
    for house in sorted(_mine(view), key=lambda house: -house["height"]):
        if house["shape"] is None and house["fits"]:
            shape = max(shapes, key=lambda each: _welcome(view, house["height"], each))
            return [roofs[0], house["key"], shape] if len(shapes) > 1 else [roofs[0], house["key"]]
    return None


def _welcome(view: Any, height: int, shape: str) -> int:
    """How many prefectures take a house like this by its height and roof."""
    return sum(_takes(site, height) and site["shape"] in (None, shape) for site in view["prefectures"])


def _takes(site: Any, height: int) -> bool:
    tall = max(site["tallest"])
    return bool(site["free"]) and height in ((1,) if not tall else (tall, tall + 1))


def _blocks(view: Any, hand: list[str]) -> Raw | None:
    """Build up what is wanted most: the heights that most prefectures will take, while there are roofs for it."""
    blocks = [card for card in hand if kind(card) == "block"]
    if not blocks or not view["blocks"]:
        return None
    low = [house for house in _mine(view) if house["shape"] is None]
    roofs = sum(view["seats"][view["me"]]["roofs"].values())
    places = {height: sum(_takes(site, height) for site in view["prefectures"]) for height in range(1, 9)}
    if low and (len(low) >= roofs or places.get(low[0]["height"] + 2, 0) >= 2):
        letter = low[0]["key"]
        return [blocks[0], letter, letter] if view["blocks"] > 1 else [blocks[0], letter]
    if len(low) < roofs:
        return _begin(view, blocks[0], two=places[2] < places[1])
    return None


def _begin(view: Any, card: str, *, two: bool) -> Raw:
    """Begin two houses, or one of two blocks, or one if a single block is left."""
    if view["blocks"] == 1:
        return [card, NEW]
    return [card, NEW, NEW] if two else [card, NEW, _next_letter(view)]


def _next_letter(view: Any) -> str:
    """The letter of my next house: all I have begun stand before me or on the board."""
    me = view["me"]
    begun = len(_mine(view)) + sum(house["seat"] == me for site in view["prefectures"] for house in site["houses"])
    return chr(ord("a") + begun) if begun < 26 else NOTHING


def _mine(view: Any) -> list[Any]:
    houses: list[Any] = view["seats"][view["me"]]["houses"]
    return houses


# Auctions and drawing


def _bid(view: Any) -> Raw:
    """Bid the cards that help least, as far as this auction may take the hand's numbers; at the end, all."""
    hand = sorted(view["hand"], key=lambda card: (_use(view, card), value(card)))
    last = view["round"] == view["rounds"] and view["auction"] == len(SPARE)
    budget = sum(map(value, hand)) * (1 if last else SPARE[view["auction"] - 1])
    cards: list[Raw] = []
    for card in hand:
        if value(card) <= budget:
            budget -= value(card)
            cards.append(card)
    return cards


def _use(view: Any, card: str) -> int:
    """Whether a card will still help to build: nothing does after the last building phase."""
    if view["round"] == view["rounds"]:
        return 0
    return sum(kind(other) == kind(card) for other in view["hand"]) <= WANTED[kind(card)]


def _tile(view: Any, prompt: Pick) -> Raw:
    """Put the tile where it gains most."""
    me: Seat = view["me"]
    tile = next(auction["tile"] for auction in view["auctions"] if auction["state"] == "now")

    def worth(key: str) -> float:
        if tile == AMPHITHEATRE:
            mine = site_of(view, key)
            placed = points(mine, len(view["seats"]))
            return float(placed[me] - sum(placed) / 10)
        return gain(view, me, key, fountain=tile == FOUNTAIN, tile=None if tile == FOUNTAIN else tile)

    return max(prompt.options, key=worth)


def _draw(view: Any, prompt: Pick) -> Raw:
    """Draw what is short, the higher number if equally so; never decline."""
    have = {name: sum(kind(card) == name for card in view["hand"]) for name in WANTED}

    def worth(name: str) -> tuple[int, int]:
        return WANTED[name] - have[name], value(view["piles"][name]["top"])

    return max((name for name in prompt.options if name in WANTED), key=worth)
