"""Which table somebody means, and which seat there is theirs."""

from typing import Any

from discord import Interaction, app_commands

from cogs.reply import Reply
from cogs.safe import cut
from cogs.words import word
from data.kept import Info
from rules.errors import Refused
from rules.words import Seat, say

DIGITS = 18  # of any number the store can hold
LAST = "last-table-{channel}"  # under this name a channel's last table that is no longer open is kept


class Puzzled(Refused):
    """A refusal of ours, which is in words already."""

    def __init__(self, text: str) -> None:
        super().__init__(say("said", text=text))
        self.text = text


async def table_of(reply: Reply, table: str | None = None) -> Info:
    """Find the table meant: the one named, else the open one here, in DMs the person's only one, else the last here."""
    store, channel = reply.app.store, reply.interaction.channel_id
    info = None
    if table is not None:
        info = await store.info(int(table)) if table.isdecimal() and len(table) <= DIGITS else None
        if info is None or not _visible(reply, info):
            raise Puzzled(word("unknown-table"))
    elif channel is not None:
        info = await store.table_in(channel)
        last = await store.meta(LAST.format(channel=channel))
        if info is None and reply.interaction.guild_id is None:
            info = await _own(reply)
        if info is None and last:
            info = await store.info(int(last))
    if info is None:
        raise Puzzled(word("no-table"))
    reply.info = info
    return info


async def by_number(reply: Reply, table: str) -> Info:
    """The table a button names."""
    info = await reply.app.store.info(int(table))
    if info is None:
        raise Puzzled(word("gone"))
    reply.info = info
    return info


def seat_of(reply: Reply, info: Info) -> Seat:
    """The seat the person plays."""
    if (seat := info.seat_of(reply.by)) is None:
        raise not_here(info)
    return seat


def not_here(info: Info) -> Puzzled:
    """The refusal of somebody who does not play: what they can do depends on how far the table is."""
    if info.status == "lobby":
        return Puzzled(word("not-yet-here"))
    return Puzzled(word("not-at-table" if info.is_open else "was-not-here"))


async def tables(interaction: "Interaction[Any]", current: str) -> list[app_commands.Choice[str]]:
    """Suggest the person's tables."""
    app = interaction.client
    mine = await app.store.tables_of(interaction.user.id)
    named = [(label(app, info), str(info.id)) for info in mine]
    return [app_commands.Choice(name=n, value=v) for n, v in named if current.casefold() in n.casefold()][:25]


def label(app: Any, info: Info) -> str:
    """A table on one line of a list."""
    return cut(f"{app.game(info).title}, table {info.id}: {', '.join(seat.name for seat in info.seats)}", 100)


async def _own(reply: Reply) -> Info | None:
    mine = await reply.app.store.tables_of(reply.by)
    if len(mine) > 1:
        raise Puzzled(word("which-table", tables="\n".join(f"· {label(reply.app, info)}" for info in mine[:20])))
    return mine[0] if mine else None


def _visible(reply: Reply, info: Info) -> bool:
    """Tables of other servers are nobody's business but their players'."""
    here = info.guild is not None and info.guild == reply.interaction.guild_id
    return here or info.seat_of(reply.by) is not None or info.host == reply.by
