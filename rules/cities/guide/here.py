"""How the game is played here, and what of its pieces is reconstructed."""

from rules.game import Topic
from rules.pages import page

TOPICS: dict[str, Topic] = {
    "playing-here": page(
        "Playing it here",
        """
- **Choosing** happens in your direct messages: two tiles, *Lock in*. You may change it until the last player is ready.
- **Talk**: the rules want no word of hands while tiles are being chosen; `talk` set to *free* allows it. While placing,
    everything may be said.
- **Propose**: the preview of each placing or wait has a button that asks your partner in that city what they think
    of it, in the table's channel, with a thumbs-up to press; `/table propose` does the same. It decides nothing:
    whoever chose the tile decides. With *free* talk a choice of tiles can be proposed too, to both partners.
- **Placing**: press *Your move*. First tile and city, then the space; each space shows what it would change in that
    city, type by type, and the preview what it does elsewhere. If a partner has built meanwhile, you are shown the new
    city and choose again.
- **Wait for a partner** is one of your choices in a city, as long as the partner has still to place there.
- **In turn**: with `placing` set to the order of seat numbers, one player places after another, and nobody waits.
- **A tile with one city and one space left** is laid by itself, as nothing is left to decide.
- **Taking back**: `/table undo` strikes your own last answer while nobody else has answered and nothing hidden has come
    to light since. The printed rules are stricter: there a placed tile lies for good.
- **Look up**: `/table board` for all cities, `/table hand` for your tiles and both your cities, `/table scores` for how
    every number comes about.
- **Passed hands and discards** are never shown; after the end the discards are.
""",
    ),
    "reconstructed": page(
        "What is reconstructed",
        """
**The base game is complete**: every rule, all 108 single tiles, and all 24 duplexes as they are printed.

**Of Capitals** we have the printed rules, but not all of the printed pieces. Known: seven mats with five blocked spaces
    and bridges, and what kinds of landscape there are; 21 civics with two benefits and one harm each; what the
    Elementary School likes; seven district cards, one for each type; that one scoring tile pays 5 for second place, and
    that a tie of three always pays 4.

**Our reconstruction, which may differ from your box**
- the mats: that they are 3 by 3, which spaces are blocked, where the bridges are
- six of the seven civics, and that there are three of each kind (what the school dislikes we have from a review)
- the prizes: 9 and 3, 8 and 4, 7 and 5
- that civics come last in the tie-break (ruling 21)

Every mat has been checked by program: wherever it comes to lie, all 20 spaces can be reached and filled.

If you own the game, whoever hosts this bot can add your mats, civics and prizes as an edition: choose it with `box`
    when you open a table. `/cities components` says of each part where it comes from.
""",
    ),
}
