"""The sentences of Between Two Cities: options, questions, journal, refusals, and the position in words."""

from rules.words import Words

_NAMES = {
    "base": "base game",
    "capitals": "Capitals",
    "civic": "civic",
    "factory": "factory",
    "free": "free",
    "house": "house",
    "in_turn": "in the order of seating numbers",
    "left": "left",
    "no_hand_talk": "no word of hands while choosing (the rules)",
    "office": "office",
    "park": "park",
    "random": "drawn by lot",
    "as_joined": "in the order of joining",
    "right": "right",
    "shop": "shop",
    "side_by_side": "all at once (the rules)",
    "tavern": "tavern",
    "tavern-bed": "bed tavern",
    "tavern-drink": "drink tavern",
    "tavern-food": "food tavern",
    "tavern-music": "music tavern",
}

_OPTIONS = {
    "option-box": "Which tiles and mats: ours, or those its owner has corrected",
    "option-edition": "With the expansion Capitals, or the base game alone",
    "option-placing": "How tiles are placed: all at once, or one player after another",
    "option-seating": "Who sits next to whom",
    "option-talk": "What may be said of hands while choosing",
}

_QUESTIONS = {
    "ask-choose": "Which two of your {many} tiles do you keep?{talk:say}",
    "ask-choose-duplexes": "Which two of your {many} duplexes do you keep?{talk:say}",
    "ask-place": "Place one tile in each of your two cities.",
    "ask-what": "Which tile goes into which city?",
    "ask-where": "Where in {city} does the {tile:say} go?",
    "quiet": " Until all have chosen, say nothing of your hand.",
}

_CHOICES = {
    "by-type": "{what:say} {by}",
    "change": "{by}: {parts:says}",
    "civic-is": "likes {likes:words}; not {harm:word}",
    "district": "district {one:word} and {two:word}",
    "elsewhere": "{city} {by}",
    "level": "{one:say} left of {two:say}",
    "no-change": "no change",
    "tile-to": "{city}: {tile:say}",
    "two-spots": "{one} and {two}",
    "upright": "{one:say} above {two:say}",
    "wait-for": "{city}: wait for {who:seat}",
}

_JOURNAL = {
    "city-ends": "{city} ends with {total:many point|points}.",
    "hands-left": "Turn {turn} of {turns}: hands of {many} tiles have gone to the left.",
    "hands-right": "Turn {turn} of {turns}: hands of {many} tiles have gone to the right.",
    "hands-swap": "Turn {turn} of {turns}: you have exchanged your hands of {many} tiles.",
    "lays": "{who:seat} lays {tile:say} in {city} at {spot:say} ({change:say}): {total:many point|points}.",
    "lays-and-moves": "{who:seat} lays {tile:say} in {city} at {spot:say} ({change:say}): {total:many point|points}; "
    "elsewhere {elsewhere:says}.",
    "must-place": "Both wait in {city}: {who:seat} has the lower seating number, {number}, and must place. (Ruling 39)",
    "reveals": "{who:seat} reveals {tiles:says}.",
    "round-begins": "Round {number} of {rounds} begins.",
    "round-begins-a": "Round {number} of {rounds} begins, its first half.",
    "round-begins-b": "Round {number} of {rounds}, the second half.",
    "seat-ends": "{who:seat}: {left} and {right}, so {score}.",
    "seat-ends-two": "{who:seat}: {left} and {right}, together {score}.",
    "shared": "{who:seats} share the victory with {score} points each: nothing breaks the tie.",
    "waits": "{who:seat} waits for {partner:seat} in {city}.",
    "won": "{who:seats} wins with {score:many point|points}.",
    "won-by-count": "{who:seats} wins: {tied:seats} have {score} points each and {higher} in their other city, and "
    "{who:seats} has the most tiles of the type that decides, {type:word}: {many}.",
    "won-by-count-of": "{who:seats} wins: {tied:seats} have {score} points each, of whom {still:seats} have the "
    "highest other city with {higher}, and {who:seats} has the most tiles of the type that decides, {type:word}: "
    "{many}.",
    "won-by-count-two": "{who:seats} wins: {tied:seats} have {score} points each, and {who:seats} has the most tiles "
    "of the type that decides, {type:word}: {many}.",
    "won-by-higher": "{who:seats} wins: {tied:seats} have {score} points each, and the other city of {who:seats} is "
    "the highest with {higher}.",
}

