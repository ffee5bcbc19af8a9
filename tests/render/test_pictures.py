"""Every sample picture draws, is readable, fits, and comes out the same in any process."""

import os
import subprocess
import sys
from ast import literal_eval
from hashlib import sha256
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from render import LIMIT, boards, draw, pictures, png, reading
from render.cache import CACHE, Cache
from render.measure import first, warm
from render.palette import SEATS
from render.surface import WIDTH, Surface
from tests.render import samples
from tests.render.cases import CASES, COLOURS
from tests.render.checks import CHECKS


@pytest.fixture(scope="module", params=CASES)
def picture(request):
    return CASES[request.param].compose()


@pytest.mark.parametrize("check", CHECKS)
def test_every_picture_is_readable(picture, check):
    check(picture)


def test_names_take_at_most_two_fifths_of_a_row():
    name = "Otto von Bismarck-Schönhausen of the Long Names"
    people = [person._replace(name=name) for person in samples.PLAIN[:2]]
    for place in ("board", "scores"):
        composed = pictures("capitol")[place]
        written = compose_with(place, people).lettering
        assert composed and any(each.text.startswith("Otto von") for each in written)
        assert all(each.box[2] - each.box[0] <= 0.4 * WIDTH for each in written if each.text.startswith("Otto"))


def compose_with(place, people):
    case = CASES["board-start-2"]
    return case._replace(picture=place, people=tuple(people)).compose()


def test_only_what_can_be_chosen_stays_lit():
    lit = {written.text for written in CASES["board-houses"].compose().lettering if not written.faded}
    faded = {written.text for written in CASES["board-houses"].compose().lettering if written.faded}
    assert {"Quirinal", "Esquiline", "1", "2", "Where does house B go?"} <= lit
    assert {"Palatine", "Field of Mars", "Tiber Island"} <= faded


def test_spots_of_equal_cards_go_on_the_first():
    case = CASES["hand-building"]
    spots = [written for written in case.compose().lettering if written.size == 45]
    assert [written.text for written in spots] == list(case.spots.values())
    assert [written.box[0] for written in spots] == sorted(written.box[0] for written in spots)


@pytest.mark.parametrize("name", ["board-houses", "board-placing", "board-drawing", "hand-building", "hand-full"])
def test_numbers_rise_in_reading_order(name):
    case = CASES[name]
    order = [place for place in reading("capitol", case.picture, case.view) if place in case.spots]
    assert order == list(case.spots)


def test_a_bid_is_summed_and_what_is_kept_is_counted():
    written = {each.text for each in CASES["hand-bid"].compose().lettering}
    assert {"Your bid", "11", "STOP", "Below STOP you keep 4 cards", "3 of 4", "for a"} <= written
    assert "Sealed bid" in {each.text for each in CASES["hand-sealed"].compose().lettering}


def test_the_score_sheet_tells_how_a_prefecture_is_won():
    written = {each.text for each in CASES["scores-middle"].compose().lettering}
    assert "Most blocks win a prefecture; height only breaks ties" in written
    assert {"If scored now", "Round I", "Round II", "Round III", "Score"} <= written


def test_what_is_reconstructed_says_so():
    written = [each.text for each in CASES["components"].compose().lettering]
    assert written.count("partly reconstructed") == 8
    assert "from the rulebook" in written


def test_every_seat_colour_draws_a_picture_of_its_own():
    assert len({case.compose().image.tobytes() for case in COLOURS.values()}) == len(SEATS) == 7


def test_pictures_are_found_by_game():
    assert boards("capitol") == ("board",)
    assert set(pictures("capitol")) == {"board", "hand", "scores", "components"}
    with pytest.raises(ModuleNotFoundError):
        pictures("chess")


def test_drawing_leaves_what_is_kept_untouched():
    first = draw("capitol", "board", samples.start(4), samples.PLAIN)
    draw("capitol", "board", samples.fullest(), samples.PLAIN)
    assert draw("capitol", "board", samples.start(4), samples.PLAIN).tobytes() == first.tobytes()


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


def test_the_same_pixels_give_the_same_bytes():
    for name in ("board-fullest", "hand-bid"):
        image = CASES[name].compose().image
        assert png(image) == png(image.copy())


def test_no_picture_is_above_the_limit(picture):
    assert len(png(picture.image)) <= LIMIT


def test_a_picture_too_large_gets_a_palette_and_keeps_nearly_all_its_pixels():
    noisy = CASES["board-fullest"].compose().image
    noisy.paste(Image.effect_noise((700, 700), 90).convert("RGB"), (0, 900))
    with Image.open(BytesIO(png(noisy))) as back:
        assert back.mode == "P"
        kept = ImageChops.difference(back.convert("RGB").crop((0, 0, WIDTH, 900)), noisy.crop((0, 0, WIDTH, 900)))
    assert kept.convert("L").histogram()[0] >= 0.9 * WIDTH * 900


def test_a_flat_picture_is_kept_exact():
    surface = Surface(Image.new("RGB", (200, 200), "#F3E9D6"))
    with Image.open(BytesIO(png(surface.image))) as back:
        assert back.mode == "RGB" and back.tobytes() == surface.image.tobytes()


def test_the_figures_of_a_picture_are_measured():
    case = CASES["hand-empty"]
    figures = warm("capitol", "hand", case.view, case.people, repeats=1)
    assert figures.size == len(png(case.compose().image))
    assert figures.ratio == figures.drawing / figures.encoding > 0
    assert first("capitol", "hand", case.view, case.people) > figures.drawing
