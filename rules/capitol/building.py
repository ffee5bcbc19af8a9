"""A. Building phase: what a turn can be, and which house may stand where."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, partial

from rules.capitol.state import SHAPES, House, Player, Prefecture, State, colour, kind, value
from rules.capitol.words import CARDS
from rules.options import Among, Option, Ranked
from rules.prompts import Pick
from rules.script import Script, ask
from rules.words import Seat, Sentence, say

PASS, NOTHING, NEW = "pass", "nothing", "new"

_NOTHING = {NOTHING: Option(NOTHING, NOTHING, say("without-effect"))}


@dataclass(frozen=True, slots=True)
class Turn:
    """What a seat does with its turn: the card it plays (None: it passes), and what for; else it has no effect."""

    card: str | None
    blocks: tuple[str, ...] = ()  # where each block goes: the letter of a house, or "new"
    house: str | None = None  # the letter of the house that is roofed or put on the board
    shape: str | None = None
    prefecture: str | None = None


def choose(state: State, seat: Seat) -> Script[Turn]:
    """Choose a card, and what to do with it."""
    player = state.players[seat]
    card = yield from ask(seat, Pick("card", say("ask-card"), playable(state, player)))
    if card == PASS:
        return Turn(None)
    match kind(card):
        case "block":
            return Turn(card, blocks=(yield from choose_blocks(state, seat)))
        case "roof":
            return (yield from choose_roof(state, seat, card))
    return (yield from choose_site(state, seat, card))


def choose_blocks(state: State, seat: Seat) -> Script[tuple[str, ...]]:
    """Place both blocks, or the last one, on houses without a roof, new ones included (rulings 12 and 13)."""
    player, chosen = state.players[seat], tuple[str, ...]()
    for number in range(min(2, state.blocks)):
        options = block_options(player, chosen)
        key = ("first-block", "second-block")[number]
        put = yield from ask(seat, Pick(key, say(f"ask-{key}"), options))
        if put == NOTHING:
            return ()
        chosen += (put,)
    return chosen


def choose_roof(state: State, seat: Seat, card: str) -> Script[Turn]:
    """Choose the house to complete, then the shape of its roof."""
    player = state.players[seat]
    shapes = [shape for shape in SHAPES if player.roofs[shape]]
    houses = (
        {house.letter: _house_option(house.letter, house.height, None) for house in player.unfinished} if shapes else {}
    )
    letter = yield from ask(seat, Pick("house", say("ask-roof"), houses | _NOTHING))
    if letter == NOTHING:
        return Turn(card)
    options = {shape: roof_option(state, player.house(letter), shape) for shape in shapes}
    shape = yield from ask(seat, Pick("shape", say("ask-shape", letter=letter.upper()), options))
    return Turn(card, house=letter, shape=shape)


def choose_site(state: State, seat: Seat, card: str) -> Script[Turn]:
    """Choose one of the complete houses, then a prefecture of the permit's colour (ruling 15)."""
    player, hue = state.players[seat], colour(card)
    houses = {house.letter: _house_option(house.letter, house.height, house.shape) for house in player.complete}
    letter = yield from ask(
        seat,
        Pick("house", say("ask-house", colour=hue), Among(houses | _NOTHING, partial(homeless, state, player, hue))),
    )
    if letter == NOTHING:
        return Turn(card)
    everywhere = {site.key: site_option(site.key, site.name) for site in state.prefectures.values()}
    legal = Among(everywhere, partial(objection, state, player.house(letter), hue))
    site = yield from ask(seat, Pick("prefecture", say("ask-prefecture", letter=letter.upper()), legal))
    return Turn(card, house=letter, prefecture=site)


@cache
def site_option(key: str, name: str) -> Option:
    return Option(key, key, say("text", text=name), spot=f"board/{key}")


def playable(state: State, player: Player) -> Ranked:
    """The hand, useful cards and low numbers first, and passing."""
    return Ranked([*player.hand, PASS], partial(_card_option, state, player), partial(_rank, state, player), not_held)


def not_held(card: str) -> Sentence | None:
    """Say of a card that is no choice why not."""
    return say("not-held", card=card) if card in CARDS else None


