"""The seats below the Colosseum's board: extra steps, cards and limit, and who has most tiles in each row."""

from collections.abc import Sequence
from typing import NamedTuple

from render import palette
from render.colosseum.look import ROWS
from render.colosseum.pieces import ICONS, consul
from render.colosseum.plan import MAP_BOTTOM
from render.pieces import cards, laurel, seal
from render.scene import Scene, View
from render.surface import MARGIN, WIDTH, Picture
from render.text import FIGURE, LABEL, NOTE

TABLE_TOP = MAP_BOTTOM + 16
HEADING, LINE, FOOT = 72, 74, 6


class Columns(NamedTuple):
    """The middles of the columns; with open hands there is one for fame, and the cards of a kind are with its tiles."""

    name: int  # how wide a name may be
    fame: int | None
    steps: int
    cards: int
    rule: int
    rows: tuple[int, ...]


CLOSED = Columns(352, None, 552, 716, 794, (870, 1000, 1130, 1260, 1390, 1520))
OPEN = Columns(224, 392, 514, 632, 704, (762, 858, 972, 1128, 1284, 1440))


def height(seats: int) -> int:
    """Of the whole board."""
    return TABLE_TOP + HEADING + LINE * seats + FOOT + MARGIN


def is_open(view: View) -> bool:
    """Whether all cards and all fame lie open."""
    return all("fame" in seat for seat in view["seats"])


def draw(picture: Picture, scene: Scene) -> None:
    columns = OPEN if is_open(scene.view) else CLOSED
    high = HEADING + LINE * len(scene.people) + FOOT
    picture.panel(MARGIN, TABLE_TOP, WIDTH - 2 * MARGIN, high)
    _headings(picture, scene, columns)
    for seat in range(len(scene.people)):
        top = TABLE_TOP + HEADING + LINE * seat
        _line(picture, scene, seat, columns, top)
    picture.rectangle(columns.rule, TABLE_TOP + 14, 3, high - 28, palette.STONE)


def _headings(picture: Picture, scene: Scene, columns: Columns) -> None:
    middle, paying = TABLE_TOP + 38, scene.view["paying"]
    said = "steps" if columns.fame else "extra steps"
    picture.text(columns.steps, middle, said, 44, NOTE, palette.SOFT, "middle")
    picture.put(cards(54), columns.cards, middle)
    if columns.fame:
        picture.put(laurel(60, palette.BRONZE), columns.fame, middle)
    for row, at in zip(ROWS, columns.rows, strict=True):
        if paying and paying["what"] == row:
            picture.panel(at - 44, middle - 31, 88, 64, palette.FIRST, palette.INK, 3, 28)
        picture.put(ICONS[row](56), at, middle + 1)


def _line(picture: Picture, scene: Scene, seat: int, columns: Columns, top: float) -> None:
    """One seat."""
    view, said, middle = scene.view, scene.view["seats"][seat], top + LINE / 2
    ground = palette.MARBLE
    won = view["winners"] is not None and seat in view["winners"]
    if scene.people[seat].waited:
        ground = palette.ACTIVE
        picture.active(MARGIN + 8, top + 1, WIDTH - 2 * MARGIN - 16, LINE - 2, 14)
    elif won:
        ground = palette.WINNER
        picture.panel(MARGIN + 8, top + 1, WIDTH - 2 * MARGIN - 16, LINE - 2, ground, palette.BRONZE, 6, 14)
    elif seat:
        picture.rectangle(36, top - 1, WIDTH - 72, 2, palette.SAND)
    if won:
        picture.put(laurel(72), 70, middle + 1)
    picture.put(seal(48 if won else 58, scene.colour(seat)), 70, middle)
    room = columns.name
    if view["active"] == seat:
        room -= 62
        picture.put(consul(58), 112 + columns.name, middle - 1, "right")
    picture.text(112, middle + 1, scene.name(seat), 46, room=room)
    scores = view["scores"]
    _figures(picture, said, scores[seat]["total"] if scores else said.get("fame"), columns, middle)
    _rows(picture, scene, seat, columns, middle, ground)


def _figures(picture: Picture, said: View, fame: int | None, columns: Columns, middle: float) -> None:
    """Fame is what has been gathered; at the end, all of it."""
    if columns.fame:
        picture.text(columns.fame, middle, fame, 50, FIGURE, palette.RED, "middle")
    tone = palette.INK if said["steps"] else palette.ALERT
    picture.text(columns.steps, middle, said["steps"], 50, FIGURE, tone, "middle")
    picture.text(columns.cards, middle, f"{said['cards']}/{said['limit']}", 48, LABEL, align="middle")


def _rows(picture: Picture, scene: Scene, seat: int, columns: Columns, middle: float, ground: str) -> None:
    """Tiles in each row: gold alone in the lead, an edge in a tie."""
    said, leads = scene.view["seats"][seat], scene.view["majorities"]
    for row, at in zip(ROWS, columns.rows, strict=True):
        lead: Sequence[int] = leads[row]["seats"]
        if seat in lead:
            fill, edge = (palette.FIRST, palette.INK) if len(lead) == 1 else (ground, palette.BRONZE)
            picture.panel(at - 38, middle - 28, 76, 56, fill, edge, 4, 28)
        many = said["tiles"][row]
        tone, face = (palette.INK, FIGURE) if seat in lead else (palette.SOFT, LABEL)
        picture.text(at, middle + 1, many or "–", 48, face, tone, "middle")
        if columns.fame and row in said["hand"]:
            _held(picture, said["hand"][row], at + 46, middle)


def _held(picture: Picture, many: int, left: float, middle: float) -> None:
    """The cards of one kind that lie open beside the tiles that bring them."""
    if many:
        wide = 44 if many < 10 else 60
        picture.panel(left, middle - 29, wide, 58, palette.WHITE, palette.INK, 3, 7)
        picture.text(left + wide / 2, middle + 1, many, 44, LABEL, align="middle")
