"""A bot by hand: raw calls and raw gateway frames, to do what discord.py never would."""

import asyncio
import contextlib
import io
import json
from collections.abc import AsyncIterator, Sequence
from typing import Any

import aiohttp

from sandbox.client import Discord, Person, visit
from sandbox.core import Sandbox
from sandbox.errors import Json
from sandbox.server import Server
from sandbox.terms import TOKEN, Terms

GUILDS, MESSAGES, DIRECT = 1, 1 << 9, 1 << 12
COMMANDS = [
    {
        "name": "try",
        "description": "Tries something",
        "options": [
            {
                "type": 3,
                "name": "word",
                "description": "a word",
                "required": True,
                "max_length": 5,
                "autocomplete": True,
            },
            {"type": 4, "name": "many", "description": "a number", "min_value": 1, "max_value": 3},
            {"type": 3, "name": "colour", "description": "a colour", "choices": [{"name": "Red", "value": "red"}]},
            {"type": 6, "name": "whom", "description": "somebody"},
        ],
    }
]


class Wire:
    """One raw bot on one sandbox, with people to meet."""

    def __init__(self, server: Server, discord: Discord, session: aiohttp.ClientSession) -> None:
        self.server, self.discord, self._session = server, discord, session
        self.events: list[Json] = []
        self.socket: aiohttp.ClientWebSocketResponse | None = None
        self._sockets: list[aiohttp.ClientWebSocketResponse] = []

    @property
    def sandbox(self) -> Sandbox:
        return self.server.sandbox

    @property
    def bot(self) -> str:
        return self.sandbox.world.bot.id

    def channel(self, name: str = "games") -> str:
        return next(id for id, each in self.sandbox.world.channels.items() if each.name == name)

    async def call(
        self, method: str, path: str, body: Any = None, *, files: Sequence[tuple[str, bytes]] = (), token: str = TOKEN
    ) -> tuple[int, Any]:
        """Call a route; status and JSON."""
        sent: dict[str, Any] = {"json": body} if body is not None else {}
        if files:
            form = aiohttp.FormData(quote_fields=False)
            form.add_field("payload_json", json.dumps(body or {}))
            for number, (name, data) in enumerate(files):
                form.add_field(
                    f"files[{number}]", io.BytesIO(data), filename=name, content_type="application/octet-stream"
                )
            sent = {"data": form}
        headers = {"Authorization": f"Bot {token}"}
        url = f"{self.server.address}/api/v10{path}"
        async with self._session.request(method, url, headers=headers, **sent) as response:
            assert response.headers.get("Content-Type") == ("application/json" if response.status != 204 else None)
            text = await response.text()
            return response.status, json.loads(text) if text else None

    async def refused(self, method: str, path: str, body: Any = None, **more: Any) -> Json:
        """Call a route that refuses; its body."""
        status, answer = await self.call(method, path, body, **more)
        assert status >= 400, answer
        return dict(answer)

    async def done(self, method: str, path: str, body: Any = None, **more: Any) -> Any:
        """Call a route that answers; its body."""
        status, answer = await self.call(method, path, body, **more)
        assert status < 300, answer
        return answer

    async def identify(self, intents: int = GUILDS | MESSAGES | DIRECT, **more: Any) -> Json:
        """Connect and identify; what READY says."""
        socket = await self.connect()
        await socket.send_json({"op": 2, "d": {"token": TOKEN, "intents": intents, "properties": {}, **more}})
        return await self.event("READY")

    async def connect(self, query: str = "v=10") -> aiohttp.ClientWebSocketResponse:
        """A new gateway connection."""
        url = f"{self.server.address.replace('http', 'ws')}/gateway?{query}"
        self.socket = await self._session.ws_connect(url)
        self._sockets.append(self.socket)
        return self.socket

    async def close(self) -> None:
        """Close all gateway connections."""
        for socket in self._sockets:
            await socket.close()

    async def frame(self) -> Json:
        """The next gateway frame."""
        assert self.socket is not None
        frame = await asyncio.wait_for(self.socket.receive(), 5)
        assert frame.type is aiohttp.WSMsgType.TEXT, f"{frame.type} {frame.data} {self.socket.close_code}"
        body = dict(json.loads(frame.data))
        if body["op"] == 1:
            await self.socket.send_json({"op": 1, "d": None})
        return body

    async def event(self, name: str) -> Json:
        """The data of the next event of this name."""
        while True:
            frame = await self.frame()
            if frame.get("t"):
                self.events.append(frame)
            if frame.get("t") == name:
                return dict(frame["d"])

    async def asked(self, person: Person, word: str = "hi", channel: str = "games") -> tuple[Json, str]:
        """An interaction of /try that waits for its answer, and the path of its callback."""
        body = {"path": "try", "options": {"word": word}}
        await self.discord.ask("POST", f"/people/{person.id}/channels/{person.channel(channel)}/commands", body)
        return await self.interaction()

    async def interaction(self) -> tuple[Json, str]:
        """The next interaction, and the path of its callback."""
        given = await self.event("INTERACTION_CREATE")
        return given, f"/interactions/{given['id']}/{given['token']}/callback"

    def hook(self, given: Json) -> str:
        """The path of an interaction's follow-ups."""
        return f"/webhooks/{self.bot}/{given['token']}"


@contextlib.asynccontextmanager
async def wired(home: Any, terms: Terms | None = None, *, online: bool = True) -> AsyncIterator[Wire]:
    """A raw bot with /try registered; connected unless told otherwise."""
    sandbox = Sandbox(home, terms=terms)
    async with (
        Server(sandbox) as server,
        visit(server.address) as discord,
        aiohttp.ClientSession() as session,
    ):
        wire = Wire(server, discord, session)
        if online:
            await wire.identify()
            await wire.done("PUT", f"/applications/{wire.bot}/commands", COMMANDS)
        try:
            yield wire
        finally:
            await wire.close()


def codes(refusal: Json) -> set[str]:
    """All error codes of a 50035, with where they stand: "components.0.label BASE_TYPE_REQUIRED"."""
    found: set[str] = set()

    def collect(node: Json, path: tuple[str, ...]) -> None:
        for key, below in node.items():
            if key == "_errors":
                found.update(f"{'.'.join(path)} {each['code']}".strip() for each in below)
            else:
                collect(below, (*path, key))

    collect(refusal.get("errors", {}), ())
    return found
