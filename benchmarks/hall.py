"""The sandbox with people in it, and a bot in a process of its own that can be ended and another started."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp

from benchmarks.stock import User
from sandbox.client import Discord
from sandbox.core import Sandbox
from sandbox.server import Server
from tests.volume.player import Guest

ROOT = Path(__file__).parent.parent
BOT, BARE = ROOT / "bot.py", ROOT / "benchmarks" / "bare.py"
NAMES = ("Ada", "Ben", "Carla", "Dora")


class Hall:
    """One sandbox, four people, one bot."""

    def __init__(self, home: Path, server: Server, discord: Discord) -> None:
        self.home, self.server, self.discord = home, server, discord
        self.guests: dict[str, Guest] = {}
        self.bot: asyncio.subprocess.Process | None = None

    @property
    def guild(self) -> int:
        return int(self.server.sandbox.world.guild)

    @property
    def users(self) -> list[User]:
        return [User(int(guest.id), guest.name) for guest in self.guests.values()]

    async def seat(self) -> None:
        """Let everybody come in."""
        for person in await self.discord.ask("GET", "/people"):
            if person["name"].split()[0] in NAMES:
                guest = Guest(
                    self.discord.ask, self.discord.session, self.discord.address, person["id"], person["name"]
                )
                self.guests[guest.id] = guest
                await guest.listen()

    async def channels(self, many: int) -> list[int]:
        """Make channels."""
        made = [await self.discord.control("POST", "/channels", name=f"table-{number}") for number in range(many)]
        return [int(each["id"]) for each in made]

    async def start(self, script: Path = BOT, *, wrapped: tuple[str, ...] = ()) -> None:
        """Start a bot, and wait until it is connected."""
        command = (sys.executable, *wrapped, "-m", "sandbox.launch", self.server.address, str(script))
        env = os.environ | {"PYTHONPATH": str(ROOT), "AEDILE_HOME": str(self.home)}
        with (self.home / "output").open("ab") as output:
            self.bot = await asyncio.create_subprocess_exec(*command, env=env, cwd=ROOT, stdout=output, stderr=output)
        await self._online(True)

    async def stop(self) -> None:
        """End the bot as Ctrl-C does."""
        if self.bot is None:
            return
        if self.bot.returncode is None:
            self.bot.send_signal(signal.SIGINT)
        await self.bot.wait()
        self.bot = None
        await self._online(False)

    async def _online(self, wanted: bool) -> None:
        guest = next(iter(self.guests.values()))
        await guest.until(lambda: guest.world["bot"]["online"] is wanted, f"the bot to be online: {wanted}", 60)

    def memory(self) -> float:
        """MiB of the bot's process in memory; the worker that draws for it does not count."""
        assert self.bot is not None
        lines = Path(f"/proc/{self.bot.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


@asynccontextmanager
async def hall(home: Path) -> AsyncIterator[Hall]:
    """A hall with everybody in it, and no bot yet."""
    async with Server(Sandbox(home / "sandbox", bot_name="Aedile")) as server, aiohttp.ClientSession() as session:
        one = Hall(home, server, Discord(server.address, session))
        try:
            await one.seat()
            yield one
        finally:
            await one.stop()
            for guest in one.guests.values():
                await guest.close()