_REFUSALS = {
    "apart": "{spot} touches no tile of the city by an edge or a bridge. (Placement)",
    "blocked": "{spot} is landscape: nothing can be built there. (Landscape)",
    "built-on": "{spot} is built on, and tiles never move. (Placement)",
    "first-at": "The first tile of a city goes to D4; all other spaces are named from there. (Placement)",
    "first-on-mat": "The first tile of a city goes on a free space of its mat; {spot} is none. (Landscape)",
    "no-room-for-one": "A tile at {spot} fits, but the second duplex of this round might then find no room. Keep room "
    "for one upright and for one level. (Ruling 10)",
    "no-room-for-two": "A tile at {spot} fits, but the two duplexes of round 2 might then find no room. Keep room for "
    "any two. (Ruling 10)",
    "off-grid": "A tile at {spot} would leave the grid: the city would be too large. (Placement)",
    "placed-that": "You have already placed your {tile:say}.",
    "placed-there": "You have already placed a tile in {city} this turn: the other goes into your other city.",
    "too-wide": "With a tile at {spot} the city would not fit a square of 4 by 4. (Placement)",
    "too-wide-mat": "With a tile at {spot} no square of 5 by 5 would hold the city and its whole mat. (Landscape)",
    "wait-for-nobody": "{who:seat} has already placed in {city}: there is nobody to wait for.",
    "wait-no-more": "You cannot wait in {city}: you sit lower than {who:seat}, so of you two you place first. "
    "(Ruling 39)",
    "waits-there": "You wait for {who:seat} in {city}; until then, only your other city is open.",
}

_BOX = {
    "box-civic": "{name} × {many} (likes {likes:words}; not {harm:word})",
    "box-civics": "Capitals, 21 civics: {parts:says}.",
    "box-corrected": "Nothing in this box is our reconstruction.",
    "box-districts": "Capitals, districts: 7 cards, one for each type, in pairs on three prizes for first and second "
    "place: {parts:says}.",
    "box-duplexes": "24 duplexes, 12 upright and 12 level, all different; 8 halves of each type.",
    "box-many": "{many} {tile:word}",
    "box-mats": "Capitals, landscape mats of 3 by 3 with 5 blocked spaces: {names:words}.",
    "box-prize": "{first} and {second}",
    "box-reconstructed": "Reconstructed by us, not the printed ones: {parts:says}. Who owns the box can correct it.",
    "box-singles": "108 single tiles: {parts:says}.",
    "ours": "{what:word} ({names:words})",
    "ours-civics": "what these civics like and how many there are",
    "ours-districts": "the three pairs of district prizes",
    "ours-mats": "the patterns of the mats",
}

