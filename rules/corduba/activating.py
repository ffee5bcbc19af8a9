"""b) Activate a building: which, by which of its actions, who is sent, and what it does."""

from functools import partial
from typing import NamedTuple

from rules.corduba.box import Action, Box, Building
from rules.corduba.changing import changes
from rules.corduba.choices import actions_told, change, cost_told, paid_told, possible
from rules.corduba.deciding import Place
from rules.corduba.effects import bring
from rules.corduba.payment import (
    Bill,
    Due,
    Sent,
    can_pay,
    choose_bill,
    choose_sent,
    due,
    lacks,
    pay,
    remembered,
    saving,
    send,
    sent_told,
)
from rules.corduba.printed import effects as effects_told
from rules.corduba.state import Player, State, Tile
from rules.corduba.suppressing import building_option, found, place_key
from rules.options import Option
from rules.prompts import Pick
from rules.script import Move, Script, ask
from rules.words import Seat, Sentence, say

NOT = "not"  # to leave a new building to others


class Activation(NamedTuple):
    """A building in the city to be activated, by one of its actions."""

    where: str  # "forum-patricius"
    action: str
    bill: Bill
    sent: Sent


# What may be activated


def owed(box: Box, player: Player, building: Building, action: Action) -> Due:
    ability = saving(player, "activate", colour=building.colour)

    def make() -> Due:
        return due(action.cost, colour=building.colour, ability=ability)

    return remembered(box, f"{building.key}-{action.key}", ability, make)


def place(building: Building, action: Action, district: str) -> Place:
    """Where its effects come from."""
    return Place(district, building.key, more=len(action.effect) > 1)


def can_act(state: State, seat: Seat, district: str, building: Building, action: Action) -> bool:
    """Whether an action of a building that is open can be chosen."""
    player = state.players[seat]
    if not can_pay(player, owed(state.box, player, building, action)):
        return False
    return changes(state, seat, action.effect, place(building, action, district), action.cost.denarii)


def can_activate(state: State, seat: Seat, district: str, tile: Tile) -> bool:
    """Whether a building can be activated by any of its actions."""
    if tile.riot or tile.used:
        return False
    building = state.box.buildings[tile.building]
    return any(can_act(state, seat, district, building, action) for action in building.actions.values())


def action_refused(state: State, seat: Seat, where: str, key: str) -> Sentence | None:
    """Say why an action cannot be chosen: it cannot be paid, or would change nothing (rulings 38, A5)."""
    district, tile = found(state, where)
    building = state.box.buildings[tile.building]
    action = building.actions[key]
    if why := lacks(state.players[seat], owed(state.box, state.players[seat], building, action)):
        return say("cannot-activate", building=building.name, action=key, why=why)
    if not changes(state, seat, action.effect, place(building, action, district), action.cost.denarii):
        return say("changes-nothing", building=building.name, action=key)
    return None


def tile_refused(state: State, seat: Seat, where: str) -> Sentence | None:
    """Say why a building cannot be activated: a Riot, used already, or none of its actions is possible."""
    district, tile = found(state, where)
    building = state.box.buildings[tile.building]
    if tile.riot:
        return say("is-rioting", building=building.name, district=district)
    if tile.used:
        return say("is-used", building=building.name, district=district, who=tile.used[0])
    found_why = None
    for key in building.actions:
        if (why := action_refused(state, seat, where, key)) is None:
            return None
        found_why = found_why or why
    return found_why


def tiles(state: State) -> list[str]:
    return [place_key(key, tile.building) for key, part in state.parts.items() for tile in part.tiles]


def nothing_to_activate(state: State, seat: Seat) -> Sentence | None:
    for district, part in state.parts.items():
        for tile in part.tiles:
            if can_activate(state, seat, district, tile):
                return None
    return say("activates-nothing")


# The choices


def choose_activation(state: State, seat: Seat) -> Script[Activation]:
    """Choose a building, its action, and who is sent."""

    def allowed(where: str) -> bool:
        return can_activate(state, seat, *found(state, where))

    objection = partial(tile_refused, state, seat)
    options = possible(tiles(state), objection, partial(_tile, state), allowed=allowed)
    where: str = yield from ask(seat, Pick("where", _ASK_WHERE, options))
    building = state.box.buildings[found(state, where)[1].building]
    refused = partial(action_refused, state, seat, where)
    actions = possible(list(building.actions), refused, partial(_action, building))
    asked = say("ask-action", building=building.name)
    key: str = yield from ask(seat, Pick("action", asked, actions))
    return (yield from _choose_payment(state, seat, where, building, key))


_ASK_WHERE = say("ask-activate")


def _choose_payment(state: State, seat: Seat, where: str, building: Building, key: str) -> Script[Activation]:
    cost = owed(state.box, state.players[seat], building, building.actions[key])
    bill = yield from choose_bill(state, seat, cost.goods)
    sent = yield from choose_sent(state, seat, cost)
    return Activation(where, key, bill, sent)


def _tile(state: State, key: str) -> Option:
    building = state.box.buildings[key.partition("-")[0]]
    told = say("actions-told", actions=actions_told(building))
    return building_option(state, key)._replace(description=told)


def _action(building: Building, key: str) -> Option:
    action = building.actions[key]
    label = say("action-option", action=key, effects=effects_told(action.effect))
    return Option(key, key, label, description=say("action-costs", cost=cost_told(action.cost)))


# Doing it


def activate(state: State, seat: Seat, chosen: Activation) -> Script[None]:
    """Send, pay, block the building until the end of the round (ruling 37), and carry the action out."""
    district, tile = found(state, chosen.where)
    building = state.box.buildings[tile.building]
    action, player = building.actions[chosen.action], state.players[seat]
    tile.used = seat, chosen.action
    state.journal.tell(
        "activates",
        who=seat,
        building=building.name,
        district=district,
        action=chosen.action,
        sent=sent_told(state, chosen.sent),
        paid=paid_told({"denarii": action.cost.denarii, **dict(chosen.bill)}),
    )
    send(state, seat, chosen.sent)
    pay(state, seat, chosen.bill, action.cost.denarii)
    yield from bring(state, seat, action.effect, place(building, action, district))
    for ability in player.able("activate"):
        if ability.colour == building.colour and "denarii" in ability.effect:
            many = state.earn(seat, ability.effect["denarii"])
            state.journal.tell("by-ability", who=seat, name=ability.name, parts=[change("denarii", many)])


# At once, after building (ruling 20)


def activate_new(state: State, seat: Seat, district: str, tile: Tile) -> Script[None]:
    """Let the builder activate a new building at once; else it stays open."""
    where = place_key(district, tile.building)
    if tile_refused(state, seat, where):
        return
    asked = say("ask-at-once", building=state.box.buildings[tile.building].name)
    move = Move("at-once", asked, partial(_choose_at_once, state, seat, where, asked))
    chosen: Activation | None = yield from ask(seat, move)
    if chosen:
        yield from activate(state, seat, chosen)


def _choose_at_once(state: State, seat: Seat, where: str, asked: Sentence) -> Script[Activation | None]:
    building = state.box.buildings[found(state, where)[1].building]

    def refused(key: str) -> Sentence | None:
        return None if key == NOT else action_refused(state, seat, where, key)

    def describe(key: str) -> Option:
        return _NOT if key == NOT else _action(building, key)

    options = possible([*building.actions, NOT], refused, describe)
    key: str = yield from ask(seat, Pick("action", asked, options))
    if key == NOT:
        return None
    return (yield from _choose_payment(state, seat, where, building, key))


_NOT = Option(NOT, NOT, say("not-at-once"))
