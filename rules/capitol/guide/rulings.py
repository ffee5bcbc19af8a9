"""Each ruling by its number: where the rulebook is silent or can be read in two ways, and why we read it so."""

from rules.game import Topic
from rules.pages import rulings

TOPICS: dict[str, Topic] = {
    "rulings-set-up": rulings(
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
    "rulings-building": rulings(
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
    "rulings-auctions": rulings(
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
    "rulings-scoring": rulings(
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
    "rulings-drawing": rulings(
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
    "rulings-playing-here": rulings(
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
