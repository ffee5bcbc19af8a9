"""What is printed on tiles and cards, in sentences: amounts, effects, costs, abilities."""

from collections.abc import Mapping
from typing import Any

from rules.words import Sentence, say


def amounts(many: Mapping[str, int]) -> list[Sentence]:
    """So many of each: a cost, a stock, what somebody holds. Keys are Workers, Denarii, resources and tokens."""
    return [say(f"amount-{key}", many=number) for key, number in many.items() if number]


def effects(effect: Mapping[str, Any]) -> list[Sentence]:
    """What an action, a card or a space of a track does, one sentence for each part."""
    return [each for key, value in effect.items() for each in _effect(key, value)]


def _effect(key: str, value: Any) -> list[Sentence]:
    match key, value:
        case "prestige", Mapping():
            return [say("effect-prestige", where=district, many=many) for district, many in value.items()]
        case "macellum", str():
            return [say(f"effect-macellum-{value}")]
        case "special_worker", _:
            return [say("effect-special_worker")]
        case "unlock_specialist", _:
            return [say("effect-unlock_specialist")]
    return [say(f"effect-{key}", many=value)]


def ability(key: str, character: Mapping[str, Any]) -> Sentence:
    """What a character of a Family card can do, and how often; as printed, or as a view tells it."""
    cost = character.get("cost", 0)
    denarii = cost.get("denarii", 0) if isinstance(cost, Mapping) else cost
    what = say(f"ability-{key}", **_figures(character), cost=denarii)
    return say("ability", often=f"frequency-{character['frequency']}", what=what)


def token(key: str, printed: Mapping[str, Any]) -> Sentence:
    """What a Monument's bonus token is good for."""
    return say(f"token-{key}", **_figures(printed))


def _figures(printed: Mapping[str, Any]) -> dict[str, Any]:
    """The numbers in an ability, by the names of its effects."""
    plain = {name: many for name, many in printed["effect"].items() if isinstance(many, int)}
    return {**plain, "least": printed.get("least", 0)}


def needs(milestone: Mapping[str, Any]) -> Sentence:
    """What a milestone asks for, and who must be sent."""
    ((what, many),) = milestone["needs"].items()
    return say(f"needs-{what}", many=many, send=f"send-{milestone['send']}")
