"""What needs somebody's yes: resigning, closing, going on after a change of the rules, a seat that changes hands."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord
from discord import Interaction, app_commands

from cogs.ballots import address, named
from cogs.command import Verb, command
from cogs.find import Puzzled, by_number, seat_of, table_of
from cogs.page import Button, Page
from cogs.reply import Reply
from cogs.safe import name
from cogs.sight import names_of
from cogs.tables import WHICH, with_table
from cogs.words import listed, word
from data import motions
from data.kept import Info, Motion
from rules.errors import Refused
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
    if after.status == "closed":
        told.append(word("closed-all", by=_named(after, after.players)))
    await reply.app.ballots.tell(info, "\n".join(told))


async def close(reply: Reply, table: str | None = None) -> None:
    """Close the table, after asking whether that is meant; who has agreed already is told whose yes is missing."""
    info = await table_of(reply, table)
    motion = motions.to_close(info, reply.by, reply.app.store.clock())  # refused before anything is asked
    if not motion.carried and not motion.new:
        await reply.say(_agreed(motion))
        return
    sure = word("sure-close-lobby" if info.status == "lobby" else "sure-close")
    if not motion.carried:
        sure = word("sure-close-vote", missing=_named(info, motion.missing))
    await reply.show(Page((sure, [Button(word("yes-close"), f"close:{info.id}", "bad")])))


async def press_close(reply: Reply, rest: str, values: list[str]) -> None:
    await _close(reply, await by_number(reply, rest))


async def _close(reply: Reply, info: Info, vote: int | None = None) -> None:
    motion = await reply.app.live.close(info.id, reply.by, vote=vote)
    by = _named(info, motion.agreed)
    await reply.show(Page((word("closed") if motion.carried else _agreed(motion),)))
    if motion.carried and info.started_at is None:
        return  # its post says so, which is all there is of the table
    await _tell(
        reply,
        motion,
        word("close-all", by=by, missing=_asked(motion)),
        _decided(info, motion, "closed-all", "closed-silent"),
    )


def _decided(info: Info, motion: Motion, together: str, alone: str) -> str:
    """What has been decided: by all who play, or by the host where nobody had answered for a week."""
    if set(info.players) <= set(motion.agreed):
        return word(together, by=_named(info, motion.agreed))
    return word(alone, by=_named(info, (info.host,)))


def _agreed(motion: Motion) -> str:
    """That somebody has agreed to close their table, now or before, and whose yes is missing."""
    return word("close-vote" if motion.new else "close-again", missing=_named(motion.info, motion.missing))


async def resume(reply: Reply, table: str | None = None) -> None:
    """Agree to go on with a table that the rules have changed under."""
    await _resume(reply, await table_of(reply, table))


async def _resume(reply: Reply, info: Info, vote: int | None = None) -> None:
    motion = await reply.app.live.resume(info.id, reply.by, vote=vote)
    by, missing = _named(info, motion.agreed), _named(info, motion.missing)
    await reply.say(word("resumed") if motion.carried else word("resume-vote", missing=missing))
    asked = word("resume-all", by=by, missing=_asked(motion))
    await _tell(reply, motion, asked, _decided(info, motion, "resumed-all", "resumed-silent"))


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


async def _replace(
    reply: Reply, info: Info, seat: Seat, heir: int | None, called: str, vote: int | None = None
) -> None:
    """Say yes to a seat's changing hands, as who plays it, as others, or as its heir; `called` is the heir's name."""
    old, to, again = names_of(info)[seat], _heir(heir, called), heir is not None and info.seats[seat].user == heir
    motion = await reply.app.live.replace(info.id, reply.by, seat, heir, called, vote=vote)
    if motion.carried and heir is None:
        await reply.say(word("steward-plays", old=old))
        await reply.app.ballots.tell(motion.info, word("steward-plays-all", old=old))
    elif motion.carried:
        await reply.say(word("taken-again") if again else word("taken", old=old))
        told = word("replaced-again", who=to) if again else word("replaced-all", who=to, old=old)
        await reply.app.ballots.tell(motion.info, told)
    elif motion.missing == (heir,):
        await reply.say(word("offered-again", who=to) if again else word("offered", who=to, old=old))
        no = Button(word("no-thanks"), f"object:{address(motion)}")
        offer = [Button(word("take"), f"take:{address(motion)}", "good"), no]
        asked = _heir(heir, "")
        text = word("offer-again", heir=asked) if again else word("offer-all", heir=asked, old=old)
        await reply.app.ballots.ask(motion, text, offer, motion.missing if motion.new else ())
    else:
        by = _named(info, motion.agreed)
        await reply.say(word("replace-vote", missing=_named(info, motion.missing), who=to, old=old))
        await _propose(reply, motion, word("replace-all", missing=_asked(motion), by=by, who=to, old=old))


def _heir(heir: int | None, called: str) -> str:
    """Who is to have a seat: by name, where it is known."""
    if heir is None:
        return word("the-steward")
    return name(called) if called else f"<@{heir}>"


Press = Callable[[Reply, Info, str, int], Awaitable[None]]


def _on_vote(work: Press) -> Verb:
    """Let a press count for the very vote that its message asks about; when that is over its buttons go."""

    async def pressed(reply: Reply, rest: str, values: list[str]) -> None:
        table, matter, vote = named(rest)
        info = await by_number(reply, table)
        try:
            await work(reply, info, matter, vote)
        except Refused as refused:
            await reply.say(await reply.app.refused(refused, info))
            await reply.app.ballots.pressed(reply, info, vote)

    return Verb(pressed, False)


async def press_take(reply: Reply, info: Info, matter: str, vote: int) -> None:
    """Take a seat that was offered; only who it was offered to can."""
    if not matter.endswith(f"-{reply.by}"):
        raise Puzzled(word("not-your-offer", who=_heir(int(matter.split("-")[2]), "")))
    await press_agree(reply, info, matter, vote)


async def press_agree(reply: Reply, info: Info, matter: str, vote: int) -> None:
    """Say yes to what others have proposed, if they still do."""
    if matter == "close":
        await _close(reply, info, vote)
    elif matter == "resume":
        await _resume(reply, info, vote)
    else:
        _, seat, to = matter.split("-")
        heir = None if to == "steward" else int(to)
        await _replace(reply, info, int(seat), heir, reply.name if heir == reply.by else "", vote)


async def press_object(reply: Reply, info: Info, matter: str, vote: int) -> None:
    """Say no: that ends what others have proposed, or the offer of a seat."""
    await reply.app.live.dissent(info.id, reply.by, matter, vote)
    await reply.say(word("objected"))
    await reply.app.ballots.tell(info, word("objected-all", who=name(reply.name), to=_to(info, matter)))


def _to(info: Info, matter: str) -> str:
    """What somebody says no to."""
    match matter.split("-"):
        case ["close"]:
            return word("objected-close")
        case [_, seat, _]:
            return word("objected-replace", seat=names_of(info)[int(seat)])
    return word("objected-resume")


async def _tell(reply: Reply, motion: Motion, asked: str, done: str) -> None:
    """Tell the table of a new yes, or of what has come of the last one where there was anybody else to give one."""
    if not motion.carried:
        await _propose(reply, motion, asked)
    elif len(motion.info.players) > 1:
        await reply.app.ballots.tell(motion.info, done)
    else:
        await reply.app.ballots.sweep()


async def _propose(reply: Reply, motion: Motion, text: str) -> None:
    """Tell the table of a new yes, with a button for those whose yes is missing."""
    if motion.new:
        where, calls = address(motion), motion.missing if _is_first(motion) else ()
        agree = [Button(word("agree"), f"agree:{where}", "good"), Button(word("disagree"), f"object:{where}")]
        await reply.app.ballots.ask(motion, text, agree, calls)


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
        "take": _on_vote(press_take),
        "agree": _on_vote(press_agree),
        "object": _on_vote(press_object),
    }
