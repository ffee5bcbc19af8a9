"""Keeps the world in one SQLite file, written a moment after each change, so that a restart continues it."""

import asyncio
import json
import sqlite3
from collections import OrderedDict
from pathlib import Path

from sandbox.errors import Json
from sandbox.world import World

SCHEMA = """
CREATE TABLE IF NOT EXISTS things (kind TEXT, id TEXT, body TEXT NOT NULL, PRIMARY KEY (kind, id)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS files (id TEXT PRIMARY KEY, body BLOB NOT NULL);
"""
DELAY = 0.2  # seconds in which changes gather before they are written
GRACE = 64 * 2**20  # bytes of dropped files that can still be fetched, as at Discord for a while


class Store:
    """The file, and what waits to be written to it."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._db = sqlite3.connect(path, isolation_level=None)
        self._db.execute("PRAGMA journal_mode=WAL")
        self._db.execute("PRAGMA synchronous=NORMAL")
        self._db.executescript(SCHEMA)
        self.world = World(self._touched)
        self._dirty: set[tuple[str, str]] = set()
        self._fresh: dict[str, bytes] = {}
        self._dropped: OrderedDict[str, int] = OrderedDict()
        self._timer: asyncio.TimerHandle | None = None
        self._loading = False

    def load(self, address: str) -> bool:
        """Fill the world from the file; False if it is new. Addresses of files follow the server's."""
        rows = self._db.execute("SELECT kind, id, body FROM things").fetchall()
        before = next((json.loads(body) for kind, id, body in rows if (kind, id) == ("facts", "address")), address)
        self._loading = True
        for kind, id, body in rows:
            self.world.restore(kind, id, json.loads(body.replace(before + "/cdn/", address + "/cdn/")))
        self._loading = False
        self.world.facts["address"] = address
        self._touched("facts", "address")
        self._forget_lost_files()
        return bool(rows)

    def _forget_lost_files(self) -> None:
        kept = {file.id for message in self.world.messages.values() for file in message.files}
        for (id,) in self._db.execute("SELECT id FROM files").fetchall():
            if id not in kept:
                self._db.execute("DELETE FROM files WHERE id = ?", (id,))

    def _touched(self, kind: str, id: str) -> None:
        if self._loading:
            return
        self._dirty.add((kind, id))
        self._schedule()

    def _schedule(self) -> None:
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(DELAY, self.flush)

    def put_file(self, id: str, body: bytes) -> None:
        """Keep a file's bytes."""
        self._fresh[id] = body
        self._schedule()

    def file(self, id: str) -> bytes | None:
        """A file's bytes."""
        if id in self._fresh:
            return self._fresh[id]
        row = self._db.execute("SELECT body FROM files WHERE id = ?", (id,)).fetchone()
        return row[0] if row else None

    def drop_file(self, id: str, size: int) -> None:
        """Forget a file, though not at once: people may be looking at it."""
        self._dropped[id] = size
        while sum(self._dropped.values()) > GRACE:
            oldest, _ = self._dropped.popitem(last=False)
            self._fresh.pop(oldest, None)
            self._db.execute("DELETE FROM files WHERE id = ?", (oldest,))

    def flush(self) -> None:
        """Write what waits."""
        self._timer = None
        dirty, fresh = self._dirty, self._fresh
        self._dirty, self._fresh = set(), {}
        with self._db:
            self._db.execute("BEGIN")
            for kind, id in dirty:
                self._write(kind, id, self.world.body(kind, id))
            self._db.executemany("INSERT OR REPLACE INTO files VALUES (?, ?)", fresh.items())

    def _write(self, kind: str, id: str, body: Json | str | None) -> None:
        if body is None:
            self._db.execute("DELETE FROM things WHERE kind = ? AND id = ?", (kind, id))
        else:
            values = (kind, id, json.dumps(body, ensure_ascii=False))
            self._db.execute("INSERT OR REPLACE INTO things VALUES (?, ?, ?)", values)

    def close(self) -> None:
        """Write what waits and let the file go."""
        if self._timer:
            self._timer.cancel()
        self.flush()
        self._db.close()
