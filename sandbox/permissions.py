"""Who may do what where. Bits are Discord's."""

from collections.abc import Iterable

from sandbox.errors import Unable, known
from sandbox.world import DM, Channel, World

BITS = {
    "ADMINISTRATOR": 1 << 3,
    "MANAGE_CHANNELS": 1 << 4,
    "MANAGE_GUILD": 1 << 5,
    "ADD_REACTIONS": 1 << 6,
    "VIEW_CHANNEL": 1 << 10,
    "SEND_MESSAGES": 1 << 11,
    "MANAGE_MESSAGES": 1 << 13,
    "EMBED_LINKS": 1 << 14,
    "ATTACH_FILES": 1 << 15,
    "READ_MESSAGE_HISTORY": 1 << 16,
    "MENTION_EVERYONE": 1 << 17,
    "USE_EXTERNAL_EMOJIS": 1 << 18,
    "CHANGE_NICKNAME": 1 << 26,
    "USE_APPLICATION_COMMANDS": 1 << 31,
    "MANAGE_THREADS": 1 << 34,
    "CREATE_PUBLIC_THREADS": 1 << 35,
    "CREATE_PRIVATE_THREADS": 1 << 36,
    "SEND_MESSAGES_IN_THREADS": 1 << 38,
}
ALL = sum(BITS.values())


def bits(names: Iterable[str]) -> int:
    """The bits of these permissions."""
    return sum(BITS[name] for name in set(names))


EVERYONE = bits(
    [
        "ADD_REACTIONS",
        "VIEW_CHANNEL",
        "SEND_MESSAGES",
        "EMBED_LINKS",
        "ATTACH_FILES",
        "READ_MESSAGE_HISTORY",
        "USE_EXTERNAL_EMOJIS",
        "CHANGE_NICKNAME",
        "USE_APPLICATION_COMMANDS",
        "CREATE_PUBLIC_THREADS",
        "SEND_MESSAGES_IN_THREADS",
    ]
)
BOT_ROLE = EVERYONE | bits(["MANAGE_THREADS"])
IN_DM = bits(
    [
        "ADD_REACTIONS",
        "VIEW_CHANNEL",
        "SEND_MESSAGES",
        "EMBED_LINKS",
        "ATTACH_FILES",
        "READ_MESSAGE_HISTORY",
        "MENTION_EVERYONE",
        "USE_EXTERNAL_EMOJIS",
        "USE_APPLICATION_COMMANDS",
    ]
)
NEEDS_SENDING = bits(["EMBED_LINKS", "ATTACH_FILES", "MENTION_EVERYONE"])


def of_bot(world: World, channel: Channel) -> int:
    """What the bot may do in a channel."""
    if channel.kind == DM:
        return IN_DM
    if not world.bot.in_guild:
        return 0
    place = world.channels[channel.parent] if channel.parent else channel
    return _settled(BOT_ROLE & ~place.denied, bool(channel.parent))


def of_person(world: World, user: str, channel: Channel) -> int:
    """What a person may do in a channel."""
    if channel.kind == DM:
        return IN_DM if channel.recipient == user else 0
    if not world.people[user].in_guild:
        return 0
    return ALL if user == world.owner else _settled(EVERYONE, bool(channel.parent))


def _settled(granted: int, in_thread: bool) -> int:
    """Take away what means nothing without another permission."""
    if not granted & BITS["VIEW_CHANNEL"]:
        return 0
    if not granted & BITS["SEND_MESSAGES_IN_THREADS" if in_thread else "SEND_MESSAGES"]:
        return granted & ~NEEDS_SENDING
    return granted


def require(world: World, channel: Channel, *names: str) -> None:
    """Raise 50001 where the bot sees nothing, 50013 where it lacks one of these."""
    granted = of_bot(world, channel)
    if not granted & BITS["VIEW_CHANNEL"]:
        raise known(50001)
    if bits(names) & ~granted:
        raise known(50013)


def require_sending(world: World, channel: Channel, *, files: bool) -> None:
    """Raise unless the bot may send a message (with files) to a channel."""
    if channel.kind == DM:
        _require_dm(world, channel)
        return
    sending = "SEND_MESSAGES_IN_THREADS" if channel.parent else "SEND_MESSAGES"
    require(world, channel, sending, *(["ATTACH_FILES"] if files else []))
    if channel.archived and channel.locked and not of_bot(world, channel) & BITS["MANAGE_THREADS"]:
        raise known(160005)


def _require_dm(world: World, channel: Channel) -> None:
    person = world.people[channel.recipient or ""]
    if not (person.in_guild and world.bot.in_guild):
        raise known(50278)
    if not person.dms_open:
        raise known(50007)


def require_open(channel: Channel) -> None:
    """Raise 50083 in an archived thread."""
    if channel.archived:
        raise known(50083)


def sees(world: World, user: str, channel: Channel) -> bool:
    """Whether a person sees a channel."""
    return bool(of_person(world, user, channel) & BITS["VIEW_CHANNEL"])


def deny(channel: Channel, names: Iterable[str]) -> None:
    """Set what the bot may not do in a channel."""
    unknown = sorted(set(names) - set(BITS))
    if unknown:
        raise Unable(f"There is no permission {unknown[0]}. There are: {', '.join(BITS)}.")
    channel.denied = bits(names)
