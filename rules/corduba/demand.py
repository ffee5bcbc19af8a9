"""What Rome demands, what a fist may hold for it, and what that is worth."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from rules.corduba.box import GOODS, OFFERINGS, RESOURCES, TROOPS
from rules.corduba.choices import goods_told
from rules.corduba.state import Gift, Player, State
from rules.options import Option
from rules.prompts import Condition, PickSome
from rules.words import Seat, Sentence, say

ANY = "any"  # a card that takes any resource


def card(state: State) -> dict[str, Any]:
    """Rome's card as printed."""
    assert state.rome
    printed: dict[str, Any] = state.box.components["rome"]["cards"][state.rome]
    return printed


def minimum(state: State) -> int:
    """What all must give together."""
    many: int = card(state)["minimum"][str(state.limits["players"])]
    return many


def due(state: State) -> tuple[int, int]:
    """The least value of Troops and Offerings in this Decade."""
    rome = state.box.components["rome"]
    return rome["troops"][state.decade - 1], rome["offerings"][state.decade - 1]


def worth(state: State, resource: str) -> int:
    """What a resource counts for Rome's card; an Amphora as printed there (ruling 41, A12)."""
    printed = card(state)
    if resource == "amphora":
        many: int = printed["amphora"]
        return many
    return int(printed["resource"] in (resource, ANY))


# Fists


def fist(state: State, seat: Seat) -> PickSome:
    """Any tokens whose values reach the minimum; all of a kind where they cannot (ruling 51)."""
    player = state.players[seat]
    options = {each: _token(state, each, many) for each in GOODS if (many := offered(state, player, each))}
    troops, offerings = due(state)
    most = sum(option.copies for option in options.values())
    least = sum(fewest(state, seat, *kind) for kind in zip((TROOPS, OFFERINGS), due(state), strict=True))
    asked = say("ask-fist", troops=troops, offerings=offerings, resource=f"of-{card(state)['resource']}")
    sentence = say("fist-condition", troops=troops, offerings=offerings)
    condition = Condition(sentence, partial(_enough, state, seat))
    return PickSome("fist", asked, options, least, most, condition, partial(_tally, state, seat))


def fewest(state: State, seat: Seat, kinds: tuple[str, ...], least: int) -> int:
    """How many tokens of a kind must be given at least: those of the highest value, or all if they do not reach it."""
    goods = state.players[seat].goods
    given: dict[str, int] = {}
    for each in sorted(kinds, key=lambda kind: -state.box.values[kind]):
        for _ in range(goods[each]):
            if value(state, seat, given, kinds) >= least:
                return sum(given.values())
            given[each] = given.get(each, 0) + 1
    return sum(given.values())


def offered(state: State, player: Player, each: str) -> int:
    """How many of some goods a player may put into the fist."""
    return player.goods[each] if each not in RESOURCES or worth(state, each) else 0


def needs(state: State, seat: Seat) -> dict[str, int]:
    """The tokens that must be given, since they do not reach a minimum together."""
    goods = state.players[seat].goods
    short = [
        kinds
        for kinds, least in zip((TROOPS, OFFERINGS), due(state), strict=True)
        if value(state, seat, goods, kinds) < least
    ]
    return {each: goods[each] for kinds in short for each in kinds if goods[each]}


def value(state: State, seat: Seat, tokens: Mapping[str, int], kinds: tuple[str, ...]) -> int:
    """What tokens of a kind are worth; Circus and Templum add to any (A13)."""
    many = sum(tokens.get(each, 0) * state.box.values[each] for each in kinds)
    return many + plus(state, seat, kinds) if many else 0


def plus(state: State, seat: Seat, kinds: tuple[str, ...]) -> int:
    """What Circus and Templum add to any tokens of a kind (A13)."""
    return state.players[seat].sum_of("troop_plus" if kinds == TROOPS else "offering_plus")


def _token(state: State, each: str, many: int) -> Option:
    worth_ = state.box.values[each] if each in state.box.values else worth(state, each)
    label = say("token-offering" if each in OFFERINGS else "token-worth", what=each, value=worth_)
    return Option(each, each, label, many, spot=f"rome/{each}")


def _counts(tokens: list[str]) -> dict[str, int]:
    return {each: tokens.count(each) for each in GOODS if each in tokens}


def _enough(state: State, seat: Seat, tokens: list[str]) -> bool:
    given, goods = _counts(tokens), state.players[seat].goods
    for kinds, least in zip((TROOPS, OFFERINGS), due(state), strict=True):
        if value(state, seat, given, kinds) < min(least, value(state, seat, goods, kinds)):
            return False
    return True


def _tally(state: State, seat: Seat, tokens: list[str]) -> Sentence:
    troops, offerings, many = values(state, seat, _counts(tokens))
    least = due(state)
    return say("fist-tally", troops=troops, offerings=offerings, many=many, least=least[0], least_offerings=least[1])


def values(state: State, seat: Seat, given: Mapping[str, int]) -> tuple[int, int, int]:
    """What a fist is worth: Troops, Offerings, and the resource."""
    many = sum(given.get(each, 0) * worth(state, each) for each in RESOURCES)
    return value(state, seat, given, TROOPS), value(state, seat, given, OFFERINGS), many


def open_fist(state: State, seat: Seat, tokens: list[str]) -> None:
    """Show what was given; it lies there until all is settled (536)."""
    given = _counts(tokens)
    state.gifts = state.gifts or {}
    state.gifts[seat] = Gift(given, *values(state, seat, given))
    for each, many in given.items():
        state.players[seat].goods[each] -= many
        state.contributed[each] = state.contributed.get(each, 0) + many
    state.journal.tell("gives", who=seat, goods=goods_told(given))


def return_contributions(state: State) -> None:
    """All of it goes back to the reserve, at last: until then no reward can be taken out of it (536, 558)."""
    for each, many in state.contributed.items():
        state.reserve[each] += many
    state.contributed = {}
