"""Everybody who is watching: their WebSockets, and what each is told."""

import asyncio
import json
from collections import defaultdict
from typing import TYPE_CHECKING, Any

from aiohttp import web

from sandbox import permissions
from sandbox.people import views
from sandbox.world import Channel, Message

if TYPE_CHECKING:
    from sandbox.core import Sandbox

Frames = asyncio.Queue[str]


class Audience:
    """The open windows of every person."""

    def __init__(self, sandbox: "Sandbox") -> None:
        self._sandbox = sandbox
        self._windows: defaultdict[str, set[Frames]] = defaultdict(set)

    async def attend(self, user: str, request: web.Request) -> web.WebSocketResponse:
        """Serve one window until it is closed."""
        socket = web.WebSocketResponse(heartbeat=30)
        await socket.prepare(request)
        frames: Frames = asyncio.Queue()
        self._windows[user].add(frames)
        frames.put_nowait(_frame("world", world=views.world(self._sandbox, user)))
        writer = asyncio.create_task(_write(frames, socket))
        try:
            async for _ in socket:
                pass  # people act over HTTP; here they only listen
        finally:
            self._windows[user].discard(frames)
            writer.cancel()
        return socket

    def tell(self, user: str, event: str, **data: Any) -> None:
        """Tell a person in all their windows."""
        windows = self._windows.get(user)
        if windows:
            frame = _frame(event, **data)
            for frames in windows:
                frames.put_nowait(frame)

    def _watching(self, place: Channel | None = None) -> list[str]:
        world = self._sandbox.world
        watching = [user for user, windows in self._windows.items() if windows]
        return [user for user in watching if place is None or permissions.sees(world, user, place)]

    def message(self, event: str, message: Message) -> None:
        """Tell those who can see a message that it came, changed or went."""
        world = self._sandbox.world
        for user in self._watching(world.channels[message.channel]):
            if message.reader not in (None, user):
                continue
            unread, mentions = world.unread(user, message.channel)
            if event == "deleted":
                data: dict[str, Any] = {"channel": message.channel, "message": message.id}
            else:
                data = {"message": views.message(self._sandbox, user, message)}
            self.tell(user, event, **data, unread=unread, mentions=mentions)

    def channel(self, place: Channel) -> None:
        """Tell those who can see a place what it is like now."""
        for user in self._watching(place):
            self.tell(user, "channel", channel=views.channel(self._sandbox, user, place))

    def gone(self, place: Channel) -> None:
        """Tell those who could see a place that it is gone."""
        for user in self._watching(place):
            self.tell(user, "gone", channel=place.id)

    def typing(self, place: Channel) -> None:
        """Tell that the bot is typing."""
        for user in self._watching(place):
            self.tell(user, "typing", channel=place.id)

    def bot(self) -> None:
        """Tell that the bot came or went."""
        for user in self._watching():
            self.tell(user, "bot", bot=views.bot(self._sandbox))

    def commands(self) -> None:
        """Tell that the registered commands changed."""
        for user in self._watching():
            self.tell(user, "commands")

    def world(self) -> None:
        """Tell everybody everything anew."""
        for user in self._watching():
            self.tell(user, "world", world=views.world(self._sandbox, user))


def _frame(event: str, **data: Any) -> str:
    return json.dumps({"event": event, **data}, ensure_ascii=False)


async def _write(frames: Frames, socket: web.WebSocketResponse) -> None:
    while True:
        frame = await frames.get()
        try:
            await socket.send_str(frame)
        except ConnectionError:
            return
