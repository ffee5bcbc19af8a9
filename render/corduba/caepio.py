"""Caepio, against whom one plays alone: the cards he has drawn this round, his cube on the row he did last."""

from collections.abc import Sequence

from PIL import Image

from render import palette
from render.corduba.buildings import label
from render.corduba.goods import ICONS, WORTH
from render.corduba.icons import coin, trade, worker
from render.corduba.words import colour
from render.palette import SEATS
from render.pieces import block, check, seal
from render.scene import Scene, View
from render.surface import GUTTER, MARGIN, WIDTH, Picture, Sprite
from render.text import FIGURE, LABEL, NOTE, TITLE

HEAD, LINE, CARDS = 72, 58, 2
WIDE = WIDTH - 2 * MARGIN
CARD = (WIDE - 32 - GUTTER) // CARDS
ICON = 46


def height(scene: Scene) -> int:
    said = scene.view["caepio"]
    return HEAD + LINE * _lines(said["cards"]) + 34 if said else 0


def _lines(cards: Sequence[View]) -> int:
    return max((len(card["rows"]) for card in cards), default=1)


def draw(picture: Picture, scene: Scene, y: float) -> None:
    said = scene.view["caepio"]
    picture.panel(MARGIN, y, WIDE, height(scene), palette.SAND, radius=18)
    picture.put(seal(54, colour(scene, said["seat"])), MARGIN + 24, y + 40, "left")
    picture.text(MARGIN + 92, y + 40, f"Caepio · {said['level'].capitalize()}", 46, TITLE, palette.RED)
    right = WIDTH - MARGIN - 24.0
    if said["goal"]:
        right -= picture.text(right, y + 40, f"{said['goal']} monuments to build", 44, LABEL, palette.INK, "right") + 30
    if said["passed"]:
        right -= picture.text(right, y + 40, "passed", 44, LABEL, palette.SOFT, "right") + 8
        picture.put(check(44, palette.SOFT), right, y + 40, "right")
    for i in range(CARDS):
        x = MARGIN + 16 + i * (CARD + GUTTER)
        if i < len(said["cards"]):
            _card(picture, scene, said["cards"][i], x, y + HEAD, i + 1 == len(said["cards"]))
        else:
            _closed(picture, x, y + HEAD, LINE * _lines(said["cards"]) + 24)


def _closed(picture: Picture, x: float, y: float, high: float) -> None:
    picture.rectangle(x, y, CARD, high, palette.HOLLOW, 16)
    picture.text(x + CARD / 2, y + high / 2, "not drawn yet", 44, NOTE, palette.SOFT, "middle")


def _card(picture: Picture, scene: Scene, said: View, x: float, y: float, acts: bool) -> None:
    """A card with its rows: those behind the cube are done, the next one is gold."""
    high = LINE * _lines(scene.view["caepio"]["cards"]) + 24
    picture.panel(x, y, CARD, high, palette.WHITE, palette.INK, 4, 16)
    done = -1 if said["cube"] is None else int(said["cube"])
    tint = SEATS[colour(scene, scene.view["caepio"]["seat"])].fill
    cube = block(46, tint, palette.mix(tint, palette.INK, 0.3), palette.mix(tint, palette.WHITE, 0.35))
    for n, row in enumerate(said["rows"]):
        top = y + 12 + n * LINE
        if acts and n == done + 1 and not scene.view["caepio"]["passed"]:
            picture.panel(x + 8, top + 1, CARD - 16, LINE - 2, palette.ACTIVE, palette.BRONZE, 5, 14)
        _row(picture, scene, row, x + 82, top + LINE / 2, x + CARD - 16)
        if n <= done:
            picture.veil(Image.new("L", (CARD - 90, LINE), round(255 * palette.VEIL)), round(x) + 78, round(top))
        if n == done:
            picture.put(cube, x + 20, top + LINE / 2, "left")


def _row(picture: Picture, scene: Scene, row: Sequence[View], x: float, y: float, right: float) -> None:
    """What he does, and after each arrow what he does if he cannot."""
    for n, sign in enumerate(row):
        if n:
            x += 8 + picture.text(x + 8, y, "›", 50, LABEL, palette.SOFT) + 10
        x = _sign(picture, scene.view, sign, x, y, right)


def _sign(picture: Picture, view: View, sign: View, x: float, y: float, right: float) -> float:
    """One action as a picture; tells where it ends."""
    match sign["kind"]:
        case "produce":
            resource = next(each["resource"] for each in view["production"] if each["space"] == sign["space"])
            x = _icons(picture, (ICONS[resource](ICON), worker(40)), x, y)
            return x + picture.text(x, y + 1, sign["workers"], 46, FIGURE)
        case "castra":
            x = _icons(picture, (ICONS["troops"](ICON),), x, y)
            return x + picture.text(x, y + 1, WORTH.get(sign["troop"], 1), 46, FIGURE)
        case "macellum":
            x = _icons(picture, (coin(ICON),), x, y)
            said = f"sell {sign['sales']}, buy {sign['purchases']}"
            return x + picture.text(x, y + 1, said, 44, LABEL, room=right - x)
        case "activate":
            return _building(picture, view, sign["building"], x, y, right)
    return x + picture.text(x, y + 1, WORDS[sign["kind"]], 46, LABEL)


WORDS = {"build": "Build", "portum": "Portum"}


def _building(picture: Picture, view: View, key: str | None, x: float, y: float, right: float) -> float:
    if key is None:
        return x + picture.text(x, y + 1, "any building", 44, LABEL, room=right - x)
    said = view["buildings"][key]
    x = _icons(picture, (trade(ICON, said["colour"]),), x, y)
    return x + picture.text(x, y + 1, label(key, said["name"], 300, 44), 44, LABEL)


def _icons(picture: Picture, sprites: Sequence[Sprite], x: float, y: float) -> float:
    for sprite in sprites:
        picture.put(sprite, x, y, "left")
        x += sprite.image.width + 2
    return x + 2
