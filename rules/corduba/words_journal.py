"""Words for what happens in Corduba."""

from rules.words import Words

_BEGINNING = {
    "begins": "The Caesar's city is to be built anew. Turn order: {all:seats}.",
    "inherits": "{who:seat} inherits {card}; for {family} speaks {name}.",
    "starts": "{who:seat} begins with Worker Register {register} and Well-being {wellbeing}.",
    "takes": "{who:seat} takes {goods:says}.",
}

_DECADES = {
    "decade": "{which:word} begins.",
    "leads": "{who:seat} has most Prestige in {district:word} ({many}): a Senator.",
    "nobody-leads": "{all:seats} are level in {district:word} ({many}): no Senator.",
    "peculium": "The Peculium of {who:seat}: {parts:says}.",
    "phase-peculium": "Peculium",
    "restocks-nothing": "Nothing is brought to the Macellum.",
    "restocks": "The Macellum is restocked: {goods:says}.",
    "rome-demands": "Rome demands {name}: {many} in all of {resource:word}; of each Troops worth {troops} and "
    "Offerings worth {offerings}.",
    "round": "Round {number}. Turn order: {all:seats}.",
    "round-ends": "Workers and Specialists come back. Next turn order: {all:seats}.",
    "tile": "{who:seat} turns up a tile of the Macellum: {moves:says}. Prices now: {prices:says}.",
    "price-now": "{what:word} {price}",
    "discards": "{who:seat} gives back {goods:says}: the warehouse is full.",
}

_RIOTS = {
    "calm": "{district:word} is calm again.",
    "causes": "{who:seat} causes {riots:say}: {why:say}.",
    "hands-out": "{who:seat} hands {riots:say} to {other:seat}.",
    "loses-wellbeing": "{who:seat} pays for the Riots: {parts:says} (now {now}).",
    "no-spread": "In {district:word} no building is free: the Riot does not spread.",
    "rebellion": "At the start of round {round} all three Districts are in Revolt. The city rises, Rome withdraws, and "
    "nobody wins.",
    "revolt": "{district:word} is in Revolt.",
    "riots": "{many:many Riot|Riots}",
    "riots-at": "{who:seat} starts a Riot at {building} in {district:word}.",
    "riots-back": "No building is left for {riots:say} of {who:seat}.",
    "spreads": "The Riots spread: {who:seat} chooses {building} in {district:word}.",
    "suppresses": "{who:seat} quells the Riot at {building} in {district:word}.",
    "why-minimum": "Rome's common demand was not met",
    "why-offerings": "too few Offerings",
    "why-resource": "nothing for the common demand",
    "why-troops": "too few Troops",
    "why-unpaid": "unpaid Workers",
}

_TURNS = {
    "activates": "{who:seat} activates {building} in {district:word} ({action}) with {sent:says}{paid:say}.",
    "and-pays": ", for {parts:says}",
    "builds": "{who:seat} builds {building} for {paid:says}.",
    "buys": "{who:seat} buys {goods:say} for {denarii} D ({what:word} now {price}).",
    "by-ability": "{name} brings {who:seat} {parts:says}.",
    "calls-paid": "{who:seat} calls on {name} for {paid:says}.",
    "claims": "{who:seat} claims {milestone}, sending {sent:says}.",
    "falls": "{who:seat} falls to Prestige {now} in {district:word}.",
    "from-macellum": "{name} brings {who:seat} {parts:says} from the Macellum.",
    "gets": "{who:seat}: {parts:says}.",
    "insula": "{who:seat} places an Insula at {cell} in {district:word}.",
    "lays": "{building} lies at {at:say} in {district:word}.",
    "lies": "{at}",
    "lies-turned": "{at} (turned by {angle}°)",
    "merchant": "{who:seat} sends the Merchant.",
    "neutral": "Neutral Insulae in {district:word}: {cells:words}.",
    "passes": "{who:seat} passes, and has place {place} next round.",
    "produces": "{who:seat} sends {sent:says} to {space:word} for {goods:say}.",
    "produces-nothing-left": "{who:seat} sends {sent:says} to {space:word}, where nothing is left.",
    "remains": "That leaves you {parts:says}.",
    "removed": "{building} can be built no more: it leaves {districts:listed}.",
    "rises": "{who:seat} rises to Prestige {now} in {district:word}.",
    "sells": "{who:seat} sells {goods:say} for {denarii} D ({what:word} now {price}).",
    "ships": "{who:seat} sends {sent:says} to the Portum.",
    "takes-from": "{who:seat} takes {many} D from {other:seat}.",
    "takes-special": "{who:seat} takes a Special Worker.",
    "takes-token": "{who:seat} takes a Senator token ({source:word}).",
    "trains": "{who:seat} sends {sent:says} to the Castra{paid:say}.",
    "unlocks": "{who:seat} unlocks {name} ({colour:word}).",
    "uses": "{who:seat} calls on {name}.",
}

_ROME = {
    "announces": "{who:seat} has {goods:says} for Rome.",
    "feeds": "{who:seat} pays {goods:says}.",
    "gives": "{who:seat} opens the fist: {goods:says}.",
    "happiness-is": "Happiness of {who:seat} is {many} now.",
    "loses-rome": "{who:seat} loses a Senator: {many} for the common demand.",
    "place-1": "first",
    "place-2": "second",
    "place-3": "third",
    "place-4": "fourth",
    "podium": "{who:seat} is {place:word} on the podium.",
    "rome-met": "The common demand is met: {many} of {least}.",
    "rome-not-met": "The common demand is not met: {many} of {least}.",
    "senator-offerings": "{who:seat} has given most Offerings ({many}): a Senator.",
    "senator-rome": "{who:seat} has given most for the common demand ({many}): a Senator.",
    "senator-troops": "{who:seat} has sent most Troops ({many}): a Senator.",
    "tie-offerings": "{all:seats} have given equal Offerings ({many}): no Senator.",
    "tie-troops": "{all:seats} have sent equal Troops ({many}): no Senator.",
    "upkeep-less": ", {many} less by abilities",
    "upkeep": "{who:seat} has {many} to keep happy{less:say}, and Happiness {happiness}: {due} to pay.",
}

_END = {
    "last-riots": "{who:seat} loses {many:many Senator|Senators} for Riots at the last demands.",
    "most-riots": "{who:seat} has caused most Riots ({many}): a Senator less.",
    "nobody-richest": "{all:seats} are equally rich ({many} D): no Senator.",
    "richest": "{who:seat} is the richest ({many} D): a Senator.",
    "scores": "{who:seat} has {senators:many Senator|Senators}.",
    "sells-out": "{who:seat} sells {goods:says} for {denarii} D, and has {all} D.",
    "senators-res_gestae": "{who:seat} has {many:many Milestone|Milestones}: as many Senators.",
    "senators-token": "{who:seat} has {many:many Senator token|Senator tokens}.",
    "won": "{who:seat} wins with {many:many Senator|Senators}.",
    "won-by-order": "{all:seats} have {many:many Senator|Senators} each and lead on as many tracks: {who:seat} wins, "
    "being first in turn order.",
    "won-by-tracks": "{all:seats} have {many:many Senator|Senators} each: {who:seat} wins, ahead on "
    "{tracks:many Prestige track|Prestige tracks}.",
}

WORDS: Words = {**_BEGINNING, **_DECADES, **_RIOTS, **_TURNS, **_ROME, **_END}
