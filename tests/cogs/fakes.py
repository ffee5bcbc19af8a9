"""Discord's side of interactions, for tests without a network: it notes what is shown, and fails as told."""

import asyncio
from types import SimpleNamespace

import discord

from tests.cogs.limits import walk


class FakeInteraction:
    """One interaction as discord.py hands it over."""

    def __init__(self, app, user=7, custom_id="", values=(), *, message=None, fails=None, slow=0.0, form=None):
        self.client, self.id, self.fails, self.slow = app, id(self), fails, slow
        self.user = SimpleNamespace(id=user, display_name=f"user {user}", bot=False)
        self.type = discord.InteractionType.modal_submit if form else discord.InteractionType.component
        self.data = {"custom_id": custom_id, "values": list(values), "components": form or []}
        self.message = message and SimpleNamespace(id=message)
        self.answer = message or self.id + 1  # the message that shows what came of it
        self.guild_id, self.channel_id = 5, 6
        self.calls, self.shown, self.modal, self.acknowledged = [], [], None, False
        first = {"send_message": "send", "edit_message": "change", "defer": "defer", "send_modal": "modal"}
        self.response = SimpleNamespace(**{name: self._first(call) for name, call in first.items()})
        self.followup = SimpleNamespace(send=self._later("followup"))
        self.edit_original_response = self._later("edit")

    def _first(self, name):
        async def call(form=None, view=None, **_):
            assert not self.acknowledged, "an interaction is acknowledged once"
            self.acknowledged = True
            self.calls.append(name)
            self._note(view, form)
            await asyncio.sleep(self.slow)
            if self.fails:
                raise self.fails
            return SimpleNamespace(message_id=self.answer)

        return call

    def _later(self, name):
        async def call(view=None, **_):
            assert self.acknowledged, "nothing can be changed before it is there"
            self.calls.append(name)
            self._note(view, None)
            return SimpleNamespace(id=self.answer)

        return call

    def _note(self, view, form):
        if view is not None:
            self.shown = list(walk(view.to_components()))
        self.modal = form or self.modal

    @property
    def text(self):
        return "\n".join(each["content"] for each in self.shown if each["type"] == 10)

    @property
    def controls(self):
        return [each for each in self.shown if "custom_id" in each]

    def control(self, label):
        return next(each for each in self.controls if each.get("label", "").startswith(label))


class FakeMessages:
    """Discord's messages: those there are, as they were last sent or edited."""

    def __init__(self):
        self.shown, self.sent, self.stuck, self.shut = {}, [], set(), set()
        self.called = []  # the users that each message sent calls, none of them by most

    def __call__(self, channel):
        async def send(view, **more):
            self.sent.append(channel)
            if channel in self.stuck:
                await asyncio.Event().wait()
            if channel in self.shut:
                raise refusal(discord.Forbidden, 403, 50013)
            number = channel * 1000 + self.sent.count(channel)
            self.called.append([user.id for user in more["allowed_mentions"].users])
            self.shown[number] = view.to_components()
            return SimpleNamespace(id=number)

        return SimpleNamespace(send=send, get_partial_message=self.message)

    def message(self, number):
        def known():
            if number not in self.shown:
                raise refusal(discord.NotFound, 404, 10008)

        async def edit(view, **_):
            known()
            self.shown[number] = view.to_components()

        async def fetch():
            known()
            return SimpleNamespace(components=[])

        return SimpleNamespace(edit=edit, fetch=fetch, delete=fetch)

    async def create_dm(self, user):
        return SimpleNamespace(id=user.id)

    def text(self, number):
        return "\n".join(each["content"] for each in walk(self.shown[number]) if each["type"] == 10)

    def has_picture(self, number):
        return any(each["type"] == 12 for each in walk(self.shown.get(number, [])))


def refusal(kind, status, code):
    """An error as Discord answers it."""
    return kind(SimpleNamespace(status=status, reason=""), {"code": code, "message": "no"})
