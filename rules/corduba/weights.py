"""All that the steward weighs by, in one place. Worths are in Denarii, about."""

# Senators
SENATOR = 9.0
LEAD = (0.02, 0.06, 0.14, 0.28, 0.38, 0.66, 0.8, 0.9, 0.95)  # hope of one, from 4 steps behind to 4 ahead
LATER = 0.5  # what the lead in a District counts for each Decade to come
YET = 0.85  # what the lead counts before the last round of a Decade
STEP = 0.4  # of Prestige, whoever leads
DENIED = 0.6  # how a Senator of another counts against one, divided by how many others there are
TROOP, OFFERING = 4.5, 6.0  # each up to Rome's minimum
LEFT = 0.3  # each that may be left for the next Decade
UNASKED = (1.5, 3.0)  # Troops and Offerings before Rome's first card
PACE = {"troops": 1.5, "offerings": 1.0}  # what is as good a lead as a step of Prestige, in the last round
UNSURE = 1.5  # how much longer that step is before it
RISING = {"troops": 2.0, "offerings": 0.5, "denarii": 5.0}  # what Caepio gains in a round
ROUNDS = (0.5, 1.5)  # of his, before Rome: in the last round of a Decade, and before it
PURSE, SOLD = 3.0, 0.8  # Denarii that are as good a lead as a step of Prestige; what goods are sold for at the end
SOONER = 1.15  # what Rome's demands count in the last round of a Decade
FIRST, SHARE, MORE = 3.0, 3.6, 0.4  # goods for Rome: any at all, each of a fair share, and two beyond it
FAR = 0.6  # how goods for Rome count before the last round of a Decade

# The next rounds
WORKER = 1.25  # one kept for the next round
SPARE = 0.8  # each beyond the first six, and a Specialist, who cannot be kept
GROWTH = (2.0, 2.1, 0.6)  # each round to come: a step of the Register, a Specialist, what Happiness will cost
PECULIUM = 1.2  # a Specialist's bonus in each Decade to come
INSULA = 0.7
SPECIAL = 1.2  # a Special Worker in each round to come
IDLE = 0.4  # a Worker or Specialist left over in the last round

# Money and goods
LAST = (0.35, 0.1)  # in the last round: a Denarius, and what goods are sold for
HEAP = 0.3  # each of a kind beyond the six below
CROWDED = 0.6  # each that the warehouse will not hold
# Of each kind of goods the first, the second ...: what building with them, or selling them, may bring.
GOODS = {
    "wood": (2.2, 2.1, 1.8, 1.3, 0.6, 0.4),
    "stone": (1.9, 1.8, 1.6, 1.2, 0.6, 0.4),
    "food": (1.2, 1.0, 0.9, 0.8, 0.6, 0.4),
    "tool": (3.0, 2.0, 1.2, 0.8, 0.5, 0.4),
    "marble": (3.0, 2.4, 1.6, 1.0, 0.6, 0.5),
    "amphora": (2.5, 2.3, 1.9, 1.5, 1.0, 0.6),
}
ROUGH = {"velites": 3.0, "legionaries": 4.0, "equites": 5.0, "offering1": 4.0, "offering2": 7.0, "happiness": 0.8}

# Turns
ENOUGH = 0.1  # a turn that adds less is not worth while: pass, and be earlier in the next round
BARGAIN = 0.6  # what a bargain must add
WAITING = 5.0  # what a bargain must add for the Merchant to go before the last round of a Decade
AT_ONCE = 0.8  # what a new building can do in the same turn
TRADE = 1.0  # to trade in the Macellum once more
CERTAIN = 1.0  # a milestone, over a Senator that is only hoped for
# A building that can be activated, in each round to come: with a Specialist of mine or without; the first of its kind
# to bring Offerings, Tools or Marble, and to take Riots away: among several players, alone, and for each Revolt.
USE = {"mine": 0.25, "any": 0.1, "offerings": 0.6, "rare": 0.15, "riots": 0.2, "alone": 0.8, "revolt": 0.6}
MISSED = (1.0, 1.5, 0.5)  # a building in riot: of a Specialist of mine, that brings Offerings, Tools or Marble
PRIZE = 30.0  # a Monument where Monuments win
TOKEN, TIME = 5.0, (0.3, 0.1)  # of other Monuments; how much of it is left: at all, and for each round to come
TOKENS = {"pons": 8.0, "aquaeductus": 10.0, "theatrum": 6.0, "circus": 5.0, "templum_augusti": 6.0, "moenia": 6.0}

# Riots
DANGER = (0.0, 0.7, 8.0, 55.0)  # by Districts in Revolt; three of them end the game
NEARER = 0.4  # how much of that is gone where Riots are taken away but no District comes to rest
CALMED, QUELLED = 2.5, 0.5  # each District that comes to rest, and to take Riots away at all
RIOT = 5.0  # what one costs that I cause
