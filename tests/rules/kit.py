"""What all games' tests share: tables, random play with all that people do, worlds a seat cannot tell apart."""

import json
from contextlib import contextmanager
from dataclasses import fields, is_dataclass
from functools import cache
from pathlib import Path
from typing import ClassVar
from unittest.mock import patch

from rules import driver
from rules.capitol.state import cards
from rules.chance import Chance, Deck
from rules.components import editions, read
from rules.games import GAMES as REAL
from rules.prompts import Amount, Pick, PickSome
from rules.script import Move, Sealed
from rules.table import Row, Table
from tests.toys import GAMES as TOY_GAMES

TOYS = Path(__file__).parent.parent / "toys"
COMPONENTS = {path.stem: read(path) for path in TOYS.glob("*.toml")}
COMPONENTS |= {key: next(iter(editions(key, game.check).values())).components for key, game in REAL.items()}
GAMES = TOY_GAMES | REAL


def new(game, seats=None, seed="a seed", **options):
    chosen = game.choices(options)
    return Table(game, COMPONENTS[game.key], seats or game.seats[len(game.seats) // 2], chosen, seed)


def again(table, log=None):
    """The same table from its rows, by way of JSON."""
    rows = [Row(*row) for row in json.loads(json.dumps(table.log if log is None else log))]
    components = json.loads(json.dumps(table.components))
    return Table(table.game, components, table.seats, table.options, table.seed, rows)


def asked(table, seat):
    return table._driver.question(seat)


def step(table, chance, mischief=True):
    """Do what people do: mostly answer; now and then take back, change a sealed answer, let one stand, revoke it."""
    whim = chance.roll("whim", 1, 20) if mischief else 20
    seats = range(table.seats)
    if whim == 1 and (able := [seat for seat in seats if table.can_take_back(seat)]):
        return table.take_back(chance.one("who", able))
    if whim == 2 and (able := sorted(set(table.asked) - set(table.waiting))):
        seat = chance.one("who", able)
        return table.answer(seat, table.sample(seat, chance))
    if whim == 3 and (able := [seat for seat in table.waiting if asked(table, seat).repeats]):
        seat = chance.one("who", able)
        return table.answer(seat, table.sample(seat, chance), always=True)
    if whim == 4 and (able := [(seat, key) for seat in seats for key in table.standing(seat)]):
        return table.no_longer(*chance.one("who", able))
    seat = chance.one("who", table.waiting)
    return table.answer(seat, table.sample(seat, chance))


def play(table, seed="play", mischief=True, limit=5000):
    """Yield the table before each thing done, until it is over."""
    chance = Chance(seed)
    while not table.over:
        yield table
        step(table, chance, mischief)
        assert len(table.log) < limit
    yield table


@cache
def length(key):
    """How many rows a random game has, about."""
    *_, table = play(new(GAMES[key]), "length", mischief=False)
    return len(table.log)


HEAVY = {"corduba": 12, "cities": 3, "capitol": 2, "colosseum": 2, "towns": 2}  # rows that cost more to play again


def looks(table, seed="play", mischief=True, every=1):
    """The table now and then while it is played. To look costs replays: into long and large games one looks rarely."""
    heavy = HEAVY.get(table.game.key, 1)
    stride = every * max(1, round((length(table.game.key) * table.seats / 390) ** 2 * heavy))
    for number, each in enumerate(play(table, seed, mischief)):
        if number % stride == 0:
            yield each


def after(table, doings, seed, mischief=True):
    """The table after so many doings, or at its end."""
    return next(each for number, each in enumerate(play(table, seed, mischief)) if number == doings or each.over)


def plain(thing):
    """A copy of any state that can be compared."""
    if isinstance(thing, str):
        return str(thing)
    if isinstance(thing, Deck):
        return plain(thing.cards)
    if isinstance(thing, Chance):
        return thing.seen
    if is_dataclass(thing):
        return {field.name: plain(getattr(thing, field.name)) for field in fields(thing)}
    if isinstance(thing, dict):
        return [(plain(key), plain(value)) for key, value in thing.items()]
    if isinstance(thing, list | tuple):
        return [plain(each) for each in thing]
    return plain(vars(thing)) if hasattr(thing, "__dict__") and not callable(thing) else thing


def shown(prompt):
    """All that a prompt shows."""
    marks = [prompt.key, prompt.question, prompt.repeats, prompt.private]
    match prompt:
        case Pick():
            return [*marks, [(key, option.label, option.copies) for key, option in prompt.options.items()]]
        case PickSome():
            options = [(key, option.label, option.copies) for key, option in prompt.options.items()]
            return [*marks, options, prompt.least, prompt.most, prompt.condition and prompt.condition.sentence]
        case Amount():
            return [*marks, prompt.low, prompt.high]


def panel(table, seat, depth=3):
    """All that a seat's panel can show: its question, and the questions after some steps."""
    if seat not in table.asked:
        return None
    prompt, pages, steps = table.prompt(seat), [], []
    while prompt and len(pages) < depth:
        pages.append(shown(prompt))
        steps.append(prompt.sample(Chance("panel")))
        prompt = table.prompt(seat, steps) if isinstance(asked(table, seat), Move) else None
    return pages


def seen(table, seat):
    """Everything a seat can learn from its table without acting, and what it is told before it acts."""
    everything = [table.view(seat), table.journal(seat), table.waiting, panel(table, seat), table.over]
    everything += [seat is not None and table.can_take_back(seat), seat is not None and table.standing(seat)]
    if seat in table.asked:
        everything += [table.opened(seat)]
        for number in range(3):
            everything.append(table.foresee(seat, table.sample(seat, Chance(f"foresee {number}"))))
    return everything


def same(one, two):
    """Whether two tables agree in everything, secrets included."""
    assert plain(one.state) == plain(two.state)
    assert one.waiting == two.waiting and one.over == two.over
    assert json.dumps(one.result) == json.dumps(two.result)
    assert one._driver.always == two._driver.always and one._driver.given == two._driver.given
    for seat in [None, *range(one.seats)]:
        assert one.view(seat) == two.view(seat) and one.journal(seat) == two.journal(seat)
        assert panel(one, seat) == panel(two, seat)
        if seat is not None:
            assert one.can_take_back(seat) == two.can_take_back(seat)
            assert seat not in one.asked or one.opened(seat) == two.opened(seat)
    return True


class Card(str):
    """A card that knows where it lay in the first shuffle."""

    at: int


def _card(name, at):
    card = Card(name)
    card.at = at
    return card


class Traced(Chance):
    """Chance whose decks can be rearranged (`swaps`) and whose future, after `limit` numbers, can be another."""

    swaps: ClassVar[dict] = {}
    limit = None

    def __init__(self, seed):
        super().__init__(seed)
        self.calls, self.other = 0, Chance("another future")

    def shuffled(self, name, items):
        pile = super().shuffled(name, items)
        for one, two in self.swaps.get(name, ()):
            pile[one], pile[two] = pile[two], pile[one]
        return [_card(card, at) if isinstance(card, str) else card for at, card in enumerate(pile)]

    def _below(self, name, limit):
        self.calls += 1
        if self.limit is not None and self.calls > self.limit:
            return self.other._below(name, limit)
        return super()._below(name, limit)


@contextmanager
def world(swaps=None, limit=None):
    """A world with some cards changed places, or another future."""
    kind = type("World", (Traced,), {"swaps": swaps or {}, "limit": limit})
    with patch.object(driver, "Chance", kind):
        yield


def unknown(table, seat):
    """Where in each shuffle the cards lay that the seat has never seen: the rest of each deck, and hidden hands."""
    state, others = (
        table.state,
        [other for other in range(table.seats) if other != seat and other not in table._driver.given],
    )
    decks = [deck for deck in (getattr(state, field.name) for field in fields(state)) if isinstance(deck, Deck)]
    places = {deck.name: list(range(len(deck))) for deck in decks}
    match table.game.key:
        case "bids":
            places["cards"] += [card.at for other in others for card in state.hands[other]]
        case "towns":
            drafts = sum(line.sentence.key == "kept" for line in state.journal.lines) // table.seats
            passes = drafts if isinstance(table._driver.asked, Sealed) else drafts - 1
            held = {(seat - back) % table.seats for back in range(passes + 1)}
            hands = [state.hands[other] for other in others if (other - passes) % table.seats not in held]
            places["tiles"] += [card.at for hand in hands for card in hand]
        case "capitol":
            places |= {pile.name: list(range(len(pile.deck))) for pile in state.piles.values()}
            for other in others:
                for card in dealt_and_never_shown(table, other):
                    places[card.partition("-")[0]].append(card.at)
        case "cities":
            for tile in never_held(table, seat, others):
                places["duplexes" if state.tiles[tile].step else "singles"].append(tile.at)
        case "corduba":
            for other in others:
                if not state.players[other].inheritance:
                    places["inheritance"] += [card.at for card in state.players[other].dealt]
                    places["families"] += [card.at for card in (state.players[other].house,) if card]
                else:
                    kept = state.players[other].inheritance
                    places["inheritance"] += [card.at for card in state.players[other].dealt if card != kept]
        case "colosseum":  # hands and fame follow from what all have seen (ruling 35); only the stacks are hidden
            decks = [*state.stacks.values(), *state.piles.values()]
            places |= {deck.name: list(range(len(deck))) for deck in decks}
    return places


def dealt_and_never_shown(table, seat):
    """Cards of a hand of Capitol that no other seat has seen: not drawn from a face-up pile, not shown in a bid."""
    shown = {card for auction in table.state.auctions for card in (auction.bids or {}).get(seat, ())}
    box, dealt = table.components, table.components["setup"]["hand"]
    for card in table.state.players[seat].hand:
        kind = card.partition("-")[0]
        if card not in shown and getattr(card, "at", -1) >= len(cards(box, kind)) - dealt[kind] * table.seats:
            yield card


def never_held(table, seat, others):
    """Tiles in hands of Between Two Cities, and those that were left of them, that have never come round to a seat."""
    state, many = table.state, table.seats
    seats = dict(enumerate(state.seating))
    here = state.seating.index(seat)

    def unseen(number, passes):
        way = {1: 1, 2: 0, 3: -1}[number]
        held = {(here - back * way) % many for back in range(passes + 1)}
        return [seats[place] for place in range(many) if (place - passes * way) % many not in held]

    for other in unseen(state.round, state.turn - 1):
        if other in others:
            yield from state.hands[other]
    for at in range(len(state.discards) // many):
        number = (at // 2 if state.two else at) + 1
        turns = {"base": 3, "capitals": 4}[state.options["edition"]]
        left = state.discards[at * many : (at + 1) * many]
        for other in unseen(number, 0 if number == 2 else turns - 1):
            yield left[other]


def mixed(places, chance):
    """Pairs of places to swap, by deck."""
    orders = {name: chance.shuffled("mix", at) for name, at in places.items()}
    return {name: list(zip(at[::2], at[1::2], strict=False)) for name, at in orders.items()}
