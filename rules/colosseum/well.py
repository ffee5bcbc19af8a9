"""D — Choose a Landscape to Score, and the effects that can take its place (Variant)."""

from functools import partial

from rules.colosseum.payment import PAIR
from rules.colosseum.shares import RECHARGE, choose_discards, hand_options, would_pay
from rules.colosseum.state import (
    MATERIALS,
    ONE_FAME,
    RECHARGE_SELF,
    SCORABLE,
    SCORE_ANY,
    STORAGE,
    SWAP,
    TAKE_CARD,
    TOP_TILE,
    State,
)
from rules.colosseum.turn import NOTHING, TAKE, Turn, cost
from rules.options import Option, Ranked
from rules.prompts import Condition, Pick, PickSome
from rules.script import Script, ask
from rules.words import Seat, Sentence, say


def choose_effect(state: State, seat: Seat, steps: int) -> Script[Turn]:
    """Choose what the effect of space D at this table leaves open."""
    return (yield from _CHOICES[state.space_d](state, seat, steps))


def choose_scoring(state: State, seat: Seat, steps: int) -> Script[Turn]:
    """Choose what is scored for all: a landscape or the stable, not the storage (ruling 24)."""
    points, _ = cost(state.players[seat], steps)
    describe, rank = partial(_scoring, state, seat, points), partial(_rank, state, seat, points)
    options = Ranked(SCORABLE, describe, rank, _objection)
    return Turn(steps, what=(yield from ask(seat, Pick("score", say("ask-score"), options))))


def _scoring(state: State, seat: Seat, points: int, key: str) -> Option:
    return Option(key, key, say("score", what=key), description=would_pay(state, seat, key, points=points))


def _rank(state: State, seat: Seat, points: int, key: str) -> tuple[int, int]:
    """What gives me most comes first, and of that what gives all together least."""
    mine = state.players[seat].tiles[key] if key in MATERIALS else state.players[seat].marker + points
    return -mine, sum(player.tiles[key] for player in state.players)


def _objection(key: str) -> Sentence | None:
    return say("no-storage-scoring") if key == STORAGE else None


def choose_nothing(state: State, seat: Seat, steps: int) -> Script[Turn]:
    """The fame is simply received."""
    yield from ()
    return Turn(steps)


def choose_recharging(state: State, seat: Seat, steps: int) -> Script[Turn]:
    """Recharge alone, or do not."""
    points, _ = cost(state.players[seat], steps)
    back = state.players[seat].marker + points
    if not back:
        return Turn(steps)
    options = {RECHARGE: Option(RECHARGE, RECHARGE, say("recharge", many=back)), NOTHING: _declined("no-recharge")}
    return Turn(steps, (yield from ask(seat, Pick("recharge", say("ask-recharge"), options))))


def _declined(key: str) -> Option:
    return Option(NOTHING, NOTHING, say(key))


def choose_gift(state: State, seat: Seat, steps: int) -> Script[Turn]:
    """Take a card of any kind and discard down to the limit, or take none."""
    player = state.players[seat]
    options = {each: Option(each, each) for each in MATERIALS if state.supply[each]} | {NOTHING: _declined("no-card")}
    asked = say("ask-gift", cards=player.cards, limit=player.limit)
    card: str = yield from ask(seat, Pick("card", asked, options))
    if card == NOTHING:
        return Turn(steps)
    hand = player.hand | {card: player.hand[card] + 1}
    return Turn(steps, what=card, given=(yield from choose_discards(seat, hand, player.cards + 1 - player.limit)))


def choose_swap(state: State, seat: Seat, steps: int) -> Script[Turn]:
    """Give up any pairs of cards, then take one for each from what the supply has then (ruling 25)."""
    player = state.players[seat]
    most = player.cards // PAIR * PAIR
    even = Condition(say("in-pairs"), lambda cards: len(cards) % PAIR == 0)
    give = PickSome("give", say("ask-swap"), hand_options(player.hand), 0, most, even, tally=_worth)
    given: list[str] = yield from ask(seat, give)
    many = len(given) // PAIR
    supply = {each: min(many, state.supply[each] + given.count(each)) for each in MATERIALS}
    able = {each: Option(each, each, copies=left) for each, left in supply.items() if left}
    got: list[str] = yield from ask(seat, PickSome("get", say("ask-swapped", many=many), able, many, many))
    return Turn(steps, given=tuple(given), got=tuple(got))


def _worth(cards: list[str]) -> Sentence:
    return say("swap-worth", many=len(cards) // PAIR)


def choose_top_tile(state: State, seat: Seat, steps: int) -> Script[Turn]:
    """Take the top tile of the stack unseen, or do not."""
    if not state.stack:
        return Turn(steps)
    options = {TAKE: Option(TAKE, TAKE, say("take-top"), final=True), NOTHING: _declined("no-tile")}
    return Turn(steps, (yield from ask(seat, Pick("top", say("ask-top"), options))))


_CHOICES = {
    SCORE_ANY: choose_scoring,
    ONE_FAME: choose_nothing,
    RECHARGE_SELF: choose_recharging,
    TAKE_CARD: choose_gift,
    SWAP: choose_swap,
    TOP_TILE: choose_top_tile,
}
