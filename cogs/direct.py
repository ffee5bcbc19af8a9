"""People's DM channels: opened when there is something to write, and not too many of them a minute."""

import asyncio
from collections import deque
from typing import TYPE_CHECKING

import discord

from cogs.mail import Nowhere, send
from cogs.page import Page
from data.kept import Info, Person

if TYPE_CHECKING:
    from cogs.app import Aedile

OPENED, MINUTE = 20, 60.0  # so many DM channels may be opened in so many seconds


class Later(Exception):
    """What is to be shown in a DM must wait for so many seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.seconds = seconds


class Direct:
    """The DM channels of all people."""

    def __init__(self, app: "Aedile") -> None:
        self.app = app
        self._openings: deque[float] = deque(maxlen=OPENED)

    async def tell(self, info: Info, text: str) -> None:
        """Tell all players of a table something by DM."""
        for seat in info.seats:
            if seat.player is not None:
                await self.write(seat.player, seat.name, Page((text,)))

    async def write(self, user: int, name: str, page: Page) -> bool:
        """Write to a person; False if that is not possible."""
        try:
            channel = await self.channel(user, name)
            if channel is not None:
                await send(self.app, channel, page, None)
        except (Later, Nowhere, discord.HTTPException):
            return False
        return channel is not None

    async def channel(self, user: int, name: str) -> int | None:
        """A person's DM channel, None if there can be none; one that must be opened counts against the minute's limit.

        Raises Later when the limit is reached.
        """
        person = await self.app.store.person(user)
        if person and person.dm_channel is not None:
            return person.dm_channel
        clock = asyncio.get_running_loop().time()
        if len(self._openings) == OPENED and clock - self._openings[0] < MINUTE:
            raise Later(MINUTE)
        self._openings.append(clock)
        try:
            channel = (await self.app.create_dm(discord.Object(user))).id
        except discord.HTTPException:
            return None
        await self.app.store.put_person(Person(user, name, channel, False))
        return channel
