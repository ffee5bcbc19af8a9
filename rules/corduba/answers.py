"""The steward's answers to single questions: what to begin with, pay, discard, give to Rome, and where Riots go."""

from collections.abc import Callable, Mapping
from typing import Any

from rules.corduba import weights
from rules.corduba.bargains import bargain
from rules.corduba.fists import fist
from rules.corduba.gaining import best_bonus, best_colour, climb
from rules.corduba.holding import Holding, Sight
from rules.corduba.plans import idle, plans
from rules.corduba.worths import worth
from rules.prompts import Pick, PickSome, Prompt, Raw

CARDS = ("nomen", "olearium", "signum", "servi", "gladiatoria", "sacerdotium", "villa", "lapidaria")  # the best first
CHARACTERS = (
    *("helvia", "annaeus", "cornelius", "iulia", "maria", "valeria", "acilia", "domitia", "aelius"),
    *("valerius", "iulius", "acilius", "postumia", "postumius", "cornelia", "marius"),
)
BASICS = ("wood", "stone", "food", "wood", "stone", "tool", "food", "wood")  # what to begin with


# What to begin with, and what to choose


def _card(sight: Sight, held: Holding, prompt: Pick) -> Raw:
    return _first(prompt.options, CARDS)


def _character(sight: Sight, held: Holding, prompt: Pick) -> Raw:
    return _first(prompt.options, CHARACTERS)


def _first(options: Mapping[str, Any], wanted: tuple[str, ...]) -> str:
    return min(options, key=lambda key: wanted.index(key) if key in wanted else len(wanted))


def _basics(sight: Sight, held: Holding, prompt: PickSome) -> Raw:
    left = {key: option.copies for key, option in prompt.options.items()}
    chosen: list[Raw] = []
    for key in (*BASICS, *(each for each in left for _ in range(left[each]))):
        if left.get(key) and len(chosen) < prompt.least:
            left[key] -= 1
            chosen.append(key)
    return chosen


def _specialist(sight: Sight, held: Holding, prompt: Pick) -> Raw:
    return best_colour(sight, held, list(prompt.options))


def _peculium(sight: Sight, held: Holding, prompt: Pick) -> Raw:
    return best_bonus(sight, held)


def _district(sight: Sight, held: Holding, prompt: Pick) -> Raw:
    """The District where the steps are worth most, or their loss costs least."""
    return max(prompt.options, key=lambda key: _climbed(sight, held, key, _steps(prompt.options[key])))


def _two_districts(sight: Sight, held: Holding, prompt: PickSome) -> Raw:
    order = sorted(prompt.options, key=lambda key: -_climbed(sight, held, key, 1))
    return [*order[: prompt.least]]


def _steps(option: Any) -> int:
    """How far the marker would move, as the option tells."""
    values = option.description.values if option.description else {}
    return int(values.get("after", 1) - values.get("before", 0)) or 1


def _climbed(sight: Sight, held: Holding, district: str, steps: int) -> float:
    other = held.copy()
    climb(sight, other, district, steps)
    return worth(sight, other)


def _action(sight: Sight, held: Holding, prompt: Pick) -> Raw:
    """What to do at once with a new building: the action that adds most, or leave it."""
    best = max(plans(sight, held), key=lambda plan: plan.worth if _is_new(sight, plan.answers) else -1.0)
    if best.worth < 0 or not _is_new(sight, best.answers) or best.answers["action"] not in prompt.options:
        return "not"
    return best.answers["action"]


def _is_new(sight: Sight, answers: Mapping[str, Raw]) -> bool:
    """Whether a plan activates the building I have built last."""
    if answers["what"] != "activate":
        return False
    building, _, district = str(answers["where"]).partition("-")
    newest = sight.view["districts"][district]["tiles"][-1]
    return bool(newest["building"] == building and newest["new"] and newest["by"] == sight.me)


# Paying


def _pay(sight: Sight, held: Holding, prompt: Pick) -> Raw:
    """The bill that leaves most."""

    def left(bill: str) -> float:
        other = held.copy()
        for part in bill.split("+") if "-" in bill else ():
            key, _, many = part.rpartition("-")
            other.goods[key] = max(0, other.goods[key] - int(many))
        return worth(sight, other)

    return max(prompt.options, key=left)


def _send(sight: Sight, held: Holding, prompt: Prompt) -> Raw:
    """The Specialist of the colour; in a Worker's place those who have nothing better to do."""
    if isinstance(prompt, PickSome):
        spare = [colour for colour in idle(sight, held) if colour in prompt.options]
        rest = [colour for colour in prompt.options if colour not in spare]
        return [*(spare + rest)[: max(prompt.least, min(prompt.most, len(spare)))]]
    assert isinstance(prompt, Pick)
    return _first(prompt.options, ("specialist",))


