"""Pictures at the fullest position: drawing against encoding, the first one after a restart, and size."""

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Any

from benchmarks.figures import Figure, best
from render import Person, draw, png
from tests.render.samples import SAMPLES

FIRST = """
import json, sys, time
start = time.perf_counter()
from render import Person, draw, png
game, picture, view, people, spots, chosen = json.load(sys.stdin)
png(draw(game, picture, view, [Person(*each) for each in people], spots, chosen))
print(time.perf_counter() - start)
"""


def figures() -> Iterator[Figure]:
    for name, sample in SAMPLES.items():
        if "fullest" in name:
            yield from _picture(name, sample)


def _picture(name: str, sample: tuple[Any, ...]) -> Iterator[Figure]:
    image = draw(*sample)
    drawing, encoding = best(lambda: draw(*sample)), best(lambda: png(image))
    ratio, size = drawing / encoding, len(png(image)) / 1024
    seen = f"{drawing * 1e3:.0f} ms, {ratio:.2f} x encoding"
    yield Figure(f"{name}: drawing, warm", seen, "<= 1 x", ratio <= 1)
    yield Figure(f"{name}: size", f"{size:.0f} KiB", "<= 400 KiB", size <= 400)
    first = min(_first(sample) for _ in range(3))
    yield Figure(f"{name}: first after a restart", f"{first * 1e3:.0f} ms", "<= 600 ms", first <= 0.6)


def _first(sample: tuple[Any, ...]) -> float:
    """Seconds from the first import to the bytes, in a fresh process."""
    start = time.perf_counter()
    run = subprocess.run(
        [sys.executable, "-c", FIRST], input=json.dumps(sample), capture_output=True, text=True, check=True
    )
    assert time.perf_counter() > start
    return float(run.stdout)
