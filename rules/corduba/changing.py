"""Whether effects would change anything at all (A5): what would not may not be chosen."""

from rules.corduba.box import GOODS, Effects
from rules.corduba.deciding import NOWHERE, Place
from rules.corduba.market import trades_refused
from rules.corduba.state import LOCKED, Player, State
from rules.corduba.suppressing import rioting
from rules.words import Seat


def changes(state: State, seat: Seat, effects: Effects, place: Place, spent: int = 0) -> bool:
    """Whether effects would change anything at all, once so many Denarii are spent (ruling 38, A5)."""
    return any(_changes(state, seat, name, value, place, spent) for name, value in effects.items())


def _changes(state: State, seat: Seat, name: str, value: object, place: Place, spent: int) -> bool:
    if name in GOODS:
        return state.reserve[name] > 0
    player = state.players[seat]
    match name:
        case "wellbeing" | "happiness":
            return int(getattr(player, name)) < state.box.last(name)
        case "worker_register":
            return player.register < state.box.last(name)
        case "prestige_here":
            return player.prestige[str(place.district)] < state.box.last("prestige")
        case "prestige_lowest" | "prestige_choice" | "prestige_two_different":
            return min(player.prestige.values()) < state.box.last("prestige")
        case "unlock_specialist":
            return LOCKED in player.specialists.values()
        case "peculium_of_one_unlocked":
            return _some_peculium(state, seat, player)
        case "remove_riots":
            return bool(rioting(state))
        case "macellum":
            return trades_refused(state, seat, spent) is None
        case "senator_token":
            return tokens_left(state, seat, str(place.source))
    return True


def _some_peculium(state: State, seat: Seat, player: Player) -> bool:
    bonuses = [state.box.specialists[colour]["bonus"] for colour in player.unlocked]
    return any(changes(state, seat, bonus, NOWHERE) for bonus in bonuses)


def tokens_left(state: State, seat: Seat, source: str) -> bool:
    """Whether a player may take a Senator token there."""
    building = state.box.buildings.get(source)
    most = building.each if building else 1
    return state.senator_tokens[source] > 0 and state.players[seat].senator_tokens.count(source) < most
