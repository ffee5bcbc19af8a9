"""What the bot wants a message to be: read from a request, checked against Discord's limits, settled into its shape."""

import mimetypes
import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING
from urllib.parse import quote

from sandbox import pictures
from sandbox.errors import Json, known
from sandbox.forms import Form, Upload
from sandbox.limits import fields
from sandbox.limits.embeds import embeds
from sandbox.limits.layout import components
from sandbox.limits.problems import Problems, Spot
from sandbox.mentions import mentioned
from sandbox.shapes import shown
from sandbox.world import EPHEMERAL, LOADING, V2, File, Message

if TYPE_CHECKING:
    from sandbox.core import Sandbox

QUIET, NO_EMBEDS = 1 << 12, 1 << 2
SETTABLE = EPHEMERAL | V2 | QUIET | NO_EMBEDS
LEGACY = ("content", "embeds", "poll", "sticker_ids")


@dataclass
class Draft:
    """A message to be."""

    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    flags: int = 0
    files: list[File] = field(default_factory=list)  # those that may be shown
    listed: set[str] = field(default_factory=set)  # those that are there even if no component shows them
    uploads: list[tuple[File, bytes]] = field(default_factory=list)
    mentions: list[str] = field(default_factory=list)
    nonce: str | int | None = None
    reference: Json | None = None

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to show."""
        return not (self.content or self.embeds or self.components or self.listed)


@dataclass
class Drafting:
    """One request on its way to a draft."""

    sandbox: "Sandbox"
    form: Form
    channel: str
    at: Spot
    old: Message | None

    def draft(self) -> Draft:
        """Read everything; raises 50035, 50006 or 40005."""
        raw = self.form.payload
        draft = Draft(flags=self._flags())
        self._files(draft)
        self._words(draft)
        is_v2 = bool(draft.flags & V2)
        if "components" in raw or not self.old:
            draft.components = components(raw, self.at, lambda url, at: self._media(draft, url, at), v2=is_v2)
        else:
            draft.components = self.old.components
        if is_v2:
            self._refuse_legacy(draft)
        self.at.problems.settle()
        if draft.is_empty or (is_v2 and not draft.components):
            raise known(50006)
        draft.mentions = mentioned(self.sandbox, raw, draft, self.at)
        self.at.problems.settle()
        return draft

    def _flags(self) -> int:
        raw = self.form.payload
        wanted = fields.whole(raw, "flags", self.at, 0, 2**31 - 1)
        if self.old is None:
            return (wanted or 0) & SETTABLE
        before = self.old.flags & ~LOADING
        if wanted is None:
            return before
        if before & V2 and not wanted & V2:
            (self.at / "flags").refuse(
                "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG", "The IS_COMPONENTS_V2 flag cannot be removed from a message"
            )
        return before & ~NO_EMBEDS | wanted & (V2 | NO_EMBEDS)

    def _words(self, draft: Draft) -> None:
        raw, old = self.form.payload, self.old
        if "content" in raw or not old:
            draft.content = fields.text(raw, "content", self.at, 2_000) or ""
        else:
            draft.content = old.content
        if "embeds" in raw or not old:
            draft.embeds = embeds(raw, self.at, lambda url, at: self._media(draft, url, at))
        else:
            draft.embeds = old.embeds

    def _refuse_legacy(self, draft: Draft) -> None:
        values = {**self.form.payload, "content": draft.content, "embeds": draft.embeds}
        for key in LEGACY:
            if values.get(key):
                (self.at / key).refuse(
                    "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                    f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
                )

    def _files(self, draft: Draft) -> None:
        """Keep the old files that are listed (all if there is no list) and add the new ones."""
        raw, old_files = self.form.payload, self.old.files if self.old else []
        showing = shown(self.old) if self.old else set()
        rows = fields.rows(raw, "attachments", self.at, 10)
        if raw.get("attachments") is None:
            draft.files = list(old_files)
            draft.listed = {file.id for file in old_files if file.id not in showing}
            rows = [{"id": number} for number in self.form.uploads]
        elif "components" not in raw:
            draft.files = [file for file in old_files if file.id in showing]
        for number, row in enumerate(rows):
            self._listed(draft, row, self.at / "attachments" / number)

    def _listed(self, draft: Draft, row: Json, at: Spot) -> None:
        id, description = str(row.get("id")), fields.text(row, "description", at, 1_024)
        old = next((file for file in (self.old.files if self.old else []) if file.id == id), None)
        if old:
            old.description = description if "description" in row else old.description
            draft.files.append(old)
        elif id in self.form.uploads:
            upload = self.form.uploads[id]
            fresh = self._fresh(row.get("filename") or upload.name, upload, description)
            draft.files.append(fresh)
            draft.uploads.append((fresh, upload.body))
        else:
            (at / "id").refuse("ATTACHMENT_NOT_FOUND", "Attachment data not found")
            return
        draft.listed.add(draft.files[-1].id)

    def _fresh(self, name: str, upload: Upload, description: str | None) -> File:
        id, name = self.sandbox.world.snowflakes.new(), safe(name)
        url = f"{self.sandbox.address}/cdn/attachments/{self.channel}/{id}/{quote(name)}"
        kind = mimetypes.guess_type(name)[0] or upload.type
        width, height = pictures.size(upload.body) or (None, None)
        return File(id, name, len(upload.body), kind, url, description, width, height)

    def _media(self, draft: Draft, url: str, at: Spot) -> Json:
        """The picture a URL means: one of this message's files, or something elsewhere."""
        if url.startswith("attachment://"):
            name = safe(url.removeprefix("attachment://"))
            found = next((file for file in reversed(draft.files) if file.name == name), None)
            if found is None:
                at.refuse(
                    "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                    f"The referenced attachment {name} was not found",
                )
                return {}
            return media(found)
        mine = next((file for file in draft.files if file.url == url), None)
        if mine:
            return media(mine)
        if not url.startswith(("http://", "https://")):
            at.refuse("URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('http', 'https', 'attachment').")
        return {"id": self.sandbox.world.snowflakes.new(), "url": url, "proxy_url": url}


def media(file: File) -> Json:
    """A file as a component shows it."""
    shape: Json = {"id": file.id, "url": file.url, "proxy_url": file.url, "content_type": file.type}
    if file.width:
        shape |= {"width": file.width, "height": file.height}
    return shape | {"attachment_id": file.id, "name": file.name, "size": file.size}


def safe(name: str) -> str:
    """A file name as Discord keeps it."""
    return re.sub(r"[^\w.\-]", "", name.strip().replace(" ", "_"), flags=re.ASCII) or "unknown"


def new(sandbox: "Sandbox", form: Form, channel: str, *under: str) -> Draft:
    """Draft a new message; `under` is where in the request it stands."""
    return Drafting(sandbox, form, channel, _spot(under), None).draft()


def edit(sandbox: "Sandbox", form: Form, old: Message, *under: str) -> Draft:
    """Draft the changes to a message."""
    return Drafting(sandbox, form, old.channel, _spot(under), old).draft()


def _spot(under: tuple[str, ...]) -> Spot:
    return Spot(Problems(), under)
