"""Tables of one against Caepio, laid out by hand: no answers are given here, the state is put as an example has it."""

from itertools import count
from pathlib import Path
from typing import Any, TypeVar

from rules.chance import Chance, Deck
from rules.components import read
from rules.corduba import GAME, solo_turn
from rules.corduba.constructing import raise_tile
from rules.corduba.setup import setup
from rules.corduba.solo import SEAT, Caepio
from rules.corduba.state import State
from rules.script import Script, question
from rules.words import KERNEL, tell

T = TypeVar("T")

COMPONENTS = read(Path("rules/corduba/components.toml"))
ANN, CAEPIO = 0, SEAT
WORDS = KERNEL | GAME.words


def laid_out(*, seed: str = "alone", decade: int = 1, **options: Any) -> State:
    """A table in its Decade's first round; Ann has nothing, and Caepio what his level gives him."""
    chosen = GAME.choices({"start_player": ANN, **options})
    state = setup(COMPONENTS, 1, chosen, Chance(seed))
    state.decade, state.round, state.phase = decade, {1: 1, 2: 4, 3: 7}[decade], "actions"
    level = caepio(state).printed["levels"][chosen["level"]]
    player = state.players[CAEPIO]
    player.register, player.wellbeing, player.riots = 4, 4, level["riots"]
    player.prestige = dict.fromkeys(player.prestige, level["prestige"])
    return state


def caepio(state: State) -> Caepio:
    assert state.caepio
    return state.caepio


def run(script: Script[T]) -> T:
    """Run a script that leaves nobody a choice."""
    reply = None
    try:
        while True:
            ((seat, asked),) = script.send(reply).items()
            prompt = question(asked)
            raw = prompt.only()
            assert raw is not None, f"{seat} is asked {prompt}"
            reply = seat, prompt.parse(raw)
    except StopIteration as done:
        result: T = done.value
        return result


def told(state: State, since: int = 0) -> list[str]:
    return [tell(line.sentence, WORDS, ["Ann"]) for line in state.journal.lines[since:]]


def turn(state: State) -> list[str]:
    """Let Caepio have a turn; return what is told of it."""
    since = len(state.journal.lines)
    run(solo_turn.take_turn(state))
    return told(state, since)


def cards(state: State, *keys: str) -> None:
    """Put these on top of his deck, the first to be drawn first."""
    deck: Deck[str] = caepio(state).actions[state.decade]
    deck.cards = [key for key in deck.cards if key not in keys] + [*reversed(keys)]


def building(state: State, *keys: str) -> None:
    """Put these on top of the Decade's buildings."""
    deck: Deck[str] = caepio(state).buildings[state.decade]
    deck.cards = [key for key in deck.cards if key not in keys] + [*reversed(keys)]


def build(state: State, seat: int, key: str, district: str) -> None:
    """Build something at the first position there is, for nothing."""
    land, part = state.box.lands[district], state.parts[district]
    at, tile = next(iter(land.places(state.box.buildings[key].shape, part.filled).positions.items()))
    run(raise_tile(state, seat, key, district, at, tile, 0))


def seed_where(holds: Any) -> str:
    """The first seed whose chance does what an example says."""
    return next(seed for seed in map(str, count()) if holds(Chance(seed)))


def give(state: State, seat: int, **goods: int) -> None:
    for what, many in goods.items():
        assert state.take(seat, what, many) == many


# Nothing is lost, and nothing comes about


def pieces(state: State) -> dict[str, int]:
    """How many there are of all that is limited, wherever it is."""
    found = dict(state.reserve)
    for player in state.players:
        for what, many in player.goods.items():
            found[what] += many
    for what, stall in state.stalls.items():
        found[what] += stall.stock
    for what, many in state.contributed.items():
        found[what] += many
    counters = sum(tile.riot for part in state.parts.values() for tile in part.tiles)
    found["riots"] = state.riots + counters + sum(player.counters + player.received for player in state.players)
    own = caepio(state)
    found["action cards"] = sum(map(len, own.actions.values()))
    standing = [tile.building for part in state.parts.values() for tile in part.tiles]
    found["building cards"] = sum(map(len, own.buildings.values())) + len(own.constructed)
    assert sorted(own.constructed) == sorted(key for key in standing if key != "praefecturae")
    for seat, player in enumerate(state.players):
        for district, part in state.parts.items():
            assert player.insulae[district] == sum(by == seat for _, by in part.insulae)
    return found
