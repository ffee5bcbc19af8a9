"""The least that a Discord bot can do for a click: write one durable row, and answer with text.

It posts a button into every channel. What Aedile is measured by, at the same sandbox.
"""

import os
import sqlite3
from pathlib import Path

import discord


class Bare(discord.Client):
    """discord.py and sqlite3, with the pragmas that Aedile uses."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.db = sqlite3.connect(Path(os.environ["AEDILE_HOME"]) / "bare.db", isolation_level=None)
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            self.db.execute(f"PRAGMA {pragma}")
        self.db.execute("CREATE TABLE IF NOT EXISTS clicks (number INTEGER PRIMARY KEY, user INTEGER, id TEXT)")

    async def on_ready(self) -> None:
        for channel in self.guilds[0].text_channels:
            view = discord.ui.View(timeout=None)
            view.add_item(discord.ui.Button(label="Click", custom_id=f"click:{channel.id}"))
            await channel.send("A button.", view=view)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self.db.execute("INSERT INTO clicks (user, id) VALUES (?, ?)", (interaction.user.id, str(interaction.data)))
        await interaction.response.send_message("It is written down.", ephemeral=True)


if __name__ == "__main__":
    Bare().run(os.environ["DISCORD_TOKEN"], log_handler=None)
