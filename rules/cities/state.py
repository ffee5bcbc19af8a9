"""The things on the table: tiles, hands, cities between neighbours, and how the game is set up."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from rules.chance import Chance, Deck
from rules.cities.geometry import DOWN, RIGHT, Ground, Spots, ground
from rules.cities.ledger import Chronicle, Ledger
from rules.cities.placing import SINGLE, Site
from rules.cities.plan import CIVIC, SINGLES, Civic
from rules.cities.scoring import District
from rules.cities.tiles import Tile, tile
from rules.components import Components
from rules.game import Choices
from rules.words import Journal, Seat

ROUNDS = 3
SIDES = ("left", "right")
CITIES = (  # ruling D42
    ("roma", "I", "Roma"),
    ("ostia", "II", "Ostia"),
    ("capua", "III", "Capua"),
    ("ravenna", "IV", "Ravenna"),
    ("pompeii", "V", "Pompeii"),
    ("mediolanum", "VI", "Mediolanum"),
    ("aquileia", "VII", "Aquileia"),
)
TWO_PLAYER_CITIES = 4
DUPLEXES_A_CITY = 2


@dataclass(frozen=True, slots=True)
class Mat:
    """A landscape mat as it is printed."""

    key: str
    name: str
    ground: str
    rows: tuple[str, ...]


@dataclass(slots=True)
class City:
    """The left city of its first owner and the right city of its second; with two players both are the same."""

    key: str
    numeral: str
    name: str
    owners: tuple[Seat, Seat]
    mat: Mat | None
    ground: Ground
    built: Spots = 0
    duplexes: int = 0

    def site(self, tile: Tile) -> Site:
        """The city as a tile meets it."""
        return Site(self.ground, self.built, DUPLEXES_A_CITY - self.duplexes - (tile.step != SINGLE))

    @property
    def size(self) -> int:
        """How many spaces it will have."""
        return self.ground.squares[0].bit_count() - self.ground.blocked.bit_count()


@dataclass(frozen=True, slots=True)
class Share:
    """A seat's part of a city, and who has the other: nobody if there are two players."""

    city: int
    partner: Seat | None
    first: bool  # the lower seating number of the two

    @property
    def partners(self) -> tuple[Seat, ...]:
        return () if self.partner is None else (self.partner,)


@dataclass(slots=True)
class State:
    options: Choices
    chance: Chance
    tiles: Mapping[str, Tile]
    seating: list[Seat]  # clockwise; who sits first has the lowest seating number
    cities: list[City]
    shares: list[dict[str, Share]]  # by seat and side
    ledger: Ledger
    aside: str | None  # the district card that is left over
    singles: Deck[str]
    duplexes: Deck[str]
    journal: Journal
    hands: list[list[str]]
    revealed: list[list[str]]
    to_place: list[list[str]]
    sides: list[list[str]]  # the cities in which each seat has still to place a tile this turn
    waits: list[list[str]]  # those in which it waits for its partner
    discards: list[str] = field(default_factory=list)
    round: int = 1
    half: str | None = None
    turn: int = 1
    turns: int = 1
    laying: int = 0  # turns in all, to know what is new
    phase: str = "choosing"  # choosing, placing, over
    winners: list[Seat] | None = None

    @property
    def capitals(self) -> bool:
        return bool(self.ledger.districts)

    @property
    def two(self) -> bool:
        """Whether this is the game for two, where each owns two cities alone."""
        return len(self.seating) == 2

    def number(self, seat: Seat) -> int:
        """The seating number."""
        return self.seating.index(seat) + 1

    def city(self, seat: Seat, side: str) -> City:
        return self.cities[self.shares[seat][side].city]

    def totals(self, seat: Seat) -> tuple[int, int]:
        """What a seat's left and right city are worth."""
        points, shares = self.ledger.now().points, self.shares[seat]
        return sum(points[shares["left"].city]), sum(points[shares["right"].city])

    def score(self, seat: Seat) -> int:
        """The lower of two cities; with two players, both together."""
        return sum(self.totals(seat)) if self.two else min(self.totals(seat))


