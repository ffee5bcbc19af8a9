"""Discord's CDN: the bytes of attachments, for whoever has the address."""

from aiohttp import web

from sandbox.core import sandbox_of

routes = web.RouteTableDef()


@routes.get("/cdn/attachments/{channel}/{file}/{name}")
async def attachment(request: web.Request) -> web.Response:
    """The bytes of an attachment."""
    sandbox = sandbox_of(request)
    body = sandbox.store.file(request.match_info["file"])
    if body is None:
        raise web.HTTPNotFound(text="This content is no longer available.")
    kind = "image/png" if body.startswith(b"\x89PNG") else "application/octet-stream"
    return web.Response(body=body, content_type=kind, headers={"Cache-Control": "max-age=31536000, immutable"})
