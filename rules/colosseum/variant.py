"""Variant: what else space D can do, for the player alone who stops there (ruling 25)."""

from rules.colosseum.shares import RECHARGE
from rules.colosseum.state import MATERIALS, ONE_FAME, State, kind
from rules.colosseum.turn import TAKE, Turn, counted, extra_steps, return_cards
from rules.words import Seat


def use_variant(state: State, seat: Seat, turn: Turn) -> None:
    """Do what the effect of this table brings, as far as the player wants it."""
    if state.space_d == ONE_FAME:
        state.earn(seat, 1)
        state.journal.tell("gets-fame", who=seat)
    elif turn.action == RECHARGE:
        state.players[seat].marker = 0
        state.journal.tell("recharges", who=seat, points=extra_steps(state.players[seat].points))
    elif turn.what:
        state.receive(seat, turn.what, 1)
        state.journal.tell("takes", who=seat, what=turn.what, many=1)
        return_cards(state, seat, turn.given)
    elif turn.given:
        exchange(state, seat, turn)
    elif turn.action == TAKE:
        take_top_tile(state, seat)
    else:
        state.journal.tell("skips", who=seat, where=state.space().key)


def exchange(state: State, seat: Seat, turn: Turn) -> None:
    """Give up cards and take half as many."""
    for card in turn.given:
        state.receive(seat, card, -1)
    for card in turn.got:
        state.receive(seat, card, 1)
    given, got = ({each: cards.count(each) for each in MATERIALS} for cards in (turn.given, turn.got))
    state.journal.tell("swaps", who=seat, given=counted(given), got=counted(got))


def take_top_tile(state: State, seat: Seat) -> None:
    """Take the top tile of the stack; nothing is scored."""
    state.journal.tell("takes-top", who=seat)
    if stack := state.stack:
        tile = stack.draw()
        state.players[seat].attach(tile)
        state.journal.tell("takes-tile", who=seat, tile=tile, many=state.players[seat].tiles[kind(tile)])
