"""The plan of a city: the spaces that can still be reached, its landscape, its tiles."""

from typing import NamedTuple

from render import palette
from render.cities.pieces import bridge, land, link, space, tile
from render.scene import View
from render.surface import Picture, Sprite
from render.text import LABEL


class Plan(NamedTuple):
    """Where a city's spaces are: the upper left corner, the size of a space, the columns and rows shown."""

    x: float
    y: float
    cell: int
    columns: str
    rows: tuple[int, ...]

    @property
    def wide(self) -> int:
        return self.cell * len(self.columns)

    @property
    def high(self) -> int:
        return self.cell * len(self.rows)

    def shows(self, at: str) -> bool:
        return at[0] in self.columns and int(at[1]) in self.rows

    def corner(self, at: str) -> tuple[float, float]:
        """The upper left corner of a space."""
        return self.x + self.columns.index(at[0]) * self.cell, self.y + self.rows.index(int(at[1])) * self.cell


def within(city: View, x: float, y: float, room: int) -> Plan:
    """As large as fits into a square of `room` pixels, in its middle."""
    columns, rows = "".join(city["columns"]), tuple(city["rows"])
    cell = room // max(len(columns), len(rows))
    return Plan(x + (room - cell * len(columns)) // 2, y + (room - cell * len(rows)) // 2, cell, columns, rows)


def draw(picture: Picture, city: View, plan: Plan) -> None:
    """Draw everything that lies in a city."""
    picture.rectangle(plan.x - 5, plan.y - 5, plan.wide + 10, plan.high + 10, palette.UMBER, 4)
    mat = city["mat"] or {"free": (), "blocked": (), "bridges": (), "ground": None}
    for row in plan.rows:
        for column in plan.columns:
            at = f"{column}{row}"
            if at in mat["blocked"]:
                _put(picture, land(mat["ground"], plan.cell), plan, at)
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
    for i, column in enumerate(plan.columns):
        middle = plan.x + (i + 0.5) * plan.cell
        picture.text(middle, plan.y - gap, column.upper(), 44, LABEL, palette.SOFT, "middle")
    for i, row in enumerate(plan.rows):
        picture.text(plan.x - gap, plan.y + (i + 0.5) * plan.cell, row, 44, LABEL, palette.SOFT, "middle")
