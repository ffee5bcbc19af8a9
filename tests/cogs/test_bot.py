"""bot.py itself: what it says when it cannot start."""

import logging
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from bot import TALKERS, write_log
from cogs.shelf import boxes
from rules.errors import BadComponents

ROOT = Path(__file__).parents[2]


def start(**environment):
    env = os.environ | {"DISCORD_TOKEN": "", "PYTHONPATH": str(ROOT)} | environment
    return subprocess.run([sys.executable, ROOT / "bot.py"], env=env, capture_output=True, text=True, timeout=60)


def test_without_a_token_it_says_how_to_get_one(tmp_path):
    told = start(AEDILE_HOME=str(tmp_path))
    assert told.returncode == 1 and "discord.com/developers" in told.stderr and "make play" in told.stderr
    assert not list(tmp_path.iterdir())


def test_components_with_errors_are_named_with_file_key_and_reason(tmp_path):
    (tmp_path / "capitol").mkdir()
    (tmp_path / "capitol" / "mine.toml").write_text("[edition]\nkey = 1\n")
    told = start(AEDILE_HOME=str(tmp_path / "home"), COMPONENTS_DIR=str(tmp_path), DISCORD_TOKEN="a.b.c")
    assert told.returncode == 1 and "mine.toml: edition" in told.stderr and "Traceback" not in told.stderr


def test_a_broken_database_is_named_and_left_alone(tmp_path):
    (tmp_path / "aedile.db").write_bytes(b"not a database" * 100)
    told = start(AEDILE_HOME=str(tmp_path), DISCORD_TOKEN="a.b.c")
    assert told.returncode == 1 and "aedile.db" in told.stderr and "Traceback" not in told.stderr
    assert (tmp_path / "aedile.db").read_bytes() == b"not a database" * 100


def test_a_newer_database_is_named_and_left_alone(tmp_path):
    with sqlite3.connect(tmp_path / "aedile.db") as db:
        db.execute("PRAGMA user_version = 9999")
    db.close()
    told = start(AEDILE_HOME=str(tmp_path), DISCORD_TOKEN="a.b.c")
    assert told.returncode == 1 and "Traceback" not in told.stderr


def test_a_home_that_cannot_be_made_is_named(tmp_path):
    (tmp_path / "file").write_text("")
    told = start(AEDILE_HOME=str(tmp_path / "file" / "home"), DISCORD_TOKEN="a.b.c")
    assert told.returncode == 1 and told.stderr.startswith("AEDILE_HOME is ") and "Errno" not in told.stderr


def test_a_log_level_that_is_none_is_told_with_those_there_are(tmp_path):
    told = start(AEDILE_HOME=str(tmp_path), AEDILE_LOG="LOUD", DISCORD_TOKEN="a.b.c")
    assert told.returncode == 1 and "AEDILE_LOG is 'LOUD'" in told.stderr and "WARNING" in told.stderr


@pytest.mark.parametrize(
    ("level", "least"), [("debug", logging.INFO), ("INFO", logging.INFO), ("ERROR", logging.ERROR)]
)
def test_at_no_level_do_libraries_write_down_what_passes_through_them(tmp_path, monkeypatch, level, least):
    """At DEBUG they would log each message with its text, each press with its token, each value that is stored."""
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", [])
    before = root.level, {name: logging.getLogger(name).level for name in TALKERS}
    try:
        write_log(tmp_path, level)
        for name in ("discord.http", "discord.gateway", "discord.webhook.async_", "aiosqlite"):
            assert logging.getLogger(name).getEffectiveLevel() == least
        logging.getLogger("discord.http").debug("In hand: block 9")
        logging.getLogger("cogs.app").error("table 7 row 3")
        assert "block" not in (said := (tmp_path / "aedile.log").read_text()) and "table 7" in said
    finally:
        root.handlers[0].close()
        root.setLevel(before[0])
        for name, was in before[1].items():
            logging.getLogger(name).setLevel(was)


def test_components_that_nobody_would_read_are_refused(tmp_path):
    with pytest.raises(BadComponents, match=r"COMPONENTS_DIR: .*nowhere: there is no such folder"):
        boxes(tmp_path / "nowhere")
    (tmp_path / "mine.toml").write_text("")
    with pytest.raises(BadComponents, match=r"mine\.toml: it belongs into the folder of its game, one of capitol"):
        boxes(tmp_path)
    (tmp_path / ".git").mkdir()
    (tmp_path / "mine.toml").rename(tmp_path / ".git" / "mine.toml")
    (tmp_path / "capitl").mkdir()
    with pytest.raises(BadComponents, match=r"capitl: no game is called that; .* one of capitol"):
        boxes(tmp_path)
    (tmp_path / "capitl").rename(tmp_path / "capitol")
    assert boxes(tmp_path) == boxes(None)
