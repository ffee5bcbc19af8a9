"""Four small games that between them use every flow of the kernel."""

from typing import Any

from rules.game import Game
from tests.toys.bids import GAME as BIDS
from tests.toys.builder import GAME as BUILDER
from tests.toys.takings import GAME as TAKINGS
from tests.toys.towns import GAME as TOWNS

GAMES: dict[str, Game[Any]] = {game.key: game for game in (BIDS, TOWNS, TAKINGS, BUILDER)}
