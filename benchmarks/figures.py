"""How a figure is taken and shown."""

import time
from collections.abc import Callable, Sequence
from statistics import quantiles
from typing import NamedTuple


class Figure(NamedTuple):
    """One measured thing: what it is, in words what was seen, and the goal; `met` is None for what is only told."""

    what: str
    seen: str
    goal: str = ""
    met: bool | None = None

    def line(self) -> str:
        mark = {True: "reached", False: "MISSED", None: ""}[self.met]
        return f"{self.what:<58} {self.seen:<34} {self.goal:<22} {mark}".rstrip()


def best(action: Callable[[], object], times: int = 5) -> float:
    """The shortest of some runs, in seconds: the one that others disturbed least."""
    spans = []
    for _ in range(times):
        start = time.process_time()
        action()
        spans.append(time.process_time() - start)
    return min(spans)


def percentile(values: Sequence[float], per_cent: int) -> float:
    return quantiles(values, n=100, method="inclusive")[per_cent - 1]
