"""Presses in panels and at desks: each finds table, seat and question, and shows the next page."""

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from discord import ui

from cogs.address import Address, onward
from cogs.browse import Where
from cogs.command import Verb
from cogs.desk import desk_page
from cogs.find import Puzzled, by_number
from cogs.form import figured, fitting, form, unfitting
from cogs.ideas import propose
from cogs.meanwhile import changed_by
from cogs.move import your_move
from cogs.page import Page
from cogs.panel import Panel, happened
from cogs.question import Foresight, Walk
from cogs.reply import Reply
from cogs.safe import cut, quoted
from cogs.sight import Sight, came_of, in_words, look, names_of
from cogs.twice import DIRECT, doubled
from cogs.way import Strayed, foresight, others, walk
from cogs.words import word
from data.errors import Stale
from data.kept import Held, Info
from rules.errors import IllegalAnswer
from rules.prompts import Raw

if TYPE_CHECKING:
    from cogs.app import Aedile


async def press(reply: Reply, rest: str, values: list[str]) -> None:
    """Do what a panel's button, menu or form says."""
    address = reply.app.paths.read(f"do:{rest}")
    if address is None:
        raise Puzzled(word("gone"))
    info = await by_number(reply, str(address.table))
    if info.seat_of(reply.by) != address.seat:
        raise Puzzled(word("not-yours"))
    await _Press(reply, info, address, values).act()


