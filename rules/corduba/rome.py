"""Rome Demands: holdings are announced, fists closed in secret and opened together, then rewards and penalties."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from rules.corduba.box import GOODS, OFFERINGS, RESOURCES, TROOPS
from rules.corduba.choices import goods_told
from rules.corduba.effects import FOURTH, bring
from rules.corduba.riots import cause
from rules.corduba.solo import Caepio
from rules.corduba.solo_rome import contribution
from rules.corduba.state import Gift, Player, State
from rules.prompts import Condition, Option, PickSome
from rules.script import Script, ask_all
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


# I. Rome Demands


def draw_card(state: State) -> None:
    """Turn up the card of a Decade."""
    state.gifts = None
    state.rome = state.postulationes.draw()
    troops, offerings = due(state)
    state.journal.tell(
        "rome-demands",
        name=card(state)["name"],
        resource=f"of-{card(state)['resource']}",
        many=minimum(state),
        troops=troops,
        offerings=offerings,
    )


# The interphase


def rome_demands(state: State) -> Script[None]:
    """Announce, close the fists, open them; then Troops, Offerings and the resource, in this order (ruling 69)."""
    state.phase = "rome"
    announce(state)
    if state.caepio:
        give_caepio(state, state.caepio)
    fists: dict[Seat, list[str]] = yield from ask_all({seat: fist(state, seat) for seat in givers(state)})
    for seat, tokens in fists.items():
        open_fist(state, seat, tokens)
    before = [player.caused for player in state.players]
    reward(state, "troops", due(state)[0])
    reward(state, "offerings", due(state)[1])
    yield from resource(state)
    return_contributions(state)
    if state.last_decade:
        for player, earlier in zip(state.players, before, strict=True):
            player.last_riots = player.caused - earlier


def givers(state: State) -> list[Seat]:
    """Who closes a fist, in turn order; Caepio's lies open before (742)."""
    return state.seated


def give_caepio(state: State, caepio: Caepio) -> None:
    """What Caepio gives, against all that could be given by the other; nothing of the resource (731)."""
    (rival,) = state.seated
    tokens: list[str] = []
    for kinds, least in zip((TROOPS, OFFERINGS), due(state), strict=True):
        goods = state.players[caepio.seat].goods
        held = {each: goods[each] for each in kinds if goods[each]}
        most = value(state, rival, state.players[rival].goods, kinds)
        tokens += contribution(held, state.box.values, least, most)
    open_fist(state, caepio.seat, tokens)


def announce(state: State) -> None:
    """Tell what each has that Rome would take (502-504)."""
    for seat in state.order:
        goods = state.players[seat].goods
        kinds = (*TROOPS, *OFFERINGS) if state.is_caepio(seat) else GOODS
        held = {each: goods[each] for each in kinds if each not in RESOURCES or worth(state, each)}
        state.journal.tell("announces", who=seat, goods=goods_told(held))


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
    plus = "troop_plus" if kinds == TROOPS else "offering_plus"
    return many + state.players[seat].sum_of(plus) if many else 0


def _token(state: State, each: str, many: int) -> Option:
    worth_ = state.box.values[each] if each in state.box.values else worth(state, each)
    return Option(each, each, say("token-worth", what=each, value=worth_), many, spot=f"rome/{each}")


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


# Troops and Offerings


def reward(state: State, what: str, least: int) -> None:
    """A Senator for the highest value, if one player's; a Riot for each below the minimum (509, 510, 517, 518)."""
    assert state.gifts
    worths = {seat: getattr(state.gifts[seat], what) for seat in state.order}
    best = max(worths.values())
    leaders = [seat for seat in state.order if worths[seat] == best]
    if not state.senate:
        leaders = []
    if best and len(leaders) == 1:
        state.gain_senators(leaders[0], what, 1)
        state.journal.tell(f"senator-{what}", who=leaders[0], many=best)
    elif best and leaders:
        state.journal.tell(f"tie-{what}", all=leaders, many=best)
    for seat in state.order:
        if worths[seat] < least:
            cause(state, seat, 1, what)


# The resource


def resource(state: State) -> Script[None]:
    """Compare with the common minimum, then give each place its reward, and Riots to who gave nothing (519, 534).

    Alone, the minimum of two is to be met by one (ruling 64).
    """
    assert state.gifts
    given = {seat: state.gifts[seat].resource for seat in givers(state)}
    total, least = sum(given.values()), minimum(state)
    met = total >= least
    state.journal.tell("rome-met" if met else "rome-not-met", many=total, least=least)
    for seat, place in podium(given, met).items():
        state.gifts[seat].place = place
    if state.last_decade:
        last_decade(state, given, met)
    else:
        yield from rewards(state)
    for seat in given:
        if not given[seat]:
            cause(state, seat, 1, "resource")
        if not met:
            cause(state, seat, 1, "minimum")


def podium(given: Mapping[Seat, int], met: bool) -> dict[Seat, int]:
    """The place of each: ties share the better one; who gives nothing is fourth, as all are below the minimum (52)."""
    return {
        seat: 1 + sum(other > many for other in given.values()) if met and many else FOURTH
        for seat, many in given.items()
    }


def rewards(state: State) -> Script[None]:
    """By place, then turn order."""
    assert state.gifts
    printed = card(state)["podium"]
    for seat in sorted(givers(state), key=lambda seat: state.gifts[seat].place if state.gifts else 0):
        place = state.gifts[seat].place
        state.journal.tell("podium", who=seat, place=f"place-{place}")
        yield from bring(state, seat, printed[place - 1])


def last_decade(state: State, given: Mapping[Seat, int], met: bool) -> None:
    """A Senator for the most, one lost for the least; below the minimum all lose one (538, 52b).

    Alone, it is one for meeting it, and one lost for failing (ruling 73).
    """
    if not state.senate:
        return
    last = state.box.components["rome"]["last"]
    best, least = max(given.values()), min(given.values())
    leaders = [seat for seat in given if given[seat] == best]
    if met and len(leaders) == 1:
        state.gain_senators(leaders[0], "rome", last["most"])
        state.journal.tell("senator-rome", who=leaders[0], many=best)
    for seat in given:
        if not met or (given[seat] == least and len(given) > 1):
            state.gain_senators(seat, "rome", last["least"])
            state.journal.tell("loses-rome", who=seat, many=given[seat])
