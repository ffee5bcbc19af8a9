"""Capitol: Rome's seven hills, the Field of Mars and the Tiber Island are built on over four rounds.

Cards bring blocks, roofs and permits; the same cards are bids for fountains, amphitheatres and temples, in secret,
above a STOP card. Each round the most blocks in a prefecture score, height only breaking ties, and fountains add to it.
Alan R. Moon and Aaron Weissblum, Schmidt Spiele 2001, for 2 to 4 players. Numbered rulings are told by the guide.
"""

from rules.capitol.components import check, inventory
from rules.capitol.guide import TOPICS
from rules.capitol.play import play
from rules.capitol.prose import PROSE
from rules.capitol.state import State, setup
from rules.capitol.steward import steward
from rules.capitol.view import view
from rules.capitol.words import WORDS
from rules.game import Game, OneOf, Somebody

GAME: Game[State] = Game(
    key="capitol",
    title="Capitol",
    version=1,
    seats=range(2, 5),
    options={
        "start_player": Somebody(),
        "auction_ties": OneOf(("lower_score", "highest_card")),
        "memory_aid": OneOf((False, True)),
    },
    edition="board",
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
