"""Capitol's board: nine prefectures with what each is worth and to whom, the auctions, the seats and the piles."""

from render import palette
from render.capitol import table
from render.capitol.look import COLOURS, HEADER, ROMAN
from render.capitol.pieces import TILES, house, square
from render.capitol.plan import (
    HEIGHT,
    HIGH,
    LAND_BOTTOM,
    LAND_TOP,
    LARGE,
    LEFT,
    SMALL,
    UPPER,
    WIDE,
    Prefecture,
    city,
    squares,
    veil,
)
from render.capitol.words import moment, now, question
from render.pieces import cross, seal
from render.scene import Scene, View
from render.surface import MARGIN, WIDTH, Picture, spot
from render.text import FIGURE, NOTE, TITLE, width

RAIL = 1408  # left edge of the auctions


def draw(scene: Scene) -> Picture:
    view = scene.view
    printed = (Prefecture(p["row"], p["column"], p["colour"], p["small"]) for p in view["prefectures"])
    picture = Picture(HEIGHT, city(tuple(printed)).image)
    picture.header(HEADER, "Capitol", question(scene) or moment(view))
    for prefecture in view["prefectures"]:
        _prefecture(picture, scene, prefecture)
    _choices(picture, scene)
    _auctions(picture, scene)
    table.draw(picture, scene)
    picture.edge()
    return picture


def _prefecture(picture: Picture, scene: Scene, prefecture: View) -> None:
    x, y, look = LEFT[prefecture["column"]], UPPER[prefecture["row"]], COLOURS[prefecture["colour"]]
    worth = "·".join(map(str, prefecture["worth"]))
    plate = round(width(worth, FIGURE, 44)) + (20 if len(worth) < 5 else 12)
    picture.rectangle(x + WIDE - 14 - plate, y + 18, plate, 52, look.deep, 12)
    picture.text(x + WIDE - 14 - plate / 2, y + 44, worth, 44, FIGURE, palette.WHITE, "middle")
    picture.text(x + 18, y + 44, prefecture["name"], 40, TITLE, look.deep, room=WIDE - 18 - 14 - plate - 3)
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
        picture.put(square(colour, SMALL, SMALL, empty=False), cx, cy)
        if (built := standing[place]) is None:
            picture.put(TILES["fountain"](SMALL - 8), cx, cy - 2)
        else:
            owner = scene.colour(built["seat"])
            picture.put(
                house(owner, built["height"], prefecture["shape"], SMALL - 12),
                cx,
                cy + SMALL / 2 - 4,
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
    tile = now(view) if view["phase"] == "placing" else None
    if tile and tile != "fountain":
        return laid.large, *LARGE
    place = len(laid.small) - 1 - prefecture["fountains"] if tile else len(prefecture["houses"])
    return laid.small[place], SMALL, SMALL


def _auctions(picture: Picture, scene: Scene) -> None:
    """All auctions by round: who won, what was removed, what is still to come."""
    view = scene.view
    picture.panel(RAIL, LAND_TOP, WIDTH - MARGIN - RAIL, LAND_BOTTOM - LAND_TOP, palette.SAND, radius=22)
    high = (LAND_BOTTOM - LAND_TOP - 28 + 10) / view["rounds"]
    for number in range(1, view["rounds"] + 1):
        top = LAND_TOP + 14 + (number - 1) * high
        current = number == view["round"] and view["phase"] != "over"
        if current:
            picture.panel(RAIL + 8, top, WIDTH - MARGIN - RAIL - 16, high - 10, palette.MARBLE, palette.GOLD, 6, 16)
        tone = palette.RED if current else palette.SOFT
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
