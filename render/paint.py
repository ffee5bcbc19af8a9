"""A painter of small things: draws much larger than asked for, on a grid of one's choice, and reduces."""

import math
from collections.abc import Iterable, Sequence
from typing import TypeAlias

from PIL import Image, ImageDraw

Point: TypeAlias = tuple[float, float]
TIMES = 4  # how much larger things are painted than shown


def curve(centre: Point, rx: float, ry: float, start: float, end: float, steps: int = 24) -> list[Point]:
    """Points of an elliptic arc, in degrees clockwise from the right."""
    angles = (math.radians(start + (end - start) * i / steps) for i in range(steps + 1))
    return [(centre[0] + rx * math.cos(a), centre[1] + ry * math.sin(a)) for a in angles]


def star(centre: Point, radius: float, points: int = 5, waist: float = 0.42) -> list[Point]:
    reach = [radius if i % 2 == 0 else radius * waist for i in range(2 * points)]
    turns = [math.radians(i * 180 / points - 90) for i in range(2 * points)]
    return [(centre[0] + r * math.cos(a), centre[1] + r * math.sin(a)) for r, a in zip(reach, turns, strict=True)]


def smooth(points: Sequence[Point], steps: int = 24) -> list[Point]:
    """A Catmull-Rom curve through all points."""
    padded = [points[0], *points, points[-1]]
    drawn = [
        (_between([p[0] for p in padded[i : i + 4]], j / steps), _between([p[1] for p in padded[i : i + 4]], j / steps))
        for i in range(len(points) - 1)
        for j in range(steps)
    ]
    return [*drawn, points[-1]]


def _between(p: Sequence[float], t: float) -> float:
    linear = (p[2] - p[0]) * t
    square = (2 * p[0] - 5 * p[1] + 4 * p[2] - p[3]) * t * t
    cube = (3 * p[1] - p[0] - 3 * p[2] + p[3]) * t**3
    return (2 * p[1] + linear + square + cube) / 2


def ribbon(points: Sequence[Point], width: float) -> list[Point]:
    """The outline of a band of even width along a curve."""
    left, right = [], []
    for i, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[max(0, i - 1)], points[min(len(points) - 1, i + 1)]
        length = math.hypot(bx - ax, by - ay) or 1
        dx, dy = (by - ay) / length * width / 2, (bx - ax) / length * width / 2
        left.append((x - dx, y + dy))
        right.append((x + dx, y - dy))
    return left + right[::-1]


class Painter:
    """Paints in units of a grid; `unit` is the length of one in pixels of the result.

    What is painted on a ground of its own is opaque. All else has its alpha multiplied in already ("RGBa"), which
    changes nothing where colours cover fully, and spares `done` the large image twice.
    """

    def __init__(
        self, width: float, height: float, unit: float = 1, times: int = TIMES, ground: str | None = None
    ) -> None:
        self.scale, self.times = unit * times, times
        size = round(width) * times, round(height) * times
        self.image = Image.new("RGB", size, ground) if ground else Image.new("RGBa", size, (0, 0, 0, 0))
        self.pen = ImageDraw.Draw(self.image)

    def _scaled(self, points: Iterable[Point]) -> list[Point]:
        return [(x * self.scale, y * self.scale) for x, y in points]

    def _thick(self, width: float) -> int:
        return max(1, round(width * self.scale))

    def polygon(self, points: Sequence[Point], fill: str, edge: str | None = None, line: float = 4) -> None:
        self.pen.polygon(self._scaled(points), fill=fill)
        if edge:
            self.line([*points, *points[:2]], edge, line)

    def line(self, points: Sequence[Point], fill: str, line: float = 4, caps: bool = True) -> None:
        scaled, thick = self._scaled(points), self._thick(line)
        self.pen.line(scaled, fill=fill, width=thick, joint="curve")
        for x, y in (scaled[0], scaled[-1]) if caps else ():
            self.pen.ellipse((x - thick / 2, y - thick / 2, x + thick / 2, y + thick / 2), fill=fill)

    def ellipse(
        self, centre: Point, rx: float, ry: float, fill: str | None, edge: str | None = None, line: float = 4
    ) -> None:
        (x, y), k = centre, self.scale
        box = ((x - rx) * k, (y - ry) * k, (x + rx) * k, (y + ry) * k)
        self.pen.ellipse(box, fill=fill, outline=edge, width=self._thick(line) if edge else 0)

    def disc(self, centre: Point, radius: float, fill: str, edge: str | None = None, line: float = 4) -> None:
        self.ellipse(centre, radius, radius, fill, edge, line)

    def rectangle(
        self,
        corner: Point,
        width: float,
        height: float,
        fill: str | None,
        edge: str | None = None,
        line: float = 4,
        radius: float = 0,
    ) -> None:
        (x, y), k = corner, self.scale
        box = (x * k, y * k, (x + width) * k - 1, (y + height) * k - 1)
        self.pen.rounded_rectangle(
            box, radius=radius * k, fill=fill, outline=edge, width=self._thick(line) if edge else 0
        )

    def wedge(
        self,
        centre: Point,
        rx: float,
        ry: float,
        start: float,
        end: float,
        fill: str,
        edge: str | None = None,
        line: float = 4,
    ) -> None:
        """The part of an ellipse between an arc and its chord."""
        self.polygon(curve(centre, rx, ry, start, end), fill, edge, line)

    def arc(self, centre: Point, rx: float, ry: float, start: float, end: float, fill: str, line: float = 4) -> None:
        self.line(curve(centre, rx, ry, start, end), fill, line)

    def done(self) -> Image.Image:
        small = self.image.reduce(self.times)
        return small.convert("RGBA") if small.mode == "RGBa" else small
