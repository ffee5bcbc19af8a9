"""Checks of single fields. Each returns the value, or a harmless one after noting the problem."""

from collections.abc import Collection
from typing import Any

from sandbox.errors import Json
from sandbox.limits.problems import Spot


def missing(at: Spot) -> None:
    """Note that a required field is absent."""
    at.refuse("BASE_TYPE_REQUIRED", "This field is required")


def text(raw: Json, key: str, at: Spot, most: int, *, least: int = 0, required: bool = False) -> str | None:
    """A string of `least` to `most` characters, or None where it may be absent."""
    value, here = raw.get(key), at / key
    if value is None:
        if required:
            missing(here)
        return None
    if not isinstance(value, str):
        here.refuse("STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.')
        return None
    if len(value) < least and least == 1 and required:
        missing(here)
    elif len(value) < least:
        here.refuse("BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
    elif len(value) > most:
        too_long(here, least, most)
    return value


def too_long(at: Spot, least: int, most: int) -> None:
    """Note a string or list above its limit."""
    if least:
        at.refuse("BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
    else:
        at.refuse("BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")


def whole(raw: Json, key: str, at: Spot, least: int, most: int) -> int | None:
    """A whole number from `least` to `most`, or None where it is absent."""
    value, here = raw.get(key), at / key
    if value is None:
        return None
    if not isinstance(value, int) or isinstance(value, bool):
        here.refuse("NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        return None
    if value < least:
        here.refuse("NUMBER_TYPE_MIN", f"int value should be greater than or equal to {least}.")
    elif value > most:
        here.refuse("NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.")
    return value


def yes(raw: Json, key: str, at: Spot, default: bool = False) -> bool:
    """A boolean."""
    value = raw.get(key)
    if value is None:
        return default
    if not isinstance(value, bool):
        (at / key).refuse("BOOLEAN_TYPE_CONVERT", "Must be either true or false.")
        return default
    return value


def rows(raw: Json, key: str, at: Spot, most: int, *, least: int = 0) -> list[Json]:
    """A list of objects of `least` to `most` rows; absent is empty."""
    value, here = raw.get(key), at / key
    if value is None:
        if least:
            missing(here)
        return []
    if not isinstance(value, list):
        here.refuse("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        return []
    if len(value) < least or len(value) > most:
        too_long(here, least, most)
    return [_object(row, here / number) for number, row in enumerate(value)]


def _object(value: Any, at: Spot) -> Json:
    if isinstance(value, dict):
        return value
    at.refuse("MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
    return {}


def one_of(value: Any, choices: Collection[Any], at: Spot) -> bool:
    """Whether a value is one of Discord's choices."""
    if value in choices and not isinstance(value, bool):
        return True
    listed = ", ".join(str(choice) for choice in sorted(choices))
    at.refuse("BASE_TYPE_CHOICES", f"Value must be one of {{{listed}}}.")
    return False
