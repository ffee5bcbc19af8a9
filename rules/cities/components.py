"""What tiles, mats and cards must fulfil for Between Two Cities to be played with them, and the box in words."""

from collections import Counter
from typing import Any

from rules.cities.geometry import ACROSS, ALONG, AT_MAT, BLOCKED, FREE, MAT, bridges_of, ground, names
from rules.cities.plan import CIVIC, SINGLES, TAVERNS, TYPES, kind
from rules.cities.state import CITIES, Mat, entries, legend, mats
from rules.components import Components
from rules.errors import BadComponents
from rules.words import Sentence, say

TILES = {"singles": 108, "duplexes": 24, "civics": 21}  # RB, Contents; Capitals, Contents
HALVES, TAVERN_HALVES = 8, 2  # of the duplexes: of each type, and of each kind of tavern
UNBUILT = 5  # spaces of a mat (Capitals, Landscape Tiles)
TIE_OF_THREE = 4  # for first place of a district (Capitals, District Scoring)
GROUNDS = ("water", "rock", "peaks", "reeds", "hills")


def check(components: Components) -> None:
    """Raise BadComponents, naming key and reason, for what the rules could not be played with."""
    _check_singles(components["singles"])
    _check_duplexes(components)
    _check_civics(entries(components["civics"]))
    _check_mats(components)
    _check_districts(components["districts"])


def _need(holds: bool, key: str, reason: str) -> None:
    if not holds:
        raise BadComponents("components", key, reason)


def _check_singles(singles: dict[str, Any]) -> None:
    given = entries(singles)
    for key in given:
        _need(key in SINGLES, f"singles.{key}", f"there is no such tile, only {', '.join(SINGLES)}")
    for key in SINGLES:
        many = given.get(key)
        _need(type(many) is int and many >= 0, f"singles.{key}", f"must be a number of tiles, not {many!r}")
    _need(sum(given.values()) == TILES["singles"], "singles", f"they are {sum(given.values())}, not 108")


def _check_duplexes(components: Components) -> None:
    given = entries(components["duplexes"])
    _need(len(given) == TILES["duplexes"], "duplexes", f"they are {len(given)}, not 24")
    for key, entry in given.items():
        both = set(entries(entry))
        right = both in ({"top", "bottom"}, {"left", "right"})
        _need(right, f"duplexes.{key}", "it has either top and bottom, or left and right")
        for half in entries(entry).values():
            _need(half in SINGLES, f"duplexes.{key}", f"{half!r} is none of {', '.join(SINGLES)}")
    halves = [half for key, tile in legend(components).items() if key in given for half in tile.halves]
    types, taverns = Counter(map(kind, halves)), Counter(halves)
    for each in TYPES:
        _need(types[each] == HALVES, "duplexes", f"{types[each]} halves show the {each}, not {HALVES}")
    for each in TAVERNS:
        _need(taverns[each] == TAVERN_HALVES, "duplexes", f"{taverns[each]} halves show {each}, not {TAVERN_HALVES}")


def _check_civics(civics: dict[str, Any]) -> None:
    for key, entry in civics.items():
        _need(isinstance(entry["name"], str), f"civics.{key}.name", "must be a text")
        many, likes, harm = entry["copies"], entry["benefits"], entry["harms"]
        _need(type(many) is int and many > 0, f"civics.{key}.copies", f"must be a number above 0, not {many!r}")
        shown = [*likes, harm]
        right = len(shown) == len(set(shown)) == 3 and all(each in TYPES for each in shown)
        _need(right, f"civics.{key}", f"two benefits and one harm, all different, from {', '.join(TYPES)}")
    total = sum(entry["copies"] for entry in civics.values())
    _need(total == TILES["civics"], "civics", f"they are {total}, not 21")


def _check_mats(components: Components) -> None:
    given = entries(components["mats"])
    _need(len(given) >= len(CITIES), "mats", f"they are {len(given)}; seven players need {len(CITIES)}")
    for mat in mats(components):
        _check_printed(mat, f"mats.{mat.key}")
        _check_city(mat, f"mats.{mat.key}.rows")


