"""What has been laid, in order, and what each placing changed: worked out when somebody looks, never while playing."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from rules.cities.geometry import Ground, Spots
from rules.cities.plan import CIVIC, TYPES, Civic, Plan, empty
from rules.cities.scoring import District, Gains, own, score
from rules.cities.tiles import Tile, place_name
from rules.words import Journal, Line, Seat, Sentence, say

LAYS = "lays"


class Laid(NamedTuple):
    """A tile in a city, by the space of its first half; `turn` counts through the whole game."""

    city: int
    tile: Tile
    at: Spots
    by: Seat
    turn: int


class Standing(NamedTuple):
    """All cities, and their points by type as if the game ended now."""

    plans: list[Plan]
    points: tuple[Gains, ...]


@dataclass
class Ledger:
    """Every placing, and the cities they were made in."""

    names: list[str]
    grounds: list[Ground]
    civics: tuple[Civic, ...]
    districts: tuple[District, ...]
    laid: list[Laid] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._known: tuple[int, Standing] | None = None

    def lay(self, laid: Laid, journal: Journal) -> None:
        """Add a placing, and tell of it by its number."""
        journal.tell(LAYS, placing=len(self.laid))
        self.laid.append(laid)

    def now(self) -> Standing:
        """How all cities stand, remembered until the next placing."""
        if self._known is None or self._known[0] != len(self.laid):
            self._known = len(self.laid), self.before(len(self.laid))
        return self._known[1]

    def before(self, placing: int) -> Standing:
        """How all cities stood before a placing, counted from 0."""
        plans = [empty(ground, self.civics) for ground in self.grounds]
        for laid in self.laid[:placing]:
            plans[laid.city] = with_tile(plans[laid.city], laid.tile, laid.at)
        return self.standing(plans)

    def after(self, before: Standing, city: int, tile: Tile, at: Spots) -> Standing:
        """How all cities stand with one more tile."""
        plans = list(before.plans)
        plans[city] = with_tile(plans[city], tile, at)
        return self.standing(plans)

    def standing(self, plans: list[Plan]) -> Standing:
        return Standing(plans, score(tuple(own(plan, self.districts) for plan in plans), self.districts))

    def gains(self, city: int, tile: Tile, at: Spots) -> Gains:
        """What a tile laid there now would change in its city, type by type."""
        now = self.now()
        return difference(self.after(now, city, tile, at).points[city], now.points[city])

    def told(self, gains: Sequence[int]) -> Sentence:
        """A change in score by type: "+3: shop +5, house −2"."""
        if not any(gains):
            return say("no-change")
        names = [say("text", text=each) for each in (*TYPES, CIVIC)]
        names += [say("district", one=district.types[0], two=district.types[1]) for district in self.districts]
        parts = [say("by-type", what=name, by=signed(gain)) for name, gain in zip(names, gains, strict=True) if gain]
        return say("change", by=signed(sum(gains)), parts=parts)

    def tell(self, laid: Laid, before: Standing, after: Standing) -> Sentence:
        """What a placing changed, there and in other cities."""
        changed = [difference(*each) for each in zip(after.points, before.points, strict=True)]
        elsewhere = [
            say("elsewhere", city=name, by=signed(sum(gains)))
            for city, (name, gains) in enumerate(zip(self.names, changed, strict=True))
            if city != laid.city and sum(gains) != 0
        ]
        return say(
            "lays-and-moves" if elsewhere else LAYS,
            who=laid.by,
            tile=laid.tile.name,
            city=self.names[laid.city],
            spot=place_name(laid.tile, laid.at),
            change=self.told(changed[laid.city]),
            total=sum(after.points[laid.city]),
            elsewhere=elsewhere,
        )


def with_tile(plan: Plan, tile: Tile, at: Spots) -> Plan:
    for half, spot in tile.on(at):
        plan = plan.plus(half, spot)
    return plan


def difference(after: Sequence[int], before: Sequence[int]) -> Gains:
    return tuple(new - old for new, old in zip(after, before, strict=True))


def signed(number: int) -> str:
    return f"−{-number}" if number < 0 else f"+{number}"


class Chronicle(Journal):
    """A journal in which a placing is its number, until it is read."""

    def __init__(self, ledger: Ledger) -> None:
        super().__init__()
        self.ledger = ledger

    def read(self, seat: Seat | None, since: int) -> list[Line]:
        lines = super().read(seat, since)
        placings = [line.sentence.values["placing"] for line in lines if line.sentence.key == LAYS]
        told = iter(self._told(placings))
        return [line._replace(sentence=next(told)) if line.sentence.key == LAYS else line for line in lines]

    def _told(self, placings: Sequence[int]) -> list[Sentence]:
        """What placings that follow one another have changed."""
        before, told = self.ledger.before(placings[0]) if placings else None, []
        for placing in placings:
            laid = self.ledger.laid[placing]
            assert before is not None
            after = self.ledger.after(before, laid.city, laid.tile, laid.at)
            told.append(self.ledger.tell(laid, before, after))
            before = after
        return told
