"""Routes about messages in channels, threads and DMs."""

from aiohttp import web

from sandbox import drafts
from sandbox.core import Sandbox, sandbox_of
from sandbox.drafts import Draft
from sandbox.errors import Json, known
from sandbox.forms import read
from sandbox.limits.problems import Problems
from sandbox.permissions import BITS, of_bot, require, require_open, require_sending
from sandbox.rest.channels import PLACE, place_of
from sandbox.rest.gate import answer, nothing
from sandbox.world import DM, EPHEMERAL, Channel, Message

routes = web.RouteTableDef()
REPLY = 19


@routes.get(PLACE + "/messages")
async def history(request: web.Request) -> web.Response:
    """The messages of a channel, newest first."""
    sandbox, place = sandbox_of(request), place_of(request)
    if not of_bot(sandbox.world, place) & BITS["READ_MESSAGE_HISTORY"]:
        return answer([])
    limit = max(1, min(int(request.query.get("limit", "50")), 100))
    after = request.query.get("after")
    if after:
        later = [id for id in sandbox.world.history[place.id] if id > int(after)][:limit]
        found = [sandbox.world.messages[str(id)] for id in reversed(later)]
    else:
        found = sandbox.world.recent(place.id, limit, request.query.get("before"))
    return answer([sandbox.shape(each) for each in found])


@routes.get(PLACE + "/messages/{message}")
async def one(request: web.Request) -> web.Response:
    """One message."""
    sandbox, place = sandbox_of(request), place_of(request, "READ_MESSAGE_HISTORY")
    return answer(sandbox.shape(sandbox.message(place.id, request.match_info["message"])))


@routes.post(PLACE + "/messages")
async def send(request: web.Request) -> web.Response:
    """Send a message; a retry with an enforced nonce gives the first one back."""
    sandbox = sandbox_of(request)
    place = sandbox.channel(request.match_info["channel"])
    form = await read(request)
    require_sending(sandbox.world, place, files=bool(form.uploads))
    draft = drafts.new(sandbox, form, place.id)
    draft.flags &= ~EPHEMERAL
    draft.nonce = form.payload.get("nonce")
    before = _same_nonce(sandbox, place, draft) if form.payload.get("enforce_nonce") else None
    if before:
        return answer(sandbox.shape(before))
    draft.reference = _reference(sandbox, place, form.payload.get("message_reference"))
    message = sandbox.posts.post(draft, place, kind=REPLY if draft.reference else 0)
    return answer(sandbox.shape(message))


def _same_nonce(sandbox: Sandbox, place: Channel, draft: Draft) -> Message | None:
    """The message that an earlier try of the same call put up, within the last few."""
    recent = sandbox.world.recent(place.id, 50)
    return next((each for each in recent if draft.nonce is not None and each.nonce == draft.nonce), None)


def _reference(sandbox: Sandbox, place: Channel, raw: Json | None) -> Json | None:
    if not raw:
        return None
    if not of_bot(sandbox.world, place) & BITS["READ_MESSAGE_HISTORY"]:
        raise known(160002)
    found = sandbox.world.messages.get(str(raw.get("message_id")))
    if found is None or found.channel != place.id:
        if raw.get("fail_if_not_exists") is False:
            return None
        problems = Problems()
        (problems.root / "message_reference").refuse("REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        problems.settle()
    reference = {"type": 0, "channel_id": place.id, "message_id": str(raw["message_id"])}
    return reference if place.kind == DM else reference | {"guild_id": sandbox.world.guild}


@routes.patch(PLACE + "/messages/{message}")
async def edit(request: web.Request) -> web.Response:
    """Change a message of the bot."""
    sandbox, place = sandbox_of(request), place_of(request)
    form = await read(request)
    message = sandbox.message(place.id, request.match_info["message"])
    if message.author != sandbox.world.bot.id:
        raise known(50005)
    require_open(place)
    if form.uploads:
        require(sandbox.world, place, "ATTACH_FILES")
    return answer(sandbox.shape(sandbox.posts.revise(message, drafts.edit(sandbox, form, message))))


@routes.delete(PLACE + "/messages/{message}")
async def delete(request: web.Request) -> web.Response:
    """Delete a message."""
    sandbox, place = sandbox_of(request), place_of(request)
    message = sandbox.message(place.id, request.match_info["message"])
    if message.author != sandbox.world.bot.id:
        if place.kind == DM:
            raise known(50003)
        require(sandbox.world, place, "MANAGE_MESSAGES")
    require_open(place)
    sandbox.posts.remove(message)
    return nothing()
