"""What is written down of faults: where, and never what was said there."""

import logging

import discord

from cogs.faults import terse
from tests.cogs.fakes import refusal


def entry(error):
    """What a library logs of an error, with all its text."""
    try:
        raise error
    except Exception as raised:
        return logging.LogRecord(
            "discord", logging.ERROR, "", 0, "in %r", ("play",), (type(raised), raised, raised.__traceback__)
        )


def test_a_library_writes_down_where_it_was_and_not_what_was_said():
    record = entry(KeyError("roof-7"))
    assert terse(record)
    assert record.exc_info is None and "KeyError" in record.getMessage() and "roof-7" not in record.getMessage()


def test_an_answer_that_came_too_late_is_no_fault():
    assert not terse(entry(refusal(discord.NotFound, 404, 10062)))
    assert terse(entry(refusal(discord.NotFound, 404, 10008)))
