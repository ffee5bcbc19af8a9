"""The games there are: one line for each."""

from typing import Any

from rules.capitol import GAME as CAPITOL
from rules.cities import GAME as CITIES
from rules.colosseum import GAME as COLOSSEUM
from rules.corduba import GAME as CORDUBA
from rules.game import Game

GAMES: dict[str, Game[Any]] = {game.key: game for game in (CAPITOL, COLOSSEUM, CITIES, CORDUBA)}
