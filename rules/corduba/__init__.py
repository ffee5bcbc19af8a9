"""Corduba 27 a.C.: the city is rebuilt for Augustus, and whoever wins most Senators over wins.

Three Decades of three, three and two rounds. Workers and Specialists build, activate, produce and trade; at the end of
each Decade Rome demands Troops, Offerings and goods; who does not keep the people happy causes Riots, and all three
Districts in Revolt end the game for all. Manuel Martinez Aranda, Ediciones MasQueOca 2021, for 1 to 4 players.
Numbered rulings are told by the guide.
"""

from rules.corduba.components import check
from rules.corduba.guide import TOPICS
from rules.corduba.inventory import inventory
from rules.corduba.play import play
from rules.corduba.prose import PROSE
from rules.corduba.setup import setup
from rules.corduba.solo import LEVELS, VARIANTS
from rules.corduba.state import State
from rules.corduba.steward import steward
from rules.corduba.view import view
from rules.corduba.words import WORDS
from rules.game import Game, OneOf, Somebody

GAME: Game[State] = Game(
    key="corduba",
    title="Corduba 27 a.C.",
    version=1,
    seats=range(1, 5),
    options={
        "start_player": Somebody(),
        "quick_start": OneOf((False, True)),
        "solo": OneOf(VARIANTS, seats=range(1, 2)),
        "level": OneOf(LEVELS, seats=range(1, 2)),
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
