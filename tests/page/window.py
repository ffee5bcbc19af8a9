"""A browser window at the sandbox's page, used as a person would: by what can be read and pressed."""

from typing import Any, Self
from urllib.parse import urlsplit

from playwright.async_api import Browser, BrowserContext, Locator, Page, expect

PATIENCE = 10_000  # milliseconds
expect.set_options(timeout=PATIENCE)


class Window:
    """One person's window. Closing it fails if its scripts failed or anything was fetched from elsewhere."""

    def __init__(self, context: BrowserContext, page: Page, address: str) -> None:
        self.context, self.page = context, page
        self.faults: list[str] = []
        ours = urlsplit(address).netloc
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.faults.append(f"{error}\n{error.stack}"))
        page.on("request", lambda sent: self.faults.append(sent.url) if urlsplit(sent.url).netloc != ours else None)

    @classmethod
    async def open(
        cls, browser: Browser, address: str, *, width: int = 1200, dark: bool = False, touch: bool = False
    ) -> Self:
        """A new window at an address, once its channel is shown."""
        context = await browser.new_context(
            viewport={"width": width, "height": 800},
            color_scheme="dark" if dark else "light",
            has_touch=touch,
            is_mobile=touch,
        )
        window = cls(context, await context.new_page(), address)
        await window.page.goto(address)
        await expect(window.page.locator(".beginning, .earlier").first).to_be_visible()
        return window

    async def close(self) -> None:
        await self.context.close()
        assert not self.faults, self.faults

    @property
    def messages(self) -> Locator:
        return self.page.locator("#log .message")

    @property
    def field(self) -> Locator:
        return self.page.get_by_role("combobox", name="Message")

    @property
    def offers(self) -> Locator:
        """What is offered over the message field."""
        return self.page.locator(".suggest [role=option]")

    def message(self, text: str) -> Locator:
        """The last message with a text."""
        return self.messages.filter(has_text=text).last

    def button(self, name: str) -> Locator:
        """A button in the messages."""
        return self.page.locator("#log").get_by_role("button", name=name, exact=True).last

    async def reads(self, text: str) -> Locator:
        """Wait for a message with a text."""
        found = self.message(text)
        await expect(found).to_be_visible()
        return found

    async def type(self, text: str) -> None:
        """Type into whatever has the focus."""
        await self.page.keyboard.type(text)

    async def press(self, *keys: str) -> None:
        """Press keys, one after another."""
        for key in keys:
            await self.page.keyboard.press(key)

    async def command(self, text: str) -> None:
        """Type a slash command as a whole, and send it."""
        await self.field.click()
        await self.type(text)
        await self.page.get_by_role("button", name="Send").click()

    async def run(self, script: str, *arguments: Any) -> Any:
        """Evaluate a script in the page."""
        return await self.page.evaluate(script, *arguments)
