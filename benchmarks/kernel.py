"""Random play against python-chess's random playouts, replay, previews, the steward."""

import json
import random
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import chess

from benchmarks.figures import Figure, best
from rules.chance import Chance, seed
from rules.components import Components, editions
from rules.games import GAMES
from rules.steward import advise
from rules.table import Row, Table

# goals: answers a second, in python-chess moves a second
RATIO = {"capitol": 2.0, "colosseum": 2.0, "cities": 1.0, "corduba": 1.0}
GAMES_A_MINUTE = {"capitol": 2000, "colosseum": 2000, "cities": 500, "corduba": 200}
THINKING = {"cities": 0.1, "corduba": 0.15}  # seconds a steward may take for an answer, where it is not 0.05
GOLDEN = Path(__file__).parent.parent / "tests" / "games"
GAMES_EACH = 30


def figures() -> Iterator[Figure]:
    moves = chess_moves_a_second()
    yield Figure("python-chess random playouts", f"{moves:,.0f} moves/s")
    for key in GAMES:
        yield from _play(key, moves)
        yield from _replay(key)
        yield _steward(key)


def chess_moves_a_second() -> float:
    """Random legal moves, each validated and kept on the board's stack, as our log keeps answers."""

    def playouts() -> int:
        dice, moves = random.Random(7), 0
        for _ in range(8):
            board = chess.Board()
            while not board.is_game_over():
                board.push_uci(dice.choice(list(board.legal_moves)).uci())
                moves += 1
        return moves

    return playouts() / best(playouts)


@cache
def box(key: str) -> Components:
    return next(iter(editions(key, GAMES[key].check).values())).components


def table(key: str, seats: int, seed: str) -> Table[Any]:
    return Table(GAMES[key], box(key), seats, GAMES[key].choices({}), seed)


def played(one: Table[Any], seed: str) -> Table[Any]:
    chance = Chance(seed)
    while not one.over:
        seat = chance.one("who", one.waiting)
        one.answer(seat, one.sample(seat, chance))
    return one


def _play(key: str, moves: float) -> Iterator[Figure]:
    seats = GAMES[key].seats

    def games() -> int:
        tables = [table(key, seats[game % len(seats)], f"{game}") for game in range(GAMES_EACH)]
        return sum(len(played(one, f"{number}").log) for number, one in enumerate(tables))

    answers, span = games(), best(games)
    ratio, minute = answers / span / moves, GAMES_EACH / span * 60
    seen, goal, games_goal = f"{answers / span:,.0f}/s, {ratio:.2f} x chess", RATIO[key], GAMES_A_MINUTE[key]
    yield Figure(f"{key}: random answers", seen, f">= {goal} x", ratio >= goal)
    yield Figure(f"{key}: whole random games", f"{minute:,.0f}/min", f">= {games_goal}", minute >= games_goal)


def _replay(key: str) -> Iterator[Figure]:
    records = [json.loads(path.read_text()) for path in sorted(GOLDEN.glob(f"{key}-*.json"))]
    longest = max(records, key=lambda record: len(record["log"]))
    rows = [Row(*row) for row in longest["log"]]
    game = GAMES[key]
    fate = seed(longest["secret"], longest["joins"])

    def replay() -> Table[Any]:
        return Table(game, longest["components"], longest["seats"], longest["options"], fate, rows)

    span, steps = best(replay), sum(_steps(row) for row in rows)
    each = span / steps * 1e6
    yield Figure(f"{key}: replay, a step", f"{each:.1f} us", "<= 25 us", each <= 25)
    what = f"{key}: replay of the longest record, {len(rows)} rows"
    yield Figure(what, f"{span * 1e3:.1f} ms", "<= 100 ms", span <= 0.1)


def _steps(row: Row) -> int:
    """The steps of a move count; a list of equal things chosen at once is one."""
    return max(1, len(row.raw)) if row.key in ("turn", "after", "overflow", "place") else 1


def _steward(key: str) -> Figure:
    one, worst = table(key, GAMES[key].seats[-1], "steward"), 0.0
    while not one.over:
        seat = one.waiting[0]
        start = time.process_time()
        raw = advise(one, seat)
        worst = max(worst, time.process_time() - start)
        one.answer(seat, raw)
    goal = THINKING.get(key, 0.05)
    return Figure(
        f"{key}: the steward's slowest answer", f"{worst * 1e3:.1f} ms", f"<= {goal * 1e3:.0f} ms", worst <= goal
    )
