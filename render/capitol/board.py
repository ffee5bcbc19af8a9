"""Capitol's board: nine prefectures with what each is worth and to whom, the auctions, the seats and the piles."""

from collections.abc import Sequence

from render import palette
from render.capitol.look import COLOURS, HEADER, ROMAN
from render.capitol.pieces import SMALL_CARD, TILES, house, hut, small_card, square, value
from render.capitol.plan import (
    HEIGHT,
    HIGH,
    LAND_BOTTOM,
    LAND_TOP,
    LARGE,
    LEFT,
    UPPER,
    WIDE,
    Prefecture,
    city,
    squares,
    veil,
)
from render.pieces import block, cards, cross, helmet, hourglass, laurel, seal
from render.scene import Scene, View
from render.surface import GUTTER, MARGIN, WIDTH, Picture, spot
from render.text import FIGURE, NOTE, TITLE, width

RAIL = 1408  # left edge of the auctions
SEATS_TOP = LAND_BOTTOM + 14
SEAT_HIGH = 196
PILES_TOP = SEATS_TOP + SEAT_HIGH + 14
HUT = 54  # pitch of the houses in a seat's yard


def draw(scene: Scene) -> Picture:
    view = scene.view
    printed = (Prefecture(p["row"], p["column"], p["colour"], p["small"]) for p in view["prefectures"])
    picture = Picture(HEIGHT, city(tuple(printed)).image)
    picture.header(HEADER, "Capitol", _question(scene) or moment(view))
    for prefecture in view["prefectures"]:
        _prefecture(picture, scene, prefecture)
    _choices(picture, scene)
    _auctions(picture, scene)
    for seat in range(len(scene.people)):
        _seat(picture, scene, seat)
    _piles(picture, scene)
    picture.edge()
    return picture


def moment(view: View) -> str:
    """Where the game is, in a few words."""
    match view["phase"]:
        case "over":
            return "Final position"
        case "bidding":
            what = f"Auction {view['auction']} of 3"
        case phase:
            what = phase.capitalize()
    return f"Round {view['round']} of {view['rounds']} · {what}"


def _question(scene: Scene) -> str | None:
    """What the numbers on the board choose."""
    if not scene.spots:
        return None
    if scene.view["phase"] == "placing":
        return f"Where does the {_tile(scene.view)} go?"
    if scene.view["phase"] == "drawing":
        return "Which card do you draw?"
    me = scene.view["me"]
    yard = [each["key"] for each in scene.view["seats"][me]["houses"]] if me is not None else []
    moved = next((key for key in scene.chosen if key in yard), None)
    return f"Where does house {moved.upper()} go?" if moved else None


def _tile(view: View) -> str | None:
    return next((auction["tile"] for auction in view["auctions"] if auction["state"] == "now"), None)


def _prefecture(picture: Picture, scene: Scene, prefecture: View) -> None:
    x, y, look = LEFT[prefecture["column"]], UPPER[prefecture["row"]], COLOURS[prefecture["colour"]]
    worth = "·".join(map(str, prefecture["worth"]))
    plate = round(width(worth, FIGURE, 44)) + (20 if len(worth) < 5 else 12)
    picture.rectangle(x + WIDE - 14 - plate, y + 18, plate, 52, look.deep, 12)
    picture.text(x + WIDE - 14 - plate / 2, y + 44, worth, 44, FIGURE, palette.WHITE, "middle")
    picture.text(x + 18, y + 44, prefecture["name"], 42, TITLE, look.deep, room=WIDE - 18 - 14 - plate - 3)
    _buildings(picture, scene, prefecture, x, y)
    _tally(picture, scene, prefecture, x, y)


def _buildings(picture: Picture, scene: Scene, prefecture: View, x: int, y: int) -> None:
    """Large square before the houses, upper row before the lower: what stands in front is drawn later."""
    laid, colour = squares(prefecture["small"]), prefecture["colour"]
    if prefecture["large"]:
        at = x + laid.large[0], y + laid.large[1]
        picture.put(square(colour, *LARGE, empty=False), *at)
        picture.put(TILES[prefecture["large"]](92), *at)
    standing = dict(enumerate(prefecture["houses"]))
    last = len(laid.small) - 1
    standing |= {last - i: None for i in range(prefecture["fountains"])}
    for place in sorted(standing, key=lambda i: laid.small[i][::-1]):
        cx, cy = x + laid.small[place][0], y + laid.small[place][1]
        picture.put(square(colour, laid.side, laid.side, empty=False), cx, cy)
        if (built := standing[place]) is None:
            picture.put(TILES["fountain"](laid.side - 8), cx, cy - 2)
        else:
            owner = scene.colour(built["seat"])
            picture.put(
                house(owner, built["height"], prefecture["shape"], laid.side - 12),
                cx,
                cy + laid.side / 2 - 4,
                anchor="bottom",
            )


def _tally(picture: Picture, scene: Scene, prefecture: View, x: int, y: int) -> None:
    """Blocks of each seat, most first; whoever has first place is on gold."""
    blocks, tallest, middle = prefecture["blocks"], prefecture["tallest"], y + HIGH - 37
    rank = sorted(
        (seat for seat, count in enumerate(blocks) if count), key=lambda seat: (-blocks[seat], -tallest[seat])
    )
    if not rank:
        picture.text(x + 18, middle, "no house yet", 44, NOTE, COLOURS[prefecture["colour"]].deep)
        return
    wide = [44 + 8 + width(str(blocks[seat]), FIGURE, 46) + 18 for seat in rank]
    gap = min(14.0, (WIDE - 28 - sum(wide)) / max(1, len(rank) - 1))
    left = x + 16.0
    for seat, across in zip(rank, wide, strict=True):
        if seat in prefecture["first"]:
            picture.panel(left, middle - 26, across, 52, palette.FIRST, palette.INK, 3, 26)
        picture.put(seal(44, scene.colour(seat)), left + 28, middle)
        picture.text(left + 58, middle, blocks[seat], 46, FIGURE)
        left += across + gap


