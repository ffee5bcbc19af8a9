"""What happens by itself: a reminder after a day, lobbies and votes that lapse, the nightly backup, late posts."""

import asyncio
import hashlib
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING

from cogs.faults import record
from cogs.page import Page
from cogs.safe import name
from cogs.upkeep import announce, call
from cogs.words import ago, word
from data.kept import Info, Seat
from data.recheck import recheck

if TYPE_CHECKING:
    from cogs.app import Aedile

log = logging.getLogger(__name__)

DAY = 86_400
PATIENCE = DAY  # seconds after which a person is reminded, once for each question
IDLE = 7 * DAY  # seconds after which a lobby that nobody touches closes
MINUTE = 60.0


class Clockwork:
    """Loops that are started once and never stop: a turn that fails is written down, and the next one comes."""

    def __init__(self, app: "Aedile") -> None:
        self.app = app
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        loops: list[tuple[float, Callable[[], Awaitable[None]]]] = [
            (10 * MINUTE, self.remind),
            (10 * MINUTE, self.expire),
            (60 * MINUTE, self.backup),
            (10 * MINUTE, self.app.ballots.sweep),
            (5 * MINUTE, self.app.posters.catch_up),
        ]
        once = asyncio.get_running_loop().create_task(self._check())
        self._tasks = [once, *(asyncio.get_running_loop().create_task(self._turn(*each)) for each in loops)]

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()

    async def remind(self) -> None:
        """Remind those who have been waited for since yesterday; one table's failure does not stop the next."""
        for info, seat in await self.app.store.due(self.app.store.clock() - PATIENCE):
            try:
                await self._remind(info, seat)
            except Exception as error:  # whatever it is, the others are still to be reminded
                record("reminder", info.id, error)

    async def _remind(self, info: Info, seat: Seat) -> None:
        assert seat.user is not None and seat.opened is not None
        since = ago(seat.since or info.last_at)
        if not await call(self.app, info, [seat.user], "reminder", since=since):
            text = word("reminder", call=name(seat.name), since=since, link=self.app.link(info))
            await self.app.direct.write(seat.user, seat.name, Page((text,)))
        await self.app.store.mark_reminded(info.id, seat.seat, seat.opened)

    async def expire(self) -> None:
        """Close lobbies that nobody has touched for a week, with notice."""
        for info in await self.app.live.expire(IDLE):
            await announce(self.app, info, Page((word("lobby-stale"),)))

    async def backup(self) -> None:
        if made := await self.app.store.backup():
            log.info("backup %s", made.name)

    async def _check(self) -> None:
        """After an update, look whether running games still fit the rules."""
        try:
            await recheck(self.app.live, _code(Path(__file__).parent.parent / "rules"))
        except Exception as error:  # tables are looked at again when they are touched
            record("check after update", None, error)

    async def _turn(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        await self.app.wait_until_ready()
        while True:
            try:
                await work()
            except Exception as error:  # a loop that ends by accident is missed only when it is too late
                record(work.__name__, None, error)
            await asyncio.sleep(seconds)


def _code(folder: Path) -> str:
    """Name the rules by their text."""
    texts = (path.read_bytes() for path in sorted(folder.rglob("*")) if path.suffix in (".py", ".toml"))
    return hashlib.sha256(b"|".join(texts)).hexdigest()
