"""What a seat holds: the tiles it chooses two of, large; below them its own two cities."""

from render import palette
from render.cities import own
from render.cities.look import HEADER, face
from render.cities.pieces import duplex, tile
from render.cities.words import moment
from render.pieces import seal
from render.scene import Scene, View
from render.surface import GUTTER, MARGIN, TOP, WIDTH, Picture, Sprite, spot
from render.text import FIGURE

CAPTION, PAD = 92, 24
SINGLE, HALF = 180, 130
ROOM, GAP = WIDTH - 2 * MARGIN - 56, 28
CITY = 520  # how large one's cities are below a hand
HELPS = 122  # room below a civic for what is good beside it


def draw(scene: Scene) -> Picture:
    view, high = scene.view, _height(scene.view)
    top = TOP + (high + GUTTER if high else 0)
    picture = Picture(top + own.height(view, CITY if high else own.PLAN) + MARGIN)
    picture.header(HEADER, "Your tiles" if high else "Your cities", moment(view), seal(72, scene.colour(view["me"])))
    if high:
        picture.panel(MARGIN, TOP, WIDTH - 2 * MARGIN, high, palette.SAND, radius=22)
        _caption(picture, scene)
        _tiles(picture, scene)
    own.draw(picture, scene, top, CITY if high else own.PLAN)
    picture.edge()
    return picture


def _height(view: View) -> int:
    """Of the field with the hand; none, if there is no hand."""
    if not view["hand"]:
        return 0
    pieces = _pieces(view)
    helps = HELPS if any(key.startswith("civic") for key in view["hand"]) else 0
    return CAPTION + max(sprite.image.height for sprite in pieces) + PAD + helps


def _pieces(view: View) -> list[Sprite]:
    """The tiles as large as the field allows."""
    full = [_piece(view, key, SINGLE, HALF) for key in view["hand"]]
    share = (ROOM - GAP * (len(full) - 1)) / sum(sprite.image.width for sprite in full)
    if share >= 1:
        return full
    return [_piece(view, key, int(SINGLE * share), int(HALF * share)) for key in view["hand"]]


def _piece(view: View, key: str, single: int, half: int) -> Sprite:
    said = view["legend"].get(key)
    return (
        duplex(said["halves"][0], said["halves"][1], said["orient"], half)
        if said and "halves" in said
        else tile(key, single)
    )


def _caption(picture: Picture, scene: Scene) -> None:
    """What is asked, and how many have chosen."""
    view = scene.view
    picked = any(key in view["hand"] for key in scene.chosen)
    said = "Choose two tiles" if scene.people[view["me"]].waited else "You have chosen" if picked else "Your tiles"
    picture.text(MARGIN + 28, TOP + 44, said, 46)
    ready = f"{sum(not person.waited for person in scene.people)} of {len(scene.people)} ready"
    picture.text(WIDTH - MARGIN - 28, TOP + 44, ready, 46, fill=palette.SOFT, align="right")


def _tiles(picture: Picture, scene: Scene) -> None:
    """Side by side; of equal ones the first has the number."""
    view, left = scene.view, list(scene.chosen)
    pieces = _pieces(view)
    x, tallest = MARGIN + 28.0, max(sprite.image.height for sprite in pieces)
    for i, (key, sprite) in enumerate(zip(view["hand"], pieces, strict=True)):
        wide, high = sprite.image.size
        y = TOP + CAPTION + (tallest - high) / 2
        if key in left:
            left.remove(key)
            picture.rectangle(x - 10, y - 10, wide + 20, high + 20, palette.CHOSEN, 18)
        picture.put(sprite, x, y, "left", "top")
        if key not in view["hand"][:i] and (figure := scene.spots.get(key)):
            picture.put(spot(figure), x + wide - 24, y + 24)
        if key.startswith("civic"):
            _helps(picture, view["legend"][key], x + wide / 2, y + high + 40)
        x += wide + GAP


def _helps(picture: Picture, said: View, middle: float, y: float) -> None:
    """What is good beside a civic, and below that what is not."""
    signs = (("+", palette.GOOD, said["benefits"]), ("−", palette.ALERT, [said["harms"]]))
    for line, (sign, tone, types) in enumerate(signs):
        x = middle - 66
        picture.text(x, y + 54 * line, sign, 46, FIGURE, tone)
        for i, each in enumerate(types):
            picture.put(tile(face(each), 48), x + 32 + 52 * i, y + 54 * line, "left")
