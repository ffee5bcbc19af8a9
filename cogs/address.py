"""What a panel's button carries in its custom id: table, seat, question, the steps so far by number, what it does."""

import re
from dataclasses import dataclass, replace
from hashlib import sha256
from itertools import count

from cogs.page import ID
from data.recent import Recent

_FORM = re.compile(r"do:([a-z])(\d+)\.(\d+)\.(\d+)\.(\w*)\.\w+:([\w~,-]*):(\w+)")
_fresh = count()


@dataclass(frozen=True, slots=True)
class Address:
    """Where a press belongs.

    `place` is "d" for a desk, "p" for a panel that only its reader sees, "s" for one that may ask secrets too. `opened`
    tells a stale click from a live one, `guard` a list of options that has changed since. Steps are tokens: "3" an
    option, "a12" an amount, "s1-4" several options, "o1-4" several that are still being chosen.
    """

    place: str
    table: int
    seat: int
    opened: int
    guard: str = ""
    path: tuple[str, ...] = ()
    act: str = ""

    def to(self, act: str) -> "Address":
        return replace(self, act=act)


class Paths:
    """Steps too long for a custom id live here, under a short name, as long as the bot runs."""

    def __init__(self, most: int = 5_000) -> None:
        self._kept: Recent[str, str] = Recent(most)

    def write(self, address: Address) -> str:
        """Write an address as a custom id that has never been used in this process (phones remember used ones)."""
        path = ",".join(address.path)
        if len(made := self._form(address, path)) > ID:
            short = "~" + sha256(path.encode()).hexdigest()[:16]
            self._kept[short] = path
            made = self._form(address, short)
        return made

    def read(self, custom_id: str) -> Address | None:
        """Read an address; None if it is not one, or its steps are no longer remembered."""
        if not (found := _FORM.fullmatch(custom_id)):
            return None
        place, table, seat, opened, guard, path, act = found.groups()
        if path.startswith("~"):
            if path not in self._kept:
                return Address(place, int(table), int(seat), int(opened), "lost", (), act)
            path = self._kept[path]
        return Address(place, int(table), int(seat), int(opened), guard, tuple(path.split(",")) if path else (), act)

    def _form(self, address: Address, path: str) -> str:
        a, nonce = address, next(_fresh) % 1_679_616
        return f"do:{a.place}{a.table}.{a.seat}.{a.opened}.{a.guard}.{_short(nonce)}:{path}:{a.act}"


def onward(address: Address, values: list[str], *, several: bool) -> tuple[str, ...]:
    """Where a press leads: a choice, a number, one more of several or one less, or the end of choosing several."""
    act, number = address.act[0], address.act[1:]
    numbers = [number] if act in "pq" else [value for value in values if value.isdecimal()]
    if act in "qv":
        return (*address.path, f"a{numbers[0]}")
    if not several:
        return (*address.path, numbers[0])
    begun = bool(address.path) and address.path[-1].startswith("o")
    path = address.path[:-1] if begun else address.path
    chosen = address.path[-1][1:].split("-") if begun else []
    if act in "xz":
        return (*path, "s" + "-".join(chosen))
    chosen = chosen[:-1] if act == "r" else [*chosen, *numbers]
    return (*path, "o" + "-".join(chosen)) if chosen else path


def guard(keys: list[str]) -> str:
    """Name the lists of options a path was chosen from, in five letters."""
    return sha256("|".join(keys).encode()).hexdigest()[:5]


def _short(number: int) -> str:
    digits = ""
    while True:
        number, digit = divmod(number, 36)
        digits = "0123456789abcdefghijklmnopqrstuvwxyz"[digit] + digits
        if not number:
            return digits
