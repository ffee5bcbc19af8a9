"""A second referee of Capitol, slow and obvious, from the rulebook and the rulings alone; it knows nothing of `rules`.

A house is {"seat", "height", "shape"}, a prefecture {"colour", "small", "fountains", "large", "houses"}, a city
{key: prefecture}; cards are "roof-7", "permit-pink-3". Numbers of rulings stand where a function follows one.
"""

KINDS = ("roof", "block", "permit")
SHAPES = ("round", "pointed")
TILES = ["fountain", "fountain", "amphitheatre"] * 2 + ["fountain", "fountain", "temple"] * 2


# Scoring.


def blocks(prefecture, seat):
    return sum(house["height"] for house in prefecture["houses"] if house["seat"] == seat)


def tallest(prefecture, seat):
    return max([house["height"] for house in prefecture["houses"] if house["seat"] == seat], default=0)


def places(prefecture, seats):
    """Who is first and who is second (32 to 35, 37)."""
    present = [seat for seat in range(seats) if blocks(prefecture, seat) > 0]
    if not present:
        return [], []
    most = max(blocks(prefecture, seat) for seat in present)
    tied = [seat for seat in present if blocks(prefecture, seat) == most]
    rest = [seat for seat in present if blocks(prefecture, seat) < most]
    top = max(tallest(prefecture, seat) for seat in tied)
    first = [seat for seat in tied if tallest(prefecture, seat) == top]
    if len(first) > 1:
        return first, []
    if len(tied) > 1:
        return first, [seat for seat in tied if seat not in first]
    next_most = max([blocks(prefecture, seat) for seat in rest], default=0)
    return first, [seat for seat in rest if blocks(prefecture, seat) == next_most]


def worth(prefecture):
    """What first and second place are worth (36)."""
    times = 2 if prefecture["large"] == "temple" else 1
    return [(2 + prefecture["fountains"]) * times, prefecture["fountains"] * times]


def points(prefecture, seats):
    first, second = places(prefecture, seats)
    both = worth(prefecture)
    return [both[0] if seat in first else both[1] if seat in second else 0 for seat in range(seats)]


def score_city(city, seats):
    return {key: points(prefecture, seats) for key, prefecture in city.items()}


def extra_draws(city, seats):
    """Cards beyond the six, from amphitheatres (38)."""
    extra = [0] * seats
    for prefecture in city.values():
        if prefecture["large"] == "amphitheatre":
            first, second = places(prefecture, seats)
            for seat in first:
                extra[seat] += 2
            for seat in second:
                extra[seat] += 1
    return extra


# Building.


def free(prefecture):
    return prefecture["small"] - prefecture["fountains"] - len(prefecture["houses"])


def shape_of(prefecture):
    return prefecture["houses"][0]["shape"] if prefecture["houses"] else None


def objections(city, key, house, colour):
    """Everything the rulebook has against this house in this prefecture, with a permit of this colour."""
    prefecture, against = city[key], []
    if prefecture["colour"] != colour:
        against.append("colour")
    if house["shape"] is None:
        against.append("unfinished")
    if free(prefecture) < 1:
        against.append("space")
    if not prefecture["houses"]:
        if house["height"] != 1:
            against.append("height")
        others = [shape_of(each) for name, each in city.items() if each["colour"] == colour and name != key]
        if others == [house["shape"]] * 2:  # 18, 19
            against.append("all three")
    else:
        top = max(each["height"] for each in prefecture["houses"])  # 17
        if house["height"] not in (top, top + 1):
            against.append("height")
        if house["shape"] != shape_of(prefecture):
            against.append("shape")
    return against


def fits(city, house):
    """Every prefecture that would take the house, given a permit of its colour."""
    return [key for key in city if not objections(city, key, house, city[key]["colour"])]


def takes_tile(prefecture, tile):
    return free(prefecture) > 0 if tile == "fountain" else prefecture["large"] is None


def blocks_taken(supply):
    """How many blocks a building-block card brings (12, 13)."""
    return min(2, supply)


# Cards.


def kind(card):
    return card.split("-")[0]


def number(card):
    return int(card.split("-")[-1])


def bid(shown):
    return sum(number(card) for card in shown)


def winner(shown, scores, ties="lower_score"):
    """Who wins with these cards above their STOP, one list a seat; None if the tile is removed (23 to 26)."""
    most = max(bid(cards) for cards in shown)
    if most == 0:
        return None
    tied = [seat for seat, cards in enumerate(shown) if bid(cards) == most]
    if ties == "highest_card":
        best = max(max(number(card) for card in shown[seat]) for seat in tied)
        tied = [seat for seat in tied if max(number(card) for card in shown[seat]) == best]
    lowest = min(scores[seat] for seat in tied)
    left = [seat for seat in tied if scores[seat] == lowest]
    return left[0] if len(left) == 1 else None


def turn_over(pile, discards):
    """Pile and discards, after turning these over if need be; first discarded lies on top (5, 6)."""
    return (list(discards), []) if not pile else (pile, discards)


def take(pile, discards):
    """The top card, and pile and discards without it."""
    return pile[0], *turn_over(pile[1:], discards)


# A whole game: a plain dict that is carried from answer to answer.


def start(city, hands, piles, consul, ties="lower_score"):
    """A game just dealt; the piles lie top card first."""
    seats = len(hands)
    own = [{"height": 1, "shape": "round"}, {"height": 2, "shape": "round"}]
    own += [{"height": 1, "shape": "pointed"}, {"height": 2, "shape": "pointed"}]
    game = {"city": city, "hands": [list(hand) for hand in hands], "piles": dict(piles), "ties": ties}
    game |= {"discards": {each: [] for each in KINDS}, "supply": 90 - 6 * seats, "scores": [0] * seats}
    game |= {"round": 1, "phase": "building", "consul": consul, "active": consul, "passed": [False] * seats}
    game |= {"houses": [dict(zip("abcd", map(dict, own), strict=True)) for _ in hands], "built": [4] * seats}
    game |= {"roofs": [dict.fromkeys(SHAPES, 3) for _ in hands], "bids": {}, "auctions": [], "scorings": []}
    settle(game)
    return game


def seats_of(game):
    """Seats from the consul clockwise."""
    count = len(game["hands"])
    return [(game["consul"] + step) % count for step in range(count)]


def answer(game, seat, raw):
    """Play one row of a log and all that follows from it by itself."""
    match game["phase"]:
        case "building":
            assert seat == game["active"]
            play_card(game, seat, raw)
            game["active"] = (seat + 1) % len(game["hands"])
        case "bidding":
            assert sorted(game["hands"][seat]) == sorted([*raw, *left_after(game["hands"][seat], raw)])
            game["bids"][seat] = raw
        case "placing":
            assert seat == game["active"] and raw in tile_options(game)
            place(game, raw)
        case "drawing":
            assert seat == game["active"] and raw in draw_options(game)
            draw(game, raw)
    settle(game)


def settle(game):
    """Let happen what needs no answer, until somebody must decide."""
    steps = {"building": skip, "bidding": reveal, "placing": forced_tile, "drawing": forced_draw}
    while game["phase"] != "over" and steps[game["phase"]](game):
        pass


def skip(game):
    """Go to the next who can act (9, 10), or on to the auctions."""
    if all(game["passed"]):
        open_auction(game)
    elif game["passed"][game["active"]]:
        game["active"] = (game["active"] + 1) % len(game["hands"])
    elif not game["hands"][game["active"]]:
        game["passed"][game["active"]] = True
    else:
        return False
    return True


def left_after(hand, cards):
    hand = list(hand)
    for card in cards:
        hand.remove(card)
    return hand


def play_card(game, seat, raw):
    card, *steps = raw
    if card == "pass":
        game["passed"][seat] = True
        return
    game["hands"][seat] = left_after(game["hands"][seat], [card])
    game["discards"][kind(card)] = game["discards"][kind(card)] + [card]
    {"block": play_block, "roof": play_roof, "permit": play_permit}[kind(card)](game, seat, card, steps)
    assert not steps, f"{raw} has too many steps"


def choose(options, steps):
    """The next step of a move: what there is no choice about is not in the answer."""
    chosen = options[0] if len(options) == 1 else steps.pop(0)
    assert chosen in options, f"{chosen} is not one of {options}"
    return chosen


def unfinished(game, seat):
    return [key for key, house in game["houses"][seat].items() if house["shape"] is None]


def play_block(game, seat, card, steps):
    many = blocks_taken(game["supply"])
    for which in range(many):
        chosen = choose([*unfinished(game, seat), "new", *(["nothing"] if which == 0 else [])], steps)
        if chosen == "nothing":
            return
        if chosen == "new":
            chosen = letters(game["built"][seat])
            game["built"][seat] += 1
            game["houses"][seat][chosen] = {"height": 0, "shape": None}
        game["houses"][seat][chosen]["height"] += 1
        game["supply"] -= 1


