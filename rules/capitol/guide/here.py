"""How Capitol is played here, and the board it is played on."""

from rules.game import Topic
from rules.pages import page

TOPICS: dict[str, Topic] = {
    "playing-here": page(
        "Playing it here",
        """
- **Your turn**: press *Your move* under the board, or type `/play`. Both offer exactly what is allowed.
- **A preview** tells what your move will do before it counts. *Back* takes the last step back, and nothing is decided
    until you confirm.
- **Taking back**: `/table undo` strikes your own last answer, as long as nobody else has answered and nothing hidden
    has come to light since: no card turned over, no bids opened. The printed rules are stricter: there, where you put
    your blocks is settled at once. We think that a slip of the thumb should not decide a game.
- **Bids are secret.** You bid in your direct messages: choose cards in the order in which they are to be turned over,
    watch the sum, lock it in, or put STOP on top. You may change your mind until the last bid is in. The channel sees
    only who is ready. The order changes nothing but the order in which paid cards are discarded.
- **What you can look up**: `/table hand` for your cards and where your houses fit, `/table board` for the city,
    `/table scores` for the points so far and what each prefecture pays now, `/table log` for what has happened.
- **Who has passed** and how many cards each player holds is shown with every board.
- **The memory aid** (option `memory_aid`) lists the discards for everybody. Without it, memory and the log have to
    do.
- **Someone gone?** `/table nudge` calls whoever is awaited. A seat can change hands with `/table replace`. If one
    resigns, the steward plays it, and the table is told.
""",
    ),
    "board": page(
        "The board we play on",
        """
We have the printed rules but not the printed board, so parts of ours are a **reconstruction**.

**Known**: nine prefectures, the seven hills, the Field of Mars and Tiber Island; three in each of three colours; one
    large square in each; five to seven small ones; printed fountains in three prefectures, two of them on the
    Capitoline Hill.

**Concluded**: which hills (the traditional seven), four printed fountains in all, one prefecture with fountains in
    each colour.

**Our reconstruction, which may differ from your box**
- *Which prefecture has which colour*: Field of Mars, Tiber Island and Aventine are light blue, Capitoline Hill,
    Palatine and Caelian purple, Quirinal, Viminal and Esquiline pink.
- *The number of small squares*: seven everywhere, of which printed fountains take some. So five are free on the
    Capitoline Hill, six on the Field of Mars and the Esquiline, seven elsewhere: 59 in all.
- *Which two others have a printed fountain*: the Field of Mars and the Esquiline, one each.

With 59 free squares, all 40 houses and 8 fountains would find room. Good prefectures fill up; the city does not.

If you own the game, whoever hosts this bot can add your board as an edition: choose it with `board` when you open a
    table. `/capitol components` says of each entry where it comes from.
""",
    ),
}
