"""Finds things in messages: their text, their buttons, the component somebody means."""

from collections.abc import Iterable

from sandbox.errors import Json
from sandbox.limits.interactive import BUTTON
from sandbox.limits.layout import TEXT, walk


class Failed(AssertionError):
    """What was waited or looked for is not there."""


def words(message: Json) -> str:
    """All text of a message, without the labels of its buttons and the descriptions of its pictures."""
    shown = [each["content"] for each in walk(message["components"]) if each.get("type") == TEXT]
    return "\n".join([message["content"], *shown])


def labels(message: Json) -> list[str]:
    """The labels of its buttons that can be pressed."""
    buttons = (each for each in walk(message["components"]) if each["type"] == BUTTON)
    return [each.get("label") or each["emoji"]["name"] for each in buttons if not each.get("disabled")]


def component(message: Json, which: str, kinds: Iterable[int]) -> Json:
    """A component by custom id, label, placeholder or emoji, or by the start of its label."""
    found = [each for each in walk(message["components"]) if each["type"] in kinds and "custom_id" in each]
    for each in found:
        emoji = (each.get("emoji") or {}).get("name")
        if which in (each["custom_id"], each.get("label"), each.get("placeholder"), emoji):
            return each
    for each in found:
        if (each.get("label") or "").startswith(which):
            return each
    raise Failed(f"no {which!r} among {[each.get('label') or each['custom_id'] for each in found]}")
