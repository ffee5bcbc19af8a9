"""One interaction and its one acknowledgement: at once in words, or deferred while a picture is drawn."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord
from discord import Interaction

from cogs.faults import EXPIRED
from cogs.page import Page, files, layout
from cogs.safe import BROKEN, steady
from data.kept import Info

if TYPE_CHECKING:
    from cogs.app import Aedile

log = logging.getLogger(__name__)

PATIENCE = 1.2  # seconds until an interaction that has no answer yet is deferred; Discord gives it three
SOON = 1.0  # seconds that words wait for their picture after a pause has been asked for
ANSWERED = 40060


class Reply:
    """Answers one interaction: with `edits` in the message that was pressed, else in a private one."""

    def __init__(self, interaction: "Interaction[Aedile]", *, edits: bool = False) -> None:
        self.interaction, self.edits = interaction, edits
        self.app = interaction.client
        self.info: Info | None = None  # the table it turned out to be about
        self.user = interaction.user
        self._lock = asyncio.Lock()
        self._begun = self._lost = False
        self._late = asyncio.get_running_loop().call_later(PATIENCE, self._defer_soon)
        self._deferring: asyncio.Task[None] | None = None
        self._in: int | None = None  # the message that shows the answer
        self._number = self.app.presses = self.app.presses + 1
        if edits and interaction.message:
            self._in = interaction.message.id
            self.app.newest[self._in] = self._number

    @property
    def by(self) -> int:
        return self.user.id

    @property
    def name(self) -> str:
        return self.user.display_name

    async def defer(self) -> None:
        """Acknowledge now; what is shown later takes its place."""
        async with self._lock:
            if not self._begun:
                response = self.interaction.response
                await self._first(
                    lambda: response.defer() if self.edits else response.defer(ephemeral=True, thinking=True)
                )

    async def say(self, text: str) -> None:
        """Answer in words alone, leaving what was pressed as it is."""
        if self.edits:
            await self.aside(Page((text,)))
        else:
            await self.show(Page((text,)))

    async def show(self, page: Page, *, words_first: bool = False) -> None:
        """Show a page. Pictures that must yet be drawn come with the words if that is soon, and else after them."""
        await self._let_pass()
        drawn = self.app.worker.known(page.pictures)
        if drawn is not None:
            await self._put(page, drawn)
            return
        if words_first:
            await self._put(page, None)
        coming = asyncio.ensure_future(self.app.worker.draw(page.pictures))
        if not words_first:
            await self.defer()
            await asyncio.wait([coming], timeout=SOON)
            if not coming.done():
                await self._put(page, None)
        drawn = await coming
        if self._is_newest():
            late = self._put(page, drawn)
            await (late if self._in is None else self.app.underway.edit(self._in, late))

    async def _let_pass(self) -> None:
        """Wait for an edit that is on its way to the message: it would cover what is shown before it."""
        if edit := self.app.underway.at(self._in):
            await self.defer()
            await asyncio.wait([edit])

    async def aside(self, page: Page) -> None:
        """Show a private message beside the one that was pressed."""
        drawn = self.app.worker.known(page.pictures)
        if drawn is None:
            await self.defer()
            drawn = await self.app.worker.draw(page.pictures)
        async with self._lock:
            if not self._begun:
                await self._first(lambda: self._message(page, drawn))
            else:
                send = self.interaction.followup.send
                call = lambda: send(view=layout(page, drawn), files=files(page, drawn), ephemeral=True)  # noqa: E731
                await self._later(call, again=False)

    async def attach(self, text: str, file: discord.File) -> None:
        """Answer with a file to keep."""
        async with self._lock:
            if not self._begun:
                send = self.interaction.response.send_message
                await self._first(lambda: send(text, file=file, ephemeral=True))
            else:
                await self._later(lambda: self.interaction.edit_original_response(content=text, attachments=[file]))

    async def modal(self, modal: discord.ui.Modal) -> None:
        """Open a form; it can only be the first answer."""
        async with self._lock:
            if not self._begun:
                await self._first(lambda: self.interaction.response.send_modal(modal))

    async def link(self) -> str:
        """The link to the answer, once it is there."""
        return (await self.interaction.original_response()).jump_url

    def _is_newest(self) -> bool:
        """Whether nothing has been pressed meanwhile in the message with the answer: it shows something newer then."""
        return self._in is None or self.app.newest.get(self._in, self._number) == self._number

    def close(self) -> None:
        """Stop waiting to defer."""
        self._late.cancel()

    def _defer_soon(self) -> None:
        self._deferring = asyncio.get_running_loop().create_task(self.defer())

    async def _put(self, page: Page, drawn: dict[str, bytes] | None) -> None:
        async with self._lock:
            if self._begun:
                await self._later(lambda: self._edit(page, drawn))
            elif self.edits:
                change = self.interaction.response.edit_message
                await self._first(lambda: change(view=layout(page, drawn), attachments=files(page, drawn)))
            else:
                await self._first(lambda: self._message(page, drawn))

    async def _message(self, page: Page, drawn: dict[str, bytes] | None) -> None:
        view, attached = layout(page, drawn), files(page, drawn)
        sent = await self.interaction.response.send_message(view=view, files=attached, ephemeral=True)
        self._in = sent.message_id

    async def _edit(self, page: Page, drawn: dict[str, bytes] | None) -> None:
        view, attached = layout(page, drawn), files(page, drawn)
        self._in = (await self.interaction.edit_original_response(view=view, attachments=attached)).id

    async def _first(self, call: Callable[[], Awaitable[Any]]) -> None:
        """Acknowledge. An expired token, or an answer that came through though it was reported failed, is no fault."""
        self._begun = True
        try:
            await steady(call)
        except (discord.HTTPException, BROKEN, discord.InteractionResponded) as error:
            self._missed(error)

    async def _later(self, call: Callable[[], Awaitable[Any]], *, again: bool = True) -> None:
        """Make a call after the first. A follow-up carries no nonce, so it is not made `again`."""
        if self._lost:
            return
        try:
            await (steady(call) if again else call())
        except (discord.HTTPException, BROKEN) as error:
            self._missed(error)

    def _missed(self, error: Exception) -> None:
        """Note that an answer was not seen. What was done stays done, and the table's post tells it."""
        code = getattr(error, "code", None)
        if code == ANSWERED or isinstance(error, discord.InteractionResponded):
            return
        self._lost = code == EXPIRED
        log.warning("interaction %s not answered: %s %s", self.interaction.id, type(error).__name__, code)
