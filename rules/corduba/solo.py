"""Caepio, against whom one plays alone: his cards, what he prefers where he has a choice, and whose turn is his.

He has a player board like anybody, but no seat: he is told and drawn as the seat after the only one. His script stands
in `solo_turn`; in Romes' demands, Riots and at the end the phases ask the `solo_` module that is meant.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

from rules.chance import Chance, Deck
from rules.components import Components
from rules.corduba.box import entries
from rules.game import Choices
from rules.words import Seat

SEAT: Seat = 1
CAEPIO, MONUMENTS, BOTH = "caepio", "monument_builder", "both"
VARIANTS = (CAEPIO, MONUMENTS, BOTH)
LEVELS = ("edil", "pretor", "consul")


@dataclass(slots=True)
class Caepio:
    """What only he has: two decks for each Decade, the cards of buildings that stand, and those he acts by now."""

    variant: str
    level: str
    printed: Mapping[str, Any]  # his components
    actions: dict[int, Deck[str]]
    buildings: dict[int, Deck[str]]
    constructed: list[str] = field(default_factory=list)  # the Constructed Buildings Deck, drawn from by lot
    drawn: list[str] = field(default_factory=list)  # this round; he acts by the last one
    row: int = 0  # of that card, the next he comes to: his cube stands on the one before
    seat: Seat = SEAT

    @property
    def goal(self) -> int | None:
        """How many Monuments must be built, if any."""
        return None if self.variant == CAEPIO else int(self.printed["levels"][self.level]["monuments"])

    @property
    def senate(self) -> bool:
        """Whether Senators are obtained at all (Monument Builder)."""
        return self.variant != MONUMENTS

    def card(self, key: str) -> Mapping[str, Any]:
        """One of his thirty cards as printed."""
        printed: Mapping[str, Any] = self.printed["cards"][key]
        return printed

    def prefers(self, prompt: str, options: Collection[str]) -> str:
        """What he takes where anybody else would be asked: a District or a Specialist, in his order (S9)."""
        order: list[str] = self.printed["districts" if prompt == "district" else "specialists"]
        return min(options, key=order.index)

    def stands(self, building: str) -> None:
        """Add a building's card to the Constructed Buildings Deck, whoever has built it; some have none."""
        if (decade := next((each for each, deck in self.buildings.items() if building in deck.cards), 0)) != 0:
            self.buildings[decade].cards.remove(building)
            self.constructed.append(building)

    def end_round(self) -> None:
        """Put the cards of the round aside; they do not come back."""
        self.drawn.clear()

    def end_decade(self, chance: Chance, decade: int) -> None:
        """Buildings that were not constructed go into the next Decade's deck."""
        if decade + 1 in self.buildings:
            left, after = self.buildings.pop(decade).cards, self.buildings[decade + 1]
            self.buildings[decade + 1] = Deck(chance, f"{after.name} and more", [*after.cards, *left])


def caepio(components: Components, seats: int, options: Choices, chance: Chance) -> Caepio | None:
    """Set Caepio's decks up, if somebody plays alone."""
    if seats > 1:
        return None
    printed = components["caepio"]
    cards = dict(entries(printed["cards"]))
    buildings = {key: each["deck"] for key, each in entries(components["buildings"]) if "deck" in each}
    decades = range(1, len(components["rounds"]["decades"]) + 1)

    def deck(name: str, found: Mapping[str, int], decade: int) -> Deck[str]:
        return Deck(chance, f"{name} {decade}", [key for key, its in found.items() if its == decade])

    return Caepio(
        variant=options["solo"],
        level=options["level"],
        printed=printed,
        actions={each: deck("caepio", {key: card["decade"] for key, card in cards.items()}, each) for each in decades},
        buildings={each: deck("aedificium", buildings, each) for each in decades},
    )


def sign(turn: str) -> dict[str, Any]:
    """What stands in a row of a card, "castra velites": its kind, and what belongs to it."""
    kind, *what = turn.split()
    match kind:
        case "build" | "portum":
            return {"kind": kind}
        case "activate":
            return {"kind": kind, "building": what[0] if what else None}
        case "castra":
            return {"kind": kind, "troop": what[0]}
        case "macellum":
            return {"kind": kind, "sales": int(what[0]), "purchases": int(what[1])}
    return {"kind": "produce", "space": kind, "workers": int(what[0])}
