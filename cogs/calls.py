"""Whom a table's post has called, so that nobody is called twice for the same."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from cogs.glimpse import Glimpse
from data.kept import Info, Post
from rules.words import Seat

if TYPE_CHECKING:
    from cogs.app import Aedile

FROZEN = "frozen-{table}"  # under this name the count of rows is kept at which all were called to a frozen table


async def to_frozen(app: "Aedile", seen: Glimpse) -> Glimpse:
    """Let the post of a table that has been frozen call all who play there, unless they were called for it before."""
    info = seen.info
    players = tuple(seat.seat for seat in info.seats if seat.player is not None)
    if info.status != "frozen" or not players or await app.store.meta(FROZEN.format(table=info.id)) == str(info.rows):
        return seen
    return seen._replace(fresh=True, calls=players, named=players)


async def note(app: "Aedile", seen: Glimpse, post: Post) -> None:
    """Note whom a post has called; who was called to a frozen table is yet to be called for their question."""
    if seen.info.status != "frozen":
        await mark(app, seen.info, seen.calls)
    elif seen.calls and post.message is not None:
        await app.store.put_meta(FROZEN.format(table=seen.info.id), str(seen.info.rows))


async def mark(app: "Aedile", info: Info, seats: Iterable[Seat]) -> None:
    """Note that seats need not be called any more for the questions they are asked."""
    for seat in seats:
        if (opened := info.seats[seat].opened) is not None:
            await app.store.mark_called(info.id, seat, opened)
