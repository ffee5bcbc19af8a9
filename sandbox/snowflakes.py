"""Discord's ids: milliseconds since 2015 in the upper bits, so they sort by time and tell it."""

import datetime
import time

EPOCH = 1_420_070_400_000  # 2015-01-01 in Unix milliseconds


class Snowflakes:
    """Hands out ids that always grow, also when the clock does not."""

    def __init__(self, last: int = 0) -> None:
        self._last = last

    def new(self) -> str:
        """A fresh id."""
        self._last = max(self._last + 1, (int(time.time() * 1000) - EPOCH) << 22)
        return str(self._last)

    def seen(self, id: str) -> None:
        """Never hand out this id or an earlier one."""
        self._last = max(self._last, int(id))


def born(id: str) -> str:
    """When an id was made, as Discord writes times."""
    return iso((int(id) >> 22) + EPOCH)


def iso(milliseconds: float) -> str:
    """Unix milliseconds as ISO 8601 in UTC."""
    return datetime.datetime.fromtimestamp(milliseconds / 1000, datetime.UTC).isoformat()


def now() -> str:
    """This moment, as Discord writes times."""
    return iso(time.time() * 1000)
