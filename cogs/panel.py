"""The private panel: an open question, or what came of an answer, as a page. The desk shows the same below the hand."""

from collections.abc import Mapping, Sequence

import render
from cogs.address import Address, Paths
from cogs.browse import Leaf, Where, remaining
from cogs.offer import Offer
from cogs.page import Button, Page, Part
from cogs.pictures import people
from cogs.question import FEW, Foresight, Question, Walk
from cogs.safe import cut
from cogs.sight import Sight
from cogs.words import listed, word
from cogs.worker import Picture

FIRST = Where()
HAPPENED = 8  # lines told of what came of an answer


class Panel:
    """Builds the pages of one seat's panel, for the places an Address tells."""

    def __init__(self, sight: Sight, paths: Paths, place: str = "p", note: str = "") -> None:
        self.sight, self.paths, self.place, self.note = sight, paths, place, note

    def page(
        self,
        *,
        at: Where = FIRST,
        foresight: Foresight | None = None,
        sure: bool = False,
        telling: bool = False,
        others: Sequence[str] = (),
    ) -> Page:
        """The page for where the walk has led, and of many choices those `at` one of their pages.

        `sure` shows the question even if it has a sealed answer already; `telling` asks whether a part of a secret is
        really to be told; `others` tell why others cannot be chosen.
        """
        walk = self.sight.walk
        parts: list[Part] = []
        if self.place != "d":
            parts.append(self._head())
        if self._is_elsewhere:
            given = self.sight.given
            secret = word("next-secret") if given is None else word("locked-secret", answer=given)
            parts += [secret, [Button(word("move"), f"your:{self.sight.info.id}", "main")]]
        elif walk is None:
            parts.append(nothing_line(self.sight, waits=self.place != "d"))
            parts += self._bottom()
        elif telling:
            parts += self._tell(walk)
        elif others and walk.question:
            parts += self._others(walk.question, others)
        elif self.sight.given is not None and not walk.path and not sure:
            parts += self._locked(walk)
        elif walk.question is None:
            parts += self._confirm(walk, foresight)
        else:
            parts += self._ask(walk, walk.question, at)
        return Page(tuple(self._noted(parts)))

    def _noted(self, parts: list[Part]) -> list[Part]:
        """The parts with the note: below the pictures, where it is seen beside what can be pressed next."""
        below = max((at for at, part in enumerate(parts, 1) if isinstance(part, Picture)), default=0)
        return [*parts[:below], self.note, *parts[below:]] if self.note else parts

    def address(self, act: str, walk: Walk | None = None) -> str:
        walk = walk or self.sight.walk
        assert self.sight.seat is not None
        at = (walk.opened, walk.guard, walk.path) if walk and act != "u" else (self.sight.last, "", ())
        return self.paths.write(Address(self.place, self.sight.info.id, self.sight.seat, *at, act))

    @property
    def repeats(self) -> bool:
        """Whether an answer to this question may stand."""
        return self.sight.repeats

    @property
    def _is_elsewhere(self) -> bool:
        """Whether this is a secret choice, which is made at the desk."""
        sight = self.sight
        return self.place == "p" and sight.sealed and sight.walk is not None and sight.info.guild is not None

    def _head(self) -> str:
        info = self.sight.info
        return word("ask-head", title=self.sight.game.title, table=info.id, headline=self.sight.headline)

    def _locked(self, walk: Walk) -> list[Part]:
        row = [Button(word("change"), self.address("c", walk)), self._undo(walk)]
        return [word("locked", answer=self.sight.given), row]

    def _undo(self, walk: Walk | None) -> Button:
        """Taking an answer back, which of a locked one is always called the same."""
        return Button(word("undo" if self.sight.given is None else "withdraw"), self.address("u", walk))

    def _still_locked(self) -> list[Part]:
        """What counts while it is being changed."""
        return [] if self.sight.given is None else [word("still-locked", answer=self.sight.given)]

    def _keep(self) -> list[Button]:
        """To leave what is locked as it is."""
        return [] if self.sight.given is None else [Button(word("keep"), self.address("k"))]

    def _confirm(self, walk: Walk, foresight: Foresight | None) -> list[Part]:
        parts: list[Part] = [*self._still_locked(), word("will", answer=" › ".join(walk.done)), *self._place(walk)]
        if self.sight.sealed:
            parts.append(word("lock-note" if len(self.sight.names) > 1 else "lock-note-alone"))
        elif foresight:
            if foresight.lines:
                parts.append(word("will-lines", lines="\n".join(f"· {line}" for line in foresight.lines[:12])))
            parts.append(word("will-final" if foresight.final else "will-undo"))
        row = [Button(word("lock" if self.sight.sealed else "confirm"), self.address("y", walk), "good")]
        if self.repeats and walk.standing:
            row.append(Button(word("always-this", what=walk.standing), self.address("a", walk)))
        row += self._propose(walk)
        row += [Button(word("back"), self.address("b", walk))] if walk.path else []
        return [*parts, row + self._keep()]

    def _place(self, walk: Walk) -> list[Part]:
        """The picture of the place that was chosen, if that is not what the player holds."""
        name, _, place = walk.spot.partition("/")
        if not place or name == "hand":
            return []
        view = self.sight.view
        return [Picture(self.sight.game.key, name, view, people(self.sight), " › ".join(walk.done), {place: "1"})]

    def _propose(self, walk: Walk) -> list[Button]:
        """To tell partners what has been chosen so far, without choosing it."""
        partners = listed([self.sight.names[seat] for seat in self.sight.partners])
        return [Button(word("propose", who=partners), self.address("i", walk))] if partners else []

    def _tell(self, walk: Walk) -> list[Part]:
        row = [Button(word("tell"), self.address("j", walk), "bad"), Button(word("back"), self.address("c", walk))]
        return [word("sure-tell", idea=walk.idea), row]

    def _others(self, question: Question, others: Sequence[str]) -> list[Part]:
        """Why others are not among the choices, and the way back to these."""
        asked = "\n".join((f"**{question.text}**", word("others-why")))
        lines = "\n".join(f"· {line}" for line in others)
        return [asked, lines, [Button(word("back"), self.address("n0"))]]

    def _ask(self, walk: Walk, question: Question, at: Where) -> list[Part]:
        parts: list[Part] = [*self._still_locked(), f"**{question.text}**"]
        if walk.done:
            about = f"\n-# {walk.about}" if walk.about else ""
            parts.append(word("done-steps", steps=" › ".join(walk.done)) + about)
        parts += self._stock()
        if question.several:
            parts.append(self._picked(walk, question))
        spots = numbered(self.sight, question)
        figures = {choice.key: figure for choice in question.choices or () if (figure := spots.get(choice.spot or ""))}
        leaf = Leaf(remaining(question.choices or (), walk.chosen, figures), at)
        parts += self._pictures(walk, question, leaf, spots)
        offer = Offer(walk, question, leaf, figures, lambda act: self.address(act, walk))
        parts += offer.parts(stands=self.repeats)
        parts += self._bottom(self._several(walk, question) if question.several else [], offer.typing())
        return parts

    def _stock(self) -> list[Part]:
        """What one can spend; a desk has told it with the hand."""
        stock = [] if self.place == "d" else self.sight.game.prose.stock(self.sight.view)
        return [word("stock", stock=" ".join(self.sight.all_words(stock)))] if stock else []

    def _picked(self, walk: Walk, question: Question) -> str:
        by_key = {choice.key: choice.label for choice in question.choices or ()}
        picked = ", ".join(by_key[key] for key in walk.chosen)
        lines = [word("picked", cards=picked) if picked else word("picked-none")]
        if walk.tally:
            lines.append(walk.tally)
        if question.ordered and len(walk.chosen) > 1:
            lines.append(word("picked-order"))
        if question.condition:
            lines.append(word("condition", sentence=question.condition))
        return "\n".join(lines)

    def _pictures(self, walk: Walk, question: Question, leaf: Leaf, spots: dict[str, str]) -> list[Part]:
        """The pictures with the numbers of those choices that are on the page, and with the regions one may look at."""
        sight = self.sight
        here = [choice for _, choice in leaf.here] if leaf.paged else list(question.choices or ())
        shown = {choice.spot: spots[choice.spot] for choice in here if choice.spot in spots}
        told = sorted((int(spots[each.spot]), each.label) for each in here if each.spot in spots)
        alt = ", ".join(f"{figure}: {label}" for figure, label in told)
        shown |= {each.spot: each.key for each in ([leaf.region] if leaf.region else leaf.regions) if each.spot}
        names = dict.fromkeys(spot.partition("/")[0] for spot in spots)
        return [
            Picture(sight.game.key, name, sight.view, people(sight), alt, _on(name, shown), walk.chosen)
            for name in names
        ]

    def _several(self, walk: Walk, question: Question) -> list[Button]:
        """The buttons that end choosing several."""
        row = []
        if walk.chosen and walk.objection is None:
            last = not walk.move
            label = word("lock") if last and self.sight.sealed else word("done")
            row.append(Button(label, self.address("x", walk), "good"))
        if not walk.chosen and question.least == 0 and walk.objection is None:
            row.append(Button(walk.none, self.address("z", walk)))
        if walk.chosen:
            row.append(Button(word("remove"), self.address("r", walk)))
        return row

    def _bottom(self, row: Sequence[Button] = (), typing: Sequence[Button] = ()) -> list[Part]:
        """The ways on and back that every question has: choosing is ended, proposed, taken back; then typing."""
        walk, row = self.sight.walk, [*row]
        if walk and walk.question and walk.path and (walk.chosen or self.sight.sealed):
            row += self._propose(walk)  # of single steps the whole is proposed, where its preview tells what it is
        if walk and walk.path and not walk.chosen:
            row.append(Button(word("back"), self.address("b")))
        row += typing
        if walk and walk.question and walk.question.others:
            row.append(Button(word("others"), self.address("o")))
        if self.sight.revocable and not (walk and walk.path):
            row.append(self._undo(walk))
        row += self._keep() if walk else []
        parts: list[Part] = [row] if row else []
        if self.sight.standing and not (walk and walk.path):
            parts.append(
                [
                    Button(
                        word("revoke", what=what),
                        f"revoke:{self.place}{self.sight.info.id}.{self.sight.seat}.{key}"[:100],
                    )
                    for key, what in self.sight.standing[:FEW]
                ]
            )
        return parts


