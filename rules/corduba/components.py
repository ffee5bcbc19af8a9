"""What a set of components must fulfil to be Corduba 27 a.C.: the board, the tiles and the market."""

from typing import Any

from rules.components import Components
from rules.corduba.cards import check_cards
from rules.corduba.land import lands
from rules.corduba.needs import (
    COLOURS,
    DISTRICTS,
    LAST,
    PER_PLAYER,
    RESOURCES,
    effects,
    entries,
    need,
    need_cost,
    need_effect,
    need_keys,
    need_names,
    need_number,
    need_one,
    need_same,
    need_text,
)

TILES, COPIES = 52, 3  # Game Components
SPACES, ROW = 12, 6  # of a Prestige Track, and of a row of Insulae
SUPPLY = {
    "resources": 12,
    "per_player": PER_PLAYER,
    "riots": 15,
    "neutral_insulae": 16,
    "senators": 15,
    "senator_tokens": 5,
}
TRACKS = {"worker_register": [1, 10], "wellbeing": [0, 10], "prestige": [0, SPACES]}
TROOPS = {"velites": (2, 14), "legionaries": (3, 12), "equites": (4, 10)}
OFFERINGS = {"offering1": (1, 26), "offering2": (2, 12)}
DECADES = [3, 3, 2]
WAREHOUSE = {"2": 6, "3": 9, "4": 12}  # V. Warehouse Maintenance
LIMIT = {"2": 1, "3": 2, "4": 3}  # of equal buildings
DECKS = {1: 7, 2: 7, 3: 3}  # Solo Play, Set-Up
FORUM = {"workers": 3, "denarii": 5, "stone": 1, "tool": 1, "marble": 2}  # Construction example
PRODUCTION = ("wood", "stone", "food", "marble", "oleum")
BUILDINGS = (
    *("herbarium", "tributum", "santuarium", "fabrum", "cudendum", "odeum", "schola", "praefecturae"),
    *("balneum", "forum", "templum", "scultura", "emporium", "librarium", "ludus"),
    *("sanatorium", "anphitheatrum", "basilica"),
)
PREFECTURE, MINT, ONLY = "praefecturae", "cudendum", "basilica"


def check(components: Components) -> None:
    """Raise BadComponents, naming key and reason, for what the rules could not be played with."""
    _check_numbers(components)
    _check_tracks(components["tracks"])
    for key in DISTRICTS:
        _check_district(components["districts"][key], f"districts.{key}")
    need_keys(components["districts"], DISTRICTS, "districts")
    _check_shapes(components)
    _check_buildings(components)
    _check_known(components["buildings"])
    _check_spaces(components)
    _check_market(components)
    check_cards(components)
    need_names({group: components[group] for group in ("buildings", "monuments")})
    _check_tools(components)


def _check_numbers(components: Components) -> None:
    """What the rulebook counts."""
    for name, number in SUPPLY.items():
        need_same(components["supply"][name], number, f"supply.{name}")
    for group, right in (("troops", TROOPS), ("offerings", OFFERINGS)):
        need_keys(components[group], right, group)
        for key, (value, count) in right.items():
            need_same(components[group][key], {"value": value, "count": count}, f"{group}.{key}")
    need_same(components["rounds"]["decades"], DECADES, "rounds.decades")
    need_same(entries(components["warehouse"]), WAREHOUSE, "warehouse")
    need_same(entries(components["building_limit"]), LIMIT, "building_limit")
    need_same(components["setup"]["denarii"], [0, 1, 2, 3], "setup.denarii")
    need_same(components["setup"]["res_gestae"], 2, "setup.res_gestae")
    need_same(components["setup"]["inheritance_dealt"], 2, "setup.inheritance_dealt")


def _check_tracks(tracks: dict[str, Any]) -> None:
    for key, given in entries(tracks).items():
        right = len(given) == 2 and all(type(each) is int for each in given) and 0 <= given[0] < given[1]
        need(right, f"tracks.{key}", f"must be the first and last space, not {given!r}")
    for key, ends in TRACKS.items():
        need_same(tracks[key], ends, f"tracks.{key}")
    need(tracks["happiness"][1] >= tracks["wellbeing"][1], "tracks.happiness", "must reach as far as Well-being")
    need_number(tracks["price"][0], "tracks.price", 1)
    need_number(tracks["riots"][1], "tracks.riots", 1)


