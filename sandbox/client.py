"""Visits the sandbox for a test: people who type, press, choose and read, and the controls of what goes wrong.

`async with visit(address) as discord: ada = await discord.person("Ada"); await ada.command("capitol new", seats=3)`.
"""

import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any

import aiohttp

from sandbox.errors import Json
from sandbox.person import Outcome, Person
from sandbox.reading import Failed, component, labels, words

__all__ = ["Discord", "Failed", "Outcome", "Person", "Refused", "component", "labels", "visit", "words"]


class Refused(Exception):
    """The sandbox told a person that they cannot do this."""


class Discord:
    """One visit to a sandbox."""

    def __init__(self, address: str, session: aiohttp.ClientSession) -> None:
        self.address, self.session = address, session
        self._people: dict[str, Person] = {}

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """A request; its JSON, or Refused."""
        async with self.session.request(method, self.address + path, json=body) as response:
            text = await response.text()
            answer = json.loads(text) if text else None
            if response.status >= 400:
                raise Refused(answer["error"] if isinstance(answer, dict) and "error" in answer else text)
            return answer

    async def person(self, name: str) -> "Person":
        """Somebody by the beginning of their name, listening."""
        if name not in self._people:
            everybody = await self.ask("GET", "/people")
            found = next(each for each in everybody if each["name"].startswith(name))
            self._people[name] = Person(self.ask, self.session, self.address, found["id"], found["name"])
            await self._people[name].listen()
        return self._people[name]

    async def leave(self) -> None:
        """Close every window."""
        for person in self._people.values():
            await person.close()

    async def fault(self, fault: str, method: str = "*", route: str = "*", **more: Any) -> Json:
        """Arm a fault for the bot's next matching calls."""
        armed: Json = await self.ask(
            "POST", "/controls/faults", {"fault": fault, "method": method, "route": route, **more}
        )
        return armed

    async def disarm(self) -> None:
        """Disarm all faults."""
        await self.ask("DELETE", "/controls/faults")

    async def calls(self) -> dict[str, int]:
        """How often the bot called each route."""
        counted: dict[str, int] = await self.ask("GET", "/controls/calls")
        return counted

    async def interactions(self) -> list[Json]:
        """Every interaction with its person and the seconds until it was acknowledged."""
        found: list[Json] = await self.ask("GET", "/controls/interactions")
        return found

    async def problems(self) -> list[Json]:
        """What does not fit Discord's OpenAPI document."""
        found: list[Json] = await self.ask("GET", "/controls/problems")
        return found

    async def control(self, method: str, path: str, **body: Any) -> Any:
        """Any other control, by its path below /controls."""
        return await self.ask(method, f"/controls{path}", body or None)

    async def drop(self, *, resume: bool = True) -> None:
        """Cut the bot's gateway connection."""
        await self.control("POST", "/gateway/drop", resume=resume)


@contextlib.asynccontextmanager
async def visit(address: str) -> AsyncIterator[Discord]:
    """A visit to the sandbox at an address."""
    async with aiohttp.ClientSession() as session:
        discord = Discord(address, session)
        try:
            yield discord
        finally:
            await discord.leave()