def _check_printed(mat: Mat, key: str) -> None:
    _need(isinstance(mat.name, str), f"{key}.name", "must be a text")
    _need(mat.ground in GROUNDS, f"{key}.ground", f"{mat.ground!r} is none of {', '.join(GROUNDS)}")
    square = len(mat.rows) == MAT and all(len(row) == MAT for row in mat.rows)
    _need(square, f"{key}.rows", f"must be {MAT} rows of {MAT}")
    signs = "".join(mat.rows)
    _need(set(signs) <= {FREE, BLOCKED, ACROSS, ALONG}, f"{key}.rows", "a space is one of . # = |")
    blocked = len(signs) - signs.count(FREE)
    _need(blocked == UNBUILT, f"{key}.rows", f"{blocked} spaces are blocked, not {UNBUILT}")
    printed = {AT_MAT[row, column]: mat.rows[row][column] for row, column in AT_MAT}
    for sign in (ACROSS, ALONG):
        for at, step in bridges_of(printed, sign):
            ends = [printed.get(at >> step), printed.get(at << step)]
            _need(ends == [FREE, FREE], f"{key}.rows", "a bridge needs a free space of the mat at both ends")


def _check_city(mat: Mat, key: str) -> None:
    """Wherever the mat comes to lie, the whole city must be within reach."""
    land = ground(mat.rows)
    for square in land.squares:
        free = square & ~land.blocked
        whole = land.largest(free) == free.bit_count()
        _need(whole, key, f"with the square at {names(square)[0].upper()}, parts of the city cannot be reached")


def _check_districts(districts: dict[str, Any]) -> None:
    cards, tiles = districts["cards"], districts["tiles"]
    _need(sorted(cards) == sorted([*TYPES, CIVIC]), "districts.cards", "one card for each of the seven types")
    _need(len(tiles) == 3, "districts.tiles", f"they are {len(tiles)}, not 3")
    for tile in tiles:
        first, second = tile["first"], tile["second"]
        _need(type(first) is int and type(second) is int, "districts.tiles", "prizes are numbers")
        _need(first > second > 0, "districts.tiles", f"first place {first} must be more than second place {second}")
        each = (first + second) // 3
        _need(each == TIE_OF_THREE, "districts.tiles", f"a tie of three would pay {each} each, not {TIE_OF_THREE}")


# The box in words


def inventory(components: Components) -> list[Sentence]:
    """What is in the box, and where we have it from."""
    civics, given = entries(components["civics"]), entries(components["mats"])
    likes = [
        say("box-civic", name=entry["name"], many=entry["copies"], likes=entry["benefits"], harm=entry["harms"])
        for entry in civics.values()
    ]
    prizes = [say("box-prize", first=tile["first"], second=tile["second"]) for tile in components["districts"]["tiles"]]
    lines = [
        say("box-singles", parts=[say("box-many", many=components["singles"][key], tile=key) for key in SINGLES]),
        say("box-duplexes"),
        say("box-civics", parts=likes),
        say("box-mats", names=[entry["name"] for entry in given.values()]),
        say("box-districts", parts=prizes),
    ]
    ours = _reconstructed(components)
    return [*lines, say("box-reconstructed", parts=ours) if ours else say("box-corrected")]


def _reconstructed(components: Components) -> list[Sentence]:
    """What is our own design and not the printed one."""
    found = [
        say("ours", what="ours-mats", names=_ours(components["mats"])),
        say("ours", what="ours-civics", names=_ours(components["civics"])),
    ]
    parts = [each for each in found if each.values["names"]]
    prizes = "reconstructed" in _sources(components["districts"], None)
    return parts + ([say("ours-districts")] if prizes else [])


def _ours(group: dict[str, Any]) -> list[str]:
    source = group.get("source")
    return [entry["name"] for entry in entries(group).values() if "reconstructed" in _sources(entry, source)]


def _sources(entry: dict[str, Any], group: Any) -> list[str]:
    source = entry.get("source", group)
    return list(source.values()) if isinstance(source, dict) else [source]
