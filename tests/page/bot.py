"""A small bot that shows everything the page must draw. Run by `sandbox/launch.py`; it knows no game."""

import asyncio
import io
import os
from typing import Any

import discord
from discord import app_commands, ui
from PIL import Image, ImageDraw

INK, PARCHMENT = "#2b2622", "#f3e9d6"


class Client(discord.Client):
    """Registers its commands once it is connected."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.none() | discord.Intents(guilds=True, dm_messages=True))
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        await self.tree.sync()


client = Client()
show = app_commands.Group(name="show", description="Show what the page can draw")
client.tree.add_command(show)


def board(text: str, size: tuple[int, int] = (1600, 1200)) -> discord.File:
    """A picture with squares and a text, as large as a real board."""
    image = Image.new("RGB", size, PARCHMENT)
    pen = ImageDraw.Draw(image)
    for row in range(4):
        for column in range(5):
            pen.rectangle((60 + column * 300, 60 + row * 280, 320 + column * 300, 300 + row * 280), outline=INK, width=6)
            pen.text((90 + column * 300, 80 + row * 280), f"{text} {row * 5 + column + 1}", INK, font_size=44)
    out = io.BytesIO()
    image.save(out, "PNG")
    return discord.File(io.BytesIO(out.getvalue()), f"{text}.png", description=f"A board of twenty squares called {text}")


class Rows(ui.LayoutView):
    """One of everything in components V2."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.add_item(
            ui.Container[Any](
                ui.TextDisplay("### Round 2 of 4 · Building\nWaiting for **2** of 3"),
                ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="A board of twenty squares")),
                ui.Section(ui.TextDisplay("**Ada** ▲ 26\n-# 5 cards, 2 houses"), accessory=ui.Button(label="Her houses", custom_id="note:houses")),
                ui.Section(ui.TextDisplay("**Ben** ■ 28\n-# passed"), accessory=ui.Thumbnail("attachment://small.png")),
                ui.Separator(spacing=discord.SeparatorSpacing.large),
                ui.TextDisplay("> Ada built two blocks on the *Palatine*.\nLast answer <t:1700000000:R>"),
                ui.ActionRow(
                    ui.Button(label="Your move", style=discord.ButtonStyle.primary, custom_id="note:move", emoji="🏛️"),
                    ui.Button(label="My hand", custom_id="note:hand"),
                    ui.Button(label="Join", style=discord.ButtonStyle.success, custom_id="note:join"),
                    ui.Button(label="Resign", style=discord.ButtonStyle.danger, custom_id="slow:resign"),
                    ui.Button(label="Nothing", disabled=True, custom_id="note:off"),
                ),
                ui.ActionRow(ui.Select(custom_id="chosen:one", placeholder="Where to build", options=places())),
                ui.ActionRow(ui.Select(custom_id="chosen:many", placeholder="Your bid", min_values=1, max_values=3, options=cards())),
                ui.ActionRow(ui.UserSelect(custom_id="chosen:who", placeholder="Whom to invite")),
                ui.ActionRow(ui.Button(label="Name it", custom_id="modal:name"), ui.Button(label="Fail", custom_id="fail:now"), ui.Button(label="Read more", url="https://example.org/rules")),
                accent_colour=0x8E2A1E,
            )
        )


def places() -> list[discord.SelectOption]:
    """Three places with descriptions."""
    names = {"palatine": "Two spaces free", "capitoline": "Full after this", "caelian": "No house yet"}
    return [discord.SelectOption(label=name.title(), value=name, description=text) for name, text in names.items()]


def cards() -> list[discord.SelectOption]:
    """More options than fit without searching."""
    return [discord.SelectOption(label=f"Block {number}", value=f"block-{number}", emoji="🧱") for number in range(1, 13)]


class Name(ui.Modal, title="Name your house"):
    """One line, one paragraph, one select."""

    line = ui.Label(text="Its name", component=ui.TextInput(custom_id="line", max_length=20))
    long = ui.Label(text="Its story", description="As long as you like", component=ui.TextInput(custom_id="long", style=discord.TextStyle.paragraph, required=False))
    where = ui.Label(text="Its hill", component=ui.Select(custom_id="where", options=places()))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"Named **{self.line.component.value}** on {self.where.component.values[0]}", ephemeral=True)  # type: ignore[attr-defined]


