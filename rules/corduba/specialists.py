"""Specialists: which is unlocked, and what its Peculium is."""

from rules.corduba.deciding import decide
from rules.corduba.printed import effects as effects_told
from rules.corduba.state import LOCKED, READY, State
from rules.options import Option
from rules.prompts import Pick
from rules.script import Script
from rules.words import Seat, say


def choose_specialist(state: State, seat: Seat) -> Script[str]:
    """Which Specialist still locked is to be unlocked."""
    locked = [colour for colour, how in state.players[seat].specialists.items() if how == LOCKED]
    options = {each: specialist_option(state, each) for each in locked}
    colour: str = yield from decide(state, seat, Pick("specialist", say("ask-specialist"), options))
    return colour


def unlock(state: State, seat: Seat, colour: str) -> None:
    state.players[seat].specialists[colour] = READY
    state.journal.tell("unlocks", who=seat, colour=colour, name=state.box.specialists[colour]["name"])


def specialist_option(state: State, colour: str) -> Option:
    printed = state.box.specialists[colour]
    label = say("specialist", colour=colour, name=printed["name"])
    tells = say("peculium-of", parts=effects_told(printed["bonus"]))
    return Option(colour, colour, label, description=tells, spot=f"hand/specialist/{colour}")
