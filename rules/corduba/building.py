"""a) Build: which building, in which District, where its tile lies, and what it takes. These scripts change nothing."""

from collections.abc import Mapping
from functools import partial
from typing import NamedTuple

from rules.corduba.box import DISTRICTS, Building
from rules.corduba.choices import actions_told, cost_told, counted, goods_told, possible
from rules.corduba.land import Cells
from rules.corduba.payment import (
    SPECIALIST,
    Bill,
    Due,
    Sent,
    can_pay,
    choose_bill,
    choose_sent,
    due,
    lacks,
    remembered,
    saving,
)
from rules.corduba.placing import choose_chain, lying, no_chain, positions
from rules.corduba.state import READY, State
from rules.options import Option, Ranked
from rules.prompts import Pick
from rules.script import Script, ask
from rules.words import Seat, Sentence, say


class Build(NamedTuple):
    """A building to construct, and all that was chosen for it."""

    building: str
    district: str
    at: str
    tile: Cells
    chain: Cells  # neutral Insulae to buy
    bill: Bill
    sent: Sent
    denarii: int


# What may be built


def owed(state: State, seat: Seat, building: Building, district: str) -> Due:
    """The cost there, less the District's bonus unless it is in Revolt (step 2)."""
    revolt = state.parts[district].revolt
    ability = saving(state.players[seat], "build")

    def make() -> Due:
        less = None if revolt else bonus(state, district)
        return due(building.cost, colour=building.colour, ability=ability, less=less)

    return remembered(state.box, f"{building.key}-{None if revolt else district}", ability, make)


def bonus(state: State, district: str) -> Mapping[str, int]:
    """A District's construction bonus."""
    printed: Mapping[str, int] = state.box.components["districts"][district]["bonus"]
    return printed


def can_build(state: State, seat: Seat, key: str, district: str) -> bool:
    """Whether a building can be built in a District."""
    part, building = state.parts[district], state.box.buildings[key]
    if key not in part.available:
        return False
    player, cost = state.players[seat], owed(state, seat, building, district)
    if not can_pay(player, cost):
        return False
    places = state.box.lands[district].places(building.shape, part.filled)
    return bool(places.positions) and can_pay(player, cost, places.neutrals)


def can_build_somewhere(state: State, seat: Seat, key: str) -> bool:
    """Whether a building can be built at all; the most that any District could spare is looked at first."""
    player, building, spared = state.players[seat], state.box.buildings[key], state.box.spared
    ability = saving(player, "build")
    workers = player.workers + player.special + spared["workers"] + (ability.effect["worker_less"] if ability else 0)
    if player.specialists[building.colour] == READY:
        workers += SPECIALIST
    if building.cost.workers > workers or building.cost.denarii > player.denarii + spared["denarii"]:
        return False
    return any(can_build(state, seat, key, district) for district in DISTRICTS)


def refused(state: State, seat: Seat, key: str, district: str) -> Sentence | None:
    """Say why a building cannot be built in a District; None if it can."""
    part, building = state.parts[district], state.box.buildings[key]
    if key not in part.available:
        return say("stands-there" if part.tile(key) else "tile-gone", building=building.name, district=district)
    player, cost = state.players[seat], owed(state, seat, building, district)
    if why := lacks(player, cost):
        return say("cannot-pay", building=building.name, district=district, why=why)
    places = state.box.lands[district].places(building.shape, part.filled)
    if not places.positions:
        return say("no-place", building=building.name, district=district)
    if why := lacks(player, cost, places.neutrals):
        many = places.neutrals
        return say("cannot-pay-insulae", building=building.name, district=district, many=many, why=why)
    return None


def building_refused(state: State, seat: Seat, key: str) -> Sentence | None:
    """Say why a building can be built nowhere: what is said of the District where it is nearest to be possible."""
    found = []
    for district in DISTRICTS:
        if (why := refused(state, seat, key, district)) is None:
            return None
        found.append(why)
    return min(found, key=_distance)


def _distance(why: Sentence) -> tuple[int, int]:
    """How far a building is from being possible: by kind of reason, then by how much is lacking."""
    parts = why.values["why"].values["parts"] if "why" in why.values else ()
    return _NEARNESS.index(why.key), sum(part.values["many"] for part in parts)


_NEARNESS = ("cannot-pay-insulae", "cannot-pay", "no-place", "tile-gone", "stands-there")


def nothing_to_build(state: State, seat: Seat) -> Sentence | None:
    """Say that no building can be built; None if one can."""
    if any(can_build_somewhere(state, seat, key) for key in state.box.buildings):
        return None
    return say("builds-nothing")


# The choices


def choose_build(state: State, seat: Seat) -> Script[Build]:
    """Choose building, District, position; then, only where there is a choice, Insulae, goods, and who is sent."""
    key: str = yield from ask(seat, Pick("building", _ASK_BUILDING, _buildings(state, seat)))
    building = state.box.buildings[key]
    asked = say("ask-where-build", building=building.name)
    district: str = yield from ask(seat, Pick("district", asked, _districts(state, seat, building)))
    part, land = state.parts[district], state.box.lands[district]
    asked = say("ask-position", building=building.name, district=district)
    at: str = yield from ask(seat, Pick("position", asked, positions(state, seat, building, district)))
    places = land.places(building.shape, part.filled)
    tile = places.positions[at]
    spot = f"city/{district}/{key} {at}"
    chain = yield from choose_chain(state, seat, district, tile, spot) if places.neutrals else no_chain()
    cost = owed(state, seat, building, district)
    bill = yield from choose_bill(state, seat, cost.goods, cost.basic)
    sent = yield from choose_sent(state, seat, cost)
    return Build(key, district, at, tile, chain, bill, sent, cost.denarii + places.neutrals)


_ASK_BUILDING = say("ask-building")


def _buildings(state: State, seat: Seat) -> Ranked:
    return possible(
        state.box.buildings,
        partial(building_refused, state, seat),
        partial(_building_option, state, seat),
        allowed=partial(can_build_somewhere, state, seat),
    )


def _building_option(state: State, seat: Seat, key: str) -> Option:
    building = state.box.buildings[key]
    known = {"prestige": building.prestige, "cost": cost_told(building.cost), "colour": building.colour}
    tells = say("build-tells", **known, actions=actions_told(building))
    return Option(key, key, say("text", text=building.name), description=tells)


def _districts(state: State, seat: Seat, building: Building) -> Ranked:
    def objection(district: str) -> Sentence | None:
        return refused(state, seat, building.key, district)

    return possible(DISTRICTS, objection, partial(_district_option, state, seat, building))


def _district_option(state: State, seat: Seat, building: Building, district: str) -> Option:
    """A District, what the building costs there, and how many own Insulae its best position takes."""
    cost, part = owed(state, seat, building, district), state.parts[district]
    places = state.box.lands[district].places(building.shape, part.filled)
    own = [lie.own.bit_count() for tile in places.positions.values() for lie in lying(state, seat, district, tile)]
    told = goods_after(cost, places.neutrals)
    tells = say("district-tells", cost=told, many=len(places.positions), insulae=max(own, default=0))
    return Option(district, district, say("pars", district=district), description=tells, spot=f"city/{district}")


def goods_after(cost: Due, neutrals: int) -> list[Sentence]:
    """A cost as it is after the bonus, with what bought Insulae cost."""
    goods = {"workers": cost.workers, "denarii": cost.denarii + neutrals, **cost.goods}
    told = [counted(what, many) for what, many in goods.items() if many]
    return [*told, say("less-basic", many=cost.basic)] if cost.basic else told or goods_told({})
