"""Modals: one to five inputs, each in a label (or, the old way, in a row)."""

from sandbox.errors import Json
from sandbox.limits import fields
from sandbox.limits.interactive import SELECTS, TEXT_INPUT, options, present, select, span, text_input
from sandbox.limits.layout import ROW, TEXT
from sandbox.limits.problems import Problems, Spot
from sandbox.limits.tally import Tally

LABEL, UPLOAD, RADIO, CHECKBOXES, CHECKBOX = 18, 19, 21, 22, 23
INPUTS = (TEXT_INPUT, *SELECTS, UPLOAD, RADIO, CHECKBOXES, CHECKBOX)
MOST = 5


def modal(raw: Json, at: Spot) -> Json:
    """Check and settle a modal."""
    tally = Tally()
    settled: Json = {
        "custom_id": fields.text(raw, "custom_id", at, 100, least=1, required=True),
        "title": fields.text(raw, "title", at, 45, least=1, required=True),
    }
    rows = fields.rows(raw, "components", at, MOST, least=1)
    settled["components"] = [_top(row, at / "components" / n, tally) for n, row in enumerate(rows)]
    tally.finish(at / "components")
    return settled


def read_modal(raw: Json) -> Json:
    """Check a modal callback's data; raises 50035."""
    problems = Problems()
    settled = modal(raw, problems.root / "data")
    problems.settle()
    return settled


def _top(raw: Json, at: Spot, tally: Tally) -> Json:
    kind = raw.get("type")
    if not fields.one_of(kind, (ROW, TEXT, LABEL), at / "type"):
        return {}
    if kind == TEXT:
        content = fields.text(raw, "content", at, 4_000, least=1, required=True) or ""
        tally.display(content)
        return tally.enter(raw, {"type": TEXT, "id": 0, "content": content}, at)
    if kind == ROW:
        return _row(raw, at, tally)
    return _label(raw, at, tally)


def _row(raw: Json, at: Spot, tally: Tally) -> Json:
    inputs = []
    for number, row in enumerate(fields.rows(raw, "components", at, 1, least=1)):
        here = at / "components" / number
        if fields.one_of(row.get("type"), (TEXT_INPUT,), here / "type"):
            inputs.append(text_input(row, here, tally, labelled=False))
    return tally.enter(raw, {"type": ROW, "id": 0, "components": inputs}, at)


def _label(raw: Json, at: Spot, tally: Tally) -> Json:
    settled = present(
        type=LABEL,
        id=0,
        label=fields.text(raw, "label", at, 45, least=1, required=True),
        description=fields.text(raw, "description", at, 100, least=1),
    )
    inner = raw.get("component")
    if not isinstance(inner, dict):
        fields.missing(at / "component")
    elif fields.one_of(inner.get("type"), INPUTS, at / "component" / "type"):
        settled["component"] = _input(inner, at / "component", tally)
    return tally.enter(raw, settled, at)


def _input(raw: Json, at: Spot, tally: Tally) -> Json:
    kind = raw["type"]
    if kind == TEXT_INPUT:
        return text_input(raw, at, tally, labelled=True)
    required = fields.yes(raw, "required", at, default=kind != CHECKBOX)
    if kind in SELECTS:
        return _required(select(raw, at, tally), required, at)
    settled: Json = {"type": kind, "id": 0, "custom_id": tally.custom_id(raw, at), "required": required}
    if kind in (RADIO, CHECKBOXES):
        settled["options"] = options(raw, at, 10, least=2 if kind == RADIO else 1)
    if kind == CHECKBOX:
        settled["default"] = fields.yes(raw, "default", at)
    if kind in (UPLOAD, CHECKBOXES):
        settled["min_values"], settled["max_values"] = span(raw, at, 10)
    return tally.enter(raw, settled, at)


def _required(settled: Json, required: bool, at: Spot) -> Json:
    """In modals a select is required unless it says otherwise; then it may be left empty."""
    if required and settled.get("min_values") == 0:
        (at / "min_values").refuse("COMPONENT_REQUIRED_MIN_VALUES", "A required select needs at least one value")
    if settled.get("disabled"):
        (at / "disabled").refuse("COMPONENT_DISABLED_IN_MODAL", "Components in modals cannot be disabled")
    settled["required"] = required
    return settled
