"""Towns shared by neighbours. Two tiles are kept in secret, then all place at once: one left, one right, or wait.

Shows: hidden drafting, ask_any with a question that changes under its owner, moves of two steps, a wait that is logged.
"""

from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple

from rules.chance import Chance, Deck
from rules.components import Components
from rules.game import Choices, Result
from rules.options import Among, Option, plain
from rules.prompts import Pick, PickSome
from rules.script import Move, Script, ask, ask_all, ask_any
from rules.words import Journal, Seat, Sentence, say
from tests.toys.toy import toy

WORDS = {
    "apart": "{spot} touches no tile yet.",
    "draft": "Which two tiles do you keep?",
    "end": "The towns are built.",
    "kept": "{who:seat} has kept {tiles:words}.",
    "place": "Which tile goes into which town?",
    "placed": "{who:seat} builds {tile} at {spot} of town {town}.",
    "spot": "Where in town {town}?",
    "taken": "{spot} has been built on.",
    "turn": "Place a tile, or wait for your partner.",
    "waits": "{who:seat} waits for a partner in town {town}.",
}
SPOTS = {f"{'abcd'[x]}{y}": Option(f"{'abcd'[x]}{y}", (x, y)) for y in range(1, 5) for x in range(4)}
SIDES = {"left": -1, "right": 0}  # the town to a seat's left is shared with the seat before it


class Placing(NamedTuple):
    """What a placing move chooses; without a tile, its seat waits for the partner."""

    side: str
    tile: str | None = None
    spot: str = ""


@dataclass(slots=True)
class State:
    chance: Chance
    hands: list[list[str]]
    box: Deck[str]
    towns: list[dict[str, str]]
    kept: dict[Seat, list[str]] = field(default_factory=dict)
    sides: dict[Seat, list[str]] = field(default_factory=dict)
    waits: dict[Seat, list[str]] = field(default_factory=dict)
    journal: Journal = field(default_factory=Journal)

    def town(self, seat: Seat, side: str) -> int:
        return (seat + SIDES[side]) % len(self.hands)

    def partner_is_done(self, seat: Seat, side: str) -> bool:
        if side == "left":
            return "right" not in self.sides[(seat - 1) % len(self.hands)]
        return "left" not in self.sides[(seat + 1) % len(self.hands)]

    def open_sides(self, seat: Seat) -> list[str]:
        """Where the seat has a tile to place and is not waiting for its partner."""
        return [s for s in self.sides[seat] if s not in self.waits[seat] or self.partner_is_done(seat, s)]


def setup(components: Components, seats: int, options: Choices, chance: Chance) -> State:
    box = Deck(chance, "tiles", [f"tile-{number}" for number in range(components["tiles"]["count"])])
    return State(chance, [[box.draw() for _ in range(6)] for _ in range(seats)], box, [{} for _ in range(seats)])


def play(state: State) -> Script[Result]:
    for _ in range(3):
        yield from draft(state)
        yield from build(state)
        state.chance.look("hands")  # a passed hand is news to who receives it: no undo, no preview beyond this
        state.hands.insert(0, state.hands.pop())
    lower = [min(worth(state, seat, side) for side in SIDES) for seat in range(len(state.hands))]
    return Result(lower, [seat for seat, score in enumerate(lower) if score == max(lower)], say("end"))


def draft(state: State) -> Script[None]:
    state.kept = yield from ask_all(
        {
            seat: PickSome("draft", say("draft"), plain(hand), 2, 2, private=True)
            for seat, hand in enumerate(state.hands)
        }
    )
    for seat, tiles in state.kept.items():
        state.hands[seat] = [tile for tile in state.hands[seat] if tile not in tiles]
        state.journal.tell("kept", who=seat, tiles=tiles)


def build(state: State) -> Script[None]:
    """Everybody places side by side; when all who are left wait, the lowest seat among them must place."""
    seats = range(len(state.hands))
    state.sides = {seat: list(SIDES) for seat in seats}
    state.waits = {seat: [] for seat in seats}
    placings = {seat: partial(placing, state, seat) for seat in seats}
    while left := [seat for seat in seats if state.sides[seat]]:
        free = [seat for seat in left if state.open_sides(seat)] or left[:1]
        seat, chosen = yield from ask_any({seat: placings[seat] for seat in free})
        place(state, seat, chosen)


def placing(state: State, seat: Seat) -> Move:
    return Move("place", say("turn"), partial(choose, state, seat))


def choose(state: State, seat: Seat) -> Script[Placing]:
    """Choose tile and town, then the spot; or wait for the partner of a town."""
    free = state.open_sides(seat)
    waits = [side for side in free if not state.partner_is_done(seat, side) and side not in state.waits[seat]]
    placings = [Placing(side, tile) for side in free or state.sides[seat] for tile in state.kept[seat]]
    options = {f"{p.tile}-{p.side}": Option(f"{p.tile}-{p.side}", p) for p in placings}
    options |= {f"wait-{side}": Option(f"wait-{side}", Placing(side)) for side in waits}
    chosen: Placing = yield from ask(seat, Pick("what", say("place"), options))
    if not chosen.tile:
        return chosen
    town = state.town(seat, chosen.side)
    spots = Among(SPOTS, partial(objection, state.towns[town]))
    column, row = yield from ask(seat, Pick("spot", say("spot", town=town), spots))
    return chosen._replace(spot=f"{'abcd'[column]}{row}")


def objection(town: dict[str, str], at: tuple[int, int]) -> Sentence | None:
    """Say why nothing can be built there: spots are used once, and towns stay in one piece."""
    column, row = at
    spot = f"{'abcd'[column]}{row}"
    if spot in town:
        return say("taken", spot=spot)
    near = ((column, row - 1), (column, row + 1), (column - 1, row), (column + 1, row))
    if town and not any(f"{'abcd'[c]}{r}" in town for c, r in near if 0 <= c < 4):
        return say("apart", spot=spot)
    return None


def place(state: State, seat: Seat, chosen: Placing) -> None:
    town = state.town(seat, chosen.side)
    if not chosen.tile:
        state.waits[seat].append(chosen.side)
        state.journal.tell("waits", who=seat, town=town)
        return
    state.towns[town][chosen.spot] = chosen.tile
    state.kept[seat].remove(chosen.tile)
    state.sides[seat].remove(chosen.side)
    state.journal.tell("placed", who=seat, tile=chosen.tile, spot=chosen.spot, town=town)


def worth(state: State, seat: Seat, side: str) -> int:
    return sum(int(tile.split("-")[1]) for tile in state.towns[state.town(seat, side)].values())


def view(state: State, seat: Seat | None) -> dict[str, object]:
    return {
        "hand": sorted(state.hands[seat]) if seat is not None else None,
        "towns": [dict(town) for town in state.towns],
        "kept": [list(tiles) for tiles in state.kept.values()],
        "waits": [list(waits) for waits in state.waits.values()],
    }


GAME = toy("towns", seats=range(3, 8), options={}, words=WORDS, setup=setup, play=play, view=view)
