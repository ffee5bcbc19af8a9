"""B or C, at a site: take the tile nearest to the board, or build the piece that lies there."""

from functools import partial

from rules.colosseum.payment import Way, can_pay, lacks, price, ways
from rules.colosseum.shares import would_pay
from rules.colosseum.state import Piece, Player, Site, State, kind
from rules.colosseum.turn import BUILD, NOTHING, TAKE, Turn, cost, counted
from rules.options import Option, Ranked
from rules.prompts import Pick
from rules.script import Script, ask
from rules.words import Seat, Sentence, say


def choose_action(state: State, seat: Seat, steps: int) -> Script[Turn]:
    """Choose between taking the tile and building the piece; one of them must be done (ruling 9)."""
    player, site = state.players[seat], state.sites[state.space(steps).site or 0]
    keys = actions(state, player, site)
    describe = partial(action_option, state, seat, steps, site)
    options = Ranked(keys, describe, keys.index, partial(_objection, state, player, site))
    action = yield from ask(seat, Pick("action", say("ask-action", where=site.key), options))
    if action != BUILD:
        return Turn(steps, action)
    return Turn(steps, BUILD, way=(yield from choose_payment(seat, player, state.piece_at(site))))


def actions(state: State, player: Player, site: Site) -> list[str]:
    """What can be done there: nothing, only where no tile is left and the exact cost is not held."""
    piece = state.piece_at(site)
    able = can_pay(player.hand, piece.cost)
    if site.tiles:
        return [TAKE, BUILD] if able else [TAKE]
    if able:
        return [BUILD, NOTHING] if lacks(player.hand, piece.cost) else [BUILD]
    return [NOTHING]


def action_option(state: State, seat: Seat, steps: int, site: Site, key: str) -> Option:
    if key == TAKE:
        return _take(state, seat, steps, site)
    if key == BUILD:
        return _build(state, state.players[seat], site)
    return Option(NOTHING, NOTHING, say("skip"), description=say("skip-offer"))


def site_outlook(state: State, seat: Seat, steps: int, site: Site) -> tuple[Sentence, bool]:
    """What a stop there is good for, in short, and whether all that can be done there turns something up."""
    options = [action_option(state, seat, steps, site, key) for key in actions(state, state.players[seat], site)]
    told = [option.text if option.key == BUILD else option.description for option in reversed(options)]
    return say("outlook-site" if len(told) > 1 else "outlook-one", first=told[0], last=told[-1]), all(
        option.final for option in options
    )


def _take(state: State, seat: Seat, steps: int, site: Site) -> Option:
    """Taking the last tile of a row turns up new ones."""
    tile, final = site.tiles[0], len(site.tiles) == 1 and state.stack is not None
    offer = say("take-offer", tile=tile, then=_then(state, seat, steps, site))
    return Option(TAKE, TAKE, say("take", tile=tile), description=offer, spot=f"board/tile-{site.key}", final=final)


def _then(state: State, seat: Seat, steps: int, site: Site) -> Sentence:
    """What pays whom once the nearest tile is taken."""
    if len(site.tiles) > 1:
        points, _ = cost(state.players[seat], steps)
        return would_pay(state, seat, kind(site.tiles[1]), tile=site.tiles[0], points=points)
    return say("then-new" if state.stack else "then-nothing")


def _build(state: State, player: Player, site: Site) -> Option:
    """Building turns up another piece, but for the last."""
    piece = state.piece_at(site)
    paid = price(player.hand, piece.cost, ways(player.hand, piece.cost)[0])
    fame = piece.fame + state.bonus[len(state.built)]
    offer = say("build-offer", fame=fame, cards=counted(paid))
    spot, final = f"board/piece-{site.key}", state.pile is not None
    return Option(BUILD, BUILD, say("build", fame=fame), description=offer, spot=spot, final=final)


def _objection(state: State, player: Player, site: Site, key: str) -> Sentence | None:
    """Say why something cannot be done there, and what can."""
    piece, instead = state.piece_at(site), say("take-instead" if site.tiles else "skip-instead")
    if key == BUILD:
        missing = counted(lacks(player.hand, piece.cost))
        return say("cannot-build", cost=counted(piece.cost), missing=missing, where=site.key, instead=instead)
    if key == TAKE:
        return say("cannot-take", where=site.key)
    return say("must-choose" if site.tiles else "must-build", where=site.key) if key == NOTHING else None


def choose_payment(seat: Seat, player: Player, piece: Piece) -> Script[Way]:
    """Choose what replaces missing cards, where there is a choice (ruling 10)."""
    found = {"-".join(way): way for way in ways(player.hand, piece.cost)}
    if len(found) == 1:
        return next(iter(found.values()))
    keys = list(found)
    options = Ranked(keys, partial(_payment, player, piece, found), keys.index)
    missing = counted(lacks(player.hand, piece.cost))
    key: str = yield from ask(seat, Pick("pay", say("ask-pay", missing=missing), options))
    return found[key]


def _payment(player: Player, piece: Piece, found: dict[str, Way], key: str) -> Option:
    paid = price(player.hand, piece.cost, found[key])
    left = counted({each: many - paid[each] for each, many in player.hand.items()})
    return Option(key, key, say("pay", cards=counted(paid)), description=say("keeps", cards=left))
