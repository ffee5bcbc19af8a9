"""A bot's gateway session, and the line (one WebSocket) it is told things over."""

import asyncio
import json
import secrets
import zlib
from collections import deque
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

DISPATCH = 0
MEMORY = 5_000  # events kept for a resume


class Line:
    """One WebSocket to a bot, written to in order by a task of its own."""

    def __init__(self, request: web.Request, socket: web.WebSocketResponse) -> None:
        self.socket = socket
        self._request = request
        self._queue: asyncio.Queue[str] = asyncio.Queue()
        self._deflate = zlib.compressobj() if request.query.get("compress") == "zlib-stream" else None
        self._writer = asyncio.create_task(self._write())

    def send(self, text: str) -> None:
        """Send a frame after those before it."""
        self._queue.put_nowait(text)

    async def _write(self) -> None:
        while True:
            text = await self._queue.get()
            try:
                await self._frame(text)
            except ConnectionError:
                return

    async def _frame(self, text: str) -> None:
        if self._deflate is None:
            await self.socket.send_str(text)
        else:
            packed = self._deflate.compress(text.encode()) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
            await self.socket.send_bytes(packed)

    def hang_up(self) -> None:
        """Stop writing."""
        self._writer.cancel()

    def cut(self) -> None:
        """Cut the connection without a word."""
        if self._request.transport:
            self._request.transport.abort()


@dataclass
class Session:
    """One identified shard of the bot."""

    intents: int
    shard: tuple[int, int]
    line: Line | None
    id: str = field(default_factory=lambda: secrets.token_hex(16))
    number: int = 0
    greeted: bool = False
    sent: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=MEMORY))

    def tell(self, event: str, data: Any) -> None:
        """Send an event, now or at the next resume."""
        self.number += 1
        frame = json.dumps({"op": DISPATCH, "t": event, "s": self.number, "d": data}, ensure_ascii=False)
        self.sent.append((self.number, frame))
        if self.line:
            self.line.send(frame)

    def resume(self, line: Line, since: int) -> None:
        """Go on over a new line with what was missed."""
        self.line = line
        for number, frame in self.sent:
            if number > since:
                line.send(frame)
        self.tell("RESUMED", {"_trace": []})
