"""`python -m sandbox`: starts a local Discord with the bot in a process of its own, and says where to sit down."""

import argparse
import asyncio
import contextlib
import os
import signal
import sys
from pathlib import Path

from sandbox.core import Sandbox
from sandbox.server import Server

ROOT = Path(__file__).parent.parent
PORT = 8420
PATIENCE = 10.0  # seconds the bot has to end


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m sandbox", description=__doc__)
    parser.add_argument(
        "--port", type=int, help=f"port on 127.0.0.1; by default {PORT}, or a free one if that is taken"
    )
    parser.add_argument("--home", type=Path, default=Path(os.environ.get("AEDILE_HOME", ROOT / "var")))
    parser.add_argument("--openapi", type=Path, metavar="PATH", help="check REST traffic against Discord's document")
    parser.add_argument("--no-bot", action="store_true", help="start no bot; print how to start one")
    parser.add_argument("--bot", type=Path, default=ROOT / "bot.py", metavar="SCRIPT", help="the bot to start")
    parser.add_argument("--name", default="Aedile", help="the bot's name in a new world")
    return parser.parse_args()


async def main(options: argparse.Namespace) -> int:
    """Serve until interrupted or the bot ends; returns the exit code."""
    sandbox = Sandbox(options.home / "sandbox", bot_name=options.name, openapi=options.openapi)
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    async with Server(sandbox, options.port or PORT, spare=not options.port) as server:
        bot = None if options.no_bot else await start_bot(server.address, options.bot)
        print(f"The table is at {server.address}", flush=True)
        if options.no_bot:
            print(f"Start a bot with: {sys.executable} -m sandbox.launch {server.address} {options.bot}", flush=True)
        code = await wait(bot, stop)
        for problem in sandbox.checker.problems if sandbox.checker else ():
            print("OpenAPI:", problem["call"], problem["what"], problem["where"], problem["says"], file=sys.stderr)
    return code


async def start_bot(address: str, script: Path) -> asyncio.subprocess.Process:
    """Start the bot in its own process and session, so that Ctrl-C reaches only us."""
    command = (sys.executable, "-m", "sandbox.launch", address, str(script))
    path = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH"))))
    return await asyncio.create_subprocess_exec(*command, env=os.environ | {"PYTHONPATH": path}, start_new_session=True)


async def wait(bot: asyncio.subprocess.Process | None, stop: asyncio.Event) -> int:
    """Wait for the end of either; the bot's death is told and ends us."""
    stopping = asyncio.create_task(stop.wait())
    if bot is None:
        await stopping
        return 0
    dying = asyncio.create_task(bot.wait())
    await asyncio.wait((stopping, dying), return_when=asyncio.FIRST_COMPLETED)
    if stop.is_set():
        await end(bot)
        return 0
    stopping.cancel()
    print(f"The bot has ended with exit code {bot.returncode}.", file=sys.stderr)
    return bot.returncode or 1


async def end(bot: asyncio.subprocess.Process) -> None:
    """Ask the bot to end, and make it end."""
    with contextlib.suppress(ProcessLookupError):
        bot.send_signal(signal.SIGINT)
    try:
        await asyncio.wait_for(bot.wait(), PATIENCE)
    except TimeoutError:
        bot.kill()
        await bot.wait()


if __name__ == "__main__":
    chosen = arguments()
    try:
        sys.exit(asyncio.run(main(chosen)))
    except OSError as error:
        sys.exit(f"The sandbox cannot start: {error.strerror or error}")
