"""What every call of the bot passes: the count, the token, the fault switch, the OpenAPI check, errors as JSON."""

import re

from aiohttp import web

from sandbox.core import Sandbox, sandbox_of
from sandbox.errors import ApiError, unauthorised
from sandbox.faults import Handler, strike
from sandbox.terms import TOKEN

API = "/api/v10"
OPEN = ("/interactions/", "/webhooks/")  # their token is in the path
HOLE = re.compile(r"\{[^}]+\}")


def route_of(request: web.Request) -> str:
    """The route of a call, with `*` for each id or token; "" if there is none."""
    resource = request.match_info.route.resource
    return HOLE.sub("*", resource.canonical).removeprefix(API) if resource else ""


@web.middleware
async def gate(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Let a call of the bot through to its route."""
    if not request.path.startswith(API):
        return await handler(request)
    sandbox, route = sandbox_of(request), route_of(request)
    sandbox.calls[f"{request.method} {route}"] += 1
    try:
        return await _through(sandbox, request, handler, route)
    except ApiError as refusal:
        response = answer(refusal.body, refusal.status)
        response.headers.update(refusal.headers)
        return response
    except web.HTTPException as missing:
        return answer({"message": f"{missing.status}: {missing.reason}", "code": 0}, missing.status)


async def _through(sandbox: Sandbox, request: web.Request, handler: Handler, route: str) -> web.StreamResponse:
    if not route.startswith(OPEN) and request.headers.get("Authorization") != f"Bot {TOKEN}":
        raise unauthorised()
    fault = sandbox.faults.take(request.method, route)
    if fault:
        return await strike(fault, request, handler)
    if sandbox.checker:
        return await sandbox.checker.watch(request, handler)
    return await handler(request)


def answer(body: object, status: int = 200) -> web.Response:
    """A JSON response with the content type discord.py insists on."""
    response = web.json_response(body, status=status)
    response.headers["Content-Type"] = "application/json"
    return response


def nothing() -> web.Response:
    """204."""
    return web.Response(status=204)
