"""A message of ours before it is Discord's: texts, pictures, buttons, menus. `layout` keeps it within the limits."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Any, NamedTuple, TypeAlias

import discord
from discord import ui

from cogs.safe import cut, plain
from cogs.worker import Picture

TEXT, BYTES, COMPONENTS = 3_900, 9_500, 40  # Discord's are 4,000 characters and under 10,000 bytes in all
LABEL, OPTION, ALT, OPTIONS, MENUS, ROW, ROWS, ID = 80, 100, 1_024, 25, 4, 5, 5, 100
STYLES = {
    "main": discord.ButtonStyle.primary,
    "plain": discord.ButtonStyle.secondary,
    "good": discord.ButtonStyle.success,
    "bad": discord.ButtonStyle.danger,
}


class Button(NamedTuple):
    """A button: its verb and what it carries are one custom id; or it leads to a link."""

    label: str
    id: str
    style: str = "plain"
    link: bool = False


class Entry(NamedTuple):
    value: str
    label: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Menu:
    """A select of at most 25 entries."""

    id: str
    placeholder: str
    entries: Sequence[Entry]
    most: int = 1


Part: TypeAlias = str | Picture | Menu | list[Button]


@dataclass(frozen=True, slots=True)
class Page:
    """Parts from top to bottom; `calls` are the users whom the text may mention.

    `bare` tells what the pictures show, for where none may go; without it their alt texts do.
    """

    parts: tuple[Part, ...]
    calls: tuple[int, ...] = ()
    bare: str = ""

    @property
    def pictures(self) -> list[Picture]:
        return [part for part in self.parts if isinstance(part, Picture)]

    @property
    def text(self) -> str:
        return "\n".join(part for part in self.parts if isinstance(part, str))

    def without_pictures(self) -> "Page":
        """The same in words, which stand where the first picture does."""
        words = self.bare or "\n".join(dict.fromkeys(picture.alt for picture in self.pictures))
        first = next((at for at, part in enumerate(self.parts) if isinstance(part, Picture)), len(self.parts))
        rest = [part for part in self.parts[first:] if not isinstance(part, Picture)]
        return Page((*self.parts[:first], *([words] if words else []), *rest), self.calls)


class Control(ui.DynamicItem[ui.Item[Any]], template=r"[a-z]+:.*"):
    """Anything of ours that can be pressed; known again after a restart by its custom id, whatever message it is in."""

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: ui.Item[Any], match: re.Match[str], /) -> "Control":
        return cls(item)

    async def callback(self, interaction: Any) -> None:
        await interaction.client.pressed(interaction)


def layout(page: Page, drawn: Mapping[str, bytes] | None = None) -> ui.LayoutView:
    """Build the view; a picture that has not been drawn is left out."""
    view = ui.LayoutView(timeout=None)
    texts = iter(_within([part for part in page.parts if isinstance(part, str)]))
    gallery: ui.MediaGallery[Any] | None = None
    for part in page.parts:
        if isinstance(part, Picture):
            if drawn and part.file in drawn:
                if gallery is None:
                    gallery = ui.MediaGallery()
                    view.add_item(gallery)
                gallery.add_item(media=f"attachment://{part.file}", description=cut(plain(part.alt), ALT) or None)
            continue
        gallery = None
        if isinstance(part, str):
            if text := next(texts):
                view.add_item(ui.TextDisplay(text))
        else:
            view.add_item(_row(part))
    return view


def files(page: Page, drawn: Mapping[str, bytes] | None = None) -> list[discord.File]:
    """Build the attachments the view shows; made anew for each attempt, since sending uses them up."""
    drawn = drawn or {}
    return [discord.File(BytesIO(drawn[p.file]), filename=p.file) for p in page.pictures if p.file in drawn]


def _row(part: Menu | list[Button]) -> ui.ActionRow[Any]:
    row: ui.ActionRow[Any] = ui.ActionRow()
    if isinstance(part, Menu):
        row.add_item(Control(_select(part)))
        return row
    for button in part:
        label = cut(plain(button.label), LABEL)
        if button.link:
            row.add_item(ui.Button(label=label, url=button.id))
        else:
            row.add_item(Control(ui.Button(label=label, custom_id=button.id, style=STYLES[button.style])))
    return row


def _select(menu: Menu) -> ui.Select[Any]:
    options = [
        discord.SelectOption(
            label=cut(plain(entry.label), OPTION), value=entry.value, description=cut(plain(entry.note), OPTION) or None
        )
        for entry in menu.entries
    ]
    most = min(menu.most, len(options))
    return ui.Select(
        custom_id=menu.id, placeholder=cut(plain(menu.placeholder), 150), options=options, min_values=1, max_values=most
    )


def fit(texts: list[str]) -> bool:
    """Whether texts fit a message together."""
    return sum(map(len, texts)) <= TEXT and sum(len(text.encode()) for text in texts) <= BYTES


def _within(texts: list[str]) -> list[str]:
    """Cut the longest texts until all of them fit a message together."""
    while not fit(texts):
        longest = max(range(len(texts)), key=lambda at: len(texts[at].encode()))
        texts[longest] = cut(texts[longest], max(1, len(texts[longest]) * 9 // 10))
    return texts
