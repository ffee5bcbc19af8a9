"""Takings. A tile is taken; then each in turn takes all, some or none of what it pays, and discards to the limit.

Shows: strict order when the supply is short, side by side when it suffices, standing answers, draws that end undo.
"""

from collections import Counter
from dataclasses import dataclass, field
from functools import partial

from rules.chance import Chance, Deck
from rules.components import Components
from rules.game import Choices, OneOf, Result
from rules.options import Option, plain
from rules.prompts import Pick, PickSome
from rules.script import Script, ask, together
from rules.words import Journal, Seat, say
from tests.toys.toy import toy

WORDS = {
    "bought": "{who:seat} takes {what:word} for a tile.",
    "discard": "Your hand is full: discard {many}.",
    "discards": "{who:seat} discards {cards:words}.",
    "end": "The stack is empty.",
    "fame": "{who:seat} takes 1 fame instead.",
    "short": "There is nothing left for {who:seat}, who takes 1 fame.",
    "take": "{what:word} pays you {owed}. How many do you take?",
    "takes": "{who:seat} takes {many} {what:word}.",
    "tile": "Which tile do you take?",
}
LIMIT = 4


@dataclass(slots=True)
class State:
    stack: Deck[str]
    row: list[str]
    supply: Counter[str]
    tiles: list[list[str]]
    hands: list[list[str]]
    fame: list[int]
    in_order: bool
    active: Seat = 0
    journal: Journal = field(default_factory=Journal)

    def from_active(self) -> list[Seat]:
        return [(self.active + step) % len(self.hands) for step in range(len(self.hands))]


def setup(components: Components, seats: int, options: Choices, chance: Chance) -> State:
    materials: list[str] = components["materials"]["names"]
    stack = Deck(chance, "stack", materials * components["materials"]["tiles"])
    return State(
        stack=stack,
        row=[stack.draw() for _ in range(3)],
        supply=Counter(dict.fromkeys(materials, options["supply"])),
        tiles=[[] for _ in range(seats)],
        hands=[[] for _ in range(seats)],
        fame=[0] * seats,
        in_order=options["in_order"],
    )


def play(state: State) -> Script[Result]:
    while state.row:
        yield from turn(state)
        state.active = state.from_active()[1]
    scores = [fame + len(hand) for fame, hand in zip(state.fame, state.hands, strict=True)]
    return Result(scores, [seat for seat, score in enumerate(scores) if score == max(scores)], say("end"))


def turn(state: State) -> Script[None]:
    """The active player takes a tile; what it shows pays everybody; then a new one is turned up."""
    material: str = yield from ask(state.active, Pick("tile", say("tile"), plain(state.row)))
    state.row.remove(material)
    state.tiles[state.active].append(material)
    state.journal.tell("bought", who=state.active, what=material)
    yield from pay(state, material)
    if state.stack:
        state.row.append(state.stack.draw())


def pay(state: State, material: str) -> Script[None]:
    """Each entitled seat takes and discards before the next; side by side if the supply suffices for all."""
    owed = {seat: many for seat in state.from_active() if (many := state.tiles[seat].count(material))}
    if not state.in_order and sum(owed.values()) <= state.supply[material]:
        yield from together({seat: partial(taking, state, seat, material, many) for seat, many in owed.items()})
        return
    for seat, many in owed.items():
        yield from taking(state, seat, material, many)


def taking(state: State, seat: Seat, material: str, owed: int) -> Script[None]:
    most = min(owed, state.supply[material])
    if not most:
        state.fame[seat] += 1
        state.journal.tell("short", who=seat)
        return
    amounts = {"all": most} | {f"{many}": many for many in range(1, most)} | {"fame": 0}
    options = {key: Option(key, many) for key, many in amounts.items()}
    taken: int = yield from ask(seat, Pick("take", say("take", what=material, owed=owed), options, repeats=True))
    if not taken:
        state.fame[seat] += 1
        state.journal.tell("fame", who=seat)
        return
    state.supply[material] -= taken
    state.hands[seat] += [material] * taken
    state.journal.tell("takes", who=seat, what=material, many=taken)
    yield from discard(state, seat)


def discard(state: State, seat: Seat) -> Script[None]:
    hand = state.hands[seat]
    many = max(0, len(hand) - LIMIT)
    cards: list[str] = yield from ask(seat, PickSome("discard", say("discard", many=many), plain(hand), many, many))
    for card in cards:
        hand.remove(card)
        state.supply[card] += 1
    if cards:
        state.journal.tell("discards", who=seat, cards=cards)


def view(state: State, seat: Seat | None) -> dict[str, object]:
    return {
        "row": list(state.row),
        "stack": len(state.stack),
        "supply": dict(state.supply),
        "tiles": [sorted(tiles) for tiles in state.tiles],
        "hands": [sorted(hand) for hand in state.hands],
    } | ({} if seat is None else {"fame": state.fame[seat]})


GAME = toy(
    "takings",
    seats=range(2, 5),
    options={"supply": OneOf((9, 4)), "in_order": OneOf((False, True))},
    words=WORDS,
    setup=setup,
    play=play,
    view=view,
)
