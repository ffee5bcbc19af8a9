"""Playing alone: against Caepio, or for Monuments, or both."""

from rules.game import Topic
from rules.pages import page

TOPICS: dict[str, Topic] = {
    "solo": page(
        "Alone against Caepio",
        """
Caepio is run by cards. You play by the rules for two, and he has his own. **You win with more Senators than he has.**
    If you are equal, nobody wins; if all three Districts riot at the beginning of a round, he has won.

**What is different in the set-up**
- No Res Gestae, and Rome's card *Disposita Confarreatio* is left out.
- Each Decade has a deck of its buildings and a deck of ten Action cards for him.
- He has no Merchant and no Happiness. His Worker Register and Well-being begin at 4.

**How hard?**
- *EDIL*: his Prestige is II everywhere, his Riot marker at 2.
- *PRETOR*: III everywhere, Riots 1, and he has Velites and an Offering of 1.
- *CONSUL*: IV everywhere, Riots 1, and he has Legionaries and an Offering of 2.

**He keeps** Denarii, Troops and Offerings. Goods he gets go back to the reserve at the end of each round; until then
    they are missing there. He pays for nothing, gets no Peculium, and never has to keep anybody happy.

Open it with `/corduba new seats:1`, in any channel or in a direct message.
""",
    ),
    "caepio-turn": page(
        "Caepio's turn",
        """
You take turns, one action each. His **Action card lies open**, his cube on the row he has done: plan with what is
    below it.

**Each round he draws two cards**, one after the other, and goes down their rows, one row a turn.
- A row names an action, often with others to take instead if that one cannot be done.
- If nothing in a row can be done, he goes on to the next row at once.
- After the last row of the second card he passes. **From then on he gets 1 Denarius for each action you take**;
    passing and free actions do not count.

**Production Spaces**: he blocks the Space, and takes the goods as far as there are any. He can go there only while
    there is at least one.

**Castra**: Troops for good. **Portum**: 1 Denarius.

**A building**: the named one, if it stands, is free and does not riot; or one drawn from those that stand. He blocks
    it, and its card tells what he gets. The Praefecturae he never uses.

**Macellum**: he sells and buys one unit at a time, of what a card of another Decade shows. He gets the price for a
    sale, which then falls; what he buys he pays nothing for, but the price rises each time. He never buys what he has
    sold in the same action. If a card shows nothing he can do, the next is turned.

If **you pass first**, he finishes both cards alone. Who passed first begins the next round.
""",
    ),
    "caepio-builds": page(
        "Caepio builds",
        """
1. The top card of this Decade's building deck names the building.
2. **A die** names the District: 1 or 2 Servorum, 3 or 4 Plebeius, 5 or 6 Patricius. If it has no place there, the next
    of these three.
3. The tile goes where **most of his Insulae** can be placed; if several places are equal, lots decide. Insulae and
    Prestige bring him their bonuses.
4. He uses its action at once, and **it is blocked** for the round.
5. The other two tiles of that kind are out of the game.
6. Its card goes into the deck of what stands, for his random actions and for Riots. What you build goes in there too,
    except the Praefecturae, which has no card.

If the deck is empty he cannot build, and takes what his row names instead. What nobody has built by the end of a
    Decade is shuffled into the next one's deck.

Where he would have to choose: a Specialist is unlocked in the order red, purple, yellow, white, green, blue, without
    its bonus; of equal Districts he takes Servorum before Plebeius before Patricius.
""",
    ),
    "caepio-rome": page(
        "Caepio, Riots and Rome",
        """
**Riots spread** by the deck of what stands: for each District in Revolt a card is drawn, and that building riots,
    wherever it is. If it riots already, another is drawn. So they can reach a calm District, and the **Praefecturae**
    is worth having early.

**Riots you cause** go where his cards say. **Riots he causes** are yours to place. He too loses Well-being for them.

**Rome**
- *The goods of the card* are for you alone, and the figure for two players is what you must give. If you do, you get
    the first place; if not, the fourth, and Riots as usual. In Decade III it is a Senator more or less.
- *Troops and Offerings*: he gives the least that meets the minimum **and** is more than all you have. If he cannot
    beat that, just the minimum. If he cannot meet it, all he has, and he causes a Riot.
- The Senator goes to who gave more; if equal, to nobody. He decides by what you have, not by what you give: so you may
    keep what would not help.

*Decade I: he has two Velites and Legionaries, you two Velites. He gives Velites and Legionaries, 5, as 4 would only be
    equal. So you give 2, and keep the rest.*
*Decade II: he has the same, you three Legionaries, 9. He cannot beat that and gives 3. Two Legionaries of yours, 6,
    bring you the Senator.*
""",
    ),
    "caepio-end": page(
        "Alone: the end, and Monument Builder",
        """
**The end.** You sell your goods. Most Denarii bring a Senator, his money counted as he has it; none if equal. He gains
    a Senator each if he has
- placed all 18 Insulae
- unlocked all six Specialists
- reached 10 on his Worker Register
- reached 10 in Well-being

Whoever is further on the Riot track loses a Senator, and Riots of the last reckoning with Rome cost one each, his too.
    Politics and Senator tokens as usual. More Senators than he: you win.

**Monument Builder** is another goal. Nobody gains or loses Senators; build enough Monuments before the end of the
    game, and you win:
- *EDIL*: 3
- *PRETOR*: 4
- *CONSUL*: 5

**Both together**: more Senators than Caepio *and* the Monuments. If you open the table with both, that is what it
    takes.
""",
    ),
}
