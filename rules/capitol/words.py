"""Capitol's sentences: options, questions, journal, refusals, and the position in words."""

from rules.capitol.components import COLOURS
from rules.words import Words

_HUES = {"light_blue": "light blue", "purple": "purple", "pink": "pink"}
_PERMITS = {f"permit-{hue}-{number}": f"{_HUES[hue]} permit {number}" for hue in COLOURS for number in range(1, 10)}
CARDS = {f"{kind}-{number}": f"{kind} {number}" for kind in ("roof", "block") for number in range(1, 10)} | _PERMITS

_NAMES = {
    **_HUES,
    "amphitheatre": "amphitheatre",
    "block": "block",
    "fountain": "fountain",
    "highest_card": "highest single card wins, then lower score (a house rule)",
    "lower_score": "lower score wins (the rules)",
    "permit": "permit",
    "pointed": "pointed",
    "roof": "roof",
    "round": "round",
    "temple": "temple",
}

_OPTIONS = {
    "option-auction_ties": "Who wins when the highest bids are equal",
    "option-board": "Which board: ours, or one its owner has corrected",
    "option-memory_aid": "List the discarded cards for everybody (off: they lie face down, as in the rules)",
    "option-start_player": "Who starts with the consul; drawn by lot if you name nobody",
}

_QUESTIONS = {
    "ask-bid": "Which cards do you bid for the {tile:word}? They lie above your STOP card; the first is shown first.",
    "ask-card": "Which card do you play?",
    "ask-draw": "Draw card {number} of {due}.",
    "ask-first-block": "Where does the first block go?",
    "ask-second-block": "Where does the second block go?",
    "ask-house": "Which house do you build in {colour:word}?",
    "ask-prefecture": "Where does house {letter} go?",
    "ask-roof": "Which house gets a roof?",
    "ask-shape": "Which roof does house {letter} get?",
    "ask-tile": "Where does the {tile:word} go?",
    "ask-turn": "Play a card, or pass.",
}

_CHOICES = {
    "begin": "Begin a new house",
    "begin-another": "Begin another new house",
    "bid-none": "STOP card on top: no bid",
    "cards-left": "{many} in this pile",
    "draw-no-more": "Draw no more",
    "draw-this": "Draw {card:word}",
    "fits-nowhere": "Fits nowhere now: no prefecture takes a house {height} high with this roof",
    "house-of": "House {letter}: {height} high, {shape:word} roof",
    "no-effect-now": "It can do nothing now: it would be played without effect",
    "pass": "Pass",
    "pass-is-final": "You are out for the rest of this building phase",
    "raise": "House {letter}, then {height} high",
    "roof-of": "A {shape:word} roof",
    "tally": "{numbers} above your STOP card = {sum}",
    "tally-none": "STOP card on top: you bid nothing",
    "too-few-roofs": "You have no roof left for one more house",
    "unfinished-house": "House {letter}: {height} high, no roof",
    "without-effect": "Play it without effect",
}

_JOURNAL = {
    "bids": "{who:seat} shows {cards:words}, a bid of {sum}.",
    "bids-nothing": "{who:seat} shows the STOP card at once.",
    "builds": "{who:seat} plays {card:word}: {parts:says}.",
    "draws": "{who:seat} draws {card:word}.",
    "no-room": "No prefecture has room for the {tile:word}: it is removed. (Ruling 29)",
    "nobody-bids": "Nobody bids: the {tile:word} is removed. (Ruling 23)",
    "nothing-to-draw": "{who:seat} finds no card left to draw and loses {missing:many card|cards}. (Ruling 7)",
    "now-high": "house {letter} is {height} high",
    "out-of-cards": "{who:seat} has no cards left and passes.",
    "part": "{where} {points}",
    "passes": "{who:seat} passes.",
    "places": "{who:seat} plays {card:word}: house {letter}, {height} high with a {shape:word} roof, "
    "stands in {where} now.",
    "plays-in-vain": "{who:seat} plays {card:word} without effect.",
    "puts": "{who:seat} puts the {tile:word} in {where}.",
    "roofs": "{who:seat} plays {card:word}: house {letter}, {height} high, gets a {shape:word} roof.",
    "round-begins": "Round {number} of {rounds} begins. {who:seat} has the consul.",
    "scores": "{who:seat} scores {points}, now {score}: {parts:says}.",
    "scores-nothing": "{who:seat} scores nothing, and stays at {score}.",
    "scoring": "Round {round} is scored: most blocks in a prefecture, not most houses; height only breaks ties.",
    "shared": "{who:seats} share the victory with {score:many point|points} each.",
    "stops-drawing": "{who:seat} draws no more.",
    "tie-card": "{who:seats} bid {sum} each; the highest single card counts. (Ruling 26)",
    "tie-removes": "{who:seats} tie at {sum} with equal scores: the {tile:word} is removed, "
    "and all keep their cards. (Ruling 24)",
    "tie-score": "{who:seats} bid {sum} each; the lower score counts.",
    "turned": "The {pile:word} discards are turned over.",
    "wins": "{who:seat} wins the {tile:word} and pays {sum}.",
    "won": "{who:seats} wins with {score:many point|points}.",
}

