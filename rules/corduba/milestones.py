"""c) Claim a Milestone: what has been reached, and who is sent for it."""

from functools import partial
from typing import Any, NamedTuple

from rules.corduba.box import TROOPS
from rules.corduba.choices import counted, possible
from rules.corduba.payment import WORKERS, Sent, send, sent_told
from rules.corduba.printed import needs
from rules.corduba.state import State
from rules.options import Option
from rules.prompts import Pick
from rules.script import Script, ask
from rules.words import Seat, Sentence, say

ANY = "any"


class Claim(NamedTuple):
    milestone: str
    sent: Sent


def printed(state: State, key: str) -> dict[str, Any]:
    entry: dict[str, Any] = state.box.components["res_gestae"][key]
    return entry


def reached(state: State, seat: Seat, key: str) -> int:
    """How far a player is with what a Milestone needs."""
    player = state.players[seat]
    match key:
        case "insulae":
            return sum(player.insulae.values())
        case "worker_register":
            return player.register
        case "specialists":
            return len(player.unlocked)
        case "wellbeing":
            return player.wellbeing
        case "denarii":
            return player.denarii
        case "each_prestige":
            return min(player.prestige.values())
        case "troops":
            return state.value(seat, TROOPS)
        case "monuments":
            return len(player.tokens)
    raise KeyError(key)


def senders(state: State, seat: Seat, key: str) -> dict[str, Sent]:
    """Who may be sent: a Worker or any Specialist, or only one of a colour (ruling 42)."""
    player, send_ = state.players[seat], printed(state, key)["send"]
    found = {colour: Sent(0, (colour,)) for colour in player.ready if send_ in (ANY, colour)}
    if send_ == ANY and player.workers + player.special:
        found = {WORKERS: Sent(1)} | found
    return found


def milestone_refused(state: State, seat: Seat, key: str) -> Sentence | None:
    """Say why a Milestone cannot be claimed; None if it can."""
    entry = printed(state, key)
    if (by := state.res_gestae[key]) is not None:
        return say("is-claimed", milestone=entry["name"], who=by)
    for what, many in entry["needs"].items():
        if (now := reached(state, seat, what)) < many:
            return say("not-reached", milestone=entry["name"], needs=needs(entry), now=now)
    if not senders(state, seat, key):
        return say("nobody-to-send", milestone=entry["name"], send=f"send-{entry['send']}")
    return None


def nothing_to_claim(state: State, seat: Seat) -> Sentence | None:
    """Say why no Milestone can be claimed: that nobody can be sent for one that is reached, if it is that."""
    why = [milestone_refused(state, seat, key) for key in state.res_gestae]
    if not all(why):
        return None
    return next((each for each in why if each and each.key == "nobody-to-send"), say("claims-nothing"))


def choose_claim(state: State, seat: Seat) -> Script[Claim]:
    keys = list(state.res_gestae)
    options = possible(keys, partial(milestone_refused, state, seat), partial(_option, state))
    key: str = yield from ask(seat, Pick("milestone", _ASK, options))
    found = senders(state, seat, key)
    choices = {each: Option(each, sent, _sender(state, sent)) for each, sent in found.items()}
    sent: Sent = yield from ask(seat, Pick("send", say("ask-send-one"), choices))
    return Claim(key, sent)


_ASK = say("ask-milestone")


def _option(state: State, key: str) -> Option:
    entry = printed(state, key)
    label = say("text", text=entry["name"])
    return Option(key, key, label, description=needs(entry), spot=f"tracks/res_gestae/{key}")


def _sender(state: State, sent: Sent) -> Sentence:
    if not sent.colours:
        return counted("workers", 1)
    colour = sent.colours[0]
    return say("specialist", colour=colour, name=state.box.specialists[colour]["name"])


def claim(state: State, seat: Seat, chosen: Claim) -> None:
    """Send, and take the token; it is nobody else's then."""
    send(state, seat, chosen.sent)
    state.res_gestae[chosen.milestone] = seat
    state.players[seat].res_gestae.append(chosen.milestone)
    name = printed(state, chosen.milestone)["name"]
    state.journal.tell("claims", who=seat, milestone=name, sent=sent_told(state, chosen.sent))
