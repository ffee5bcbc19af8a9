"""Views of Capitol to draw: invented positions with all sums right, from the empty start to the fullest board."""

from render import Person

PLACES = (
    ("field_of_mars", "Field of Mars", "light_blue", 1),
    ("quirinal", "Quirinal", "pink", 0),
    ("viminal", "Viminal", "pink", 0),
    ("tiber_island", "Tiber Island", "light_blue", 0),
    ("capitoline", "Capitoline", "purple", 2),
    ("esquiline", "Esquiline", "pink", 1),
    ("aventine", "Aventine", "light_blue", 0),
    ("palatine", "Palatine", "purple", 0),
    ("caelian", "Caelian", "purple", 0),
)
TILES = ("fountain", "fountain", "amphitheatre") * 2 + ("fountain", "fountain", "temple") * 2
PHASES = ("building", "bidding", "placing", "drawing", "over")

PLAIN = (
    Person("Marcellina", "blue", True),
    Person("Otto von Bismarck-Schönhausen", "red"),
    Person("נועה 🦊", "green"),
    Person("Jo", "yellow"),
)
FOREIGN = (
    Person("محمد عبد الله الفارسي", "violet"),
    Person("สมชาย ใจดีมีสุขมากมายก่ายกอง", "ivory", True),
    Person("山田さくら 김민준 👩‍👩‍👧‍👦 **bold** _it_", "black"),
    Person("𝓙𝓸𝓱𝓷 `~~|| Z̸̢̛͇̘͖̈́͑ͅa̶̡͎͉͗̾l̴̖͋g̷̛̠o", "blue"),
)
LONG = (
    Person("WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW", "red"),
    Person("🏛️🏛️🏛️🏛️🏛️🏛️🏛️🏛️🏛️🏛️", "green", True),
    Person("דוד בן־גוריון כהן לוי אברהם יצחק", "yellow"),
    Person("\u200d\ufe0f", "violet"),
)


def prefecture(place, number, seats, houses=(), won=0, large=None, shape=None, small=7):
    """One prefecture as a view tells it; `houses` are (seat, height) in the order built."""
    key, name, colour, printed = place
    blocks = [sum(height for owner, height in houses if owner == seat) for seat in range(seats)]
    tallest = [max((height for owner, height in houses if owner == seat), default=0) for seat in range(seats)]
    first, second = placed(blocks, tallest)
    fountains = printed + won
    times = 2 if large == "temple" else 1
    return {
        "key": key,
        "name": name,
        "colour": colour,
        "row": number // 3,
        "column": number % 3,
        "small": small,
        "printed": printed,
        "fountains": fountains,
        "free": small - fountains - len(houses),
        "large": large,
        "shape": shape,
        "houses": [{"seat": owner, "height": height} for owner, height in houses],
        "blocks": blocks,
        "tallest": tallest,
        "first": first,
        "second": second,
        "worth": [(2 + fountains) * times, fountains * times],
    }


def placed(blocks, tallest):
    """First and second place: most blocks, height breaking a tie for first."""
    most = max(blocks)
    if not most:
        return [], []
    equal = [seat for seat, count in enumerate(blocks) if count == most]
    height = max(tallest[seat] for seat in equal)
    first = [seat for seat in equal if tallest[seat] == height]
    if len(first) > 1:
        return first, []
    if len(equal) > 1:
        return first, [seat for seat in equal if seat not in first]
    rest = max((count for count in blocks if count != most), default=0)
    return first, [seat for seat, count in enumerate(blocks) if count == rest] if rest else []


def points(place, seats):
    return [
        place["worth"][0] if seat in place["first"] else place["worth"][1] if seat in place["second"] else 0
        for seat in range(seats)
    ]


