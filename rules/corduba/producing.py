"""b) Activate a Production Space: its slots, the Castra, and the Portum."""

from functools import partial
from typing import NamedTuple

from rules.corduba.box import TROOPS, Ability, Slot
from rules.corduba.choices import change, cost_told, counted, paid_told, possible
from rules.corduba.effects import bring
from rules.corduba.payment import Bill, Due, Sent, choose_bill, choose_sent, due, lacks, pay, saving, send, sent_told
from rules.corduba.state import TWO, State
from rules.options import Option
from rules.prompts import Pick, PickSome, yes_no
from rules.script import Script, ask
from rules.words import Seat, Sentence, say


class Production(NamedTuple):
    """A slot of a Production Space, who is sent, and whether a unit more is taken from the Macellum."""

    slot: str
    sent: Sent
    extra: Ability | None = None


class Training(NamedTuple):
    """A slot of the Castra."""

    slot: str
    bill: Bill
    sent: Sent


class Port(NamedTuple):
    """The Portum, and who is sent there."""

    sent: Sent


# Production Spaces


def many_sent(state: State, seat: Seat, workers: int) -> tuple[int, Ability | None]:
    """How many go, Specialists counting 1 (ruling 36), and the ability that makes them fewer."""
    ability = saving(state.players[seat], "activate")
    if not ability or workers <= ability.least:
        return workers, None
    return max(ability.least, workers - ability.effect["worker_less"]), ability


def hands(state: State, seat: Seat) -> int:
    player = state.players[seat]
    return player.workers + player.special + len(player.ready)


def blocked_by(state: State, slot: Slot) -> Seat | None:
    """Who stands on a slot, or with two players on the other one of its Space (598)."""
    by = state.slots[f"{slot.space}-{slot.key}"]
    if by is None and state.limits["players"] == TWO:
        others = (seat for key, seat in state.slots.items() if seat is not None and key.startswith(f"{slot.space}-"))
        return next(others, None)
    return by


def slot_refused(state: State, seat: Seat, key: str) -> Sentence | None:
    """Say why a slot cannot be used. A reserve that is short is no reason (rulings 37, 38)."""
    slot = state.box.slots[key]
    if (by := blocked_by(state, slot)) is not None:
        return say("slot-taken", space=slot.space, who=by)
    if (short := many_sent(state, seat, slot.workers)[0] - hands(state, seat)) > 0:
        return say("slot-short", space=slot.space, why=say("lacks", parts=[counted("workers", short)]))
    return None


def nothing_to_produce(state: State, seat: Seat) -> Sentence | None:
    if all(slot_refused(state, seat, key) for key in state.slots):
        return say("produces-nothing")
    return None


def choose_production(state: State, seat: Seat) -> Script[Production]:
    """Choose a slot, which Specialists go in the place of Workers, and whether an ability takes one more."""
    keys = list(state.slots)
    options = possible(keys, partial(slot_refused, state, seat), partial(_slot, state))
    key: str = yield from ask(seat, Pick("slot", _ASK_SLOT, options))
    slot = state.box.slots[key]
    sent = yield from choose_anybody(state, seat, *many_sent(state, seat, slot.workers))
    extra = next((each for each in state.players[seat].able("production") if "production_extra" in each.effect), None)
    if extra and state.stalls[slot.resource].stock:
        asked = say("ask-extra", name=extra.name, what=slot.resource)
        more: bool = yield from ask(seat, yes_no("extra", asked))
        return Production(key, sent, extra if more else None)
    return Production(key, sent)


_ASK_SLOT = say("ask-slot")


def _slot(state: State, key: str) -> Option:
    slot = state.box.slots[key]
    left = min(slot.gain, state.reserve[slot.resource])
    label = say("slot-option", space=slot.space, goods=counted(slot.resource, slot.gain))
    tells = say("slot-tells", workers=counted("workers", slot.workers))
    if left < slot.gain:
        tells = say("slot-tells-short", workers=counted("workers", slot.workers), left=left)
    return Option(key, key, label, description=tells, spot=f"tracks/production/{key}")


def choose_anybody(state: State, seat: Seat, many: int, ability: Ability | None) -> Script[Sent]:
    """Choose Specialists to go in the place of Workers; each counts 1 (ruling 36)."""
    player = state.players[seat]
    options = {colour: _specialist(state, colour) for colour in player.ready}
    least = max(0, many - player.workers - player.special)
    asked = say("ask-instead", many=many, workers=player.workers + player.special)
    prompt = PickSome("send", asked, options, least, min(many, len(options)))
    colours: list[str] = yield from ask(seat, prompt)
    return Sent(many - len(colours), tuple(colours), ability)


