"""The messages that ask for a yes: of each vote only the newest has buttons, and none once it is over."""

import asyncio
import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from cogs.mail import retire
from cogs.page import Button, Page
from cogs.reply import Reply
from cogs.upkeep import announce
from data import motions
from data.kept import Info, Motion

if TYPE_CHECKING:
    from cogs.app import Aedile

KEPT = "ballots"  # under this name the messages that have buttons are kept, the oldest first


class Ballot(NamedTuple):
    """A message that asks for a yes in one vote of a table."""

    table: int
    vote: int
    channel: int
    message: int


def address(motion: Motion) -> str:
    """What a button carries to name a vote: its table, its matter, its number."""
    return f"{motion.info.id}.{motion.matter}.{motion.number}"


def named(rest: str) -> tuple[str, str, int]:
    """What `address` wrote; before votes had numbers there was none, and an offer named seat and heir alone."""
    table, matter, *number = rest.split(".")
    if matter.isdecimal():
        return table, f"replace-{matter}-{number[0]}", 0
    return table, matter, int(number[0]) if number else 0


class Ballots:
    """All of them. They outlive restarts, so that what lapses meanwhile loses its buttons too."""

    def __init__(self, app: "Aedile") -> None:
        self.app = app
        self._lock = asyncio.Lock()

    async def ask(self, motion: Motion, text: str, row: list[Button], calls: tuple[int, ...]) -> None:
        """Ask at a table for the yes that is missing."""
        info = motion.info
        message = await announce(self.app, info, Page((text, row), calls))
        await self._sweep(after=[Ballot(info.id, motion.number, info.channel, message)] if message else [])

    async def tell(self, info: Info, text: str) -> None:
        """Say at a table what has come of a vote, of a seat, of its game."""
        await announce(self.app, info, Page((text,)))
        await self._sweep()

    async def pressed(self, reply: Reply, info: Info, vote: int) -> None:
        """Look at a message that was pressed as well, though it is known no more."""
        channel, message = reply.interaction.channel_id, reply.interaction.message
        known = [Ballot(info.id, vote, channel, message.id)] if message and channel else []
        await self._sweep(before=known)

    async def sweep(self) -> None:
        """Take the buttons off the messages whose votes are over: settled, refused, lapsed, or gone with their game."""
        await self._sweep()

    async def _sweep(self, *, before: Sequence[Ballot] = (), after: Sequence[Ballot] = ()) -> None:
        """Sweep, with messages that are older or newer than those kept."""
        async with self._lock:
            text = await self.app.store.meta(KEPT) or "[]"
            known = [Ballot(*each) for each in json.loads(text)]
            older = [each for each in before if each not in known]
            every = [*older, *known, *after]
            kept = await self._standing(every)
            if (now := json.dumps(kept)) != text:
                await self.app.store.put_meta(KEPT, now)
        for each in every:
            if each not in kept:
                await retire(self.app, each.channel, each.message)

    async def _standing(self, every: list[Ballot]) -> list[Ballot]:
        """The newest message of each vote that stands."""
        newest = {(each.table, each.vote): each for each in every}
        infos = {each.table: await self.app.store.table(each.table) for each in every}
        now = self.app.store.clock()
        return [each for each in newest.values() if each.vote in motions.standing(infos[each.table], now)]
