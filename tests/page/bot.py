"""A small bot that shows everything the page must draw. It knows no game."""

import asyncio
import io
import itertools
import os

import discord
from discord import app_commands, ui
from PIL import Image, ImageDraw

INK, PARCHMENT = "#2b2622", "#f3e9d6"
NAMES = {"palatine": "Two spaces free", "capitoline": "Full after this", "caelian": "No house yet"}
PLACES = [discord.SelectOption(label=name.title(), value=name, description=text) for name, text in NAMES.items()]
BLOCKS = [discord.SelectOption(label=f"Block {number}", value=f"block-{number}", emoji="🧱") for number in range(1, 13)]
LEGAL = ("Palatine: block 4", "Palatine: block 7", "Capitoline: roof 3", "Pass")

fresh = itertools.count()
client = discord.Client(intents=discord.Intents(guilds=True, dm_messages=True))
tree = app_commands.CommandTree(client)
show = app_commands.Group(name="show", description="Show what the page can draw")
tree.add_command(show)


def board(name: str, width: int = 1600, height: int = 1200) -> discord.File:
    """A picture with squares, as large as a real board."""
    image = Image.new("RGB", (width, height), PARCHMENT)
    pen = ImageDraw.Draw(image)
    for row in range(4):
        for column in range(5):
            x, y = 60 + column * 300, 60 + row * 280
            pen.rectangle((x, y, x + 260, y + 240), outline=INK, width=6)
            pen.text((x + 30, y + 20), f"{name} {row * 5 + column + 1}", INK, font_size=44)
    out = io.BytesIO()
    image.save(out, "PNG")
    return discord.File(io.BytesIO(out.getvalue()), f"{name}.png", description=f"Twenty squares called {name}")


def everything() -> ui.LayoutView:
    """One of everything in components V2. As with a real bot, an edit asks the same under another id."""
    primary, success, danger = discord.ButtonStyle.primary, discord.ButtonStyle.success, discord.ButtonStyle.danger
    large = discord.MediaGalleryItem("attachment://board.png", description="Twenty squares")
    return ui.LayoutView(timeout=None).add_item(
        ui.Container(
            ui.TextDisplay("### Round 2 of 4 · Building\nWaiting for **2** of 3"),
            ui.MediaGallery(large),
            ui.Section("**Ada** ▲ 26\n-# 5 cards", accessory=ui.Button(label="Her houses", custom_id="note:houses")),
            ui.Section("**Ben** ■ 28\n-# passed", accessory=ui.Thumbnail("attachment://small.png")),
            ui.Separator(spacing=discord.SeparatorSpacing.large),
            ui.TextDisplay("> Ada built two blocks on the *Palatine*.\nLast answer <t:1700000000:R>"),
            ui.ActionRow(
                ui.Button(label="Your move", style=primary, custom_id="note:move", emoji="🏛️"),
                ui.Button(label="My hand", custom_id="note:hand"),
                ui.Button(label="Join", style=success, custom_id="note:join"),
                ui.Button(label="Resign", style=danger, custom_id="note:resign"),
                ui.Button(label="Not now", disabled=True, custom_id="note:off"),
            ),
            ui.ActionRow(ui.Select(custom_id="note:one", placeholder="Where to build", options=PLACES)),
            ui.ActionRow(
                ui.Select(custom_id=f"note:bid:{next(fresh)}", placeholder="Your bid", max_values=3, options=BLOCKS)
            ),
            ui.ActionRow(ui.UserSelect(custom_id="note:who", placeholder="Whom to invite")),
            ui.ActionRow(
                ui.Button(label="Name it", custom_id="modal:name"),
                ui.Button(label="Fail", custom_id="silence:fail"),
                ui.Button(label="Read more", url="https://example.org/rules"),
            ),
            accent_colour=0x8E2A1E,
        )
    )


class Name(ui.Modal, title="Name your house"):
    """A line, a paragraph and a choice."""

    line = ui.Label(text="Its name", component=ui.TextInput(max_length=20))
    story = ui.Label(
        text="Its story",
        description="As long as you like",
        component=ui.TextInput(style=discord.TextStyle.paragraph, required=False),
    )
    where = ui.Label(text="Its hill", component=ui.Select(options=PLACES))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        name, hill = self.line.component.value, self.where.component.values[0]
        await interaction.response.send_message(f"Named **{name}** on {hill}", ephemeral=True)


