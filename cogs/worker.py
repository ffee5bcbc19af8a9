"""One worker process: pictures are drawn there, and stewards think there, so that the loop answers clicks meanwhile."""

import asyncio
import heapq
import itertools
import logging
import os
import signal
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass, field
from importlib import import_module
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, NamedTuple

from rules.components import digest
from rules.prompts import Raw
from rules.table import Row

log = logging.getLogger(__name__)

KEPT = 48 << 20  # bytes of pictures kept
LONG = 20.0  # seconds after which a job that has begun is given up, and its process with it
PUBLIC, PRIVATE = 0, 1  # what everybody waits for goes before what one person does

Wanted = Callable[[], bool]


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


class Dropped(Exception):
    """Nobody wanted it any more when its turn came."""


class Job:
    """Something to be done in the process, for as long as one of those who asked for it wants it."""

    def __init__(self, call: Callable[..., Any], value: Any) -> None:
        self.call, self.value = call, value
        self.wanted: list[Wanted] = []
        self.rank = PRIVATE + 1
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.done.add_done_callback(lambda done: done.cancelled() or done.exception())  # its waiters' business alone

    def is_wanted(self) -> bool:
        return any(wanted() for wanted in self.wanted)


class Worker:
    """Owns the process, starts it anew when it has died, and keeps pictures by the digest of what went into them.

    One job is in the process at a time; the others wait here, where they can be overtaken and dropped.
    """

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._process = 0
        self._queue: list[tuple[int, int, Job]] = []
        self._numbers = itertools.count()
        self._busy: asyncio.Task[None] | None = None
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._size = 0
        self._coming: dict[str, Job] = {}

    def known(self, pictures: Sequence[Picture]) -> dict[str, bytes] | None:
        """The pictures by file name if each of them has been drawn before."""
        drawn = {}
        for picture in pictures:
            if (image := self._kept.get(key := _key(picture))) is None:
                return None
            self._kept.move_to_end(key)
            drawn[picture.file] = image
        return drawn

    async def draw(
        self, pictures: Sequence[Picture], *, rank: int = PRIVATE, wanted: Wanted = lambda: True
    ) -> dict[str, bytes]:
        """Draw pictures; one that cannot be drawn, or is not wanted by then, is left out, and the words must do."""
        drawn = {}
        for picture in pictures:
            if image := await self._drawn(picture, rank, wanted):
                drawn[picture.file] = image
        return drawn

    async def advise(self, position: Position) -> Raw:
        """Let a steward think."""
        advice: Raw = await self._ask(Job(_advise, position), PUBLIC)
        return advice

    def warm(self) -> None:
        """Start the process before it is needed."""
        self._add(Job(_warm, None), PUBLIC)

    def close(self) -> None:
        if self._busy:
            self._busy.cancel()
        if self._pool:
            self._pool.shutdown(wait=False, cancel_futures=True)

    async def _drawn(self, picture: Picture, rank: int, wanted: Wanted) -> bytes | None:
        """Draw one picture, once, however many ask for it."""
        key = _key(picture)
        if key in self._kept:
            return self._kept[key]
        job = self._coming.get(key)
        if job is None or job.done.done():
            job = self._coming[key] = Job(_draw, picture)
        try:
            image: bytes = await self._ask(job, rank, wanted)
        except Dropped:
            return None
        except Exception as fault:  # whatever a renderer may stumble over, the game goes on in words
            log.error("picture %s of %s not drawn: %s", picture.name, picture.game, type(fault).__name__)
            return None
        finally:
            if job.done.done() and self._coming.get(key) is job:
                del self._coming[key]
        self._keep(key, image)
        return image

    def _keep(self, key: str, image: bytes) -> None:
        if key not in self._kept:
            self._kept[key] = image
            self._size += len(image)
        while self._size > KEPT:
            self._size -= len(self._kept.popitem(last=False)[1])

    # The queue.

    async def _ask(self, job: Job, rank: int, wanted: Wanted = lambda: True) -> Any:
        """Wait for a job; it is dropped when all who waited for it have gone."""
        waiting = True
        job.wanted.append(lambda: waiting and wanted())
        self._add(job, rank)
        try:
            return await asyncio.shield(job.done)
        finally:
            waiting = False

    def _add(self, job: Job, rank: int) -> None:
        """Queue a job, or let it overtake those that are less urgent than its newest asker."""
        if rank < job.rank:
            job.rank = rank
            heapq.heappush(self._queue, (rank, next(self._numbers), job))
        if self._busy is None:
            self._busy = asyncio.get_running_loop().create_task(self._work())

    async def _work(self) -> None:
        try:
            while self._queue:
                rank, _, job = heapq.heappop(self._queue)
                if rank == job.rank and not job.done.done():
                    await self._do(job)
        finally:
            self._busy = None

    async def _do(self, job: Job) -> None:
        if job.wanted and not job.is_wanted():
            job.done.set_exception(Dropped())
            return
        try:
            result = await self._run(job)
        except Exception as fault:  # it is for whoever waits for this job, and not for the next one
            job.done.set_exception(fault)
        else:
            job.done.set_result(result)

    async def _run(self, job: Job) -> Any:
        """Do a job in the process; if that has died, in a new one. The time counts from when the process is up."""
        for _ in range(2):
            try:
                pool = await self._up()
                return await asyncio.wait_for(asyncio.wrap_future(pool.submit(job.call, job.value)), LONG)
            except BrokenProcessPool:
                log.warning("the worker process died and is started again")
                self._pool = None
            except TimeoutError:
                self._kill()
                raise
        raise BrokenProcessPool

    async def _up(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=_settle)
            self._process = await asyncio.wrap_future(self._pool.submit(os.getpid))
        return self._pool

    def _kill(self) -> None:
        """End a process that is stuck, and with it what keeps the next job waiting."""
        with suppress(ProcessLookupError):
            os.kill(self._process, signal.SIGKILL)
        self._pool = None


async def ready(drawing: "asyncio.Future[dict[str, bytes]]", stop: Callable[[], bool]) -> dict[str, bytes] | None:
    """Wait for pictures until something else stops it."""
    while not drawing.done() and not stop():
        await asyncio.wait([drawing], timeout=0.1)
    if drawing.done():
        return drawing.result()
    drawing.cancel()
    return None


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


def _warm(_: None) -> None:
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
