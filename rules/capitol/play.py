"""Capitol, as it is played: four rounds of building, three auctions, scoring, and drawing cards."""

from functools import cache, partial

from rules.capitol.building import Turn, choose, not_held, site_option
from rules.capitol.scoring import extra_cards, scoring_phase
from rules.capitol.state import KINDS, Auction, Built, State, value
from rules.game import Result
from rules.options import Option, Ranked
from rules.prompts import Pick, PickSome
from rules.script import Move, Script, ask, ask_all
from rules.words import Seat, Sentence, say

STOP = "stop"


def play(state: State) -> Script[Result]:
    rounds = state.setup["rounds"]
    for state.round in range(1, rounds + 1):
        state.journal.tell("round-begins", number=state.round, rounds=rounds, who=state.consul)
        yield from building_phase(state)
        yield from auction_phase(state)
        scoring_phase(state)
        if state.round < rounds:
            yield from drawing_phase(state)
    return end(state)


# A. Building phase


def building_phase(state: State) -> Script[None]:
    """Turns go round until all have passed; who has passed stays out."""
    state.phase = "building"
    for player in state.players:
        player.passed = False
    while not all(player.passed for player in state.players):
        for seat in state.clockwise():
            if not state.players[seat].passed:
                yield from building_turn(state, seat)
    state.active = None


def building_turn(state: State, seat: Seat) -> Script[None]:
    """Play a card, or pass; without cards one passes (ruling 9)."""
    player = state.players[seat]
    if not player.hand:
        player.passed = True
        state.journal.tell("out-of-cards", who=seat)
        return
    state.active = seat
    turn: Turn = yield from ask(seat, Move("turn", say("ask-turn"), partial(choose, state, seat)))
    if turn.card is None:
        player.passed = True
        state.journal.tell("passes", who=seat)
        return
    state.discard(seat, turn.card)
    if turn.blocks:
        build_up(state, seat, turn)
    elif turn.shape:
        put_roof(state, seat, turn)
    elif turn.prefecture:
        put_on_board(state, seat, turn)
    else:
        state.journal.tell("plays-in-vain", who=seat, card=turn.card)


def build_up(state: State, seat: Seat, turn: Turn) -> None:
    """a. Take blocks from the supply and raise or begin houses with them."""
    player = state.players[seat]
    raised = {}
    for letter in turn.blocks:
        house = player.begin(0) if letter == "new" else player.house(letter)
        house.height += 1
        raised[house.letter] = house.height
        state.blocks -= 1
    parts = [say("now-high", letter=letter.upper(), height=height) for letter, height in raised.items()]
    state.journal.tell("builds", who=seat, card=turn.card, parts=parts)


def put_roof(state: State, seat: Seat, turn: Turn) -> None:
    """b. Complete a house."""
    player = state.players[seat]
    assert turn.house and turn.shape
    house = player.house(turn.house)
    house.shape = turn.shape
    player.roofs[turn.shape] -= 1
    letter = house.letter.upper()
    state.journal.tell("roofs", who=seat, card=turn.card, letter=letter, shape=turn.shape, height=house.height)


def put_on_board(state: State, seat: Seat, turn: Turn) -> None:
    """c. Place a complete house in a prefecture."""
    player = state.players[seat]
    assert turn.house and turn.prefecture
    house, site = player.house(turn.house), state.prefectures[turn.prefecture]
    player.houses.remove(house)
    site.houses.append(Built(seat, house.height))
    site.shape = house.shape
    letter = house.letter.upper()
    state.journal.tell(
        "places", who=seat, card=turn.card, letter=letter, height=house.height, shape=house.shape, where=site.name
    )


# B. Auction phase


def auction_phase(state: State) -> Script[None]:
    for auction in state.auctions:
        if auction.round == state.round:
            yield from hold(state, auction)
    state.active = None


def hold(state: State, auction: Auction) -> Script[None]:
    """Auction one tile: sealed bids, the highest wins, pays all it has shown, and places the tile."""
    if not any(site.has_room(auction.tile) for site in state.prefectures.values()):  # ruling 29
        auction.state = "removed"
        state.journal.tell("no-room", tile=auction.tile)
        return
    state.phase, state.active, auction.state = "bidding", None, "now"
    bids = yield from ask_all({seat: bid(state, seat, auction) for seat in state.clockwise()})
    auction.bids = bids
    for seat, cards in bids.items():
        state.journal.tell("bids" if cards else "bids-nothing", who=seat, cards=cards, sum=worth(cards))
    winner = highest_bidder(state, auction, bids)
    if winner is None:
        auction.state = "removed"
        return
    for card in bids[winner]:  # the surplus too (ruling 27), in the order it was shown (ruling 5)
        state.discard(winner, card)
    auction.winner = winner
    yield from place_tile(state, winner, auction)
    auction.state = "won"


def bid(state: State, seat: Seat, auction: Auction) -> PickSome:
    """Any cards, in the order in which they lie above the STOP card (ruling 21); none at all is no bid."""
    hand = sorted(state.players[seat].hand, key=lambda card: (-value(card), card))
    options = Ranked(hand, lambda card: card_option(card, hand.count(card)), hand.index, not_held)
    asked, hidden = say("ask-bid", tile=auction.tile), bool(hand)  # ruling 22: an empty hand hides nothing
    return PickSome("bid", asked, options, 0, len(hand), tally=tally, private=hidden, ordered=True)


