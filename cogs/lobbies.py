"""Opening a table and gathering its players: `/<game> new`, and the lobby's commands and buttons."""

from inspect import Parameter, Signature
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from cogs.command import Verb, command
from cogs.find import Puzzled, by_number, table_of
from cogs.lobby import unseated
from cogs.page import Page
from cogs.panel import Panel
from cogs.permissions import lacking, named
from cogs.reply import Reply
from cogs.safe import cut, name
from cogs.sight import look
from cogs.upkeep import announce
from cogs.words import MARKS, word
from data.kept import COLOURS, Info
from rules.game import Game, Somebody

if TYPE_CHECKING:
    from cogs.app import Aedile

THREAD = ("view_channel", "create_public_threads", "send_messages_in_threads")  # what a table in a thread needs
COLOUR_CHOICES = [app_commands.Choice(name=f"{MARKS[colour]} {colour}", value=colour) for colour in COLOURS]


def new(app: "Aedile", game: Game[Any]) -> "app_commands.Command[Any, Any, None]":
    """Make `/<game> new` with the game's options as typed slash options."""
    parameters, choices, described = [], {}, {}
    low, high = game.seats[0], game.seats[-1]

    def option(key: str, kind: Any, description: str, default: Any = None) -> None:
        parameters.append(Parameter(key, Parameter.KEYWORD_ONLY, annotation=kind, default=default))
        described[key] = cut(description, 100)

    option("seats", app_commands.Range[int, low, high], word("option-seats", low=low, high=high), high)
    for key, kind in game.options.items():
        text = game.words.get(f"option-{key}", key)
        if isinstance(kind, Somebody):
            option(key, discord.User | None, text)
        elif set(kind.values) == {True, False}:
            option(key, bool, text, kind.values[0])
        else:
            option(key, type(kind.values[0]), text, kind.values[0])
            choices[key] = [_choice(game, value) for value in kind.values]
    editions = app.editions[game.key]
    if len(editions) > 1:
        option(game.edition, str, game.words.get(f"option-{game.edition}", game.edition), next(iter(editions)))
        choices[game.edition] = [app_commands.Choice(name=e.title[:100], value=key) for key, e in editions.items()][:25]
    option("thread", bool, word("option-thread"), False)
    option("autostart", bool, word("option-autostart"), False)
    option("colour", str | None, word("option-colour"))
    choices["colour"] = COLOUR_CHOICES

    async def work(reply: Reply, **chosen: Any) -> None:
        await open_table(reply, game, chosen)

    work.__signature__ = Signature([Parameter("reply", Parameter.POSITIONAL_OR_KEYWORD), *parameters])  # type: ignore[attr-defined]
    return command("new", word("new", title=game.title), work, choices=choices, **described)


def _choice(game: Game[Any], value: Any) -> "app_commands.Choice[Any]":
    return app_commands.Choice(name=cut(game.words.get(str(value), str(value)), 100), value=value)


async def open_table(reply: Reply, game: Game[Any], chosen: dict[str, Any]) -> None:
    """Open a table here, or in a thread of its own."""
    app, interaction = reply.app, reply.interaction
    size = chosen["seats"]
    if interaction.guild_id is None and size > 1:
        raise Puzzled(word("no-server-alone" if 1 in game.seats else "no-server", game=game.key))
    if any(getattr(chosen[key], "bot", False) for key in game.options):
        raise Puzzled(word("bot-seat"))
    options = {key: _plain(chosen[key]) for key in game.options}
    edition = chosen.get(game.edition) or next(iter(app.editions[game.key]))
    if interaction.guild_id is not None:
        _may_post(reply, chosen["thread"])
    place, thread = await _place(reply, game, chosen["thread"])
    info = await app.live.open(
        game.key,
        edition,
        options,
        size,
        reply.by,
        reply.name,
        interaction.guild_id,
        place,
        thread,
        str(interaction.id),
        colour=chosen["colour"],
        autostart=chosen["autostart"],
    )
    await _tell_absent(reply, info)
    told = word("opened", link=app.link(info))
    if interaction.guild_id is not None and (missing := lacking(interaction.app_permissions)):
        told += "\n\n" + word("check-missing", missing=missing)
    await reply.say(told)


def _plain(value: Any) -> Any:
    return value.id if isinstance(value, discord.User | discord.Member) else value


def _may_post(reply: Reply, thread: bool) -> None:
    """Refuse to open a table where it could not be seen: here, or in a new thread."""
    allowed = reply.interaction.app_permissions
    inside = isinstance(reply.interaction.channel, discord.Thread)
    here = ("view_channel", "send_messages_in_threads" if inside else "send_messages")
    needed: tuple[str, ...] = THREAD if thread else here
    if missing := [each for each in needed if not getattr(allowed, each)]:
        raise Puzzled(word("no-thread" if thread else "no-post", missing=named(missing)))


async def _place(reply: Reply, game: Game[Any], thread: bool) -> tuple[int, bool]:
    """The channel the table is to live in: here, or a new thread; of a thread that is one beside it."""
    here = reply.interaction.channel
    assert reply.interaction.channel_id is not None
    if not thread or reply.interaction.guild_id is None:
        return reply.interaction.channel_id, isinstance(here, discord.Thread)
    above = here.parent if isinstance(here, discord.Thread) else here
    if not isinstance(above, discord.TextChannel):
        raise Puzzled(word("no-thread-here"))
    await reply.defer()
    title = word("thread-name", title=game.title, host=reply.name)
    try:
        made = await above.create_thread(name=cut(title, 100), type=discord.ChannelType.public_thread)
    except discord.Forbidden:
        raise Puzzled(word("no-thread", missing=named(THREAD))) from None
    return made.id, True


