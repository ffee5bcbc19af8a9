"""Sealed bids. Each lot is bid for with cards from hidden hands; a rival may veto the award; the winner draws a card.

Shows: ask_all with change of mind, equal cards, ties, private questions, a question in the middle, private lines.
"""

from dataclasses import dataclass, field

from rules.chance import Chance, Deck
from rules.components import Components
from rules.game import Choices, OneOf, Result
from rules.options import plain
from rules.prompts import PickSome, yes_no
from rules.script import Script, ask, ask_all
from rules.words import Journal, Seat, say
from tests.toys.toy import toy

WORDS = {
    "bid": "Which cards do you bid for lot {lot}?",
    "bids": "{who:seat} bids {cards:words}.",
    "drew": "You draw {card:word}.",
    "draws": "{who:seat} wins lot {lot} and draws a card.",
    "end": "All lots are gone.",
    "nobody": "Nobody bids for lot {lot}.",
    "veto": "Veto the award of lot {lot} to {who:seat}?",
    "vetoed": "{who:seat} spends a veto.",
    "block-1": "a block of 1",
    "block-2": "a block of 2",
    "block-3": "a block of 3",
    "roof-5": "a roof of 5",
}


@dataclass(slots=True)
class State:
    values: dict[str, int]
    deck: Deck[str]
    hands: list[list[str]]
    lots: Deck[int]
    vetoes: list[int]
    scores: list[int]
    first: Seat = 0
    journal: Journal = field(default_factory=Journal)

    def from_(self, seat: Seat) -> list[Seat]:
        return [(seat + step) % len(self.hands) for step in range(len(self.hands))]


def setup(components: Components, seats: int, options: Choices, chance: Chance) -> State:
    kinds: dict[str, dict[str, int]] = components["cards"]["kinds"]
    deck = Deck(chance, "cards", [name for name, kind in kinds.items() for _ in range(kind["copies"])])
    hands = [[deck.draw() for _ in range(4)] for _ in range(seats)]
    lots = Deck(chance, "lots", range(1, options["lots"] + 1))
    return State({name: kind["value"] for name, kind in kinds.items()}, deck, hands, lots, [1] * seats, [0] * seats)


def play(state: State) -> Script[Result]:
    while state.lots:
        yield from auction(state, state.lots.draw())
    best = max(state.scores)
    return Result(state.scores, [s for s, score in enumerate(state.scores) if score == best], say("end"))


def auction(state: State, lot: int) -> Script[None]:
    bids: dict[Seat, list[str]] = yield from ask_all({seat: bid(state, seat, lot) for seat in state.from_(state.first)})
    for seat, cards in bids.items():
        for card in cards:
            state.hands[seat].remove(card)
        state.journal.tell("bids", who=seat, cards=cards)
    if not any(bids.values()):
        state.journal.tell("nobody", lot=lot)
        return
    winner = max(bids, key=lambda seat: (sum(state.values[card] for card in bids[seat]), -state.scores[seat]))
    if (yield from vetoed(state, winner, lot)):
        return
    state.scores[winner] += lot
    state.first = winner
    state.journal.tell("draws", who=winner, lot=lot)
    if state.deck:
        state.hands[winner].append(state.deck.draw())
        state.journal.tell("drew", to=winner, card=state.hands[winner][-1])


def bid(state: State, seat: Seat, lot: int) -> PickSome:
    hand = state.hands[seat]
    return PickSome("bid", say("bid", lot=lot), plain(hand), 0, min(3, len(hand)), private=True)


def vetoed(state: State, winner: Seat, lot: int) -> Script[bool]:
    for seat in state.from_(winner)[1:]:
        question = yes_no("veto", say("veto", lot=lot, who=winner), repeats=True)
        if state.vetoes[seat] and (yield from ask(seat, question)):
            state.vetoes[seat] -= 1
            state.journal.tell("vetoed", who=seat)
            return True
    return False


def view(state: State, seat: Seat | None) -> dict[str, object]:
    return {
        "scores": list(state.scores),
        "vetoes": list(state.vetoes),
        "cards": [len(hand) for hand in state.hands],
        "hand": sorted(state.hands[seat]) if seat is not None else None,
        "lots left": len(state.lots),
        "deck": len(state.deck),
    }


GAME = toy(
    "bids",
    seats=range(2, 6),
    options={"lots": OneOf((6, 8))},
    words=WORDS,
    setup=setup,
    play=play,
    view=view,
)
