"""The Macellum with its stock, prices and what moves them this round; beside it Production Spaces and the Castra."""

from render import palette
from render.corduba.goods import ICONS
from render.corduba.icons import coin, loaf, worker
from render.corduba.look import MARKET, RESOURCES, TROOPS
from render.corduba.words import colour, signed
from render.pieces import cross, seal
from render.scene import Scene, View
from render.surface import GUTTER, MARGIN, WIDTH, Picture, spot
from render.text import FIGURE, LABEL, NOTE, TITLE, width

HIGH = 366
MARKET_WIDE = 696
LEFT = MARGIN + MARKET_WIDE + GUTTER
WIDE = WIDTH - MARGIN - LEFT
CASTRA = 214
SLOTS = 150  # from the top to the first slot


def height(scene: Scene) -> int:
    return HIGH


def draw(picture: Picture, scene: Scene, y: float) -> None:
    _macellum(picture, scene, y)
    picture.panel(LEFT, y, WIDE, HIGH, radius=18)
    picture.text(LEFT + 24, y + 38, "Production", 46, TITLE, palette.SOFT)
    picture.text(LEFT + WIDE - 22, y + 38, "Castra", 46, TITLE, palette.RED, "right")
    pitch = (WIDE - CASTRA - 24) / len(scene.view["production"])
    for i, said in enumerate(scene.view["production"]):
        _space(picture, scene, said, LEFT + 12 + i * pitch, y, pitch - 8)
    _castra(picture, scene, LEFT + WIDE - CASTRA - 8, y)


def _macellum(picture: Picture, scene: Scene, y: float) -> None:
    view = scene.view
    picture.panel(MARGIN, y, MARKET_WIDE, HIGH, MARKET, palette.BRONZE, 4, 18)
    picture.text(MARGIN + 24, y + 38, "Macellum", 46, TITLE, palette.UMBER)
    moves = view["macellum_tile"] or {}
    if moves:
        picture.text(MARGIN + MARKET_WIDE - 22, y + 38, "moved this round", 44, NOTE, palette.SOFT, "right")
    pitch = (MARKET_WIDE - 12) / len(RESOURCES)
    for i, each in enumerate(RESOURCES):
        _goods(picture, view["macellum"][each], each, MARGIN + 6 + pitch * (i + 0.5), y, moves.get(each, 0))
        if figure := scene.spots.get(f"market/{each}"):
            picture.put(spot(figure), MARGIN + 6 + pitch * (i + 0.5), y + 102)


def _goods(picture: Picture, said: View, key: str, middle: float, y: float, move: int) -> None:
    picture.put(ICONS[key](80), middle, y + 106)
    limit = said["limit"]
    for n in range(limit):
        x = middle - (limit * 24 - 4) / 2 + n * 24
        picture.rectangle(x, y + 160, 20, 28, palette.INK, 5)
        if n >= said["stock"]:
            picture.rectangle(x + 3, y + 163, 14, 22, MARKET, 3)
    picture.put(coin(96), middle, y + 246)
    picture.text(middle, y + 247, said["price"], 60, FIGURE, align="middle")
    if move:
        tone = palette.ALERT if move > 0 else palette.GOOD
        picture.text(middle, y + 334, signed(move), 46, FIGURE, tone, "middle")


def _space(picture: Picture, scene: Scene, said: View, x: float, y: float, wide: float) -> None:
    """A Production Space: Workers to send, units to get."""
    picture.put(ICONS[said["resource"]](64), x + wide / 2, y + 106)
    slots = said["slots"]
    high = (HIGH - SLOTS - 10) / len(slots) - 10
    for n, each in enumerate(slots):
        top = y + SLOTS + n * (high + 10)
        if not _taken(picture, scene, each, x, top, wide, high):
            figure = scene.spots.get(f"production/{said['space']}-{each['key']}")
            low = top + (high - 24 if figure else high / 2)
            _exchange(picture, each["workers"], each["gain"], x + wide / 2, low)
            if figure:
                picture.put(spot(figure, 54), x + wide / 2, top + 22)


def _exchange(picture: Picture, workers: int, gain: int, middle: float, y: float) -> None:
    """So many Workers for so much."""
    parts = (str(workers), FIGURE, palette.INK), ("›", LABEL, palette.SOFT), (str(gain), FIGURE, palette.INK)
    x = middle - (42 + sum(width(words, style, 46) for words, style, _ in parts)) / 2
    picture.put(worker(40), x, y, "left")
    x += 42
    for words, style, tone in parts:
        x += picture.text(x, y + 1, words, 46, style, tone)


def _castra(picture: Picture, scene: Scene, x: float, y: float) -> None:
    """Workers and what else they cost, and the worth of the Troops."""
    picture.put(ICONS["troops"](64), x + CASTRA / 2, y + 106)
    slots = scene.view["castra"]
    high = (HIGH - SLOTS - 10) / len(slots) - 8
    for n, each in enumerate(slots):
        top = y + SLOTS + n * (high + 8)
        middle = top + high / 2
        if not _taken(picture, scene, each, x, top, CASTRA - 4, high):
            at, figure = x + 4, scene.spots.get(f"castra/{each['key']}")
            picture.put(spot(figure, 56) if figure else worker(40), at - (14 if figure else 0), middle, "left")
            at += 42 + picture.text(at + 42, middle + 1, each["workers"], 46, FIGURE) + 2
            for what in ("food", "denarii"):
                if each["cost"].get(what):
                    picture.put((loaf if what == "food" else coin)(38), at, middle, "left")
                    at += 40
            right = x + CASTRA - 14
            right -= picture.text(right, middle + 1, TROOPS.get(each["key"], 1), 46, FIGURE, align="right")
            picture.text(right - 2, middle, "›", 46, LABEL, palette.SOFT, "right")


def _taken(picture: Picture, scene: Scene, said: View, x: float, y: float, wide: float, high: float) -> bool:
    """Draw the ground of a slot, and who stands there or that nobody may any more."""
    by, blocked = said["by"], said.get("blocked")
    picture.rectangle(x, y, wide, high, palette.HOLLOW if by is not None or blocked else palette.SAND, 12)
    if by is not None:
        picture.put(seal(round(min(high - 8, 62)), colour(scene, by)), x + wide / 2, y + high / 2)
    elif blocked:
        picture.put(cross(round(min(high - 8, 56))), x + wide / 2, y + high / 2)
    return by is not None or bool(blocked)
