"""How a game against Caepio ends: his last Senators, Monuments to be built, and who of the two has won (747-775)."""

from rules.corduba.milestones import reached
from rules.corduba.solo import BOTH, CAEPIO, MONUMENTS, Caepio
from rules.corduba.state import State
from rules.words import Seat, Sentence, say


def his_senators(state: State, caepio: Caepio) -> None:
    """A Senator for each thing he has brought to its end (765-770)."""
    for what, many in caepio.printed["senators"].items():
        if reached(state, caepio.seat, what) >= many:
            state.gain_senators(caepio.seat, what, 1)
            state.journal.tell("caepio-senator", who=caepio.seat, what=f"caepio-for-{what}")


def decide(state: State, caepio: Caepio, seat: Seat) -> tuple[list[Seat], Sentence]:
    """More Senators than his, or so many Monuments, or both (772-780); equal Senators are no victory."""
    mine, his = (state.players[each].senate for each in (seat, caepio.seat))
    built, goal = len(state.players[seat].tokens), caepio.goal or 0
    values = {"who": seat, "other": caepio.seat, "mine": mine, "his": his, "built": built, "goal": goal}
    ends = {
        CAEPIO: "won" if mine > his else "tied" if mine == his else "lost",
        MONUMENTS: "built" if built >= goal else "unbuilt",
    }
    ends[BOTH] = "both" if (ends[CAEPIO], ends[MONUMENTS]) == ("won", "built") else "neither"
    how = ends[caepio.variant]
    return [seat] if how in ("won", "built", "both") else [], say(f"solo-{how}", **values)


def score(state: State, caepio: Caepio, seat: Seat) -> int:
    """Senators, or where there are none, Monuments."""
    player = state.players[seat]
    return player.senate if caepio.senate else len(player.tokens)
