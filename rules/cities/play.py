"""Between Two Cities, as it is played: three rounds of choosing in secret, revealing, and placing side by side."""

from collections.abc import Iterator
from functools import partial

from rules.cities.ending import end
from rules.cities.laying import lay, open_sides, placing, wait
from rules.cities.state import ROUNDS, SIDES, State
from rules.cities.tiles import choice_option
from rules.game import Result
from rules.prompts import PickSome
from rules.script import Asked, Script, ask_all, ask_any
from rules.words import Seat, say

DUPLEX_ROUND = 2
KEPT = 2  # tiles chosen each turn: one for each city
HAND = {"base": 7, "capitals": 9}  # tiles drawn in rounds 1 and 3
DUPLEX_HAND = 3


def play(state: State) -> Script[Result]:
    for number, half in rounds(state):
        state.round, state.half = number, half
        if state.round == DUPLEX_ROUND:
            yield from duplex_round(state)
        else:
            yield from tile_round(state)
    return end(state)


def rounds(state: State) -> Iterator[tuple[int, str | None]]:
    """Three; with two players each is played twice, so that their four cities are filled."""
    for number in range(1, ROUNDS + 1):
        for half in ("a", "b") if state.two else (None,):
            yield number, half


# Rounds 1 and 3: single tiles


def tile_round(state: State) -> Script[None]:
    """Choose two of the hand, place them, take the hand that is passed on; the last tile is discarded."""
    many = HAND[state.options["edition"]]
    begin(state, many // KEPT)
    state.hands = [[state.singles.draw() for _ in range(many)] for _ in state.hands]
    yield from turn(state)
    while state.turn < state.turns:
        take_passed_hands(state)
        yield from turn(state)
    discard_hands(state)


def take_passed_hands(state: State) -> None:
    """Round 1 to the left, round 3 to the right; a hand of others is news to who receives it."""
    state.chance.look("hands")
    step = 1 if state.round == 1 else -1
    places = len(state.seating)
    passed = {state.seating[(place + step) % places]: state.hands[seat] for place, seat in enumerate(state.seating)}
    state.hands, state.turn = [passed[seat] for seat in range(places)], state.turn + 1
    way = "swap" if state.two else "left" if step == 1 else "right"
    state.journal.tell(f"hands-{way}", turn=state.turn, turns=state.turns, many=len(state.hands[0]))


def discard_hands(state: State) -> None:
    """Face down; they never return to the supply (ruling D35)."""
    for hand in state.hands:
        state.discards += hand
        hand.clear()


# Round 2: duplexes


def duplex_round(state: State) -> Script[None]:
    """Draw three, choose two, place them; nothing is passed on."""
    begin(state, 1)
    state.hands = [[state.duplexes.draw() for _ in range(DUPLEX_HAND)] for _ in state.hands]
    yield from turn(state)
    discard_hands(state)


def begin(state: State, turns: int) -> None:
    """Tell of a round before anything is drawn for it."""
    state.phase, state.turn, state.turns = "choosing", 1, turns
    key = "round-begins" if state.half is None else f"round-begins-{state.half}"
    state.journal.tell(key, number=state.round, rounds=ROUNDS)


# A turn


def turn(state: State) -> Script[None]:
    state.laying += 1
    yield from choose(state)
    yield from place(state)


def choose(state: State) -> Script[None]:
    """(a) All secretly keep two tiles; (b) when the last has chosen, all reveal them at once (ruling D38)."""
    state.phase = "choosing"
    state.revealed = [[] for _ in state.hands]
    chosen = yield from ask_all({seat: choice(state, seat) for seat in state.seating})
    for seat, tiles in chosen.items():
        for tile in tiles:
            state.hands[seat].remove(tile)
        state.revealed[seat], state.to_place[seat] = list(tiles), list(tiles)
        state.journal.tell("reveals", who=seat, tiles=[state.tiles[tile].name for tile in tiles])


def choice(state: State, seat: Seat) -> PickSome:
    hand, quiet = sorted(state.hands[seat]), state.options["talk"] == "no_hand_talk" and not state.two
    partners = () if quiet else tuple(sorted(each for side in SIDES for each in state.shares[seat][side].partners))
    options = {tile: choice_option(state.tiles[tile], hand.count(tile), partners) for tile in dict.fromkeys(hand)}
    talk = say("quiet") if quiet else say("text", text="")
    asked = say("ask-choose-duplexes" if state.round == DUPLEX_ROUND else "ask-choose", many=len(hand), talk=talk)
    return PickSome("choose", asked, options, KEPT, KEPT, private=True)


def place(state: State) -> Script[None]:
    """(c) Each places one tile in each of their two cities; whoever commits first is first (ruling D2)."""
    state.phase = "placing"
    state.sides, state.waits = [list(SIDES) for _ in state.seating], [[] for _ in state.seating]
    questions: dict[Seat, Asked] = {seat: partial(placing, state, seat) for seat in state.seating}
    while left := [seat for seat in state.seating if state.sides[seat]]:
        able = left[:1] if state.options["placing"] == "in_turn" else [s for s in left if open_sides(state, s)]
        seat, chosen = yield from ask_any({seat: questions[seat] for seat in able})
        (wait if chosen.tile is None else lay)(state, seat, chosen)
