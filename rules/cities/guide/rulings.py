"""Each ruling by its number: where the rulebook is silent or can be read in two ways, and why we read it so."""

from rules.game import Topic
from rules.pages import rulings

TOPICS: dict[str, Topic] = {
    "rulings-placing": rulings(
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
    "rulings-scoring": rulings(
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
    "rulings-ties": rulings(
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
    "rulings-table": rulings(
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
