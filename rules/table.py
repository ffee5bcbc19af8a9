"""One running game. Its log is the only truth; state, open questions and journal are what replaying it yields."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Generic, NamedTuple

from rules.acts import Acts
from rules.chance import Chance
from rules.components import Components
from rules.errors import Diverged, Final, IllegalAnswer, NotAsked, Unforeseen
from rules.game import Choices, Game, Result, S
from rules.prompts import Prompt, Raw, copied
from rules.script import Asked, Move, Script, Sealed, question
from rules.words import Line, Seat, Sentence, say

BACK, AGREED, ALWAYS = "back", "agreed", "always"  # keys of the rows that answer no question
STRIKES = (BACK, AGREED)


class Row(NamedTuple):
    """A row of the log: who answered which question with what, or took which numbers back, or set a standing answer.

    What all have agreed to strike is struck by whoever was the last to agree.
    """

    seat: Seat
    key: str
    raw: Any


class Foreseen(NamedTuple):
    """What an answer would bring, up to `stop`: the name of what would then be drawn or opened."""

    journal: list[Line]
    view: Any
    stop: str | None


class Table(Generic[S]):
    """The one facade of the rules. Nothing outside them reads `state`."""

    def __init__(
        self,
        game: Game[S],
        components: Components,
        seats: int,
        options: Choices,
        seed: str,
        log: Iterable[Row] = (),
    ) -> None:
        """Set a table up and replay its stored rows; raise Diverged at the first that no longer fits."""
        self.game, self.components, self.seats, self.options, self.seed = game, components, seats, options, seed
        self.log: list[Row] = []
        self._preview = False
        self._begin()
        self.extend(log)

    # What anyone may look at.

    @property
    def waiting(self) -> list[Seat]:
        """The seats that must answer."""
        return [seat for seat in self._asked if seat not in self._given]

    @property
    def asked(self) -> list[Seat]:
        """The seats that may answer: those waited for, and those that may yet change a sealed answer."""
        return [seat for seat in self._asked if seat not in self._given or self._acts.has_answered(seat)]

    @property
    def sealed(self) -> bool:
        """Whether the answers now asked for stay unseen until the last one is in."""
        return isinstance(self._asked, Sealed)

    def prompt(self, seat: Seat, steps: Sequence[Raw] = ()) -> Prompt | None:
        """What the seat is asked after these steps of a move; None when they are a whole answer."""
        asked = self._question(seat)
        return asked.step(steps) if isinstance(asked, Move) else asked

    def forced(self, seat: Seat, steps: Sequence[Raw]) -> list[Prompt]:
        """What the steps of a move have passed over, since there was no choice."""
        asked = self._question(seat)
        return asked.forced(steps) if isinstance(asked, Move) else []

    def path(self, seat: Seat, raw: Raw) -> list[tuple[Prompt, Raw | None]]:
        """The seat's questions that lead to this answer, with those passed over, and what answers each."""
        asked = self._question(seat)
        return asked.path(raw) if isinstance(asked, Move) and isinstance(raw, list) else [(asked, raw)]

    def regardless(self, seat: Seat, values: Sequence[Any]) -> Prompt | None:
        """What the seat is asked after values that need not be legal, for each question before it, or None."""
        asked = self._question(seat)
        if isinstance(asked, Move):
            return asked.regardless(values)
        return None if values else asked

    def given(self, seat: Seat) -> Raw | None:
        """What the seat has answered in the sealed stage that is open, for its own eyes; None if nothing yet."""
        if seat not in self._given or not (numbers := self._acts.rows(seat)):
            return None
        row = self.log[numbers[-1] - 1]
        raw: Raw = row.raw[1] if row.key == ALWAYS else row.raw
        return raw

    def is_move(self, seat: Seat) -> bool:
        """Whether the seat's question has several steps, so that a list of them is its answer."""
        return isinstance(self._question(seat), Move)

    def repeats(self, seat: Seat) -> bool:
        """Whether the seat's question may have a standing answer."""
        return self._question(seat).repeats

    def sample(self, seat: Seat, chance: Chance) -> Raw:
        """Any legal answer, for random play; `chance` is the player's own."""
        return self._question(seat).sample(chance)

    def opened(self, seat: Seat) -> int:
        """The log number at which the seat's question was put: never twice the same, untouched by others' answers."""
        rows = list(enumerate(self.log, 1))
        own = {number for number, row in rows if row.seat == seat}
        touched = [
            number for number, row in rows if number in own or (row.key in STRIKES and own.intersection(row.raw))
        ]
        return max([self._opened[seat], *touched[-1:]])

    def view(self, seat: Seat | None) -> Any:
        """All that the seat may know, as JSON; None is the public."""
        return self.game.view(self.state, seat)

    def journal(self, seat: Seat | None, since: int = -1) -> list[Line]:
        """What the seat may read of what was told after row `since`; what was told before the first has number 0."""
        return self.state.journal.read(seat, since)

    def standing(self, seat: Seat) -> dict[str, Raw]:
        """The seat's standing answers by the key of their question."""
        return {key: raw for (owner, key), raw in self._always.items() if owner == seat}

    def can_take_back(self, seat: Seat) -> bool:
        return bool(self._revocable(seat))

    def foresee(self, seat: Seat, raw: Raw) -> Foreseen:
        """What this answer would bring, up to the first draw, opening or choice of another seat."""
        self._question(seat).parse(raw)
        copy = Table(self.game, self.components, self.seats, self.options, self.seed, self.log)
        copy._preview = True
        copy._always = {key: always for key, always in self._always.items() if key[0] == seat}
        stop = None
        try:
            copy.answer(seat, raw)
        except Unforeseen as unseen:
            stop = unseen.name
        return Foreseen(copy.journal(seat, since=len(self.log)), copy.view(seat), stop)

    # What seats may do. Each adds rows to the log; one that is refused changes nothing.

    def answer(self, seat: Seat, raw: Raw, *, always: bool = False) -> None:
        """Give an answer, and if it is to stand, give it whenever this question comes and it is legal.

        In an open sealed stage a later answer takes the place of an earlier.
        """
        prompt = self._question(seat)
        if always and not prompt.repeats:
            raise IllegalAnswer(say("not-repeating"))
        value, raw = prompt.parse(raw), copied(raw)
        self.log.append(Row(seat, ALWAYS, [prompt.key, raw]) if always else Row(seat, prompt.key, raw))
        if always:
            self._always[seat, prompt.key] = raw
        self._enter(len(self.log), seat, value)

    def no_longer(self, seat: Seat, key: str) -> None:
        """Revoke a standing answer."""
        if (seat, key) not in self._always:
            raise IllegalAnswer(say("not-standing"))
        self.extend([Row(seat, ALWAYS, [key])])

    def take_back(self, seat: Seat) -> None:
        """Strike the seat's own last answer; in an open sealed stage, what it has answered there."""
        if not (numbers := self._revocable(seat)):
            raise Final(self._why_final(seat))
        self.extend([Row(seat, BACK, numbers)])

    def strike(self, seat: Seat, numbers: Sequence[int]) -> None:
        """Strike any rows: for what all have agreed to."""
        self.extend([Row(seat, AGREED, list(numbers))])

    def extend(self, rows: Iterable[Row]) -> None:
        """Play rows the store has beyond those known here; after Diverged the table is of no more use."""
        known = len(self.log)
        self.log += rows
        if any(row.key in STRIKES for row in self.log[known:]):
            known = 0
            self._begin()
        struck = {number for row in self.log if row.key in STRIKES for number in row.raw}
        for number, row in enumerate(self.log[known:], known + 1):
            if row.key in STRIKES or number in struck:
                continue
            try:
                self._play(number, row)
            except Exception as fault:  # whatever it is, the rules have changed under the row
                raise Diverged(number, row.key) from fault

    # How the script is driven.

    def _begin(self) -> None:
        self.chance = Chance(self.seed)
        self.state = self.game.setup(self.components, self.seats, self.options, self.chance)
        self.over, self.result = False, None
        self._asked: Mapping[Seat, Asked] = {}
        self._given: dict[Seat, Any] = {}  # in an open sealed stage
        self._opened: dict[Seat, int] = {}
        self._new: list[Seat] = []  # whose question may answer itself, being new or another than before
        self._always: dict[tuple[Seat, str], Raw] = {}
        self._acts = Acts()
        self._number = 0
        self._script: Script[Result] = self.game.play(self.state)
        self._resume(None, [])
        self._settle()

    def _play(self, number: int, row: Row) -> None:
        """Play one stored row."""
        key, *raws = row.raw if row.key == ALWAYS else (row.key, row.raw)
        if not raws:
            self._always.pop((row.seat, key), None)  # it may have been struck meanwhile
            return
        prompt = self._question(row.seat)
        if prompt.key != key:
            raise NotAsked(say("not-asked"))
        value = prompt.parse(raws[0])
        if row.key == ALWAYS:
            self._always[row.seat, key] = raws[0]
        self._enter(number, row.seat, value)

    def _enter(self, number: int, seat: Seat, value: Any) -> None:
        self._number = self.state.journal.number = number
        self._acts.add(seat, number, self.chance.seen)
        self._give(seat, value)
        self._settle()

    def _give(self, seat: Seat, value: Any) -> None:
        if not isinstance(self._asked, Sealed):
            self._resume((seat, value), [seat])
            return
        self._given[seat] = value
        if len(self._given) == len(self._asked):
            self._resume({seat: self._given[seat] for seat in self._asked}, self._asked)

    def _resume(self, reply: Any, answered: Collection[Seat]) -> None:
        """Run the script to its next question. After an exception nobody is asked, and nothing can be answered."""
        before, self._asked, self._given = self._asked, {}, {}
        self.chance.shut = self._preview
        try:
            if isinstance(before, Sealed):
                self.chance.look("sealed")
            asked = self._script.send(reply)
        except StopIteration as done:
            self.over, self.result, self._new = True, done.value, []
            return
        finally:
            self.chance.shut = True  # questions, and the scripts of moves, must not draw
        new = [seat for seat in asked if seat in answered or asked[seat] is not before.get(seat)]
        self._opened.update(dict.fromkeys(new, self._number))
        changing = [seat for seat, question in asked.items() if not isinstance(question, Prompt)]
        self._new = [seat for seat in asked if seat in new or seat in self._new or seat in changing]
        self._asked = asked
        self._acts.begin_stage()

    def _settle(self) -> None:
        """Let questions just opened answer themselves: by their only legal answer, or by a standing one."""
        while self._new:
            seat = self._new.pop(0)
            prompt = self._question(seat)
            if not prompt.private and (raw := prompt.only()) is not None:
                if isinstance(prompt, Move):  # a whole turn: who reads of it has not chosen it
                    self.state.journal.tell("no-choice", who=seat)
                self._give(seat, prompt.parse(raw))
            elif prompt.repeats and (seat, prompt.key) in self._always:
                try:
                    value = prompt.parse(self._always[seat, prompt.key])
                except IllegalAnswer:
                    continue
                self._acts.add(seat, None, self.chance.seen)
                self._give(seat, value)

    def _question(self, seat: Seat) -> Prompt:
        if seat not in self._asked or (seat in self._given and not self._acts.has_answered(seat)):
            raise NotAsked(say("not-asked"))
        return question(self._asked[seat])

    def _why_final(self, seat: Seat) -> Sentence:
        """Why the seat's last answer can no longer be taken back."""
        if self.over:
            return say("final-over")
        later = self._acts.after(seat)
        if later is None:
            return say("final-none")
        return say("final-answered", who=later) if later != seat else say("final-seen")

    def _revocable(self, seat: Seat) -> list[int]:
        """The rows the seat may strike by itself; none after the end, when the secret is told."""
        return [] if self.over else self._acts.revocable(seat, self.chance.seen)
