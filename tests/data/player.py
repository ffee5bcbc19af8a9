"""A process that plays until it is killed, and says what is done: `python -m tests.data.player FILE SEED`."""

import asyncio
import json
import sys
from pathlib import Path

from data.errors import StoreError
from data.store import Store
from rules.chance import Chance
from tests.data.kit import alive, started, turn


async def main(path, seed):
    try:
        live = alive(await Store.open(path))
    except StoreError as error:
        sys.exit(str(error))
    tables = await live.store.running()
    if not tables:
        tables = [await started(live, game, channel=n) for n, game in enumerate(("bids", "towns", "takings"))]
    print("ready", flush=True)
    await asyncio.gather(*(play(live, table.id, Chance(f"{seed} {table.id}")) for table in tables))
    await live.aclose()


async def play(live, table, chance):
    while done := await turn(live, table, chance):
        seat, raw, answered = done
        print(json.dumps([table, answered.number, seat, raw]), flush=True)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), sys.argv[2]))
