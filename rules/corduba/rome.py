"""Rome Demands: holdings are announced, fists closed in secret and opened together, then rewards and penalties."""

from collections.abc import Mapping

from rules.corduba.box import GOODS, OFFERINGS, RESOURCES, TROOPS
from rules.corduba.choices import goods_told
from rules.corduba.demand import card, due, fist, minimum, open_fist, return_contributions, value, worth
from rules.corduba.effects import FOURTH, bring
from rules.corduba.riots import cause
from rules.corduba.solo import Caepio
from rules.corduba.solo_rome import contribution
from rules.corduba.state import State
from rules.script import Script, ask_all
from rules.words import Seat

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
