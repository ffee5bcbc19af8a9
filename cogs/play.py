"""/play: an answer typed in words, with the legal answers suggested; in the channel, in a thread and in DMs."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from discord import Interaction, app_commands

from cogs.command import Verb, command
from cogs.find import Puzzled, by_number, label, seat_of, table_of, tables
from cogs.move import open_panel, see_to_post
from cogs.panel import Panel, happened
from cogs.question import Foresight
from cogs.reply import Reply
from cogs.safe import cut, quoted
from cogs.sight import Sight, came_of, in_words, look
from cogs.twice import repeated
from cogs.typed import VALUE, VALUES, Line, Unclear, understood
from cogs.way import Strayed, foresight, path_to
from cogs.words import word
from data.errors import Stale
from data.kept import Info
from rules.prompts import Pick
from rules.table import Table
from rules.typed import Suggestion, suggest
from rules.words import Line as Told
from rules.words import Seat, tell

if TYPE_CHECKING:
    from cogs.app import Aedile

LINES = 25
WORTH = 12  # characters of a note that are worth showing
RESTING = 5  # tables looked at where none waits


class Past(Puzzled):
    """The refusal of an answer to what is not asked any more."""


async def play(reply: Reply, answer: str, table: str | None = None) -> None:
    """Give an answer that was picked from the list, or what was typed if it can only mean one."""
    if line := VALUES.read(answer):
        await _give(reply, await table_of(reply, str(line.table)), line)
        return
    info = await meant(reply, table)
    if not answer.strip():
        await open_panel(reply, info)
        await see_to_post(reply, info)
        return
    try:
        line, plainly = await understood(reply, info, answer)
    except Unclear as unclear:
        await see_to_post(reply, info)
        if unclear.begun:
            await show(reply, unclear.begun, word("read-so", typed=quoted(answer)))
        else:
            await reply.show(unclear.page)
    except Puzzled:
        await see_to_post(reply, info)
        raise
    else:
        await (_give(reply, info, line) if plainly else show(reply, line, word("read-so", typed=quoted(answer))))


async def press_meant(reply: Reply, rest: str, values: list[str]) -> None:
    """Show what an answer that was picked from those a text may mean would bring, before it is given."""
    if (line := VALUES.read(values[0])) is None:
        raise Puzzled(word("restarted"))
    try:
        await show(reply, line)
    except Past as past:
        await _as_things_stand(reply, line.table, past.text)


async def _as_things_stand(reply: Reply, table: int, note: str) -> None:
    """Show what is asked now in place of what was."""
    info = await by_number(reply, str(table))
    async with reply.app.live.held(info.id) as held:
        sight = look(held, reply.app.game(info), seat_of(reply, info))
    await reply.show(Panel(sight, reply.app.paths, "p", note).page())


async def show(reply: Reply, line: Line, note: str = "") -> None:
    """Show where an answer leads, as the panel does, and of a whole one what it would bring; nothing is given yet."""
    sight, coming = await led(reply, line, foreseen=True)
    panel = Panel(sight, reply.app.paths, "s" if sight.sealed else "p", note)
    await reply.show(panel.page(foresight=coming, sure=True), words_first=coming is not None)


async def led(reply: Reply, line: Line, *, foreseen: bool = False) -> tuple[Sight, Foresight | None]:
    """What a person sees whom an answer, or its first steps, have led so far.

    And, of a whole one, if it is to be `foreseen` and is no secret, what it brings.

    Raises Past when the question it answers is not open any more, or no longer has this answer.
    """
    info = await table_of(reply, str(line.table))
    seat = seat_of(reply, info)
    async with reply.app.live.held(info.id) as held:
        table, playing = held.table, held.info.status == "running"
        if table is None or not playing or seat not in table.asked or table.opened(seat) != line.opened:
            raise Past(word("stale"))
        try:
            sight = look(held, reply.app.game(info), seat, path=path_to(table, seat, held.info.names, line.raw))
        except Strayed:
            raise Past(word("strayed")) from None
        foreseeable = foreseen and not sight.sealed and sight.walk is not None and sight.walk.whole is not None
        return sight, foresight(table, seat, sight.names, line.raw) if foreseeable else None


async def _give(reply: Reply, info: Info, line: Line) -> None:
    app, seat = reply.app, seat_of(reply, info)
    try:
        told = (await app.live.answer(info.id, seat, line.raw, by=reply.by, opened=line.opened)).journal
    except Stale:
        told = await _told_before(app, info, seat, line)
        if not told:
            raise
    async with app.live.held(info.id) as held:
        sight = look(held, app.game(info), seat)
    note = happened(in_words(app.game(info), sight.names, told))
    await reply.show(Panel(sight, app.paths, "p", note).page(), words_first=True)


async def _told_before(app: "Aedile", info: Info, seat: Seat, line: Line) -> list[Told]:
    """What came of this answer when it was given before: sent twice, it counts once. Nothing for another."""
    async with app.live.held(info.id) as held:
        number = repeated(held, seat, line.opened, lambda _: line.raw)
        return came_of(held, seat, number)


async def meant(reply: Reply, table: str | None) -> Info:
    """The table named; the person's own one here; or the only one that waits for them, if it is a direct message."""
    if table is None and reply.interaction.guild_id is None:
        waiting = await reply.app.store.waiting_for(reply.by)
        if len(waiting) == 1:
            reply.info = waiting[0]
            return waiting[0]
        if waiting and not await _own_here(reply.app, reply.interaction):
            lines = "\n".join(f"· {label(reply.app, info)}" for info in waiting[:20])
            raise Puzzled(word("which-table", tables=lines))
    return await table_of(reply, table)


