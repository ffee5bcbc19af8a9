"""Beside the Districts: what Rome demands, how near rebellion is, and how every seat stands, in turn order."""

from render import palette
from render.corduba import icons
from render.corduba.goods import ICONS
from render.corduba.look import ROME
from render.corduba.words import colour, senators
from render.pieces import check, laurel, seal
from render.scene import Scene, View
from render.surface import MARGIN, TOP, WIDTH, Picture
from render.text import FIGURE, LABEL, NOTE, TITLE

X = 1088
WIDE = WIDTH - MARGIN - X
ROME_HIGH, STRIP_HIGH, GAP = 214, 70, 12
HEADING = 64
COLUMNS = tuple(X + at for at in (146, 222, 296, 366, 442))
HEADS = ("workers", "wellbeing", "happiness", "riots", "senator_token")
LOOMS = 3  # Districts in revolt when the round begins, and all is lost


def draw(picture: Picture, scene: Scene, high: float) -> None:
    rome(picture, scene.view, X, TOP, WIDE)
    y = TOP + ROME_HIGH + GAP
    _revolts(picture, scene.view, y)
    y += STRIP_HIGH + GAP
    _seats(picture, scene, y, TOP + high - y)


def rome(picture: Picture, view: View, x: float, y: float, wide: float) -> None:
    """What is asked of each and of all together at the end of the Decade."""
    said = view["rome"]
    now = view["last_round_of_decade"] and view["phase"] != "over"
    picture.panel(x, y, wide, ROME_HIGH, ROME, palette.ALERT if now else palette.RED, 8 if now else 4, 18)
    picture.text(x + 24, y + 38, "Rome asks now" if now else "Rome demands", 46, TITLE, palette.RED)
    if not said:
        picture.text(x + wide / 2, y + 130, "nothing yet", 46, NOTE, palette.SOFT, "middle")
        return
    asked = (
        ("troops", said["troops"], "each"),
        ("offerings", said["offerings"], "each"),
        (said["resource"], said["minimum"], "by all"),
    )
    for i, (what, many, whom) in enumerate(asked):
        middle = x + 84 + i * 158
        picture.put(ICONS[what](72), middle - 36, y + 106)
        picture.text(middle + 8, y + 107, many, 60, FIGURE)
        picture.text(middle - 4, y + 176, whom, 44, NOTE, palette.SOFT, "middle")


def _revolts(picture: Picture, view: View, y: float) -> None:
    """How many Districts are in revolt; with all three at the start of a round everybody loses."""
    burning = [said["revolt"] for said in view["districts"].values()]
    many = sum(burning)
    fill, edge, tone = palette.MARBLE, palette.STONE, palette.SOFT
    if many == LOOMS or view["rebellion"]:
        fill, edge, tone = palette.ALERT, palette.INK, palette.PAPER
    picture.panel(X, y, WIDE, STRIP_HIGH, fill, edge, 3, 18)
    for i, burns in enumerate(burning):
        picture.put((icons.riot if burns else icons.calm)(52), X + 44 + 60 * i, y + STRIP_HIGH / 2)
    said = ("no revolt", "1 in revolt", "2 in revolt", "all in revolt")[many]
    said = "rebellion" if view["rebellion"] else said
    tone = palette.ALERT if many == LOOMS - 1 else tone
    picture.text(X + 210, y + STRIP_HIGH / 2 + 1, said, 46, FIGURE if many > 1 else LABEL, tone)


def _seats(picture: Picture, scene: Scene, y: float, high: float) -> None:
    """Workers in hand, Well-being, Happiness, Riots, Senators in the Senate; in turn order, those who passed ticked."""
    view = scene.view
    picture.panel(X, y, WIDE, high)
    for at, what in zip(COLUMNS, HEADS, strict=True):
        picture.put(ICONS[what](50), at, y + HEADING / 2 + 3)
    order = [*view["order"], *(seat for seat in range(len(view["seats"])) if seat not in view["order"])]
    pitch = min(74.0, (high - HEADING - 6) / len(order))
    for line, seat in enumerate(order):
        _line(picture, scene, seat, line + 1, y + HEADING + pitch * (line + 0.5), pitch)


def _line(picture: Picture, scene: Scene, seat: int, place: int, middle: float, pitch: float) -> None:
    said, view = scene.view["seats"][seat], scene.view
    won = view["winners"] is not None and seat in view["winners"]
    if seat < len(scene.people) and scene.people[seat].waited:
        picture.active(X + 8, middle - pitch / 2, WIDE - 16, pitch, 14)
    elif won:
        picture.panel(X + 8, middle - pitch / 2, WIDE - 16, pitch, palette.WINNER, palette.BRONZE, 5, 14)
    picture.text(X + 34, middle + 1, place, 44, NOTE, palette.SOFT, "middle")
    if won:
        picture.put(laurel(62), X + 82, middle + 2)
    picture.put(seal(40 if won else 50, colour(scene, seat)), X + 82, middle)
    happiness = None if said.get("caepio") else said["happiness"]
    figures = (_workers(said), said["wellbeing"], happiness, said["riots"], senators(said))
    for i, (at, many) in enumerate(zip(COLUMNS, figures, strict=True)):
        if i == 0 and said["passed"]:
            picture.put(check(44, palette.SOFT), at, middle)
            continue
        tone = palette.SOFT if many is None or (not many and i in (0, 3)) else palette.INK
        picture.text(at, middle + 1, "–" if many is None else many, 50, FIGURE, tone, "middle")


def _workers(said: View) -> int:
    return int(said["workers"]) + int(said.get("special_workers") or 0)
