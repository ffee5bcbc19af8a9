"""The things on the table of Corduba: Districts, Macellum, Rome's card, reserves, and what belongs to each player."""

from dataclasses import dataclass, field
from typing import Any

from rules.chance import Chance, Deck
from rules.corduba.box import (
    COLOURS,
    DISTRICTS,
    GOODS,
    RESOURCES,
    Ability,
    Box,
    Effects,
)
from rules.corduba.land import Cells
from rules.corduba.solo import Caepio
from rules.game import Choices
from rules.words import Journal, Seat

LOCKED, READY, USED = "locked", "ready", "used"  # a Specialist
TWO = 2  # players whose set-up solo play follows, too


@dataclass(slots=True)
class Tile:
    """A building tile in its District. `used` is who has activated it this round, and by which action."""

    building: str
    at: str  # its position: "d6 r90"
    cells: Cells
    by: Seat
    round: int
    riot: bool = False
    used: tuple[Seat, str] | None = None


@dataclass(slots=True)
class Part:
    """One District: its Pars board, and what stands on its ground."""

    key: str
    available: list[str]
    tiles: list[Tile] = field(default_factory=list)
    insulae: list[tuple[Cells, Seat | None]] = field(default_factory=list)  # whose, or neutral
    filled: Cells = 0

    @property
    def revolt(self) -> bool:
        """Whether there is a Riot counter (Riot counters)."""
        return any(tile.riot for tile in self.tiles)

    def tile(self, building: str) -> Tile | None:
        for tile in self.tiles:
            if tile.building == building:
                return tile
        return None


@dataclass(slots=True)
class Stall:
    """A resource at the Macellum."""

    stock: int
    limit: int
    price: int


@dataclass(slots=True)
class Gift:
    """What a fist has held: tokens, and what they are worth to Rome."""

    tokens: dict[str, int]
    troops: int
    offerings: int
    resource: int
    place: int = 0  # on the podium


@dataclass(slots=True)
class Player:
    """A player board and what lies by it."""

    denarii: int = 0
    goods: dict[str, int] = field(default_factory=lambda: dict.fromkeys(GOODS, 0))
    workers: int = 0  # in hand
    special: int = 0  # Special Workers in hand
    specials: list[int] = field(default_factory=list)  # those owned: what each counts in the upkeep
    specialists: dict[str, str] = field(default_factory=lambda: dict.fromkeys(COLOURS, LOCKED))
    register: int = 0
    wellbeing: int = 0
    happiness: int = 0
    riots: int = 0  # the Riot Marker
    prestige: dict[str, int] = field(default_factory=lambda: dict.fromkeys(DISTRICTS, 0))
    insulae: dict[str, int] = field(default_factory=lambda: dict.fromkeys(DISTRICTS, 0))  # placed
    merchant: bool = True  # at home
    dealt: list[str] = field(default_factory=list)  # Inheritance cards, until one is chosen
    house: str | None = None  # the Family card, dealt
    inheritance: str | None = None
    family: str | None = None
    character: Ability | None = None
    tokens: list[Ability] = field(default_factory=list)  # of monuments
    spent: dict[str, str] = field(default_factory=dict)  # abilities used, and how often they come back
    res_gestae: list[str] = field(default_factory=list)
    senators: list[tuple[str, int, int]] = field(default_factory=list)  # where from, in which Decade, how many
    senator_tokens: list[str] = field(default_factory=list)  # where from
    caused: int = 0  # Riots since the last Riot phase
    counters: int = 0  # Riot counters held for them
    received: int = 0  # Riot counters to place
    last_riots: int = 0  # caused in the last Rome Demands Interphase

    @property
    def abilities(self) -> list[Ability]:
        return [self.character, *self.tokens] if self.character else self.tokens

    @property
    def stored(self) -> int:
        """Resources in all (Warehouse Maintenance)."""
        return sum(self.goods[each] for each in RESOURCES)

    @property
    def ready(self) -> list[str]:
        """Specialists in hand."""
        return [colour for colour, how in self.specialists.items() if how == READY]

    @property
    def unlocked(self) -> list[str]:
        return [colour for colour, how in self.specialists.items() if how != LOCKED]

    @property
    def senate(self) -> int:
        """Senators: what was gained first, then what was lost, never below 0 (ruling 58)."""
        gains = sum(many for _, _, many in self.senators if many > 0)
        return max(0, gains + sum(many for _, _, many in self.senators if many < 0))

    def able(self, when: str) -> list[Ability]:
        """Abilities that work then, and are not spent."""
        return [each for each in self.abilities if each.when == when and each.key not in self.spent]

    def spend(self, ability: Ability) -> None:
        """Note that an ability has been used, unless it is a permanent one."""
        if ability.frequency != "permanent":
            self.spent[ability.key] = ability.frequency

    def refresh(self, frequency: str) -> None:
        self.spent = {key: often for key, often in self.spent.items() if often != frequency}

    def sum_of(self, name: str) -> int:
        """What all permanent abilities with this effect come to."""
        return sum(each.effect.get(name, 0) for each in self.abilities if each.frequency == "permanent")


