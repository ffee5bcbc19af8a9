"""Puts the sandbox on a port of 127.0.0.1."""

import socket
from pathlib import Path

from aiohttp import web

from sandbox import cdn
from sandbox.core import KEY, Sandbox, sandbox_of
from sandbox.errors import Unable
from sandbox.faults import Handler
from sandbox.people import acts, controls, sight
from sandbox.rest import callbacks, channels, commands, messages, users, webhooks
from sandbox.rest.gate import gate

HOST = "127.0.0.1"
PAGE = Path(__file__).parent / "page"
MOST = 110 * 2**20  # bytes of a request: ten attachments and some text
GROUPS = (users, channels, messages, commands, callbacks, webhooks, sight, acts, controls, cdn)


@web.middleware
async def kindly(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Tell people in a sentence what they cannot do."""
    try:
        return await handler(request)
    except Unable as refusal:
        return web.json_response({"error": str(refusal)}, status=refusal.status)


async def gateway(request: web.Request) -> web.WebSocketResponse:
    """The bot's gateway connection."""
    return await sandbox_of(request).gateway.serve(request)


async def page(request: web.Request) -> web.FileResponse:
    """The page people sit at, and its parts."""
    file = PAGE / request.match_info.get("file", "index.html")
    return web.FileResponse(file, headers={"Cache-Control": "no-cache"})


def application(sandbox: Sandbox) -> web.Application:
    """All routes of the sandbox."""
    app = web.Application(middlewares=[kindly, gate], client_max_size=MOST)
    app[KEY] = sandbox
    for group in GROUPS:
        app.add_routes(group.routes)
    app.router.add_get("/gateway", gateway)
    app.router.add_get("/gateway/", gateway)
    app.router.add_get("/", page)
    app.router.add_get(r"/{file:\w+\.(?:js|css|svg|png)}", page)
    return app


class Server:
    """A running sandbox: `async with Server(sandbox) as server: server.address`. Raises OSError for a port in use.

    With `spare`, another free port takes the place of one in use.
    """

    def __init__(self, sandbox: Sandbox, port: int = 0, *, spare: bool = False) -> None:
        self.sandbox = sandbox
        self._port, self._spare = port, spare
        self._runner = web.AppRunner(application(sandbox), access_log=None, shutdown_timeout=1.0)

    @property
    def address(self) -> str:
        """Where it is: http://127.0.0.1:<port>."""
        return self.sandbox.address

    async def __aenter__(self) -> "Server":
        listener = self._listener()
        self.sandbox.begin(f"http://{HOST}:{listener.getsockname()[1]}")
        await self._runner.setup()
        await web.SockSite(self._runner, listener).start()
        return self

    def _listener(self) -> socket.socket:
        try:
            return socket.create_server((HOST, self._port))
        except OSError:
            if not self._spare:
                raise
        return socket.create_server((HOST, 0))

    async def __aexit__(self, *_: object) -> None:
        self.sandbox.gateway.drop(resume=False)
        await self._runner.cleanup()
        self.sandbox.close()