def tally(cards: list[str]) -> Sentence:
    """What a bid amounts to."""
    if not cards:
        return say("tally-none")
    return say("tally", numbers=" + ".join(str(value(card)) for card in cards), sum=worth(cards))


@cache
def card_option(card: str, copies: int) -> Option:
    return Option(card, card, copies=copies, spot=f"hand/{card}")


def worth(cards: list[str]) -> int:
    return sum(map(value, cards))


def highest_bidder(state: State, auction: Auction, bids: dict[Seat, list[str]]) -> Seat | None:
    """Who wins; nobody if all refuse (ruling 23) or the tie cannot be broken (rulings 24 to 26)."""
    highest = max(map(worth, bids.values()))
    if not highest:
        state.journal.tell("nobody-bids", tile=auction.tile)
        return None
    tied = [seat for seat, cards in bids.items() if worth(cards) == highest]
    if len(tied) > 1 and state.options["auction_ties"] == "highest_card":
        state.journal.tell("tie-card", who=tied, sum=highest)
        best = max(max(map(value, bids[seat])) for seat in tied)
        tied = [seat for seat in tied if max(map(value, bids[seat])) == best]
    lowest = min(state.players[seat].score for seat in tied)
    winners = [seat for seat in tied if state.players[seat].score == lowest]
    if len(winners) > 1:
        state.journal.tell("tie-removes", who=winners, sum=highest, tile=auction.tile)
        return None
    if len(tied) > 1:
        state.journal.tell("tie-score", who=tied, sum=highest)
    return winners[0]


def place_tile(state: State, seat: Seat, auction: Auction) -> Script[None]:
    """The winner places the tile at once, in any prefecture with a free space of its size (ruling 28)."""
    state.phase, state.active = "placing", seat
    state.journal.tell("wins", who=seat, tile=auction.tile, sum=worth((auction.bids or {})[seat]))
    room = [site for site in state.prefectures.values() if site.has_room(auction.tile)]
    sites = {site.key: site_option(site.key, site.name) for site in room}
    site = state.prefectures[(yield from ask(seat, Pick("tile", say("ask-tile", tile=auction.tile), sites)))]
    if auction.tile == "fountain":
        site.fountains += 1
    else:
        site.large = auction.tile
    state.journal.tell("puts", who=seat, tile=auction.tile, where=site.name)


# D. Card-drawing phase


def drawing_phase(state: State) -> Script[None]:
    """From the consul on each draws all their cards; then the consul moves to the left."""
    state.phase = "drawing"
    for name in KINDS:
        uncover(state, name)
    for seat in state.clockwise():
        yield from draw_cards(state, seat)
    state.active, state.drawn = None, None
    state.consul = state.clockwise()[1]


def draw_cards(state: State, seat: Seat) -> Script[None]:
    """Six cards, and as many as amphitheatres allow: those may be declined (ruling 39)."""
    least = state.setup["draws"]
    due = least + extra_cards(state, seat)
    for taken in range(due):
        state.active, state.drawn = seat, (taken, due)
        piles = {name: state.piles[name] for name in KINDS}
        options = {
            name: draw_option(name, pile.top, len(pile), pile.hides_more) for name, pile in piles.items() if pile.top
        }
        if not options:  # ruling 7
            state.journal.tell("nothing-to-draw", who=seat, missing=due - taken)
            return
        if taken >= least:
            options[STOP] = Option(STOP, STOP, say("draw-no-more"))
        name = yield from ask(seat, Pick("draw", say("ask-draw", number=taken + 1, due=due), options))
        if name == STOP:
            state.journal.tell("stops-drawing", who=seat, declined=due - taken)
            return
        draw(state, seat, name)


@cache
def draw_option(name: str, top: str, left: int, final: bool) -> Option:
    many = say("cards-left", many=left)
    return Option(name, name, say("draw-this", card=top), description=many, spot=f"board/{name}", final=final)


def draw(state: State, seat: Seat, name: str) -> None:
    """Take a pile's top card; then the next can be seen."""
    card = state.piles[name].take()
    assert card and state.drawn
    state.players[seat].hand.append(card)
    state.drawn = state.drawn[0] + 1, state.drawn[1]
    state.journal.tell("draws", who=seat, card=card)
    uncover(state, name)


def uncover(state: State, name: str) -> None:
    """Show a pile's next card, turning the discards over if it is used up."""
    pile = state.piles[name]
    if not len(pile) and pile.discards:
        state.journal.tell("turned", pile=name)
    pile.uncover()


# End of game


def end(state: State) -> Result:
    """The most points win; a tie is a shared victory (ruling 41)."""
    state.phase = "over"
    scores = [player.score for player in state.players]
    state.winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    why = say("won" if len(state.winners) == 1 else "shared", who=state.winners, score=max(scores))
    state.journal.tell(why.key, **why.values)
    return Result(scores, state.winners, why)
