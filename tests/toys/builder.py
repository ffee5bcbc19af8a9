"""A small Corduba. Build inside districts and pay; effects ask in the middle; Rome asks for tokens in secret.

Shows: a turn of up to four steps as one row, cheap legality with reasons, questions inside effects, sealed moves of
several kinds with a condition each, dice and an automaton, a solo table, steps that answer themselves.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, partial
from itertools import combinations, product
from typing import NamedTuple

from rules.chance import Chance, Deck
from rules.components import Components
from rules.game import Choices, Result
from rules.options import Among, Option, Options, plain
from rules.prompts import Condition, Pick, PickSome, yes_no
from rules.script import Move, Script, ask, ask_all
from rules.words import Journal, Seat, Sentence, say
from tests.toys.toy import toy

WORDS = {
    "blocked": "Something stands there.",
    "built": "{who:seat} builds {what} at {where}.",
    "caepio": "Caepio rolls {die} and occupies {where}.",
    "demand": "Rome asks: what do you send?",
    "district": "In which district?",
    "end": "Rome is content.",
    "enough": "Send {kind:word} worth {least} at least, or all you have.",
    "gathers": "{who:seat} gathers {what:words}.",
    "gift": "A well! Which good do you take?",
    "gifted": "{who:seat} takes {what} from the well.",
    "no-goods": "You cannot pay for it.",
    "no-room": "There is no room for it.",
    "omen": "The omen gives {who:seat} {many}.",
    "payment": "How do you pay?",
    "sends": "{who:seat} sends {what:words}.",
    "swap": "Swap a wood for a stone at the market of {who:seat}?",
    "swaps": "{who:seat} swaps.",
    "turn": "What do you do?",
    "what": "Build, gather or rest?",
    "where": "Where exactly?",
}
GOODS = ("wood", "stone")


class Place(NamedTuple):
    """Where a building can stand: the mask of its spaces on the map."""

    key: str
    mask: int


@dataclass(frozen=True, slots=True)
class Building:
    """A building of the components; `places` are its options by district."""

    key: str
    cost: Counter[str]
    effect: str
    places: dict[str, dict[str, Option]]


class Turn(NamedTuple):
    """What a turn's move chooses."""

    building: Building | None = None
    place: Place | None = None
    payment: tuple[str, ...] = ()
    gathers: bool = False


@dataclass(slots=True)
class State:
    components: Components
    chance: Chance
    buildings: dict[str, Building]
    spaces: dict[str, int]
    stock: list[Counter[str]]
    tokens: list[list[str]]
    castra: Deck[str]
    scores: list[int]
    filled: int = 0
    journal: Journal = field(default_factory=Journal)


def setup(components: Components, seats: int, options: Choices, chance: Chance) -> State:
    rows = tuple(components["map"]["districts"])
    width, height = len(rows[0]), len(rows)
    spaces = {f"{chr(97 + x)}{y + 1}": 1 << (y * width + x) for y in range(height) for x in range(width)}
    buildings = {
        key: Building(key, Counter(entry["cost"]), entry.get("effect", ""), places(tuple(entry["shape"]), rows))
        for key, entry in components["buildings"].items()
        if key != "source"
    }
    kinds = [token for kind in ("troops", "offerings") for token in components["tokens"][kind]]
    goods = Counter({good: components["start"][good] for good in (*GOODS, "amphora")})
    stock = [goods.copy() for _ in range(seats)]
    castra = Deck(chance, "castra", kinds * 8)
    return State(components, chance, buildings, spaces, stock, [[] for _ in range(seats)], castra, [0] * seats)


