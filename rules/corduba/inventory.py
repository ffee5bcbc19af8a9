"""What is in the box of Corduba, in sentences, and which of it is our own reconstruction."""

from collections.abc import Mapping
from typing import Any

from rules.components import Components, sources
from rules.corduba.needs import RESOURCES, entries
from rules.corduba.printed import amounts
from rules.words import Sentence, say

NAMED = ("monuments", "res_gestae", "inheritance", "families")


def inventory(components: Components) -> list[Sentence]:
    """What is in the box, and where we have it from."""
    supply = components["supply"]
    return [
        say("box-goods", goods=supply["resources"], riots=supply["riots"], neutral=supply["neutral_insulae"]),
        say("box-tokens", parts=[say("box-token", what=key, **entry) for key, entry in _tokens(components)]),
        _districts(components),
        say("box-buildings", parts=[_costly(each) for each in entries(components["buildings"]).values()]),
        say("box-monuments", parts=[_costly(each) for each in entries(components["monuments"]).values()]),
        _market(components),
        say("box-rome", parts=[_card(each) for each in entries(components["rome"]["cards"]).values()]),
        *(say(f"box-{key}", names=_names(components[key])) for key in NAMED[1:]),
        say("box-caepio", cards=len(entries(components["caepio"]["cards"])), buildings=_his_buildings(components)),
        _ours(components),
    ]


def _tokens(components: Components) -> list[tuple[str, dict[str, int]]]:
    return [*entries(components["troops"]).items(), *entries(components["offerings"]).items()]


def _districts(components: Components) -> Sentence:
    parts = [
        say("box-district", name=each["name"], columns=len(each["map"][0]), rows=len(each["map"]))
        for each in entries(components["districts"]).values()
    ]
    return say("box-districts", parts=parts)


def _costly(entry: Mapping[str, Any]) -> Sentence:
    """A building or a Monument with its cost."""
    return say("box-costly", name=entry["name"], cost=amounts(entry["cost"]))


def _market(components: Components) -> Sentence:
    prices = components["macellum"]["prices"]
    return say("box-market", prices=[say("box-price", what=f"box-of-{key}", many=prices[key]) for key in RESOURCES])


def _card(card: Mapping[str, Any]) -> Sentence:
    least = [str(many) for many in card["minimum"].values()]
    return say("box-card", name=card["name"], what=f"box-of-{card['resource']}", least="/".join(least))


def _names(group: Mapping[str, Any]) -> list[str]:
    return [entry["name"] for entry in entries(group).values()]


def _his_buildings(components: Components) -> int:
    return sum("deck" in building for building in entries(components["buildings"]).values())


def _ours(components: Components) -> Sentence:
    """What is reconstructed here, or that nothing is."""
    groups = [key for key, entry in entries(components).items() if key != "edition" and _reconstructed(entry)]
    return say("box-reconstructed", parts=[f"ours-{key}" for key in groups]) if groups else say("box-corrected")


def _reconstructed(group: Mapping[str, Any]) -> bool:
    found = [source for _, source in sources(dict(group))]
    return any("reconstructed" in (each.values() if isinstance(each, dict) else [each]) for each in found)
