"""Ideas: what somebody could choose, put to those who share in it, with a thumbs-up. Table talk: no log knows of it."""

from typing import TYPE_CHECKING, Any

import discord
from discord import Interaction, app_commands, ui

from cogs import play
from cogs.command import Verb, command
from cogs.find import Puzzled, by_number, seat_of
from cogs.mail import Nowhere, send
from cogs.page import Button, Page, Part
from cogs.reply import Reply
from cogs.sight import Sight, names_of
from cogs.tables import WHICH, with_table
from cogs.typed import VALUES, understood
from cogs.words import listed, word
from data.kept import Info
from rules.components import digest
from rules.words import Seat

if TYPE_CHECKING:
    from cogs.app import Aedile

CALLED = "idea-{table}.{seat}"  # under this name the question is kept about which a seat's partners were last called
NONCE = 25  # characters of the name by which the same idea is not put twice


async def propose(app: "Aedile", sight: Sight) -> str:
    """Put to the partners what the walk has led to, at the table; return what to tell the proposer.

    The first idea about a question calls them; those that follow do not.
    """
    info, walk, seat = sight.info, sight.walk, sight.seat
    assert walk is not None and seat is not None
    if not sight.partners:
        raise Puzzled(word("nobody-shares"))
    called, key = f"{walk.opened}:{sight.partners}", CALLED.format(table=info.id, seat=seat)
    fresh = await app.store.meta(key) != called
    users = tuple(user for each in sight.partners if (user := info.seats[each].user))
    about = f" {walk.about}" if walk.about else ""
    text = word("idea", by=sight.names[seat], to=listed([f"<@{user}>" for user in users]), idea=walk.idea, about=about)
    page = _page(text, info, seat, sight.partners, 0, walk.opened)
    known = digest([info.id, seat, walk.opened, walk.idea])[:NONCE]
    try:
        await send(app, info.channel, Page(page.parts, users if fresh else ()), None, known=known)
    except (Nowhere, discord.HTTPException):
        raise Puzzled(word("nowhere-now")) from None
    if fresh:
        await app.store.put_meta(key, called)
    return word("proposed", who=listed([sight.names[each] for each in sight.partners]))


async def say_idea(reply: Reply, answer: str, table: str | None = None) -> None:
    """Put an answer to those who share in it, instead of giving it."""
    line = VALUES.read(answer)
    if line is None:
        info = await play.meant(reply, table)
        if not answer.strip():
            raise Puzzled(word("not-understood", typed="", could=word("nothing-fits")))
        line, _ = await understood(reply, info, answer)
    sight, _ = await play.led(reply, line)
    if sight.sealed:
        raise Puzzled(word("propose-at-desk" if sight.partners else "propose-nowhere"))
    await reply.say(await propose(reply.app, sight))


async def press_thumb(reply: Reply, rest: str, values: list[str]) -> None:
    """Say yes to an idea, or no longer where one's yes is seen already; it binds nobody.

    An idea loses its button when its question is answered. Ideas of before told nothing of theirs.
    """
    table, by, to, yes, *about = (int(each) for each in rest.split("."))
    info = await by_number(reply, str(table))
    seat, partners, names = seat_of(reply, info), _seats(to), names_of(info)
    if seat not in partners:
        refused = "own-idea" if seat == by else "not-your-idea"
        raise Puzzled(word(refused, by=names[by], who=listed([names[each] for each in partners])))
    message, thumbs = reply.interaction.message, reply.app.thumbs
    assert message is not None
    view = ui.LayoutView.from_message(message, timeout=None)
    text, *_ = (item.content for item in view.walk_children() if isinstance(item, ui.TextDisplay))
    if not await _is_open(reply, info, by, about):
        agreed = [name for seat, name in enumerate(names) if thumbs.get(message.id, yes) >> seat & 1]
        good = [word("idea-good", who=listed(agreed))] if agreed else []
        await reply.show(Page((text, *good, word("idea-past"))))
        return
    now, own = thumbs.get(message.id, yes), 1 << seat  # pressed at once by two, what both see is older than either
    thumbs[message.id] = yes = now & ~own if yes & own else now | own
    await reply.show(_page(text, info, by, partners, yes, *about))


async def _is_open(reply: Reply, info: Info, by: Seat, about: list[int]) -> bool:
    """Whether the question that an idea is about is still open."""
    async with reply.app.live.held(info.id) as held:
        table = held.table
        if table is None or held.info.status != "running" or by not in table.asked:
            return False
        return not about or table.opened(by) == about[0]


def _page(text: str, info: Info, by: Seat, partners: tuple[Seat, ...], yes: int, *about: int) -> Page:
    """An idea with the names of those who like it; whom it is put to and who they are stand in the button as bits."""
    agreed = [name for seat, name in enumerate(names_of(info)) if yes >> seat & 1]
    parts: list[Part] = [text, word("idea-good", who=listed(agreed))] if agreed else [text]
    label = word("thumbs", many=len(agreed)) if agreed else word("thumb")
    to = sum(1 << seat for seat in partners)
    carried = ".".join(map(str, (info.id, by, to, yes, *about)))
    return Page((*parts, [Button(label, f"thumb:{carried}")]))


def _seats(bits: int) -> tuple[Seat, ...]:
    return tuple(seat for seat in range(bits.bit_length()) if bits >> seat & 1)


async def _answers(interaction: "Interaction[Aedile]", current: str) -> list[app_commands.Choice[str]]:
    return await play.fitting(interaction, current, ideas=True)


def commands() -> list[Any]:
    what = "Your idea; the list shows what is possible"
    made = command(
        "propose", "Put an idea to whoever shares in it, without choosing it", say_idea, answer=what, table=WHICH
    )
    made.autocomplete("answer")(_answers)
    return [with_table(made)]


def setup(app: "Aedile") -> None:
    app.verbs["thumb"] = Verb(press_thumb, True)
