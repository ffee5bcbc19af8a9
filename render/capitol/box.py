"""What is in Capitol's box, by its file of components: cards, pieces, auctions, prefectures, and what of it is ours."""

from collections.abc import Sequence

from render import palette
from render.capitol.look import COLOURS, HEADER, ROMAN
from render.capitol.pieces import CARD, TILES, card, house, roof, square
from render.origin import OURS, origin, tone
from render.pieces import block
from render.scene import Scene, View
from render.surface import GUTTER, MARGIN, TOP, WIDTH, Picture
from render.text import FIGURE, NOTE, TITLE

NOTE_HIGH = 76
CARDS_HIGH = 424
AUCTIONS_HIGH = 116
AREA_HIGH = 204


def draw(scene: Scene) -> Picture:
    box = scene.view
    places = [place for place in box["prefectures"].values() if isinstance(place, dict)]
    rows = 1 + max(place["row"] for place in places)
    auctions = TOP + CARDS_HIGH + GUTTER
    areas = auctions + AUCTIONS_HIGH + GUTTER
    picture = Picture(areas + rows * (AREA_HIGH + GUTTER) + NOTE_HIGH)
    picture.header(HEADER, "Capitol’s box", box["edition"]["title"])
    _cards(picture, box)
    _pieces(picture, box["setup"])
    _auctions(picture, box, auctions)
    for place in places:
        said = origin(place, box["prefectures"])
        _prefecture(picture, place, said, areas + place["row"] * (AREA_HIGH + GUTTER))
    picture.text(WIDTH / 2, picture.height - NOTE_HIGH / 2 - 6, OURS, 44, NOTE, palette.SOFT, "middle", room=WIDTH - 60)
    picture.edge()
    return picture


def _cards(picture: Picture, box: View) -> None:
    """A face of each kind, with the values there are and how often each."""
    kinds = box["cards"]
    faces = [("roof", kinds["roof"]), ("block", kinds["block"])]
    faces += [(f"permit-{colour}", kinds["permit"]) for colour in box["colours"]["names"]]
    total = sum(len(group["values"]) * group["copies"] for _, group in faces)
    wide = 5 * (CARD[0] + 20) + 36
    picture.panel(MARGIN, TOP, wide, CARDS_HIGH, palette.SAND, radius=22)
    after = 40 + picture.text(40, TOP + 46, f"{total} cards", 46) + 20
    _origin(picture, after, TOP + 46, [origin(kinds[name], kinds) for name in ("roof", "block", "permit")])
    for i, (key, group) in enumerate(faces):
        x, values = 40 + i * (CARD[0] + 20), group["values"]
        picture.put(card(f"{key}-{values[-1]}"), x, TOP + 88, "left", "top")
        said = f"{values[0]}–{values[-1]} × {group['copies']}"
        picture.text(x + CARD[0] / 2, TOP + 88 + CARD[1] + 48, said, 48, FIGURE, align="middle")


def _origin(picture: Picture, x: float, y: float, origins: Sequence[str]) -> None:
    said = ", ".join(dict.fromkeys(origins))
    picture.text(x, y, said, 44, NOTE, tone(said), room=600)


def _pieces(picture: Picture, setup: View) -> None:
    """What each player begins with, and all roofs and blocks."""
    left = MARGIN + 5 * (CARD[0] + 20) + 36 + GUTTER
    wide = WIDTH - MARGIN - left
    picture.panel(left, TOP, wide, CARDS_HIGH, radius=22)
    after = left + 28 + picture.text(left + 28, TOP + 46, "Each has", 46) + 20
    _origin(picture, after, TOP + 46, [origin(setup, {})])
    pitch = (wide - 40) / max(4, len(setup["houses"]))
    for i, each in enumerate(setup["houses"]):
        x = left + 20 + pitch * (i + 0.5)
        picture.put(house("", each["height"], each["shape"], min(104, round(pitch) - 8)), x, TOP + 232, anchor="bottom")
    picture.rectangle(left + 20, TOP + 230, wide - 40, 10, palette.SHADE, 5)
    middle = TOP + 284
    for i, (shape, count) in enumerate(setup["roofs"].items()):
        picture.put(roof(66, shape), left + 100 + i * 240, middle - 2)
        picture.text(left + 146 + i * 240, middle, f"× {count}", 48, FIGURE)
    picture.rectangle(left + 28, TOP + 330, wide - 56, 3, palette.STONE)
    picture.put(block(66), left + 64, TOP + 375)
    after = left + 112 + picture.text(left + 112, TOP + 377, setup["blocks"], 50, FIGURE) + 14
    picture.text(after, TOP + 377, "blocks for all", 44, NOTE, palette.SOFT)


def _auctions(picture: Picture, box: View, top: int) -> None:
    """The tiles in the order in which they are auctioned, by round."""
    tiles, rounds = box["auctions"]["tiles"], box["setup"]["rounds"]
    picture.panel(MARGIN, top, WIDTH - 2 * MARGIN, AUCTIONS_HIGH, palette.SAND, radius=22)
    middle, x = top + AUCTIONS_HIGH / 2, 40.0
    x += picture.text(x, middle, "Auctions", 46) + 24
    each = len(tiles) // rounds
    gap = (WIDTH - MARGIN - 24 - x) / rounds
    pitch = min(84.0, (gap - 76) / each)
    for number in range(rounds):
        left = x + number * gap
        picture.text(left + 34, middle, ROMAN[number], 44, TITLE, palette.RED, "middle")
        for i, tile in enumerate(tiles[number * each : (number + 1) * each]):
            picture.put(TILES[tile](round(pitch) - 6), left + 70 + pitch * (i + 0.5), middle)


def _prefecture(picture: Picture, place: View, said: str, top: float) -> None:
    """Name, squares with the fountains printed there, and what of it is reconstructed."""
    look = COLOURS[place["colour"]]
    wide = (WIDTH - 2 * MARGIN - 2 * GUTTER) / 3
    left = MARGIN + place["column"] * (wide + GUTTER)
    picture.panel(left, top, wide, AREA_HIGH, look.tint, look.edge, 5, 18)
    picture.text(left + 22, top + 42, place["name"], 46, TITLE, look.deep, room=wide - 44)
    pitch, side = 54, 48
    for i in range(place["small"]):
        x, printed = left + 22 + pitch * i, i >= place["small"] - place["printed"]
        picture.put(square(place["colour"], side, side, empty=False), x, top + 110, "left")
        if printed:
            picture.put(TILES["fountain"](side - 4), x + side / 2, top + 109)
    if place["large"]:
        x = left + 22 + pitch * place["small"] + 6
        picture.put(square(place["colour"], 60, 60, empty=False), x, top + 110 + side / 2, "left", "bottom")
    picture.text(left + 22, top + 168, said, 44, NOTE, look.deep, room=wide - 44)
