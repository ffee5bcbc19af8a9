"""What lies around Capitol's city plan: the seats in the order of play, and the piles of cards."""

from collections.abc import Sequence

from render import palette
from render.capitol.pieces import SMALL_CARD, hut, roof, small_card, value
from render.capitol.plan import LAND_BOTTOM
from render.pieces import block, cards, helmet, hourglass, laurel, seal
from render.scene import Scene, View
from render.surface import GUTTER, MARGIN, WIDTH, Picture, spot
from render.text import FIGURE, NOTE

SEATS_TOP = LAND_BOTTOM + 14
SEAT_HIGH = 196
PILES_TOP = SEATS_TOP + SEAT_HIGH + 14
HUT = 54  # pitch of the houses in a seat's yard
ROOFS = 212  # width of the roofs a seat has left
ROOMY = 500  # a seat so wide also shows its roofs


def draw(picture: Picture, scene: Scene) -> None:
    for seat in range(len(scene.people)):
        _seat(picture, scene, seat)
    _piles(picture, scene)


def _seat(picture: Picture, scene: Scene, seat: int) -> None:
    """Name, hand, what it is doing, score, and the houses in its yard."""
    view, count = scene.view, len(scene.people)
    said = view["seats"][seat]
    wide = (WIDTH - 2 * MARGIN - GUTTER * (count - 1)) / count
    x, y = MARGIN + seat * (wide + GUTTER), SEATS_TOP
    won = view["winners"] is not None and seat in view["winners"]
    if scene.people[seat].waited or view["active"] == seat:
        picture.active(x, y, wide, SEAT_HIGH)
    elif won:
        picture.panel(x, y, wide, SEAT_HIGH, palette.WINNER, palette.BRONZE, 6, 18)
    else:
        picture.panel(x, y, wide, SEAT_HIGH, radius=18)
    if won:
        picture.put(laurel(70), x + 50, y + 41)
    picture.put(seal(46 if won else 60, scene.colour(seat)), x + 50, y + 40)
    room = wide - 112
    if view["consul"] == seat:
        picture.put(helmet(52), x + wide - 14, y + 37, "right")
        room -= 56
    picture.text(x + 96, y + 40, scene.name(seat), 46, room=min(room, WIDTH * 0.4))
    picture.text(x + wide - 18, y + 97, said["score"], 66, FIGURE, align="right")
    picture.put(cards(46), x + 44, y + 94)
    left = x + 74 + picture.text(x + 74, y + 95, said["cards"], 44, FIGURE) + 16
    _doing(picture, scene, seat, left, y + 95)
    room = wide - 36
    if wide > ROOMY:
        room -= _roofs(picture, said["roofs"], scene.colour(seat), x + wide - 18, y + SEAT_HIGH - 34)
    _yard(picture, said["houses"], scene.colour(seat), x + 18, y + SEAT_HIGH - 12, room)


def _doing(picture: Picture, scene: Scene, seat: int, x: float, y: float) -> None:
    """What a seat is doing in this phase, in a word."""
    view, said = scene.view, scene.view["seats"][seat]
    tone = palette.SOFT
    match view["phase"]:
        case "building" if said["passed"]:
            word = "passed"
        case "bidding" if scene.people[seat].waited:
            picture.put(hourglass(48), x, y - 1, "left")
            return
        case "bidding":
            word, tone = "ready", palette.GOOD
        case "placing":
            word = _bid(view, seat)
        case "drawing" if view["draws"] and view["active"] == seat:
            word = f"{view['draws']['taken']}/{view['draws']['due']}"
        case _:
            return
    picture.text(x, y, word, 44, NOTE, tone)


def _bid(view: View, seat: int) -> str:
    bids = next((auction["bids"] for auction in view["auctions"] if auction["state"] == "now"), None)
    return f"bid {sum(map(value, bids[seat]))}" if bids else ""


def _roofs(picture: Picture, left: View, colour: str, right: float, middle: float) -> int:
    """The roofs a seat has left, by shape; tells how much room they take."""
    fill = palette.SEATS[colour].fill
    for i, (shape, count) in enumerate(left.items()):
        x = right - 200 + i * 100
        picture.put(roof(52, shape, fill), x + 34, middle - 2)
        picture.text(x + 66, middle, count, 44, FIGURE, palette.INK if count else palette.SOFT)
    return ROOFS


def _yard(picture: Picture, houses: Sequence[View], colour: str, x: float, bottom: float, room: float) -> None:
    """The houses that are not on the board yet; what finds no room is counted."""
    fitting = int((room + 4) // HUT)
    shown = houses if len(houses) <= fitting else houses[: fitting - 1]
    for i, each in enumerate(shown):
        picture.put(hut(colour, each["height"], each["shape"]), x + i * HUT - 2, bottom, "left", "bottom")
    if len(shown) < len(houses):
        picture.text(x + len(shown) * HUT + 4, bottom - 22, f"+{len(houses) - len(shown)}", 44, FIGURE, palette.SOFT)


def _piles(picture: Picture, scene: Scene) -> None:
    """The top card of each pile, how many lie there, and the blocks nobody has taken."""
    view, middle = scene.view, PILES_TOP + 52
    picture.panel(MARGIN, PILES_TOP, WIDTH - 2 * MARGIN, 104, palette.SAND, radius=18)
    drawing = view["phase"] == "drawing"
    start, pitch = (148, 326) if drawing else (272, 290)
    picture.text(40, middle, "Draw" if drawing else "Next cards", 44, fill=palette.SOFT)
    for i, name in enumerate(("roof", "block", "permit")):
        pile, x = view["piles"][name], start + i * pitch
        if pile["top"]:
            picture.put(small_card(pile["top"]), x, middle, "left")
        else:
            picture.rectangle(x, middle - SMALL_CARD[1] / 2, *SMALL_CARD, palette.HOLLOW, 12)
        said = f"{pile['left']} left" if pile["left"] else "none"
        x += SMALL_CARD[0] + 14
        if name in scene.spots:
            picture.put(spot(scene.spots[name]), x - 2, middle, "left")
        picture.text(x + (76 if drawing and pile["top"] else 0), middle, said, 44, NOTE, palette.SOFT)
    picture.put(block(66), 1186, middle)
    after = 1230 + picture.text(1230, middle, view["blocks"], 48, FIGURE) + 14
    picture.text(after, middle, "blocks left", 44, NOTE, palette.SOFT)
