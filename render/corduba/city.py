"""Corduba itself: three Districts, what Rome demands, how everybody stands, the monuments; or one District close up."""

from render import palette
from render.corduba import closeup, district, side
from render.corduba.look import HEADER, NAME
from render.corduba.words import colour, moment
from render.corduba.works import monument
from render.pieces import seal
from render.scene import Scene
from render.surface import GUTTER, MARGIN, TOP, WIDTH, Picture, spot
from render.text import LABEL

NORTH_WIDE, NORTH_HIGH = 1056, 600
WEST_WIDE, SOUTH_HIGH = 820, 852
STRIP, GAP = 70, 14
SOUTH = TOP + NORTH_HIGH + GUTTER


def draw(scene: Scene) -> Picture:
    if closeup.asked(scene):
        return closeup.draw(scene)
    view, east = scene.view, MARGIN + WEST_WIDE + GUTTER
    picture = Picture(SOUTH + SOUTH_HIGH + MARGIN)
    looms = all(said["revolt"] for said in view["districts"].values()) and view["phase"] != "over"
    picture.header(palette.ALERT if looms else HEADER, "Rebellion looms" if looms else NAME, moment(scene))
    for panel in (
        ("servorum", MARGIN, TOP, NORTH_WIDE, NORTH_HIGH),
        ("plebeius", MARGIN, SOUTH, WEST_WIDE, SOUTH_HIGH - STRIP - GAP),
        ("patricius", east, SOUTH, WIDTH - MARGIN - east, SOUTH_HIGH),
    ):
        district.draw(picture, scene, district.fitting(view, *panel))
    side.draw(picture, scene, NORTH_HIGH)
    _monuments(picture, scene, SOUTH + SOUTH_HIGH - STRIP, STRIP)
    picture.edge()
    return picture


def _monuments(picture: Picture, scene: Scene, y: float, high: float) -> None:
    """All six, pale as long as nobody has built them."""
    wide, middle = WEST_WIDE, y + high / 2
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
