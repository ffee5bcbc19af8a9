"""Each picture of each game at its fullest: warm drawing against encoding, the first after a restart, and size."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from io import BytesIO
from itertools import cycle
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from PIL import Image

from benchmarks.figures import Figure, best
from render import draw, pictures, png

CASES: Any = import_module("tests.render.cases").GAMES  # untyped, as tests are
FIRST = """
import json, sys, time
game, picture, view, people = json.load(sys.stdin)
from render import Person, draw, png
png(draw(game, picture, view, [Person(*person) for person in people]))
print(time.process_time())
"""


def fullest(game: str, name: str) -> Any:
    """The case of a picture at its fullest: the one whose view holds most."""
    cases = [case for case in CASES[game].values() if case.picture == name]
    return max(cases, key=lambda case: len(json.dumps(case.view)))


def figures() -> Iterator[Figure]:
    with TemporaryDirectory() as compiled:
        for game in CASES:
            for name in pictures(game):
                case = fullest(game, name)
                yield from _picture(game, name, case.view, case.people, compiled)


def _picture(game: str, name: str, view: Any, people: Any, compiled: str) -> Iterator[Figure]:
    """Processor times, which others that share the machine hardly touch."""
    seats = range(max(1, len(people)))
    turns = cycle([[each._replace(waited=seat == n) for n, each in enumerate(people)] for seat in seats])
    image = draw(game, name, view, people)
    drawing, encoding = best(lambda: draw(game, name, view, next(turns)), 8), best(lambda: encoded(image), 3)
    seen, ratio = f"{drawing * 1e3:.0f} ms, {drawing / encoding:.2f} x {encoding * 1e3:.0f} ms", drawing / encoding
    yield Figure(f"{game}, {name}: drawing, warm, against encoding", seen, "<= 1 x", ratio <= 1)
    yield Figure(f"{game}, {name}: to the finished file", f"{best(lambda: png(image), 3) * 1e3:.0f} ms more")
    first = median(_first(compiled, game, name, view, people) for _ in range(3))
    yield Figure(f"{game}, {name}: first in a fresh process", f"{first * 1e3:.0f} ms", "<= 600 ms", first <= 0.6)
    size = len(png(image)) / 1024
    yield Figure(f"{game}, {name}: size", f"{size:.0f} KiB", "<= 400 KiB", size <= 400)


def encoded(image: Image.Image) -> bytes:
    """The same pixels as PNG, as anybody would."""
    stream = BytesIO()
    image.save(stream, "PNG", compress_level=6)
    return stream.getvalue()


def _first(compiled: str, *what: Any) -> float:
    """Processor seconds of a fresh process, from its start to the bytes of its first picture.

    As after a restart, the modules are compiled already, whether or not the environment lets Python keep them.
    """
    command = [sys.executable, "-c", FIRST]
    env = os.environ | {"PYTHONPYCACHEPREFIX": compiled, "PYTHONDONTWRITEBYTECODE": ""}
    run = subprocess.run(command, input=json.dumps(what), env=env, capture_output=True, text=True, check=True)
    return float(run.stdout)
