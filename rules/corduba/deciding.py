"""Where an effect comes from, and who chooses when it leaves a choice."""

from dataclasses import dataclass
from typing import Any

from rules.corduba.state import State
from rules.prompts import Pick, Prompt
from rules.script import Script, ask
from rules.words import Seat


@dataclass(frozen=True, slots=True)
class Place:
    """Where an effect comes from: a District, and the track or building that gives it.

    `more` says that it is not all an action gives, so that it may come to nothing (A5).
    """

    district: str | None = None
    source: str | None = None
    more: bool = False


NOWHERE = Place()


def decide(state: State, seat: Seat, prompt: Prompt) -> Script[Any]:
    """Let whoever gains choose; Caepio has his own order."""
    if state.caepio and state.is_caepio(seat):
        assert isinstance(prompt, Pick)
        return state.caepio.prefers(prompt.key, prompt.options)
    return (yield from ask(seat, prompt))
