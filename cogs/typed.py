"""What somebody has typed as an answer: the one it says, or a refusal with a menu of those it may mean."""

import json
from collections.abc import Sequence
from typing import NamedTuple

from cogs.find import Puzzled, seat_of
from cogs.page import Entry, Menu, Page
from cogs.panel import nothing_line
from cogs.reply import Reply
from cogs.safe import cut, quoted
from cogs.sight import Sight, look
from cogs.words import word
from data.kept import Info
from data.recent import Recent
from rules.components import digest
from rules.objecting import objection
from rules.prompts import Raw
from rules.typed import begun, meant, nearest, plainly

VALUE = 100
COULD = 8  # possibilities told in words
MENU = 25  # and in a menu


class Line(NamedTuple):
    """What an autocomplete value stands for."""

    table: int
    opened: int
    raw: Raw


class Values:
    """Writes answers as autocomplete values; one that is too long is kept here under its digest."""

    def __init__(self, most: int = 20_000) -> None:
        self._kept: Recent[str, str] = Recent(most)

    def write(self, line: Line) -> str:
        raw = json.dumps(line.raw, separators=(",", ":"))
        value = f"={line.table}.{line.opened}={raw}"
        if len(value) > VALUE:
            short = digest(line.raw)[:24]
            self._kept[short] = raw
            value = f"={line.table}.{line.opened}=#{short}"
        return value

    def read(self, value: str) -> Line | None:
        """Read a value; None for what somebody has typed, or what is no longer remembered."""
        head, _, raw = value[1:].partition("=")
        table, _, opened = head.partition(".")
        if not value.startswith("=") or not table.isdecimal() or not opened.isdecimal():
            return None
        raw = self._kept.get(raw[1:], "") if raw.startswith("#") else raw
        try:
            return Line(int(table), int(opened), json.loads(raw))
        except (ValueError, RecursionError):
            return None


VALUES = Values()


class Unclear(Puzzled):
    """A refusal of what was typed that names the answers it may mean, in words and, on a page, in a menu.

    If it says how all of them begin, `begun` has these steps.
    """

    def __init__(
        self, refused: str, key: str, could: Sequence[tuple[str, Line]], id: str, begun: Line | None = None
    ) -> None:
        told = [f"· {cut(label, VALUE)}" for label, _ in could[:COULD]] + ["· …"] * (len(could) > COULD)
        super().__init__(refused + word(key, lines="\n".join(told)))
        entries = [Entry(VALUES.write(line), label) for label, line in could[:MENU]]
        menu = Menu(id, word("meant"), [*{entry.value: entry for entry in entries}.values()])
        self.begun = begun
        self.page = Page((refused + word(key, lines="").rstrip(), menu))


class Understood(NamedTuple):
    """The one answer that what was typed says; `plainly`, so that it need not be shown first."""

    line: Line
    plainly: bool


async def understood(reply: Reply, info: Info, typed: str) -> Understood:
    """The one answer that what was typed names in full; raise Unclear where it may mean others, else Puzzled."""
    seat = seat_of(reply, info)
    async with reply.app.live.held(info.id) as held:
        table = held.table
        if table is None:
            raise Puzzled(word("not-running"))
        if seat not in table.asked or held.info.status != "running":
            raise _not_asked(look(held, reply.app.game(info), seat))
        one, could = meant(table, seat, typed, info.names)
        opened = table.opened(seat)
        if one:
            return Understood(Line(info.id, opened, one.raw), one.named and plainly(one.label, typed))
        named = any(each.named for each in could)
        why = None if named else objection(table, seat, typed, info.names, fully=bool(could))
        steps = [] if why else begun(table, seat, typed, info.names, could)
        near = [] if could or why else nearest(table, seat, typed, info.names, COULD)
    key = "not-possible" if why else "not-understood"
    refused = word(key, typed=quoted(typed), why=why or "", could="")
    if not could and not near:
        raise Puzzled(refused)
    lines = [(each.label, Line(info.id, opened, each.raw)) for each in could or near]
    id = f"meant:{info.id}.{opened}.{digest(typed)[:12]}"  # another for each text: phones ignore a choice made before
    first = Line(info.id, opened, steps) if steps else None
    raise Unclear(refused, "could-be" if could else "there-is", lines, id, first)


def _not_asked(sight: Sight) -> Puzzled:
    """The refusal of somebody who has nothing to decide."""
    goes_on = sight.info.status == "running" and not sight.over
    return Puzzled(" ".join([nothing_line(sight), *([word("will-call")] if goes_on else [])]))
