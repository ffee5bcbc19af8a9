"""The Architects of the Colosseum, as it is played: the Consul moves, then one action, until 17 pieces are built."""

from functools import partial

from rules.colosseum.choices import choose
from rules.colosseum.payment import can_pay, can_pay_by_swaps, price
from rules.colosseum.scoring import sheet, winners
from rules.colosseum.shares import RECHARGE, Taken, cards_prompt, pays, stable_prompt, taken
from rules.colosseum.state import (
    CHOOSE,
    MATERIALS,
    ROW,
    SCORE_ANY,
    STABLE,
    STORAGE,
    SWAP,
    TAKE_CARD,
    Paying,
    Site,
    State,
    kind,
    numeral,
)
from rules.colosseum.turn import BUILD, NOTHING, TAKE, Turn, cost, cost_told, counted, extra_steps, return_cards
from rules.colosseum.variant import use_variant
from rules.game import Result
from rules.options import Option
from rules.prompts import Pick
from rules.script import Move, Script, ask, together
from rules.words import Seat, Sentence, say

CARD_SOURCES = (SCORE_ANY, TAKE_CARD)  # what space D may do that brings cards without end


def play(state: State) -> Script[Result]:
    yield from first_cards(state)
    seat = state.start
    while not is_complete(state) and not is_stuck(state):
        yield from take_turn(state, seat)
        seat = state.clockwise(seat)[1]
    return end(state)


def is_complete(state: State) -> bool:
    return len(state.built) == len(state.bonus)


def is_stuck(state: State) -> bool:
    """Whether nothing can ever be built: no tile is left, the well brings no cards, and nobody can pay (ruling 37)."""
    if state.space_d in CARD_SOURCES or any(site.tiles for site in state.sites):
        return False
    costs = [state.piece_at(site).cost for site in state.sites]
    pays = can_pay_by_swaps if state.space_d == SWAP else can_pay
    return not any(pays(player.hand, cost) for player in state.players for cost in costs)


# Setup, step 14


def first_cards(state: State) -> Script[None]:
    """Each may take a card from any stack; none is ever short, so all choose side by side (rulings 31 and 36)."""
    state.journal.tell("begins", who=state.start, effect=f"effect-{state.space_d}")
    yield from together({seat: partial(first_card, state, seat) for seat in state.clockwise(state.start)})


def first_card(state: State, seat: Seat) -> Script[None]:
    card: str = yield from ask(seat, _FIRST)
    if card == NOTHING:
        state.journal.tell("first-none", who=seat)
        return
    state.receive(seat, card, 1)
    state.journal.tell("first", who=seat, card=card)


_FIRST = Pick(
    "first",
    say("ask-first"),
    {each: Option(each, each) for each in MATERIALS} | {NOTHING: Option(NOTHING, NOTHING, say("no-card"))},
)


# Game Flow


def take_turn(state: State, seat: Seat) -> Script[None]:
    """Move the Consul, then carry out one action, by the space where he stops (ruling 7)."""
    state.phase, state.active, state.turn = "turn", seat, state.turn + 1
    turn: Turn = yield from ask(seat, Move("turn", say("ask-turn"), partial(choose, state, seat)))
    move_consul(state, seat, turn.steps)
    space = state.space()
    if space.kind == STORAGE:
        expand_storage(state, seat, turn.what)
    elif space.kind == CHOOSE:
        yield from use_well(state, seat, turn)
    elif turn.action == TAKE:
        yield from expand_landscape(state, seat, state.sites[space.site or 0])
    elif turn.action == BUILD:
        build_section(state, seat, turn, state.sites[space.site or 0])
    else:
        state.journal.tell("skips", who=seat, where=space.key)


def move_consul(state: State, seat: Seat, steps: int) -> None:
    """The first step is free; each other one costs a movement point, or a fame point once there are none."""
    player = state.players[seat]
    points, fame = cost(player, steps)
    player.marker += points
    if fame:
        state.earn(seat, -fame)
    state.consul = (state.consul + steps) % len(state.ring)
    state.journal.tell("moves", who=seat, steps=steps, where=state.space().key, cost=cost_told(points, fame))


# A — Expand Storage


def expand_storage(state: State, seat: Seat, card: str | None) -> None:
    """Discard a card for a storage tile, which raises the hand limit."""
    player = state.players[seat]
    if card is None:
        able = player.cards and state.storage
        state.journal.tell("keeps-cards" if able else "no-storage", who=seat)
        return
    state.receive(seat, card, -1)
    state.storage -= 1
    player.tiles[STORAGE] += 1
    player.limit += state.storage_cards
    state.journal.tell("stores", who=seat, card=card, limit=player.limit)


# B — Expand a Landscape and Produce Building Materials


def expand_landscape(state: State, seat: Seat, site: Site) -> Script[None]:
    """Take the tile nearest to the board; then the one that is nearest now is scored for all."""
    tile = site.tiles.pop(0)
    state.players[seat].attach(tile)
    state.journal.tell("takes-tile", who=seat, tile=tile, many=state.players[seat].tiles[kind(tile)])
    if not site.tiles:
        refill(state, site)
    if site.tiles:
        yield from score(state, seat, kind(site.tiles[0]))
    else:
        state.journal.tell("no-scoring", where=site.key)


