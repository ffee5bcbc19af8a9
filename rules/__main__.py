"""The referee without Discord: `python -m rules random capitol --seats 3 --seed 7`, `python -m rules verify FILE`."""

import json
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from rules.chance import Chance, seed
from rules.components import editions
from rules.errors import BadRecord, Diverged
from rules.games import GAMES
from rules.record import record, verify
from rules.steward import advise
from rules.table import Table
from rules.words import tell


def main(arguments: list[str] | None = None) -> int:
    """Play or verify as the command line says; return what the process ends with."""
    given = _parser().parse_args(arguments)
    return int(given.run(given))


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="python -m rules", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    one = commands.add_parser("random", help="play a game with random answers and print its journal")
    one.add_argument("game", choices=sorted(GAMES))
    one.add_argument("--seats", type=int, help="how many play (default: the fewest)")
    one.add_argument("--seed", default="1", help="chance of table and players (default: 1)")
    one.add_argument("--stewards", action="store_true", help="let the program's own player answer instead of chance")
    one.add_argument("--record", type=Path, metavar="FILE", help="write the record of the game, for verify")
    one.set_defaults(run=_random)
    two = commands.add_parser("verify", help="play a record again and check everything in it")
    two.add_argument("file", type=Path)
    two.set_defaults(run=_verify)
    return parser


def _random(given: Namespace) -> int:
    game = GAMES[given.game]
    seats = game.seats[0] if given.seats is None else given.seats
    if seats not in game.seats:
        print(f"{game.title} is for {game.seats[0]} to {game.seats[-1]} players, not {seats}.", file=sys.stderr)
        return 2
    joins = [f"join-{seat}" for seat in range(seats)]
    edition = next(iter(editions(game.key, game.check).values()))
    table = Table(game, edition.components, seats, game.choices({}), seed(given.seed, joins))
    _play(table, Chance(given.seed), stewards=given.stewards)
    _print(table)
    if given.record:
        given.record.write_text(json.dumps(record(table, given.seed, joins), indent=1) + "\n", encoding="utf-8")
    return 0


def _play(table: Table[Any], chance: Chance, *, stewards: bool) -> None:
    while not table.over:
        seat = table.waiting[0] if stewards else chance.one("who", table.waiting)
        table.answer(seat, advise(table, seat) if stewards else table.sample(seat, chance))


def _print(table: Table[Any]) -> None:
    names = [f"Player {seat + 1}" for seat in range(table.seats)]
    for line in table.journal(None):
        print(f"{line.number:4}  {tell(line.sentence, table.game.words, names)}")


def _verify(given: Namespace) -> int:
    try:
        document = json.loads(given.file.read_text(encoding="utf-8"))
        table = verify(document, GAMES)
    except (OSError, ValueError) as error:
        print(f"{given.file} cannot be read: {error}", file=sys.stderr)
        return 2
    except (BadRecord, Diverged) as error:
        print(f"This record does not hold: {_why(error)}", file=sys.stderr)
        return 1
    _print(table)
    print(f"The record holds: seed proved, {len(table.log)} rows played again, the result is as it says.")
    print(f"Compare this fingerprint with the one told when the table was opened: {document['promise']}")
    return 0


def _why(error: BadRecord | Diverged) -> str:
    return tell(error.sentence, {}, []) if isinstance(error, Diverged) else str(error)


if __name__ == "__main__":
    sys.exit(main())