@cache
def places(shape: tuple[str, ...], rows: tuple[str, ...]) -> dict[str, dict[str, Option]]:
    """Every place of a shape by district, in all rotations; pure, so worked out once for all tables."""
    width, height = len(rows[0]), len(rows)
    found: dict[str, dict[str, Option]] = {}
    marked = {(x, y) for y, line in enumerate(shape) for x, mark in enumerate(line) if mark == "X"}
    for angle, cells in rotations(marked):
        for x, y in product(range(width), range(height)):
            spaces = [(x + dx, y + dy) for dx, dy in cells]
            districts = {rows[b][a] if a < width and b < height else "" for a, b in spaces}
            if len(districts) == 1 and "" not in districts:
                place = Place(f"{chr(97 + x)}{y + 1}r{angle}", sum(1 << (b * width + a) for a, b in spaces))
                found.setdefault(districts.pop(), {})[place.key] = Option(place.key, place)
    return dict(sorted(found.items()))


def rotations(cells: set[tuple[int, int]]) -> Iterator[tuple[int, list[tuple[int, int]]]]:
    """Each different rotation of a shape, moved to the corner, with its angle."""
    seen = []
    for angle in (0, 90, 180, 270):
        left, top = min(x for x, _ in cells), min(y for _, y in cells)
        here = sorted((x - left, y - top) for x, y in cells)
        if here not in seen:
            seen.append(here)
            yield angle, here
        cells = {(-y, x) for x, y in cells}


def play(state: State) -> Script[Result]:
    for _ in range(state.components["rounds"]["number"]):
        for seat in range(len(state.stock)):
            yield from turn(state, seat)
        caepio(state)
        yield from rome(state)
    best = max(state.scores)
    return Result(state.scores, [seat for seat, score in enumerate(state.scores) if score == best], say("end"))


def turn(state: State, seat: Seat) -> Script[None]:
    chosen: Turn = yield from ask(seat, Move("turn", say("turn"), partial(choose, state, seat)))
    if chosen.gathers:
        gather(state, seat)
    elif chosen.building and chosen.place:
        yield from build(state, seat, chosen.building, chosen.place, chosen.payment)


def choose(state: State, seat: Seat) -> Script[Turn]:
    """Choose building, district, place and payment; or gather, or rest."""
    what = yield from ask(seat, Pick("what", say("what"), Among(doings(state), partial(prevents, state, seat))))
    if not isinstance(what, Building):
        return Turn(gathers=what == "gather")
    districts = {
        d: Option(d, d)
        for d in what.places
        if not all(option.value.mask & state.filled for option in what.places[d].values())
    }
    district = yield from ask(seat, Pick("district", say("district"), districts))
    place = yield from ask(seat, Pick("place", say("where"), Among(what.places[district], partial(free, state))))
    payment = yield from ask(seat, Pick("payment", say("payment"), payments(state, seat, what)))
    return Turn(what, place, payment)


def doings(state: State) -> Options:
    """All a seat might do; what is always possible comes first, so that seeing there is a choice costs nothing."""
    return plain(["gather", "rest"]) | {key: Option(key, building) for key, building in state.buildings.items()}


def prevents(state: State, seat: Seat, what: Building | str) -> Sentence | None:
    """Say why a seat cannot do this now."""
    if not isinstance(what, Building):
        return None
    missing = sum((what.cost - state.stock[seat]).values())
    if missing > state.stock[seat]["amphora"]:
        return say("no-goods")
    if all(option.value.mask & state.filled for places in what.places.values() for option in places.values()):
        return say("no-room")
    return None


def free(state: State, place: Place) -> Sentence | None:
    """Say what keeps a place from being free."""
    return say("blocked") if place.mask & state.filled else None


def payments(state: State, seat: Seat, building: Building) -> Options:
    """All ways to pay: an amphora stands for any good."""
    stock, due = state.stock[seat], sorted(building.cost.elements())
    ways = (
        sorted((Counter(due) - Counter(spared)).elements()) + ["amphora"] * jars
        for jars in range(min(stock["amphora"], len(due)) + 1)
        for spared in dict.fromkeys(combinations(due, jars))
    )
    return {"+".join(way): Option("+".join(way), tuple(way)) for way in ways if not Counter(way) - stock}


