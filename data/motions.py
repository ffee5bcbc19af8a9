"""What changes a running table outside its game: seats that change hands, and what needs everybody's agreement."""

from dataclasses import replace

from data.errors import Declined, Stale
from data.kept import Info, Motion, Seat, Vote
from data.lobby import close, host_only, plays, too_late, with_heir
from data.memory import Board
from rules.words import say

DAY = 86_400
WEEK = 7 * DAY


def playing(info: Info, board: Board | None, what: str) -> Board:
    """The board of a game that runs."""
    _begun(info, what)
    if board is None:
        raise too_late(info, what)
    if board.fault:
        raise Declined(say("table-frozen", what=what, row=board.fault.number), info.id)
    return board


def seated(info: Info, seat: int, by: int | None, what: str) -> None:
    """A seat is played by its player, or by the steward (None)."""
    if by is None and not _seat(info, seat).steward:
        raise Declined(say("table-not-stewards", seat=seat), info.id)
    if by is not None and _seat(info, seat).player != by:
        raise Declined(say("table-not-yours", seat=seat, what=what), info.id)


def standing(info: Info, at: int) -> set[int]:
    """The numbers of the votes that stand: none is left when the table is closed or its game over."""
    return {vote.number for vote in _standing(info, at)} if info.is_open else set()


def to_close(info: Info, by: int, at: int, vote: int | None = None) -> Motion:
    """Close a lobby as its host, a game by everybody's agreement, or as the host when a week brought no answer.

    With the number of a `vote` it is a yes to that one, and no more.
    """
    if info.status == "lobby":
        host_only(info, by, "table-close")
        return _carried(close(info, at), "close", by)
    if not info.is_open:
        raise too_late(info, "table-close")
    _still(info, "close", vote, at)
    motion = _vote(info, "close", by, at, _everybody(info), what="table-close")
    return _carried(close(info, at), "close", *motion.agreed) if _decided(motion, by, at, vote) else motion


def to_resume(info: Info, by: int, at: int, vote: int | None = None) -> Motion:
    """Agree that a frozen game goes on from its last good board."""
    if not info.is_open:
        raise too_late(info, "table-resume")
    if info.status != "frozen":
        raise Declined(say("table-goes-on", what="table-resume"), info.id)
    _still(info, "resume", vote, at)
    motion = _vote(info, "resume", by, at, _everybody(info), what="table-resume")
    return _carried(motion.info, "resume", *motion.agreed) if _decided(motion, by, at, vote) else motion


def to_replace(info: Info, by: int, seat: int, user: int | None, name: str, at: int, vote: int | None = None) -> Motion:
    """Give a seat to the steward; or offer it to a user, whose seat it is when they say yes to it themselves.

    One yes is enough for one's own seat; the host's for a steward's seat, or one that has been waited for a week. All
    others together can when it has been waited for a day.
    """
    _begun(info, "table-replace")
    old, matter = _seat(info, seat), f"replace-{seat}-{'steward' if user is None else user}"
    _still(info, matter, vote, at)
    _differs(info, old, user)
    waited = at - old.since if old.since is not None and old.opened is not None else 0
    alone = [each for each in (old.player, info.host if old.steward or waited >= WEEK else None) if each is not None]
    others = [each for each in info.players if each != old.player] or [info.host]
    if by == user:
        _offered(info, matter, by, alone, others if waited >= DAY else [], at)
        return _carried(_given(info, old, user, name, at), matter, by)
    if by not in alone and old.steward:
        host_only(info, by, "table-replace")
    if by not in alone and waited < DAY:
        raise Declined(say("table-soon", seat=seat), info.id)
    before = replace(info, votes=tuple(vote for vote in info.votes if not _elsewhere(vote, by, seat, matter)))
    motion = _vote(before, matter, by, at, [by] if by in alone else others, what="table-replace")
    if motion.missing:
        return motion
    if user is not None:
        return replace(motion, missing=(user,))
    return _carried(_given(info, old, None, "", at), matter, *motion.agreed)


def _begun(info: Info, what: str) -> None:
    """Object where a game has not begun, or is over."""
    if info.status == "lobby":
        raise Declined(say("table-too-early", what=what), info.id)
    if not info.is_open:
        raise too_late(info, what)


def _elsewhere(vote: Vote, by: int, seat: int, matter: str) -> bool:
    """Whether it is somebody's yes to other hands for a seat; a newer one takes its place."""
    return vote.user == by and vote.matter.startswith(f"replace-{seat}-") and vote.matter != matter


