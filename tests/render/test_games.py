"""Real games draw: every view that comes up, with the spots of whatever is asked."""

from itertools import islice

import pytest

from render import Person, boards, compose, draw
from rules.games import GAMES
from rules.prompts import PickSome
from tests.render.cases import GAMES as CASES
from tests.render.checks import CHECKS
from tests.rules.kit import new, play

PEOPLE = tuple(Person(name, name) for name in ("red", "blue", "green", "yellow", "violet", "ivory", "black"))


def people(table):
    return [PEOPLE[seat]._replace(waited=seat in table.waiting) for seat in range(table.seats)]


def spots(prompt, picture):
    """Number the places of one picture that a prompt offers."""
    places = [option.spot.split("/")[1] for option in prompt.options.values() if option.spot]
    here = [place for place in places if f"{picture}/{place}" in {option.spot for option in prompt.options.values()}]
    return {place: str(number) for number, place in enumerate(dict.fromkeys(here), 1)}


def asked(table, seat):
    """What a seat is asked, step by step along the first options of a move: (steps, prompt)."""
    steps = []
    while (prompt := table.prompt(seat, steps)) is not None and hasattr(prompt, "options"):
        yield list(steps), prompt
        if isinstance(prompt, PickSome) or not table.is_move(seat) or len(steps) > 3:
            return
        steps.append(next(iter(prompt.options)))


WHOLE = [(key, seats) for key in CASES for seats in GAMES[key].seats]


@pytest.mark.parametrize(("key", "seats"), WHOLE)
def test_every_view_of_a_game_draws_and_reads(key, seats):
    for table in islice(play(new(GAMES[key], seats, f"pictures {seats}"), "pictures"), 0, None, 53):
        everybody = people(table)
        drawn = [compose(key, name, table.view(None), everybody) for name in (*boards(key), "scores")]
        drawn += [compose(key, "hand", table.view(seat), everybody) for seat in (0, seats - 1)]
        for seat in table.waiting[:1]:
            for steps, prompt in asked(table, seat):
                drawn += [
                    compose(key, name, table.view(seat), everybody, spots(prompt, name), steps)
                    for name in ("board", "hand")
                ]
        for picture in drawn:
            for check in CHECKS[:-1]:
                check(picture)


@pytest.mark.parametrize("key", CASES)
def test_a_public_picture_shows_nothing_a_seat_alone_knows(key):
    for table in islice(play(new(GAMES[key], 3, "secret"), "secret"), 0, 60, 12):
        public = draw(key, "board", table.view(None), people(table))
        own = draw(key, "board", table.view(0), people(table))
        assert public.tobytes() == own.tobytes()


def test_every_edition_draws():
    for table in (new(game, seed="box") for game in GAMES.values()):
        assert compose(table.game.key, "components", table.components, ()).lettering
