"""What a seat cannot know changes nothing it is shown: view, journal, questions, previews, undo, numbers."""

import pytest

from rules.chance import Chance
from rules.errors import Diverged
from rules.script import Sealed
from rules.table import ALWAYS, Row
from tests.rules.kit import GAMES, again, asked, looks, mixed, new, panel, plain, seen, unknown, world

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def moments(game, every=5, seeds=5):
    """Tables in the middle of traced games, and a chance for the test's own choices."""
    for seed in range(seeds):
        chance = Chance(f"worlds {seed}")
        with world():
            for table in looks(new(game, seed=f"w{seed}"), f"w{seed}", every=every):
                if not table.over:
                    yield again(table), chance


@every_game
def test_other_cards_where_nobody_has_looked(game):
    compared = differing = 0
    for table, chance in moments(game):
        for seat in range(table.seats):
            with world():
                here = seen(table, seat)
            with world(mixed(unknown(table, seat), chance)):
                try:
                    other = again(table)
                except Diverged:
                    continue  # an answer that was changed meanwhile names a card that is elsewhere in that world
                assert seen(other, seat) == here
            compared += 1
            differing += plain(other.state) != plain(table.state)
    assert compared > 20 and differing > 20


@every_game
def test_another_future(game):
    for table, _ in moments(game, seeds=3):
        with world():
            here = {seat: seen(table, seat) for seat in range(table.seats)}
        with world(limit=table.chance.calls):
            other = again(table)
            assert plain(other.state) == plain(table.state)
            for seat in range(table.seats):
                assert seen(other, seat) == here[seat]


@every_game
def test_other_sealed_answers_of_others(game):
    compared = 0
    for table, chance in moments(game, every=1, seeds=3):
        if not isinstance(table._driver.asked, Sealed) or not table._driver.given:
            continue
        for owner in table._driver.given:
            rows = table._driver.acts.rows(owner)
            if not rows:
                continue
            log = list(table.log)
            log[rows[-1] - 1] = Row(owner, asked(table, owner).key, table.sample(owner, chance))
            with world():
                other = again(table, log)
                for seat in [None, *range(table.seats)]:
                    if seat != owner:
                        assert seen(other, seat) == seen(table, seat)
                        compared += 1
    assert compared or game.key not in ("bids", "towns")


@pytest.mark.parametrize("game", [GAMES["bids"], GAMES["takings"]], ids=["bids", "takings"])
def test_whether_an_answer_of_others_stands(game):
    """That one will be given again is known to its owner alone; a preview stops where it would be."""
    compared = 0
    for table, _ in moments(game, every=1, seeds=12):
        for number, row in enumerate(table.log, 1):
            if row.key != ALWAYS or len(row.raw) < 2:
                continue
            log = list(table.log)
            log[number - 1] = Row(row.seat, *row.raw)
            with world():
                try:
                    other = again(table, log)
                except Diverged:
                    continue  # it has been given again, which was seen
                if plain(other.state) != plain(table.state) or other.waiting != table.waiting:
                    continue
                for seat in range(table.seats):
                    if seat != row.seat:
                        assert seen(other, seat) == seen(table, seat)
                        compared += 1
    assert compared


@every_game
def test_while_a_sealed_stage_is_open_only_who_is_ready_changes(game):
    for table, chance in moments(game, every=1, seeds=3):
        if not isinstance(table._driver.asked, Sealed) or len(table.waiting) < 2:
            continue
        with world():
            seat = table.waiting[0]
            other = again(table)
            other.answer(seat, table.sample(seat, chance))
            for who in [None, *range(table.seats)]:
                assert other.view(who) == table.view(who) and other.journal(who) == table.journal(who)
            assert set(table.waiting) - set(other.waiting) == {seat}


@every_game
def test_an_answer_that_can_be_taken_back_taught_its_seat_nothing(game):
    """Undo is offered only where the answer showed its seat the same in every world it could not tell apart."""
    for table, chance in moments(game, every=2, seeds=3):
        for seat in range(table.seats):
            if not table.can_take_back(seat) or table._driver.acts.has_answered(seat):
                continue
            with world():
                before = again(table)
                before.take_back(seat)
            with world(mixed(unknown(before, seat), chance)):
                try:
                    other = again(table)
                except Diverged:
                    continue
                assert other.view(seat) == table.view(seat) and other.journal(seat) == table.journal(seat)
                assert panel(other, seat) == panel(table, seat)
