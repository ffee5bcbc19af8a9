"""The slash commands a person finds, and what they typed turned into Discord's payload."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from sandbox import payloads, permissions
from sandbox.errors import Json, Unable
from sandbox.world import DM, Channel

if TYPE_CHECKING:
    from sandbox.core import Sandbox

SUB, GROUP, STRING, INTEGER, BOOLEAN, USER, NUMBER = 1, 2, 3, 4, 5, 6, 10
KINDS = {STRING: "a text", INTEGER: "a whole number", BOOLEAN: "yes or no", USER: "a person", NUMBER: "a number"}


def leaves(sandbox: "Sandbox", user: str, place: Channel) -> list[Json]:
    """The commands that this person can use in this place."""
    commands = [each for each in sandbox.world.commands.values() if _usable(sandbox, user, place, each)]
    return [leaf for command in commands for leaf in _leaves(command, command, ())]


def _usable(sandbox: "Sandbox", user: str, place: Channel, command: Json) -> bool:
    if command["type"] != 1:
        return False
    contexts = command.get("contexts")
    if place.kind == DM:
        in_dm = command["dm_permission"] if contexts is None else 1 in contexts
        return bool(in_dm) and not command.get("guild_id")
    needed = int(command.get("default_member_permissions") or 0)
    granted = permissions.of_person(sandbox.world, user, place)
    return sandbox.world.bot.in_guild and (contexts is None or 0 in contexts) and granted & needed == needed


def _leaves(command: Json, node: Json, path: tuple[str, ...]) -> Iterator[Json]:
    path = (*path, node["name"])
    options = node.get("options") or []
    below = [option for option in options if option["type"] in (SUB, GROUP)]
    if below:
        for option in below:
            yield from _leaves(command, option, path)
    else:
        yield {"id": command["id"], "path": " ".join(path), "description": node["description"], "options": options}


def leaf_at(sandbox: "Sandbox", user: str, place: Channel, path: str) -> Json:
    """The command of this path; raises Unable."""
    found = next((leaf for leaf in leaves(sandbox, user, place) if leaf["path"] == path), None)
    if found is None:
        raise Unable(f"There is no command /{path} here.", 404)
    return found


def command_data(sandbox: "Sandbox", place: Channel, leaf: Json, values: Json, focused: str | None = None) -> Json:
    """The data of a command (or, with a focused option, autocomplete) interaction; raises Unable."""
    options = {option["name"]: option for option in leaf["options"]}
    for name in values:
        if name not in options:
            raise Unable(f"/{leaf['path']} has no option {name}.")
    filled = [
        _filled(sandbox, option, values[name], typing=name == focused)
        for name, option in options.items()
        if values.get(name) is not None
    ]
    if focused is None:
        _complain_of_missing(leaf, values)
    elif not options.get(focused, {}).get("autocomplete"):
        raise Unable(f"/{leaf['path']} offers nothing for {focused}.")
    command = sandbox.world.commands[leaf["id"]]
    data = {"id": command["id"], "name": command["name"], "type": 1, "options": _nested(leaf["path"], command, filled)}
    if command.get("guild_id"):
        data["guild_id"] = command["guild_id"]
    users = [option["value"] for option in filled if option["type"] == USER]
    return data | ({"resolved": payloads.resolved(sandbox, users, place)} if users else {})


def _complain_of_missing(leaf: Json, values: Json) -> None:
    for option in leaf["options"]:
        if option.get("required") and values.get(option["name"]) is None:
            raise Unable(f"/{leaf['path']} needs {option['name']}: {option['description']}.")


def _nested(path: str, command: Json, filled: list[Json]) -> list[Json]:
    names = path.split(" ")[1:]
    for depth, name in enumerate(reversed(names)):
        kind = GROUP if len(names) == 2 and depth == 1 else SUB
        filled = [{"name": name, "type": kind, "options": filled}]
    return filled


def _filled(sandbox: "Sandbox", option: Json, value: Any, *, typing: bool) -> Json:
    filled = {"name": option["name"], "type": option["type"], "value": value}
    if typing:
        return filled | {"value": str(value), "focused": True}
    kind = option["type"]
    if not _is_of(sandbox, kind, value):
        raise Unable(f"{option['name']} must be {KINDS.get(kind, 'something this sandbox does not know')}.")
    choices = [choice["value"] for choice in option.get("choices") or ()]
    if choices and value not in choices:
        raise Unable(f"{option['name']} must be one of {', '.join(str(choice) for choice in choices)}.")
    _measure(option, value)
    return filled


def _is_of(sandbox: "Sandbox", kind: int, value: Any) -> bool:
    match kind:
        case 3:
            return isinstance(value, str) and bool(value)
        case 4:
            return isinstance(value, int) and not isinstance(value, bool)
        case 5:
            return isinstance(value, bool)
        case 6:
            return value in sandbox.world.people
        case 10:
            return isinstance(value, int | float) and not isinstance(value, bool)
    return False


def _measure(option: Json, value: Any) -> None:
    name, kind = option["name"], option["type"]
    size, unit = (len(value), " characters") if kind == STRING else (value, "")
    ends = ("min_length", "max_length") if kind == STRING else ("min_value", "max_value")
    least, most = (option.get(end) for end in ends)
    most = 6_000 if most is None and kind == STRING else most
    if least is not None and size < least:
        raise Unable(f"{name} must be at least {least}{unit}.")
    if most is not None and kind in (STRING, INTEGER, NUMBER) and size > most:
        raise Unable(f"{name} must be at most {most}{unit}.")
