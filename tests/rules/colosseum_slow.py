"""A second referee of the Colosseum, slow and obvious, from the rulebook and the rulings alone; it knows no `rules`.

Cards and tiles are {"water": 2, ...}, players are named by their seats. Numbers of rulings stand where one is followed.
"""

from itertools import product

MATERIALS = ("water", "grain", "wood", "stone")
ROWS = ("stable", "storage", *MATERIALS)


def steps(wheels, marker, fame, wanted):
    """Marker and fame after so many steps, or None if they cannot be made (1, 4, 5, 6)."""
    if wanted < 1:
        return None
    for _ in range(wanted - 1):
        if marker < wheels - 1:
            marker += 1
        elif fame > 0:
            fame -= 1
        else:
            return None
    return marker, fame


def payments(hand, cost):
    """All bundles of cards that pay for a piece, by trying every one (10)."""
    bundles = product(*(range(hand[each] + 1) for each in MATERIALS))
    return [bundle for bundle in bundles if pays(hand, dict(zip(MATERIALS, bundle, strict=True)), cost)]


def pays(hand, bundle, cost):
    """Whether a bundle is what the cost asks as far as it is held, and three equal cards for each card it lacks."""
    lacking = sum(max(0, many - hand[each]) for each, many in cost.items())
    for each in MATERIALS:
        extra = bundle[each] - min(hand[each], cost.get(each, 0))
        if extra < 0 or extra % 3:
            return False
        lacking -= extra // 3
    return lacking == 0


def share(tiles, supply, wish):
    """What one seat gets of a scoring: cards and fame (17, 18, 20). A wish of 0 declines."""
    if not tiles:
        return 0, 0
    if not supply or wish == 0:
        return 0, 1
    return min(tiles, supply, wish), 0


def scoring(tiles, supply, wishes):
    """Strictly one after the other: cards and fame of each, and what is left."""
    gains = []
    for many, wish in zip(tiles, wishes, strict=True):
        cards, fame = share(many, supply, wish)
        supply -= cards
        gains.append((cards, fame))
    return gains, supply


def majorities(rows):
    """What each player gets for the rows of all (26)."""
    gains = [dict.fromkeys(ROWS, 0) for _ in rows]
    for row in ROWS:
        most = max(player[row] for player in rows)
        best = [seat for seat, player in enumerate(rows) if player[row] == most]
        for seat in best if most else []:
            gains[seat][row] = 4 if len(best) == 1 else 2
    return gains


def totals(fame, rows, cards):
    """Fame at the end (27)."""
    gains = majorities(rows)
    return [fame[seat] + sum(gains[seat].values()) + cards[seat] // 3 for seat in range(len(rows))]


def winners(scores, cards):
    """Most fame, then most cards, then together (28)."""
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    most = max(cards[seat] for seat in best)
    return [seat for seat in best if cards[seat] == most]


# Bookkeeping from what is told to all (35): every card and every fame point can be followed.


def opened(seats, start):
    """What everybody has before the first answer."""
    fame = [(seat - start) % seats for seat in range(seats)]
    return {"hands": [dict.fromkeys(MATERIALS, 0) for _ in range(seats)], "fame": fame}


def follow(book, key, values):
    """Enter one line of the public journal."""
    who = values.get("who")
    match key:
        case "first":
            move(book, who, {values["card"]: 1})
        case "takes":
            move(book, who, {values["what"]: values["many"]})
        case "discards":
            move(book, who, cards(values["cards"]), -1)
        case "stores":
            move(book, who, {values["card"]: 1}, -1)
        case "swaps":
            move(book, who, cards(values["given"]), -1)
            move(book, who, cards(values["got"]))
        case "builds":
            move(book, who, cards(values["cards"]), -1)
            book["fame"][who] += values["fame"] + values["bonus"][1].get("bonus", 0)
        case "declines" | "nothing-left" | "gets-fame":
            book["fame"][who] += 1
        case "moves":
            book["fame"][who] -= values["cost"][1].get("fame", 0)


def cards(parts):
    """Cards as a sentence counts them."""
    return {values["what"]: values["many"] for _, values in parts if "what" in values}


def move(book, who, some, sign=1):
    for material, many in some.items():
        book["hands"][who][material] += sign * many
