"""What can be pressed to choose: a few buttons, or a menu with its pages and the regions it can be narrowed to."""

from collections.abc import Callable, Mapping, Sequence

from cogs.browse import Leaf, Numbered, Where
from cogs.page import MENUS, OPTIONS, Button, Entry, Menu, Part
from cogs.question import FEW, Choice, Question, Walk
from cogs.words import word

SHORT = 34  # choices with names so short can be buttons, if they are few


class Offer:
    """The choices of one question. `write` makes the address of an act; `stands`: an answer may stand.

    `figures` are the numbers of choices that are on a picture.
    """

    def __init__(
        self, walk: Walk, question: Question, leaf: Leaf, figures: Mapping[str, str], write: Callable[[str], str]
    ) -> None:
        self._question, self._leaf, self._figures, self._write = question, leaf, figures, write
        self._more = question.most - len(walk.chosen)  # so many more of several

    def parts(self, *, stands: bool) -> list[Part]:
        """The controls, with what is to be said of them; none where no more may be chosen."""
        question, leaf = self._question, self._leaf
        if question.choices is None:
            return self._amounts()
        if not leaf.left or (question.several and not self._more):
            return []
        if leaf.paged or len(leaf.left) > FEW or any(len(choice.label) > SHORT for _, choice in leaf.left):
            return self._menus()
        return self._buttons(leaf.left, stands=stands and not question.several)

    def typing(self) -> list[Button]:
        """To say in words or figures what is too much for a menu."""
        span = _span(self._question)
        if self._question.choices is None and len(span) > OPTIONS * MENUS:
            return [Button(word("amount", low=span[0], high=span[-1]), self._write("w"), "main")]
        many = self._leaf.paged and (self._more or not self._question.several)
        return [Button(word("type"), self._write("t"))] if many else []

    def _buttons(self, left: Sequence[Numbered], *, stands: bool) -> list[Part]:
        final = any(choice.final for _, choice in left)
        notes = [f"· **{self._labelled(choice)}**: {choice.note}" for _, choice in left if choice.note]
        marks = {number: word("final-mark") for number, choice in left if choice.final}
        row = [
            Button(self._labelled(choice) + marks.get(number, ""), self._write(f"p{number}"), "main")
            for number, choice in left
        ]
        always = [
            Button(word("always-this", what=choice.standing), self._write(f"l{number}"))
            for number, choice in left
            if stands and choice.standing
        ]
        parts: list[Part] = [word("final-note") if final else "", "\n".join(notes), row, always]
        return [part for part in parts if part]

    def _menus(self) -> list[Part]:
        """A menu of what is on the page, the way to other pages, and what they can be narrowed to."""
        question, leaf = self._question, self._leaf
        entries = [Entry(str(number), self._labelled(choice), choice.note) for number, choice in leaf.here]
        most = min(len(entries), self._more) if question.several else 1
        hint = word("choose-some", most=most) if most > 1 else word("choose-more" if question.several else "choose")
        if leaf.pages == 1:
            parts: list[Part] = [Menu(self._write(f"s{leaf.at}"), hint, entries, most)]
        else:
            hint = word("choose-page", page=leaf.at + 1, pages=leaf.pages)
            turn = [
                Button(word("earlier"), self._write(f"n{leaf.turned(-1)}")),
                Button(word("later"), self._write(f"m{leaf.turned(1)}")),
            ]
            parts = [Menu(self._write(f"s{leaf.at}"), hint, entries, most), turn]
        if leaf.found:
            return [*parts, [Button(word("everywhere", many=len(leaf.everything)), self._write("n0"))]]
        return [*parts, self._narrow()] if leaf.regions else parts

    def _narrow(self) -> Menu:
        """A menu of regions, each with how many choices there are and the most useful of them."""
        leaf = self._leaf
        entries = [Entry("0", word("everywhere", many=len(leaf.everything)))] if leaf.region else []
        for region in leaf.regions:
            inside = leaf.inside(region)
            _, first = min(inside, key=lambda each: each[0])
            told = word("inside", many=len(inside), best=" · ".join(filter(None, (first.label, first.note))))
            entries.append(Entry(str(Where(0, region.key)), region.label, told))
        some = ", ".join(region.label for region in leaf.regions[:2])
        hint = word("narrowed", region=leaf.region.label) if leaf.region else word("narrow", some=some)
        return Menu(self._write("f"), hint, entries)

    def _amounts(self) -> list[Part]:
        span = _span(self._question)
        if len(span) <= FEW:
            return [[Button(str(amount), self._write(f"q{amount}"), "main") for amount in span]]
        menus: list[Part] = []
        for first in range(0, len(span), OPTIONS) if len(span) <= OPTIONS * MENUS else ():
            some = span[first : first + OPTIONS]
            hint = word("amount", low=some[0], high=some[-1])
            menus.append(Menu(self._write(f"v{first}"), hint, [Entry(f"{n}", f"{n}") for n in some]))
        return menus

    def _labelled(self, choice: Choice) -> str:
        figure = f"{self._figures[choice.key]} · " if choice.key in self._figures else ""
        many = min(choice.copies, self._more)
        copies = word("copies", many=many) if many > 1 else ""
        return f"{figure}{choice.label}{copies}"


def _span(question: Question) -> range:
    """The amounts there are."""
    return range(question.least, question.most + 1)
