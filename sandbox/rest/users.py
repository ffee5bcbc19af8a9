"""Routes about the bot itself, people and the guild."""

from aiohttp import web

from sandbox import permissions, shapes
from sandbox.core import Sandbox, sandbox_of
from sandbox.errors import Json, known
from sandbox.forms import read
from sandbox.rest.gate import API, answer
from sandbox.world import Person

routes = web.RouteTableDef()


def person_by(sandbox: Sandbox, id: str) -> Person:
    """A user by id; raises 10013."""
    found = sandbox.world.people.get(id)
    if found is None:
        raise known(10013)
    return found


def require_guild(sandbox: Sandbox, id: str) -> None:
    """Raise 10004 unless this is the guild, 50001 unless the bot is in it."""
    if id != sandbox.world.guild:
        raise known(10004)
    if not sandbox.world.bot.in_guild:
        raise known(50001)


@routes.get(API + "/users/@me")
async def me(request: web.Request) -> web.Response:
    """The bot's own user."""
    bot = shapes.user(sandbox_of(request).world.bot)
    return answer(bot | {"mfa_enabled": False, "locale": "en-US", "verified": True, "email": None})


@routes.get(API + "/users/{user}")
async def user(request: web.Request) -> web.Response:
    """A user."""
    return answer(shapes.user(person_by(sandbox_of(request), request.match_info["user"])))


@routes.post(API + "/users/@me/channels")
async def open_dm(request: web.Request) -> web.Response:
    """Open the DM with a person."""
    sandbox = sandbox_of(request)
    person = person_by(sandbox, str((await read(request)).payload.get("recipient_id")))
    if person.bot:
        raise known(50007)
    return answer(shapes.channel(sandbox.world, sandbox.places.open_dm(person)))


PLAIN_APPLICATION: Json = {
    "icon": None,
    "interactions_endpoint_url": None,
    "role_connections_verification_url": None,
    "team": None,
    "type": None,
    "approximate_user_install_count": 0,
    "approximate_user_authorization_count": 0,
    "description": "",
    "verify_key": "0" * 64,
    "flags": 0,
    "flags_new": "0",
    "redirect_uris": [],
    "explicit_content_filter": 0,
    "eligible_oauth2_scopes": [],
    "bot_public": True,
    "bot_require_code_grant": False,
}


@routes.get(API + "/oauth2/applications/@me")
@routes.get(API + "/applications/@me")
async def application(request: web.Request) -> web.Response:
    """The bot's application."""
    world = sandbox_of(request).world
    own = {
        "id": world.bot.id,
        "name": world.bot.name,
        "owner": shapes.user(world.people[world.owner]),
        "bot": shapes.user(world.bot),
        "approximate_guild_count": int(world.bot.in_guild),
    }
    return answer(PLAIN_APPLICATION | own)


@routes.get(API + "/gateway")
@routes.get(API + "/gateway/bot")
async def gateway(request: web.Request) -> web.Response:
    """Where the gateway is."""
    url = sandbox_of(request).address.replace("http", "ws") + "/gateway"
    limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
    whole = request.path.endswith("/bot")
    return answer({"url": url} | ({"shards": 1, "session_start_limit": limit} if whole else {}))


@routes.get(API + "/guilds/{guild}")
async def guild(request: web.Request) -> web.Response:
    """The guild."""
    sandbox = sandbox_of(request)
    require_guild(sandbox, request.match_info["guild"])
    return answer(shapes.guild(sandbox.world))


@routes.get(API + "/guilds/{guild}/channels")
async def channels(request: web.Request) -> web.Response:
    """The channels the bot sees."""
    sandbox = sandbox_of(request)
    require_guild(sandbox, request.match_info["guild"])
    world = sandbox.world
    places = [each for each in world.channels.values() if not each.parent and not each.recipient]
    return answer([shapes.channel(world, each) for each in places if permissions.of_bot(world, each)])


@routes.get(API + "/guilds/{guild}/members/{user}")
async def member(request: web.Request) -> web.Response:
    """A member of the guild."""
    sandbox = sandbox_of(request)
    require_guild(sandbox, request.match_info["guild"])
    person = person_by(sandbox, request.match_info["user"])
    if not person.in_guild:
        raise known(10007)
    return answer(shapes.member(sandbox.world, person))