@dataclass(slots=True)
class State:
    options: Choices
    chance: Chance
    box: Box
    players: list[Player]
    order: list[Seat]  # turn order
    parts: dict[str, Part]
    reserve: dict[str, int]
    stalls: dict[str, Stall]
    slots: dict[str, Seat | None]  # of Production Spaces, by "wood-2": who stands there
    castra: dict[str, Seat | None]
    monuments: dict[str, Seat | None]
    res_gestae: dict[str, Seat | None]
    senator_tokens: dict[str, int]
    riots: int  # counters in the reserve
    neutral: int
    inheritances: Deck[str]
    families: Deck[str]
    postulationes: Deck[str]
    market: Deck[str]
    rounds: list[int]  # of each Decade
    limits: dict[str, int]  # by the number of players
    rome: str | None = None  # Rome's card
    gifts: dict[Seat, Gift] | None = None  # opened fists, until the next card
    contributed: dict[str, int] = field(default_factory=dict)  # what lies on the table until Rome is done
    moves: Effects | None = None  # this round's Macellum tile
    decade: int = 0
    round: int = 0
    phase: str = "inheritance"
    active: Seat | None = None
    passed: list[Seat] = field(default_factory=list)
    rebellion: bool = False
    caepio: Caepio | None = None  # whom one plays against alone
    sheet: list[dict[str, Any]] | None = None
    winners: list[Seat] | None = None
    journal: Journal = field(default_factory=Journal)

    @property
    def seated(self) -> list[Seat]:
        """Those who sit at the table, in turn order: all but Caepio."""
        return [seat for seat in self.order if not self.is_caepio(seat)]

    def is_caepio(self, seat: Seat) -> bool:
        return self.caepio is not None and seat == self.caepio.seat

    @property
    def senate(self) -> bool:
        """Whether Senators are obtained; not by a Monument Builder."""
        return self.caepio is None or self.caepio.senate

    @property
    def last_decade(self) -> bool:
        return self.decade == len(self.rounds)

    @property
    def place(self) -> int:
        """The round within its Decade, from 1."""
        return self.round - sum(self.rounds[: self.decade - 1])

    def take(self, seat: Seat, what: str, many: int) -> int:
        """Move goods from the reserve to a player, or back if it is less than 0; as many as there are (38, 71)."""
        held = self.players[seat].goods
        many = min(many, self.reserve[what]) if many > 0 else max(many, -held[what])
        self.reserve[what] -= many
        held[what] += many
        return many

    def earn(self, seat: Seat, many: int) -> int:
        """Take Denarii, or pay them, as far as there are any (ruling 71)."""
        player = self.players[seat]
        many = max(many, -player.denarii)
        player.denarii += many
        return many

    def gain_senators(self, seat: Seat, source: str, many: int) -> None:
        if self.senate:
            self.players[seat].senators.append((source, self.decade, many))

    def value(self, seat: Seat, kinds: tuple[str, ...]) -> int:
        """What a player's Troops or Offerings are worth."""
        goods, values = self.players[seat].goods, self.box.values
        return sum(goods[each] * values[each] for each in kinds)