def refill(state: State, site: Site) -> None:
    """Tile Row Empty: turn up four tiles, from II and then III, as far as there are any (rulings 14 to 16)."""
    if state.stack:
        state.journal.tell("row-empty", where=site.key)
    while len(site.tiles) < ROW and (stack := state.stack):
        site.tiles.append(stack.draw())
    if site.tiles:
        state.journal.tell("turns-up", where=site.key, tiles=list(site.tiles))


def score(state: State, first: Seat, what: str) -> Script[None]:
    """All who have such a tile may take what it gives, the active player first, then clockwise (rulings 17 and 36).

    Where the supply suffices for all, their order changes nothing, and they choose side by side.
    """
    tiles = {seat: state.players[seat].tiles[what] for seat in state.clockwise(first)}
    owed = {seat: many for seat, many in tiles.items() if many}
    short = what != STABLE and sum(owed.values()) > state.supply[what]
    state.phase, state.paying = "paying", Paying(what, owed, short, list(owed))
    told = pays(state, first, what)
    state.journal.tell(told.key, **told.values)
    makers = {seat: _share(state, seat, what, many) for seat, many in owed.items()}
    if not short:
        yield from together(makers)
    else:
        for make in makers.values():
            yield from make()
    state.paying = None


def _share(state: State, seat: Seat, what: str, owed: int) -> partial[Script[None]]:
    return partial(recharge, state, seat) if what == STABLE else partial(take_cards, state, seat, what, owed)


def recharge(state: State, seat: Seat) -> Script[None]:
    """Put the marker back on the first wheel, or decline for 1 fame (rulings 3 and 19)."""
    player = state.players[seat]
    chosen: str = yield from ask(seat, stable_prompt(player))
    state.settle(seat)
    if chosen == RECHARGE:
        player.marker = 0
        state.journal.tell("recharges", who=seat, points=extra_steps(player.points))
    else:
        decline(state, seat)


def take_cards(state: State, seat: Seat, what: str, owed: int) -> Script[None]:
    """Take all, some or none, then discard to the hand limit before the next player takes (rulings 18, 20, 21)."""
    if not state.supply[what]:
        state.settle(seat)
        state.earn(seat, 1)
        state.journal.tell("nothing-left", who=seat, what=what)
        return
    answer: str | Taken = yield from ask(seat, cards_prompt(state, seat, what, owed))
    state.settle(seat)
    many, discards = taken(answer, owed, state.supply[what])
    if not many:
        decline(state, seat)
        return
    state.receive(seat, what, many)
    state.journal.tell("takes", who=seat, what=what, many=many)
    return_cards(state, seat, discards)


def decline(state: State, seat: Seat) -> None:
    """Take no cards or movement points at all, but 1 fame."""
    state.earn(seat, 1)
    state.journal.tell("declines", who=seat)


# C — Build a Colosseum Section


def build_section(state: State, seat: Seat, turn: Turn, site: Site) -> None:
    """Pay the piece that lies there, insert it, take its fame; another one takes its place (rulings 11, 29, 30)."""
    piece, player = state.piece_at(site), state.players[seat]
    paid = price(player.hand, piece.cost, turn.way)
    for material, many in paid.items():
        state.receive(seat, material, -many)
    bonus = state.bonus[len(state.built)]
    site.piece = None
    state.built.append((piece.key, seat))
    state.earn(seat, piece.fame)
    state.players[seat].fame += bonus  # it lies on the section, not in the bank
    told = say("with-bonus", bonus=bonus) if bonus else say("no-bonus")
    state.journal.tell(
        "builds", who=seat, cards=counted(paid), numeral=numeral(len(state.built)), fame=piece.fame, bonus=told
    )
    if pile := state.pile:
        site.piece = pile.draw()
        fresh = state.piece_at(site)
        state.journal.tell("new-piece", where=site.key, cost=counted(fresh.cost), fame=fresh.fame)


# D — Choose a Landscape to Score


def use_well(state: State, seat: Seat, turn: Turn) -> Script[None]:
    """What the player who stops here has chosen is scored for all, unless a variant takes its place (ruling 24)."""
    if state.space_d != SCORE_ANY:
        use_variant(state, seat, turn)
        return
    assert turn.what
    state.journal.tell("chooses", who=seat, what=turn.what)
    yield from score(state, seat, turn.what)


# End of Game


def end(state: State) -> Result:
    """At once when the Colosseum is complete (ruling 29): majorities, sets of cards, and whoever has most fame wins."""
    if not is_complete(state):
        state.journal.tell("stuck")
    state.phase, state.active = "over", None
    state.sheet = sheet(state.players)
    state.winners = winners(state.sheet)
    scores = [line["total"] for line in state.sheet]
    best = max(scores)
    for seat in state.clockwise(state.start):
        state.journal.tell("scores", who=seat, **state.sheet[seat], parts=_gains(state.sheet[seat]))
    tied = scores.count(best) > len(state.winners)
    key = "shared" if len(state.winners) > 1 else "won-by-cards" if tied else "won"
    why = say(key, who=state.winners, score=best, cards=state.sheet[state.winners[0]]["cards"])
    state.journal.tell(why.key, **why.values)
    return Result(scores, state.winners, why)


def _gains(line: dict[str, int]) -> list[Sentence]:
    gained = {key: line[key] for key in (STABLE, STORAGE, *MATERIALS, "sets") if line[key]}
    return [say("gain", what=key, many=many) for key, many in gained.items()] or [say("no-gain")]
