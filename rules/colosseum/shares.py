"""What a scoring gives each player: how it is told before it counts, and what each may choose."""

from collections.abc import Mapping
from functools import cache, partial
from typing import NamedTuple

from rules.colosseum.state import MATERIALS, STABLE, Player, State, kind
from rules.options import Option, Ranked
from rules.prompts import Pick, PickSome
from rules.script import Move, Script, ask
from rules.words import Seat, Sentence, say

ALL, DECLINE, RECHARGE = "all", "fame", "recharge"


class Taken(NamedTuple):
    """Cards taken of what a scoring pays (0: declined), and those discarded then to be within the limit."""

    many: int
    discards: tuple[str, ...] = ()


# What a scoring would give


def share(player: Player, what: str) -> int:
    """Cards due, or movement points to be had back."""
    return player.marker if what == STABLE else player.tiles[what]


def would_pay(state: State, seat: Seat, what: str, *, tile: str | None = None, points: int = 0) -> Sentence:
    """Say what each would be given, to the eyes of the active seat.

    The tile it would take counts already, and its marker has moved by the points its steps cost.
    """
    more = points if what == STABLE else int(tile is not None and kind(tile) == what)
    parts = [
        _part(each, share(state.players[each], what) + more * (each == seat), you=each == seat)
        for each in state.clockwise(seat)
    ]
    return say("would-recharge" if what == STABLE else "would-pay", what=what, parts=parts)


def pays(state: State, first: Seat, what: str) -> Sentence:
    """Say to all what each is given."""
    parts = [_part(each, share(state.players[each], what)) for each in state.clockwise(first)]
    return say("recharges-all" if what == STABLE else "pays", what=what, parts=parts)


@cache
def _part(who: Seat, many: int, *, you: bool = False) -> Sentence:
    key = "your-share" if you else "share"
    return say(key if many else f"{key}-none", who=who, many=many)


# What each may choose


def stable_prompt(player: Player) -> Pick:
    """Recharge, or decline for fame; a full stable may decline as well, which is suggested first (ruling 19)."""
    if player.marker:
        return Pick("stable", say("ask-stable", many=player.marker), _recharging(player.marker), repeats=True)
    return Pick("full-stable", say("ask-full-stable"), _FULL, repeats=True)


_DECLINE = Option(DECLINE, DECLINE, say("decline"))
_FULL = {DECLINE: _DECLINE, RECHARGE: Option(RECHARGE, RECHARGE, say("recharge-in-vain"))}


@cache
def _recharging(many: int) -> dict[str, Option]:
    return {RECHARGE: Option(RECHARGE, RECHARGE, say("recharge", many=many)), DECLINE: _DECLINE}


def cards_prompt(state: State, seat: Seat, what: str, owed: int) -> Pick | Move:
    """Take all, some, or none for fame (ruling 18); where the hand would overflow, with what is then discarded.

    These are two questions, so that what is to be done always can be told of each.
    """
    player, most = state.players[seat], min(owed, state.supply[what])
    room = player.limit - player.cards
    if most <= room:
        return Pick("take", _asked(player, what, owed, most), _amounts(what, owed, most, room), repeats=True)
    make = partial(_overflow, player, seat, what, owed, most)
    return Move("overflow", _asked(player, what, owed, most), make, repeats=True)


def taken(answer: str | Taken, owed: int, supply: int) -> Taken:
    """What an answer to it means."""
    return answer if isinstance(answer, Taken) else Taken(_many(answer, min(owed, supply)))


def _asked(player: Player, what: str, owed: int, most: int) -> Sentence:
    key = "ask-take" if most == owed else "ask-take-short"
    return say(key, what=what, owed=owed, most=most, cards=player.cards, limit=player.limit)


def _overflow(player: Player, seat: Seat, what: str, owed: int, most: int) -> Script[Taken]:
    """Choose how many to take, then what to discard (Hand Card Limit)."""
    room = player.limit - player.cards
    options = _amounts(what, owed, most, room)
    many = _many((yield from ask(seat, Pick("full-hand", _asked(player, what, owed, most), options))), most)
    hand = player.hand | {what: player.hand[what] + many}
    return Taken(many, (yield from choose_discards(seat, hand, many - room)))


def choose_discards(seat: Seat, hand: Mapping[str, int], many: int) -> Script[tuple[str, ...]]:
    """Choose cards until the hand is within its limit."""
    if many <= 0:
        return ()
    asked = say("ask-discard", many=many)
    return tuple((yield from ask(seat, PickSome("discard", asked, hand_options(hand), many, many))))


def hand_options(hand: Mapping[str, int]) -> dict[str, Option]:
    """The cards of a hand; of what one has most, first."""
    held = sorted((each for each in MATERIALS if hand[each]), key=lambda each: -hand[each])
    return {each: Option(each, each, copies=hand[each], spot=f"hand/{each}") for each in held}


def _many(key: str, most: int) -> int:
    return most if key == ALL else 0 if key == DECLINE else int(key)


@cache
def _amounts(what: str, owed: int, most: int, room: int) -> Ranked:
    """All, some, none; what fits the hand exactly comes first, and a full hand is first offered the fame."""
    keys = [ALL, DECLINE, *(str(many) for many in range(1, most))]
    objection = partial(_not_that_many, what, owed, most)
    return Ranked(keys, partial(_amount, most, room), partial(_rank, most, room), objection)


def _rank(most: int, room: int, key: str) -> tuple[int, int]:
    many = _many(key, most)
    if most <= room:
        return (0, 0) if key == ALL else (1, 0) if key == DECLINE else (2, -many)
    first = many == room  # 0 is the fame
    return (0, 0) if first else (1, 0) if key == ALL else (2, 0) if key == DECLINE else (3, -many)


def _amount(most: int, room: int, key: str) -> Option:
    if key == DECLINE:
        return _DECLINE
    many = _many(key, most)
    label = say("take-all" if key == ALL else "take-some", many=many)
    return Option(key, key, label, description=say("over-limit", many=many - room) if many > room else None)


def _not_that_many(what: str, owed: int, most: int, key: str) -> Sentence | None:
    if not key.isdecimal() or int(key) == most:  # which is all
        return None
    return say("not-that-many" if most == owed else "not-that-many-left", what=what, owed=owed, most=most, tried=key)
