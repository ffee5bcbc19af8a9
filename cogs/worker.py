"""One worker process: pictures are drawn there, and stewards think there, so that the loop answers clicks meanwhile."""

import asyncio
import logging
import os
import signal
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from importlib import import_module
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, NamedTuple, TypeVar

from rules.components import digest
from rules.prompts import Raw
from rules.table import Row

log = logging.getLogger(__name__)

T = TypeVar("T")

KEPT = 48 << 20  # bytes of pictures kept
LONG = 20.0  # seconds after which a picture, or a steward's thought, is given up


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture to be drawn: all that goes into it, and what it says in words."""

    game: str
    name: str
    view: Any
    people: tuple[tuple[str, str, bool], ...]
    alt: str = ""
    spots: Mapping[str, str] = field(default_factory=dict)
    chosen: tuple[str, ...] = ()

    @property
    def file(self) -> str:
        return f"{self.game}-{self.name}.png"


class Position(NamedTuple):
    """A table's record, for the steward of one of its seats."""

    game: str
    components: dict[str, Any]
    seats: int
    options: dict[str, Any]
    seed: str
    log: tuple[Row, ...]
    seat: int


class Worker:
    """Owns the process, starts it anew when it has died, and keeps pictures by the digest of what went into them."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._size = 0
        self._coming: dict[str, asyncio.Future[bytes]] = {}

    def known(self, pictures: Sequence[Picture]) -> dict[str, bytes] | None:
        """The pictures by file name if each of them has been drawn before."""
        drawn = {}
        for picture in pictures:
            if (image := self._kept.get(key := _key(picture))) is None:
                return None
            self._kept.move_to_end(key)
            drawn[picture.file] = image
        return drawn

    async def draw(self, pictures: Sequence[Picture]) -> dict[str, bytes]:
        """Draw pictures; one that cannot be drawn is left out, and the words must do."""
        drawn = {}
        for picture in pictures:
            if image := await self._drawn(picture):
                drawn[picture.file] = image
        return drawn

    async def advise(self, position: Position) -> Raw:
        """Let a steward think."""
        return await self._run(_advise, position)

    def warm(self) -> None:
        """Start the process before it is needed."""
        _forget(asyncio.ensure_future(self._run(_warm)))

    def close(self) -> None:
        if self._pool:
            self._pool.shutdown(wait=False, cancel_futures=True)

    async def _drawn(self, picture: Picture) -> bytes | None:
        """Draw one picture, once, however many ask for it."""
        key = _key(picture)
        if key in self._kept:
            return self._kept[key]
        if key not in self._coming:
            job = asyncio.ensure_future(self._run(_draw, picture))
            self._coming[key] = job
            job.add_done_callback(lambda _: self._coming.pop(key, None))
            _forget(job)
        try:
            image = await asyncio.shield(self._coming[key])
        except Exception as fault:  # whatever a renderer may stumble over, the game goes on in words
            log.error("picture %s of %s not drawn: %s", picture.name, picture.game, type(fault).__name__)
            return None
        self._keep(key, image)
        return image

    def _keep(self, key: str, image: bytes) -> None:
        if key not in self._kept:
            self._kept[key] = image
            self._size += len(image)
        while self._size > KEPT:
            self._size -= len(self._kept.popitem(last=False)[1])

    async def _run(self, call: Callable[..., T], *values: Any) -> T:
        """Run a call in the process; if that has died, in a new one."""
        for _ in range(2):
            pool = self._pool = self._pool or _start()
            try:
                return await asyncio.wait_for(asyncio.wrap_future(pool.submit(call, *values)), LONG)
            except BrokenProcessPool:
                log.warning("the worker process died and is started again")
                if self._pool is pool:
                    self._pool = None
        raise BrokenProcessPool


def _start() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=_settle)


def _forget(job: asyncio.Future[Any]) -> None:
    """Let a job's exception be nobody's business but its waiters'."""
    job.add_done_callback(lambda done: done.cancelled() or done.exception())


def _key(picture: Picture) -> str:
    return digest([picture.game, picture.name, picture.view, picture.people, picture.spots, picture.chosen])


# What runs in the worker.


def _settle() -> None:
    """Leave Ctrl-C to the bot, and go when it has gone, however it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    if parent := parent_process():
        parent.join()
        os._exit(0)


def _warm() -> None:
    import_module("render")
    import_module("rules.games")


def _draw(picture: Picture) -> bytes:
    import render  # only the worker pays for Pillow and fonts

    people = [render.Person(name, colour, waited) for name, colour, waited in picture.people]
    image = render.draw(picture.game, picture.name, picture.view, people, picture.spots, picture.chosen)
    return render.png(image)


def _advise(position: Position) -> Raw:
    from rules.games import GAMES
    from rules.steward import advise
    from rules.table import Table

    p = position
    return advise(Table(GAMES[p.game], p.components, p.seats, p.options, p.seed, p.log), p.seat)
