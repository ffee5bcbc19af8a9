"""Discord's JSON of everything in the world."""

from sandbox import permissions
from sandbox.errors import Json
from sandbox.limits.embeds import PICTURES
from sandbox.limits.layout import pictures
from sandbox.snowflakes import born
from sandbox.world import DM, TEXT, Channel, File, Message, Person, World


def user(person: Person) -> Json:
    """A user; a person's display name is Discord's global name."""
    shape: Json = {
        "id": person.id,
        "username": person.username,
        "global_name": None if person.bot else person.name,
        "discriminator": "0000" if person.bot else "0",
        "avatar": None,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }
    if person.bot:
        shape |= {"username": person.name, "bot": True}
    return shape


def member(world: World, person: Person) -> Json:
    """A member of the guild."""
    return {
        "user": user(person),
        "nick": None,
        "avatar": None,
        "banner": None,
        "roles": [world.facts["role"]] if person.bot else [],
        "joined_at": person.joined,
        "premium_since": None,
        "communication_disabled_until": None,
        "pending": False,
        "mute": False,
        "deaf": False,
        "flags": 0,
    }


def channel(world: World, place: Channel) -> Json:
    """A channel, thread or DM."""
    shape: Json = {"id": place.id, "type": place.kind, "flags": 0, "last_message_id": world.last_message(place.id)}
    if place.kind == DM:
        return shape | {"recipients": [user(world.people[place.recipient or ""])]}
    shape |= {"guild_id": world.guild, "name": place.name, "parent_id": place.parent, "rate_limit_per_user": 0}
    return shape | (_text_channel(world, place) if place.kind == TEXT else _thread(world, place))


def _text_channel(world: World, place: Channel) -> Json:
    overwrites = [{"id": world.bot.id, "type": 1, "allow": "0", "deny": str(place.denied)}] if place.denied else []
    siblings = [each.id for each in world.channels.values() if each.kind == TEXT]
    return {
        "position": siblings.index(place.id) if place.id in siblings else 0,
        "topic": place.topic,
        "nsfw": False,
        "permission_overwrites": overwrites,
    }


def _thread(world: World, place: Channel) -> Json:
    count = len(world.history[place.id])
    shape: Json = {
        "owner_id": place.owner,
        "message_count": count,
        "total_message_sent": count,
        "member_count": len(place.members),
        "thread_metadata": {
            "archived": place.archived,
            "archive_timestamp": place.archived_at or born(place.id),
            "auto_archive_duration": place.archive_after,
            "locked": place.locked,
            "create_timestamp": born(place.id),
        },
    }
    return shape | {"member": thread_member(place, world.bot.id)} if world.bot.id in place.members else shape


def thread_member(place: Channel, user: str) -> Json:
    """Somebody's membership of a thread."""
    return {"id": place.id, "user_id": user, "join_timestamp": born(place.id), "flags": 0}


def file(one: File) -> Json:
    """An attachment."""
    shape: Json = {
        "id": one.id,
        "filename": one.name,
        "size": one.size,
        "url": one.url,
        "proxy_url": one.url,
        "content_type": one.type,
    }
    optional = {"description": one.description, "width": one.width, "height": one.height}
    return shape | {key: value for key, value in optional.items() if value is not None}


def shown(one: Message) -> set[str]:
    """The files a message shows in components or embeds; they are absent from its attachments."""
    shown = {item.get("attachment_id", "") for item in pictures(one.components)}
    return shown | {each[key].get("attachment_id", "") for each in one.embeds for key in PICTURES if each.get(key)}


def message(world: World, one: Message) -> Json:
    """A message."""
    hidden = shown(one)
    shape: Json = {
        "id": one.id,
        "channel_id": one.channel,
        "type": one.kind,
        "author": user(world.people[one.author]),
        "content": one.content,
        "timestamp": born(one.id),
        "edited_timestamp": one.edited,
        "flags": one.flags,
        "embeds": one.embeds,
        "components": one.components,
        "attachments": [file(each) for each in one.files if each.id not in hidden],
        "mentions": [user(world.people[each]) for each in one.mentions],
        "mention_roles": [],
        "mention_everyone": False,
        "pinned": False,
        "tts": False,
    }
    return shape | _extras(world, one)


def _extras(world: World, one: Message) -> Json:
    extras: Json = {}
    if one.nonce is not None:
        extras["nonce"] = one.nonce
    if one.reference:
        extras["message_reference"] = one.reference
    if one.interaction:
        extras |= {"interaction_metadata": one.interaction, "webhook_id": world.bot.id, "application_id": world.bot.id}
    if one.thread and one.thread in world.channels:
        extras["thread"] = channel(world, world.channels[one.thread])
    return extras


def role(world: World, id: str, name: str, granted: int) -> Json:
    """A role."""
    ours = id == world.facts["role"]
    return {
        "id": id,
        "name": name,
        "permissions": str(granted),
        "position": int(ours),
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": ours,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    } | ({"tags": {"bot_id": world.bot.id}} if ours else {})


ABSENT = (
    "icon",
    "description",
    "home_header",
    "splash",
    "discovery_splash",
    "banner",
    "application_id",
    "afk_channel_id",
    "system_channel_id",
    "widget_channel_id",
    "max_presences",
    "vanity_url_code",
    "rules_channel_id",
    "safety_alerts_channel_id",
    "public_updates_channel_id",
    "incidents_data",
)
ZERO = (
    "system_channel_flags",
    "verification_level",
    "default_message_notifications",
    "mfa_level",
    "explicit_content_filter",
    "max_stage_video_channel_users",
    "max_video_channel_users",
    "premium_tier",
    "premium_subscription_count",
    "nsfw_level",
)
PLAIN_GUILD: Json = {
    **dict.fromkeys(ABSENT),
    **dict.fromkeys(ZERO, 0),
    "region": "sandbox",
    "afk_timeout": 300,
    "max_members": 500_000,
    "preferred_locale": "en-US",
    "features": [],
    "emojis": [],
    "stickers": [],
    "widget_enabled": False,
    "premium_progress_bar_enabled": False,
    "nsfw": False,
}


def guild(world: World) -> Json:
    """The guild, as REST gives it."""
    return PLAIN_GUILD | {
        "id": world.guild,
        "name": world.facts["guild_name"],
        "owner_id": world.owner,
        "roles": [
            role(world, world.guild, "@everyone", permissions.EVERYONE),
            role(world, world.facts["role"], world.bot.name, permissions.BOT_ROLE),
        ],
    }


def guild_create(world: World) -> Json:
    """The guild, as the gateway brings it to a bot that may not know its members."""
    places = [each for each in world.channels.values() if each.kind == TEXT]
    threads = [each for each in world.channels.values() if each.parent and not each.archived]
    seen = [each for each in (*places, *threads) if permissions.of_bot(world, each)]
    return guild(world) | {
        "joined_at": world.bot.joined,
        "large": False,
        "unavailable": False,
        "member_count": sum(person.in_guild for person in world.people.values()),
        "members": [member(world, world.bot)],
        "channels": [channel(world, each) for each in places],
        "threads": [channel(world, each) for each in seen if each.parent],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }
