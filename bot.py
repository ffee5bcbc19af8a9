"""Reads the environment, opens the store, loads the cogs, runs. `python bot.py`; every variable is in .env.example."""

import asyncio
import logging
import os
import sys
from logging.handlers import RotatingFileHandler
from pathlib import Path

import discord
from dotenv import load_dotenv

from cogs import about, consent, games, ideas, lobbies, mine, play, press, tables
from cogs.app import Aedile
from cogs.faults import terse
from cogs.permissions import PERMISSIONS
from cogs.shelf import GAMES, BadComponents, Edition, boxes
from data.errors import StoreError
from data.live import Live
from data.store import Store

VERSION = "1.0"
COGS = (press, play, ideas, lobbies, tables, consent, games, mine, about)
NO_TOKEN = """Aedile needs a token. Make an application at https://discord.com/developers/applications, take the token
from its page "Bot", and write DISCORD_TOKEN=... into a file .env beside bot.py; .env.example shows every variable.
To try everything without Discord, run: make play"""
TALKERS = ("discord", "aiosqlite")  # at DEBUG they write down all that passes through them: hands, bids, tokens
LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")
WRONG_TOKEN = 'Discord does not accept DISCORD_TOKEN. Take a new one from the page "Bot" of your application.'


class Unusable(Exception):
    """A variable of the environment with which we cannot start, in a sentence."""


def main() -> int:
    load_dotenv(Path(__file__).parent / ".env")
    token = os.environ.get("DISCORD_TOKEN", "").strip()
    if not token:
        return complain(NO_TOKEN)
    home = Path(os.environ.get("AEDILE_HOME") or Path(__file__).parent / "var")
    folder = os.environ.get("COMPONENTS_DIR")
    try:
        editions = boxes(Path(folder) if folder else None)
        write_log(home, os.environ.get("AEDILE_LOG") or "INFO")
        asyncio.run(run(token, home, editions))
    except BadComponents as error:
        return complain(f"The components cannot be used. {error}")
    except (StoreError, Unusable) as error:
        return complain(str(error))
    except discord.LoginFailure:
        return complain(WRONG_TOKEN)
    except discord.HTTPException as error:
        return complain(f"Discord cannot be reached as it should: {error.status} {error.text}")
    except (OSError, ValueError) as error:
        return complain(f"Aedile cannot start: {error}")
    except KeyboardInterrupt:
        print("Aedile stops; every game is kept.")
    return 0


async def run(token: str, home: Path, editions: dict[str, dict[str, Edition]]) -> None:
    """Open the store and stay connected until told to stop."""
    store = await Store.open(home / "aedile.db")
    live = Live(store, GAMES, editions)
    try:
        async with Aedile(live, GAMES, editions, VERSION) as app:
            app.load(COGS)
            await app.login(token)
            print(f"Invite Aedile: {invitation(app)}", flush=True)
            await app.connect()
    finally:
        await live.aclose()


def invitation(app: Aedile) -> str:
    """The link by which a server's manager lets the bot in, with exactly what it needs."""
    assert app.application_id is not None
    return discord.utils.oauth_url(app.application_id, permissions=PERMISSIONS, scopes=("bot", "applications.commands"))


def write_log(home: Path, level: str) -> None:
    """Log into a file of its own that is turned over when it is full."""
    if level.upper() not in LEVELS:
        raise Unusable(f"AEDILE_LOG is {level!r}. It can be one of {', '.join(LEVELS)}; without it, it is INFO.")
    try:
        home.mkdir(parents=True, exist_ok=True)
        file = RotatingFileHandler(home / "aedile.log", maxBytes=2 << 20, backupCount=3, encoding="utf-8")
    except OSError as error:
        why = "it is a file" if home.is_file() else error.strerror
        raise Unusable(
            f"AEDILE_HOME is {home}, and nothing can be kept there ({why}). "
            "Name a folder that Aedile may write to; it is made if it is not there."
        ) from None
    file.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    file.addFilter(terse)
    logging.basicConfig(level=level.upper(), handlers=[file], force=True)
    for name in TALKERS:
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLogger().level))


def complain(text: str) -> int:
    print(text, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
