"""The pages of `/capitol rules`: how Capitol is played, how it is played here, and each ruling we made and why."""

from rules.game import Topic


def _page(title: str, text: str) -> Topic:
    """Join the lines that are indented to the line they continue: Discord would break them."""
    return Topic(title, text.strip().replace("\n    ", " "))


def _rulings(title: str, text: str) -> Topic:
    """A page with an empty line before each ruling."""
    return _page(title, text.replace("\n**", "\n\n**"))


TOPICS: dict[str, Topic] = {
    "how-to-play": _page(
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
    "set-up": _page(
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
    "building": _page(
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
    "building-rules": _page(
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
    "permits": _page(
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
    "auctions": _page(
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
    "tiles": _page(
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
    "scoring": _page(
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
    "drawing": _page(
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
    "end": _page(
        "End of the game",
        """
The **fourth scoring** is the last thing that happens. Whoever has most points then has won. If several have the most,
    they have won together: no tie-breaker is known.

Houses that were never built, loose roofs and cards left in hand are worth nothing.

When it is over, the secret is told: `/table export` gives the whole record, and `/table verify` proves that the
    shuffles were those that were promised when the table was opened.
""",
    ),
    "playing-here": _page(
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
    "board": _page(
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
    "rulings-set-up": _rulings(
        "Rulings: set-up and cards (1–8)",
        """
Where the rulebook is silent or can be read in two ways, we had to decide.
**1 · Who begins?** Lots decide, or `start_player` does. The rulebook says the oldest; we do not know your ages.
**2 · Cards in round 1?** The eight you were dealt. Cards are drawn only at the end of rounds 1 to 3, since the game
    ends with the fourth scoring.
**3 · What is open?** All houses, roofs and blocks, scores, the top card and size of each pile, how many cards you
    hold, and each card when somebody plays, draws or reveals it. Secret: the cards you were dealt, your hand as a
    whole, and what lies below a STOP card. You are meant to watch what others take, and as all backs look alike, only
    its face tells what kind of card was played.
**4 · May I look through the discards?** No: the pile is face down. The log of what was played stays readable, and
    with `memory_aid` the table keeps a list; it is off unless chosen, as remembering is part of the game.
**5 · In which order do discards come back?** First discarded, first drawn: a pile turned upside down has its lowest
    card on top. A winning bid is discarded in the order of its reveal.
**6 · When are they turned over?** At once when a draw pile runs out. If there are no discards then, as one pile when
    the next drawing phase begins. So the order holds, and no card shows before it can be drawn.
**7 · Pile and discards both empty?** Draw from another kind. If nothing is left anywhere, drawing ends and what is
    missing is lost: there are only 62 cards.
**8 · Is there a hand limit?** No. The rulebook names none.
""",
    ),
    "rulings-building": _rulings(
        "Rulings: building (9–19, 45)",
        """
**9 · Must I pass without cards?** Yes, and it is done for you: one stays in only while holding cards.
**10 · All others have passed?** You go on, a card a turn, until you pass or run out. The rulebook allows it.
**11 · May I waste a card?** Yes, of any kind, even if it could do something: playing for time is allowed. You are
    asked to confirm.
**12 · May I take one block instead of two?** No, both or none, because the card brings two. How you divide them is
    free.
**13 · One block left in the supply?** You get that one; from an empty supply you get none. The rulebook denies only
    what is not there.
**14 · A roof without a house?** No. A house is at least one block, so without an unfinished house or a roof the card
    does nothing.
**15 · May I build a house finished earlier?** Yes, any finished house of yours, the first four included.
**16 · First house where a tile stands?** Still exactly 1 storey: tiles are not houses.
**17 · Whose tallest house counts?** Anybody's. The rule speaks of the prefecture, not of you. There is no upper
    limit.
**18 · When is the shape of a colour group checked?** When a prefecture gets its first house: its shape is barred if
    the two others both have houses and both have that shape. Later houses match their own prefecture anyway.
**19 · Does a prefecture with only fountains count there?** No, it counts as empty: only houses have roofs.
**45 · More unfinished houses than roofs?** Allowed, and offered last with a warning. No rule forbids it, but some
    will never be finished.
""",
    ),
    "rulings-auctions": _rulings(
        "Rulings: auctions (21–31, 46)",
        """
**21 · What is a bid?** Cards in an order, with STOP after them. The order matters only for the discards; what lies
    below STOP has none. All bids are locked before the first card is turned.
**22 · No cards left?** You bid your STOP card, which is 0, like anybody who keeps out.
**23 · Does 0 win if all bid 0?** No, the tile leaves the game. STOP on top means not to bid, and a gift to whoever
    has the fewest points would be an odd tie.
**24 · Three or more tied?** The fewest points among them win; if two of them share the fewest, nobody does, and no
    lower bid moves up. *Tied with 5, 7 and 9 points: 5 wins. With 5, 5 and 9: the tile is gone.* The rule for two,
    carried on.
**25 · Which points count?** Those of the last scoring, throughout the three auctions. So a tie in round 1 always
    costs the tile: nobody has any yet.
**26 · Highest card?** With `auction_ties` set to *highest single card*, the highest card among the tied bids decides;
    if that is equal too, 24 applies. Some play it so; it is off unless chosen.
**27 · Is the surplus paid?** Yes, all above STOP; what lies below returns. The rulebook is plain about it.
**28 · Can the winner refuse the tile, or keep it for later?** No: at once, in any prefecture, before the next
    auction.
**29 · No square left for a tile?** It leaves the game without an auction, so nobody pays for nothing. This cannot
    happen on the reconstructed board.
**30 · Both large tiles in one prefecture?** No: each prefecture has but one large square.
**31 · Can tiles move, or replace houses?** No. Nothing in the rules lets them.
**46 · Who sees a losing bid?** Everybody: all turn their cards over, and take them back afterwards.
""",
    ),
    "rulings-scoring": _rulings(
        "Rulings: scoring and the end (32–37, 41–42)",
        """
**32 · Tied for first, and two of the tied share the tallest house?** Those two get first place. The third, with as
    many blocks but a lower house, gets nothing, as a shared first place leaves no second.
**33 · And if one of the tied is taller than the rest?** The tallest is first, and all others of that tie get second
    place. Whoever has fewer blocks gets nothing: second place is taken.
**34 · Tied for second?** All get it in full. Height is asked only for first place.
**35 · Alone?** First place only. With nobody there, nothing is paid, whatever tiles stand there.
**36 · What does a temple double, and since when?** First and second place with their fountains, and already in the
    round that brought it: auctions come before scoring.
**37 · Which tallest house breaks a tie?** Your tallest in *that* prefecture. Each is settled for itself.
**41 · Tied at the end?** A shared victory. We found no tie-breaker anywhere.
**42 · Things left over?** Worth nothing, be they houses, blocks, roofs or cards: only scorings give points.
""",
    ),
    "rulings-drawing": _rulings(
        "Rulings: amphitheatres and drawing (38–40)",
        """
**38 · Who holds an amphitheatre?** Places are exactly those of the scoring just done (32 to 35): 2 more for first, 1
    more for second; whoever shares a place draws its cards in full, and behind a shared first nobody is second. Two
    amphitheatres add up. The rulebook sends us to the scoring rules for ties; we take all of them.
**39 · Must I draw?** Six, yes, as long as there are cards. The extra ones are a choice, since you *may* draw them:
    you can stop once you have six.
**40 · In which order?** From the consul clockwise, each drawing all their cards before the next begins. The consul
    moves afterwards.

For the piles themselves see rulings 5 to 7.
""",
    ),
    "rulings-playing-here": _rulings(
        "Rulings: playing it here (20, 43–44)",
        """
**20 · May I take a move back?** Yes, your own last answer, while nobody else has answered and nothing was drawn or
    opened since. The rulebook has you decide at once and for good; that suits a table where all can see your hand
    move, not a telephone.
**43 · Which names have the colours?** Light blue, purple and pink, each with a symbol. Other copies say white, black
    and red; you may type either. Which goes with which is our guess.
**44 · And who does not answer?** The steward, a program, may play a seat that has resigned; the table is told. It
    knows only what that seat may know. One silent player should not end the game of three.
""",
    ),
}
