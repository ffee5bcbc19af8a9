"""The Colosseum's board: the ring and the Consul, four sites, the growing building, what is left, and the seats."""

import math

from render import palette
from render.colosseum import sites, table
from render.colosseum.building import CENTRE as MIDDLE
from render.colosseum.building import RISE, STEP, colosseum, place
from render.colosseum.look import HEADER, MATERIALS
from render.colosseum.pieces import arch, back, consul, small_card, space, tile
from render.colosseum.plan import CENTRE, SPACES, ground
from render.colosseum.table import height
from render.colosseum.words import WELL, moment, question, stop
from render.pieces import check, hourglass, seal
from render.scene import Scene, View
from render.surface import WIDTH, Picture, Sprite, spot
from render.text import FIGURE, HERO, LABEL, NOTE, TITLE, width

BUILDING = CENTRE[0], CENTRE[1] + 12  # where its middle lies on the ground
LINES = 500, 584, 726, 810  # what is left, above and below the storage spaces
FOOT = 1066, 1136  # two lines of text below the ring


def draw(scene: Scene) -> Picture:
    view = scene.view
    high = height(len(scene.people))
    picture = Picture(high, ground(high).image)
    picture.header(HEADER, "The Colosseum", question(scene) or moment(scene))
    _building(picture, scene)
    here = _here(scene)
    for number, each in enumerate(view["ring"]):
        if each["kind"] == "site":
            sites.draw(picture, scene, number, here)
    for number in sorted(range(len(SPACES)), key=lambda each: SPACES[each][1]):
        _space(picture, scene, number, here)
    _well(picture, view)
    _supply(picture, view)
    _stacks(picture, view)
    _foot(picture, scene)
    table.draw(picture, scene)
    picture.edge()
    return picture


def _here(scene: Scene) -> int:
    """Where the Consul stands, or would after the steps being chosen."""
    keys = [each["key"] for each in scene.view["ring"]]
    at = stop(scene)
    return keys.index(at) if at else int(scene.view["consul"])


def _building(picture: Picture, scene: Scene) -> None:
    """The Colosseum with the seal of whoever built each section, the chips still to be had, and how far it is."""
    view, built = scene.view, scene.view["built"]
    left, top = BUILDING[0] - MIDDLE[0], BUILDING[1] - MIDDLE[1]
    picture.put(colosseum(built, tuple(_sign(section) for section in view["sections"])), left, top, "left", "top")
    for number, section in enumerate(view["sections"][:built]):
        x, y = place(number + 0.5, 0.5, RISE)
        picture.put(seal(44, scene.colour(section["by"])), left + x, top + y)
    if built < len(view["sections"]) and not view["sections"][built]["bonus"]:
        _next(picture, view["sections"][built]["numeral"], built, left, top)
    middle = BUILDING[1] - 76
    picture.text(BUILDING[0], middle, f"{built} of {len(view['sections'])}", 72, HERO, palette.RED, "middle")
    said = "sections built" if built < len(view["sections"]) else "complete"
    picture.text(BUILDING[0], middle + 62, said, 44, LABEL, palette.SOFT, "middle")


def _sign(section: View) -> str:
    """What lies on the ground of a section: its chip, or else its numeral."""
    return str(section["bonus"] or section["numeral"])


def _next(picture: Picture, numeral: str, built: int, left: float, top: float) -> None:
    """The numeral of the next section on a gold label."""
    beside = -0.6 < math.cos((built + 0.5) * STEP) < 0.2  # where a space of the ring is close
    x, y = place(built + 0.5, 1.2 if beside else 1.42)
    wide = width(numeral, TITLE, 44) + 40
    picture.panel(left + x - wide / 2, top + y - 30, wide, 60, palette.SPOT, palette.INK, 4, 30)
    picture.text(left + x, top + y, numeral, 44, TITLE, align="middle")


