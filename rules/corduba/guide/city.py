"""Building: what it costs, where it may go, what it brings; Monuments, and the buildings at work."""

from rules.game import Topic
from rules.pages import page

TOPICS: dict[str, Topic] = {
    "building": page(
        "Building",
        """
1. **Choose a building and a District.** A District holds one of each kind. How many of a kind the city may hold
    depends on the players: see *Two or three players*.
2. **Pay**: Workers, Denarii and goods. A Specialist of the building's colour counts two Workers. The **construction
    bonus** of the District is taken off first: in Servorum 1 Worker, in Plebeius one basic good of your choice, in
    Patricius 3 Denarii. A District in Revolt gives no bonus.
3. **Lay the tile**: see *Where a tile may go*.
4. **Insulae**: single spaces you have closed off beside the tile take your own Insulae, from the row of that District,
    left to right. A bonus that comes to light is yours at once.
5. **Prestige** in that District, as many steps as the building shows, with the bonuses you reach.
6. Single spaces that are closed off but do not touch the tile are filled with neutral Insulae. They cost nothing.
7. **You may activate it at once**, in the same turn, with Workers and goods you still have. Otherwise it is open to
    all, the next player first.

Workers you build with return to the pool: they do not stand on the building.

**Why build?** Prestige, Insulae with their Workers, and an action when you need it. Look at the Insulae: a place that
    closes off two spaces is often worth more than the best building.
""",
    ),
    "places": page(
        "Where a tile may go",
        """
- **Roads** cut each District into zones. A tile lies wholly within one zone. It may be turned, but not mirrored.
- **The first building** of a District goes anywhere.
- **Every later one** must share an edge with a building or an Insula of that District, anybody's. A corner is not
    enough. A road between them does not matter. A rioting building counts.
- **No such place?** Then, and only then, you may lay **neutral Insulae** that lead there from what stands, 1 Denarius
    each: the fewest with which the tile can be laid at all. If you cannot pay for them, you cannot build it there.

**Closed-off spaces.** When the tile lies, look at the empty spaces. One that has no empty neighbour on its side of the
    road is closed off, since no tile will ever fit it.
- It **touches your tile**: it takes one of **your own Insulae**, and you get the bonus. If your row for this District
    is empty, a neutral one, free of charge.
- It does not touch it: a neutral one, free of charge, when the action is over.

**Your rows.** The next Insula always comes from the left. Several in one action come one by one, each with its bonus.

**On the screen**: you choose a building, a District, then one of the numbered places, those with most of your Insulae
    first. The preview shows the tile, the Insulae with their bonuses, the Prestige, the bill, and what you keep. One
    confirmation does it all.

**In words**: a place is named by the upper left space of the tile's outline and the turn: `d6 r90` is column D, row 6,
    turned a quarter clockwise. `/play` takes *build forum patricius d6 r90*.
""",
    ),
    "monuments": page(
        "Monuments",
        """
Six of them, each once. They are dear, and last.

- **Pay** as for a building, but only with Workers: Specialists do not help, as a Monument has no colour.
- **One construction bonus**: choose one District among those where the Monument brings you Prestige, if that District
    is not in Revolt.
- **It has its own place** outside the Districts: no tile to fit in, no Insulae, no Riots, no action.
- **Prestige** in two Districts, with the bonuses you reach.
- **Its bonus token** is yours for the rest of the game. So the earlier, the better.

*List of Monuments* has costs and tokens.
""",
    ),
    "prestige": page(
        "Prestige",
        """
Each District has a track of 12 spaces. You climb by building there, by Monuments, at some buildings, and by quelling
    the last Riot of a District.

- **Each space you enter pays**, those on the way too, not only the last.
- **Going down** pays nothing, but when you climb there again it pays again.
- **Space XII** holds a Senator token, for whoever gets there first. It stays with you if you fall back. Above XII
    there is nothing, and steps are lost.

**Servorum** brings Amphorae, Register and Specialists; **Plebeius** Offerings and Well-being; **Patricius** Denarii
    and Marble. *List of tracks* has every space.

At the end of each Decade the player with most Prestige in a District places a Senator. If two are equal there, nobody
    does.

Where an effect says your *lowest* or *highest* District and two are equal, you choose.
""",
    ),
    "activating": page(
        "Activating a building",
        """
Anybody may activate any building, whoever built it.

- **Send the Workers** of one of its actions, and pay what that costs. A Specialist of its colour counts two, others
    may not go.
- **Take what it brings.** You cannot activate it for nothing: if the action would change nothing at all, it is
    refused.
- **It is blocked** for everybody, all its actions, until the end of the round.
- **With a Riot on it** it cannot be activated.

*Arena, for example: 2 Workers bring Denarii and Well-being, and the blue Specialist alone will do. Or 3 Workers, or
    the blue one and 1 Worker, for Well-being and 1 Prestige in your lowest District.*

Several buildings let you choose, for example the District of your Prestige. You are asked.

*List of buildings* has all of them: costs, colours and actions.
""",
    ),
    "production": page(
        "Production, Castra, Portum",
        """
These are there from the beginning, and never riot.

**Production Spaces**: Wood, Stone, Food, Marble, and Oleum for Amphorae. Each has **two slots**, a smaller and a
    larger one. A slot that is taken is blocked for the round, the other is still free. *With two players both are
    blocked at once: see there.*
- Send Workers, or any Specialists, each as one Worker.
- If there is less in the reserve than the slot brings, you get what is there. You may go even if nothing is left.

**Castra** makes Troops. It has three slots: **Velites** (worth 2), **Legionaries** (3), **Equites** (4). Each costs
    Workers and a little Food, the dearest a Denarius too. It is a red building: the red Specialist counts two, other
    Specialists may not go.

**Portum**: 1 Worker for 1 Denarius, as often as you like, and for everybody.

*List of tracks and spaces* has the numbers.
""",
    ),
    "milestones": page(
        "Res Gestae",
        """
Milestones are open from the beginning, as many as players and two more. Each is worth **a Senator at the end**.

- **Claiming one is your action.** You must fulfil its condition at that moment.
- **Send one piece**: a Worker or any Specialist. *Master Builder* takes the red Specialist, and nothing else. The
    piece is back at the end of the round.
- **Once claimed it is gone** for the others. What you needed for it you need not keep.

Look at what the others are near to: you can wait, until somebody else can claim it too.

Playing alone there are none.
""",
    ),
    "free-actions": page(
        "Merchant and characters",
        """
**Your Merchant** may go to the Macellum once in a Decade, on your turn, besides your action. You buy and sell there
    what you like: see *The Macellum*. At least one sale or purchase it must be. He is back in Politics.

**Your character**, chosen from the Family card:
- *starting*: it has had its effect in the set-up.
- *permanent*: it always works, and you need not think of it.
- *once a round* or *once a Decade*: a Worker less, or Denarii for something you do, come by themselves the first time
    they help. Acilia and A. Postumius ask you. What stands for itself, such as Troops for Denarii, is a free action on
    your own turn, and waits until you call it.

Once-a-round characters are ready again at the end of the round, the others in Politics.

In the **quick start** there are no characters.
""",
    ),
}