def _check_district(district: dict[str, Any], key: str) -> None:
    need_text(district["name"], f"{key}.name")
    rows = district["map"]
    width = len(rows[0])
    need(0 < width <= 26, f"{key}.map", f"must have 1 to 26 columns, not {width}")
    need(all(len(row) == width and row.isalpha() for row in rows), f"{key}.map", "must be equal rows of letters")
    _check_bonus(district["bonus"], f"{key}.bonus")
    _check_path(district["prestige"], f"{key}.prestige")
    row = district["insulae"]
    need(len(row) == ROW, f"{key}.insulae", f"there are {len(row)} in the row, not {ROW}: 18 in all")
    for effect in row:
        need_effect(effect, f"{key}.insulae")
    if key.endswith("patricius"):
        need_same(district["bonus"], {"denarii": 3}, f"{key}.bonus")
        last = [effect for effect in row[-2:] if effect]
        need(last == [{"worker_register": 1}], f"{key}.insulae", "the last two together give one step of the Register")


def _check_bonus(bonus: dict[str, int], key: str) -> None:
    need(len(bonus) == 1, key, "must be one thing that costs less")
    for name, less in bonus.items():
        need_one(name, ("workers", "basic", "denarii"), key)
        need_number(less, f"{key}.{name}", 1)


def _check_path(path: list[dict[str, Any]], key: str) -> None:
    need(len(path) == SPACES, key, f"there are {len(path)} spaces, not {SPACES}")
    for effect in path:
        need_effect(effect, key)
    for space, effect in enumerate(path, 1):
        need(("senator_token" in effect) == (space == SPACES), key, f"a Senator lies on space {SPACES}, nowhere else")


def _check_shapes(components: Components) -> None:
    for key, rows in entries(components["shapes"]).items():
        where = f"shapes.{key}"
        need(bool(rows) and all(len(row) == len(rows[0]) for row in rows), where, "must be rows of equal length")
        need(set("".join(rows)) <= {"X", "."}, where, "a cell is X or .")
        need(_hangs_together(rows), where, "must be one tile without empty margins")
    for key, land in lands(components).items():
        for shape, positions in land.positions.items():
            need(bool(positions), f"shapes.{shape}", f"it fits nowhere between the roads of {key}")


def _hangs_together(rows: list[str]) -> bool:
    cells = {(row, column) for row, line in enumerate(rows) for column, sign in enumerate(line) if sign == "X"}
    if not cells or {row for row, _ in cells} != {*range(len(rows))}:
        return False
    if {column for _, column in cells} != {*range(len(rows[0]))}:
        return False
    reached: set[tuple[int, int]] = set()
    todo = [min(cells)]
    while todo:
        row, column = todo.pop()
        if (row, column) in cells - reached:
            reached.add((row, column))
            todo += [(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)]
    return reached == cells


def _check_buildings(components: Components) -> None:
    buildings = components["buildings"]
    need_keys(buildings, BUILDINGS, "buildings")
    need_same(components["supply"]["tiles"], COPIES, "supply.tiles")
    for key, building in entries(buildings).items():
        _check_building(components, building, f"buildings.{key}")
        need_same(building.get("copies", COPIES), 1 if key == ONLY else COPIES, f"buildings.{key}.copies")
        need(building.get("riots", True) == (key != PREFECTURE), f"buildings.{key}.riots", _NO_RIOTS)
        need(("deck" in building) == (key != PREFECTURE), f"buildings.{key}.deck", _NO_CARD)
        need(("deck" in building) == ("caepio" in building), f"buildings.{key}.caepio", "belongs to a card of a deck")
    tiles = sum(building.get("copies", COPIES) for building in entries(buildings).values())
    need(tiles == TILES, "buildings", f"there are {tiles} tiles, not {TILES}")
    for deck, many in DECKS.items():
        found = sum(building.get("deck") == deck for building in entries(buildings).values())
        need(found == many, "buildings", f"Caepio's deck of Decade {deck} holds {found} cards, not {many}")
    senators = buildings[ONLY]["senators"]
    spare = SUPPLY["senator_tokens"] - len(DISTRICTS)
    need_same(senators["tokens"], spare, f"buildings.{ONLY}.senators")
    need_number(senators["each"], f"buildings.{ONLY}.senators", 1, spare)


_NO_RIOTS = f"only the {PREFECTURE.capitalize()} never take a Riot counter"
_NO_CARD = f"all but the {PREFECTURE.capitalize()} have a card in one of Caepio's decks"


