"""Routes by which the bot registers its commands, for everywhere or for the guild."""

from collections.abc import Iterable

from aiohttp import web

from sandbox.core import Sandbox, sandbox_of
from sandbox.errors import Json, known
from sandbox.forms import malformed, read
from sandbox.limits import commands as limits
from sandbox.rest.gate import API, answer, nothing
from sandbox.rest.users import require_guild

routes = web.RouteTableDef()
GLOBAL = API + "/applications/{application}/commands"
GUILD = API + "/applications/{application}/guilds/{guild}/commands"
KEPT = [
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "default_member_permissions",
    "contexts",
    "integration_types",
    "nsfw",
    "type",
    "options",
]


def _scope(request: web.Request) -> str | None:
    """The guild a request is about, or None for everywhere; raises 50001 for another application."""
    sandbox, guild = sandbox_of(request), request.match_info.get("guild")
    if request.match_info["application"] != sandbox.world.bot.id:
        raise known(50001)
    if guild:
        require_guild(sandbox, guild)
    return guild


def _in(sandbox: Sandbox, guild: str | None) -> list[Json]:
    return [each for each in sandbox.world.commands.values() if each.get("guild_id") == guild]


def _one(request: web.Request) -> Json:
    guild = _scope(request)
    found = sandbox_of(request).world.commands.get(request.match_info["command"])
    if found is None or found.get("guild_id") != guild:
        raise known(10063)
    return found


def _settled(sandbox: Sandbox, row: Json, guild: str | None, old: Json | None) -> Json:
    """A command as Discord gives it back; one of an old name keeps its id."""
    given = {key: row[key] for key in KEPT if row.get(key) is not None}
    options = [_option(option) for option in row.get("options") or ()]
    if "default_member_permissions" in given:
        given["default_member_permissions"] = str(given["default_member_permissions"])
    settled = {
        "id": old["id"] if old else sandbox.world.snowflakes.new(),
        "application_id": sandbox.world.bot.id,
        "version": sandbox.world.snowflakes.new(),
        "default_member_permissions": None,
        "type": 1,
        "name_localizations": None,
        "description": "",
        "description_localizations": None,
        "contexts": None,
        "integration_types": [0],
        "nsfw": False,
        "dm_permission": row.get("dm_permission", True),
        **given,
    }
    return settled | ({"options": options} if options else {}) | ({"guild_id": guild} if guild else {})


def _option(raw: Json) -> Json:
    settled = {key: value for key, value in raw.items() if value not in (None, False, [])}
    if raw.get("options"):
        settled["options"] = [_option(option) for option in raw["options"]]
    return settled


def _keep(sandbox: Sandbox, command: Json) -> Json:
    sandbox.world.commands[command["id"]] = command
    sandbox.world.touch("commands", command["id"])
    return command


def _drop(sandbox: Sandbox, commands: Iterable[Json]) -> None:
    for command in commands:
        del sandbox.world.commands[command["id"]]
        sandbox.world.touch("commands", command["id"])


@routes.get(GLOBAL)
@routes.get(GUILD)
async def registered(request: web.Request) -> web.Response:
    """All commands of a scope."""
    return answer(_in(sandbox_of(request), _scope(request)))


@routes.put(GLOBAL)
@routes.put(GUILD)
async def replace(request: web.Request) -> web.Response:
    """Replace all commands of a scope."""
    sandbox, guild = sandbox_of(request), _scope(request)
    rows = await _rows(request)
    limits.check(rows)
    old = {(each["type"], each["name"]): each for each in _in(sandbox, guild)}
    settled = [_settled(sandbox, row, guild, old.get((row.get("type", 1), row["name"]))) for row in rows]
    _drop(sandbox, list(old.values()))
    for command in settled:
        _keep(sandbox, command)
    sandbox.audience.commands()
    return answer(settled)


async def _rows(request: web.Request) -> list[Json]:
    try:
        rows = await request.json()
    except ValueError as error:
        raise malformed() from error
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise malformed()
    return rows


@routes.post(GLOBAL)
@routes.post(GUILD)
async def register(request: web.Request) -> web.Response:
    """Register one command; one of the same name is replaced."""
    sandbox, guild = sandbox_of(request), _scope(request)
    row = (await read(request)).payload
    key = (row.get("type", 1), row.get("name"))
    others = [each for each in _in(sandbox, guild) if (each["type"], each["name"]) != key]
    limits.check_one(row)
    limits.check([*others, row])
    old = next((each for each in _in(sandbox, guild) if (each["type"], each["name"]) == key), None)
    command = _keep(sandbox, _settled(sandbox, row, guild, old))
    sandbox.audience.commands()
    return answer(command, 200 if old else 201)


@routes.get(GLOBAL + "/{command}")
@routes.get(GUILD + "/{command}")
async def one(request: web.Request) -> web.Response:
    """One command."""
    return answer(_one(request))


@routes.patch(GLOBAL + "/{command}")
@routes.patch(GUILD + "/{command}")
async def change(request: web.Request) -> web.Response:
    """Change one command."""
    sandbox, old = sandbox_of(request), _one(request)
    row = old | (await read(request)).payload
    limits.check_one(row)
    command = _keep(sandbox, _settled(sandbox, row, old.get("guild_id"), old))
    sandbox.audience.commands()
    return answer(command)


@routes.delete(GLOBAL + "/{command}")
@routes.delete(GUILD + "/{command}")
async def delete(request: web.Request) -> web.Response:
    """Delete one command."""
    _drop(sandbox_of(request), [_one(request)])
    sandbox_of(request).audience.commands()
    return nothing()
