"""Between Two Cities: each player builds two cities at once, one with each neighbour, and scores the lower of the two.

Tiles are drafted in secret, revealed together, and placed side by side by both who share a city; in the middle come
duplexes. With the expansion Capitals the cities grow around landscapes, have civics, and compete for districts.
Matthew O'Malley and Ben Rosset, Stonemaier Games 2015 and 2017, for 3 to 7 players; 2 by the official variant.
"""

from rules.cities.components import check, inventory
from rules.cities.guide import TOPICS
from rules.cities.play import play
from rules.cities.prose import PROSE
from rules.cities.state import State, setup
from rules.cities.steward import steward
from rules.cities.view import view
from rules.cities.words import WORDS
from rules.game import Game, OneOf

GAME: Game[State] = Game(
    key="cities",
    title="Between Two Cities",
    version=2,
    seats=range(2, 8),
    options={
        "edition": OneOf(("capitals", "base"), telling=True),
        "seating": OneOf(("random", "as_joined")),
        "talk": OneOf(("no_hand_talk", "free")),
        "placing": OneOf(("side_by_side", "in_turn")),
    },
    edition="box",
    words=WORDS,
    topics=TOPICS,
    check=check,
    inventory=inventory,
    setup=setup,
    play=play,
    view=view,
    prose=PROSE,
    steward=steward,
)
