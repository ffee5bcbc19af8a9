"""The real bot in a real browser: two people open a table, play a turn, bid by DM and see the board."""

import re
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

pytest.importorskip("playwright", reason="playwright is not installed, so the page is not tried")

from playwright.async_api import Browser, Locator, expect

from tests.discord.stage import Stage, staged
from tests.page.conftest import Sit
from tests.page.window import Window

pytestmark = pytest.mark.asyncio(loop_scope="module")

CARD = re.compile("permit|block|roof")
MOST_STEPS = 8  # of one building turn, with room to spare


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def stage(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stage]:
    async with staged(tmp_path_factory.mktemp("capitol")) as stage:
        yield stage


async def panel(window: Window) -> Locator:
    """Press Your move; the private panel that opens."""
    panels = window.page.locator("#log .message.ephemeral", has_text="Which card do you play?")
    before = await panels.count()
    await window.button("Your move").click()
    await expect(panels).to_have_count(before + 1)
    found = await panels.last.get_attribute("data-message")
    # The question changes with each step, the message stays.
    return window.page.locator(f'[data-message="{found}"]')


async def pick(window: Window, asked: Locator, name: str | re.Pattern[str]) -> None:
    """Choose the first option with a name: few options are buttons, many are a list."""
    await expect(asked.locator(".select, .button").first).to_be_visible()
    if await asked.get_by_role("combobox").count():
        await asked.get_by_role("combobox").click()
        await window.page.get_by_role("option", name=name).first.click()
    else:
        await asked.get_by_role("button", name=name).first.click()


async def play(window: Window, first: str | re.Pattern[str]) -> None:
    """A whole turn: this choice, then always the first one offered, until it is done."""
    asked = await panel(window)
    await pick(window, asked, first)
    await expect(asked).not_to_contain_text("Which card do you play?")
    for _ in range(MOST_STEPS):
        await expect(asked.get_by_role("button", name="Back")).to_be_visible()
        before = await asked.locator(".components").inner_text()
        agree = asked.get_by_role("button", name="Yes, do that")
        ended = await agree.count() > 0
        await (agree if ended else asked.locator(".button").first).click()
        if ended:
            return await expect(asked).to_contain_text("✅")
        await expect(asked.locator("[aria-busy]")).to_have_count(0)
        await expect(asked.locator(".components")).not_to_have_text(before, use_inner_text=True)
    raise AssertionError(f"the turn of {window} does not end")


async def desk(window: Window) -> Locator:
    """Follow the badge to the DM in which the secret question waits."""
    direct = window.page.locator(".channel", has_text="Aedile")
    await expect(direct).to_be_visible()
    await direct.click()
    return await window.reads("Which cards do you bid")


async def test_two_people_open_a_table_play_a_turn_and_bid_in_secret(sit: Sit):
    ada, ben = await sit("Ada"), await sit("Ben", dark=True)
    await ada.command("/capitol new seats:2 start_player:Ada")
    await ben.reads("its host is Ada")
    await ben.button("Join").click()
    await ben.reads("You are at the table")
    await ada.button("Start").click()
    board = ben.page.get_by_role("button", name="Open large").last
    await expect(board).to_be_visible()

    await play(ada, CARD)
    await ben.reads("Ada plays")
    await play(ben, re.compile("^Pass"))
    await ada.reads("Ben passes")
    await play(ada, re.compile("^Pass"))
    await ben.reads("Auction 1 of 3")

    hers, his = await desk(ada), await desk(ben)
    await pick(ada, hers, CARD)
    if await ada.page.get_by_role("button", name="Done").count():
        await ada.page.get_by_role("button", name="Done").click()
    await ada.button("Lock in").click()
    await ada.reads("Locked in")
    await expect(ben.page.get_by_text("Locked in")).to_have_count(0)
    await his.get_by_role("button", name="STOP card on top").click()
    await ben.button("Lock in").click()
    await ben.page.get_by_role("button", name="To the table").last.click()
    await ben.reads("Ada wins")
    await expect(board).to_be_visible()
    await board.click()
    picture = ben.page.get_by_role("dialog", name="Picture").get_by_role("img")
    await expect(picture).to_have_attribute("alt", re.compile("^Round 1 of 4"))
    assert await picture.evaluate("image => image.naturalWidth") == 1600
