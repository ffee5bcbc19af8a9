"""Whom a message calls: what its text names and `allowed_mentions` lets through."""

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

from sandbox.errors import Json
from sandbox.limits.layout import TEXT, walk
from sandbox.limits.problems import Spot

if TYPE_CHECKING:
    from sandbox.core import Sandbox
    from sandbox.drafts import Draft

USER = re.compile(r"<@!?(\d+)>")


def texts(content: str, components: Iterable[Json]) -> str:
    """All text of a message in which a mention counts."""
    shown = [each["content"] for each in walk(components) if each.get("type") == TEXT]
    return "\n".join([content, *shown])


def named(sandbox: "Sandbox", text: str) -> list[str]:
    """The people a text names."""
    return [id for id in dict.fromkeys(USER.findall(text)) if id in sandbox.world.people]


def mentioned(sandbox: "Sandbox", raw: Json, draft: "Draft", at: Spot) -> list[str]:
    """The people a draft calls. (`@everyone` calls nobody: the bot was not given that permission.)"""
    allowed = raw.get("allowed_mentions")
    found = named(sandbox, texts(draft.content, draft.components))
    if not isinstance(allowed, dict):
        return found
    parse, listed = allowed.get("parse") or (), [str(user) for user in allowed.get("users") or ()]
    if "users" in parse and listed:
        (at / "allowed_mentions").refuse(
            "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", 'parse:["users"] and users: [ids...] are mutually exclusive.'
        )
    return [user for user in found if "users" in parse or user in listed]
