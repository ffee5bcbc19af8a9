"""The world as it stands: one guild, its people, channels, messages and registered commands. Facts, no protocol."""

import bisect
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from typing import Any

from sandbox.errors import Json
from sandbox.snowflakes import Snowflakes

TEXT, DM, THREAD = 0, 1, 11  # Discord's channel types
EPHEMERAL, LOADING, V2 = 1 << 6, 1 << 7, 1 << 15  # and message flags


@dataclass(slots=True)
class Person:
    """Somebody, or the bot."""

    id: str
    username: str
    name: str
    colour: str
    joined: str
    bot: bool = False
    in_guild: bool = True
    dms_open: bool = True


@dataclass(slots=True)
class Channel:
    """A text channel, a thread (has a parent), or a DM with the bot (has a recipient)."""

    id: str
    kind: int
    name: str
    parent: str | None = None
    topic: str | None = None
    recipient: str | None = None
    denied: int = 0  # permissions the bot has lost here
    archived: bool = False
    locked: bool = False
    archived_at: str | None = None
    archive_after: int = 1440
    owner: str | None = None
    members: list[str] = field(default_factory=list)


@dataclass(slots=True)
class File:
    """An uploaded file; its bytes are in the store."""

    id: str
    name: str
    size: int
    type: str
    url: str
    description: str | None = None
    width: int | None = None
    height: int | None = None


@dataclass(slots=True)
class Message:
    """A message. Only `reader` can see it if there is one, and then it is never kept."""

    id: str
    channel: str
    author: str
    kind: int = 0
    content: str = ""
    flags: int = 0
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    files: list[File] = field(default_factory=list)
    reference: Json | None = None
    edited: str | None = None
    nonce: str | int | None = None
    mentions: list[str] = field(default_factory=list)
    pinged: list[str] = field(default_factory=list)  # whom it called when it was sent
    reader: str | None = None
    interaction: Json | None = None  # Discord's interaction_metadata
    thread: str | None = None
    failed: bool = False


KINDS: dict[str, type[Any]] = {"people": Person, "channels": Channel, "messages": Message}


class World:
    """All there is. Whoever changes a thing says so with `touch`, so that it is kept."""

    def __init__(self, on_touch: Callable[[str, str], None]) -> None:
        self.facts: dict[str, str] = {}  # guild, guild_name, owner, bot, role
        self.people: dict[str, Person] = {}
        self.channels: dict[str, Channel] = {}
        self.messages: dict[str, Message] = {}
        self.commands: dict[str, Json] = {}
        self.read: dict[str, str] = {}  # "<user>/<channel>" -> last message read
        self.history: defaultdict[str, list[int]] = defaultdict(list)  # channel -> messages for all
        self.whispers: defaultdict[tuple[str, str], list[int]] = defaultdict(list)  # reader, channel -> ephemeral ones
        self.pings: defaultdict[tuple[str, str], list[int]] = defaultdict(list)
        self.snowflakes = Snowflakes()
        self._on_touch = on_touch

    @property
    def guild(self) -> str:
        """The guild's id."""
        return self.facts["guild"]

    @property
    def bot(self) -> Person:
        """The bot, as somebody."""
        return self.people[self.facts["bot"]]

    @property
    def owner(self) -> str:
        """Who owns the guild."""
        return self.facts["owner"]

    def touch(self, kind: str, id: str) -> None:
        """Say that a thing came, changed or went."""
        self._on_touch(kind, id)

    def body(self, kind: str, id: str) -> Any:
        """A thing as it is kept, or None if it is gone or never kept."""
        thing = getattr(self, kind).get(id)
        if isinstance(thing, Message) and thing.reader:
            return None
        return asdict(thing) if kind in KINDS and thing else thing

    def restore(self, kind: str, id: str, body: Any) -> None:
        """Put a kept thing back."""
        if kind == "messages":
            self.add_message(Message(**body | {"files": [File(**file) for file in body["files"]]}))
            return
        getattr(self, kind)[id] = KINDS[kind](**body) if kind in KINDS else body
        if kind in ("people", "channels", "commands"):
            self.snowflakes.seen(id)

    def add_message(self, message: Message) -> None:
        """Enter a message into its channel's history."""
        self.messages[message.id] = message
        self.snowflakes.seen(message.id)
        for line in self._lines(message):
            bisect.insort(line, int(message.id))
        self.touch("messages", message.id)

    def drop_message(self, message: Message) -> None:
        """Take a message out of everything."""
        del self.messages[message.id]
        for line in self._lines(message):
            line.remove(int(message.id))
        self.touch("messages", message.id)

    def _lines(self, message: Message) -> list[list[int]]:
        if message.reader:
            return [self.whispers[message.reader, message.channel]]
        return [self.history[message.channel], *(self.pings[user, message.channel] for user in message.pinged)]

    def recent(self, channel: str, limit: int, before: str | None = None, reader: str | None = None) -> list[Message]:
        """The newest messages (before one), newest first; with those whispered to a reader."""
        found: list[int] = []
        for line in (self.history[channel], self.whispers[reader or "", channel]):
            top = bisect.bisect_left(line, int(before)) if before else len(line)
            found += line[max(0, top - limit) : top]
        return [self.messages[str(id)] for id in sorted(found, reverse=True)[:limit]]

    def last_message(self, channel: str) -> str | None:
        """The newest message for all."""
        line = self.history[channel]
        return str(line[-1]) if line else None

    def unread(self, user: str, channel: str) -> tuple[int, int]:
        """How many messages, and mentions of them, a person has not read."""
        since = int(self.read.get(f"{user}/{channel}", "0"))
        lines = self.history[channel], self.whispers[user, channel], self.pings[user, channel]
        common, whispered, pinged = (len(line) - bisect.bisect_right(line, since) for line in lines)
        in_dm = self.channels[channel].kind == DM
        return common + whispered, common if in_dm else pinged

    def threads_of(self, channel: str) -> Iterator[Channel]:
        """The threads below a channel."""
        return (each for each in self.channels.values() if each.parent == channel)

    def dm_of(self, user: str) -> Channel | None:
        """The DM of a person with the bot, if it was ever opened."""
        return next((each for each in self.channels.values() if each.recipient == user), None)
