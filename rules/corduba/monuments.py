"""Build a Monument: which one, and by which District's bonus. These scripts change nothing."""

from functools import partial
from typing import NamedTuple

from rules.corduba.box import DISTRICTS, Monument
from rules.corduba.building import bonus
from rules.corduba.choices import cost_told, possible
from rules.corduba.payment import Bill, Due, Sent, can_pay, choose_bill, choose_sent, due, lacks, remembered, saving
from rules.corduba.printed import effects as effects_told
from rules.corduba.printed import token
from rules.corduba.state import State
from rules.options import Option
from rules.prompts import Pick
from rules.script import Script, ask
from rules.words import Seat, Sentence, say


class Raise(NamedTuple):
    """A Monument to build, and how it is paid."""

    monument: str
    bill: Bill
    sent: Sent
    denarii: int


def owed(state: State, seat: Seat, monument: Monument, district: str | None) -> Due:
    """The cost, less one District's bonus; no Specialist counts for it (A1)."""
    ability = saving(state.players[seat], "build")

    def make() -> Due:
        return due(monument.cost, ability=ability, less=bonus(state, district) if district else None)

    return remembered(state.box, f"{monument.key}-{district}", ability, make)


def helping(state: State, monument: Monument) -> list[str]:
    """Districts whose bonus may be applied: where it gives Prestige, and not in Revolt (ruling 34)."""
    return [each for each in DISTRICTS if monument.prestige.get(each) and not state.parts[each].revolt]


def bonuses(state: State, seat: Seat, monument: Monument) -> list[str | None]:
    """The Districts with whose bonus it can be paid; nobody goes without one that helps."""
    player = state.players[seat]
    districts: list[str | None] = [*helping(state, monument)] or [None]
    return [each for each in districts if can_pay(player, owed(state, seat, monument, each))]


def monument_refused(state: State, seat: Seat, key: str) -> Sentence | None:
    """Say why a Monument cannot be built; None if it can."""
    monument = state.box.monuments[key]
    if (by := state.monuments[key]) is not None:
        return say("monument-stands", building=monument.name, who=by)
    if bonuses(state, seat, monument):
        return None
    districts: list[str | None] = [*helping(state, monument)] or [None]
    why = [lacks(state.players[seat], owed(state, seat, monument, each)) for each in districts]
    least = min((each for each in why if each), key=lambda each: sum(part[1]["many"] for part in each.values["parts"]))
    return say("cannot-pay-monument", building=monument.name, why=least)


def can_raise(state: State, seat: Seat, key: str) -> bool:
    return state.monuments[key] is None and bool(bonuses(state, seat, state.box.monuments[key]))


def no_monument(state: State, seat: Seat) -> Sentence | None:
    if any(can_raise(state, seat, key) for key in state.monuments):
        return None
    return say("raises-nothing")


def choose_monument(state: State, seat: Seat) -> Script[Raise]:
    """Choose a Monument, whose bonus helps, and what is paid."""
    objection, allowed = partial(monument_refused, state, seat), partial(can_raise, state, seat)
    options = possible(state.monuments, objection, partial(_option, state), allowed=allowed)
    key: str = yield from ask(seat, Pick("monument", _ASK_MONUMENT, options))
    monument = state.box.monuments[key]
    found = {each or "none": _bonus(state, each) for each in bonuses(state, seat, monument)}
    asked = say("ask-bonus", building=monument.name)
    district: str | None = yield from ask(seat, Pick("bonus", asked, found))
    cost = owed(state, seat, monument, district)
    bill = yield from choose_bill(state, seat, cost.goods, cost.basic)
    sent = yield from choose_sent(state, seat, cost)
    return Raise(key, bill, sent, cost.denarii)


_ASK_MONUMENT = say("ask-monument")


def _option(state: State, key: str) -> Option:
    monument = state.box.monuments[key]
    printed = state.box.components["monuments"][key]["token"]
    tells = say(
        "monument-tells",
        prestige=effects_told({"prestige": monument.prestige}),
        cost=cost_told(monument.cost),
        token=token(key, printed),
    )
    return Option(key, key, say("text", text=monument.name), description=tells, spot=f"city/monument/{key}")


def _bonus(state: State, district: str | None) -> Option:
    key = district or "none"
    label = say("bonus-of", district=district, less=f"bonus-{district}") if district else say("no-bonus")
    return Option(key, district, label)
