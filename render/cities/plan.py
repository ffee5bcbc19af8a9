"""The plan of a city: its fixed grid of letters and numbers, its landscape, its tiles.

Columns and rows that no legal square can reach any more are shut: narrow and shaded, or where there is little room left
out. The others keep their names.
"""

from itertools import accumulate
from typing import NamedTuple

from render import palette
from render.cities.pieces import bridge, land, link, shut, space, tile
from render.scene import View
from render.surface import Picture, Sprite
from render.text import LABEL

COLUMNS, ROWS = "abcdefg", "1234567"


class Plan(NamedTuple):
    """Where a city's spaces are: the upper left corner, the size of a space, the lines where one may still be reached.

    The others are `strip` wide.
    """

    x: float
    y: float
    cell: int
    open: str
    strip: int = 0

    @property
    def wide(self) -> int:
        return sum(self.widths(COLUMNS))

    @property
    def high(self) -> int:
        return sum(self.widths(ROWS))

    def widths(self, lines: str) -> list[int]:
        """Of all columns or of all rows, in pixels."""
        return [self.cell if each in self.open else self.strip for each in lines]

    def corner(self, at: str) -> tuple[float, float]:
        """The upper left corner of a space."""
        return self.x + self._before(COLUMNS, at[0]), self.y + self._before(ROWS, at[1])

    def _before(self, lines: str, each: str) -> int:
        return sum(self.widths(lines)[: lines.index(each)])

    def shown(self, lines: str) -> list[tuple[str, int, int]]:
        """The columns or rows that are to be seen: name, where they begin, how wide they are."""
        widths = self.widths(lines)
        begins = accumulate(widths, initial=0)
        return [each for each in zip(lines, begins, widths, strict=False) if each[2]]


def within(city: View, x: float, y: float, room: int, strip: int = 0) -> Plan:
    """As large as fits into a square of `room` pixels, in its middle."""
    columns, rows = len(city["columns"]), len(city["rows"])
    cell = min((room - strip * (len(COLUMNS) - many)) // many for many in (columns, rows))
    plan = Plan(x, y, cell, "".join(map(str, (*city["columns"], *city["rows"]))), strip)
    return plan._replace(x=x + (room - plan.wide) // 2, y=y + (room - plan.high) // 2)


def draw(picture: Picture, city: View, plan: Plan) -> None:
    """Draw everything that lies in a city."""
    picture.rectangle(plan.x - 5, plan.y - 5, plan.wide + 10, plan.high + 10, palette.UMBER, 4)
    mat = city["mat"] or {"free": (), "blocked": (), "bridges": (), "ground": None}
    for row, _, high in plan.shown(ROWS):
        for column, _, wide in plan.shown(COLUMNS):
            at = f"{column}{row}"
            if at in mat["blocked"]:
                _put(picture, land(mat["ground"], plan.cell), plan, at)
            elif not {row, column} <= set(plan.open):
                _put(picture, shut(wide, high), plan, at)
            else:
                _put(picture, space(plan.cell, mat["ground"] if at in mat["free"] else None), plan, at)
    for each in mat["bridges"]:
        _put(picture, bridge(plan.cell, each["orient"]), plan, each["at"])
    _tiles(picture, city, plan)


def _put(picture: Picture, sprite: Sprite, plan: Plan, at: str) -> None:
    picture.put(sprite, *plan.corner(at), "left", "top")


def _tiles(picture: Picture, city: View, plan: Plan) -> None:
    before = None
    for each in city["tiles"]:
        x, y = plan.corner(each["at"])
        picture.put(tile(each["tile"], plan.cell - 2, each["new"]), x + 1, y + 1, "left", "top")
        if each["duplex"]:
            if before is None:
                before = x, y
                continue
            orient = "vertical" if before[0] == x else "horizontal"
            half = plan.cell / 2
            if orient == "vertical":
                picture.put(link(orient, plan.cell), x + half, y)
            else:
                picture.put(link(orient, plan.cell), x, y + half)
        before = None


def letter(picture: Picture, plan: Plan, gap: int = 30) -> None:
    """Name the columns above and the rows to the left."""
    for column, at, wide in plan.shown(COLUMNS):
        picture.text(plan.x + at + wide / 2, plan.y - gap, column.upper(), 44, LABEL, palette.SOFT, "middle")
    for row, at, high in plan.shown(ROWS):
        picture.text(plan.x - gap, plan.y + at + high / 2, row, 44, LABEL, palette.SOFT, "middle")
