"""Messages of ours in channels: sent, edited, stripped of buttons, deleted; with what Discord may answer to that."""

import logging
import re
import secrets
from collections.abc import Mapping
from typing import Any

import discord
from discord import ui

from cogs.page import Page, files, layout
from cogs.safe import BROKEN, steady

log = logging.getLogger(__name__)

NO_PERMISSION, NO_CHANNEL, NO_MESSAGE = 50013, 10003, 10008


class Nowhere(Exception):
    """The channel is gone, or we may not write there."""


def mentions(page: Page) -> discord.AllowedMentions:
    """Only those a page calls are called."""
    return discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=[discord.Object(user) for user in page.calls]
    )


async def send(
    client: discord.Client, channel: int, page: Page, drawn: Mapping[str, bytes] | None, *, known: str | None = None
) -> int:
    """Send a page, once, however often the connection breaks; return the message's id.

    What is `known` by a name of at most 25 characters is sent once even if we are killed in between: for some minutes
    Discord gives the first one back. Raises Nowhere, and Forbidden where only files are not allowed.
    """
    place, nonce = client.get_partial_messageable(channel), known or secrets.randbits(63)

    async def once() -> discord.Message:
        view, attached = layout(page, drawn), files(page, drawn)
        return await place.send(view=view, files=attached, allowed_mentions=mentions(page), nonce=nonce)

    try:
        return (await steady(once)).id
    except discord.NotFound as error:
        raise Nowhere from error
    except discord.Forbidden as error:
        if error.code == NO_PERMISSION and drawn:
            raise
        raise Nowhere from error


async def edit(
    client: discord.Client, channel: int, message: int, page: Page, drawn: Mapping[str, bytes] | None
) -> bool:
    """Edit a message; False if it cannot be edited: it is gone, too old, or archived with its thread.

    Raises Forbidden where only files are not allowed.
    """
    target = client.get_partial_messageable(channel).get_partial_message(message)

    async def once() -> Any:
        view, attached = layout(page, drawn), files(page, drawn)
        return await target.edit(view=view, attachments=attached, allowed_mentions=mentions(page))

    try:
        await steady(once)
    except discord.DiscordServerError:
        raise
    except discord.HTTPException as error:
        if error.code == NO_PERMISSION and drawn:
            raise
        log.info("message %s cannot be edited: %s", message, error.code)
        return False
    return True


async def exists(client: discord.Client, channel: int, message: int) -> bool:
    """Whether a message is there, as far as can be told; raises Nowhere if its channel is not."""
    try:
        await client.get_partial_messageable(channel).get_partial_message(message).fetch()
    except discord.HTTPException as error:
        if error.code == NO_CHANNEL:
            raise Nowhere from error
        return error.code != NO_MESSAGE
    return True


async def retire(client: discord.Client, channel: int, message: int) -> None:
    """Take the buttons off a message that another has taken the place of; its words and pictures stay."""
    target = client.get_partial_messageable(channel).get_partial_message(message)
    try:
        old = await target.fetch()
        view = ui.LayoutView.from_message(old, timeout=None)
        for item in list(view.children):
            if isinstance(item, ui.ActionRow):
                view.remove_item(item)
            elif isinstance(item, ui.MediaGallery):
                item.items = [_kept(each) for each in item.items]
        await target.edit(view=view, allowed_mentions=discord.AllowedMentions.none())
    except (discord.HTTPException, BROKEN, TimeoutError) as error:
        log.info("message %s keeps its buttons: %s", message, getattr(error, "code", type(error).__name__))


async def delete(client: discord.Client, channel: int, message: int) -> None:
    try:
        await client.get_partial_messageable(channel).get_partial_message(message).delete()
    except discord.HTTPException as error:
        log.info("message %s not deleted: %s", message, error.code)


def _kept(item: discord.MediaGalleryItem) -> discord.MediaGalleryItem:
    """A picture that stays attached is named as an attachment again."""
    name = re.split(r"[/?]", item.media.url.split("?")[0])[-1]
    return discord.MediaGalleryItem(f"attachment://{name}", description=item.description)
