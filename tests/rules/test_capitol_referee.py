"""Whole games of Capitol by the real rules, watched by the slow referee: after every answer both must agree."""

from copy import deepcopy

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules.chance import Chance
from rules.table import BACK
from tests.rules import capitol_slow as slow
from tests.rules.capitol_tables import CAPITOL, WANTS, act, new, of
from tests.rules.kit import step

CARDS = sorted(
    [f"roof-{number}" for number in range(1, 8)] * 2
    + [f"block-{number}" for number in range(1, 9)] * 3
    + [f"permit-{colour}-{number}" for colour in ("light_blue", "purple", "pink") for number in range(1, 9)]
)


def referee(table):
    """The slow referee's own game, from what was dealt, the order of the piles and the board."""
    city = {
        key: {
            "colour": entry["colour"],
            "small": entry["small"],
            "fountains": entry["printed"],
            "large": None,
            "houses": [],
        }
        for key, entry in table.components["prefectures"].items()
        if key != "source"
    }
    fresh = CAPITOL.setup(table.components, table.seats, table.options, Chance(table.seed))
    piles = {name: [pile.top, *pile.deck.cards[::-1]] for name, pile in fresh.piles.items()}
    hands = [player.hand for player in fresh.players]
    return slow.start(deepcopy(city), hands, piles, fresh.consul, table.options["auction_ties"])


def valid(log):
    """The rows that count."""
    struck = {number for row in log if row.key == BACK for number in row.raw}
    return [row for number, row in enumerate(log, 1) if row.key != BACK and number not in struck]


def position(view):
    """What a public view says, as the slow referee would put it."""
    return {
        **{
            key: view[key] for key in ("round", "phase", "consul", "active", "auction", "blocks", "scorings", "winners")
        },
        "piles": view["piles"],
        "draws": view["draws"],
        "prefectures": {each["key"]: {key: each[key] for key in PREFECTURE} for each in view["prefectures"]},
        "auctions": [(each["tile"], each["state"], each["winner"], each["bids"]) for each in view["auctions"]],
        "seats": view["seats"],
    }


PREFECTURE = ("colour", "small", "fountains", "free", "large", "shape", "houses", *("blocks", "tallest"), "first")
PREFECTURE += ("second", "worth")


def expected(game):
    """The same by the slow referee alone."""
    phase, seats = game["phase"], len(game["hands"])
    selling = phase in ("bidding", "placing")
    taking = {"taken": game["taken"], "due": slow.due(game)} if phase == "drawing" else None
    return {
        **{key: game[key] for key in ("round", "phase", "consul", "scorings")},
        "active": game["active"] if phase in ("building", "placing", "drawing") else None,
        "auction": len(game["auctions"]) % 3 + 1 if selling else None,
        "blocks": game["supply"],
        "winners": slow.winners(game) if phase == "over" else None,
        "piles": {
            name: {"top": (pile or [None])[0], "left": len(pile), "discards": len(game["discards"][name])}
            for name, pile in game["piles"].items()
        },
        "draws": taking,
        "prefectures": {key: area(each, seats) for key, each in game["city"].items()},
        "auctions": [*held(game), *coming(game)],
        "seats": [before_player(game, seat) for seat in range(seats)],
    }


def area(prefecture, seats):
    first, second = slow.places(prefecture, seats)
    return {
        **{key: prefecture[key] for key in ("colour", "small", "fountains", "large")},
        "free": slow.free(prefecture),
        "shape": slow.shape_of(prefecture),
        "houses": [{"seat": house["seat"], "height": house["height"]} for house in prefecture["houses"]],
        "blocks": [slow.blocks(prefecture, seat) for seat in range(seats)],
        "tallest": [slow.tallest(prefecture, seat) for seat in range(seats)],
        "first": first,
        "second": second,
        "worth": slow.worth(prefecture),
    }


def held(game):
    ended = {True: "removed", False: "won"}
    return [(each["tile"], ended[each["winner"] is None], each["winner"], each["bids"]) for each in game["auctions"]]


def coming(game):
    """The auctions that have not ended: one may be on, opened once its tile is being placed."""
    tiles = slow.TILES[len(game["auctions"]) :]
    rest = [(tile, "ahead", None, None) for tile in tiles]
    if game["phase"] == "bidding":
        rest[0] = (tiles[0], "now", None, None)
    if game["phase"] == "placing":
        rest[0] = (tiles[0], "now", game["active"], [game["bids"][seat] for seat in range(len(game["hands"]))])
    return rest


def before_player(game, seat):
    return {
        "cards": len(game["hands"][seat]),
        "passed": game["passed"][seat],
        "score": game["scores"][seat],
        "roofs": game["roofs"][seat],
        "houses": [
            {"key": key, **house, "fits": could_stand(game, seat, house)} for key, house in game["houses"][seat].items()
        ],
    }


