"""The Colosseum's score sheet: fame gathered, most tiles in each row, sets of cards; complete when it stands."""

from render import palette
from render.colosseum.look import HEADER, ROWS
from render.colosseum.pieces import ICONS, arch
from render.colosseum.table import is_open
from render.colosseum.words import moment
from render.pieces import cards, laurel
from render.scene import Scene, View
from render.scores import Cell, Row, Sheet, sheet
from render.surface import Picture

SET = 3  # cards for 1 fame
NAMES = {"stable": "Stables"}
COMPLETE = "Most tiles in a row: 4 alone, 2 tied. If equal, most cards win"
SECRET = "Fame gathered is secret, and counts besides"


def draw(scene: Scene) -> Picture:
    view = scene.view
    rows = [_gathered(view), *(_row(view, row, parting=not i) for i, row in enumerate(ROWS)), _sets(view)]
    known = is_open(view)
    points = [[cell.points or 0 for cell in row.cells] for row in (rows if known else rows[1:])]
    over = view["phase"] == "over"
    return sheet(
        scene,
        Sheet(
            colour=HEADER,
            title="Final fame" if over else "Fame",
            moment=moment(scene),
            rows=rows,
            total="Fame" if over else "Now" if known else "Public",
            scores=[line["total"] for line in view["scores"]]
            if view["scores"]
            else list(map(sum, zip(*points, strict=True))),
            winners=view["winners"] or (),
            note=COMPLETE if known else SECRET,
        ),
    )


def _gathered(view: View) -> Row:
    """The chips of each seat as far as they are known, and how many sections it has built."""
    built = [section["by"] for section in view["sections"]]
    cells = [Cell(seat.get("fame"), built.count(number)) for number, seat in enumerate(view["seats"])]
    return Row("Gathered", cells, laurel(58, palette.BRONZE), unit=arch(38))


def _row(view: View, row: str, parting: bool) -> Row:
    """Who has most tiles in a row, and what that is worth now."""
    lead = view["majorities"][row]
    cells = [
        Cell(
            lead["each"] if number in lead["seats"] else 0,
            seat["tiles"][row],
            number in lead["seats"],
            lead["each"] == 2,
        )
        for number, seat in enumerate(view["seats"])
    ]
    return Row(NAMES.get(row, row.capitalize()), cells, ICONS[row](56), parting=parting, unit=ICONS[row](40))


def _sets(view: View) -> Row:
    cells = [Cell(seat["cards"] // SET, seat["cards"]) for seat in view["seats"]]
    return Row("Cards ÷ 3", cells, cards(56), parting=True, unit=cards(42))
