"""Checks all REST traffic of the bot against Discord's own OpenAPI document, if it is given one."""

import json
import re
from pathlib import Path
from typing import Any

from aiohttp import web

from sandbox.errors import ApiError, Json
from sandbox.faults import Handler
from sandbox.forms import PAYLOAD

API = "/api/v10"
SNOWFLAKE = 1 << 40  # smaller numbers are no ids
SAYS = 300  # characters of a complaint


class Checker:
    """Collects what does not fit the document."""

    def __init__(self, path: Path) -> None:
        try:
            from jsonschema import Draft202012Validator  # type: ignore[import-untyped]
        except ImportError as absent:
            raise SystemExit("--openapi needs jsonschema: pip install jsonschema") from absent
        self._document: Json = json.loads(path.read_text(encoding="utf-8"))
        self._validator = Draft202012Validator
        self._validators: dict[str, Any] = {}
        self._paths = [
            (_pattern(path), path) for path in sorted(self._document["paths"], key=lambda path: path.count("{"))
        ]
        self.problems: list[Json] = []

    async def watch(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Pass a call on, and check what goes in and what comes out."""
        path = self._path(request.path.removeprefix(API))
        if path is None:
            self._note(request, "path", "", "Discord's document has no such path")
            return await handler(request)
        method = request.method.lower()
        try:
            response = await handler(request)
        except ApiError as refusal:
            self._check(request, "refusal", refusal.body, path, method, *_responses(refusal.status))
            raise
        sent, kind = await _sent(request)
        if sent is not None:
            self._check(request, "request", _plain(sent), path, method, "requestBody", "content", kind, "schema")
        if isinstance(response, web.Response) and isinstance(response.body, bytes) and response.body:
            self._check(request, "response", json.loads(response.body), path, method, *_responses(response.status))
        return response

    def _path(self, path: str) -> str | None:
        return next((name for pattern, name in self._paths if pattern.fullmatch(path)), None)

    def _check(self, request: web.Request, what: str, body: Any, path: str, *keys: str) -> None:
        pointer = self._pointer(path, *keys)
        if pointer is None:
            self._note(request, what, "", "Discord's document has nothing here")
            return
        if pointer not in self._validators:
            self._validators[pointer] = self._validator(self._document | {"$ref": f"#{pointer}"})
        for error in self._validators[pointer].iter_errors(body):
            self._note(request, what, error.json_path, _reason(error))

    def _pointer(self, *keys: str) -> str | None:
        """A JSON pointer to a schema of the document; a status falls back to its class (4XX)."""
        node, pointer = self._document["paths"], "/paths"
        for key in keys:
            key = key if key in node or not key.isdigit() else key[0] + "XX"
            if key not in node:
                return None
            node, pointer = node[key], f"{pointer}/{_escaped(key)}"
            while key != "schema" and "$ref" in node:
                pointer = node["$ref"].removeprefix("#")
                node = self._at(pointer)
        return pointer

    def _at(self, pointer: str) -> Any:
        node: Any = self._document
        for key in pointer.split("/")[1:]:
            node = node[key]
        return node

    def _note(self, request: web.Request, what: str, where: str, says: str) -> None:
        call = f"{request.method} {request.path.removeprefix(API)}"
        self.problems.append({"call": call, "what": what, "where": where, "says": says[:SAYS]})


def _escaped(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1").replace("{", "%7B").replace("}", "%7D")


def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\\\{[^}]+\\\}", "[^/]+", re.escape(path)))


async def _sent(request: web.Request) -> tuple[Any, str]:
    """What an accepted request said."""
    if PAYLOAD in request:
        return request[PAYLOAD], "multipart/form-data"
    if request.content_type == "application/json" and request.body_exists:
        return json.loads(await request.text()), "application/json"
    return None, ""


def _plain(body: Any) -> Any:
    """A request's body with its ids as strings: discord.py sends numbers, and Discord takes them."""
    match body:
        case {"attachments": [*files], **rest}:
            return _plain(rest) | {"attachments": [file | {"id": str(file.get("id"))} for file in files]}
        case dict():
            return {key: _plain(value) for key, value in body.items()}
        case list():
            return [_plain(value) for value in body]
        case int() if body >= SNOWFLAKE:
            return str(body)
    return body


def _responses(status: int) -> tuple[str, ...]:
    return ("responses", str(status), "content", "application/json", "schema")


def _reason(error: Any) -> str:
    """The deepest complaint below a choice of schemas says most."""
    while error.context:
        error = max(error.context, key=lambda each: len(each.absolute_path))
    return f"{'.'.join(str(key) for key in error.absolute_path)}: {error.message}"