class _Press:
    """One press being dealt with."""

    def __init__(self, reply: Reply, info: Info, address: Address, values: list[str]) -> None:
        self.reply, self.app, self.info, self.address, self.values = reply, reply.app, info, address, values
        self.seat, self.game = address.seat, reply.app.game(info)
        self.sight: Sight | None = None
        self.walk: Walk | None = None
        self.names: Sequence[str] = ()

    async def act(self) -> None:
        """Check that the question is still open and its choices the same; then do what was pressed."""
        if note := await self._check():
            await self._past(note)
            return
        act, number = self.address.act[0], self.address.act[1:]
        match act:
            case "t" | "w":
                await self.reply.modal(self._form(act))
            case "T" | "W":
                await self._typed(act)
            case "n" | "m":
                await self._show(at=Where.read(number), sure=True)
            case "f":
                await self._show(at=Where.read(self.values[0]), sure=True)
            case "o":
                await self._show(asks_why=True, sure=True)
            case "k":
                await self._show(path=())
            case "u":
                await self._take_back()
            case "c":
                await self._show(sure=True)
            case "b":
                await self._show(path=self.address.path[:-1], sure=True)
            case "i" | "j":
                await self._propose(told=act == "j")
            case "y" | "a":
                assert self.walk is not None
                await self._answer(self.walk.whole, always=act == "a")
            case "l":
                key = self._key(int(number))
                await self._answer([key] if self.walk and self.walk.move else key, always=True)
            case _:
                await self._forward()

    async def _check(self) -> str:
        """Why this press belongs to the past, in words; nothing if it does not."""
        if self.address.guard == "lost":
            return word("restarted")
        if self.address.act == "u":
            return ""  # taking back is checked by the number of the row it is about
        async with self._held() as held:
            table = held.table
            if table is None or self.seat not in table.asked or held.info.status != "running":
                return word("stale")
            if table.opened(self.seat) != self.address.opened:
                return word("stale")
            self.names = names_of(held.info)
            try:
                self.walk = walk(table, self.seat, self.names, self.address.path)
            except Strayed:
                return self._strayed(held)
            if self.walk.guard != self.address.guard and self.address.act != "c":
                return self._strayed(held)
            if self.address.act in ("i", "j"):
                self.sight = look(held, self.game, self.seat, path=self.address.path)
        return ""

    def _held(self) -> AbstractAsyncContextManager[Held]:
        """The table, not older than when the press came."""
        return self.app.live.held(self.info.id, rows=self.info.rows)

    def _strayed(self, held: Held) -> str:
        """That the way leads nowhere any more, and what somebody has done meanwhile."""
        number = changed_by(held, self.address)
        lines = in_words(self.game, names_of(held.info), came_of(held, self.seat, number))
        return "\n".join((word("strayed"), *(f"› {cut(line, 300)}" for line in lines[:4])))

    async def _past(self, note: str) -> None:
        """Tell that a press belongs to the past; but one made twice goes on showing what came of it."""
        async with self._held() as held:
            number = doubled(held, self.address, self.values)
            lines = in_words(self.game, names_of(held.info), came_of(held, self.seat, number))
        if number:
            await self._after(lines)
        else:
            await self._show(note=note)

    async def _forward(self) -> None:
        """Take a step: a choice pressed or picked from a menu, one more of several, or the end of choosing several."""
        walk = self.walk
        assert walk is not None and walk.question is not None
        path = onward(self.address, self.values, several=walk.question.several)
        direct = self.address.act[0] in DIRECT and not walk.move
        await self._show(path=path, answer=direct, sure=True)

    def _key(self, number: int) -> Raw:
        assert self.walk and self.walk.question and self.walk.question.choices
        return self.walk.question.choices[number].key

    async def _show(
        self,
        *,
        note: str = "",
        path: Sequence[str] | None = None,
        at: Where | None = None,
        sure: bool = False,
        answer: bool = False,
        asks_why: bool = False,
    ) -> None:
        """Show where a path leads; with `answer`, a whole answer that needs no second look is given at once.

        One that shows something hidden needs it, unless it was marked so. `asks_why`: why others cannot be chosen.
        """
        path = (self.address.path if path is None and not note else path) or ()
        coming: Foresight | None = None
        found: list[str] = []
        async with self._held() as held:
            try:
                sight = look(held, self.game, self.seat, path=path)
                if asks_why and held.table and sight.walk:
                    found = others(held.table, self.seat, sight.names, path)
            except Strayed:
                sight, note = look(held, self.game, self.seat), word("strayed")
            walk = sight.walk
            if walk and walk.whole is not None and not sight.sealed and held.table and not (answer and walk.marked):
                coming = foresight(held.table, self.seat, sight.names, walk.whole)
        idle = coming is not None and not coming.lines and not path[1:]  # to end a turn, or to let something be
        if (answer or idle) and walk and walk.whole is not None and not (coming and coming.final):
            await self._answer(walk.whole)
            return
        missed = self.app.desks.drafts.missed(sight) if self.address.place == "d" else ""
        note = "\n".join(filter(None, (note, missed)))
        self._draft(sight, begun=bool(path or note or at) or (sure and sight.given is not None))
        page = self._page(sight, note=note, at=at or Where(), foresight=coming, sure=sure, others=found)
        await self.reply.show(page, words_first=coming is not None)

    def _draft(self, sight: Sight, *, begun: bool) -> None:
        if self.address.place == "d":
            self.app.desks.drafts.note(sight, begun=begun)

    async def _propose(self, *, told: bool) -> None:
        """Tell partners what has been chosen so far; if that is secret, ask first whether it is really to be told."""
        assert self.sight is not None
        if self.sight.sealed and not told:
            await self.reply.show(self._page(self.sight, telling=True))
        else:
            await self._show(note=await propose(self.app, self.sight), path=self.address.path, sure=True)

    def _page(self, sight: Sight, *, note: str = "", **more: Any) -> Page:
        page = Panel(sight, self.app.paths, self.address.place, note).page(**more)
        return desk_page(sight, page, home=self.app.link(self.info)) if self.address.place == "d" else page

    async def _answer(self, raw: Raw | None, *, always: bool = False) -> None:
        """Give the answer; once it is durable, tell what came of it."""
        assert raw is not None
        opened = self.address.opened
        try:
            done = await self.app.live.answer(
                self.info.id, self.seat, raw, by=self.reply.by, opened=opened, always=always
            )
        except Stale:
            await self._past(word("stale"))
            return
        except IllegalAnswer as refused:  # it was legal when it was pressed: somebody was faster
            await self._show(note=await self.app.refused(refused, self.info))
            return
        lines = in_words(self.game, self.names, done.journal)
        await self._after(lines)

    async def _take_back(self) -> None:
        async with self.app.live.held(self.info.id) as held:
            locked = held.table is not None and held.table.given(self.seat) is not None
        await self.app.live.take_back(self.info.id, self.seat, by=self.reply.by, last=self.address.opened)
        await self._after([word("withdrawn" if locked else "undone")])

    async def _after(self, lines: list[str]) -> None:
        """Show what came of an answer, and what is asked next; words at once, the picture follows."""
        async with self._held() as held:
            sight = look(held, self.game, self.seat)
        self._draft(sight, begun=False)
        await self.reply.show(self._page(sight, note=happened(lines)), words_first=True)

    # Forms.

    def _form(self, act: str) -> ui.Modal:
        assert self.walk and self.walk.question
        return form(self.walk.question, self.app.paths.write(replace(self.address, act=act.upper())), amount=act == "w")

    async def _typed(self, act: str) -> None:
        """Take what was typed for a choice of this step."""
        assert self.walk and self.walk.question
        question, typed = self.walk.question, (self.values or [""])[0].strip()
        if act == "W":
            if not typed.isdecimal() or not question.least <= int(typed) <= question.most:
                raise Puzzled(word("not-number", typed=quoted(typed), low=question.least, high=question.most))
            await self._show(path=(*self.address.path, f"a{int(typed)}"), answer=not self.walk.move, sure=True)
            return
        async with self._held() as held:
            fits = figured(look(held, self.game, self.seat), question, typed) or fitting(question, typed)
            why = "" if fits else unfitting(held, self.seat, self.walk, typed)
        if not fits:
            raise Puzzled(why)
        if len(fits) > 1:
            await self._show(at=Where(only=tuple(fits)), sure=True)
        elif question.several:
            self.address, self.values = self.address.to("s"), [str(fits[0])]
            await self._forward()
        else:
            await self._show(path=(*self.address.path, str(fits[0])), sure=True)


async def revoke(reply: Reply, rest: str, values: list[str]) -> None:
    """Stop a standing answer."""
    where, _, key = rest.partition(".")
    seat, _, key = key.partition(".")
    info = await by_number(reply, where[1:])
    if info.seat_of(reply.by) != int(seat):
        raise Puzzled(word("not-yours"))
    await reply.app.live.no_longer(info.id, int(seat), key, by=reply.by)
    address = Address(where[0], info.id, int(seat), 0, "", (), "u")
    await _Press(reply, info, address, [])._after([word("revoked")])


def setup(app: "Aedile") -> None:
    app.verbs |= {"your": Verb(your_move, False), "do": Verb(press, True), "revoke": Verb(revoke, True)}
