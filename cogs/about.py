"""`/about`, `/aedile check`, and the group `/table`, whose commands the other parts bring."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from cogs import consent, ideas, lobbies, tables, upkeep
from cogs.command import command
from cogs.permissions import lacking
from cogs.reply import Reply
from cogs.words import word

if TYPE_CHECKING:
    from cogs.app import Aedile


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
    await reply.say(word("check-missing", missing=missing) if missing else word("check-good"))


def setup(app: "Aedile") -> None:
    table = app_commands.Group(name="table", description=word("group-table"))
    for made in [*lobbies.commands(), *tables.commands(), *upkeep.commands(), *consent.commands(), *ideas.commands()]:
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
