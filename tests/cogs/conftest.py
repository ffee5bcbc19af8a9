"""A bot that is not connected, on a store of its own, with the real games and the toys."""

import pytest

from bot import COGS
from cogs.app import Aedile
from data.live import Live
from data.store import Store
from rules.components import Edition, editions
from rules.games import GAMES
from tests.rules.kit import COMPONENTS
from tests.toys import GAMES as TOYS


@pytest.fixture
async def app(tmp_path):
    boxes = {key: editions(key, game.check) for key, game in GAMES.items()}
    boxes |= {key: {"toy": Edition("toy", "Toy", True, COMPONENTS[key])} for key in TOYS}
    store = await Store.open(tmp_path / "aedile.db")
    live = Live(store, GAMES | TOYS, boxes)
    app = Aedile(live, GAMES | TOYS, boxes, "test")
    app.load(COGS)
    live.changed.clear()  # nothing is posted: there is nobody to post to
    yield app
    await live.aclose()