MARKDOWN = r"""# Heading
## Second
### Third
**bold** *italics* _also_ __under__ ~~gone~~ ||secret|| `code` \*not italics\* snake_case_name
> quoted **line**
> and another
-# small print
- one
- two
  - deeper
1. first
2. second
```py
print("<b>no markup</b>")
```
<t:1700000000:F> <@{me}> https://example.org/a_b_c. [a link](https://example.org) <script>alert(1)</script> <img src=x onerror=alert(1)>"""


@show.command(name="all", description="One of everything, for everybody")
async def show_all(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("Sent.", ephemeral=True)
    channel = interaction.channel
    assert isinstance(channel, discord.abc.Messageable)
    await channel.send(view=Rows(), files=[board("board"), board("small", (400, 400))])


@show.command(name="markdown", description="All of the markdown")
async def show_markdown(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(MARKDOWN.replace("{me}", str(interaction.user.id)), ephemeral=True)


@show.command(name="pictures", description="Several pictures")
@app_commands.describe(count="How many", large="Whether they are large")
async def show_pictures(interaction: discord.Interaction, count: app_commands.Range[int, 1, 10] = 4, large: bool = False) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    view = ui.LayoutView()
    files = [board(f"picture-{number}", (1600, 1200) if large else (800, 600)) for number in range(count)]
    view.add_item(ui.MediaGallery(*(discord.MediaGalleryItem(file, description=file.description) for file in files)))
    await interaction.edit_original_response(view=view, attachments=files)


@client.tree.command(description="Open a table here")
@app_commands.describe(seats="How many play", start_player="Who begins", memory_aid="Whether discards are shown", host="Who hosts it", thread="In a thread of its own")
@app_commands.choices(start_player=[app_commands.Choice(name="Drawn by lot", value="lot"), app_commands.Choice(name="The host", value="host")])
async def new(
    interaction: discord.Interaction,
    seats: app_commands.Range[int, 2, 4],
    start_player: str = "lot",
    memory_aid: bool = False,
    host: discord.Member | None = None,
    thread: bool = False,
) -> None:
    told = f"seats={seats} start_player={start_player} memory_aid={memory_aid} host={host.id if host else None} thread={thread}"
    await interaction.response.send_message(told, ephemeral=True)
    if thread and isinstance(interaction.channel, discord.TextChannel):
        post = await interaction.channel.send(f"{interaction.user.mention} opens a table.")
        place = await post.create_thread(name="A table of Capitol")
        await place.send("Here we play.")


@client.tree.command(description="Answer what you are asked")
@app_commands.describe(answer="Your answer, or a few words of it")
async def play(interaction: discord.Interaction, answer: str) -> None:
    await interaction.response.send_message(f"You answered `{answer}`.", ephemeral=True)


@play.autocomplete("answer")
async def answers(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    legal = ["Palatine: block 4", "Palatine: block 7", "Capitoline: roof 3", "Pass"]
    return [app_commands.Choice(name=text, value=f"raw:{number}") for number, text in enumerate(legal) if current.lower() in text.lower()]


@client.tree.command(description="Call somebody, here and by DM")
async def call(interaction: discord.Interaction, who: discord.Member, text: str = "It is your turn.") -> None:
    await interaction.response.send_message("Called.", ephemeral=True)
    assert isinstance(interaction.channel, discord.abc.Messageable)
    await interaction.channel.send(f"{who.mention} {text}")
    await who.send(f"Psst: {text}")


@client.tree.command(description="Think for a moment, or for ever")
async def think(interaction: discord.Interaction, seconds: float = 1.0) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    await asyncio.sleep(seconds)
    await interaction.edit_original_response(content="Thought of it.")


@client.tree.command(description="Never answer")
async def silence(interaction: discord.Interaction) -> None:
    await asyncio.sleep(0)


@client.event
async def on_interaction(interaction: discord.Interaction) -> None:
    """Every component press: the word before the colon says what happens."""
    if interaction.type is not discord.InteractionType.component:
        return
    assert interaction.data is not None
    verb, _, rest = str(interaction.data["custom_id"]).partition(":")  # type: ignore[typeddict-item]
    if verb == "modal":
        await interaction.response.send_modal(Name())
    elif verb == "slow":
        await asyncio.sleep(1.5)
        await interaction.response.send_message(f"Slowly: {rest}", ephemeral=True)
    elif verb in ("note", "chosen"):
        values = interaction.data.get("values", [])
        await interaction.response.send_message(" ".join([f"You pressed {rest}", *map(str, values)]), ephemeral=True)


client.run(os.environ["DISCORD_TOKEN"], log_handler=None)
