"""One task a table posts from its newest state. Several answers in between make one post; a failure is tried again."""

import asyncio
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

import discord

from cogs import calls
from cogs.faults import record
from cogs.find import LAST
from cogs.glimpse import Glimpse, glimpse
from cogs.lobby import lobby_page
from cogs.mail import Nowhere, edit, exists, retire, send
from cogs.page import Page
from cogs.post import board_in_words, table_page
from cogs.sight import Sight, names_of
from cogs.words import listed, word
from cogs.worker import PUBLIC, ready
from data import proof
from data.kept import Info, Kind, Post
from rules.components import digest
from rules.words import Seat

if TYPE_CHECKING:
    from cogs.app import Aedile

QUICK = 0.35  # seconds a post waits for its picture before it goes out in words
AFTER = 0.03  # seconds a post waits, so that whoever has answered sees it first
PAUSES = (5, 30, 120, 600)  # seconds before a post that failed is tried again
REDRAWN = (3, 20, 60)  # seconds before a picture or a desk that failed is tried again; later, `catch_up` does it
RESTORED = 3.0  # seconds that somebody who asks for a post waits for it to be sent again


class Posters:
    """The posts of all tables."""

    def __init__(self, app: "Aedile") -> None:
        self.app = app
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._asleep: dict[int, asyncio.Event] = {}  # tables whose post has failed, until it is tried again
        self._misses: dict[int, int] = {}  # how often a table's picture or a desk has failed

    def poke(self, table: int) -> None:
        """A table has changed: post it, or post it again when the post under way is done."""
        self._again.add(table)
        if table in self._asleep:
            self._asleep[table].set()
        if table not in self._tasks:
            self._tasks[table] = asyncio.get_running_loop().create_task(self._run(table))

    async def catch_up(self) -> None:
        """Post the tables that changed without being posted: after a restart, or when Discord was away."""
        for info in await self.app.store.lagging():
            self.app.stewards.poke(info.id)
            self.poke(info.id)

    async def restore(self, info: Info) -> bool:
        """Make sure that the live post is there, since anybody may have deleted it. False: there is nowhere to post."""
        kind: Kind = "lobby" if info.status == "lobby" else "table"
        post = await self._due(info, kind)
        if post is None or post.message is None:
            return post is None
        try:
            if await exists(self.app, post.channel, post.message):
                return True
        except Nowhere:
            await self.homeless(info)
            return False
        await self._lost(post)
        now = await self._due(info, kind)
        return now is None or now.message is not None

    async def _due(self, info: Info, kind: Kind) -> Post | None:
        """What is known of a post; if there is none, it is sent first."""
        post = await self.app.store.post(info.id, kind)
        if post is None or post.message is None:
            self.poke(info.id)
            await asyncio.wait([self._tasks[info.id]], timeout=RESTORED)
            post = await self.app.store.post(info.id, kind)
        return post

    async def homeless(self, info: Info) -> None:
        """A table's channel is gone: remember it, and tell its players, once."""
        post = await self.app.store.post(info.id, "table")
        if post and post.message and post.channel == info.channel:
            await self.app.store.put_post(replace(post, message=None, digest=""))
            await self._nowhere(info)

    async def _nowhere(self, info: Info) -> None:
        """Tell the players that their table cannot be seen, whom it waits for, and how it comes back."""
        names = names_of(info)
        waits = listed([names[seat.seat] for seat in info.seats if seat.opened is not None])
        text = word("nowhere", link=self.app.link(info), waits=word("post-wait", who=waits) if waits else "")
        await self.app.direct.tell(info, text)

    async def _lost(self, post: Post) -> None:
        """Forget a message that is no longer there."""
        if post.kind == "lobby":
            await self.app.store.drop_post(post.table, "lobby")
        else:
            await self.app.store.put_post(replace(post, message=None))

    async def _run(self, table: int) -> None:
        failures = 0
        while table in self._again:
            self._again.discard(table)
            try:
                await asyncio.sleep(AFTER)
                await self.app.stewards.settled(table)
                await self._post(table)
                failures = 0
            except Exception as error:  # one table's post must not stop those of others
                record("post", table, error)
                self._again.add(table)
                await self._sleep(table, PAUSES[min(failures, len(PAUSES) - 1)])
                failures += 1
        del self._tasks[table]  # at once, so that no poke from now on is taken for the business of this task

    async def _sleep(self, table: int, pause: float) -> None:
        """Wait before a post is tried again; something new to be told ends it."""
        self._asleep[table] = asyncio.Event()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._asleep[table].wait(), pause)
        del self._asleep[table]

    async def _post(self, table: int) -> None:
        post = await self.app.store.post(table, "table")
        async with self.app.live.held(table) as held:
            seen = glimpse(self.app, held, post)
        if seen.sight is None or post is None:
            await self._lobby(seen.info)
        if seen.sight is not None:
            await self._table(await calls.to_frozen(self.app, seen), seen.sight, post)

    # The lobby's post.

    async def _lobby(self, info: Info) -> None:
        post = await self.app.store.post(info.id, "lobby")
        shown = post and post.message and (post.edits, post.shown) == (info.edits, info.rows)
        if shown or (not post and info.status != "lobby"):
            return
        page = lobby_page(info, self.app.game(info), self.app.editions[info.game])
        await self._put(Glimpse(info, fresh=post is None), "lobby", page, post)

    # The table's post.

    async def _table(self, seen: Glimpse, sight: Sight, post: Post | None) -> None:
        """Words first, to everybody whom they concern; pictures that take longer come last."""
        info = seen.info
        await calls.mark(self.app, info, seen.quiet)
        unreached = self.app.desks.unreached(info, sight)
        page = await self._page(seen, sight, unreached)
        if post is None or post.message is None or self._is_news(seen, sight, post):
            post = await self._publish(seen, page, post)
            await calls.note(self.app, seen, post)
        delivered = await self.app.desks.bring(info, seen.desks)
        if (late := self.app.desks.unreached(info, sight)) != unreached:
            page = await self._page(seen, sight, late)
            post = await self._put(seen._replace(fresh=False), "table", page, post)
        await self._complete(seen, page, post, delivered=delivered)

    def _is_news(self, seen: Glimpse, sight: Sight, post: Post) -> bool:
        """Whether the post does not show how things stand."""
        now_at = (seen.info.rows, seen.info.edits, digest(sight.view))
        return seen.fresh or (post.shown, post.edits, post.digest) != now_at

    async def _publish(self, seen: Glimpse, page: Page, post: Post | None) -> Post:
        """Send a new post, and take the buttons off the one before; or edit the one there is."""
        info = seen.info
        self._misses.pop(info.id, None)
        if not info.is_open:
            await self.app.store.put_meta(LAST.format(channel=info.channel), str(info.id))
        return await self._put(seen, "table", page, post)

    async def _page(self, seen: Glimpse, sight: Sight, unreached: tuple[Seat, ...]) -> Page:
        secret = await proof.secret(self.app.live, seen.info.id) if seen.info.status == "over" else None
        pictures = self.app.boards(seen.info.game)
        page = table_page(sight, pictures=pictures, calls=seen.named, unreached=unreached, secret=secret)
        return (
            page if seen.calls else replace(page, calls=())
        )  # who was called before is named again, and called no more

    # What comes after the words.

    async def _complete(self, seen: Glimpse, page: Page, post: Post, *, delivered: bool) -> None:
        """Put the pictures into post and desks, unless there is something newer to be said by then; note what lacks."""
        table = post.table
        pictured, shown = await asyncio.gather(
            self._illustrate(post, page), self.app.desks.illustrate(seen.desks, lambda: table in self._again)
        )
        whole = replace(post, pictured=pictured, delivered=delivered and shown)
        if whole != post:
            await self.app.store.mark_post(whole)
        if whole.pictured and whole.delivered:
            self._misses.pop(table, None)
        elif table not in self._again and (misses := self._misses.get(table, 0)) < len(REDRAWN):
            self._misses[table] = misses + 1
            asyncio.get_running_loop().call_later(REDRAWN[misses], self.poke, table)

    async def _illustrate(self, post: Post, page: Page) -> bool:
        """Put the pictures into a post that went out in words; False if it still lacks them."""
        if post.pictured or post.message is None:
            return True
        table = post.table
        coming = self.app.worker.draw(page.pictures, rank=PUBLIC, wanted=lambda: table not in self._again)
        drawn = await ready(asyncio.ensure_future(coming), lambda: table in self._again)
        if not drawn:
            return False
        if await self._edit(post, page, drawn) is None:
            await self._lost(post)
            self.poke(table)
        return len(drawn) == len(page.pictures)

    # Discord.

    async def _put(self, seen: Glimpse, kind: Kind, page: Page, post: Post | None) -> Post:
        """Edit a post, or send a new one; remember where it is and what it shows. Words do not wait for pictures."""
        info, drawn = seen.info, await self._soon(seen.info, page)
        known: str | None = f"{kind[0]}{info.id}.{info.rows}.{info.edits}"
        message = None
        if post is not None and not seen.fresh:
            message, known = await self._edit(post, page, drawn), None
        if message is None:
            known = None if post and post.message is None else known  # one that was deleted is not to be had again
            message = await self._send(info, page, drawn, known)
        kept = Post(
            *(info.id, kind, None, info.channel, message, info.rows),
            digest=digest(seen.sight.view) if seen.sight and message else "",
            at=self.app.store.clock(),
            edits=info.edits,
            since=seen.since,
            calls=seen.named,
            pictured=message is None or not page.pictures or drawn is not None,
            delivered=kind == "lobby",
        )
        await self.app.store.put_post(kept)
        if message is None and (post is None or post.message is not None):
            await self._nowhere(info)
        if post and post.message and post.message != message:
            await retire(self.app, post.channel, post.message)
        return kept

    async def _soon(self, info: Info, page: Page) -> dict[str, bytes] | None:
        """The pictures of a page if all of them are there soon."""
        coming = self.app.worker.draw(page.pictures, rank=PUBLIC, wanted=lambda: info.id not in self._again)
        drawing = asyncio.ensure_future(coming)
        await asyncio.wait([drawing], timeout=QUICK)
        drawn = drawing.result() if drawing.done() else {}
        return drawn if drawn and len(drawn) == len(page.pictures) else None

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
