"""The real bot.py in its own process, at a sandbox, with people at it; one of each for a whole module."""

import os

import pytest_asyncio

from tests.discord.stage import staged


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def stage(tmp_path_factory):
    async with staged(tmp_path_factory.mktemp("e2e")) as stage:
        yield stage


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def discord(stage):
    return stage.discord


@pytest_asyncio.fixture(loop_scope="module")
async def channel(stage, discord):
    """The id of a fresh channel; of a test that fails, the tables are told."""
    ada = await discord.person("Ada")
    made = await discord.ask("POST", "/controls/channels", {"name": f"table-{os.urandom(4).hex()}"})
    await ada.until(lambda: made["id"] in ada.channels, "the channel")
    yield made["id"]
    print(*stage.record(made["id"]), sep="\n")
    await discord.disarm()