def _upkeep(sight: Sight, held: Holding, prompt: Pick) -> Raw:
    """What costs least; a Riot is dearer than any Amphora."""

    def left(key: str) -> float:
        denarii, food, amphorae = map(int, key.split("-"))
        other = held.copy()
        other.denarii -= denarii
        other.goods["food"] -= food
        other.goods["amphora"] -= amphorae
        unpaid = held.due - denarii - food - amphorae
        other.happiness = 99  # nothing more is due
        return worth(sight, other) - weights.RIOT * unpaid

    return max(prompt.options, key=left)


def _warehouse(sight: Sight, held: Holding, prompt: PickSome) -> Raw:
    """Those that are worth least, one by one."""
    left = {key: option.copies for key, option in prompt.options.items()}
    gone: list[Raw] = []
    for _ in range(prompt.least):
        key = min((key for key in left if left[key]), key=lambda key: (*weights.GOODS[key], 0.1)[min(6, left[key] - 1)])
        left[key] -= 1
        gone.append(key)
    return gone


def _fist(sight: Sight, held: Holding, prompt: PickSome) -> Raw:
    """What the plan says, or all where that would not do."""
    raw: list[Any] = fist(sight, prompt)
    values = [prompt.options[key].value for key in raw]
    if not prompt.least <= len(raw) or (prompt.condition and not prompt.condition.holds(values)):
        return [key for key, option in prompt.options.items() for _ in range(option.copies)]
    return raw


# Riots


def _spread(sight: Sight, held: Holding, prompt: Pick) -> Raw:
    """Where nothing can riot; else the building I need least."""
    return min(prompt.options, key=lambda key: (not key.startswith("nowhere"), _use(sight, key), key))


def _riot(sight: Sight, held: Holding, prompt: Pick) -> Raw:
    """Where there is Revolt already, so that the city does not rebel; there, the building I need least."""

    def harm(key: str) -> tuple[bool, float, str]:
        district = sight.view["districts"][key.partition("-")[2]]
        return not district["revolt"], _use(sight, key), key

    return min(prompt.options, key=harm)


def _use(sight: Sight, key: str) -> float:
    """What a building is to me: its colour, and Offerings, which Rome wants."""
    building = sight.view["buildings"].get(key.partition("-")[0])
    if not building:
        return 0.0
    mine = bool(sight.mine["specialists"][building["colour"]] != "locked")
    brings = {name for action in building["actions"] for name in action["effect"]}
    own, offerings, rare = weights.MISSED
    return own * mine + offerings * bool(brings & {"offering1", "offering2"}) + rare * bool(brings & {"tool", "marble"})


def _hand_out(sight: Sight, held: Holding, prompt: PickSome) -> Raw:
    """One more to those who are ahead."""
    order = sorted(prompt.options, key=lambda key: -sight.view["seats"][int(key)]["senate"])
    return [*order[: prompt.least]]


def _riots(sight: Sight, held: Holding, prompt: PickSome) -> Raw:
    """Quell those first with which a District comes to rest."""
    tiles = {key: each["tiles"] for key, each in sight.view["districts"].items()}
    many = {key: sum(tile["riot"] for tile in each) for key, each in tiles.items()}
    order = sorted(prompt.options, key=lambda key: (many[key.partition("-")[2]], key.partition("-")[2], key))
    return [*order[: prompt.most]]


def _yes(sight: Sight, held: Holding, prompt: Pick) -> Raw:
    return "yes"


def _any(sight: Sight, held: Holding, prompt: Pick) -> Raw:
    return next(iter(prompt.options))


def _after(sight: Sight, held: Holding, prompt: Pick) -> Raw:
    """Send the Merchant if that has become a bargain; else end the turn."""
    able = sight.mine["merchant"] and "merchant" in prompt.options
    return "merchant" if able and bargain(sight, held) else "end"


ANSWERING: dict[str, Callable[[Sight, Holding, Any], Raw]] = {
    "card": _card,
    "character": _character,
    "basics": _basics,
    "specialist": _specialist,
    "peculium": _peculium,
    "district": _district,
    "two-districts": _two_districts,
    "action": _action,
    "pay": _pay,
    "send": _send,
    "upkeep": _upkeep,
    "warehouse": _warehouse,
    "fist": _fist,
    "spread": _spread,
    "riot": _riot,
    "hand-out": _hand_out,
    "riots": _riots,
    "still": _yes,
    "extra": _yes,
    "chain": _any,
    "after": _after,
}
