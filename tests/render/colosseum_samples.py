"""Views of the Colosseum to draw: invented positions with all sums right, from the first cards to the last section."""

ROWS = ("stable", "storage", "water", "grain", "wood", "stone")
MATERIALS = ROWS[2:]
RING = (
    ("d", "choose"),
    ("p1", "site"),
    ("a1", "storage"),
    ("p2", "site"),
    ("p3", "site"),
    ("a2", "storage"),
    ("p4", "site"),
)
NUMERALS = (
    "I",
    "II",
    "III",
    "IV",
    "V",
    "VI",
    "VII",
    "VIII",
    "IX",
    "X",
    "XI",
    "XII",
    "XIII",
    "XIV",
    "XV",
    "XVI",
    "XVII",
)
LANDSCAPES = (("water", "grain"), ("grain", "wood"), ("wood", "stone"), ("stone", "water"))
START = (("wood", "grain", "wood", "water"), ("stone", "stable-1"), ("grain",), ("water", "stable-2", "grain", "stone"))
PIECES = (
    ("A1", 4, {"water": 2, "stone": 1}),
    ("B1", 5, {"water": 1, "grain": 1, "wood": 1, "stone": 1}),
    ("B7", 6, {"water": 2, "grain": 1, "stone": 2}),
    ("C5", 7, {"water": 1, "wood": 3, "stone": 2}),
)
# Rows and hands in the middle of a game: (tiles by row, wheels of the stables, marker, hand)
MIDDLE = (
    ((2, 3, 2, 1, 3, 1), (3, 2), 1, (3, 1, 0, 3)),
    ((3, 2, 1, 4, 2, 2), (3, 1, 1), 4, (0, 2, 1, 1)),
    ((1, 2, 4, 2, 2, 0), (3,), 1, (2, 0, 4, 0)),
    ((2, 3, 1, 2, 0, 3), (3, 2), 0, (0, 1, 0, 1)),
)
FULL = (
    ((6, 12, 9, 8, 7, 6), (3, 2, 2, 2, 2, 1), 0, (12, 8, 6, 0)),
    ((4, 2, 4, 4, 5, 6), (3, 1, 1, 1), 5, (0, 0, 0, 6)),
    ((2, 3, 2, 2, 2, 2), (3, 1), 3, (2, 2, 2, 2)),
    ((1, 3, 1, 2, 2, 2), (3,), 2, (0, 0, 0, 0)),
)


def seat(number, tiles=None, stables=(3,), marker=0, hand=(1, 0, 0, 0), fame=None, known=False):
    """A display; its hand and fame only if they are known."""
    pair = LANDSCAPES[number]
    tiles = dict(zip(ROWS, tiles or [int(row in ("stable", "storage", *pair)) for row in ROWS], strict=True))
    said = {
        "display": list(pair),
        "tiles": tiles,
        "stables": list(stables),
        "wheels": sum(stables),
        "marker": marker,
        "steps": sum(stables) - 1 - marker,
        "cards": sum(hand),
        "limit": 2 + 2 * tiles["storage"],
    }
    if known:
        said |= {"hand": dict(zip(MATERIALS, hand, strict=True)), "fame": number if fame is None else fame}
    return said


def majorities(seats):
    leads = {}
    for row in ROWS:
        most = max(each["tiles"][row] for each in seats)
        first = [number for number, each in enumerate(seats) if each["tiles"][row] == most > 0]
        leads[row] = {"seats": first, "each": 0 if not first else 4 if len(first) == 1 else 2}
    return leads


def site(number, tiles, piece, more=True):
    kind = tiles[1].partition("-")[0] if len(tiles) > 1 else None
    key, fame, cost = piece or (None, None, None)
    return {
        "key": f"p{number + 1}",
        "tiles": list(tiles),
        "pays": kind,
        "new": len(tiles) == 1 and more,
        "piece": piece and {"key": key, "fame": fame, "cost": cost},
    }


