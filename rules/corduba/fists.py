"""What the steward gives to Rome: what it must, and more where that brings a Senator or a place."""

from collections.abc import Iterator, Mapping
from itertools import product

from rules.corduba.holding import BASIC, OFFERINGS, TROOPS, Sight
from rules.corduba.worths import given, share
from rules.prompts import PickSome


def fist(sight: Sight, prompt: PickSome) -> list[str]:
    """Tokens and goods, as keys."""
    held = {key: option.copies for key, option in prompt.options.items()}
    card, printed = sight.view["rome"], sight.view["values"]
    troops, offerings = ({key: printed[key] for key in kinds} for kinds in (TROOPS, OFFERINGS))
    tokens = [
        *_give(sight, held, troops, "troops", card["troops"]),
        *_give(sight, held, offerings, "offerings", card["offerings"]),
        *_goods(sight, held),
    ]
    return [key for key, many in tokens for _ in range(many)]


def _give(
    sight: Sight, held: Mapping[str, int], values: Mapping[str, int], what: str, least: int
) -> list[tuple[str, int]]:
    """The cheapest tokens that reach what is aimed at; all of them, if they do not reach the minimum."""
    plus, most = sight.mine["for_rome"]["plus"][what], sight.mine["for_rome"][what]
    mine = {key: held.get(key, 0) for key in values}
    if most < least or not most:
        return [*mine.items()]
    aim = _aim(sight, what, least, most)
    return min(_ways(mine, values, plus, aim), key=lambda way: (sum(many * values[key] for key, many in way), len(way)))


def _ways(mine: Mapping[str, int], values: Mapping[str, int], plus: int, aim: int) -> Iterator[list[tuple[str, int]]]:
    for many in product(*(range(number + 1) for number in mine.values())):
        way = [*zip(mine, many, strict=True)]
        value = sum(number * values[key] for key, number in way)
        if value + (plus if value else 0) >= aim:
            yield way


def _aim(sight: Sight, what: str, least: int, most: int) -> int:
    """More than anybody else has, if I can; else the minimum, but all in the last Decade, when nothing is kept."""
    best = _rivals(sight, what)
    if most > best:
        return max(least, min(most, best + 1))
    return most if sight.view["rome"]["last"] else least


def _rivals(sight: Sight, what: str) -> int:
    """The most anybody else could give; or has given, where a fist is open already."""
    gifts = sight.view["rome"]["given"] or [None] * len(sight.view["seats"])
    both = zip(sight.view["seats"], gifts, strict=True)
    return max(int((gift or each["for_rome"])[what]) for who, (each, gift) in enumerate(both) if who != sight.me)


def _goods(sight: Sight, held: Mapping[str, int]) -> list[tuple[str, int]]:
    """Goods of the card: a fair part if the whole can come together, one otherwise; in the last Decade all.

    Alone never more than the minimum: more brings nothing (ruling 73), and what is kept is sold at the end.
    """
    card, alone = sight.view["rome"], bool(sight.view["caepio"])
    goods = {key: held.get(key, 0) for key in (*BASIC, "marble", "amphora")}
    if card["last"] and not alone:
        return [*goods.items()]
    others = sum(each["for_rome"]["resource"] for each in sight.others)
    mine = given(card, goods)
    if mine + others < card["minimum"]:
        return _least(goods, card["amphora"], 1)
    missing = card["minimum"] - others
    return _least(goods, card["amphora"], max(1, missing, min(mine, share(sight) + (0 if alone else 1))))


def _least(goods: Mapping[str, int], amphora: int, aim: int) -> list[tuple[str, int]]:
    """Goods that come to so much, those I have most of first, Amphorae last."""
    left, taken = dict(goods), dict.fromkeys(goods, 0)
    while aim > 0 and any(left[key] for key in left if key != "amphora"):
        key = max((key for key in left if key != "amphora"), key=left.__getitem__)
        left[key] -= 1
        taken[key] += 1
        aim -= 1
    while aim > 0 and left["amphora"] and amphora:
        left["amphora"] -= 1
        taken["amphora"] += 1
        aim -= amphora
    return [*taken.items()]
