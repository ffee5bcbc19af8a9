"""The houses a seat has not built yet, as they stand in its hand: letters, heights, and where each may go."""

from collections.abc import Sequence
from typing import NamedTuple

from render import palette
from render.capitol.look import COLOURS
from render.capitol.pieces import badge, house, lot
from render.pieces import cross
from render.scene import Scene, View
from render.surface import GUTTER, MARGIN, WIDTH, Picture, spot
from render.text import NOTE, TITLE

CAPTION = 88  # the upper part of a panel, with what it is called
SUPPLY = 474  # width left for the panel of roofs and blocks
WIDE = WIDTH - 2 * MARGIN - GUTTER - SUPPLY
LEAST = 396  # height of the panel


class Yard(NamedTuple):
    """How houses are laid out: a few with words beside their letters, many closer together."""

    roomy: bool
    columns: int
    lines: int
    pitch: int
    house: int  # how wide one is
    lift: int  # from the top of its place to the ground
    place: int  # height of its place

    @property
    def height(self) -> int:
        return max(LEAST, CAPTION + self.lines * self.place + 12)


def layout(count: int) -> Yard:
    if count <= 4:
        return Yard(roomy=True, columns=4, lines=1, pitch=262, house=130, lift=212, place=296)
    lines = -(-count // 8)
    columns = -(-count // lines)
    return Yard(roomy=False, columns=columns, lines=lines, pitch=1048 // columns, house=100, lift=166, place=284)


def unbuilt(scene: Scene) -> list[View]:
    """The seat's houses, and the lot of a new one where one can be begun or has been."""
    houses = list(scene.view["seats"][scene.view["me"]]["houses"])
    if "house-new" in scene.spots or "new" in scene.chosen:
        houses.append({"key": "new", "height": 0, "shape": None, "fits": []})
    return houses


def draw_houses(picture: Picture, scene: Scene, houses: Sequence[View], yard: Yard, top: int) -> None:
    """Draw the panel of houses."""
    picture.panel(MARGIN, top, WIDE, yard.height, radius=22)
    picture.text(44, top + 48, "Your houses" if houses else "No houses", 46, fill=palette.SOFT)
    for i, each in enumerate(houses):
        line, column = divmod(i, yard.columns)
        x = MARGIN + 15 + yard.pitch * (column + 0.5)
        _house(picture, scene, each, yard, x, top + CAPTION + yard.place * line + yard.lift)


def _house(picture: Picture, scene: Scene, each: View, yard: Yard, x: float, ground: float) -> None:
    """A house, its letter, and where it may go."""
    left, wide = x - yard.pitch / 2, yard.pitch
    if each["key"] in scene.chosen:
        picture.rectangle(left + 4, ground - yard.lift + 2, wide - 8, yard.place - 6, palette.CHOSEN, 16)
    picture.rectangle(left + 12, ground, wide - 24, 10, palette.SHADE, 5)
    colour = scene.colour(scene.view["me"])
    sprite = house(colour, each["height"], each["shape"], yard.house) if each["height"] else lot(yard.house)
    picture.put(sprite, x, ground + 2, anchor="bottom")
    if figure := scene.spots.get(f"house-{each['key']}"):
        picture.put(spot(figure), x + yard.house / 2 - 6, ground - min(sprite.image.height - 20, 150))
    letter = each["key"].upper() if each["height"] else "new"
    if yard.roomy:
        across = picture.text(left + 18, ground + 48, letter, 50, TITLE, palette.RED)
        _fitting_in_words(picture, scene, each, left + 32 + across, ground + 48)
    else:
        picture.text(x, ground + 48, letter, 46, TITLE, palette.RED, "middle")
        _fitting(picture, scene, each, x, ground + 94)


def _fits(scene: Scene, each: View) -> list[str]:
    """The colours in which a house could stand now."""
    possible = [place["colour"] for place in scene.view["prefectures"] if place["key"] in each["fits"]]
    return [colour for colour in COLOURS if colour in possible]


def _fitting_in_words(picture: Picture, scene: Scene, each: View, x: float, y: float) -> None:
    """Beside its letter: where a finished house may go, or what it lacks."""
    if each["shape"]:
        fits = _fits(scene, each)
        for i, colour in enumerate(fits):
            picture.put(badge(46, colour), x + i * 50, y, "left")
        if not fits:
            picture.text(x, y, "no place", 44, NOTE, palette.ALERT)
    elif each["height"]:
        picture.text(x, y, "no roof", 44, NOTE, palette.SOFT)


def _fitting(picture: Picture, scene: Scene, each: View, x: float, y: float) -> None:
    """Below its letter: where a finished house may go, or a cross."""
    if each["shape"]:
        fits = _fits(scene, each)
        for i, colour in enumerate(fits):
            picture.put(badge(38, colour), x + (i - (len(fits) - 1) / 2) * 42, y)
        if not fits:
            picture.put(cross(44, palette.ALERT), x, y)
