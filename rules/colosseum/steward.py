"""The steward of the Colosseum: goes where tiles, shares and pieces bring it most, and the others least."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, NamedTuple

from rules.colosseum.shares import ALL, DECLINE, RECHARGE
from rules.colosseum.state import (
    CHOOSE,
    MATERIALS,
    ONE_FAME,
    RECHARGE_SELF,
    SCORABLE,
    SCORE_ANY,
    STABLE,
    STORAGE,
    SWAP,
    TAKE_CARD,
    TOP_TILE,
    kind,
)
from rules.colosseum.turn import BUILD, NOTHING, TAKE
from rules.prompts import Pick, PickSome, Prompt, Raw
from rules.steward import Eyes
from rules.words import Seat

CARD = 0.9  # what a card that fits the hand is worth in fame
SPENT = 0.4  # what one is worth that can be built with: it makes room for others
NEEDED = 0.8  # more, if the piece I am nearest to takes it
WHEEL = 0.4  # a movement point
FAME = 1.05  # a fame point paid for a step
LEAD = 1.3  # a tile more in a row, where that could decide its majority
YIELD = 1.2  # the cards that a landscape tile still brings, while the game is young
SECTIONS = 17
TURNS = 60  # that a game takes, about
EFFECTS = {RECHARGE_SELF: WHEEL, TAKE_CARD: CARD, ONE_FAME: 1.0, TOP_TILE: 1.5, SWAP: 0.2}


class Plan(NamedTuple):
    """One thing to do with a turn, and what it seems worth."""

    worth: float
    steps: int = 1
    action: str = NOTHING
    what: str = NOTHING


def steward(eyes: Eyes) -> Raw:
    """Answer whatever is asked."""
    view = eyes.view
    if view["phase"] == "turn":
        return _turn(eyes, best_plan(view))
    prompt = eyes.prompt()
    match prompt:
        case Pick(key="first"):
            return max(MATERIALS, key=lambda each: _wanted(view)[each])
        case Pick(key="stable"):
            return RECHARGE if _mine(view)["marker"] * WHEEL > 1 else DECLINE
        case Pick(key="take"):
            return _take(view)
        case Pick(key="full-hand"):
            return _overflow(eyes, prompt)
    return DECLINE


# A turn


def best_plan(view: Any) -> Plan:
    me = _mine(view)
    return max(
        (
            plan
            for steps in range(1, min(len(view["ring"]), 1 + me["steps"] + me["fame"]) + 1)
            for plan in _at(view, steps)
        ),
        key=lambda plan: plan.worth,
    )


def _at(view: Any, steps: int) -> list[Plan]:
    """What could be done so many steps on."""
    space = view["ring"][(view["consul"] + steps) % len(view["ring"])]
    points = min(_mine(view)["steps"], steps - 1)
    cost = points * WHEEL + (steps - 1 - points) * FAME
    if space["kind"] == STORAGE:
        found = [_store(view)]
    elif space["kind"] == CHOOSE:
        found = _well(view, points)
    else:
        found = _site(view, view["sites"][space["site"]], points)
    return [plan._replace(worth=plan.worth - cost, steps=steps) for plan in found] or [Plan(-cost, steps)]


def _site(view: Any, site: Any, points: int) -> list[Plan]:
    build = next((each for each in view["builds"] if each["key"] == site["key"] and each["pay"]), None)
    found = []
    if build:
        fame = site["piece"]["fame"] + view["sections"][view["built"]]["bonus"]
        found.append(Plan(fame - sum(build["pay"].values()) * SPENT, action=BUILD))
    if site["tiles"]:
        what = site["pays"]
        share = _shares(view, what, points, site["tiles"][0]) if what else 0
        found.append(Plan(_tile(view, site["tiles"][0]) + share, action=TAKE))
    return found


def _tile(view: Any, tile: str) -> float:
    """A landscape tile: its row's majority, and what it will still bring."""
    row = kind(tile)
    brings = WHEEL * int(tile[-1]) if row == STABLE else YIELD
    return _lead(view, row) + brings * _left(view)


def _lead(view: Any, row: str) -> float:
    """One tile more in a row is worth most where the race is close."""
    mine = _mine(view)["tiles"][row]
    best = max(seat["tiles"][row] for who, seat in enumerate(view["seats"]) if who != view["me"])
    return LEAD if -2 <= mine - best <= 1 else 0.4


def _store(view: Any) -> Plan:
    """A storage tile, for the card that is wanted least."""
    me = _mine(view)
    if not me["cards"] or not view["storage"]:
        return Plan(0)
    full = me["cards"] / me["limit"]
    spare = _spare(view, me["hand"], 1)[0]
    return Plan(_lead(view, STORAGE) + (1 + 1.5 * full) * _left(view) - SPENT, what=spare)


def _well(view: Any, points: int) -> list[Plan]:
    if view["space_d"] != SCORE_ANY:
        me = _mine(view)
        worth = EFFECTS[view["space_d"]]
        return [Plan(worth * (me["marker"] + points if view["space_d"] == RECHARGE_SELF else 1))]
    return [Plan(_shares(view, what, points), what=what) for what in SCORABLE]


