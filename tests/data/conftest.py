"""A store in a folder of its own, and the live tables on it."""

import secrets
from dataclasses import replace
from itertools import count

import pytest

from data.store import Store
from rules.game import Somebody
from tests.data.kit import GAMES, Clock, alive


@pytest.fixture(autouse=True)
def fate(monkeypatch):
    """The same cards in every run."""
    numbers = count()
    monkeypatch.setattr(secrets, "token_hex", lambda _: f"a secret of the tests, number {next(numbers)}")


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def path(tmp_path):
    return tmp_path / "home" / "aedile.db"


@pytest.fixture
async def live(path, clock):
    live = alive(await Store.open(path, clock=clock))
    yield live
    await live.aclose()


@pytest.fixture
def named(live):
    """Tables of a game with an option that names somebody."""
    bids = GAMES["bids"]
    return alive(live.store, {"bids": replace(bids, options={"first": Somebody(), **bids.options})})
