"""The pages of `/cities rules`: how the game is played, how it is played here, and each ruling we made and why."""

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
    "set-up": _page(
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
    "round": _page(
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
    "placing": _page(
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
    "landscapes": _page(
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
    "shops-factories": _page(
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
    "offices-parks": _page(
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
    "civics": _page(
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
    "districts": _page(
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
    "end": _page(
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
    "two-players": _page(
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
    "playing-here": _page(
        "Playing it here",
        """
- **Choosing** happens in your direct messages: two tiles, *Lock in*. You may change it until the last player is ready.
- **Talk**: the rules want no word of hands while tiles are being chosen; `talk` set to *free* allows it. While placing,
    everything may be said.
- **Propose**: the preview of each placing or wait has a button that asks your partner in that city what they think
    of it, in the table's channel, with a thumbs-up to press; `/table propose` does the same. It decides nothing:
    whoever chose the tile decides. With *free* talk a choice of tiles can be proposed too, to both partners.
- **Placing**: press *Your move*. First tile and city, then the space; each space shows what it would change in that
    city, type by type, and the preview what it does elsewhere. If a partner has built meanwhile, you are shown the new
    city and choose again.
- **Wait for a partner** is one of your choices in a city, as long as the partner has still to place there.
- **In turn**: with `placing` set to the order of seat numbers, one player places after another, and nobody waits.
- **A tile with one city and one space left** is laid by itself, as nothing is left to decide.
- **Taking back**: `/table undo` strikes your own last answer while nobody else has answered and nothing hidden has come
    to light since. The printed rules are stricter: there a placed tile lies for good.
- **Look up**: `/table board` for all cities, `/table hand` for your tiles and both your cities, `/table scores` for how
    every number comes about.
- **Passed hands and discards** are never shown; after the end the discards are.
""",
    ),
    "reconstructed": _page(
        "What is reconstructed",
        """
**The base game is complete**: every rule, all 108 single tiles, and all 24 duplexes as they are printed.

**Of Capitals** we have the printed rules, but not all of the printed pieces. Known: seven mats with five blocked spaces
    and bridges, and what kinds of landscape there are; 21 civics with two benefits and one harm each; what the
    Elementary School likes; seven district cards, one for each type; that one scoring tile pays 5 for second place, and
    that a tie of three always pays 4.

**Our reconstruction, which may differ from your box**
- the mats: that they are 3 by 3, which spaces are blocked, where the bridges are
- six of the seven civics, and that there are three of each kind (what the school dislikes we have from a review)
- the prizes: 9 and 3, 8 and 4, 7 and 5
- that civics come last in the tie-break (ruling 21)

Every mat has been checked by program: wherever it comes to lie, all 20 spaces can be reached and filled.

If you own the game, whoever hosts this bot can add your mats, civics and prizes as an edition: choose it with `box`
    when you open a table. `/cities components` says of each part where it comes from.
""",
    ),
    "rulings-placing": _rulings(
        "Rulings: placing (1–10)",
        """
Where the rulebook is silent or can be read in two ways, we had to decide.
**1 · Who decides where a tile goes in a shared city?** Whoever chose it, city and space. The partner may argue, but has
    no veto: the rulebook speaks of *your* placing.
**2 · In which order do we place?** Whoever commits first is first; the next must be legal on the new board. If both
    wait, see 39.
**3 · May I place one tile and the other later?** Yes. A turn ends only when all tiles lie.
**4 · May a tile lean on the one my partner has just laid?** Yes, it is there.
**5 · Can a placing be taken back?** Your own last one, until somebody else has answered. Before that there is a
    preview.
**6 · May we talk about hands?** Not while choosing, unless the table allows it: open talk belongs to placing, and hands
    are secret. You are never shown what you passed.
**7 · May a duplex be turned?** No, not by a quarter and not upside down: all tiles stand the same way up.
**8 · Must the place of the square be fixed first?** No, it floats. Only width and height of what is built count.
**9 · Can a base city get stuck?** No: wherever six tiles lie, any two duplexes still fit. That was checked by program
    for every shape, so no rule is needed.
**10 · And a capital?** It could, on our mats. So a tile of round 1 is refused where the city could then no longer take
    two level duplexes, two upright ones, or one of each, in one square; and the first duplex of round 2, where no level
    or no upright one could follow. The rulebook forbids what would keep a city from becoming its square; we read that
    as far ahead as the duplexes. It is worked out from the mats themselves, so it holds for corrected ones too.
""",
    ),
    "rulings-scoring": _rulings(
        "Rulings: scoring (11–19)",
        """
**11 · Shop lines cross: who chooses the split?** The best total for the city counts. All ways are tried; the longest
    line first can lose points.
**12 · May a line be cut where nothing crosses?** It may, but is never worth more.
**13 · Five in a line?** 16 + 2 = 18, a line of four and one of one.
**14 · A line over a bridge?** Goes on if the bridge runs in the line's direction. Over plain landscape it is broken.
**15 · A duplex across a bridge?** No: its halves lie side by side. It may *touch* the city by a bridge.
**16 · Tied for most factories: is there a second place?** Yes. Different numbers are ranked: 5, 5, 3 and 2 factories
    are worth 4, 4, 3 and 2 each. If all have equally many, all are worth 4. None is worth nothing.
**17 · Houses in a city with no other type?** 0 each.
**18 · A house next to a factory that would be worth less anyway?** Exactly 1.
**19 · Several taverns of a kind?** Each begins or joins another set, the largest sets first. Four alike are 4 points.
""",
    ),
    "rulings-ties": _rulings(
        "Rulings: ties, civics, districts (20–31)",
        """
**20 · Still tied after all tie-breakers?** A shared victory. The rulebook is silent.
**21 · Do civics count in the tie-break?** Yes, after houses. *Our reconstruction*: the rulebook counts down the
    reference card, and civics came later.
**22 · Which score is compared first in a tie?** The higher of one's two totals, districts included.
**23 · A civic next to a civic?** Neither helps nor harms. In a district of civics it connects.
**24 · Kinds of taverns?** All four are *tavern* for houses, civics and districts.
**25 · How is a district measured?** In spaces: a duplex has two.
**26 · No tile of either type?** Size 0, which is no district: it gets nothing, not even second place.
**27 · Two separate groups in a city?** Only the larger counts.
**28 · Is the largest group counted for each type, or for the pair?** For the pair: both types are one region together.
**29 · House and factory drawn as a pair?** The second card of that pair is changed for the seventh. Nothing else
    changes, and no such pair can come of it.
**30 · Are the pairs known from the start?** Yes, they are laid out before round 1.
**31 · Two players: may one win both prizes of a district?** Yes, with two cities. Only a *city* may not.
""",
    ),
    "rulings-table": _rulings(
        "Rulings: mats and the table (32–42)",
        """
**32 · Must the whole mat lie in the square?** Yes, at every moment, even where few of its spaces are used.
**33 · Must later tiles lie on the mat?** No, only the first.
**34 · Which way does a mat lie?** Its arrow points up in our pictures, for both partners.
**35 · Discards?** Out of the game, face down. They are shown when it is over.
**36 · What is drawn in round 3?** New tiles from what is left of the supply; discards do not return.
**37 · What are blocked spaces and the border?** Nothing: no type, no neighbour, no harm and no help.
**38 · May I change what I have chosen?** Until the last player has chosen. No hand has moved by then, so nobody has
    seen anything new. After that it is final.
**39 · Who waits for whom?** One waits in a certain city, while the partner has still to place there. If both partners
    wait, the lower seat number must place there and can wait no more. That is the rulebook's way out.
**40 · Two players?** `talk`, proposals and waiting have no meaning and are not offered: each owns both cities alone.
**41 · What are the spaces called?** Columns A to G, rows 1 to 7 from the arrow's side; the first tile at D4, the mat on
    C3 to E5. Never renamed, though the city grows.
**42 · What are the cities called?** Roma, Ostia, Capua, Ravenna, Pompeii, Mediolanum, Aquileia. They are ours.
""",
    ),
}
