"""A seat's own view of the Colosseum: fame, steps and limit, its cards, and what it could build with them."""

from render import palette
from render.colosseum import builds
from render.colosseum.look import HEADER, MATERIALS
from render.colosseum.pieces import CARD, card, fame, gap, spent, wheel
from render.colosseum.words import moment
from render.pieces import cards, seal
from render.scene import Scene, View
from render.surface import GUTTER, MARGIN, TOP, WIDTH, Picture, spot
from render.text import FIGURE, LABEL, NOTE

STATUS_HIGH = 128
CARDS_HIGH = 304
CARDS_TOP = TOP + STATUS_HIGH + GUTTER
BUILDS_TOP = CARDS_TOP + CARDS_HIGH + GUTTER
FAME, LIMIT = 300, 372  # widths of the fields with fame, and with cards and limit
COLUMN = (WIDTH - 2 * MARGIN - 16) // len(MATERIALS)
GAP = 14  # between stable tiles
PILE, SHIFT = 5, 11  # cards shown of a kind at most, and how far apart


def draw(scene: Scene) -> Picture:
    view = scene.view
    me = view["seats"][view["me"]]
    over = view["phase"] == "over"
    picture = Picture(BUILDS_TOP if over else BUILDS_TOP + builds.height(view) + MARGIN)
    picture.header(HEADER, "Your hand", moment(scene), seal(72, scene.colour(view["me"])))
    _fame(picture, me)
    _limit(picture, me)
    _steps(picture, scene, me)
    picture.panel(MARGIN, CARDS_TOP, WIDTH - 2 * MARGIN, CARDS_HIGH, palette.SAND, radius=22)
    for i, each in enumerate(MATERIALS):
        _kind(picture, scene, each, MARGIN + 8 + i * COLUMN)
    if not over:
        builds.draw(picture, scene, BUILDS_TOP)
    picture.edge()
    return picture


def _fame(picture: Picture, me: View) -> None:
    middle = TOP + STATUS_HIGH / 2
    picture.panel(MARGIN, TOP, FAME, STATUS_HIGH, radius=22)
    picture.put(fame(me["fame"], 112), MARGIN + 84, middle)
    picture.text(MARGIN + 156, middle, "fame", 46, fill=palette.SOFT)


def _limit(picture: Picture, me: View) -> None:
    left, middle = MARGIN + FAME + GUTTER, TOP + STATUS_HIGH / 2
    picture.panel(left, TOP, LIMIT, STATUS_HIGH, radius=22)
    picture.put(cards(84), left + 66, middle)
    full = me["cards"] >= me["limit"]
    x = left + 126.0
    x += picture.text(x, middle, me["cards"], 66, FIGURE, palette.ALERT if full else palette.INK) + 14
    picture.text(x, middle, f"of {me['limit']}", 46, fill=palette.SOFT)


def _steps(picture: Picture, scene: Scene, me: View) -> None:
    """The wheels of the stables, the marker on one of them: those to its right are steps to be made."""
    left, middle = MARGIN + FAME + LIMIT + 2 * GUTTER, TOP + STATUS_HIGH / 2
    wide = WIDTH - MARGIN - left
    picture.panel(left, TOP, wide, STATUS_HIGH, radius=22)
    steps = me["steps"]
    said = f"extra step{'' if steps == 1 else 's'}"
    right = left + wide - 24.0
    right -= picture.text(right, middle, said, 44, NOTE, palette.SOFT, "right") + 12
    tone = palette.INK if steps else palette.ALERT
    right -= picture.text(right, middle, steps, 66, FIGURE, tone, "right") + 20
    gaps = len(me["stables"]) - 1
    pitch = min(62.0, (right - left - 24 - GAP * gaps) / me["wheels"])
    x, number = left + 20.0, 0
    for many in me["stables"]:
        picture.rectangle(x - 3, middle - pitch / 2 - 6, many * pitch + 6, pitch + 12, palette.SAND, 12)
        for _ in range(many):
            sprite = (wheel if number >= me["marker"] else spent)(round(pitch) - 4)
            picture.put(sprite, x + pitch / 2, middle)
            if number == me["marker"]:
                picture.put(seal(round(pitch * 0.8), scene.colour(scene.view["me"])), x + pitch / 2, middle)
            x, number = x + pitch, number + 1
        x += GAP


def _kind(picture: Picture, scene: Scene, key: str, left: float) -> None:
    """The cards of one kind, how many tiles bring more of them, and how many are left for all."""
    view, top = scene.view, CARDS_TOP + 30
    me = view["seats"][view["me"]]
    held, picked = me["hand"][key], scene.chosen.count(key)
    if picked:
        picture.rectangle(left + 2, CARDS_TOP + 10, COLUMN - 4, CARDS_HIGH - 20, palette.CHOSEN, 18)
    shown = min(held, PILE)
    for i in range(shown):
        picture.put(card(key, i < shown - 1), left + 18 + SHIFT * (shown - 1 - i), top, "left", "top")
    if not held:
        picture.put(gap(key), left + 18, top, "left", "top")
    if figure := scene.spots.get(key):
        picture.put(spot(figure), left + 18 + CARD[0] - 24, top + 24)
    x = left + 18 + CARD[0] + SHIFT * (PILE - 1) + 18
    picture.text(x, top + 40, f"× {held}" if held else "–", 66, FIGURE if held else NOTE, palette.INK)
    if picked:
        picture.text(x, top + 122, f"− {picked}", 60, FIGURE, palette.RED)
    else:
        tiles = me["tiles"][key]
        picture.text(x, top + 122, f"{tiles or 'no'} tile{'s' if tiles > 1 else ''}", 46, LABEL, palette.SOFT)
    picture.text(x, top + 196, f"{view['supply'][key]} left", 44, NOTE, palette.SOFT)
