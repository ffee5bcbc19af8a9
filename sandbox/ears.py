"""What a person hears at the sandbox, and waits to hear. Nothing here waits for time to pass."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import aiohttp

from sandbox.errors import Json
from sandbox.limits.layout import pictures
from sandbox.reading import Failed, words

PATIENCE = 20.0  # seconds before a wait fails


class Ears:
    """A person's open window. `messages` are those it has shown, as they stand now."""

    def __init__(self, session: aiohttp.ClientSession, address: str, id: str, name: str) -> None:
        self.id, self.name = id, name
        self.world: Json = {}
        self.channels: dict[str, Json] = {}
        self.messages: dict[str, Json] = {}
        self.modals: dict[str, Json] = {}
        self.interactions: dict[str, Json] = {}
        self.events: list[Json] = []
        self._session, self._address = session, address
        self._heard: list[bytes] = []
        self._files: dict[str, asyncio.Task[bytes]] = {}
        self._news = asyncio.Condition()
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._listening: asyncio.Task[None] | None = None

    async def listen(self) -> None:
        """Open a window; returns when it has shown the world."""
        self._socket = await self._session.ws_connect(f"{self._address}/people/{self.id}/events", max_msg_size=0)
        self._listening = asyncio.create_task(self._hear(self._socket))
        await self.until(lambda: bool(self.world), "the world")

    async def close(self) -> None:
        """Close the window."""
        if self._socket:
            await self._socket.close()
        if self._listening:
            await self._listening
        await asyncio.gather(*self._files.values())

    async def _hear(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        async for frame in socket:
            if frame.type is aiohttp.WSMsgType.TEXT:
                self._heard.append(frame.data.encode())
                self._note(json.loads(frame.data))
                async with self._news:
                    self._news.notify_all()

    def _note(self, event: Json) -> None:
        self.events.append(event)
        match event["event"]:
            case "world":
                self.world = event["world"]
                self.channels = {each["id"]: each for each in event["world"]["channels"]}
            case "message" | "edited":
                self._see(event["message"])
            case "deleted":
                self.messages.pop(event["message"], None)
            case "channel":
                self.channels[event["channel"]["id"]] = event["channel"]
            case "gone":
                self.channels.pop(event["channel"], None)
            case "interaction":
                self.interactions[event["interaction"]["id"]] = event["interaction"]
            case "modal":
                self.modals[event["modal"]["interaction"]] = event["modal"]
            case "modal_closed":
                self.modals.pop(event["interaction"], None)
            case "bot":
                self.world["bot"] = event["bot"]

    def _see(self, message: Json) -> None:
        self.messages[message["id"]] = message
        for file in (*message["attachments"], *pictures(message["components"])):
            url = file["url"]
            if url.startswith(self._address) and url not in self._files:
                self._files[url] = asyncio.create_task(self.file(url))

    async def file(self, url: str) -> bytes:
        """The bytes at an address of the CDN."""
        async with self._session.get(url) as response:
            response.raise_for_status()
            return await response.read()

    async def until(self, condition: Callable[[], Any], what: str, patience: float = PATIENCE) -> Any:
        """Wait until a condition over what was heard is true; returns its value."""
        found = condition()
        try:
            async with asyncio.timeout(patience), self._news:
                while not found:
                    await self._news.wait()
                    found = condition()
        except TimeoutError:
            raise Failed(f"{self.name} waited {patience} s for {what}; {self._lately()}") from None
        return found

    def _lately(self) -> str:
        shown = [f"[{each['id']}] {words(each)!r}" for each in list(self.messages.values())[-5:]]
        return "sees last: " + "; ".join(shown)

    async def received(self) -> bytes:
        """Every byte that was sent to this person: frames, answers to their requests, files."""
        bodies = await asyncio.gather(*self._files.values())
        return b"\n".join([*self._heard, *bodies])
