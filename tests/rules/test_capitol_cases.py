"""The worked cases of Capitol's rulings and the rulebook's examples, by the slow referee, then by the game."""

import pytest

from rules.capitol.state import Auction, House
from rules.errors import Refused
from tests.rules import capitol_slow as slow
from tests.rules.capitol_tables import (
    BLUE,
    COMPONENTS,
    GREEN,
    RED,
    YELLOW,
    all_pass,
    bid,
    build,
    draw_on,
    hand,
    new,
    owned,
    site,
    to_drawing,
)


def prefecture(*houses, small=7, fountains=0, large=None, colour="light_blue", shape="round"):
    """A prefecture with houses (seat, height), all of one shape."""
    built = [{"seat": seat, "height": height, "shape": shape} for seat, height in houses]
    return {"colour": colour, "small": small, "fountains": fountains, "large": large, "houses": built}


SCORINGS = {
    "T1-alone": ({BLUE: [1]}, 0, None, [2, 0, 0, 0]),
    "T1-second-without-fountain": ({BLUE: [1, 2], RED: [1]}, 0, None, [2, 0, 0, 0]),
    "T1-one-fountain": ({RED: [1, 2], BLUE: [1]}, 1, None, [1, 3, 0, 0]),
    "T1-full-tie-with-temple": ({BLUE: [1, 2], RED: [1, 2]}, 2, "temple", [8, 8, 0, 0]),
    "T1-tie-for-second": ({GREEN: [1, 2], RED: [2], BLUE: [1, 1]}, 1, None, [1, 1, 3, 0]),
    "T2-tie-broken-by-height": ({BLUE: [3], RED: [1, 2], GREEN: [2], YELLOW: [1]}, 1, None, [3, 1, 0, 0]),
    "T2-with-temple": ({BLUE: [3], RED: [1, 2], GREEN: [2], YELLOW: [1]}, 2, "temple", [8, 4, 0, 0]),
    "T4-one-tallest-of-three": ({BLUE: [3], RED: [1, 2], GREEN: [1, 2], YELLOW: [2]}, 1, None, [3, 1, 1, 0]),
    "T5-temple-the-same-round": ({BLUE: [1, 2]}, 3, "temple", [10, 0, 0, 0]),
    "R32-two-tallest-of-three": ({BLUE: [1, 2], RED: [1, 2], GREEN: [1, 1, 1]}, 1, None, [3, 3, 0, 0]),
    "R34-no-height-test-for-second": ({BLUE: [2, 2], RED: [3], GREEN: [1, 1, 1]}, 2, None, [4, 2, 2, 0]),
    "R35-tiles-alone-pay-nobody": ({}, 3, "temple", [0, 0, 0, 0]),
    "R38-amphitheatre-pays-no-points": ({BLUE: [1]}, 0, "amphitheatre", [2, 0, 0, 0]),
}


@pytest.mark.parametrize("heights, fountains, large, expected", SCORINGS.values(), ids=list(SCORINGS))
def test_slow_referee_scores_the_worked_cases(heights, fountains, large, expected):
    assert slow.points(prefecture(*owned(heights), fountains=fountains, large=large), 4) == expected


@pytest.mark.parametrize("heights, fountains, large, expected", SCORINGS.values(), ids=list(SCORINGS))
def test_game_scores_the_worked_cases(heights, fountains, large, expected):
    table = new(4, lambda state: build(state, "palatine", owned(heights), fountains=fountains, large=large))
    to_drawing(table)
    assert table.view(None)["scorings"][0]["palatine"] == expected
    assert [seat["score"] for seat in table.view(None)["seats"]] == expected


def test_T5_temple_doubles_from_the_round_in_which_it_is_won():
    def prepare(state):
        build(state, "palatine", owned({BLUE: [1, 2]}), fountains=3)
        state.auctions = [Auction(1, "temple"), Auction(2, "fountain")]

    table = new(2, prepare)
    all_pass(table)
    bid(table, hand(table, BLUE)[:1], [])
    table.answer(BLUE, "palatine")
    assert table.view(None)["scorings"][0]["palatine"] == [10, 0]
    draw_on(table)
    to_drawing(table)
    assert table.view(None)["scorings"][1]["palatine"] == [10, 0]


