"""How content one's people are and what their upkeep will cost; what Rome asks; tokens, abilities, the Merchant."""

from collections.abc import Mapping

from render import palette
from render.corduba import icons
from render.corduba.goods import ICONS
from render.corduba.look import OFFERINGS, ROME, TROOPS
from render.corduba.rome import token
from render.corduba.rows import HIGH, WIDE
from render.corduba.words import NUMERALS
from render.corduba.works import monument
from render.pieces import check
from render.scene import Scene, View
from render.surface import GUTTER, MARGIN, WIDTH, Picture, spot
from render.text import FIGURE, LABEL, NOTE, TITLE

X = MARGIN + WIDE + GUTTER
ROOM = WIDTH - MARGIN - X
MOOD_HIGH = 314
ROME_HIGH = HIGH - MOOD_HIGH - GUTTER
TOKENS_HIGH = 140
OFTEN: Mapping[str, str] = {"round": "once a round", "decade": "once a Decade", "start": "at the start"}


def draw(picture: Picture, scene: Scene, y: float) -> None:
    me = scene.view["seats"][scene.view["me"]]
    _mood(picture, me, y)
    _rome(picture, scene.view, me, y + MOOD_HIGH + GUTTER)


def _mood(picture: Picture, me: View, y: float) -> None:
    """Well-being, Happiness against what it must cover, what is then to be paid, Riots."""
    picture.panel(X, y, ROOM, MOOD_HIGH)
    upkeep = me["upkeep"]
    asked, due = max(0, upkeep["cost"] - upkeep["less"]), upkeep["due"]
    lines = (
        (icons.heart, "Well-being", me["wellbeing"], "", palette.SOFT),
        (
            icons.lyre,
            "Happiness",
            me["happiness"],
            f"of {asked}" if asked else "",
            palette.SOFT if not due else palette.ALERT,
        ),
        (icons.loaf, "Upkeep to pay", due, "", palette.SOFT),
        (icons.riot, "Riots", me["riots"], "", palette.SOFT),
    )
    for i, (icon, said, many, beside, tone) in enumerate(lines):
        middle = y + 42 + i * 76
        if i:
            picture.rectangle(X + 20, middle - 39, ROOM - 40, 2, palette.SAND)
        picture.put(icon(60), X + 54, middle)
        picture.text(X + 100, middle + 1, said, 46, LABEL)
        right = X + ROOM - 120
        ink = palette.ALERT if icon is icons.loaf and many else palette.INK
        picture.text(right, middle + 1, "–" if many is None else many, 54, FIGURE, ink, "right")
        picture.text(right + 14, middle + 1, beside, 46, LABEL, tone)


def _rome(picture: Picture, view: View, me: View, y: float) -> None:
    """What one has of what Rome asks."""
    picture.panel(X, y, ROOM, ROME_HIGH, ROME, palette.RED, 4)
    picture.text(X + 26, y + 42, "For Rome", 46, TITLE, palette.RED)
    said = view["rome"]
    if not said:
        picture.text(X + ROOM / 2, y + ROME_HIGH / 2 + 20, "nothing asked yet", 46, NOTE, palette.SOFT, "middle")
        return
    when = "now" if view["last_round_of_decade"] else f"Decade {NUMERALS[view['decade']]}"
    picture.text(X + ROOM - 24, y + 42, when, 44, FIGURE if when == "now" else NOTE, palette.SOFT, "right")
    asked = (
        ("troops", me["for_rome"]["troops"], said["troops"]),
        ("offerings", me["for_rome"]["offerings"], said["offerings"]),
        (said["resource"], me["for_rome"]["resource"], None),
    )
    for i, (what, many, least) in enumerate(asked):
        middle = X + 100 + i * 184
        picture.put(ICONS.get(what, icons.crate)(80), middle - 36, y + 122)
        picture.text(middle + 14, y + 123, many, 66 if many < 10 else 58, FIGURE)
        enough = least is not None and many >= least
        tone = palette.SOFT if least is None else palette.GOOD if enough else palette.ALERT
        words = f"of {said['minimum']}" if least is None else "enough" if enough else f"needs {least}"
        picture.text(middle, y + 210, words, 44, LABEL, tone, "middle")


def tokens(picture: Picture, scene: Scene, y: float) -> None:
    """Each kind of Troops and Offerings, the Merchant, the Family's character, monuments."""
    me, middle = scene.view["seats"][scene.view["me"]], y + TOKENS_HIGH / 2
    picture.panel(MARGIN, y, WIDTH - 2 * MARGIN, TOKENS_HIGH, palette.SAND)
    x = MARGIN + 18.0
    for key, worth in (*TROOPS.items(), *OFFERINGS.items()):
        picture.rectangle(x, y + 12, 140, TOKENS_HIGH - 24, palette.MARBLE, 14)
        picture.put(token(84, key, worth), x + 50, middle)
        many = me["tokens"][key]
        tone, style = (palette.INK, FIGURE) if many else (palette.SOFT, NOTE)
        figure = scene.spots.get(key)
        size, low = (44, y + TOKENS_HIGH - 36) if figure else (50 if many < 10 else 44, middle)
        picture.text(x + 114, low + 1, many or "–", size, style, tone, "middle")
        if figure:
            picture.put(spot(figure), x + 104, y + 40)
        x += 148
    _merchant(picture, scene, me, x + 8, middle)
    x += 130
    _abilities(picture, scene, me, x, y)


def _merchant(picture: Picture, scene: Scene, me: View, x: float, middle: float) -> None:
    """Ticked as long as the Merchant may still trade in this Decade."""
    picture.put(ICONS["merchant"](76), x, middle, "left")
    if me["merchant"]:
        picture.put(check(44), x + 78, middle, "left")
    else:
        picture.text(x + 82, middle, "–", 50, NOTE, palette.SOFT)
    if figure := scene.spots.get("merchant"):
        picture.put(spot(figure), x + 20, middle - 36)


def _abilities(picture: Picture, scene: Scene, me: View, x: float, y: float) -> None:
    """The character, struck out once used for now, and the monuments built."""
    right = WIDTH - MARGIN - 20.0
    pitch = min(88, 348 // max(1, len(me["monuments"])))
    for key in reversed(me["monuments"]):
        picture.put(monument(pitch - 6, key), right, y + TOKENS_HIGH / 2, "right")
        right -= pitch
    said = me["character"]
    if said:
        tone, room = palette.SOFT if said["spent"] else palette.INK, right - x - 20
        words = "used" if said["spent"] else OFTEN.get(said["frequency"], "always")
        picture.text(x + 10, y + 44, said["name"], 46, LABEL, tone, room=room)
        picture.text(x + 10, y + 98, words, 44, NOTE, palette.SOFT, room=room)
