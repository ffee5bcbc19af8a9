"""What the bot is sent when a person does something."""

from typing import TYPE_CHECKING

from sandbox import permissions, shapes
from sandbox.errors import Json
from sandbox.world import DM, Channel, Message, Person

if TYPE_CHECKING:
    from sandbox.core import Sandbox
    from sandbox.interactions import Interaction

LOCALE = "en-GB"
MOST_BYTES = 10 * 2**20  # of one attachment


def interaction(sandbox: "Sandbox", one: "Interaction", data: Json, source: Message | None) -> Json:
    """The payload of INTERACTION_CREATE."""
    world = sandbox.world
    place = world.channels[one.channel]
    payload: Json = {
        "id": one.id,
        "application_id": world.bot.id,
        "type": one.kind,
        "token": one.token,
        "version": 1,
        "data": data,
        "channel_id": place.id,
        "channel": shapes.channel(world, place) | {"permissions": str(permissions.of_person(world, one.user, place))},
        "app_permissions": str(permissions.of_bot(world, place)),
        "locale": LOCALE,
        "entitlements": [],
        "entitlement_sku_ids": [],
        "attachment_size_limit": MOST_BYTES,
        "authorizing_integration_owners": owners(sandbox, place),
    }
    if source:
        payload["message"] = shapes.message(world, source)
    return payload | _where(sandbox, world.people[one.user], place)


def _where(sandbox: "Sandbox", person: Person, place: Channel) -> Json:
    world = sandbox.world
    if place.kind == DM:
        return {"context": 1, "user": shapes.user(person)}
    granted = permissions.of_person(world, person.id, place)
    return {
        "context": 0,
        "guild_id": world.guild,
        "guild": {"id": world.guild, "locale": "en-US", "features": []},
        "guild_locale": "en-US",
        "member": shapes.member(world, person) | {"permissions": str(granted)},
    }


def owners(sandbox: "Sandbox", place: Channel) -> Json:
    """For whom the application is installed there."""
    return {"0": "0" if place.kind == DM else sandbox.world.guild}


def metadata(sandbox: "Sandbox", one: "Interaction") -> Json:
    """A reply's interaction_metadata."""
    world = sandbox.world
    base: Json = {
        "id": one.id,
        "type": one.kind,
        "user": shapes.user(world.people[one.user]),
        "authorizing_integration_owners": owners(sandbox, world.channels[one.channel]),
    }
    if one.kind == 2:
        return base | {"name": one.name}
    if one.kind == 3 and one.message:
        return base | {"interacted_message_id": one.message}
    if one.trigger:
        return base | {"triggering_interaction_metadata": metadata(sandbox, one.trigger)}
    return base


def resolved(sandbox: "Sandbox", users: list[str], place: Channel) -> Json:
    """The people an option or select names, in full."""
    world = sandbox.world
    people = [world.people[id] for id in users]
    shape: Json = {"users": {person.id: shapes.user(person) for person in people}}
    if place.kind != DM:
        members = {person.id: shapes.member(world, person) for person in people if person.in_guild}
        shape["members"] = {id: _partial(member) for id, member in members.items()}
    return shape


def _partial(member: Json) -> Json:
    return {k: v for k, v in member.items() if k not in ("user", "deaf", "mute")} | {
        "permissions": str(permissions.EVERYONE)
    }