def test_fountains_printed_on_the_capitoline_count_like_those_that_were_placed():
    table = new(2, lambda state: build(state, "capitoline", owned({BLUE: [1, 2], RED: [2]})))
    to_drawing(table)
    assert table.view(None)["scorings"][0]["capitoline"] == [4, 2]


DRAWS = {
    "T6-first-in-two": ([{BLUE: [2], RED: [1]}, {BLUE: [2], RED: [1], GREEN: [1]}], [10, 8, 7]),
    "T6-first-and-second": ([{BLUE: [2], RED: [1]}, {RED: [2], BLUE: [1]}], [9, 9, 6]),
    "T6-shared-first": ([{BLUE: [2], RED: [2], GREEN: [1]}], [8, 8, 6]),
    "T6-tied-seconds": ([{BLUE: [3], RED: [2], GREEN: [1, 1]}], [8, 7, 7]),
    "T6-lone-builder": ([{BLUE: [1]}], [8, 6, 6]),
    "R38-tie-broken-by-height": ([{BLUE: [2], RED: [1, 1]}], [8, 7, 6]),
}


@pytest.mark.parametrize("theatres, expected", DRAWS.values(), ids=list(DRAWS))
def test_slow_referee_counts_the_draws_of_amphitheatres(theatres, expected):
    city = {f"{at}": prefecture(*owned(heights), large="amphitheatre") for at, heights in enumerate(theatres)}
    city["no theatre"] = prefecture((GREEN, 5), fountains=2)
    assert [6 + extra for extra in slow.extra_draws(city, 3)] == expected


@pytest.mark.parametrize("theatres, expected", DRAWS.values(), ids=list(DRAWS))
def test_game_counts_the_draws_of_amphitheatres(theatres, expected):
    def prepare(state):
        for key, heights in zip(("palatine", "viminal"), theatres, strict=False):
            build(state, key, owned(heights), large="amphitheatre")
        build(state, "capitoline", [(GREEN, 5)])

    table = new(3, prepare)
    to_drawing(table)
    due = []
    for seat in range(3):
        assert table.waiting == [seat]
        due.append(table.view(None)["draws"]["due"])
        while table.waiting == [seat] and table.view(None)["phase"] == "drawing":
            table.answer(seat, "permit" if "permit" in table.prompt(seat).options else "block")
    assert due == expected and [len(hand(table, seat)) for seat in range(3)] == [8 + cards for cards in expected]


LOWER, HIGHEST = "lower_score", "highest_card"
AUCTIONS = {
    "T8-surplus": ([[8, 6, 1], [5], []], [0, 0, 0], LOWER, 0),
    "T9-round-1-tie": ([[5, 4], [8, 1], [7]], [0, 0, 0], LOWER, None),
    "T9-lower-score": ([[7, 6], [8, 5], [2]], [21, 34, 21], LOWER, 0),
    "T9-equal-scores": ([[7, 3], [6, 4]], [12, 12], LOWER, None),
    "T9-three-tied": ([[8], [8], [8]], [5, 7, 9], LOWER, 0),
    "T9-nobody-bids": ([[], [], []], [3, 4, 5], LOWER, None),
    "T9-one-wins-against-none": ([[1], []], [40, 3], LOWER, 0),
    "R24-lowest-shared-by-two-of-three": ([[8], [8], [8], [7]], [5, 5, 9, 1], LOWER, None),
    "R26-highest-card": ([[7, 6], [8, 5], [2]], [21, 34, 21], HIGHEST, 1),
    "R26-equal-cards-then-lower-score": ([[7, 6], [6, 7], [2]], [21, 20, 0], HIGHEST, 1),
    "R26-equal-cards-and-scores": ([[7, 6], [6, 7], [2]], [20, 20, 0], HIGHEST, None),
    "R26-highest-card-in-round-1": ([[5, 4], [8, 1], [7]], [0, 0, 0], HIGHEST, 1),
}


@pytest.mark.parametrize("bids, scores, ties, expected", AUCTIONS.values(), ids=list(AUCTIONS))
def test_slow_referee_settles_the_worked_auctions(bids, scores, ties, expected):
    assert slow.winner([[f"block-{number}" for number in own] for own in bids], scores, ties) == expected


