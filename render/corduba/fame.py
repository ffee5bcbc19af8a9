"""The three Prestige tracks: who stands where, and what each space brings to those who come there."""

from collections.abc import Sequence

from render import palette
from render.corduba.goods import item, long, put
from render.corduba.look import PARTS
from render.corduba.words import colour
from render.pieces import laurel, seal
from render.scene import Scene, View
from render.surface import MARGIN, WIDTH, Picture, spot
from render.text import LABEL, TITLE

ROW, GAP, PAD = 124, 6, 12
PLATE = 96  # the field with the District's letters
FIRST, PITCH, CELL = 134, 111, 104
UPPER = 42  # of a space: what it brings


def height(scene: Scene) -> int:
    return 2 * PAD + len(PARTS) * ROW + (len(PARTS) - 1) * GAP


def draw(picture: Picture, scene: Scene, y: float) -> None:
    picture.panel(MARGIN, y, WIDTH - 2 * MARGIN, height(scene), radius=18)
    for i, key in enumerate(PARTS):
        _track(picture, scene, key, y + PAD + i * (ROW + GAP))


def _track(picture: Picture, scene: Scene, key: str, y: float) -> None:
    look, said = PARTS[key], scene.view["districts"][key]
    picture.rectangle(24, y, WIDTH - 48, ROW, look.tint, 12)
    picture.rectangle(24, y, PLATE, ROW, look.deep, 12)
    figure = scene.spots.get(f"prestige/{key}")
    picture.text(24 + PLATE / 2, y + (30 if figure else ROW / 2), look.letters, 46, TITLE, palette.PAPER, "middle")
    if figure:
        picture.put(spot(figure), 24 + PLATE / 2, y + 85)
    for number in range(len(said["prestige"]) + 1):
        x = FIRST + number * PITCH
        picture.rectangle(x, y + 5, CELL, ROW - 10, palette.mix(look.tint, palette.WHITE, 0.62), 10)
        here = [seat for seat, each in enumerate(scene.view["seats"]) if each["prestige"][key] == number]
        effect = said["prestige"][number - 1] if number else {}
        gone = "senator_token" in effect and not scene.view["senator_tokens"][key]
        _space(picture, number, {} if gone else effect, look.deep, x, y, bool(here))
        _seals(picture, [colour(scene, seat) for seat in here], x + CELL / 2, y)


def _space(picture: Picture, number: int, effect: View, tone: str, x: float, y: float, taken: bool) -> None:
    """What a space brings, or its number; larger where nobody stands."""
    middle = y + (UPPER / 2 + 8 if taken else ROW / 2)
    if not number:
        picture.put(laurel(40 if taken else 62), x + CELL / 2, middle)
        return
    if not effect:
        picture.text(x + CELL / 2, middle, number, 44, LABEL, tone, "middle")
        return
    what, many = next(iter(effect.items()))
    said, size = item(what, many), 42 if taken else 60
    put(picture, said, x + (CELL - long(said, size, 46)) / 2, middle, size, 46)


def _seals(picture: Picture, here: Sequence[str], middle: float, y: float) -> None:
    """One large, two beside each other, up to four in a square."""
    size, pitch = {1: (62, 0), 2: (48, 50)}.get(len(here), (40, 46))
    low = y + UPPER + 8 + (ROW - UPPER - 16) / 2
    for i, each in enumerate(here):
        row, column = divmod(i, 2)
        across = min(2, len(here) - 2 * row)
        x = middle + (column - (across - 1) / 2) * pitch
        rise = 0 if len(here) <= 2 else (row - 0.5) * 38
        picture.put(seal(size, each), x, low + rise)
