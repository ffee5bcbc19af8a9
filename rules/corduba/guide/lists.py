"""What is printed on the components, page by page, made from the box itself."""

from collections.abc import Iterable, Mapping
from typing import Any

from rules.components import HOME, Components, read
from rules.corduba.printed import ability, amounts, effects, needs, token
from rules.corduba.words_printed import WORDS
from rules.game import Topic
from rules.words import Sentence, tell

BOX = read(HOME / "corduba" / "components.toml")
_NAMES = {"servorum": "Servorum", "plebeius": "Plebeius", "patricius": "Patricius"}
_ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")
_PLACES = ("1st", "2nd", "3rd", "4th")
_CORRECTED = "\n\n_Of our standard box. A table with a corrected one may differ: its board counts._"


def _told(sentences: Iterable[Sentence], between: str = ", ") -> str:
    return between.join(tell(each, {**WORDS, **_NAMES}, ()) for each in sentences)


def _list(title: str, lead: str, lines: Iterable[str]) -> Topic:
    return Topic(title, "\n".join([lead, "", *lines]) + _CORRECTED)


def _price(cost: Mapping[str, int], workers: int = 0) -> str:
    return _told(amounts({**({"workers": workers} if workers else {}), **cost}))


# Buildings and Monuments


def _buildings(box: Components, deck: int | None, title: str, lead: str) -> Topic:
    return _list(title, lead, [_building(each) for each in box["buildings"].values() if _deck(each) == deck])


def _deck(building: Any) -> int | None:
    return building.get("deck") if isinstance(building, dict) and "shape" in building else -1


def _building(each: Any) -> str:
    spaces = "".join(BOX["shapes"][each["shape"]]).count("X")
    actions = [
        f"{act['key']}) {_price(act['cost'], act['workers'])}: {_told(effects(act['effect']))}"
        for act in each["actions"]
    ]
    return (
        f"**{each['name']}** ({each['colour']}, {spaces} spaces, Prestige {each['prestige']}): "
        f"{_price(each['cost'])}\n- " + "\n- ".join(actions)
    )


def _monuments(box: Components) -> Topic:
    lines = [
        f"**{each['name']}**: {_price(each['cost'])}\n- {_told(effects({'prestige': each['prestige']}))}"
        f"\n- Token: {_told([token(key, each['token'])])}"
        for key, each in _entries(box["monuments"])
    ]
    return _list("List of Monuments", "Only Workers build them. Each stands once.", lines)


def _entries(group: Any) -> list[tuple[str, Any]]:
    return [(key, each) for key, each in group.items() if isinstance(each, dict) and key != "source"]


# Tracks and spaces


def _tracks(box: Components) -> Topic:
    lines = [line for key, each in _entries(box["districts"]) for line in _track(key, each)]
    return _list("List of tracks and Insulae", "What each space of a Prestige track and each Insula brings.", lines)


def _track(key: str, district: Any) -> list[str]:
    steps = [f"{_ROMAN[at]} {_told(effects(each))}" for at, each in enumerate(district["prestige"]) if each]
    row = [f"{at} {_told(effects(each))}" for at, each in enumerate(district["insulae"], 1) if each]
    bonus = _told(amounts(district["bonus"])).replace("1 basic goods", "1 basic good")
    return [
        f"**{_NAMES[key]}**: construction bonus {bonus} less",
        f"- Prestige: {'; '.join(steps)}",
        f"- Insulae: {'; '.join(row)}",
    ]


def _spaces(box: Components) -> Topic:
    lines = [
        f"**{each['name']}**: " + "; ".join(_slot(slot, {each["resource"]: slot["gain"]}) for slot in each["slots"])
        for _, each in _entries(box["production"])
    ]
    castra = "; ".join(_slot(slot, slot["gain"]) for _, slot in _entries(box["castra"]["slots"]))
    portum = box["portum"]
    specialists = [
        f"- {colour}, {each['name']}: {_told(effects(each['bonus']))}" for colour, each in _entries(box["specialists"])
    ]
    lead = "What Workers bring where they are sent, and Specialists in every Peculium."
    rest = [f"**Castra**: {castra}", f"**Portum**: {_slot(portum, portum['gain'])}", "**Specialists**", *specialists]
    return _list("List of tracks and spaces", lead, [*lines, *rest])


def _slot(slot: Any, gain: Mapping[str, int]) -> str:
    return f"{_price(slot.get('cost', {}), slot['workers'])} for {_told(amounts(gain))}"


def _market(box: Components) -> Topic:
    prices = {key: price for key, price in box["macellum"]["prices"].items() if key != "source"}
    limits = box["macellum"]["limits"]
    lines = [
        f"- {key.capitalize()}: price {price}; " + ", ".join(str(limits[players][key]) for players in ("2", "3", "4"))
        for key, price in prices.items()
    ]
    tiles = ["- " + ", ".join(f"{key} {by:+}" for key, by in each["moves"].items()) for _, each in _tiles(box)]
    lead = "Prices at the beginning, what the market holds with 2, 3, 4 players, and the tiles that move prices."
    return _list("List of the market", lead, [*lines, "**Tiles**", *tiles])