_REFUSALS = {
    "first-height": "{where} has no house yet, and the first must be 1 high; {letter} is {height}. (Building permit)",
    "full": "{where} has no free small square. (Building permit)",
    "not-held": "You do not hold {card:word}.",
    "no-site": "House {letter} ({height} high) fits no {colour:word} prefecture now: {why:says}. (Building permit)",
    "short-first-height": "{where} is empty and needs a house 1 high",
    "short-full": "{where} has no free small square",
    "short-three-alike": "{where} is empty and needs the other shape of roof",
    "short-wrong-height": "{where} needs one {tall} or {taller} high",
    "short-wrong-shape": "{where} has {shape:word} roofs",
    "other-colour": "{where} is {colour:word}, and this is a {permit:word} permit. (Building permit)",
    "three-alike": "The other two {colour:word} prefectures both have {shape:word} roofs, "
    "so {where} needs the other shape. (Building permit)",
    "wrong-height": "{where} has a house {tall} high, so the next must be {tall} or {taller} high; "
    "{letter} is {height}. (Building permit)",
    "wrong-shape": "All roofs in {where} are {shape:word}; {letter} has the other shape. (Building permit)",
}

_PROSE = {
    "at-auction": "{tile:word}, auction {number} of 3",
    "box-cards": "62 cards: 14 roofs (1 to 7, twice), 24 blocks (1 to 8, three times), "
    "24 permits (1 to 8 in each colour). As in the rules.",
    "box-colour": "**{colour:word}**: {parts:says}.",
    "box-corrected": "Nothing on this board is our reconstruction.",
    "box-pieces": "90 blocks; 5 round and 5 pointed roofs and a STOP card each. As in the rules.",
    "box-reconstructed": "Reconstructed by us, not the printed board: colour and number of squares of {names:words}, "
    "and where the fountains outside the Capitoline are. Whoever owns the box can correct it.",
    "box-tight": "Only {free} small squares are free: a late fountain may find no room, and is removed. (Ruling 29)",
    "box-site": "{name} ({free:many free small square|free small squares}, "
    "{printed:many printed fountain|printed fountains})",
    "box-tiles": "12 auctions: each round two fountains, then an amphitheatre (rounds 1 and 2) "
    "or a temple (rounds 3 and 4). As in the rules.",
    "consul": ", consul",
    "first-is": "1st {who:seats}",
    "glance-leader": "Score: {parts:says}.",
    "glance-site": "{where}: {parts:says}.",
    "hand": "In hand: {cards:words}.",
    "hand-empty": "You hold no cards.",
    "headline": "Round {round} of {rounds} · {phase:say}",
    "house-complete": "{letter} ({height} high, {shape:word} roof; {fits:say})",
    "house-unfinished": "{letter} ({height} high, no roof; {fits:say})",
    "fits": "fits {names:words}",
    "fits-anywhere": "fits anywhere",
    "houses": "Houses: {parts:says}.",
    "houses-none": "No house before you.",
    "its": "{who:seat} {many}",
    "memory": "Discarded {pile:word} cards: {cards:words}.",
    "nobody": "nobody yet",
    "nothing": "",
    "passed": ", passed",
    "phase-bidding": "Auction {number} of 3: {tile:word}",
    "phase-building": "Building",
    "phase-drawing": "Drawing cards",
    "phase-over": "The game is over",
    "phase-placing": "Auction {number} of 3: placing the {tile:word}",
    "pile": "{pile:word} {left} left, top {top:word}",
    "pile-empty": "{pile:word} pile empty",
    "piles": "Piles: {parts:says}. {blocks:many block|blocks} left.",
    "position-seat": "{who:seat}: {public:say}. Houses: {houses:says}.",
    "position-seat-bare": "{who:seat}: {public:say}. No house off the board.",
    "round-score": "Round {round}: {parts:says}.",
    "round-scored": "{who:seat} {score} ({parts:says})",
    "roofs-left": "Roofs left: {round} round, {pointed} pointed.",
    "rule-of-scoring": "Most building blocks, not most houses; height only breaks a tie for first place.",
    "score-now": "{where}, {first} for 1st and {second} for 2nd: {parts:says}.",
    "score-part": "{who:seat} {blocks:many block|blocks}, {points:many point|points}",
    "scored": "{who:seat} {score}",
    "seat": "{score:many point|points} · {cards:many card|cards} · roofs {round} round, {pointed} pointed"
    "{passed:say}{consul:say}",
    "second-is": "2nd {who:seats}",
    "site": "{where} ({colour:word}; {first} for 1st, {second} for 2nd; {room:say}): {parts:says}.",
    "site-room": "{free:many small square|small squares} free, {large:say}",
    "large-free": "large space free",
    "large-is": "{tile:word}",
    "site-house": "{who:seat} {height}",
    "site-roofs": "{shape:word} roofs",
    "site-fountains": "{many:many fountain|fountains}",
    "to-come": "Still to be auctioned: {tiles:words}.",
    "would-score": "If it were scored now: {parts:says}.",
    "anywhere-not": "fits nowhere now",
}

# What players may type for a word of ours: both printings' names of the colours (ruling 43), and short forms.
_SYNONYMS = {
    "synonym-black": "purple",
    "synonym-blocks": "block",
    "synonym-blue": "light blue",
    "synonym-dome": "round",
    "synonym-gable": "pointed",
    "synonym-red": "pink",
    "synonym-white": "light blue",
}

WORDS: Words = CARDS | _NAMES | _OPTIONS | _QUESTIONS | _CHOICES | _JOURNAL | _REFUSALS | _PROSE | _SYNONYMS
