"""`/my tables`: every table a person sits at, in all servers, those that wait for them first."""

from typing import TYPE_CHECKING

from discord import app_commands

from cogs.command import command
from cogs.reply import Reply
from cogs.safe import pages
from cogs.sight import names_of
from cogs.words import ago, listed, word
from data.kept import Info

if TYPE_CHECKING:
    from cogs.app import Aedile


async def tables(reply: Reply) -> None:
    store = reply.app.store
    waiting = await store.waiting_for(reply.by)
    known = {info.id for info in waiting}
    rest = [info for info in await store.tables_of(reply.by) if info.id not in known]
    lines = [_waits(reply, info, await _where(reply, info)) for info in waiting]
    lines += [_calm(reply, info, await _where(reply, info)) for info in rest]
    sheets = pages(lines)
    more = "\n" + word("mine-more") if len(sheets) > 1 else ""
    await reply.say(sheets[0] + more if lines else word("mine-none"))


async def _where(reply: Reply, info: Info) -> str:
    """The way to a table; where its channel is gone, what can be done about that."""
    post = await reply.app.store.post(info.id, "table")
    lost = post is not None and post.message is None and info.status != "lobby"
    return word("mine-nowhere", table=info.id) if lost else reply.app.link(info)


def _waits(reply: Reply, info: Info, link: str) -> str:
    seat = info.seat_of(reply.by)
    since = (info.seats[seat].since if seat is not None else None) or info.last_at
    title = reply.app.game(info).title
    return word("mine-waits", title=title, table=info.id, since=ago(since), link=link)


def _calm(reply: Reply, info: Info, link: str) -> str:
    names = names_of(info)
    who = listed([names[seat.seat] for seat in info.seats if seat.opened is not None])
    told = {"lobby": "mine-lobby", "frozen": "mine-frozen"}
    kind = told.get(info.status, "mine-calm" if who else "mine-rests")
    return word(kind, title=reply.app.game(info).title, table=info.id, who=who, link=link)


def setup(app: "Aedile") -> None:
    group = app_commands.Group(name="my", description=word("group-my"))
    group.add_command(command("tables", "Every table of yours; those that wait for you first", tables))
    app.tree.add_command(group)
