"""Messages come, change and go: in the world, at the gateway, and before people's eyes."""

from typing import TYPE_CHECKING, Any

from sandbox import shapes
from sandbox.errors import Json
from sandbox.gateway import DIRECT_MESSAGES, GUILD_MESSAGES
from sandbox.snowflakes import now
from sandbox.world import DM, LOADING, Channel, Message

if TYPE_CHECKING:
    from sandbox.core import Sandbox
    from sandbox.drafts import Draft


class Posts:
    """What may happen to messages."""

    def __init__(self, sandbox: "Sandbox") -> None:
        self._sandbox = sandbox

    def publish(self, message: Message) -> Message:
        """Put a new message up."""
        world = self._sandbox.world
        place = world.channels[message.channel]
        if place.archived and not message.reader:
            self._sandbox.places.archive(place, archived=False)
        world.add_message(message)
        self._tell_bot("MESSAGE_CREATE", message)
        if not world.people[message.author].bot:
            self._sandbox.mark_read(message.author, place.id)
        self._sandbox.audience.message("message", message)
        return message

    def post(self, draft: "Draft", place: Channel, **facts: Any) -> Message:
        """Put up what the bot has drafted; `facts` are further fields of the message."""
        message = Message(self._sandbox.world.snowflakes.new(), place.id, self._sandbox.world.bot.id, **facts)
        message.flags |= draft.flags
        message.nonce, message.reference = draft.nonce, draft.reference or message.reference
        self._fill(message, draft)
        message.pinged = list(message.mentions)
        return self.publish(message)

    def revise(self, message: Message, draft: "Draft") -> Message:
        """Change a message into what the bot has drafted; one that was still loading is not edited by that."""
        before, loading = {file.id: file for file in message.files}, message.flags & LOADING
        message.flags = draft.flags & ~LOADING
        self._fill(message, draft)
        message.edited = None if loading else now()
        for id in before.keys() - {file.id for file in message.files}:
            self._sandbox.store.drop_file(id, before[id].size)
        self.changed(message)
        return message

    def _fill(self, message: Message, draft: "Draft") -> None:
        message.content, message.embeds, message.components = draft.content, draft.embeds, draft.components
        kept = shapes.shown(message) | draft.listed
        message.files = [file for file in draft.files if file.id in kept]
        message.mentions = draft.mentions
        for file, body in draft.uploads:
            self._sandbox.store.put_file(file.id, body)

    def changed(self, message: Message) -> None:
        """Tell everybody that a message is different now."""
        self._sandbox.world.touch("messages", message.id)
        self._tell_bot("MESSAGE_UPDATE", message)
        self._sandbox.audience.message("edited", message)

    def remove(self, message: Message) -> None:
        """Delete a message."""
        world = self._sandbox.world
        world.drop_message(message)
        for file in message.files:
            self._sandbox.store.drop_file(file.id, file.size)
        place = world.channels[message.channel]
        if not message.reader and self._sandbox.bot_sees(place):
            gone = {"id": message.id, "channel_id": place.id} | self._guild(place)
            self._sandbox.gateway.tell("MESSAGE_DELETE", gone, intents=_intent(place), private=place.kind == DM)
        self._sandbox.audience.message("deleted", message)

    def _tell_bot(self, event: str, message: Message) -> None:
        """Tell the bot of a message for all."""
        world = self._sandbox.world
        place, author = world.channels[message.channel], world.people[message.author]
        if message.reader or not self._sandbox.bot_sees(place):
            return
        shape = shapes.message(world, message) | self._guild(place)
        if place.kind != DM:
            shape["member"] = {k: v for k, v in shapes.member(world, author).items() if k != "user"}
        if author.bot:
            self._sandbox.gateway.tell(event, shape, intents=_intent(place), private=place.kind == DM)
        else:
            self._sandbox.gateway.tell_message(event, shape, private=place.kind == DM)

    def _guild(self, place: Channel) -> Json:
        return {} if place.kind == DM else {"guild_id": self._sandbox.world.guild}


def _intent(place: Channel) -> int:
    return DIRECT_MESSAGES if place.kind == DM else GUILD_MESSAGES
