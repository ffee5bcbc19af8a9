"""The four sites in the corners of the Colosseum's board: a row of landscapes, and the piece that lies beside it."""

from PIL import Image

from render import palette
from render.cache import kept
from render.colosseum.look import MATERIALS
from render.colosseum.pieces import ICONS, back, fame, tile
from render.colosseum.plan import CENTRE, SITE_HIGH, SITE_WIDE, SPACES, corner
from render.scene import Scene, View
from render.surface import Picture, Sprite, Surface, spot
from render.text import FIGURE, NOTE, TITLE

ROW = 4  # tiles
PITCH = 113


def draw(picture: Picture, scene: Scene, space: int, here: int) -> None:
    """Draw the site beside a space; the Consul stands on space `here`."""
    view = scene.view
    site = view["sites"][view["ring"][space]["site"]]
    x, y = corner(space)
    if space == here and view["phase"] != "over":
        picture.active(x, y, SITE_WIDE, SITE_HIGH)
    else:
        picture.panel(x, y, SITE_WIDE, SITE_HIGH, radius=18)
    _row(picture, scene, space, site, space == here)
    picture.rectangle(x + 14, y + 174, SITE_WIDE - 28, 3, palette.STONE)
    if site["piece"]:
        _piece(picture, site["piece"], x, y + 216)
    else:
        picture.text(x + SITE_WIDE / 2, y + 216, "no piece", 44, NOTE, palette.SOFT, "middle")
    _choices(picture, scene, space, site["key"])


def _inner(space: int) -> int:
    """1 if the site's inner edge, where the board is, is its right one; else -1."""
    return 1 if SPACES[space][0] < CENTRE[0] else -1


def _slot(space: int, number: int) -> float:
    """The middle of a tile's place; the first is nearest to the board."""
    x, _ = corner(space)
    shift = 66 + number * PITCH
    return x + SITE_WIDE - shift if _inner(space) > 0 else x + shift


def _row(picture: Picture, scene: Scene, space: int, site: View, here: bool) -> None:
    """The tiles, which of them is taken and which pays then, and the site's number."""
    view, (x, y) = scene.view, corner(space)
    for number in range(max(ROW, len(site["tiles"]))):
        middle = _slot(space, number)
        if number < len(site["tiles"]):
            picture.put(tile(site["tiles"][number]), middle, y + 66)
        elif number == 1 and site["new"]:
            picture.put(back("II" if view["stacks"]["II"] else "III"), middle, y + 66)
        else:
            picture.rectangle(middle - 50, y + 16, 100, 100, palette.SAND, 13)
    _labels(picture, scene, space, site, here)
    end, align = (x + 18, "left") if _inner(space) > 0 else (x + SITE_WIDE - 18, "right")
    said = f"Site {site['key'].removeprefix('p')}"
    picture.text(end, y + 145, said, 44, TITLE, palette.RED, align)  # type: ignore[arg-type]


def _labels(picture: Picture, scene: Scene, space: int, site: View, here: bool) -> None:
    view, (_, y) = scene.view, corner(space)
    if view["phase"] == "over" or not site["tiles"]:
        return
    first, second = _slot(space, 0), _slot(space, 1)
    if view["phase"] == "paying" and here and site["tiles"][0].startswith(view["paying"]["what"]):
        picture.panel(first - 54, y + 122, 108, 50, palette.FIRST, palette.INK, 3, 25)
        picture.text(first, y + 145, "pays", 44, FIGURE, align="middle")
        return
    picture.text(first, y + 145, "take", 44, FIGURE, align="middle")
    said = "pays" if site["pays"] else "new" if site["new"] else "none"
    picture.text(second, y + 145, said, 44, NOTE, palette.SOFT, "middle")


def _piece(picture: Picture, piece: View, x: float, y: float) -> None:
    """What a piece pays, and the cards it takes."""
    picture.put(fame(piece["fame"]), x + 60, y)
    cost = [each for each in MATERIALS for _ in range(piece["cost"].get(each, 0))]
    pitch = min(60.0, 320 / len(cost))
    for i, each in enumerate(reversed(cost)):
        picture.put(ICONS[each](54), x + SITE_WIDE - 18 - pitch * (i + 0.5), y)


def _choices(picture: Picture, scene: Scene, space: int, key: str) -> None:
    """Number what can be chosen, on the inner edge; a site that cannot be chosen fades."""
    x, y = corner(space)
    numbered = {scene.spots.get(f"tile-{key}"): 66, scene.spots.get(f"piece-{key}"): 216}
    if scene.spots and not any(numbered) and key not in scene.spots:
        picture.veil(_veil().image, x, y)
    edge = x + SITE_WIDE + 12 if _inner(space) > 0 else x - 12
    for figure, down in numbered.items():
        if figure:
            picture.put(spot(figure, 76), edge, y + down)


@kept
def _veil() -> Sprite:
    """As much parchment as lies over a site that cannot be chosen, in its shape."""
    shape = Surface(Image.new("RGB", (SITE_WIDE, SITE_HIGH)))
    strength = round(255 * palette.VEIL)
    shape.rectangle(0, 0, SITE_WIDE, SITE_HIGH, f"#{strength:02X}{strength:02X}{strength:02X}", 18)
    return Sprite(shape.image.getchannel("R"))
