"""The own fist before it is opened: what Rome demands, what one holds of it, what is picked; what others could give."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from render import palette
from render.corduba import icons
from render.corduba.goods import ICONS
from render.corduba.look import HEADER, OFFERINGS, RESOURCES, ROME, TROOPS
from render.corduba.words import colour, moment, name
from render.pieces import seal
from render.scene import Scene, View
from render.surface import GUTTER, MARGIN, TOP, WIDTH, Picture, Sprite, spot
from render.text import FIGURE, LABEL, NOTE, TITLE

FULL = WIDTH - 2 * MARGIN
DEMAND_HIGH = 248
ASKED = 330  # width of what is asked for
HEAD, LINE = 72, 64


def draw(scene: Scene) -> Picture:
    view = scene.view
    if not view["rome"]:
        return _unasked(scene)
    me, said = view["seats"][view["me"]], view["rome"]
    others = [seat for seat in range(len(view["seats"])) if seat != view["me"]]
    foot = TOP + 3 * (DEMAND_HIGH + GUTTER)
    picture = Picture(foot + HEAD + LINE * len(others) + 12 + MARGIN)
    picture.header(HEADER, "Your fist", "Opened when all are closed", seal(72, scene.colour(view["me"])))
    demands = (
        ("troops", said["troops"], TROOPS, me["tokens"]),
        ("offerings", said["offerings"], OFFERINGS, me["tokens"]),
        ("resource", said["minimum"], counts(said), me["goods"]),
    )
    for i, (what, least, worth, stock) in enumerate(demands):
        _demand(picture, scene, what, least, worth, stock, TOP + i * (DEMAND_HIGH + GUTTER))
    _others(picture, scene, others, foot)
    picture.edge()
    return picture


def _unasked(scene: Scene) -> Picture:
    """Before the first card there is nothing to give."""
    picture = Picture(TOP + DEMAND_HIGH + MARGIN)
    picture.header(HEADER, "Your fist", moment(scene), seal(72, scene.colour(scene.view["me"])))
    picture.panel(MARGIN, TOP, FULL, DEMAND_HIGH, ROME, palette.RED, 4)
    picture.text(WIDTH / 2, TOP + DEMAND_HIGH / 2, "Rome demands nothing yet", 50, NOTE, palette.SOFT, "middle")
    picture.edge()
    return picture


def counts(said: View) -> dict[str, int]:
    """What each resource counts for Rome's card, in the order in which goods are drawn."""
    return {each: said["counts"][each] for each in RESOURCES if each in said["counts"]}


def _icon(said: View, what: str) -> Callable[[int], Sprite]:
    """Of Troops, Offerings, or the resource of Rome's card."""
    return ICONS.get(said["resource"] if what == "resource" else what, icons.crate)


def token(size: int, key: str, worth: int) -> Sprite:
    """One kind of what can be given, with its worth."""
    if key in TROOPS or key in OFFERINGS:
        return icons.worth(size, "troop" if key in TROOPS else "offering", worth)
    return ICONS[key](size)


def _demand(
    picture: Picture, scene: Scene, what: str, least: int, worth: Mapping[str, int], stock: Any, y: float
) -> None:
    """What is asked, what one has, and what the picked ones come to."""
    view, common = scene.view, what == "resource"
    mine = view["seats"][view["me"]]["for_rome"]
    picture.panel(MARGIN, y, FULL, DEMAND_HIGH)
    picture.panel(MARGIN, y, ASKED, DEMAND_HIGH, ROME, palette.RED, 4)
    picture.put(_icon(view["rome"], what)(104), MARGIN + 92, y + 84)
    picture.text(MARGIN + 170, y + 86, least, 84, FIGURE, palette.RED)
    said = "by all together" if common else "each, at least"
    picture.text(MARGIN + ASKED / 2, y + 190, said, 44, NOTE, palette.SOFT, "middle")
    picked = sum(many * scene.chosen.count(each) for each, many in worth.items())
    picked += mine["plus"].get(what, 0) if picked else 0
    pitch = min(270.0, (FULL - ASKED - 250) / len(worth))
    for i, (each, many) in enumerate(worth.items()):
        _token(picture, scene, each, many, int(stock[each]), MARGIN + ASKED + 14 + pitch * i, y + 14, pitch - 8)
    right = MARGIN + FULL - 26
    enough, have = common or picked >= least, mine[what]
    tone = palette.INK if common else palette.GOOD if enough else palette.ALERT
    picture.text(right, y + 76, picked, 84, FIGURE, tone if picked else palette.SOFT, "right")
    picture.text(right, y + 142, "given", 44, NOTE, palette.SOFT, "right")
    words = f"of {have}" if common or have >= least else "give all"
    picture.text(right, y + 196, words, 44, LABEL, palette.SOFT if common or have >= least else palette.ALERT, "right")


def _token(picture: Picture, scene: Scene, key: str, worth: int, many: int, x: float, y: float, wide: float) -> None:
    """A kind that can be given: how many one has, how many are in the fist."""
    high, picked = DEMAND_HIGH - 28, scene.chosen.count(key)
    picture.rectangle(x, y, wide, high, palette.CHOSEN if picked else palette.MARBLE if many else palette.SAND, 16)
    size = 104 if wide > 200 else 78
    middle = x + wide / 2
    picture.put(token(size, key, worth), middle + (14 if key in scene.spots else 0), y + 68)
    if figure := scene.spots.get(key):
        picture.put(spot(figure), x + 4, y + 40, "left")
    tone, style = (palette.INK, FIGURE) if many else (palette.SOFT, NOTE)
    words = f"{picked}/{many}" if picked else f"× {many}" if many else "–"
    picture.text(middle, y + 160, words, 52, style, tone, "middle", room=wide - 8)


def _others(picture: Picture, scene: Scene, others: Sequence[int], y: float) -> None:
    """What each other seat could give at most, since all goods lie open; or has given, where that lies open too."""
    view = scene.view
    gifts = view["rome"]["given"] or [None] * len(view["seats"])
    picture.panel(MARGIN, y, FULL, HEAD + LINE * len(others) + 12, palette.SAND)
    picture.text(MARGIN + 26, y + 40, "Others hold", 46, TITLE, palette.RED)
    kinds = ("troops", "offerings", "resource")
    middles = [MARGIN + 940 + 250 * i for i in range(3)]
    for what, x in zip(kinds, middles, strict=True):
        picture.put(_icon(view["rome"], what)(56), x, y + 38)
    for line, seat in enumerate(others):
        middle, said = y + HEAD + LINE * (line + 0.5), gifts[seat] or view["seats"][seat]["for_rome"]
        picture.put(seal(52, colour(scene, seat)), MARGIN + 54, middle)
        if gifts[seat]:
            picture.text(MARGIN + 714, middle + 1, "has given", 44, NOTE, palette.SOFT, "right")
        picture.text(MARGIN + 94, middle + 1, name(scene, seat), 46, room=420 if gifts[seat] else 620)
        for what, x in zip(kinds, middles, strict=True):
            many = said[what]
            picture.text(x, middle + 1, many or "–", 50, FIGURE if many else NOTE, align="middle")