def auctions(done, winners, phase="building", bids=None):
    """Twelve auctions, the first `done` decided: a winner or None for each."""
    rows = []
    for i, tile in enumerate(TILES):
        state = "ahead"
        if i < done:
            state = "removed" if winners[i % len(winners)] is None else "won"
        elif i == done and phase in ("bidding", "placing"):
            state = "now"
        winner = winners[i % len(winners)] if state == "won" else None
        rows.append({"round": i // 3 + 1, "tile": tile, "state": state, "winner": winner, "bids": None})
    if bids is not None:
        rows[done - 1 if phase == "bidding" else done]["bids"] = bids
    return rows


def seat(
    cards=8, score=0, passed=False, roofs=(3, 3), houses=((1, "round"), (2, "round"), (1, "pointed"), (2, "pointed"))
):
    letters = "abcdefghijklmnopqrstuvwxyz"
    return {
        "cards": cards,
        "passed": passed,
        "score": score,
        "roofs": {"round": roofs[0], "pointed": roofs[1]},
        "houses": [
            {"key": letters[i], "height": height, "shape": shape, "fits": fits[0] if fits else []}
            for i, (height, shape, *fits) in enumerate(houses)
        ],
    }


def view(count, places, **more):
    """A whole view; what is not said is as at the start."""
    said = {
        "game": "capitol",
        "me": None,
        "round": 1,
        "rounds": 4,
        "phase": "building",
        "consul": 0,
        "active": 0,
        "auction": None,
        "prefectures": places,
        "auctions": auctions(0, [0]),
        "piles": pile(("roof-5", 6, 0), ("block-7", 16, 0), ("permit-light_blue-3", 8, 0)),
        "discards": None,
        "blocks": 90 - 6 * count,
        "draws": None,
        "seats": [seat() for _ in range(count)],
        "scorings": [],
        "winners": None,
    }
    return said | more


def pile(*three):
    names = ("roof", "block", "permit")
    return {
        name: {"top": top, "left": left, "discards": gone} for name, (top, left, gone) in zip(names, three, strict=True)
    }


def start(seats):
    return view(seats, [prefecture(place, i, seats) for i, place in enumerate(PLACES)])


def middle(phase="building", **more):
    """Four players in the last round."""
    built = (
        {"houses": ((0, 1), (1, 2), (0, 2), (2, 3)), "won": 1, "shape": "round"},
        {"houses": ((3, 1), (3, 2)), "won": 1, "shape": "pointed"},
        {"houses": ((2, 1), (1, 1)), "won": 1, "shape": "round"},
        {"houses": ((2, 1),), "shape": "pointed"},
        {"houses": ((1, 1), (0, 2), (3, 2), (1, 3), (2, 4)), "large": "temple", "shape": "pointed"},
        {"houses": ((3, 1), (0, 2), (2, 2)), "won": 1, "large": "amphitheatre", "shape": "pointed"},
        {},
        {"houses": ((1, 1), (2, 1), (1, 2), (3, 3), (0, 3)), "won": 1, "large": "amphitheatre", "shape": "round"},
        {},
    )
    places = [prefecture(place, i, 4, **what) for i, (place, what) in enumerate(zip(PLACES, built, strict=True))]
    pink = ["quirinal", "esquiline"]
    people = [
        seat(
            5,
            26,
            houses=(
                (1, "round", ["field_of_mars", "viminal"]),
                (3, "pointed", [*pink, "capitoline"]),
                (2, None),
                (1, None),
            ),
            roofs=(2, 1),
        ),
        seat(4, 28, passed=True, houses=((5, "pointed", []),), roofs=(0, 2)),
        seat(
            16,
            32,
            houses=((1, "round", []), (2, "round", []), (4, "pointed", []), (1, None), (1, None), (3, None)),
            roofs=(1, 1),
        ),
        seat(3, 37, houses=(), roofs=(0, 0)),
    ]
    scored = {place["key"]: points(place, 4) for place in places}
    said = {
        "round": 4,
        "phase": phase,
        "auctions": auctions(9, [0, 3, 1, 2, None, 0], phase),
        "blocks": 21,
        "seats": people,
        "scorings": [
            {key: [won // 3 for won in row] for key, row in scored.items()},
            {key: [won // 2 for won in row] for key, row in scored.items()},
            scored,
        ],
    }
    return view(4, places, **(said | more))


def hand(base, cards, houses=None, **more):
    """The first seat's own view."""
    seats = [dict(each) for each in base["seats"]]
    seats[0]["cards"] = len(cards)
    if houses is not None:
        seats[0]["houses"] = seat(houses=houses)["houses"]
    return base | {"me": 0, "hand": sorted(cards), "seats": seats} | more


SIX = ("block-1", "block-7", "permit-pink-4", "permit-light_blue-8", "permit-purple-3", "roof-6")
MANY = tuple(
    f"{kind}-{n}" for n in range(1, 9) for kind in ("block", "permit-light_blue", "permit-purple", "permit-pink")
)


def bidding(**more):
    return hand(
        middle(
            "bidding",
            active=None,
            auction=2,
            auctions=auctions(10, [0, 3, 1, 2, None, 0], "bidding", [["block-8"], [], ["roof-2", "roof-3"], []]),
        ),
        SIX,
        **more,
    )


def drawing():
    return middle(
        "drawing",
        draws={"taken": 2, "due": 8},
        auctions=auctions(12, [0, 3, 1, 2, None, 0]),
        piles=pile(("roof-5", 6, 3), (None, 0, 0), ("permit-purple-8", 1, 5)),
    )


def placing():
    bids = [["block-8", "roof-3"], [], ["roof-2", "roof-3"], ["permit-pink-1"]]
    return middle("placing", auction=3, auctions=auctions(11, [0, 3, 1, 2, None, 0], "placing", bids))


def fullest(seats=4, **more):
    """As full as the pieces allow: double figures, five houses high, all fountains placed."""
    shapes = ("round", "pointed", "pointed", "pointed", "round", "round", "round", "pointed", "round")
    larges = (None, "temple", "amphitheatre", "temple", None, "amphitheatre", None, None, None)
    places, won = [], (1, 2, 0, 1, 1, 1, 1, 0, 1)
    for i, place in enumerate(PLACES):
        free = 7 - place[3] - won[i]
        houses = tuple(((i + j) % seats if j % 3 else i % seats, min(5, 1 + j)) for j in range(free))
        places.append(prefecture(place, i, seats, houses, won[i], larges[i], shapes[i]))
    yard = tuple((1 + n % 5, ("round", "pointed", None)[n % 3], ["aventine"] if n % 2 else []) for n in range(15))
    people = [
        seat(32 - 9 * n, 104 - 17 * n, passed=n % 2 == 1, houses=yard[: 15 - 4 * n], roofs=(0, 0)) for n in range(seats)
    ]
    said = {
        "round": 4,
        "auctions": auctions(12, list(range(seats))),
        "blocks": 0,
        "seats": people,
        "consul": 1,
        "active": 1,
        "scorings": [{place["key"]: points(place, seats) for place in places}] * 3,
        "piles": pile(("roof-7", 14, 0), ("block-8", 24, 0), ("permit-pink-8", 24, 0)),
    }
    return view(seats, places, **(said | more))


def over():
    """Two have won together."""
    base = middle("over", active=None, winners=[0, 3], auctions=auctions(12, [0, 3, 1, 2, None, 0]))
    for i, score in enumerate((44, 28, 32, 44)):
        base["seats"][i] = base["seats"][i] | {"score": score}
    return base | {"scorings": [*base["scorings"], base["scorings"][-1]]}


def components():
    """A tight edition whose squares differ, reconstructed."""
    small = (7, 7, 6, 5, 7, 7, 6, 6, 5)
    return {
        "edition": {"source": "reconstructed", "key": "tight", "title": "Rome, tight (reconstructed)"},
        "setup": {
            "source": "rulebook",
            "blocks": 90,
            "rounds": 4,
            "draws": 6,
            "hand": {"roof": 2, "block": 2, "permit": 4},
            "roofs": {"round": 5, "pointed": 5},
            "houses": [{"height": height, "shape": shape} for shape in ("round", "pointed") for height in (1, 2)],
        },
        "cards": {
            "roof": {"source": "rulebook", "values": [1, 2, 3, 4, 5, 6, 7], "copies": 2},
            "block": {"source": "rulebook", "values": [1, 2, 3, 4, 5, 6, 7, 8], "copies": 3},
            "permit": {"source": "rulebook", "values": [1, 2, 3, 4, 5, 6, 7, 8], "copies": 1},
        },
        "auctions": {"source": "rulebook", "tiles": list(TILES)},
        "colours": {"source": "rulebook", "names": ["light_blue", "purple", "pink"]},
        "prefectures": {
            key: {
                "source": {"default": "reconstructed", "name": "rulebook", "large": "found"} if i != 4 else "rulebook",
                "name": name,
                "colour": colour,
                "small": small[i],
                "printed": printed,
                "large": 1,
                "row": i // 3,
                "column": i % 3,
            }
            for i, (key, name, colour, printed) in enumerate(PLACES)
        },
    }


def tight():
    """Another edition: prefectures of three to seven squares."""
    small = (7, 6, 4, 5, 7, 6, 3, 4, 5)
    places = []
    for i, (place, count) in enumerate(zip(PLACES, small, strict=True)):
        houses = tuple((j % 4, min(5, 1 + j)) for j in range(count - place[3] - 1))
        places.append(prefecture(place, i, 4, houses, shape="round", small=count))
    return view(4, places)
