"""`python -m sandbox.launch <address> [script]`: points discord.py at a sandbox and runs the bot as its main program.

The one file here that imports discord. The address may also stand in the environment, as SANDBOX.
"""

import os
import runpy
import sys
from pathlib import Path

import discord
from discord import gateway, http, utils

from sandbox.terms import TOKEN

URL = type(gateway.DiscordWebSocket.DEFAULT_GATEWAY)


def point_at(address: str) -> None:
    """Make this process's discord.py take the sandbox for Discord. Call it before a client is made."""
    http.Route.BASE = f"{address}/api/v10"
    gateway.DiscordWebSocket.DEFAULT_GATEWAY = URL(address.replace("http", "ws", 1) + "/gateway")
    discord.Asset.BASE = f"{address}/cdn"
    utils._ActiveDecompressionContext = utils._ZlibDecompressionContext  # the sandbox speaks zlib-stream, not zstd
    os.environ["DISCORD_TOKEN"] = TOKEN


def main() -> None:
    """Run the script named on the command line, by default `bot.py`."""
    arguments = sys.argv[1:]
    address = arguments.pop(0) if arguments and arguments[0].startswith("http") else os.environ["SANDBOX"]
    script = arguments.pop(0) if arguments else "bot.py"
    point_at(address)
    sys.argv = [script, *arguments]
    sys.path.insert(0, str(Path(script).resolve().parent))
    runpy.run_path(script, run_name="__main__")


if __name__ == "__main__":
    main()