def _check_building(components: Components, building: dict[str, Any], key: str) -> None:
    need_text(building["name"], f"{key}.name")
    need_one(building["colour"], COLOURS, f"{key}.colour")
    need_one(building["shape"], entries(components["shapes"]), f"{key}.shape")
    need_cost(building["cost"], f"{key}.cost", workers=True)
    need_number(building["cost"].get("workers"), f"{key}.cost.workers", 1)
    need_number(building["prestige"], f"{key}.prestige", 1, SPACES)
    need_effect(building.get("caepio", {}), f"{key}.caepio")
    keys = [action["key"] for action in building["actions"]]
    need(keys == ["a", "b", "c"][: len(keys) or 1], f"{key}.actions", f"must be a, b, ... in order, not {keys}")
    for action in building["actions"]:
        where = f"{key}.actions.{action['key']}"
        need_number(action["workers"], f"{where}.workers", 1)
        need_cost(action["cost"], f"{where}.cost")
        need(bool(action["effect"]), f"{where}.effect", "it must do something")
        need_effect(action["effect"], f"{where}.effect")


def _check_known(buildings: dict[str, Any]) -> None:
    """What the rulebook's examples show of single buildings."""
    forum, templum, arena = buildings["forum"], buildings["templum"], buildings["anphitheatrum"]
    need_same((forum["cost"], forum["prestige"]), (FORUM, 2), "buildings.forum")
    need_same(buildings["tributum"]["prestige"], 1, "buildings.tributum.prestige")
    shown = [(action["workers"], action["effect"]) for action in templum["actions"]]
    need_same((templum["colour"], shown), ("purple", [(3, {"offering2": 1})]), "buildings.templum")
    shown = [(action["workers"], action["effect"]) for action in arena["actions"]]
    right = [(2, {"denarii": 2, "wellbeing": 1}), (3, {"wellbeing": 1, "prestige_lowest": 1})]
    need_same((arena["colour"], shown), ("blue", right), "buildings.anphitheatrum")
    riots = [action["effect"].get("remove_riots", 0) for action in buildings[PREFECTURE]["actions"]]
    need(any(riots), f"buildings.{PREFECTURE}.actions", "they must suppress Riots")


def _check_spaces(components: Components) -> None:
    """Production Spaces, Castra, Portum, Specialists."""
    production, castra = components["production"], components["castra"]
    need_keys(production, PRODUCTION, "production")
    for key, space in entries(production).items():
        need_text(space["name"], f"production.{key}.name")
        need_same(space["resource"], "amphora" if key == "oleum" else key, f"production.{key}.resource")
        need(len(space["slots"]) == 2, f"production.{key}.slots", "there are two")
        for slot in space["slots"]:
            need_number(slot["workers"], f"production.{key}.slots", 1)
            need_number(slot["gain"], f"production.{key}.slots", 1)
    need_same(castra["colour"], "red", "castra.colour")
    need_keys(castra["slots"], TROOPS, "castra.slots")
    for key, slot in entries(castra["slots"]).items():
        need_number(slot["workers"], f"castra.slots.{key}.workers", 1)
        need_cost(slot["cost"], f"castra.slots.{key}.cost")
        need_same(slot["gain"], {key: 1}, f"castra.slots.{key}.gain")
    need_same((components["portum"]["workers"], components["portum"]["gain"]), (1, {"denarii": 1}), "portum")
    need_keys(components["specialists"], COLOURS, "specialists")
    for key, entry in entries(components["specialists"]).items():
        need_text(entry["name"], f"specialists.{key}.name")
        need(bool(entry["bonus"]), f"specialists.{key}.bonus", "it must bring something")
        need_effect(entry["bonus"], f"specialists.{key}.bonus")


def _check_market(components: Components) -> None:
    market, (least, most) = components["macellum"], components["tracks"]["price"]
    need_keys(market["prices"], RESOURCES, "macellum.prices")
    for key, price in entries(market["prices"]).items():
        need_number(price, f"macellum.prices.{key}", least, most)
    for players in range(2, LAST + 1):
        limits = market["limits"][str(players)]
        need_keys(limits, RESOURCES, f"macellum.limits.{players}")
        for key, limit in entries(limits).items():
            need_number(limit, f"macellum.limits.{players}.{key}", 1, players * SUPPLY["per_player"])
    rounds, tiles = sum(DECADES), entries(market["tiles"])
    need_same(len(tiles), rounds + market["tiles_unseen"], "macellum.tiles")
    for key, tile in tiles.items():
        for resource, steps in tile["moves"].items():
            need_one(resource, RESOURCES, f"macellum.tiles.{key}")
            need_number(steps, f"macellum.tiles.{key}.{resource}", least - most, most - least)


def _check_tools(components: Components) -> None:
    """Only the Cudendum brings Tools from the general reserve (Resources and Denarii)."""
    for key, effect in effects(components):
        mint = key.startswith(f"buildings.{MINT}")
        need("tool" not in effect or mint, key, "only the Cudendum gives Tools")
    gains = [action["effect"] for action in components["buildings"][MINT]["actions"]]
    need(any("tool" in gain for gain in gains), f"buildings.{MINT}.actions", "it must give Tools")
