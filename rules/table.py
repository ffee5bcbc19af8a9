"""One running game. Its log is the only truth; state, open questions and journal are what replaying it yields."""

from collections.abc import Iterable, Sequence
from typing import Any, Generic, NamedTuple

from rules.chance import Chance
from rules.components import Components
from rules.driver import Driver
from rules.errors import Diverged, Final, IllegalAnswer, NotAsked, Unforeseen
from rules.game import Choices, Game, Result, S
from rules.prompts import Prompt, Raw, copied
from rules.script import Move, Passed, Sealed, Way
from rules.words import Line, Seat, say

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
        self._begin()
        self.extend(log)

    @property
    def state(self) -> S:
        """The position, for the rules alone."""
        return self._driver.state

    @property
    def chance(self) -> Chance:
        """What the game draws from, for the rules alone."""
        return self._driver.chance

    # What anyone may look at.

    @property
    def over(self) -> bool:
        return self._driver.over

    @property
    def result(self) -> Result | None:
        return self._driver.result

    @property
    def waiting(self) -> list[Seat]:
        """The seats that must answer."""
        return [seat for seat in self._driver.asked if seat not in self._driver.given]

    @property
    def asked(self) -> list[Seat]:
        """The seats that may answer: those waited for, and those that may yet change a sealed answer."""
        return [
            seat
            for seat in self._driver.asked
            if seat not in self._driver.given or self._driver.acts.has_answered(seat)
        ]

    @property
    def sealed(self) -> bool:
        """Whether the answers now asked for stay unseen until the last one is in."""
        return isinstance(self._driver.asked, Sealed)

    def prompt(self, seat: Seat, steps: Sequence[Raw] = ()) -> Prompt | None:
        """What the seat is asked after these steps of a move; None when they are a whole answer."""
        asked = self._driver.question(seat)
        return asked.step(steps) if isinstance(asked, Move) else asked

    def way(self, seat: Seat, steps: Sequence[Raw]) -> Way:
        """The way along these steps of an answer; one that is no move is a single step."""
        asked = self._driver.question(seat)
        if isinstance(asked, Move):
            return asked.way(steps)
        return Way([Passed(asked, raw, forced=False) for raw in steps], None if steps else asked)

    def regardless(self, seat: Seat, values: Sequence[Any]) -> Prompt | None:
        """What the seat is asked after values that need not be legal, for each question before it, or None."""
        asked = self._driver.question(seat)
        if isinstance(asked, Move):
            return asked.regardless(values)
        return None if values else asked

    def given(self, seat: Seat) -> Raw | None:
        """What the seat has answered in the sealed stage that is open, for its own eyes; None if nothing yet."""
        if seat not in self._driver.given or not (numbers := self._driver.acts.rows(seat)):
            return None
        row = self.log[numbers[-1] - 1]
        raw: Raw = row.raw[1] if row.key == ALWAYS else row.raw
        return raw

    def is_move(self, seat: Seat) -> bool:
        """Whether the seat's question has several steps, so that a list of them is its answer."""
        return isinstance(self._driver.question(seat), Move)

    def repeats(self, seat: Seat) -> bool:
        """Whether the seat's question may have a standing answer."""
        return self._driver.question(seat).repeats

    def sample(self, seat: Seat, chance: Chance) -> Raw:
        """Any legal answer, for random play; `chance` is the player's own."""
        return self._driver.question(seat).sample(chance)

    def opened(self, seat: Seat) -> int:
        """The log number at which the seat's question was put: never twice the same, untouched by others' answers."""
        rows = list(enumerate(self.log, 1))
        own = {number for number, row in rows if row.seat == seat}
        touched = [
            number for number, row in rows if number in own or (row.key in STRIKES and own.intersection(row.raw))
        ]
        return max([self._driver.opened[seat], *touched[-1:]])

    def view(self, seat: Seat | None) -> Any:
        """All that the seat may know, as JSON; None is the public."""
        return self.game.view(self.state, seat)

    def journal(self, seat: Seat | None, since: int = -1) -> list[Line]:
        """What the seat may read of what was told after row `since`; what was told before the first has number 0."""
        return self.state.journal.read(seat, since)

    def standing(self, seat: Seat) -> dict[str, Raw]:
        """The seat's standing answers by the key of their question."""
        return {key: raw for (owner, key), raw in self._driver.always.items() if owner == seat}

    def can_take_back(self, seat: Seat) -> bool:
        return bool(self._driver.revocable(seat))

    def foresee(self, seat: Seat, raw: Raw) -> Foreseen:
        """What this answer would bring, up to the first draw, opening or choice of another seat."""
        self._driver.question(seat).parse(raw)
        copy = Table(self.game, self.components, self.seats, self.options, self.seed, self.log)
        copy._driver.preview = True
        copy._driver.always = {key: always for key, always in self._driver.always.items() if key[0] == seat}
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
        prompt = self._driver.question(seat)
        if always and not prompt.repeats:
            raise IllegalAnswer(say("not-repeating"))
        value, raw = prompt.parse(raw), copied(raw)
        self.log.append(Row(seat, ALWAYS, [prompt.key, raw]) if always else Row(seat, prompt.key, raw))
        if always:
            self._driver.always[seat, prompt.key] = raw
        self._driver.enter(len(self.log), seat, value)

    def no_longer(self, seat: Seat, key: str) -> None:
        """Revoke a standing answer."""
        if (seat, key) not in self._driver.always:
            raise IllegalAnswer(say("not-standing"))
        self.extend([Row(seat, ALWAYS, [key])])

    def take_back(self, seat: Seat) -> None:
        """Strike the seat's own last answer; in an open sealed stage, what it has answered there."""
        if not (numbers := self._driver.revocable(seat)):
            raise Final(self._driver.why_final(seat))
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

    # How the log is played.

    def _begin(self) -> None:
        self._driver = Driver(self.game, self.components, self.seats, self.options, self.seed)

    def _play(self, number: int, row: Row) -> None:
        """Play one stored row."""
        key, *raws = row.raw if row.key == ALWAYS else (row.key, row.raw)
        if not raws:
            self._driver.always.pop((row.seat, key), None)  # it may have been struck meanwhile
            return
        prompt = self._driver.question(row.seat)
        if prompt.key != key:
            raise NotAsked(say("not-asked"))
        value = prompt.parse(raws[0])
        if row.key == ALWAYS:
            self._driver.always[row.seat, key] = raws[0]
        self._driver.enter(number, row.seat, value)