def _specialist(state: State, colour: str) -> Option:
    label = say("specialist", colour=colour, name=state.box.specialists[colour]["name"])
    return Option(colour, colour, label, spot=f"hand/specialist/{colour}")


def produce(state: State, seat: Seat, chosen: Production) -> None:
    """Take as many as there are (430); only the slot is blocked, but with two players the Space (rulings 37, 598)."""
    slot = state.box.slots[chosen.slot]
    state.slots[chosen.slot] = seat
    send(state, seat, chosen.sent)
    many = state.take(seat, slot.resource, slot.gain)
    sent, goods = sent_told(state, chosen.sent), counted(slot.resource, many)
    state.journal.tell(
        "produces" if many else "produces-nothing-left", who=seat, space=slot.space, sent=sent, goods=goods
    )
    _by_abilities(state, seat, chosen, slot, many)


def _by_abilities(state: State, seat: Seat, chosen: Production, slot: Slot, many: int) -> None:
    player = state.players[seat]
    if chosen.extra:
        stall = state.stalls[slot.resource]
        more = min(stall.stock, chosen.extra.effect["production_extra"])
        stall.stock -= more
        player.goods[slot.resource] += more
        player.spend(chosen.extra)
        parts = [change(slot.resource, more)]
        state.journal.tell("from-macellum", who=seat, name=chosen.extra.name, parts=parts)
    for ability in player.able("production"):
        if ability.resource == slot.resource and many:
            player.spend(ability)
            parts = [change("denarii", state.earn(seat, ability.effect["denarii"]))]
            state.journal.tell("by-ability", who=seat, name=ability.name, parts=parts)


# The Castra


def castra_owed(state: State, seat: Seat, key: str) -> Due:
    """A red building: a red Specialist counts 2, no other may go (ruling 35)."""
    colour = state.box.components["castra"]["colour"]
    return due(state.box.castra[key].cost, colour=colour, ability=saving(state.players[seat], "castra", "activate"))


def castra_refused(state: State, seat: Seat, key: str) -> Sentence | None:
    """Say why a slot cannot be used; with two players the others stay open (598)."""
    if (by := state.castra[key]) is not None:
        return say("castra-taken", slot=key, who=by)
    if why := lacks(state.players[seat], castra_owed(state, seat, key)):
        return say("castra-short", slot=key, why=why)
    return None


def nothing_to_train(state: State, seat: Seat) -> Sentence | None:
    if all(castra_refused(state, seat, key) for key in state.castra):
        return say("trains-nothing")
    return None


def choose_training(state: State, seat: Seat) -> Script[Training]:
    keys = list(state.castra)
    options = possible(keys, partial(castra_refused, state, seat), partial(_troop, state))
    key: str = yield from ask(seat, Pick("troop", _ASK_TROOP, options))
    cost = castra_owed(state, seat, key)
    bill = yield from choose_bill(state, seat, cost.goods)
    sent = yield from choose_sent(state, seat, cost)
    return Training(key, bill, sent)


_ASK_TROOP = say("ask-troop")


def _troop(state: State, key: str) -> Option:
    action = state.box.castra[key]
    value = max((state.box.values[each] for each in action.effect if each in TROOPS), default=0)
    tells = say("castra-tells", cost=cost_told(action.cost), value=value)
    return Option(key, key, description=tells, spot=f"tracks/castra/{key}")


def train(state: State, seat: Seat, chosen: Training) -> Script[None]:
    action = state.box.castra[chosen.slot]
    state.castra[chosen.slot] = seat
    paid = paid_told({"denarii": action.cost.denarii, **dict(chosen.bill)})
    state.journal.tell("trains", who=seat, sent=sent_told(state, chosen.sent), paid=paid)
    send(state, seat, chosen.sent)
    pay(state, seat, chosen.bill, action.cost.denarii)
    yield from bring(state, seat, action.effect)


# The Portum


def port_refused(state: State, seat: Seat) -> Sentence | None:
    """Anybody can go there, as often as they like (256)."""
    short = state.box.portum.cost.workers - hands(state, seat)
    return say("port-short", why=say("lacks", parts=[counted("workers", short)])) if short > 0 else None


def choose_port(state: State, seat: Seat) -> Script[Port]:
    return Port((yield from choose_anybody(state, seat, *many_sent(state, seat, state.box.portum.cost.workers))))


def port(state: State, seat: Seat, chosen: Port) -> Script[None]:
    send(state, seat, chosen.sent)
    state.journal.tell("ships", who=seat, sent=sent_told(state, chosen.sent))
    yield from bring(state, seat, state.box.portum.effect)
