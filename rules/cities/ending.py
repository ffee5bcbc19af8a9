"""End of the game: the lower of one's two cities counts, and the ties."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from rules.cities.plan import CIVIC, TYPES
from rules.cities.scoring import counts
from rules.cities.state import SIDES, State
from rules.game import Result
from rules.words import Seat, Sentence, say


def end(state: State) -> Result:
    """Score all cities; who has the highest score wins."""
    state.phase = "over"
    for city, points in zip(state.cities, state.ledger.now().points, strict=True):
        state.journal.tell("city-ends", city=city.name, total=sum(points))
    scores = [state.score(seat) for seat in range(len(state.seating))]
    for seat in state.seating:
        left, right = state.totals(seat)
        key = "seat-ends-two" if state.two else "seat-ends"
        state.journal.tell(key, who=seat, left=left, right=right, score=scores[seat])
    state.winners, why = winners(state, scores)
    state.journal.tell(why.key, **why.values)
    return Result(scores, state.winners, why)


def winners(state: State, scores: list[int]) -> tuple[list[Seat], Sentence]:
    """The highest score; then the higher of the two cities, not with two players; then the counts of each type in turn.

    Whoever is still tied shares the victory (ruling D20).
    """
    tied, best = most(range(len(scores)), lambda seat: scores[seat])
    if len(tied) == 1:
        return tied, say("won", who=tied, score=best)
    everybody, key = tied, "won-by-count-two"
    known: dict[str, Any] = {"score": best, "tied": tied}
    if not state.two:
        tied, higher = most(tied, lambda seat: max(state.totals(seat)))
        if len(tied) == 1:
            return tied, say("won-by-higher", who=tied, **known, higher=higher)
        known |= {"still": tied, "higher": higher}
        key = "won-by-count" if tied == everybody else "won-by-count-of"
    for each in (*TYPES, CIVIC) if state.capitals else TYPES:
        tied, many = most(tied, partial(count, state, each))
        if len(tied) == 1:
            return tied, say(key, who=tied, **known, type=each, many=many)
    return tied, say("shared", who=tied, score=best)


def most(seats: Sequence[Seat], worth: Callable[[Seat], int]) -> tuple[list[Seat], int]:
    """Those to whom it is worth most, and how much."""
    best = max(worth(seat) for seat in seats)
    return [seat for seat in seats if worth(seat) == best], best


def count(state: State, each: str, seat: Seat) -> int:
    """How many of a type a player has in both cities."""
    plans = state.ledger.now().plans
    return sum(counts(plans[state.shares[seat][side].city])[each] for side in SIDES)
