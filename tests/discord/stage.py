"""A sandbox with a bot in a process of its own, to be started, killed and started again in a test."""

import asyncio
import contextlib
import os
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

from sandbox.client import Discord, Person, visit
from sandbox.core import Sandbox
from sandbox.server import Server
from sandbox.terms import Terms

ROOT = Path(__file__).parent.parent.parent
OPENAPI = os.environ.get("AEDILE_OPENAPI")  # the path of Discord's document; with it every stage checks all traffic


class Stage:
    """One sandbox, one bot script, and the people of the visit."""

    def __init__(self, home: Path, script: Path, environment: dict[str, str], server: Server, discord: Discord) -> None:
        self.home, self.script = home, script
        self.server, self.discord = server, discord
        self.log = home / "bot.log"
        self._environment = environment
        self._bot: asyncio.subprocess.Process | None = None

    @property
    def sandbox(self) -> Sandbox:
        return self.server.sandbox

    async def person(self, name: str) -> Person:
        """Somebody by the beginning of their name."""
        return await self.discord.person(name)

    async def start_bot(self, *, ready: bool = True) -> None:
        """Start the bot and wait until it is connected."""
        command = (sys.executable, "-m", "sandbox.launch", self.server.address, str(self.script))
        environment = os.environ | {"PYTHONPATH": str(ROOT), "AEDILE_HOME": str(self.home)} | self._environment
        with self.log.open("ab") as log:
            self._bot = await asyncio.create_subprocess_exec(
                *command, env=environment, cwd=ROOT, stdout=log, stderr=log
            )
        if ready:
            await self.online()

    async def logged(self, line: str, patience: float = 10.0) -> None:
        """Wait until the bot's log has a line."""
        await eventually(lambda: line in self.log.read_text(), f"{line!r} in the log", patience)

    async def online(self, patience: float = 30.0) -> None:
        """Wait until the bot is connected, or fail with its log."""
        ada = await self.person("Ada")
        assert self._bot is not None
        ended = asyncio.create_task(self._bot.wait())
        coming = asyncio.create_task(ada.until(lambda: ada.world["bot"]["online"], "the bot", patience))
        await asyncio.wait((ended, coming), return_when=asyncio.FIRST_COMPLETED)
        if ended.done():
            coming.cancel()
            raise AssertionError(f"the bot ended with {self._bot.returncode}:\n{self.log.read_text()[-4000:]}")
        ended.cancel()
        await coming

    async def end_bot(self, how: signal.Signals = signal.SIGINT) -> int | None:
        """End the bot, by default as Ctrl-C does; returns its exit code."""
        if self._bot is None:
            return None
        with contextlib.suppress(ProcessLookupError):
            self._bot.send_signal(how)
        try:
            await asyncio.wait_for(self._bot.wait(), 10)
        except TimeoutError:
            self._bot.kill()
        code, self._bot = await self._bot.wait(), None
        ada = await self.person("Ada")
        await ada.until(lambda: not ada.world["bot"]["online"], "the bot to go")
        return code

    def record(self, channel: str) -> list[str]:
        """Secret, joins and rows of every table there was in a channel: of these a game that failed is played again."""
        fate = "SELECT id, game, options, secret FROM tables WHERE channel = ?"
        parts = (
            "SELECT join_id FROM seats WHERE table_id = ? ORDER BY seat",
            "SELECT seat, key, raw FROM log WHERE table_id = ? ORDER BY number",
        )
        with contextlib.closing(sqlite3.connect(self.home / "aedile.db")) as db:
            tables = db.execute(fate, (int(channel),)).fetchall()
            return [f"{table} {[db.execute(part, table[:1]).fetchall() for part in parts]}" for table in tables]

    async def kill_bot(self) -> None:
        """kill -9."""
        await self.end_bot(signal.SIGKILL)

    async def revive(self) -> None:
        """Kill -9 the bot and start it again."""
        await self.kill_bot()
        await self.start_bot()


async def eventually(condition: Callable[[], Any], what: str, patience: float = 10.0) -> None:
    """Wait for a condition that sends no event."""
    end = asyncio.get_running_loop().time() + patience
    while not condition():
        assert asyncio.get_running_loop().time() < end, f"waited {patience} s for {what}"
        await asyncio.sleep(0.01)


@contextlib.asynccontextmanager
async def staged(
    home: Path, script: Path = ROOT / "bot.py", *, terms: Terms | None = None, bot: bool = True, **environment: str
) -> AsyncIterator[Stage]:
    """A stage with its bot connected. Traffic that does not fit Discord's document fails the test at the end."""
    openapi = Path(OPENAPI) if OPENAPI else None
    sandbox = Sandbox(home / "sandbox", bot_name="Aedile", openapi=openapi, terms=terms)
    async with Server(sandbox) as server, visit(server.address) as discord:
        stage = Stage(home, script, environment, server, discord)
        try:
            if bot:
                await stage.start_bot()
            yield stage
        finally:
            await stage.end_bot()
        problems = await discord.problems()
        assert not problems, "\n".join(str(problem) for problem in problems[:20])
