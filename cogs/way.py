"""The way through an open question: a path of steps is followed, and what it leads to put into words."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from cogs.address import guard
from cogs.question import Choice, Foresight, Question, Region, Walk
from cogs.reasons import reasons
from rules.errors import IllegalAnswer, Refused
from rules.objecting import objection
from rules.options import Option, refused
from rules.prompts import Amount, Pick, PickSome, Prompt, Raw
from rules.table import Table
from rules.words import Seat, Sentence, Words, say, tell


class Strayed(Exception):
    """The path no longer leads anywhere: what could be chosen has changed since."""


def walk(table: Table[Any], seat: Seat, names: Sequence[str], path: Sequence[str] = ()) -> Walk:
    """Follow a path from a seat's question; raise Strayed where it leads nowhere."""
    way = _Way(table, seat, names)
    for token in path:
        way.take(token)
    return way.walk(tuple(path))


def others(table: Table[Any], seat: Seat, names: Sequence[str], path: Sequence[str]) -> list[str]:
    """Why others cannot be chosen where a path has led, a line for each; raise Strayed where it leads nowhere."""
    way = _Way(table, seat, names)
    for token in path:
        way.take(token)
    return reasons(refused(way.prompt.options), table.game.words, names) if isinstance(way.prompt, Pick) else []


def against(table: Table[Any], seat: Seat, names: Sequence[str], path: Sequence[str], typed: str) -> str | None:
    """Why what is typed cannot be chosen where a path has led, if its question knows; raise Strayed where it strays."""
    way = _Way(table, seat, names)
    for token in path:
        way.take(token)
    return objection(table, seat, typed, names, way.raws)


def foresight(table: Table[Any], seat: Seat, names: Sequence[str], raw: Raw) -> Foresight:
    """Preview an answer; it costs a replay."""
    seen = table.foresee(seat, raw)
    words = table.game.words
    return Foresight(tuple(tell(line.sentence, words, names) for line in seen.journal), seen.stop is not None)