def could_stand(game, seat, house):
    """Where a house fits now; one without a roof, with any that its owner has left."""
    shapes = [house["shape"]] if house["shape"] else [shape for shape in slow.SHAPES if game["roofs"][seat][shape]]
    every = [slow.fits(game["city"], house | {"shape": shape}) for shape in shapes]
    return [key for key in game["city"] if any(key in each for each in every)]


def agree(table, game):
    """Compare everything that can be seen, the hands of those who are asked, and what is conserved."""
    view = table.view(None)
    assert position(view) == expected(game)
    for seat in table.waiting or range(table.seats):
        assert table.view(seat)["hand"] == sorted(game["hands"][seat])
    kept = slow.conserved(game)
    assert kept["blocks"] == 90 and kept["roofs"] == 10 * table.seats and kept["cards"] == CARDS
    counted(view, table.seats)
    if table.waiting and table.is_move(table.waiting[0]):
        permits_agree(table, game, table.waiting[0])


def counted(view, seats):
    """Conservation by the real game's own view: blocks, roofs, cards and tiles, wherever they are."""
    unbuilt = [house for seat in view["seats"] for house in seat["houses"]]
    built = [house for each in view["prefectures"] for house in each["houses"]]
    assert view["blocks"] + sum(house["height"] for house in unbuilt + built) == 90
    roofs = sum(sum(seat["roofs"].values()) for seat in view["seats"])
    assert roofs + sum(house["shape"] is not None for house in unbuilt) + len(built) == 10 * seats
    piles = sum(pile["left"] + pile["discards"] for pile in view["piles"].values())
    assert piles + sum(seat["cards"] for seat in view["seats"]) == 62
    tiles = sum(each["fountains"] - each["printed"] + (each["large"] is not None) for each in view["prefectures"])
    states = [each["state"] for each in view["auctions"]]
    assert states.count("won") == tiles and len(states) == 12
    assert all(each["free"] >= 0 for each in view["prefectures"])


def permits_agree(table, game, seat):
    """Every prefecture for every house and every permit, by brute force: offered if and only if it is legal."""
    for card in sorted({card for card in game["hands"][seat] if slow.kind(card) == "permit"}):
        legal = slow.permitted(game, seat, card)
        prompt = table.prompt(seat, [card])
        assert set(prompt.options if prompt else ["nothing"]) == {*legal, "nothing"}
        for letter, where in legal.items():
            prompt = table.prompt(seat, [card, letter])
            assert (list(prompt.options) if prompt else where) == where and (prompt or len(where) == 1)


def watch(table, act):
    """Let `act` play a game to its end under the referee's eyes; return the referee's own."""
    game, known = referee(table), 0
    agree(table, game)
    while not table.over:
        act(table)
        rows = table.log[known:]
        if any(row.key == BACK for row in rows):
            game, rows = referee(table), valid(table.log)
        for row in rows:
            slow.answer(game, row.seat, row.raw)
        known = len(table.log)
        agree(table, game)
    assert [list(each) for each in table.result[:2]] == [game["scores"], slow.winners(game)]
    return game


@pytest.mark.parametrize("seats, ties", [(2, "highest_card"), (3, "lower_score"), (4, "highest_card")])
def test_random_games_with_changes_of_mind_are_what_the_slow_referee_sees(seats, ties):
    chance = Chance("mischief")
    watch(new(seats, seed="mischief", auction_ties=ties, start_player=None), lambda table: step(table, chance))


TEMPERS = {
    "builders": ["builder"] * 4,
    "masons": ["mason"] * 4,
    "misers": ["miser"] * 4,
    "copycats": ["copycat"] * 4,
    "all sorts": ["builder", "miser", "player", "copycat"],
}


@pytest.mark.parametrize("tempers", TEMPERS.values(), ids=list(TEMPERS))
@pytest.mark.parametrize("seats, ties", [(2, "lower_score"), (4, "highest_card"), (4, "lower_score")])
def test_games_of_all_tempers_are_what_the_slow_referee_sees(seats, ties, tempers):
    table = new(seats, seed="tempers", auction_ties=ties, start_player=1)
    watch(table, act(tempers, of(Chance("tempers"))))


@settings(max_examples=10, deadline=None, suppress_health_check=[HealthCheck.data_too_large, HealthCheck.too_slow])
@given(data=st.data())
def test_any_game_is_what_the_slow_referee_sees(data):
    seats = data.draw(st.integers(2, 4), "seats")
    ties = data.draw(st.sampled_from(["lower_score", "highest_card"]), "ties")
    tempers = data.draw(st.lists(st.sampled_from(sorted(WANTS)), min_size=4, max_size=4), "tempers")
    table = new(seats, seed=f"{data.draw(st.integers(0, 10**6), 'seed')}", auction_ties=ties, start_player=None)
    watch(table, act(tempers, lambda many: data.draw(st.integers(0, many - 1))))
