"""How the game is played here, and the box it is played with."""

from rules.game import Topic
from rules.pages import page

TOPICS: dict[str, Topic] = {
    "playing-here": page(
        "Playing it here",
        """
- **Your turn**: press *Your move* under the board, or type `/play`. Choose where the Consul stops; each space says
    what it costs and what it is good for, and who would be paid what. Nothing counts until you confirm.
- **Being paid**: everybody who is due something is asked at the same time, as long as the stack has enough for all.
    The result is the same as one after the other. If it is short, you are asked in order.
- **Always: …** gives an answer now and whenever that question comes again, whichever row pays: take everything,
    or the fame; recharge, or the fame; the fame while your stable is full. Cards beyond your limit are always asked
    about. *No longer: …* in your panel ends it.
- **Turning up tiles or pieces is final.** You are told before. Else `/table undo` strikes your own last answer, as
    long as nobody has answered since.
- **What you can look up**: `/table hand` for your cards, your fame and what you could build, `/table board` for the
    rest, `/table scores` for the majorities, `/table log` for what has happened.
- **Someone gone?** `/table nudge` calls whoever is awaited. A seat can change hands with `/table replace`. If one
    resigns, the steward plays it, and the table is told.
""",
    ),
    "board": page(
        "The box we play with",
        """
We have the printed rules but not the printed box, so parts of ours are a **reconstruction**.

**Known**: a ring of seven spaces; 72 cards, 81 chips worth 190 fame, 16 storage tiles; 16, 20 and 22 landscape tiles;
    20 pieces with 4 to 7 fame; a piece for 2 water and 1 stone that pays 4; four displays that differ in two of their
    four rows; chips of 1, 2 and 4 at the end of the Colosseum.

**Concluded**: the order of the spaces. Each storage space lies between two sites, and there is one well: only one
    ring is like that.

**Our reconstruction, which may differ from your box**
- *Which landscapes share a display*: water and grain, grain and wood, wood and stone, stone and water.
- *The tiles of each level*: as many of each landscape, and 4, 4 and 2 stables.
- *Costs and fame of 19 pieces*: by one rule, 1 fame more than cards, as on the one we know. Level A can be paid with
    four cards in hand.
- *The Consul begins at the well's own space*, and the chips lie in rising order.

If you own the game, whoever hosts this bot can add your box as an edition: choose it with `edition` when you open a
    table. `/colosseum components` says of each entry where it comes from.
""",
    ),
}
