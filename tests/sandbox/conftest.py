"""One raw bot a test, one discord.py bot a module."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from sandbox.terms import Terms
from tests.discord.stage import Stage, staged
from tests.sandbox.wire import Wire, wired

BOT = Path(__file__).parent / "bot.py"


@pytest_asyncio.fixture
async def wire(tmp_path: Path) -> AsyncIterator[Wire]:
    async with wired(tmp_path) as wire:
        yield wire


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def stage(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stage]:
    home, terms = tmp_path_factory.mktemp("stage"), Terms(patience=1.5)
    async with staged(home, BOT, terms=terms) as stage:
        yield stage
