"""Database files: made, brought up to date, copied; and left as they are when they are not ours to touch."""

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from data import upgrade
from data.errors import StoreError
from data.kept import Post
from data.store import Store
from tests.data.kit import alive, files, started, stored, turns

OLDER = Path(__file__).with_name("older.sql")
NEWEST = max(int(file.stem) for file in upgrade.SCHEMA.glob("*.sql"))


async def refused(path, **more):
    """The sentence with which a file is refused, which it was before and after."""
    before = files(path)
    with pytest.raises(StoreError) as error:
        await Store.open(path, **more)
    assert files(path) == before
    return str(error.value)


async def filled(path, clock):
    """A database with a running table, closed."""
    live = alive(await Store.open(path, clock=clock))
    info = await started(live)
    await turns(live, info.id, 9)
    await live.aclose()
    return info.id


def pragma(path, text):
    with closing(sqlite3.connect(path)) as db:
        return db.execute(f"PRAGMA {text}").fetchone()


async def test_a_database_is_made_with_its_folder_for_its_owner_only(path):
    await (await Store.open(path)).aclose()
    assert path.stat().st_mode & 0o777 == 0o600
    assert pragma(path, "user_version") == (NEWEST,) and pragma(path, "journal_mode") == ("wal",)


async def test_writes_wait_for_the_disk(live):
    for db in (live.store._db.writer, live.store._db.reader):
        assert [*await db.execute_fetchall("PRAGMA synchronous")] == [(2,)]
        assert [*await db.execute_fetchall("PRAGMA foreign_keys")] == [(1,)]


async def test_a_damaged_database_is_refused_and_left_as_it_is(path, clock):
    await filled(path, clock)
    content = bytearray(path.read_bytes())
    content[4096 * 3 : 4096 * 4] = os.urandom(4096)
    path.write_bytes(content)
    sentence = await refused(path)
    assert sentence.startswith(f"The database {path} is damaged (") and str(path.parent / "backups") in sentence


async def test_of_a_damaged_database_the_rows_not_yet_moved_into_it_are_left_too(live, path, tmp_path):
    info = await started(live)
    await turns(live, info.id, 9)
    copy = tmp_path / "copy.db"
    shutil.copy(f"{path}-wal", f"{copy}-wal")
    content = bytearray(path.read_bytes())
    content[16:100] = bytes(84)
    copy.write_bytes(content)
    assert files(copy)[1] and "It was left as it is." in await refused(copy)


async def test_rows_not_yet_moved_into_the_database_are_found_after_the_power_failed(live, path, tmp_path):
    info = await started(live)
    await turns(live, info.id, 9)
    copy = tmp_path / "copy.db"
    for end in ("", "-wal"):  # without the index of the latter, which is in memory
        shutil.copy(f"{path}{end}", f"{copy}{end}")
    again = alive(await Store.open(copy))
    assert stored(copy, info.id) == stored(path, info.id) and await turns(again, info.id, 3) == 3
    await again.aclose()


async def test_a_cut_off_database_is_refused_and_left_as_it_is(path, clock):
    await filled(path, clock)
    os.truncate(path, path.stat().st_size - 4096 * 2)
    assert "damaged" in await refused(path)


async def test_what_is_no_database_is_refused_and_left_as_it_is(path):
    path.parent.mkdir()
    path.write_text("Dear diary,\n" * 500)
    assert await refused(path) == f"{path} is not a database. It was left as it is. Move it away, or set AEDILE_HOME."


async def test_the_database_of_another_program_is_refused_and_left_as_it_is(path):
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("CREATE TABLE recipes (name TEXT)")
    assert "belongs to another program" in await refused(path)


async def test_a_newer_database_is_refused_and_left_as_it_is(path, clock):
    await filled(path, clock)
    pragma(path, "user_version = 99")
    sentence = await refused(path)
    assert f"made by a newer Aedile (schema 99, and this one knows {NEWEST})" in sentence


async def test_where_nothing_can_be_written_nothing_starts(tmp_path):
    (tmp_path / "file").write_text("in the way")
    for place in (tmp_path / "file" / "home", Path("/proc/aedile")):
        sentence = await refused(place / "aedile.db")
        assert sentence.startswith(f"Aedile cannot write to {place} (") and "AEDILE_HOME" in sentence


