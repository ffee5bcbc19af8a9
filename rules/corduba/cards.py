"""What the cards and tokens among the components must fulfil: Rome's, families', Monuments', Caepio's."""

from collections.abc import Iterator
from typing import Any

from rules.components import Components
from rules.corduba.needs import (
    COLOURS,
    DISTRICTS,
    LAST,
    LOSABLE,
    PER_PLAYER,
    RESOURCES,
    TOKENS,
    entries,
    need,
    need_ability,
    need_cost,
    need_effect,
    need_keys,
    need_number,
    need_one,
    need_prestige,
    need_same,
    need_text,
)

CARDS = {"rome.cards": 7, "monuments": 6, "res_gestae": 8, "inheritance": 8, "families": 8}  # Game Components
CAEPIO, PER_DECADE = 30, 10
LEVELS = ("edil", "pretor", "consul")
ENDS = {"insulae": 18, "specialists": 6, "worker_register": 10, "wellbeing": 10}  # Solo Play, End of the Game
NEEDS = {**ENDS, "each_prestige": 12, "monuments": 6, "denarii": None, "troops": None}  # what can be asked, at most
ANY = "any"


def check_cards(components: Components) -> None:
    for path, many in CARDS.items():
        found = len(entries(_group(components, path)))
        need(found == many, path, f"there are {found}, not {many}")
    _check_rome(components["rome"])
    for key, monument in entries(components["monuments"]).items():
        _check_monument(monument, f"monuments.{key}")
    for key, milestone in entries(components["res_gestae"]).items():
        _check_milestone(milestone, f"res_gestae.{key}")
    for key, start in entries(components["inheritance"]).items():
        need_text(start["name"], f"inheritance.{key}.name")
        _check_start(components, start, f"inheritance.{key}")
    _check_start(components, components["quick_start"], "quick_start")
    _check_picks(components)
    for key, family in entries(components["families"]).items():
        _check_family(family, f"families.{key}")
    _check_caepio(components)


def _group(components: Components, path: str) -> dict[str, Any]:
    for name in path.split("."):
        components = components[name]
    return components


def _check_rome(rome: dict[str, Any]) -> None:
    need_same((rome["troops"], rome["offerings"]), ([2, 3, 4], [1, 2, 3]), "rome")
    need_same(rome["last"], {"most": 1, "least": -1}, "rome.last")
    for key, card in entries(rome["cards"]).items():
        where = f"rome.cards.{key}"
        need_text(card["name"], f"{where}.name")
        need_one(card["resource"], (*RESOURCES, ANY), f"{where}.resource")
        need_number(card["amphora"], f"{where}.amphora", int(card["resource"] == "amphora"), 2)
        need_keys(card["minimum"], ("2", "3", "4"), f"{where}.minimum")
        for players, minimum in card["minimum"].items():
            need_number(minimum, f"{where}.minimum.{players}", 1, _together(card, int(players)))
        need(len(card["podium"]) == 4, f"{where}.podium", "there are four places")
        for effect in card["podium"]:
            need_effect(effect, f"{where}.podium", losable=LOSABLE)
    alone = sum(card.get("solo", True) for card in entries(rome["cards"]).values())
    need(alone >= len(rome["troops"]), "rome.cards", "alone, there must be a card for each Decade")


def _together(card: dict[str, Any], players: int) -> int:
    """What so many players could give at most, with all of the resource, and all Amphorae for others."""
    plain = len(RESOURCES) - 1 if card["resource"] == ANY else int(card["resource"] != "amphora")
    return players * PER_PLAYER * (plain + int(card["amphora"]))


def _check_monument(monument: dict[str, Any], key: str) -> None:
    need_text(monument["name"], f"{key}.name")
    need_cost(monument["cost"], f"{key}.cost", workers=True)
    need_number(monument["cost"].get("workers"), f"{key}.cost.workers", 1)
    need(bool(monument["prestige"]), f"{key}.prestige", "it must bring Prestige")
    need_prestige(monument["prestige"], f"{key}.prestige")
    need_ability(monument["token"], f"{key}.token")


def _check_milestone(milestone: dict[str, Any], key: str) -> None:
    need_text(milestone["name"], f"{key}.name")
    need_one(milestone["send"], (ANY, *COLOURS), f"{key}.send")
    need(len(milestone["needs"]) == 1, f"{key}.needs", "must be one condition")
    for what, many in milestone["needs"].items():
        need_one(what, NEEDS, f"{key}.needs")
        need_number(many, f"{key}.needs.{what}", 1, NEEDS[what])


