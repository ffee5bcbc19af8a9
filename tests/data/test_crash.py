"""Processes: killed at any moment they lose nothing that was shown, and two do not share a file."""

import json
import os
import random
import socket
import subprocess
import sys

import pytest

from data.errors import StoreError
from data.store import Store
from tests.data.kit import alive, stored
from tests.rules.kit import same


def playing(path, seed):
    command = [sys.executable, "-m", "tests.data.player", str(path), str(seed)]
    player = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert player.stdout.readline() == "ready\n", player.stderr.read()
    return player


def killed_after(player, lines):
    """Kill a player when it has said so much; return all that it has said."""
    said = []
    for line in player.stdout:
        said.append(line)
        if len(said) == lines:
            player.kill()
    player.communicate()
    return [json.loads(line) for line in said if line.endswith("\n")]


async def test_killed_at_any_moment_it_loses_nothing_that_was_done(path):
    moments, done = random.Random(7), []
    for run in range(6):
        done += killed_after(playing(path, run), moments.randrange(1, 12))
        rows = {table: stored(path, table) for table in {each[0] for each in done}}
        for table, number, seat, raw in done:
            row = rows[table][number - 1]
            assert (row.seat, row.raw) == (seat, raw)
        live = alive(await Store.open(path))
        for info in await live.store.running():
            async with live.held(info.id) as held, alive(live.store).held(info.id) as again:
                assert held.fault is None and held.table.log == rows.get(info.id, []) and same(held.table, again.table)
                waiting = {seat.seat: seat.opened for seat in held.info.seats if seat.opened is not None}
                assert waiting == {seat: held.table.opened(seat) for seat in held.table.waiting}
        assert {info.id for info in await live.store.lagging()} >= rows.keys(), "none was posted"
        await live.aclose()
    assert len(done) > 12


async def test_a_second_process_does_not_start_and_names_the_first(path):
    player = playing(path, 1)
    try:
        with pytest.raises(StoreError) as refused:
            await Store.open(path)
        assert str(refused.value) == (
            f"Another Aedile is using {path}: process {player.pid} on {socket.gethostname()}. "
            "Stop it first, or set AEDILE_HOME."
        )
    finally:
        player.kill()
        player.communicate()
    store = await Store.open(path)
    command = [sys.executable, "-m", "tests.data.player", str(path), "1"]
    second = subprocess.run(command, capture_output=True, text=True, check=False)
    assert second.returncode == 1 and f"process {os.getpid()} on" in second.stderr
    await store.aclose()
    await (await Store.open(path)).aclose()


async def test_a_forked_child_does_not_keep_the_lock(path):
    store = await Store.open(path)
    (here, there), (end, stay) = os.pipe(), os.pipe()
    child = os.fork()
    if not child:
        os.write(there, b"!")
        os.close(stay)
        os.read(end, 1)  # until the parent has tried
        os._exit(0)
    os.read(here, 1)
    await store.aclose()
    again = await Store.open(path)
    for pipe in (here, there, end, stay):
        os.close(pipe)
    os.waitpid(child, 0)
    await again.aclose()
