"""What has been drawn once is kept, within a bound in bytes; the longest unused goes first."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from typing import ParamSpec, Protocol, TypeVar

P = ParamSpec("P")


class Weighed(Protocol):
    """Anything that can tell how many bytes its pixels take."""

    @property
    def weight(self) -> int: ...


T = TypeVar("T", bound=Weighed)


class Cache:
    """Drawn things by what they were drawn from."""

    def __init__(self, limit: int) -> None:
        self.limit, self.weight = limit, 0
        self._kept: OrderedDict[Hashable, Weighed] = OrderedDict()

    def find(self, key: Hashable) -> Weighed | None:
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def put(self, key: Hashable, drawn: Weighed) -> None:
        self._kept[key] = drawn
        self.weight += drawn.weight
        while self.weight > self.limit and len(self._kept) > 1:
            self.weight -= self._kept.popitem(last=False)[1].weight

    def clear(self) -> None:
        self._kept.clear()
        self.weight = 0


CACHE = Cache(64 * 1024 * 1024)


def kept(draw: Callable[P, T]) -> Callable[P, T]:
    """Draw only what is not at hand. What is kept is shared, so nobody may draw on it."""

    @wraps(draw)
    def look(*args: P.args, **kwargs: P.kwargs) -> T:
        key = (draw.__module__, draw.__qualname__, args, tuple(sorted(kwargs.items())))
        if (found := CACHE.find(key)) is None:
            CACHE.put(key, found := draw(*args, **kwargs))
        return found  # type: ignore[return-value]  # a key names the function, so what is found is its own

    return look