def build(state: State, seat: Seat, building: Building, place: Place, payment: tuple[str, ...]) -> Script[None]:
    state.stock[seat] -= Counter(payment)
    state.filled |= place.mask
    state.scores[seat] += place.mask.bit_count()
    state.journal.tell("built", who=seat, what=building.key, where=place.key)
    for _ in range(sum(1 for well in state.components["map"]["wells"] if state.spaces[well] & place.mask)):
        good = yield from ask(seat, Pick("gift", say("gift"), plain((*GOODS, "amphora"))))
        state.stock[seat][good] += 1
        state.journal.tell("gifted", who=seat, what=good)
    match building.effect:
        case "market":
            yield from market(state, seat)
        case "omen":
            many = state.chance.roll("omen", 1, 3)
            state.scores[seat] += many
            state.journal.tell("omen", who=seat, many=many)


def market(state: State, owner: Seat) -> Script[None]:
    """Each other player in turn may swap a wood for a stone."""
    for step in range(1, len(state.stock)):
        seat = (owner + step) % len(state.stock)
        if state.stock[seat]["wood"] and (yield from ask(seat, yes_no("swap", say("swap", who=owner), repeats=True))):
            state.stock[seat] += Counter(stone=1)
            state.stock[seat] -= Counter(wood=1)
            state.journal.tell("swaps", who=seat)


def gather(state: State, seat: Seat) -> None:
    good = state.chance.one("goods", GOODS)
    state.stock[seat][good] += 1
    state.tokens[seat] += [state.castra.draw() for _ in range(min(2, len(state.castra)))]
    state.journal.tell("gathers", who=seat, what=[good, *state.tokens[seat][-2:]])


def caepio(state: State) -> None:
    """The automaton rolls for a row and occupies its first free space."""
    die = state.chance.roll("caepio", 1, len(state.components["map"]["districts"]))
    for key, mask in state.spaces.items():
        if key.endswith(str(die)) and not mask & state.filled:
            state.filled |= mask
            state.journal.tell("caepio", die=die, where=key)
            return


def rome(state: State) -> Script[None]:
    """Everybody sends troops and offerings in secret; who sends the most of a kind scores."""
    seats = range(len(state.tokens))
    sent: dict[Seat, dict[str, list[str]]] = yield from ask_all(
        {seat: Move("demand", say("demand"), partial(contribute, state, seat)) for seat in seats}
    )
    for seat, kinds in sent.items():
        tokens = [token for kind in kinds.values() for token in kind]
        for token in tokens:
            state.tokens[seat].remove(token)
        if tokens:
            state.journal.tell("sends", who=seat, what=tokens)
    for kind in ("troops", "offerings"):
        worths = {seat: worth(state, kind, kinds[kind]) for seat, kinds in sent.items()}
        state.scores[max(worths, key=lambda seat: worths[seat])] += 2 if any(worths.values()) else 0


def contribute(state: State, seat: Seat) -> Script[dict[str, list[str]]]:
    """Choose tokens of each kind, one kind a step."""
    sent = {}
    for kind in ("troops", "offerings"):
        held = [token for token in state.tokens[seat] if token in state.components["tokens"][kind]]
        least = min(state.components["minimum"][kind], worth(state, kind, held))
        enough = Condition(say("enough", kind=kind, least=least), partial(suffices, state, kind, least))
        sent[kind] = yield from ask(seat, PickSome(kind, say("demand"), plain(held), 0, len(held), enough))
    return sent


def suffices(state: State, kind: str, least: int, tokens: list[str]) -> bool:
    return worth(state, kind, tokens) >= least


def worth(state: State, kind: str, tokens: list[str]) -> int:
    values: dict[str, int] = state.components["tokens"][kind]
    return sum(values[token] for token in tokens)


def view(state: State, seat: Seat | None) -> dict[str, object]:
    return {
        "filled": [key for key, mask in state.spaces.items() if mask & state.filled],
        "stock": [dict(sorted((+stock).items())) for stock in state.stock],
        "tokens": [sorted(tokens) for tokens in state.tokens],
        "castra": len(state.castra),
        "scores": list(state.scores),
    }


GAME = toy("builder", seats=range(1, 5), options={}, words=WORDS, setup=setup, play=play, view=view)