def _card_option(state: State, player: Player, card: str) -> Option:
    if card == PASS:
        return Option(PASS, PASS, description=say("pass-is-final"))
    told = say("no-effect-now") if _idle(state, player, card) else None
    return Option(card, card, copies=player.hand.count(card), description=told, spot=f"hand/{card}")


def _rank(state: State, player: Player, card: str) -> tuple[int, int, str]:
    if card == PASS:
        return 2, 0, card
    return int(_idle(state, player, card)), value(card), card


def _idle(state: State, player: Player, card: str) -> bool:
    """Whether the card could only be played without effect now."""
    match kind(card):
        case "block":
            return not state.blocks
        case "roof":
            return not player.unfinished or not any(player.roofs.values())
    return all(homeless(state, player, colour(card), house.letter) for house in player.complete)


def block_options(player: Player, chosen: tuple[str, ...]) -> Mapping[str, Option]:
    """Where the next block may go; a house that no roof is left for is offered last (ruling 45)."""
    heights = {house.letter: house.height for house in player.unfinished}
    fresh = player.next_letter()
    for put in chosen:
        letter = fresh if put == NEW else put
        heights[letter] = heights.get(letter, 0) + 1
    houses = {letter: _raised(letter, height + 1, letter == fresh) for letter, height in heights.items()}
    few = say("too-few-roofs") if len(heights) >= sum(player.roofs.values()) else None
    begin = {NEW: Option(NEW, NEW, say("begin-another" if NEW in chosen else "begin"), description=few)}
    in_vain = {} if chosen else _NOTHING
    return houses | (in_vain | begin if few else begin | in_vain)


@cache
def _raised(letter: str, height: int, fresh: bool) -> Option:
    label = say("raise", letter=letter.upper(), height=height)
    return Option(letter, letter, label, spot=None if fresh else f"hand/house-{letter}")


def roof_option(state: State, house: House, shape: str) -> Option:
    fits = sites(state, House(house.letter, house.height, shape))
    warning = None if fits else say("fits-nowhere", height=house.height)
    return Option(shape, shape, say("roof-of", shape=shape), description=warning)


def sites(state: State, house: House) -> list[str]:
    """Where a complete house could stand now, whatever the permit."""
    return [key for key, site in state.prefectures.items() if not objection(state, house, site.colour, key)]


def homeless(state: State, player: Player, hue: str, letter: str) -> Sentence | None:
    """Say why a house fits no prefecture of a colour."""
    if letter == NOTHING:
        return None
    house, reasons = player.house(letter), []
    for site in state.by_colour[hue]:
        if not (why := objection(state, house, hue, site.key)):
            return None
        reasons.append(say(f"short-{why.key}", **why.values))
    return say("no-site", letter=letter.upper(), height=house.height, colour=hue, why=reasons)


def objection(state: State, house: House, hue: str, key: str) -> Sentence | None:
    """Say why a permit of this colour does not let a house stand there (c. Building permit)."""
    site = state.prefectures[key]
    if site.colour != hue:
        return say("other-colour", where=site.name, colour=site.colour, permit=hue)
    if site.free < 1:
        return say("full", where=site.name)
    if not site.houses:
        return _first_house(state, house, site)
    if house.shape != site.shape:
        return say("wrong-shape", where=site.name, shape=site.shape, letter=house.letter.upper())
    tall = site.tallest
    if house.height not in (tall, tall + 1):  # ruling 17
        letter = house.letter.upper()
        return say("wrong-height", where=site.name, tall=tall, taller=tall + 1, letter=letter, height=house.height)
    return None


def _first_house(state: State, house: House, site: Prefecture) -> Sentence | None:
    """The first must be 1 high, and not make three of a colour alike (rulings 16, 18, 19)."""
    if house.height != 1:
        return say("first-height", where=site.name, letter=house.letter.upper(), height=house.height)
    others = [other.shape for other in state.by_colour[site.colour] if other is not site]
    if all(shape == house.shape for shape in others):
        return say("three-alike", where=site.name, colour=site.colour, shape=house.shape)
    return None


@cache
def _house_option(letter: str, height: int, shape: str | None) -> Option:
    label = say("house-of" if shape else "unfinished-house", letter=letter.upper(), height=height, shape=shape)
    return Option(letter, letter, label, spot=f"hand/house-{letter}")
