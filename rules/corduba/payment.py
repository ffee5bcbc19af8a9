"""Paying: Workers and the Specialist sent instead, goods with Amphorae in their place, and what is missing."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import combinations_with_replacement, product
from typing import NamedTuple, TypeAlias

from rules.corduba.box import BASIC, RESOURCES, Ability, Box, Cost
from rules.corduba.choices import counted, goods_told
from rules.corduba.printed import amounts
from rules.corduba.state import READY, USED, Player, State
from rules.options import Option, Ranked
from rules.prompts import Pick
from rules.script import Script, ask
from rules.words import Seat, Sentence, say

SPECIALIST = 2  # Workers that one counts as in its colour (Workers and Specialists)
WORKERS, OWN = "workers", "specialist"  # ways to send
NOTHING = "nothing"  # the key of an empty bill

Bill: TypeAlias = tuple[tuple[str, int], ...]  # goods really paid


class Sent(NamedTuple):
    """Who is sent: so many Workers, Specialists by colour, and the ability that made them fewer."""

    workers: int
    colours: tuple[str, ...] = ()
    ability: Ability | None = None


@dataclass(frozen=True, slots=True)
class Due:
    """What is to be paid. `basic` units of basic goods are left out, of the payer's choice (ruling 24).

    A Specialist of the `colour` may go; `ability` sends fewer Workers.
    """

    workers: int
    denarii: int
    goods: Mapping[str, int]
    basic: int = 0
    colour: str | None = None
    ability: Ability | None = None


def due(
    cost: Cost, *, colour: str | None = None, ability: Ability | None = None, less: Mapping[str, int] | None = None
) -> Due:
    """A printed cost, less a construction bonus; never below 0 (ruling 23)."""
    less = less or {}
    return Due(
        workers=max(0, cost.workers - less.get("workers", 0)),
        denarii=max(0, cost.denarii - less.get("denarii", 0)),
        goods=cost.goods,
        basic=less.get("basic", 0),
        colour=colour,
        ability=ability,
    )


def saving(player: Player, *whens: str, colour: str | None = None) -> Ability | None:
    """The ability that sends fewer Workers then."""
    for ability in player.abilities:
        fits = ability.when in whens and ability.colour in (None, colour)
        if fits and "worker_less" in ability.effect and ability.key not in player.spent:
            return ability
    return None


def remembered(box: Box, key: str, ability: Ability | None, make: Callable[[], Due]) -> Due:
    """What is due for something with an ability, worked out once for all tables."""
    named = key, ability.key if ability else None
    if (known := box.dues.get(named)) is None:
        known = box.dues[named] = make()
    return known


# Who is sent


def ways(player: Player, owed: Due) -> dict[str, Sent]:
    """Workers alone, or the Specialist of the colour first; an ability works where it saves a Worker.

    Special Workers go first: they come back, whether they have worked or not.
    """
    found = {}
    for key, strength in ((WORKERS, 0), (OWN, SPECIALIST)):
        if key == OWN and (not owed.colour or player.specialists[owed.colour] != READY or not owed.workers):
            continue
        many, ability = _workers(owed, strength)
        if many <= player.workers + player.special:
            found[key] = Sent(many, (owed.colour,) if key == OWN and owed.colour else (), ability)
    return found


def _workers(owed: Due, strength: int) -> tuple[int, Ability | None]:
    """Workers to send beside a Specialist of this strength; fewer by an ability first (A20)."""
    full = max(0, owed.workers - strength)
    if not owed.ability:
        return full, None
    less = max(min(owed.workers, owed.ability.least), owed.workers - owed.ability.effect["worker_less"])
    fewer = max(0, less - strength)
    return (fewer, owed.ability) if fewer < full else (full, None)


def choose_sent(state: State, seat: Seat, owed: Due) -> Script[Sent]:
    """Choose who is sent; asked only if both ways are open."""
    found = ways(state.players[seat], owed)
    options = {key: Option(key, sent, _way(state, key, sent)) for key, sent in found.items()}
    sent: Sent = yield from ask(seat, Pick("send", _ASK_SEND, options))
    return sent


_ASK_SEND = say("ask-send")


def _way(state: State, key: str, sent: Sent) -> Sentence:
    if key == WORKERS:
        return say("send-workers", workers=counted("workers", sent.workers))
    name = state.box.specialists[sent.colours[0]]["name"]
    if not sent.workers:
        return say("send-specialist", name=name, colour=sent.colours[0])
    return say("send-both", name=name, colour=sent.colours[0], workers=counted("workers", sent.workers))


def send(state: State, seat: Seat, sent: Sent) -> None:
    """Take those who are sent out of hand."""
    player = state.players[seat]
    special = min(player.special, sent.workers)
    player.special -= special
    player.workers -= sent.workers - special
    for colour in sent.colours:
        player.specialists[colour] = USED
    if sent.ability:
        player.spend(sent.ability)
        state.journal.tell("uses", who=seat, name=sent.ability.name)


def sent_told(state: State, sent: Sent) -> list[Sentence]:
    told = amounts({"workers": sent.workers})
    for colour in sent.colours:
        told.append(say("specialist", colour=colour, name=state.box.specialists[colour]["name"]))
    return told or [say("nobody")]


# Goods


def bills(player: Player, goods: Mapping[str, int], basic: int = 0) -> tuple[Bill, ...]:
    """All ways to pay goods: which unit is left out, and where Amphorae stand in (ruling 41); fewest Amphorae first."""
    held = tuple(player.goods[each] for each in RESOURCES)
    return _bills(held, tuple((each, goods[each]) for each in RESOURCES if goods.get(each)), basic)


@lru_cache(maxsize=4096)
def _bills(held: tuple[int, ...], goods: Bill, basic: int) -> tuple[Bill, ...]:
    have = dict(zip(RESOURCES, held, strict=True))
    found = {bill for rest in _left_out(dict(goods), basic) for bill in _paid(have, rest)}
    return tuple(sorted(found, key=lambda bill: (dict(bill).get("amphora", 0), _scarcity(have, bill), bill)))


def _left_out(goods: dict[str, int], basic: int) -> Iterator[dict[str, int]]:
    kinds = [each for each in BASIC if goods.get(each)]
    many = min(basic, sum(goods[each] for each in kinds))
    for chosen in combinations_with_replacement(kinds, many):
        if all(chosen.count(each) <= goods[each] for each in kinds):
            yield {each: number - chosen.count(each) for each, number in goods.items()}


def _paid(have: Mapping[str, int], goods: Mapping[str, int]) -> Iterator[Bill]:
    kinds = [each for each in BASIC if goods.get(each)]
    if any(many > have[each] for each, many in goods.items() if each not in BASIC):
        return
    most = have["amphora"] - goods.get("amphora", 0)
    for instead in product(*(range(max(0, goods[each] - have[each]), goods[each] + 1) for each in kinds)):
        if sum(instead) <= most:
            paid = dict(goods) | {each: goods[each] - many for each, many in zip(kinds, instead, strict=True)}
            paid["amphora"] = goods.get("amphora", 0) + sum(instead)
            yield tuple((each, paid[each]) for each in RESOURCES if paid.get(each))


def _scarcity(have: Mapping[str, int], bill: Bill) -> int:
    return sum((have[each] - many) * -1 for each, many in bill)


def bill_key(bill: Bill) -> str:
    return "+".join(f"{each}-{many}" for each, many in bill) or NOTHING


def choose_bill(state: State, seat: Seat, goods: Mapping[str, int], basic: int = 0) -> Script[Bill]:
    """Choose what is paid; asked only if there are several ways, and not even told where there is nothing to pay."""
    found = {bill_key(bill): bill for bill in bills(state.players[seat], goods, basic)}
    order = list(found)
    if order == [NOTHING]:
        return ()
    options = Ranked(order, partial(_bill, found), order.index)
    key: str = yield from ask(seat, Pick("pay", _ASK_PAY, options))
    return found[key]


_ASK_PAY = say("ask-pay")


def _bill(found: Mapping[str, Bill], key: str) -> Option:
    return Option(key, key, say("pay-option", goods=goods_told(dict(found[key]))))


def pay(state: State, seat: Seat, bill: Bill, denarii: int = 0) -> None:
    """Return goods and Denarii to their reserves."""
    for each, many in bill:
        state.take(seat, each, -many)
    state.earn(seat, -denarii)


# Whether it can be paid, and what is missing


def can_pay(player: Player, owed: Due, extra: int = 0) -> bool:
    """Whether a player can pay, with so many more Denarii."""
    if owed.denarii + extra > player.denarii:
        return False
    if owed.workers > player.workers + player.special and not ways(player, owed):
        return False
    held, short = player.goods, 0
    for each, many in owed.goods.items():
        if many > held[each]:
            if each not in BASIC:
                return False
            short += many - held[each]
    return short <= owed.basic or short <= owed.basic + held["amphora"] - owed.goods.get("amphora", 0)


def lacks(player: Player, owed: Due, extra: int = 0) -> Sentence | None:
    """Say what a player lacks to pay, with so many more Denarii; None if nothing."""
    if can_pay(player, owed, extra):
        return None
    return say("lacks", parts=amounts(missing(player, owed, extra)))


def missing(player: Player, owed: Due, extra: int = 0) -> dict[str, int]:
    """Workers, Denarii and goods that a player lacks."""
    found: dict[str, int] = {}
    if owed.workers > player.workers + player.special and not ways(player, owed):
        found["workers"] = _workers_missing(player, owed)
    if (short := owed.denarii + extra - player.denarii) > 0:
        found["denarii"] = short
    if owed.goods:
        found |= _goods_missing(player.goods, owed.goods, owed.basic)
    return found


def _workers_missing(player: Player, owed: Due) -> int:
    strength = SPECIALIST if owed.colour and player.specialists[owed.colour] == READY else 0
    return _workers(owed, strength)[0] - player.workers - player.special


def _goods_missing(held: Mapping[str, int], goods: Mapping[str, int], basic: int) -> dict[str, int]:
    """Units that neither the bonus nor Amphorae make good."""
    found = {each: many - held[each] for each, many in goods.items() if many > held[each]}
    if not found:
        return found
    spare = basic + max(0, held["amphora"] - goods.get("amphora", 0))
    for each in BASIC:
        if each in found:
            used = min(spare, found[each])
            spare -= used
            found[each] -= used
    return {each: many for each, many in found.items() if many}