def _shares(view: Any, what: str, points: int, tile: str = "") -> float:
    """What a scoring is worth to me, less what it gives each other."""
    others = [seat for who, seat in enumerate(view["seats"]) if who != view["me"]]
    more = points if what == STABLE else int(kind(tile) == what)
    mine = _share(_mine(view), what, more) + _need(view, what, more)
    return mine - sum(_share(other, what, 0) for other in others) / (1 + len(others))


def _need(view: Any, what: str, more: int) -> float:
    """The cards among them that the piece I am nearest to still takes."""
    me = _mine(view)
    return NEEDED * min(me["tiles"][what] + more, _goal(view)[what]) if what != STABLE else 0


def _goal(view: Any) -> Counter[str]:
    """What the piece I am nearest to takes beyond my hand."""
    costs = [Counter(site["piece"]["cost"]) for site in view["sites"] if site["piece"]]
    return min((cost - Counter(_mine(view)["hand"]) for cost in costs), key=Counter.total)


def _share(seat: Any, what: str, more: int) -> float:
    """Cards or movement points, or the fame for declining them."""
    if what == STABLE:
        return float(max(1, (seat["marker"] + more) * WHEEL))
    many = seat["tiles"][what] + more
    return max(1.0, min(many, seat["limit"] - seat["cards"]) * CARD) if many else 0


def _turn(eyes: Eyes, plan: Plan) -> Raw:
    steps: list[Raw] = []
    while prompt := eyes.prompt(steps):
        steps.append(_step(eyes.view, plan, prompt))
    return steps


def _step(view: Any, plan: Plan, prompt: Prompt) -> Raw:
    match prompt:
        case Pick(key="where"):
            return str(plan.steps)
        case Pick(key="action"):
            return plan.action
        case Pick(key="card") if plan.what == NOTHING and view["ring"][_stop(view, plan)]["kind"] == CHOOSE:
            return max((key for key in prompt.options if key != NOTHING), key=lambda key: _wanted(view)[key])
        case Pick(key="card" | "score"):
            return plan.what
        case PickSome(key="discard"):
            return list(_spare(view, Counter(_copies(prompt)), prompt.least))
        case PickSome(key="give"):
            return []
        case Pick():
            return next(iter(prompt.options))
    raise AssertionError(prompt.key)


def _stop(view: Any, plan: Plan) -> int:
    stop: int = (view["consul"] + plan.steps) % len(view["ring"])
    return stop


# Shares and cards


def _take(view: Any) -> Raw:
    """Take all that fits, but the fame where no more than one piece is to come and they do not bring it nearer."""
    late = view["built"] >= SECTIONS - 1
    return DECLINE if late and not _goal(view)[view["paying"]["what"]] else ALL


def _overflow(eyes: Eyes, prompt: Pick) -> Raw:
    """Take what fits, or all where that brings a piece nearer though others must be discarded; else the fame."""
    view, what = eyes.view, eyes.view["paying"]["what"]
    me, best = _mine(view), next(iter(prompt.options))
    if best != DECLINE:
        return [best]
    discard = eyes.prompt([ALL])
    assert isinstance(discard, PickSome)
    given = _spare(view, _copies(discard), discard.least)
    after = Counter(me["hand"])
    after[what] += discard.least
    after.subtract(given)
    return [ALL, list(given)] if _missing(view, after) < _missing(view, me["hand"]) else [DECLINE]


def _missing(view: Any, hand: Mapping[str, int]) -> int:
    """The cards a hand lacks for the piece it is nearest to."""
    costs = [site["piece"]["cost"] for site in view["sites"] if site["piece"]]
    return min((Counter(cost) - Counter(hand)).total() for cost in costs)


def _wanted(view: Any) -> Counter[str]:
    """How many cards of each material the pieces that lie there take."""
    wanted: Counter[str] = Counter()
    for site in view["sites"]:
        wanted.update(site["piece"]["cost"] if site["piece"] else {})
    return wanted


def _spare(view: Any, hand: Mapping[str, int], many: int) -> list[str]:
    """The cards of a hand that the piece it is nearest to does not take, those first of which it holds most."""
    costs = [Counter(site["piece"]["cost"]) for site in view["sites"] if site["piece"]]
    held = Counter(hand)
    wanted = min(costs, key=lambda cost: (cost - held).total())
    spare = []
    for _ in range(many):
        card = max((each for each in MATERIALS if held[each]), key=lambda each: held[each] - wanted[each])
        held[card] -= 1
        spare.append(card)
    return spare


def _copies(prompt: PickSome) -> dict[str, int]:
    return {key: option.copies for key, option in prompt.options.items()}


def _mine(view: Any) -> Any:
    me: Seat = view["me"]
    return view["seats"][me]


def _left(view: Any) -> float:
    """How much of the game is still to come, from 1 to 0."""
    return float(max(0, 1 - max(view["built"] / SECTIONS, view["turn"] / TURNS)))
