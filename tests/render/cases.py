"""All pictures that tests look at, by game and name, and one of each game in every seat colour."""

from render import Person, boards
from render.palette import SEATS
from tests.render import capitol_cases, cities_cases, colosseum_cases, corduba_cases
from tests.render.samples import PLAIN

GAMES = {
    "capitol": capitol_cases.CASES,
    "colosseum": colosseum_cases.CASES,
    "cities": cities_cases.CASES,
    "corduba": corduba_cases.CASES,
}
CASES = {f"{game}/{name}": case for game, cases in GAMES.items() for name, case in cases.items()}
FULLEST = [
    (game, name)
    for game in GAMES
    for name in (*(f"{board}-fullest" for board in boards(game)), "scores-fullest", "components")
]
COLOURS = {
    game: [cases[f"{boards(game)[0]}-middle"]._replace(people=(Person("Ada", colour), *PLAIN[1:])) for colour in SEATS]
    for game, cases in GAMES.items()
}
