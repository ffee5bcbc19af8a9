"""Channels, threads, DMs and memberships come, change and go, and everybody concerned is told."""

from typing import TYPE_CHECKING

from sandbox import permissions, shapes
from sandbox.errors import Json, known
from sandbox.gateway import GUILDS, MEMBERS
from sandbox.snowflakes import now
from sandbox.world import DM, TEXT, THREAD, Channel, Person

if TYPE_CHECKING:
    from sandbox.core import Sandbox


class Places:
    """What may happen to places and memberships."""

    def __init__(self, sandbox: "Sandbox") -> None:
        self._sandbox = sandbox

    def _add(self, place: Channel) -> Channel:
        self._sandbox.world.channels[place.id] = place
        self._sandbox.world.touch("channels", place.id)
        return place

    def _tell(self, event: str, place: Channel, extra: Json | None = None) -> None:
        if self._sandbox.bot_sees(place):
            shape = shapes.channel(self._sandbox.world, place) | (extra or {})
            self._sandbox.gateway.tell(event, shape, intents=GUILDS)

    def open_channel(self, name: str) -> Channel:
        """A new text channel."""
        place = self._add(Channel(self._sandbox.world.snowflakes.new(), TEXT, name))
        self._tell("CHANNEL_CREATE", place)
        self._sandbox.audience.channel(place)
        return place

    def open_dm(self, person: Person) -> Channel:
        """The DM between the bot and a person."""
        world = self._sandbox.world
        found = world.dm_of(person.id)
        if found:
            return found
        place = self._add(Channel(world.snowflakes.new(), DM, world.bot.name, recipient=person.id))
        self._sandbox.audience.channel(place)
        return place

    def open_thread(self, parent: Channel, name: str, wish: Json, *, id: str | None = None) -> Channel:
        """A public thread of the bot; raises 160006 when the guild has too many."""
        world = self._sandbox.world
        active = sum(bool(each.parent) and not each.archived for each in world.channels.values())
        if active >= self._sandbox.terms.most_threads:
            raise known(160006)
        place = Channel(id or world.snowflakes.new(), THREAD, name, parent=parent.id, owner=world.bot.id)
        place.archive_after = wish.get("auto_archive_duration") or 1440
        place.members.append(world.bot.id)
        self._add(place)
        self._tell("THREAD_CREATE", place, {"newly_created": True})
        self._sandbox.audience.channel(place)
        return place

    def archive(self, place: Channel, *, archived: bool, locked: bool | None = None) -> None:
        """Archive a thread, or open it again."""
        place.archived = archived
        place.locked = place.locked if locked is None else locked
        place.archived_at = now()
        self.changed(place)

    def changed(self, place: Channel) -> None:
        """Tell that a place is different now."""
        self._sandbox.world.touch("channels", place.id)
        if place.kind != DM:
            self._tell("THREAD_UPDATE" if place.parent else "CHANNEL_UPDATE", place)
        self._sandbox.audience.channel(place)

    def join_thread(self, place: Channel, user: str) -> None:
        """Make somebody a member of a thread."""
        if user not in place.members:
            place.members.append(user)
            self.changed(place)

    def leave_thread(self, place: Channel, user: str) -> None:
        """End somebody's membership of a thread."""
        if user in place.members:
            place.members.remove(user)
            self.changed(place)

    def close(self, place: Channel) -> Json:
        """Delete a channel with its threads, or a thread; returns what it was."""
        world = self._sandbox.world
        for thread in list(world.threads_of(place.id)):
            self.close(thread)
        shape = shapes.channel(world, place)
        if place.parent:
            self._tell_thread_gone(place)
        else:
            self._tell("CHANNEL_DELETE", place)
        self._sandbox.audience.gone(place)
        for message in [each for each in world.messages.values() if each.channel == place.id]:
            world.drop_message(message)
            for file in message.files:
                self._sandbox.store.drop_file(file.id, file.size)
        del world.channels[place.id]
        world.touch("channels", place.id)
        return shape

    def _tell_thread_gone(self, place: Channel) -> None:
        gone = {"id": place.id, "guild_id": self._sandbox.world.guild, "parent_id": place.parent, "type": place.kind}
        self._sandbox.gateway.tell("THREAD_DELETE", gone, intents=GUILDS)

    def deny(self, place: Channel, names: list[str]) -> None:
        """Take permissions from the bot in a channel; it is told while it still sees the channel or sees it again."""
        saw = self._sandbox.bot_sees(place)
        permissions.deny(place, names)
        sees = self._sandbox.bot_sees(place)
        if saw and not sees:
            shape = shapes.channel(self._sandbox.world, place)
            self._sandbox.gateway.tell("CHANNEL_UPDATE", shape, intents=GUILDS)
        self.changed(place)

    def leave(self, person: Person) -> None:
        """A person leaves the guild."""
        person.in_guild = False
        world = self._sandbox.world
        gone = {"guild_id": world.guild, "user": shapes.user(person)}
        self._sandbox.gateway.tell("GUILD_MEMBER_REMOVE", gone, intents=MEMBERS)
        self._membership(person)

    def join(self, person: Person) -> None:
        """A person joins the guild."""
        person.in_guild, person.joined = True, now()
        world = self._sandbox.world
        come = shapes.member(world, person) | {"guild_id": world.guild}
        self._sandbox.gateway.tell("GUILD_MEMBER_ADD", come, intents=MEMBERS)
        self._membership(person)

    def _membership(self, person: Person) -> None:
        self._sandbox.world.touch("people", person.id)
        self._sandbox.audience.world()

    def kick_bot(self) -> None:
        """The bot is removed from the guild."""
        world = self._sandbox.world
        world.bot.in_guild = False
        self._sandbox.gateway.tell("GUILD_DELETE", {"id": world.guild}, intents=GUILDS)
        self._membership(world.bot)

    def invite_bot(self) -> None:
        """The bot comes to the guild (again)."""
        world = self._sandbox.world
        world.bot.in_guild, world.bot.joined = True, now()
        shape = shapes.guild_create(world)
        del shape["unavailable"]  # so a bot tells a new guild from one it was promised
        self._sandbox.gateway.tell("GUILD_CREATE", shape, intents=GUILDS)
        self._membership(world.bot)