_PROSE = {
    "aside": "The district card left over: {type:word}.",
    "bridge": "{one}–{two}",
    "choosing": "choosing tiles",
    "city": "{numeral} {city} of {owners:seats}, {total:many point|points}, {built} of {size} spaces{mat:say}, "
    "{frame:say}: {parts:says}.",
    "city-empty": "{numeral} {city} of {owners:seats}, nothing built yet{mat:say}, {frame:say}.",
    "district-line": "District {types:say} ({first} and {second} points): {parts:says}.",
    "district-part": "{city} {size:many space|spaces}, {points:many point|points}",
    "district-size": "{city} {size}",
    "duplexes": "duplexes",
    "frame": "room from {first} to {last}",
    "gain": "{at} {by}",
    "gains": "{city}, {tile:say}: best {parts:says}.",
    "glance-cities": "Cities: {parts:says}.",
    "glance-city": "{city} {total}",
    "glance-districts": "Largest districts: {parts:says}.",
    "glance-players": "The lower city counts: {parts:says}.",
    "glance-players-two": "Both cities together: {parts:says}.",
    "half-a": ", first half",
    "half-b": ", second half",
    "hand": "To choose from: {parts:says}.",
    "hand-empty": "You hold no tiles now.",
    "headline": "Round {round} of {rounds}{half:say} · {turn:say} · {phase:say}",
    "headline-over": "The game is over",
    "in-hand-to-place": "Still to place: {tiles:says}.",
    "leads": "{types:say}: {names:words}",
    "leads-nobody": "{types:say}: none yet",
    "mat": ", {name} ({blocked:says} blocked)",
    "mat-bridges": ", {name} ({blocked:says} blocked, bridges {bridges:says})",
    "nothing": "",
    "own-city": "Your {side:word} city, with {who:seat}: {city}, {total:many point|points}.{waiting:say}",
    "own-city-alone": "Your {side:word} city: {city}, {total:many point|points}.",
    "places": " · to place: {tiles:says}",
    "places-and-waits": " · to place: {tiles:says} · waits in {cities:words}",
    "partner-waits": " {who:seat} waits for you there.",
    "placing": "placing",
    "position-seat": "{who:seat}: {public:say}.",
    "rule": "The lower of two cities is a player's score; in a tie the higher one decides, then the numbers of tiles.",
    "rule-two": "Both cities together are a player's score; in a tie the numbers of tiles decide.",
    "scored": "{who:seat} {score}",
    "scores-now": "If the game ended now:",
    "scores-over": "The final scores:",
    "seat": "{score:many point|points}, the lower of {left} {one} and {right} {two} · seating number {number}"
    "{doing:say}",
    "seat-two": "{score:many point|points}, {left} {one} and {right} {two}{doing:say}",
    "several": "{many} × {tile:say}",
    "sheet": "{numeral} {city} {total}: {parts:says}.",
    "sheet-civic": "civics {points} ({parts:says})",
    "sheet-districts": "districts {points} ({parts})",
    "sheet-empty": "{numeral} {city}: nothing yet.",
    "sheet-factory": "factories {points} ({many} at {each})",
    "sheet-house": "houses {points} ({apart} at {types})",
    "sheet-house-factory": "houses {points} ({apart} at {types}, {by_factory} next to a factory at 1)",
    "sheet-office": "offices {points} ({many}, {by_tavern} next to a tavern)",
    "sheet-one-civic": "{tile:say} {points}",
    "sheet-park": "parks {points} (groups of {groups})",
    "sheet-player": "{who:seat}: {left} {one}, {right} {two}: {score}.",
    "sheet-player-two": "{who:seat}: {left} {one} + {right} {two} = {score}.",
    "sheet-shop": "shops {points} (lines of {lines})",
    "sheet-tavern": "taverns {points} (sets of {sets})",
    "space": "{at} {tile:say}",
    "supply": "Left in the supply: {singles} single tiles, {duplexes} duplexes.",
    "turn": "turn {turn} of {turns}",
    "types": "{one:word} and {two:word}",
    "waits-for-partner": " You wait for {who:seat} there.",
}

# What players may type for a word of ours.
_SYNONYMS = {
    "synonym-bar": "tavern",
    "synonym-flat": "house",
    "synonym-horizontal": "left",
    "synonym-pub": "tavern",
    "synonym-store": "shop",
    "synonym-vertical": "above",
}

WORDS: Words = _NAMES | _OPTIONS | _QUESTIONS | _CHOICES | _JOURNAL | _REFUSALS | _BOX | _PROSE | _SYNONYMS
