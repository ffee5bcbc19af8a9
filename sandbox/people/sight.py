"""Routes of the people's protocol by which a person looks."""

from aiohttp import web

from sandbox import permissions
from sandbox.core import Sandbox, sandbox_of
from sandbox.errors import Unable
from sandbox.people import views
from sandbox.people.leaves import leaves
from sandbox.world import Channel, Message, Person

routes = web.RouteTableDef()
MOST = 200  # messages at once


def person_of(request: web.Request) -> Person:
    """Who a request is for; raises Unable."""
    found = sandbox_of(request).world.people.get(request.match_info["user"])
    if found is None or found.bot:
        raise Unable("There is nobody of that id.", 404)
    return found


def place_of(request: web.Request) -> Channel:
    """The channel of a request, if its person sees it; raises Unable."""
    sandbox, person = sandbox_of(request), person_of(request)
    found = sandbox.world.channels.get(request.match_info["channel"])
    if found is None or not permissions.sees(sandbox.world, person.id, found):
        raise Unable("There is no such channel, or you cannot see it.", 404)
    return found


def message_of(sandbox: Sandbox, user: str, id: str) -> Message:
    """A message that a person sees; raises Unable."""
    found = sandbox.world.messages.get(id)
    seen = found and found.reader in (None, user)
    if found is None or not seen or not permissions.sees(sandbox.world, user, sandbox.world.channels[found.channel]):
        raise Unable("That message is not there.", 404)
    return found


@routes.get("/people")
async def everybody(request: web.Request) -> web.Response:
    """All people."""
    return web.json_response(views.people(sandbox_of(request)))


@routes.get("/people/{user}")
async def world(request: web.Request) -> web.Response:
    """All a person's side bar needs."""
    return web.json_response(views.world(sandbox_of(request), person_of(request).id))


@routes.get("/people/{user}/events")
async def events(request: web.Request) -> web.WebSocketResponse:
    """A person's window."""
    return await sandbox_of(request).audience.attend(person_of(request).id, request)


@routes.get("/people/{user}/channels/{channel}/messages")
async def messages(request: web.Request) -> web.Response:
    """The latest messages of a channel, oldest first."""
    sandbox, user, place = sandbox_of(request), person_of(request).id, place_of(request)
    limit, before = request.query.get("limit", "50"), request.query.get("before")
    if not limit.isdecimal() or not (before or "0").isdecimal():
        raise Unable("limit and before are numbers.")
    found = sandbox.world.recent(place.id, min(int(limit), MOST), before, reader=user)
    return web.json_response([views.message(sandbox, user, one) for one in reversed(found)])


@routes.get("/people/{user}/messages/{message}")
async def message(request: web.Request) -> web.Response:
    """One message."""
    sandbox, user = sandbox_of(request), person_of(request).id
    found = message_of(sandbox, user, request.match_info["message"])
    return web.json_response(views.message(sandbox, user, found))


@routes.get("/people/{user}/channels/{channel}/commands")
async def commands(request: web.Request) -> web.Response:
    """The slash commands that can be used in a channel."""
    return web.json_response(leaves(sandbox_of(request), person_of(request).id, place_of(request)))


@routes.get("/people/{user}/modals")
async def modals(request: web.Request) -> web.Response:
    """A person's open modals."""
    return web.json_response(sandbox_of(request).interactions.modals(person_of(request).id))


@routes.get("/people/{user}/interactions/{interaction}")
async def interaction(request: web.Request) -> web.Response:
    """One interaction of a person."""
    found = sandbox_of(request).interactions.by_id(request.match_info["interaction"])
    if found is None or found.user != person_of(request).id:
        raise Unable("That interaction is not known.", 404)
    return web.json_response(found.view())
