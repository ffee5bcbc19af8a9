"""After an update: whether the games that run still fit the rules."""

import asyncio

from data.errors import Declined, Lost
from data.kept import Info
from data.live import Live


async def recheck(live: Live, code: str) -> list[int]:
    """Replay the running tables one by one if the code or a game's version is another than at the last check.

    Returns those that froze, thawed or ended by it. To be run in the background.
    """
    current = " ".join([code, *(f"{key}:{game.version}" for key, game in sorted(live.games.items()))])
    if await live.store.meta("checked") == current:
        return []
    turned = [info.id for info in await live.store.running() if await _turns(live, info)]
    await live.store.put_meta("checked", current)
    return turned


async def _turns(live: Live, info: Info) -> bool:
    await asyncio.sleep(0)  # others come first
    try:
        async with live.held(info.id) as held:
            return held.info.status != info.status
    except Lost:
        raise
    except Declined:
        return False  # a game that is gone or cannot be set up; whoever looks at its table is told so
