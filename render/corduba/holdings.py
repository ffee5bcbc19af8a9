"""What every seat holds, in turn order: Denarii, goods, Troops, Offerings, how many Workers come back."""

from render import palette
from render.corduba.goods import ICONS
from render.corduba.look import RESOURCES
from render.corduba.words import colour, name
from render.pieces import check, seal
from render.scene import Scene
from render.surface import MARGIN, WIDTH, Picture
from render.text import FIGURE, NOTE

HEAD, LINE = 66, 64
NAME = 330
COLUMNS = ("denarii", *RESOURCES, "troops", "offerings", "worker_register", "merchant")
WIDE = WIDTH - 2 * MARGIN


def height(scene: Scene) -> int:
    return HEAD + LINE * len(scene.view["seats"]) + 10


def draw(picture: Picture, scene: Scene, y: float) -> None:
    view = scene.view
    picture.panel(MARGIN, y, WIDE, height(scene), radius=18)
    first = MARGIN + 90 + NAME
    pitch = (MARGIN + WIDE - 20 - first) / len(COLUMNS)
    middles = [first + pitch * (i + 0.5) for i in range(len(COLUMNS))]
    for what, x in zip(COLUMNS, middles, strict=True):
        picture.put(ICONS[what](50), x, y + HEAD / 2 + 3)
    for line, seat in enumerate(sorted(range(len(view["seats"])), key=lambda seat: view["seats"][seat]["place"])):
        _line(picture, scene, seat, y + HEAD + LINE * (line + 0.5), middles)


def _line(picture: Picture, scene: Scene, seat: int, middle: float, middles: list[float]) -> None:
    said = scene.view["seats"][seat]
    if seat < len(scene.people) and scene.people[seat].waited:
        picture.active(MARGIN + 8, middle - LINE / 2, WIDE - 16, LINE, 14)
    picture.put(seal(52, colour(scene, seat)), MARGIN + 52, middle)
    picture.text(MARGIN + 90, middle + 1, name(scene, seat), 46, room=NAME - 16)
    figures = [said["denarii"], *(said["goods"][each] for each in RESOURCES), said["troops"], said["offerings"]]
    figures.append(said["register"])
    for many, x in zip(figures, middles, strict=False):
        style, tone = (FIGURE, palette.INK) if many else (NOTE, palette.SOFT)
        picture.text(x, middle + 1, many or "–", 48, style, tone, "middle")
    if said["merchant"] and not said.get("caepio"):
        picture.put(check(44), middles[-1], middle)
    else:
        picture.text(middles[-1], middle + 1, "–", 48, NOTE, palette.SOFT, "middle")
