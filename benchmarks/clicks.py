"""The real bot at the sandbox: clicks until they are answered, until the board is seen, and when they race."""

import asyncio
import random
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from itertools import cycle
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple, TypeVar

from benchmarks.figures import Figure, percentile
from benchmarks.hall import BARE, BOT, Hall, hall
from benchmarks.races import races
from benchmarks.stock import Books, Wanted, fill
from rules.table import Table
from sandbox.client import Failed, words
from sandbox.limits.layout import walk
from tests.volume.player import Guest, Player, Wish, ids, is_counted

T = TypeVar("T")

TABLES, RACING = 50, 25
ROUNDS, ROUND = 4, 50  # clicks that are answered
SHOWN = 2  # rounds of clicks after which the board is looked for
BARE_CLICKS = 100  # before and after
GALLERY = 12
GIVEN_UP = 25.0  # seconds after which a picture does not come any more


class Answered(NamedTuple):
    seconds: float
    acknowledged: float


class Seen(NamedTuple):
    """Seconds until the board is there in words, and until it is there as a picture, if that came at all."""

    words: float
    picture: float | None


class Stage(NamedTuple):
    """A hall with the bot at tables under way: those to click at, those to race at."""

    hall: Hall
    books: Books
    tables: dict[int, int]
    racing: dict[int, int]


def figures() -> Iterator[Figure]:
    yield from asyncio.run(_figures())


async def _figures() -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        async with hall(Path(folder)) as one:
            channels = await one.channels(TABLES + RACING)
            bare = await _bare(one, channels)
            async with staged(one, channels) as stage:
                answered = [each for _ in range(ROUNDS) for each in await _round(stage, answer, 5)]
                seen = [each for _ in range(SHOWN) for each in await _round(stage, look, 2)]
                raced = await races(stage.hall, stage.books, stage.racing)
            bare += await _bare(one, channels)
    return [*_answers(bare, answered), *_boards(seen), raced]


def _answers(bare: Sequence[Answered], ours: Sequence[Answered]) -> Iterator[Figure]:
    least = [each.seconds for each in bare]
    spans = [each.seconds for each in ours]
    acknowledged = percentile([each.acknowledged for each in ours], 99)
    ratio, slow = median(spans) / median(least), percentile(spans, 99)
    told = f"p50 {median(least) * 1e3:.1f} ms, p99 {percentile(least, 99) * 1e3:.0f} ms"
    yield Figure(f"bare bot: click to answer, {len(bare)} clicks", told)
    seen = f"{median(spans) * 1e3:.1f} ms, {ratio:.2f} x bare"
    yield Figure(f"click to durable answer, {len(ours)} at 5/s: p50", seen, "<= 2 x", ratio <= 2)
    yield Figure("click to durable answer: p99", f"{slow * 1e3:.0f} ms", "<= 300 ms", slow <= 0.3)
    yield Figure("acknowledgement: p99", f"{acknowledged * 1e3:.0f} ms", "<= 100 ms", acknowledged <= 0.1)


def _boards(seen: Sequence[Seen]) -> Iterator[Figure]:
    told, drawn = [each.words for each in seen], [each.picture for each in seen if each.picture is not None]
    slow, picture = percentile(told, 95), f"{percentile(drawn, 95):.1f} s, p50 {median(drawn):.1f} s"
    shown = f"{slow * 1e3:.0f} ms (p50 {median(told) * 1e3:.0f} ms)"
    yield Figure(f"click to new board, {len(seen)} at 2/s: p95", shown, "<= 500 ms", slow <= 0.5)
    yield Figure("click to new board as a picture: p95", f"{picture}; {len(seen) - len(drawn)} never came")


@asynccontextmanager
async def staged(one: Hall, channels: Sequence[int], tables: int = TABLES) -> AsyncIterator[Stage]:
    """The bot at tables in its third round or later, of four people each, with all posts sent."""
    wishes = [
        Wanted("capitol", one.guild, channel, one.users, building if number < tables else drawing)
        for number, channel in enumerate(channels)
    ]
    numbers = dict(zip(await fill(one.home, wishes), channels, strict=True))
    await one.start(BOT)
    books = Books(one.home)
    try:
        await settled(books)
        parts = list(numbers.items())
        yield Stage(one, books, dict(parts[:tables]), dict(parts[tables:]))
    finally:
        books.close()
        await one.stop()


