"""C. Scoring phase: most blocks; height only breaks ties."""

from collections.abc import Sequence
from typing import NamedTuple

from rules.capitol.state import AMPHITHEATRE, TEMPLE, Prefecture, State
from rules.words import Seat, say

FIRST_PLACE = 2
AMPHITHEATRE_FIRST, AMPHITHEATRE_SECOND = 2, 1


class Places(NamedTuple):
    first: list[Seat]
    second: list[Seat]


def blocks(prefecture: Prefecture, seats: int) -> list[int]:
    """Each seat's building blocks there."""
    counted = [0] * seats
    for house in prefecture.houses:
        counted[house.seat] += house.height
    return counted


def tallest(prefecture: Prefecture, seats: int) -> list[int]:
    """Each seat's tallest house there (ruling 37)."""
    return [max((h.height for h in prefecture.houses if h.seat == seat), default=0) for seat in range(seats)]


def places(prefecture: Prefecture, seats: int) -> Places:
    """Who is first and who second (rulings 32 to 35)."""
    counted = blocks(prefecture, seats)
    leaders = _most(counted, range(seats))
    if not leaders:
        return Places([], [])
    if len(leaders) == 1:
        return Places(leaders, _most(counted, [seat for seat in range(seats) if seat not in leaders]))
    champions = _most(tallest(prefecture, seats), leaders)
    if len(champions) > 1:
        return Places(champions, [])
    return Places(champions, [seat for seat in leaders if seat not in champions])


def _most(counted: Sequence[int], among: Sequence[Seat]) -> list[Seat]:
    """Those who have the most, if it is anything at all."""
    most = max((counted[seat] for seat in among), default=0)
    return [seat for seat in among if most and counted[seat] == most]


def worth(prefecture: Prefecture) -> tuple[int, int]:
    """Points of the first and of the second place; a temple doubles both (ruling 36)."""
    times = 2 if prefecture.large == TEMPLE else 1
    return (FIRST_PLACE + prefecture.fountains) * times, prefecture.fountains * times


def points(prefecture: Prefecture, seats: int) -> list[int]:
    """What each seat scores there."""
    first, second = worth(prefecture)
    placed = places(prefecture, seats)
    return [first if seat in placed.first else second if seat in placed.second else 0 for seat in range(seats)]


def extra_cards(state: State, seat: Seat) -> int:
    """Cards a seat may draw beyond the six (ruling 38)."""
    extra = 0
    for prefecture in state.prefectures.values():
        if prefecture.large == AMPHITHEATRE:
            placed = places(prefecture, len(state.players))
            extra += AMPHITHEATRE_FIRST * (seat in placed.first) + AMPHITHEATRE_SECOND * (seat in placed.second)
    return extra


def scoring_phase(state: State) -> None:
    """Score each prefecture and add it up."""
    seats = len(state.players)
    scored = {key: points(prefecture, seats) for key, prefecture in state.prefectures.items()}
    state.scorings.append(scored)
    state.journal.tell("scoring", round=state.round)
    for seat in state.clockwise():
        won = {key: gains[seat] for key, gains in scored.items() if gains[seat]}
        state.players[seat].score += sum(won.values())
        parts = [say("part", where=state.prefectures[key].name, points=gain) for key, gain in won.items()]
        key = "scores" if won else "scores-nothing"
        state.journal.tell(key, who=seat, points=sum(won.values()), parts=parts, score=state.players[seat].score)
