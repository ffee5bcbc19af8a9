"""The milestones on the table: what must be reached, and who has claimed them."""

from render import palette
from render.corduba.goods import item, long, put
from render.corduba.icons import trade
from render.corduba.words import colour
from render.pieces import seal
from render.scene import Scene, View
from render.surface import MARGIN, WIDTH, Picture, spot
from render.text import LABEL, TITLE

HEAD, LINE, ACROSS = 66, 66, 3
WIDE = WIDTH - 2 * MARGIN


def height(scene: Scene) -> int:
    many = len(scene.view["res_gestae"])
    return HEAD + LINE * -(-many // ACROSS) + 8 if many else 0


def draw(picture: Picture, scene: Scene, y: float) -> None:
    picture.panel(MARGIN, y, WIDE, height(scene), radius=18)
    picture.text(MARGIN + 24, y + 38, "Res gestae", 46, TITLE, palette.UMBER)
    picture.text(MARGIN + WIDE - 22, y + 38, "send a Worker or Specialist", 44, LABEL, palette.SOFT, "right")
    pitch = (WIDE - 16) / ACROSS
    for i, said in enumerate(scene.view["res_gestae"]):
        row, column = divmod(i, ACROSS)
        _milestone(picture, scene, said, MARGIN + 8 + pitch * column, y + HEAD + LINE * row, pitch)


def _milestone(picture: Picture, scene: Scene, said: View, x: float, y: float, wide: float) -> None:
    middle, taken = y + LINE / 2, said["by"] is not None
    picture.rectangle(x + 4, y + 3, wide - 8, LINE - 6, palette.HOLLOW if taken else palette.SAND, 14)
    if taken:
        picture.put(seal(50, colour(scene, said["by"])), x + wide - 18, middle, "right")
        picture.text(x + 20, middle + 1, said["name"], 44, LABEL, palette.SOFT, room=wide - 110)
        return
    left, right = x + 18, x + wide - 20
    if figure := scene.spots.get(f"res_gestae/{said['key']}"):
        picture.put(spot(figure, 60), left - 8, middle, "left")
        left += 58
    if said["send"] != "any":
        picture.put(trade(46, said["send"]), right, middle, "right")
        right -= 56
    for what, many in said["needs"].items():
        needed = item(what, many)._replace(figure=str(many))
        across = long(needed, 48, 46)
        put(picture, needed, right - across, middle, 48, 46)
        right -= across + 10
    picture.text(left, middle + 1, said["name"], 44, LABEL, room=right - left - 8)
