"""A bot that is not connected, on a store of its own, with the real games and the toys."""

from contextlib import asynccontextmanager

import pytest

from bot import COGS
from cogs.app import Aedile
from data.live import Live
from data.store import Store
from rules.components import Edition, editions
from rules.games import GAMES
from tests.rules.kit import COMPONENTS
from tests.toys import GAMES as TOYS


@asynccontextmanager
async def running(path, toys):
    """A bot with the real games and these toys, whose store is kept at a path."""
    boxes = {key: editions(key, game.check) for key, game in GAMES.items()}
    boxes |= {key: {"toy": Edition("toy", "Toy", True, COMPONENTS[key])} for key in toys}
    store = await Store.open(path / "aedile.db")
    live = Live(store, GAMES | toys, boxes)
    app = Aedile(live, GAMES | toys, boxes, "test")
    app.load(COGS)
    live.changed.clear()  # nothing is posted: there is nobody to post to
    try:
        yield app
    finally:
        await live.aclose()


@pytest.fixture
async def app(tmp_path):
    async with running(tmp_path, TOYS) as app:
        yield app
