"""Backups: whole copies of the database, made while it is in use."""

import os
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from data.errors import StoreError
from rules.words import say

KEPT = 7


def nightly(path: Path, folder: Path, at: int) -> Path | None:
    """Make the backup of the day (UTC) and drop all but the last seven; None if there is one."""
    target = folder / f"{path.stem}-{datetime.fromtimestamp(at, UTC):%Y-%m-%d}.db"
    if target.exists():
        return None
    copy(path, target)
    for old in sorted(folder.glob(f"{path.stem}-[0-9]*.db"))[:-KEPT]:
        old.unlink()
    return target


def copy(path: Path, target: Path) -> None:
    """Copy a database; `target` appears when it is whole and on the disk."""
    part = target.with_name(f"{target.name}.part")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        part.unlink(missing_ok=True)
        try:
            _write(path, part)
            part.replace(target)
            _sync(target.parent)
        finally:
            part.unlink(missing_ok=True)
    except (sqlite3.Error, OSError) as error:
        raise StoreError(say("table-unwritable", path=str(target), detail=str(error))) from None


def _write(path: Path, part: Path) -> None:
    os.close(os.open(part, os.O_RDWR | os.O_CREAT, 0o600))
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("VACUUM INTO ?", [str(part)])
    _sync(part)


def _sync(path: Path) -> None:
    file = os.open(path, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)
