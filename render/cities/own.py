"""One of a seat's own two cities, large: its plan with letters and numbers, what lies ready, its points by type."""

from render import palette
from render.cities import plan, tally
from render.cities.pieces import frame
from render.cities.standing import small
from render.pieces import check, hourglass, seal
from render.scene import Scene, View
from render.surface import GUTTER, MARGIN, WIDTH, Picture, spot
from render.text import TITLE

WIDE = (WIDTH - 2 * MARGIN - GUTTER) // 2
HEAD, READY, LETTERS = 98, 148, 56
PLAN, STRIP = 650, 48


def is_laying(view: View) -> bool:
    return bool(view["phase"] == "placing" and view["seats"][view["me"]]["to_place"])


def height(view: View, room: int = PLAN) -> int:
    """Of one's two cities beside each other."""
    tallies = max(tally.height(view["cities"][number]) for number in mine(view))
    return HEAD + (READY if is_laying(view) else 0) + LETTERS + room + 22 + tallies + 30


def mine(view: View) -> tuple[int, int]:
    me = view["seats"][view["me"]]
    return me["left"], me["right"]


def draw(picture: Picture, scene: Scene, top: float, room: int = PLAN) -> None:
    """Draw the left city at the left and the right one at the right."""
    high = height(scene.view, room)
    for i, (side, number) in enumerate(zip(("left", "right"), mine(scene.view), strict=True)):
        _city(picture, scene, side, number, MARGIN + i * (WIDE + GUTTER), top, high, room)


def _city(picture: Picture, scene: Scene, side: str, number: int, x: float, top: float, high: int, room: int) -> None:
    city = scene.view["cities"][number]
    left, right = (scene.colour(owner) for owner in city["owners"])
    picture.put(frame(WIDE, high, left, right), x, top, "left", "top")
    for owner, at in zip(city["owners"], (x + 62, x + WIDE - 62), strict=True):
        picture.put(seal(68, scene.colour(owner)), at, top + 58)
    picture.text(x + WIDE / 2, top + 58, f"{city['numeral']} · {city['name']}", 56, TITLE, align="middle", room=560)
    y = top + HEAD
    if is_laying(scene.view):
        _ready(picture, scene, side, x + 26, y)
        y += READY
    laid = plan.within(city, x + (WIDE - room) / 2 + 26, y + LETTERS, room, STRIP)
    plan.draw(picture, city, laid)
    plan.letter(picture, laid)
    bottom = top + high - tally.height(city) - 22
    tally.columns(picture, city, x + 30, bottom, WIDE - 60)


def _ready(picture: Picture, scene: Scene, side: str, x: float, y: float) -> None:
    """The tiles that can be laid in this city, each with its number; or that it has its tile."""
    view, wide, middle = scene.view, WIDE - 52, y + READY / 2 - 4
    me = view["seats"][view["me"]]
    if side not in me["sides"]:
        picture.rectangle(x, y + 6, wide, READY - 20, palette.SAND, 16)
        picture.put(check(64), x + 60, middle)
        picture.text(x + 112, middle, "laid here", 46, fill=palette.SOFT)
        return
    picture.panel(x, y + 6, wide, READY - 20, palette.ACTIVE, palette.BRONZE, 5, 16)
    if side in me["waits"]:
        picture.put(hourglass(64), x + 60, middle)
        picture.text(x + 112, middle, "waiting for your partner", 46)
        return
    at = x + 40.0
    for key in dict.fromkeys(me["to_place"]):
        at = _item(picture, scene, f"{key}-{side}", at, middle)
    if f"wait-{side}" in scene.spots:
        _item(picture, scene, f"wait-{side}", at, middle)


def _item(picture: Picture, scene: Scene, key: str, x: float, middle: float) -> float:
    what = key.rpartition("-")[0]
    sprite = hourglass(84) if what == "wait" else small(scene.view, what, 104)
    if key in scene.chosen:
        picture.rectangle(x - 6, middle - 58, 190, 116, palette.CHOSEN, 14)
    picture.put(sprite, x + 52, middle)
    if figure := scene.spots.get(key):
        picture.put(spot(figure), x + 142, middle)
    return x + 220
