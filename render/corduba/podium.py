"""What Rome's card pays from first to fourth; once the fists are open, who gave what and came where."""

from render import palette
from render.corduba.goods import ICONS, Item, items, put
from render.corduba.look import ROME
from render.corduba.words import colour
from render.pieces import hourglass, seal
from render.scene import Scene, View
from render.surface import MARGIN, WIDTH, Picture
from render.text import FIGURE, LABEL, NOTE, TITLE

HEAD, LINE = 66, 66
PLACES = ("1st", "2nd", "3rd", "4th")
WIDE = WIDTH - 2 * MARGIN


def height(scene: Scene) -> int:
    if not scene.view["rome"]:
        return 0
    return HEAD + LINE + (LINE if scene.view["rome"]["given"] else 0) + 8


def draw(picture: Picture, scene: Scene, y: float) -> None:
    said = scene.view["rome"]
    picture.panel(MARGIN, y, WIDE, height(scene), ROME, palette.RED, 4, 18)
    after = MARGIN + 48 + picture.text(MARGIN + 24, y + 38, f"Rome: {said['name']}", 46, TITLE, palette.RED, room=900)
    picture.put(ICONS[_resource(said)](52), after, y + 37, "left")
    if said["amphora"] > 1:
        picture.put(ICONS["amphora"](50), after + 72, y + 37, "left")
        picture.text(after + 126, y + 38, f"= {said['amphora']}", 44, LABEL, palette.SOFT)
    right, tone = "most: +1, least: −1 Senator" if said["last"] else "", palette.INK
    if said["given"] and all(said["given"]):
        total = sum(each["resource"] for each in said["given"])
        failed = total < said["minimum"]
        right, tone = f"{total} of {said['minimum']} given", palette.ALERT if failed else palette.GOOD
    picture.text(MARGIN + WIDE - 24, y + 38, right, 44, FIGURE, tone, "right")
    if said["given"]:
        _given(picture, scene, y + HEAD)
    else:
        (_last if said["last"] else _rewards)(picture, said, y + HEAD)


def _resource(said: View) -> str:
    return said["resource"] if said["resource"] in ICONS else "any"


def _rewards(picture: Picture, said: View, y: float) -> None:
    """The four rewards beside each other."""
    pitch = (WIDE - 24) / len(said["podium"])
    for i, reward in enumerate(said["podium"]):
        x = MARGIN + 20 + pitch * i
        x += picture.text(x, y + LINE / 2, PLACES[i], 46, LABEL, palette.SOFT) + 14
        for each in _paid(reward):
            x += put(picture, each, x, y + LINE / 2, 50, 46) + 10


def _last(picture: Picture, said: View, y: float) -> None:
    """The third Decade's card: its rewards are covered."""
    text = "No rewards for places in the last Decade, only Senators"
    picture.text(MARGIN + 24, y + LINE / 2, text, 44, NOTE, palette.SOFT, room=WIDE - 48)


def _paid(reward: View) -> list[Item]:
    """What a place brings, with a figure even if it is one."""
    return [said if said.figure else said._replace(figure="+1") for said in items(reward)]


def _given(picture: Picture, scene: Scene, y: float) -> None:
    """Each seat in a column: its place, and below it what it gave; too little is red. Some fists may open later."""
    said, seats = scene.view["rome"], scene.view["seats"]
    pitch = (WIDE - 24) / len(said["given"])
    for seat, each in enumerate(said["given"]):
        x = MARGIN + 22 + pitch * seat
        picture.put(seal(56, colour(scene, seat)), x, y + LINE, "left")
        if each is None:
            picture.put(hourglass(56), x + 76, y + LINE, "left")
            continue
        alone = seats[seat].get("caepio")  # of goods he gives none, and he has no place
        if not alone:
            _place(picture, said, each["place"], x + 74, y + LINE / 2 + 2)
        _gift(picture, said, each, x + 74, y + (LINE if alone else LINE * 1.5 - 4), (pitch - 88) / 3, not alone)


def _gift(picture: Picture, said: View, each: View, x: float, middle: float, step: float, goods: bool) -> None:
    asked = [("troops", said["troops"]), ("offerings", said["offerings"])]
    for i, (what, least) in enumerate([*asked, ("resource", 1)] if goods else asked):
        many, at = each[what], x + step * i
        picture.put(ICONS[_resource(said) if what == "resource" else what](44), at, middle, "left")
        picture.text(at + 48, middle + 1, many, 46, FIGURE, palette.INK if many >= least else palette.ALERT)


def _place(picture: Picture, said: View, place: int | None, x: float, y: float) -> None:
    """Which place, and what it brings."""
    if not place:
        picture.text(x, y, "–", 46, NOTE, palette.SOFT)
        return
    if place == 1:
        picture.panel(x - 8, y - 28, 80, 56, palette.FIRST, palette.INK, 3, 28)
    x += max(72, picture.text(x, y + 1, PLACES[place - 1], 46, LABEL)) + 14
    if not said["last"]:
        for each in _paid(said["podium"][place - 1]):
            x += put(picture, each, x, y, 44, 44) + 8
