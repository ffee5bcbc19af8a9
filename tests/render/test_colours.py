"""Colours are told apart by every eye, and text and marks stand out from what they are on."""

import re
from pathlib import Path

import pytest

from render import palette
from render.capitol.look import COLOURS, HEADER
from render.palette import SEATS
from tests.render.eyes import EYES, ciede2000, contrast, least

RENDER = Path(palette.__file__).parent
FILLS = {name: seat.fill for name, seat in SEATS.items()}
PLATES = [colour.deep for colour in COLOURS.values()]
GROUNDS = [colour.tint for colour in COLOURS.values()]


def test_the_formula_gives_published_differences():
    pairs = (  # Sharma, Wu and Dalal 2005, table 1
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, -1, 2), (50, 0, 0), 2.3669),
        ((50, 2.49, -0.001), (50, -2.49, 0.0011), 7.2195),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
    )
    for one, other, difference in pairs:
        assert ciede2000(one, other) == pytest.approx(difference, abs=1e-4)


@pytest.mark.parametrize("eye", EYES)
def test_seats_differ_to_every_eye(eye):
    assert least(FILLS.values(), eye) >= 20
    assert least([FILLS[name] for name in ("red", "blue", "green", "yellow")], eye) >= 20


@pytest.mark.parametrize("eye", EYES)
def test_the_three_colours_of_capitol_differ_to_every_eye(eye):
    assert least(PLATES, eye) >= 16
    assert least(GROUNDS, eye) >= 9


@pytest.mark.parametrize("name", SEATS)
def test_a_seats_mark_stands_out_from_its_colour(name):
    assert contrast(SEATS[name].fill, SEATS[name].ink) >= 3


def test_every_seat_has_a_mark_of_its_own():
    assert len({seat.mark for seat in SEATS.values()}) == len(SEATS)


def test_names_and_figures_stand_out_from_their_prefecture():
    for colour in COLOURS.values():
        assert contrast(colour.deep, colour.tint) >= 4.5
        assert contrast(palette.WHITE, colour.deep) >= 4.5
        assert contrast(palette.INK, colour.tint) >= 4.5
    assert contrast(palette.PAPER, HEADER) >= 4.5


@pytest.mark.parametrize("ground", ["PARCHMENT", "MARBLE", "SAND", "ACTIVE", "SPOT_CELL", "FIRST", "WINNER"])
def test_every_text_colour_is_readable_on_every_ground(ground):
    for tone in (palette.INK, palette.SOFT, palette.RED, palette.GOOD, palette.ALERT):
        assert contrast(tone, getattr(palette, ground)) >= 4.5


def test_icons_of_meaning_stand_out():
    for colour, ground in (
        (palette.RED, palette.HOLLOW),
        (palette.ALERT, palette.MARBLE),
        (palette.INK, palette.SPOT),
        (palette.INK, palette.FIRST),
        (palette.UMBER, "#FFFFFF"),
    ):
        assert contrast(colour, ground) >= 3


def test_mixing_goes_from_one_colour_to_the_other():
    assert palette.mix("#102030", "#F0E0D0", 0) == "#102030"
    assert palette.mix("#102030", "#F0E0D0", 1) == "#F0E0D0"
    assert palette.mix("#000000", "#FFFFFF", 0.5) == "#808080"


def test_colours_are_written_in_one_way():
    for path in RENDER.rglob("*.py"):
        for colour in re.findall(r"\"#[0-9a-zA-Z]+\"", path.read_text()):
            assert re.fullmatch(r"\"#[0-9A-F]{6}\"", colour), f"{path.name}: {colour}"
