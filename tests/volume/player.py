"""Somebody who plays by chance but by hand: reads the post, presses, chooses, looks at the preview, confirms."""

import random
from typing import Any, TypeAlias

from sandbox.client import Failed, Outcome, Person, words
from sandbox.limits.interactive import BUTTON, SELECTS
from sandbox.limits.layout import walk

Json: TypeAlias = dict[str, Any]
Wish: TypeAlias = tuple[str, str | None]  # what is pressed or chosen from, and the value chosen
ASIDE = {
    "Back",
    "Why not others?",
    "Take back",
    "Remove the last",
    "Name it",
    "◀",
    "▶",
    "Change it",
    "Keep it",
    "Withdraw it",
}  # buttons that do not lead on
CONFIRM, LOCK = "Yes, do that", "Lock in"


class Guest(Person):
    """A person who remembers each channel's newest post and newest call, and keeps no files.

    What was said is kept only where `listens` says so: measured over thousands of clicks it would be a burden.
    """

    listens = False

    def __init__(self, *values: Any) -> None:
        super().__init__(*values)
        self.posts: dict[str, Json] = {}
        self.calls: dict[str, Json] = {}
        self.deaths = 0  # of the bot

    def _note(self, event: Json) -> None:
        super()._note(event)
        self.events.clear()
        if not self.listens:
            self._heard.clear()
        if event["event"] == "bot" and not event["bot"]["online"]:
            self.deaths += 1

    def _see(self, message: Json) -> None:
        self.messages[message["id"]] = message
        if not message["ephemeral"]:
            self._newest(self.posts, message)
            if message["mentions_me"]:
                self._newest(self.calls, message)

    def _newest(self, kept: dict[str, Json], message: Json) -> None:
        known = kept.get(message["channel_id"])
        if known is None or int(known["id"]) <= int(message["id"]):
            kept[message["channel_id"]] = message


def controls(message: Json) -> list[Json]:
    """What can be pressed or chosen from in a message."""
    return [each for each in walk(message["components"]) if "custom_id" in each and not each.get("disabled")]


def ids(message: Json) -> list[str]:
    """The custom ids of a message: two pages of the bot never share one, a page and its picture do."""
    return [each["custom_id"] for each in controls(message)]


def asks_something(message: Json) -> bool:
    """Whether there is more to do here than to take something back."""
    return any(each.get("label") != "Take back" for each in controls(message))


def is_button(control: Json) -> bool:
    return bool(control["type"] == BUTTON)


def is_counted(message: Json) -> bool:
    """Whether a page tells that an answer has been written down."""
    return "✅" in words(message) or "🔒 **Locked in" in words(message)


class Player:
    """A person at a table."""

    def __init__(self, person: Guest, channel: str, dice: random.Random, *, haste: float = 0.0) -> None:
        self.person, self.channel, self.dice, self.haste = person, channel, dice, haste

    def now(self, message: Json) -> Json:
        """A message as it stands."""
        return self.person.messages.get(message["id"], message)

    async def open(self, patience: float = 10.0) -> Json:
        """Press *Your move*; return the panel, or the desk it leads to."""
        outcome = await self.person.press(self.person.posts[self.channel], "Your move")
        if outcome.failed:
            raise Failed("the bot did not respond")
        panel = await outcome.reply()
        links = [each for each in walk(panel["components"]) if each.get("label") == "Go to my desk"]
        if not links:
            return panel
        desk = links[0]["url"].rsplit("/", 1)[1]
        asks = lambda: (now := self.person.messages.get(desk)) and asks_something(now) and now  # noqa: E731
        found: Json = await self.person.until(asks, "the desk's question", patience)
        return found

    def choices(self, panel: Json, says: str = "") -> list[str]:
        """The custom ids of the buttons that lead on, or of those that say something."""
        buttons = [(each.get("label", ""), each["custom_id"]) for each in controls(self.now(panel)) if is_button(each)]
        return [id for label, id in buttons if label not in ASIDE | {CONFIRM, LOCK} and says in label]

    def last(self, panel: Json) -> Wish | None:
        """The press that makes the answer count, if it has come to that."""
        by_label = {each.get("label"): each["custom_id"] for each in controls(self.now(panel))}
        return next(((by_label[label], None) for label in (CONFIRM, LOCK) if label in by_label), None)

    def wish(self, panel: Json) -> Wish | None:
        """What to press, or what to choose where: a custom id and a value. None if nothing leads on."""
        menus = [each for each in controls(self.now(panel)) if each["type"] in SELECTS]
        last = self.last(panel)
        if last and (not menus or self.dice.random() < 0.6):
            return last
        options: list[tuple[Wish, str]] = [
            ((menu["custom_id"], each["value"]), each["label"]) for menu in menus for each in menu["options"]
        ]
        hasty = [wish for wish, label in options if label == "Pass"]
        if hasty and self.dice.random() < self.haste:
            return hasty[0]
        ways = [wish for wish, _ in options] + [(id, None) for id in self.choices(panel)]
        return self.dice.choice(ways) if ways else None

    async def use(self, panel: Json, wish: Wish) -> Outcome:
        """Press or choose; return what came of it."""
        custom_id, value = wish
        if value is None:
            return await self.person.press(panel, custom_id)
        return await self.person.choose(panel, value, custom_id)

    async def step(self, panel: Json, wish: Wish, patience: float = 10.0) -> Json:
        """Press or choose, and wait for the next page."""
        before = ids(self.now(panel))
        outcome = await self.use(panel, wish)
        if outcome.failed:
            raise Failed("the bot did not respond")
        await self.turned(panel, before, patience)
        return self.now(panel)

    async def turned(self, panel: Json, before: list[str], patience: float) -> None:
        """Wait until a page is another one."""
        await self.person.until(lambda: self.is_next(panel, before), "the next page", patience)

    def is_next(self, panel: Json, before: list[str]) -> bool:
        return ids(self.now(panel)) != before

    async def ready(self) -> Json:
        """Go on until one more press will be counted; return the panel."""
        panel = await self.open()
        while self.last(panel) is None:
            if (wish := self.wish(panel)) is None:
                raise Failed(f"nothing leads on in {words(panel)!r}")
            panel = await self.step(panel, wish)
        return panel
