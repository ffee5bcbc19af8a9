"""The things on Capitol's table: cards, piles, houses, prefectures, what lies before each player."""

from dataclasses import dataclass, field
from itertools import product
from string import ascii_lowercase
from typing import Any

from rules.chance import Chance, Deck
from rules.components import Components
from rules.game import Choices
from rules.words import Journal, Seat

KINDS = ("roof", "block", "permit")
SHAPES = ("round", "pointed")
FOUNTAIN, AMPHITHEATRE, TEMPLE = "fountain", "amphitheatre", "temple"


def kind(card: str) -> str:
    """A card's pile: roof-3, block-8 and permit-pink-1 begin with it."""
    return card.partition("-")[0]


def colour(permit: str) -> str:
    return permit.split("-")[1]


def value(card: str) -> int:
    """The number on a card; it counts in auctions only."""
    return int(card.rpartition("-")[2])


@dataclass(slots=True)
class House:
    """A house that is not yet on the board. Its letter is its owner's name for it; without a shape it has no roof."""

    letter: str
    height: int
    shape: str | None = None


@dataclass(frozen=True, slots=True)
class Built:
    """A house on the board; its shape is its prefecture's."""

    seat: Seat
    height: int


@dataclass(slots=True)
class Prefecture:
    """`small` squares hold houses and fountains, the printed ones included; the one large space a neutral building."""

    key: str
    name: str
    colour: str
    row: int
    column: int
    small: int
    printed: int
    fountains: int
    large: str | None = None
    shape: str | None = None
    houses: list[Built] = field(default_factory=list)

    @property
    def free(self) -> int:
        return self.small - self.fountains - len(self.houses)

    @property
    def tallest(self) -> int:
        return max((house.height for house in self.houses), default=0)

    def has_room(self, tile: str) -> bool:
        return self.free > 0 if tile == FOUNTAIN else self.large is None


@dataclass(slots=True)
class Player:
    hand: list[str]
    houses: list[House]
    roofs: dict[str, int]
    begun: int = 0
    score: int = 0
    passed: bool = False

    def begin(self, height: int, shape: str | None = None) -> House:
        """Begin a house; it keeps its letter as long as it stands here."""
        house = House(self.next_letter(), height, shape)
        self.begun += 1
        self.houses.append(house)
        return house

    def next_letter(self) -> str:
        """a to z, then aa to zz."""
        many, last = divmod(self.begun, 26)
        return (ascii_lowercase[many - 1] if many else "") + ascii_lowercase[last]

    def house(self, letter: str) -> House:
        return next(house for house in self.houses if house.letter == letter)

    @property
    def unfinished(self) -> list[House]:
        return [house for house in self.houses if house.shape is None]

    @property
    def complete(self) -> list[House]:
        return [house for house in self.houses if house.shape is not None]


class Pile:
    """A draw pile lying face up, and its discards. Only the top card is seen; nothing is ever shuffled again."""

    def __init__(self, chance: Chance, name: str, deck: Deck[str]) -> None:
        self.name, self.deck, self._chance = name, deck, chance
        self.top: str | None = None
        self.turned: list[str] = []  # what has been turned over and lies below the top, the next one last
        self.discards: list[str] = []  # the first discarded first

    def __len__(self) -> int:
        return (self.top is not None) + len(self.deck) + len(self.turned)

    @property
    def hides_more(self) -> bool:
        """Whether another card is seen once the top one is taken."""
        return len(self) > 1 or bool(self.discards)

    def take(self) -> str | None:
        """Take the top card away, for `uncover` to show the next; so that a state between the two can be viewed."""
        card, self.top = self.top, None
        return card

    def uncover(self) -> None:
        """Show the next card. Discards are turned over once the pile is used up (rulings 5 and 6)."""
        if self.top is None and not len(self):
            self.turned, self.discards = self.discards[::-1], []
        if self.top is None and len(self):
            if not self.deck:
                self._chance.look(self.name)
            self.top = self.deck.draw() if self.deck else self.turned.pop()


