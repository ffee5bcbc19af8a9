"""The worked cases of Capitol's rulings and the rulebook's examples, by the slow referee, then by the game."""

import pytest

from tests.rules import capitol_slow as slow

BLUE, RED, GREEN, YELLOW = range(4)


def prefecture(*houses, small=7, fountains=0, large=None, colour="light_blue", shape="round"):
    """A prefecture with houses (seat, height), all of one shape."""
    built = [{"seat": seat, "height": height, "shape": shape} for seat, height in houses]
    return {"colour": colour, "small": small, "fountains": fountains, "large": large, "houses": built}


def owned(heights):
    """Houses as (seat, height) from the heights of each seat."""
    return [(seat, height) for seat, own in heights.items() for height in own]


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


LOWER, HIGHEST = "lower score", "highest card"
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
