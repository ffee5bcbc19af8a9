"""The score sheet all games share: rows are sources of points, columns are seats, the winners' columns are gold."""

from collections.abc import Sequence
from typing import NamedTuple

from render import palette
from render.pieces import laurel, seal
from render.scene import Scene
from render.surface import MARGIN, TOP, WIDTH, Picture, Sprite
from render.text import FIGURE, LABEL, NOTE, TITLE, width

SEATS_HIGH = 188
TOTAL_HIGH = 140
NOTE_HIGH = 76
SEATS_NAMED = 5  # with more, names give way to seals


class Cell(NamedTuple):
    """What a seat has of one source: points, how many pieces stand behind them, and whether it is first there.

    What nobody may know has no points; who is first together with others is tied.
    """

    points: int | None
    pieces: int = 0
    first: bool = False
    tied: bool = False


class Row(NamedTuple):
    """One source of points; `unit` pictures what is counted there. A parting row begins a new group."""

    label: str
    cells: Sequence[Cell]
    icon: Sprite | None = None
    fill: str = palette.INK
    face: str = LABEL
    worth: str = ""
    parting: bool = False
    unit: Sprite | None = None


class Sheet(NamedTuple):
    """A whole score sheet; `unit` pictures what is counted in all rows, `winners` is empty until the end."""

    colour: str
    title: str
    moment: str
    rows: Sequence[Row]
    total: str
    scores: Sequence[int]
    winners: Sequence[int]
    note: str
    unit: Sprite | None = None
    label: int = 392
    row: int = 76


def sheet(scene: Scene, said: Sheet) -> Picture:
    """Draw a score sheet."""
    body = SEATS_HIGH + len(said.rows) * said.row + TOTAL_HIGH
    picture = Picture(TOP + body + NOTE_HIGH + MARGIN)
    picture.header(said.colour, said.title, said.moment)
    picture.panel(MARGIN, TOP, WIDTH - 2 * MARGIN, body)
    across = (WIDTH - 2 * MARGIN - said.label - 10) / len(scene.people)
    centres = [MARGIN + said.label + across * (seat + 0.5) for seat in range(len(scene.people))]
    foot = TOP + body - TOTAL_HIGH
    picture.rectangle(MARGIN + 3, foot, WIDTH - 2 * MARGIN - 6, TOTAL_HIGH - 3, palette.SAND, 17)
    picture.rectangle(MARGIN + 3, foot, WIDTH - 2 * MARGIN - 6, TOTAL_HIGH / 2, palette.SAND)
    for seat in said.winners:
        left = centres[seat] - across / 2 + 4
        picture.rectangle(left, TOP + 3, across - 8, body - 6, palette.WINNER, 16)
        picture.rectangle(left, foot, across - 8, TOTAL_HIGH - 3, palette.WINNER_TOTAL, 16)
    for seat, centre in enumerate(centres):
        _seat(picture, scene, seat, centre, across, seat in said.winners)
    for i, row in enumerate(said.rows):
        _row(picture, said, row, TOP + SEATS_HIGH + i * said.row, centres)
    picture.text(MARGIN + 24, foot + TOTAL_HIGH / 2, said.total, 62, TITLE, said.colour)
    for seat, centre in enumerate(centres):
        size = 92 if seat in said.winners else 76
        picture.text(centre, foot + TOTAL_HIGH / 2, said.scores[seat], size, FIGURE, align="middle")
    picture.text(
        WIDTH / 2, TOP + body + NOTE_HIGH / 2 + 4, said.note, 44, NOTE, palette.SOFT, "middle", room=WIDTH - 60
    )
    picture.edge()
    return picture


def _seat(picture: Picture, scene: Scene, seat: int, centre: float, across: float, won: bool) -> None:
    named = len(scene.people) <= SEATS_NAMED
    middle = TOP + (64 if named else SEATS_HIGH / 2)
    if won:
        picture.put(laurel(128), centre, middle)
    picture.put(seal(76, scene.colour(seat)), centre, middle - 3)
    if named:
        picture.text(centre, TOP + 148, scene.name(seat), 46, align="middle", room=min(across - 24, WIDTH * 0.4))


def _row(picture: Picture, said: Sheet, row: Row, top: float, centres: Sequence[float]) -> None:
    line, fill = (4, palette.SHADE) if row.parting else (2, palette.SAND)
    picture.rectangle(MARGIN + 18, top - line / 2, WIDTH - 2 * MARGIN - 36, line, fill)
    middle, left = top + said.row / 2, MARGIN + 24
    if row.icon:
        picture.put(row.icon, left, middle, "left")
        left += row.icon.image.width + 16
    right = MARGIN + said.label - 12
    if row.worth:
        right -= round(picture.text(right, middle, row.worth, 44, FIGURE, row.fill, "right")) + 12
    picture.text(left, middle, row.label, 46, row.face, row.fill, room=right - left)
    for cell, centre in zip(row.cells, centres, strict=True):
        _cell(picture, cell, row.unit or said.unit, centre, middle)


def _cell(picture: Picture, cell: Cell, unit: Sprite | None, centre: float, middle: float) -> None:
    """Points to the left of the pieces behind them; nothing is a dash, what is not known a question mark."""
    right = centre + 12
    points = "?" if cell.points is None else str(cell.points).replace("-", "−") if cell.points else "–"
    if cell.first:
        across = width(points, FIGURE, 54) + 36
        fill, edge = (palette.MARBLE, palette.BRONZE) if cell.tied else (palette.FIRST, palette.INK)
        picture.panel(right - across + 18, middle - 30, across, 60, fill, edge, 4 if cell.tied else 3, 30)
    tone, face = (palette.INK, FIGURE) if cell.points else (palette.SOFT, NOTE)
    picture.text(right, middle, points, 54, face, tone, "right")
    if cell.pieces:
        start = centre + 46
        start += picture.text(start, middle, cell.pieces, 44, NOTE, palette.SOFT) + 4
        if unit:
            picture.put(unit, start, middle, "left")
