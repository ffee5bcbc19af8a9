"""Interactions: from a person's act to the bot's acknowledgement, in time or not."""

import asyncio
import secrets
from collections import deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from sandbox import payloads
from sandbox.errors import Json, Unable, known
from sandbox.world import DM, LOADING, Channel, Message, Person

if TYPE_CHECKING:
    from sandbox.core import Sandbox

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
KINDS = {COMMAND: "command", COMPONENT: "component", AUTOCOMPLETE: "autocomplete", MODAL: "modal"}
REMEMBERED = 10_000


@dataclass(eq=False)
class Interaction:
    """One act of a person that the bot must acknowledge."""

    id: str
    kind: int
    name: str
    user: str
    channel: str
    born: float
    message: str | None = None  # the one whose component was used
    trigger: "Interaction | None" = None  # what opened the modal that was sent
    token: str = field(default_factory=lambda: secrets.token_urlsafe(48))
    state: str = "waiting"
    callback: int | None = None
    acknowledged: float | None = None
    original: str | None = None  # the message that @original means
    replies: list[str] = field(default_factory=list)
    modal: Json | None = None
    choices: "asyncio.Future[list[Json] | None] | None" = None
    clock: asyncio.TimerHandle | None = None

    def view(self) -> Json:
        """What its person is told."""
        return {
            "id": self.id,
            "kind": KINDS[self.kind],
            "name": self.name,
            "channel": self.channel,
            "message": self.message,
            "state": self.state,
            "callback": self.callback,
            "acknowledged": self.acknowledged,
            "replies": self.replies,
            "modal": self.modal,
        }


class Interactions:
    """The last interactions and their clocks."""

    def __init__(self, sandbox: "Sandbox") -> None:
        self._sandbox = sandbox
        self._by_id: dict[str, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}
        self._open_modals: dict[str, Interaction] = {}
        self._order: deque[Interaction] = deque()

    def new(self, kind: int, name: str, user: Person, place: Channel) -> Interaction:
        """An interaction that the bot has not been told of."""
        loop = asyncio.get_running_loop()
        new = Interaction(self._sandbox.world.snowflakes.new(), kind, name, user.id, place.id, loop.time())
        if kind == AUTOCOMPLETE:
            new.choices = loop.create_future()
        return new

    def start(self, one: Interaction, data: Json, source: Message | None = None) -> Interaction:
        """Tell the bot what a person did and start its three seconds."""
        one.message = source.id if source else None
        self._remember(one)
        one.clock = asyncio.get_running_loop().call_later(self._sandbox.terms.patience, self._give_up, one)
        payload = payloads.interaction(self._sandbox, one, data, source)
        in_dm = self._sandbox.world.channels[one.channel].kind == DM
        if in_dm or self._sandbox.world.bot.in_guild:
            self._sandbox.gateway.tell("INTERACTION_CREATE", payload, private=in_dm)
        self.tell(one)
        return one

    def _remember(self, new: Interaction) -> None:
        self._by_id[new.id] = self._by_token[new.token] = new
        self._order.append(new)
        if len(self._order) > REMEMBERED:
            old = self._order.popleft()
            del self._by_id[old.id], self._by_token[old.token]

    def tell(self, one: Interaction) -> None:
        """Tell its person how an interaction stands."""
        if one.kind != AUTOCOMPLETE:
            self._sandbox.audience.tell(one.user, "interaction", interaction=one.view())

    def _give_up(self, one: Interaction) -> None:
        one.state = "failed"
        if one.choices and not one.choices.done():
            one.choices.set_result(None)
        self.tell(one)

    def to_answer(self, id: str, token: str) -> Interaction:
        """The interaction a callback is for; raises 10062 when unknown or late, 40060 when acknowledged."""
        found = self._by_id.get(id)
        if found is None or found.token != token or found.state == "failed":
            raise known(10062)
        if found.callback is not None:
            raise known(40060)
        return found

    def acknowledge(self, one: Interaction, callback: int) -> None:
        """Note the bot's acknowledgement."""
        if one.clock:
            one.clock.cancel()
        loop = asyncio.get_running_loop()
        one.callback, one.acknowledged = callback, loop.time() - one.born
        one.state = "thinking" if callback == 5 else "done"

    def by_token(self, token: str) -> Interaction:
        """The acknowledged interaction of a webhook token; raises 50027 or 10015."""
        found = self._by_token.get(token)
        if found is None or asyncio.get_running_loop().time() - found.born > self._sandbox.terms.token_life:
            raise known(50027)
        if found.callback is None or found.callback in (8, 9):
            raise known(10015)
        return found

    def show_modal(self, one: Interaction, modal: Json) -> None:
        """Open a modal before a person's eyes."""
        one.modal = {"interaction": one.id, "channel": one.channel, **modal}
        self._open_modals[one.id] = one
        self._sandbox.audience.tell(one.user, "modal", modal=one.modal)

    def modals(self, user: str) -> list[Json]:
        """A person's open modals."""
        return [one.modal for one in self._open_modals.values() if one.user == user and one.modal]

    def open_modal(self, id: str, user: str) -> Interaction:
        """The interaction that opened a modal which is still open; raises Unable."""
        found = self._open_modals.get(id)
        if found is None or found.user != user:
            raise Unable("That is closed already.", 404)
        return found

    def close_modal(self, one: Interaction) -> None:
        """A modal was sent or closed."""
        self._open_modals.pop(one.id, None)
        self._sandbox.audience.tell(one.user, "modal_closed", interaction=one.id)

    def by_id(self, id: str) -> Interaction | None:
        """An interaction, if it is remembered."""
        return self._by_id.get(id)

    def wait_for_text(self, one: Interaction, message: Message) -> None:
        """Let a deferred reply fail when its token ends."""
        loop = asyncio.get_running_loop()
        one.clock = loop.call_later(self._sandbox.terms.token_life, self._never_came, one, message)

    def _never_came(self, one: Interaction, message: Message) -> None:
        if message.flags & LOADING and message.id in self._sandbox.world.messages:
            message.failed = True
            self._sandbox.world.touch("messages", message.id)
            self._sandbox.audience.message("edited", message)
            one.state = "failed"
            self.tell(one)

    def settled(self, one: Interaction) -> None:
        """Note that a deferred reply has got its text, or is gone."""
        if one.state == "thinking":
            one.state = "done"
            if one.clock:
                one.clock.cancel()
        self.tell(one)

    def all(self) -> list[Json]:
        """Every remembered interaction with its person."""
        return [one.view() | {"user": one.user} for one in self._order]

    def close(self) -> None:
        """Stop all clocks."""
        for one in self._order:
            if one.clock:
                one.clock.cancel()
