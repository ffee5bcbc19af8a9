"""A database before it is used: looked at without touching it, then brought to the newest schema, step by step."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

from data.backup import copy
from data.errors import StoreError
from rules.words import say

SCHEMA = Path(__file__).parent / "schema"
OURS = 0x4145444C  # "AEDL", the application id in the file's header


def prepare(path: Path, backups: Path, schema: Path = SCHEMA) -> None:
    """Make the database at `path` ready, with a backup before each step of its schema, or raise StoreError.

    A file that is damaged, newer, or not ours is left untouched.
    """
    steps = {int(file.stem): file for file in schema.glob("[0-9]*.sql")}
    version = _version(path, backups, known=max(steps))
    for number in range(version + 1, max(steps) + 1):
        if version:  # a new one has nothing to lose
            copy(path, backups / f"before-schema-{number}.db")
        _step(path, number, steps[number].read_text(encoding="utf-8"))


def _version(path: Path, backups: Path, known: int) -> int:
    if not path.exists() or not path.stat().st_size:
        return 0
    try:
        with closing(sqlite3.connect(f"file:{quote(str(path))}?mode=ro", uri=True)) as db:
            found = _inspect(db, path, known)
            faults = [row[0] for row in db.execute("PRAGMA quick_check(1)") if row[0] != "ok"]
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_NOTADB:
            raise StoreError(say("table-no-database", path=str(path))) from None
        faults = [str(error)]
    if faults:
        raise StoreError(say("table-corrupt", path=str(path), detail=faults[0], backups=str(backups)))
    return found


def _inspect(db: sqlite3.Connection, path: Path, known: int) -> int:
    """The schema's number; 0 for a database without anything in it."""
    (ours,), (found,) = db.execute("PRAGMA application_id").fetchone(), db.execute("PRAGMA user_version").fetchone()
    if ours != OURS:
        if db.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
            raise StoreError(say("table-foreign", path=str(path)))
        return 0
    if found > known:
        raise StoreError(say("table-newer", path=str(path), found=found, known=known))
    return int(found)


def _step(path: Path, number: int, sql: str) -> None:
    """Do one step in one transaction."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        with closing(sqlite3.connect(path, isolation_level=None)) as db:
            db.execute("PRAGMA journal_mode = WAL")
            db.execute("PRAGMA synchronous = FULL")
            ends = f"PRAGMA application_id = {OURS}; PRAGMA user_version = {number}; COMMIT;"
            db.executescript(f"BEGIN IMMEDIATE;\n{sql}\n{ends}")
    except (sqlite3.Error, OSError) as error:
        raise StoreError(say("table-upgrade", path=str(path), number=number, detail=str(error))) from None
