"""Routes of the people's protocol by which a person does something."""

from aiohttp import web

from sandbox import mentions
from sandbox.core import Sandbox, sandbox_of
from sandbox.errors import Json, Unable
from sandbox.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Interaction
from sandbox.people import inputs, leaves, views
from sandbox.people.sight import message_of, person_of, place_of
from sandbox.world import Channel, Message

routes = web.RouteTableDef()
MOST = 2_000  # characters of a person's message
MOST_CHOICES = 25


async def body_of(request: web.Request) -> Json:
    """The JSON object of a request; raises Unable."""
    try:
        body = await request.json()
    except ValueError:
        body = None
    if not isinstance(body, dict):
        raise Unable("This needs a JSON object.")
    return body


@routes.post("/people/{user}/channels/{channel}/messages")
async def send(request: web.Request) -> web.Response:
    """Send a plain message."""
    sandbox, person, place = sandbox_of(request), person_of(request), place_of(request)
    content = str((await body_of(request)).get("content", "")).strip()
    if not 0 < len(content) <= MOST:
        raise Unable(f"A message has 1 to {MOST} characters.")
    if not views.channel(sandbox, person.id, place)["can_write"]:
        raise Unable("You cannot write here.", 403)
    message = Message(sandbox.world.snowflakes.new(), place.id, person.id, content=content)
    message.mentions = message.pinged = mentions.named(sandbox, content)
    sandbox.posts.publish(message)
    return web.json_response(views.message(sandbox, person.id, message))


@routes.post("/people/{user}/dm")
async def open_dm(request: web.Request) -> web.Response:
    """Open the DM with the bot."""
    sandbox, person = sandbox_of(request), person_of(request)
    return web.json_response(views.channel(sandbox, person.id, sandbox.places.open_dm(person)))


@routes.post("/people/{user}/channels/{channel}/read")
async def read(request: web.Request) -> web.Response:
    """Mark a channel as read."""
    sandbox_of(request).mark_read(person_of(request).id, place_of(request).id)
    return web.Response(status=204)


@routes.delete("/people/{user}/messages/{message}")
async def dismiss(request: web.Request) -> web.Response:
    """Delete one's own message, or dismiss an ephemeral one."""
    sandbox, user = sandbox_of(request), person_of(request).id
    message = message_of(sandbox, user, request.match_info["message"])
    if message.author != user and not message.reader:
        raise Unable("That is not your message.", 403)
    sandbox.posts.remove(message)
    return web.Response(status=204)


@routes.post("/people/{user}/channels/{channel}/commands")
async def command(request: web.Request) -> web.Response:
    """Run a slash command."""
    sandbox, person, place = sandbox_of(request), person_of(request), place_of(request)
    body = await body_of(request)
    leaf = leaves.leaf_at(sandbox, person.id, place, str(body.get("path")))
    data = leaves.command_data(sandbox, place, leaf, body.get("options") or {})
    return _started(sandbox, sandbox.interactions.new(COMMAND, leaf["path"], person, place), data)


@routes.post("/people/{user}/channels/{channel}/autocomplete")
async def autocomplete(request: web.Request) -> web.Response:
    """Ask what an option offers, and wait for it."""
    sandbox, person, place = sandbox_of(request), person_of(request), place_of(request)
    body = await body_of(request)
    leaf = leaves.leaf_at(sandbox, person.id, place, str(body.get("path")))
    values, focused = body.get("options") or {}, str(body.get("focused"))
    data = leaves.command_data(sandbox, place, leaf, {focused: ""} | values, focused)
    asked = sandbox.interactions.new(AUTOCOMPLETE, leaf["path"], person, place)
    assert asked.choices is not None
    sandbox.interactions.start(asked, data)
    choices = await asked.choices
    return web.json_response({"choices": []} | ({"failed": True} if choices is None else {"choices": choices}))


@routes.post("/people/{user}/messages/{message}/press")
async def press(request: web.Request) -> web.Response:
    """Press a button."""
    body = await body_of(request)
    message = message_of(sandbox_of(request), person_of(request).id, request.match_info["message"])
    return _used(request, message, inputs.button_data(message, str(body.get("custom_id"))))


@routes.post("/people/{user}/messages/{message}/choose")
async def choose(request: web.Request) -> web.Response:
    """Choose in a select."""
    sandbox, body = sandbox_of(request), await body_of(request)
    message = message_of(sandbox, person_of(request).id, request.match_info["message"])
    place = sandbox.world.channels[message.channel]
    values = body.get("values")
    return _used(request, message, inputs.select_data(sandbox, message, place, str(body.get("custom_id")), values))


def _used(request: web.Request, message: Message, data: Json) -> web.Response:
    sandbox = sandbox_of(request)
    place = sandbox.world.channels[message.channel]
    one = sandbox.interactions.new(COMPONENT, data["custom_id"], person_of(request), place)
    return _started(sandbox, one, data, message)


@routes.post("/people/{user}/modals/{interaction}")
async def submit(request: web.Request) -> web.Response:
    """Send a modal."""
    sandbox, person, body = sandbox_of(request), person_of(request), await body_of(request)
    opener = sandbox.interactions.open_modal(request.match_info["interaction"], person.id)
    place = _place_of(sandbox, opener)
    assert opener.modal is not None
    data = inputs.modal_data(sandbox, opener.modal, place, body.get("values") or {})
    sandbox.interactions.close_modal(opener)
    one = sandbox.interactions.new(MODAL, data["custom_id"], person, place)
    one.trigger = opener
    return _started(sandbox, one, data, sandbox.world.messages.get(opener.message or ""))


@routes.delete("/people/{user}/modals/{interaction}")
async def close(request: web.Request) -> web.Response:
    """Close a modal unsent."""
    sandbox = sandbox_of(request)
    opener = sandbox.interactions.open_modal(request.match_info["interaction"], person_of(request).id)
    sandbox.interactions.close_modal(opener)
    return web.Response(status=204)


def _place_of(sandbox: Sandbox, opener: Interaction) -> Channel:
    place = sandbox.world.channels.get(opener.channel)
    if place is None:
        raise Unable("The channel of this modal is gone.", 404)
    return place


def _started(sandbox: Sandbox, one: Interaction, data: Json, source: Message | None = None) -> web.Response:
    return web.json_response(sandbox.interactions.start(one, data, source).view())
