"""A seat's own view of Capitol: its cards, the bid it makes, its houses, and what is left to build with."""

from collections.abc import Sequence
from typing import NamedTuple

from render import palette
from render.capitol.look import HEADER
from render.capitol.pieces import CARD, TILES, card, roof, stop, value
from render.capitol.words import moment, now
from render.capitol.yard import CAPTION, SUPPLY, draw_houses, layout, unbuilt
from render.pieces import block, seal
from render.scene import Scene
from render.surface import GUTTER, MARGIN, TOP, WIDTH, Picture, spot
from render.text import FIGURE, NOTE

FEW = 16  # cards that are still shown with their full faces
SMALL_FACE = 122, 176
BID = 376  # width of the field with the sum of a bid
AUCTION = 168  # width of the note of what is auctioned
STOP = "stop"


class Slot(NamedTuple):
    """A card in its place, or STOP; picked if it is bid or being played."""

    key: str
    picked: bool
    figure: str | None


class Rows(NamedTuple):
    """How cards are laid out: so many beside each other, each so large."""

    columns: int
    lines: int
    wide: int
    high: int
    gap: int

    @property
    def height(self) -> int:
        return CAPTION + self.lines * (self.high + 20) + 12


def draw(scene: Scene) -> Picture:
    slots, houses = _slots(scene), unbuilt(scene)
    rows, yard = _rows(scene, len(slots)), layout(len(houses))
    top = TOP + rows.height + GUTTER
    picture = Picture(top + yard.height + MARGIN)
    picture.header(HEADER, "Your hand", moment(scene.view), seal(72, scene.colour(scene.view["me"])))
    picture.panel(MARGIN, TOP, WIDTH - 2 * MARGIN, rows.height, palette.SAND, radius=22)
    _gold(picture, scene, slots, rows)
    _caption(picture, scene, slots)
    _cards(picture, scene, slots, rows)
    if scene.view["phase"] == "bidding":
        _auction(picture, scene, rows.height)
    draw_houses(picture, scene, houses, yard, top)
    _supply(picture, scene, top, yard.height)
    picture.edge()
    return picture


def _bidding(scene: Scene) -> bool:
    return bool(scene.view["phase"] == "bidding")


def _slots(scene: Scene) -> list[Slot]:
    """The hand in order; while bidding, what is bid comes first and STOP after it."""
    kept, picked = list(scene.view["hand"]), [key for key in scene.chosen if key in scene.view["hand"]]
    if _bidding(scene):
        for key in picked:
            kept.remove(key)
        order = [(key, True) for key in picked] + [(STOP, False)] + [(key, False) for key in kept]
    else:
        order = [(key, key in picked and kept.index(key) == i) for i, key in enumerate(kept)]
    numbered: dict[str, int] = {}
    for i, (key, _) in enumerate(order):
        numbered.setdefault(key, i)
    return [
        Slot(key, above, scene.spots.get(key) if numbered[key] == i else None) for i, (key, above) in enumerate(order)
    ]


