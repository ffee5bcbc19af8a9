"""Routes by which the bot follows up on an interaction with its token."""

from aiohttp import web

from sandbox import drafts
from sandbox.core import Sandbox, sandbox_of
from sandbox.errors import known
from sandbox.forms import Form, read
from sandbox.interactions import Interaction
from sandbox.permissions import require_open
from sandbox.rest.callbacks import DEFER, post
from sandbox.rest.gate import API, answer, nothing
from sandbox.world import LOADING, Message

routes = web.RouteTableDef()
HOOK = API + "/webhooks/{application}/{token}"
ONE = HOOK + "/messages/{message}"


def _interaction(request: web.Request) -> Interaction:
    sandbox = sandbox_of(request)
    if request.match_info["application"] != sandbox.world.bot.id:
        raise known(10015)
    return sandbox.interactions.by_token(request.match_info["token"])


def _message(request: web.Request, one: Interaction) -> Message:
    """The message of a request; raises 10008 unless this interaction made it or came from it."""
    id = request.match_info["message"]
    wanted = one.original if id == "@original" else id
    found = sandbox_of(request).world.messages.get(wanted or "")
    if found is None or found.id not in (*one.replies, one.original):
        raise known(10008)
    return found


@routes.post(HOOK)
async def follow_up(request: web.Request) -> web.Response:
    """Put up a follow-up."""
    sandbox, one = sandbox_of(request), _interaction(request)
    form = await read(request)
    if one.channel not in sandbox.world.channels:
        raise known(10003)
    waiting = sandbox.world.messages.get(one.original or "") if one.callback == DEFER else None
    if waiting and waiting.flags & LOADING:
        message = _revise(sandbox, one, waiting, form)  # the first follow-up of a deferred reply takes its place
    else:
        message = post(sandbox, one, drafts.new(sandbox, form, one.channel))
        sandbox.interactions.tell(one)
    return answer(sandbox.shape(message)) if request.query.get("wait") in ("true", "1", "True") else nothing()


@routes.get(ONE)
async def fetch(request: web.Request) -> web.Response:
    """Give a reply back."""
    return answer(sandbox_of(request).shape(_message(request, _interaction(request))))


@routes.patch(ONE)
async def edit(request: web.Request) -> web.Response:
    """Change a reply."""
    sandbox, one = sandbox_of(request), _interaction(request)
    form = await read(request)
    return answer(sandbox.shape(_revise(sandbox, one, _message(request, one), form)))


def _revise(sandbox: Sandbox, one: Interaction, message: Message, form: Form) -> Message:
    place = sandbox.world.channels[message.channel]
    if not message.reader:
        require_open(place)
    draft = drafts.edit(sandbox, form, message)
    fresh = bool(message.flags & LOADING)
    sandbox.posts.revise(message, draft)
    if fresh:
        sandbox.interactions.settled(one)
    return message


@routes.delete(ONE)
async def delete(request: web.Request) -> web.Response:
    """Delete a reply."""
    sandbox, one = sandbox_of(request), _interaction(request)
    sandbox.posts.remove(_message(request, one))
    sandbox.interactions.settled(one)
    return nothing()
