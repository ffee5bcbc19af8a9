"""The Architects of the Colosseum: all build it together, and most fame wins.

The Consul goes round a ring of seven spaces as far as the active player pays for. Take a landscape tile, and the next
in its row pays everybody; or build a piece with your cards; or enlarge your storage. 17 pieces end the game at once.
Klaus-Jürgen Wrede, Schmidt Spiele 2016, for 2 to 4 players. Numbered rulings are told by the guide.
"""

from rules.colosseum.components import check, inventory
from rules.colosseum.guide import TOPICS
from rules.colosseum.play import play
from rules.colosseum.prose import PROSE
from rules.colosseum.state import EFFECTS, State, setup
from rules.colosseum.steward import steward
from rules.colosseum.view import view
from rules.colosseum.words import WORDS
from rules.game import Game, OneOf, Somebody

GAME: Game[State] = Game(
    key="colosseum",
    title="The Architects of the Colosseum",
    version=1,
    seats=range(2, 5),
    options={
        "start_player": Somebody(),
        "space_d": OneOf((*EFFECTS, "drawn")),
        "last_sections": OneOf(("ascending", "all_three")),
        "consul_start": OneOf(("printed", "d", "p1", "a1", "p2", "p3", "a2", "p4")),
        "open_hands": OneOf((False, True)),
    },
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