@dataclass(slots=True)
class Auction:
    """One of the twelve. `bids` are the cards each seat has shown above its STOP card, once it is opened."""

    round: int
    tile: str
    state: str = "ahead"  # ahead, now, won, removed
    winner: Seat | None = None
    bids: dict[Seat, list[str]] | None = None


@dataclass(slots=True)
class State:
    setup: dict[str, Any]
    options: Choices
    chance: Chance
    players: list[Player]
    prefectures: dict[str, Prefecture]
    by_colour: dict[str, list[Prefecture]]
    piles: dict[str, Pile]
    auctions: list[Auction]
    blocks: int
    consul: Seat
    round: int = 1
    phase: str = "building"  # building, bidding, placing, drawing, over
    active: Seat | None = None
    drawn: tuple[int, int] | None = None  # cards taken and cards due, while somebody draws
    scorings: list[dict[str, list[int]]] = field(default_factory=list)
    winners: list[Seat] | None = None
    journal: Journal = field(default_factory=Journal)

    def clockwise(self) -> list[Seat]:
        """The seats in order, from the one with the consul."""
        return [(self.consul + step) % len(self.players) for step in range(len(self.players))]

    def discard(self, seat: Seat, card: str) -> None:
        """Put a card from a hand face down on its discards."""
        self.players[seat].hand.remove(card)
        self.piles[kind(card)].discards.append(card)

    def current(self) -> Auction | None:
        return next((auction for auction in self.auctions if auction.state == "now"), None)


def setup(components: Components, seats: int, options: Choices, chance: Chance) -> State:
    """Lay the game out (Setup). Who starts is chosen or drawn by lot (ruling 1)."""
    given = components["setup"]
    decks = {name: Deck(chance, name, cards(components, name)) for name in KINDS}
    hands = [[decks[name].draw() for name in KINDS for _ in range(given["hand"][name])] for _ in range(seats)]
    piles = {name: Pile(chance, name, decks[name]) for name in KINDS}
    for pile in piles.values():
        pile.uncover()
    players = [_player(given, hand) for hand in hands]
    prefectures = {key: _prefecture(key, entry) for key, entry in entries(components["prefectures"]).items()}
    names, starter = components["colours"]["names"], options["start_player"]
    return State(
        setup=given,
        options=options,
        chance=chance,
        players=players,
        prefectures=prefectures,
        by_colour={name: [each for each in prefectures.values() if each.colour == name] for name in names},
        piles=piles,
        auctions=_auctions(components),
        blocks=given["blocks"] - sum(house.height for player in players for house in player.houses),
        consul=chance.roll("consul", 0, seats - 1) if starter is None else starter,
    )


def cards(components: Components, name: str) -> list[str]:
    """All cards of a kind, permits in each colour."""
    entry = components["cards"][name]
    prefixes = [f"permit-{each}" for each in components["colours"]["names"]] if name == "permit" else [name]
    return [f"{prefix}-{number}" for prefix, number in product(prefixes, entry["values"] * entry["copies"])]


def entries(group: dict[str, Any]) -> dict[str, Any]:
    """What a group of components holds, without the note where it comes from."""
    return {key: entry for key, entry in group.items() if key != "source"}


def _player(given: dict[str, Any], hand: list[str]) -> Player:
    player = Player(hand, [], dict(given["roofs"]))
    for house in given["houses"]:
        player.begin(house["height"], house["shape"])
        player.roofs[house["shape"]] -= 1
    return player


def _prefecture(key: str, entry: dict[str, Any]) -> Prefecture:
    known = {name: entry[name] for name in ("name", "colour", "row", "column", "small", "printed")}
    return Prefecture(key=key, fountains=entry["printed"], **known)


def _auctions(components: Components) -> list[Auction]:
    tiles = components["auctions"]["tiles"]
    each = len(tiles) // components["setup"]["rounds"]
    return [Auction(number // each + 1, tile) for number, tile in enumerate(tiles)]
