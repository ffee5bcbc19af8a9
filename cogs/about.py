"""`/about`, `/aedile check`, and the group `/table`, whose commands the other parts bring."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from cogs import lobbies, tables, upkeep
from cogs.app import PERMISSIONS
from cogs.command import command
from cogs.reply import Reply
from cogs.words import word

if TYPE_CHECKING:
    from cogs.app import Aedile

NEEDS = {name: word(f"needs-{name}") for name, needed in PERMISSIONS if needed}


async def about(reply: Reply) -> None:
    """Tell what this is, which games there are, how to begin, how to host it, and what the host can see."""
    app = reply.app
    games = "\n".join(
        word("about-game", title=game.title, seats=f"{game.seats[0]} to {game.seats[-1]}")
        for game in app.games.values()
    )
    await reply.say(word("about", games=games, first=next(iter(app.games)), version=app.version))


async def check(reply: Reply) -> None:
    """Tell which permissions are missing in this channel, and what each is needed for."""
    if reply.interaction.guild_id is None:
        await reply.say(word("check-dm"))
        return
    missing = lacking(reply.interaction.app_permissions)
    lines = "\n".join(word("check-line", name=_titled(name), why=NEEDS[name]) for name in missing)
    await reply.say(word("check-missing", missing=lines) if missing else word("check-good"))


def lacking(allowed: discord.Permissions) -> list[str]:
    """The permissions we ask for and have not got."""
    return [name for name in NEEDS if not getattr(allowed, name)]


def _titled(name: str) -> str:
    return "View Channel" if name == "read_messages" else name.replace("_", " ").title().replace(" In ", " in ")


def setup(app: "Aedile") -> None:
    table = app_commands.Group(name="table", description=word("group-table"))
    for made in [*lobbies.commands(), *tables.commands(), *upkeep.commands()]:
        table.add_command(made)
    app.tree.add_command(table)
    app.tree.add_command(command("about", "What this bot is, and how to begin", about))
    aedile = app_commands.Group(
        name="aedile",
        description=word("group-aedile"),
        guild_only=True,
        default_permissions=discord.Permissions(manage_guild=True),
    )
    aedile.add_command(command("check", "Which permissions are missing here, and why they are needed", check))
    app.tree.add_command(aedile)
