"""How the Colosseum's golden records were made; `python -m tests.games.colosseum` makes them anew after a change."""

from pathlib import Path

from rules.chance import Chance, seed
from rules.record import record
from rules.steward import advise
from rules.table import Table
from tests.games.capitol import written
from tests.rules.colosseum_tables import COLOSSEUM, COMPONENTS

HERE = Path(__file__).parent
KINDS = {
    "2-seats": (2, "two", {}, "steward"),
    "3-seats": (3, "three", {"start_player": 2, "consul_start": "p3"}, "steward"),
    "4-seats": (4, "four", {"open_hands": True, "last_sections": "all_three"}, "steward"),
    "well-fame": (3, "well 1", {"space_d": "fame_1"}, "mixed"),
    "well-recharge": (2, "well 2", {"space_d": "recharge_self"}, "mixed"),
    "well-card": (4, "well 3", {"space_d": "take_card_1"}, "mixed"),
    "well-swap": (2, "well 4", {"space_d": "swap_2_for_1"}, "mixed"),
    "well-top-tile": (3, "well 5", {"space_d": "take_top_tile"}, "mixed"),
    "well-drawn": (2, "well 6", {"space_d": "drawn"}, "steward"),
    "shared-victory": (2, "shared 314", {}, "steward"),
    "won-by-cards": (3, "cards 36", {}, "steward"),
    "standing-answers": (4, "standing", {}, "settled"),
    "emptied-stack": (4, "emptied", {}, "collector"),
    "unfinished": (2, "unfinished", {"space_d": "fame_1"}, "miser"),
}


def played(seats, secret, options, temper):
    """A finished record of players in this temper."""
    joins = [f"join-{seat}" for seat in range(seats)]
    table, chance = Table(COLOSSEUM, COMPONENTS, seats, COLOSSEUM.choices(options), seed(secret, joins)), Chance(secret)
    while not table.over:
        TEMPERS[temper](table, table.waiting[0], chance)
    return record(table, secret, joins)


def steward(table, seat, chance):
    table.answer(seat, advise(table, seat))


def mixed(table, seat, chance):
    """The steward, but for every third answer, which is any."""
    table.answer(seat, table.sample(seat, chance) if chance.roll("whim", 1, 3) == 1 else advise(table, seat))


def settled(table, seat, chance):
    """The steward, whose first answer to each question that repeats is to stand, until the game is half over."""
    raw, view = advise(table, seat), table.view(seat)
    if keys := list(table.standing(seat)) if view["built"] > 8 else []:
        table.no_longer(seat, keys[0])
        return
    prompt = table.prompt(seat)
    table.answer(seat, raw, always=prompt.repeats and view["built"] <= 8)


def collector(table, seat, chance):
    """Takes tiles while there are any, then goes on like the steward."""
    if table.view(None)["phase"] != "turn" or not any(site["tiles"] for site in table.view(None)["sites"]):
        steward(table, seat, chance)
        return
    table.answer(seat, wanting(table, seat, "take"))


def miser(table, seat, chance):
    """Takes tiles and fame, but no cards, and so can never build."""
    if table.view(None)["phase"] != "turn":
        prompt = table.prompt(seat)
        wanted = "nothing" if prompt.key == "first" else "fame"
        table.answer(seat, [wanted] if table.is_move(seat) else wanted)
        return
    table.answer(seat, wanting(table, seat, "take"))


def wanting(table, seat, action):
    """The move that goes least far to where this can be done; else the first one."""
    first = table.prompt(seat)
    for key in first.options if first.key == "where" else ():
        prompt = table.prompt(seat, [key])
        where = table.view(None)["ring"][(table.view(None)["consul"] + int(key)) % 7]
        if where["site"] is not None and table.view(None)["sites"][where["site"]]["tiles"]:
            return [key, action] if prompt else [key]
    steps = []
    while prompt := table.prompt(seat, steps):
        steps.append(next(iter(prompt.options)) if not hasattr(prompt, "least") else [])
    return steps


TEMPERS = {each.__name__: each for each in (steward, mixed, settled, collector, miser)}

if __name__ == "__main__":
    for name, how in KINDS.items():
        (HERE / f"colosseum-{name}.json").write_text(written(played(*how)), encoding="utf-8")
