"""Corduba 27 a.C., as it is played: three Decades, eight rounds, and Rome's demands at the end of each Decade."""

from rules.corduba import solo_turn
from rules.corduba.effects import bring
from rules.corduba.ending import end, politics, rebel
from rules.corduba.inheritance import begin
from rules.corduba.market import restock, turn_tile
from rules.corduba.riots import is_rebellion, riot_phase
from rules.corduba.rome import draw_card, rome_demands
from rules.corduba.state import State
from rules.corduba.turn import take_turn
from rules.corduba.upkeep import check_happiness, end_round, warehouse
from rules.game import Result
from rules.script import Script
from rules.words import Seat, say


def play(state: State) -> Script[Result]:
    yield from begin(state)
    for rounds in state.rounds:
        yield from begin_decade(state)
        for left in reversed(range(rounds)):
            state.round += 1
            if state.round > 1 and is_rebellion(state):
                return rebel(state)
            yield from play_round(state, last=not left)
        yield from end_decade(state)
    return end(state)


# Decades


def begin_decade(state: State) -> Script[None]:
    """I. Rome Demands, II. Restock the Macellum, III. Peculium."""
    state.decade += 1
    state.journal.tell("decade", which=f"decade-{state.decade}")
    state.phase = "peculium"
    draw_card(state)
    restock(state)
    for seat in state.seated:
        yield from peculium(state, seat)


def peculium(state: State, seat: Seat) -> Script[None]:
    """The bonus of each unlocked Specialist, and of tokens that work then; in turn order (ruling 70)."""
    player = state.players[seat]
    able = player.able("peculium")
    if names := [state.box.specialists[colour]["name"] for colour in player.unlocked] + [each.name for each in able]:
        state.journal.tell("peculium", who=seat, parts=[say("text", text=name) for name in names])
    for colour in player.unlocked:
        yield from bring(state, seat, state.box.specialists[colour]["bonus"])
    for ability in able:
        yield from bring(state, seat, ability.effect)


def end_decade(state: State) -> Script[None]:
    """V. Warehouse Maintenance, VI. Politics."""
    yield from warehouse(state)
    politics(state)
    if state.caepio:
        state.caepio.end_decade(state.chance, state.decade)


# IV. Rounds of Play


def play_round(state: State, *, last: bool) -> Script[None]:
    """Riots but in round 1, Macellum, Actions, Rome's demands in a Decade's last round, Happiness (rulings 5, 6)."""
    state.journal.tell("round", number=state.round, all=list(state.order))
    if state.round > 1:
        yield from riot_phase(state)
    turn_tile(state)
    yield from actions(state)
    if last:
        yield from rome_demands(state)
    yield from check_happiness(state)
    end_round(state)


def actions(state: State) -> Script[None]:
    """Phase 3: in turn order, one action at a time, until all have passed."""
    state.phase = "actions"
    while waiting := [seat for seat in state.order if seat not in state.passed]:
        for seat in waiting:
            yield from solo_turn.take_turn(state) if state.is_caepio(seat) else take_turn(state, seat)
            yield from solo_turn.look_on(state, seat)
