"""A turn's choices: how far the Consul goes, then what is done where he stops. These scripts change nothing."""

from functools import cache, partial

from rules.colosseum.shares import hand_options
from rules.colosseum.site import choose_action, site_outlook
from rules.colosseum.state import CHOOSE, MATERIALS, STORAGE, Player, Space, State
from rules.colosseum.turn import NOTHING, Turn, cost, cost_told, counted, extra_steps, farthest
from rules.colosseum.well import choose_effect
from rules.options import Option, Ranked
from rules.prompts import Pick
from rules.script import Script, ask
from rules.words import Seat, Sentence, say


def choose(state: State, seat: Seat) -> Script[Turn]:
    """Choose how far the Consul goes, then what to do there."""
    player = state.players[seat]
    asked = _where(player.points, player.fame)
    steps = int((yield from ask(seat, Pick("where", asked, reach(state, seat)))))
    space = state.space(steps)
    if space.kind == STORAGE:
        return (yield from choose_discard(state, seat, steps))
    if space.kind == CHOOSE:
        return (yield from choose_effect(state, seat, steps))
    return (yield from choose_action(state, seat, steps))


@cache
def _where(points: int, fame: int) -> Sentence:
    return say("ask-where", points=extra_steps(points), fame=fame)


# Where the Consul stops


def reach(state: State, seat: Seat) -> Ranked:
    """All he can reach; a space comes again a lap later (ruling 5). Each space has a name, in reach or not."""
    player = state.players[seat]
    far = farthest(player)
    every = partial(_numbers, max(far, len(state.ring)))
    return Ranked(_numbers(far), partial(_stop, state, seat), int, partial(_out_of_reach, player), every)


@cache
def _numbers(most: int) -> tuple[str, ...]:
    return tuple(str(number) for number in range(1, most + 1))


def _stop(state: State, seat: Seat, key: str) -> Option:
    """A space, what its steps cost, and what it is good for."""
    steps, space = int(key), state.space(int(key))
    does, final = _outlook(state, seat, steps, space)
    tells = say("stop-tells", cost=cost_told(*cost(state.players[seat], steps)), does=does)
    spot = f"board/{space.key}" if steps <= len(state.ring) else None
    return Option(
        key,
        key,
        say("stop" if steps > 1 else "stop-next", steps=steps, where=f"stop-{space.key}"),
        description=tells,
        spot=spot,
        final=final,
    )


def _out_of_reach(player: Player, key: str) -> Sentence | None:
    if not key.isdecimal():
        return None
    if not key.strip("0"):
        return say("must-move", most=farthest(player))
    return say("too-far", steps=key, points=extra_steps(player.points), fame=player.fame, most=farthest(player))


def _outlook(state: State, seat: Seat, steps: int, space: Space) -> tuple[Sentence, bool]:
    """What a stop there is good for, and whether all that can be done there turns something up."""
    player = state.players[seat]
    if space.kind == STORAGE:
        able = player.cards and state.storage
        limit = player.limit + state.storage_cards
        return say("outlook-storage" if able else "outlook-storage-idle", limit=limit), False
    if space.kind == CHOOSE:
        return say(f"outlook-{state.space_d}"), False
    return site_outlook(state, seat, steps, state.sites[space.site or 0])


# A — Expand Storage


def choose_discard(state: State, seat: Seat, steps: int) -> Script[Turn]:
    """Choose a card to discard for a storage tile, or keep all; impossible without a card or a tile (ruling 8)."""
    player = state.players[seat]
    if not player.cards or not state.storage:
        return Turn(steps)
    keys = [*hand_options(player.hand), NOTHING]
    options = Ranked(keys, _card, keys.index, partial(_not_held, player))
    asked = say("ask-storage", limit=player.limit + state.storage_cards)
    card: str = yield from ask(seat, Pick("card", asked, options))
    return Turn(steps) if card == NOTHING else Turn(steps, what=card)


def _card(key: str) -> Option:
    return Option(key, key, say("keep")) if key == NOTHING else Option(key, key, spot=f"hand/{key}")


def _not_held(player: Player, key: str) -> Sentence | None:
    return say("not-held", card=key, cards=counted(player.hand)) if key in MATERIALS else None
