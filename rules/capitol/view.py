"""What a seat may know of a game of Capitol; the public view is what all may know. The only door to its state."""

from collections.abc import Callable
from functools import cache
from typing import Any, TypeAlias

from rules.capitol.building import sites
from rules.capitol.scoring import blocks, places, tallest, worth
from rules.capitol.state import SHAPES, Auction, House, Pile, Player, Prefecture, State
from rules.words import Seat

Sites: TypeAlias = Callable[[int, str], list[str]]  # where a house of a height and a shape fits now


def view(state: State, seat: Seat | None) -> dict[str, Any]:
    """Everything on the table; the hand is its owner's alone (ruling 3)."""
    fitting = cache(lambda height, shape: sites(state, House("", height, shape)))  # many houses are alike
    public = {
        "game": "capitol",
        "me": seat,
        "round": state.round,
        "rounds": state.setup["rounds"],
        "phase": state.phase,
        "consul": state.consul,
        "active": state.active,
        "auction": auction_number(state),
        "prefectures": [_prefecture(state, prefecture) for prefecture in state.prefectures.values()],
        "auctions": [_auction(auction, len(state.players)) for auction in state.auctions],
        "piles": {name: _pile(pile) for name, pile in state.piles.items()},
        "discards": _discards(state),
        "blocks": state.blocks,
        "draws": dict(zip(("taken", "due"), state.drawn, strict=True)) if state.drawn else None,
        "seats": [_player(state, player, fitting) for player in state.players],
        "scorings": [{key: list(gains) for key, gains in scoring.items()} for scoring in state.scorings],
        "winners": None if state.winners is None else list(state.winners),
    }
    return public if seat is None else public | {"hand": sorted(state.players[seat].hand)}


def auction_number(state: State) -> int | None:
    """Which of its round's auctions is on, counted from 1."""
    if not (now := state.current()):
        return None
    return [auction for auction in state.auctions if auction.round == state.round].index(now) + 1


def _prefecture(state: State, prefecture: Prefecture) -> dict[str, Any]:
    seats = len(state.players)
    placed = places(prefecture, seats)
    return {
        "key": prefecture.key,
        "name": prefecture.name,
        "colour": prefecture.colour,
        "row": prefecture.row,
        "column": prefecture.column,
        "small": prefecture.small,
        "printed": prefecture.printed,
        "fountains": prefecture.fountains,
        "free": prefecture.free,
        "large": prefecture.large,
        "shape": prefecture.shape,
        "houses": [{"seat": house.seat, "height": house.height} for house in prefecture.houses],
        "blocks": blocks(prefecture, seats),
        "tallest": tallest(prefecture, seats),
        "first": placed.first,
        "second": placed.second,
        "worth": list(worth(prefecture)),
    }


def _auction(auction: Auction, seats: int) -> dict[str, Any]:
    bids = None if auction.bids is None else [list(auction.bids[seat]) for seat in range(seats)]
    return {
        "round": auction.round,
        "tile": auction.tile,
        "state": auction.state,
        "winner": auction.winner,
        "bids": bids,
    }


def _pile(pile: Pile) -> dict[str, Any]:
    return {"top": pile.top, "left": len(pile), "discards": len(pile.discards)}


def _discards(state: State) -> dict[str, list[str]] | None:
    """What lies on the discard piles, for tables that want the memory aid (ruling 4)."""
    if not state.options["memory_aid"]:
        return None
    return {name: list(pile.discards) for name, pile in state.piles.items()}


def _player(state: State, player: Player, fitting: Sites) -> dict[str, Any]:
    return {
        "cards": len(player.hand),
        "passed": player.passed,
        "score": player.score,
        "roofs": dict(player.roofs),
        "houses": [_house(state, player, house, fitting) for house in player.houses],
    }


def _house(state: State, player: Player, house: House, fitting: Sites) -> dict[str, Any]:
    """An unbuilt house, and the prefectures it fits now: one without a roof as if it had one its owner still has."""
    shapes = [house.shape] if house.shape else [shape for shape in SHAPES if player.roofs[shape]]
    places = {key for shape in shapes for key in fitting(house.height, shape)}
    fits = [key for key in state.prefectures if key in places]
    return {"key": house.letter, "height": house.height, "shape": house.shape, "fits": fits}