def _check_start(components: Components, start: dict[str, Any], key: str) -> None:
    """What somebody begins with."""
    tracks = components["tracks"]
    for name in ("denarii", "basic"):
        need_number(start[name], f"{key}.{name}")
    for name in ("worker_register", "wellbeing", "happiness"):
        need_number(start[name], f"{key}.{name}", *tracks[name])
    for what, many in start["gains"].items():
        need_one(what, ("marble", "amphora", *TOKENS), f"{key}.gains")
        need_number(many, f"{key}.gains.{what}", 1)
    need_prestige(start["prestige"], f"{key}.prestige")
    need_one(start.get("specialist", "choice"), (*COLOURS, "choice"), f"{key}.specialist")


def _check_picks(components: Components) -> None:
    """There must be enough basic resources for everybody's (ruling A18)."""
    picks = sorted((each["basic"] for each in entries(components["inheritance"]).values()), reverse=True)
    for players in range(2, LAST + 1):
        limits = components["macellum"]["limits"][str(players)]
        left = sum(players * components["supply"]["per_player"] - limits[each] for each in RESOURCES[:4])
        wanted = max(sum(picks[:players]), players * components["quick_start"]["basic"])
        need(wanted <= left, "inheritance", f"{players} players may choose {wanted} resources of {left}")


def _check_family(family: dict[str, Any], key: str) -> None:
    need_text(family["name"], f"{key}.name")
    need_same(sum(family["prestige"].values()), 1, f"{key}.prestige")
    need_prestige(family["prestige"], f"{key}.prestige")
    characters = entries(family["characters"])
    need_same(len(characters), 2, f"{key}.characters")
    for name, character in characters.items():
        where = f"{key}.characters.{name}"
        need_text(character["name"], f"{where}.name")
        need_ability(character, where)


def _check_caepio(components: Components) -> None:
    caepio, tracks = components["caepio"], components["tracks"]
    for name in ("worker_register", "wellbeing"):
        need_number(caepio[name], f"caepio.{name}", *tracks[name])
    need_number(caepio["cards_a_round"], "caepio.cards_a_round", 1, PER_DECADE // max(components["rounds"]["decades"]))
    need_effect(caepio["idle"], "caepio.idle")
    need_same(len(caepio["die"]), 6, "caepio.die")
    for district in caepio["die"]:
        need_one(district, DISTRICTS, "caepio.die")
    need_same(sorted(caepio["specialists"]), sorted(COLOURS), "caepio.specialists")
    need_same(sorted(caepio["districts"]), sorted(DISTRICTS), "caepio.districts")
    need_same(caepio["senators"], ENDS, "caepio.senators")
    need_keys(caepio["levels"], LEVELS, "caepio.levels")
    for key, level in entries(caepio["levels"]).items():
        need_number(level["prestige"], f"caepio.levels.{key}.prestige", *tracks["prestige"])
        need_number(level["riots"], f"caepio.levels.{key}.riots", *tracks["riots"])
        need_number(level["monuments"], f"caepio.levels.{key}.monuments", 1, CARDS["monuments"])
        need_effect(level["gains"], f"caepio.levels.{key}.gains")
    _check_his_cards(components)


def _check_his_cards(components: Components) -> None:
    cards, known = entries(components["caepio"]["cards"]), {*_turns(components)}
    for key, card in cards.items():
        where = f"caepio.cards.{key}"
        need_number(card["decade"], f"{where}.decade", 1, 3)
        need(bool(card["rows"]) and all(card["rows"]), f"{where}.rows", "each row must hold an action")
        for turn in (turn for row in card["rows"] for turn in row):
            need(turn in known, f"{where}.rows", f"he cannot {turn!r}")
        need_one(card["sell"], RESOURCES, f"{where}.sell")
        need_one(card["buy"], RESOURCES, f"{where}.buy")
    need_same(len(cards), CAEPIO, "caepio.cards")
    for decade in (1, 2, 3):
        many = sum(card["decade"] == decade for card in cards.values())
        need(many == PER_DECADE, "caepio.cards", f"{many} are of Decade {decade}, not {PER_DECADE}")


def _turns(components: Components) -> Iterator[str]:
    """All that can stand in a row of Caepio's cards."""
    yield from ("portum", "build", "activate")
    yield from (f"castra {troop}" for troop in entries(components["castra"]["slots"]))
    yield from (f"activate {key}" for key, each in entries(components["buildings"]).items() if "caepio" in each)
    yield from (f"macellum {sales} {purchases}" for sales in range(3) for purchases in range(3) if sales or purchases)
    for key, space in entries(components["production"]).items():
        yield from (f"{key} {slot['workers']}" for slot in space["slots"])
