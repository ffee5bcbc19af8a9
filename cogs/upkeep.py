"""What a table's people decide about the table itself: nudge, replace, resign, close, resume; and its record."""

import json
from io import BytesIO
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from cogs.command import Verb, command
from cogs.find import Puzzled, by_number, seat_of, table_of
from cogs.mail import Nowhere, send
from cogs.page import Button, Page
from cogs.reply import Reply
from cogs.safe import name
from cogs.sight import look, names_of
from cogs.tables import with_table
from cogs.words import ago, listed, word
from data.kept import Info, Motion
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
        raise Puzzled(word("not-at-table"))
    last = int(await app.store.meta(NUDGED.format(table=info.id)) or 0)
    if app.store.clock() - last < HOUR:
        raise Puzzled(word("nudged-lately", when=ago(last + HOUR)))
    waited = [seat for seat in info.seats if seat.player is not None and seat.opened is not None]
    app.stewards.poke(info.id)
    app.posters.poke(info.id)
    if info.status != "running" or not waited:
        raise Puzzled(word("nobody-waits"))
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


async def announce(app: "Aedile", info: Info, text: str) -> None:
    """Say something at a table, to nobody in particular."""
    await call_nobody(app, info, Page((text,)))


async def call_nobody(app: "Aedile", info: Info, page: Page) -> None:
    try:
        await send(app, info.channel, page, None)
    except (Nowhere, discord.HTTPException):
        return  # the post, when it can be sent again, tells who plays


async def resign(reply: Reply, table: str | None = None) -> None:
    """Leave the seat to the steward, after asking whether that is meant."""
    info = await table_of(reply, table)
    seat_of(reply, info)
    await reply.show(Page((word("sure-resign"), [Button(word("yes-resign"), f"resign:{info.id}", "bad")])))


async def press_resign(reply: Reply, rest: str, values: list[str]) -> None:
    info = await by_number(reply, rest)
    who = names_of(info)[seat_of(reply, info)]
    await reply.app.live.resign(info.id, reply.by)
    await reply.show(Page((word("resigned"),)))
    await announce(reply.app, info, word("resigned-all", who=who))


async def close(reply: Reply, table: str | None = None) -> None:
    """Close the table, after asking whether that is meant."""
    info = await table_of(reply, table)
    if info.seat_of(reply.by) is None and info.host != reply.by:
        raise Puzzled(word("not-at-table"))
    await reply.show(Page((word("sure-close"), [Button(word("yes-close"), f"close:{info.id}", "bad")])))


async def press_close(reply: Reply, rest: str, values: list[str]) -> None:
    info = await by_number(reply, rest)
    motion = await reply.app.live.close(info.id, reply.by)
    await reply.show(Page((word("closed") if motion.carried else _missing(motion, "close-vote"),)))
    if not motion.carried:
        await announce(reply.app, info, _missing(motion, "close-all"))


async def resume(reply: Reply, table: str | None = None) -> None:
    """Agree to go on with a table that the rules have changed under."""
    info = await table_of(reply, table)
    motion = await reply.app.live.resume(info.id, reply.by)
    await reply.say(word("resumed") if motion.carried else _missing(motion, "resume-vote"))
    if not motion.carried:
        await announce(reply.app, info, _missing(motion, "resume-all"))


async def replace(
    reply: Reply,
    seat: app_commands.Range[int, 1, 7],
    user: discord.User | None = None,
    table: str | None = None,
) -> None:
    """Give a seat to somebody else, or to the steward."""
    info = await table_of(reply, table)
    if user is not None and user.bot:
        raise Puzzled(word("bot-seat"))
    if seat > len(info.seats):
        raise Puzzled(word("no-seat", many=len(info.seats)))
    to = word("the-steward") if user is None else name(user.display_name)
    old, heir = names_of(info)[seat - 1], None if user is None else user.id
    motion = await reply.app.live.replace(info.id, reply.by, seat - 1, heir, "" if user is None else user.display_name)
    if motion.carried:
        await reply.say(word("replaced", who=to, old=old))
        await announce(reply.app, info, word("replaced-all", who=to, old=old))
        return
    await reply.say(_missing(motion, "replace-vote", who=to, old=old))
    await announce(reply.app, info, _missing(motion, "replace-all", who=to, old=old, seat=seat))


def _missing(motion: Motion, text: str, **values: Any) -> str:
    """A motion that waits for more voices: how many it has, and whose are missing."""
    names = {seat.user: shown for seat, shown in zip(motion.info.seats, names_of(motion.info), strict=True)}
    missing = listed([names.get(user, f"<@{user}>") for user in motion.missing])
    by = listed([names.get(user, f"<@{user}>") for user in motion.agreed])
    return word(text, missing=missing, by=by, **values)


async def export(reply: Reply, table: str | None = None) -> None:
    """Hand out the record, or while the game runs the public journal."""
    info = await table_of(reply, table)
    document = await reply.app.live.export(info.id)
    over = info.status == "over"
    body = BytesIO(json.dumps(document, ensure_ascii=False, indent=1).encode())
    file = discord.File(body, filename=f"{'record' if over else 'journal'}-{info.game}-{info.id}.json")
    await reply.attach(word("export-record" if over else "export-journal"), file)


async def check(reply: Reply, table: str | None = None) -> None:
    """Play the record of a game again, and tell whether it holds."""
    info = await table_of(reply, table)
    if info.status != "over":
        raise Puzzled(word("verify-early", promise=info.promise))
    await reply.defer()
    document = await reply.app.live.record(info.id)
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
    which = "Which table; the one here if you name none"
    seat, user = "The seat's number, in the order of the post", "Who takes it; the steward if you name nobody"
    return [
        with_table(command("nudge", "Call whoever the table waits for", nudge, table=which)),
        with_table(command("replace", "Give a seat to somebody else", replace, seat=seat, user=user, table=which)),
        with_table(command("resign", "Leave your seat to the steward", resign, table=which)),
        with_table(command("close", "End the table without a result", close, table=which)),
        with_table(command("resume", "Go on with a table that a change of the rules has stopped", resume, table=which)),
        with_table(command("export", "The journal, or the record of a finished game", export, table=which)),
        with_table(command("verify", "Check that a finished game was fair", check, table=which)),
    ]


def setup(app: "Aedile") -> None:
    app.verbs |= {"resign": Verb(press_resign, True), "close": Verb(press_close, True)}
