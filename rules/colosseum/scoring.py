"""End of Game: majorities in the six rows of the displays, sets of three cards, and who wins."""

from collections.abc import Sequence
from typing import NamedTuple

from rules.colosseum.state import ROWS, Player
from rules.words import Seat

ALONE, TIED = 4, 2  # End of Game
SET = 3  # cards for 1 fame


class Majority(NamedTuple):
    """Who has most tiles in a row, and what each of them receives."""

    seats: list[Seat]
    each: int


def majorities(players: Sequence[Player]) -> dict[str, Majority]:
    """Who leads in each row; tiles are counted, not wheels or capacity, and 0 is no majority (ruling 26)."""
    return {row: _majority([player.tiles[row] for player in players]) for row in ROWS}


def _majority(counted: list[int]) -> Majority:
    most = max(counted)
    leaders = [seat for seat, many in enumerate(counted) if many == most > 0]
    return Majority(leaders, 0 if not leaders else ALONE if len(leaders) == 1 else TIED)


def sets(player: Player) -> int:
    """Fame for the cards left in hand, which are not given up (ruling 27)."""
    return player.cards // SET


def sheet(players: Sequence[Player]) -> list[dict[str, int]]:
    """For each seat: the fame it has gathered, what each row and its sets add, the total, and its cards."""
    leads = majorities(players)
    lines = []
    for seat, player in enumerate(players):
        gains = {row: lead.each if seat in lead.seats else 0 for row, lead in leads.items()}
        gains = {"fame": player.fame, **gains, "sets": sets(player)}
        lines.append(gains | {"total": sum(gains.values()), "cards": player.cards})
    return lines


def winners(lines: Sequence[dict[str, int]]) -> list[Seat]:
    """The most fame, then the most cards left in hand; else they share the victory (ruling 28)."""
    best = max((line["total"], line["cards"]) for line in lines)
    return [seat for seat, line in enumerate(lines) if (line["total"], line["cards"]) == best]
