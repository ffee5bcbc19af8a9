"""Texts of all kinds: what is read as one answer has every word and is one of those meant; done at once, the only."""

from itertools import islice
from random import Random

import pytest

from rules.reading import Reading
from rules.spelling import AND, words
from rules.typed import meant, plainly, same
from tests.rules import typed_slow as slow
from tests.rules.corduba_tables import ANN, own, staged, turns
from tests.rules.kit import REAL, new, play
from tests.rules.test_corduba_typed import poor, pressed

NAMES = ["Ann", "Ben", "Cat"]
TEXTS = 12  # at each table
_NOTHING = {"nothing", "none", "pass", "no", "stop", "all", "everything"}


def merchant(state):
    own(state, ANN, workers=1, denarii=2, wood=2, stone=1)


def tables(key, seed):
    """Tables of a game on the way, and who is asked there."""
    if key == "corduba":
        for prepare in (poor, pressed, merchant):
            yield staged(turns(ANN), prepare), ANN
    for table in islice(play(new(REAL[key], 3, seed), seed, mischief=False), 4, 120, 17):
        if table.waiting:
            yield table, table.waiting[0]


def mutated(chance, text, other):
    """A right line mistyped: words dropped, swapped, begun, garbled, doubled, of another line; and numbers."""
    said = words(text)
    if chance.random() < 0.6:
        said = [word for word in said if chance.random() < 0.6] or said[:1]
    said = said[:9]
    for _ in range(chance.choice([0, 1, 1, 2])):
        at = chance.randrange(len(said))
        match chance.randrange(7):
            case 0 if len(said) > 1:
                del said[at]
            case 1:
                said.append(said.pop(at))
            case 2:
                said.insert(at, str(chance.randrange(1, 9)))
            case 3:
                said[at] = said[at][: chance.randrange(1, len(said[at]) + 1)]
            case 4:
                said[at] = said[at][1:] + said[at][:1]
            case 5:
                said.insert(at, said[at])
            case 6:
                said.insert(at, chance.choice(words(other)))
    return " ".join(said)


def alike(raw):
    """An answer regardless of the order of several choices."""
    return sorted(str(alike(each)) for each in raw) if isinstance(raw, list) else raw


def attack(table, seat, every, text):
    """Whether a text is read as one answer; fails if it should not be, or should not be done at once."""
    one, _ = meant(table, seat, text, NAMES)
    typed = words(" ".join(Reading(table, seat, NAMES).typed(text)))
    if one is None or same(one.label, text) or _NOTHING.intersection(typed):
        return one is not None
    said = [word for word in typed if word != AND]
    could = {str(alike(raw)) for raw in slow.meant(every, typed) or slow.meant(every, said)}
    read = str(alike(one.raw))
    if plainly(one.label, text) and could:
        assert could == {read}, (text, one, could)
    else:
        every_word = {str(alike(raw)) for raw, steps in every if slow.has_all(steps, said)}
        assert read in (could or every_word), (text, one, could)
    return True


@pytest.mark.parametrize("key", REAL)
def test_nothing_is_read_that_a_text_does_not_say_nor_done_that_it_does_not_say_alone(key):
    seed = f"attack {key}"
    print("seed", seed)
    chance, done, texts = Random(seed), 0, 0
    for table, seat in tables(key, seed):
        reading = Reading(table, seat, NAMES)
        if every := slow.answers(table, seat, reading.tell):
            labels = [" ".join(step.label for step in steps) for _, steps in every]
            for _ in range(TEXTS):
                text = mutated(chance, chance.choice(labels), chance.choice(labels))
                done += attack(table, seat, every, text)
                texts += 1
    assert texts > 3 * TEXTS and 0 < done < texts, (done, texts)
