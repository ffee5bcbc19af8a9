"""The route by which the bot acknowledges an interaction."""

from aiohttp import web

from sandbox import drafts, payloads
from sandbox.core import Sandbox, sandbox_of
from sandbox.errors import Json, known
from sandbox.forms import Form, read
from sandbox.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Interaction
from sandbox.limits import fields
from sandbox.limits.commands import STRING, check_choices
from sandbox.limits.modals import read_modal
from sandbox.limits.problems import Problems
from sandbox.permissions import require_open
from sandbox.rest.gate import API, answer, nothing
from sandbox.world import DM, EPHEMERAL, LOADING, Message

routes = web.RouteTableDef()
PONG, REPLY, DEFER, DEFER_UPDATE, UPDATE, CHOICES, SHOW_MODAL = 1, 4, 5, 6, 7, 8, 9
ALLOWED = {
    COMMAND: {REPLY, DEFER, SHOW_MODAL},
    COMPONENT: {REPLY, DEFER, DEFER_UPDATE, UPDATE, SHOW_MODAL},
    AUTOCOMPLETE: {CHOICES},
    MODAL: {REPLY, DEFER},
}
SLASH, ANSWER = 20, 19  # message types
MOST_CHOICES = 25


@routes.post(API + "/interactions/{interaction}/{token}/callback")
async def callback(request: web.Request) -> web.Response:
    """Acknowledge an interaction in one of the ways of its kind."""
    sandbox = sandbox_of(request)
    form = await read(request)
    one = sandbox.interactions.to_answer(request.match_info["interaction"], request.match_info["token"])
    _check_type(one, form.payload.get("type"))
    if one.channel not in sandbox.world.channels:
        raise known(10003)
    message = ANSWERS[form.payload["type"]](sandbox, one, form)
    sandbox.interactions.tell(one)
    if request.query.get("with_response") not in ("true", "1", "True"):
        return nothing()
    return answer(_told(sandbox, one, message))


def _check_type(one: Interaction, kind: object) -> None:
    problems = Problems()
    allowed = ALLOWED[one.kind] | ({DEFER_UPDATE, UPDATE} if one.kind == MODAL and one.message else set())
    fields.one_of(kind, allowed, problems.root / "type")
    problems.settle()


def _reply(sandbox: Sandbox, one: Interaction, form: Form) -> Message:
    draft = drafts.new(sandbox, form.inner(), one.channel, "data")
    sandbox.interactions.acknowledge(one, REPLY)
    return post(sandbox, one, draft)


def _defer(sandbox: Sandbox, one: Interaction, form: Form) -> Message:
    """Show that the bot is thinking. Only EPHEMERAL can be set now; components V2 come with the edit."""
    problems = Problems()
    at = problems.root / "data"
    flags = fields.whole(form.inner().payload, "flags", at, 0, 2**31 - 1) or 0
    if flags & ~EPHEMERAL:
        (at / "flags").refuse("BITFIELD_TYPE_INVALID", "Only the ephemeral flag can be set on a deferred reply")
    problems.settle()
    sandbox.interactions.acknowledge(one, DEFER)
    message = post(sandbox, one, drafts.Draft(flags=LOADING | flags))
    sandbox.interactions.wait_for_text(one, message)
    return message


def _defer_update(sandbox: Sandbox, one: Interaction, form: Form) -> Message | None:
    sandbox.interactions.acknowledge(one, DEFER_UPDATE)
    one.original = one.message
    return sandbox.world.messages.get(one.message or "")


def _update(sandbox: Sandbox, one: Interaction, form: Form) -> Message:
    message = sandbox.world.messages.get(one.message or "")
    if message is None:
        raise known(10008)
    require_open(sandbox.world.channels[message.channel])
    draft = drafts.edit(sandbox, form.inner(), message, "data")
    sandbox.interactions.acknowledge(one, UPDATE)
    one.original = message.id
    return sandbox.posts.revise(message, draft)


def _choices(sandbox: Sandbox, one: Interaction, form: Form) -> None:
    problems = Problems()
    at = problems.root / "data"
    data = form.inner().payload
    found = fields.rows(data, "choices", at, MOST_CHOICES)
    numeric = any(isinstance(each.get("value"), int | float) for each in found)
    check_choices(found, at / "choices", 0 if numeric else STRING)
    problems.settle()
    sandbox.interactions.acknowledge(one, CHOICES)
    if one.choices and not one.choices.done():
        one.choices.set_result(found)


def _show_modal(sandbox: Sandbox, one: Interaction, form: Form) -> None:
    modal = read_modal(form.inner().payload)
    sandbox.interactions.acknowledge(one, SHOW_MODAL)
    sandbox.interactions.show_modal(one, modal)


ANSWERS = {
    REPLY: _reply,
    DEFER: _defer,
    DEFER_UPDATE: _defer_update,
    UPDATE: _update,
    CHOICES: _choices,
    SHOW_MODAL: _show_modal,
}


def post(sandbox: Sandbox, one: Interaction, draft: drafts.Draft) -> Message:
    """Put up a reply to an interaction, before its person's eyes only if it is ephemeral."""
    place = sandbox.world.channels[one.channel]
    kind = SLASH if one.kind == COMMAND else ANSWER if one.message else 0
    reader = one.user if draft.flags & EPHEMERAL else None
    facts: Json = {"kind": kind, "reader": reader, "interaction": payloads.metadata(sandbox, one)}
    if one.message:
        facts["reference"] = {"type": 0, "channel_id": place.id, "message_id": one.message}
        facts["reference"] |= {} if place.kind == DM else {"guild_id": sandbox.world.guild}
    message = sandbox.posts.post(draft, place, **facts)
    one.original = one.original or message.id
    one.replies.append(message.id)
    return message


def _told(sandbox: Sandbox, one: Interaction, message: Message | None) -> Json:
    told: Json = {"id": one.id, "type": one.kind, "channel_id": one.channel}
    if sandbox.world.channels[one.channel].kind != DM:
        told["guild_id"] = sandbox.world.guild
    if message is None:
        return {"interaction": told}
    told |= {
        "response_message_id": message.id,
        "response_message_loading": bool(message.flags & LOADING),
        "response_message_ephemeral": bool(message.flags & EPHEMERAL),
    }
    if one.callback not in (REPLY, UPDATE):
        return {"interaction": told}
    return {"interaction": told, "resource": {"type": one.callback, "message": sandbox.shape(message)}}
