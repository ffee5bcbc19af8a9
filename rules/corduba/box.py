"""What is printed in the box, read once: buildings, tracks, cards and abilities as the rules use them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from rules.components import Components
from rules.corduba.land import Land, lands

DISTRICTS = ("servorum", "plebeius", "patricius")
BASIC = ("wood", "stone", "food", "tool")  # Resources and Denarii
RESOURCES = (*BASIC, "marble", "amphora")
TROOPS = ("velites", "legionaries", "equites")
OFFERINGS = ("offering1", "offering2")
GOODS = (*RESOURCES, *TROOPS, *OFFERINGS)  # all that comes from a reserve which can run out
COLOURS = ("red", "purple", "blue", "yellow", "green", "white")  # of Specialists

Effects: TypeAlias = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Cost:
    """Workers, Denarii and goods to pay."""

    workers: int
    denarii: int = 0
    goods: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Action:
    """One of the actions of a building, a slot of the Castra, or any place Workers are sent to."""

    key: str
    cost: Cost
    effect: Effects


@dataclass(frozen=True, slots=True)
class Building:
    """A type of building tile."""

    key: str
    name: str
    colour: str
    shape: str
    cost: Cost
    prestige: int
    actions: Mapping[str, Action]
    riots: bool  # whether it can take a Riot counter
    alone: bool  # whether there is only one, for any District
    senators: int  # Senator tokens on it
    each: int  # how many of them one player may take


@dataclass(frozen=True, slots=True)
class Slot:
    """One of the slots of a Production Space."""

    space: str
    key: str
    resource: str
    workers: int
    gain: int


@dataclass(frozen=True, slots=True)
class Ability:
    """What a character or the token of a monument can do; `least` is where fewer Workers stop."""

    key: str
    name: str
    when: str
    frequency: str  # permanent, round, decade, start
    effect: Effects
    least: int
    colour: str | None
    resource: str | None
    cost: int  # Denarii
    at_once: bool


@dataclass(frozen=True, slots=True)
class Monument:
    key: str
    name: str
    cost: Cost
    prestige: Mapping[str, int]
    token: Ability


class Box:
    """One edition of the components; tables with equal components share it, and nobody changes it."""

    __slots__ = (
        "abilities",
        "buildings",
        "castra",
        "components",
        "dues",
        "lands",
        "monuments",
        "paths",
        "portum",
        "rows",
        "slots",
        "spared",
        "specialists",
        "tracks",
        "values",
    )

    def __init__(self, components: Components) -> None:
        self.components = components
        self.dues: dict[tuple[str, str | None], Any] = {}  # worked out when first asked for, by `payment`
        self.lands: Mapping[str, Land] = lands(components)
        self.buildings = {key: _building(key, entry) for key, entry in entries(components["buildings"])}
        self.monuments = {key: _monument(key, entry) for key, entry in entries(components["monuments"])}
        self.slots = {f"{slot.space}-{slot.key}": slot for slot in _slots(components["production"])}
        self.castra = {key: _action(key, entry) for key, entry in entries(components["castra"]["slots"])}
        self.portum = _action("portum", components["portum"])
        self.abilities = dict(_characters(components["families"]))
        districts = {key: components["districts"][key] for key in DISTRICTS}
        self.paths: Mapping[str, list[Effects]] = {key: entry["prestige"] for key, entry in districts.items()}
        self.rows: Mapping[str, list[Effects]] = {key: entry["insulae"] for key, entry in districts.items()}
        bonuses = [entry["bonus"] for entry in districts.values()]  # what a construction bonus can spare at most
        self.spared = {what: max(bonus.get(what, 0) for bonus in bonuses) for what in ("workers", "denarii")}
        self.specialists: Mapping[str, Any] = dict(entries(components["specialists"]))
        self.tracks: Mapping[str, list[int]] = components["tracks"]
        tokens = [*entries(components["troops"]), *entries(components["offerings"])]
        self.values: Mapping[str, int] = {key: entry["value"] for key, entry in tokens}

    def last(self, track: str) -> int:
        """The last space of a track."""
        return self.tracks[track][1]


_KNOWN: list[Box] = []


def box(components: Components) -> Box:
    """The box of these components, one for all that are equal."""
    for known in _KNOWN:
        if known.components is components or known.components == components:
            return known
    _KNOWN.insert(0, Box(components))
    del _KNOWN[8:]
    return _KNOWN[0]


def entries(group: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """What a group of components holds, without what is told of the group itself."""
    return ((key, entry) for key, entry in group.items() if isinstance(entry, dict) and key != "source")


def cost(entry: Mapping[str, int]) -> Cost:
    goods = {key: many for key, many in entry.items() if key not in ("workers", "denarii")}
    return Cost(entry.get("workers", 0), entry.get("denarii", 0), goods)


def _action(key: str, entry: Mapping[str, Any]) -> Action:
    """An action of a building, or a slot that tells its gain."""
    effect = entry["effect"] if "effect" in entry else entry["gain"]
    return Action(key, cost({"workers": entry["workers"], **entry.get("cost", {})}), effect)


def _building(key: str, entry: Mapping[str, Any]) -> Building:
    senators = entry.get("senators", {})
    return Building(
        key=key,
        name=entry["name"],
        colour=entry["colour"],
        shape=entry["shape"],
        cost=cost(entry["cost"]),
        prestige=entry["prestige"],
        actions={action["key"]: _action(action["key"], action) for action in entry["actions"]},
        riots=entry.get("riots", True),
        alone=entry.get("copies") == 1,
        senators=senators.get("tokens", 0),
        each=senators.get("each", 0),
    )


def _monument(key: str, entry: Mapping[str, Any]) -> Monument:
    token = _ability(key, entry["token"] | {"name": entry["name"]})
    return Monument(key, entry["name"], cost(entry["cost"]), entry["prestige"], token)


def _slots(production: Mapping[str, Any]) -> Iterator[Slot]:
    for space, entry in entries(production):
        for number, slot in enumerate(entry["slots"], 1):
            yield Slot(space, str(number), entry["resource"], slot["workers"], slot["gain"])


def _characters(families: Mapping[str, Any]) -> Iterator[tuple[str, Ability]]:
    for _, family in entries(families):
        for key, entry in entries(family["characters"]):
            yield key, _ability(key, entry)


def _ability(key: str, entry: Mapping[str, Any]) -> Ability:
    return Ability(
        key=key,
        name=entry["name"],
        when=entry["when"],
        frequency=entry["frequency"],
        effect=entry["effect"],
        least=entry.get("least", 0),
        colour=entry.get("colour"),
        resource=entry.get("resource"),
        cost=entry.get("cost", {}).get("denarii", 0),
        at_once=entry.get("at_once", False),
    )
