"""One browser and one sandbox a module; in each test a channel of its own and windows that people sit at."""

import os
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio

from sandbox.terms import Terms
from tests.discord.stage import Stage, staged

if TYPE_CHECKING:
    from playwright.async_api import Browser

    from tests.page.window import Window

BOT = Path(__file__).parent / "bot.py"
QUICK = Terms(patience=1.0)  # seconds until "did not respond", so that nobody waits three
NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)

Sit = Callable[..., Awaitable["Window"]]


def chromium() -> str:
    """The browser of this machine; without one its tests are skipped, or fail where they are required."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        say = pytest.fail if os.environ.get("AEDILE_REQUIRE_BROWSER") else pytest.skip
        say("no Chromium was found on this machine, so the page is not tried")
    return found


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator["Browser"]:
    path = chromium()
    from playwright.async_api import async_playwright

    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=QUIET)
        yield browser
        await browser.close()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def stage(browser: "Browser", tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stage]:
    async with staged(tmp_path_factory.mktemp("page"), BOT, terms=QUICK) as stage:
        yield stage


@pytest_asyncio.fixture(loop_scope="module")
async def channel(stage: Stage, request: pytest.FixtureRequest) -> str:
    """The id of a new channel, named like the test."""
    opened = await stage.discord.control("POST", "/channels", name=request.node.name[:60].replace("_", "-"))
    return opened["id"]


@pytest_asyncio.fixture(loop_scope="module")
async def sit(browser: "Browser", stage: Stage, channel: str) -> AsyncIterator[Sit]:
    """`await sit("Ada")` opens a window for Ada in the test's channel."""
    from tests.page.window import Window

    windows: list[Window] = []

    async def at(name: str, *, channel: str = channel, **more: object) -> Window:
        person = await stage.person(name)
        window = await Window.open(browser, f"{stage.server.address}/#/{person.id}/{channel}", **more)
        windows.append(window)
        return window

    yield at
    for window in windows:
        await window.close()
