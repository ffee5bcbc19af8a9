"""The pages of `/colosseum rules`: how it is played, how it is played here, and each ruling we made and why."""

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
All of you build one Colosseum of 17 sections, and collect **fame** for what you add to it. Most fame at the end wins.

**Your turn**
1. **Move the Consul** one space along the ring of seven. Each space further costs a wheel of your stable, and when
    those are used up, 1 fame.
2. **Do what the space allows:**
  - *A site* (four of them): **take** the nearest landscape tile of its row, or **build** the piece that lies there.
  - *Storage* (two): discard a card for a storage tile; your hand may then hold 2 more.
  - *The well* (one): choose what is scored for everybody.

**The heart of it.** When you take a tile, the **next** tile of that row pays *all of you*: each takes as many cards
    of its kind as they have tiles of it. So look at both: the one you want, and the one that feeds the others.

**Or take fame.** Whoever is paid may decline the whole payment and take 1 fame for it. With a full hand or a full
    stable that is often best.

**Cards become sections.** A piece names its cards and the fame it pays, 4 to 7. Three equal cards stand for one you
    lack.

**The end** comes at once with the 17th section. Then each row of your display that is the longest of all pays 4 fame,
    or 2 to each who ties, and every 3 cards left in hand pay 1.
""",
    ),
    "set-up": _page(
        "Set-up",
        """
- **Your display**, drawn by lot: a stable with 3 wheels, storage for 4 cards, and two of the four landscapes. All
    four displays differ in their landscapes.
- **Your marker** stands on the first wheel, so you begin with **2 extra steps**.
- **The rows**: the 16 tiles of level I lie open in four rows of four, one at each site. Of level II there are 20 and
    of level III 22, face down.
- **The pieces**: 20, marked A, B or C and stacked in that order; the top four lie open, one at each site.
- **Cards**: 18 each of water (river), grain (field), wood (forest) and stone (mountain), in open stacks.
- **Fame**: 1, 2 and 4 lie on the last three sections. The starting player has none, the next ones have 1, 2 and 3.
- **A first card**: each of you may take one, of any kind.
- **The Consul** stands at the well.

Lots decide who begins, unless the table was opened with `start_player`. Other choices when you open a table:
    `space_d` (what the well does), `last_sections`, `consul_start`, `open_hands`.
""",
    ),
    "consul": _page(
        "Moving the Consul",
        """
He goes clockwise: the well, site 1, storage 1, site 2, site 3, storage 2, site 4, and the well again.

- The **first step** is free, and it is a must: he never stays where he is.
- **Each further step** costs one wheel: your marker goes one wheel to the right. On the last wheel there are none
    left.
- **Then fame**: 1 for a step, as many as you like and can pay.
- Only the space where he **stops** counts. He may go round as often as you pay for it.

**Extra steps are the wheels to the right of your marker.** Three wheels are two extra steps: the marker stands on the
    first. *Three wheels, the marker on the first, 1 fame: 2 extra steps and one to buy, so 4 steps at most.*

**Getting wheels back.** When stables are scored, your marker may go back to the first wheel. A stable tile you take
    adds its 1 or 2 wheels on the right, at once; the marker stays.
""",
    ),
    "storage": _page(
        "Storage and the hand limit",
        """
**At a storage space** you may discard one card of your choice for one storage tile. It raises your limit by **2**,
    and it counts in the storage row at the end. Without a card, or when the 16 tiles are gone, nothing happens there.
    *A limit of 4 becomes 6, and the next time 8.*

**The limit** is 4 at first. You may take more than fits when you are paid, but then you discard cards of your choice
    until you are within it, before the next player takes. What you discard goes back to the open stacks at once, for
    all to see.
""",
    ),
    "landscapes": _page(
        "Tiles, and who is paid",
        """
**Take** the tile of the row that lies nearest to the board. It goes to the right of its row in your display, or
    begins a new one. The others of the row move up.

**Then the tile that is nearest now is scored, for all of you**, from the active player clockwise:

- **A landscape**: as many of its cards as you have tiles of it. The tile just taken counts already.
- **A stable**: your marker may go back to the first wheel.

You may take **all**, or **some**, or **decline** all of it for 1 fame. Taking some brings no fame. Whoever has no
    such tile gets nothing, not even fame.

*You take the water tile, and grain lies next. You have 1 grain tile, Blue 2, Green none: you get 1 grain, Blue 2
    grain, Green nothing.*

**The last tile of a row.** Four new ones are turned up, from level II while there are any, then from III. The nearest
    of them is scored: nobody knows beforehand which it is. If none are left, you keep your tile and nothing is
    scored.

**Not enough cards?** Then it goes strictly round: the active player takes first, each gets what is left. Who is due
    something and finds nothing gets 1 fame.
""",
    ),
    "building": _page(
        "Building",
        """
At a site you may build the piece that lies **there**, instead of taking a tile. One of the two you must do.

