"""How a slash command and a verb are made: functions that take a Reply."""

from collections.abc import Awaitable, Callable, Coroutine, Mapping
from functools import update_wrapper
from typing import TYPE_CHECKING, Any, NamedTuple

from discord import Interaction, app_commands

from cogs.reply import Reply

if TYPE_CHECKING:
    from cogs.app import Aedile


class Verb(NamedTuple):
    """What a press does: it is given the reply, what follows the verb in the custom id, and the values chosen."""

    work: Callable[[Reply, str, list[str]], Awaitable[None]]
    edits: bool


def command(
    name: str,
    description: str,
    work: Callable[..., Coroutine[Any, Any, None]],
    *,
    choices: Mapping[str, list[app_commands.Choice[Any]]] | None = None,
    **described: str,
) -> "app_commands.Command[Any, Any, None]":
    """Make a slash command of a function that takes a Reply and the command's options."""

    async def callback(interaction: "Interaction[Aedile]", /, **values: Any) -> None:
        reply = Reply(interaction)
        await interaction.client.serve(reply, work(reply, **values))

    update_wrapper(callback, work)  # discord.py reads the options off the signature

    if choices:
        callback = app_commands.choices(**choices)(callback)
    if described:
        callback = app_commands.describe(**described)(callback)
    return app_commands.Command(name=name, description=description, callback=callback)
