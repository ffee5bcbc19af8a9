"""The three rows of Insulae of a seat: what those placed have brought, what the next ones bring."""

from render import palette
from render.corduba.buildings import insula
from render.corduba.goods import item, put
from render.corduba.look import NEXT, PARTS
from render.pieces import check
from render.scene import Scene, View
from render.surface import MARGIN, Picture
from render.text import LABEL, NOTE, TITLE

HIGH, WIDE = 590, 984
ROW, PITCH = 156, 168


def draw(picture: Picture, scene: Scene, y: float) -> None:
    picture.panel(MARGIN, y, WIDE, HIGH)
    picture.text(MARGIN + 26, y + 42, "Insulae", 46, TITLE, palette.UMBER)
    picture.text(MARGIN + WIDE - 26, y + 42, "next ones in gold", 44, NOTE, palette.SOFT, "right")
    me, districts = scene.view["seats"][scene.view["me"]], scene.view["districts"]
    for i, (key, look) in enumerate(PARTS.items()):
        top = y + 80 + i * PITCH
        picture.rectangle(MARGIN + 14, top, WIDE - 28, ROW, look.tint, 16)
        picture.rectangle(MARGIN + 14, top, 128, ROW, look.deep, 16)
        picture.text(MARGIN + 78, top + 54, look.letters, 54, TITLE, palette.PAPER, "middle")
        placed = me["insulae"][key]
        told = f"{placed}/{len(districts[key]['row'])}"
        picture.text(MARGIN + 78, top + 112, told, 46, LABEL, palette.PAPER, "middle")
        for n, effect in enumerate(districts[key]["row"]):
            _space(picture, scene, effect, n - placed, look.tint, MARGIN + 156 + n * 135, top)


def _space(picture: Picture, scene: Scene, effect: View, ahead: int, tint: str, x: float, y: float) -> None:
    """One space: `ahead` is 0 for the next to be placed, negative for what is gone."""
    if ahead < 0:
        picture.rectangle(x, y + 14, 126, 128, palette.mix(tint, palette.WHITE, 0.35), 14)
        if effect:
            picture.put(check(56), x + 63, y + 78)
        return
    if ahead:
        picture.rectangle(x, y + 14, 126, 128, palette.MARBLE, 14)
    else:
        picture.panel(x - 3, y + 11, 132, 134, NEXT, palette.INK, 5, 17)
    colour = scene.colour(scene.view["me"])
    if not effect:
        picture.put(insula(88, colour), x + 63, y + 78)
        return
    picture.put(insula(54, colour), x + 34, y + 50)
    what, many = next(iter(effect.items()))
    said = item(what, many)
    if said.figure:
        put(picture, said, x + 26, y + 96, 66, 48)
    else:
        picture.put(said.icon(76), x + 82, y + 94)
