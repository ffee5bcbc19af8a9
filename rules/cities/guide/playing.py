"""How the game is played: the rounds, what each type of building is worth, and two players."""

from rules.game import Topic
from rules.pages import page

TOPICS: dict[str, Topic] = {
    "how-to-play": page(
        "How to play",
        """
Between any two neighbours at the table lies a city that both build. So you have **two cities**, one with each
    neighbour, and your score is the **lower** of the two. Highest score wins.

**Three rounds**
1. You get a hand of single tiles (7, with Capitals 9). Everybody secretly keeps two and passes the rest on to the
    left. All reveal. Each player lays one of their two tiles in the left city and the other in the right one. Then
    the next hand, until one tile is left of it; that one is out of the game.
2. You get 3 duplexes, tiles of two spaces. Keep two, lay one in each city. The third is out of the game.
3. As round 1, but hands are passed to the right.

**A finished city** is a full square: 4 by 4 in the base game, 5 by 5 around a landscape in Capitals.

**Who decides where a tile goes?** Whoever chose it. Talk with your partners as much as you like, propose, argue; but
    they have no veto, and neither have you.

**What scores**: shops in lines, factories by having the most, taverns in sets of different kinds, offices in numbers
    and next to taverns, parks in groups, houses by how mixed their city is. In Capitals also civics by their
    neighbours, and three districts for which all cities compete.

**The pinch.** A splendid city is worth nothing to you if your other one is poor. You need both partners, and each of
    them needs somebody else too.
""",
    ),
    "set-up": page(
        "Set-up",
        """
- **Seats**: 3 to 7 players (2 by a variant, see *Two players*). Lots decide who sits next to whom, unless the table
    was opened with `seating` set to the order of joining. Seats are numbered clockwise; the numbers matter only if two
    partners wait for each other.
- **Cities**: one between any two neighbours, as many as players. Roma is the left city of seat 1 and the right city of
    seat 2, Ostia that of seats 2 and 3, and so on round the table. The names are ours.
- **Tiles**: 108 singles (shop 16, factory 16, tavern 20, office 20, park 16, house 20; the taverns are 5 each of drink,
    food, music and bed) and 24 duplexes, 12 upright and 12 level, no two alike.
- **Capitals** adds 21 civics to the singles, a landscape mat for each city, and three districts. See *Landscapes*,
    *Civics* and *Districts*. Open a table with `edition` set to the base game to play without.
- Nothing is dealt for the whole game: each round has its own draw from what is left.
""",
    ),
    "round": page(
        "A turn",
        """
**Choose.** Keep two tiles of your hand, in secret. You may change your mind until the last player has chosen; the table
    sees only who is ready. Then it is final, and the rest of your hand is on its way: you cannot look at it again.

**Reveal.** All show their two tiles at once.

**Place.** One of your tiles goes into your left city, the other into your right one. Which goes where, and on which
    space, is for you to decide. All players place side by side, in no order: whoever commits first is first, and the
    next sees the city as it then is. You may place one tile, watch what your partner does, and place the other later.

**Waiting.** Would you rather see what your partner does first? Say that you *wait* in that city. You are called when
    your partner has placed there. If both of you wait, the lower seat number must place first.

**Pass on.** When all tiles of a turn lie, you get the hand that your neighbour passed: in round 1 from the right (hands
    go to the left), in round 3 from the left. Hands have 7, 5, 3 tiles (with Capitals 9, 7, 5, 3); when one tile is
    left, it goes out of the game, face down.

**Round 2** is a single turn with duplexes: 3 drawn, 2 kept, nothing passed.
""",
    ),
    "placing": page(
        "Where a tile may go",
        """
- **First tile**: the first tile of a base city lies at D4, and all other spaces are named from there. In Capitals it
    goes on any free space of the mat.
- **Every later tile** shares an edge with a tile that is already in that city; in Capitals a bridge will do as well.
    A corner is not enough. The tile your partner has just laid counts.
- **The square**: all tiles together must fit into a square of 4 by 4, with Capitals of 5 by 5 that holds the whole mat
    too. The square is not fixed in advance: it floats until the city is as wide and as high as it may be. Spaces that
    it can no longer reach are shaded.
- **Duplexes** are two tiles stuck together, and are never turned: an upright one keeps its upper half on top, a level
    one its left half on the left. One half touching the city is enough.
- **Tiles never move** once they lie (but see *Taking back* under *Playing it here*).

**Names of spaces**: columns A to G from the left, rows 1 to 7 from the side of the table's middle. A base city starts
    at D4; a mat lies on C3 to E5. A space keeps its name for the whole game.

You are offered only what is allowed, with what it would change. Typed answers that are not allowed are told why.
""",
    ),
    "landscapes": page(
        "Landscapes (Capitals)",
        """
Each city has a **landscape mat** of 3 by 3 spaces, different in each city. It never turns: its arrow points to the
    middle of the table, which is up in all our pictures.

- **Five spaces are landscape.** Nothing can be built there, ever; they have no type and are nobody's neighbour.
- **The first tile** of the city goes on one of the four free spaces of the mat. Later ones need not lie on it.
- **The final square** is 5 by 5 and must hold the whole mat: 20 spaces to build, 5 of landscape.
- **A bridge** crosses one space of landscape and makes the spaces at its two ends neighbours, in every respect: for
    placing, for a house and a factory, for offices and taverns, for groups of parks, for shops in its own direction,
    for civics and districts. It is not a space itself.
- **Spaces on two sides of plain landscape** are not neighbours.

**Room for duplexes.** In round 1, and with the first duplex of round 2, a tile may not go where the city could
    afterwards no longer take the duplexes to come, whichever way they lie. That is our reading of a sentence of the
    rules (ruling 10). It is rarely felt, and when it is, you are told.

Which spaces of which mat are landscape is our reconstruction: see *What is reconstructed*.
""",
    ),
    "shops-factories": page(
        "Scoring: shops, factories, taverns",
        """
**Shops** score in straight connected lines, in a row or a column: 1 shop 2 points, 2 shops 5, 3 shops 10, 4 shops 16.
    Each shop counts in one line only. Where lines cross, the city gets the best way to split them. Five in a line are
    16 + 2. A bridge carries a line on in its own direction; landscape breaks it.

*Three in a row with one more above the middle: 10 + 2 = 12.*

**Factories** are compared over all cities. Each is worth 4 in the city with the most, 3 in the city with the second
    most, 2 in all others. Cities with equally many are worth equally much: only *different* numbers are ranked.

*Five cities with 5, 5, 3, 2 and 1 factories: each is worth 4, 4, 3, 2, 2.*

**Taverns** score in sets of different kinds: drink, food, music, bed. A set of 1, 2, 3 or 4 kinds is worth 1, 4, 9 or
    17. A second tavern of a kind begins another set.

*Two music, one drink: a set of 2 and one of 1, 4 + 1 = 5.*
""",
    ),
    "offices-parks": page(
        "Scoring: offices, parks, houses",
        """
**Offices** are worth more together, wherever in the city they are: 1 to 6 offices score 1, 3, 6, 10, 15, 21. The
    seventh begins a new set. Each office next to a tavern is worth 1 more, once, however many taverns it touches; one
    tavern can serve several offices.

*Five offices, two of them next to taverns: 15 + 2 = 17.*

**Parks** score by connected groups: a single park 2, two together 8, three 12, and 1 more for each further one.

*A group of 2 and a park alone: 8 + 2 = 10.*

**Houses**: each house is worth 1 point for each *other* type in its city, so 5 at most (shop, factory, tavern, office,
    park; all taverns are one type, and civics are none). But a house next to a **factory** is worth just 1.

*Three houses, one of them next to a factory, in a city with shops, factories, parks and offices: 4 + 4 + 1 = 9.*
""",
    ),
    "civics": page(
        "Scoring: civics (Capitals)",
        """
Each civic is scored for itself, by what lies next to it (a bridge counts). It likes two types and dislikes one:

- next to neither of the two it likes: **1**
- next to one of them: **3**
- next to both: **6**
- next to the one it dislikes: **1**, whatever else is there

How many tiles of a type are next to it does not matter. *An Elementary School (likes house and park) with two houses
    and no park beside it is worth 3.*

- **Elementary School**: house and park, not factory
- **Hospital**: house and office, not factory
- **Bank**: shop and office, not tavern
- **Fire Station**: factory and tavern, not park
- **Theatre**: tavern and shop, not office
- **Library**: park and office, not shop
- **Railway Depot**: factory and shop, not house

Civics are single tiles, drawn and chosen like all others. They are no type for houses. Only the school is known from
    the printed game; the others are ours, and a table with a corrected box may have different ones.
""",
    ),
    "districts": page(
        "Scoring: districts (Capitals)",
        """
At the start three **districts** are drawn: pairs of types, such as *shop and tavern*, each with a prize for first and
    one for second place. One of the seven types is left out. The pairs are open from the beginning. House and factory
    never come together.

After everything else, each district is settled for itself. A city counts its **largest connected group** of tiles of
    the two types together; one of the types alone will do, and a bridge connects. Each half of a duplex is a space.

- The city with the largest group gets the **first prize**, the next largest the **second**. The points go to that city,
    so both its owners profit.
- **Tied for first**: first and second prize are added and divided among the tied, rounded down. There is no second
    place then. *8 and 4, three tied: 4 each.*
- **Tied for second**: the second prize is divided among them, rounded down. *5 between two: 2 each.*
- A city without a tile of either type gets nothing, even if that would be second place.

The table post shows who leads each district, and a preview tells what a tile would change.
""",
    ),
    "end": page(
        "End of the game",
        """
When all cities are full, they are scored: shops, factories, taverns, offices, parks, houses, then civics and districts.

**Your score is the lower of your two cities.** The highest score wins.

**Ties**
1. The higher of one's two cities.
2. The number of shops in both one's cities, then factories, taverns, offices, parks, houses, and in Capitals civics.
3. Whoever is still tied shares the victory.

`/table scores` shows all cities type by type, during the game too, as if it ended now. When it is over, the secret is
    told: `/table verify` proves that the draws were those that were promised.
""",
    ),
    "two-players": page(
        "Two players",
        """
The official variant for two: there are **four cities**, and each of you owns two of them alone.

- Every round is played twice, first and second half: in each you draw a hand, choose, pass to the other and place, as
    usual. So all four cities are filled.
- You place one of your two tiles in each of your cities. Nobody else builds there, so there is nothing to wait for.
- **Score: both your cities together.** In a tie the numbers of tiles decide, shops first; after that it is shared.
- Factories and districts are compared over all four cities. One player may win both prizes of a district.
- With Capitals you draw 9 tiles in each half of rounds 1 and 3, and each city has a mat.
""",
    ),
}
