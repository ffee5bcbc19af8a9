"""The sandbox as one object: the world and everything that speaks about it."""

from collections import Counter
from pathlib import Path

from aiohttp import web

from sandbox import permissions, shapes
from sandbox.check import Checker
from sandbox.errors import Json, known
from sandbox.faults import Faults
from sandbox.gateway import Gateway
from sandbox.interactions import Interactions
from sandbox.people.audience import Audience
from sandbox.places import Places
from sandbox.posts import Posts
from sandbox.start import first_world
from sandbox.store import Store
from sandbox.terms import Terms
from sandbox.world import LOADING, Channel, Message, World


class Sandbox:
    """One Discord."""

    address = ""

    def __init__(
        self, home: Path, *, bot_name: str = "Bot", openapi: Path | None = None, terms: Terms | None = None
    ) -> None:
        self.terms = terms or Terms()
        self.store = Store(home / "world.sqlite")
        self.faults = Faults()
        self.calls: Counter[str] = Counter()
        self.checker = Checker(openapi) if openapi else None
        self.gateway = Gateway(self)
        self.audience = Audience(self)
        self.interactions = Interactions(self)
        self.places = Places(self)
        self.posts = Posts(self)
        self._bot_name = bot_name

    @property
    def world(self) -> World:
        """The world as it stands."""
        return self.store.world

    def begin(self, address: str) -> None:
        """Continue the kept world, or make the first one. Needs the running loop."""
        self.address = address
        if not self.store.load(address):
            first_world(self.world, self._bot_name)
        for message in self.world.messages.values():
            message.failed = message.failed or bool(message.flags & LOADING)  # their tokens are gone

    def close(self) -> None:
        """Stop the clocks and keep the world."""
        self.interactions.close()
        self.store.close()

    def channel(self, id: str) -> Channel:
        """A channel by id; raises Discord's error for one that is not there."""
        found = self.world.channels.get(id)
        if found is None:
            raise known(10003)
        return found

    def message(self, channel: str, id: str) -> Message:
        """A message for all by id; ephemeral ones cannot be had this way."""
        found = self.world.messages.get(id)
        if found is None or found.channel != channel or found.reader:
            raise known(10008)
        return found

    def bot_sees(self, place: Channel) -> bool:
        """Whether the bot is told of what happens in a place."""
        return bool(permissions.of_bot(self.world, place) & permissions.BITS["VIEW_CHANNEL"])

    def mark_read(self, user: str, channel: str) -> None:
        """A person has seen everything in a channel."""
        last = self.world.recent(channel, 1, reader=user)
        self.world.read[f"{user}/{channel}"] = last[0].id if last else "0"
        self.world.touch("read", f"{user}/{channel}")
        self.audience.tell(user, "read", channel=channel)

    def shape(self, message: Message) -> Json:
        """A message as Discord gives it."""
        return shapes.message(self.world, message)


KEY: web.AppKey[Sandbox] = web.AppKey("sandbox", Sandbox)


def sandbox_of(request: web.Request) -> Sandbox:
    """The sandbox that serves a request."""
    return request.app[KEY]