def at_auction(bids, scores, ties=LOWER):
    """A table that bids for its first tile; hands are what is to be bid and a block-3 each."""

    def prepare(state):
        for player, numbers, score in zip(state.players, bids, scores, strict=True):
            player.hand, player.score = [*(f"block-{number}" for number in numbers), "block-3"], score

    table = new(len(bids), prepare, auction_ties=ties)
    all_pass(table)
    return table


@pytest.mark.parametrize("bids, scores, ties, expected", AUCTIONS.values(), ids=list(AUCTIONS))
def test_game_settles_the_worked_auctions(bids, scores, ties, expected):
    table = at_auction(bids, scores, ties)
    shown = [[f"block-{number}" for number in own] for own in bids]
    bid(table, *shown)
    auction = table.view(None)["auctions"][0]
    assert auction["winner"] == expected and auction["bids"] == shown
    for seat, cards in enumerate(shown):
        assert hand(table, seat) == sorted(["block-3"] if seat == expected else [*cards, "block-3"])
    if expected is None:
        assert auction["state"] == "removed" and table.view(None)["auction"] == 2
    else:
        assert table.waiting == [expected] and table.view(None)["phase"] == "placing"
        table.answer(expected, "palatine")
        assert table.view(None)["auctions"][0]["state"] == "won" and site(table, "palatine")["fountains"] == 1


FOUR = ["block-6", "block-8", "roof-4", "roof-7"]


def four_in_hand(rival):
    def prepare(state):
        state.players[BLUE].hand, state.players[RED].hand = list(FOUR), [rival]

    table = new(2, prepare)
    all_pass(table)
    return table


def test_T7_winner_discards_what_was_above_the_stop_card_in_the_order_shown():
    table = four_in_hand("block-5")
    bid(table, ["roof-7", "roof-4"], ["block-5"])
    assert table.view(None)["auctions"][0]["winner"] == BLUE and hand(table, BLUE) == ["block-6", "block-8"]
    assert table.state.piles["roof"].discards == ["roof-7", "roof-4"]
    assert table.view(None)["piles"]["roof"]["discards"] == 2


def test_T7_loser_takes_all_cards_back():
    table = four_in_hand("block-12")
    bid(table, ["roof-7", "roof-4"], ["block-12"])
    assert table.view(None)["auctions"][0]["winner"] == RED and hand(table, BLUE) == FOUR
    assert table.state.piles["roof"].discards == []


def test_T7_stop_card_on_top_shows_nothing():
    table = four_in_hand("block-5")
    bid(table, [], ["block-5"])
    assert table.view(None)["auctions"][0]["bids"] == [[], ["block-5"]] and hand(table, BLUE) == FOUR
    assert not any("roof-7" in str(line.sentence.values) for line in table.journal(RED))


def city(light_blue=((), (), ()), shapes=("round", "round", "round"), small=7):
    """Three light blue prefectures a, b, c with houses of these heights and shapes, and three empty pink ones."""
    pairs = zip("abc", light_blue, shapes, strict=True)
    blue = {key: prefecture(*[(9, height) for height in own], shape=shape, small=small) for key, own, shape in pairs}
    return blue | {f"pink {key}": prefecture(colour="pink") for key in "abc"}


ROUND, POINTED = "round", "pointed"
PLACES = {
    "T10a-empty-takes-1": (city(), "a", 1, ROUND, True),
    "T10a-empty-refuses-2": (city(), "a", 2, ROUND, False),
    "T10b-1-and-2-refuse-1": (city([(1, 2), (), ()]), "a", 1, ROUND, False),
    "T10b-1-and-2-take-2": (city([(1, 2), (), ()]), "a", 2, ROUND, True),
    "T10b-1-and-2-take-3": (city([(1, 2), (), ()]), "a", 3, ROUND, True),
    "T10b-1-and-2-refuse-4": (city([(1, 2), (), ()]), "a", 4, ROUND, False),
    "T10c-pointed-refuses-round": (city([(1,), (), ()], [POINTED] * 3), "a", 1, ROUND, False),
    "T10d-third-takes-the-other-shape": (city([(1,), (1,), ()], [POINTED] * 3), "c", 1, ROUND, True),
    "T10d-third-refuses-the-same-shape": (city([(1,), (1,), ()], [POINTED] * 3), "c", 1, POINTED, False),
    "T10e-third-of-two-shapes-takes-round": (city([(1,), (1,), ()], [POINTED, ROUND, ROUND]), "c", 1, ROUND, True),
    "T10e-third-of-two-shapes-takes-pointed": (city([(1,), (1,), ()], [POINTED, ROUND, ROUND]), "c", 1, POINTED, True),
    "T10f-second-takes-round": (city([(1,), (), ()], [POINTED] * 3), "b", 1, ROUND, True),
    "T10f-second-takes-pointed": (city([(1,), (), ()], [POINTED] * 3), "b", 1, POINTED, True),
    "T10g-full-refuses": (city([(1, 2), (), ()], small=2), "a", 2, ROUND, False),
    "T10h-other-colour-refuses": (city(), "pink a", 1, ROUND, False),
}