def _space(picture: Picture, scene: Scene, number: int, here: int) -> None:
    """A space of the ring, the Consul if he stands there, and its number if he can stop there."""
    each, (x, y) = scene.view["ring"][number], SPACES[number]
    figure = scene.spots.get(each["key"])
    choosing = any(key in scene.spots for key in ("d", "p1", "p2", "p3", "p4", "a1", "a2"))
    rim = palette.SPOT if (figure or (number == here and not choosing)) else None
    which = int(each["key"][1:] or 0)
    picture.put(space(each["kind"], which, rim, number != here), x, y)
    if number == here:
        picture.put(consul(108), x - (26 if which else 0), y + 40, anchor="bottom")
    if figure:
        side = 1 if x >= CENTRE[0] else -1
        picture.put(spot(figure), x + side * (102 if which else 84), y)


def _well(picture: Picture, view: View) -> None:
    """What the one space without a site or storage does."""
    picture.text(CENTRE[0], 160, f"The well: {WELL[view['space_d']]}", 44, NOTE, palette.SOFT, "middle", room=600)


def _supply(picture: Picture, view: View) -> None:
    """Cards of each kind that can still be taken."""
    picture.text(24, 438, "cards", 44, NOTE, palette.SOFT)
    for i, each in enumerate(MATERIALS):
        _left(picture, small_card(each), view["supply"][each], 26, i)


def _stacks(picture: Picture, view: View) -> None:
    """What lies face down: landscapes, storage, building pieces."""
    picture.text(WIDTH - 24, 438, "stacks", 44, NOTE, palette.SOFT, "right")
    stacks = [(back(level, 64), view["stacks"][level]) for level in ("II", "III")]
    stacks += [(tile("storage", 64), view["storage"]), (arch(64), sum(view["pieces"].values()))]
    for i, (sprite, many) in enumerate(stacks):
        _left(picture, sprite, many, 1452, i)


def _left(picture: Picture, sprite: Sprite, many: int, x: float, line: int) -> None:
    y = LINES[line]
    picture.put(sprite, x, y, "left")
    picture.text(x + 74, y, many, 48, FIGURE, palette.INK if many else palette.ALERT)


def _foot(picture: Picture, scene: Scene) -> None:
    """What is scored and for whom; or else what most tiles in a row are worth."""
    view = scene.view
    if view["paying"]:
        _shares(picture, scene)
        return
    picture.text(CENTRE[0], FOOT[0], "Most tiles in a row at the end", 44, NOTE, palette.SOFT, "middle")
    for x, (said, worth, fill, edge) in zip(
        (CENTRE[0] - 210, CENTRE[0] + 60),
        (("alone", 4, palette.FIRST, palette.INK), ("tied", 2, palette.MARBLE, palette.BRONZE)),
        strict=True,
    ):
        picture.panel(x, FOOT[1] - 28, 84, 56, fill, edge, 4, 28)
        picture.text(x + 42, FOOT[1] + 1, f"+{worth}", 46, FIGURE, align="middle")
        picture.text(x + 98, FOOT[1], said, 44, NOTE, palette.SOFT)


def _shares(picture: Picture, scene: Scene) -> None:
    """What is scored gives each seat: cards, or steps back; and whether it has decided."""
    view, seats = scene.view, len(scene.people)
    paying, pitch = view["paying"], 600 / max(3, seats)
    what, middle = paying["what"], FOOT[0] if paying["short"] else sum(FOOT) / 2
    for seat, owed in enumerate(paying["owed"]):
        x = CENTRE[0] + (seat - (seats - 1) / 2) * pitch
        due = view["seats"][seat]["marker"] if what == "stable" else owed
        picture.put(seal(50, scene.colour(seat)), x - 42, middle)
        picture.text(x + 2, middle + 1, due or "–", 48, FIGURE, palette.INK if due else palette.SOFT, "middle")
        if owed:
            picture.put(hourglass(46) if seat in paying["open"] else check(46), x + 44, middle)
    if paying["short"]:
        said = f"only {view['supply'][what]} {what} left: one by one"
        picture.text(CENTRE[0], FOOT[1], said, 44, LABEL, palette.ALERT, "middle")
