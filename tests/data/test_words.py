"""Every sentence of the store has its words, and all words are said somewhere."""

import re
from pathlib import Path

import data
from data.words import STEWARDS, WORDS

FILES = [*Path(data.__file__).parent.glob("*.py")]


def test_what_is_said_has_words_and_what_has_words_is_said():
    text = "".join(file.read_text() for file in FILES if file.name != "words.py")
    said = set(re.findall(r'"(table-[a-z-]+)"', text))
    said |= {f"table-is-{status}" for status in ("running", "over", "closed", "frozen")}
    assert said == WORDS.keys()


def test_sentences_end_and_are_short_enough_for_a_message():
    assert all(len(words) < 400 for words in WORDS.values())


def test_there_are_names_for_a_table_full_of_stewards():
    assert len(set(STEWARDS)) == 7
