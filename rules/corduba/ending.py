"""VI. Politics, and the end of the game: last sales, last Senators gained and lost, and who has most."""

from collections.abc import Callable, Sequence
from typing import Any

from rules.corduba import solo_end
from rules.corduba.box import DISTRICTS, RESOURCES
from rules.corduba.choices import goods_told
from rules.corduba.solo import Caepio
from rules.corduba.state import State
from rules.game import Result
from rules.words import Seat, Sentence, say


def politics(state: State) -> None:
    """Merchants and characters come back; a Senator for the most Prestige in each District, if it is one player's."""
    for player in state.players:
        player.merchant = True
        player.refresh("decade")
    for district in DISTRICTS if state.senate else ():
        leaders, best = leading(state, lambda seat, key=district: state.players[seat].prestige[key])  # type: ignore[misc]
        if len(leaders) == 1:
            state.gain_senators(leaders[0], district, 1)
            state.journal.tell("leads", who=leaders[0], district=district, many=best)
        else:
            state.journal.tell("nobody-leads", all=leaders, district=district, many=best)


def leading(state: State, worth: Callable[[Seat], int]) -> tuple[list[Seat], int]:
    """Who has most, in turn order, and how much."""
    best = max(worth(seat) for seat in state.order)
    return [seat for seat in state.order if worth(seat) == best], best


# End of the Game


def end(state: State) -> Result:
    """Sell all resources; then tokens, Milestones, the richest, Riots, and most Senators win (562-569)."""
    for seat in state.seated:
        sell_out(state, seat)
    if state.senate:
        last_senators(state)
        riots_cost(state)
    state.phase, state.active = "over", None
    scores = [player.senate for player in state.players]
    if state.caepio:
        return end_alone(state, state.caepio)
    tied, best = leading(state, scores.__getitem__)
    winners, why = most_senators(state, tied, best)
    state.winners = winners
    state.sheet = [sheet(state, seat, tied) for seat in range(len(state.players))]
    for seat in state.order:
        state.journal.tell("scores", who=seat, senators=scores[seat])
    state.journal.tell(why.key, **why.values)
    return Result(scores, winners, why)


def end_alone(state: State, caepio: Caepio) -> Result:
    """The only seat wins or nobody does; its score is what it has gathered."""
    (seat,) = state.seated
    state.winners, why = solo_end.decide(state, caepio, seat)
    state.sheet = [sheet(state, each) for each in range(len(state.players))]
    for each in state.order if caepio.senate else ():
        state.journal.tell("scores", who=each, senators=state.players[each].senate)
    state.journal.tell(why.key, **why.values)
    return Result([solo_end.score(state, caepio, seat)], state.winners, why)


def sell_out(state: State, seat: Seat) -> None:
    """All at the current prices, which do not move; there is no limit (ruling 55)."""
    goods = state.players[seat].goods
    sold = {each: goods[each] for each in RESOURCES}
    many = sum(number * state.stalls[each].price for each, number in sold.items())
    for each, number in sold.items():
        state.take(seat, each, -number)
    state.earn(seat, many)
    state.journal.tell("sells-out", who=seat, goods=goods_told(sold), denarii=many, all=state.players[seat].denarii)


def last_senators(state: State) -> None:
    """Milestones, Senator tokens, and the richest, if there is one (ruling 56)."""
    for seat in state.order:
        player = state.players[seat]
        for source, many in (("res_gestae", len(player.res_gestae)), ("token", len(player.senator_tokens))):
            if many:
                state.gain_senators(seat, source, many)
                state.journal.tell(f"senators-{source}", who=seat, many=many)
    if state.caepio:
        solo_end.his_senators(state, state.caepio)
    leaders, best = leading(state, lambda seat: state.players[seat].denarii)
    if len(leaders) == 1:
        state.gain_senators(leaders[0], "richest", 1)
        state.journal.tell("richest", who=leaders[0], many=best)
    else:
        state.journal.tell("nobody-richest", all=leaders, many=best)


def riots_cost(state: State) -> None:
    """All with the most Riots lose one, unless there were none (ruling 57); then those of the last interphase (52c)."""
    leaders, most = leading(state, lambda seat: state.players[seat].riots)
    for seat in leaders if most else ():
        state.gain_senators(seat, "riots", -1)
        state.journal.tell("most-riots", who=seat, many=most)
    for seat in state.order:
        if many := state.players[seat].last_riots:
            state.gain_senators(seat, "last_riots", -many)
            state.journal.tell("last-riots", who=seat, many=many)


def most_senators(state: State, tied: list[Seat], best: int) -> tuple[list[Seat], Sentence]:
    """Of those with most, who is ahead of all others tied on more tracks; then turn order (ruling 59)."""
    if len(tied) == 1:
        return tied, say("won", who=tied[0], many=best)
    tracks = {seat: ahead(state, seat, tied) for seat in tied}
    most = max(tracks.values())
    first = [seat for seat in tied if tracks[seat] == most]
    if len(first) == 1:
        return first, say("won-by-tracks", who=first[0], many=best, all=tied, tracks=most)
    return first[:1], say("won-by-order", who=first[0], many=best, all=first)


def ahead(state: State, seat: Seat, tied: Sequence[Seat]) -> int:
    """On how many tracks a player is ahead of all others tied."""
    others = [state.players[other].prestige for other in tied if other != seat]
    mine = state.players[seat].prestige
    return sum(all(mine[each] > prestige[each] for prestige in others) for each in DISTRICTS)


def sheet(state: State, seat: Seat, tied: Sequence[Seat] = ()) -> dict[str, Any]:
    """Where a player's Senators come from, and what broke the tie for most of them, if there was one."""
    player = state.players[seat]
    sources: dict[str, int] = {}
    for source, _, many in player.senators:
        sources[source] = sources.get(source, 0) + many
    return {
        "sources": sources,
        "total": player.senate,
        "denarii": player.denarii,
        "ahead": ahead(state, seat, tied) if len(tied) > 1 and seat in tied else None,
    }


def rebel(state: State) -> Result:
    """All Districts are in Revolt: nobody wins (Rebellion)."""
    state.phase, state.active, state.rebellion = "over", None, True
    state.winners = []
    state.sheet = [sheet(state, seat) for seat in range(len(state.players))]
    why = say("rebellion", round=state.round)
    if state.caepio:
        why = say("solo-rebellion", round=state.round, who=state.seated[0], other=state.caepio.seat)
    state.journal.tell(why.key, **why.values)
    return Result([0] * len(state.seated), [], why)
