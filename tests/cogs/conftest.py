"""A bot that is not connected, on a store of its own, with the real games and the toys."""

from contextlib import asynccontextmanager

import pytest

from bot import COGS
from cogs.app import Aedile
from data.live import Live
from data.store import Store
from rules.components import Edition, editions
from rules.games import GAMES
from tests.cogs.fakes import FakeMessages
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


@pytest.fixture
def messages(app, monkeypatch):
    messages = FakeMessages()
    connect(app, messages, monkeypatch)
    return messages


def connect(app, messages, monkeypatch):
    monkeypatch.setattr(app, "get_partial_messageable", messages)
    monkeypatch.setattr(app, "create_dm", messages.create_dm)


@pytest.fixture
async def again(app, messages, monkeypatch):
    """The bot after a restart, on the same store."""
    other = Aedile(app.live, app.games, app.editions, "test")
    other.load(COGS)
    app.live.changed.clear()
    connect(other, messages, monkeypatch)
    yield other
    other.worker.close()