@show.command(name="all", description="One of everything, for everybody")
async def show_all(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("Sent.", ephemeral=True)
    await interaction.channel.send(view=everything(), files=[board("board"), board("small", 400, 400)])


@tree.command(description="Edit the newest message of the bot, questions and all")
async def again(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("Edited.", ephemeral=True)
    async for message in interaction.channel.history(limit=9):
        if message.author == client.user and message.components:
            view = everything().add_item(ui.TextDisplay("And this is new."))
            await message.edit(view=view, attachments=[board("board"), board("small", 400, 400)])


@show.command(name="pictures", description="Several pictures, after some thought")
@app_commands.describe(count="How many", far="Whether one of them is from elsewhere")
async def show_pictures(
    interaction: discord.Interaction, count: app_commands.Range[int, 1, 9] = 4, far: bool = False
) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    files = [board(f"picture-{number}", 800, 600) for number in range(1, count + 1)]
    items = [discord.MediaGalleryItem(file, description=file.description) for file in files]
    if far:
        items.append(discord.MediaGalleryItem("https://example.org/far.png", description="Far away"))
    view = ui.LayoutView().add_item(ui.MediaGallery(*items))
    await interaction.edit_original_response(view=view, attachments=files)


@show.command(name="text", description="Says a text in public, with its markdown")
async def show_text(interaction: discord.Interaction, text: str) -> None:
    await interaction.response.send_message("Sent.", ephemeral=True)
    await interaction.channel.send(text)


@tree.command(description="Open a table here")
@app_commands.describe(
    seats="How many play", start_player="Who begins", memory_aid="Whether discards are shown", host="Who hosts it"
)
@app_commands.choices(
    start_player=[
        app_commands.Choice(name="Drawn by lot", value="lot"),
        app_commands.Choice(name="The host begins", value="host"),
    ]
)
async def new(
    interaction: discord.Interaction,
    seats: app_commands.Range[int, 2, 4],
    start_player: str = "lot",
    memory_aid: bool = False,
    host: discord.Member | None = None,
) -> None:
    hosted = host.id if host else None
    await interaction.response.send_message(f"{seats=} {start_player=} {memory_aid=} {hosted=}", ephemeral=True)


@tree.command(description="Open a thread here")
async def thread(interaction: discord.Interaction, name: str) -> None:
    await interaction.response.send_message("Opened.", ephemeral=True)
    post = await interaction.channel.send("A table opens.")
    place = await post.create_thread(name=name)
    await place.send("Here we play.")


@tree.command(description="Answer what you are asked")
@app_commands.describe(answer="Your answer, or a few words of it")
async def play(interaction: discord.Interaction, answer: str) -> None:
    await interaction.response.send_message(f"You answered `{answer}`.", ephemeral=True)


@play.autocomplete("answer")
async def answers(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    fits = [(number, text) for number, text in enumerate(LEGAL) if current.lower() in text.lower()]
    return [app_commands.Choice(name=text, value=f"raw:{number}") for number, text in fits]


@tree.command(description="Call somebody, here and by DM")
async def call(interaction: discord.Interaction, who: discord.Member) -> None:
    await interaction.response.send_message("Called.", ephemeral=True)
    await interaction.channel.send(f"{who.mention} It is your turn.")
    await who.send("Psst: it is your turn.")


@tree.command(description="Never answer")
async def silence(interaction: discord.Interaction) -> None:
    await asyncio.sleep(0)


@client.event
async def setup_hook() -> None:
    await tree.sync()


@client.event
async def on_interaction(interaction: discord.Interaction) -> None:
    """Every press: the word before the colon says what happens."""
    if interaction.type is not discord.InteractionType.component:
        return
    verb, rest = interaction.data["custom_id"].split(":")[:2]
    if verb == "modal":
        await interaction.response.send_modal(Name())
    elif verb == "note":
        chosen = " ".join(interaction.data.get("values", []))
        await interaction.response.send_message(f"You pressed {rest} {chosen}".strip(), ephemeral=True)


if __name__ == "__main__":
    client.run(os.environ["DISCORD_TOKEN"], log_handler=None)
