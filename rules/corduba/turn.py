"""Phase 3, a turn: one action, and any number of free ones, each an answer of its own."""

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from rules.corduba.activating import (
    Activation,
    activate,
    activate_new,
    choose_activation,
    nothing_to_activate,
)
from rules.corduba.box import Ability
from rules.corduba.building import Build, choose_build, nothing_to_build
from rules.corduba.changing import changes
from rules.corduba.choices import counted, possible
from rules.corduba.constructing import construct, raise_monument
from rules.corduba.deciding import NOWHERE
from rules.corduba.effects import bring
from rules.corduba.market import Trade, choose_trade, trade, trades_refused
from rules.corduba.milestones import Claim, choose_claim, claim, nothing_to_claim
from rules.corduba.monuments import Raise, choose_monument, no_monument
from rules.corduba.printed import ability as ability_told
from rules.corduba.producing import (
    Port,
    Production,
    Training,
    choose_port,
    choose_production,
    choose_training,
    hands,
    nothing_to_produce,
    nothing_to_train,
    port,
    port_refused,
    produce,
    train,
)
from rules.corduba.state import State
from rules.options import Option
from rules.prompts import Pick
from rules.script import Move, Script, ask
from rules.words import Seat, Sentence, say

PASS, END = "pass", "end"
FREE = ("merchant", "character")  # Free Actions
KINDS = (  # of turns, those always possible first; a player sees them in the order of `_RANK`
    PASS,
    "portum",
    "produce",
    "activate",
    "build",
    "castra",
    "claim",
    "monument",
    "merchant",
    "character",
)
WORKING = ("portum", "produce", "activate", "castra", "claim")  # kinds that send at least one Worker or Specialist
_RANK = ("build", "activate", "produce", "castra", "monument", "claim", "portum", "merchant", "character", PASS)


class Pass(NamedTuple):
    """The action that ends a player's round."""


class Merchant(NamedTuple):
    """Send the Merchant: a free action, once a Decade."""

    trade: Trade


class Call(NamedTuple):
    """Use the character's ability: a free action."""

    ability: Ability


def take_turn(state: State, seat: Seat) -> Script[None]:
    """Free actions until there is an action; passing is one (ruling 43)."""
    state.active = seat
    while True:
        chosen: Any = yield from ask(seat, Move("turn", _ASK_TURN, partial(choose, state, seat)))
        yield from perform(state, seat, chosen)
        if not isinstance(chosen, Merchant | Call):
            break
    if not isinstance(chosen, Pass):
        yield from finish(state, seat)
    state.active = None


_ASK_TURN = say("ask-turn")


def finish(state: State, seat: Seat) -> Script[None]:
    """Free actions after the action, as long as there is one to be had; whoever never wants any may say so (43)."""
    while any(kind_refused(state, seat, kind) is None for kind in FREE):
        move = Move("after", _ASK_AFTER, partial(choose_free, state, seat), repeats=True)
        chosen: Merchant | Call | None = yield from ask(seat, move)
        if chosen is None:
            break
        yield from perform(state, seat, chosen)


_ASK_AFTER = say("ask-after")


# The choices


def choose(state: State, seat: Seat) -> Script[Any]:
    """Choose the kind of turn, then all it takes. Nothing changes by it."""
    kinds = possible(KINDS, partial(kind_refused, state, seat), partial(_kind, state, seat), _RANK.index)
    kind: str = yield from ask(seat, Pick("what", _ASK_WHAT, kinds))
    if kind == PASS:
        return Pass()
    if kind == "character":
        return next(map(Call, free_abilities(state, seat)), None)
    return (yield from CHOOSING[kind](state, seat))


_ASK_WHAT = say("ask-what")


def choose_free(state: State, seat: Seat) -> Script[Merchant | Call | None]:
    """Choose a free action, or to end the turn."""
    kinds = possible((END, *FREE), partial(kind_refused, state, seat), partial(_kind, state, seat))
    kind: str = yield from ask(seat, Pick("after", _ASK_AFTER, kinds))
    if kind == END:
        return None
    if kind == "character":
        return next(map(Call, free_abilities(state, seat)), None)
    return (yield from _merchant(state, seat))


def _merchant(state: State, seat: Seat) -> Script[Merchant]:
    return Merchant((yield from choose_trade(state, seat, merchant=True)))


