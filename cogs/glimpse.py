"""What a table's post is made of, copied out under the table's lock."""

from typing import TYPE_CHECKING, NamedTuple

from cogs.desk import Deskwork
from cogs.sight import BEGINNING, Sight, look
from data.kept import Held, Info, Post
from rules.words import Seat

if TYPE_CHECKING:
    from cogs.app import Aedile


class Glimpse(NamedTuple):
    """All a post needs, copied out under the table's lock.

    `calls` are to be called by it, `named` are mentioned in it; its news begin after the row `since`.
    """

    info: Info
    sight: Sight | None = None
    fresh: bool = False
    calls: tuple[Seat, ...] = ()
    named: tuple[Seat, ...] = ()
    quiet: tuple[Seat, ...] = ()
    desks: tuple[Deskwork, ...] = ()
    since: int = BEGINNING


def glimpse(app: "Aedile", held: Held, post: Post | None) -> Glimpse:
    """Copy out what the post needs, and decide: a new one when somebody is to be called or the game has ended.

    Whoever's own answer has brought them their next question is at the table already: alone, they are not called.
    """
    info, table = held.info, held.table
    if table is None:
        return Glimpse(info)
    game, shown = app.game(info), post.shown if post else BEGINNING
    unseen = post is not None and post.message is None and not post.digest  # it could not be sent, and called nobody
    asked = [seat for seat in info.seats if seat.seat in table.waiting and not seat.steward]
    fresh = [seat.seat for seat in asked if seat.uncalled or unseen]
    own = tuple(seat for seat in fresh if (at := table.opened(seat)) and table.log[at - 1].seat == seat)
    calls = tuple(fresh) if len(own) < len(fresh) and info.status == "running" else ()
    moves = post is None or bool(calls) or (not info.is_open and shown != info.rows)
    since = shown if post is None or (moves and not unseen) else post.since
    same = post is not None and (post.shown, post.edits) == (info.rows, info.edits)
    return Glimpse(
        info,
        sight=look(held, game, None, since=since),
        fresh=moves or post is None or post.message is None,
        calls=calls,
        named=post.calls if post and same and not calls else calls,
        quiet=() if calls else own,
        desks=() if info.guild is None else app.desks.work(held, game, calls),
        since=since,
    )
