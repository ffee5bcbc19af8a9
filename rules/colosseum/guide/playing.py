"""How the game is played: a turn on the ring of spaces, and the end."""

from rules.game import Topic
from rules.pages import page

TOPICS: dict[str, Topic] = {
    "how-to-play": page(
        "How to play",
        """
All of you build one Colosseum of 17 sections, and collect **fame** for what you add to it. Most fame at the end wins.

**Your turn**
1. **Move the Consul** one space along the ring of seven. Each space further costs a wheel of your stable, and when
    those are used up, 1 fame.
2. **Do what the space allows:**
  - *A site* (four of them): **take** the nearest landscape tile of its row, or **build** the piece that lies there.
  - *Storage* (two): discard a card for a storage tile; your hand may then hold 2 more.
  - *The well* (one): choose what is scored for everybody.

**The heart of it.** When you take a tile, the **next** tile of that row pays *all of you*: each takes as many cards
    of its kind as they have tiles of it. So look at both: the one you want, and the one that feeds the others.

**Or take fame.** Whoever is paid may decline the whole payment and take 1 fame for it. With a full hand or a full
    stable that is often best.

**Cards become sections.** A piece names its cards and the fame it pays, 4 to 7. Three equal cards stand for one you
    lack.

**The end** comes at once with the 17th section. Then each row of your display that is the longest of all pays 4 fame,
    or 2 to each who ties, and every 3 cards left in hand pay 1.
""",
    ),
    "set-up": page(
        "Set-up",
        """
- **Your display**, drawn by lot: a stable with 3 wheels, storage for 4 cards, and two of the four landscapes. All
    four displays differ in their landscapes.
- **Your marker** stands on the first wheel, so you begin with **2 extra steps**.
- **The rows**: the 16 tiles of level I lie open in four rows of four, one at each site. Of level II there are 20 and
    of level III 22, face down.
- **The pieces**: 20, marked A, B or C and stacked in that order; the top four lie open, one at each site.
- **Cards**: 18 each of water (river), grain (field), wood (forest) and stone (mountain), in open stacks.
- **Fame**: 1, 2 and 4 lie on the last three sections. The starting player has none, the next ones have 1, 2 and 3.
- **A first card**: each of you may take one, of any kind.
- **The Consul** stands at the well.

Lots decide who begins, unless the table was opened with `start_player`. Other choices when you open a table:
    `space_d` (what the well does), `last_sections`, `consul_start`, `open_hands`.
""",
    ),
    "consul": page(
        "Moving the Consul",
        """
He goes clockwise: the well, site 1, storage 1, site 2, site 3, storage 2, site 4, and the well again.

- The **first step** is free, and it is a must: he never stays where he is.
- **Each further step** costs one wheel: your marker goes one wheel to the right. On the last wheel there are none
    left.
- **Then fame**: 1 for a step, as many as you like and can pay.
- Only the space where he **stops** counts. He may go round as often as you pay for it.

**Extra steps are the wheels to the right of your marker.** Three wheels are two extra steps: the marker stands on the
    first. *Three wheels, the marker on the first, 1 fame: 2 extra steps and one to buy, so 4 steps at most.*

**Getting wheels back.** When stables are scored, your marker may go back to the first wheel. A stable tile you take
    adds its 1 or 2 wheels on the right, at once; the marker stays.
""",
    ),
    "storage": page(
        "Storage and the hand limit",
        """
**At a storage space** you may discard one card of your choice for one storage tile. It raises your limit by **2**,
    and it counts in the storage row at the end. Without a card, or when the 16 tiles are gone, nothing happens there.
    *A limit of 4 becomes 6, and the next time 8.*

**The limit** is 4 at first. You may take more than fits when you are paid, but then you discard cards of your choice
    until you are within it, before the next player takes. What you discard goes back to the open stacks at once, for
    all to see.
""",
    ),
    "landscapes": page(
        "Tiles, and who is paid",
        """
**Take** the tile of the row that lies nearest to the board. It goes to the right of its row in your display, or
    begins a new one. The others of the row move up.

**Then the tile that is nearest now is scored, for all of you**, from the active player clockwise:

- **A landscape**: as many of its cards as you have tiles of it. The tile just taken counts already.
- **A stable**: your marker may go back to the first wheel.

You may take **all**, or **some**, or **decline** all of it for 1 fame. Taking some brings no fame. Whoever has no
    such tile gets nothing, not even fame.

*You take the water tile, and grain lies next. You have 1 grain tile, Blue 2, Green none: you get 1 grain, Blue 2
    grain, Green nothing.*

**The last tile of a row.** Four new ones are turned up, from level II while there are any, then from III. The nearest
    of them is scored: nobody knows beforehand which it is. If none are left, you keep your tile and nothing is
    scored.

**Not enough cards?** Then it goes strictly round: the active player takes first, each gets what is left. Who is due
    something and finds nothing gets 1 fame.
""",
    ),
    "building": page(
        "Building",
        """
At a site you may build the piece that lies **there**, instead of taking a tile. One of the two you must do.

- **Pay** the cards it shows; they go back to the stacks.
- **Missing a card?** Three equal cards of another kind stand for it. Several missing cards may be replaced by
    different kinds. Three mixed cards are not three equal ones, and a card you hold cannot be replaced.
- **Take the fame** of the piece, 4 to 7, and on the last three sections what lies there: 1, 2 and 4.
- **A new piece** is turned up in its place.

*The piece costs 2 water and 1 stone. With 1 water, 1 stone and 3 grain you pay all five; with 1 water and 6 grain all
    seven.*

Where several kinds could replace what you lack, you choose. `/table hand` shows what you could build now, how far
    away it lies, and what it would take.
""",
    ),
    "well": page(
        "The well",
        """
Whoever stops here chooses one of the four landscapes or the stable, and it is scored for **all**, just as if its tile
    lay in a row. You get no tile. Storage is never scored.

**Variants.** With `space_d` the well does something else for the whole game, and only for whoever stops there:

- *1 fame*: you receive 1 fame.
- *Recharge*: your own marker may go back to the first wheel.
- *A card*: you may take one card of any kind, then mind your limit.
- *Exchange 2 for 1*: give up two cards of any kinds for one of your choice, as often as you like.
- *Top tile*: you may take the top landscape tile of the stack. Nothing is scored for it.
- *Drawn*: lots choose among these five and the normal one, for all to see, before the game begins.
""",
    ),
    "end": page(
        "End of the game",
        """
The **17th section** ends the game at once: nobody has another turn. Its builder still gets its fame and its chip.

Then each of you receives
- for each of the **six rows** (stable, storage, water, grain, wood, stone): 4 fame if you alone have most tiles in
    it, 2 if you share that with others. The printed tile counts as one. Wheels and capacity do not matter.
- 1 fame for every **3 cards** in hand, of any kinds.

Most fame wins. If that is equal, most cards in hand; if that is equal too, you win together.

*Two players. Stable 2 and 2, stone 2 and 2: 2 fame each, twice. Ada leads in water and grain: 8. Ben leads in storage
    and wood: 8. Ada has 4 cards: 1 fame. Ben has 2: none. 13 to 12.*

When it is over, hands and fame are shown, and the secret is told: `/table export` gives the whole record, and `/table
    verify` proves that the shuffles were those that were promised.
""",
    ),
}
