"""What city and Rome ask: Riots, the market, Happiness, Rome's demands, and how a Decade and the game end."""

from rules.game import Topic
from rules.pages import page

TOPICS: dict[str, Topic] = {
    "riots": page(
        "Riots",
        """
A Riot is a counter on a building. That building is blocked, and its District is **in Revolt**: no construction bonus
    there for anybody, until its last Riot is gone.

**You cause a Riot** for each Worker or Specialist you cannot pay, and when Rome's demands are not met. You take
    counters at once, and your marker on the Riot track moves. What happens with them is seen at the beginning of the
    next round.

**The Riot phase**, from round 2 on
1. **They spread.** If a District is in Revolt, the last player in turn order must put a counter on another building of
    it. If two are, that player chooses one of them, and the player before them takes the other. Nobody is blamed for
    these. If no building is left for it, nothing happens.
2. **Those you caused.** In turn order you lose 1 Well-being for each counter you hold, and Happiness with it. Then you
    hand them out to the others, as evenly as possible; where it does not come out even, you choose who gets one more.
3. **Those you received.** In turn order each of you puts them on buildings, in any District: one counter a building at
    most, never on the Praefecturae, a Monument or a Production Space. With no building left, a counter goes back.

*Two players, you caused 3: your opponent places all three. Four players, 4 counters: one for each other, and a second
    one for whom you choose.*

There are 15 counters. When they are used up no more are placed, but the rest still happens.
""",
    ),
    "revolt": page(
        "Revolt and rebellion",
        """
**Quelling Riots.** The **Praefecturae** takes Riots away, from whichever buildings you choose. One of the characters
    can too. If you take the last one of a District, you gain 1 Prestige there.

**Rebellion.** At the beginning of each round from the second on, before anything spreads, we look: if **all three
    Districts** are in Revolt, the game is over at once, and nobody wins.

So it cannot come out of the blue: Riots that spread stay in their District, and when a third District begins to riot,
    you all have that round to quell one. The board and the table post warn you. Somebody should keep the Praefecturae
    in mind, and 2 Workers for it.

**Using them.** You place what others caused: on the building they need, or where their construction bonus would be.
    And whoever ends a Revolt gains Prestige.
""",
    ),
    "macellum": page(
        "The Macellum",
        """
The market has its own stock of each of the six goods, a limit for it, and a price for each between 1 and 8. It is
    restocked once a Decade; Production Spaces neither fill nor empty it.

**At the beginning of each round** a tile is drawn and moves some prices up and down. Then it is out of the game. There
    are nine, so one stays unseen.

**Trading**: with your Merchant, or at a building that says so. In one trade you may sell some goods and buy others,
    but never both with one kind. Sales come first, so their money can be spent.

- **Selling**: the whole lot at the price shown. The market takes what fits, the rest goes to the reserve. Then the
    price falls by 1, once, however many you sold.
- **Buying**: only what lies there, at the price shown. If you buy the **last** one, the price rises by 1, once.
    Otherwise it stays.

A price at the end of its range stays there.

*Marble costs 5, Amphorae 2, and there are three. You sell 1 Marble, buy three Amphorae: +5, −6. Marble is now at 4,
    and Amphorae, sold out, at 3.*
""",
    ),
    "happiness": page(
        "Happiness",
        """
**Well-being** is how the people think of you; **Happiness** how your workers feel. When Well-being moves, Happiness
    moves as far. Happiness alone can move without it.

**Each round, when all have passed** (and after Rome's demands):
- Add your Worker Register and the number of your unlocked Specialists.
- Take your Happiness away from that. The rest is to be paid, **1 Food or 1 Denarius each**, in any mix. An Amphora may
    stand for a Food, if you like.
- You must pay as much as you can. Only Amphorae you may keep, even if that means Riots.
- **For each one unpaid** you take a Riot counter, and your marker on the Riot track moves. See *Riots*.
- Then your Happiness is set to your Well-being, whatever happened.

*Register 7, 3 Specialists, Happiness 8: you owe 2, and pay 2 Denarii.*
*Register 6, 3 Specialists, Happiness 6: you owe 3, but have only 1 Denarius. You pay it and cause 2 Riots; in the next
    round your Well-being falls by 2.*

It is the Register that counts, not the Workers in your hand. So everything that makes you grow also wants to be fed,
    each round. A step of Well-being pays for one of them every round to come.
""",
    ),
    "rome": page(
        "Rome's demands",
        """
At the end of rounds 3, 6 and 8, when all have passed.

**Each of you must give Troops and Offerings** of at least this value:
- Decade I: Troops 2, Offerings 1
- Decade II: Troops 3, Offerings 2
- Decade III: Troops 4, Offerings 3

**And all of you together** the goods the card asks for, at least as much as it says for your number of players.

**How it goes**
1. What everybody has is announced: Troops, Offerings, goods of the card, Amphorae.
2. In secret, each decides what to give. You do it in your direct messages; the channel reads only who is ready.
3. All hands open together. What was given goes to the reserve. What was not, you keep for the next Decade.

**How much?** Velites are worth 2, Legionaries 3, Equites 4; Offerings 1 or 2. Tokens cannot be split, and no change is
    given.
- Can you meet a minimum, you must, with any tokens that reach it; more if you like.
- Can you not, you must give **all** you have of that kind.
- Goods of the card are free: give any number, or none. On most cards an Amphora counts two, on that for Amphorae one,
    and for Marble it does not count.
""",
    ),
    "rome-rewards": page(
        "What Rome gives and takes",
        """
**Troops**: whoever gave most places a **Senator**. If several are equal, nobody does. **Offerings**: just so.

**Goods**: if together you gave enough, the card rewards each by place, the most first. Equal amounts share the better
    place, and the next is left out: *two first, one third*. Whoever gave nothing is always fourth. With two or three
    players, the places go from the top, and the fourth is only for those who gave nothing.

**Not enough together?** Then all of you are fourth, whatever you gave.

**Riots**, each by itself:
- 1 for Troops below the minimum
- 1 for Offerings below the minimum
- 1 for giving no goods at all
- 1 for each of you, if together it was not enough

**Decade III** has no places. Whoever gave most goods places a Senator, nobody if several are equal. Whoever gave least
    loses one, all of them if several are equal. If together it was not enough, nobody gains, and everybody counts as
    least. And **each Riot caused in this last reckoning costs a Senator** at the end.

*Decade II, three players, Stone, together at least 9. Troops 4, 3 and 2; Offerings 2, 2 and 4; Stone 2, 3 and 4. The
    first gets the Senator for Troops and is third with Stone. The second is second. The third gets the Senator for
    Offerings, is first with Stone, and causes a Riot, as Troops of 2 are less than 3.*

Rewards and penalties come before Happiness is checked, and count in it: Troops first, then Offerings, then goods.
""",
    ),
    "upkeep": page(
        "Round's end, warehouse, Politics",
        """
**End of a round**: Workers and Specialists leave the board, blocked buildings and slots are free. You get Workers as
    your Register says, on top of those you kept; each of your Specialists is back. Once-a-round abilities are ready
    again. The order in which you passed is now the order of play.

**At the end of a Decade** two things more:

**Warehouse.** All your goods together may be 6 with two players, 9 with three, 12 with four. You choose what goes back
    to the reserve. Denarii, Workers, Troops and Offerings do not count.

**Politics.** For each District, the player with most Prestige there places a Senator; if several are equal, nobody.
    Merchants come back, once-a-Decade abilities are ready again.

Then the next Decade begins with Rome's card, the Macellum restocked, and Peculium. After the third, see *End of the
    game*.
""",
    ),
    "end": page(
        "End of the game",
        """
After Politics of the third Decade:

1. **Sell everything**: all your goods at the prices shown. No limit, and no price moves.
2. **Gain a Senator** for each of your Res Gestae, for each Senator token, and for most Denarii. If several are equally
    rich, nobody gains that one.
3. **Lose a Senator** if your marker is highest on the Riot track. If several are equal, each of them loses one; if
    nobody ever caused a Riot, nobody does.
4. **Lose a Senator** for each Riot you caused in the last reckoning with Rome.

Gains are counted before losses, and below none you cannot fall.

**Most Senators win.** If that is equal: whoever is ahead of the other tied ones on more Prestige tracks. If that is
    equal too: whoever is earlier in turn order.

**Rebellion** ends the game before all this, and nobody wins: see *Revolt and rebellion*.

`/table scores` shows where every Senator came from, and during the game who would get those of Politics now.
""",
    ),
    "fewer-players": page(
        "Two or three players",
        """
**Buildings of a kind**: with four players each District can have its own. With three, the city holds two of a kind,
    and the third tile is out of the game. With two, or alone, it holds one. The Basilica is only there once anyway.

**Two players, or alone**: when a slot of a Production Space is used, the other slot of that Space is blocked too, for
    the rest of the round. Not so the Castra.

**Res Gestae**: 5 with three players, 4 with two, none alone.

**Goods**: 3 of each for each player. The Macellum holds fewer: *List of the market* has its limits.

**Warehouse**: 12 with four, 9 with three, 6 with two.

**Rome's places**: from the top, as far as there are players. The fourth is always the one for who gave nothing.
""",
    ),
    "playing-here": page(
        "Playing it here",
        """
- **Your turn**: press *Your move* under the board, or type `/play` and a few words: *stone 2*, *castra velites*,
    *build forum*, *merchant*, *pass*. Both offer exactly what is allowed; what you cannot do or pay yet is told with
    the reason.
- **Building**: building, District, place; then one preview with everything it does and costs.
- **Taking back**: `/table undo` strikes your own last answer while nobody else has answered and nothing hidden has
    come to light since.
- **In secret**, in your direct messages: the cards you choose at the beginning, and what you give to Rome. You may
    change your mind until the last one is ready.
- **Side by side**: what you pay for Happiness and what you discard from the warehouse is asked of all at once, as it
    changes nothing for the others.
- **Look up**: `/table hand` for what you have, what Happiness will cost and what Rome will ask; `/table board` for
    city, tracks and market; `/table scores` for Senators.
- **After your action** you are asked for free actions, as long as your Merchant or your character could still be used.
    If you never want that, press *Always: end my turn after my action*; *No longer: …* in your panel ends it.
- **Someone gone?** `/table nudge`, `/table replace`, or the steward plays the seat, Riots and all.
""",
    ),
}
