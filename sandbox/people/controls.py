"""Routes of the controls: what goes wrong at Discord, on purpose."""

from aiohttp import web

from sandbox.core import sandbox_of
from sandbox.errors import Json, Unable
from sandbox.people.acts import body_of
from sandbox.people.sight import person_of
from sandbox.world import Channel

routes = web.RouteTableDef()


def _done() -> web.Response:
    return web.Response(status=204)


def _place(request: web.Request) -> Channel:
    found = sandbox_of(request).world.channels.get(request.match_info["channel"])
    if found is None:
        raise Unable("There is no such channel.", 404)
    return found


@routes.post("/controls/faults")
async def arm(request: web.Request) -> web.Response:
    """Arm a fault."""
    return web.json_response(sandbox_of(request).faults.arm(await body_of(request)))


@routes.get("/controls/faults")
async def armed(request: web.Request) -> web.Response:
    """The armed faults."""
    return web.json_response(sandbox_of(request).faults.all())


@routes.delete("/controls/faults")
@routes.delete("/controls/faults/{fault}")
async def disarm(request: web.Request) -> web.Response:
    """Disarm one fault, or all."""
    sandbox_of(request).faults.disarm(request.match_info.get("fault"))
    return _done()


@routes.put("/controls/people/{user}/dms")
async def dms(request: web.Request) -> web.Response:
    """Close or open a person's DMs."""
    sandbox, person = sandbox_of(request), person_of(request)
    person.dms_open = bool((await body_of(request)).get("open"))
    sandbox.world.touch("people", person.id)
    sandbox.audience.world()
    return _done()


@routes.post("/controls/people/{user}/leave")
async def leave(request: web.Request) -> web.Response:
    """A person leaves the guild."""
    sandbox_of(request).places.leave(person_of(request))
    return _done()


@routes.post("/controls/people/{user}/join")
async def join(request: web.Request) -> web.Response:
    """A person joins the guild."""
    sandbox_of(request).places.join(person_of(request))
    return _done()


@routes.put("/controls/channels/{channel}/permissions")
async def deny(request: web.Request) -> web.Response:
    """Take permissions from the bot in a channel."""
    names = (await body_of(request)).get("deny") or []
    sandbox_of(request).places.deny(_place(request), names)
    return _done()


@routes.post("/controls/channels")
async def open_channel(request: web.Request) -> web.Response:
    """A new text channel."""
    name = str((await body_of(request)).get("name") or "new-channel")
    return web.json_response({"id": sandbox_of(request).places.open_channel(name).id})


@routes.delete("/controls/channels/{channel}")
async def close(request: web.Request) -> web.Response:
    """Delete a channel or thread."""
    sandbox_of(request).places.close(_place(request))
    return _done()


@routes.patch("/controls/channels/{channel}")
async def archive(request: web.Request) -> web.Response:
    """Archive a thread, or open it."""
    place, body = _place(request), await body_of(request)
    if not place.parent:
        raise Unable("Only threads can be archived.")
    sandbox_of(request).places.archive(place, archived=bool(body.get("archived")), locked=bool(body.get("locked")))
    return _done()


@routes.delete("/controls/messages/{message}")
async def delete(request: web.Request) -> web.Response:
    """Delete a message, as a moderator does."""
    sandbox = sandbox_of(request)
    found = sandbox.world.messages.get(request.match_info["message"])
    if found is None:
        raise Unable("There is no such message.", 404)
    sandbox.posts.remove(found)
    return _done()


@routes.post("/controls/bot/kick")
async def kick(request: web.Request) -> web.Response:
    """Remove the bot from the guild."""
    sandbox_of(request).places.kick_bot()
    return _done()


@routes.post("/controls/bot/invite")
async def invite(request: web.Request) -> web.Response:
    """Invite the bot again."""
    sandbox_of(request).places.invite_bot()
    return _done()


@routes.post("/controls/gateway/drop")
async def drop(request: web.Request) -> web.Response:
    """Cut the bot's gateway connections."""
    body = await body_of(request)
    sandbox_of(request).gateway.drop(resume=bool(body.get("resume", True)))
    return _done()


@routes.get("/controls/calls")
async def calls(request: web.Request) -> web.Response:
    """How often the bot called each route."""
    return web.json_response(sandbox_of(request).calls)


@routes.get("/controls/interactions")
async def interactions(request: web.Request) -> web.Response:
    """All remembered interactions."""
    return web.json_response(sandbox_of(request).interactions.all())


@routes.get("/controls/problems")
async def problems(request: web.Request) -> web.Response:
    """What did not fit Discord's document."""
    checker = sandbox_of(request).checker
    found: list[Json] = checker.problems if checker else []
    return web.json_response(found)