- **Pay** the cards it shows; they go back to the stacks.
- **Missing a card?** Three equal cards of another kind stand for it. Several missing cards may be replaced by
    different kinds. Three mixed cards are not three equal ones, and a card you hold cannot be replaced.
- **Take the fame** of the piece, 4 to 7, and on the last three sections what lies there: 1, 2 and 4.
- **A new piece** is turned up in its place.

*The piece costs 2 water and 1 stone. With 1 water, 1 stone and 3 grain you pay all five; with 1 water and 6 grain all
    seven.*

Where several kinds could replace what you lack, you choose. `/table hand` shows what you could build now, how far
    away it lies, and what it would take.
""",
    ),
    "well": _page(
        "The well",
        """
Whoever stops here chooses one of the four landscapes or the stable, and it is scored for **all**, just as if its tile
    lay in a row. You get no tile. Storage is never scored.

**Variants.** With `space_d` the well does something else for the whole game, and only for whoever stops there:

- *1 fame*: you receive 1 fame.
- *Recharge*: your own marker may go back to the first wheel.
- *A card*: you may take one card of any kind, then mind your limit.
- *Exchange 2 for 1*: give up two cards of any kinds for one of your choice, as often as you like.
- *Top tile*: you may take the top landscape tile of the stack. Nothing is scored for it.
- *Drawn*: lots choose among these five and the normal one, for all to see, before the game begins.
""",
    ),
    "end": _page(
        "End of the game",
        """
The **17th section** ends the game at once: nobody has another turn. Its builder still gets its fame and its chip.

Then each of you receives
- for each of the **six rows** (stable, storage, water, grain, wood, stone): 4 fame if you alone have most tiles in
    it, 2 if you share that with others. The printed tile counts as one. Wheels and capacity do not matter.
- 1 fame for every **3 cards** in hand, of any kinds.

Most fame wins. If that is equal, most cards in hand; if that is equal too, you win together.

*Two players. Stable 2 and 2, stone 2 and 2: 2 fame each, twice. Ada leads in water and grain: 8. Ben leads in storage
    and wood: 8. Ada has 4 cards: 1 fame. Ben has 2: none. 13 to 12.*

When it is over, hands and fame are shown, and the secret is told: `/table export` gives the whole record, and `/table
    verify` proves that the shuffles were those that were promised.
""",
    ),
    "playing-here": _page(
        "Playing it here",
        """
- **Your turn**: press *Your move* under the board, or type `/play`. Choose where the Consul stops; each space says
    what it costs and what it is good for, and who would be paid what. Nothing counts until you confirm.
- **Being paid**: everybody who is due something is asked at the same time, as long as the stack has enough for all.
    The result is the same as one after the other. If it is short, you are asked in order.
- **Always: …** gives an answer now and whenever that question comes again, whichever row pays: take everything,
    or the fame; recharge, or the fame; the fame while your stable is full. Cards beyond your limit are always asked
    about. *No longer: …* in your panel ends it.
- **Turning up tiles or pieces is final.** You are told before. Else `/table undo` strikes your own last answer, as
    long as nobody has answered since.
- **What you can look up**: `/table hand` for your cards, your fame and what you could build, `/table board` for the
    rest, `/table scores` for the majorities, `/table log` for what has happened.
- **Someone gone?** `/table nudge` calls whoever is awaited. A seat can change hands with `/table replace`. If one
    resigns, the steward plays it, and the table is told.
""",
    ),
    "board": _page(
        "The box we play with",
        """
We have the printed rules but not the printed box, so parts of ours are a **reconstruction**.

**Known**: a ring of seven spaces; 72 cards, 81 chips worth 190 fame, 16 storage tiles; 16, 20 and 22 landscape tiles;
    20 pieces with 4 to 7 fame; a piece for 2 water and 1 stone that pays 4; four displays that differ in two of their
    four rows; chips of 1, 2 and 4 at the end of the Colosseum.

**Concluded**: the order of the spaces. Each storage space lies between two sites, and there is one well: only one
    ring is like that.

**Our reconstruction, which may differ from your box**
- *Which landscapes share a display*: water and grain, grain and wood, wood and stone, stone and water.
- *The tiles of each level*: as many of each landscape, and 4, 4 and 2 stables.
- *Costs and fame of 19 pieces*: by one rule, 1 fame more than cards, as on the one we know. Level A can be paid with
    four cards in hand.
- *The Consul begins at the well's own space*, and the chips lie in rising order.

If you own the game, whoever hosts this bot can add your box as an edition: choose it with `edition` when you open a
    table. `/colosseum components` says of each entry where it comes from.
""",
    ),
    "rulings-consul": _rulings(
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
    "rulings-sites": _rulings(
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
    "rulings-scoring": _rulings(
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
    "rulings-secrets": _rulings(
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
    "rulings-well": _rulings(
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
