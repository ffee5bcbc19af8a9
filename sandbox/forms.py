"""Reads a request of the bot: JSON, or a form with `payload_json` and files."""

import json
import re
from dataclasses import dataclass, field

from aiohttp import BodyPartReader, web

from sandbox.errors import ApiError, Json, known
from sandbox.payloads import MOST_BYTES

FIELD = re.compile(r"files\[(\d+)\]")
MOST_FILES = 10
PAYLOAD = web.RequestKey("payload", dict)  # where a multipart request keeps its JSON for the OpenAPI check


@dataclass(frozen=True)
class Upload:
    """A file as it came."""

    name: str
    type: str
    body: bytes


@dataclass(frozen=True)
class Form:
    """The JSON of a request, and its files by their number."""

    payload: Json
    uploads: dict[str, Upload] = field(default_factory=dict)

    def inner(self) -> "Form":
        """The part a callback calls data."""
        return Form(self.payload.get("data") or {}, self.uploads)


def malformed() -> ApiError:
    """What Discord answers to something that is not JSON."""
    return ApiError(400, {"message": "The request body contains invalid JSON.", "code": 50109})


async def read(request: web.Request) -> Form:
    """Read a request's body; raises 50109 or 40005."""
    try:
        if request.content_type == "multipart/form-data":
            return await _multipart(request)
        payload = await request.json() if request.body_exists else {}
    except (ValueError, web.HTTPRequestEntityTooLarge) as error:
        raise (malformed() if isinstance(error, ValueError) else known(40005)) from error
    if not isinstance(payload, dict):
        raise malformed()
    return Form(payload)


async def _multipart(request: web.Request) -> Form:
    payload: Json = {}
    uploads: dict[str, Upload] = {}
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            raise malformed()
        body = bytes(await part.read(decode=True))
        named = FIELD.fullmatch(part.name or "")
        if part.name == "payload_json":
            payload = request[PAYLOAD] = json.loads(body)
        elif named:
            uploads[named[1]] = _upload(part, body)
    if len(uploads) > MOST_FILES:
        raise known(40005)
    return Form(payload, uploads)


def _upload(part: BodyPartReader, body: bytes) -> Upload:
    if len(body) > MOST_BYTES:
        raise known(40005)
    return Upload(part.filename or "unknown", part.headers.get("Content-Type", "application/octet-stream"), body)