def _offered(info: Info, matter: str, by: int, alone: list[int], others: list[int], at: int) -> None:
    """Object to somebody who takes a seat that nobody who may has offered."""
    agreed = [by, *(vote.user for vote in _standing(info, at) if vote.matter == matter)]
    if not any(user in agreed for user in alone) and not (others and all(user in agreed for user in others)):
        raise Declined(say("table-not-offered"), info.id)


def resign(info: Info, by: int, at: int) -> Info:
    """Leave one's seat to the steward; if all who are left have agreed to close the table, that does it."""
    _begun(info, "table-resign")
    own = info.seats[plays(info, by, "table-resign")]
    after = _given(info, own, None, "", at)
    agreed = {vote.user for vote in _standing(after, at) if vote.matter == "close"}
    return close(after, at) if after.players and agreed.issuperset(after.players) else after


def dissent(info: Info, by: int, matter: str, vote: int, at: int) -> Info:
    """One no ends a motion: of a player, or of the heir who was asked."""
    _still(info, matter, vote, at)
    if not matter.endswith(f"-{by}"):
        plays(info, by, "table-object")
    return replace(info, votes=tuple(vote for vote in info.votes if vote.matter != matter))


def _still(info: Info, matter: str, vote: int | None, at: int) -> None:
    """Object to a yes or a no to a vote that is over, though another on the same matter may stand."""
    if vote is not None and not any((each.matter, each.number) == (matter, vote) for each in _standing(info, at)):
        raise Stale(say("table-vote-over", what=matter.split("-")[0]), info.id)


def _vote(info: Info, matter: str, by: int, at: int, voters: list[int], *, what: str) -> Motion:
    """Add a yes to those that have not lapsed; the first one names the vote by the count of edits."""
    if by not in voters and by != info.host:
        raise Declined(say("table-no-player", what=what), info.id)
    before = _standing(info, at)
    new = not any((vote.matter, vote.user) == (matter, by) for vote in before)
    number = next((vote.number for vote in before if vote.matter == matter), info.edits)
    votes = [vote for vote in before if (vote.matter, vote.user) != (matter, by)] + [Vote(matter, by, at, number)]
    agreed = tuple(vote.user for vote in votes if vote.matter == matter and vote.user in voters)
    missing = tuple(user for user in voters if user not in agreed)
    return Motion(replace(info, votes=tuple(votes)), matter, agreed, missing, carried=False, new=new, number=number)


def _standing(info: Info, at: int) -> list[Vote]:
    """The votes that have not lapsed."""
    return [vote for vote in info.votes if at - vote.at < WEEK]


def _everybody(info: Info) -> list[int]:
    """Who votes on what concerns all: without any player the host alone."""
    return list(info.players) or [info.host]


def _decided(motion: Motion, by: int, at: int, vote: int | None) -> bool:
    """Whether all have agreed, or the host asks, not as one of many in a vote, a week after the last answer."""
    return not motion.missing or (vote is None and by == motion.info.host and at - motion.info.last_at >= WEEK)


def _carried(info: Info, matter: str, *agreed: int) -> Motion:
    votes = tuple(vote for vote in info.votes if vote.matter != matter)
    return Motion(replace(info, votes=votes), matter, agreed, missing=(), carried=True)


def _seat(info: Info, seat: int) -> Seat:
    if not 0 <= seat < len(info.seats):
        raise Declined(say("table-seat"), info.id)
    return info.seats[seat]


def _differs(info: Info, old: Seat, user: int | None) -> None:
    """Object to a change that is none, and to one user in two seats."""
    if user == old.player:
        raise Declined(say("table-same", seat=old.seat), info.id)
    sits = None if user is None else info.seat_of(user)
    if sits is not None:
        raise Declined(say("table-sits", seat=sits), info.id)


def _given(info: Info, old: Seat, user: int | None, name: str, at: int) -> Info:
    """The seat in other hands; what else was planned for it is off."""
    since = None if old.opened is None else at
    if user is None:
        new = replace(old, steward=True, since=since)
    else:
        new = replace(old, user=user, name=name, steward=False, since=since)
    votes = tuple(vote for vote in info.votes if not vote.matter.startswith(f"replace-{old.seat}-"))
    return with_heir(replace(info, seats=tuple(new if seat is old else seat for seat in info.seats), votes=votes))
