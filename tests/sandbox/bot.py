"""A small bot that uses everything the sandbox offers. It keeps nothing."""

import io
import os
import re
import struct
import zlib

import discord
from discord import app_commands, ui


def png(width: int, height: int) -> bytes:
    """A grey picture."""

    def chunk(kind: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    rows = zlib.compress(b"\0" + b"\x80" * width + (b"\0" + b"\x80" * width) * (height - 1))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


class Count(ui.DynamicItem[ui.Button[ui.View]], template=r"count:(?P<number>\d+)"):
    """A button that knows its number also after a restart."""

    def __init__(self, number: int) -> None:
        super().__init__(ui.Button(label=f"Count {number}", custom_id=f"count:{number}"))
        self.number = number

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: ui.Item, match: re.Match[str]) -> "Count":
        return cls(int(match["number"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(view=board(self.number + 1))


class Name(ui.Modal, title="Name it"):
    word = ui.Label(text="A word", component=ui.TextInput(max_length=20, min_length=2))
    how = ui.Label(
        text="How", component=ui.Select(options=[discord.SelectOption(label="Loud", value="loud")], required=False)
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.word.component, ui.TextInput)
        assert isinstance(self.how.component, ui.Select)
        shout = self.word.component.value.upper() if self.how.component.values else self.word.component.value
        await interaction.response.send_message(f"It is {shout}", ephemeral=True)


class Panel(ui.LayoutView):
    """A text, a select of texts and one of people, and a button that opens a modal."""

    choices = ui.ActionRow[ui.LayoutView]()
    people = ui.ActionRow[ui.LayoutView]()
    buttons = ui.ActionRow[ui.LayoutView]()

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.add_item(ui.TextDisplay("What will it be?"))

    @choices.select(
        placeholder="Dishes",
        max_values=2,
        options=[discord.SelectOption(label=label, value=label.lower()) for label in ("Soup", "Fish", "Figs")],
    )
    async def chosen(self, interaction: discord.Interaction, select: ui.Select[ui.LayoutView]) -> None:
        await interaction.response.send_message(f"You chose {' and '.join(select.values)}", ephemeral=True)

    @people.select(cls=ui.UserSelect, placeholder="Guests")
    async def invited(self, interaction: discord.Interaction, select: ui.UserSelect[ui.LayoutView]) -> None:
        guest = select.values[0]
        text = f"{guest.mention} is invited as {guest.display_name}"
        await interaction.response.send_message(text, allowed_mentions=discord.AllowedMentions(users=True))

    @buttons.button(label="Name it")
    async def name(self, interaction: discord.Interaction, button: ui.Button[ui.LayoutView]) -> None:
        await interaction.response.send_modal(Name())

    @buttons.button(label="Wait")
    async def wait(self, interaction: discord.Interaction, button: ui.Button[ui.LayoutView]) -> None:
        await interaction.response.defer()
        await interaction.followup.send("later", ephemeral=True)


def board(number: int) -> ui.LayoutView:
    """A layout with a picture and a counting button."""
    view = ui.LayoutView(timeout=None)
    gallery = ui.MediaGallery[ui.LayoutView](discord.MediaGalleryItem("attachment://board.png", description="A board"))
    row = ui.ActionRow[ui.LayoutView](Count(number))
    view.add_item(ui.Container(ui.TextDisplay(f"Board number {number}"), gallery, ui.Separator(), row))
    return view


def picture() -> discord.File:
    return discord.File(io.BytesIO(png(64, 48)), "board.png")


class Bot(discord.AutoShardedClient if "SHARDED" in os.environ else discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.default(), allowed_mentions=discord.AllowedMentions.none())
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Count)
        group = app_commands.Group(name="table", description="About tables")
        for command in (say, slow, show, panel, lookup, whisper, thread, deaf, manage, history):
            (group if command in (show, panel) else self.tree).add_command(command)
        self.tree.add_command(group)
        await self.tree.sync()

    async def on_message(self, message: discord.Message) -> None:
        if message.author != self.user:
            where = "a DM" if message.guild is None else f"#{message.channel}"
            print(f"heard {message.content!r} in {where}", flush=True)

    async def on_ready(self) -> None:
        print("ready", flush=True)

    async def on_resumed(self) -> None:
        print("resumed", flush=True)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        print(f"removed from {guild.name}", flush=True)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        print(f"joined {guild.name}", flush=True)


@app_commands.command(description="Says it here")
@app_commands.describe(what="the words", times="how often", loud="in capitals", to="to whom")
async def say(
    interaction: discord.Interaction,
    what: app_commands.Range[str, 1, 40],
    times: app_commands.Range[int, 1, 3] = 1,
    loud: bool = False,
    to: discord.User | None = None,
) -> None:
    text = " ".join([what.upper() if loud else what] * times)
    await interaction.response.send_message(f"{to.display_name}: {text}" if to else text)


@app_commands.command(description="Thinks first")
async def slow(interaction: discord.Interaction, secret: bool = False) -> None:
    await interaction.response.defer(ephemeral=secret, thinking=True)
    await interaction.edit_original_response(view=board(1), attachments=[picture()])


@app_commands.command(description="Shows the board")
async def show(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("Here it comes", ephemeral=True)
    await interaction.channel.send(view=board(1), file=picture())


@app_commands.command(description="Opens the panel")
async def panel(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(view=Panel(), ephemeral=True)


@app_commands.command(description="Finds a number")
async def lookup(interaction: discord.Interaction, number: str) -> None:
    await interaction.response.send_message(f"Found {number}", ephemeral=True)


@lookup.autocomplete("number")
async def offer(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    found = [str(number) for number in range(100) if typed in str(number)]
    return [app_commands.Choice(name=f"number {each}", value=each) for each in found[:25]]


@app_commands.command(description="Sends a DM")
async def whisper(interaction: discord.Interaction, to: discord.User, what: str) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    try:
        await to.send(view=board(7), file=picture())
        await to.send(what)
        await interaction.edit_original_response(content="told")
    except discord.HTTPException as error:
        await interaction.edit_original_response(content=f"refused: {error.code}")


@app_commands.command(description="Opens a thread")
async def thread(interaction: discord.Interaction, name: str) -> None:
    assert isinstance(interaction.channel, discord.TextChannel)
    opened = await interaction.channel.create_thread(name=name, type=discord.ChannelType.public_thread)
    await opened.add_user(interaction.user)
    await opened.send(f"Welcome to {name}")
    await interaction.response.send_message(opened.jump_url, ephemeral=True)


@app_commands.command(description="Never answers")
async def deaf(interaction: discord.Interaction) -> None:
    print("deaf on purpose", flush=True)


@app_commands.command(description="For those who manage the server")
@app_commands.default_permissions(manage_guild=True)
@app_commands.guild_only()
async def manage(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(f"{interaction.permissions.manage_guild}", ephemeral=True)


@app_commands.command(description="Counts what the bot can read")
async def history(interaction: discord.Interaction) -> None:
    found = [message async for message in interaction.channel.history(limit=200)]
    await interaction.response.send_message(f"{len(found)} messages", ephemeral=True)


Bot().run(os.environ["DISCORD_TOKEN"])
