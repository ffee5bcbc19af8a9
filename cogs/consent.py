"""What needs somebody's yes: resigning, closing, going on after a change of the rules, a seat that changes hands."""

from typing import TYPE_CHECKING, Any

import discord
from discord import Interaction, app_commands

from cogs.command import Verb, command
from cogs.find import Puzzled, by_number, seat_of, table_of
from cogs.page import Button, Page
from cogs.reply import Reply
from cogs.safe import name
from cogs.sight import names_of
from cogs.tables import WHICH, with_table
from cogs.upkeep import announce
from cogs.words import listed, word
from data import motions
from data.kept import Info, Motion
from rules.words import Seat

if TYPE_CHECKING:
    from cogs.app import Aedile


async def resign(reply: Reply, table: str | None = None) -> None:
    """Leave the seat to the steward, after asking whether that is meant."""
    info = await table_of(reply, table)
    motions.resign(info, reply.by, reply.app.store.clock())  # refused before anything is asked
    await reply.show(Page((word("sure-resign"), [Button(word("yes-resign"), f"resign:{info.id}", "bad")])))


async def press_resign(reply: Reply, rest: str, values: list[str]) -> None:
    info = await by_number(reply, rest)
    who = names_of(info)[seat_of(reply, info)]
    after = await reply.app.live.resign(info.id, reply.by)
    await reply.show(Page((word("resigned"),)))
    told = [word("resigned-all", who=who)]
    if after.host != info.host:
        told.append(word("host-is", who=_named(after, (after.host,))))
    await announce(reply.app, info, Page(("\n".join(told),)))


async def close(reply: Reply, table: str | None = None) -> None:
    """Close the table, after asking whether that is meant."""
    info = await table_of(reply, table)
    motion = motions.to_close(info, reply.by, reply.app.store.clock())  # refused before anything is asked
    sure = word("sure-close-lobby" if info.status == "lobby" else "sure-close")
    if not motion.carried:
        sure = word("sure-close-vote", missing=_named(info, motion.missing))
    await reply.show(Page((sure, [Button(word("yes-close"), f"close:{info.id}", "bad")])))


async def press_close(reply: Reply, rest: str, values: list[str]) -> None:
    await _close(reply, await by_number(reply, rest))


async def _close(reply: Reply, info: Info) -> None:
    motion = await reply.app.live.close(info.id, reply.by)
    missing = _named(info, motion.missing)
    await reply.show(Page((word("closed") if motion.carried else word("close-vote", missing=missing),)))
    await _propose(reply, motion, word("close-all", by=_named(info, motion.agreed), missing=_asked(motion)))


async def resume(reply: Reply, table: str | None = None) -> None:
    """Agree to go on with a table that the rules have changed under."""
    await _resume(reply, await table_of(reply, table))


async def _resume(reply: Reply, info: Info) -> None:
    motion = await reply.app.live.resume(info.id, reply.by)
    missing = _named(info, motion.missing)
    await reply.say(word("resumed") if motion.carried else word("resume-vote", missing=missing))
    await _propose(reply, motion, word("resume-all", by=_named(info, motion.agreed), missing=_asked(motion)))


async def replace(
    reply: Reply,
    seat: app_commands.Range[int, 1, 7],
    user: discord.User | None = None,
    table: str | None = None,
) -> None:
    """Offer a seat to somebody else, or give it to the steward."""
    info = await table_of(reply, table)
    if user is not None and user.bot:
        raise Puzzled(word("bot-seat"))
    if seat > len(info.seats):
        raise Puzzled(word("no-seat", many=len(info.seats)))
    heir, called = (None, "") if user is None else (user.id, user.display_name)
    await _replace(reply, info, seat - 1, heir, called)


async def _replace(reply: Reply, info: Info, seat: Seat, heir: int | None, called: str) -> None:
    """Say yes to a seat's changing hands, as who plays it, as others, or as its heir; `called` is the heir's name."""
    to, old = word("the-steward"), names_of(info)[seat]
    if heir is not None:
        to = name(called) if called else f"<@{heir}>"
    motion = await reply.app.live.replace(info.id, reply.by, seat, heir, called)
    if motion.carried:
        await _replaced(reply, motion, heir, to, old)
    elif motion.missing == (heir,):
        await reply.say(word("offered", who=to, old=old))
        no = Button(word("no-thanks"), f"object:{info.id}.{motion.matter}")
        offer = [Button(word("take"), f"take:{info.id}.{seat}.{heir}", "good"), no]
        text = word("offer-all", heir=f"<@{heir}>", old=old)
        await announce(reply.app, info, Page((text, offer), motion.missing if motion.new else ()))
    else:
        by = _named(info, motion.agreed)
        await reply.say(word("replace-vote", missing=_named(info, motion.missing), who=to, old=old))
        await _propose(reply, motion, word("replace-all", missing=_asked(motion), by=by, who=to, old=old))


