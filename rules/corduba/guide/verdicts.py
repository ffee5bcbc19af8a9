"""Every ruling by its number: Rome, the end, what is secret, Caepio, and what only playing brought to light."""

from rules.game import Topic
from rules.pages import rulings

TOPICS: dict[str, Topic] = {
    "rulings-rome": rulings(
        "Rulings: Rome (51–52d)",
        """
**51 · How much must I give?** Below the minimum: all you have of that kind. Otherwise any tokens that reach it, those
    of your Monuments counted (A13); no change is given.
**52 · Equal on the podium?** They share the better place and the next is left out: 1, 1, 3, 4 or 1, 1, 1, 4. Who gave
    nothing is fourth. For Troops and Offerings equals get no Senator.
**52a · Fewer than four players?** The second of two gets the second reward, the third of three the third. The fourth
    row is for who gave nothing, and for all if together it was not enough.
**52b · And in Decade III?** Equal for most: nobody gains. Equal for least: each of them loses. Not enough together:
    nobody gains, everybody is least and loses one, and the Riots cost theirs.
**52c · Which Riots cost a Senator at the end?** Those of the last reckoning with Rome. Workers unpaid in round 8 only
    move the marker.
**52d · Is it secret what I give?** Yes, until all hands open. What you have is announced before.
""",
    ),
    "rulings-end": rulings(
        "Rulings: the box and the end (53–59)",
        """
**53 · How many building cards?** 17. The box names 18; the Praefecturae has none, and one is spare.
**54 · Different spellings?** Herbarium is Herbolarium, Santuarium Sanctuarium, Praefecturae Praefecturum, Patricius
    Patricium, Anphitheatrum the Arena.
**55 · What is sold at the end?** All six goods at the price shown, no limit, and no price moves. Then Denarii are
    counted.
**56 · Equally rich?** Nobody gains that Senator.
**57 · Equal on the Riot track?** Each of those in front loses one. If the highest marker is still at 0, nobody does.
**58 · A loss without a Senator?** Gains first, then losses, and never below 0.
**59 · Equal Senators?** On how many tracks each is strictly ahead of the other tied players; then turn order.
""",
    ),
    "rulings-order": rulings(
        "Rulings: order and secrets (68–72, 75–76)",
        """
**68 · When are cards chosen at the beginning?** In secret, all together. Only taking what they give goes from the last
    player round to the first.
**69 · In which order does Rome settle?** Troops, Offerings, goods; places from the first down, within a place in turn
    order. It matters for a Senator token, and for the last Marble.
**70 · The reserve is short for several of us?** Turn order, in Peculium and wherever else. What you pay for Happiness
    and discard from the warehouse is asked side by side.
**71 · Taking from somebody who has less?** What there is. Prestige and Denarii never fall below 0.
**72 · Somebody resigns?** The steward plays the seat, and places its Riots.
**75 · Where do we leave the letter of the rules?** Three tied first (52): the fourth stays fourth. The market cards of
    Decade III (62): the cards taken away after Decade II are kept for that.
**76 · And the rulings A and S?** They were forced by playing it through, and are rulings like the others.
""",
    ),
    "rulings-play": rulings(
        "Rulings: from playing it (A1–A21)",
        """
**A1 · Specialists for a Monument?** No, not even as one Worker: it has no colour. Workers and Special Workers only.
**A2 · Several shortest chains of neutral Insulae?** You choose. They may lie in any zone.
**A3 · All 16 are used up, and I need one?** You may still pay 1 Denarius and mark the space.
**A4 · Several own Insulae at once?** Left to right in your row, each with its bonus, one after the other.
**A5 · When is activating refused?** If nothing at all would change: no step left, no Riot to quell, no token, a trade
    without sale or purchase. If any part works, it is allowed.
**A6 · No Worker left to pay?** Building can come down to 0 Workers, activating never below 1.
**A7 · Amphorae for activating and the Castra?** Yes, for any basic good.
**A8 · Rome before Happiness?** Yes. What Rome changes counts in the same check.
**A10 · A reward that is not in the reserve?** What there is.
**A11 · Falling back from XII?** You keep the token.
**A12 · Amphorae for Rome?** Marble: none. Amphorae: 1 each. All other cards: 2 each.
**A13 · The tokens of Circus and of the Temple of Augustus?** One more, for the minimum and for most, in Decade III
    too. Not for *Legatus Legionis*.
**A14 · Giving no goods in Decade III?** You are least, which costs one, and cause a Riot, which costs another. Not
    enough together: a third.
**A15 · Rebellion after round 8?** No, it is looked for only at the start of a round.
**A16 · Two players, two Districts in Revolt?** The last player spreads in one, the first in the other.
**A17 · A free Specialist at the start?** Chosen openly, when your Inheritance is taken; its bonus comes in the first
    Peculium.
**A18 · A kind of goods is gone when I choose?** Choose another. There are always some.
**A19 · Domitia and Cn. Cornelius?** Free actions on your own turn, when you like.
**A20 · L. Annaeus and a Specialist?** First he takes one off what is printed, down to 1, then you pay. A Specialist
    may overpay.
**A21 · The Merchant's trade?** At least one sale or purchase. Sales first.
""",
    ),
    "rulings-solo": rulings(
        "Rulings: Caepio (60–67, 73–74)",
        """
**60 · Who begins?** Lots. The second seat's extra Denarius is only for you.
**61 · Has Caepio a Merchant?** No. He pays nothing for what he buys; the price rises by 1 each time, even if some is
    left.
**62 · Which cards show what he trades?** Those of the next Decade, in Decade III those of the second. If none shows
    anything he can do, it is left out.
**63 · He cannot build?** An empty deck: he takes the alternative. No place in the District of the die: the next of
    Servorum, Plebeius, Patricius. Neutral Insulae as for anyone, but free; equal places by lot.
**64 · How much must I give to Rome?** The figure for two, alone. He causes Riots only with Troops and Offerings.
**65 · How much does he give?** The least that meets the minimum and beats all you could give, your Monuments' tokens
    counted. Else the least that meets the minimum. Else everything, and one Riot. Of equal sums, the one of most
    tokens.
**66 · His Riots?** Cost him Well-being like anybody; you place them.
**67 · When has he passed?** After his second card. Then each action of yours, but not passing and free ones, pays him
    a Denarius.
**73 · Goods in Decade III?** Given: a Senator more. Not given: one less. In Monument Builder neither.
**74 · All buildings with a card riot already?** The counter goes back.
""",
    ),
    "rulings-automaton": rulings(
        "Rulings: more of Caepio (S2–S12)",
        """
**S2 · His Riots in the last reckoning?** Cost him Senators too.
**S3 · May Riots spread into a calm District?** Yes, by the letter: the card drawn decides. That is the danger when you
    play alone.
**S4 · I pass first?** He finishes both cards, then passes. The order of passing is the next round's.
**S5 · I do not reach Rome's figure?** One Riot for giving nothing, one because it was not enough.
**S6 · Senator token of the Basilica, Res Gestae?** Never for him. His Basilica does what its card says.
**S7 · Happiness?** He has none; what would change it is left out.
**S8 · His Prestige at the start?** Pays nothing for spaces passed.
**S9 · His Insulae and Prestige?** Bring bonuses as to anyone. Specialists in his own order, Districts the lowest.
**S10 · When can he go somewhere?** To a Production Space while at least one of its goods is there; to the Macellum
    while he can sell or buy one thing.
**S11 · His random building?** He draws on while the card shows one that is blocked or rioting. If none is left, the
    next row.
**S12 · Troops or Offerings are short?** What there is.
""",
    ),
}
