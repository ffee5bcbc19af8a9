"""What a seat may know of a game of Corduba; the public view is what all may know. The only door to its state.

Cards not yet chosen, and fists not yet opened, are their owner's alone; all else lies open.
"""

from typing import Any

from rules.corduba.box import DISTRICTS, GOODS, OFFERINGS, RESOURCES, TROOPS, Action, Cost
from rules.corduba.menu import menu
from rules.corduba.producing import blocked_by
from rules.corduba.rome_view import demands, for_rome
from rules.corduba.solo_view import shown
from rules.corduba.state import Part, Player, State
from rules.corduba.upkeep import cost, limit
from rules.corduba.upkeep import due as upkeep_due
from rules.words import Seat


def view(state: State, seat: Seat | None) -> dict[str, Any]:
    """Everything on the table, and in `own` what the seat alone holds."""
    components = state.box.components
    public = {
        "game": "corduba",
        "me": seat,
        "phase": state.phase,
        "quick_start": state.options["quick_start"],
        "decade": state.decade,
        "decades": len(state.rounds),
        "round": state.round,
        "rounds": sum(state.rounds),
        "last_round_of_decade": state.decade > 0 and state.place == state.rounds[state.decade - 1],
        "order": list(state.order),
        "next": list(state.passed),
        "active": state.active,
        "rebellion": state.rebellion,
        "districts": {key: _district(state, state.parts[key]) for key in DISTRICTS},
        "buildings": {key: _building(state, key) for key in state.box.buildings},
        "production": _production(state),
        "castra": [_action(action) | {"by": state.castra[key]} for key, action in state.box.castra.items()],
        "portum": {"workers": state.box.portum.cost.workers, "gain": dict(state.box.portum.effect)},
        "macellum": {each: _stall(state, each) for each in RESOURCES},
        "macellum_tile": None if state.moves is None else dict(state.moves),
        "macellum_tiles_left": len(state.market),
        "reserve": dict(state.reserve) | {"riots": state.riots, "neutral_insulae": state.neutral},
        "rome": demands(state),
        "rome_cards_left": len(state.postulationes),
        "monuments": [_monument(state, key) for key in state.monuments],
        "res_gestae": [
            _milestone(components["res_gestae"][key], key) | {"by": by} for key, by in state.res_gestae.items()
        ],
        "senator_tokens": {key: many > 0 if key in DISTRICTS else many for key, many in state.senator_tokens.items()},
        "values": dict(state.box.values),
        "tracks": {key: state.box.last(key) for key in ("worker_register", "wellbeing", "happiness")},
        "specialists": {
            key: {"name": each["name"], "bonus": dict(each["bonus"])} for key, each in state.box.specialists.items()
        },
        "caepio": shown(state),
        "seats": [_seat(state, each) for each in range(len(state.players))],
        "scores": None if state.sheet is None else [line | {"sources": dict(line["sources"])} for line in state.sheet],
        "winners": None if state.winners is None else list(state.winners),
    }
    return public if seat is None else public | {"own": _own(state, seat)}


# The city


def _district(state: State, part: Part) -> dict[str, Any]:
    printed, land = state.box.components["districts"][part.key], state.box.lands[part.key]
    return {
        "name": printed["name"],
        "columns": land.columns,
        "rows": len(printed["map"]),
        "zones": list(printed["map"]),
        "bonus": dict(printed["bonus"]),
        "revolt": part.revolt,
        "tiles": [
            {
                "building": tile.building,
                "name": state.box.buildings[tile.building].name,
                "colour": state.box.buildings[tile.building].colour,
                "at": tile.at,
                "cells": land.names(tile.cells),
                "by": tile.by,
                "riot": tile.riot,
                "used": None if tile.used is None else {"by": tile.used[0], "action": tile.used[1]},
                "new": tile.round == state.round,
            }
            for tile in part.tiles
        ],
        "insulae": [{"at": land.name(cell), "by": by} for cell, by in part.insulae],
        "available": list(part.available),
        "prestige": [dict(space) for space in state.box.paths[part.key]],
        "row": [dict(space) for space in state.box.rows[part.key]],
    }


def _building(state: State, key: str) -> dict[str, Any]:
    building = state.box.buildings[key]
    return {
        "name": building.name,
        "colour": building.colour,
        "shape": list(state.box.components["shapes"][building.shape]),
        "cost": _cost(building.cost),
        "prestige": building.prestige,
        "actions": [
            {"key": each.key, "workers": each.cost.workers, "cost": _extra(each.cost), "effect": dict(each.effect)}
            for each in building.actions.values()
        ],
    }


def _cost(cost: Cost) -> dict[str, int]:
    return {"workers": cost.workers, "denarii": cost.denarii, **cost.goods}


def _extra(cost: Cost) -> dict[str, int]:
    """What is paid beside Workers."""
    return ({"denarii": cost.denarii} if cost.denarii else {}) | dict(cost.goods)


