"""How Capitol is played: the four rounds, phase by phase."""

from rules.game import Topic
from rules.pages import page

TOPICS: dict[str, Topic] = {
    "how-to-play": page(
        "How to play",
        """
You build houses in the nine prefectures of Rome. At the end of each of the four rounds, every prefecture pays whoever
    has the **most building blocks** there. Height only breaks ties. Most points after the fourth scoring wins.

**A round**
1. **Building.** In turn, play one card or pass; round and round until everybody has passed.
  - *Building-block card*: 2 blocks from the supply go onto your unfinished houses or start new ones.
  - *Roof card*: one of your roofs finishes one of your houses.
  - *Permit*: a finished house moves into a prefecture of the permit's colour.
2. **Auctions.** Three tiles, one after another, each for one secret bid made of the cards you have left. A card's
    number counts here and nowhere else.
3. **Scoring.** First place in a prefecture: 2 points and 1 for each fountain there. Second place: 1 for each
    fountain. A temple doubles both.
4. **Drawing.** In turn, each takes 6 cards from the three open piles; amphitheatres give more. There is none after
    round 4.

**Where a house may stand**
- On a free small square in a prefecture of the permit's colour.
- The first house of a prefecture has exactly 1 storey. Each later one is as tall as the tallest there, or one taller.
- All roofs of a prefecture have one shape, and the three prefectures of a colour may not all have the same.

**The pinch.** The cards you build with are the money you bid with. Passing is final, so you want to act last; each
    card spent on staying in is gone from your bids.
""",
    ),
    "set-up": page(
        "Set-up",
        """
- **The city**: nine prefectures, three each in light blue, purple and pink. Each has one large square, and small ones
    for houses and fountains. Some fountains are there from the start. `/capitol components` shows this table's board.
- **Cards** (62): 14 roof cards (1 to 7, twice each), 24 building-block cards (1 to 8, three times each), 24 permits
    (1 to 8, once in each colour). Each kind is shuffled for itself.
- **Your hand**: 2 roof cards, 2 building-block cards and 4 permits, which only you see, and your STOP card, which is
    always yours. What is left of each kind is a draw pile with its top card in view.
- **Your houses**: four stand finished before you, with 1 and with 2 storeys, one of each with a round roof and one of
    each with a pointed one. You keep 3 round and 3 pointed roofs for later.
- **The supply**: 90 blocks less the 6 in each player's houses: 78 with two players, 72 with three, 66 with four.
- **The tiles**: 8 fountains, 2 amphitheatres and 2 temples wait in the order of their auctions.
- **The consul** is the round's first player. Lots decide who begins, unless the table was opened with `start_player`;
    after each drawing phase the consul goes one seat to the left.
- Nothing changes with the number of players. Four is tight, two is roomy.
""",
    ),
    "building": page(
        "Building phase",
        """
The consul begins, then clockwise. On your turn, do one of four things:

- **A building-block card**: take 2 blocks from the supply. Both may go onto one unfinished house, one each onto two,
    or they begin one new house or two.
- **A roof card**: put one of your roofs, round or pointed, on one of your unfinished houses. It is finished for good.
- **A permit**: bring one of your finished houses into a prefecture of the permit's colour, if it fits there (see
    *Building permits*).
- **Pass**: you are out until the next round's building.

**You may play a card for nothing.** It is discarded and nothing happens. That is how to stay in while you wait for
    others to move first; the price is a card you could have bid with.

**When others have passed** you may go on, a card a turn, as long as you have cards. The phase ends when all have
    passed. With no cards left you pass by yourself.

The **numbers** on the cards do not matter now. Played cards go face down onto the discards of their kind. Discards
    are never shuffled: when a draw pile is empty, they are turned over as the new one.
""",
    ),
    "building-rules": page(
        "Blocks and roofs",
        """
- A house is one or more blocks. Without a roof it is unfinished: it can grow, and it cannot move into the city.
- Blocks never come off a house and never return to the supply.
- A building-block card brings **both** blocks or, if you play it for nothing, none. With one block left in the supply
    it brings that one; with none left it can only be played for nothing.
- A roof needs a house under it, and you have five of each shape in the whole game, two of each already on your first
    four houses.
- A finished house never changes again: neither its height nor its roof.

**Think before you roof.** A finished house that fits nowhere is lost weight: too tall for quiet prefectures, too low
    for the grown ones, or of the wrong shape for both. Your hand shows where each of your houses would fit now, and
    before a roof makes a house that fits nowhere you are warned. You may do it all the same: the city changes.
""",
    ),
    "permits": page(
        "Building permits",
        """
A permit brings one of your finished houses into a prefecture of **its colour**. Four things must be right:

1. **Space.** A small square is free. Houses stand neither on fountains nor on the large square.
2. **Height.** The first house of a prefecture has exactly **1** storey. After that, a house is as tall as the tallest
    house there, or one storey taller, whoever owns that house. *With houses of 1 and 2 storeys standing, yours needs
    2 or 3.*
3. **Shape.** The first house sets the prefecture's roof shape; all later ones have the same.
4. **Colour group.** The three prefectures of a colour may not all have the same shape. *Two of the light blue ones
    are pointed: the third must begin with a round house. If those two differ, or one of them is empty, the third is
    free.*

Fountains, amphitheatres and temples are not houses: a prefecture with nothing but these is empty, and its first house
    has 1 storey.

You are offered only what is allowed. If nothing fits, the permit can still be played for nothing, or kept for the
    auctions.
""",
    ),
    "auctions": page(
        "Auctions",
        """
Three tiles a round, one after another: two fountains and then an **amphitheatre** in rounds 1 and 2, a **temple** in
    rounds 3 and 4.

**Bidding.** Everybody bids at once and in secret, with the cards left in hand. Kind and colour do not matter, only
    numbers. Picture your whole hand as a stack: what lies above your STOP card is your bid, what lies below it takes
    no part. *You hold 4, 6, 7 and 8 and bid 11: 7, then 4, then STOP; 6 and 8 lie below.* STOP on top means no bid.

**Revealing.** When all are ready, everybody turns cards over down to their STOP. The sum is the bid, surplus
    included.

**The highest bid wins** and pays every card it showed, onto the discards. All others take their cards back. The next
    auction is bid with what is left.

**Ties.** Among those tied for the highest bid, the one with the **fewest points** on the score track wins and pays.
    Points stand as after the last scoring, so in round 1 all have none. If the fewest is shared, the tile leaves the
    game, all take their cards back, and no lower bid wins instead. Where the table was opened with `auction_ties` set
    to *highest single card*, the highest card among the tied bids decides first.

**Nobody bids?** The tile leaves the game.

**Placing.** The winner puts the tile down at once, in any prefecture with a free square of its size: small for a
    fountain, large for an amphitheatre or temple. No house of your own is needed there.
""",
    ),
    "tiles": page(
        "Fountains, amphitheatres, temples",
        """
**Fountain** (small square): 1 more point for first place and 1 for second place in its prefecture, at each scoring.
    Printed fountains count like those you place, and a prefecture may have any number. Each takes a square that no
    house can use.

**Amphitheatre** (large square): more cards, no points. When cards are drawn, first place in its prefecture may take 2
    more, second place 1 more.

**Temple** (large square): doubles all points of its prefecture, those for fountains too, at each scoring from the
    round in which it is placed.

- A prefecture has one large square, so it holds an amphitheatre or a temple, never both.
- Tiles stay where they are to the end, and nothing replaces them.
- They pay whoever leads there at the time, not whoever placed them.
- Where nobody lives, they pay nobody.
""",
    ),
    "scoring": page(
        "Scoring",
        """
**Most blocks; height only breaks ties.** Each prefecture is settled for itself. Add up the *blocks* of all your
    houses there; their number does not matter.

- **First place**, the most blocks: 2 points, and 1 for each fountain there.
- **Second place**, the next most: 1 for each fountain there. Without a fountain that is nothing.
- A **temple** doubles both.
- **Alone there?** You get first place, and nobody gets second.

**Tied for first**: of these, whoever has the tallest house *there* is first, and the others of the tie share second
    place. Players with fewer blocks then get nothing. If the tallest is shared as well, all who share it get first
    place in full, and second place goes to nobody.

**Tied for second**: all of them get second place in full. Height is not asked.

**Examples**
- Blue 3 blocks, Red 1, no fountain: Blue 2, Red 0.
- Red 3 blocks, Blue 1, one fountain: Red 3, Blue 1.
- Green 3 blocks, Red 2, Blue 2, one fountain: Green 3, Red 1, Blue 1.
- Blue one house of 3, Red houses of 1 and 2, Green 2 blocks, one fountain: Blue 3, Red 1, Green 0.
- Blue and Red each houses of 1 and 2, two fountains and a temple: 8 each.

`/table scores` shows how each prefecture came to its points.
""",
    ),
    "drawing": page(
        "Amphitheatres and drawing",
        """
After the scoring of rounds 1 to 3, from the consul clockwise, each player draws **6 cards**, one at a time, from
    whichever of the three piles they like. The top card of each pile is always in view; taking it shows the next. So
    everybody sees what you take. The next player begins when you have done.

**Amphitheatres** add to that, by the same places as at scoring: first place may draw **2 more**, second place **1
    more**. A shared first place gives 2 to each and nothing for second; those who share second get 1 each. Two
    amphitheatres add up. *First in both: 6 + 2 + 2 = 10.*

The six are a must. The extra ones are yours to take or leave: from the seventh on, you may stop.

**Empty piles.** When a pile runs out, its discards are turned over at once, in the order they were discarded. A pile
    without discards gives nothing: choose another. If all are empty, drawing is over for everybody, and nothing is
    owed later.

There is no limit to your hand. When all have drawn, the consul goes to the left and the next round begins.
""",
    ),
    "end": page(
        "End of the game",
        """
The **fourth scoring** is the last thing that happens. Whoever has most points then has won. If several have the most,
    they have won together: no tie-breaker is known.

Houses that were never built, loose roofs and cards left in hand are worth nothing.

When it is over, the secret is told: `/table export` gives the whole record, and `/table verify` proves that the
    shuffles were those that were promised when the table was opened.
""",
    ),
}
