"""What a seat could build with its cards: each piece, what it would take or what is lacking, and how far it is."""

from collections.abc import Mapping

from render import palette
from render.colosseum.look import MATERIALS
from render.colosseum.pieces import ICONS, bonus, fame
from render.pieces import check, cross
from render.scene import Scene, View
from render.surface import MARGIN, WIDTH, Picture
from render.text import FIGURE, LABEL, NOTE, TITLE

CAPTION, LINE = 88, 104
PIECE, VERDICT, FAR = 228, 760, WIDTH - 44  # where these columns begin; the last one ends


def height(view: View) -> int:
    """Of the panel."""
    return CAPTION + LINE * max(1, len(view["builds"])) + 8


def draw(picture: Picture, scene: Scene, top: int) -> None:
    """Draw the panel."""
    view = scene.view
    picture.panel(MARGIN, top, WIDTH - 2 * MARGIN, height(view), radius=22)
    able = sum(build["pay"] is not None for build in view["builds"])
    said = "What you could build" if able else "Nothing you could build yet"
    picture.text(44, top + 48, said, 46, fill=palette.SOFT)
    picture.text(FAR, top + 48, "how far", 44, NOTE, palette.SOFT, "right")
    for i, build in enumerate(sorted(view["builds"], key=lambda each: each["site"])):
        _line(picture, view, build, top + CAPTION + LINE * i)


def _line(picture: Picture, view: View, build: View, top: float) -> None:
    middle, piece = top + LINE / 2, view["sites"][build["site"]]["piece"]
    picture.rectangle(36, top, WIDTH - 72, 2, palette.SAND)
    picture.text(44, middle, f"Site {build['key'].removeprefix('p')}", 46, TITLE, palette.RED)
    picture.put(fame(piece["fame"], 88), PIECE + 34, middle)
    chip = view["sections"][view["built"]]["bonus"] if view["built"] < len(view["sections"]) else 0
    if chip:
        picture.put(bonus(chip, 68), PIECE + 114, middle)
    _cost(picture, piece["cost"], PIECE + (164 if chip else 104), middle)
    _verdict(picture, build, middle)
    far = f"{build['steps']} step{'' if build['steps'] == 1 else 's'}"
    if build["reach"]:
        picture.text(FAR, middle, far, 46, LABEL, align="right")
    else:
        picture.text(FAR, middle, "too far", 46, LABEL, palette.ALERT, "right")


def _cost(picture: Picture, cost: Mapping[str, int], left: float, middle: float) -> None:
    icons = [each for each in MATERIALS for _ in range(cost.get(each, 0))]
    pitch = min(56.0, (VERDICT - 24 - left) / len(icons))
    for i, each in enumerate(icons):
        picture.put(ICONS[each](54), left + pitch * (i + 0.5), middle)


def _verdict(picture: Picture, build: View, middle: float) -> None:
    """The cards it would take, three for each one that is lacking; or those that are lacking."""
    able = build["pay"] is not None
    picture.put(check(58) if able else cross(58, palette.ALERT), VERDICT + 30, middle)
    if able and not build["lacks"]:
        picture.text(VERDICT + 76, middle, "you hold it all", 44, LABEL, palette.GOOD)
        return
    x = VERDICT + 76.0
    x += picture.text(x, middle, "for" if able else "lacks", 44, NOTE, palette.SOFT) + 20
    cards = build["pay"] if able else build["lacks"]
    for each in MATERIALS:
        if cards.get(each):
            x += picture.text(x, middle, cards[each], 50, FIGURE) + 6
            picture.put(ICONS[each](54), x, middle, "left")
            x += 54 + 22
