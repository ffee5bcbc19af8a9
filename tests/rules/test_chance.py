"""Chance is the same in every language, process and version."""

import json
import os
import subprocess
import sys
from collections import Counter
from hashlib import sha256
from itertools import permutations

import pytest

from rules.chance import Chance, Deck, promise, seed
from rules.errors import Unforeseen


def test_numbers_are_the_words_of_sha256_of_seed_name_and_counter():
    blocks = b"".join(sha256(f"abc|deck|{n}".encode()).digest() for n in range(3))
    words = [int.from_bytes(blocks[i : i + 4], "big") for i in range(0, 96, 4)]
    chance = Chance("abc")
    assert [chance.roll("deck", 0, 2**32 - 1) for _ in words] == words


def test_numbers_of_the_last_incomplete_stretch_are_left_out():
    chance, limit = Chance("x"), 3 << 30  # a quarter of all numbers is too high
    raw = Chance("x")
    words = [raw.roll("a", 0, 2**32 - 1) for _ in range(200)]
    assert [chance._below("a", limit) for _ in range(100)] == [word for word in words if word < limit][:100]


def test_each_name_is_its_own_stream():
    one, two = Chance("s"), Chance("s")
    alone = [one.roll("die", 1, 6) for _ in range(9)]
    mixed = []
    for _ in range(9):
        two.shuffled("deck", range(20))
        mixed.append(two.roll("die", 1, 6))
    assert alone == mixed


def test_shuffles_are_fair():
    seen = Counter(tuple(Chance(f"{n}").shuffled("d", "abc")) for n in range(6000))
    assert set(seen) == set(permutations("abc")) and all(850 < many < 1150 for many in seen.values())


def test_shut_chance_raises_the_name_and_draws_nothing():
    chance = Chance("s")
    deck = Deck(chance, "deck", range(5))
    chance.shut = True
    with pytest.raises(Unforeseen, match="deck"):
        deck.draw()
    assert len(deck) == 5


def test_the_seed_hangs_on_the_secret_and_on_every_player_in_seat_order():
    seeds = {seed("s", ["1", "2"]), seed("s", ["2", "1"]), seed("t", ["1", "2"]), seed("s", ["12"])}
    assert len(seeds) == 4 and promise("s") == sha256(b"s").hexdigest()


PROGRAM = """
import json, sys
from rules.components import digest
from tests.rules.kit import new, play
from tests.toys import GAMES
for game in GAMES.values():
    *_, table = play(new(game, seed="hash"), "hash")
    print(game.key, digest([table.log, table.result, table.view(None), [line for line in table.journal(None)]]))
"""


def test_processes_with_different_hash_seeds_agree():
    runs = [
        subprocess.run(
            [sys.executable, "-c", PROGRAM], env={**os.environ, "PYTHONHASHSEED": salt}, check=True, capture_output=True
        )
        for salt in ("0", "1", "4711")
    ]
    assert len({run.stdout for run in runs}) == 1 and runs[0].stdout.count(b"\n") == 4 and json
