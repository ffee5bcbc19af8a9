"""The gateway: sessions of the bot, told of every event their intents ask for, resumable after a cut."""

import asyncio
import json
from typing import TYPE_CHECKING, Any

from aiohttp import WSMessage, WSMsgType, web

from sandbox import shapes
from sandbox.errors import Json
from sandbox.sessions import Line, Session
from sandbox.terms import TOKEN

if TYPE_CHECKING:
    from sandbox.core import Sandbox

GUILDS, MEMBERS, PRESENCES = 1 << 0, 1 << 1, 1 << 8
GUILD_MESSAGES, DIRECT_MESSAGES, CONTENT = 1 << 9, 1 << 12, 1 << 15
GUILD_TYPING, DIRECT_TYPING = 1 << 11, 1 << 14
PRIVILEGED = MEMBERS | PRESENCES | CONTENT
HEARTBEAT, INVALID, HELLO, ACK = 1, 9, 10, 11
IGNORED = frozenset({3, 4, 8})  # presence, voice, member lists: nothing here depends on them
BEAT = 41_250  # milliseconds
ACK_AFTER = 0.25  # seconds, as over a long line: one at once overtakes discord.py's note of having sent the heartbeat
FORGET = 120.0  # seconds after which a cut session cannot be resumed


class Gateway:
    """All sessions of the bot."""

    def __init__(self, sandbox: "Sandbox") -> None:
        self._sandbox = sandbox
        self._sessions: dict[str, Session] = {}

    @property
    def online(self) -> bool:
        """Whether the bot is connected and has seen its READY."""
        return any(session.line and session.greeted for session in self._sessions.values())

    def tell(self, event: str, data: Any, *, intents: int = 0, private: bool = False) -> None:
        """Bring an event to the shards that serve its place and asked for it (any of `intents`)."""
        for session in list(self._sessions.values()):
            if self._serves(session, private) and (not intents or session.intents & intents):
                session.tell(event, data)

    def tell_message(self, event: str, data: Json, *, private: bool) -> None:
        """Bring a person's message: its content only where the bot may read it."""
        bot = self._sandbox.world.bot.id
        open_to_all = private or any(each["id"] == bot for each in data["mentions"])
        bare = data | {"content": "", "embeds": [], "components": [], "attachments": []}
        for session in list(self._sessions.values()):
            if self._serves(session, private) and session.intents & (DIRECT_MESSAGES if private else GUILD_MESSAGES):
                session.tell(event, data if open_to_all or session.intents & CONTENT else bare)

    def _serves(self, session: Session, private: bool) -> bool:
        shard, count = session.shard
        return shard == (0 if private else (int(self._sandbox.world.guild) >> 22) % count)

    def drop(self, *, resume: bool) -> None:
        """Cut every connection; without `resume` the sessions are lost, too."""
        lines = [session.line for session in self._sessions.values() if session.line]
        if not resume:
            self._sessions.clear()
        for line in lines:
            line.cut()

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """One connection from hello to close."""
        socket = web.WebSocketResponse(max_msg_size=2**20)
        await socket.prepare(request)
        line = Line(request, socket)
        line.send(json.dumps({"op": HELLO, "d": {"heartbeat_interval": BEAT}}))
        try:
            async for frame in socket:
                await self._receive(line, frame)
        finally:
            line.hang_up()
            self._lost(line)
        return socket

    async def _receive(self, line: Line, frame: WSMessage) -> None:
        try:
            body = json.loads(frame.data) if frame.type is WSMsgType.TEXT else {}
        except ValueError:
            await line.socket.close(code=4002, message=b"Error while decoding payload.")
            return
        match body.get("op"):
            case 1:
                asyncio.get_running_loop().call_later(ACK_AFTER, line.send, json.dumps({"op": ACK}))
                self._greeted(line)
            case 2:
                await self._identify(line, body["d"])
            case 6:
                await self._resume(line, body["d"])
            case op if op not in IGNORED:
                await line.socket.close(code=4001, message=b"Unknown opcode.")

    async def _identify(self, line: Line, data: Json) -> None:
        if not await self._welcome(line, data):
            return
        intents = data.get("intents", 0)
        if intents & PRIVILEGED & ~self._sandbox.terms.intents:
            await line.socket.close(code=4014, message=b"Disallowed intent(s).")
            return
        shard, count = data.get("shard") or (0, 1)
        self._sessions = {id: each for id, each in self._sessions.items() if each.shard != (shard, count) or each.line}
        session = Session(intents, (shard, count), line)
        self._sessions[session.id] = session
        session.tell("READY", self._ready(session))
        world = self._sandbox.world
        if world.bot.in_guild and self._serves(session, private=False) and intents & GUILDS:
            session.tell("GUILD_CREATE", shapes.guild_create(world))
        line.send(json.dumps({"op": HEARTBEAT, "d": None}))  # its answer tells that READY was seen

    def _greeted(self, line: Line) -> None:
        for session in self._sessions.values():
            if session.line is line and not session.greeted:
                session.greeted = True
                self._sandbox.audience.bot()

    async def _welcome(self, line: Line, data: Json) -> bool:
        if data.get("token") in (TOKEN, f"Bot {TOKEN}"):
            return True
        await line.socket.close(code=4004, message=b"Authentication failed.")
        return False

    def _ready(self, session: Session) -> Json:
        world = self._sandbox.world
        here = world.bot.in_guild and self._serves(session, private=False)
        return {
            "v": 10,
            "user": shapes.user(world.bot) | {"mfa_enabled": False, "verified": True, "email": None},
            "guilds": [{"id": world.guild, "unavailable": True}] if here else [],
            "private_channels": [],
            "session_id": session.id,
            "resume_gateway_url": self._sandbox.address.replace("http", "ws") + "/gateway",
            "shard": session.shard,
            "application": {"id": world.bot.id, "flags": 0},
        }

    async def _resume(self, line: Line, data: Json) -> None:
        if not await self._welcome(line, data):
            return
        session = self._sessions.get(data.get("session_id", ""))
        if session is None:
            line.send(json.dumps({"op": INVALID, "d": False}))
            return
        session.resume(line, data.get("seq") or 0)
        self._sandbox.audience.bot()

    def _lost(self, line: Line) -> None:
        for session in self._sessions.values():
            if session.line is line:
                session.line = None
                asyncio.get_running_loop().call_later(FORGET, self._forget, session)
        self._sandbox.audience.bot()

    def _forget(self, session: Session) -> None:
        if session.line is None:
            self._sessions.pop(session.id, None)
