"""Set Up: what lies on the table before anybody chooses."""

from rules.chance import Chance, Deck
from rules.components import Components
from rules.corduba.box import DISTRICTS, RESOURCES, Box, box, entries
from rules.corduba.solo import caepio
from rules.corduba.state import TWO, Part, Player, Stall, State
from rules.game import Choices


def setup(components: Components, seats: int, options: Choices, chance: Chance) -> State:
    """Lay the game out (Set Up). Who starts is chosen or drawn by lot; the order is clockwise."""
    printed = box(components)
    like = max(seats, TWO)
    start = options["start_player"]
    start = chance.roll("start", 0, like - 1) if start is None else start
    alone = caepio(components, seats, options, chance)
    rows = dict.fromkeys(RESOURCES, components["supply"]["per_player"] * like)
    tokens = {key: entry["count"] for group in ("troops", "offerings") for key, entry in entries(components[group])}
    stalls = _stalls(components["macellum"], like)
    deeds = chance.shuffled("res gestae", [key for key, _ in entries(components["res_gestae"])])
    claimed = 0 if alone else seats + components["setup"]["res_gestae"]
    cards = [key for key, card in entries(components["rome"]["cards"]) if not alone or card.get("solo", True)]
    senators = _senator_tokens(printed) if not alone or alone.senate else {}
    state = State(
        options=options,
        chance=chance,
        box=printed,
        players=[Player() for _ in range(like)],
        order=[(start + step) % like for step in range(like)],
        parts={key: Part(key, list(printed.buildings)) for key in DISTRICTS},
        reserve=rows | tokens,
        stalls=stalls,
        slots=dict.fromkeys(printed.slots),
        castra=dict.fromkeys(printed.castra),
        monuments=dict.fromkeys(printed.monuments),
        res_gestae=dict.fromkeys(deeds[:claimed]),
        senator_tokens=dict.fromkeys(_senator_tokens(printed), 0) | senators,
        riots=components["supply"]["riots"],
        neutral=components["supply"]["neutral_insulae"],
        inheritances=Deck(chance, "inheritance", [key for key, _ in entries(components["inheritance"])]),
        families=Deck(chance, "families", [key for key, _ in entries(components["families"])]),
        postulationes=Deck(chance, "rome", cards),
        market=Deck(chance, "macellum", [key for key, _ in entries(components["macellum"]["tiles"])]),
        rounds=components["rounds"]["decades"],
        limits={
            "warehouse": components["warehouse"][str(like)],
            "building": components["building_limit"][str(like)],
            "players": like,
        },
        caepio=alone,
    )
    for resource, stall in stalls.items():
        state.reserve[resource] -= stall.stock
    return state


def _senator_tokens(printed: Box) -> dict[str, int]:
    """One at the end of each Prestige Track, others on buildings."""
    built = {key: building.senators for key, building in printed.buildings.items() if building.senators}
    return dict.fromkeys(DISTRICTS, 1) | built


def _stalls(macellum: Components, like: int) -> dict[str, Stall]:
    limits, prices = macellum["limits"][str(like)], macellum["prices"]
    return {each: Stall(limits[each], limits[each], prices[each]) for each in RESOURCES}