async def _replaced(reply: Reply, motion: Motion, heir: int | None, to: str, old: str) -> None:
    if heir is None:
        await reply.say(word("steward-plays", old=old))
        await announce(reply.app, motion.info, Page((word("steward-plays-all", old=old),)))
    else:
        await reply.say(word("taken", old=old))
        await announce(reply.app, motion.info, Page((word("replaced-all", who=to, old=old),)))


async def press_take(reply: Reply, rest: str, values: list[str]) -> None:
    """Take a seat that was offered; only who it was offered to can."""
    table, seat, heir = rest.split(".")
    info = await by_number(reply, table)
    if reply.by != int(heir):
        raise Puzzled(word("not-your-offer", who=f"<@{heir}>"))
    await _replace(reply, info, int(seat), reply.by, reply.name)


async def press_agree(reply: Reply, rest: str, values: list[str]) -> None:
    """Say yes to what others have proposed, if they still do."""
    info, matter = await _proposed(reply, rest)
    if matter == "close":
        await _close(reply, info)
    elif matter == "resume":
        await _resume(reply, info)
    else:
        _, seat, to = matter.split("-")
        await _replace(reply, info, int(seat), None if to == "steward" else int(to), "")


async def press_object(reply: Reply, rest: str, values: list[str]) -> None:
    """Say no: that ends what others have proposed, or the offer of a seat."""
    info, matter = await _proposed(reply, rest)
    await reply.app.live.dissent(info.id, reply.by, matter)
    await reply.say(word("objected"))
    await announce(reply.app, info, Page((word("objected-all", who=name(reply.name)),)))


async def _proposed(reply: Reply, rest: str) -> tuple[Info, str]:
    """The table and the matter a button names, if it is still proposed."""
    table, _, matter = rest.partition(".")
    info = await by_number(reply, table)
    if not any(vote.matter == matter for vote in info.votes):
        raise Puzzled(word("vote-past"))
    return info, matter


async def _propose(reply: Reply, motion: Motion, text: str) -> None:
    """Tell the table of a new yes, with a button for those whose yes is missing."""
    if not motion.carried and motion.new:
        where = f"{motion.info.id}.{motion.matter}"
        agree = [Button(word("agree"), f"agree:{where}", "good"), Button(word("disagree"), f"object:{where}")]
        await announce(reply.app, motion.info, Page((text, agree), motion.missing if _is_first(motion) else ()))


def _is_first(motion: Motion) -> bool:
    """Whether nobody has agreed before: then those who are asked are called; once is enough."""
    return motion.new and len(motion.agreed) == 1


def _asked(motion: Motion) -> str:
    """Whose yes is missing, called if this is the first they hear of it."""
    if _is_first(motion):
        return listed([f"<@{user}>" for user in motion.missing])
    return _named(motion.info, motion.missing)


def _named(info: Info, users: tuple[int, ...]) -> str:
    names = dict(zip((seat.user for seat in info.seats), names_of(info), strict=True))
    return listed([names.get(user, f"<@{user}>") for user in users])


async def seats(interaction: "Interaction[Any]", current: str) -> list[app_commands.Choice[int]]:
    """Suggest the seats by who plays them."""
    store, named = interaction.client.store, getattr(interaction.namespace, "table", None)
    if named is not None and str(named).isdecimal():
        info = await store.info(int(named))
    else:
        info = await store.table_in(interaction.channel_id)
    if info is None or (info.guild != interaction.guild_id and info.seat_of(interaction.user.id) is None):
        return []
    return [app_commands.Choice(name=seat.name[:100], value=seat.seat + 1) for seat in info.seats]


def commands() -> list[Any]:
    seat, user = "Whose seat", "Who is to have it, when they accept; the steward if you name nobody"
    replacing = command("replace", "Offer a seat to somebody else", replace, seat=seat, user=user, table=WHICH)
    replacing.autocomplete("seat")(seats)
    return [
        with_table(replacing),
        with_table(command("resign", "Leave your seat to the steward", resign, table=WHICH)),
        with_table(command("close", "End the table without a result", close, table=WHICH)),
        with_table(command("resume", "Go on with a table that a change of the rules has stopped", resume, table=WHICH)),
    ]


def setup(app: "Aedile") -> None:
    app.verbs |= {
        "resign": Verb(press_resign, True),
        "close": Verb(press_close, True),
        "take": Verb(press_take, False),
        "agree": Verb(press_agree, False),
        "object": Verb(press_object, False),
    }
