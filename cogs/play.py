"""/play: an answer typed in words, with the legal answers suggested; in the channel, in a thread and in DMs."""

import json
from typing import TYPE_CHECKING, Any, NamedTuple

from discord import Interaction, app_commands

from cogs.command import command
from cogs.find import Puzzled, label, seat_of, table_of, tables
from cogs.move import open_panel, see_to_post
from cogs.panel import Panel, happened, nothing_line
from cogs.reply import Reply
from cogs.safe import cut, quoted
from cogs.sight import Sight, came_of, in_words, look
from cogs.twice import repeated
from cogs.words import word
from data.errors import Stale
from data.kept import Info
from data.recent import Recent
from rules.components import digest
from rules.objecting import objection
from rules.prompts import Raw
from rules.typed import Suggestion, nearest, suggest
from rules.typed import meant as read
from rules.words import Line as Told
from rules.words import Seat

if TYPE_CHECKING:
    from cogs.app import Aedile

VALUE, LINES = 100, 25
COULD = 8  # possibilities named when what was typed fits several
RESTING = 5  # tables looked at where none waits


class Line(NamedTuple):
    """What an autocomplete value stands for."""

    table: int
    opened: int
    raw: Raw


class Values:
    """Writes answers as autocomplete values; one that is too long is kept here under its digest."""

    def __init__(self, most: int = 20_000) -> None:
        self._kept: Recent[str, str] = Recent(most)

    def write(self, line: Line) -> str:
        raw = json.dumps(line.raw, separators=(",", ":"))
        value = f"={line.table}.{line.opened}={raw}"
        if len(value) > VALUE:
            short = digest(line.raw)[:24]
            self._kept[short] = raw
            value = f"={line.table}.{line.opened}=#{short}"
        return value

    def read(self, value: str) -> Line | None:
        """Read a value; None for what somebody has typed, or what is no longer remembered."""
        head, _, raw = value[1:].partition("=")
        table, _, opened = head.partition(".")
        if not value.startswith("=") or not table.isdecimal() or not opened.isdecimal():
            return None
        raw = self._kept.get(raw[1:], "") if raw.startswith("#") else raw
        try:
            return Line(int(table), int(opened), json.loads(raw))
        except ValueError:
            return None


VALUES = Values()


async def play(reply: Reply, answer: str, table: str | None = None) -> None:
    """Give an answer that was picked from the list, or what was typed if it can only mean one."""
    line = VALUES.read(answer)
    if line is not None:
        info = await table_of(reply, str(line.table))
        await _give(reply, info, line)
        return
    info = await meant(reply, table)
    try:
        line = await understood(reply, info, answer)
    except Puzzled:
        await see_to_post(reply, info)
        raise
    if line is None:
        await open_panel(reply, info)
        await see_to_post(reply, info)
    else:
        await _give(reply, info, line)


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


async def understood(reply: Reply, info: Info, typed: str) -> Line | None:
    """The one answer that fits what was typed and that it names in full; None if nothing was typed."""
    seat = seat_of(reply, info)
    async with reply.app.live.held(info.id) as held:
        if held.table is None:
            raise Puzzled(word("not-running"))
        if seat not in held.table.asked or held.info.status != "running":
            raise _not_asked(look(held, reply.app.game(info), seat))
        names = info.names
        if not typed.strip():
            return None
        one, could = read(held.table, seat, typed, names)
        if one:
            return Line(info.id, held.table.opened(seat), one.raw)
        named = any(each.named for each in could)
        why = None if named else objection(held.table, seat, typed, names, fully=bool(could))
        near = [] if could or why else nearest(held.table, seat, typed, names, COULD)
    lines = _listed("could-be", could) or _listed("there-is", near)
    if why:
        raise Puzzled(word("not-possible", typed=quoted(typed), why=why, could=lines))
    raise Puzzled(word("not-understood", typed=quoted(typed), could=lines))


def _listed(key: str, found: list[Suggestion]) -> str:
    """A list of what can be typed instead, shortened."""
    lines = [f"· {cut(each.label, VALUE)}" for each in found[:COULD]] + ["· …"] * (len(found) > COULD)
    return word(key, lines="\n".join(lines)) if lines else ""


def _not_asked(sight: Sight) -> Puzzled:
    """The refusal of somebody who has nothing to decide."""
    goes_on = sight.info.status == "running" and not sight.over
    return Puzzled(" ".join([nothing_line(sight), *([word("will-call")] if goes_on else [])]))


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
        found, opened = await _suggested(app, info, user, current, LINES if len(meant) == 1 else share, ideas)
        head = f"{app.game(info).title} {info.id}: " if away else ""
        lines += [
            app_commands.Choice(name=cut(head + each.label, 100), value=VALUES.write(Line(info.id, opened, each.raw)))
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
    app: "Aedile", info: Info, user: int, typed: str, limit: int, ideas: bool
) -> tuple[list[Suggestion], int]:
    seat = info.seat_of(user)
    async with app.live.held(info.id) as held:
        table = held.table
        if table is None or seat not in table.asked or held.info.status != "running" or (ideas and table.sealed):
            return [], 0
        return suggest(table, seat, typed, held.info.names, limit), table.opened(seat)


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
