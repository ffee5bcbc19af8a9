"""The cards a seat is dealt before the game: two inheritances, a family with its two characters."""

from render import palette
from render.corduba.goods import ICONS, Item, items, put
from render.corduba.icons import crate, trade
from render.scene import Scene, View
from render.surface import GUTTER, MARGIN, WIDTH, Picture, Sprite, spot
from render.text import LABEL, TITLE

HIGH = 340
FULL = WIDTH - 2 * MARGIN


def _cards(view: View) -> tuple[list[View], View | None]:
    said = (view.get("own") or {}).get("dealt") or {}
    return list(said.get("inheritance") or ()), said.get("family")


def height(view: View) -> int:
    """How much of the desk they take, with the gap below; nothing once they are open."""
    inheritances, family = _cards(view)
    return HIGH + GUTTER if inheritances or family else 0


def draw(picture: Picture, scene: Scene, y: float) -> None:
    inheritances, family = _cards(scene.view)
    many = len(inheritances) + bool(family)
    wide = (FULL - GUTTER * (many - 1)) / many if many else 0
    for i, said in enumerate(inheritances):
        _inheritance(picture, scene, said, MARGIN + i * (wide + GUTTER), y, wide)
    if family:
        _family(picture, scene, family, MARGIN + len(inheritances) * (wide + GUTTER), y, wide)


def _face(picture: Picture, scene: Scene, said: View, x: float, y: float, wide: float, kind: str) -> None:
    picked = said["key"] in scene.chosen
    picture.panel(x, y, wide, HIGH, palette.CHOSEN if picked else palette.WHITE, palette.INK, 5, 18)
    if figure := scene.spots.get(f"{kind}/{said['key']}"):
        picture.put(spot(figure), x + wide - 20, y + 160, "right")
    picture.text(x + 24, y + 46, said["name"], 48, TITLE, palette.RED, room=wide - 40)


def _inheritance(picture: Picture, scene: Scene, said: View, x: float, y: float, wide: float) -> None:
    """Denarii, basic goods to choose, what else; then Register, Well-being, Prestige and a Specialist."""
    _face(picture, scene, said, x, y, wide, "inheritance")
    first = [Item(ICONS["denarii"], str(said["denarii"])), Item(crate, str(said["basic"]))]
    first += items(said["gains"])
    second = [
        Item(ICONS["worker_register"], str(said["worker_register"])),
        Item(ICONS["wellbeing"], str(said["wellbeing"])),
        Item(ICONS["happiness"], str(said["happiness"])),
    ]
    for line, parts in enumerate((first, second, items(said["prestige"]))):
        at = x + 24
        for each in parts:
            at += put(picture, each, at, y + 122 + line * 78, 56, 50) + 24
        if line == 2 and said["specialist"]:
            picture.put(_specialist(said["specialist"]), at, y + 122 + line * 78, "left")


def _specialist(colour: str) -> Sprite:
    return ICONS["unlock_specialist"](60) if colour == "choice" else trade(56, colour)


def _family(picture: Picture, scene: Scene, said: View, x: float, y: float, wide: float) -> None:
    """Its Prestige, and the two characters of whom one is chosen."""
    _face(picture, scene, said, x, y, wide, "family")
    at = x + 24
    for each in items(said["prestige"]):
        at += put(picture, each, at, y + 118, 56, 48) + 20
    for i, one in enumerate(said["characters"]):
        middle = y + 192 + i * 84
        if one["key"] in scene.chosen:
            picture.rectangle(x + 12, middle - 38, wide - 24, 76, palette.CHOSEN, 14)
        left = x + 24
        if figure := scene.spots.get(f"character/{one['key']}"):
            picture.put(spot(figure), left, middle, "left")
            left += 78
        picture.text(left, middle + 1, one["name"], 46, LABEL, room=x + wide - 20 - left)
