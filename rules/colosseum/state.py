"""The things on the Colosseum's table: ring, sites, stacks, the growing building, and each player's display."""

from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple

from rules.chance import Chance, Deck
from rules.components import Components
from rules.game import Choices
from rules.words import Journal, Seat

MATERIALS = ("water", "grain", "wood", "stone")
STABLE, STORAGE = "stable", "storage"
ROWS = (STABLE, STORAGE, *MATERIALS)  # of a display, from top to bottom
SCORABLE = (*MATERIALS, STABLE)  # D — Choose a Landscape to Score (ruling 24)
SITE, CHOOSE = "site", "choose"  # kinds of spaces, beside STORAGE
ROW = 4  # tiles: Setup, Tile Row Empty
LETTERS = ("A", "B", "C")
LEVELS = ("I", "II", "III")
SECTIONS = 17  # End of Game

# What space D can do (Variant); the first is the normal one.
EFFECTS = ("score_any_for_all", "fame_1", "recharge_self", "take_card_1", "swap_2_for_1", "take_top_tile")
SCORE_ANY, ONE_FAME, RECHARGE_SELF, TAKE_CARD, SWAP, TOP_TILE = EFFECTS

_KINDS = {"a": STORAGE, "p": SITE, "d": CHOOSE}


def kind(tile: str) -> str:
    """The row of a display that a tile belongs to: stable-2 begins with it."""
    return tile.partition("-")[0]


def numeral(section: int) -> str:
    """The number of a section as it is written there: I to XVII."""
    tens, ones = divmod(section, 10)
    return "X" * tens + ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")[ones]


def wheels(tile: str) -> int:
    """The wheels on a stable tile."""
    return int(tile.partition("-")[2])


class Space(NamedTuple):
    """One space of the Consul's ring; `site` is the number of the row and piece beside it."""

    key: str
    kind: str
    site: int | None


class Piece(NamedTuple):
    """A Colosseum building piece; `cost` names only the materials it takes."""

    key: str
    cost: dict[str, int]
    fame: int


@dataclass(slots=True)
class Site:
    """A row of landscape tiles, the nearest to the board first, and the piece that lies beside its space."""

    key: str
    tiles: list[str]
    piece: str | None


@dataclass(slots=True)
class Player:
    """A display and what belongs to it. `marker` is the wheel it stands on, counted from the left."""

    landscapes: list[str]  # the two printed ones
    tiles: dict[str, int]
    stables: list[int]  # wheels of each
    limit: int
    wheels: int
    fame: int
    marker: int = 0
    cards: int = 0
    hand: dict[str, int] = field(default_factory=lambda: dict.fromkeys(MATERIALS, 0))

    @property
    def points(self) -> int:
        """Movement points left: the wheels to the right of the marker (ruling 1)."""
        return self.wheels - 1 - self.marker

    def attach(self, tile: str) -> None:
        """Put a landscape tile to the right of its row (ruling 2)."""
        row = kind(tile)
        self.tiles[row] += 1
        if row == STABLE:
            self.stables.append(wheels(tile))
            self.wheels += wheels(tile)


@dataclass(slots=True)
class Paying:
    """A scoring under way: what is scored, each entitled seat's tiles of it in order, and who has not decided yet."""

    what: str
    owed: dict[Seat, int]
    short: bool
    open: list[Seat]


@dataclass(slots=True)
class State:
    options: Choices
    chance: Chance
    players: list[Player]
    ring: list[Space]
    consul: int
    space_d: str
    sites: list[Site]
    stacks: dict[str, Deck[str]]  # landscape tiles of levels II and III
    piles: dict[str, Deck[str]]  # pieces by their letter
    pieces: dict[str, Piece]
    storage: int
    storage_cards: int
    supply: dict[str, int]
    bank: int
    bonus: list[int]  # of each section
    start: Seat
    built: list[tuple[str, Seat]] = field(default_factory=list)
    turn: int = 0
    phase: str = "first_card"  # first_card, turn, paying, over
    active: Seat | None = None
    paying: Paying | None = None
    sheet: list[dict[str, int]] | None = None
    winners: list[Seat] | None = None
    journal: Journal = field(default_factory=Journal)

    def clockwise(self, first: Seat) -> tuple[Seat, ...]:
        """All seats in order, from this one."""
        return clockwise(first, len(self.players))

    def space(self, steps: int = 0) -> Space:
        """The Consul's space, or the one so many steps on."""
        return self.ring[(self.consul + steps) % len(self.ring)]

    @property
    def stack(self) -> Deck[str] | None:
        """Where landscape tiles come from now: II first, then III."""
        return next((deck for deck in self.stacks.values() if deck), None)

    @property
    def pile(self) -> Deck[str] | None:
        """Where building pieces come from now: A, then B, then C."""
        return next((deck for deck in self.piles.values() if deck), None)

    def settle(self, seat: Seat) -> None:
        """Note that a seat has decided on its share of a scoring."""
        assert self.paying
        self.paying.open.remove(seat)

    def piece_at(self, site: Site) -> Piece:
        """The piece beside a space; there is one whenever somebody is asked."""
        assert site.piece
        return self.pieces[site.piece]

    def earn(self, seat: Seat, fame: int) -> None:
        """Move fame from the bank to a player, or back if it is less than 0; the bank may run below 0 (ruling 32)."""
        self.bank -= fame
        self.players[seat].fame += fame

    def receive(self, seat: Seat, material: str, many: int) -> None:
        """Move cards from the supply to a hand, or back if it is less than 0."""
        player = self.players[seat]
        self.supply[material] -= many
        player.hand[material] += many
        player.cards += many


