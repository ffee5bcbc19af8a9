"""All pictures that tests look at, by game and name, and one of each game in every seat colour."""

from render import Person
from render.palette import SEATS
from tests.render import capitol_cases, colosseum_cases
from tests.render.samples import PLAIN

GAMES = {"capitol": capitol_cases.CASES, "colosseum": colosseum_cases.CASES}
CASES = {f"{game}/{name}": case for game, cases in GAMES.items() for name, case in cases.items()}
COLOURS = {
    game: [cases["board-middle"]._replace(people=(Person("Ada", colour), *PLAIN[1:])) for colour in SEATS]
    for game, cases in GAMES.items()
}
