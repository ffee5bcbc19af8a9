"""What a set of components must fulfil to be Capitol, and what is in the box in words."""

from collections import Counter
from typing import Any

from rules.capitol.state import AMPHITHEATRE, FOUNTAIN, KINDS, SHAPES, TEMPLE, cards, entries
from rules.components import Components
from rules.errors import BadComponents
from rules.words import Sentence, say

COUNTS = {"roof": 14, "block": 24, "permit": 24}  # Contents
ROUNDS = 4  # Course of play
ROOMY = 48  # free small squares that take all houses and fountains there can be
COLOURS = ("light_blue", "purple", "pink")  # keys; what they are called is a matter of words (ruling 43)
TILES = {FOUNTAIN: 8, AMPHITHEATRE: 2, TEMPLE: 2}  # Contents


def check(components: Components) -> None:
    """Raise BadComponents, naming key and reason, for what the rules could not be played with."""
    _check_cards(components)
    _check_setup(components["setup"])
    _check_auctions(components)
    _check_prefectures(components)


def _need(holds: bool, key: str, reason: str) -> None:
    if not holds:
        raise BadComponents("components", key, reason)


def _check_cards(components: Components) -> None:
    for name in KINDS:
        many = len(cards(components, name))
        _need(many == COUNTS[name], f"cards.{name}", f"there are {many} cards, not {COUNTS[name]}")
        values = components["cards"][name]["values"]
        right = all(type(value) is int and 0 < value < 10 for value in values)
        _need(right, f"cards.{name}.values", "must be whole numbers from 1 to 9")


def _check_setup(setup: dict[str, Any]) -> None:
    for name in KINDS:
        most = (COUNTS[name] - 1) // 4  # so that four can be dealt to, and one is left to turn up
        dealt = setup["hand"][name]
        _need(type(dealt) is int and 0 <= dealt <= most, f"setup.hand.{name}", f"must be 0 to {most}, not {dealt!r}")
    for house in setup["houses"]:
        _need(house["shape"] in SHAPES, "setup.houses", f"a roof is {' or '.join(SHAPES)}, not {house['shape']!r}")
        tall = house["height"]
        _need(type(tall) is int and tall > 0, "setup.houses", f"a house is at least 1 high, not {tall!r}")
    for shape in SHAPES:
        used = sum(house["shape"] == shape for house in setup["houses"])
        has = setup["roofs"][shape]
        _need(used <= has, f"setup.roofs.{shape}", f"{has} roofs do not cover the {used} houses to start with")
    for name in ("blocks", "draws"):
        _need(type(setup[name]) is int and setup[name] > 0, f"setup.{name}", "must be a number above 0")
    _need(setup["rounds"] == ROUNDS, "setup.rounds", f"must be {ROUNDS}")
    started = 4 * sum(house["height"] for house in setup["houses"])
    _need(started <= setup["blocks"], "setup.houses", f"four players would need {started} blocks to start with")


def _check_auctions(components: Components) -> None:
    tiles = components["auctions"]["tiles"]
    _need(Counter(tiles) == TILES, "auctions.tiles", f"must be {TILES}, not {dict(Counter(tiles))}")


def _check_prefectures(components: Components) -> None:
    names = components["colours"]["names"]
    _need(sorted(names) == sorted(COLOURS), "colours.names", f"must be {', '.join(COLOURS)}")
    prefectures = entries(components["prefectures"])
    _need(len(prefectures) == 9, "prefectures", f"there are {len(prefectures)}, not 9")
    for name in names:
        many = sum(entry["colour"] == name for entry in prefectures.values())
        _need(many == 3, "prefectures", f"{many} are {name}, not 3")
    places = Counter((entry["row"], entry["column"]) for entry in prefectures.values())
    _need(sorted(places) == [(row, column) for row in range(3) for column in range(3)], "prefectures", _THREE_BY_THREE)
    for key, entry in prefectures.items():
        small, printed = entry["small"], entry["printed"]
        _need(isinstance(entry["name"], str), f"prefectures.{key}.name", "must be a text")
        _need(0 <= printed < small <= 7, f"prefectures.{key}.small", f"{small} squares, {printed} fountains")
        _need(entry["large"] == 1, f"prefectures.{key}.large", "each has exactly one large space")


_THREE_BY_THREE = "row and column must place them in 3 rows of 3, each place once"


def inventory(components: Components) -> list[Sentence]:
    """What is in the box, and where we have it from."""
    prefectures = entries(components["prefectures"])
    lines = [say("box-cards"), say("box-pieces"), say("box-tiles")]
    for name in components["colours"]["names"]:
        parts = [_site(entry) for entry in prefectures.values() if entry["colour"] == name]
        lines.append(say("box-colour", colour=name, parts=parts))
    source = components["prefectures"].get("source")
    reconstructed = [entry["name"] for entry in prefectures.values() if "reconstructed" in _sources(entry, source)]
    free = sum(entry["small"] - entry["printed"] for entry in prefectures.values())
    lines += [say("box-tight", free=free)] if free < ROOMY else []
    return lines + ([say("box-reconstructed", names=reconstructed)] if reconstructed else [say("box-corrected")])


def _site(entry: dict[str, Any]) -> Sentence:
    return say("box-site", name=entry["name"], free=entry["small"] - entry["printed"], printed=entry["printed"])


def _sources(entry: dict[str, Any], group: Any) -> list[str]:
    source = entry.get("source", group)
    return list(source.values()) if isinstance(source, dict) else [source]
