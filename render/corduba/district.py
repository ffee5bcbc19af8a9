"""One District: its streets, the buildings and Insulae on them, riots, what was used, and what building here saves."""

from string import ascii_lowercase
from typing import NamedTuple

from render import palette
from render.corduba.buildings import Look, building, face, insula
from render.corduba.goods import ICONS
from render.corduba.icons import riot
from render.corduba.look import PARTS, REVOLT
from render.corduba.town import SQUARE, Square, extent, ground, square
from render.corduba.words import colour
from render.pieces import seal
from render.scene import Scene, View
from render.surface import Picture, spot
from render.text import FIGURE, NOTE, TITLE

HEADING = 66
PAD = 12
BAND = 42  # for the letters of columns above the map, and the numbers of rows beside it


class Place(NamedTuple):
    """Where a District is drawn: its panel, and the side of a square."""

    key: str
    x: float
    y: float
    wide: float
    high: float
    cell: int

    def corner(self, view: View) -> tuple[int, int]:
        """Where its map begins: in the middle of what the heading leaves."""
        said = view["districts"][self.key]
        across, down = said["columns"] * self.cell, said["rows"] * self.cell
        room = self.high - HEADING - 6
        return round(self.x + (self.wide + BAND - across) / 2), round(self.y + HEADING + (room + BAND - down) / 2)


def fitting(view: View, key: str, x: float, y: float, wide: float, high: float) -> Place:
    """As large squares as a panel holds; maps of the owner's own may have more of them."""
    said = view["districts"][key]
    room = wide - BAND - 2 * PAD - 24, high - BAND - HEADING - 2 * PAD - 6
    return Place(key, x, y, wide, high, int(min(SQUARE, room[0] / said["columns"], room[1] / said["rows"])))


def draw(picture: Picture, scene: Scene, place: Place) -> None:
    said = scene.view["districts"][place.key]
    look = PARTS[place.key]
    edge, line, fill = (palette.ALERT, 9, REVOLT) if said["revolt"] else (look.deep, 4, palette.MARBLE)
    picture.panel(place.x, place.y, place.wide, place.high, fill, edge, line, 18)
    _heading(picture, scene, place, said)
    town(picture, scene, place, said)


def town(picture: Picture, scene: Scene, place: Place, said: View) -> None:
    """The map with all that stands on it."""
    x, y = place.corner(scene.view)
    wide, high = said["columns"] * place.cell, said["rows"] * place.cell
    left, top = x - PAD - BAND, y - PAD - BAND
    picture.rectangle(left, top, wide + 2 * PAD + BAND, high + 2 * PAD + BAND, palette.STONE, 16)
    picture.rectangle(left + 3, top + 3, wide + 2 * PAD + BAND - 6, high + 2 * PAD + BAND - 6, "#F7F0E0", 13)
    _coordinates(picture, place, said, x, y)
    picture.put(ground(place.key, tuple(said["zones"]), place.cell), x, y, "left", "top")
    for each in said["insulae"]:
        column, row = square(each["at"])
        owner = None if each["by"] is None else colour(scene, each["by"])
        middle = x + (column + 0.5) * place.cell, y + (row + 0.5) * place.cell
        picture.put(insula(round(place.cell * 0.7), owner), *middle)
    for each in said["tiles"]:
        _tile(picture, scene, place, each)


def _coordinates(picture: Picture, place: Place, said: View, x: float, y: float) -> None:
    """What squares are called: "d6" is in the fourth column, and in the sixth row from the top."""
    for column in range(said["columns"]):
        middle = x + (column + 0.5) * place.cell
        picture.text(middle, y - BAND / 2 - 7, ascii_lowercase[column], 44, NOTE, palette.SOFT, "middle")
    for row in range(said["rows"]):
        middle = y + (row + 0.5) * place.cell
        picture.text(x - BAND / 2 - 2, middle, f"{row + 1}", 44, NOTE, palette.SOFT, "middle")


def _heading(picture: Picture, scene: Scene, place: Place, said: View) -> None:
    """Its name, and what building here saves; or that nothing is saved while there is a revolt."""
    middle, right = place.y + 40, place.x + place.wide - 24
    after = place.x + 26 + picture.text(place.x + 26, middle, PARTS[place.key].name, 50, TITLE, PARTS[place.key].deep)
    if figure := scene.spots.get(place.key):
        picture.put(spot(figure), after + 20, middle, "left")
    if said["revolt"]:
        words = "revolt" if figure else "revolt · no bonus"
        right -= picture.text(right, middle, words, 46, FIGURE, palette.ALERT, "right") + 12
        picture.put(riot(58), right, middle, "right")
        return
    for what, many in said["bonus"].items():
        right -= picture.text(right, middle, f"−{many}", 48, FIGURE, palette.GOOD, "right") + 8
        picture.put(ICONS[what](52), right, middle, "right")
        right -= 64
    picture.text(right, middle, "to build", 44, NOTE, palette.SOFT, "right")


def _tile(picture: Picture, scene: Scene, place: Place, said: View) -> None:
    """A building; as far as there is room with its number, a flame in a riot, and the seal of whoever used it.

    In a riot its edge is red besides.
    """
    squares = tuple(map(square, said["cells"]))
    x, y = place.corner(scene.view)
    left, top, _, _ = extent(squares)
    x, y, found = x + left * place.cell, y + top * place.cell, face(home(squares))
    figure = scene.spots.get(f"{place.key}/{said['building']}")
    signs = [spot(figure)] if figure else []
    if said["riot"]:
        signs.append(riot(round(place.cell * 0.78)))
    if said["used"]:
        signs.append(seal(round(place.cell * 0.64), colour(scene, said["used"]["by"])))
    badge = len(signs) < len(found.signs)
    look = Look(said["building"], said["name"], said["colour"], said["riot"], said["new"], badge)
    picture.put(building(look, home(squares), place.cell), x, y, "left", "top")
    for sign, at in zip(signs, found.signs[badge:], strict=False):
        picture.put(sign, x + at[0] * place.cell, y + at[1] * place.cell - 3)


def home(squares: tuple[Square, ...]) -> tuple[Square, ...]:
    """The same form at the origin, so that it is drawn once wherever it lies."""
    left, top, _, _ = extent(squares)
    return tuple((x - left, y - top) for x, y in squares)
