"""What `/table` shows: board, hand, log, scores, status; and the post's buttons for the same."""

from typing import TYPE_CHECKING, Any

from discord import app_commands

from cogs.command import Verb, command
from cogs.find import Puzzled, by_number, seat_of, table_of, tables
from cogs.page import Button, Page, Part
from cogs.panel import Panel
from cogs.pictures import glance, picture
from cogs.post import seat_lines
from cogs.reply import Reply
from cogs.safe import pages
from cogs.sight import BEGINNING, Sight, look
from cogs.words import ago, listed, word
from data.kept import Info
from rules.words import Seat

if TYPE_CHECKING:
    from cogs.app import Aedile


async def board(reply: Reply, text: bool = False, table: str | None = None) -> None:
    """Show the board as the person may see it, as a picture or wholly in words."""
    info = await table_of(reply, table)
    await _follow(reply, info)
    sight = await see(reply, info, info.seat_of(reply.by))
    if text:
        await show_pages(reply, "board", sight.info.id, sight.all_words(sight.game.prose.position(sight.view)), 0)
        return
    head = word("status-head", title=sight.game.title, table=info.id, headline=sight.headline)
    names = reply.app.boards(info.game)
    shown: list[Part] = [picture(sight, name) for name in names] or [glance(sight)]
    await reply.show(Page((head, *shown, "\n".join(seat_lines(sight)))))


async def hand(reply: Reply, table: str | None = None) -> None:
    """Show what the person alone knows."""
    await _hand(reply, await table_of(reply, table))


async def log(reply: Reply, since: app_commands.Range[int, 0] | None = None, table: str | None = None) -> None:
    """Tell what has happened since the person's last answer, or since the answer of a number."""
    await _log(reply, await table_of(reply, table), since)


async def scores(reply: Reply, table: str | None = None) -> None:
    """Show the score sheet with how each number came about."""
    info = await table_of(reply, table)
    sight = await see(reply, info, info.seat_of(reply.by))
    lines = "\n".join(sight.all_words(sight.game.prose.scores(sight.view)))
    await reply.show(Page((picture(sight, "scores", lines), lines)))


async def status(reply: Reply, table: str | None = None) -> None:
    """Tell how the table stands."""
    info = await table_of(reply, table)
    title = reply.app.game(info).title
    await reply.app.posters.restore(info)
    if info.status == "lobby":
        await reply.say(word("status-lobby", title=title, table=info.id, taken=len(info.seats), size=info.size))
        return
    if info.started_at is None:
        await reply.say(word("status-never", title=title, table=info.id))
        return
    sight = await see(reply, info, None)
    parts = [word("status-head", title=title, table=info.id, headline=sight.headline), *seat_lines(sight)]
    parts.append(status_line(sight))
    await reply.say("\n".join(parts))


def status_line(sight: Sight) -> str:
    """Whom the table waits for, and since when."""
    if not sight.waiting:
        return word("status-over") if sight.over else word(f"post-{sight.info.status}")
    since = min(sight.info.seats[seat].since or sight.info.last_at for seat in sight.waiting)
    return word("status-wait", who=listed([sight.names[seat] for seat in sight.waiting]), since=ago(since))


async def see(reply: Reply, info: Info, seat: Seat | None, since: int | None = None) -> Sight:
    """Copy what a seat sees out of a table that has begun."""
    async with reply.app.live.held(info.id) as held:
        if held.table is None:
            raise Puzzled(word("not-running"))
        return look(held, reply.app.game(info), seat, since=since)


async def show_pages(reply: Reply, verb: str, table: int, lines: list[str], at: int, head: str = "") -> None:
    """Show lines a page at a time, with buttons to turn."""
    sheets = pages(lines)
    at = min(max(at, 0), len(sheets) - 1)
    parts: list[Part] = [head] if head else []
    parts.append(sheets[at])
    if len(sheets) > 1:
        parts.append(word("log-page", page=at + 1, pages=len(sheets)))
        turn = [
            Button(word("earlier"), f"turn:{verb}.{table}.{(at - 1) % len(sheets)}.e"),
            Button(word("later"), f"turn:{verb}.{table}.{(at + 1) % len(sheets)}.l"),
        ]
        parts.append(turn)
    await reply.show(Page(tuple(parts)))


