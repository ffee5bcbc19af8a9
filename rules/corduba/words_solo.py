"""Words for Caepio and the game alone against him."""

from rules.words import Words

WORDS: Words = {
    "automaton": "Caepio",
    # Options.
    "option-solo": "Alone: beat Caepio in Senators, build Monuments before the end, or both",
    "option-level": "Alone: how strong Caepio is",
    "monument_builder": "Monument Builder",
    "both": "Caepio and Monument Builder",
    "edil": "EDIL",
    "pretor": "PRETOR",
    "consul": "CONSUL",
    # His turns.
    "caepio-activates": "{who:seat} activates {building} in {district:word}",
    "caepio-builds": "{who:seat} rolls {roll}, {rolled:word}, and builds {building} in {district:word}",
    "caepio-buys": "{who:seat} takes {goods:say}; the price is {price} now.",
    "caepio-card": "{who:seat} draws card {card}: {rows:says}.",
    "aims": "Alone against Caepio, {level:word}: {parts:says}.",
    "aim-monuments": "build {many} Monuments ({built} built)",
    "aim-senators": "have more Senators than he",
    "caepio-draws": "{who:seat} draws {building} in {district:word} and activates it",
    "caepio-no-room": "{who:seat} draws {building}, which fits nowhere any more.",
    "caepio-portum": "{who:seat} goes to the Portum",
    "caepio-produces": "{who:seat} sends {workers:say} to {space:word} and takes {goods:say}",
    "caepio-returns": "{who:seat} gives back {goods:says}.",
    "caepio-starts": "{who:seat}, {level:word}: Prestige {prestige} in each District, Riots {riots}.",
    "caepio-trades": "{who:seat} goes to the Macellum",
    "caepio-trains": "{who:seat} trains in the Castra",
    "caepio-turn": "{what:say}: {parts:says}.",
    "caepio-turn-only": "{what:say}.",
    "brief-buys": "{goods:say} bought, the price is {price} now",
    "brief-insulae": "Insulae at {cells:words}",
    "brief-lays": "at {at}",
    "brief-neutral": "neutral Insulae at {cells:words}",
    "brief-rises": "Prestige {now} in {district:word}",
    "brief-sells": "{goods:say} sold for {denarii} D, the price is {price} now",
    "brief-takes-token": "a Senator token",
    "brief-unlocks": "{name} unlocked",
    # His cards.
    "caepio-acts-by": "Caepio's card {card}, number {number} of this round: {rows:says}",
    "caepio-decks": "Caepio draws from {parts:says}; {left} buildings of this Decade are left to him.",
    "caepio-done": "~~{row:say}~~",
    "caepio-later": "{row:say}",
    "caepio-line": "**Caepio**, {level:word} · {senators:says} · {denarii} D · Register {register} · "
    "Well-being {wellbeing} · Prestige {prestige} · Troops {troops} · Offerings {offerings}{passed:say}",
    "caepio-next": "**{row:say}**",
    "caepio-or": "{first:say} or {others:says}",
    "caepio-row": "({number}) {row:say}",
    "caepio-sign-activate": "any building",
    "caepio-sign-build": "build",
    "caepio-sign-castra": "Castra for {troop:word}",
    "caepio-sign-macellum": "Macellum",
    "caepio-sign-named": "{building}",
    "caepio-sign-portum": "Portum",
    "caepio-sign-space": "{space:word} with {workers:say}",
    # The end.
    "from-insulae": "all Insulae placed",
    "from-specialists": "all Specialists",
    "from-wellbeing": "Well-being 10",
    "from-worker_register": "Register 10",
    "scores-rule-alone": "More Senators than Caepio win; equal Senators do not.",
    "scores-monuments": "{who:seat} has built {built:many Monument|Monuments}; {goal} are asked for.",
    "caepio-for-insulae": "all his Insulae placed",
    "caepio-for-specialists": "all his Specialists unlocked",
    "caepio-for-wellbeing": "Well-being 10",
    "caepio-for-worker_register": "Worker Register 10",
    "caepio-senator": "{who:seat} gains a Senator for {what:word}.",
    "solo-both": "{who:seat} has {mine:many Senator|Senators}, {other:seat} {his}, and {built:many Monument|Monuments} "
    "of {goal} stand: Corduba is saved, and more could not be done for it.",
    "solo-built": "{who:seat} has built {built:many Monument|Monuments} where {goal} were asked for: {other:seat} "
    "renounces.",
    "solo-lost": "{other:seat} has {his:many Senator|Senators}, {who:seat} {mine}: Corduba is his.",
    "solo-neither": "{who:seat} has {mine:many Senator|Senators}, {other:seat} {his}; {built:many Monument|Monuments} "
    "of {goal} stand: that is not enough.",
    "solo-rebellion": "At the start of round {round} all three Districts are in Revolt: {who:seat} has lost, and "
    "{other:seat} has what he came for.",
    "solo-tied": "{who:seat} and {other:seat} have {mine:many Senator|Senators} each: nobody has won.",
    "solo-unbuilt": "{who:seat} has built {built:many Monument|Monuments} where {goal} were asked for: {other:seat} "
    "stays.",
    "solo-won": "{who:seat} has {mine:many Senator|Senators}, {other:seat} {his}: Corduba is saved.",
}
