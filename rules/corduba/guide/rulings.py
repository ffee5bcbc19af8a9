"""Every ruling by its number, where the rulebook is silent or can be read in two ways: the rounds, Riots, building."""

from rules.game import Topic
from rules.pages import rulings

TOPICS: dict[str, Topic] = {
    "rulings-rounds": rulings(
        "Rulings: Decades and rounds (1–10)",
        """
Where the rulebook is silent or can be read in two ways, we had to decide. Numbers are names; a few are missing.
**1 · When is a Macellum tile drawn?** Every round, round 1 too. One sentence says every Decade, but there are nine
    tiles, and eight rounds.
**2 · When is the Macellum restocked?** Every Decade; one sentence says every round.
**3 · How many segments has a Decade?** Six, I to VI. The rulebook says five, and lists six.
**4 · How many rounds has a Decade?** 3, 3 and 2.
**5 · In which order do rounds 3, 6 and 8 end?** Actions, Rome, Happiness, end of the round, warehouse, Politics.
**6 · What is left out in round 1?** Only the Riot phase.
**7 · When is rebellion looked for?** Once, at the start of each round from the second, before Riots spread. What is
    placed afterwards can be quelled in that round.
**8 · When does my Riot marker move?** When I take the counter, and never again for it. Otherwise those of round 8
    would not count.
**9 · When do I lose Well-being for it?** In the next Riot phase.
**10 · A Specialist unlocked in mid-round?** Ready at once, and its bonus comes at once too.
**10a · Well-being or Happiness at the end of its track?** The rest is lost. Happiness moves by what Well-being really
    moved.
**10b · I could not pay for all. What becomes of my Happiness?** It is set to Well-being all the same. Food and Denarii
    in any mix, but all of both before one stays unpaid.
""",
    ),
    "rulings-riots": rulings(
        "Rulings: Riots (11–19)",
        """
**11 · Two Districts riot. Who spreads where?** The last player in turn order takes either of the two, the player
    before takes the other.
**12 · Counters do not come out even?** Each opponent gets the same whole number; who gets one more is for the one who
    caused them to say. All hand out their own first; those received lie apart.
**13 · In which order are they placed?** In turn order, all of one player's before the next. Any District, a building
    without a counter, never the Praefecturae.
**14 · No building is left for one?** It goes back to the reserve.
**15 · All 15 counters lie on the board?** No more are placed. Your marker still moves, and Well-being still falls: the
    pieces are limited, the offence is not.
**16 · The reminder counter on the bonus?** Only drawn; it is none of the 15.
**17 · When does quelling bring Prestige?** For the action that empties a District, once for each District it empties.
**18 · How many Riots from Rome?** One for each demand failed, Troops, Offerings, goods; and one more for each of you
    if together it was not enough.
**19 · No building is left where Riots should spread?** Nothing happens there. The next player still has the other
    District.
""",
    ),
    "rulings-building": rulings(
        "Rulings: building (20–34)",
        """
**20 · May I activate what I have just built?** Yes, in the same turn, if you can pay for it with what you still hold.
    You need not; then it is open to all.
**21 · Where do Workers go that build?** Back to the pool at once; they block nothing. A Specialist is out until the
    end of the round.
**22 · A Specialist for a cost of one Worker?** Allowed, the surplus is lost. Its own colour only.
**23 · A bonus larger than the cost?** It stops at 0.
**24 · The bonus of Plebeius and Amphorae?** First one unit of the printed cost is taken off, then you pay, with
    Amphorae if you like.
**25 · May tiles be mirrored?** No, only turned: they are printed on one side.
**26 · Does a road part neighbours?** No. Only the tile itself must not cross one. Neighbours for laying it, and
    Insulae that touch it, do not mind roads; else no other zone could ever be reached.
**27 · The first building of a District?** Any legal place.
**28 · What is the fewest neutral Insulae?** The least number with which the tile can be laid anywhere in the District.
    Only places that need just so many may be chosen; they form a chain of neighbours. Only if no place needs none.
**29 · May its income pay for neutral Insulae?** No. They are paid with the building, before Prestige comes.
**30 · What is a closed-off space?** An empty one, without an empty neighbour on its side of the roads. Tile and bought
    Insulae count together. If it touches the tile it is yours, otherwise neutral and free.
**31 · My row is empty?** Neutral and free. If even the 16 neutral ones are used up, the space is marked as filled.
**32 · In which order?** Tile, Insulae with their bonuses, Prestige with its bonuses, other closed-off spaces,
    activating.
**33 · How many of a kind?** Four players: one in each District. Three: two in all. Two, or alone: one. The others
    leave at once. The Basilica is one for all.
**34 · Which bonus for a Monument?** That of one District of your choice where it brings Prestige and no Riot stands.
""",
    ),
    "rulings-activating": rulings(
        "Rulings: activating and Workers (35–44)",
        """
**35 · Who may go to the Castra?** Workers, and the red Specialist, who counts two. The rulebook calls it a Production
    Space and a red building; as a building it is closed to other Specialists.
**36 · A Specialist at other spaces and the Portum?** Counts one.
**37 · What is blocked?** A building as a whole, a slot for itself. With two players or alone the whole Space, but not
    the Castra.
**38 · The reserve is short?** You take what is there, for any kind of gain. A Production Space or the Castra may be
    used even for nothing; a building whose action would change nothing may not.
**39 · The Register is at 10?** A step more does nothing, and brings no Worker.
**40 · What do I have after a round?** Workers you kept and your Register; each Specialist once. Happiness looks at the
    Register, not at Workers kept.
**41 · Where is an Amphora wild?** For any basic good anywhere but in the Macellum; never for Marble; as Food for
    Happiness, if you like. For Rome the card says what it counts.
**42 · What is sent for a milestone?** One Worker or one Specialist, back at the end of the round. *Master Builder*:
    the red one only.
**43 · When are free actions allowed?** Any number, before or after your action, on your own turn, not once you have
    passed.
**44 · Is a Specialist lost if it is not used?** No, but you never have two of a kind.
""",
    ),
    "rulings-market": rulings(
        "Rulings: Prestige and Macellum (45–50)",
        """
**45 · A bonus on the way?** Each space you enter pays; entered again after a fall, it pays again. Falling onto one
    never does.
**46 · Lowest or highest, and two are equal?** You choose.
**47 · Space XII?** The first to arrive takes the Senator token, later ones get nothing. Steps beyond are lost.
**48 · When do prices move?** A sale always, once for each kind. A purchase only if it empties the stock. One sentence
    says *always*, but both examples show this.
**49 · May I sell and buy in one trade?** Yes, different kinds, and spend the money at once. Never both with one kind.
    Each lot has one price.
**50 · A price at the end of its range?** It stays.
""",
    ),
}
