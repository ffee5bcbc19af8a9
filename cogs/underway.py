"""Edits that nobody's press is waiting for: pictures that come late, and desks that are brought up to date."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class Underway:
    """The edits that are on their way, by message. What is pressed there waits for them, or they would cover it."""

    def __init__(self) -> None:
        self._edits: dict[int, asyncio.Future[Any]] = {}

    async def edit(self, message: int, doing: Coroutine[Any, Any, T]) -> T:
        """Make an edit, letting presses wait for it."""
        edit: asyncio.Task[T] = asyncio.ensure_future(doing)
        self._edits[message] = edit
        try:
            return await edit
        finally:
            if self._edits.get(message) is edit:
                del self._edits[message]

    def at(self, message: int | None) -> asyncio.Future[Any] | None:
        """The edit that is on its way to a message."""
        return None if message is None else self._edits.get(message)
