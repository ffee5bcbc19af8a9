"""Phase 4. Check Happiness, the End of Round, and V. Warehouse Maintenance."""

from collections.abc import Iterator
from functools import partial

from rules.corduba.box import RESOURCES
from rules.corduba.choices import goods_told
from rules.corduba.effects import PLAIN
from rules.corduba.riots import cause
from rules.corduba.solo import Caepio
from rules.corduba.state import READY, Player, State, Tile
from rules.options import Option, Ranked
from rules.prompts import Pick, PickSome
from rules.script import Script, ask, together
from rules.words import Seat, Sentence, say

FOOD = "food"
AMPHORA = "amphora"

# Phase 4


def cost(player: Player) -> int:
    """Worker Register and unlocked Specialists, and a Special Worker that counts (b14)."""
    return player.register + len(player.unlocked) + sum(player.specials)


def due(player: Player) -> int:
    """What is to be covered by Food and Denarii."""
    return max(0, cost(player) - player.happiness - player.sum_of("upkeep_less"))


def check_happiness(state: State) -> Script[None]:
    """All cover their costs side by side; Riots come in turn order, then Happiness is Well-being (ruling 70)."""
    state.phase = "upkeep"
    unpaid = yield from together({seat: partial(cover, state, seat) for seat in payers(state)})
    for seat in payers(state):
        if unpaid[seat]:
            cause(state, seat, unpaid[seat], "unpaid")
        reset(state, seat)


def payers(state: State) -> list[Seat]:
    """Who has Workers to keep happy."""
    return state.seated


def cover(state: State, seat: Seat) -> Script[int]:
    """Pay Food or Denarii for each Worker that Happiness does not cover; return how many are unpaid (478-484)."""
    player = state.players[seat]
    owed = due(player)
    less = say("upkeep-less", many=many) if (many := player.sum_of("upkeep_less")) else say("nothing")
    state.journal.tell("upkeep", who=seat, many=cost(player), less=less, happiness=player.happiness, due=owed)
    if not owed:
        return 0
    found = {key(way): way for way in sorted(payments(player, owed), key=lambda way: owed - sum(way))}
    order = list(found)
    asked = say("ask-upkeep", many=owed, denarii=player.denarii, food=player.goods[FOOD])
    options = Ranked(order, lambda chosen: _payment(chosen, found[chosen], owed), order.index)
    chosen: str = yield from ask(seat, Pick("upkeep", asked, options))
    pay(state, seat, found[chosen])
    return owed - sum(found[chosen])


def payments(player: Player, owed: int) -> Iterator[tuple[int, int, int]]:
    """All mixes of Denarii, Food and Amphorae: everything but Amphorae before one stays unpaid (10b, 41)."""
    food, denarii = player.goods[FOOD], player.denarii
    for amphorae in range(min(owed, player.goods[AMPHORA]) + 1):
        rest = owed - amphorae
        if food + denarii <= rest:
            yield denarii, food, amphorae
            continue
        for fed in range(max(0, rest - denarii), min(food, rest) + 1):
            yield rest - fed, fed, amphorae


def key(way: tuple[int, int, int]) -> str:
    return "-".join(map(str, way))


def _payment(chosen: str, way: tuple[int, int, int], owed: int) -> Option:
    """What is paid, and how many Riots come of what stays unpaid."""
    unpaid = owed - sum(way)
    tells = say("upkeep-unpaid", many=unpaid) if unpaid else None
    return Option(chosen, chosen, say("upkeep-option", goods=_told(way)), description=tells)


def _told(way: tuple[int, int, int]) -> list[Sentence]:
    return goods_told({"denarii": way[0], FOOD: way[1], AMPHORA: way[2]})


def pay(state: State, seat: Seat, way: tuple[int, int, int]) -> None:
    denarii, food, amphorae = way
    state.earn(seat, -denarii)
    state.take(seat, FOOD, -food)
    state.take(seat, AMPHORA, -amphorae)
    state.journal.tell("feeds", who=seat, goods=_told(way))


def reset(state: State, seat: Seat) -> None:
    """Happiness goes to the space of Well-being, paid or not (10b)."""
    player = state.players[seat]
    if player.happiness != player.wellbeing:
        PLAIN["happiness"](state, seat, player.wellbeing - player.happiness)
        state.journal.tell("happiness-is", who=seat, many=player.happiness)


# End of Round


def end_round(state: State) -> None:
    """Workers of the register, Specialists and Special Workers come back; buildings and slots are empty (ruling 40)."""
    for seat in state.seated:
        player = state.players[seat]
        player.workers += player.register
        player.special = len(player.specials)
        for colour in player.unlocked:
            player.specialists[colour] = READY
        player.refresh("round")
    for tile in tiles(state):
        tile.used = None
    state.slots = dict.fromkeys(state.slots)
    state.castra = dict.fromkeys(state.castra)
    if state.caepio:
        return_goods(state, state.caepio)
    state.order, state.passed = state.passed, []
    state.journal.tell("round-ends", all=list(state.order))


def return_goods(state: State, caepio: Caepio) -> None:
    """Caepio keeps Denarii, Troops and Offerings; resources go back, and so do his cards (645, 646)."""
    goods = state.players[caepio.seat].goods
    held = {each: goods[each] for each in RESOURCES if goods[each]}
    for each, many in held.items():
        state.take(caepio.seat, each, -many)
    if held:
        state.journal.tell("caepio-returns", who=caepio.seat, goods=goods_told(held))
    caepio.end_round()


def tiles(state: State) -> Iterator[Tile]:
    return (tile for part in state.parts.values() for tile in part.tiles)


# V. Warehouse Maintenance


def warehouse(state: State) -> Script[None]:
    """All discard what is over the limit, side by side (ruling 70)."""
    state.phase = "warehouse"
    yield from together({seat: partial(discard, state, seat) for seat in state.seated})


def limit(state: State, player: Player) -> int:
    many: int = state.limits["warehouse"]
    return many + player.sum_of("warehouse_plus")


def discard(state: State, seat: Seat) -> Script[None]:
    player = state.players[seat]
    many = player.stored - limit(state, player)
    if many <= 0:
        return
    held = {
        each: Option(each, each, copies=player.goods[each], spot=f"hand/{each}")
        for each in RESOURCES
        if player.goods[each]
    }
    asked = say("ask-warehouse", many=many, limit=limit(state, player))
    chosen: list[str] = yield from ask(seat, PickSome("warehouse", asked, held, many, many))
    gone = {each: chosen.count(each) for each in RESOURCES}
    for each, number in gone.items():
        state.take(seat, each, -number)
    state.journal.tell("discards", who=seat, goods=goods_told(gone))
