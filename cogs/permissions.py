"""The permissions the bot asks for, everywhere the same, and what each is needed for."""

from collections.abc import Sequence

import discord

from cogs.words import listed, word

PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    manage_threads=True,
    attach_files=True,
    read_message_history=True,
)
BRINGS = {"attach_files": "send_messages"}  # without the one Discord counts the other as missing, allowed or not
NEEDS = {name: word(f"needs-{name}") for name, needed in PERMISSIONS if needed}


def lacking(allowed: discord.Permissions) -> str:
    """What we ask for and have not got, a line for each; nothing if all is there."""
    missing = [name for name in NEEDS if not getattr(allowed, name)]
    named = [name for name in missing if BRINGS.get(name) not in missing]
    return "\n".join(word("check-line", name=_titled(name), why=NEEDS[name]) for name in named)


def named(names: Sequence[str]) -> str:
    """Permissions as Discord's own settings call them."""
    return listed([f"*{_titled(name)}*" for name in names])


def _titled(name: str) -> str:
    return "View Channel" if name == "read_messages" else name.replace("_", " ").title().replace(" In ", " in ")
