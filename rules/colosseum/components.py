"""What a set of components must fulfil to be the Colosseum, and what is in the box in words."""

from typing import Any

from rules.colosseum.state import EFFECTS, LETTERS, LEVELS, MATERIALS, SECTIONS, entries, pieces, spaces, tiles
from rules.colosseum.turn import counted
from rules.components import Components
from rules.errors import BadComponents
from rules.words import Sentence, say

TILES = {"I": 16, "II": 20, "III": 22}  # Components
PIECES = 20  # Components
FACE_UP = 4  # Setup: all of them are A
FAME = range(4, 8)
CHIPS = [[1, 42], [2, 13], [4, 20], [7, 6]]  # Components
RING = ("a1", "a2", "d", "p1", "p2", "p3", "p4")
KNOWN = {"water": 2, "stone": 1}, 4  # the one piece the rulebook shows, and its fame


def check(components: Components) -> None:
    """Raise BadComponents, naming key and reason, for what the rules could not be played with."""
    _check_numbers(components)
    _check_ring(components)
    _check_displays(components["displays"]["landscapes"])
    for level in LEVELS:
        _check_tiles(components["tiles"][level], level)
    _check_pieces(components)
    _check_fame(components)
    effects = components["variants"]["effects"]
    _need(sorted(effects) == sorted(EFFECTS), "variants.effects", f"must be {', '.join(EFFECTS)}")


def _need(holds: bool, key: str, reason: str) -> None:
    if not holds:
        raise BadComponents("components", key, reason)


def _whole(number: Any, least: int = 0) -> bool:
    return type(number) is int and number >= least


def _check_numbers(components: Components) -> None:
    """Counts that the rulebook gives, and wheels, which it does not."""
    names = components["materials"]["names"]
    _need(names == list(MATERIALS), "materials.names", f"must be {', '.join(MATERIALS)}")
    fixed = {"materials.cards": 18, "display.limit": 4, "storage.tiles": 16, "storage.cards": 2}
    for path, number in fixed.items():
        group, key = path.split(".")
        given = components[group][key]
        _need(given == number, path, f"must be {number}, not {given!r}")
    given = components["display"]["wheels"]
    _need(_whole(given, 1), "display.wheels", f"must be a whole number from 1, not {given!r}")


def _check_ring(components: Components) -> None:
    keys = components["ring"]["spaces"]
    _need(sorted(keys) == list(RING), "ring.spaces", f"must be {', '.join(RING)}, in their order on the board")
    start = components["start"]["space"]
    _need(start in keys, "start.space", f"{start!r} is no space of the ring")


def _check_displays(landscapes: list[list[str]]) -> None:
    where = "displays.landscapes"
    _need(len(landscapes) == 4, where, f"there are {len(landscapes)} displays, not 4")
    for pair in landscapes:
        right = len(set(pair)) == len(pair) == 2 and all(each in MATERIALS for each in pair)
        _need(right, where, f"{pair} is not two different landscapes")
    _need(len({frozenset(pair) for pair in landscapes}) == 4, where, "all four must be different")


def _check_tiles(entry: dict[str, Any], level: str) -> None:
    names = (*MATERIALS, "stable-1", "stable-2")
    for name in names:
        _need(_whole(entry[name]), f"tiles.{level}.{name}", f"must be a whole number, not {entry[name]!r}")
    many = sum(entry[name] for name in names)
    _need(many == TILES[level] == entry["total"], f"tiles.{level}", f"there are {many} tiles, not {TILES[level]}")


def _check_pieces(components: Components) -> None:
    found = pieces(components)
    _need(len(found) == PIECES, "pieces", f"there are {len(found)}, not {PIECES}")
    for key, piece in found.items():
        _need(key[0] in LETTERS, f"pieces.{key}", f"must begin with one of {', '.join(LETTERS)}")
        right = all(each in MATERIALS and _whole(many, 1) for each, many in piece.cost.items())
        _need(right and bool(piece.cost), f"pieces.{key}.cost", "must be numbers above 0 of water, grain, wood, stone")
        _need(_whole(piece.fame) and piece.fame in FAME, f"pieces.{key}.fame", f"must be 4 to 7, not {piece.fame!r}")
    first = sum(key.startswith("A") for key in found)
    _need(first >= FACE_UP, "pieces", f"{first} are A, and at least {FACE_UP} must be")
    known = any((piece.cost, piece.fame) == KNOWN for piece in found.values())
    _need(known, "pieces", "none costs 2 water and 1 stone for 4 fame, which the rulebook shows")


def _check_fame(components: Components) -> None:
    sections, fame = components["sections"], components["fame"]
    _need(sections["count"] == SECTIONS, "sections.count", f"must be {SECTIONS}, not {sections['count']!r}")
    _need(sorted(sections["last"]) == [1, 2, 4], "sections.last", f"must be 1, 2 and 4, not {sections['last']!r}")
    _need(fame["chips"] == CHIPS, "fame.chips", f"must be {CHIPS}")
    _need(fame["start"] == [0, 1, 2, 3], "fame.start", "must be 0, 1, 2, 3")


# What is in the box


def inventory(components: Components) -> list[Sentence]:
    """What is in the box, and where we have it from."""
    display = components["display"]
    shown = [say("box-display", one=pair[0], other=pair[1]) for pair in components["displays"]["landscapes"]]
    names = [say("box-space", where=space.key) for space in spaces(components)]
    return [
        say("box-cards"),
        say("box-ring", spaces=names, start=components["start"]["space"]),
        say("box-displays", parts=shown, wheels=display["wheels"], limit=display["limit"]),
        *(_level(components, level) for level in LEVELS),
        *(_pieces(components, letter) for letter in LETTERS),
        say("box-bonus", chips=[str(chip) for chip in components["sections"]["last"]]),
        _ours(components),
    ]


def _level(components: Components, level: str) -> Sentence:
    found = tiles(components, level)
    parts = [say("box-tile", many=found.count(tile), tile=tile) for tile in dict.fromkeys(found)]
    return say("box-level", level=level, parts=parts)


def _pieces(components: Components, letter: str) -> Sentence:
    marked = [piece for key, piece in pieces(components).items() if key.startswith(letter)]
    parts = [say("box-piece", key=piece.key, cost=counted(piece.cost), fame=piece.fame) for piece in marked]
    return say("box-pieces", letter=letter, parts=parts)


def _ours(components: Components) -> Sentence:
    """What is reconstructed here, or that nothing is."""
    groups = {"start": components["start"], "displays": components["displays"], "bonus": components["sections"]}
    parts = [say(f"part-{name}") for name, entry in groups.items() if _reconstructed(entry)]
    parts += [say("part-tiles")] if any(_reconstructed(components["tiles"][level]) for level in LEVELS) else []
    many = sum(_reconstructed(entry) for entry in entries(components["pieces"]).values())
    parts += [say("part-pieces", many=many)] if many else []
    return say("box-reconstructed", parts=parts) if parts else say("box-corrected")


def _reconstructed(entry: dict[str, Any]) -> bool:
    source = entry.get("source")
    return "reconstructed" in (source.values() if isinstance(source, dict) else [source])
