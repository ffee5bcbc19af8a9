"""The form in which a choice is named in words, or an amount in figures, and the choices that such words fit."""

from re import findall

from discord import ui

from cogs.question import Choice, Question
from cogs.safe import cut, plain
from cogs.words import word


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


def _said(choice: Choice) -> str:
    """All that is said of a choice."""
    return plain(f"{choice.label} {choice.note} {choice.region.label if choice.region else ''}").casefold()


def _fits(wanted: list[str], said: str) -> bool:
    """Whether words are all there, as they are or begun or within others; letters, numbers and places as they are."""
    whole = findall(r"\w+", said)
    return all(each in (whole if each[-1].isdecimal() or len(each) == 1 else said) for each in wanted)