class _Way:
    """A path being followed."""

    def __init__(self, table: Table[Any], seat: Seat, names: Sequence[str]) -> None:
        self.table, self.seat, self.names = table, seat, names
        self.move = table.is_move(seat)
        self.raws: list[Raw] = []
        self.done: list[str] = []
        self.chosen: list[str] = []
        self.keys: list[str] = [str(table.opened(seat))]
        self.prompt: Prompt | None = None
        self.marked = False
        self.said: list[str] = []  # several that are still being chosen, in words
        self.partners: list[Seat] = []
        self.about = self.spot = ""
        self._passed = 0  # questions
        self._go_on()

    def words(self, sentence: Sentence) -> str:
        return tell(sentence, self.table.game.words, self.names)

    def options(self) -> list[Option]:
        assert isinstance(self.prompt, Pick | PickSome)
        options = list(self.prompt.options.values())
        self.keys += [option.key for option in options]
        return options

    def take(self, token: str) -> None:
        if self.prompt is None or self.chosen:  # nothing comes after a whole answer, nor after an open choice
            raise Strayed
        try:
            self._take(token)
        except (ValueError, IndexError, AssertionError, IllegalAnswer):
            raise Strayed from None

    def follow(self, raw: Raw) -> tuple[str, ...]:
        """Take the steps of a whole answer; return them."""
        tokens = []
        for each in raw if self.move and isinstance(raw, list) else [raw]:
            tokens.append(_token(self, each))
            self.take(tokens[-1])
        return tuple(tokens)

    def _take(self, token: str) -> None:
        if token[0] in "as":
            self.about = ""  # what was said of an earlier choice is not said of this one
        if token[0] == "a":
            self._step(int(token[1:]), token[1:])
            return
        options = self.options()
        if token[0] not in "so":
            option = options[int(token)]
            self.marked = option.final
            self.about = self._note(option)
            self._share(option)
            self._step(option.key, self.words(option.text))
            return
        picked = [options[int(number)] for number in token[1:].split("-") if number]
        assert isinstance(self.prompt, PickSome)
        label = self._counted(self.prompt, picked)
        self.partners += (partner for option in picked for partner in option.partners)
        if token[0] == "o":
            self.chosen, self.said = [option.key for option in picked], [label]
        else:
            self._step([option.key for option in picked], label or none(self.table, self.prompt))

    def _counted(self, prompt: PickSome, picked: list[Option]) -> str:
        """What is chosen; equal ones together, unless their order means something."""
        keys = [option.key for option in picked]
        if not prompt.ordered:
            picked = sorted(picked, key=lambda option: keys.index(option.key))
        return ", ".join(self._times([*equal]) for _, equal in groupby(picked, key=lambda option: option.key))

    def _times(self, equal: list[Option]) -> str:
        text = equal[0].text
        return self.words(say("times", many=len(equal), what=text) if len(equal) > 1 else text)

    def _step(self, raw: Raw, label: str) -> None:
        self.raws.append(raw)
        self.done.append(label)
        self._go_on()

    def _share(self, option: Option) -> None:
        """Note who has a share in an option, and its place."""
        self.partners += option.partners
        self.spot = option.spot or self.spot

    def _go_on(self) -> None:
        """Put the next question; those passed over, which have no choice, are told with what was chosen."""
        way = self.table.way(self.seat, self.raws)
        for prompt, raw, forced in way.passed[self._passed :]:
            if forced:
                self.keys.append(str(raw))
                self.done += filter(None, [self._only(prompt, raw)])
        self._passed, self.prompt = len(way.passed), way.prompt

    def _only(self, prompt: Prompt, raw: Raw) -> str:
        """The only answer to a question, in words; nothing if that is to choose nothing."""
        match prompt, raw:
            case Pick(), str(key):
                option = prompt.options[key]
                self.about = " · ".join(filter(None, (self.about, self._note(option))))
                self._share(option)
                return self.words(option.text)
            case PickSome(), list(keys):
                return self._counted(prompt, [prompt.options[key] for key in keys])
        return str(raw)

    def walk(self, path: tuple[str, ...]) -> Walk:
        question = objection = whole = None
        if self.prompt:
            question = self._question(self.prompt)
            objection = self._objection(self.prompt)
        else:
            whole = self.raws if self.move else self.raws[0]
        return Walk(
            opened=self.table.opened(self.seat),
            path=path,
            done=tuple(self.done),
            question=question,
            chosen=tuple(self.chosen),
            objection=objection,
            tally=self._tally(),
            none=none(self.table, self.prompt),
            marked=self.marked,
            whole=whole,
            standing=self._standing(whole),
            guard=guard(self.keys),
            move=self.move,
            idea=" › ".join([*self.done, *self.said]),
            about=self.about,
            partners=tuple(dict.fromkeys(self.partners)),
            spot=self.spot,
        )

    def _question(self, prompt: Prompt) -> Question:
        several = isinstance(prompt, PickSome)
        bounds = (prompt.low, prompt.high) if isinstance(prompt, Amount) else (1, 1)
        condition = ""
        if isinstance(prompt, PickSome):
            bounds = prompt.least, prompt.most
            condition = self.words(prompt.condition.sentence) if prompt.condition else ""
        choices = None
        if isinstance(prompt, Pick | PickSome):
            choices = tuple(self._choice(prompt, option) for option in self.options())
        return Question(
            key=prompt.key,
            text=self.words(prompt.question),
            choices=choices,
            several=several,
            least=bounds[0],
            most=bounds[1],
            condition=condition,
            repeats=prompt.repeats,
            ordered=isinstance(prompt, PickSome) and prompt.ordered,
            others=isinstance(prompt, Pick) and any(refused(prompt.options)),
        )

    def _standing(self, whole: Raw | None) -> str:
        """What a whole answer means if it stands."""
        asked = None if whole is None or self.move else self.table.prompt(self.seat)
        if whole is None or asked is None or not asked.repeats:
            return ""
        return standing_answer(self.table.game.words, asked.key, whole, " › ".join(self.done))

    def _tally(self) -> str:
        """What has been chosen so far comes to, if the game counts it up."""
        if not isinstance(self.prompt, PickSome) or not self.prompt.tally or not self.chosen:
            return ""
        return self.words(self.prompt.tally([self.prompt.options[key].value for key in self.chosen]))

    def _choice(self, prompt: Prompt, option: Option) -> Choice:
        label, standing = self.words(option.text), ""
        if not self.raws and self.table.repeats(self.seat):
            standing = standing_answer(self.table.game.words, prompt.key, option.key, "" if self.move else label)
        note, copies, region = self._note(option), option.copies, self._region(option)
        return Choice(option.key, label, note, copies, option.spot, option.final, standing, region)

    def _region(self, option: Option) -> Region | None:
        region = option.region
        return Region(region.key, self.words(region.label), region.spot) if region else None

    def _note(self, option: Option) -> str:
        return self.words(option.description) if option.description else ""

    def _objection(self, prompt: Prompt) -> str | None:
        """Why what has been chosen so far is not an answer yet; None if it is one."""
        if not isinstance(prompt, PickSome):
            return None
        try:
            prompt.parse(list(self.chosen))
        except Refused as refused:
            return self.words(refused.sentence)
        return None


def standing_answer(words: Words, question: str, answer: Raw, label: str) -> str:
    """What an answer means when it stands. A game whose words say that of some answers lets only those stand.

    Of moves, only those of a single step that the words tell of.
    """
    said = f"always-{question}-"
    if isinstance(answer, list) and len(answer) == 1:
        (answer,) = answer
    return words.get(f"{said}{answer}") or ("" if any(key.startswith(said) for key in words) else label)


def none(table: Table[Any], prompt: Prompt | None) -> str:
    """What choosing nothing is called."""
    return tell(prompt.nothing(table.game.words), table.game.words, ()) if isinstance(prompt, PickSome) else ""


def told(table: Table[Any], seat: Seat, names: Sequence[str], raw: Raw) -> str:
    """An answer to the seat's open question in words: the labels of its steps."""
    way = _Way(table, seat, names)
    way.follow(raw)
    return " › ".join(way.done)


def path_to(table: Table[Any], seat: Seat, names: Sequence[str], raw: Raw) -> tuple[str, ...]:
    """The steps by number that lead to an answer to the seat's open question; raise Strayed where it is none."""
    try:
        return _Way(table, seat, names).follow(raw)
    except (ValueError, AssertionError):
        raise Strayed from None


def _token(way: _Way, raw: Raw) -> str:
    if isinstance(raw, int):
        return f"a{raw}"
    assert isinstance(way.prompt, Pick | PickSome)
    keys = list(way.prompt.options)
    if isinstance(raw, str):
        return str(keys.index(raw))
    return "s" + "-".join(str(keys.index(key)) for key in raw)
