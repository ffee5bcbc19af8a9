"""The lobby's rules: how a table changes before its game begins. Each makes a new Info, or says why not."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from data.errors import Declined
from data.kept import COLOURS, Info, Seat
from data.words import STEWARDS
from rules.game import Choices, Game, OneOf
from rules.words import say


def choices(game: Game[Any], size: int, chosen: Mapping[str, Any]) -> Choices:
    """Check and complete what a table is to be opened with."""
    least, most = game.seats[0], game.seats[-1]
    if size not in game.seats:
        raise Declined(say("table-wrong-size", game=game.title, least=least, most=most, size=size))
    for name, value in chosen.items():
        option = game.options.get(name)
        if option is None:
            raise Declined(say("table-no-option", game=game.title, option=name))
        if isinstance(option, OneOf) and (type(value), value) not in [(type(each), each) for each in option.values]:
            values = [str(each) for each in option.values]
            raise Declined(say("table-no-value", option=name, value=str(value), values=values))
        if isinstance(option, OneOf) and value != option.values[0] and not option.matters(size):
            raise Declined(say("table-option-size", option=name, size=size))
    return game.choices(chosen)


def new(
    game: Game[Any],
    edition: str,
    components: str,
    options: Choices,
    *,
    size: int,
    host: int,
    place: tuple[int | None, int, bool],
    autostart: bool,
    promise: str,
    at: int,
) -> Info:
    """A table nobody sits at yet; `place` is its guild, its channel, and whether that is a thread of its own."""
    guild, channel, thread = place
    return Info(
        id=0,
        game=game.key,
        status="lobby",
        edition=edition,
        components=components,
        version=game.version,
        options=options,
        size=size,
        host=host,
        guild=guild,
        channel=channel,
        thread=thread,
        autostart=autostart,
        promise=promise,
        opened_at=at,
        started_at=None,
        ended_at=None,
        last_at=at,
        rows=0,
        edits=0,
    )


def join(info: Info, user: int, name: str, join: str, colour: str | None = None) -> Info:
    """Seat a user; one who is seated takes another colour, and in a full lobby a person goes before a steward."""
    in_lobby(info, "table-join")
    own = info.seat_of(user)
    if own is not None and colour is None:
        raise Declined(say("table-seated"), info.id)
    if own is not None:
        return _with(info, replace(info.seats[own], colour=free_colour(info, colour, but=own)))
    if info.is_full:
        if not _stewards(info):
            raise Declined(say("table-full", size=info.size), info.id)
        info = _without(info, _stewards(info)[-1])
    seat = Seat(len(info.seats), user, name, free_colour(info, colour), join)
    return replace(info, seats=(*info.seats, seat), invited=tuple(each for each in info.invited if each != user))


def leave(info: Info, user: int, by: int) -> Info:
    """Unseat a user; a host hands the table on to the next person, and the last one closes it, as it was then."""
    if by == user and info.status in ("running", "frozen") and info.seat_of(by) is not None:
        raise Declined(say("table-resign-instead"), info.id)
    in_lobby(info, "table-leave" if by == user else "table-remove")
    if by != user:
        host_only(info, by, "table-remove")
    own = info.seat_of(user)
    if own is None:
        raise Declined(say("table-not-seated" if by == user else "table-not-seated-other"), info.id)
    after = with_heir(_without(info, own))
    return after if after.is_open else replace(info, status=after.status)


def invite(info: Info, by: int, user: int) -> Info:
    """Remember that a user was asked to join."""
    in_lobby(info, "table-invite")
    plays(info, by, "table-invite")
    seat = info.seat_of(user)
    if seat is not None:
        raise Declined(say("table-sits", seat=seat), info.id)
    if user in info.invited:
        raise Declined(say("table-invited"), info.id)
    return replace(info, invited=(*info.invited, user))


def steward(info: Info, by: int, seat: int | None = None) -> Info:
    """Let the program take the next free seat."""
    in_lobby(info, "table-steward")
    host_only(info, by, "table-steward")
    if seat is not None and seat < len(info.seats):
        raise Declined(say("table-not-free", seat=seat), info.id)
    if info.is_full:
        raise Declined(say("table-no-seat", size=info.size), info.id)
    taken, number = info.names, len(info.seats)
    name = next(name for name in STEWARDS if name not in taken)
    return replace(info, seats=(*info.seats, Seat(number, None, name, free_colour(info), "", steward=True)))


def dismiss(info: Info, by: int) -> Info:
    """Send the last steward away."""
    in_lobby(info, "table-dismiss")
    host_only(info, by, "table-dismiss")
    if not _stewards(info):
        raise Declined(say("table-no-steward"), info.id)
    return _without(info, _stewards(info)[-1])


def hand_on(info: Info, by: int, to: int) -> Info:
    """Make somebody else at the table its host."""
    if not info.is_open:
        raise too_late(info, "table-host")
    host_only(info, by, "table-host")
    if to == by:
        raise Declined(say("table-heir-self"), info.id)
    if to not in info.players:
        raise Declined(say("table-heir"), info.id)
    return replace(info, host=to)


def start(info: Info, game: Game[Any], by: int, at: int) -> Info:
    """Begin with those who are there; an option that names a user becomes that user's seat, or lots decide.

    Nobody is left to play alone who has opened a table for several.
    """
    in_lobby(info, "table-start")
    host_only(info, by, "table-start")
    count = len(info.seats)
    if count not in game.seats:
        raise Declined(say("table-too-few", game=game.title, least=game.seats[0], count=count), info.id)
    if count == 1 < info.size:
        raise Declined(say("table-alone", game=game.title), info.id)
    named = {name: info.options[name] for name, option in game.options.items() if not isinstance(option, OneOf)}
    seats = {name: None if user is None else info.seat_of(user) for name, user in named.items()}
    return replace(
        info,
        status="running",
        version=game.version,
        options={**info.options, **seats},
        unseated={name: user for name, user in named.items() if user is not None and seats[name] is None},
        size=count,
        seats=tuple(replace(s, join=f"steward-{s.seat + 1}") if s.steward else s for s in info.seats),
        invited=(),
        started_at=at,
    )


def expire(info: Info, before: int, at: int) -> Info:
    """Close a lobby in which nothing has changed since."""
    in_lobby(info, "table-close")
    if info.last_at > before:
        raise Declined(say("table-alive"), info.id)
    return close(info, at)


def close(info: Info, at: int) -> Info:
    return replace(info, status="closed", ended_at=at, votes=())


def with_heir(info: Info) -> Info:
    """Where the host plays no more the next person is the host; a lobby without a person is closed."""
    if info.host in info.players:
        return info
    if info.players:
        return replace(info, host=info.players[0])
    return replace(info, status="closed") if info.status == "lobby" else info


def free_colour(info: Info, wanted: str | None = None, but: int | None = None) -> str:
    """The colour wanted, or the first that nobody has."""
    taken = {seat.colour for seat in info.seats if seat.seat != but}
    free = [colour for colour in COLOURS if colour not in taken]
    if wanted is not None and wanted not in free:
        raise Declined(say("table-colour", colour=wanted, free=free), info.id)
    return wanted or free[0]


def in_lobby(info: Info, what: str) -> None:
    if info.status != "lobby":
        raise too_late(info, what)


def too_late(info: Info, what: str) -> Declined:
    return Declined(say("table-too-late", what=what, why=say(f"table-is-{info.status}")), info.id)


def host_only(info: Info, by: int, what: str) -> None:
    if by == info.host:
        return
    host = info.seat_of(info.host)
    if host is None:
        raise Declined(say("table-host-only", what=what), info.id)
    raise Declined(say("table-host-only-named", what=what, host=host), info.id)


def plays(info: Info, by: int, what: str) -> int:
    """The seat of a user who may do this because they play here."""
    seat = info.seat_of(by)
    if seat is None:
        raise Declined(say("table-no-player", what=what), info.id)
    return seat


def _stewards(info: Info) -> list[int]:
    return [seat.seat for seat in info.seats if seat.steward]


def _with(info: Info, changed: Seat) -> Info:
    return replace(info, seats=tuple(changed if seat.seat == changed.seat else seat for seat in info.seats))


def _without(info: Info, gone: int) -> Info:
    left = [seat for seat in info.seats if seat.seat != gone]
    return replace(info, seats=tuple(replace(seat, seat=number) for number, seat in enumerate(left)))
