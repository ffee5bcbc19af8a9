"""Each ruling by its number: where the rulebook is silent or can be read in two ways, and why we read it so."""

from rules.game import Topic
from rules.pages import rulings

TOPICS: dict[str, Topic] = {
    "rulings-consul": rulings(
        "Rulings: the Consul (1–7, 33–34)",
        """
Where the rulebook is silent or can be read in two ways, we had to decide.
**1 · How many extra steps are three wheels?** Two. The marker stands on a wheel, and on the last one nothing is left.
    Some who wrote about the game say three; the rules do not.
**2 · And a stable tile?** Its wheels are added on the right at once. The marker stays, so your steps grow by 1 or 2.
**3 · Stables are scored?** The marker goes to the first wheel from wherever it is. A stable tile just taken counts.
**4 · May I pay fame while I have wheels?** No, wheels first. Then 1 fame a step, as far as your fame goes. It hardly
    ever matters, and it spares you a question.
**5 · A whole lap?** Yes, if you pay for it: to the same space again are 7 steps, so 6 to pay.
**6 · May he stay?** No. One step is free and must be made.
**7 · Spaces on the way?** Nothing happens there.
**33 · Who begins?** Lots, or `start_player`. The rules say: whoever built something last.
**34 · May starting fame buy steps?** Yes, it is fame like any other.
""",
    ),
    "rulings-sites": rulings(
        "Rulings: storage and sites (8–12, 30)",
        """
**8 · Must I use a storage space?** No. One card for one tile, once. With no card or no tile left, your turn just
    ends.
**9 · May I do nothing at a site?** Not while a tile lies there: take it, or build. When the row is empty, you must
    build if you hold exactly the cards; otherwise you may do nothing. Replacing cards is never a must, as the rules
    say *may*. The log tells it.
**10 · What replaces a missing card?** Three equal cards of one other kind, for each card that is missing. You may use
    one kind for one and another for the next. You cannot replace a card you hold.
**11 · Which piece can I build?** Only the one beside the Consul, and one in a turn.
**12 · How many chips lie on the last sections?** One each: 1, 2 and 4. The English sentence could also mean all three
    on each, 7 fame a section, which would double the dearest piece; others who played it read it our way.
    `last_sections` lets you choose.
**30 · When is a piece replaced?** At once, in the same place. 16 in the stack are just enough.
""",
    ),
    "rulings-scoring": rulings(
        "Rulings: tiles and payments (13–21)",
        """
**13 · What is scored?** The tile of the same row that is nearest to the board once yours is gone.
**14 · I took the last one?** First new tiles are turned up, then the nearest of them is scored. The first one turned
    up lies nearest.
**15 · Fewer than four left?** The rest of II, then III goes on. If III ends, there lies what there is: III has 22, so
    its last refill is two.
**16 · Nothing left at all?** You keep your tile, nothing is scored, and nobody gets fame for it.
**17 · Who is entitled?** Whoever has at least one tile of the kind. All others get nothing.
**18 · May I decline a part?** You may take a part, but fame comes only for taking nothing at all. That holds for the
    active player as well.
**19 · My marker is on the first wheel already?** You own a stable, so you are entitled, and may take 1 fame instead.
**20 · The stack is short?** From the active player clockwise, each gets what is left. If you are due cards and none
    are left, you get 1 fame without being asked. If you get fewer than due there is no fame, but you may still
    decline them all for it.
**21 · When does the limit count?** Each player takes and discards before the next one takes. In a shortage, what one
    discards can be taken by the next.
""",
    ),
    "rulings-secrets": rulings(
        "Rulings: what is secret (22–23, 31, 35–36)",
        """
**22 · Are discards seen?** Yes, the stacks lie open. The rest of a hand is not.
**23 · Is fame seen?** Your total is yours; what everybody sees happening is told, such as the fame of a piece or of
    declining.
**31 · How is the first card taken?** Any kind, or none, and all can see it. You choose side by side, as there is
    enough for all.
**35 · Are hands and fame really secret?** By custom. Everything that changes them is public, so whoever keeps count
    knows them. They are not on the board and not in its text; `open_hands` shows them. Truly hidden are only the
    stacks.
**36 · Side by side or in order?** When there is enough for all, side by side: the order changes nothing. When there
    is not, strictly clockwise.
""",
    ),
    "rulings-well": rulings(
        "Rulings: the well and the end (24–29, 32, 37)",
        """
**24 · What can I choose at the well?** One of the four landscapes or the stable, and one you must. Storage is not a
    landscape. All are paid from you clockwise, and may decline. There is no tile.
**25 · How do the variants work?** One effect for the whole game in place of the normal one, and only for who stops
    there. 2 for 1: any number of pairs in any mix, as far as the stacks go, with what you gave up. Top tile: from II,
    else III; its wheels count at once. After a card, the limit.
**26 · What is a majority?** Tiles, the printed one included. However many tie, each gets 2. Where nobody has a tile,
    nobody gets anything: none is not most.
**27 · Three cards for 1 fame?** The whole hand divided by three, rounded down, of any kinds. You do not give them up.
**28 · A tie?** The whole hand at the end decides, sets included. Then you share the victory.
**29 · When does it end?** At once. The builder gets fame and chip, no new piece is turned up, and the round is not
    completed.
**32 · Fame runs out?** It does not; chips are only a way to count.
**37 · Nothing can ever be built again?** With some variants of the well, cards could come to an end. If no tile is
    left, the well brings no cards, and nobody can pay for any piece, the game ends there and is scored. Our own rule:
    without it, such a game would never end.
""",
    ),
}
