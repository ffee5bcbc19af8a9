"""Live tables: all that people can do at them. What returns is durable; what is refused says why."""

import secrets
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

from data import lobby, motions
from data.errors import Declined, Lost, Occupied, Stale, StoreError
from data.keeper import Act, Keeper
from data.kept import Answered, Held, Info, Motion, last_row
from data.memory import Board
from data.store import Store
from rules import chance
from rules.components import Edition, digest
from rules.game import Game
from rules.prompts import Raw
from rules.table import Table
from rules.words import say


class Live:
    """The tables of a store. `changed` is called with a table's number after each durable change."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Game[Any]],
        editions: Mapping[str, Mapping[str, Edition]],
        *,
        capacity: int = 500,
    ) -> None:
        self.store, self.games, self._editions = store, games, editions
        self._keeper = Keeper(store, games, capacity)
        self.changed = self._keeper.changed

    async def aclose(self) -> None:
        """Finish what is under way and close the store."""
        await self._keeper.finish()
        await self.store.aclose()

    # The lobby.

    async def open(
        self,
        game: str,
        edition: str,
        options: Mapping[str, Any],
        size: int,
        host: int,
        name: str,
        guild: int | None,
        channel: int,
        thread: bool,
        join: str,
        *,
        colour: str | None = None,
        autostart: bool = False,
    ) -> Info:
        """Open a table with its host in the first seat. `join` is the id of the interaction, which the seed is made of.

        Declined when the channel has a table: then `table` is its number.
        """
        kind, content = self._edition(game, edition)
        secret = secrets.token_hex(32)
        info = lobby.new(
            kind,
            edition,
            digest(content),
            lobby.choices(kind, size, options),
            size=size,
            host=host,
            place=(guild, channel, thread),
            autostart=autostart,
            promise=chance.promise(secret),
            at=self.store.clock(),
        )
        info = lobby.join(info, host, name, join, colour)
        try:
            info = await self._keeper.whole(self.store.open_table(info, secret, content))
        except Occupied:
            here = "table-here" if guild is not None else "table-here-direct"
            raise Declined(say(here), await self._there(channel)) from None
        except StoreError as error:
            raise Lost(say("table-lost", why=error.sentence)) from error
        self._keeper.tell(info.id)
        return await self.start(info.id, host) if autostart and info.is_full else info

    async def join(self, table: int, user: int, name: str, join: str, *, colour: str | None = None) -> Info:
        """Seat a user, or give one who is seated another colour; starts a table that is full and starts by itself."""
        return await self._edit(table, lambda info: self._filled(lobby.join(info, user, name, join, colour)))

    async def leave(self, table: int, user: int, *, by: int | None = None) -> Info:
        """Leave a lobby, or as its host remove somebody; with the last person it closes."""
        return await self._edit(table, lambda info: lobby.leave(info, user, user if by is None else by))

    async def invite(self, table: int, by: int, user: int) -> Info:
        """Remember that a user was invited. It holds no seat."""
        return await self._edit(table, lambda info: lobby.invite(info, by, user))

    async def host(self, table: int, by: int, to: int) -> Info:
        """Hand the table on to another player."""
        return await self._edit(table, lambda info: lobby.hand_on(info, by, to))

    async def steward(self, table: int, by: int, seat: int | None = None) -> Info:
        """Let the program take the next free seat."""
        return await self._edit(table, lambda info: self._filled(lobby.steward(info, by, seat)))

    async def dismiss(self, table: int, by: int) -> Info:
        """Send the steward that came last away."""
        return await self._edit(table, lambda info: lobby.dismiss(info, by))

    async def start(self, table: int, by: int) -> Info:
        """Begin the game with those who are there."""
        return await self._edit(table, lambda info: self._started(info, by))

    async def move(self, table: int, channel: int, *, guild: int | None, thread: bool = False) -> Info:
        """Let the table live in another channel from now on."""
        try:
            return await self._edit(table, lambda info: replace(info, channel=channel, guild=guild, thread=thread))
        except Occupied:
            raise Declined(say("table-there"), await self._there(channel)) from None

    async def expire(self, idle: int) -> list[Info]:
        """Close the lobbies in which nothing has changed for so many seconds; return them, for somebody to say so."""
        before = self.store.clock() - idle
        closed = []
        for info in await self.store.idle(before):
            try:
                closed.append(await self._edit(info.id, lambda info: lobby.expire(info, before, self.store.clock())))
            except Declined:
                continue  # somebody has come meanwhile
        return closed

    # The game.

    @asynccontextmanager
    async def held(self, table: int, *, rows: int | None = None) -> AsyncIterator[Held]:
        """The table under its lock: read, copy out, leave; wait for nothing in between.

        Whoever knows that there are so many `rows` is content with what is remembered, if it has them.
        """
        async with self._keeper.memory.lock(table):
            info, board = await self._keeper.look(table, rows)
            yield Held(info, board.table, board.fault) if board else Held(info, None)

    async def answer(
        self, table: int, seat: int, raw: Raw, *, by: int | None, opened: int | None = None, always: bool = False
    ) -> Answered:
        """Answer for a seat: as the user who plays it, or as the steward (`by` None).

        With `opened`, only if that is the number at which the seat's question opened; otherwise Stale.
        """
        return await self._play(
            table,
            seat,
            by,
            lambda game: game.answer(seat, raw, always=always),
            lambda game: _moved_on(game, seat, opened),
        )

    async def take_back(self, table: int, seat: int, *, by: int, last: int | None = None) -> Answered:
        """Take the seat's last answer back; with `last`, only if that is still the number of the seat's last row."""
        return await self._play(
            table,
            seat,
            by,
            lambda game: game.take_back(seat),
            lambda game: last is not None and last_row(game, seat) != last,
            what="table-take-back",
        )

    async def no_longer(self, table: int, seat: int, key: str, *, by: int) -> Answered:
        """Revoke a standing answer."""
        return await self._play(table, seat, by, lambda game: game.no_longer(seat, key), lambda game: False)

    async def resign(self, table: int, by: int) -> Info:
        """Leave one's seat to the steward."""
        return await self._edit(table, lambda info: motions.resign(info, by, self.store.clock()))

    # What needs agreement.

    async def replace(
        self, table: int, by: int, seat: int, user: int | None, name: str = "", *, vote: int | None = None
    ) -> Motion:
        """Give a seat to the steward (None), or offer it to a user, who then calls the same for themselves.

        With the number of a `vote`, here and in the others: Stale unless that very vote still stands.
        """
        return await self._agree(table, by, lambda info, at: motions.to_replace(info, by, seat, user, name, at, vote))

    async def close(self, table: int, by: int, *, vote: int | None = None) -> Motion:
        """Close a lobby as its host; close a game that all agree to end, or that nobody has played for a week."""
        return await self._agree(table, by, lambda info, at: motions.to_close(info, by, at, vote))

    async def resume(self, table: int, by: int, *, vote: int | None = None) -> Motion:
        """Agree that a frozen game goes on; with the last yes the rows that no longer fit are struck."""
        return await self._agree(table, by, lambda info, at: motions.to_resume(info, by, at, vote))

    async def dissent(self, table: int, by: int, matter: str, vote: int) -> Info:
        """Say no: the votes on this matter are dropped."""
        return await self._edit(table, lambda info: motions.dissent(info, by, matter, vote, self.store.clock()))

    # How it is done.

    def _edition(self, game: str, edition: str) -> tuple[Game[Any], Any]:
        if game not in self.games:
            raise Declined(say("table-no-game", game=game))
        editions = self._editions[game]
        if edition not in editions:
            title = self.games[game].title
            raise Declined(say("table-no-edition", edition=edition, game=title, editions=list(editions)))
        return self.games[game], editions[edition].components

    async def _there(self, channel: int) -> int | None:
        table = await self.store.table_in(channel)
        return table.id if table else None

    def _started(self, info: Info, by: int) -> Info:
        return lobby.start(info, self._keeper.memory.game(info), by, self.store.clock())

    def _filled(self, info: Info) -> Info:
        return self._started(info, info.host) if info.autostart and info.is_full else info

    async def _edit(self, table: int, change: Callable[[Info], Info]) -> Info:
        async def doing(info: Info, board: Board | None) -> Info:
            return await self._keeper.save(info, change(info))

        return await self._keeper.whole(self._keeper.change(table, doing))

    async def _agree(self, table: int, by: int, move: Callable[[Info, int], Motion]) -> Motion:
        async def doing(info: Info, board: Board | None) -> Motion:
            motion = move(info, self.store.clock())
            if motion.carried and motion.matter == "resume" and board:
                await self._keeper.mend(info, motion.info, board, info.seat_of(by) or 0, by)
                return replace(motion, info=await self.store.table(table))
            return replace(motion, info=await self._keeper.save(info, motion.info))

        return await self._keeper.whole(self._keeper.change(table, doing))

    async def _play(
        self,
        table: int,
        seat: int,
        by: int | None,
        act: Act,
        stale: Callable[[Table[Any]], bool],
        what: str = "table-answer",
    ) -> Answered:
        async def doing(info: Info, board: Board | None) -> Answered:
            playing = motions.playing(info, board, what)
            motions.seated(info, seat, by, what)
            if stale(playing.table):
                raise Stale(say("table-stale"), info.id)
            return await self._keeper.play(info, playing, act, seat, by)

        return await self._keeper.whole(self._keeper.change(table, doing))


def _moved_on(table: Table[Any], seat: int, opened: int | None) -> bool:
    """Whether the seat is no longer asked what was opened with this number."""
    return opened is not None and (seat not in table.asked or table.opened(seat) != opened)
