"""A map of a District with the letters of its zones, beside the maps of places."""

import re
from collections.abc import Collection, Sequence
from math import dist
from typing import Any

from render import palette
from render.corduba.look import PARTS
from render.corduba.plat import HEAD, NAMED, PAD, framed, laid
from render.corduba.town import Square, square, zones
from render.scene import Scene
from render.surface import Picture, spot
from render.text import LABEL

ZONE = re.compile(r"\w+/zone (\w)")
SIGN, APART = 60, 1.5  # of a zone's letter: its size at least, and the squares between two


def letters(scene: Scene) -> list[str]:
    """The letters of the zones one may look at alone, or of the one that is looked at."""
    return sorted(found[1] for place in scene.spots if (found := ZONE.fullmatch(place)))


def draw(
    picture: Picture, scene: Scene, key: str, signs: Sequence[str], box: tuple[float, float, float, float]
) -> None:
    """The District as it is, with the letters of its zones; the box is where it is drawn, and how wide and high."""
    said, (x, y, wide, high) = scene.view["districts"][key], box
    picture.panel(x, y, wide, high, palette.SAND, PARTS[key].deep, 3, 16)
    picture.text(x + wide / 2, y + HEAD / 2, "Zones", 48, LABEL, palette.SOFT, "middle")
    cell = int(min(NAMED - 1, (wide - 2 * PAD) / said["columns"], (high - HEAD - PAD) / said["rows"]))
    left = x + (wide - said["columns"] * cell) / 2
    top = y + HEAD + (high - HEAD - PAD - said["rows"] * cell) / 2
    picture.put(laid(scene, key, cell, framed(said["zones"])).surface.sprite(), left, top, "left", "top")
    built = [each["cells"] for each in said["tiles"]] + [[each["at"] for each in said["insulae"]]]
    taken = {square(cell) for cells in built for cell in cells}
    for sign, at in signed(said["zones"], signs, taken).items():
        picture.put(spot(sign, max(SIGN, cell)), left + (at[0] + 0.5) * cell, top + (at[1] + 0.5) * cell)


def signed(plan: Sequence[str], signs: Sequence[str], taken: Collection[Square] = ()) -> dict[str, Square]:
    """Where the letter of each zone stands: not too near to another, on nothing built, and well inside."""
    found: dict[str, Square] = {}
    for sign in signs:
        squares = zones(plan)[sign]
        middle = sum(x for x, _ in squares) / len(squares), sum(y for _, y in squares) / len(squares)

        def fit(at: Square, squares: Collection[Square] = squares, middle: tuple[float, float] = middle) -> Any:
            free = min((dist(at, other) for other in found.values()), default=APART)
            inside = sum((at[0] + x, at[1] + y) in squares for x in (-1, 0, 1) for y in (-1, 0, 1))
            return min(free, APART), at not in taken, inside, -dist(at, middle), (-at[0], -at[1])

        found[sign] = max(squares, key=fit)
    return found