def numbered(sight: Sight, question: Question) -> dict[str, str]:
    """The number of each place that can be chosen, picture by picture as one reads them."""
    spots: dict[str, str] = {}
    places = [choice.spot.partition("/") for choice in question.choices or () if choice.spot]
    for picture in dict.fromkeys(picture for picture, _, place in places if place):
        on = list(dict.fromkeys(place for where, _, place in places if where == picture))
        order = render.reading(sight.game.key, picture, sight.view, on)
        spots |= {f"{picture}/{place}": str(number) for number, place in enumerate(order, 1 + len(spots))}
    return spots


def _on(picture: str, spots: Mapping[str, str]) -> dict[str, str]:
    """The places on one picture with their figures."""
    cut = [(spot.partition("/"), figure) for spot, figure in spots.items()]
    return {place: figure for (name, _, place), figure in cut if name == picture}


def nothing_line(sight: Sight, *, waits: bool = True) -> str:
    """Why there is nothing to decide; a desk does not name whom it `waits` for: that changes with every move."""
    if sight.info.status in ("closed", "frozen"):
        return word(f"post-{sight.info.status}")
    if sight.over:
        return word("over-now") + (f" {sight.words(sight.why)}" if sight.why else "")
    return " ".join(filter(None, (word("nothing-now"), waiting_line(sight) if waits else "")))


def happened(lines: Sequence[str]) -> str:
    """What came of an answer: how it began and, if that is much, how it ended."""
    shown = [f"✅ {cut(line, 300)}" for line in lines]
    if len(shown) > HAPPENED:
        left = len(shown) - HAPPENED
        shown = [*shown[: HAPPENED // 2], word("post-more", many=left), *shown[-(HAPPENED // 2) :]]
    return "\n".join(shown)


def waiting_line(sight: Sight) -> str:
    """Whom the table waits for, in words."""
    if not sight.waiting:
        return ""
    return word("post-wait", who=listed([sight.names[seat] for seat in sight.waiting]))
