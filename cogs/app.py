"""The client: what every part of the bot reaches the others by, and where each command and each press comes in."""

import asyncio
import hashlib
import json
import logging
import sys
from collections.abc import Awaitable, Iterable, Mapping
from types import ModuleType
from typing import Any

import discord
from discord import Interaction, app_commands

import render
from cogs.address import Paths
from cogs.ballots import Ballots
from cogs.clockwork import Clockwork
from cogs.command import Verb
from cogs.desk import Desks
from cogs.direct import Direct
from cogs.faults import record
from cogs.page import Control
from cogs.poster import Posters
from cogs.reply import Reply
from cogs.sight import names_of, refusal
from cogs.stewards import Stewards
from cogs.underway import Underway
from cogs.words import word
from cogs.worker import Worker
from data.errors import StoreError
from data.kept import Info
from data.live import Live
from data.recent import Recent
from rules.components import Edition
from rules.errors import Refused
from rules.game import Game

log = logging.getLogger(__name__)

PRESSED = 2_000  # so many messages that were lately pressed are remembered
REGISTERING = 5.0  # seconds the connection waits for the commands to be registered
SYNCED = "commands"  # under this name the digest of the commands last registered is kept


discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody here speaks, so nothing is missing


class Aedile(discord.Client):
    """Discord's side of the bot. It holds no state of a game: that is `live`'s."""

    def __init__(
        self, live: Live, games: Mapping[str, Game[Any]], editions: Mapping[str, Mapping[str, Edition]], version: str
    ) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            max_ratelimit_timeout=60.0,
        )
        self.live, self.store, self.games, self.editions, self.version = live, live.store, games, editions, version
        self.paths, self.worker = Paths(), Worker()
        self.posters, self.desks, self.direct = Posters(self), Desks(self), Direct(self)
        self.stewards, self.clockwork = Stewards(self), Clockwork(self)
        self.presses = 0  # how many interactions there have been
        self.newest: Recent[int, int] = Recent(PRESSED)  # which of them last changed a message
        self.underway, self.ballots = Underway(), Ballots(self)
        self.thumbs: Recent[int, int] = Recent(PRESSED)  # who likes the idea in it, a bit for each seat
        self.verbs: dict[str, Verb] = {}
        self.tree: app_commands.CommandTree[Aedile] = app_commands.CommandTree(self)
        self.tree.error(self._command_failed)
        live.changed += [self.stewards.poke, self.posters.poke]

    def load(self, cogs: Iterable[ModuleType]) -> None:
        """Let each part add its commands and its verbs."""
        for cog in cogs:
            cog.setup(self)

    async def setup_hook(self) -> None:
        """Start what runs beside the clicks; once, however often the connection is lost."""
        self.add_dynamic_items(Control)
        self.worker.warm()
        self.clockwork.start()
        self._syncing = asyncio.create_task(self.sync())
        await asyncio.wait([self._syncing], timeout=REGISTERING)

    async def sync(self) -> None:
        """Register the commands if they are not those registered last. Should that fail, the old ones go on working."""
        payload = [command.to_dict(self.tree) for command in self.tree.get_commands()]
        digest = hashlib.sha256(json.dumps([self.application_id, payload], sort_keys=True).encode()).hexdigest()
        if await self.store.meta(SYNCED) == digest:
            return
        try:
            await self.tree.sync()
        except (discord.HTTPException, app_commands.AppCommandError) as error:
            log.error("commands not registered: %s", type(error).__name__)
            print(word("not-registered", why=str(error)[:200]), file=sys.stderr, flush=True)
            return
        await self.store.put_meta(SYNCED, digest)

    async def close(self) -> None:
        self.clockwork.stop()
        self.worker.close()
        await super().close()

    async def on_ready(self) -> None:
        log.info("connected as %s", self.user)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Invited, or invited again: the tables that had nowhere to post are posted."""
        await self._unsilenced(guild)

    async def on_guild_channel_update(self, _: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        await self._unsilenced(after.guild)

    async def on_guild_role_update(self, _: discord.Role, after: discord.Role) -> None:
        await self._unsilenced(after.guild)

    async def _unsilenced(self, guild: discord.Guild) -> None:
        """What we may do there has changed: post the tables that had nowhere to post."""
        for info in await self.store.silenced(guild.id):
            self.posters.poke(info.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self._gone(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        await self._gone(payload.thread_id)

    async def _gone(self, channel: int) -> None:
        if info := await self.store.table_in(channel):
            await self.posters.homeless(info)

    async def on_interaction(self, interaction: "Interaction[Aedile]") -> None:
        """Take a form by its custom id, so that one opened before a restart still counts."""
        if interaction.type is discord.InteractionType.modal_submit:
            await self.pressed(interaction)

    async def pressed(self, interaction: "Interaction[Aedile]") -> None:
        """Take a press, a choice or a form to where its verb says."""
        data: dict[str, Any] = dict(interaction.data or {})
        name, _, rest = str(data.get("custom_id", "")).partition(":")
        verb = self.verbs.get(name)
        edits = verb is not None and verb.edits and interaction.message is not None
        reply = Reply(interaction, edits=edits)
        values = [*data.get("values", ()), *_typed(data.get("components", ()))]
        await self.serve(reply, verb.work(reply, rest, values) if verb else reply.say(word("gone")))

    async def serve(self, reply: Reply, work: Awaitable[None]) -> None:
        """Do the work of one interaction; whatever goes wrong, its person is told in a sentence."""
        try:
            await work
        except Refused as refused:
            await reply.say(await self.refused(refused, reply.info))
        except StoreError as error:
            log.error("store: %s", error)
            await reply.say(str(error))
        except Exception as error:  # nothing that one person runs into may reach the others
            if self.is_closed():
                return  # we have been told to stop, and Discord can be told nothing more
            record("interaction", reply.info.id if reply.info else None, error)
            await reply.say(word("fault"))
        finally:
            reply.close()

    async def refused(self, refused: Refused, info: Info | None) -> str:
        """A refusal in words, with the names of the table it is about."""
        about = getattr(refused, "table", None)
        in_the_way = await self.store.info(about) if info is None and about is not None else None
        info = info or in_the_way
        text = refusal(refused.sentence, self.games.get(info.game) if info else None, names_of(info) if info else ())
        return f"{text} {self.link(in_the_way)}" if in_the_way else text

    def link(self, info: Info) -> str:
        """The way to a table's channel."""
        return f"https://discord.com/channels/{info.guild or '@me'}/{info.channel}"

    def boards(self, game: str) -> tuple[str, ...]:
        """The pictures a game's public post shows."""
        return render.boards(game)

    def game(self, info: Info) -> Game[Any]:
        return self.games[info.game]

    async def _command_failed(self, interaction: "Interaction[Aedile]", error: app_commands.AppCommandError) -> None:
        outdated = isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch)
        if not outdated:
            record("command", None, error)
        reply = Reply(interaction)
        await reply.say(word("outdated" if outdated else "fault"))
        reply.close()


def _typed(components: Iterable[Any]) -> list[str]:
    """The texts of a form, however deep they lie."""
    texts: list[str] = []
    for each in components:
        if "value" in each:
            texts.append(str(each["value"]))
        inner = each.get("components") or ([each["component"]] if "component" in each else [])
        texts += _typed(inner)
    return texts
