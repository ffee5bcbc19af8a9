"""Drives a game's script: puts its questions, takes answers, and lets questions answer themselves. It knows no log."""

from collections.abc import Collection, Mapping
from typing import Any, Generic

from rules.acts import Acts
from rules.chance import Chance
from rules.components import Components
from rules.errors import IllegalAnswer, NotAsked
from rules.game import Choices, Game, Result, S
from rules.prompts import Prompt, Raw
from rules.script import Asked, Move, Script, Sealed, question
from rules.words import Seat, Sentence, say


class Driver(Generic[S]):
    """A game from its beginning on. `number` is the row being played, `always` the standing answers.

    `given` are the answers in an open sealed stage, `opened` the rows at which questions were put.
    """

    def __init__(self, game: Game[S], components: Components, seats: int, options: Choices, seed: str) -> None:
        """Set the game up and run its script to the first question that does not answer itself."""
        self.chance = Chance(seed)
        self.state = game.setup(components, seats, options, self.chance)
        self.preview = False
        self.over, self.result = False, None
        self.asked: Mapping[Seat, Asked] = {}
        self.given: dict[Seat, Any] = {}
        self.opened: dict[Seat, int] = {}
        self.always: dict[tuple[Seat, str], Raw] = {}
        self.acts = Acts()
        self.number = 0
        self._new: list[Seat] = []  # whose question may answer itself, being new or another than before
        self.script: Script[Result] = game.play(self.state)
        self._resume(None, [])
        self._settle()

    def question(self, seat: Seat) -> Prompt:
        """What the seat may answer now; raise NotAsked if that is nothing."""
        if seat not in self.asked or (seat in self.given and not self.acts.has_answered(seat)):
            raise NotAsked(say("not-asked"))
        return question(self.asked[seat])

    def enter(self, number: int, seat: Seat, value: Any) -> None:
        """Take the answer that a row of the log gives, and go on to the next question."""
        self.number = self.state.journal.number = number
        self.acts.add(seat, number, self.chance.seen)
        self._give(seat, value)
        self._settle()

    def revocable(self, seat: Seat) -> list[int]:
        """The rows the seat may strike by itself; none after the end, when the secret is told."""
        return [] if self.over else self.acts.revocable(seat, self.chance.seen)

    def why_final(self, seat: Seat) -> Sentence:
        """Why the seat's last answer can no longer be taken back."""
        if self.over:
            return say("final-over")
        later = self.acts.after(seat)
        if later is None:
            return say("final-none")
        return say("final-answered", who=later) if later != seat else say("final-seen")

    def _give(self, seat: Seat, value: Any) -> None:
        if not isinstance(self.asked, Sealed):
            self._resume((seat, value), [seat])
            return
        self.given[seat] = value
        if len(self.given) == len(self.asked):
            self._resume({seat: self.given[seat] for seat in self.asked}, self.asked)

    def _resume(self, reply: Any, answered: Collection[Seat]) -> None:
        """Run the script to its next question. After an exception nobody is asked, and nothing can be answered."""
        before, self.asked, self.given = self.asked, {}, {}
        self.chance.shut = self.preview
        try:
            if isinstance(before, Sealed):
                self.chance.look("sealed")
            asked = self.script.send(reply)
        except StopIteration as done:
            self.over, self.result, self._new = True, done.value, []
            return
        finally:
            self.chance.shut = True  # questions, and the scripts of moves, must not draw
        new = [seat for seat in asked if seat in answered or asked[seat] is not before.get(seat)]
        self.opened.update(dict.fromkeys(new, self.number))
        changing = [seat for seat, question in asked.items() if not isinstance(question, Prompt)]
        self._new = [seat for seat in asked if seat in new or seat in self._new or seat in changing]
        self.asked = asked
        self.acts.begin_stage()

    def _settle(self) -> None:
        """Let questions just opened answer themselves: by their only legal answer, or by a standing one."""
        while self._new:
            seat = self._new.pop(0)
            prompt = self.question(seat)
            if not prompt.private and (raw := prompt.only()) is not None:
                if isinstance(prompt, Move):  # a whole turn: who reads of it has not chosen it
                    self.state.journal.tell("no-choice", who=seat)
                self._give(seat, prompt.parse(raw))
            elif prompt.repeats and (seat, prompt.key) in self.always:
                try:
                    value = prompt.parse(self.always[seat, prompt.key])
                except IllegalAnswer:
                    continue
                self.acts.add(seat, None, self.chance.seen)
                self._give(seat, value)