def _choices(picture: Picture, scene: Scene) -> None:
    """Leave only the prefectures lit that can be chosen, and number the square each would use."""
    lit = [p for p in scene.view["prefectures"] if p["key"] in scene.spots]
    for prefecture in scene.view["prefectures"] if lit else ():
        number = 3 * prefecture["row"] + prefecture["column"]
        x, y = LEFT[prefecture["column"]], UPPER[prefecture["row"]]
        if prefecture not in lit:
            picture.veil(veil(number).outline, x - 10, y - 10)
            continue
        (dx, dy), wide, high = _next_square(scene.view, prefecture)
        left, top = x + dx - wide / 2, y + dy - high / 2
        picture.panel(left, top, wide, high, palette.SPOT_CELL, palette.INK, 4, 12)
        picture.put(spot(scene.spots[prefecture["key"]], 76), x + dx, y + dy)


def _next_square(view: View, prefecture: View) -> tuple[tuple[float, float], float, float]:
    """Centre and size of the square that the next house, or the tile being placed, would take."""
    laid = squares(prefecture["small"])
    tile = _tile(view) if view["phase"] == "placing" else None
    if tile and tile != "fountain":
        return laid.large, *LARGE
    place = len(laid.small) - 1 - prefecture["fountains"] if tile else len(prefecture["houses"])
    return laid.small[place], laid.side, laid.side


def _auctions(picture: Picture, scene: Scene) -> None:
    """All auctions by round: who won, what was removed, what is still to come."""
    view = scene.view
    picture.panel(RAIL, LAND_TOP, WIDTH - MARGIN - RAIL, LAND_BOTTOM - LAND_TOP, palette.SAND, radius=22)
    high = (LAND_BOTTOM - LAND_TOP - 28 + 10) / view["rounds"]
    for number in range(1, view["rounds"] + 1):
        top = LAND_TOP + 14 + (number - 1) * high
        now = number == view["round"] and view["phase"] != "over"
        if now:
            picture.panel(RAIL + 8, top, WIDTH - MARGIN - RAIL - 16, high - 10, palette.MARBLE, palette.GOLD, 6, 16)
        tone = palette.RED if now else palette.SOFT
        picture.text(RAIL + 47, top + (high - 10) / 2, ROMAN[number - 1], 44, TITLE, tone, "middle")
        sold = [auction for auction in view["auctions"] if auction["round"] == number]
        pitch = (high - 10) / max(1, len(sold))
        for i, auction in enumerate(sold):
            _auction(picture, scene, auction, RAIL + 117, top + pitch * (i + 0.5))


def _auction(picture: Picture, scene: Scene, auction: View, x: float, y: float) -> None:
    match auction["state"]:
        case "won":
            picture.rectangle(x - 39, y - 39, 78, 78, palette.HOLLOW, 13)
            picture.put(seal(62, scene.colour(auction["winner"])), x, y)
        case "removed":
            picture.rectangle(x - 39, y - 39, 78, 78, palette.HOLLOW, 13)
            picture.put(cross(62), x, y)
        case "now":
            picture.panel(x - 41, y - 41, 82, 82, palette.FIRST, palette.INK, 3, 14)
            picture.put(TILES[auction["tile"]](72), x, y)
        case _:
            picture.put(TILES[auction["tile"]](76), x, y)


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
        picture.put(laurel(78), x + 50, y + 41)
    picture.put(seal(50 if won else 60, scene.colour(seat)), x + 50, y + 40)
    room = wide - 112
    if view["consul"] == seat:
        picture.put(helmet(54), x + wide - 14, y + 38, "right")
        room -= 56
    picture.text(x + 96, y + 40, scene.name(seat), 46, room=min(room, WIDTH * 0.4))
    picture.text(x + wide - 18, y + 91, said["score"], 66, FIGURE, align="right")
    picture.put(cards(48), x + 44, y + 90)
    left = x + 74 + picture.text(x + 74, y + 91, said["cards"], 44, FIGURE) + 16
    _doing(picture, scene, seat, left, y + 91)
    _yard(picture, said["houses"], scene.colour(seat), x + 18, y + SEAT_HIGH - 12, wide - 36)


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
    draws = view["draws"]
    said = f"Card {draws['taken'] + 1} of {draws['due']}" if draws else "Next cards"
    picture.text(40, middle, said, 44, fill=palette.SOFT)
    for i, name in enumerate(("roof", "block", "permit")):
        pile, x = view["piles"][name], 272 + i * 290
        if pile["top"]:
            picture.put(small_card(pile["top"]), x, middle, "left")
        else:
            picture.rectangle(x, middle - SMALL_CARD[1] / 2, *SMALL_CARD, palette.HOLLOW, 12)
        said = f"{pile['left']} left" if pile["left"] else "none"
        picture.text(x + 136, middle, said, 44, NOTE, palette.SOFT)
        if name in scene.spots:
            picture.put(spot(scene.spots[name]), x + SMALL_CARD[0] - 4, middle - 22)
    picture.put(block(66), 1176, middle)
    after = 1222 + picture.text(1222, middle, view["blocks"], 48, FIGURE) + 14
    picture.text(after, middle, "blocks left", 44, NOTE, palette.SOFT)
