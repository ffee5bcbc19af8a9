"""How the game is set up, and how its Decades and rounds go."""

from rules.game import Topic
from rules.pages import page

TOPICS: dict[str, Topic] = {
    "how-to-play": page(
        "How to play",
        """
You are families who rebuild Corduba for Rome. What counts at the end is **Senators**, and they are few: a game is won
    with a handful.

**Where Senators come from**
- *Politics*: at the end of each of the three Decades, most Prestige in each of the three Districts.
- *Rome*: most Troops and most Offerings, each Decade; in the third also most of what its card asks for.
- *Res Gestae*: milestones, for whoever claims them first.
- *Senator tokens*: the top of each Prestige track, and two at the Basilica.
- *Money*: most Denarii at the end.

**A turn is one action**: build, activate a building or a Production Space, claim a milestone, or pass. Then the next
    player, until all have passed; that is a round. There are eight: 3, 3 and 2 in the three Decades.

**The engine.** What you build belongs to nobody: each new building is a new action for everybody, once a round. You
    get the Prestige for it, and the single spaces you close off beside it take your own Insulae, which bring you more
    Workers. Specialists count as two Workers in buildings of their colour.

**The pinch.** Every round your Workers and Specialists want to be kept happy, and every Decade Rome wants Troops,
    Offerings and goods. What you cannot give becomes **Riots**. Riots block buildings and end the bonus of a District.

**Careful: all can lose.** If a round begins with Riots in all three Districts, the city rebels, the game is over, and
    nobody wins.
""",
    ),
    "set-up": page(
        "Set-up",
        """
- **The city**: three empty Districts, Servorum, Plebeius and Patricius, each with its own tiles beside it. The
    Basilica may be built in any of them.
- **Order**: lots decide who begins; the others follow in the order of their seats. From the second player on you have
    1, 2 and 3 Denarii more.
- **Goods**: 3 Wood, Stone, Food, Tools, Marble and Amphorae for each player, and no more. The Macellum is stocked out
    of them, the rest is the reserve. So goods can really run out.
- **Res Gestae**: as many milestones as players and two more, drawn at random and open.
- **Monuments**: all six, each with its bonus token.
- **Rome's cards**: three of the seven will be drawn, one a Decade.
- **You**: 18 Insulae in three rows of six, one for each District; six Specialists, all locked; a Merchant; your
    markers at the beginning of the three Prestige tracks and of the Riot track.

Then you choose an Inheritance and a character: see *Inheritance and Family*. Or, in the **quick start**, everybody has
    the same, and there are no cards.

Workers and Denarii never run out. Everything else is limited to what is in the box.

Choices when you open a table: `quick_start`, `start_player`, `edition`; alone also `solo` and `level`.
""",
    ),
    "inheritance": page(
        "Inheritance and Family",
        """
**Two Inheritance cards and one Family card** are dealt to you. You keep one Inheritance, and choose one of the two
    characters on the Family card. Everybody chooses in secret, and all is opened together.

**First the families**: each gives 1 Prestige in the District it names. A *starting* ability is carried out now, in
    turn order.

**Then the Inheritances**, from the last player round to the first:
- Denarii, and goods: you take as many Wood, Stone, Food and Tools as the card says, in any mix. If one kind is gone,
    take another. Marble, Amphorae, Troops and Offerings only where the card names them.
- Your **Worker Register**, and as many Workers.
- Prestige; a bonus you reach is yours at once.
- A **Specialist**: that of the card, or one of your choice. It is ready for work. Its bonus comes for the first time
    in the first Peculium, and not now.
- Well-being and Happiness.

Tools are rare later: only the Cudendum makes them. Many take some now.

**Quick start**, for a first game: no cards. Everybody has 5 Denarii, 1 Marble, a Register of 4 and 4 Workers,
    Well-being and Happiness 3, and 1 Prestige in each District. From the last player round to the first, you choose
    one Specialist and 4 basic goods. Later seats have their extra Denarii here too.
""",
    ),
    "decade": page(
        "A Decade",
        """
Three Decades, and each goes like this:

1. **Rome's card** is opened. You now know which goods Rome will ask for at the end of the Decade.
2. **The Macellum is restocked** up to its limits from the reserve, as far as that goes.
3. **Peculium**: each of your unlocked Specialists brings you its bonus.
4. **Rounds**: three in the first and second Decade, two in the third.
5. **Warehouse**: what you cannot store goes back.
6. **Politics**: most Prestige in a District brings a Senator; Merchants and once-a-Decade characters are ready again.

**A round**
- *Riots* spread, and those caused in the round before are placed. Not in round 1.
- *Macellum*: a tile is drawn and moves prices.
- *Actions* in turn order, until all have passed. Whoever passes first goes first in the next round.
- *Rome demands*: only in rounds 3, 6 and 8.
- *Happiness*: you pay for the Workers and Specialists that your Happiness does not cover.
- *End of the round*: everything leaves the board. You keep Workers you did not use, and get as many more as your
    Register says. Specialists come back, but you never have two of one kind.

So a Worker saved is yours next round; a Specialist not sent is a chance missed.
""",
    ),
    "turn": page(
        "Your turn",
        """
**One of these you do:**
- **Build** a building in a District, or a Monument.
- **Activate** a building, or a slot of a Production Space, the Castra or the Portum.
- **Claim** one of the Res Gestae.
- **Pass.** You are out until the next round. You take the first free place in next round's order, and keep what you
    have not used.

**And as many free actions as you like**, before or after it: your Merchant, your character. They are only for your own
    turn. Once you have passed, there are none.

**When all have passed**, the round's actions are over. If the others pass, you simply go on.

Passing early is a move: whoever is first may take the building that everybody wants.
""",
    ),
    "workers": page(
        "Workers and Specialists",
        """
**Workers** do everything. At the end of each round you get as many as your **Worker Register** says, up to 10. Each
    step it rises also hands you a Worker at once. It rises by Insulae, on the Servorum track, and at the Ludus.

**Specialists** are red, purple, blue, yellow, green and white. They begin locked. You unlock them on the Servorum
    track, at the Librarium, or with your Inheritance. When you unlock one you get its bonus at once, and again in
    every Peculium. It may work at once.

- In a building of **its colour** a Specialist counts as **two Workers**, when you build it and when you activate it.
    If only one is needed, the surplus is lost.
- In a building of **another colour** it may not work at all.
- At a **Production Space** and at the Portum it counts as one Worker. The **Castra** is red: the red one counts two
    there, the others may not go.
- **Monuments** have no colour: only Workers build them.
- For a **milestone** a Specialist or a Worker will do; one milestone takes the red one.

A Specialist you have sent, also to build, is back at the end of the round. Workers you build with go back to the pool.

Every Worker on your Register and every unlocked Specialist wants Happiness. See *Happiness*.
""",
    ),
    "goods": page(
        "Goods and Denarii",
        """
**Basic goods**: Wood, Stone, Food and Tools. Wood, Stone and Food come from Production Spaces. Tools come only from
    the Cudendum, the Macellum and your Inheritance.

**Amphorae** are wild: one may stand for one basic good, whenever you pay. In the Macellum it is itself, with its own
    price. At the *Happiness* check it may stand for Food. It is never Marble. For Rome it counts two on most cards.

**Marble** is not basic, and nothing replaces it.

**Denarii** are money, no goods: they need no room in the warehouse.

**Where there is a choice** what you pay with, for example an Amphora or your last Wood, you are asked. Where there is
    none, you are not.

**Nothing left?** If the reserve has less than you would get, you take what is there. That holds for everything you
    gain, for a Prestige bonus as well as for a Production Space.
""",
    ),
}
