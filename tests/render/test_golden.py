"""A few pictures against ones that people have looked at. `python -m tests.render.test_golden` draws those anew.

They are compared small and with tolerance: another FreeType may smooth letters in its own way.
"""

from pathlib import Path

import pytest
from PIL import Image, ImageChops

from tests.render.cases import CASES

GOLDEN = Path(__file__).parent / "golden"
NAMES = (
    *(
        f"capitol/{name}"
        for name in (
            "board-middle",
            "board-houses",
            "board-fullest",
            "hand-bid",
            "hand-full",
            "scores-over",
            "components",
        )
    ),
    *(
        f"colosseum/{name}"
        for name in (
            "board-5-built",
            "board-fullest",
            "board-lap",
            "board-short",
            "hand-discard",
            "scores-over",
            "components",
        )
    ),
    *(
        f"cities/{name}"
        for name in (
            "table-late-3",
            "table-base-7",
            "table-fullest",
            "city-what-duplex",
            "city-where",
            "hand-duplexes",
            "scores-over",
            "components",
        )
    ),
    *(
        f"corduba/{name}"
        for name in (
            "city-middle",
            "city-revolt",
            "city-where",
            "city-zones-middle",
            "city-zone-middle",
            "tracks-opened",
            "tracks-alone",
            "hand-middle",
            "hand-dealt",
            "rome-chosen",
            "scores-middle",
            "components",
        )
    ),
)
WIDTH = 400


def small(name):
    image = CASES[name].compose().image
    return image.resize((WIDTH, round(WIDTH * image.height / image.width)), Image.Resampling.BOX)


@pytest.mark.parametrize("name", NAMES)
def test_a_picture_looks_as_it_did(name):
    drawn = small(name)
    with Image.open(GOLDEN / f"{name}.png") as golden:
        assert golden.size == drawn.size
        far = (
            ImageChops.difference(golden.convert("RGB"), drawn).convert("L").point([255 * (v > 32) for v in range(256)])
        )
    assert far.histogram()[255] <= 0.001 * drawn.width * drawn.height


def test_the_comparison_notices_a_missing_house():
    case = CASES["capitol/board-middle"]
    places = [dict(place) for place in case.view["prefectures"]]
    places[4]["houses"] = places[4]["houses"][:-1]
    changed = case._replace(view=case.view | {"prefectures": places}).compose().image
    drawn = changed.resize((WIDTH, round(WIDTH * changed.height / changed.width)), Image.Resampling.BOX)
    far = (
        ImageChops.difference(small("capitol/board-middle"), drawn)
        .convert("L")
        .point([255 * (v > 32) for v in range(256)])
    )
    assert far.histogram()[255] > 0.001 * drawn.width * drawn.height


if __name__ == "__main__":
    for name in NAMES:
        (GOLDEN / name).parent.mkdir(parents=True, exist_ok=True)
        small(name).quantize(256, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(
            GOLDEN / f"{name}.png", optimize=True
        )
