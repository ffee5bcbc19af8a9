"""Buttons pressed, selects chosen from, modals filled in: checked as Discord's own client does."""

from typing import TYPE_CHECKING, Any

from sandbox import payloads
from sandbox.errors import Json, Unable
from sandbox.limits.interactive import BUTTON, SELECTS, STRING_SELECT, TEXT_INPUT
from sandbox.limits.layout import ROW, TEXT, walk
from sandbox.limits.modals import CHECKBOX, CHECKBOXES, RADIO
from sandbox.world import Channel, Message

if TYPE_CHECKING:
    from sandbox.core import Sandbox

USER_SELECTS = (5, 7)


def component_of(message: Message, custom_id: str) -> Json:
    """The enabled component of a message with this custom id; raises Unable."""
    found = next((each for each in walk(message.components) if each.get("custom_id") == custom_id), None)
    if found is None:
        raise Unable("That is no longer there.", 404)
    if found.get("disabled"):
        raise Unable("That is disabled.")
    return found


def button_data(message: Message, custom_id: str) -> Json:
    """The data of a pressed button."""
    component = component_of(message, custom_id)
    if component["type"] != BUTTON:
        raise Unable("That is not a button.")
    return {"custom_id": custom_id, "component_type": BUTTON, "id": component["id"]}


def select_data(sandbox: "Sandbox", message: Message, place: Channel, custom_id: str, values: object) -> Json:
    """The data of a select that was chosen from."""
    component = component_of(message, custom_id)
    if component["type"] not in SELECTS:
        raise Unable("That is not a select.")
    data = {"custom_id": custom_id, "component_type": component["type"], "id": component["id"]}
    return data | _chosen(sandbox, component, place, values)


def _chosen(sandbox: "Sandbox", component: Json, place: Channel, values: object) -> Json:
    if not isinstance(values, list) or len(set(values)) != len(values):
        raise Unable("Choose each only once.")
    least, most = component["min_values"], component["max_values"]
    if not least <= len(values) <= most:
        raise Unable(f"Choose {least}." if least == most else f"Choose {least} to {most}.")
    if component["type"] in USER_SELECTS:
        known = sandbox.world.people
    elif component["type"] == STRING_SELECT:
        known = {option["value"]: option for option in component["options"]}
    else:
        raise Unable("This sandbox has no roles or channels to choose.")
    unknown = [value for value in values if value not in known]
    if unknown:
        raise Unable(f"{unknown[0]!r} cannot be chosen.")
    if component["type"] in USER_SELECTS:
        return {"values": values, "resolved": payloads.resolved(sandbox, values, place)}
    return {"values": values}


def modal_data(sandbox: "Sandbox", modal: Json, place: Channel, values: Json) -> Json:
    """The data of a modal that was sent; raises Unable for an unfinished one."""
    inputs = {each["custom_id"] for each in walk(modal["components"]) if "custom_id" in each}
    for custom_id in values:
        if custom_id not in inputs:
            raise Unable(f"There is no {custom_id!r} in this modal.")
    filled = [_top(sandbox, component, place, values) for component in modal["components"]]
    users = [each.pop("resolved")["users"] for each in walk(filled) if "resolved" in each]
    data: Json = {"custom_id": modal["custom_id"], "components": filled}
    ids = [id for found in users for id in found]
    return data | ({"resolved": payloads.resolved(sandbox, ids, place)} if ids else {})


def _top(sandbox: "Sandbox", component: Json, place: Channel, values: Json) -> Json:
    base = {"type": component["type"], "id": component["id"]}
    if component["type"] == TEXT:
        return base
    if component["type"] == ROW:
        return base | {"components": [_text(each, "This", values) for each in component["components"]]}
    inner = component["component"]
    return base | {"component": _input(sandbox, inner, component["label"], place, values)}


def _input(sandbox: "Sandbox", inner: Json, label: str, place: Channel, values: Json) -> Json:
    kind, custom_id = inner["type"], inner["custom_id"]
    base = {"type": kind, "id": inner["id"], "custom_id": custom_id}
    given = values.get(custom_id)
    if kind == TEXT_INPUT:
        return _text(inner, label, values)
    if kind == CHECKBOX:
        return base | {"value": inner["default"] if given is None else bool(given)}
    if inner["required"] and not given:
        raise Unable(f"{label} is missing.")
    if kind == RADIO:
        return base | {"value": _one_option(inner, given)}
    if kind == CHECKBOXES or kind in SELECTS:
        wanted = given or []
        stand_in = inner | ({"type": STRING_SELECT} if kind == CHECKBOXES else {})
        return base | (_chosen(sandbox, stand_in, place, wanted) if wanted or inner["required"] else {"values": []})
    if given:
        raise Unable("Files cannot be sent from here.")
    return base | {"values": []}


def _one_option(inner: Json, given: Any) -> str | None:
    if given is not None and given not in [option["value"] for option in inner["options"]]:
        raise Unable(f"{given!r} cannot be chosen.")
    return str(given) if given else None


def _text(inner: Json, label: str, values: Json) -> Json:
    value = values.get(inner["custom_id"], inner.get("value") or "")
    if not isinstance(value, str):
        raise Unable(f"{label} must be a text.")
    if not value and inner["required"]:
        raise Unable(f"{label} is missing.")
    least, most = inner["min_length"] or 0, inner["max_length"] or 4_000
    if value and not least <= len(value) <= most:
        raise Unable(f"{label} must have {least} to {most} characters.")
    return {"type": TEXT_INPUT, "id": inner["id"], "custom_id": inner["custom_id"], "value": value}
