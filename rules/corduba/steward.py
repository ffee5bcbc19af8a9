"""The steward of Corduba: weighs every turn by what it leaves it with, keeps its people fed and Rome content."""

from collections.abc import Mapping, Sequence

from rules.corduba import weights
from rules.corduba.answers import ANSWERING
from rules.corduba.bargains import bargain
from rules.corduba.gaining import quelling
from rules.corduba.holding import Holding, Sight, holding
from rules.corduba.plans import plans
from rules.errors import IllegalAnswer
from rules.prompts import Pick, Prompt, Raw
from rules.steward import Eyes

MOVES = ("what", "card", "action", "after", "trade", "many", "still")  # first questions of moves of several steps


def steward(eyes: Eyes) -> Raw:
    """Answer whatever is asked."""
    sight = Sight(eyes.view, eyes.seat)
    prompt = eyes.prompt()
    if prompt is None:
        return []
    held = holding(sight)
    if prompt.key == "what":
        return _turn(eyes, sight, held, prompt)
    if prompt.key in MOVES:
        return _follow(eyes, sight, held, {}) or eyes.sample()
    return _answer(eyes, sight, held, prompt)


# A turn


def _turn(eyes: Eyes, sight: Sight, held: Holding, prompt: Prompt) -> Raw:
    """Free actions that pay, then the best plan that is legal; else pass."""
    assert isinstance(prompt, Pick)
    lots = bargain(sight, held) if sight.mine["merchant"] else {}
    if lots and (done := _follow(eyes, sight, held, {"what": "merchant"}, lots)):
        return done
    if _calls(sight) and "character" in prompt.options:
        return ["character"]
    for plan in plans(sight, held):
        if plan.worth < weights.ENOUGH:
            break
        if done := _follow(eyes, sight, held, plan.answers):
            return done
    return ["pass"]


def _calls(sight: Sight) -> bool:
    """Whether the character is to be called: at once, but to quell Riots only when there are some."""
    one = sight.mine["character"]
    if not one or one["spent"] or one["when"] != "turn":
        return False
    if "remove_riots" in one["effect"]:
        return quelling(sight, 1) > 0 or sight.last_round
    return "velites" not in one["effect"] or sight.mine["troops"] < sight.view["rome"]["troops"]


def _follow(
    eyes: Eyes, sight: Sight, held: Holding, answers: Mapping[str, Raw], lots: Mapping[str, int] | None = None
) -> list[Raw] | None:
    """Answer step by step, by key where the plan says it; None if an answer is not legal after all."""
    steps: list[Raw] = []
    while prompt := eyes.prompt(steps):
        if prompt.key in ("trade", "many"):
            lots = bargain(sight, held, least=0.0) if lots is None else lots
            raw = _trade(prompt, lots, steps)
        else:
            raw = answers[prompt.key] if prompt.key in answers else _answer(eyes, sight, held, prompt)
        try:
            prompt.parse(raw)
        except IllegalAnswer:
            return None
        steps.append(raw)
    return steps


def _trade(prompt: Prompt, lots: Mapping[str, int], steps: Sequence[Raw]) -> Raw:
    """The next lot, or how many units it has; when all are traded, that is all."""
    if not isinstance(prompt, Pick):
        return lots.get(str(steps[-1]) if steps else next(iter(lots), ""), 1)
    return next((key for key in [*lots, "done"] if key in prompt.options), next(iter(prompt.options)))


def _answer(eyes: Eyes, sight: Sight, held: Holding, prompt: Prompt) -> Raw:
    answering = ANSWERING.get(prompt.key)
    if answering is None:
        return prompt.sample(eyes.chance)
    return answering(sight, held, prompt)
