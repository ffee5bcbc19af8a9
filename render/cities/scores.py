"""The score sheet: city by city and type by type, with how the points came about, and what each player has of it."""

from render import palette
from render.cities import standing
from render.cities.look import HEADER, face
from render.cities.pieces import tile
from render.cities.standing import Box
from render.cities.words import how, moment
from render.pieces import seal
from render.scene import Scene, View
from render.surface import GUTTER, MARGIN, TOP, WIDTH, Picture
from render.text import FIGURE, NOTE, TITLE

FULL = WIDTH - 2 * MARGIN
LABEL = 140  # width of the column with the types
HEAD, ROW, DISTRICT, TOTAL = 158, 106, 66, 104
SEATS = 76
NAMED = 4  # with more, cities have their numerals only


def draw(scene: Scene) -> Picture:
    view = scene.view
    body = HEAD + ROW * len(view["cities"][0]["score"]) + DISTRICT * len(view["districts"]) + TOTAL
    columns = 2 if len(view["seats"]) > 2 else 1
    lines = -(-len(view["seats"]) // columns)
    seats = Box(MARGIN, TOP + body + GUTTER, FULL, 82 + SEATS * lines)
    picture = Picture(round(seats.y + seats.high) + MARGIN)
    picture.header(HEADER, "Final points" if view["phase"] == "over" else "Points", moment(view))
    picture.panel(MARGIN, TOP, FULL, body)
    _types(picture, view)
    pitch = (FULL - LABEL - 12) / len(view["cities"])
    for number in range(len(view["cities"])):
        _city(picture, scene, number, MARGIN + LABEL + pitch * number, pitch)
    standing.seats(picture, scene, seats, columns)
    picture.edge()
    return picture


def _types(picture: Picture, view: View) -> None:
    """The rows: a line and an icon each."""
    y = float(TOP + HEAD)
    for each in view["cities"][0]["score"]:
        picture.rectangle(MARGIN + 18, y, FULL - 36, 2, palette.SAND)
        picture.put(tile(face(each), 76), MARGIN + 32, y + ROW / 2, "left")
        y += ROW
    for i, each in enumerate(view["districts"]):
        picture.rectangle(MARGIN + 18, y, FULL - 36, 2 if i else 4, palette.SAND if i else palette.SHADE)
        for n, type_ in enumerate(each["types"]):
            picture.put(tile(face(type_), 52), MARGIN + 16 + 58 * n, y + DISTRICT / 2 + 1, "left")
        y += DISTRICT
    picture.rectangle(MARGIN + 3, y, FULL - 6, TOTAL - 3, palette.SAND, 17)
    picture.rectangle(MARGIN + 3, y, FULL - 6, TOTAL / 2, palette.SAND)


def _city(picture: Picture, scene: Scene, number: int, x: float, wide: float) -> None:
    """One column: whose city it is, points large and below them how they came about."""
    city, middle = scene.view["cities"][number], x + wide / 2
    named = f"{city['numeral']} · {city['name']}" if len(scene.view["cities"]) <= NAMED else city["numeral"]
    picture.text(middle, TOP + 42, named, 50, TITLE, align="middle", room=wide - 12)
    owners = list(dict.fromkeys(city["owners"]))
    for i, owner in enumerate(owners):
        picture.put(seal(64, scene.colour(owner)), middle + (i - (len(owners) - 1) / 2) * 74, TOP + 110)
    y = float(TOP + HEAD)
    for each, said in city["score"].items():
        _cell(picture, said["points"], how(each, said), middle, y, wide)
        y += ROW
    for points in city["districts"]:
        _points(picture, points, middle, y + DISTRICT / 2 + 1)
        y += DISTRICT
    picture.text(middle, y + TOTAL / 2, city["total"], 70, FIGURE, align="middle")


def _cell(picture: Picture, points: int, said: str, middle: float, y: float, wide: float) -> None:
    if not said:
        _points(picture, points, middle, y + ROW / 2)
        return
    _points(picture, points, middle, y + 32)
    picture.text(middle, y + 78, said, 44, NOTE, palette.SOFT, "middle", room=wide - 16)


def _points(picture: Picture, points: int, middle: float, y: float) -> None:
    tone, style = (palette.INK, FIGURE) if points else (palette.SOFT, NOTE)
    picture.text(middle, y, points or "–", 54, style, tone, "middle")
