"""Every sample picture draws, is readable, fits, and comes out the same in any process."""

import os
import subprocess
import sys
from ast import literal_eval
from hashlib import sha256
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from render import LIMIT, boards, pictures, png, reading
from render.cache import CACHE, Cache
from render.measure import first, warm
from render.palette import SEATS
from render.surface import WIDTH, Surface
from tests.render import samples
from tests.render.cases import CASES, COLOURS, FULLEST, GAMES
from tests.render.checks import CHECKS

NAME = "Otto von Bismarck-Schönhausen"
IN_ORDER = (  # cases whose spots are numbered as one reads them
    *(f"capitol/{name}" for name in ("board-houses", "board-placing", "board-drawing", "hand-building", "hand-full")),
    *(f"colosseum/{name}" for name in ("board-where", "board-lap", "board-action", "hand-discard", "hand-fullest")),
    *(f"cities/{name}" for name in ("city-what", "city-where", "city-where-duplex", "hand-start", "hand-duplexes")),
    *(f"corduba/{name}" for name in ("city-using", "city-rioting", "tracks-producing", "hand-dealt", "rome-fist")),
)


@pytest.fixture(scope="module", params=CASES)
def picture(request):
    return CASES[request.param].compose()


@pytest.mark.parametrize("check", CHECKS)
def test_every_picture_is_readable(picture, check):
    check(picture)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("scored", [False, True])
def test_names_take_at_most_two_fifths_of_a_row(game, scored):
    people = [person._replace(name=f"{NAME} of the Long Names") for person in samples.PLAIN[:2]]
    board = boards(game)[-1]
    case = GAMES[game][f"{board}-start-2"]._replace(picture="scores" if scored else board, people=tuple(people))
    written = [each for each in case.compose().lettering if each.text.startswith("Otto von")]
    assert written and all(each.box[2] - each.box[0] <= 0.4 * WIDTH for each in written)


@pytest.mark.parametrize("name", IN_ORDER)
def test_numbers_rise_in_reading_order(name):
    case = CASES[name]
    order = [place for place in reading(case.game, case.picture, case.view) if place in case.spots]
    assert order == list(case.spots)


@pytest.mark.parametrize("game", GAMES)
def test_every_seat_colour_draws_a_picture_of_its_own(game):
    assert len({case.compose().image.tobytes() for case in COLOURS[game]}) == len(SEATS) == 7


@pytest.mark.parametrize("game", GAMES)
def test_pictures_are_found_by_game(game):
    drawn = {case.picture for case in GAMES[game].values()}
    assert set(pictures(game)) == drawn >= {*boards(game), "hand", "scores", "components"}


def test_there_are_no_pictures_of_an_unknown_game():
    with pytest.raises(ModuleNotFoundError):
        pictures("chess")


@pytest.mark.parametrize("game", GAMES)
def test_drawing_leaves_what_is_kept_untouched(game):
    board = boards(game)[0]
    first = GAMES[game][f"{board}-start-4"].compose().image.tobytes()
    GAMES[game][f"{board}-fullest"].compose()
    assert GAMES[game][f"{board}-start-4"].compose().image.tobytes() == first


def test_the_cache_keeps_within_its_bound():
    class Drawn:
        weight = 40

    cache = Cache(100)
    for key in "abca":
        cache.find(key) or cache.put(key, Drawn())
    assert cache.weight == 80
    assert cache.find("b") is None and cache.find("c") and cache.find("a")
    assert CACHE.weight <= CACHE.limit


def digests():
    return {name: sha256(case.compose().image.tobytes()).hexdigest() for name, case in CASES.items()}


def test_a_fresh_process_draws_the_same_pixels():
    """In another order, and with another hash seed."""
    again = "from tests.render import test_pictures as t; t.CASES = dict(reversed(t.CASES.items())); print(t.digests())"
    fresh = subprocess.run(
        [sys.executable, "-c", again],
        env=os.environ | {"PYTHONHASHSEED": "4711"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert literal_eval(fresh.stdout) == digests()


@pytest.mark.parametrize("game", GAMES)
def test_the_same_pixels_give_the_same_bytes(game):
    image = GAMES[game][f"{boards(game)[0]}-fullest"].compose().image
    assert png(image) == png(image.copy())


def test_no_picture_is_above_the_limit(picture):
    assert len(png(picture.image)) <= LIMIT


def test_a_picture_too_large_gets_a_palette_and_keeps_nearly_all_its_pixels():
    noisy = CASES["capitol/board-fullest"].compose().image
    noisy.paste(Image.effect_noise((700, 700), 90).convert("RGB"), (0, 900))
    with Image.open(BytesIO(png(noisy))) as back:
        assert back.mode == "P"
        kept = ImageChops.difference(back.convert("RGB").crop((0, 0, WIDTH, 900)), noisy.crop((0, 0, WIDTH, 900)))
    assert kept.convert("L").histogram()[0] >= 0.9 * WIDTH * 900


def test_a_flat_picture_is_kept_exact():
    surface = Surface(Image.new("RGB", (200, 200), "#F3E9D6"))
    with Image.open(BytesIO(png(surface.image))) as back:
        assert back.mode == "RGB" and back.tobytes() == surface.image.tobytes()


@pytest.mark.parametrize("game", GAMES)
def test_the_figures_of_a_picture_are_measured(game):
    case = GAMES[game]["hand-empty"]
    figures = warm(game, "hand", case.view, case.people, repeats=1)
    assert figures.size == len(png(case.compose().image))
    assert figures.ratio == figures.drawing / figures.encoding > 0
    assert first(game, "hand", case.view, case.people) > figures.drawing


@pytest.mark.parametrize(("game", "name"), FULLEST)
def test_drawing_what_is_at_hand_takes_less_than_encoding_it(game, name):
    case = GAMES[game][name]
    assert warm(game, case.picture, case.view, case.people, repeats=5).ratio <= 1
