"""One task a table posts from its newest state. Several answers in between make one post; a failure is tried again."""

import asyncio
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

import discord

from cogs.desk import Deskwork
from cogs.faults import record
from cogs.find import LAST
from cogs.lobby import lobby_page
from cogs.mail import Nowhere, edit, retire, send
from cogs.page import Page
from cogs.post import board_in_words, table_page
from cogs.sight import BEGINNING, Sight, look
from cogs.words import word
from data.kept import Held, Info, Post
from rules.components import digest
from rules.words import Seat

if TYPE_CHECKING:
    from cogs.app import Aedile

QUICK = 0.35  # seconds a post waits for its picture before it goes out in words
PAUSES = (5, 30, 120, 600)  # seconds before a post that failed is tried again


Drawing: TypeAlias = asyncio.Future[dict[str, bytes]]


class Glimpse(NamedTuple):
    """All a post needs, copied out under the table's lock."""

    info: Info
    sight: Sight | None
    fresh: bool
    calls: tuple[Seat, ...]
    quiet: tuple[Seat, ...]
    desks: tuple[Deskwork, ...]


class Posters:
    """The posts of all tables."""

    def __init__(self, app: "Aedile") -> None:
        self.app = app
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._from: dict[int, int] = {}  # the log number a table's news begin after

    def poke(self, table: int) -> None:
        """A table has changed: post it, or post it again when the post under way is done."""
        self._again.add(table)
        if table not in self._tasks:
            task = asyncio.get_running_loop().create_task(self._run(table))
            self._tasks[table] = task
            task.add_done_callback(lambda _: self._tasks.pop(table, None))

    async def catch_up(self) -> None:
        """Post the tables that changed without being posted: after a restart, or when Discord was away."""
        for info in await self.app.store.lagging():
            self.app.stewards.poke(info.id)
            self.poke(info.id)

    async def _run(self, table: int) -> None:
        failures = 0
        while table in self._again:
            self._again.discard(table)
            try:
                await self.app.stewards.settled(table)
                await self._post(table)
                failures = 0
            except Exception as error:  # one table's post must not stop those of others
                record("post", table, error)
                self._again.add(table)
                await asyncio.sleep(PAUSES[min(failures, len(PAUSES) - 1)])
                failures += 1

    async def _post(self, table: int) -> None:
        post = await self.app.store.post(table, "table")
        async with self.app.live.held(table) as held:
            glimpse = self._glimpse(held, post)
        if glimpse.sight is None or post is None:
            await self._lobby(glimpse.info)
        if glimpse.sight is not None:
            await self._table(glimpse, glimpse.sight, post)

    def _glimpse(self, held: Held, post: Post | None) -> Glimpse:
        """Copy out what the post needs, and decide: a new one when somebody is to be called or the game has ended.

        Whoever's own answer has brought them their next question is at the table already: alone, they are not called.
        """
        info, table = held.info, held.table
        if table is None:
            return Glimpse(info, None, False, (), (), ())
        game, shown = self.app.game(info), post.shown if post else BEGINNING
        fresh = [seat.seat for seat in info.seats if seat.uncalled and seat.seat in table.waiting]
        own = tuple(seat for seat in fresh if (at := table.opened(seat)) and table.log[at - 1].seat == seat)
        calls = tuple(fresh) if len(own) < len(fresh) and info.status == "running" else ()
        anew = post is None or post.message is None or bool(calls) or (not info.is_open and shown != info.rows)
        since = shown if anew else self._from.get(info.id, shown)
        desks = () if info.guild is None else self.app.desks.work(held, game, calls)
        return Glimpse(info, look(held, game, None, since=since), anew, calls, () if calls else own, desks)

    # The lobby's post.

    async def _lobby(self, info: Info) -> None:
        post = await self.app.store.post(info.id, "lobby")
        if (post and (post.edits, post.shown) == (info.edits, info.rows)) or (not post and info.status != "lobby"):
            return
        page = lobby_page(info, self.app.game(info), self.app.editions[info.game])
        await self._put(info, "lobby", page, post, fresh=post is None)

    # The table's post.

    async def _table(self, glimpse: Glimpse, sight: Sight, post: Post | None) -> None:
        """Words first, to everybody whom they concern; pictures that take longer come last."""
        info = glimpse.info
        for seat in glimpse.quiet:
            await self._mark(info, seat)
        unreached = self.app.desks.unreached(info, sight)
        page, coming = await self._page(glimpse, sight, unreached), None
        if self._is_news(glimpse, sight, post):
            post, coming = await self._publish(glimpse, page, post)
            for seat in glimpse.calls:
                await self._mark(info, seat)
        await self.app.desks.bring(info, glimpse.desks)
        if (late := self.app.desks.unreached(info, sight)) != unreached and post:
            page = await self._page(glimpse, sight, late)
            post, coming = await self._put(info, "table", page, post, fresh=False)
        if coming and post:
            await self._illustrate(post, page, coming)

    def _is_news(self, glimpse: Glimpse, sight: Sight, post: Post | None) -> bool:
        """Whether the post does not show how things stand."""
        now_at = (glimpse.info.rows, glimpse.info.edits, digest(sight.view))
        return glimpse.fresh or post is None or (post.shown, post.edits, post.digest) != now_at

    async def _publish(self, glimpse: Glimpse, page: Page, post: Post | None) -> tuple[Post, Drawing | None]:
        """Send a new post, and take the buttons off the one before; or edit the one there is."""
        info, fresh = glimpse.info, glimpse.fresh
        if fresh:
            self._from[info.id] = post.shown if post else BEGINNING
        if not info.is_open:
            await self.app.store.put_meta(LAST.format(channel=info.channel), str(info.id))
        kept, coming = await self._put(info, "table", page, post, fresh=fresh)
        if fresh and post and post.message and post.message != kept.message:
            await retire(self.app, post.channel, post.message)
        return kept, coming

    async def _page(self, glimpse: Glimpse, sight: Sight, unreached: tuple[Seat, ...]) -> Page:
        secret = await self.app.live.secret(glimpse.info.id) if glimpse.info.status == "over" else None
        pictures = self.app.boards(glimpse.info.game)
        return table_page(sight, pictures=pictures, calls=glimpse.calls, unreached=unreached, secret=secret)

    async def _mark(self, info: Info, seat: Seat) -> None:
        if (opened := info.seats[seat].opened) is not None:
            await self.app.store.mark_called(info.id, seat, opened)

    # Discord.

    async def _put(
        self, info: Info, kind: Literal["table", "lobby"], page: Page, post: Post | None, *, fresh: bool
    ) -> tuple[Post, Drawing | None]:
        """Edit a post, or send a new one; remember where it is and what it shows. Words do not wait for pictures."""
        coming = asyncio.ensure_future(self.app.worker.draw(page.pictures))
        await asyncio.wait([coming], timeout=QUICK)
        drawn = coming.result() if coming.done() else None
        known: str | None = f"{kind[0]}{info.id}.{info.rows}.{info.edits}"
        message = None
        if post is not None and not fresh:
            message, known = await self._edit(post, page, drawn), None
        if message is None:
            message = await self._send(info, page, drawn, known)
        view = digest(page.pictures[0].view) if page.pictures else ""
        kept = Post(info.id, kind, None, info.channel, message, info.rows, view, self.app.store.clock(), info.edits)
        await self.app.store.put_post(kept)
        if message is None:
            await self.app.desks.tell(info, word("nowhere", link=self.app.link(info)))
        return kept, None if drawn is not None or message is None else coming

    async def _illustrate(self, post: Post, page: Page, coming: Drawing) -> None:
        """Put the pictures into a post when they are there, unless there is something newer to be said by then."""
        while not coming.done() and post.table not in self._again:
            await asyncio.wait([coming], timeout=0.1)
        if coming.done() and coming.result():
            await self._edit(post, page, coming.result())

    async def _edit(self, post: Post, page: Page, drawn: dict[str, bytes] | None) -> int | None:
        if post.message is None:
            return None
        try:
            edited = await edit(self.app, post.channel, post.message, page, drawn)
        except discord.Forbidden:
            edited = await edit(self.app, post.channel, post.message, board_in_words(page), None)
        return post.message if edited else None

    async def _send(self, info: Info, page: Page, drawn: dict[str, bytes] | None, known: str | None) -> int | None:
        """Send a post: with pictures, else in words; None if there is nowhere to post."""
        try:
            return await send(self.app, info.channel, page, drawn, known=known)
        except discord.Forbidden:
            page = board_in_words(page)
        except Nowhere:
            return None
        try:
            return await send(self.app, info.channel, page, None, known=known)
        except Nowhere:
            return None