async def test_an_empty_file_and_a_making_that_was_interrupted_are_begun_anew(path):
    path.parent.mkdir()
    path.touch()
    pragma(path, "journal_mode = WAL")
    await (await Store.open(path)).aclose()
    assert pragma(path, "user_version") == (NEWEST,)


# Older schemas.


def older(path):
    """A database as the first schema left it, with a table that has been played for a while."""
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as db:
        db.executescript(OLDER.read_text())
        db.execute("INSERT INTO posts SELECT id, 'table', -1, channel, 7, 9, 'd', 1, edits FROM tables")
        db.commit()


async def test_the_posts_of_the_first_schema_count_as_complete(path):
    older(path)
    store = await Store.open(path)
    (info,) = await store.running()
    shown = Post(info.id, "table", None, info.channel, 7, 9, "d", 1, info.edits, since=9)
    assert await store.post(info.id, "table") == shown and shown.pictured and shown.delivered
    await store.aclose()


async def test_a_game_begun_with_the_first_schema_goes_on(path):
    older(path)
    live = alive(await Store.open(path))
    (info,) = await live.store.running()
    assert info.names == ["Ann", "Bob", "Livia"] and info.rows == 9
    assert await turns(live, info.id, 5000) > 5
    assert (await live.store.info(info.id)).status == "over" and pragma(path, "user_version") == (NEWEST,)
    await live.aclose()


def newer(tmp_path, sql):
    """The schema with one more step."""
    folder = tmp_path / "schema"
    shutil.copytree(upgrade.SCHEMA, folder)
    (folder / f"{NEWEST + 1:03}.sql").write_text(sql)
    return folder


async def test_before_each_step_of_the_schema_there_is_a_backup(path, clock, tmp_path):
    table = await filled(path, clock)
    schema = newer(tmp_path, "ALTER TABLE people ADD COLUMN away_until INTEGER;")
    live = alive(await Store.open(path, schema=schema))
    await live.store._db.writer.execute("SELECT away_until FROM people")
    assert await turns(live, table, 3) == 3
    await live.aclose()
    backup = path.parent / "backups" / f"before-schema-{NEWEST + 1}.db"
    assert pragma(backup, "user_version") == (NEWEST,) and len(stored(backup, table)) == 9
    assert "newer Aedile" in await refused(path)


async def test_a_step_that_fails_changes_nothing(path, clock, tmp_path):
    table = await filled(path, clock)
    schema = newer(tmp_path, "DROP TABLE people; ALTER TABLE weather ADD COLUMN x;")
    with pytest.raises(StoreError) as error:
        await Store.open(path, schema=schema)
    assert f"could not be brought to schema {NEWEST + 1} (no such table: weather)" in str(error.value)
    live = alive(await Store.open(path))
    assert await turns(live, table, 3) == 3 and await live.store.person(1) is None
    await live.aclose()


# Backups.


async def test_the_last_seven_nights_are_kept_and_each_is_whole(live, path, clock):
    info = await started(live)
    rows = []
    for _ in range(10):
        await turns(live, info.id, 1)
        rows.append(len(stored(path, info.id)))
        assert (await live.store.backup()).exists()
        assert await live.store.backup() is None, "one a day is enough"
        clock.days(1)
    kept = sorted((path.parent / "backups").iterdir())
    assert [file.name for file in kept] == [f"aedile-2025-12-{day:02}.db" for day in range(4, 11)]
    assert [len(stored(file, info.id)) for file in kept] == rows[3:]
    assert all(file.stat().st_mode & 0o777 == 0o600 for file in kept)


async def test_a_backup_can_take_the_databases_place(live, path, clock, tmp_path):
    info = await started(live)
    await turns(live, info.id, 5)
    other = tmp_path / "aedile.db"
    shutil.copy(await live.store.backup(), other)
    again = alive(await Store.open(other))
    assert await turns(again, info.id, 5) == 5
    await again.aclose()


async def test_a_backup_that_fails_leaves_no_half_one_and_the_game_goes_on(live, path):
    info = await started(live)
    path.parent.joinpath("backups").write_text("in the way")
    with pytest.raises(StoreError, match="cannot write"):
        await live.store.backup()
    assert await turns(live, info.id, 3) == 3 and not list(path.parent.glob("**/*.part"))