@pytest.mark.parametrize("where, key, height, shape, legal", PLACES.values(), ids=list(PLACES))
def test_slow_referee_judges_the_worked_houses(where, key, height, shape, legal):
    house = {"seat": 0, "height": height, "shape": shape}
    assert (not slow.objections(where, key, house, "light_blue")) == legal


NAMES = {"a": "field_of_mars", "b": "tiber_island", "c": "aventine", "pink a": "quirinal"}


def with_permit(where, house):
    """A table where seat 0 holds one light blue permit and has one house; 9 in a case's city is seat 1 here."""

    def prepare(state):
        for key, name in NAMES.items():
            houses = [(1, each["height"]) for each in where[key]["houses"]]
            build(state, name, houses, slow.shape_of(where[key]), small=where[key]["small"], fountains=0)
        state.players[0].hand, state.players[0].houses = ["permit-light_blue-5"], [house]

    return new(2, prepare)


def places_offered(table, steps):
    """Where the panel leads: the prefectures to choose from, or the only one."""
    if prompt := table.prompt(0, steps):
        return list(prompt.options)
    before = {each["key"]: len(each["houses"]) for each in table.view(None)["prefectures"]}
    foreseen = table.foresee(0, steps).view["prefectures"]
    return [each["key"] for each in foreseen if len(each["houses"]) > before[each["key"]]]


@pytest.mark.parametrize("where, key, height, shape, legal", PLACES.values(), ids=list(PLACES))
def test_game_judges_the_worked_houses(where, key, height, shape, legal):
    table = with_permit(where, House("a", height, shape))
    try:
        offered = places_offered(table, ["permit-light_blue-5", "a"])
    except Refused:
        offered = []
    assert (NAMES[key] in offered) == legal
    if not legal:
        with pytest.raises(Refused):
            table.answer(0, ["permit-light_blue-5", "a", NAMES[key]])
        assert hand(table, 0) == ["permit-light_blue-5"] and table.log == []
        card_alone = table.prompt(0, ["permit-light_blue-5"]) is None
        table.answer(0, ["permit-light_blue-5"] if card_alone else ["permit-light_blue-5", "nothing"])
        assert hand(table, 0) == [] and len(table.view(None)["seats"][0]["houses"]) == 1
    else:
        table.answer(0, ["permit-light_blue-5", "a", NAMES[key]][: 3 if len(offered) > 1 else 2])
        assert site(table, NAMES[key])["houses"][-1] == {"seat": 0, "height": height}
        assert site(table, NAMES[key])["shape"] == shape


@pytest.mark.parametrize("seats, supply, left", [(2, 78, (10, 20, 16)), (3, 72, (8, 18, 12)), (4, 66, (6, 16, 8))])
def test_T11_set_up_counts(seats, supply, left):
    table = new(seats)
    view = table.view(None)
    assert view["blocks"] == supply
    assert tuple(view["piles"][name]["left"] for name in ("roof", "block", "permit")) == left
    assert all(view["piles"][name]["top"] and not view["piles"][name]["discards"] for name in view["piles"])
    for seat, public in enumerate(view["seats"]):
        kinds = [slow.kind(card) for card in hand(table, seat)]
        assert [kinds.count(name) for name in ("roof", "block", "permit")] == [2, 2, 4]
        assert public["roofs"] == {"round": 3, "pointed": 3} and public["cards"] == 8
        houses = [(house["height"], house["shape"]) for house in public["houses"]]
        assert sorted(houses) == [(1, POINTED), (1, ROUND), (2, POINTED), (2, ROUND)]
    assert sum(left) + 8 * seats == 62 and supply + 6 * seats == 90


