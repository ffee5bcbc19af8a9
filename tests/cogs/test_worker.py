"""The worker: who goes first, what is dropped, and what a job that never ends costs the others."""

import asyncio
import os
import time

import pytest

from cogs import worker as module
from cogs.worker import PRIVATE, PUBLIC, Dropped, Job, Worker


@pytest.fixture
def worker():
    worker = Worker()
    yield worker
    worker.close()


async def test_what_everybody_waits_for_goes_before_what_was_asked_for_in_private(worker):
    done = []

    async def ask(name, rank, job):
        await worker._ask(job, rank)
        done.append(name)

    both = Job(os.getpgid, 0)
    asked = [ask("panel", PRIVATE, Job(os.getpgid, 0)), ask("late", PRIVATE, both), ask("board", PUBLIC, both)]
    await asyncio.gather(*asked)
    assert done == ["late", "board", "panel"], "a private job that becomes public overtakes, too"


async def test_what_nobody_wants_by_the_time_of_its_turn_is_not_done(worker, tmp_path):
    old, new = Job(os.mkdir, tmp_path / "old"), Job(os.mkdir, tmp_path / "new")
    worker.warm()  # it has something to do
    gone = asyncio.ensure_future(worker._ask(Job(os.mkdir, tmp_path / "gone"), PUBLIC))
    asyncio.get_running_loop().call_soon(gone.cancel)
    asked = (worker._ask(old, PUBLIC, lambda: False), worker._ask(new, PUBLIC), worker._ask(new, PUBLIC, lambda: False))
    fates = await asyncio.gather(*asked, return_exceptions=True)
    assert isinstance(fates[0], Dropped) and fates[1:] == [None, None]
    assert [each.name for each in tmp_path.iterdir()] == ["new"], "one of those who asked for it wants it still"


async def test_the_time_of_a_job_counts_from_its_start_and_one_that_is_stuck_is_ended(worker, monkeypatch):
    monkeypatch.setattr(module, "LONG", 1.5)
    await asyncio.gather(*(worker._ask(Job(time.sleep, 0.6), PUBLIC) for _ in range(4)))
    process = worker._process
    stuck, next_one = [worker._ask(Job(*each), PUBLIC) for each in ((time.sleep, 3600), (os.getpgid, 0))]
    fates = await asyncio.gather(stuck, next_one, return_exceptions=True)
    assert isinstance(fates[0], TimeoutError) and isinstance(fates[1], int)
    assert worker._process != process
