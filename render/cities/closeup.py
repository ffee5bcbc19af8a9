"""One city with every space where a tile in hand can go, each with its number and what it would change."""

from render import palette
from render.cities import plan, tally
from render.cities.look import HEADER, face, kind
from render.cities.pieces import tile
from render.cities.plan import Plan
from render.cities.standing import small
from render.cities.words import name, signed
from render.pieces import seal
from render.scene import Scene, View
from render.surface import GUTTER, MARGIN, TOP, WIDTH, Picture, spot
from render.text import FIGURE, NOTE

ROOM, STRIP = 930, 50
LEFT, UPPER = 92, 204
SIDE = 1062  # where the column beside the plan begins
HAND_HIGH = 238
OWNERS_HIGH = 92
YOU = 170  # width of one's own seal
PAYS = {
    "shop": ("in a line", "2 5 10 16 18"),
    "factory": ("4 for the most,", "then 3, else 2"),
    "tavern": ("kinds in a set", "1 4 9 17"),
    "office": ("1 3 6 10 15 21,", "+1 by a tavern"),
    "park": ("in a group", "2 8 12 13 14"),
    "house": ("1 a type, but", "1 by a factory"),
}


def draw(scene: Scene) -> Picture:
    held, _, _ = next(place for place in scene.spots if "/" in place).partition("/")
    key, _, side = held.rpartition("-")
    view = scene.view
    city = view["cities"][view["seats"][view["me"]][side]]
    side_high = HAND_HIGH + tally.list_height(city) + OWNERS_HIGH + 2 * GUTTER
    laid = plan.within(city, LEFT, UPPER, ROOM, STRIP)
    bottom = max(UPPER + laid.high + 20, TOP + side_high)
    laid = laid._replace(y=UPPER + (bottom - UPPER - 20 - laid.high) // 2)
    picture = Picture(bottom + MARGIN)
    picture.header(
        HEADER, f"{city['numeral']} · {city['name']}", f"Where does the {name(view, key).partition(':')[0]} go?"
    )
    _border(picture, scene, city, laid)
    plan.draw(picture, city, laid)
    plan.letter(picture, laid, 40)
    for place, figure in scene.spots.items():
        if place.startswith(f"{held}/"):
            at = place.partition("/")[2]
            _choice(picture, laid, at, figure, view["gains"].get(held, {}).get(at))
    _hand(picture, view, key)
    y = TOP + HAND_HIGH + GUTTER
    tally.list_all(picture, city, SIDE, y, WIDTH - MARGIN - SIDE)
    _owners(picture, scene, city, y + tally.list_height(city) + GUTTER)
    picture.edge()
    return picture


def _border(picture: Picture, scene: Scene, city: View, laid: Plan) -> None:
    """The owners' colours round the plan."""
    x, y, wide, high = laid.x - 14, laid.y - 14, laid.wide + 28, laid.high + 28
    left, right = (palette.SEATS[scene.colour(owner)].fill for owner in city["owners"])
    picture.rectangle(x - 4, y - 4, wide + 8, high + 8, palette.INK, 10)
    picture.rectangle(x, y, wide, high, left, 8)
    picture.rectangle(x + wide // 2, y, wide - wide // 2, high, right, 8)
    picture.rectangle(x + wide // 2, y, 12, high, right)
    if left != right:
        picture.rectangle(x + wide // 2 - 2, y, 4, high, palette.INK)


def _choice(picture: Picture, laid: Plan, at: str, figure: str, gain: int | None) -> None:
    x, y = laid.corner(at)
    cell, middle = laid.cell, x + laid.cell / 2
    picture.panel(x + 3, y + 3, cell - 6, cell - 6, palette.SPOT_CELL, palette.INK, 4, 14)
    large = cell > 160
    size = 92 if large else 72
    picture.put(spot(figure, size), middle, y + cell * (0.36 if large else 0.35))
    if gain is None:
        return
    tone = palette.GOOD if gain > 0 else palette.ALERT if gain < 0 else palette.SOFT
    picture.text(middle, y + cell * (0.79 if large else 0.8), signed(gain), 50 if large else 44, FIGURE, tone, "middle")


def _hand(picture: Picture, view: View, key: str) -> None:
    """The tile to be laid, what it is called, and what it does."""
    wide, middle = WIDTH - MARGIN - SIDE, TOP + HAND_HIGH / 2
    picture.active(SIDE, TOP, wide, HAND_HIGH, 20)
    picture.put(small(view, key, 176), SIDE + 118, middle)
    x, room = SIDE + 224, wide - 244
    said = view["legend"].get(key)
    title = name(view, key)
    if said and "halves" in said:
        first, second = title.split(" + ")
        half = "upper" if said["orient"] == "vertical" else "left"
        for i, (words, size, style) in enumerate(
            ((first, 52, FIGURE), (second, 52, FIGURE), (f"by {half} half", 44, NOTE))
        ):
            tone = palette.SOFT if style == NOTE else palette.INK
            picture.text(x, middle - 60 + 60 * i, words, size, style, tone, room=room)
        return
    if said:
        _civic(picture, said, title, x, middle, room)
        return
    words = title.partition(": ")[2].capitalize() or title
    picture.text(x, middle - 56, words, 56, FIGURE, room=room)
    for i, line in enumerate(PAYS[kind(key)]):
        picture.text(x, middle + 8 + 52 * i, line, 44, NOTE, palette.SOFT, room=room)


def _civic(picture: Picture, said: View, title: str, x: float, middle: float, room: float) -> None:
    """What is good beside it, and what is not."""
    picture.text(x, middle - 56, title, 50, FIGURE, room=room)
    at = x
    for sign, each in (("+", said["benefits"]), ("−", [said["harms"]])):
        at += picture.text(at, middle + 30, sign, 50, FIGURE, palette.GOOD if sign == "+" else palette.ALERT) + 6
        for type_ in each:
            picture.put(tile(face(type_), 60), at, middle + 30, "left")
            at += 66
        at += 12


def _owners(picture: Picture, scene: Scene, city: View, y: float) -> None:
    """Whose city it is, the left owner at the left."""
    wide, owners = WIDTH - MARGIN - SIDE, list(dict.fromkeys(city["owners"]))
    picture.panel(SIDE, y, wide, OWNERS_HIGH)
    middle, x = y + OWNERS_HIGH / 2, SIDE + 12
    for owner in owners:
        part = YOU if owner == scene.view["me"] else wide - 24 - YOU
        picture.put(seal(60, scene.colour(owner)), x + 36, middle)
        said = "you" if owner == scene.view["me"] else scene.name(owner)
        picture.text(x + 76, middle + 1, said, 46, room=part - 84)
        x += part