def building(table: Table[Any]) -> bool:
    view = table.view(None)
    return bool(len(table.log) >= 100 and view["phase"] == "building" and not any(s["passed"] for s in view["seats"]))


def drawing(table: Table[Any]) -> bool:
    view = table.view(None)
    return bool(view["round"] > 1 and view["draws"] and not view["draws"]["taken"])


async def settled(books: Books) -> None:
    """Wait until every table has its post, so that one round does not pay for the one before."""
    while books.behind():
        await asyncio.sleep(0.2)


async def _bare(one: Hall, channels: Sequence[int]) -> list[Answered]:
    await one.start(BARE)
    guests = cycle(one.guests.values())
    buttons = [await next(guests).sees("A button.", channel=str(channel)) for channel in channels]
    chosen = list(zip(guests, buttons[:TABLES] * BARE_CLICKS, strict=False))[:BARE_CLICKS]
    done = await paced([partial(plain, *each) for each in chosen], 5)
    await one.stop()
    return done


async def plain(guest: Guest, button: dict[str, Any]) -> Answered:
    """Press the bare bot's button; wait for its text."""
    start = time.perf_counter()
    outcome = await guest.press(button, "Click")
    await outcome.reply()
    return Answered(time.perf_counter() - start, outcome.seconds)


async def _round(stage: Stage, click: Callable[[Player, Any], Awaitable[T]], each_second: float) -> list[T]:
    """At every table somebody comes to the point where one press is left; then these presses are made in time."""
    dice, few = random.Random(7), asyncio.Semaphore(4)

    async def prepared(table: int, channel: int) -> tuple[Player, Any]:
        async with few:
            _, user = stage.books.waiting(table)[0]
            player = Player(stage.hall.guests[user], str(channel), dice)
            return player, await player.ready()

    ready = await asyncio.gather(*(prepared(*each) for each in stage.tables.items()))
    await settled(stage.books)
    done = await paced([partial(click, *each) for each in ready], each_second)
    await settled(stage.books)
    return done


async def answer(player: Player, panel: dict[str, Any]) -> Answered:
    """Make the last press; wait until its player sees that the answer is written down."""
    panel, wish = await _again(player, panel)
    before = ids(player.now(panel))
    start = time.perf_counter()
    outcome = await player.use(panel, wish)

    def told() -> bool:
        now = player.now(panel)
        return ids(now) != before and is_counted(now)

    await player.person.until(told, "what came of the answer")
    return Answered(time.perf_counter() - start, outcome.seconds)


async def look(player: Player, panel: dict[str, Any]) -> Seen:
    """Make the last press; wait until the table's post shows how things stand then."""
    panel, wish = await _again(player, panel)
    guest, before = player.person, player.person.posts[player.channel]

    def changed() -> bool:
        return words(guest.posts[player.channel]) != words(before)

    def drawn() -> bool:
        return any(each["type"] == GALLERY for each in walk(guest.posts[player.channel]["components"]))

    start = time.perf_counter()
    pressing = asyncio.create_task(player.use(panel, wish))
    await guest.until(changed, "the new board")
    told = time.perf_counter() - start
    await pressing
    try:
        await guest.until(drawn, "the new board as a picture", GIVEN_UP)
    except Failed:  # the bot leaves a picture out that takes too long
        return Seen(told, None)
    return Seen(told, time.perf_counter() - start)


async def _again(player: Player, panel: dict[str, Any]) -> tuple[dict[str, Any], Wish]:
    """The last press, which has to be come to again where a desk has been brought up to date meanwhile."""
    while (wish := player.last(panel)) is None:
        panel = await player.ready()
    return panel, wish


async def paced(jobs: Sequence[Callable[[], Awaitable[T]]], each_second: float) -> list[T]:
    """Begin so many jobs a second, whether those before are done or not."""
    clock = asyncio.get_running_loop().time
    start = clock()

    async def begun(number: int, job: Callable[[], Awaitable[T]]) -> T:
        await asyncio.sleep(start + number / each_second - clock())
        return await job()

    return list(await asyncio.gather(*(begun(*each) for each in enumerate(jobs))))
