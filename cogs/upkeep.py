"""What keeps a table going and tells how it went: nudging, calling, the journal, the record and its proof."""

import json
from io import BytesIO
from typing import TYPE_CHECKING, Any

import discord

from cogs.command import command
from cogs.find import Puzzled, not_here, table_of
from cogs.mail import Nowhere, send
from cogs.page import Page
from cogs.reply import Reply
from cogs.sight import look, names_of
from cogs.tables import WHICH, with_table
from cogs.words import ago, listed, word
from data import proof
from data.kept import Info
from rules.errors import BadRecord, Diverged
from rules.record import verify

if TYPE_CHECKING:
    from cogs.app import Aedile

HOUR = 3600
NUDGED = "nudged-{table}"  # under this name the time of a table's last nudge is kept


async def nudge(reply: Reply, table: str | None = None) -> None:
    """Call whoever the table waits for; once an hour at most."""
    app, info = reply.app, await table_of(reply, table)
    if info.seat_of(reply.by) is None and info.host != reply.by:
        raise not_here(info)
    waited = [seat for seat in info.seats if seat.player is not None and seat.opened is not None]
    app.stewards.poke(info.id)
    await app.posters.restore(info)
    app.posters.poke(info.id)
    if info.status != "running" or not waited:
        why = {"lobby": "nudge-early", "over": "nudge-over", "closed": "nudge-closed", "frozen": "post-frozen"}
        raise Puzzled(word(why.get(info.status, "nobody-waits")))
    await app.desks.restore(info)
    last = int(await app.store.meta(NUDGED.format(table=info.id)) or 0)
    if app.store.clock() - last < HOUR:
        raise Puzzled(word("nudged-lately", when=ago(last + HOUR)))
    await app.store.put_meta(NUDGED.format(table=info.id), str(app.store.clock()))
    if not await call(app, info, [seat.user for seat in waited if seat.user], "nudge"):
        raise Puzzled(word("nowhere-now"))
    names = names_of(info)
    await reply.say(word("nudged", who=listed([names[seat.seat] for seat in waited])))


async def call(app: "Aedile", info: Info, users: list[int], text: str, **values: Any) -> bool:
    """Call people to their table, in its channel; False if there is none any more."""
    post = await app.store.post(info.id, "table")
    link = app.link(info) + (f"/{post.message}" if post and post.message else "")
    mentions = listed([f"<@{user}>" for user in users])
    page = Page((word(text, call=mentions, link=link, **values),), tuple(users))
    try:
        await send(app, info.channel, page, None)
    except Nowhere:
        return False
    return True


async def announce(app: "Aedile", info: Info, page: Page) -> int | None:
    """Say something at a table, calling only those whom the page calls; return the message, None if it was not sent."""
    try:
        return await send(app, info.channel, page, None)
    except (Nowhere, discord.HTTPException):
        return None  # the post, when it can be sent again, tells who plays


async def export(reply: Reply, table: str | None = None) -> None:
    """Hand out the record, or the public journal of a game that runs or was closed."""
    info = await table_of(reply, table)
    document = await proof.export(reply.app.live, info.id)
    whole = "journal" not in document
    body = BytesIO(json.dumps(document, ensure_ascii=False, indent=1).encode())
    file = discord.File(body, filename=f"{'record' if whole else 'journal'}-{info.game}-{info.id}.json")
    journal = {"closed": word("export-closed"), "over": word("export-old")}.get(info.status, word("export-journal"))
    await reply.attach(word("export-record") if whole else journal, file)


async def check(reply: Reply, table: str | None = None) -> None:
    """Play the record of a game again, and tell whether it holds."""
    info = await table_of(reply, table)
    if info.status == "closed":
        raise Puzzled(word("verify-closed" if info.started_at else "verify-never"))
    if info.status != "over":
        raise Puzzled(word("verify-early", promise=info.promise))
    await reply.defer()
    document = await proof.record(reply.app.live, info.id)
    try:
        played = verify(document, reply.app.games)
    except (BadRecord, Diverged) as error:
        await reply.say(word("verify-fails", why=error))
        return
    async with reply.app.live.held(info.id) as held:
        sight = look(held, reply.app.game(info), None)
    why = sight.words(played.result.why) if played.result else ""
    await reply.say(word("verified", rows=len(played.log), why=why))


def commands() -> list[Any]:
    return [
        with_table(command("nudge", "Call whoever the table waits for", nudge, table=WHICH)),
        with_table(command("export", "The journal, or the record of a finished game", export, table=WHICH)),
        with_table(command("verify", "Check that a finished game was fair", check, table=WHICH)),
    ]