def _rows(scene: Scene, count: int) -> Rows:
    (wide, high), gap = (CARD, 20) if count <= FEW else (SMALL_FACE, 16)
    room = WIDTH - 2 * MARGIN - 56 - (AUCTION + 12 if _bidding(scene) else 0)
    columns = (room + gap) // (wide + gap)
    return Rows(columns, -(-count // columns), wide, high, gap)


def _caption(picture: Picture, scene: Scene, slots: Sequence[Slot]) -> None:
    """What the cards are: the hand, or the bid with its sum and what is kept."""
    middle = TOP + 48
    picked = [slot.key for slot in slots if slot.picked]
    if not _bidding(scene):
        said = f"Your cards: {len(slots)}" if slots else "No cards"
        picture.text(44, middle, said, 46, fill=palette.SOFT)
        return
    kept = len(slots) - 1 - len(picked)
    below = f"Below STOP you keep {kept} card{'' if kept == 1 else 's'}"
    if not picked:
        picture.text(44, middle, f"No bid. {below}", 46, fill=palette.SOFT)
        return
    name = "Your bid" if scene.people[scene.view["me"]].waited else "Sealed bid"
    total = sum(map(value, picked))
    picture.text(54, middle, name, 46)
    picture.text(34 + BID - 24, middle, total, 72, FIGURE, align="right")
    picture.text(34 + BID + 24, middle, below, 46, fill=palette.SOFT)


def _place(i: int, rows: Rows) -> tuple[int, int]:
    row, column = divmod(i, rows.columns)
    return 44 + column * (rows.wide + rows.gap), TOP + CAPTION + 6 + row * (rows.high + 20)


def _gold(picture: Picture, scene: Scene, slots: Sequence[Slot], rows: Rows) -> None:
    """The field under what is bid, with its sum above; or under the card that is being played."""
    picked = [i for i, slot in enumerate(slots) if slot.picked]
    if picked and _bidding(scene):
        picture.rectangle(34, TOP + 12, BID, 100, palette.CHOSEN, 18)
    for row in range(rows.lines):
        run = [i for i in picked if i // rows.columns == row]
        if run:
            (left, top), (right, _) = _place(run[0], rows), _place(run[-1], rows)
            picture.rectangle(left - 10, top - 10, right - left + rows.wide + 20, rows.high + 20, palette.CHOSEN, 18)


def _cards(picture: Picture, scene: Scene, slots: Sequence[Slot], rows: Rows) -> None:
    for i, slot in enumerate(slots):
        x, y = _place(i, rows)
        face = stop(scene.colour(scene.view["me"]), rows.wide, rows.high) if slot.key == STOP else None
        picture.put(face or card(slot.key, rows.wide, rows.high), x, y, "left", "top")
        if slot.figure:
            picture.put(spot(slot.figure), x + rows.wide - 24, y + 26)


def _auction(picture: Picture, scene: Scene, height: int) -> None:
    """What is auctioned, and how many have sealed their bid."""
    tile = now(scene.view) or "fountain"
    left, top, high = WIDTH - MARGIN - 12 - AUCTION, TOP + 12, min(height - 24, 344)
    middle, centre = left + AUCTION / 2, top + high / 2
    picture.panel(left, top, AUCTION, high, radius=16)
    picture.text(
        middle, centre - 122, "for a" if tile != "amphitheatre" else "for an", 44, NOTE, palette.SOFT, "middle"
    )
    picture.put(TILES[tile](132), middle, centre - 28)
    ready = sum(not person.waited for person in scene.people)
    picture.text(middle, centre + 78, f"{ready} of {len(scene.people)}", 48, FIGURE, align="middle")
    picture.text(middle, centre + 130, "ready", 44, NOTE, palette.SOFT, "middle")


def _supply(picture: Picture, scene: Scene, top: int, height: int) -> None:
    """Roofs the seat has left, and blocks everybody has."""
    left = WIDTH - MARGIN - SUPPLY
    picture.panel(left, top, SUPPLY, height, radius=22)
    picture.text(left + 28, top + 48, "Roofs left", 46, fill=palette.SOFT)
    look = palette.SEATS[scene.colour(scene.view["me"])]
    for i, (shape, count) in enumerate(scene.view["seats"][scene.view["me"]]["roofs"].items()):
        y = top + 136 + i * 98
        picture.put(roof(112, shape, look.fill), left + 110, y)
        picture.text(left + 190, y + 4, f"× {count}", 60, FIGURE, palette.INK if count else palette.SOFT)
    bottom = top + height - 50
    picture.rectangle(left + 28, bottom - 54, SUPPLY - 56, 3, palette.STONE)
    picture.put(block(70), left + 70, bottom - 2)
    after = left + 120 + picture.text(left + 120, bottom, scene.view["blocks"], 50, FIGURE) + 14
    picture.text(after, bottom, "blocks left", 44, NOTE, palette.SOFT)
