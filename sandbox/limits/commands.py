"""Application commands: names, counts, and the 8,000 characters a command may have."""

from collections.abc import Iterable

from sandbox.errors import Json, known
from sandbox.limits import fields
from sandbox.limits.problems import Problems, Spot

SUB, GROUP, STRING, INTEGER, NUMBER = 1, 2, 3, 4, 10
OPTION_TYPES = range(1, 12)
CHAT = 1
MOST_COMMANDS, MOST_OPTIONS, MOST_CHARACTERS = 100, 25, 8_000


def check(commands: Iterable[Json]) -> None:
    """Check all commands of one scope; raises 50035 or 30032."""
    rows = list(commands)
    problems = Problems()
    names = set()
    for number, row in enumerate(rows):
        here = problems.root / number
        _command(row, here)
        key = (row.get("type", CHAT), row.get("name"))
        if key in names:
            (here / "name").refuse("APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique")
        names.add(key)
    problems.settle()
    if sum(row.get("type", CHAT) == CHAT for row in rows) > MOST_COMMANDS:
        raise known(30032)


def check_one(row: Json) -> None:
    """Check a single command; raises 50035."""
    problems = Problems()
    _command(row, problems.root)
    problems.settle()


def _command(row: Json, at: Spot) -> None:
    if row.get("type", CHAT) != CHAT:
        fields.text(row, "name", at, 32, least=1, required=True)
        return
    _name(row, at)
    fields.text(row, "description", at, 100, least=1, required=True)
    _options(row, at, depth=0)
    if characters(row) > MOST_CHARACTERS:
        at.refuse("APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({MOST_CHARACTERS})")


def _name(row: Json, at: Spot) -> None:
    name = fields.text(row, "name", at, 32, least=1, required=True) or ""
    letters_only = all(letter.isalnum() or letter in "-_'" for letter in name)
    if name and not (letters_only and name == name.lower()):
        (at / "name").refuse(
            "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid: only lower-case letters, digits, - and _"
        )


def _options(row: Json, at: Spot, depth: int) -> None:
    options = fields.rows(row, "options", at, MOST_OPTIONS)
    names: set[str] = set()
    for number, option in enumerate(options):
        here = at / "options" / number
        _option(option, here, depth)
        if option.get("name") in names:
            (here / "name").refuse("APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED", "Option names must be unique")
        names.add(str(option.get("name")))
    _order(options, at / "options")


def _order(options: list[Json], at: Spot) -> None:
    below = [option.get("type") in (SUB, GROUP) for option in options]
    if any(below) and not all(below):
        at.refuse("APPLICATION_COMMAND_OPTIONS_TYPE_MIXED", "Subcommands and options cannot be mixed")
    optional_before = False
    for number, option in enumerate(options):
        required = bool(option.get("required"))
        if required and optional_before:
            (at / number).refuse(
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        optional_before = optional_before or not required


def _option(option: Json, at: Spot, depth: int) -> None:
    _name(option, at)
    fields.text(option, "description", at, 100, least=1, required=True)
    kind = option.get("type")
    if not fields.one_of(kind, OPTION_TYPES, at / "type"):
        return
    if kind in (SUB, GROUP):
        if depth > 1 or (kind == GROUP and depth > 0):
            (at / "type").refuse("APPLICATION_COMMAND_OPTIONS_NESTED", "Commands are nested too deeply")
            return
        _options(option, at, depth + 1)
        return
    _value_option(option, at)


def _value_option(option: Json, at: Spot) -> None:
    choices = fields.rows(option, "choices", at, MOST_OPTIONS)
    if choices and option.get("autocomplete"):
        at.refuse("APPLICATION_COMMAND_OPTION_AUTOCOMPLETE_CHOICES", "Choices and autocomplete cannot be used together")
    if option.get("autocomplete") and option["type"] not in (STRING, INTEGER, NUMBER):
        (at / "autocomplete").refuse("APPLICATION_COMMAND_OPTION_AUTOCOMPLETE_TYPE", "This type has no autocomplete")
    check_choices(choices, at / "choices", option["type"])
    if option["type"] == STRING:
        fields.whole(option, "min_length", at, 0, 6_000)
        fields.whole(option, "max_length", at, 1, 6_000)


def check_choices(choices: list[Json], at: Spot, kind: int) -> None:
    """Check the choices of an option, or of an autocomplete answer."""
    for number, choice in enumerate(choices):
        here = at / number
        fields.text(choice, "name", here, 100, least=1, required=True)
        if kind == STRING:
            fields.text(choice, "value", here, 100, required=True)
        elif not isinstance(choice.get("value"), int | float):
            (here / "value").refuse("NUMBER_TYPE_COERCE", f'Value "{choice.get("value")}" is not a number.')


def characters(row: Json) -> int:
    """What counts towards a command's size: all names, descriptions and choices' values."""
    own = len(row.get("name") or "") + len(row.get("description") or "")
    choices = sum(len(each.get("name") or "") + len(str(each.get("value"))) for each in row.get("choices") or ())
    return own + choices + sum(characters(option) for option in row.get("options") or ())
