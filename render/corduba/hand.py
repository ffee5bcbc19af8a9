"""A seat's own desk: Denarii and goods, Workers and Specialists, Insulae, upkeep, tokens, and what Rome will ask."""

from render import palette
from render.corduba import dealt, needs, rows
from render.corduba.goods import ICONS
from render.corduba.icons import coin, special, specialist_of, worker
from render.corduba.look import HEADER, MARKET, PALE, RESOURCES, SHADE, TRADES
from render.corduba.words import moment, signed
from render.pieces import check, seal
from render.scene import Scene, View
from render.surface import GUTTER, MARGIN, TOP, WIDTH, Picture, spot
from render.text import FIGURE, LABEL, NOTE, TITLE

FULL = WIDTH - 2 * MARGIN
TREASURY = 372
GOODS_HIGH, PEOPLE_HIGH = 250, 220
SLOTS = 10  # Workers at most


def draw(scene: Scene) -> Picture:
    view = scene.view
    me = view["seats"][view["me"]]
    cards = dealt.height(view)
    people = TOP + cards + GOODS_HIGH + GUTTER
    lower = people + PEOPLE_HIGH + GUTTER
    picture = Picture(lower + rows.HIGH + GUTTER + needs.TOKENS_HIGH + MARGIN)
    picture.header(HEADER, "Your desk", moment(scene), seal(72, scene.colour(view["me"])))
    dealt.draw(picture, scene, TOP)
    _treasury(picture, scene, me, TOP + cards)
    _warehouse(picture, scene, me, TOP + cards)
    _workers(picture, scene, me, people)
    _specialists(picture, scene, me, people)
    rows.draw(picture, scene, lower)
    needs.draw(picture, scene, lower)
    needs.tokens(picture, scene, lower + rows.HIGH + GUTTER)
    picture.edge()
    return picture


def _treasury(picture: Picture, scene: Scene, me: View, y: float) -> None:
    middle = y + GOODS_HIGH / 2
    picture.panel(MARGIN, y, TREASURY, GOODS_HIGH, MARKET, palette.BRONZE, 4)
    picture.put(coin(156), MARGIN + 94, middle)
    picture.text(MARGIN + 94, middle + 2, me["denarii"], 78 if me["denarii"] < 100 else 60, FIGURE, align="middle")
    picture.text(MARGIN + 190, middle + 1, "Denarii", 48, LABEL)
    _number(picture, scene, "denarii", MARGIN + 50, y + 46)


def _warehouse(picture: Picture, scene: Scene, me: View, y: float) -> None:
    """The six resources, how many of them there may be at the end of a Decade, and what is picked of each."""
    left, said = MARGIN + TREASURY + GUTTER, me["warehouse"]
    wide = WIDTH - MARGIN - left
    picture.panel(left, y, wide, GOODS_HIGH)
    picture.text(left + 26, y + 40, "Warehouse", 46, TITLE, palette.UMBER)
    over = said["held"] > said["limit"]
    words = f"{said['held']} of {said['limit']}{': too much' if over else ''}"
    picture.text(left + wide - 26, y + 40, words, 46, LABEL, palette.ALERT if over else palette.SOFT, "right")
    pitch = (wide - 24) / len(RESOURCES)
    for i, each in enumerate(RESOURCES):
        _goods(picture, scene, me["goods"][each], each, left + 12 + pitch * i, y + 74, pitch - 8)


def _goods(picture: Picture, scene: Scene, many: int, key: str, x: float, y: float, wide: float) -> None:
    high, picked = GOODS_HIGH - 88, scene.chosen.count(key)
    if picked or not many:
        picture.rectangle(x + 2, y, wide, high, palette.CHOSEN if picked else palette.SAND, 16)
    middle = y + high / 2 - (22 if picked else 0)
    picture.put(ICONS[key](104), x + 10, middle, "left")
    tone, style = (palette.INK, FIGURE) if many else (palette.SOFT, NOTE)
    picture.text(x + 122, middle + 2, many or "–", 68 if many < 10 else 58, style, tone, room=wide - 122)
    if picked:
        change = picked if scene.view["phase"] == "basics" else -picked
        picture.text(x + wide - 16, y + high - 28, signed(change), 48, FIGURE, palette.RED, "right")
    _number(picture, scene, key, x + 36, y + 30)


def _workers(picture: Picture, scene: Scene, me: View, y: float) -> None:
    """Workers in hand in one's own colour, the others of the Register a shadow; special ones with their load."""
    wide = 716
    picture.panel(MARGIN, y, wide, PEOPLE_HIGH)
    picture.text(MARGIN + 26, y + 40, "Workers", 46, TITLE, palette.UMBER)
    hands = f"{me['workers']} of {me['register']} in hand"
    picture.text(MARGIN + wide - 26, y + 40, hands, 46, LABEL, palette.SOFT, "right")
    fill = palette.SEATS[scene.colour(scene.view["me"])].fill
    extra = int(me["special_workers"] or 0)
    shown = max(SLOTS, me["workers"], me["register"]) + extra
    pitch = (wide - 40) / shown
    for i in range(shown):
        middle = MARGIN + 20 + pitch * (i + 0.5), y + 142
        if i >= shown - extra:
            picture.put(special(84), *middle)
        elif i < max(me["workers"], me["register"]):
            picture.put(worker(84, fill) if i < me["workers"] else worker(84, PALE, SHADE), *middle)
        else:
            picture.rectangle(middle[0] - 8, middle[1] - 8, 16, 16, palette.STONE, 8)
    _number(picture, scene, "worker", MARGIN + 50, y + 100)


def _specialists(picture: Picture, scene: Scene, me: View, y: float) -> None:
    """Those that are ready in their colour, used ones pale and ticked, locked ones a shadow."""
    left = MARGIN + 716 + GUTTER
    wide = WIDTH - MARGIN - left
    picture.panel(left, y, wide, PEOPLE_HIGH)
    picture.text(left + 26, y + 40, "Specialists", 46, TITLE, palette.UMBER)
    ready = sum(each == "ready" for each in me["specialists"].values())
    picture.text(left + wide - 26, y + 40, f"{ready or 'none'} ready", 46, LABEL, palette.SOFT, "right")
    pitch = (wide - 30) / len(TRADES)
    for i, trade in enumerate(TRADES):
        state, middle = me["specialists"][trade], left + 15 + pitch * (i + 0.5)
        picture.put(specialist_of(112, trade, state), middle, y + 138)
        if state == "used":
            picture.put(check(46, palette.SOFT), middle + 42, y + 94)
        _number(picture, scene, f"specialist/{trade}", middle, y + 102)


def _number(picture: Picture, scene: Scene, place: str, x: float, y: float) -> None:
    if figure := scene.spots.get(place):
        picture.put(spot(figure), x, y)
