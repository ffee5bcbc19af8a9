"""Faults are written down with where they happened and at which table, never with what was said there."""

import logging
import traceback

log = logging.getLogger(__name__)


def record(what: str, table: int | None, error: BaseException) -> None:
    """Write down a fault: where it happened and at which table, never what was said there."""
    frames = "".join(traceback.format_tb(error.__traceback__))
    log.error("%s, table %s: %s\n%s", what, table, type(error).__name__, frames)
