"""Somebody at the sandbox whom a test makes look, type, press and choose."""

import json
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any

import aiohttp

from sandbox.ears import PATIENCE, Ears
from sandbox.errors import Json
from sandbox.limits.interactive import BUTTON, SELECTS
from sandbox.limits.layout import walk
from sandbox.reading import Failed, component, words

Condition = Callable[[Json], Any]
Ask = Callable[..., Awaitable[Any]]


class Person(Ears):
    """Somebody who does things."""

    def __init__(self, ask: Ask, session: aiohttp.ClientSession, address: str, id: str, name: str) -> None:
        super().__init__(session, address, id, name)
        self._request = ask

    def channel(self, name: str) -> str:
        """The id of a channel or thread by name; "dm" is the DM with the bot."""
        wanted = (each for each in self.channels.values() if name in (each["id"], each["name"], f"#{each['name']}"))
        if name == "dm":
            wanted = (each for each in self.channels.values() if each["kind"] == "dm")
        found = next(wanted, None)
        if found is None:
            raise Failed(f"{self.name} sees no channel {name}")
        return str(found["id"])

    async def sees_channel(self, name: str, patience: float = PATIENCE) -> str:
        """Wait until a channel or thread of this name (or "dm") can be seen; its id."""

        def found() -> str | None:
            try:
                return self.channel(name)
            except Failed:
                return None

        place: str = await self.until(found, f"channel {name}", patience)
        return place

    def find(self, text: str = "", *, channel: str | None = None, where: Condition | None = None) -> Json | None:
        """The newest message with a text, in a channel, of which a condition holds."""
        place = self.channel(channel) if channel else None
        for message in sorted(self.messages.values(), key=lambda each: int(each["id"]), reverse=True):
            fits = place in (None, message["channel_id"]) and text in words(message)
            if fits and (where is None or where(message)):
                return message
        return None

    async def sees(
        self,
        text: str = "",
        *,
        channel: str | None = None,
        where: Condition | None = None,
        patience: float = PATIENCE,
    ) -> Json:
        """Wait for such a message."""

        if channel:
            await self.sees_channel(channel, patience)
        found = partial(self.find, text, channel=channel, where=where)
        message: Json = await self.until(found, f"{text!r} in {channel or 'any channel'}", patience)
        return message

    async def history(self, channel: str, limit: int = 50) -> list[Json]:
        """The messages of a channel, oldest first, as if it were opened now."""
        found: list[Json] = await self._ask("GET", f"/channels/{self.channel(channel)}/messages?limit={limit}")
        for message in found:
            self._see(message)
        return found

    async def commands(self, channel: str = "games") -> list[Json]:
        """The slash commands that can be used in a channel."""
        found: list[Json] = await self._ask("GET", f"/channels/{self.channel(channel)}/commands")
        return found

    # acting

    async def _ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = await self._request(method, f"/people/{self.id}{path}", body)
        self._heard.append(json.dumps(answer, ensure_ascii=False).encode())
        return answer

    async def _outcome(self, asked: Awaitable[Json]) -> "Outcome":
        return await Outcome(self, (await asked)["id"]).acknowledged()

    async def say(self, text: str, channel: str = "games") -> Json:
        """Send a plain message."""
        sent: Json = await self._ask("POST", f"/channels/{self.channel(channel)}/messages", {"content": text})
        return sent

    async def command(self, path: str, channel: str = "games", **options: Any) -> "Outcome":
        """Run a slash command and wait for its acknowledgement (or "did not respond")."""
        body = {"path": path.removeprefix("/"), "options": options}
        return await self._outcome(self._ask("POST", f"/channels/{self.channel(channel)}/commands", body))

    async def autocomplete(self, path: str, focused: str, channel: str = "games", **options: Any) -> list[Json]:
        """What is offered for an option that is being typed."""
        body = {"path": path.removeprefix("/"), "options": options, "focused": focused}
        answer: Json = await self._ask("POST", f"/channels/{self.channel(channel)}/autocomplete", body)
        if answer.get("failed"):
            raise Failed(f"no suggestions for {focused} of /{path}")
        found: list[Json] = answer["choices"]
        return found

    async def press(self, message: Json, which: str) -> "Outcome":
        """Press a button, named by its label (or the start of it), emoji or custom id, on the message as it is now."""
        button = component(self.messages.get(message["id"], message), which, (BUTTON,))
        body = {"custom_id": button["custom_id"]}
        return await self._outcome(self._ask("POST", f"/messages/{message['id']}/press", body))

    async def choose(self, message: Json, values: str | Iterable[str], which: str | int = 0) -> "Outcome":
        """Choose values or labels in a select, named by its number, placeholder or custom id."""
        now = self.messages.get(message["id"], message)
        selects = [each for each in walk(now["components"]) if each["type"] in SELECTS]
        select = selects[which] if isinstance(which, int) else component(now, which, SELECTS)
        wanted = [values] if isinstance(values, str) else list(values)
        by_label = {option["label"]: option["value"] for option in select.get("options", ())}
        body = {"custom_id": select["custom_id"], "values": [by_label.get(value, value) for value in wanted]}
        return await self._outcome(self._ask("POST", f"/messages/{message['id']}/choose", body))

    async def submit(self, modal: Json, **values: Any) -> "Outcome":
        """Send a modal; inputs are named by label or custom id, `_` standing for what a name cannot hold."""
        return await self.send_modal(modal, values)

    async def send_modal(self, modal: Json, values: Json) -> "Outcome":
        """Send a modal with inputs named by label or custom id."""
        names = {each["label"]: each["component"]["custom_id"] for each in modal["components"] if "component" in each}
        body = {"values": {names.get(name, name): value for name, value in values.items()}}
        return await self._outcome(self._ask("POST", f"/modals/{modal['interaction']}", body))

    async def dismiss(self, message: Json) -> None:
        """Delete one's own message, or dismiss an ephemeral one."""
        await self._ask("DELETE", f"/messages/{message['id']}")


@dataclass(frozen=True)
class Outcome:
    """What came of something a person did."""

    person: Person
    id: str

    @property
    def interaction(self) -> Json:
        """The interaction as it stands."""
        return self.person.interactions[self.id]

    @property
    def failed(self) -> bool:
        """Whether the application did not respond."""
        return bool(self.interaction["state"] == "failed")

    @property
    def seconds(self) -> float:
        """How long the acknowledgement took."""
        return float(self.interaction["acknowledged"])

    async def acknowledged(self) -> "Outcome":
        """Wait until the bot acknowledged, or its time was up."""

        def settled() -> bool:
            heard = self.person.interactions.get(self.id)
            return heard is not None and heard["state"] != "waiting"

        await self.person.until(settled, "an acknowledgement")
        return self

    async def reply(self, number: int = 0) -> Json:
        """Wait for the message this made (the nth), with its text."""

        def found() -> Json | None:
            replies = self.interaction["replies"]
            message = self.person.messages.get(replies[number]) if len(replies) > number else None
            return message if message and not message["thinking"] else None

        message: Json = await self.person.until(found, "a reply")
        return message

    async def modal(self) -> Json:
        """Wait for the modal this opened."""
        modal: Json = await self.person.until(lambda: self.person.modals.get(self.id), "a modal")
        return modal