def pile(state, name, cards, discards=()):
    """Let a pile hold these cards, the top one first."""
    top, *below = cards or [None]
    state.piles[name].top, state.piles[name].deck.cards = top, below[::-1]
    state.piles[name].discards = list(discards)


def test_T12a_used_up_pile_turns_over_at_once_first_discarded_on_top():
    discards = ["permit-pink-3", "permit-purple-8", "permit-light_blue-1"]
    table = new(2, lambda state: pile(state, "permit", ["permit-pink-7"], discards))
    to_drawing(table)
    seen = []
    for _ in range(4):
        seen.append(table.view(None)["piles"]["permit"]["top"])
        table.answer(0, "permit")
    assert seen == ["permit-pink-7", *discards]
    assert table.view(None)["piles"]["permit"] == {"top": None, "left": 0, "discards": 0}


def test_T12b_kind_without_cards_cannot_be_drawn_but_others_can():
    table = new(2, lambda state: pile(state, "roof", []))
    to_drawing(table)
    assert list(table.prompt(0).options) == ["block", "permit"]
    with pytest.raises(Refused):
        table.answer(0, "roof")
    table.answer(0, "block")


def test_T12c_drawing_ends_when_there_is_nothing_left_and_nothing_is_owed():
    def prepare(state):
        pile(state, "roof", ["roof-1", "roof-2"])
        pile(state, "block", ["block-1", "block-2", "block-3"])
        pile(state, "permit", [])

    table = new(3, prepare)
    to_drawing(table)
    for name in ("roof", "roof"):
        table.answer(0, name)
    assert [len(hand(table, seat)) for seat in range(3)] == [13, 8, 8]
    assert table.view(None)["round"] == 2 and table.view(None)["phase"] == "building"


def test_T12d_last_block_is_taken_and_an_empty_supply_gives_none():
    def prepare(state):
        state.blocks, state.players[0].hand = 1, ["block-1", "block-2"]

    table = new(2, prepare)
    table.answer(0, ["block-1", "new"])
    assert table.view(None)["blocks"] == 0 and table.view(None)["seats"][0]["houses"][-1]["height"] == 1
    table.answer(1, ["pass"])
    table.answer(0, ["block-2"])
    assert table.view(None)["blocks"] == 0 and len(table.view(None)["seats"][0]["houses"]) == 5


def test_T13_every_house_and_every_fountain_would_find_room():
    sites = [entry for key, entry in COMPONENTS["prefectures"].items() if key != "source"]
    assert sum(entry["small"] - entry["printed"] for entry in sites) == 59 >= 40 + 8

    def prepare(state):
        houses = 40
        for each in state.prefectures.values():
            many = min(each.free, houses)
            build(state, each.key, [(0, 1)] * many)
            houses -= many
        state.prefectures["caelian"].fountains += 7

    table = new(2, prepare)
    assert sum(each["free"] for each in table.view(None)["prefectures"]) == 12
    all_pass(table)
    bid(table, hand(table, 0)[:1], [])
    assert table.waiting == [0] and list(table.prompt(0).options)


def test_slow_referee_counts_fountains_among_the_squares_and_not_among_the_houses():
    where = city(small=2) | {"a": prefecture(small=2, fountains=2)}
    house = {"seat": 0, "height": 1, "shape": ROUND}
    assert slow.objections(where, "a", house, "light_blue") == ["space"]
    where["a"] = prefecture(small=3, fountains=2)
    assert slow.fits(where, house) == list(where)
    assert "height" in slow.objections(where, "a", house | {"height": 2}, "light_blue")


def test_slow_referee_turns_a_pile_over_in_the_order_of_its_discards():
    discards = ["permit-pink-3", "permit-purple-8", "permit-light_blue-1"]
    card, pile, rest = slow.take(["permit-pink-7"], discards)
    assert (card, pile, rest) == ("permit-pink-7", discards, [])


def test_slow_referee_takes_what_blocks_there_are():
    assert [slow.blocks_taken(supply) for supply in (2, 1, 0)] == [2, 1, 0]
