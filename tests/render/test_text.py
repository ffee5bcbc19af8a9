"""Text of any script is measured, cut and drawn without boxes, and tells where it stands."""

from pathlib import Path

import pytest
from PIL import Image

from render import shaping, text
from render.surface import Surface
from render.text import (
    CHAIN,
    FIGURE,
    FLOOR,
    HERO,
    LABEL,
    NOTE,
    SMALL_CAPITALS_FLOOR,
    TITLE,
    fit,
    holds,
    letters,
    runs,
    width,
)
from tests.render import cmap
from tests.render.samples import FOREIGN, LONG, PLAIN

NAMES = [person.name for person in (*PLAIN, *FOREIGN, *LONG)]


def test_the_table_of_ranges_is_what_the_fonts_hold():
    assert cmap.table() == {
        font: [list(pair) for pair in zip(bounds[::2], (bound - 1 for bound in bounds[1::2]), strict=True)]
        for font, bounds in text._coverage().items()
    }


def test_every_font_used_is_there_with_its_licence():
    fonts = Path(text.FONTS)
    readme = (fonts / "README.md").read_text()
    used = {TITLE, HERO, NOTE, LABEL, FIGURE, *CHAIN}
    assert {path.stem for path in fonts.glob("*.ttf")} == used
    for name in used:
        assert name in readme
    for licence in fonts.glob("licences/*.txt"):
        assert licence.name in readme


@pytest.mark.parametrize("face", [NOTE, LABEL, FIGURE])
def test_figures_are_all_of_one_width(face):
    assert len({width(figure, face, 44) for figure in "0123456789"}) == 1


@pytest.mark.parametrize(
    "sample", ["Jo", "נועה", "محمد", "नमस्ते", "สมชาย", "山田さくら", "김민준", "🦊", "★", "Ωλ", "Їжак"]
)
def test_every_script_is_drawn_by_a_font_that_holds_it(sample):
    for run in runs(sample, LABEL):
        assert all(holds(run.font, character) for character in run.text)
        assert "?" not in run.text


def test_what_no_font_holds_is_a_question_mark_and_fancy_letters_are_plain():
    assert [run.text for run in runs("𐎀x", LABEL)] == ["?x"]
    assert [run.text for run in runs("𝓙𝓸𝓱𝓷", LABEL)] == ["John"]


def test_invisible_characters_and_line_breaks_are_dropped():
    assert text.clean(" a\u200d\ufe0f\u202eb\n\tc\x07 ") == "ab c"
    assert text.clean("\u200d\ufe0f") == ""
    assert runs("", LABEL) == ()


def test_a_letter_keeps_only_a_few_accents():
    (run,) = runs("ax" + "\u0301" * 30, LABEL)
    assert run.text == "ax" + "\u0301" * 2


def test_words_right_to_left_stay_together_and_the_space_after_them_stays_outside():
    assert [(run.text, run.rtl) for run in runs("נועה כהן 🦊 ok", LABEL)] == [
        ("נועה כהן", True),
        (" ", False),
        ("🦊", False),
        (" ok", False),
    ]


def test_the_space_beside_an_emoji_is_that_of_letters():
    space = width("a b", LABEL, 46) - width("ab", LABEL, 46)
    beside = width("a 🎲 b", LABEL, 46) - width("a🎲b", LABEL, 46)
    assert beside == pytest.approx(2 * space, abs=2)


def test_right_to_left_text_of_two_scripts_is_seen_from_the_right():
    assert [run.text.strip() for run in runs("שלום محمد", LABEL)] == ["محمد", "שלום"]


def test_the_ellipsis_of_a_cut_stands_where_reading_ends():
    line, size = fit("דוד בן גוריון כהן לוי", LABEL, 46, 200)
    assert line.endswith("…") and size == FLOOR
    assert runs(line, LABEL)[0].text.endswith("…") and all(run.rtl for run in runs(line, LABEL))


def test_a_run_is_turned_round_by_hand_where_nothing_shapes_it():
    assert text.reversed_run("אבג") == "גבא"
    assert text.reversed_run("(א) 12") == "12 (א)"
    assert text.reversed_run("ש\u05c1ב") == "בש\u05c1"


def test_without_a_shaper_everything_is_still_drawn(monkeypatch):
    monkeypatch.setattr(text, "SHAPED", False)
    assert not shaping()
    for cached in (text.width, text.fit):
        cached.cache_clear()
    for name in NAMES:
        drawn = text.letters.__wrapped__(text.clean(name), LABEL, 46)
        assert drawn.mask.getbbox() or not text.clean(name)
        assert width(name, LABEL, 46) >= 0
    for cached in (text.width, text.fit):
        cached.cache_clear()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("room", [60, 120, 276, 640])
def test_a_name_never_takes_more_than_its_room(name, room):
    line, size = fit(name, LABEL, 46, room)
    assert width(line, LABEL, size) <= room
    assert size >= FLOOR
    assert letters(line, LABEL, size).mask.width <= room + 8  # a slanted letter may lean out a little


def test_short_names_are_neither_cut_nor_shrunk():
    assert fit("Jo", LABEL, 46, 276) == ("Jo", 46)
    assert fit("Field of Mars", TITLE, 46, 10)[1] == SMALL_CAPITALS_FLOOR


def test_a_surface_tells_where_text_stands():
    surface = Surface(Image.new("RGB", (400, 100), "#FFFFFF"))
    surface.text(200, 50, 42, 60, FIGURE, "#000000", "middle")
    (written,) = surface.lettering
    ink = surface.image.convert("L").point([255 * (v < 128) for v in range(256)]).getbbox()
    assert (written.text, written.size) == ("42", 60)
    assert all(abs(a - b) <= 2 for a, b in zip(written.box, ink, strict=True))
    assert abs((ink[1] + ink[3]) / 2 - 50) <= 1.5