def sections(built, seats, chips=(1, 2, 4)):
    bonus = [0] * 14 + list(chips)
    return [
        {
            "numeral": numeral,
            "piece": f"B{number}" if number < built else None,
            "by": (number * number + number // 3) % seats if number < built else None,
            "bonus": bonus[number],
        }
        for number, numeral in enumerate(NUMERALS)
    ]


def view(count, built=0, positions=MIDDLE, known=(), chips=(1, 2, 4), **more):
    """A whole view; what is not said is in the middle of a turn of the second seat."""
    given = [seat(n, *positions[n], fame=7 + 3 * n, known=n in known) for n in range(count)]
    stacks = more.get("stacks", {"II": 12, "III": 22})
    rows = more.pop("rows", START)
    held = [sum(positions[n][3][i] for n in range(count)) for i in range(4)]
    left = 16 - built
    piles = {"A": max(0, left - 14), "B": max(0, min(7, left - 7)), "C": max(0, min(7, left))}
    said = {
        "game": "colosseum",
        "me": None,
        "phase": "turn",
        "start": 0,
        "active": 1,
        "turn": 2 * built + 9,
        "ring": [{"key": key, "kind": kind, "site": int(key[1]) - 1 if kind == "site" else None} for key, kind in RING],
        "consul": 3,
        "space_d": "score_any_for_all",
        "sites": [site(n, rows[n], PIECES[n], any(stacks.values())) for n in range(4)],
        "stacks": stacks,
        "pieces": piles,
        "storage": 16 - sum(given[n]["tiles"]["storage"] - 1 for n in range(count)),
        "supply": {each: 18 - held[i] for i, each in enumerate(MATERIALS)},
        "sections": sections(built, count, chips),
        "built": built,
        "paying": None,
        "seats": given,
        "majorities": majorities(given),
        "scores": None,
        "winners": None,
    }
    return said | more


BEGUN = tuple((None, (3,), 0, hand) for hand in ((1, 0, 0, 0), (0, 0, 0, 0), (0, 0, 1, 0), (0, 0, 0, 0)))


def start(count, **more):
    """First cards are being taken."""
    rows = (("water", "stable-1", "grain", "wood"),) * 4
    said = {
        "phase": "first_card",
        "active": None,
        "turn": 0,
        "consul": 0,
        "rows": rows,
        "stacks": {"II": 20, "III": 22},
    }
    return view(count, 0, BEGUN, **(said | more))


def paying(what="grain", short=False, **more):
    """Something is scored at the Consul's site; two have decided."""
    base = view(4, 11, **more)
    owed = [each["tiles"][what] for each in base["seats"]]
    waiting = [number for number, many in enumerate(owed) if many and number not in (1, 2)]
    base["supply"][what] = 3 if short else base["supply"].get(what, 0)
    if what == "stable":
        del base["supply"]["stable"]
    rows = (START[0], ("stable-2" if what == "stable" else what, "wood"), *START[2:])
    said = {"what": what, "owed": owed, "short": short, "open": waiting}
    return base | {"phase": "paying", "paying": said, "sites": [site(n, rows[n], PIECES[n]) for n in range(4)]}


def own(base, number=0, builds=True):
    """A seat's own view, with what it could build."""
    positions = MIDDLE
    hand = base["seats"][number].get("hand") or dict(zip(MATERIALS, positions[number][3], strict=True))
    seats = [dict(each) for each in base["seats"]]
    seats[number] |= {"hand": hand, "fame": seats[number].get("fame", 9)}
    return base | {"me": number, "seats": seats, "builds": could(base, seats[number]) if builds else []}


def could(base, said):
    """What a hand could build: exactly, by three for one of what it has most, or not at all."""
    builds = []
    for steps in range(1, 8):
        space = base["ring"][(base["consul"] + steps) % 7]
        place = base["sites"][space["site"]] if space["site"] is not None else None
        if place is None or place["piece"] is None:
            continue
        cost = place["piece"]["cost"]
        lacks = {each: many - said["hand"][each] for each, many in cost.items() if many > said["hand"][each]}
        builds.append(
            {
                "site": space["site"],
                "key": place["key"],
                "piece": place["piece"]["key"],
                "steps": steps,
                "reach": steps <= 1 + said["steps"] + said["fame"],
                "lacks": lacks,
                "pay": paid(said["hand"], cost, lacks),
            }
        )
    return builds


def paid(hand, cost, lacks):
    spare = {each: many - cost.get(each, 0) for each, many in hand.items()}
    most = max(spare, key=lambda each: spare[each])
    more = 3 * sum(lacks.values())
    if more > spare[most]:
        return None
    pay = {each: min(many, hand[each]) for each, many in cost.items() if hand[each]}
    return pay | ({most: pay.get(most, 0) + more} if more else {})


def over(count=4, winners=(0,)):
    """The Colosseum stands: all lies open and is added up."""
    base = view(count, 17, FULL, known=range(count), active=None, phase="over", stacks={"II": 0, "III": 0})
    leads, lines = base["majorities"], []
    for number, each in enumerate(base["seats"]):
        rows = {row: lead["each"] if number in lead["seats"] else 0 for row, lead in leads.items()}
        gains = {"fame": 31 - 4 * number, **rows, "sets": each["cards"] // 3}
        lines.append(gains | {"total": sum(gains.values()), "cards": each["cards"]})
        each["fame"] = gains["fame"]
    sites = [site(n, START[n], PIECES[n] if n != 2 else None, False) for n in range(4)]
    pieces = {"A": 0, "B": 0, "C": 0}
    return base | {"scores": lines, "winners": list(winners), "sites": sites, "pieces": pieces, "bank": 23}


def fullest(**more):
    """As full as the pieces allow: double figures in every column, hands and fame open, all three chips on each."""
    return view(4, 14, FULL, known=range(4), chips=(7, 7, 7), bank=4, storage=0, stacks={"II": 0, "III": 2}, **more)


def components():
    """A small box: parts of it are ours, one piece is dearer than any of the real ones."""
    pieces = {
        f"{letter}{n}": {"source": "reconstructed", "cost": {"water": 1 + n % 3, "wood": n % 4 + 1}, "fame": 4 + n % 4}
        for letter, many in (("A", 4), ("B", 8), ("C", 8))
        for n in range(1, many + 1)
    }
    pieces["A1"] = {"source": "rulebook", "cost": {"water": 2, "stone": 1}, "fame": 4}
    pieces["C8"]["cost"] = {"water": 3, "grain": 3, "stone": 2}
    split = {"default": "reconstructed", "total": "rulebook"}
    level = {"water": 3, "grain": 3, "wood": 3, "stone": 3, "stable-1": 4, "stable-2": 0}
    return {
        "edition": {"source": "reconstructed", "key": "dear", "title": "Dear (reconstructed)"},
        "materials": {"source": "rulebook", "names": list(MATERIALS), "cards": 18},
        "ring": {"source": "deduced", "spaces": [key for key, _ in RING]},
        "start": {"source": "reconstructed", "space": "d"},
        "display": {"source": "found", "wheels": 3, "limit": 4},
        "displays": {"source": "reconstructed", "landscapes": [list(pair) for pair in LANDSCAPES]},
        "storage": {"source": "rulebook", "tiles": 16, "cards": 2},
        "tiles": {numeral: {"source": split, "total": 16, **level} for numeral in ("I", "II", "III")},
        "pieces": pieces,
        "sections": {"source": {"default": "rulebook", "last": "reconstructed"}, "count": 17, "last": [1, 2, 4]},
        "fame": {"source": "rulebook", "chips": [[1, 42], [2, 13], [4, 20], [7, 6]], "start": [0, 1, 2, 3]},
        "variants": {"source": "rulebook", "effects": ["score_any_for_all"]},
    }
