"""Points of one city by type, as far as it is built: in two columns, or in one with how they came about."""

from render import palette
from render.cities.look import face
from render.cities.pieces import tile
from render.cities.words import how
from render.pieces import laurel
from render.scene import View
from render.surface import Picture
from render.text import FIGURE, LABEL, NOTE, TITLE

LINE = 62
LONG_LINE = 74


def height(city: View) -> int:
    """Of the two columns and the total below them."""
    return LINE * -(-_many(city) // 2) + 96


def _many(city: View) -> int:
    return len(city["score"]) + bool(city["districts"])


def columns(picture: Picture, city: View, x: float, y: float, wide: float) -> None:
    """Type by type in two columns, then what the city is worth."""
    lines = -(-_many(city) // 2)
    column = wide / 2
    picture.rectangle(x + column - 1, y + 8, 3, LINE * lines - 16, palette.SAND)
    for i, (each, said) in enumerate(city["score"].items()):
        left, middle = x + i // lines * (column + 12), y + LINE * (i % lines + 0.5)
        picture.put(tile(face(each), 50), left + 12, middle, "left")
        if said["tiles"]:
            picture.text(left + 76, middle + 1, f"× {said['tiles']}", 44, NOTE, palette.SOFT)
        _points(picture, said["points"], left + column - 40, middle)
    if city["districts"]:
        left, middle = x + column + 12, y + LINE * (lines - 0.5)
        picture.text(left + 12, middle + 1, "districts", 44, NOTE, palette.SOFT)
        _points(picture, sum(city["districts"]), left + column - 40, middle)
    _total(picture, city, x, y + LINE * lines + 8, wide)


def _points(picture: Picture, points: int, right: float, middle: float) -> None:
    tone, style = (palette.INK, FIGURE) if points else (palette.SOFT, NOTE)
    picture.text(right, middle + 1, points or "–", 50, style, tone, "right")


def _total(picture: Picture, city: View, x: float, y: float, wide: float) -> None:
    picture.rectangle(x, y, wide, 80, palette.SAND, 14)
    built = f"{city['built']}/{city['size']} built"
    picture.text(x + 20, y + 41, built, 46, LABEL, palette.SOFT)
    picture.text(x + wide - 24, y + 41, city["total"], 64, FIGURE, align="right")


def list_height(city: View) -> int:
    return LONG_LINE * _many(city) + 122


def list_all(picture: Picture, city: View, x: float, y: float, wide: float) -> None:
    """Type by type below each other, with how the points came about."""
    picture.panel(x, y, wide, list_height(city))
    for i, (each, said) in enumerate(city["score"].items()):
        middle = y + 14 + LONG_LINE * (i + 0.5)
        if i:
            picture.rectangle(x + 20, middle - LONG_LINE / 2, wide - 40, 2, palette.SAND)
        picture.put(tile(face(each), 60), x + 22, middle, "left")
        picture.text(x + 98, middle, each.capitalize(), 46)
        _points(picture, said["points"], x + wide - 28, middle)
        picture.text(x + wide - 110, middle, how(each, said), 44, NOTE, palette.SOFT, "right", room=wide - 360)
    if city["districts"]:
        middle = y + 14 + LONG_LINE * (len(city["score"]) + 0.5)
        picture.rectangle(x + 20, middle - LONG_LINE / 2, wide - 40, 2, palette.SAND)
        picture.put(laurel(60, palette.BRONZE), x + 22, middle, "left")
        picture.text(x + 98, middle, "Districts", 46)
        _points(picture, sum(city["districts"]), x + wide - 28, middle)
        picture.text(x + wide - 110, middle, _sum(city), 44, NOTE, palette.SOFT, "right", room=wide - 370)
    _whole(picture, city, x + 14, y + list_height(city) - 102, wide - 28)


def _sum(city: View) -> str:
    return " ".join(str(each) for each in city["districts"]) if any(city["districts"]) else ""


def _whole(picture: Picture, city: View, x: float, y: float, wide: float) -> None:
    picture.rectangle(x, y, wide, 88, palette.SAND, 14)
    picture.text(x + 20, y + 45, city["name"], 50, TITLE, room=wide - 270)
    right = x + wide - 16
    right -= picture.text(right, y + 45, city["total"], 66, FIGURE, align="right") + 24
    picture.text(right, y + 46, f"{city['built']}/{city['size']}", 44, LABEL, palette.SOFT, "right")
