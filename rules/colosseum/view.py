"""What a seat may know of a game of the Colosseum; the public view is what all may know. The only door to its state."""

from typing import Any

from rules.colosseum.payment import lacks, price, ways
from rules.colosseum.scoring import majorities
from rules.colosseum.state import Paying, Player, Site, State, kind, numeral
from rules.colosseum.turn import farthest
from rules.words import Seat


def view(state: State, seat: Seat | None) -> dict[str, Any]:
    """Everything on the table; hands and fame are their owner's, unless played open or at the end (ruling 35)."""
    bare = state.phase == "over" or state.options["open_hands"]
    public = {
        "game": "colosseum",
        "me": seat,
        "phase": state.phase,
        "start": state.start,
        "active": state.active,
        "turn": state.turn,
        "ring": [{"key": space.key, "kind": space.kind, "site": space.site} for space in state.ring],
        "consul": state.consul,
        "space_d": state.space_d,
        "sites": [_site(state, site) for site in state.sites],
        "stacks": {level: len(deck) for level, deck in state.stacks.items()},
        "pieces": {letter: len(deck) for letter, deck in state.piles.items()},
        "storage": state.storage,
        "supply": dict(state.supply),
        "sections": _sections(state),
        "built": len(state.built),
        "paying": _paying(state, state.paying) if state.paying else None,
        "seats": [_player(player, bare or who == seat) for who, player in enumerate(state.players)],
        "majorities": {row: lead._asdict() for row, lead in majorities(state.players).items()},
        "scores": None if state.sheet is None else [dict(line) for line in state.sheet],
        "winners": None if state.winners is None else list(state.winners),
    }
    own = {} if seat is None else {"builds": _builds(state, state.players[seat])}
    return public | own | ({"bank": state.bank} if bare else {})


def _site(state: State, site: Site) -> dict[str, Any]:
    """A row, what would pay once its nearest tile is taken, and the piece beside it."""
    more = len(site.tiles) > 1
    piece = state.pieces[site.piece] if site.piece else None
    return {
        "key": site.key,
        "tiles": list(site.tiles),
        "pays": kind(site.tiles[1]) if more else None,
        "new": len(site.tiles) == 1 and state.stack is not None,
        "piece": piece and {"key": piece.key, "fame": piece.fame, "cost": dict(piece.cost)},
    }


def _sections(state: State) -> list[dict[str, Any]]:
    built = dict(enumerate(state.built))
    return [
        {
            "numeral": numeral(at + 1),
            "piece": built[at][0] if at in built else None,
            "by": built[at][1] if at in built else None,
            "bonus": bonus,
        }
        for at, bonus in enumerate(state.bonus)
    ]


def _paying(state: State, paying: Paying) -> dict[str, Any]:
    owed = [paying.owed.get(seat, 0) for seat in range(len(state.players))]
    return {"what": paying.what, "owed": owed, "short": paying.short, "open": list(paying.open)}


def _player(player: Player, known: bool) -> dict[str, Any]:
    public = {
        "display": list(player.landscapes),
        "tiles": dict(player.tiles),
        "stables": list(player.stables),
        "wheels": player.wheels,
        "marker": player.marker,
        "steps": player.points,
        "cards": player.cards,
        "limit": player.limit,
    }
    return public | ({"hand": dict(player.hand), "fame": player.fame} if known else {})


def _builds(state: State, player: Player) -> list[dict[str, Any]]:
    """What a player could build with the cards in hand, how far it is, and what it would take."""
    builds = []
    for steps in range(1, len(state.ring) + 1):
        space = state.space(steps)
        site = None if space.site is None else state.sites[space.site]
        if site is None or site.piece is None:
            continue
        cost = state.pieces[site.piece].cost
        able = ways(player.hand, cost)
        paid = {each: many for each, many in price(player.hand, cost, able[0]).items() if many} if able else None
        builds.append(
            {
                "site": space.site,
                "key": site.key,
                "piece": site.piece,
                "steps": steps,
                "reach": steps <= farthest(player),
                "lacks": lacks(player.hand, cost),
                "pay": paid,
            }
        )
    return builds