async def _own_here(app: "Aedile", interaction: "Interaction[Aedile]") -> Info | None:
    """The open table of this channel if the person plays there: only that is meant by what they type here."""
    info = await app.store.table_in(interaction.channel_id) if interaction.channel_id is not None else None
    return info if info is not None and info.seat_of(interaction.user.id) is not None else None


async def answers(interaction: "Interaction[Aedile]", current: str) -> list[app_commands.Choice[str]]:
    """List the legal answers that fit what has been typed so far, at the table meant or at all that wait."""
    return await fitting(interaction, current)


async def fitting(
    interaction: "Interaction[Aedile]", current: str, *, ideas: bool = False
) -> list[app_commands.Choice[str]]:
    """List the answers; as `ideas` no secret ones, since whoever types them tells them."""
    app, user = interaction.client, interaction.user.id
    named = getattr(interaction.namespace, "table", None)
    meant = await _answerable(app, interaction, named)
    away = named is None and any(info.channel != interaction.channel_id for info in meant)
    share = max(5, LINES // max(1, len(meant)))
    lines: list[app_commands.Choice[str]] = []
    for info in meant[:LINES]:
        head = f"{app.game(info).title} {info.id}: " if away else ""
        limit = LINES if len(meant) == 1 else share
        found, opened = await _suggested(app, info, user, current, limit, VALUE - len(head), ideas)
        lines += [
            app_commands.Choice(name=head + each.label, value=VALUES.write(Line(info.id, opened, each.raw)))
            for each in found
        ]
    return lines[:LINES]


async def _answerable(app: "Aedile", interaction: "Interaction[Aedile]", named: str | None) -> list[Info]:
    """The tables where a person may answer: the one named, their own here, or all that wait for them.

    Where none waits it may be some of the others, since a sealed answer can yet be changed.
    """
    mine = await app.store.tables_of(interaction.user.id)
    if named is not None:
        return [info for info in mine if str(info.id) == named]
    if here := await _own_here(app, interaction):
        return [here]
    return await app.store.waiting_for(interaction.user.id) or mine[:RESTING]


async def _suggested(
    app: "Aedile", info: Info, user: int, typed: str, limit: int, room: int, ideas: bool
) -> tuple[list[Suggestion], int]:
    seat = info.seat_of(user)
    async with app.live.held(info.id) as held:
        table = held.table
        if table is None or seat not in table.asked or held.info.status != "running" or (ideas and table.sealed):
            return [], 0
        found = suggest(table, seat, typed, held.info.names, limit, room)
        lines = [each._replace(label=noted(table, seat, held.info.names, each, room)) for each in found]
        return lines, table.opened(seat)


def noted(table: Table[Any], seat: Seat, names: Sequence[str], one: Suggestion, room: int) -> str:
    """An answer as the list shows it: a single choice with what is said of it, such as what it leaves unpaid."""
    asked, note = None if table.is_move(seat) else table.prompt(seat), None
    if isinstance(asked, Pick) and isinstance(one.raw, str):
        note = asked.options[one.raw].description
    if note is None or room - len(one.label) < WORTH:
        return one.label
    return cut(f"{one.label} · {tell(note, table.game.words, names)}", room)


def setup(app: "Aedile") -> None:
    made: Any = command(
        "play",
        "Answer what you are asked, in words or from the list",
        play,
        answer="Your answer; the list shows what is possible",
        table="Which table, if several wait for you",
    )
    made.autocomplete("answer")(answers)
    made.autocomplete("table")(tables)
    app.tree.add_command(made)
    app.verbs["meant"] = Verb(press_meant, True)
