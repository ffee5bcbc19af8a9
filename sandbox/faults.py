"""The fault switch: what goes wrong with the next calls of the bot, on purpose."""

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass

from aiohttp import web

from sandbox.errors import KNOWN, Json, Unable, known, rate_limited, server_error

CODES = frozenset({10003, 10008, 10062, 30046, 40060, 50001, 50007, 50013, 50083, 50278})
STATUSES = frozenset({"500", "502", "503"})
NAMES = {str(code) for code in CODES} | STATUSES | {"429", "slow", "late", "done", "dropped", "done-dropped"}

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


@dataclass
class Fault:
    """One armed fault."""

    id: str
    fault: str
    method: str = "*"
    route: str = "*"
    times: int | None = 1
    seconds: float = 1.0
    left: int | None = 1

    def matches(self, method: str, route: str) -> bool:
        """Whether it strikes a call of this method to this route."""
        return self.method in ("*", method) and self.route in ("*", route)


class Faults:
    """All armed faults, oldest first."""

    def __init__(self) -> None:
        self._armed: list[Fault] = []
        self._ids = itertools.count(1)

    def arm(self, wish: Json) -> Json:
        """Arm a fault as the controls describe it."""
        if wish.get("fault") not in NAMES:
            raise Unable(f"There is no fault {wish.get('fault')!r}. There are: {', '.join(sorted(NAMES))}.")
        extra = set(wish) - {"fault", "method", "route", "times", "seconds"}
        if extra:
            raise Unable(f"A fault has no {sorted(extra)[0]!r}.")
        fault = Fault(str(next(self._ids)), left=wish.get("times", 1), **wish)
        self._armed.append(fault)
        return asdict(fault)

    def all(self) -> list[Json]:
        """What is armed."""
        return [asdict(fault) for fault in self._armed]

    def disarm(self, id: str | None = None) -> None:
        """Disarm one fault, or all."""
        self._armed = [fault for fault in self._armed if id is not None and fault.id != id]

    def take(self, method: str, route: str) -> Fault | None:
        """The fault that strikes a call, used up by one."""
        fault = next((each for each in self._armed if each.matches(method, route)), None)
        if fault and fault.left is not None:
            fault.left -= 1
            if fault.left <= 0:
                self._armed.remove(fault)
        return fault


async def strike(fault: Fault, request: web.Request, handler: Handler) -> web.StreamResponse:
    """Do to a call what the fault says."""
    match fault.fault:
        case "429":
            raise rate_limited(fault.seconds)
        case code if code.isdigit() and int(code) in KNOWN:
            raise known(int(code))
        case status if status.isdigit():
            raise server_error(int(status))
        case "slow":
            await asyncio.sleep(fault.seconds)
            return await handler(request)
        case "dropped":
            return _cut(request)
    response = await handler(request)
    match fault.fault:
        case "late":
            await asyncio.sleep(fault.seconds)
            return response
        case "done-dropped":
            return _cut(request)
    raise server_error(502)


def _cut(request: web.Request) -> web.Response:
    if request.transport:
        request.transport.abort()
    return web.Response()
