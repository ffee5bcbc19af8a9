"""How long a picture takes and how large it is, for the benchmarks: warm, and as the first one of a new process."""

import json
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from statistics import median
from typing import NamedTuple

from render import View, draw, encoded, png
from render.scene import Person


class Figures(NamedTuple):
    """Seconds to draw and to encode the same pixels at level 6, and the bytes that are sent."""

    drawing: float
    encoding: float
    size: int

    @property
    def ratio(self) -> float:
        return self.drawing / self.encoding


def warm(game: str, picture: str, view: View, people: Sequence[Person], repeats: int = 9) -> Figures:
    """Measure a picture whose pieces have been drawn before."""
    image = draw(game, picture, view, people)
    drawing = _median(lambda: draw(game, picture, view, people), repeats)
    return Figures(drawing, _median(lambda: encoded(image), repeats), len(png(image)))


def first(game: str, picture: str, view: View, people: Sequence[Person]) -> float:
    """Measure the first picture of a new process, in seconds: imports and drawing, without Python's own start."""
    given = json.dumps([game, picture, view, people])
    done = subprocess.run([sys.executable, "-c", _FIRST], input=given, capture_output=True, text=True, check=True)
    return float(done.stdout)


_FIRST = """
import json, sys, time
game, picture, view, people = json.load(sys.stdin)
begun = time.perf_counter()
from render import Person, draw
draw(game, picture, view, [Person(*person) for person in people])
print(time.perf_counter() - begun)
"""


def _median(do: Callable[[], object], repeats: int) -> float:
    taken = []
    for _ in range(repeats):
        begun = time.perf_counter()
        do()
        taken.append(time.perf_counter() - begun)
    return median(taken)