def _action(action: Action) -> dict[str, Any]:
    workers, gain = action.cost.workers, dict(action.effect)
    return {"key": action.key, "workers": workers, "cost": _extra(action.cost), "gain": gain}


def _production(state: State) -> list[dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {}
    for key, slot in state.box.slots.items():
        name = state.box.components["production"][slot.space]["name"]
        empty = {"space": slot.space, "name": name, "resource": slot.resource, "slots": []}
        by = state.slots[key]
        blocked = by is None and blocked_by(state, slot) is not None
        slots = found.setdefault(slot.space, empty)["slots"]
        slots.append({"key": slot.key, "workers": slot.workers, "gain": slot.gain, "by": by, "blocked": blocked})
    return list(found.values())


def _monument(state: State, key: str) -> dict[str, Any]:
    monument, printed = state.box.monuments[key], state.box.components["monuments"][key]["token"]
    token = {name: printed[name] for name in ("when", "frequency")} | {"effect": _plain(printed["effect"])}
    return {
        "key": key,
        "name": monument.name,
        "cost": _cost(monument.cost),
        "prestige": dict(monument.prestige),
        "token": token,
        "by": state.monuments[key],
    }


def _plain(effect: Any) -> Any:
    return {name: _plain(value) for name, value in effect.items()} if isinstance(effect, dict) else effect


# The market, and milestones


def _stall(state: State, each: str) -> dict[str, int]:
    stall = state.stalls[each]
    return {"stock": stall.stock, "limit": stall.limit, "price": stall.price}


def _milestone(printed: dict[str, Any], key: str) -> dict[str, Any]:
    return {"key": key, "name": printed["name"], "needs": dict(printed["needs"]), "send": printed["send"]}


# Players


def _seat(state: State, seat: Seat) -> dict[str, Any]:
    player = state.players[seat]
    return {
        "caepio": state.is_caepio(seat),
        "place": state.order.index(seat) + 1,
        "denarii": player.denarii,
        "goods": {each: player.goods[each] for each in RESOURCES},
        "tokens": {each: player.goods[each] for each in GOODS if each not in RESOURCES},
        "troops": state.value(seat, TROOPS),
        "offerings": state.value(seat, OFFERINGS),
        "for_rome": for_rome(state, seat),
        "workers": player.workers,
        "special_workers": player.special,
        "specialists": dict(player.specialists),
        "register": player.register,
        "wellbeing": player.wellbeing,
        "happiness": player.happiness,
        "riots": player.riots,
        "prestige": dict(player.prestige),
        "insulae": dict(player.insulae),
        "merchant": player.merchant,
        "inheritance": player.inheritance,
        "family": player.family,
        "character": _character(player),
        "monuments": [token.key for token in player.tokens],
        "res_gestae": list(player.res_gestae),
        "spent": [token.key for token in player.tokens if token.key in player.spent],
        "senators": [{"from": source, "decade": decade, "many": many} for source, decade, many in player.senators],
        "senator_tokens": list(player.senator_tokens),
        "senate": player.senate,
        "passed": seat in state.passed,
        "caused": player.caused,
        "counters": player.counters,
        "received": player.received,
        "upkeep": {"cost": cost(player), "less": player.sum_of("upkeep_less"), "due": upkeep_due(player)},
        "warehouse": {"held": player.stored, "limit": limit(state, player)},
    }


def _character(player: Player) -> dict[str, Any] | None:
    if (character := player.character) is None:
        return None
    return {
        "key": character.key,
        "name": character.name,
        "when": character.when,
        "frequency": character.frequency,
        "effect": _plain(dict(character.effect)),
        "cost": character.cost,
        "least": character.least,
        "colour": character.colour,
        "spent": character.key in player.spent,
    }


def _own(state: State, seat: Seat) -> dict[str, Any]:
    """The cards dealt, until they are opened, and what is printed on them; in the Action phase, what can be built."""
    player = state.players[seat]
    if player.inheritance or not player.dealt:
        return {"builds": menu(state, seat)} if state.phase == "actions" else {}
    inheritances = [_inheritance(state.box.components["inheritance"][key], key) for key in player.dealt]
    dealt = {"inheritance": inheritances, "family": _family(state.box.components["families"], player.house)}
    return {"cards": {"inheritance": list(player.dealt), "family": player.house}, "dealt": dealt}


def _inheritance(printed: dict[str, Any], key: str) -> dict[str, Any]:
    known = ("name", "denarii", "basic", "worker_register", "wellbeing", "happiness")
    gains = {"gains": dict(printed["gains"]), "prestige": dict(printed["prestige"])}
    return {"key": key} | {each: printed[each] for each in known} | gains | {"specialist": printed.get("specialist")}


def _family(families: dict[str, Any], key: str | None) -> dict[str, Any] | None:
    if key is None:
        return None
    printed = families[key]
    characters = [{"key": each, "name": entry["name"]} for each, entry in printed["characters"].items()]
    return {"key": key, "name": printed["name"], "prestige": dict(printed["prestige"]), "characters": characters}
