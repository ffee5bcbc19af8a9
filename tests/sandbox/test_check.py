"""The check against an OpenAPI document, here a small one of our own."""

import json
from pathlib import Path

from sandbox.core import Sandbox
from sandbox.server import Server
from tests.sandbox.wire import TOKEN, aiohttp

DOCUMENT = {
    "paths": {
        "/users/{user_id}": {
            "get": {
                "responses": {
                    "200": {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/User"}}}},
                    "4XX": {"$ref": "#/components/responses/Refusal"},
                }
            }
        },
        "/users/@me/channels": {
            "post": {
                "requestBody": {"content": {"application/json": {"schema": {"required": ["recipient_id", "reason"]}}}},
                "responses": {"200": {"content": {"application/json": {"schema": {"type": "object"}}}}},
            }
        },
    },
    "components": {
        "schemas": {"User": {"required": ["shoe_size"]}},
        "responses": {"Refusal": {"content": {"application/json": {"schema": {"required": ["code", "message"]}}}}},
    },
}


async def test_what_does_not_fit_is_collected(tmp_path: Path) -> None:
    document = tmp_path / "openapi.json"
    document.write_text(json.dumps(DOCUMENT))
    sandbox = Sandbox(tmp_path, openapi=document)
    headers = {"Authorization": f"Bot {TOKEN}"}
    async with Server(sandbox) as server, aiohttp.ClientSession(server.address, headers=headers) as session:
        ada = {"recipient_id": sandbox.world.owner}
        for method, path, body in (
            ("GET", "/users/1", None),
            ("GET", f"/users/{sandbox.world.owner}", None),
            ("POST", "/users/@me/channels", ada),
            ("GET", "/gateway", None),
        ):
            async with session.request(method, f"/api/v10{path}", json=body):
                pass
        async with session.get("/controls/problems") as response:
            found = await response.json()
    assert [(each["what"], each["says"]) for each in found] == [
        ("response", ": 'shoe_size' is a required property"),
        ("request", ": 'reason' is a required property"),
        ("path", "Discord's document has no such path"),
    ]