@cache
def clockwise(first: Seat, seats: int) -> tuple[Seat, ...]:
    return tuple((first + step) % seats for step in range(seats))


def setup(components: Components, seats: int, options: Choices, chance: Chance) -> State:
    """Lay the game out (Setup). Who starts is chosen or drawn by lot (ruling 33)."""
    start = options["start_player"]
    start = chance.roll("start", 0, seats - 1) if start is None else start
    ring = spaces(components)
    piles = {letter: Deck(chance, f"pieces {letter}", _marked(components, letter)) for letter in LETTERS}
    bonus = section_bonus(components, options["last_sections"])
    gifts: list[int] = components["fame"]["start"]
    effects: list[str] = components["variants"]["effects"]
    state = State(
        options=options,
        chance=chance,
        players=[_player(components, each) for each in _displays(components, seats, chance)],
        ring=ring,
        consul=_starting_space(components, ring, options["consul_start"]),
        space_d=chance.one("space d", effects) if options["space_d"] == "drawn" else options["space_d"],
        sites=_sites(components, chance, piles["A"]),
        stacks={level: Deck(chance, f"tiles {level}", tiles(components, level)) for level in LEVELS[1:]},
        piles=piles,
        pieces=pieces(components),
        storage=components["storage"]["tiles"],
        storage_cards=components["storage"]["cards"],
        supply=dict.fromkeys(MATERIALS, components["materials"]["cards"]),
        bank=sum(value * many for value, many in components["fame"]["chips"]) - sum(bonus),
        bonus=bonus,
        start=start,
    )
    for seat, fame in zip(state.clockwise(start), gifts, strict=False):
        state.earn(seat, fame)
    return state


def spaces(components: Components) -> list[Space]:
    """The ring, clockwise; sites count from the first one on."""
    keys: list[str] = components["ring"]["spaces"]
    sites = [key for key in keys if _KINDS[key[0]] == SITE]
    return [Space(key, _KINDS[key[0]], sites.index(key) if key in sites else None) for key in keys]


def tiles(components: Components, level: str) -> list[str]:
    """All landscape tiles of a level."""
    entry = components["tiles"][level]
    names = (*MATERIALS, "stable-1", "stable-2")
    return [name for name in names for _ in range(entry[name])]


def pieces(components: Components) -> dict[str, Piece]:
    """All Colosseum building pieces."""
    return {key: Piece(key, entry["cost"], entry["fame"]) for key, entry in entries(components["pieces"]).items()}


def section_bonus(components: Components, last: str) -> list[int]:
    """The chips on each section: one on each of the last three, or all on each of them (ruling 12)."""
    sections = components["sections"]
    chips: list[int] = sections["last"]
    ends = [sum(chips)] * len(chips) if last == "all_three" else chips
    return [0] * (sections["count"] - len(chips)) + ends


def entries(group: dict[str, Any]) -> dict[str, Any]:
    """What a group of components holds, without the note where it comes from."""
    return {key: entry for key, entry in group.items() if key != "source"}


def _marked(components: Components, letter: str) -> list[str]:
    return [key for key in entries(components["pieces"]) if key.startswith(letter)]


def _displays(components: Components, seats: int, chance: Chance) -> list[list[str]]:
    """Each player receives one at random."""
    return chance.shuffled("displays", components["displays"]["landscapes"])[:seats]


def _player(components: Components, landscapes: list[str]) -> Player:
    display = components["display"]
    printed = {row: int(row in (STABLE, STORAGE, *landscapes)) for row in ROWS}
    return Player(landscapes, printed, [display["wheels"]], display["limit"], display["wheels"], fame=0)


def _starting_space(components: Components, ring: list[Space], chosen: str) -> int:
    """Where the Consul begins: the option's space, or the one the edition marks."""
    key = components["start"]["space"] if chosen == "printed" else chosen
    return [space.key for space in ring].index(key)


def _sites(components: Components, chance: Chance, pile: Deck[str]) -> list[Site]:
    """Four rows of four tiles of level I, and the top four pieces, all face up."""
    first = chance.shuffled("tiles I", tiles(components, "I"))
    keys = [space.key for space in spaces(components) if space.kind == SITE]
    return [Site(key, first[at * ROW : (at + 1) * ROW], pile.draw()) for at, key in enumerate(keys)]
