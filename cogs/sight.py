"""A table as one person may see it, copied out under its lock: plain values that outlive it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cogs.question import Walk
from cogs.safe import name
from cogs.way import standing_answer, told, walk
from data.kept import Held, Info
from data.words import WORDS as DATA_WORDS
from rules.game import Game
from rules.prompts import Raw
from rules.table import AGREED, BACK, Table
from rules.words import Line, Seat, Sentence, tell

BEGINNING = -1  # before row 0, with which a game tells how it begins


@dataclass(frozen=True, slots=True, kw_only=True)
class Sight:
    """What `seat` (None: anybody) sees.

    `news` are the lines told after row `since`, `sums` those among them that result and score sheet tell again; `walk`
    is its open question, `last` the number of its last row; `undone` is who has taken something back as the last thing
    that happened; `mended` how many answers were struck by it, if it was that a frozen table goes on.
    """

    info: Info
    game: Game[Any]
    seat: Seat | None
    names: tuple[str, ...]
    waiting: tuple[Seat, ...]
    sealed: bool
    over: bool
    why: Sentence | None
    winners: tuple[Seat, ...]
    view: Any
    news: tuple[str, ...]
    sums: frozenset[str] = frozenset()
    undone: Seat | None = None
    mended: int = 0
    walk: Walk | None = None
    given: str | None = None
    given_keys: tuple[str, ...] = ()
    repeats: bool = False
    revocable: bool = False
    last: int = 0
    standing: tuple[tuple[str, str], ...] = ()

    def words(self, sentence: Sentence) -> str:
        return tell(sentence, self.game.words, self.names)

    def all_words(self, sentences: Sequence[Sentence]) -> list[str]:
        return [self.words(sentence) for sentence in sentences]

    @property
    def headline(self) -> str:
        return self.words(self.game.prose.headline(self.view))

    @property
    def partners(self) -> tuple[Seat, ...]:
        """The people to whom it may be proposed what the walk has led to."""
        seats = self.walk.partners if self.walk else ()
        return tuple(seat for seat in seats if self.info.seats[seat].player is not None)

    @property
    def must_answer(self) -> bool:
        return self.seat is not None and self.seat in self.waiting


def names_of(info: Info) -> tuple[str, ...]:
    """The names at a table, fit to be shown."""
    return tuple(name(seat.name) for seat in info.seats)


def look(
    held: Held,
    game: Game[Any],
    seat: Seat | None,
    *,
    since: int | None = None,
    path: Sequence[str] = (),
) -> Sight:
    """Copy what a seat may see; call it while the table is held. `since` None: no news."""
    table = held.table
    assert table is not None, "a lobby has nothing to look at"
    names, last = names_of(held.info), table.log[-1] if table.log else None
    asked = seat is not None and seat in table.asked and held.info.status == "running"
    lines = [] if since is None else table.journal(seat, since)
    given = table.given(seat) if asked and seat is not None else None
    return Sight(
        info=held.info,
        game=game,
        seat=seat,
        names=names,
        waiting=tuple(table.waiting) if held.info.status == "running" else (),
        sealed=table.sealed,
        over=table.over,
        why=table.result.why if table.result else None,
        winners=tuple(table.result.winners) if table.result else (),
        view=table.view(seat),
        news=tuple(in_words(game, names, lines)),
        sums=frozenset(in_words(game, names, [line for line in lines if _sums_up(table, line)])),
        undone=last.seat if last and last.key == BACK else None,
        mended=len(last.raw) if last and last.key == AGREED else 0,
        walk=walk(table, seat, names, path) if asked and seat is not None else None,
        given=None if given is None or seat is None else told(table, seat, names, given),
        given_keys=tuple(map(str, given)) if isinstance(given, list) else (),
        repeats=asked and seat is not None and table.repeats(seat),
        revocable=seat is not None and held.info.status == "running" and _revocable(held, table, seat),
        last=0 if seat is None else held.last(seat),
        standing=() if seat is None else _standing(game, names, table.standing(seat)),
    )


def came_of(held: Held, seat: Seat, number: int | None) -> list[Line]:
    """What a seat was told of one row of the log; nothing without a number."""
    if held.table is None or not number:
        return []
    return [line for line in held.table.journal(seat, number - 1) if line.number == number]


def in_words(game: Game[Any], names: Sequence[str], lines: Sequence[Line]) -> list[str]:
    return [tell(line.sentence, game.words, names) for line in lines]


def refusal(sentence: Sentence, game: Game[Any] | None, names: Sequence[str]) -> str:
    """Put a refusal of data or rules into words."""
    return tell(sentence, {"said": "{text}", **DATA_WORDS, **(game.words if game else {})}, names)


def _revocable(held: Held, table: Table[Any], seat: Seat) -> bool:
    """Whether the seat can take something back, and still can when it reads so: a steward answers at once."""
    coming = not table.sealed and any(held.info.seats[each].steward for each in table.waiting)
    return not coming and table.can_take_back(seat)


def _sums_up(table: Table[Any], line: Line) -> bool:
    """Whether the result or the score sheet tells this again."""
    why = table.result.why if table.result else None
    return line.sentence == why or line.sentence.key in table.game.prose.sums


def _standing(game: Game[Any], names: Sequence[str], standing: dict[str, Raw]) -> tuple[tuple[str, str], ...]:
    """Standing answers: the key of each question, and question and answer as the game's words have them."""

    def worded(each: Any) -> str:
        if isinstance(each, list):
            return ", ".join(map(worded, each))
        return game.words.get(str(each), str(each))

    labels = {key: f"{game.words.get(key, key)}: {worded(raw)}" for key, raw in standing.items()}
    return tuple((key, standing_answer(game.words, key, raw, "") or labels[key]) for key, raw in standing.items())