def setup(components: Components, seats: int, options: Choices, chance: Chance) -> State:
    """Seat everybody, lay out mats and districts, shuffle the tiles."""
    capitals = options["edition"] == "capitals"
    order = list(range(seats))
    seating = chance.shuffled("seating", order) if options["seating"] == "random" else order
    districts, aside = _districts(components, chance) if capitals else ((), None)
    lots = chance.shuffled("mats", mats(components)) if capitals else [None] * len(CITIES)
    cities = _cities(seating, lots)
    kinds = civics(components) if capitals else ()
    ledger = Ledger([city.name for city in cities], [city.ground for city in cities], kinds, districts)
    return State(
        options=options,
        chance=chance,
        tiles=legend(components),
        seating=seating,
        cities=cities,
        shares=_shares(seating),
        ledger=ledger,
        aside=aside,
        singles=Deck(chance, "singles", singles(components, capitals)),
        duplexes=Deck(chance, "duplexes", list(entries(components["duplexes"]))),
        journal=Chronicle(ledger),
        hands=[[] for _ in order],
        revealed=[[] for _ in order],
        to_place=[[] for _ in order],
        sides=[[] for _ in order],
        waits=[[] for _ in order],
    )


def singles(components: Components, capitals: bool) -> list[str]:
    """The keys of all single tiles; in Capitals the civics are among them."""
    keys = [key for key in SINGLES for _ in range(components["singles"][key])]
    civics = entries(components["civics"]) if capitals else {}
    return keys + [f"{CIVIC}-{key}" for key, entry in civics.items() for _ in range(entry["copies"])]


def legend(components: Components) -> dict[str, Tile]:
    """All kinds of tiles by their keys."""
    duplexes = tuple(_halves(key, entry) for key, entry in entries(components["duplexes"]).items())
    return _legend(civics(components), duplexes)


def _halves(key: str, entry: Mapping[str, str]) -> tuple[str, int, str, str]:
    if "top" in entry:
        return key, DOWN, entry["top"], entry["bottom"]
    return key, RIGHT, entry["left"], entry["right"]


@cache
def _legend(kinds: tuple[Civic, ...], duplexes: tuple[tuple[str, int, str, str], ...]) -> dict[str, Tile]:
    """One object for all tables with the same tiles; nobody changes it."""
    singles = {key: tile(key, (key,), SINGLE) for key in SINGLES}
    built = {civic.key: tile(civic.key, (civic.key,), SINGLE, civic) for civic in kinds}
    return singles | built | {key: tile(key, tuple(halves), step) for key, step, *halves in duplexes}


def entries(group: Mapping[str, Any]) -> dict[str, Any]:
    """What a group of components holds, without the note where it comes from."""
    return {key: entry for key, entry in group.items() if key != "source"}


def civics(components: Components) -> tuple[Civic, ...]:
    return tuple(
        _civic(f"{CIVIC}-{key}", entry["name"], tuple(entry["benefits"]), entry["harms"])
        for key, entry in entries(components["civics"]).items()
    )


@cache
def _civic(key: str, name: str, benefits: tuple[str, ...], harms: str) -> Civic:
    """One object for one kind, so that plans of replayed tables are known again."""
    return Civic(key, name, benefits, harms)


def mats(components: Components) -> list[Mat]:
    return [
        Mat(key, entry["name"], entry["ground"], tuple(entry["rows"]))
        for key, entry in entries(components["mats"]).items()
    ]


def _cities(seating: list[Seat], lots: Sequence[Mat | None]) -> list[City]:
    """One city between any two neighbours, four for two players; in Capitals each on a mat of its own."""
    return [
        City(*names, owners, mat, ground(mat.rows if mat else None))
        for names, owners, mat in zip(CITIES, _owners(seating), lots, strict=False)
    ]


def _shares(seating: list[Seat]) -> list[dict[str, Share]]:
    """Who has a part in which cities: one's left city lies towards the next seat clockwise."""
    many, found = len(seating), {}
    for place, seat in enumerate(seating):
        if many == 2:
            found[seat] = {side: Share(2 * place + at, None, True) for at, side in enumerate(SIDES)}
            continue
        after, before = (place + 1) % many, (place - 1) % many
        left, right = Share(place, seating[after], place < after), Share(before, seating[before], place < before)
        found[seat] = {"left": left, "right": right}
    return [found[seat] for seat in range(many)]


def _owners(seating: list[Seat]) -> Iterator[tuple[Seat, Seat]]:
    if len(seating) == 2:
        yield from ((seat, seat) for seat in seating for _ in range(TWO_PLAYER_CITIES // 2))
    else:
        yield from zip(seating, seating[1:] + seating[:1], strict=True)


def _districts(components: Components, chance: Chance) -> tuple[tuple[District, ...], str]:
    """Two cards on each scoring tile; a pair of house and factory gets the seventh for its second (ruling D29)."""
    *cards, left = chance.shuffled("districts", components["districts"]["cards"])
    found = []
    for prize, one, two in zip(components["districts"]["tiles"], cards[::2], cards[1::2], strict=True):
        if {one, two} == {"house", "factory"}:
            two, left = left, two
        found.append(District((one, two), prize["first"], prize["second"]))
    return tuple(found), left
