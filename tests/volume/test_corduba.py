"""Corduba in bulk: what the steward must be able to do, over a hundred games each."""

import time

import pytest

from rules.chance import Chance
from rules.steward import advise
from tests.rules.test_corduba_prose import new

pytestmark = pytest.mark.volume

GAMES = 100


def played(seats, seed, mine, spans):
    """A whole game in which stewards have the seats of `mine`, and chance the others."""
    table, chance = new(seats, seed), Chance(seed)
    while not table.over:
        seat = table.waiting[0]
        if seat in mine:
            start = time.process_time()
            raw = advise(table, seat)
            spans.append(time.process_time() - start)
        else:
            raw = table.sample(seat, chance)
        table.answer(seat, raw)
    return table


def failed(table, seat, decade, *reasons):
    """How often a seat caused a Riot for one of these reasons in a Decade."""
    now = many = 0
    for line in table.journal(None):
        key, values = line.sentence
        now = int(values["which"][-1]) if key == "decade" else now
        many += key == "causes" and now == decade and values["who"] == seat and values["why"][0][4:] in reasons
    return many


def quick(spans):
    """At most 20 ms an answer in the mean, 150 ms for 95 of 100."""
    spans.sort()
    mean, late = sum(spans) / len(spans), spans[len(spans) * 95 // 100]
    print(f"\n{len(spans)} answers: mean {mean * 1e3:.1f} ms, 95 of 100 within {late * 1e3:.1f} ms")
    return mean <= 0.02 and late <= 0.15


def test_four_stewards_seldom_rebel_and_meet_rome_s_minimum_in_the_first_decade():
    spans, rebelled, met = [], 0, 0
    for number in range(GAMES):
        table = played(4, f"four {number}", range(4), spans)
        rebelled += table.view(None)["rebellion"]
        met += sum(not failed(table, seat, 1, "troops", "offerings") for seat in range(4))
    print(f"\nrebellion in {rebelled} of {GAMES} games, the minimum of Decade I met by {met} of {4 * GAMES}")
    assert rebelled <= GAMES // 10 and met >= 4 * GAMES * 9 // 10 and quick(spans)


def test_the_steward_beats_chance_in_nine_of_ten_finished_games_of_two():
    spans, finished, won = [], 0, 0
    for number in range(GAMES):
        table = played(2, f"two {number}", [number % 2], spans)
        finished += not table.view(None)["rebellion"]
        won += table.result.winners == [number % 2]
    print(f"\nwon {won} of {finished} finished games of {GAMES}")
    assert finished >= GAMES // 2 and won >= finished * 9 / 10 and quick(spans)


def test_alone_the_steward_wins_less_from_level_to_level():
    """Over the same 300 seeds at least ten points less at CONSUL than at EDIL, and no step up of more than three."""
    wins = {}
    for level in ("edil", "pretor", "consul"):
        won = 0
        for number in range(300):
            table = new(1, f"alone {number}", level=level)
            while not table.over:
                table.answer(0, advise(table, 0))
            won += table.result.winners == [0]
        wins[level] = won / 3
    print("\nwins alone: " + ", ".join(f"{level} {share:.0f} %" for level, share in wins.items()))
    assert wins["edil"] >= wins["consul"] + 10
    assert wins["pretor"] <= wins["edil"] + 3 and wins["consul"] <= wins["pretor"] + 3