CHOOSING: dict[str, Callable[[State, Seat], Script[Any]]] = {
    "build": choose_build,
    "monument": choose_monument,
    "activate": choose_activation,
    "produce": choose_production,
    "castra": choose_training,
    "portum": choose_port,
    "claim": choose_claim,
    "merchant": _merchant,
}


def kind_refused(state: State, seat: Seat, kind: str) -> Sentence | None:
    """Say why nothing of a kind can be done now; None if something can."""
    if kind in WORKING and not hands(state, seat):
        return say("nobody-in-hand")
    return None if kind in (PASS, END) else REFUSING[kind](state, seat)


def _no_merchant(state: State, seat: Seat) -> Sentence | None:
    if not state.players[seat].merchant:
        return say("merchant-away")
    return trades_refused(state, seat)


def _no_character(state: State, seat: Seat) -> Sentence | None:
    """Say why the character cannot be called: permanent, spent, unpaid, or nothing would change."""
    player = state.players[seat]
    if not player.character or player.character.when != "turn":
        return say("no-character")
    if player.character.key in player.spent:
        return say("character-spent", name=player.character.name)
    if player.denarii < player.character.cost:
        return say("character-unpaid", name=player.character.name, many=player.character.cost)
    if not changes(state, seat, player.character.effect, NOWHERE):
        return say("character-useless", name=player.character.name)
    return None


REFUSING: dict[str, Callable[[State, Seat], Sentence | None]] = {
    "build": nothing_to_build,
    "monument": no_monument,
    "activate": nothing_to_activate,
    "produce": nothing_to_produce,
    "castra": nothing_to_train,
    "portum": port_refused,
    "claim": nothing_to_claim,
    "merchant": _no_merchant,
    "character": _no_character,
}


def free_abilities(state: State, seat: Seat) -> list[Ability]:
    """Abilities to be used as a free action (A19)."""
    return state.players[seat].able("turn")


def _kind(state: State, seat: Seat, kind: str) -> Option:
    character = state.players[seat].character
    if kind == "character" and character:
        family = state.players[seat].family
        entry = state.box.components["families"][family]["characters"][character.key]
        label = say("do-character", name=character.name)
        return Option(kind, kind, label, description=ability_told(character.key, entry))
    if kind == "portum":
        return Option(kind, kind, say("do-portum"), description=say("tells-portum"), spot=None)
    label = say("do-call" if kind == "character" else f"do-{kind}")
    return Option(kind, kind, label, description=say(f"tells-{kind}"))


# Doing it


def perform(state: State, seat: Seat, chosen: Any) -> Script[None]:
    """Carry out what was chosen; a new building may be activated at once (ruling 20)."""
    match chosen:
        case Build():
            yield from construct(state, seat, chosen)
            tile = state.parts[chosen.district].tile(chosen.building)
            assert tile
            yield from activate_new(state, seat, chosen.district, tile)
        case Raise():
            yield from raise_monument(state, seat, chosen)
        case Activation():
            yield from activate(state, seat, chosen)
        case Production():
            produce(state, seat, chosen)
        case Training():
            yield from train(state, seat, chosen)
        case Port():
            yield from port(state, seat, chosen)
        case Claim():
            claim(state, seat, chosen)
        case Merchant():
            send_merchant(state, seat, chosen.trade)
        case Call():
            yield from call(state, seat, chosen.ability)
        case Pass():
            pass_round(state, seat)


def send_merchant(state: State, seat: Seat, chosen: Trade) -> None:
    state.players[seat].merchant = False
    state.journal.tell("merchant", who=seat)
    trade(state, seat, chosen)


def call(state: State, seat: Seat, ability: Ability) -> Script[None]:
    state.players[seat].spend(ability)
    state.earn(seat, -ability.cost)
    paid = [counted("denarii", ability.cost)] if ability.cost else []
    state.journal.tell("calls-paid" if paid else "uses", who=seat, name=ability.name, paid=paid)
    yield from bring(state, seat, ability.effect)


def pass_round(state: State, seat: Seat) -> None:
    """Take the next place of the other Turn Order Track."""
    state.passed.append(seat)
    state.journal.tell("passes", who=seat, place=len(state.passed))
