"""The form in which a choice is named in words, or an amount in figures, and the choices that such words fit."""

from re import findall

from discord import ui

from cogs.panel import numbered
from cogs.question import Choice, Question, Walk
from cogs.safe import cut, plain, quoted
from cogs.sight import Sight, names_of
from cogs.way import Strayed, against
from cogs.words import word
from data.kept import Held
from rules.words import Seat


def form(question: Question, custom_id: str, *, amount: bool) -> ui.Modal:
    """The form for a question; its field shows what one of the choices is called."""
    label = word("number-label", low=question.least, high=question.most) if amount else word("type-label")
    made = ui.Modal(title=cut(word("type-title"), 45), custom_id=custom_id, timeout=900)
    field: ui.TextInput[ui.Modal] = ui.TextInput(custom_id="typed", max_length=200)
    if question.choices:
        field.placeholder = cut(word("type-example", label=question.choices[0].label), 100)
    made.add_item(ui.Label(text=cut(label, 45), component=field))
    return made


def fitting(question: Question, typed: str) -> list[int]:
    """The numbers of the choices that are called so, or else have all typed words in what is said of them."""
    wanted = typed.casefold().split()
    called = [
        number for number, choice in enumerate(question.choices or ()) if choice.label.casefold().split() == wanted
    ]
    return called or [
        number for number, choice in enumerate(question.choices or ()) if wanted and _fits(wanted, _said(choice))
    ]


def figured(sight: Sight, question: Question, typed: str) -> list[int]:
    """The numbers of the choices that bear this figure on a picture."""
    figures = numbered(sight, question)
    return [number for number, choice in enumerate(question.choices or ()) if figures.get(choice.spot or "") == typed]


def unfitting(held: Held, seat: Seat, walk: Walk, typed: str) -> str:
    """Why what is typed is none of the choices a walk has led to, if the question knows; or else what one is called."""
    assert held.table and walk.question and walk.question.choices
    try:
        why = against(held.table, seat, names_of(held.info), walk.path, typed)
    except Strayed:
        return word("strayed")
    if why:
        return word("not-possible", typed=quoted(typed), why=why, could="")
    could = word("nothing-here", label=walk.question.choices[0].label)
    return word("not-understood", typed=quoted(typed), could=could)


def _said(choice: Choice) -> str:
    """All that is said of a choice."""
    return plain(f"{choice.label} {choice.note} {choice.region.label if choice.region else ''}").casefold()


def _fits(wanted: list[str], said: str) -> bool:
    """Whether words are all there, as they are or begun or within others; letters, numbers and places as they are."""
    whole = findall(r"\w+", said)
    return all(each in (whole if each[-1].isdecimal() or len(each) == 1 else said) for each in wanted)
