"""Corduba itself: three Districts, what Rome demands, how everybody stands, the monuments; or one District close up."""

from render import palette
from render.corduba import closeup, district, side
from render.corduba.district import Place
from render.corduba.look import HEADER, NAME
from render.corduba.words import colour, moment
from render.corduba.works import monument
from render.pieces import seal
from render.scene import Scene
from render.surface import GUTTER, MARGIN, TOP, WIDTH, Picture, spot
from render.text import LABEL

CELL = 84
STRIP = 70
GAP = 14
NORTH = Place("servorum", MARGIN, TOP, 1056, CELL)


def draw(scene: Scene) -> Picture:
    if closeup.asked(scene):
        return closeup.draw(scene)
    view = scene.view
    rows = {key: said["rows"] for key, said in view["districts"].items()}
    high = NORTH.high(rows["servorum"])
    y = TOP + high + GUTTER
    west = Place("plebeius", MARGIN, y, 820, CELL)
    east = Place("patricius", MARGIN + 820 + GUTTER, y, WIDTH - 2 * MARGIN - 820 - GUTTER, CELL)
    below = y + west.high(rows["plebeius"]) + GAP
    bottom = max(y + east.high(rows["patricius"]), below + STRIP)
    picture = Picture(bottom + MARGIN)
    looms = all(said["revolt"] for said in view["districts"].values()) and view["phase"] != "over"
    picture.header(palette.ALERT if looms else HEADER, "Rebellion looms" if looms else NAME, moment(scene))
    for place in (NORTH, west, east):
        district.draw(picture, scene, place)
    side.draw(picture, scene, high)
    _monuments(picture, scene, below, bottom - below)
    picture.edge()
    return picture


def _monuments(picture: Picture, scene: Scene, y: float, high: float) -> None:
    """All six, pale as long as nobody has built them."""
    wide, middle = 820, y + high / 2
    picture.panel(MARGIN, y, wide, high, palette.SAND, radius=18)
    after = MARGIN + 36 + picture.text(MARGIN + 20, middle + 1, "Monuments", 44, LABEL, palette.SOFT)
    pitch = (MARGIN + wide - 12 - after) / max(1, len(scene.view["monuments"]))
    for i, said in enumerate(scene.view["monuments"]):
        x = after + pitch * (i + 0.5)
        built = said["by"] is not None
        picture.put(monument(56, said["key"], built), x - (18 if built else 0), middle)
        if built:
            picture.put(seal(40, colour(scene, said["by"])), x + 27, middle)
        if figure := scene.spots.get(f"monument/{said['key']}"):
            picture.put(spot(figure), x, middle)
