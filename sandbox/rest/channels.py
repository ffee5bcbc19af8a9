"""Routes about channels and threads."""

from aiohttp import web

from sandbox import shapes
from sandbox.core import Sandbox, sandbox_of
from sandbox.errors import Json, known
from sandbox.forms import read
from sandbox.limits import fields
from sandbox.limits.problems import Problems
from sandbox.permissions import require, require_open
from sandbox.rest.gate import API, answer, nothing
from sandbox.rest.users import person_by, require_guild
from sandbox.world import DM, THREAD, Channel

routes = web.RouteTableDef()
PLACE = API + "/channels/{channel}"
ARCHIVE_AFTER = (60, 1440, 4320, 10080)  # minutes


def place_of(request: web.Request, *needed: str) -> Channel:
    """The channel of a request, in which the bot has these permissions; raises 10003, 50001 or 50013."""
    sandbox = sandbox_of(request)
    place = sandbox.channel(request.match_info["channel"])
    require(sandbox.world, place, *needed)
    return place


def _thread_of(request: web.Request) -> Channel:
    place = place_of(request)
    if not place.parent:
        raise known(50024)
    return place


@routes.get(PLACE)
async def channel(request: web.Request) -> web.Response:
    """A channel."""
    return answer(shapes.channel(sandbox_of(request).world, place_of(request)))


@routes.patch(PLACE)
async def change(request: web.Request) -> web.Response:
    """Rename, archive, lock or open a thread."""
    sandbox, place = sandbox_of(request), place_of(request)
    raw = (await read(request)).payload
    if place.kind == DM:
        raise known(50024)
    if not place.parent:
        require(sandbox.world, place, "MANAGE_CHANNELS")
    elif place.owner != sandbox.world.bot.id or place.locked or raw.get("locked") is not None:
        require(sandbox.world, place, "MANAGE_THREADS")
    if place.archived and raw.get("archived") is not False:
        raise known(50083)
    _rename(place, raw)
    archived = bool(raw.get("archived", place.archived))
    sandbox.places.archive(place, archived=archived, locked=raw.get("locked"))
    return answer(shapes.channel(sandbox.world, place))


def _rename(place: Channel, raw: Json) -> None:
    problems = Problems()
    name = fields.text(raw, "name", problems.root, 100, least=1)
    minutes = raw.get("auto_archive_duration")
    if minutes is not None:
        fields.one_of(minutes, ARCHIVE_AFTER, problems.root / "auto_archive_duration")
    problems.settle()
    place.name = name or place.name
    place.archive_after = minutes or place.archive_after


@routes.delete(PLACE)
async def close(request: web.Request) -> web.Response:
    """Delete a channel or thread."""
    sandbox, place = sandbox_of(request), place_of(request)
    if place.kind == DM:
        return answer(shapes.channel(sandbox.world, place))
    require(sandbox.world, place, "MANAGE_THREADS" if place.parent else "MANAGE_CHANNELS")
    return answer(sandbox.places.close(place))


@routes.post(PLACE + "/typing")
async def typing(request: web.Request) -> web.Response:
    """Show that the bot is typing."""
    sandbox, place = sandbox_of(request), place_of(request)
    require(sandbox.world, place, "SEND_MESSAGES_IN_THREADS" if place.parent else "SEND_MESSAGES")
    sandbox.audience.typing(place)
    return nothing()


@routes.post(PLACE + "/threads")
async def open_thread(request: web.Request) -> web.Response:
    """A thread without a message; only public ones, which is all the bot was permitted."""
    sandbox, parent = sandbox_of(request), place_of(request)
    raw = _thread_wish((await read(request)).payload)
    private = raw.get("type", 12) != THREAD
    require(sandbox.world, parent, "CREATE_PRIVATE_THREADS" if private else "CREATE_PUBLIC_THREADS")
    return answer(_opened(sandbox, parent, raw), 201)


@routes.post(PLACE + "/messages/{message}/threads")
async def open_thread_on(request: web.Request) -> web.Response:
    """A thread on a message; it takes the message's id."""
    sandbox, parent = sandbox_of(request), place_of(request, "CREATE_PUBLIC_THREADS", "READ_MESSAGE_HISTORY")
    raw = _thread_wish((await read(request)).payload)
    message = sandbox.message(parent.id, request.match_info["message"])
    if message.thread:
        raise known(160004)
    shape = _opened(sandbox, parent, raw, id=message.id)
    message.thread, message.flags = message.id, message.flags | 1 << 5
    sandbox.posts.changed(message)
    return answer(shape, 201)


def _opened(sandbox: Sandbox, parent: Channel, raw: Json, id: str | None = None) -> Json:
    if parent.kind == DM or parent.parent:
        raise known(50024)
    return shapes.channel(sandbox.world, sandbox.places.open_thread(parent, raw["name"], raw, id=id))


def _thread_wish(raw: Json) -> Json:
    problems = Problems()
    fields.text(raw, "name", problems.root, 100, least=1, required=True)
    if raw.get("auto_archive_duration") is not None:
        fields.one_of(raw["auto_archive_duration"], ARCHIVE_AFTER, problems.root / "auto_archive_duration")
    problems.settle()
    return raw


@routes.get(PLACE + "/thread-members")
async def members(request: web.Request) -> web.Response:
    """The members of a thread."""
    thread = _thread_of(request)
    return answer([shapes.thread_member(thread, user) for user in thread.members])


@routes.put(PLACE + "/thread-members/{user}")
async def add_member(request: web.Request) -> web.Response:
    """Add a member to a thread."""
    sandbox, thread = sandbox_of(request), _thread_of(request)
    require_open(thread)
    sandbox.places.join_thread(thread, _member(sandbox, request.match_info["user"]))
    return nothing()


@routes.delete(PLACE + "/thread-members/{user}")
async def drop_member(request: web.Request) -> web.Response:
    """Take a member out of a thread."""
    sandbox, thread = sandbox_of(request), _thread_of(request)
    require_open(thread)
    sandbox.places.leave_thread(thread, _member(sandbox, request.match_info["user"]))
    return nothing()


def _member(sandbox: Sandbox, id: str) -> str:
    person = sandbox.world.bot if id == "@me" else person_by(sandbox, id)
    if not person.in_guild:
        raise known(10007)
    return person.id


@routes.get(API + "/guilds/{guild}/threads/active")
async def active(request: web.Request) -> web.Response:
    """The guild's active threads."""
    sandbox = sandbox_of(request)
    require_guild(sandbox, request.match_info["guild"])
    return answer(_listed(sandbox, archived=False) | {"has_more": False})


@routes.get(PLACE + "/threads/archived/public")
async def archived(request: web.Request) -> web.Response:
    """The archived threads of a channel."""
    place = place_of(request, "READ_MESSAGE_HISTORY")
    return answer(_listed(sandbox_of(request), archived=True, parent=place.id) | {"has_more": False})


def _listed(sandbox: Sandbox, *, archived: bool, parent: str | None = None) -> Json:
    world = sandbox.world
    threads = [each for each in world.channels.values() if each.parent and each.archived is archived]
    found = [each for each in threads if parent in (None, each.parent) and sandbox.bot_sees(each)]
    joined = [each for each in found if world.bot.id in each.members]
    return {
        "threads": [shapes.channel(world, each) for each in found],
        "members": [shapes.thread_member(each, world.bot.id) for each in joined],
    }
