"""Faults are written down with where they happened and at which table, never with what was said there."""

import logging
import traceback

log = logging.getLogger(__name__)

EXPIRED = 10062  # Discord no longer waits for an answer, as when somebody types on while a list is made


def terse(entry: logging.LogRecord) -> bool:
    """A filter: what libraries write down of faults loses what was said in them, and late answers are none."""
    error = entry.exc_info[1] if entry.exc_info else None
    if error is not None:
        frames = "".join(traceback.format_tb(error.__traceback__))
        entry.msg, entry.args, entry.exc_info = "%s\n%s", (type(error).__name__, frames), None
    return getattr(error, "code", None) != EXPIRED


def record(what: str, table: int | None, error: BaseException) -> None:
    """Write down a fault: where it happened and at which table, never what was said there."""
    frames = "".join(traceback.format_tb(error.__traceback__))
    log.error("%s, table %s: %s\n%s", what, table, type(error).__name__, frames)