# Commands and buttons of the lobby.


async def join(reply: Reply, colour: str | None = None) -> None:
    await _join(reply, await table_of(reply), colour)


async def leave(reply: Reply) -> None:
    await _leave(reply, await table_of(reply))


async def start(reply: Reply) -> None:
    await _start(reply, await table_of(reply))


async def steward(reply: Reply, seat: app_commands.Range[int, 1, 7] | None = None) -> None:
    await _fill(reply, await table_of(reply), None if seat is None else seat - 1)


async def invite(reply: Reply, user: discord.User) -> None:
    """Invite somebody: the lobby's post names them, and they are told by DM, or else called to the table."""
    info = await table_of(reply)
    if user.bot:
        raise Puzzled(word("bot-seat"))
    await reply.app.live.invite(info.id, reply.by, user.id)
    who, link = name(user.display_name), reply.app.link(info)
    text = word("invitation", user=user.id, by=name(reply.name), title=reply.app.game(info).title, link=link)
    page = Page((text,), (user.id,))
    if await reply.app.direct.write(user.id, user.display_name, page):
        await reply.say(word("invited", who=who))
    elif isinstance(user, discord.Member) and await announce(reply.app, info, page):
        await reply.say(word("invited-here", who=who))
    else:
        await reply.say(word("invited-nowhere", who=who, link=link))


async def host(reply: Reply, user: discord.User) -> None:
    info = await table_of(reply)
    await reply.app.live.host(info.id, reply.by, user.id)
    await reply.say(word("host-is", who=name(user.display_name)))


async def _join(reply: Reply, info: Info, colour: str | None) -> None:
    after = await reply.app.live.join(info.id, reply.by, reply.name, str(reply.interaction.id), colour=colour)
    seat = next(each for each in after.seats if each.user == reply.by)
    shown = f"{MARKS[seat.colour]} {seat.colour}"
    if after.status == "running":
        await _begun(reply, after, word("joined-full", colour=shown))
        return
    await reply.say(word("joined-autostart" if after.autostart else "joined", colour=shown, host=_host(after)))


async def _leave(reply: Reply, info: Info) -> None:
    after = await reply.app.live.leave(info.id, reply.by)
    if not after.is_open:
        await reply.say(word("left-last"))
    elif after.host != info.host:
        await reply.say(word("left-host", host=_host(after)))
    else:
        await reply.say(word("left"))


def _host(info: Info) -> str:
    return next((name(each.name) for each in info.seats if each.user == info.host), word("the-host"))


async def _start(reply: Reply, info: Info) -> None:
    after = await reply.app.live.start(info.id, reply.by)
    await _begun(reply, after, word("started"))


async def _fill(reply: Reply, info: Info, seat: int | None) -> None:
    after = await reply.app.live.steward(info.id, reply.by, seat)
    if after.status == "running":
        await _begun(reply, after, word("steward-added"))
    else:
        await reply.say(word("steward-added"))


async def _tell_absent(reply: Reply, info: Info) -> None:
    """Tell the table whose part fell to lots, as they were named and did not join."""
    if absent := unseated(info):
        await announce(reply.app, info, Page((absent,)))


async def _begun(reply: Reply, info: Info, note: str) -> None:
    """Tell that the game has begun, and show the one who began it what they are asked, unless that is secret."""
    await _tell_absent(reply, info)
    seat = info.seat_of(reply.by)
    async with reply.app.live.held(info.id) as held:
        sight = look(held, reply.app.game(info), seat)
    if seat is None or not sight.must_answer or sight.sealed:
        await reply.say(note)
        return
    await reply.show(Panel(sight, reply.app.paths, "p", note).page(), words_first=True)


async def press_join(reply: Reply, rest: str, values: list[str]) -> None:
    await _join(reply, await by_number(reply, rest), None)


async def press_leave(reply: Reply, rest: str, values: list[str]) -> None:
    await _leave(reply, await by_number(reply, rest))


async def press_start(reply: Reply, rest: str, values: list[str]) -> None:
    await _start(reply, await by_number(reply, rest))


async def press_fill(reply: Reply, rest: str, values: list[str]) -> None:
    await _fill(reply, await by_number(reply, rest), None)


def commands() -> list[Any]:
    """The lobby's commands, for the group `/table`."""
    return [
        command("join", "Join the table here", join, choices={"colour": COLOUR_CHOICES}, colour="Your colour"),
        command("leave", "Leave the table before it begins", leave),
        command("invite", "Invite somebody to the table", invite, user="Whom"),
        command("start", "Begin the game", start),
        command("host", "Hand the table on to another host", host, user="To whom"),
        command(
            "steward",
            "Let the program take an empty seat",
            steward,
            seat="Which seat; the next free one if you name none",
        ),
    ]


def setup(app: "Aedile") -> None:
    app.verbs |= {
        "join": Verb(press_join, False),
        "leave": Verb(press_leave, False),
        "start": Verb(press_start, False),
        "fill": Verb(press_fill, False),
    }
