"""What a person sees of the world."""

from typing import TYPE_CHECKING

from sandbox import permissions
from sandbox.errors import Json
from sandbox.permissions import BITS
from sandbox.world import DM, EPHEMERAL, LOADING, Channel, Message, Person

if TYPE_CHECKING:
    from sandbox.core import Sandbox


def person(sandbox: "Sandbox", one: Person) -> Json:
    """Somebody who can be sat in for."""
    return {
        "id": one.id,
        "name": one.name,
        "colour": one.colour,
        "owner": one.id == sandbox.world.owner,
        "in_guild": one.in_guild,
        "dms_open": one.dms_open,
    }


def people(sandbox: "Sandbox") -> list[Json]:
    """Everybody but the bot."""
    return [person(sandbox, one) for one in sandbox.world.people.values() if not one.bot]


def bot(sandbox: "Sandbox") -> Json:
    """The bot, and whether it is there."""
    one = sandbox.world.bot
    return {"id": one.id, "name": one.name, "online": sandbox.gateway.online, "in_guild": one.in_guild}


def world(sandbox: "Sandbox", user: str) -> Json:
    """All a person's side bar needs."""
    here = sandbox.world
    places = [place for place in here.channels.values() if permissions.sees(here, user, place)]
    return {
        "me": person(sandbox, here.people[user]),
        "people": people(sandbox),
        "bot": bot(sandbox),
        "guild": {"id": here.guild, "name": here.facts["guild_name"]},
        "channels": [channel(sandbox, user, place) for place in places],
    }


def channel(sandbox: "Sandbox", user: str, place: Channel) -> Json:
    """A place, and how much of it this person has not read."""
    here = sandbox.world
    unread, mentions = here.unread(user, place.id)
    sending = "SEND_MESSAGES_IN_THREADS" if place.parent else "SEND_MESSAGES"
    return {
        "id": place.id,
        "name": place.name,
        "kind": "dm" if place.kind == DM else "thread" if place.parent else "text",
        "parent": place.parent,
        "topic": place.topic,
        "archived": place.archived,
        "locked": place.locked,
        "can_write": bool(permissions.of_person(here, user, place) & BITS[sending]) and not place.locked,
        "unread": unread,
        "mentions": mentions,
        "last_message": here.last_message(place.id),
    }


def message(sandbox: "Sandbox", user: str, one: Message) -> Json:
    """A message as this person sees it."""
    return sandbox.shape(one) | {
        "ephemeral": bool(one.flags & EPHEMERAL),
        "thinking": bool(one.flags & LOADING) and not one.failed,
        "failed": one.failed,
        "mentions_me": user in one.pinged,
    }