def _tiles(box: Components) -> list[tuple[str, Any]]:
    return _entries(box["macellum"]["tiles"])


# Cards


def _rome(box: Components) -> Topic:
    lines = [_card(each) for _, each in _entries(box["rome"]["cards"])]
    lead = "Three of them are drawn. The places do not count in Decade III."
    return _list("List of Rome's cards", lead, lines)


def _card(each: Any) -> str:
    goods = "any Wood, Stone, Food, Tools or Marble" if each["resource"] == "any" else each["resource"].capitalize()
    amphora = {0: "an Amphora does not count", 1: "one for one"}.get(each["amphora"], "an Amphora counts 2")
    least = ", ".join(f"{many} with {players}" for players, many in sorted(each["minimum"].items()))
    podium = zip(_PLACES, each["podium"], strict=True)
    return f"**{each['name']}**: {goods}, {amphora}; together {least}\n- " + "; ".join(
        f"{place} {_told(effects(row), ' and ')}" for place, row in podium
    )


def _milestones(box: Components) -> Topic:
    lines = [f"- **{each['name']}**: {_told([needs(each)])}" for _, each in _entries(box["res_gestae"])]
    return _list("List of Res Gestae", "Eight; as many lie open as there are players, and two more.", lines)


def _inheritance(box: Components) -> Topic:
    lines = [f"**{each['name']}**: {_legacy(each)}" for _, each in _entries(box["inheritance"])]
    return _list("List of Inheritance cards", "Two are dealt to you, one you keep.", lines)


def _legacy(each: Any) -> str:
    goods = _told(amounts({"denarii": each["denarii"], "basic": each["basic"], **each["gains"]}))
    specialist = {None: "", "choice": ", a Specialist of your choice"}.get(
        each.get("specialist"), f", the {each.get('specialist')} Specialist"
    )
    prestige = "".join(f", {text}" for text in [_told(effects({"prestige": each["prestige"]}))] if text)
    return (
        f"{goods}; Register {each['worker_register']}, Well-being {each['wellbeing']}, Happiness {each['happiness']}"
        f"{prestige}{specialist}"
    )


def _families(box: Components) -> Topic:
    lines = [
        f"**{each['name']}** ({_told(effects({'prestige': each['prestige']}))})\n- "
        + "\n- ".join(f"{one['name']}, {_told([ability(key, one)])}" for key, one in each["characters"].items())
        for _, each in _entries(box["families"])
    ]
    return _list("List of Family cards", "One is dealt to you; one of its two characters plays.", lines)


# Caepio


def _action_cards(box: Components, decade: int) -> Topic:
    cards = [(key, each) for key, each in _entries(box["caepio"]["cards"]) if each["decade"] == decade]
    lines = [
        f"- **{key.upper()}**: {'; '.join(_row(row) for row in each['rows'])}. {_signs(each)}" for key, each in cards
    ]
    lead = "Row after row; what follows *or* he takes instead. In brackets: what it makes him sell and buy."
    return _list(f"List of Caepio's cards, Decade {_ROMAN[decade - 1]}", lead, lines)


def _signs(card: Any) -> str:
    return f"({card['sell']} → {card['buy']})"


def _row(row: list[str]) -> str:
    return " or ".join(_deed(each) for each in row)


def _deed(deed: str) -> str:
    what, _, rest = deed.partition(" ")
    if what == "activate":
        return BOX["buildings"][rest]["name"] if rest else "any building"
    if what == "macellum":
        sales, purchases = rest.split()
        return f"Macellum, {sales} sold and {purchases} bought"
    return deed.replace("portum", "Portum").replace("castra", "Castra")


def _caepio_buildings(box: Components) -> Topic:
    lines = [
        f"- {each['name']}: {_told(effects(each['caepio']))}"
        for _, each in _entries(box["buildings"])
        if "caepio" in each
    ]
    lead = "What each building does for him, when he builds it and when he activates it. He pays nothing."
    return _list("List of Caepio's effects", lead, lines)


def _topics(box: Components) -> dict[str, Topic]:
    return {
        "list-buildings-i": _buildings(
            box, 1, "List of buildings, I", "Caepio's first deck; all can be built from round 1."
        ),
        "list-buildings-ii": _buildings(
            box, 2, "List of buildings, II", "His second deck; all can be built from round 1."
        ),
        "list-buildings-iii": _buildings(
            box, 3, "List of buildings, III", "The largest; all can be built from round 1."
        ),
        "list-praefecturae": _buildings(box, None, "List of buildings, Praefecturae", "It never riots."),
        "list-monuments": _monuments(box),
        "list-tracks": _tracks(box),
        "list-spaces": _spaces(box),
        "list-market": _market(box),
        "list-rome": _rome(box),
        "list-milestones": _milestones(box),
        "list-inheritance": _inheritance(box),
        "list-families": _families(box),
        **{f"list-caepio-{decade}": _action_cards(box, decade) for decade in (1, 2, 3)},
        "list-caepio-effects": _caepio_buildings(box),
    }


TOPICS: dict[str, Topic] = _topics(BOX)
