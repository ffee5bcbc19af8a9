"""Two connections to the database: one writes, another reads what is committed. What fails is said in a sentence."""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiosqlite

from data.errors import Occupied, StoreError
from rules.words import say

logging.getLogger("aiosqlite").setLevel(logging.INFO)  # at DEBUG it writes every value down, secrets and cards included


class Database:
    """A database that is ready to be used. All raise StoreError when the disk fails."""

    def __init__(self, writer: aiosqlite.Connection, reader: aiosqlite.Connection) -> None:
        self.writer, self.reader, self._writing = writer, reader, asyncio.Lock()

    @classmethod
    async def open(cls, path: Path) -> "Database":
        writer = await aiosqlite.connect(path, isolation_level=None)
        reader = await aiosqlite.connect(path, isolation_level=None)
        for db in (writer, reader):
            for pragma in ("synchronous = FULL", "foreign_keys = ON", "busy_timeout = 5000"):
                await db.execute(f"PRAGMA {pragma}")
        await reader.execute("PRAGMA query_only = ON")
        return cls(writer, reader)

    async def aclose(self) -> None:
        await self.reader.close()
        await self.writer.close()

    async def read(self, sql: str, *values: Any) -> Sequence[Any]:
        try:
            return list(await self.reader.execute_fetchall(sql, values))
        except sqlite3.Error as error:
            raise _fault(error) from error

    async def write(self, sql: str, *values: Any) -> None:
        async with self.statement() as db:
            await db.execute(sql, values)

    @asynccontextmanager
    async def statement(self) -> AsyncIterator[aiosqlite.Connection]:
        """For a single statement, which is a transaction by itself."""
        async with self._writing:
            try:
                yield self.writer
            except sqlite3.Error as error:
                raise _fault(error) from error

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[aiosqlite.Connection]:
        """For several that are done together or not at all."""
        async with self.statement() as db:
            await db.execute("BEGIN IMMEDIATE")
            try:
                yield db
                await db.execute("COMMIT")
            except BaseException:
                if db.in_transaction:  # a full disk may have rolled it back already
                    await db.execute("ROLLBACK")
                raise


def _fault(error: sqlite3.Error) -> StoreError | Occupied:
    """Say in a sentence what is wrong with the file."""
    if isinstance(error, sqlite3.IntegrityError) and "tables.channel" in str(error):
        return Occupied()
    if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL:
        return StoreError(say("table-disk-full"))
    return StoreError(say("table-disk-failed", detail=str(error)))