async def turn(reply: Reply, rest: str, values: list[str]) -> None:
    """Turn a page of the log or of the board in words."""
    verb, table, at, _ = rest.split(".")
    info = await by_number(reply, table)
    seat = info.seat_of(reply.by)
    if verb == "board":
        sight = await see(reply, info, seat)
        await show_pages(reply, verb, info.id, sight.all_words(sight.game.prose.position(sight.view)), int(at))
    else:
        sight = await see(reply, info, seat, since=BEGINNING)
        await show_pages(reply, verb, info.id, _told(sight), int(at), word("log-all", rows=sight.info.rows))


async def _hand(reply: Reply, info: Info) -> None:
    if (seat := info.seat_of(reply.by)) is None:
        raise Puzzled(word("hand-watch"))
    sight = await see(reply, info, seat)
    text = "\n".join(sight.all_words(sight.game.prose.hand(sight.view))) or word("hand-empty")
    parts: list[Part] = [picture(sight, "hand", text), text]
    if sight.given:
        parts.append(word("locked", answer=sight.given))
    await reply.show(Page(tuple(parts)))


async def _log(reply: Reply, info: Info, since: int | None) -> None:
    seat = info.seat_of(reply.by)
    async with reply.app.live.held(info.id) as held:
        if held.table is None:
            raise Puzzled(word("not-running"))
        own = held.last(seat) if seat is not None else 0
        after = (own or BEGINNING) if since is None else since
        sight = look(held, reply.app.game(info), seat, since=after)
        if is_mine := since is None and not sight.news:
            sight, after = look(held, reply.app.game(info), seat, since=BEGINNING), BEGINNING
    rows = sight.info.rows
    if not sight.news:
        raise Puzzled(word("log-none") if since is None else word("log-none-since", since=since, rows=rows))
    lines = _told(sight)
    sheets = pages(lines)
    if since is None and after <= 0:
        head = word("log-all", rows=rows)
    else:
        head = word("log-head" if since is None else "log-since", since=after, rows=rows)
    if len(sheets) == 1:
        await reply.show(Page((head, sheets[0])))
    else:
        everything = _told(await see(reply, info, seat, since=BEGINNING))
        first = len(everything) - (1 if is_mine else len(lines))  # who has just moved knows the beginning
        at = len(pages(everything[: first + 1])) - 1
        await show_pages(reply, "log", info.id, everything, at, word("log-all", rows=rows))


def _told(sight: Sight) -> list[str]:
    """What has been told, line by line."""
    return [f"› {line}" for line in sight.news]


async def _follow(reply: Reply, info: Info) -> None:
    """See that the live post is there. A table whose channel is gone moves to where its host calls for its board."""
    if not info.is_open or await reply.app.posters.restore(info):
        return
    here, guild = reply.interaction.channel_id, reply.interaction.guild_id
    if info.host == reply.by and here is not None and guild is not None and here != info.channel:
        await reply.app.live.move(info.id, here, guild=guild)


async def press_hand(reply: Reply, rest: str, values: list[str]) -> None:
    await _hand(reply, await by_number(reply, rest))


async def press_log(reply: Reply, rest: str, values: list[str]) -> None:
    await _log(reply, await by_number(reply, rest), None)


async def undo(reply: Reply, table: str | None = None) -> None:
    """Take back the person's last answer."""
    info = await table_of(reply, table)
    seat = seat_of(reply, info)
    await reply.app.live.take_back(info.id, seat, by=reply.by)
    async with reply.app.live.held(info.id) as held:
        sight = look(held, reply.app.game(info), seat)
    if sight.sealed:
        await reply.say(word("undone-sealed"))
    else:
        await reply.show(Panel(sight, reply.app.paths, "p", word("undone")).page(), words_first=True)


WHICH = "Which table; the one here if you name none"


def with_table(made: Any) -> Any:
    """Let a command that takes a table suggest the person's."""
    made.autocomplete("table")(tables)
    return made


def commands() -> list[Any]:
    return [
        with_table(command("board", "The board now", board, text="The whole position in words", table=WHICH)),
        with_table(command("hand", "What only you can see", hand, table=WHICH)),
        with_table(
            command(
                "log",
                "What happened since your last answer",
                log,
                since="Everything after the answer of this number; the log tells how many there are",
                table=WHICH,
            )
        ),
        with_table(command("scores", "The scores, and how each came about", scores, table=WHICH)),
        with_table(command("status", "Whom the table waits for, and since when", status, table=WHICH)),
        with_table(command("undo", "Take back your last answer", undo, table=WHICH)),
    ]


def setup(app: "Aedile") -> None:
    app.verbs |= {
        "hand": Verb(press_hand, False),
        "log": Verb(press_log, False),
        "turn": Verb(turn, True),
    }
