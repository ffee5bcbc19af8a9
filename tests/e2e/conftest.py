"""The real bot.py in its own process, at a sandbox, with people at it; one of each for a whole module."""

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest_asyncio
from sandbox.client import visit
from sandbox.core import Sandbox
from sandbox.server import Server

ROOT = Path(__file__).parents[2]
DOCUMENT = os.environ.get("AEDILE_OPENAPI")  # where Discord's OpenAPI document is, to check all traffic against it


class Bot:
    """The bot's process, which can be killed and started again on the same home."""

    def __init__(self, address, home):
        self.address, self.home, self.process = address, home, None

    async def start(self):
        command = (sys.executable, "-m", "sandbox.launch", self.address, str(ROOT / "bot.py"))
        path = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH"))))
        env = os.environ | {"AEDILE_HOME": str(self.home), "PYTHONPATH": path, "AEDILE_LOG": "INFO"}
        with (self.home.parent / "output").open("ab") as output:
            made = asyncio.create_subprocess_exec(*command, env=env, stdout=output, stderr=output, cwd=ROOT)
            self.process = await made

    async def kill(self):
        """End it as a power cut would."""
        self.process.kill()
        await self.process.wait()

    async def stop(self):
        if self.process.returncode is None:
            self.process.send_signal(signal.SIGINT)
            try:
                await asyncio.wait_for(self.process.wait(), 10)
            except TimeoutError:
                await self.kill()

    @property
    def log(self):
        return (self.home / "aedile.log").read_text(encoding="utf-8")

    @property
    def output(self):
        return (self.home.parent / "output").read_text(encoding="utf-8")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def discord(tmp_path_factory):
    """A sandbox with the bot online; `discord.bot` is its process."""
    home = tmp_path_factory.mktemp("e2e")
    sandbox = Sandbox(home / "sandbox", bot_name="Aedile", openapi=Path(DOCUMENT) if DOCUMENT else None)
    async with Server(sandbox, 0) as server, visit(server.address) as discord:
        discord.bot = Bot(server.address, home / "aedile")
        await discord.bot.start()
        await online(discord)
        yield discord
        await discord.bot.stop()
        assert await discord.problems() == []


async def online(discord, is_online=True):
    ada = await discord.person("Ada")
    await ada.until(lambda: ada.world["bot"]["online"] is is_online, f"the bot to be online: {is_online}", 30)


async def restart(discord):
    """Kill the bot at once, and start it again."""
    await discord.bot.kill()
    await online(discord, False)
    await discord.bot.start()
    await online(discord)


@pytest_asyncio.fixture(loop_scope="module")
async def channel(discord):
    """The id of a fresh channel."""
    made = await discord.ask("POST", "/controls/channels", {"name": f"table-{os.urandom(4).hex()}"})
    await (await discord.person("Ada")).until(lambda: made["id"] in discord._people["Ada"].channels, "the channel")
    yield made["id"]
    await discord.disarm()
