"""Each seat's desk: one live message in its player's DMs with hand, question and buttons. Secret choices live there."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple
from weakref import WeakValueDictionary

import discord

import render
from cogs.direct import Later
from cogs.drafts import Drafts
from cogs.faults import record
from cogs.mail import Nowhere, delete, edit, exists, send
from cogs.page import Button, Menu, Page, Part
from cogs.panel import Panel
from cogs.pictures import picture
from cogs.sight import Sight, look
from cogs.words import word
from cogs.worker import Picture, ready
from data.kept import Held, Info, Person, Post
from rules.components import digest
from rules.game import Game
from rules.words import Seat

if TYPE_CHECKING:
    from cogs.app import Aedile

STALE = 1800  # seconds after which a call sends a fresh desk instead of editing the old one
QUICK = 1.0  # seconds a desk waits for its picture before it goes out in words


class Deskwork(NamedTuple):
    """What a seat's desk should show, after so many presses of anybody's; `opened` is its open question."""

    info: Info
    seat: Seat
    user: int
    name: str
    page: Page
    called: bool
    asked: bool
    presses: int
    opened: int | None


class Desks:
    """Brings the desks up to date. DMs that are closed stop nothing: those seats are remembered as not reached."""

    def __init__(self, app: "Aedile") -> None:
        self.app = app
        self._closed: set[tuple[int, Seat]] = set()
        self._pressed: dict[int, int | None] = {}  # the last press at a desk before it was shown without its picture
        self.drafts = Drafts()
        self._locks: WeakValueDictionary[tuple[int, Seat], asyncio.Lock] = WeakValueDictionary()

    def work(self, held: Held, game: Game[Any], calls: tuple[Seat, ...]) -> tuple[Deskwork, ...]:
        """What the desks of a table should show; call it while the table is held."""
        works = []
        for seat in held.info.seats:
            if seat.player is not None:
                sight = look(held, game, seat.seat)
                works.append(self.one(sight, seat.player, seat.name, called=seat.seat in calls))
        return tuple(works)

    def one(self, sight: Sight, user: int, name: str, *, called: bool) -> Deskwork:
        """What one seat's desk should show."""
        assert sight.seat is not None
        asked = Panel(sight, self.app.paths, "d", self.drafts.missed(sight)).page()
        page = desk_page(sight, asked, home=self.app.link(sight.info))
        opened = sight.walk.opened if sight.walk else None
        return Deskwork(sight.info, sight.seat, user, name, page, called, sight.must_answer, self.app.presses, opened)

    async def restore(self, info: Info) -> None:
        """Make sure that those who are waited for have their desks, since anybody may have deleted theirs."""
        if info.guild is None:
            return  # there the table's post is the desk
        async with self.app.live.held(info.id) as held:
            works = self.work(held, self.app.game(info), ())
        await self.bring(held.info, tuple(work for work in works if work.asked), sure=True)

    async def bring(self, info: Info, works: tuple[Deskwork, ...], *, sure: bool = False) -> bool:
        """Bring desks up to date, side by side, and tell whether all are; one that fails does not stop the others.

        With `sure` even those that were deleted, which costs a look at each.
        """
        left = [self._clear(info, seat.seat) for seat in info.seats if seat.player is None]
        fates = await asyncio.gather(*left, *(self._bring(work, sure=sure) for work in works), return_exceptions=True)
        if later := [fate.seconds for fate in fates if isinstance(fate, Later)]:
            asyncio.get_running_loop().call_later(max(later), self.app.posters.poke, info.id)
        return _all_well(info, fates)

    async def illustrate(self, works: tuple[Deskwork, ...], stop: Callable[[], bool]) -> bool:
        """Put the pictures into desks that went out in words, and tell whether none lacks its own any more."""
        fates = await asyncio.gather(*(self._illustrate(work, stop) for work in works), return_exceptions=True)
        return not works or (_all_well(works[0].info, fates) and all(fates))

    async def summon(self, work: Deskwork) -> str | None:
        """Make sure that a seat has its desk, and return the link; None if it cannot be reached."""
        self._closed.discard((work.info.id, work.seat))
        with suppress(Later):
            await self._bring(work, sure=True)
        return await self.link(work.info, work.seat)

    async def link(self, info: Info, seat: Seat) -> str | None:
        if (info.id, seat) in self._closed:
            return None
        post = await self.app.store.post(info.id, "desk", seat)
        return f"https://discord.com/channels/@me/{post.channel}/{post.message}" if post and post.message else None

    def unreached(self, info: Info, sight: Sight) -> tuple[Seat, ...]:
        """The seats whose secret choice is waited for and who cannot be written to."""
        return tuple(seat for seat in sight.waiting if sight.sealed and (info.id, seat) in self._closed)

    async def _bring(self, work: Deskwork, *, sure: bool = False) -> None:
        """Bring one desk up to date, once at a time, lest it is sent twice; with `sure` even one that was deleted."""
        async with self._locks.setdefault((work.info.id, work.seat), asyncio.Lock()):
            if sure:
                await self._forget_lost(work)
            await self._update(work)

    async def _forget_lost(self, work: Deskwork) -> None:
        """Forget a desk that is not there any more, since anybody may delete what stands in their DMs."""
        post = await self.app.store.post(work.info.id, "desk", work.seat)
        with suppress(Nowhere):
            if post is None or post.message is None or await exists(self.app, post.channel, post.message):
                return
        await self.app.store.drop_post(work.info.id, "desk", work.seat)

    async def _update(self, work: Deskwork) -> None:
        post = await self._own(work)
        shows = digest([part if isinstance(part, str) else _labels(part) for part in work.page.parts])
        if post is None or post.message is None:
            if work.asked:
                await self._fresh(work, shows)
            return
        if work.called and self.app.store.clock() - post.at > STALE:
            if await self._fresh(work, shows):
                await delete(self.app, post.channel, post.message)
        elif post.digest != shows:
            if left := self.drafts.left(work.info.id, work.seat, work.opened):
                raise Later(left)  # the next press there shows what is new
            drawn = await self._soon(work.page)
            if self.app.newest.get(post.message, 0) > work.presses:
                return  # somebody sits there, and what they have pressed since shows more
            self._pressed[post.message] = self.app.newest.get(post.message)
            if await self._edit(post, post.message, work.page, drawn):
                await self._keep(work, post.channel, post.message, shows, post.at, pictured=drawn is not None)
            elif work.asked:
                await self._fresh(work, shows)

    async def _own(self, work: Deskwork) -> Post | None:
        """The seat's desk if it is its player's; that of somebody who played the seat before is taken away."""
        post = await self.app.store.post(work.info.id, "desk", work.seat)
        person = await self.app.store.person(work.user)
        if post is None or (person and person.dm_channel == post.channel):
            return post
        await self._clear(work.info, work.seat)
        return None

    async def _clear(self, info: Info, seat: Seat) -> None:
        """Take a desk away, with the hand that is on it."""
        if post := await self.app.store.post(info.id, "desk", seat):
            if post.message:
                await delete(self.app, post.channel, post.message)
            await self.app.store.drop_post(info.id, "desk", seat)

    async def _fresh(self, work: Deskwork, shows: str) -> bool:
        """Send a new desk, which is what notifies its player."""
        channel = await self.app.direct.channel(work.user, work.name)
        if channel is not None:
            drawn = await self._soon(work.page)
            try:
                message = await send(self.app, channel, work.page, drawn)
            except (Nowhere, discord.Forbidden):
                await self.app.store.put_person(Person(work.user, work.name, channel, True))
            else:
                self._closed.discard((work.info.id, work.seat))
                at = self.app.store.clock()
                await self._keep(work, channel, message, shows, at, pictured=drawn is not None)
                return True
        self._closed.add((work.info.id, work.seat))
        await self.app.store.drop_post(work.info.id, "desk", work.seat)
        return False

    async def _soon(self, page: Page) -> dict[str, bytes] | None:
        """The desk's pictures if all of them are there soon."""
        coming = asyncio.ensure_future(self.app.worker.draw(page.pictures))
        await asyncio.wait([coming], timeout=QUICK)
        drawn = coming.result() if coming.done() else {}
        return drawn if len(drawn) == len(page.pictures) else None

    async def _illustrate(self, work: Deskwork, stop: Callable[[], bool]) -> bool:
        """Put the picture into a desk, unless its player has pressed something there: that press shows its own."""
        post = await self.app.store.post(work.info.id, "desk", work.seat)
        if post is None or post.message is None or post.pictured:
            return True
        message = post.message

        def pressed() -> bool:
            return self.app.newest.get(message) != self._pressed.get(message)

        def late() -> bool:
            return stop() or pressed()

        coming = self.app.worker.draw(work.page.pictures, wanted=lambda: not late())
        drawn = await ready(asyncio.ensure_future(coming), late)
        if not pressed():
            if not drawn:
                return False
            await self._edit(post, message, work.page, drawn)
        await self.app.store.mark_post(replace(post, pictured=True))
        self._pressed.pop(message, None)
        return True

    async def _edit(self, post: Post, message: int, page: Page, drawn: dict[str, bytes] | None) -> bool:
        return await self.app.underway.edit(message, edit(self.app, post.channel, message, page, drawn))

    async def _keep(self, work: Deskwork, channel: int, message: int, shows: str, at: int, *, pictured: bool) -> None:
        """Remember a desk, and what it shows."""
        info = work.info
        post = Post(info.id, "desk", work.seat, channel, message, info.rows, shows, at, info.edits, pictured=pictured)
        await self.app.store.put_post(post)


def _all_well(info: Info, fates: list[Any]) -> bool:
    """Write down what went wrong at desks, and tell whether nothing did."""
    for fate in fates:
        if isinstance(fate, Exception) and not isinstance(fate, Later):
            record("desk", info.id, fate)
    return not any(isinstance(fate, BaseException) for fate in fates)


def desk_page(sight: Sight, asked: Page, *, home: str) -> Page:
    """The desk: the hand above, what the panel asks below, and the way back to the table."""
    hand = "\n".join(sight.all_words(sight.game.prose.hand(sight.view)))
    top: list[Part] = [word("desk-head", title=sight.game.title, table=sight.info.id, headline=sight.headline)]
    if not any(each.name in render.hands(sight.game.key) for each in asked.pictures):
        top.append(picture(sight, "hand", hand))
    return Page((*top, hand, *asked.parts, [Button(word("to-table"), home, link=True)]))


def _labels(part: Part) -> Any:
    """What a part shows, without what is fresh in it each time."""
    match part:
        case Picture():
            return part.name
        case Menu():
            return [entry[:] for entry in part.entries]
        case list():
            return [button.label for button in part]
    return part