def letters(index):
    """Names of houses: a to z, aa, ab ..."""
    alphabet = "abcdefghijklmnopqrstuvwxyz"
    return alphabet[index] if index < 26 else alphabet[index // 26 - 1] + alphabet[index % 26]


def play_roof(game, seat, card, steps):
    shapes = [shape for shape in SHAPES if game["roofs"][seat][shape] > 0]
    chosen = choose([*(unfinished(game, seat) if shapes else []), "nothing"], steps)
    if chosen != "nothing":
        shape = choose(shapes, steps)
        game["houses"][seat][chosen]["shape"] = shape
        game["roofs"][seat][shape] -= 1


def permitted(game, seat, card):
    """House by house, the prefectures a permit opens."""
    colour = card.split("-")[1]
    every = {
        key: [where for where in fits(game["city"], house) if game["city"][where]["colour"] == colour]
        for key, house in game["houses"][seat].items()
    }
    return {key: where for key, where in every.items() if where}


def play_permit(game, seat, card, steps):
    possible = permitted(game, seat, card)
    chosen = choose([*possible, "nothing"], steps)
    if chosen != "nothing":
        where = choose(possible[chosen], steps)
        house = game["houses"][seat].pop(chosen)
        game["city"][where]["houses"].append({"seat": seat, **house})


def open_auction(game):
    """Put up the next tile, or go on to the scoring after the third."""
    game["active"] = None
    if len(game["auctions"]) == 3 * game["round"]:
        score(game)
        return
    game["phase"] = "bidding"
    game["bids"] = {seat: [] for seat, hand in enumerate(game["hands"]) if not hand}  # 22
    if not tile_options(game):  # 29
        close_auction(game, None, None)


def tile(game):
    return TILES[len(game["auctions"])]


def tile_options(game):
    return [key for key, prefecture in game["city"].items() if takes_tile(prefecture, tile(game))]


def close_auction(game, who, shown):
    game["auctions"].append({"tile": tile(game), "winner": who, "bids": shown})
    open_auction(game)


def reveal(game):
    """When all have bid, see who wins and pays (24, 27)."""
    seats = range(len(game["hands"]))
    if any(seat not in game["bids"] for seat in seats):
        return False
    shown = [game["bids"][seat] for seat in seats]
    who = winner(shown, game["scores"], game["ties"])
    if who is None:
        close_auction(game, None, shown)
        return True
    game["hands"][who] = left_after(game["hands"][who], shown[who])
    for card in shown[who]:
        game["discards"][kind(card)] = game["discards"][kind(card)] + [card]
    game["phase"], game["active"] = "placing", who
    return True


def forced_tile(game):
    options = tile_options(game)
    if len(options) == 1:
        place(game, options[0])
    return len(options) == 1


def place(game, key):
    if tile(game) == "fountain":
        game["city"][key]["fountains"] += 1
    else:
        game["city"][key]["large"] = tile(game)
    close_auction(game, game["active"], [game["bids"][seat] for seat in range(len(game["hands"]))])


def score(game):
    sheet = score_city(game["city"], len(game["hands"]))
    game["scorings"].append(sheet)
    game["scores"] = [sum(column) for column in zip(game["scores"], *sheet.values(), strict=True)]
    if game["round"] == 4:
        game["phase"] = "over"
        return
    for each in KINDS:
        game["piles"][each], game["discards"][each] = turn_over(game["piles"][each], game["discards"][each])
    game |= {"phase": "drawing", "active": game["consul"], "taken": 0}


def due(game):
    return 6 + extra_draws(game["city"], len(game["hands"]))[game["active"]]


def draw_options(game):
    """What the active seat can draw; stop is offered from the sixth card on (39)."""
    piles = [each for each in KINDS if game["piles"][each]]
    return [*piles, "stop"] if game["taken"] >= 6 else piles


def forced_draw(game):
    options = draw_options(game)
    if game["taken"] == due(game) or options in ([], ["stop"]):
        next_to_draw(game)
    elif len(options) == 1:
        draw(game, options[0])
    else:
        return False
    return True


def draw(game, chosen):
    if chosen == "stop":
        next_to_draw(game)
        return
    card, game["piles"][chosen], game["discards"][chosen] = take(game["piles"][chosen], game["discards"][chosen])
    game["hands"][game["active"]] = [*game["hands"][game["active"]], card]
    game["taken"] += 1


def next_to_draw(game):
    """The next seat draws, or the consul moves and a round begins (40)."""
    order = seats_of(game)
    at = order.index(game["active"])
    if at + 1 < len(order):
        game |= {"active": order[at + 1], "taken": 0}
        return
    consul = order[1]
    game |= {"consul": consul, "active": consul, "round": game["round"] + 1, "phase": "building"}
    game["passed"] = [False] * len(order)


def winners(game):
    return [seat for seat, total in enumerate(game["scores"]) if total == max(game["scores"])]


def conserved(game):
    """Blocks, roofs, cards and tiles, wherever they are: 90, 10 a seat, 62, 12 less those still to come."""
    houses = [house for own in game["houses"] for house in own.values()]
    houses += [house for prefecture in game["city"].values() for house in prefecture["houses"]]
    cards = [card for hand in game["hands"] for card in hand]
    cards += [card for where in ("piles", "discards") for pile in game[where].values() for card in pile]
    return {
        "blocks": game["supply"] + sum(house["height"] for house in houses),
        "roofs": sum(house["shape"] is not None for house in houses) + sum(sum(own.values()) for own in game["roofs"]),
        "cards": sorted(cards),
    }
